//! Setting up a match: who brings what, and what the players have agreed on.

use crate::begin::First;
use crate::draft::{Pools, is_enough};
use crate::pack::Pack;
use crate::rules::{DiceMasters, Teams};
use crate::team::{Found, Problem, Team, Wrong};
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How a match is set up. Written as TOML by people, as JSON in records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The way to play.
    pub mode: Mode,
    /// Who begins. Where nothing is said, the first seat does in the introductory game, and a lot
    /// decides who may say it in every other (MA-2.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    /// Who brings what, in seat order; the first teams of the pack where nothing is said, and
    /// always nothing in the introductory game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
    /// Whether everybody brings a team hidden, to be shown together, instead (MA-2.8).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    /// How rules are read that can be read otherwise (MA-23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Reading>,
}

/// A reading of a rule that is not the usual one (MA-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// After whatever the active player does the other may use a global (MA-23.1).
    Windows,
    /// What damage triggers comes before knock-outs (MA-23.2).
    DamageFirst,
    /// Who regenerates has not been knocked out (MA-23.3).
    Regenerate,
    /// Where they show nothing, sidekick dice are no character dice (MA-23.4).
    Sidekicks,
    /// What is not needed of two generic energy stays until its owner passes (MA-23.5).
    Generic,
    /// Overcrush counts only where no blocker is left (MA-23.6).
    Overcrush,
    /// What cannot be used in a reserve is used at once (MA-23.7).
    Rerolled,
    /// An action that can do nothing cannot be used (MA-23.8).
    Idle,
    /// Who must block does so without paying (MA-23.9).
    Forced,
    /// What zombies say of others is about everyone's (MA-23.10).
    Zombies,
    /// Carnage: Symbiote can be laid on a card from out of play as well (MA-23.11).
    Symbiote,
    /// Cards are read as they were corrected after printing (MA-23.12).
    Errata,
    /// Whoever begins does not attack in the first turn (MA-23.13).
    NoFirstAttack,
    /// Whoever begins draws three dice in the first turn (MA-23.14).
    ThreeFirst,
    /// For Underdog the characters of team-mates are counted together (MA-23.15).
    TeamUnderdog,
}

impl Reading {
    /// All of them.
    pub const ALL: [Reading; 15] = [
        Reading::Windows,
        Reading::DamageFirst,
        Reading::Regenerate,
        Reading::Sidekicks,
        Reading::Generic,
        Reading::Overcrush,
        Reading::Rerolled,
        Reading::Idle,
        Reading::Forced,
        Reading::Zombies,
        Reading::Symbiote,
        Reading::Errata,
        Reading::NoFirstAttack,
        Reading::ThreeFirst,
        Reading::TeamUnderdog,
    ];
}

/// The ways to play (MA-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The introductory game.
    #[default]
    Intro,
    /// With 15 life and up to 15 dice.
    Casual,
    /// With 20 life and exactly 20 dice.
    Tournament,
    /// Two teams of two (MA-20).
    Doubles,
    /// Two draft, and play with what they have drafted (MA-21).
    RainbowDraft,
    /// Three draft, and everybody plays everybody.
    RainbowThree,
    /// The same with four.
    RainbowFour,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 7] = [
        Mode::Intro,
        Mode::Casual,
        Mode::Tournament,
        Mode::Doubles,
        Mode::RainbowDraft,
        Mode::RainbowThree,
        Mode::RainbowFour,
    ];

    /// The id used in set-ups and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Intro => "intro",
            Mode::Casual => "casual",
            Mode::Tournament => "tournament",
            Mode::Doubles => "doubles",
            Mode::RainbowDraft => "rainbow-draft",
            Mode::RainbowThree => "rainbow-three",
            Mode::RainbowFour => "rainbow-four",
        }
    }

    /// How many seats it has.
    pub const fn seats(self) -> u8 {
        match self {
            Mode::Intro | Mode::Casual | Mode::Tournament | Mode::RainbowDraft => 2,
            Mode::RainbowThree => 3,
            Mode::Doubles | Mode::RainbowFour => 4,
        }
    }

    /// Whether two who play are one side: A and B against C and D (MA-20.1).
    pub fn are_mates(self, one: Seat, other: Seat) -> bool {
        self == Mode::Doubles && one.index() / 2 == other.index() / 2
    }

    /// Whether teams are drafted (MA-21).
    pub const fn is_draft(self) -> bool {
        matches!(
            self,
            Mode::RainbowDraft | Mode::RainbowThree | Mode::RainbowFour
        )
    }

    /// The most cards of a team (MA-2.3).
    pub const fn cards(self) -> u8 {
        match self {
            Mode::Intro => 2,
            Mode::Doubles => 4,
            _ => 8,
        }
    }

    /// The most dice of a team, where they are counted together (MA-2.6).
    pub const fn dice(self) -> Option<u8> {
        match self {
            Mode::Intro | Mode::Doubles => None,
            Mode::Casual => Some(15),
            _ => Some(20),
        }
    }

    /// Whether a team has exactly so many.
    pub const fn has_exact_dice(self) -> bool {
        matches!(self, Mode::Tournament)
    }

    /// Whether two who know nothing of each other's team can bring one hidden.
    pub const fn may_hide(self) -> bool {
        matches!(self, Mode::Casual | Mode::Tournament)
    }

    /// How many basic actions everybody brings.
    pub const fn basics(self) -> u8 {
        match self {
            Mode::Intro => 0,
            Mode::Doubles => 1,
            _ => 2,
        }
    }

    /// Life at the beginning, and the most there can be.
    pub const fn life(self) -> u8 {
        match self {
            Mode::Intro => 10,
            Mode::Casual => 15,
            Mode::Doubles => 30,
            _ => 20,
        }
    }
}

