//! Setting up a match: who fights, and what the players have agreed on.

use crate::choose::BANS;
use crate::{BySeat, DiceThrone, HeroId, Pack};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// How a match is set up. Written as TOML by people, as JSON in records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many fight, and how.
    pub mode: Mode,
    /// The heroes by their ids, in seat order; the first ones of the pack where nothing is said.
    /// Empty where heroes are chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<String>,
    /// Whether the heroes are named here, or else how they are chosen (DT-2.5).
    #[serde(default, skip_serializing_if = "HeroChoice::is_set")]
    pub choice: HeroChoice,
    /// How many heroes everybody bans in a draft (DT-2.9).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub bans: u8,
    /// What the players have agreed on.
    #[serde(default)]
    pub options: Options,
}

/// The ways to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One against one.
    #[default]
    Duel,
    /// Two teams of two, each with one dial (DT-14).
    #[serde(rename = "2v2")]
    TwoTeams,
    /// Three, each for themselves (DT-13).
    HillThree,
    /// The same with four, who would be two teams by the rulebook.
    HillFour,
    /// The same with five.
    HillFive,
    /// The same with six.
    HillSix,
    /// Two teams of three (DT-15.2).
    #[serde(rename = "3v3")]
    TeamsOfThree,
    /// Three teams of two (DT-15.3).
    #[serde(rename = "2v2v2")]
    ThreeTeams,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 8] = [
        Mode::Duel,
        Mode::TwoTeams,
        Mode::HillThree,
        Mode::HillFour,
        Mode::HillFive,
        Mode::HillSix,
        Mode::TeamsOfThree,
        Mode::ThreeTeams,
    ];

    /// The id used in set-ups and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Duel => "duel",
            Mode::TwoTeams => "2v2",
            Mode::HillThree => "hill-three",
            Mode::HillFour => "hill-four",
            Mode::HillFive => "hill-five",
            Mode::HillSix => "hill-six",
            Mode::TeamsOfThree => "3v3",
            Mode::ThreeTeams => "2v2v2",
        }
    }

    /// How many seats it has.
    pub const fn seats(self) -> u8 {
        match self {
            Mode::Duel => 2,
            Mode::HillThree => 3,
            Mode::TwoTeams | Mode::HillFour => 4,
            Mode::HillFive => 5,
            Mode::HillSix | Mode::TeamsOfThree | Mode::ThreeTeams => 6,
        }
    }

    /// Health of each side at the beginning (DT-1.3).
    pub const fn health(self) -> u8 {
        match self {
            Mode::Duel | Mode::TwoTeams | Mode::ThreeTeams => 50,
            Mode::HillThree | Mode::HillFour | Mode::HillFive | Mode::HillSix => 35,
            Mode::TeamsOfThree => 60,
        }
    }

    /// How many sides there are.
    pub const fn sides(self) -> u8 {
        match self {
            Mode::TwoTeams | Mode::TeamsOfThree => 2,
            Mode::ThreeTeams => 3,
            Mode::Duel | Mode::HillThree | Mode::HillFour | Mode::HillFive | Mode::HillSix => {
                self.seats()
            }
        }
    }

    /// Whether several seats are one side.
    pub const fn has_teams(self) -> bool {
        self.sides() < self.seats()
    }

    /// The side of a seat. Teams sit together, but three of them sit across from each other.
    pub const fn side(self, seat: usize) -> usize {
        match self {
            Mode::TwoTeams => seat / 2,
            Mode::TeamsOfThree => seat / 3,
            Mode::ThreeTeams => seat % 3,
            Mode::Duel | Mode::HillThree | Mode::HillFour | Mode::HillFive | Mode::HillSix => seat,
        }
    }

    /// The order of turns: clockwise, or from side to side between two teams (DT-14.2).
    pub(crate) const fn order(self) -> &'static [u8] {
        match self {
            Mode::TwoTeams => &[0, 3, 1, 2],
            Mode::TeamsOfThree => &[0, 5, 1, 4, 2, 3],
            Mode::Duel => &[0, 1],
            Mode::HillThree => &[0, 1, 2],
            Mode::HillFour => &[0, 1, 2, 3],
            Mode::HillFive => &[0, 1, 2, 3, 4],
            Mode::HillSix | Mode::ThreeTeams => &[0, 1, 2, 3, 4, 5],
        }
    }
}

/// How everybody comes by a hero (DT-2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeroChoice {
    /// The set-up names them.
    #[default]
    Set,
    /// One after another.
    Open,
    /// All at once, shown together.
    Hidden,
    /// By lot.
    Random,
    /// Everybody bans, then everybody picks.
    Draft,
}

impl HeroChoice {
    /// All of them.
    pub const ALL: [HeroChoice; 5] = [
        HeroChoice::Set,
        HeroChoice::Open,
        HeroChoice::Hidden,
        HeroChoice::Random,
        HeroChoice::Draft,
    ];

