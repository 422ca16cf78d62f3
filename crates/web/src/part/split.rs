//! Where the app is cut. The press (`xtask/web`) follows what each of these functions uses: what
//! no other part uses goes into a file of its own.

use super::Part;
use kernel::Game;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// One way into the part of each game, from the list of games.
macro_rules! all {
    ($($name:ident: $game:ty),+) => {
        $(
            #[wasm_split($name, fallible)]
            fn $name() -> Result<&'static Part, SplitLoaderError> {
                Ok(const { &Part::of::<$game>() })
            }
        )+

        /// The part of the game with this id; nothing where it cannot be had.
        pub(super) async fn fetch(id: &str) -> Option<&'static Part> {
            match id {
                $(<$game>::ID => $name().await.ok(),)+
                _ => None,
            }
        }
    };
}

games::each_rules!(all);
