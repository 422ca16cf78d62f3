//! The settlement (DT-9): everything that was collected is added up and applied at once.

use crate::event::{Account as Lines, Event};
use crate::frame::{Frame, Run, Step, Way};
use crate::pool::{Account, Entry, Source, What};
use crate::state::{Progress, Public, State};
use crate::verb::{Kind, When};
use crate::{BySeat, DiceThrone, TokenId};
use kernel::{Sealed, Seat, SeatSet, Sink};

/// What a seat receives, and how that came about.
pub(crate) struct Received {
    pub(crate) lines: Lines,
    /// What could be avoided, before halves and dodges.
    subtotal: i32,
    /// What could still be avoided.
    left: i32,
    pub(crate) damage: u8,
    /// What a companion takes instead.
    diverted: Option<(TokenId, u8)>,
}

impl DiceThrone {
    /// Settles an account.
    pub(crate) fn settle(&self, state: &mut State, account: Account, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        if account == Account::Phase && self.look_at_dealt(public) {
            return;
        }
        let seats: BySeat<Seat> = public.playing().iter().collect();
        let received: BySeat<Received> = seats
            .iter()
            .map(|&seat| self.received(public, account, seat))
            .collect();
        let healed: BySeat<u8> = seats
            .iter()
            .map(|&seat| healing(public, account, seat))
            .collect();
        self.apply(public, &seats, received, &healed, sink);
        let stays = |entry: &Entry| entry.what.lasts() || entry.account != account;
        public.pool.retain(|entry| stays(entry));
        self.ask_for_help(public);
    }

    /// What hangs on the damage dealt is known now, and joins the account.
    fn look_at_dealt(&self, public: &mut Public) -> bool {
        let Some(target) = public.attack.target else {
            return false;
        };
        public.attack.dealt = self.received(public, Account::Phase, target).damage;
        let dealt = public.attack.dealt;
        let mut waiting = std::mem::take(&mut public.attack.later);
        let is_asked = |run: &Run| run.way == Way::IfDealt;
        if !waiting.iter().any(is_asked) {
            public.attack.later = waiting;
            return false;
        }
        public.frames.push(Frame::Settle(Account::Phase));
        for run in waiting.iter().copied().filter(is_asked) {
            if dealt >= run.answer {
                public.frames.push(Frame::Run(Run { answer: 0, ..run }));
            }
        }
        waiting.retain(|run| !is_asked(run));
        public.attack.later = waiting;
        true
    }

    /// Damage that is coming in, before anything takes a part of it.
    pub(crate) fn subtotal(&self, public: &Public, seat: Seat) -> i32 {
        self.received(public, self.open_account(public), seat)
            .subtotal
    }

    /// What a seat will lose as things stand, and what its companion will.
    pub(crate) fn incoming(&self, public: &Public, seat: Seat) -> (i32, Option<(TokenId, u8)>) {
        if !public.is_due() {
            return (0, None);
        }
        let received = self.received(public, self.open_account(public), seat);
        (i32::from(received.damage), received.diverted)
    }

    /// Whether damage is coming in that can be avoided, and something of it is left.
    pub(crate) fn is_threatened(&self, public: &Public, seat: Seat) -> bool {
        let open = self.open_account(public);
        let comes = public.pool.iter().any(|entry| {
            let avoidable = match entry.what {
                What::Damage(kind) => !matches!(kind, Kind::Ultimate | Kind::Sure),
                What::Back => true,
                _ => false,
            };
            entry.to == Some(seat) && entry.account == open && avoidable
        });
        comes && self.received(public, open, seat).left > 0
    }

    /// Adds up what a seat receives: first all that is added and taken off, then every half by
    /// itself, rounded up, then what is avoided as a whole (DT-9.1 to DT-9.4).
    pub(crate) fn received(&self, public: &Public, account: Account, seat: Seat) -> Received {
        self.reckoned(public, account, seat, true)
    }

