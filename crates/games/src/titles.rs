//! The one place where our games are listed, and what each of them is listed by.

use crate::open::{open_title, pack};
use crate::{Listed, Opened, Packs, Playable, Unopened, Visit};
use content::{Problem, Sources};
use kernel::{Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// One of our games, with all that is needed to list it and to open a match of it. The list makes
/// it of what the crate of every game has; see `CONTRIBUTING.md`.
pub trait Title: Playable {
    /// What it is called, in every language.
    const NAME: &'static str;
    /// Its rules in our words, in German and in English.
    const BOOKS: [&'static str; 2];
    /// The pack files that are built in, with their paths in the project.
    const FILES: &'static [(&'static str, &'static str)];

    /// All that its pack files say.
    type Pack;
    /// A way to play it.
    type Mode: Copy + PartialEq + Send + Sync + 'static;
    /// How a match is set up.
    type Setup: Clone + Serialize + DeserializeOwned;

    /// The ways to play, the one for newcomers first.
    fn modes() -> Vec<Self::Mode>;

    /// The id of a mode on the command line.
    fn mode_id(mode: Self::Mode) -> &'static str;

    /// How many seats a mode has.
    fn mode_seats(mode: Self::Mode) -> u8;

    /// The mode of a set-up.
    fn mode_of(setup: &Self::Setup) -> Self::Mode;

    /// The set-up of a mode with nothing special agreed on.
    fn plain(mode: Self::Mode) -> Self::Setup;

    /// Reads a set-up that somebody has written.
    fn read_setup(text: &str) -> Result<Self::Setup, Vec<String>>;

    /// The pack that is built in, read once and shared.
    fn built_in() -> &'static Arc<Self::Pack>;

    /// Reads a pack; every problem at once.
    fn load(files: &[(&str, &str)]) -> Result<Self::Pack, Vec<Problem>>;

    /// All values of a pack, with where they come from.
    fn sources(pack: &Self::Pack) -> &Sources;

    /// How many of what a pack holds.
    fn counts(pack: &Self::Pack) -> Vec<(&'static str, usize)>;

    /// The rules for a match set up like this; every problem at once.
    fn set_up(pack: Arc<Self::Pack>, setup: &Self::Setup) -> Result<Self, Vec<String>>;

    /// The set-up as far as everyone may know it.
    fn shown(&self, setup: &Self::Setup) -> Self::Setup;

    /// As one of all games.
    fn any(self) -> AnyGame;

    /// The game that was opened, if it is this one.
    fn of(any: AnyGame) -> Option<Self>;
}

/// Makes everything that hangs on the list of games: a line for each, with the crate of its rules,
/// its type there and its id.
macro_rules! titles {
    ($dollar:tt $($rules:ident :: $game:ident = $id:literal;)+) => {
        $(pub use $rules::$game;)+

        /// One of our games.
        #[derive(Debug, Clone)]
        pub enum AnyGame {
            $(#[doc = concat!("That of `", $id, "`.")] $game($game),)+
        }

        $(impl Title for $game {
            const NAME: &'static str = $rules::NAME;
            const BOOKS: [&'static str; 2] = [
                include_str!(concat!("../../../docs/rules/", $id, ".de.md")),
                include_str!(concat!("../../../docs/rules/", $id, ".en.md")),
            ];
            const FILES: &'static [(&'static str, &'static str)] = $rules::FILES;

            type Pack = $rules::Pack;
            type Mode = $rules::Mode;
            type Setup = $rules::Setup;

            fn modes() -> Vec<Self::Mode> {
                $rules::Mode::ALL.to_vec()
            }

            fn mode_id(mode: Self::Mode) -> &'static str {
                mode.id()
            }

            fn mode_seats(mode: Self::Mode) -> u8 {
                mode.seats()
            }

            fn mode_of(setup: &Self::Setup) -> Self::Mode {
                setup.mode
            }

            fn plain(mode: Self::Mode) -> Self::Setup {
                $rules::Setup::of_mode(mode)
            }

            fn read_setup(text: &str) -> Result<Self::Setup, Vec<String>> {
                $rules::Setup::read(text)
            }

            fn built_in() -> &'static Arc<Self::Pack> {
                $rules::Pack::builtin()
            }

            fn load(files: &[(&str, &str)]) -> Result<Self::Pack, Vec<Problem>> {
                $rules::Pack::load(files)
            }

            fn sources(pack: &Self::Pack) -> &Sources {
                &pack.sources
            }

            fn counts(pack: &Self::Pack) -> Vec<(&'static str, usize)> {
                pack.counts()
            }

            fn set_up(pack: Arc<Self::Pack>, setup: &Self::Setup) -> Result<Self, Vec<String>> {
                $game::open(pack, setup)
            }

            fn shown(&self, setup: &Self::Setup) -> Self::Setup {
                self.public_setup(setup)
            }

            fn any(self) -> AnyGame {
                AnyGame::$game(self)
            }

            fn of(any: AnyGame) -> Option<Self> {
                match any {
                    AnyGame::$game(game) => Some(game),
                    _ => None,
                }
            }
        })+

        /// The ids of all games, in the order in which they are listed.
        pub const IDS: [&str; [$($id),+].len()] = [$($game::ID),+];

        /// The pack files of all games.
        pub(crate) const FILES: &[&[(&str, &str)]] = &[$(<$game as Title>::FILES),+];

        /// The rules of all games, by id.
        pub(crate) const BOOKS: &[(&str, [&str; 2])] = &[$(($game::ID, $game::BOOKS)),+];

        /// The version of a game's rules, by its id.
        pub fn rules(id: &str) -> Option<u32> {
            match id {
                $($game::ID => Some(<$game as kernel::Game>::RULES),)+
                _ => None,
            }
        }

        /// All games.
        pub fn list(packs: &Packs) -> Result<Vec<Listed>, Unopened> {
            Ok(vec![$(Listed::new::<$game>(packs)?),+])
        }

        /// The values of all packs, with where they come from, or every problem.
        pub fn sources(packs: &Packs) -> Result<Vec<Sources>, Vec<Problem>> {
            let read = [$(pack::<$game>(packs).map(|pack| $game::sources(&pack).clone())),+];
            gathered(read)
        }

        /// Opens a match. Without a set-up the mode's default holds, without a mode that of the
        /// set-up.
        pub fn open(
            id: &str,
            mode: Option<&str>,
            setup: Option<&str>,
            packs: &Packs,
        ) -> Result<Opened, Unopened> {
            match id {
                $($game::ID => open_title::<$game>(mode, setup, packs).map(Opened::any),)+
                _ => Err(Unopened::NoGame(id.chars().take(40).collect())),
            }
        }

        /// Does something with whichever game it is. Unlike [`Visit`] it may ask of the games what
        /// only a client knows, such as how they are drawn.
        #[macro_export]
        macro_rules! whichever {
            ($dollar any:expr, $dollar one:ident => $dollar act:expr) => {
                match $dollar any {
                    $($crate::AnyGame::$game($dollar one) => $dollar act,)+
                }
            };
        }

        /// Hands the types of all games to another macro.
        #[macro_export]
        macro_rules! each_title {
            ($dollar then:ident) => {
                $dollar then! { $($crate::$game),+ }
            };
        }

        /// The same, with the name of the crate that has a game's rules.
        #[macro_export]
        macro_rules! each_rules {
            ($dollar then:ident) => {
                $dollar then! { $($rules: $crate::$game),+ }
            };
        }
    };
}

titles! {
    $
    game_irondie::Irondie = "irondie";
    game_dice_miner::DiceMiner = "dice-miner";
    game_kapow::Kapow = "kapow";
    game_dice_throne::DiceThrone = "dice-throne";
    game_dice_masters::DiceMasters = "dice-masters";
}

impl AnyGame {
    /// Does something with whichever game it is.
    pub fn visit<V: Visit>(self, visitor: V) -> V::Out {
        whichever!(self, game => visitor.visit(game))
    }

    /// How many seats the match has.
    pub fn seats(&self) -> u8 {
        whichever!(self, game => game.seats())
    }

    /// Which team a seat plays for, if there are teams.
    pub fn team(&self, seat: Seat) -> Option<u8> {
        whichever!(self, game => Game::team(game, seat))
    }
}

/// What all packs have, or every problem of all of them.
fn gathered<T>(
    read: impl IntoIterator<Item = Result<T, Unopened>>,
) -> Result<Vec<T>, Vec<Problem>> {
    let (mut all, mut problems) = (Vec::new(), Vec::new());
    for one in read {
        match one {
            Ok(one) => all.push(one),
            Err(Unopened::Packs(found)) => problems.extend(found),
            Err(other) => unreachable!("only the files of a pack are read: {other}"),
        }
    }
    if problems.is_empty() {
        Ok(all)
    } else {
        Err(problems)
    }
}
