//! What a moment of IRONDIE tells besides the view.

use dice::{DiceSet, DieId};
use game_irondie::{Event, Irondie, SET, Secret, Side, Stage};
use kernel::{Game, Seat};

/// A moment.
pub(super) type Scene = crate::session::Scene<Irondie>;

impl Scene {
    /// Whether more than one sits on a side.
    pub(super) fn is_team(&self) -> bool {
        self.game.seats() > 2
    }

    /// The seats of a side.
    pub(super) fn members(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats()).filter(move |&seat| Side::of(seat) == side)
    }

    /// Whom a sentence about a side speaks of: the one who looks, on the own side.
    pub(super) fn speaker(&self, side: Side) -> Seat {
        if side == Side::of(self.me) {
            self.me
        } else {
            side.speaker()
        }
    }

    /// The nine dice of a seat.
    pub(super) fn dice_of(&self, seat: Seat) -> DiceSet {
        DiceSet::range((seat.index() * SET) as u8, SET as u8)
    }

    /// The kind's name.
    pub(super) fn kind_name(&self, die: DieId) -> String {
        let kind = self.view.public.make(die).kind();
        let name = self.game.pack().kind_name(kind);
        self.voice.named(name)
    }

    /// Whether the die is part of an answer that others do not see yet.
    pub(super) fn is_sealed(&self, die: DieId) -> bool {
        match self.view.mine {
            Some(Secret::Split(dice)) => dice.contains(die),
            Some(Secret::Return(returned)) => returned == Some(die),
            _ => false,
        }
    }

    /// Dice in hand are the Reserve from the Battle throw to the end of the round.
    pub(super) fn hand_is_reserve(&self) -> bool {
        !matches!(
            self.view.public.stage,
            Stage::Split | Stage::Swap | Stage::Over(_)
        )
    }

    /// Dice that have just landed.
    pub(super) fn rolling(&self) -> DiceSet {
        self.news.iter().filter_map(landed).collect()
    }
}

/// The die of a set that comes down in an event.
pub(super) fn landed(event: &Event) -> Option<DieId> {
    match *event {
        Event::Landed { die, .. } => Some(die),
        _ => None,
    }
}
