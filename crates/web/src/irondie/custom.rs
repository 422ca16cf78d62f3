//! What somebody has set up for the next match: mode, who sits where with which set, and what is
//! agreed on. The defaults give a good game, and what does not fit any more gives way to them.

mod agreed;
mod seats;

use super::Shelf;
use crate::bench::Sheet as _;
use crate::board::Board as _;
use crate::custom::{self, Basics};
use crate::dom;
use crate::icon::Icon;
use crate::route::Route;
use crate::seating::Who;
use crate::voice::{Voice, t};
use bots::Noise;
use game_irondie::{Irondie, Make, Mode, Options, Pack, SeatSetup, SetChoice, SetSheet, Setup};
use kernel::Rng;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The side set of nobody.
const NO_SIDE: &str = "none";

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    #[serde(flatten)]
    basics: Basics<Mode>,
    options: Options,
    /// One for each seat of the mode.
    sets: Vec<Brought>,
}

/// What a seat brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Brought {
    /// The id of a ready-made set or of an own one.
    set: String,
    /// The set whose side set is brought; that of the set itself where this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    side: Option<String>,
}

impl Brought {
    /// A set with its own side set.
    const fn of(set: String) -> Brought {
        Brought { set, side: None }
    }
}

impl Default for Custom {
    fn default() -> Custom {
        Custom {
            basics: Basics::default(),
            options: Setup::of_mode(Mode::default()).options,
            sets: Vec::new(),
        }
    }
}

impl custom::Custom for Custom {
    type Game = Irondie;

    const SHUFFLES: bool = true;

    fn basics(&self) -> &Basics<Mode> {
        &self.basics
    }

    fn basics_mut(&mut self) -> &mut Basics<Mode> {
        &mut self.basics
    }

    /// Another mode. Ready-made sets become those of the mode: some have a side set.
    fn choose_mode(&mut self, mode: Mode) {
        // Late rounds belong to match play unless somebody asks for them (IR-17.1).
        self.options.late_from = Setup::of_mode(mode).options.late_from;
        self.basics.mode = mode;
        for (brought, set) in self.sets.iter_mut().zip(default_sets(mode)) {
            if Pack::builtin().set(&brought.set).is_some() {
                *brought = Brought::of(set);
            }
        }
        self.fit_all();
    }

    fn setup(&self) -> Setup {
        self.setup_from(&Shelf::recall())
    }

    fn fit(&mut self) {
        self.fit_to(&Shelf::recall());
    }

    /// The sets by seat.
    fn special(&self, voice: &Voice) -> Vec<String> {
        let name = |choice: &SetChoice| match choice {
            SetChoice::Named(id) => {
                let set = Pack::builtin().set(id);
                set.map_or_else(|| id.clone(), |set| voice.named(&set.name))
            }
            SetChoice::Dice(_) => voice.text("web-friends-own-set"),
        };
        let setup = self.setup();
        setup.seats.iter().map(|seat| name(&seat.set)).collect()
    }

    /// Other sets.
    fn shuffled(mut self) -> Custom {
        let shelf = Shelf::recall();
        let own = shelf.sheets().into_iter().filter(|(_, set)| set.is_legal());
        let ready = Pack::builtin().sets.iter().map(|set| set.id.clone());
        let all: Vec<String> = ready.chain(own.map(|(id, _)| id)).collect();
        let mut noise = Noise::new(dom::chance());
        for brought in &mut self.sets {
            let any = noise.below(all.len() as u32) as usize;
            *brought = Brought::of(all[any].clone());
        }
        self
    }

    fn rows(custom: RwSignal<Custom>) -> AnyView {
        view! { {seats::rows(custom)} {agreed::rows(custom)} }.into_any()
    }

    /// The editor of sets.
    fn ways() -> Option<AnyView> {
        let sets = view! {
            <a class="button" href=Route::Sets(Irondie::BOX, None).address()>
                <Icon name="ic-bag"/>{t("web-sets")}
            </a>
        };
        Some(sets.into_any())
    }
}

impl Custom {
    fn setup_from(&self, shelf: &Shelf) -> Setup {
        let seats = self.sets.iter().map(|set| self.seat_setup(shelf, set));
        Setup {
            mode: self.basics.mode,
            options: self.options.clone(),
            seats: seats.collect(),
        }
    }