pub(crate) fn first_seat() -> Seat {
    Seat::new(0).expect("there is a first seat")
}

/// What is brought to the introductory game: by whoever begins, and by the other one.
const INTRO: [[&str; 2]; 2] = [
    ["drax-pained x2", "silver-sable-wild-pack x2"],
    [
        "spider-man-tangled-web x2",
        "spider-woman-secret-avenger x2",
    ],
];
const INTRO_BASICS: [&str; 3] = ["back-for-seconds", "betrayal", "exposed"];

impl Setup {
    /// The introductory game.
    pub fn intro() -> Setup {
        Setup::of_mode(Mode::Intro)
    }

    /// A mode with nothing special agreed on.
    pub fn of_mode(mode: Mode) -> Setup {
        Setup {
            mode,
            first: None,
            teams: Vec::new(),
            hidden: false,
            readings: Vec::new(),
        }
    }

    /// Reads a set-up from TOML.
    pub fn read(text: &str) -> Result<Setup, Vec<String>> {
        toml::from_str(text).map_err(|error| vec![error.message().to_owned()])
    }

    /// Who begins, where no lot decides.
    pub(crate) fn agreed_first(&self) -> Option<Seat> {
        match self.first.unwrap_or(First::usual(self.mode)) {
            First::Seat(seat) => Some(seat),
            First::Lot => None,
        }
    }

    /// Who brings what, in seat order.
    fn brought(&self, pack: &Pack) -> Result<Vec<Found>, Vec<String>> {
        let mut problems = Vec::new();
        if self.mode.is_draft() {
            let drafted = Problem::new("MA-21.4", Wrong::Drafted);
            problems.extend((!self.teams.is_empty()).then_some(drafted));
            return told(Vec::new(), &problems);
        }
        if self.hidden {
            problems.extend(self.cannot_hide());
            return told(Vec::new(), &problems);
        }
        if self.mode == Mode::Intro {
            let fixed = Problem::new("MA-2.4", Wrong::Fixed);
            problems.extend((!self.teams.is_empty()).then_some(fixed));
            let found = self.intro_teams(pack, &mut problems);
            return told(found, &problems);
        }
        let teams = self.teams_in(pack)?;
        let found = teams
            .iter()
            .map(|team| team.find(pack, self.mode, &mut problems))
            .collect();
        if self.mode == Mode::Doubles {
            let pairs = teams.chunks_exact(2);
            problems.extend(pairs.flat_map(|pair| pair[0].problems_beside(&pair[1], pack)));
        }
        told(found, &problems)
    }

    /// Why teams cannot be brought hidden.
    fn cannot_hide(&self) -> Option<Problem> {
        let wrong = match self.mode.may_hide() {
            false => Wrong::Hidden,
            true if !self.teams.is_empty() => Wrong::Named,
            true => return None,
        };
        Some(Problem::new("MA-2.8", wrong))
    }

    /// The teams that are named here, or the first ones of the pack.
    fn teams_in(&self, pack: &Pack) -> Result<Vec<Team>, Vec<String>> {
        let seats = usize::from(self.mode.seats());
        let usual = pack.teams.iter().flat_map(|starter| starter.of(self.mode));
        let teams: Vec<Team> = if self.teams.is_empty() {
            usual.take(seats).collect()
        } else {
            self.teams.clone()
        };
        let count = teams.len();
        if count == seats {
            Ok(teams)
        } else {
            Err(vec![format!("{seats} teams play, not {count}")])
        }
    }

    /// Whoever begins has the first of both teams (MA-2.4). The basic actions are for both.
    fn intro_teams(&self, pack: &Pack, problems: &mut Vec<Problem>) -> Vec<Found> {
        let named = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let mut teams = INTRO.map(|cards| Team {
            cards: named(&cards),
            basics: Vec::new(),
        });
        teams[0].basics = named(&INTRO_BASICS);
        if self
            .agreed_first()
            .is_some_and(|first| first != first_seat())
        {
            teams.swap(0, 1);
        }
        let find = |team: &Team| team.look_up(pack, problems);
        teams.iter().map(find).collect()
    }
}

/// What was found, or every problem as a line.
fn told(found: Vec<Found>, problems: &[Problem]) -> Result<Vec<Found>, Vec<String>> {
    if problems.is_empty() {
        return Ok(found);
    }
    Err(problems.iter().map(Problem::to_string).collect())
}

impl DiceMasters {
    /// The rules for a match set up like this; every problem at once.
    pub fn open(pack: Arc<Pack>, setup: &Setup) -> Result<DiceMasters, Vec<String>> {
        let seats = setup.mode.seats();
        let agreed = setup.agreed_first();
        if agreed.is_some_and(|first| first.index() >= usize::from(seats)) {
            return Err(vec![format!("{seats} sit at the table")]);
        }
        if setup.mode.is_draft() && Pools::of(&pack).is_none() {
            return Err(vec!["the pack has too few cards for a draft".to_owned()]);
        }
        if setup.hidden && !is_enough(&pack, setup.mode) {
            return Err(vec!["the pack has too few cards for a team".to_owned()]);
        }
        let brought = setup.brought(&pack)?;
        let mut teams = Teams::default();
        let mut basics = ArrayVec::new();
        for (team, found) in teams.iter_mut().zip(brought) {
            *team = found.cards;
            basics.extend(found.basics);
        }
        Ok(DiceMasters::new(pack, setup, teams, basics))
    }

    /// The set-up as far as everyone may know it: all of it.
    pub fn public_setup(&self, setup: &Setup) -> Setup {
        setup.clone()
    }
}
