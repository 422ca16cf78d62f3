//! What somebody has set up for the next match of Dice Miner: mode, who sits where, and what is
//! agreed on. What does not fit any more gives way to the defaults.

mod sheet;

use crate::custom;
use crate::seating::{self, Who};
use crate::voice::Voice;
use game_dice_miner::{DiceMiner, Mode, Options, Pack, Setup};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

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

impl custom::Custom for Custom {
    type Game = DiceMiner;

    fn mode(&self) -> Mode {
        self.mode
    }

    fn choose_mode(&mut self, mode: Mode) {
        self.mode = mode;
        *self = self.clone().fitted();
    }

    fn setup(&self) -> Setup {
        Setup {
            mode: self.mode,
            options: self.options.clone(),
        }
    }

    fn company(&self) -> Vec<Who> {
        self.seats.clone()
    }

    fn bot(&self) -> &str {
        &self.bot
    }

    /// As many seats as the mode has, one of them mine.
    fn fitted(mut self) -> Custom {
        if Pack::builtin().tables(&self.options.preset).is_none() {
            self.options.preset = Options::default().preset;
        }
        seating::fit(&mut self.seats, &mut self.bot, self.mode.seats());
        self
    }

    /// Its faces.
    fn special(&self, voice: &Voice) -> Vec<String> {
        let presets = Pack::builtin().presets.iter();
        let chosen = presets.filter(|preset| preset.id == self.options.preset);
        chosen.map(|preset| voice.named(&preset.name)).collect()
    }

    fn rows(custom: RwSignal<Custom>) -> AnyView {
        sheet::rows(custom)
    }
}

impl Custom {
    fn choose_who(&mut self, place: usize, who: Who) {
        seating::choose(&mut self.seats, &mut self.bot, place, who);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::route::Way;

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