    /// The same with or without what others send back.
    fn reckoned(&self, public: &Public, account: Account, seat: Seat, back: bool) -> Received {
        let mut lines = Lines::default();
        let (mut soft, mut hard) = (0, 0);
        let about = |entry: &&Entry| {
            let is_here = entry.account == account || entry.what.lasts();
            is_here && self.is_about(public, entry, account, seat)
        };
        for entry in public.pool.iter().filter(about) {
            let amount = match entry.what {
                What::Damage(_) | What::Boost => i32::from(entry.amount),
                What::Back if back => self.half_back(public, account, entry.by),
                What::Weaken | What::Prevent => -i32::from(entry.amount),
                _ => continue,
            };
            lines.add(amount, entry.source);
            if self.is_hard(public, entry) {
                hard += amount.max(0);
            } else {
                soft += amount;
            }
        }
        let subtotal = soft.max(0);
        let mut left = subtotal;
        let mut diverted = None;
        for entry in public.pool.iter().filter(about) {
            let off = match entry.what {
                What::PreventHalf | What::WeakenHalf => (subtotal + 1) / 2,
                What::Dodge | What::WeakenAll => left.max(0),
                _ => continue,
            };
            left -= off;
            lines.add(-off, entry.source);
        }
        let avoidable = left;
        for entry in public.pool.iter().filter(about) {
            if let What::Divert(token) = entry.what {
                let off = left.clamp(0, i32::from(entry.amount));
                diverted = Some((token, off as u8));
                left -= off;
                lines.add(-off, entry.source);
            }
        }
        Received {
            lines,
            subtotal,
            left: avoidable,
            damage: (left.max(0) + hard).min(250) as u8,
            diverted,
        }
    }

    /// Half of what comes in for somebody, unless it is avoided (DT-9.5).
    fn half_back(&self, public: &Public, account: Account, seat: Seat) -> i32 {
        let avoids = |entry: &Entry| {
            let avoided = matches!(entry.what, What::Dodge | What::WeakenAll);
            avoided && entry.account == account && self.is_about(public, entry, account, seat)
        };
        if public.pool.iter().any(avoids) {
            return 0;
        }
        (self.reckoned(public, account, seat, false).subtotal + 1) / 2
    }

    /// Whether a line of the account concerns what a seat receives.
    fn is_about(&self, public: &Public, entry: &Entry, account: Account, seat: Seat) -> bool {
        match entry.what {
            What::Heal => false,
            what if what.weakens() => {
                let own = entry.by == public.active && !public.attack.ultimate;
                own && self.deals_to(public, account, seat)
            }
            What::Boost => entry.to == Some(seat) && self.boosts(public, entry, seat),
            _ => entry.to == Some(seat),
        }
    }

    /// Whether whoever is at turn deals an opponent damage with an offensive ability (DT-7.7).
    pub(crate) fn deals(&self, public: &Public, account: Account) -> bool {
        let opponents = self.opponents(public, public.active);
        opponents
            .iter()
            .any(|seat| self.deals_to(public, account, seat))
    }

    /// The same for one of them.
    pub(crate) fn deals_to(&self, public: &Public, account: Account, seat: Seat) -> bool {
        let active = public.active;
        let is_dealt = |entry: &Entry| {
            let own = matches!(entry.source, Source::Ability(owner, _) if owner == active);
            let damage = matches!(entry.what, What::Damage(_));
            own && damage && entry.account == account && entry.to == Some(seat)
        };
        self.are_opponents(seat, active) && public.pool.iter().any(is_dealt)
    }

    /// Pure damage is not raised; a token that stands for more damage must still be there.
    fn boosts(&self, public: &Public, entry: &Entry, seat: Seat) -> bool {
        let gone = match entry.source {
            Source::Token(owner, token) if owner == seat => public.corner(owner).has(token) == 0,
            _ => false,
        };
        public.attack.kind != Some(Kind::Pure) && !gone
    }

    /// Whether nothing takes anything off a line.
    fn is_hard(&self, public: &Public, entry: &Entry) -> bool {
        match entry.what {
            What::Damage(kind) => matches!(kind, Kind::Ultimate | Kind::Sure),
            What::Boost => public.attack.ultimate,
            _ => false,
        }
    }

