//! Who is here, who has gone, and who is stood in for.

use super::viewers::here;
use super::{Connection, Joining, Out, Stop, Task};
use crate::host::{Plain, write};
use crate::store::StoreError;
use kernel::Seat;
use table::{Entry, Sitter};
use tokio::time::Instant;
use wire::{Closing, Phase};

impl Task {
    /// Lets a viewer in: first what it should know, then what it has missed, then who is here.
    pub(super) async fn join(&mut self, joining: Joining) -> Result<(), Stop> {
        let (begun, viewer, connection) = (Instant::now(), joining.viewer, joining.connection);
        self.viewers.remove(connection);
        let limits = self.hall.config.limits;
        let too_many = self.viewers.spectators() >= limits.spectators;
        if too_many && viewer.seat().is_none() {
            // The queue is new and empty; a closed one means that nobody waits.
            drop(joining.out.try_send(Out::Close(Closing::TooMuch)));
            return Ok(());
        }
        self.check_owner().await?;
        if let Some(seat) = viewer.seat() {
            if let Err(why) = self.still_sits(seat, joining.key).await {
                drop(joining.out.try_send(Out::Close(why)));
                return Ok(());
            }
            self.viewers.make_room(seat, limits.sockets_per_seat);
            self.address = Some(joining.address);
            self.come_back(seat).await?;
        }
        let welcome = self.host.welcome(viewer);
        // A number this table never gave can only come from another life of it: tell all again.
        let since = Some(joining.since).filter(|&since| since <= welcome.newest);
        let mut texts = vec![write(&Plain::Welcome(welcome))];
        texts.extend(self.host.since(viewer, since.unwrap_or(0)));
        let bytes: usize = texts.iter().map(|text| text.len()).sum();
        self.hall.metrics.hello_bytes.add_many(bytes as u64);
        drop(joining.out.try_send(Out::Texts(texts)));
        let seats_before = self.viewers.seats();
        self.viewers.insert(joining);
        self.notice_presence();
        if self.viewers.seats() == seats_before {
            let text = here(seats_before, self.stands_in_soon());
            self.viewers.send(connection, &text);
        } else {
            self.show_presence();
        }
        self.hall.metrics.hellos.note(begun.elapsed());
        self.settle().await
    }

    /// Who is shown a table, or turned away by it, goes by what is in its log: another server may
    /// have taken it over since. Where the store does not answer, nobody knows better.
    pub(super) fn check_owner(&self) -> impl Future<Output = Result<(), Stop>> + Send + use<> {
        let (epoch, mine) = (self.hall.store.epoch(self.id.clone()), self.epoch);
        async move {
            match epoch.await {
                Ok(epoch) if epoch != Some(mine) => Err(StoreError::Fenced.into()),
                _ => Ok(()),
            }
        }
    }

    /// Who only listens asks nothing that would show that another server has the table by now. So
    /// it is looked now and then, as often as silent sockets are.
    pub(super) async fn look_after_owner(&mut self) -> Result<(), Stop> {
        let now = Instant::now();
        if self.owner_at > now || self.viewers.is_empty() {
            return Ok(());
        }
        self.owner_at = now + self.hall.config.times.ping_every;
        self.check_owner().await
    }

    pub(super) fn leave(&mut self, connection: Connection) {
        let seats_before = self.viewers.seats();
        self.viewers.remove(connection);
        self.notice_presence();
        if self.viewers.seats() != seats_before {
            self.show_presence();
        }
    }

    pub(super) fn show_presence(&mut self) {
        let text = here(self.viewers.seats(), self.stands_in_soon());
        let lost = self.viewers.send_all(&text);
        (0..lost).for_each(|_| self.hall.metrics.too_slow.add());
        if lost > 0 {
            self.notice_presence();
        }
    }

    /// Starts or stops the time of grace of each seat.
    pub(super) fn notice_presence(&mut self) {
        let (seats, now) = (self.viewers.seats(), Instant::now());
        for (seat, away) in Seat::first(self.away.len() as u8).zip(&mut self.away) {
            *away = match *away {
                _ if seats.contains(seat) => None,
                None => Some(now),
                since => since,
            };
        }
    }

