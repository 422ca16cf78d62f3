//! What a die of a kind is worth, read off its faces and its card: when it is rolled, and what its
//! text adds to its numbers in the field. Worth is counted in thousandths of a match.

use crate::face::{Energy, Face};
use crate::ids::{CardId, KINDS, Kind};
use crate::pack::{Card, Pack};
use crate::rules::DiceMasters;
use crate::side::MOST_SEATS;
use dice::Id;
use kernel::Seat;

/// One energy to spend.
pub(crate) const ENERGY: i32 = 10;
/// A point of attack and a point of defence in the field.
const ATTACK: i32 = 7;
const DEFENCE: i32 = 5;
/// What a text is worth in the field, for each energy that its card costs: whoever made the cards
/// asked more for better texts.
const TEXT: i32 = 4;
/// What using an action is worth, for each energy that its card costs.
const ACTION: i32 = 7;
/// A character that is rolled is fielded in so many cases of four.
const FIELDED: i32 = 3;

/// What dice are worth by owner and kind.
#[derive(Debug, Clone)]
pub(crate) struct Known {
    /// When it is rolled, on average over its faces.
    rolls: [[i32; KINDS]; MOST_SEATS],
    /// What its text adds in the field.
    texts: [[i32; KINDS]; MOST_SEATS],
}

impl Known {
    pub(crate) fn of(game: &DiceMasters) -> Known {
        let mut known = Known {
            rolls: [[0; KINDS]; MOST_SEATS],
            texts: [[0; KINDS]; MOST_SEATS],
        };
        for seat in game.players().iter() {
            for kind in Kind::all().filter(|kind| game.has_kind(seat, *kind)) {
                let card = game.card(seat, kind);
                let faces = game.faces(seat, kind).iter();
                let rolled: i32 = faces.map(|face| face_worth(*face, card)).sum();
                known.rolls[seat.index()][kind.index()] = rolled / 6;
                known.texts[seat.index()][kind.index()] = text_worth(card);
            }
        }
        known
    }

    /// What a die of a kind brings when it is rolled.
    pub(crate) fn roll(&self, owner: Seat, kind: Kind) -> i32 {
        self.rolls[owner.index()][kind.index()]
    }

    /// What its text adds in the field.
    pub(crate) fn text(&self, owner: Seat, kind: Kind) -> i32 {
        self.texts[owner.index()][kind.index()]
    }
}

/// What a die of a card brings when it is rolled: for choosing cards.
pub(crate) fn card_worth(pack: &Pack, card: CardId) -> i32 {
    let card = pack.card(card);
    let faces = pack.mould(card.mould).faces.iter();
    faces.map(|face| face_worth(*face, Some(card))).sum::<i32>() / 6
}

/// What attack and defence in the field are worth.
pub(crate) fn body(attack: i32, defence: i32) -> i32 {
    ATTACK * attack + DEFENCE * defence
}

/// What using an action of a card is worth.
pub(crate) fn action_worth(card: Option<&Card>) -> i32 {
    card.map_or(0, |card| ACTION * i32::from(card.cost))
}

/// What a card's text is worth while one of its dice is in the field.
pub(crate) fn text_worth(card: Option<&Card>) -> i32 {
    let card = card.filter(|card| !card.abilities.is_empty() || card.keywords != 0);
    card.map_or(0, |card| TEXT * i32::from(card.cost))
}

/// What a face that was rolled is worth.
pub(crate) fn face_worth(face: Face, card: Option<&Card>) -> i32 {
    match face {
        Face::Energy(Energy::Wild, _) => ENERGY + 2,
        Face::Energy(Energy::Generic, count) => (ENERGY - 1) * i32::from(count),
        Face::Energy(_, count) => ENERGY * i32::from(count),
        Face::Character(level) => {
            let numbers = body(i32::from(level.attack), i32::from(level.defence));
            let price = ENERGY * i32::from(level.fielding);
            (numbers + text_worth(card) - price).max(ENERGY / 2) * FIELDED / 4
        }
        Face::Action(_) => action_worth(card),
    }
}
