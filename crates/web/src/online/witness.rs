//! What this browser keeps of the dice of a table: what it was promised, its own share, its own
//! inputs. It is kept between visits too, so that nobody can promise something else meanwhile.
//!
//! What may change and what is an alarm hangs on what was *opened* here. A commitment gives nothing
//! away: until our share is opened nobody can know the dice, and the table may begin anew as often
//! as it likes. From then on it may do so for one reason only, which everybody is told.

mod shelf;
#[cfg(test)]
mod tests;

pub(crate) use shelf::{change, recall, sat};

use fair::{Own, Published, SeatSeed, Secret, Shown};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use wire::{Act, CmdId, Left, Notice, Phase, Player, Promise};

/// So many matches of a table are kept: the newest, and the last that are over.
const MATCHES: usize = 3;

/// So often a share is given in vain before the player is asked.
const VAIN: usize = 2;

/// So many gaps in what was heard are remembered.
const GAPS: usize = 16;

/// All that this browser keeps of one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Book {
    /// What our shares are made from.
    secret: Secret,
    /// Whether our seat was taken in this browser, and for which matches.
    sat: Option<Sat>,
    /// What is kept of its matches, the newest last.
    matches: Vec<Witness>,
    /// The number of the newest update that was looked at.
    heard: u64,
    /// Updates that were missed, from one number to another.
    missed: Vec<(u64, u64)>,
    /// Why this page plays no further.
    pub(crate) alarm: Option<Alarm>,
    /// Whether the newest match is over.
    over: bool,
    /// When it was last written, in milliseconds.
    at: u64,
    /// Whether the browser would not keep it, so that it is lost with this page.
    #[serde(skip)]
    pub(crate) unkept: bool,
}

/// What is kept of one match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Witness {
    pub(crate) shown: Shown,
    /// The share that was made here for this promise.
    share: Option<SeatSeed>,
    /// How many shares were opened here for this match before.
    before: u32,
    /// Who had left while shares were being opened, when this was promised.
    left: Vec<Left>,
    /// Who left after we had opened a share, which came to nothing by that.
    pub(crate) vain: Vec<Left>,
    /// Up to how many of them the player has agreed to give another share.
    agreed: usize,
    /// Whether the match was seen to have begun with this promise.
    begun: bool,
    /// Whether we have got up since, and sat down again.
    got_up: bool,
}

/// Since when the seat is ours by what happened in this browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Sat {
    /// A moment ago; the table has not been heard since.
    Now,
    /// From this match on.
    Since(u32),
}

/// Why this page plays no further. None of it ever happens at an honest table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Alarm {
    /// Another promise for a match for which a share was given.
    Promise(Box<Published>),
    /// Shares are asked for although not everybody is bound.
    Unbound,
    /// The table says that our seat is bound to something that is not ours.
    Share,
    /// The match has begun without our share.
    Without,
    /// Somebody is bound to something else, now that our share is known.
    Bound,
}

/// What to do about a promise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    Nothing,
    /// Send this.
    Say(Act),
    /// Give no other share before the player has agreed.
    Ask,
    /// Stop: see [`Book::alarm`].
    Stop,
}

/// A promise as it came, and who hears it.
pub(crate) struct Heard<'a> {
    pub(crate) promise: &'a Promise,
    pub(crate) notice: &'a Notice,
    pub(crate) seat: Option<Seat>,
}

/// An update, as far as it concerns what was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) n: u64,
    pub(crate) round: u32,
    pub(crate) undone: Option<Seat>,
}

impl Heard<'_> {
    /// Whether the match has begun, so that nothing is to be given any more.
    fn begun(&self) -> bool {
        self.notice.phase == Phase::Playing || self.promise.round <= self.notice.round
    }
}

impl Book {
    /// Nothing kept yet.
    pub(crate) fn new(secret: Secret) -> Book {
        Book {
            secret,
            sat: None,
            matches: Vec::new(),
            heard: 0,
            missed: Vec::new(),
            alarm: None,
            over: false,
            at: 0,
            unkept: false,
        }
    }

    /// The newest match.
    pub(crate) fn newest(&self) -> Option<&Witness> {
        self.matches.last()
    }

