//! What somebody has set up for the next match of Dice Throne: mode, who plays which hero or how
//! heroes are chosen, who sits where, and what is agreed on. What does not fit any more gives way
//! to the defaults.

mod sheet;

use crate::custom::{self, Basics, cast};
use crate::voice::Voice;
use game_dice_throne::{DiceThrone, HeroChoice, Mode, Options, Pack, Setup};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    #[serde(flatten)]
    basics: Basics<Mode>,
    choice: HeroChoice,
    /// How many heroes everybody bans in a draft.
    bans: u8,
    /// One for each seat, by its id. They are kept while heroes are chosen in another way.
    heroes: Vec<String>,
    options: Options,
}

impl Default for Custom {
    fn default() -> Custom {
        Custom {
            basics: Basics::default(),
            choice: HeroChoice::Set,
            bans: 1,
            heroes: Vec::new(),
            options: Options::default(),
        }
    }
}

impl custom::Custom for Custom {
    type Game = DiceThrone;

    const SHUFFLES: bool = true;

    fn basics(&self) -> &Basics<Mode> {
        &self.basics
    }

    fn basics_mut(&mut self) -> &mut Basics<Mode> {
        &mut self.basics
    }

    fn setup(&self) -> Setup {
        let is_set = self.choice == HeroChoice::Set;
        let drafts = self.choice == HeroChoice::Draft;
        Setup {
            heroes: if is_set {
                self.heroes.clone()
            } else {
                Vec::new()
            },
            choice: self.choice,
            bans: if drafts { self.bans } else { 1 },
            options: self.options.clone(),
            ..Setup::of_mode(self.basics.mode)
        }
    }

    /// As many heroes as the mode has seats, none twice unless that is agreed on, and no more bans
    /// than there can be.
    fn fit(&mut self) {
        let seats = usize::from(self.basics.mode.seats());
        let twice = self.options.mirror;
        self.heroes = cast::fit(&self.heroes, seats, twice, |_| all_heroes());
        while self.bans > 1 && !self.opens() {
            self.bans -= 1;
        }
    }

    /// Who plays whom, or how that is chosen.
    fn special(&self, voice: &Voice) -> Vec<String> {
        let pack = Pack::builtin();
        if self.choice != HeroChoice::Set {
            return vec![voice.text(sheet::way_key(self.choice))];
        }
        let heroes = self.heroes.iter().filter_map(|id| pack.hero_named(id));
        heroes
            .map(|hero| voice.named(&pack.hero(hero).name))
            .collect()
    }

    /// Other heroes.
    fn shuffled(mut self) -> Custom {
        self.choice = HeroChoice::Set;
        self.heroes = cast::shuffled(all_heroes());
        self.fitted()
    }

    fn rows(custom: RwSignal<Custom>) -> AnyView {
        sheet::rows(custom)
    }
}

impl Custom {
    fn opens(&self) -> bool {
        DiceThrone::open(Pack::builtin().clone(), &custom::Custom::setup(self)).is_ok()
    }

    /// Lets a seat play a hero. Whoever has it gets the other one for it, unless both may.
    fn choose_hero(&mut self, place: usize, id: String) {
        if self.options.mirror {
            self.heroes[place] = id;
        } else {
            cast::exchange(&mut self.heroes, place, id);
        }
    }
}

fn all_heroes() -> Vec<String> {
    let heroes = Pack::builtin().heroes.iter();
    heroes.map(|hero| hero.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::custom::tried::{self, read};

    fn custom(text: &str) -> Custom {
        read(text)
    }

    #[test]
    fn every_mode_can_be_played_in_every_way() {
        tried::plays_every_mode(|custom: &Custom| {
            let ways = HeroChoice::ALL.into_iter();
            let mut ways = ways.map(|choice| Custom {
                choice,
                ..custom.clone()
            });
            ways.all(|custom| custom.fitted().opens())
        });
    }

    #[test]
    fn a_first_match_is_barbarian_against_paladin() {
        let first = Custom::default().fitted();
        assert_eq!(first.setup().heroes, ["barbarian", "paladin"]);
        assert_eq!(first.setup().choice, HeroChoice::Set);
    }

    #[test]
    fn what_does_not_fit_gives_way() {
        let custom = custom(r#"{"mode":"hill-three","heroes":["monk","nobody","monk"],"bans":9}"#);
        assert_eq!(custom.heroes, ["monk", "barbarian", "paladin"]);
        let custom = self::custom(r#"{"mode":"3v3","choice":"draft","bans":4}"#);
        assert_eq!((custom.bans, custom.opens()), (1, true));
        let twice = self::custom(r#"{"heroes":["monk","monk"],"options":{"mirror":true}}"#);
        assert_eq!(twice.heroes, ["monk", "monk"]);
        assert!(twice.opens());
    }

    #[test]
    fn a_hero_that_is_taken_is_exchanged() {
        let mut custom = custom(r#"{"heroes":["monk","ninja"]}"#);
        custom.choose_hero(0, "ninja".to_owned());
        assert_eq!(custom.heroes, ["ninja", "monk"]);
        custom.options.mirror = true;
        custom.choose_hero(1, "ninja".to_owned());
        assert_eq!(custom.heroes, ["ninja", "ninja"]);
        custom.options.mirror = false;
        custom.fit();
        assert_eq!(custom.heroes, ["ninja", "barbarian"]);
    }

    #[test]
    fn heroes_are_kept_while_they_are_chosen_otherwise() {
        let mut custom = custom(r#"{"heroes":["monk","ninja"],"choice":"draft"}"#);
        assert!(custom.setup().heroes.is_empty());
        custom.choice = HeroChoice::Set;
        assert_eq!(custom.setup().heroes, ["monk", "ninja"]);
    }
}
