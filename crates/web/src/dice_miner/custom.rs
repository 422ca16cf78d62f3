//! What somebody has set up for the next match of Dice Miner: mode, who sits where, and what is
//! agreed on. What does not fit any more gives way to the defaults.

mod sheet;

use crate::boards::{Ready, mode_key};
use crate::company::{self, Who};
use crate::dom;
use crate::route::Way;
use crate::tongue::Voice;
use game_dice_miner::{DiceMiner, Mode, Options, Pack, Setup};
use kernel::Game;
use serde::{Deserialize, Serialize};
use table::Sitter;

pub(crate) use sheet::CustomSheet;

const NAME: &str = "astragal.dice-miner";

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    pub(crate) mode: Mode,
    /// The bot that comes where nobody else sits.
    pub(crate) bot: String,
    pub(crate) options: Options,
    /// One for each seat of the mode.
    pub(crate) seats: Vec<Who>,
}

impl Default for Custom {
    fn default() -> Custom {
        Custom {
            mode: Mode::Two,
            bot: "greedy".to_owned(),
            options: Options::default(),
            // Seats that are not there are filled when it is made to fit.
            seats: Vec::new(),
        }
    }
}

impl Custom {
    /// What was kept, or the defaults.
    pub(crate) fn recall() -> Custom {
        let kept = dom::recall(NAME).and_then(|text| serde_json::from_str::<Custom>(&text).ok());
        kept.unwrap_or_default().fitted()
    }

    fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            dom::keep(NAME, &text);
        }
    }

    /// At one screen there are at least two.
    pub(super) fn for_way(mut self, way: Way) -> Custom {
        if way == Way::SameScreen && self.mode.seats() < 2 {
            self.choose_mode(Mode::Two);
        }
        self
    }

    /// The set-up of a match.
    pub(super) fn setup(&self) -> Setup {
        Setup {
            mode: self.mode,
            options: self.options.clone(),
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

    /// The set-up in a line: its mode and its faces.
    pub(crate) fn about(&self, voice: &Voice) -> String {
        let mode = voice.text(&mode_key(DiceMiner::ID, self.mode.id()));
        let presets = Pack::builtin().presets.iter();
        let mut presets = presets.filter(|preset| preset.id == self.options.preset);
        let preset = presets.next();
        let preset = preset.map(|preset| voice.named(&preset.name.de, &preset.name.en));
        format!("{mode} · {}", preset.unwrap_or_default())
    }

    /// How a match with exactly these people is played.
    fn way(&self) -> Way {
        company::way(&self.seats)
    }

    fn choose_mode(&mut self, mode: Mode) {
        self.mode = mode;
        *self = self.clone().fitted();
    }

    fn choose_who(&mut self, place: usize, who: Who) {
        company::choose(&mut self.seats, &mut self.bot, place, who);
    }

    /// As many seats as the mode has, one of them mine.
    fn fitted(mut self) -> Custom {
        if Pack::builtin().tables(&self.options.preset).is_none() {
            self.options.preset = Options::default().preset;
        }
        company::fit(&mut self.seats, &mut self.bot, self.mode.seats());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn custom(text: &str) -> Custom {
        let custom: Custom = serde_json::from_str(text).unwrap();
        custom.fitted()
    }

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        for mode in Mode::ALL {
            let custom = custom(&format!(r#"{{"mode":"{}","bot":"random"}}"#, mode.id()));
            assert_eq!(custom.seats.len(), usize::from(mode.seats()));
            assert_eq!(custom.seats[0], Who::Me);
            let bot = Who::Bot("random".to_owned());
            assert!(custom.seats[1..].iter().all(|seat| *seat == bot));
            assert!(DiceMiner::open(Pack::builtin().clone(), &custom.setup()).is_ok());
        }
    }

    #[test]
    fn what_does_not_fit_gives_way() {
        let text = r#"{"mode":"three","bot":"hal","options":{"preset":"odd"},
            "seats":["person",{"bot":"hal"},"person","me"]}"#;
        let custom = custom(text);
        let bot = Who::Bot("greedy".to_owned());
        assert_eq!(
            custom.seats,
            [Who::Me, bot, Who::Person],
            "somebody has to play"
        );
        assert_eq!(custom.options, Options::default());
    }

    #[test]
    fn at_one_screen_there_are_two() {
        let solo = custom(r#"{"mode":"solo-greedy"}"#);
        assert_eq!(solo.sitters(Way::Bot).len(), 1);
        let two = solo.for_way(Way::SameScreen);
        assert_eq!(
            (two.mode, two.sitters(Way::SameScreen).len()),
            (Mode::Two, 2)
        );
    }
}
