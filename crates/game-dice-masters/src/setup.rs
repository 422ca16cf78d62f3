//! Setting up a match: who brings what, and what the players have agreed on.

use crate::ids::CardId;
use crate::pack::{CardKind, Pack};
use crate::rules::{Brought, DiceMasters};
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
    /// Who begins.
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Who brings what, in seat order; nothing in the introductory game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
    /// How rules are read that can be read otherwise (MA-23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Reading>,
}

/// A reading of a rule that is not the usual one (MA-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// What damage triggers comes before knock-outs (MA-23.2).
    DamageFirst,
    /// Who regenerates has not been knocked out (MA-23.3).
    Regenerate,
    /// Where they show nothing, sidekick dice are no character dice (MA-23.4).
    Sidekicks,
    /// What zombies say of others is about everyone's (MA-23.10).
    Zombies,
    /// Carnage: Symbiote can be laid on a card from out of play as well (MA-23.11).
    Symbiote,
    /// Cards are read as they were corrected after printing (MA-23.12).
    Errata,
    /// Whoever begins does not attack in the first turn (MA-23.13).
    NoFirstAttack,
}

/// What one player brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Team {
    /// Cards, as `drax-pained x2` with the number of dice.
    pub cards: Vec<String>,
    /// Two basic actions.
    pub basics: Vec<String>,
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
}

impl Mode {
    /// Life at the beginning, and the most there can be.
    pub const fn life(self) -> u8 {
        match self {
            Mode::Intro => 10,
            Mode::Casual => 15,
            Mode::Tournament => 20,
        }
    }
}

fn first_seat() -> Seat {
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
        Setup {
            mode: Mode::Intro,
            first: first_seat(),
            teams: Vec::new(),
            readings: Vec::new(),
        }
    }

    /// Reads a set-up from TOML.
    pub fn read(text: &str) -> Result<Setup, Vec<String>> {
        toml::from_str(text).map_err(|error| vec![error.message().to_owned()])
    }

    /// Cards and basic actions by their names, in seat order.
    fn brought(&self, problems: &mut Vec<String>) -> Vec<Team> {
        let named = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        match self.mode {
            Mode::Intro => {
                if !self.teams.is_empty() {
                    problems.push("the introductory game has its own teams (MA-2)".to_owned());
                }
                let [mut one, mut other] = [0, 1].map(|at| Team {
                    cards: named(&INTRO[at]),
                    basics: Vec::new(),
                });
                one.basics = named(&INTRO_BASICS);
                if self.first != first_seat() {
                    std::mem::swap(&mut one, &mut other);
                }
                vec![one, other]
            }
            Mode::Casual | Mode::Tournament => {
                if self.teams.len() != 2 {
                    problems.push("two teams play".to_owned());
                }
                self.teams.clone()
            }
        }
    }
}

impl DiceMasters {
    /// The rules for a match set up like this; every problem at once.
    pub fn open(pack: Arc<Pack>, setup: &Setup) -> Result<DiceMasters, Vec<String>> {
        let mut problems = Vec::new();
        if setup.first.index() > 1 {
            problems.push("two sit at the table".to_owned());
        }
        let brought = setup.brought(&mut problems);
        let mut teams: [ArrayVec<Brought, 8>; 2] = Default::default();
        let mut basics = ArrayVec::new();
        for (seat, team) in brought.iter().take(2).enumerate() {
            teams[seat] = read_team(&pack, team, setup.mode, &mut problems);
            basics.extend(read_basics(&pack, team, setup.mode, &mut problems));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(DiceMasters::new(pack, setup, teams, basics))
    }

    /// The set-up as far as everyone may know it: all of it.
    pub fn public_setup(&self, setup: &Setup) -> Setup {
        setup.clone()
    }
}

fn read_card(pack: &Pack, id: &str, is_basic: bool, problems: &mut Vec<String>) -> Option<CardId> {
    let card = pack.card_named(id);
    let found = card.filter(|card| (pack.card(*card).kind == CardKind::BasicAction) == is_basic);
    if found.is_none() {
        let what = if is_basic { "basic action" } else { "card" };
        problems.push(format!("there is no {what} `{id}`"));
    }
    found
}

fn read_team(
    pack: &Pack,
    team: &Team,
    mode: Mode,
    problems: &mut Vec<String>,
) -> ArrayVec<Brought, 8> {
    let mut found: ArrayVec<Brought, 8> = ArrayVec::new();
    if !(1..=8).contains(&team.cards.len()) {
        problems.push("a team has one to eight cards (MA-2)".to_owned());
    }
    for text in team.cards.iter().take(8) {
        let (id, count) = kernel::position::read_count(text);
        let Some(card) = read_card(pack, id, false, problems) else {
            continue;
        };
        let most = pack.card(card).most;
        let dice = count.filter(|count| (1..=most).contains(count));
        if dice.is_none() {
            problems.push(format!("`{text}`: one to {most} dice lie on this card"));
        }
        let figure = pack.card(card).figure;
        if found.iter().any(|one| pack.card(one.card).figure == figure) {
            problems.push(format!("`{id}`: two cards of one name (MA-2)"));
        }
        found.push(Brought {
            card,
            dice: dice.unwrap_or(1),
        });
    }
    check_dice(&found, mode, problems);
    found
}

fn check_dice(team: &[Brought], mode: Mode, problems: &mut Vec<String>) {
    let dice: u8 = team.iter().map(|one| one.dice).sum();
    match mode {
        Mode::Casual if dice > 15 => problems.push(format!("{dice} dice are more than 15")),
        Mode::Tournament if dice != 20 => {
            problems.push(format!("a tournament team has 20 dice, not {dice}"));
        }
        _ => {}
    }
}

fn read_basics(pack: &Pack, team: &Team, mode: Mode, problems: &mut Vec<String>) -> Vec<CardId> {
    let ids = team.basics.iter();
    let found: Vec<CardId> = ids
        .filter_map(|id| read_card(pack, id, true, problems))
        .collect();
    let is_fair = match mode {
        Mode::Intro => true,
        Mode::Casual | Mode::Tournament => found.len() == 2 && found[0] != found[1],
    };
    if !is_fair {
        problems.push("everybody brings two different basic actions (MA-2)".to_owned());
    }
    found.into_iter().take(3).collect()
}
