//! What somebody has set up for the next match of KAPOW!: mode, who fights as whom, who sits where,
//! and what is agreed on. What does not fit any more gives way to the defaults.

mod sheet;

use crate::boards::{Ready, mode_key};
use crate::company::{self, Who};
use crate::dom;
use crate::route::Way;
use crate::tongue::Voice;
use game_kapow::{Chosen, Kapow, Mode, Setup, SetupOptions};
use kernel::Game;
use serde::{Deserialize, Serialize};
use table::Sitter;

pub(crate) use sheet::CustomSheet;

const NAME: &str = "astragal.kapow";

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    pub(crate) mode: Mode,
    /// The bot that comes where nobody else sits.
    pub(crate) bot: String,
    pub(crate) options: SetupOptions,
    /// One for each who fights.
    pub(crate) fighters: Vec<Chosen>,
    /// One for each seat of the mode.
    pub(crate) seats: Vec<Who>,
}

impl Default for Custom {
    fn default() -> Custom {
        Custom {
            mode: Mode::Beginner,
            bot: "greedy".to_owned(),
            options: SetupOptions::default(),
            fighters: Vec::new(),
            seats: vec![Who::Me, Who::Bot("greedy".to_owned())],
        }
    }
}

impl Custom {
    /// What was kept, or the defaults.
    pub(crate) fn recall() -> Custom {
        let kept = dom::recall(NAME).and_then(|text| serde_json::from_str::<Custom>(&text).ok());
        kept.unwrap_or_default()
    }

    /// At one screen there are at least two.
    pub(super) fn for_way(self, way: Way) -> Custom {
        if way == Way::SameScreen && self.mode.seats() < 2 {
            return Custom::default();
        }
        self
    }

    /// The set-up of a match.
    pub(super) fn setup(&self) -> Setup {
        Setup {
            mode: self.mode,
            options: self.options.clone(),
            fighters: self.fighters.clone(),
        }
    }

    /// Who sits down at a table in this page.
    pub(super) fn sitters(&self, way: Way) -> Vec<Sitter> {
        company::sitters(&self.seats, &self.bot, way)
    }

    /// Who sits down at a table on the server.
    pub(crate) fn places(&self) -> Vec<String> {
        company::places(&self.seats)
    }

    /// The set-up for a table on the server.
    pub(crate) fn ready(&self) -> Ready {
        Ready::new(self.mode.id(), self.mode.seats(), &self.setup())
    }

    /// The set-up in a line.
    pub(crate) fn about(&self, voice: &Voice) -> String {
        voice.text(&mode_key(Kapow::ID, self.mode.id()))
    }
}