    fn apply(
        &self,
        public: &mut Public,
        seats: &[Seat],
        received: BySeat<Received>,
        healed: &[u8],
        sink: &mut impl Sink<Event>,
    ) {
        let most = i32::from(self.most_health());
        let before = public.health.clone();
        let mut after: BySeat<i32> = before.iter().map(|&health| i32::from(health)).collect();
        for ((&seat, received), &heal) in seats.iter().zip(&received).zip(healed) {
            after[self.side(seat)] += i32::from(heal) - i32::from(received.damage);
        }
        for (health, (&old, &new)) in public.health.iter_mut().zip(before.iter().zip(&after)) {
            *health = new.clamp(0, most.max(i32::from(old))) as u8;
        }
        let used = public.used();
        for ((&seat, received), &by) in seats.iter().zip(received).zip(healed) {
            let health = self.health_of(public, seat);
            let Received {
                lines,
                damage,
                diverted,
                ..
            } = received;
            if !lines.entries().is_empty() {
                let account = lines;
                sink.tell_all(|| Event::Damaged {
                    seat,
                    account,
                    used,
                    damage,
                    healing: by,
                    health,
                });
            } else if by > 0 {
                sink.tell_all(|| Event::Healed { seat, by, health });
            }
            if let Some((token, taken)) = diverted {
                self.take(public, seat, token, taken, sink);
            }
        }
    }

    /// Whoever would fall may have something that helps: one thing for a side (DT-10.8).
    pub(crate) fn ask_for_help(&self, public: &mut Public) {
        let is_fallen = |seat: &Seat| self.health_of(public, *seat) == 0;
        let clockwise = public.clockwise(public.active);
        let fallen: BySeat<Seat> = clockwise.filter(is_fallen).collect();
        if fallen.is_empty() {
            return;
        }
        public.frames.push(Frame::Step(Step::Fall));
        let mut helped: BySeat<usize> = BySeat::new();
        for seat in fallen {
            let side = self.side(seat);
            if !helped.contains(&side)
                && let Some(run) = self.helps(public, seat)
            {
                helped.push(side);
                public.frames.push(Frame::Run(run));
            }
        }
    }

    /// What keeps a seat from falling.
    fn helps(&self, public: &Public, seat: Seat) -> Option<Run> {
        public.corner(seat).kinds().find_map(|token| {
            let mut triggers = self.pack.token(token).triggers.iter();
            let trigger = triggers.find(|trigger| trigger.when == When::AtZero)?;
            let source = Source::Token(seat, token);
            Some(Run::new(trigger.effects, source, Way::AtOnce))
        })
    }

    /// Who has no health left is out; those who fall together share a place (DT-16).
    pub(crate) fn fall(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &state.public;
        let is_fallen = |seat: &Seat| self.health_of(public, *seat) == 0;
        let fallen: SeatSet = public.playing().iter().filter(is_fallen).collect();
        for seat in fallen.iter() {
            sink.tell_all(|| Event::Fell(seat));
        }
        self.leave(state, fallen, sink);
    }

    /// Seats leave together. Where at most one side is left, it is over.
    pub(crate) fn leave(&self, state: &mut State, gone: SeatSet, sink: &mut impl Sink<Event>) {
        if gone.is_empty() {
            return;
        }
        let public = &mut state.public;
        let left = public.playing().len() - gone.len();
        for seat in gone.iter() {
            public.places[seat.index()] = left + 1;
        }
        let playing = public.playing();
        let one_side = playing.first().is_none_or(|first| {
            let mut rest = playing.iter();
            rest.all(|seat| !self.are_opponents(first, seat))
        });
        if one_side {
            return self.finish(state, sink);
        }
        let public = &mut state.public;
        public
            .pool
            .retain(|entry| entry.to.is_none_or(|to| !gone.contains(to)));
        if public
            .attack
            .target
            .is_some_and(|target| gone.contains(target))
        {
            public.attack.state = Progress::Settled;
            public.attack.again = false;
        }
    }

    /// Ends the match: those who are left have won.
    pub(crate) fn finish(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        for seat in public.playing().iter() {
            public.places[seat.index()] = 1;
        }
        let best = public.places.iter().min().copied().unwrap_or(1);
        for place in &mut public.places {
            *place -= best - 1;
        }
        state.sealed = Sealed::EMPTY;
        public.frames.clear();
        public.pool.clear();
        public.rolls.clear();
        public.attack = crate::state::Attack::default();
        let places = public.places.clone();
        sink.tell_all(|| Event::Ended(places));
    }
}

pub(crate) fn healing(public: &Public, account: Account, seat: Seat) -> u8 {
    let heals = |entry: &&Entry| {
        entry.what == What::Heal && entry.account == account && entry.to == Some(seat)
    };
    let healed = public.pool.iter().filter(heals);
    healed.map(|entry| entry.amount).fold(0, u8::saturating_add)
}