    /// The same with this set for who sets it up.
    pub(crate) fn with_my_set(mut self, set: &str) -> Custom {
        let seats = self.basics.seats.iter().zip(&mut self.sets);
        for (_, brought) in seats.filter(|(who, _)| **who == Who::Me) {
            *brought = Brought::of(set.to_owned());
        }
        self
    }

    /// A set for each seat of the mode, all of which may be played.
    fn fit_to(&mut self, shelf: &Shelf) {
        if Pack::builtin().tables(&self.options.preset).is_none() {
            self.options.preset = Options::default().preset;
        }
        let wanted = std::mem::take(&mut self.sets).into_iter().map(Some);
        let wanted = wanted.chain(std::iter::repeat(None));
        let sets = default_sets(self.basics.mode).into_iter().zip(wanted);
        self.sets = sets.map(|(set, wanted)| fit(shelf, set, wanted)).collect();
    }

    fn seat_setup(&self, shelf: &Shelf, seat: &Brought) -> SeatSetup {
        let set = match Pack::builtin().set(&seat.set) {
            Some(_) => SetChoice::Named(seat.set.clone()),
            None => SetChoice::Dice(spelled(find(shelf, &seat.set).unwrap_or_default().dice())),
        };
        // Only this mode has side sets (IR-15.2); elsewhere a ready-made set keeps its own.
        let side = (self.basics.mode == Mode::Match).then(|| spelled(side_of(shelf, seat).side()));
        SeatSetup { set, side }
    }
}

/// What was wanted, with sets that may be played.
fn fit(shelf: &Shelf, default: String, wanted: Option<Brought>) -> Brought {
    let known = |id: &String| find(shelf, id).is_some();
    let (set, side) = wanted.map_or((None, None), |seat| (Some(seat.set), seat.side));
    Brought {
        set: set.filter(known).unwrap_or(default),
        side: side.filter(|id| id == NO_SIDE || known(id)),
    }
}

/// A set that may be played, by its id.
fn find(shelf: &Shelf, id: &str) -> Option<SetSheet> {
    let ready = Pack::builtin().set(id).map(|set| set.sheet(""));
    ready.or_else(|| shelf.sheet(id).filter(SetSheet::is_legal))
}

/// The set whose side set a seat brings.
fn side_of(shelf: &Shelf, seat: &Brought) -> SetSheet {
    match seat.side.as_deref() {
        Some(NO_SIDE) => SetSheet::default(),
        Some(id) => find(shelf, id).unwrap_or_default(),
        None => find(shelf, &seat.set).unwrap_or_default(),
    }
}

fn spelled(dice: &[Make]) -> Vec<String> {
    let spell = |make: &Make| Pack::builtin().spell_make(*make);
    dice.iter().map(spell).collect()
}

