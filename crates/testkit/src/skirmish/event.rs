//! What is told, and how it is said.

use super::card::{Card, Cards};
use super::frame::Change;
use super::state::Stance;
use dice::{DiceSet, DieId};
use kernel::{Arg, Said, Seat};
use serde::{Deserialize, Serialize};

/// A fact that has happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// Which.
        round: u8,
        /// Whose.
        active: Seat,
    },
    /// A stance was chosen; not which.
    Sealed {
        /// By whom.
        seat: Seat,
    },
    /// Both stances were shown.
    Opened {
        /// In seat order.
        stances: [Stance; 2],
    },
    /// Dice landed.
    Rolled {
        /// The dice, each with its side from 0.
        sides: Vec<(DieId, u8)>,
    },
    /// The active seat kept dice and rolls the others.
    Kept {
        /// What it kept.
        dice: DiceSet,
    },
    /// A seat drew cards; not which.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// What was drawn, for the one who drew.
    Saw {
        /// The cards.
        cards: Cards,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Something is about to happen.
    Proposed {
        /// What.
        change: Change,
    },
    /// A change was prevented altogether.
    Stopped {
        /// What would have happened.
        change: Change,
    },
    /// A seat lost life.
    Wounded {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// What is left.
        left: u8,
    },
    /// A die was locked.
    Locked {
        /// Which.
        die: DieId,
    },
    /// The match ended.
    Ended {
        /// Nobody wins a draw.
        winner: Option<Seat>,
    },
}

/// An event as a sentence.
pub(super) fn tell(event: &Event) -> Said {
    match event {
        Event::RoundBegan { round, active } => said("skirmish-round")
            .with("round", Arg::number(*round))
            .with("seat", Arg::Seat(*active)),
        Event::Sealed { seat } => said("skirmish-sealed").with("seat", Arg::Seat(*seat)),
        Event::Opened { stances } => {
            let [a, b] = stances.map(|stance| Arg::Spelled(stance.name().to_owned()));
            said("skirmish-opened").with("a", a).with("b", b)
        }
        Event::Rolled { sides } => {
            let words = sides
                .iter()
                .map(|(die, side)| format!("{}={}", name(*die), side + 1));
            said("skirmish-rolled").with("dice", listed(words))
        }
        Event::Kept { dice } => said("skirmish-kept").with("dice", listed(dice.iter().map(name))),
        Event::Drew { seat, count } => said("skirmish-drew")
            .with("seat", Arg::Seat(*seat))
            .with("count", Arg::number(*count)),
        Event::Saw { cards } => {
            said("skirmish-saw").with("cards", listed(cards.iter().map(|card| card.to_string())))
        }
        Event::Played { seat, card } => said("skirmish-played")
            .with("seat", Arg::Seat(*seat))
            .with("card", Arg::Spelled(card.to_string())),
        Event::Proposed { change } => changing("skirmish-proposed", *change),
        Event::Stopped { change } => changing("skirmish-stopped", *change),
        Event::Wounded { seat, amount, left } => said("skirmish-wounded")
            .with("seat", Arg::Seat(*seat))
            .with("amount", Arg::number(*amount))
            .with("left", Arg::number(*left)),
        Event::Locked { die } => said("skirmish-locked").with("die", Arg::Spelled(name(*die))),
        Event::Ended { winner: None } => said("skirmish-drawn"),
        Event::Ended { winner: Some(seat) } => said("skirmish-won").with("seat", Arg::Seat(*seat)),
    }
}

/// A die as people count it.
pub(super) fn name(die: DieId) -> String {
    (die.index() + 1).to_string()
}

fn changing(key: &'static str, change: Change) -> Said {
    let said = said(key).with("seat", Arg::Seat(change.to()));
    match change {
        Change::Wound { amount, .. } => said.with("amount", Arg::number(amount)),
        Change::Lock { die } => said.with("die", Arg::Spelled(name(die))),
    }
}

fn listed(words: impl Iterator<Item = String>) -> Arg {
    Arg::Spelled(words.collect::<Vec<_>>().join(" "))
}

fn said(key: &'static str) -> Said {
    Said::new(key)
}
