//! What somebody has set up for the next match of Dice Miner: mode, who sits where, and what is
//! agreed on. What does not fit any more gives way to the defaults.

mod sheet;

use crate::custom::{self, Basics};
use crate::voice::Voice;
use game_dice_miner::{DiceMiner, Mode, Options, Pack, Setup};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    #[serde(flatten)]
    basics: Basics<Mode>,
    options: Options,
}

impl custom::Custom for Custom {
    type Game = DiceMiner;

    fn basics(&self) -> &Basics<Mode> {
        &self.basics
    }

    fn basics_mut(&mut self) -> &mut Basics<Mode> {
        &mut self.basics
    }

    fn setup(&self) -> Setup {
        Setup {
            mode: self.basics.mode,
            options: self.options.clone(),
        }
    }

    fn fit(&mut self) {
        if Pack::builtin().tables(&self.options.preset).is_none() {
            self.options.preset = Options::default().preset;
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::custom::tried::{self, read};
    use crate::seating::Who;

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        tried::plays_every_mode(|custom: &Custom| {
            DiceMiner::open(Pack::builtin().clone(), &custom.setup()).is_ok()
        });
    }

    #[test]
    fn what_does_not_fit_gives_way() {
        let text = r#"{"mode":"three","bot":"hal","options":{"preset":"odd"},
            "seats":["person",{"bot":"hal"},"person","me"]}"#;
        let custom: Custom = read(text);
        let bot = Who::Bot("pebble".to_owned());
        assert_eq!(
            custom.basics.seats,
            [Who::Me, bot, Who::Person],
            "somebody has to play"
        );
        assert_eq!(custom.options, Options::default());
    }

    #[test]
    fn at_one_screen_there_are_two() {
        tried::needs_two_at_one_screen::<Custom>("solo-greedy", "two");
    }
}