fn default_sets(mode: Mode) -> Vec<String> {
    let seats = Setup::of_mode(mode).seats.into_iter();
    let named = |seat: SeatSetup| match seat.set {
        SetChoice::Named(id) => Some(id),
        SetChoice::Dice(_) => None,
    };
    seats.filter_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::route::Way;
    use crate::seating;
    use table::Sitter;

    const SHELF: &str = r#"{"open":"own-1","sets":[
        {"id":"own-1","text":"smasher.red x3\nbarrier.red x3\nswarm.red x3\nside swarm.blue x3"},
        {"id":"own-2","text":"smasher.red"},
        {"id":"own-3","text":"what is this"}
    ]}"#;

    fn shelf() -> Shelf {
        serde_json::from_str(SHELF).unwrap()
    }

    fn custom(text: &str) -> Custom {
        let custom: Custom = serde_json::from_str(text).unwrap();
        let mut fitted = custom.clone().fitted();
        fitted.sets = custom.sets;
        fitted.fit_to(&shelf());
        fitted
    }

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        for mode in Mode::ALL {
            let custom = custom(&format!(r#"{{"mode":"{}","bot":"random"}}"#, mode.id()));
            assert_eq!(custom.basics.seats.len(), usize::from(mode.seats()));
            assert_eq!(custom.basics.seats[0], Who::Me);
            let bot = Who::Bot("random".to_owned());
            assert!(custom.basics.seats[1..].iter().all(|who| *who == bot));
            let setup = custom.setup_from(&shelf());
            assert!(
                Irondie::open(Pack::builtin().clone(), &setup).is_ok(),
                "{mode:?}"
            );
        }
    }

    #[test]
    fn what_does_not_fit_gives_way() {
        let custom = custom(
            r#"{"mode":"match","bot":"hal","options":{"preset":"odd"},
                "seats":["person",{"bot":"hal"},"me"],"sets":[
                {"set":"own-2","side":"own-2"},{"set":"own-9","side":"none"},{"set":"own-1"}]}"#,
        );
        let seats: Vec<&str> = custom.sets.iter().map(|seat| seat.set.as_str()).collect();
        assert_eq!(
            seats,
            default_sets(Mode::Match),
            "illegal, gone, and one too many"
        );
        assert_eq!(custom.basics.seats[0], Who::Me, "somebody has to play");
        assert_eq!(custom.basics.seats[1], Who::Bot("pebble".to_owned()));
        assert_eq!(custom.sets[0].side, None);
        assert_eq!(custom.sets[1].side.as_deref(), Some(NO_SIDE));
        assert_eq!(custom.options, Options::default());
    }

    #[test]
    fn own_sets_and_side_sets_come_to_the_table() {
        let text = r#"{"mode":"match","seats":["me","person"],"sets":[{"set":"own-1"},
            {"set":"starter-red","side":"own-1"}]}"#;
        let mut custom = custom(text);
        let three = vec!["swarm.blue".to_owned(); 3];
        let setup = custom.setup_from(&shelf());
        assert!(matches!(&setup.seats[0].set, SetChoice::Dice(dice) if dice.len() == 9));
        assert_eq!(setup.seats[0].side.as_ref(), Some(&three));
        assert_eq!(setup.seats[1].side.as_ref(), Some(&three));
        assert!(Irondie::open(Pack::builtin().clone(), &setup).is_ok());
        custom.sets[0].side = Some(NO_SIDE.to_owned());
        let setup = custom.setup_from(&shelf());
        assert_eq!(setup.seats[0].side, Some(Vec::new()));
    }

    #[test]
    fn who_sits_down_depends_on_the_way() {
        let is_person = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. });
        let people = |custom: &Custom, way| -> Vec<bool> {
            custom.sitters(way).iter().map(is_person).collect()
        };
        let alone = custom(r#"{"mode":"duel"}"#);
        assert_eq!(people(&alone, Way::Bot), [true, false]);
        assert_eq!(people(&alone, Way::SameScreen), [true, true]);
        assert_eq!(seating::places(&alone.basics.seats), ["me", "open"]);
        assert_eq!(alone.way(), Way::Bot);
        let mut team = custom(r#"{"mode":"teams-2"}"#);
        team.choose_who(2, Who::Person);
        assert_eq!(people(&team, Way::SameScreen), [true, false, true, false]);
        assert_eq!(people(&team, Way::Bot), [true, false, false, false]);
        assert_eq!(
            seating::places(&team.basics.seats),
            ["me", "bot:pebble", "open", "bot:pebble"]
        );
        assert_eq!(team.way(), Way::SameScreen);
    }

    #[test]
    fn one_seat_is_always_mine() {
        let mut custom = custom(r#"{"mode":"duel"}"#);
        let bot = Who::Bot("random".to_owned());
        custom.choose_who(1, Who::Me);
        assert_eq!(custom.basics.seats[0], Who::Bot("pebble".to_owned()));
        custom.choose_who(1, bot.clone());
        assert_eq!(
            (&custom.basics.seats[0], &custom.basics.seats[1]),
            (&Who::Me, &bot)
        );
        custom.choose_who(0, Who::Person);
        assert_eq!(
            (&custom.basics.seats[0], &custom.basics.seats[1]),
            (&Who::Person, &Who::Me)
        );
        assert_eq!(
            custom.basics.bot, "random",
            "the next bot is of the same strength"
        );
    }
}
