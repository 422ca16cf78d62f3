//! How the dice of the next match are agreed on: the table is bound to its seed, then the seat of
//! every person to a share, and only then are shares opened.

use fair::{FORMAT, Hash, Published, SeatSeed, Seed, Terms};
use wire::{Left, Promise};

/// The dice of the next match while they are agreed on, and afterwards what was agreed.
#[derive(Debug, Clone)]
pub(crate) struct Dice {
    /// The seed of the next match and the format of its record, until it begins.
    prepared: Option<(Seed, u32)>,
    /// What was published about the newest seed, and for which match.
    promised: Option<(u32, Published)>,
    pub(crate) commitments: Vec<Option<Hash>>,
    pub(crate) shares: Vec<Option<SeatSeed>>,
    /// Who left while shares of this match were being opened.
    left: Vec<Left>,
    /// The match they left.
    left_round: u32,
}

impl Dice {
    pub(crate) fn new(seats: usize) -> Dice {
        Dice {
            prepared: None,
            promised: None,
            commitments: vec![None; seats],
            shares: vec![None; seats],
            left: Vec::new(),
            left_round: 0,
        }
    }

    /// A seed was made. What was given for another one is worth nothing for it.
    pub(crate) fn prepare(&mut self, seed: Seed, terms: &Terms, round: u32) {
        if self.left_round != round {
            self.left.clear();
        }
        self.left_round = round;
        self.promised = Some((round, terms.publish(&seed)));
        self.prepared = Some((seed, terms.format));
        self.commitments.fill(None);
        self.shares.fill(None);
    }

    /// Whether a match is about to begin with a seed of today. One that was prepared by an older
    /// program, and whose match has not begun, is made anew.
    pub(crate) fn is_preparing(&self) -> bool {
        self.prepared
            .as_ref()
            .is_some_and(|(_, format)| *format == FORMAT)
    }

    /// The match begins.
    pub(crate) fn take(&mut self) -> Option<(Seed, u32)> {
        self.prepared.take()
    }

    /// Somebody leaves a seat. While shares are being opened all of it begins anew: whoever comes
    /// next would be bound to nothing while the shares of others are known. Everybody is told who
    /// it was.
    pub(crate) fn leave(&mut self, left: Left, opening: bool) {
        let seat = left.seat;
        if opening {
            self.prepared = None;
            self.promised = None;
            self.left.push(left);
        }
        if self.prepared.is_some() {
            self.commitments[seat.index()] = None;
            self.shares[seat.index()] = None;
        }
    }

    /// What everyone may know of it.
    pub(crate) fn promise(&self, opening: bool) -> Option<Promise> {
        let (round, published) = self.promised.clone()?;
        Some(Promise {
            round,
            published,
            commitments: self.commitments.clone(),
            open: opening || self.prepared.is_none(),
            left: self.left.clone(),
        })
    }
}
