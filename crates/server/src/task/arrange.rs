//! Sitting down, being invited, being sent away: what needs keys besides an entry in the log.

use super::{Stop, Task};
use crate::ids::KeyHash;
use crate::names;
use crate::opening::{Place, person};
use crate::store::{Invite, KeyChange, StoreError};
use kernel::{Seat, SeatSet};
use std::sync::Arc;
use table::{Entry, Sitter, Verdict};
use tokio::time::Instant;
use wire::{Act, Closing, Command, Reason};

impl Task {
    /// What a command would do. What a table cannot check is checked here: names, and bots.
    pub(super) fn judge(&self, command: &Command) -> Verdict {
        let thinks = self.hall.config.times.bot_thinks;
        let mut command = command.clone();
        match &mut command.act {
            Act::Name { name } => match names::clean(name) {
                Some(clean) => *name = clean,
                None => return Verdict::Refuse(Reason::plain("refused-name")),
            },
            Act::Bot { bot, .. } => {
                if let Err(reason) = Place::read(&format!("bot:{bot}"), thinks) {
                    return Verdict::Refuse(reason);
                }
            }
            _ => {}
        }
        self.host.judge(&command, self.gone())
    }

    /// Seats whose person has been away for the whole time of grace.
    fn gone(&self) -> SeatSet {
        let (now, grace) = (Instant::now(), self.hall.config.times.grace);
        let seats = Seat::first(self.away.len() as u8).zip(&self.away);
        let gone = seats.filter(|(_, away)| away.is_some_and(|since| since + grace <= now));
        gone.map(|(seat, _)| seat).collect()
    }

    /// The seat that a person leaves by an entry.
    pub(super) fn leaves(&self, entry: &Entry) -> Option<Seat> {
        let Entry::Arranged { seat, sitter, .. } = entry else {
            return None;
        };
        let was = &self.host.sitters()[seat.index()];
        let leaves = matches!(was, Sitter::Person { .. }) && *sitter == Sitter::Nobody;
        leaves.then_some(*seat)
    }

    /// Closes the sockets of a seat that has no owner any more.
    pub(super) fn send_away(&mut self, seat: Seat) {
        let had = self.viewers.has(seat);
        self.viewers.close_seat(seat, Closing::GotUp);
        self.notice_presence();
        if had {
            self.show_presence();
        }
    }

    pub(super) async fn sit(
        &mut self,
        seat: Seat,
        name: &str,
        holder: KeyHash,
    ) -> Result<Result<(), Reason>, Stop> {
        if let Err(reason) = self.host.may_sit(seat) {
            return Ok(Err(reason));
        }
        let sitter = person(name);
        let entry = Entry::Sat { seat, sitter };
        let keys = Some(KeyChange::Sits(seat, holder));
        Ok(match self.append(entry, keys).await? {
            Ok(told) => {
                self.away[seat.index()] = Some(Instant::now());
                self.tell(&told);
                Ok(())
            }
            Err(error) => Err(Reason::plain(error.key())),
        })
    }

    /// Makes an invitation to an empty seat, for someone who has these seats.
    pub(super) fn invite(
        &self,
        seat: Seat,
        own: SeatSet,
        invite: KeyHash,
    ) -> impl Future<Output = Result<Result<(), Reason>, Stop>> + Send + use<> {
        let (store, may) = (Arc::clone(&self.hall.store), self.may_invite(seat, own));
        let invite = Invite {
            table: self.id.clone(),
            epoch: self.epoch,
            seat,
            key: invite,
        };
        async move {
            if let Err(reason) = may {
                return Ok(Err(reason));
            }
            match store.invite(invite).await {
                Ok(true) => Ok(Ok(())),
                Ok(false) => Ok(Err(Reason::plain("refused-seat-taken"))),
                Err(error @ StoreError::Fenced) => Err(error.into()),
                Err(error) => Ok(Err(Reason::plain(error.key()))),
            }
        }
    }

    fn may_invite(&self, seat: Seat, own: SeatSet) -> Result<(), Reason> {
        if !self.host.head().is_some_and(|head| own.contains(head)) {
            return Err(Reason::plain("refused-not-head"));
        }
        self.host.may_sit(seat)
    }

    /// Whether a key holds its seat still: a socket may have been opened before its owner got up.
    pub(super) fn still_sits(
        &self,
        seat: Seat,
        key: Option<KeyHash>,
    ) -> impl Future<Output = Result<(), Closing>> + Send + use<> {
        let keys = self.hall.store.seat_keys(self.id.clone());
        async move {
            let keys = keys.await.map_err(|_| Closing::ComeBack)?;
            let holder = keys.iter().find(|keys| keys.seat == seat);
            let holds = key.is_some() && holder.and_then(|keys| keys.holder) == key;
            holds.then_some(()).ok_or(Closing::GotUp)
        }
    }
}
