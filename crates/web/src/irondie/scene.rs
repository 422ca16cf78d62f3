//! One moment of a match as it is drawn: the view, the question, the draft, and the words for it.

use super::draft::{Draft, Question};
use crate::tongue::Voice;
use bots::Noise;
use dice::{DiceSet, DieId};
use game_irondie::{Irondie, SET, Secret, Side, Stage, View};
use kernel::{Game, Seat, SeatSet, Waiting};
use std::sync::Arc;

/// A moment.
pub(super) struct Scene {
    pub(super) game: Arc<Irondie>,
    pub(super) view: View,
    pub(super) me: Seat,
    pub(super) question: Option<Question>,
    pub(super) draft: Draft,
    pub(super) voice: Voice,
    /// The key of the mode's name.
    pub(super) mode_key: String,
    /// Who thinks just now, other than the one who looks.
    pub(super) thinking: Option<Seat>,
    /// Dice that have just landed.
    pub(super) rolling: DiceSet,
}

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

    /// The seats that are asked now, as far as the view tells.
    pub(super) fn asked(&self) -> SeatSet {
        if matches!(self.view.public.stage, Stage::Over(_)) {
            return SeatSet::EMPTY;
        }
        let fits = self.game.imagine(&self.view, &mut Noise::new(0));
        match self.game.waiting(&fits) {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The nine dice of a seat.
    pub(super) fn dice_of(&self, seat: Seat) -> DiceSet {
        DiceSet::range((seat.index() * SET) as u8, SET as u8)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.voice.words.seat(seat)
    }

    /// The kind's name.
    pub(super) fn kind_name(&self, die: DieId) -> String {
        let kind = self.view.public.make(die).kind();
        let name = self.game.pack().kind_name(kind);
        self.voice.named(&name.de, &name.en)
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
}
