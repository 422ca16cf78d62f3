//! Bots that stand in for people: how much they have answered, so that whoever comes back is told.

use crate::{Entry, Sitter, Table};
use kernel::{Game, Seat, SeatSet};

impl<G: Game + Clone> Table<G> {
    /// The seats whose person is stood in for.
    pub(crate) fn stood_in(&self) -> SeatSet {
        let seats = Seat::first(self.sitters.len() as u8).zip(&self.sitters);
        let stood_in = seats.filter(|(_, sitter)| sitter.is_stood_in());
        stood_in.map(|(seat, _)| seat).collect()
    }

    /// Counts what stand-ins answer. Whose stand-in got up with this entry, and how many answers it
    /// had given: somebody who has lost the seat meanwhile is not back.
    pub(crate) fn note_stand_in(&mut self, entry: &Entry, before: SeatSet) -> Option<(Seat, u32)> {
        let seat = match entry {
            Entry::Did { seat, .. } if before.contains(*seat) => {
                self.answered_for[seat.index()] += 1;
                return None;
            }
            Entry::Undid { seat, .. } if before.contains(*seat) => {
                let answers = &mut self.answered_for[seat.index()];
                *answers = answers.saturating_sub(1);
                return None;
            }
            Entry::Sat { seat, .. } | Entry::Arranged { seat, .. } => *seat,
            _ => return None,
        };
        let sitter = &self.sitters[seat.index()];
        if sitter.is_stood_in() {
            return None;
        }
        let answers = std::mem::take(&mut self.answered_for[seat.index()]);
        let back = before.contains(seat) && matches!(sitter, Sitter::Person { .. });
        back.then_some((seat, answers))
    }
}
