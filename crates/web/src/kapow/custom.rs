//! What somebody has set up for the next match of KAPOW!: mode, who fights as whom, who sits where,
//! and what is agreed on. What does not fit any more gives way to the defaults.

mod fighters;
mod sheet;

use crate::custom::{self, Basics, cast};
use crate::voice::Voice;
use game_kapow::{Chosen, Kapow, Mode, Pack, Setup, SetupOptions};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    #[serde(flatten)]
    basics: Basics<Mode>,
    options: SetupOptions,
    /// One for each who fights, by its id. Beginners have none and leave them alone.
    characters: Vec<String>,
}

impl custom::Custom for Custom {
    type Game = Kapow;

    const SHUFFLES: bool = true;

    fn basics(&self) -> &Basics<Mode> {
        &self.basics
    }

    fn basics_mut(&mut self) -> &mut Basics<Mode> {
        &mut self.basics
    }

    fn setup(&self) -> Setup {
        let fighters = match self.basics.mode {
            Mode::Beginner => Vec::new(),
            _ => self.characters.iter().cloned().map(chosen).collect(),
        };
        Setup {
            mode: self.basics.mode,
            options: self.options.clone(),
            fighters,
        }
    }

    /// As many characters as the mode has, and none twice.
    fn fit(&mut self) {
        let mode = self.basics.mode;
        if mode != Mode::Beginner {
            self.characters = fit(&self.characters, mode);
        }
        if Kapow::open(Pack::builtin().clone(), &self.setup()).is_err() {
            self.options = SetupOptions::default();
            self.characters = usual(mode);
        }
    }

    /// Who fights.
    fn special(&self, voice: &Voice) -> Vec<String> {
        let name = |chosen: &Chosen| {
            let pack = Pack::builtin();
            let place = pack.character(&chosen.character)?;
            let name = &pack.characters[usize::from(place)].name;
            Some(voice.named(name))
        };
        self.setup().fighters.iter().filter_map(name).collect()
    }

    /// Other characters.
    fn shuffled(mut self) -> Custom {
        if self.basics.mode == Mode::Beginner {
            self.basics.mode = Mode::Duel;
        }
        self.characters = cast::shuffled(all_characters());
        self.fitted()
    }

    fn rows(custom: RwSignal<Custom>) -> AnyView {
        sheet::rows(custom)
    }
}

impl Custom {
    /// Lets somebody fight as this character. Whoever has it gets the other one for it.
    fn choose_character(&mut self, place: usize, id: String) {
        cast::exchange(&mut self.characters, place, id);
    }
}

fn chosen(character: String) -> Chosen {
    Chosen { character }
}

fn all_characters() -> Vec<String> {
    let all = Pack::builtin().characters.iter();
    all.map(|one| one.id.clone()).collect()
}

/// Who fights in a mode where nothing is said.
fn usual(mode: Mode) -> Vec<String> {
    let fighters = Setup::of_mode(mode).fighters.into_iter();
    fighters.map(|one| one.character).collect()
}

/// Those who were wanted and are known, once each; then the usual ones, then any.
fn fit(wanted: &[String], mode: Mode) -> Vec<String> {
    let (usual, all) = (usual(mode), all_characters());
    cast::fit(wanted, usual.len(), false, |place| {
        let likely = usual[place..].iter().chain(&usual).chain(&all);
        likely.cloned().collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::custom::tried::{self, read};
    use crate::seating::Who;
    use std::collections::BTreeSet;

    fn custom(text: &str) -> Custom {
        read(text)
    }

    fn opens(custom: &Custom) -> bool {
        Kapow::open(Pack::builtin().clone(), &custom.setup()).is_ok()
    }

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        tried::plays_every_mode(|custom: &Custom| {
            custom.setup() == Setup::of_mode(custom.mode()) && opens(custom)
        });
    }

    #[test]
    fn what_does_not_fit_gives_way() {
        let custom = custom(
            r#"{"mode":"teams","bot":"hal","options":{"rounds":0,"extra-life":99},
                "characters":["coquette","nobody","coquette"],"seats":["person","me","me"]}"#,
        );
        assert_eq!(custom.options, SetupOptions::default());
        let bot = || Who::Bot("pebble".to_owned());
        assert_eq!(custom.basics.seats, [Who::Person, Who::Me, bot(), bot()]);
        let different: BTreeSet<&String> = custom.characters.iter().collect();
        assert_eq!(different.len(), 4, "nobody fights twice");
        assert!(opens(&custom));
    }

    #[test]
    fn characters_are_kept_where_they_fit() {
        let mut custom = custom(r#"{"mode":"duel","characters":["coquette","elusivity"]}"#);
        custom.choose_mode(Mode::Beginner);
        assert_eq!(custom.setup().fighters, []);
        custom.choose_mode(Mode::Coop);
        assert_eq!(custom.characters[..2], ["coquette", "elusivity"]);
        assert!(opens(&custom), "{:?}", custom.characters);
        custom.choose_character(0, "elusivity".to_owned());
        assert_eq!(custom.characters[..2], ["elusivity", "coquette"]);
    }

    #[test]
    fn any_two_characters_can_meet() {
        let all = all_characters();
        for one in &all {
            for other in all.iter().filter(|other| *other != one) {
                for mode in [Mode::Duel, Mode::Solo] {
                    let characters = vec![one.clone(), other.clone()];
                    let mut wanted = Custom::default();
                    wanted.characters.clone_from(&characters);
                    wanted.basics.mode = mode;
                    assert_eq!(wanted.fitted().characters, characters, "{mode:?}");
                }
            }
        }
    }

    #[test]
    fn at_one_screen_there_are_two() {
        tried::needs_two_at_one_screen::<Custom>("solo", "beginner");
    }
}
