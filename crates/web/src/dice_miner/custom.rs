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
    use crate::route::Way;
    use crate::seating::Who;

    fn custom(text: &str) -> Custom {
        let custom: Custom = serde_json::from_str(text).unwrap();
        custom.fitted()
    }

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        for mode in Mode::ALL {
            let custom = custom(&format!(r#"{{"mode":"{}","bot":"random"}}"#, mode.id()));
            assert_eq!(custom.basics.seats.len(), usize::from(mode.seats()));
            assert_eq!(custom.basics.seats[0], Who::Me);
            let bot = Who::Bot("random".to_owned());
            assert!(custom.basics.seats[1..].iter().all(|seat| *seat == bot));
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
            custom.basics.seats,
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
            (two.basics.mode, two.sitters(Way::SameScreen).len()),
            (Mode::Two, 2)
        );
    }
}
