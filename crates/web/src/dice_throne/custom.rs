//! What somebody has set up for the next match of Dice Throne: mode, and who sits where.

use crate::custom::{self, Basics, who};
use crate::seat::mark;
use crate::voice::{Voice, voice};
use game_dice_throne::{DiceThrone, Mode, Setup};
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
    type Game = DiceThrone;

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
            let (voice, count) = (voice(), custom.with(|custom| custom.basics.seats.len()));
            let row = |seat: Seat| {
                let who = who(custom, &voice, seat);
                view! { <div class="custom-seat">{mark(seat, &seat.to_string())}{who}</div> }
            };
            Seat::first(count as u8).map(row).collect_view()
        };
        rows.into_any()
    }
}
