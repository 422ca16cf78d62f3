//! What somebody has set up for the next match of Dice Masters: the way to play, who sits where
//! with which team, who begins, and how rules are read. What does not fit any more gives way to
//! the defaults.

mod readings;
mod rows;

use super::teams::{Built, Shelf, is_built};
use crate::board::Board as _;
use crate::custom::{self, Basics};
use crate::dom;
use crate::icon::Icon;
use crate::route::Route;
use crate::seating::Who;
use crate::voice::{Voice, t};
use bots::Noise;
use game_dice_masters::{
    DiceMasters, First, Mode, Pack, Reading, Room, Setup, Team, pool, random_roster,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The id of a team by chance.
const RANDOM: &str = "random";

/// How often chance may bring teams that do not go together.
const TRIES: usize = 40;

/// What somebody has set up, kept for the next match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub(crate) struct Custom {
    #[serde(flatten)]
    basics: Basics<Mode>,
    /// One for each seat: the id of a ready-made team or of an own one.
    teams: Vec<String>,
    /// Who begins (MA-2.1); where nothing is said, as is usual for the mode.
    begins: Option<First>,
    /// Whether teams are brought hidden (MA-2.8); where nothing is said, if two people play.
    hidden: Option<bool>,
    readings: Vec<Reading>,
}

impl custom::Custom for Custom {
    type Game = DiceMasters;

    const SHUFFLES: bool = true;

    fn basics(&self) -> &Basics<Mode> {
        &self.basics
    }

    fn basics_mut(&mut self) -> &mut Basics<Mode> {
        &mut self.basics
    }

    fn setup(&self) -> Setup {
        self.setup_from(&Shelf::recall(), dom::chance)
    }

    fn fit(&mut self) {
        self.fit_to(&Shelf::recall());
    }

    /// The teams by seat.
    fn special(&self, voice: &Voice) -> Vec<String> {
        let shelf = Shelf::recall();
        let brought = is_built(self.basics.mode) && !self.hides();
        let teams = self.teams.iter().filter(|_| brought);
        teams.map(|id| rows::name(voice, &shelf, id)).collect()
    }

    /// Other teams, all of them by chance.
    fn shuffled(mut self) -> Custom {
        if !is_built(self.basics.mode) {
            self.basics.mode = Mode::Casual;
        }
        self = self.fitted();
        self.teams.fill(RANDOM.to_owned());
        self
    }

    fn rows(custom: RwSignal<Custom>) -> AnyView {
        view! { {rows::seats(custom)} {readings::rows(custom)} }.into_any()
    }

    /// The team builder.
    fn ways() -> Option<AnyView> {
        let teams = view! {
            <a class="button" href=Route::Sets(DiceMasters::BOX, None).address()>
                <Icon name="ic-people"/>{t("web-teams")}
            </a>
        };
        Some(teams.into_any())
    }
}

impl Custom {
    /// The same with this team for who sets it up, in a mode that it is for.
    pub(super) fn with_my_team(mut self, mode: Mode, id: &str) -> Custom {
        self.basics.mode = mode;
        self = custom::Custom::fitted(self);
        let seats = self.basics.seats.iter().zip(&mut self.teams);
        for (_, team) in seats.filter(|(who, _)| **who == Who::Me) {
            id.clone_into(team);
        }
        self
    }

    /// Whether everybody brings a team hidden.
    fn hides(&self) -> bool {
        let people = self.basics.seats.iter();
        let people = people.filter(|who| !matches!(who, Who::Bot(_))).count();
        self.basics.mode.may_hide() && self.hidden.unwrap_or(people > 1)
    }

    fn setup_from(&self, shelf: &Shelf, chance: impl Fn() -> u64) -> Setup {
        let mode = self.basics.mode;
        let setup = || Setup {
            first: self.begins,
            teams: self.brought(shelf, &chance),
            hidden: self.hides(),
            readings: self.readings.clone(),
            ..Setup::of_mode(mode)
        };
        // Teams by chance may not go together: team-mates have no name twice.
        let mut tries = std::iter::repeat_with(setup).take(TRIES);
        let found = tries.find(opens);
        found.unwrap_or_else(|| Setup::of_mode(mode))
    }

    /// What the seats bring; nothing where the mode has its own teams.
    fn brought(&self, shelf: &Shelf, chance: &impl Fn() -> u64) -> Vec<Team> {
        let mode = self.basics.mode;
        if !is_built(mode) || self.hides() {
            return Vec::new();
        }
        let team = |(place, id): (usize, &String)| match id.as_str() {
            RANDOM => Some(by_chance(mode, &mut Noise::new(chance()))),
            id => find(shelf, mode, place, id),
        };
        let teams = self.teams.iter().enumerate();
        teams.filter_map(team).collect()
    }

    /// A team for each seat that may be brought, and all of them together.
    fn fit_to(&mut self, shelf: &Shelf) {
        let mode = self.basics.mode;
        self.begins = self.begins.filter(|first| match first {
            First::Seat(seat) => seat.index() < usize::from(mode.seats()),
            First::Lot => true,
        });
        let wanted = std::mem::take(&mut self.teams).into_iter().map(Some);
        let wanted = wanted.chain(std::iter::repeat(None));
        let seats = default_teams(mode).into_iter().enumerate().zip(wanted);
        let fits = |place: usize, id: &String| {
            id == RANDOM || !is_built(mode) || find(shelf, mode, place, id).is_some()
        };
        self.teams = seats
            .map(|((place, usual), wanted)| wanted.filter(|id| fits(place, id)).unwrap_or(usual))
            .collect();
        let by_chance = self.teams.iter().any(|id| id == RANDOM);
        if !by_chance && !opens(&self.setup_with(shelf)) {
            self.teams = default_teams(mode);
        }
    }

