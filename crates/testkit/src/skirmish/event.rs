//! What is told, and how it is said.

use super::card::Card;
use super::change::{Change, Deed, Wound};
use super::state::BySeat;
use dice::{DiceSet, DieId};
use kernel::{Arg, Said, Seat, SeatSet};
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
    /// All stances were shown.
    Opened {
        /// Who presses.
        pressing: SeatSet,
        /// Who guards.
        guarding: SeatSet,
    },
    /// Dice landed.
    Rolled {
        /// The dice, each with its side from 1.
        sides: Vec<(DieId, u8)>,
    },
    /// The active seat kept dice and rolls the others.
    Kept {
        /// What it kept.
        dice: DiceSet,
    },
    /// The active seat strikes.
    Named {
        /// Whom.
        on: Seat,
    },
    /// A seat drew a card; not which.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// What was drawn, for the one who drew.
    Saw {
        /// The card.
        card: Card,
    },
    /// What was discarded became the deck.
    Shuffled,
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was put up.
    PutUp {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card that stood was taken down.
    TookDown {
        /// Before whom it stood.
        from: Seat,
        /// Which.
        card: Card,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat let it be.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Something is about to happen, or to happen in another way than it was.
    Proposed {
        /// What.
        change: Change,
    },
    /// Nothing is left of a change.
    Stopped {
        /// What would have happened.
        change: Change,
    },
    /// A seat lost life.
    Wounded {
        /// Whose doing it was.
        by: Seat,
        /// Who.
        to: Seat,
        /// How much, piece by piece.
        pieces: Wound,
        /// What is left.
        left: u8,
    },
    /// A die was locked.
    Locked {
        /// Which.
        die: DieId,
    },
    /// A seat is out.
    Left {
        /// Which.
        seat: Seat,
    },
    /// The match ended.
    Ended {
        /// In seat order.
        places: BySeat<u8>,
    },
}

/// An event as a sentence.
pub(super) fn tell(event: &Event) -> Said {
    match event {
        Event::RoundBegan { round, active } => {
            by("skirmish-round", *active).with("round", Arg::number(*round))
        }
        Event::Sealed { seat } => by("skirmish-sealed", *seat),
        Event::Opened { pressing, guarding } => Said::new("skirmish-opened")
            .with("pressing", listed(pressing.iter()))
            .with("guarding", listed(guarding.iter())),
        Event::Rolled { sides } => {
            let words = sides
                .iter()
                .map(|(die, side)| format!("{}={side}", name(*die)));
            Said::new("skirmish-rolled").with("dice", listed(words))
        }
        Event::Kept { dice } => {
            Said::new("skirmish-kept").with("dice", listed(dice.iter().map(name)))
        }
        Event::Named { on } => by("skirmish-named", *on),
        Event::Drew { seat } => by("skirmish-drew", *seat),
        Event::Saw { card } => Said::new("skirmish-saw").with("card", listed([card])),
        Event::Shuffled => Said::new("skirmish-shuffled"),
        Event::Played { seat, card } => with_card("skirmish-played", *seat, *card),
        Event::PutUp { seat, card } => with_card("skirmish-put-up", *seat, *card),
        Event::TookDown { from, card } => with_card("skirmish-took-down", *from, *card),
        Event::Discarded { seat, card } => with_card("skirmish-discarded", *seat, *card),
        Event::Passed { seat } => by("skirmish-passed", *seat),
        Event::Proposed { change } => changing("skirmish-proposed", change),
        Event::Stopped { change } => changing("skirmish-stopped", change),
        Event::Wounded {
            to, pieces, left, ..
        } => by("skirmish-wounded", *to)
            .with("pieces", summed(pieces))
            .with("left", Arg::number(*left)),
        Event::Locked { die } => Said::new("skirmish-locked").with("die", listed([name(*die)])),
        Event::Left { seat } => by("skirmish-left", *seat),
        Event::Ended { places } => Said::new("skirmish-ended").with("places", listed(places)),
    }
}

/// A die as people count it.
pub(super) fn name(die: DieId) -> String {
    (die.index() + 1).to_string()
}

fn by(key: &'static str, seat: Seat) -> Said {
    Said::new(key).with("seat", Arg::Seat(seat))
}

fn with_card(key: &'static str, seat: Seat, card: Card) -> Said {
    by(key, seat).with("card", listed([card]))
}

fn changing(key: &'static str, change: &Change) -> Said {
    let said = by(key, change.to);
    match &change.deed {
        Deed::Wound(pieces) => said.with("pieces", summed(pieces)),
        Deed::Lock(die) => said.with("die", listed([name(*die)])),
    }
}

/// `swords +3 guard -1 cloak 1/2`.
fn summed(wound: &Wound) -> Arg {
    let pieces = wound.entries().iter().map(|piece| {
        let source = piece.source.name();
        match piece.change {
            kernel::Change::Add(amount) => format!("{source} {amount:+}"),
            kernel::Change::Times(by, of) => format!("{source} {by}/{of}"),
            kernel::Change::Less(by, of) => format!("{source} -{by}/{of}"),
        }
    });
    listed(pieces)
}

fn listed<T: ToString>(words: impl IntoIterator<Item = T>) -> Arg {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    Arg::Spelled(words.join(" "))
}
