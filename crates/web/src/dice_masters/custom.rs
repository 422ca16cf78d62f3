//! What somebody has set up for the next match of Dice Masters: the way to play and who sits where.

use crate::custom::{self, Basics};
use crate::voice::{Voice, voice};
use game_dice_masters::{DiceMasters, Mode, Setup};
use games::Title;
use kernel::Seat;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    #[serde(flatten)]
    basics: Basics<Mode>,
}

impl custom::Custom for Custom {
    type Game = DiceMasters;

    fn basics(&self) -> &Basics<Mode> {
        &self.basics
    }

    fn basics_mut(&mut self) -> &mut Basics<Mode> {
        &mut self.basics
    }

    fn setup(&self) -> Setup {
        Setup::of_mode(self.basics.mode)
    }

    fn fit(&mut self) {}

    fn special(&self, _voice: &Voice) -> Vec<String> {
        Vec::new()
    }

    fn rows(custom: RwSignal<Custom>) -> AnyView {
        let rows = move || {
            let count = custom.with(|custom| DiceMasters::mode_seats(custom.basics.mode));
            let row = |seat| {
                let who = custom::who(custom, &voice(), seat);
                custom::cast::seat_row(seat, who, None, None)
            };
            Seat::first(count).map(row).collect_view()
        };
        view! { <div class="custom-seats">{rows}</div> }.into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::custom::tried;
    use game_dice_masters::Pack;

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        tried::plays_every_mode(|custom: &Custom| {
            DiceMasters::open(Pack::builtin().clone(), &custom.setup()).is_ok()
        });
    }
}