    /// The set-up where nothing is left to chance.
    fn setup_with(&self, shelf: &Shelf) -> Setup {
        Setup {
            teams: self.brought(shelf, &|| 0),
            hidden: self.hides(),
            readings: self.readings.clone(),
            ..Setup::of_mode(self.basics.mode)
        }
    }
}

fn opens(setup: &Setup) -> bool {
    DiceMasters::open(Pack::builtin().clone(), setup).is_ok()
}

/// A team that may be brought to a mode, by its id. Team-mates share a ready-made one.
pub(super) fn find(shelf: &Shelf, mode: Mode, place: usize, id: &str) -> Option<Team> {
    let ready = Pack::builtin()
        .teams
        .iter()
        .find(|starter| starter.id == id);
    let ready = ready.and_then(|starter| {
        let mut teams = starter.of(mode);
        (!teams.is_empty()).then(|| teams.swap_remove(place % teams.len()))
    });
    ready.or_else(|| {
        let sheet = shelf.sheet(id).filter(|sheet| sheet.fits(mode))?;
        Some(Built::team(&sheet))
    })
}

/// The ready-made teams that a mode begins with: one for each side.
fn default_teams(mode: Mode) -> Vec<String> {
    let seats = usize::from(mode.seats());
    let teams = &Pack::builtin().teams;
    let side = |place: usize| &teams[place * 2 / seats];
    (0..seats).map(|place| side(place).id.clone()).collect()
}

fn by_chance(mode: Mode, noise: &mut Noise) -> Team {
    let pack = Pack::builtin();
    let (cards, basics) = pool(pack);
    random_roster(pack, (&cards, &basics), Room::of(mode), noise).team(pack)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::Custom as _;
    use crate::custom::tried::{self, read};
    use kernel::Seat;

    const SHELF: &str = r#"{"open":"own-1","sets":[
        {"id":"own-1","text":"drax-pained.2_spider-man-tangled-web.4~exposed_betrayal"},
        {"id":"own-2","text":"drax-pained.2~exposed"}
    ]}"#;

    fn shelf() -> Shelf {
        serde_json::from_str(SHELF).unwrap()
    }

    fn custom(text: &str) -> Custom {
        let kept: Custom = serde_json::from_str(text).unwrap();
        let mut fitted = kept.clone().fitted();
        fitted.teams = kept.teams;
        fitted.fit_to(&shelf());
        fitted
    }

    #[test]
    fn every_mode_can_be_played_as_it_comes() {
        tried::plays_every_mode(|custom: &Custom| opens(&custom.setup_with(&Shelf::default())));
    }

    #[test]
    fn a_first_match_is_the_introductory_game() {
        let first = Custom::default().fitted();
        assert_eq!(first.basics.mode, Mode::Intro);
        assert_eq!(first.setup_with(&shelf()), Setup::intro());
    }

    #[test]
    fn own_teams_come_to_the_table_where_they_fit() {
        let casual = custom(r#"{"mode":"casual","teams":["own-1","own-2"]}"#);
        assert_eq!(casual.teams[0], "own-1");
        assert_eq!(casual.teams[1], default_teams(Mode::Casual)[1], "not legal");
        let setup = casual.setup_with(&shelf());
        assert_eq!(setup.teams[0].cards[0], "drax-pained x2");
        let tournament = custom(r#"{"mode":"tournament","teams":["own-1"]}"#);
        assert_eq!(
            tournament.teams,
            default_teams(Mode::Tournament),
            "too few dice"
        );
        let mine = read::<Custom>("{}").with_my_team(Mode::Casual, "own-1");
        assert_eq!(
            (mine.basics.mode, mine.teams[0].as_str()),
            (Mode::Casual, "own-1")
        );
    }

    #[test]
    fn teams_by_chance_can_be_brought_to_every_mode() {
        for mode in Mode::ALL.into_iter().filter(|mode| is_built(*mode)) {
            let mut custom = Custom::default();
            custom.basics.mode = mode;
            let custom = custom.shuffled();
            let seeds = std::cell::Cell::new(7);
            let chance = || seeds.replace(seeds.get() + 1);
            let setup = custom.setup_from(&shelf(), chance);
            assert_eq!(setup.teams.len(), usize::from(mode.seats()), "{mode:?}");
            assert!(opens(&setup), "{mode:?}");
            assert_ne!(setup.teams[0], setup.teams[1]);
        }
    }

    #[test]
    fn a_lot_decides_who_begins_where_that_is_wanted() {
        let first = |text: &str| custom(text).setup_from(&shelf(), || 3).first;
        assert_eq!(
            first(r#"{"mode":"intro","begins":"lot"}"#),
            Some(First::Lot)
        );
        assert_eq!(first(r#"{"mode":"casual"}"#), None);
        let second = Seat::new(1).map(First::Seat);
        assert_eq!(first(r#"{"mode":"casual","begins":"B"}"#), second);
        assert_eq!(first(r#"{"mode":"casual","begins":"D"}"#), None);
    }
}