    /// The id used in set-ups.
    pub const fn id(self) -> &'static str {
        match self {
            HeroChoice::Set => "set",
            HeroChoice::Open => "open",
            HeroChoice::Hidden => "hidden",
            HeroChoice::Random => "random",
            HeroChoice::Draft => "draft",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
    const fn is_set(&self) -> bool {
        matches!(self, HeroChoice::Set)
    }
}

const fn one() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_one(count: &u8) -> bool {
    *count == 1
}

/// What the players have agreed on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// Whether the promo cards are in the decks (DT-1.6).
    pub promo: bool,
    /// Whether two may play the same hero (DT-2.1).
    pub mirror: bool,
    /// How rules are read that the rulebook leaves open, or that many play in another way (DT-17).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Reading>,
}

/// A reading of a rule that is not the usual one (DT-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// Dice of cards and of spent tokens can be changed like those of abilities (DT-17.1).
    EffectDice,
    /// Tokens that change attacks do nothing at all to pure damage (DT-17.2).
    Pure,
    /// What cannot deal damage is not defended against, and no token pays for it (DT-17.3).
    Harmless,
    /// Tokens that cannot be removed cannot be moved either (DT-17.4).
    Unmoved,
    /// What comes additionally is settled together with what came before (DT-17.5).
    Together,
}

impl Reading {
    /// All of them.
    pub const ALL: [Reading; 5] = [
        Reading::EffectDice,
        Reading::Pure,
        Reading::Harmless,
        Reading::Unmoved,
        Reading::Together,
    ];
}

impl Setup {
    /// A mode with nothing special agreed on.
    pub fn of_mode(mode: Mode) -> Setup {
        Setup {
            mode,
            heroes: Vec::new(),
            choice: HeroChoice::Set,
            bans: 1,
            options: Options::default(),
        }
    }

    /// Reads a set-up from TOML.
    pub fn read(text: &str) -> Result<Setup, Vec<String>> {
        toml::from_str(text).map_err(|error| vec![error.message().to_owned()])
    }
}

impl DiceThrone {
    /// The set-up as far as everyone may know it: all of it.
    pub fn public_setup(&self, setup: &Setup) -> Setup {
        setup.clone()
    }

    /// The rules for a match set up like this; every problem at once.
    pub fn open(pack: Arc<Pack>, setup: &Setup) -> Result<DiceThrone, Vec<String>> {
        let seats = usize::from(setup.mode.seats());
        let mut problems = Vec::new();
        let usual = pack.heroes.iter().map(|hero| hero.id.clone());
        let named: Vec<String> = if setup.heroes.is_empty() {
            usual.cycle().take(seats).collect()
        } else {
            setup.heroes.clone()
        };
        if named.len() != seats {
            let count = named.len();
            problems.push(format!("{seats} heroes fight here, not {count}"));
        }
        let heroes = find_heroes(&pack, &named, &mut problems);
        let twice = (1..named.len()).any(|at| named[..at].contains(&named[at]));
        if twice && !setup.options.mirror && !setup.heroes.is_empty() {
            problems.push("two play the same hero: allow it with `mirror`".to_owned());
        }
        check_choice(&pack, setup, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(DiceThrone {
            pack,
            heroes,
            choice: setup.choice,
            bans: setup.bans,
            mode: setup.mode,
            options: setup.options.clone(),
            known: OnceLock::new(),
            cast: OnceLock::new(),
        })
    }
}

/// Heroes are named or chosen, and there are enough to choose from.
fn check_choice(pack: &Pack, setup: &Setup, problems: &mut Vec<String>) {
    let (seats, there) = (usize::from(setup.mode.seats()), pack.heroes.len());
    let named = !setup.heroes.is_empty();
    if named && setup.choice != HeroChoice::Set {
        problems.push("heroes are named and to be chosen: leave one of both out".to_owned());
    }
    let bans = match setup.choice {
        HeroChoice::Draft => seats * usize::from(setup.bans),
        _ => 0,
    };
    if bans > BANS {
        problems.push(format!(
            "{bans} bans are too many: at most {BANS} of all together"
        ));
    }
    if setup.choice != HeroChoice::Set && bans + seats > there {
        problems.push(format!(
            "{bans} bans and {seats} heroes are more than the {there} there are"
        ));
    }
}

fn find_heroes(pack: &Pack, named: &[String], problems: &mut Vec<String>) -> BySeat<HeroId> {
    let mut heroes = BySeat::new();
    for id in named.iter().take(heroes.capacity()) {
        let Some(hero) = pack.hero_named(id) else {
            let known: Vec<&str> = pack.heroes.iter().map(|hero| hero.id.as_str()).collect();
            let known = known.join(", ");
            problems.push(format!("there is no hero `{id}`; the heroes are {known}"));
            continue;
        };
        heroes.push(hero);
    }
    heroes
}