    /// What was shown of each match that is kept.
    pub(crate) fn shown(&self) -> Vec<Shown> {
        let shown = self.matches.iter().map(|kept| kept.shown.clone());
        shown.collect()
    }

    /// What was shown of the match that a record is of: of the one with this promise, or else of
    /// the newest that has begun, which it then differs from.
    pub(crate) fn shown_of(&self, published: Option<&Published>) -> Option<Shown> {
        let same = |kept: &&Witness| Some(&kept.shown.published) == published;
        let newest = self.matches.iter().rev();
        let begun = newest.clone().find(|kept| kept.begun);
        let found = newest.into_iter().find(same).or(begun);
        found.map(|kept| kept.shown.clone())
    }

    /// The seat is taken in this browser. What was being agreed on is let go: whoever sat there
    /// meanwhile has agreed on something else.
    fn sit(&mut self) {
        self.sat = Some(Sat::Now);
        if let Some(kept) = self.matches.last_mut() {
            kept.got_up = true;
            if kept.shown.own.is_none() {
                kept.share = None;
            }
        }
    }

    /// Takes a promise in.
    pub(crate) fn heed(&mut self, heard: &Heard<'_>) -> Step {
        if self.alarm.is_some() {
            return Step::Stop;
        }
        self.note_seat(heard.notice);
        let taken = self
            .turn_to(heard)
            .and_then(|mut kept| {
                kept.begun |= heard.begun();
                let step = self.take_part(&mut kept, heard);
                self.matches.push(kept);
                step
            })
            .unwrap_or_else(|alarm| self.stop(alarm));
        self.matches
            .drain(..self.matches.len().saturating_sub(MATCHES));
        taken
    }

    /// The table promises nothing. It may be about to; but no match begins like that.
    pub(crate) fn unpromised(&mut self, notice: &Notice, seat: Option<Seat>) -> Step {
        if self.alarm.is_some() {
            return Step::Stop;
        }
        self.note_seat(notice);
        let gave = |kept: &Witness| kept.shown.round == notice.round && kept.shown.own.is_some();
        let ours = seat.is_some() && self.sat.is_some();
        if ours && notice.phase == Phase::Playing && !self.newest().is_some_and(gave) {
            return self.stop(Alarm::Without);
        }
        Step::Nothing
    }

    fn stop(&mut self, alarm: Alarm) -> Step {
        self.alarm = Some(alarm);
        Step::Stop
    }

    /// Nobody sits down while a match is played. So whoever has just sat down in this browser gives
    /// the share for whatever is played next, and this browser knows it.
    fn note_seat(&mut self, notice: &Notice) {
        self.over = notice.phase == Phase::Over;
        if self.sat == Some(Sat::Now) {
            self.sat = Some(Sat::Since(notice.round + 1));
        }
    }

    /// Whether our seat's share for this match can only have been given here.
    fn is_to_give(&self, heard: &Heard<'_>) -> bool {
        let playing = heard.notice.phase == Phase::Playing;
        match self.sat {
            Some(Sat::Since(round)) => playing || heard.promise.round >= round,
            _ => false,
        }
    }

    /// Takes out the page of the match that is promised, or a new one, unless what was kept before
    /// forbids it.
    fn turn_to(&mut self, heard: &Heard<'_>) -> Result<Witness, Alarm> {
        let promise = heard.promise;
        while let Some(kept) = self.matches.pop() {
            if kept.is_of(promise) {
                return Ok(kept);
            }
            let same_round = kept.shown.round == promise.round;
            if kept.forbids(heard) {
                self.matches.push(kept);
                return Err(Alarm::Promise(Box::new(promise.published.clone())));
            }
            if kept.begun {
                self.matches.push(kept);
                break;
            }
            if same_round {
                return Ok(kept.anew(promise));
            }
        }
        Ok(Witness::new(promise))
    }