    /// The owner of a seat is back: the bot gets up.
    async fn come_back(&mut self, seat: Seat) -> Result<(), Stop> {
        match self.host.sitters().get(seat.index()).cloned() {
            Some(Sitter::Person {
                name,
                stand_in: true,
            }) => {
                self.silent[seat.index()] = None;
                self.write_stand_in(seat, name, false).await
            }
            _ => Ok(()),
        }
    }

    /// A person says or does something: whoever stood in gets up. Who only talks has no more time
    /// to answer for that.
    pub(super) async fn sign_of_life(
        &mut self,
        connection: Connection,
        seat: Seat,
    ) -> Result<(), Stop> {
        if self.viewers.knows(connection) {
            self.come_back(seat).await?;
        }
        Ok(())
    }

    /// Starts or stops the time that each seat has to answer.
    pub(super) fn notice_silence(&mut self) {
        let (asked, now) = (self.host.waits_for(), Instant::now());
        for (seat, silent) in Seat::first(self.silent.len() as u8).zip(&mut self.silent) {
            *silent = asked.contains(seat).then(|| silent.unwrap_or(now));
        }
    }

    /// Seats whose person has been away or silent too long while others wait.
    pub(super) async fn stand_in_for_the_absent(&mut self) -> Result<(), Stop> {
        let now = Instant::now();
        let due = self.absent().chain(self.silent());
        let due = due.filter(|(_, since)| *since <= now);
        let due: Vec<(Seat, String)> = due
            .filter_map(|(seat, _)| Some((seat, self.lonely_person(seat)?)))
            .collect();
        for (seat, name) in due {
            self.hall.metrics.stand_ins.add();
            self.write_stand_in(seat, name, true).await?;
        }
        Ok(())
    }

    pub(super) fn next_stand_in(&self) -> Option<Instant> {
        let all = self.absent().chain(self.silent());
        all.map(|(_, when)| when).min()
    }

    /// In how many seconds a bot stands in for somebody who is away.
    fn stands_in_soon(&self) -> Option<u32> {
        let first = self.absent().map(|(_, when)| when).min()?;
        let left = first.saturating_duration_since(Instant::now());
        Some(left.as_secs_f64().ceil() as u32)
    }

    /// Persons who are away while a match runs and somebody else waits for it, and when they will
    /// be stood in for. A match that nobody waits for is not played to its end behind their backs.
    fn absent(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let waiting =
            !self.viewers.seats().is_empty() && self.host.notice().phase == Phase::Playing;
        let seats = Seat::first(self.away.len() as u8).filter(move |_| waiting);
        let seats = seats.filter(|&seat| !self.viewers.has(seat));
        let persons = seats.filter(|&seat| self.lonely_person(seat).is_some());
        let grace = self.hall.config.times.grace;
        persons.filter_map(move |seat| Some((seat, self.away[seat.index()]? + grace)))
    }

    /// Persons who are here and are asked while somebody else who is here waits for them, and when
    /// they will be stood in for.
    fn silent(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let (here, asked) = (self.viewers.seats(), self.host.waits_for());
        let waited_for = here.iter().any(|seat| !asked.contains(seat));
        let within = self.hall.config.times.answer_within;
        let within = within.filter(|_| waited_for);
        let seats = Seat::first(self.silent.len() as u8).filter(move |seat| here.contains(*seat));
        let persons = seats.filter(|&seat| self.lonely_person(seat).is_some());
        persons.filter_map(move |seat| Some((seat, self.silent[seat.index()]? + within?)))
    }

    /// The name of a person who sits there and is not stood in for.
    fn lonely_person(&self, seat: Seat) -> Option<String> {
        match &self.host.sitters()[seat.index()] {
            Sitter::Person {
                name,
                stand_in: false,
            } => Some(name.clone()),
            _ => None,
        }
    }

    async fn write_stand_in(
        &mut self,
        seat: Seat,
        name: String,
        stand_in: bool,
    ) -> Result<(), Stop> {
        let sitter = Sitter::Person { name, stand_in };
        if let Ok(told) = self.append(Entry::Sat { seat, sitter }, None).await? {
            self.tell(&told);
            return Ok(());
        }
        // Another time of grace, or the table would try without a pause.
        for since in [&mut self.away[seat.index()], &mut self.silent[seat.index()]] {
            *since = since.map(|_| Instant::now());
        }
        Ok(())
    }
}
