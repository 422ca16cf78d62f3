//! Who sits where: changed before a match and between two, never while one is played.
//!
//! The head of a table arranges it: the person who has sat here longest. At first that is whoever
//! opened the table; when the head gets up, the next one follows, so a table is never without one
//! while somebody is left.

use crate::table::player;
use crate::{Entry, Sitter, Table};
use kernel::{Game, Seat, SeatSet};
use wire::{CmdId, Left, Reason};

impl<G: Game + Clone> Table<G> {
    /// The person who has sat here longest.
    pub fn head(&self) -> Option<Seat> {
        self.arrivals.first().copied()
    }

    /// Puts somebody into a seat, or nobody.
    pub(crate) fn seat(&mut self, seat: Seat, sitter: Sitter) {
        let opening = self.is_opening();
        let place = &mut self.sitters[seat.index()];
        let (was, is) = (place.is_person(), sitter.is_person());
        let player = player(place);
        *place = sitter;
        if is && !was {
            self.arrivals.push(seat);
            self.sittings += 1;
        }
        if !is {
            // Whoever comes next speaks for themselves.
            self.arrivals.retain(|&one| one != seat);
            self.dice.leave(Left { seat, player }, opening);
            self.wants_rematch.remove(seat);
            self.orders[seat.index()].clear();
        }
    }

    /// A bot for an empty seat.
    pub(crate) fn bot_entry(
        &self,
        by: Seat,
        cmd: CmdId,
        seat: Seat,
        bot: &str,
    ) -> Result<Entry, Reason> {
        self.between_matches()?;
        if self.head() != Some(by) {
            return Err(Reason::plain("refused-not-head"));
        }
        if *self.sitter(seat)? != Sitter::Nobody {
            return Err(Reason::plain("refused-seat-taken"));
        }
        let bot = bot.to_owned();
        Ok(arranged(seat, Sitter::Bot { bot }, by, cmd))
    }

    /// Empties a seat. Everyone may get up; the head may send away bots and people; and somebody
    /// who has been gone for long may be sent away by anyone, or a match might never begin.
    pub(crate) fn free_entry(
        &self,
        by: Seat,
        cmd: CmdId,
        seat: Seat,
        gone: SeatSet,
    ) -> Result<Entry, Reason> {
        self.between_matches()?;
        let may = self.head() == Some(by)
            || match self.sitter(seat)? {
                Sitter::Person { .. } => seat == by || gone.contains(seat),
                Sitter::Nobody | Sitter::Bot { .. } => false,
            };
        if !may {
            return Err(Reason::plain("refused-not-head"));
        }
        if *self.sitter(seat)? == Sitter::Nobody {
            return Err(Reason::plain("refused-seat-empty"));
        }
        Ok(arranged(seat, Sitter::Nobody, by, cmd))
    }

    /// Another name for oneself.
    pub(crate) fn name_entry(&self, seat: Seat, cmd: CmdId, name: &str) -> Result<Entry, Reason> {
        self.between_matches()?;
        let Sitter::Person { stand_in, .. } = *self.sitter(seat)? else {
            return Err(Reason::plain("refused-seat-empty"));
        };
        let name = name.to_owned();
        let sitter = Sitter::Person { name, stand_in };
        Ok(arranged(seat, sitter, seat, cmd))
    }

    fn between_matches(&self) -> Result<(), Reason> {
        if self.play.is_some() && !self.is_over() {
            return Err(Reason::plain("refused-while-playing"));
        }
        Ok(())
    }

    fn sitter(&self, seat: Seat) -> Result<&Sitter, Reason> {
        let sitter = self.sitters.get(seat.index());
        sitter.ok_or_else(|| Reason::plain("refused-no-such-seat"))
    }
}

fn arranged(seat: Seat, sitter: Sitter, by: Seat, cmd: CmdId) -> Entry {
    Entry::Arranged {
        seat,
        sitter,
        by,
        cmd,
    }
}