    fn take_part(&self, kept: &mut Witness, heard: &Heard<'_>) -> Result<Step, Alarm> {
        let promise = heard.promise;
        let Some(seat) = heard.seat else {
            kept.look_on(promise);
            return Ok(Step::Nothing);
        };
        if let Some(own) = &kept.shown.own {
            if kept.shown.commitments != promise.commitments {
                return Err(Alarm::Bound);
            }
            if own.seat != seat.to_string() {
                // It was played in another seat, and is over.
                return Ok(Step::Nothing);
            }
        }
        kept.shown.seat = Some(seat.to_string());
        let bound = promise.commitments.get(seat.index()).copied().flatten();
        let ours = self.shares(kept, promise.left.len());
        let ours = ours.into_iter().find(|share| bound == Some(share.commit()));
        let must_be_ours = kept.share.is_some() || self.is_to_give(heard);
        match (bound, ours) {
            (Some(_), Some(share)) => kept.open(heard, seat, share),
            (Some(_), None) if must_be_ours => Err(Alarm::Share),
            (None, _) if heard.begun() && must_be_ours => Err(Alarm::Without),
            (None, _) if promise.open && !heard.begun() => Err(Alarm::Unbound),
            (None, _) if !heard.begun() => Ok(kept.commit(&self.secret)),
            // This browser was not there: its storage was emptied, or another one was used.
            _ => {
                kept.look_on(promise);
                Ok(Step::Nothing)
            }
        }
    }

    /// The shares that pages of this browser can have given for a match: the one that is noted, or
    /// one that another page has not noted yet.
    fn shares(&self, kept: &Witness, left: usize) -> Vec<SeatSeed> {
        let Shown {
            round, published, ..
        } = &kept.shown;
        let made = (0..=left as u32).map(|before| self.secret.share(*round, before, published));
        kept.share.into_iter().chain(made).collect()
    }

    /// The player agrees to give another share.
    pub(crate) fn agree(&mut self) {
        if let Some(kept) = self.matches.last_mut() {
            kept.agreed = kept.vain.len();
        }
    }

    /// Notes a command that is being sent.
    pub(crate) fn sent(&mut self, cmd: &CmdId, act: &Act, window: bool, seen: u64) {
        let Some(own) = self.own() else {
            return;
        };
        match act {
            Act::Move { text } => own.give(&String::from(cmd.clone()), text, window, seen),
            Act::Resign => own.call(&format!("resign {}", own.seat)),
            Act::Draw => own.call("draw"),
            _ => {}
        }
    }

    /// The table has answered a command.
    pub(crate) fn answered(&mut self, cmd: &CmdId, done: bool) {
        let cmd = String::from(cmd.clone());
        for own in self.matches.iter_mut().filter_map(Witness::own) {
            own.answered(&cmd, done);
        }
    }

    fn own(&mut self) -> Option<&mut Own> {
        self.matches.last_mut().and_then(Witness::own)
    }

    /// An update has come, with which somebody may have taken something back. What is told again
    /// was looked at before; what lies between was missed.
    pub(crate) fn heard(&mut self, news: News, me: Option<Seat>) {
        if news.n <= self.heard {
            return;
        }
        if self.heard > 0 && news.n > self.heard + 1 {
            self.missed.push((self.heard + 1, news.n - 1));
            self.missed.drain(..self.missed.len().saturating_sub(GAPS));
            let all = self.matches.iter_mut();
            all.filter_map(Witness::own).for_each(Own::doubt);
        }
        self.heard = news.n;
        self.undo(news, me);
    }

    /// What was missed is told, as far back as the table goes.
    pub(crate) fn caught_up(&mut self, past: &[News], me: Option<Seat>) {
        let Some(first) = past.first().map(|news| news.n) else {
            return;
        };
        if self.missed.iter().all(|(from, _)| *from >= first) {
            let all = self.matches.iter_mut();
            all.filter_map(Witness::own).for_each(Own::trust);
        }
        for &news in past {
            let missed = |(from, to): &(u64, u64)| (*from..=*to).contains(&news.n);
            if self.missed.iter().any(missed) {
                self.undo(news, me);
            }
        }
        self.missed.retain(|(from, _)| *from < first);
        for (_, to) in &mut self.missed {
            *to = (*to).min(first - 1);
        }
    }

    fn undo(&mut self, news: News, me: Option<Seat>) {
        let mut all = self.matches.iter_mut();
        let kept = all.find(|kept| kept.shown.round == news.round);
        if let (Some(seat), Some(own)) = (news.undone, kept.and_then(Witness::own)) {
            own.undone(news.n, Some(seat) == me);
        }
    }
}

