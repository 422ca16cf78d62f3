//! What keeps a team from being brought: a rule, a key for people, and a line for the terminal.

use crate::pack::{Card, Pack};
use kernel::{Arg, Refusal, Rule};
use std::fmt;

/// Something that is wrong with a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The rule that says so.
    pub rule: Rule,
    /// What it is.
    pub wrong: Wrong,
}

/// What can be wrong with a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The introductory game has its own teams.
    Fixed,
    /// Teams are drafted here.
    Drafted,
    /// Teams cannot be brought hidden here.
    Hidden,
    /// Teams that are brought hidden are not named before.
    Named,
    /// There is no such card.
    NoCard(String),
    /// There is no such basic action.
    NoBasic(String),
    /// There are none or too many cards.
    Cards {
        /// How many there may be.
        most: u8,
    },
    /// Too many dice lie on a card, or none.
    Limit {
        /// Which card.
        card: String,
        /// How many there may be.
        most: u8,
    },
    /// A name is there twice.
    Twice(String),
    /// There are too many dice on all cards together, or too few.
    Dice {
        /// How many there are.
        dice: u8,
        /// How many there may be.
        most: u8,
        /// Whether it must be so many.
        exact: bool,
    },
    /// Both of a team bring the same basic action.
    SameBasic(String),
    /// There are not so many different basic actions.
    Basics {
        /// How many there should be.
        need: u8,
    },
}

impl Problem {
    pub(crate) const fn new(rule: &'static str, wrong: Wrong) -> Problem {
        Problem {
            rule: Rule(rule),
            wrong,
        }
    }

    /// The key of its sentence.
    pub const fn key(&self) -> &'static str {
        match self.wrong {
            Wrong::Fixed => "dice-masters-team-fixed",
            Wrong::Drafted => "dice-masters-team-drafted",
            Wrong::Hidden => "dice-masters-team-hidden",
            Wrong::Named => "dice-masters-team-named",
            Wrong::NoCard(_) => "dice-masters-team-no-card",
            Wrong::NoBasic(_) => "dice-masters-team-no-basic",
            Wrong::Cards { .. } => "dice-masters-team-cards",
            Wrong::Limit { .. } => "dice-masters-team-limit",
            Wrong::Twice(_) => "dice-masters-team-twice",
            Wrong::Dice { .. } => "dice-masters-team-dice",
            Wrong::SameBasic(_) => "dice-masters-team-same-basic",
            Wrong::Basics { .. } => "dice-masters-team-basics",
        }
    }

    /// The sentence, with the rule.
    pub fn refusal(&self, pack: &Pack) -> Refusal {
        let refusal = Refusal::by(self.rule, self.key());
        let number = |refusal: Refusal, n: u8| refusal.with("n", Arg::number(n));
        match &self.wrong {
            Wrong::Fixed | Wrong::Drafted | Wrong::Hidden | Wrong::Named => refusal,
            Wrong::NoCard(id) | Wrong::NoBasic(id) => {
                refusal.with("card", Arg::Spelled(id.clone()))
            }
            Wrong::Twice(id) | Wrong::SameBasic(id) => refusal.with("card", named(pack, id)),
            Wrong::Cards { most: n } | Wrong::Basics { need: n } => number(refusal, *n),
            Wrong::Limit { card, most } => number(refusal, *most).with("card", named(pack, card)),
            Wrong::Dice { dice, most, exact } => number(refusal, *dice)
                .with("most", Arg::number(*most))
                .with("exact", Arg::word(if *exact { "yes" } else { "no" })),
        }
    }
}

/// A card by its name, or by its id where there is none.
fn named(pack: &Pack, id: &str) -> Arg {
    let card = pack.card_named(id).map(|card| pack.card(card));
    card.map_or_else(|| Arg::word(id), |card| name(pack, card))
}

/// The whole name of a card.
pub(crate) fn name(pack: &Pack, card: &Card) -> Arg {
    let figure = &pack.figure(card.figure).name;
    match &card.title {
        Some(title) => Arg::named(
            &format!("{}: {}", figure.de, title.de),
            &format!("{}: {}", figure.en, title.en),
        ),
        None => Arg::named(&figure.de, &figure.en),
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.wrong {
            Wrong::Fixed => f.write_str("the introductory game has its own teams")?,
            Wrong::Drafted => f.write_str("teams are drafted here")?,
            Wrong::Hidden => {
                f.write_str("teams are brought hidden to casual games and tournaments only")?;
            }
            Wrong::Named => f.write_str("teams that are brought hidden are not named here")?,
            Wrong::NoCard(id) => write!(f, "there is no card `{id}`")?,
            Wrong::NoBasic(id) => write!(f, "there is no basic action `{id}`")?,
            Wrong::Cards { most } => write!(f, "a team has one to {most} cards")?,
            Wrong::Limit { card, most } => write!(f, "`{card}`: one to {most} dice lie on it")?,
            Wrong::Twice(id) => write!(f, "`{id}`: two cards of one name")?,
            Wrong::Dice { dice, most, exact } => match exact {
                true => write!(f, "a tournament team has {most} dice, not {dice}")?,
                false => write!(f, "{dice} dice are more than {most}")?,
            },
            Wrong::SameBasic(id) => write!(f, "both team-mates bring `{id}`")?,
            Wrong::Basics { need: 1 } => f.write_str("everybody brings a basic action")?,
            Wrong::Basics { need } => write!(f, "everybody brings {need} different basic actions")?,
        }
        write!(f, " ({})", self.rule)
    }
}