impl Witness {
    fn new(promise: &Promise) -> Witness {
        Witness {
            shown: Shown::new(promise.round, promise.published.clone()),
            share: None,
            before: 0,
            left: promise.left.clone(),
            vain: Vec::new(),
            agreed: 0,
            begun: false,
            got_up: false,
        }
    }

    fn own(&mut self) -> Option<&mut Own> {
        self.shown.own.as_mut()
    }

    fn is_of(&self, promise: &Promise) -> bool {
        (self.shown.round, &self.shown.published) == (promise.round, &promise.published)
    }

    /// Whether another promise breaks the one that was given. A match that has begun has one
    /// promise for ever. One for which our share was opened has another only after somebody left,
    /// as the table says; and it is not passed over.
    fn forbids(&self, heard: &Heard<'_>) -> bool {
        let opened = self.shown.own.is_some() && !self.got_up;
        let excused = self.has_been_left(heard.promise) && !heard.begun();
        match heard.promise.round.cmp(&self.shown.round) {
            std::cmp::Ordering::Less => opened || self.begun,
            std::cmp::Ordering::Equal => self.begun || opened && !excused,
            std::cmp::Ordering::Greater => opened && !self.begun,
        }
    }

    /// Whether somebody has left since, by what the table says. A seat that is only called
    /// something else has not been left.
    fn has_been_left(&self, promise: &Promise) -> bool {
        promise.left.len() > self.left.len() && promise.left.starts_with(&self.left)
    }

    /// The same match with another promise. If our share was opened for the first one, that was in
    /// vain, and whoever left is noted.
    fn anew(self, promise: &Promise) -> Witness {
        let opened = self.shown.own.is_some();
        let since = promise.left.iter().skip(self.left.len());
        let mut vain = self.vain;
        vain.extend(since.filter(|_| opened).cloned());
        Witness {
            before: self.before + u32::from(opened),
            agreed: self.agreed,
            vain,
            ..Witness::new(promise)
        }
    }

    /// Whether the player must agree before another share is given.
    pub(crate) fn asks(&self) -> bool {
        let vain = self.vain.len();
        self.share.is_none() && !self.begun && vain >= VAIN && vain > self.agreed
    }

    /// Whether our seat's share was given, and not by this browser.
    pub(crate) fn is_given_elsewhere(&self) -> bool {
        let elsewhere = self.shown.seat.is_some() && self.share.is_none();
        elsewhere && !self.shown.commitments.is_empty()
    }

    fn look_on(&mut self, promise: &Promise) {
        if promise.open && self.shown.commitments.is_empty() {
            self.shown.commitments.clone_from(&promise.commitments);
        }
    }

    /// Our seat is bound to a share, always the same one for the same promise: another page of this
    /// browser may be doing so at this moment.
    fn commit(&mut self, secret: &Secret) -> Step {
        if self.asks() {
            return Step::Ask;
        }
        let share = secret.share(self.shown.round, self.before, &self.shown.published);
        self.share = Some(share);
        let commitment = share.commit();
        Step::Say(Act::Commit { commitment })
    }

    /// Everybody is bound, it is said: then it must be so, and the own share may be opened.
    fn open(&mut self, heard: &Heard<'_>, seat: Seat, share: SeatSeed) -> Result<Step, Alarm> {
        let promise = heard.promise;
        if !promise.open {
            // No match begins before our share was asked for.
            return if heard.begun() {
                Err(Alarm::Without)
            } else {
                Ok(Step::Nothing)
            };
        }
        if self.shown.own.is_none() {
            if !heard.begun() && !is_bound(&heard.notice.players, promise) {
                return Err(Alarm::Unbound);
            }
            self.shown.commitments.clone_from(&promise.commitments);
            self.share = Some(share);
            self.shown.own = Some(Own::new(&seat.to_string(), share));
        }
        Ok(if heard.begun() {
            Step::Nothing
        } else {
            Step::Say(Act::Seed { seed: share })
        })
    }
}

/// Whether every person is bound to a share; a list that is too short binds nobody.
fn is_bound(players: &[Player], promise: &Promise) -> bool {
    let people = players.iter().enumerate();
    let mut people = people.filter(|(_, player)| matches!(player, Player::Person { .. }));
    let bound = |seat: usize| promise.commitments.get(seat).copied().flatten();
    people.all(|(seat, _)| bound(seat).is_some()) && promise.commitments.len() == players.len()
}
