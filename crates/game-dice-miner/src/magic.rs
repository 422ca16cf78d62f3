//! Magic: spending symbols, choosing dice, rolling them (DM-5).

use crate::state::{AIMED, Public, Stage};
use crate::{DiceMiner, Die, Event, Source};
use arrayvec::ArrayVec;
use kernel::{Landing, Pace, Sink};

impl DiceMiner {
    /// Magic begins with the player after whoever took the last die (DM-5.1, DM-8.3).
    pub(crate) fn begin_magic(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.pending = self.contenders(public);
        let first = self.clockwise(public.last, public.pending);
        public.turn = first.unwrap_or(public.last);
        public.stage = Stage::Magic;
        let first = public.turn;
        sink.tell_all(|| Event::MagicBegan(first));
    }

    /// Waits for a player who can spend something; passes everyone else by.
    pub(crate) fn next_magician(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        let seat = public.turn;
        let present =
            public.pending.contains(seat) && !public.out.contains(seat) && !self.is_rival(seat);
        let waits = match public.stage {
            Stage::Aim(_) => true,
            _ => self.spendable(public, seat).next().is_some(),
        };
        if present && waits {
            return Pace::Wait;
        }
        public.aimed.clear();
        public.pending.remove(seat);
        match self.clockwise(seat, public.pending) {
            Some(next) => {
                public.turn = next;
                public.stage = Stage::Magic;
            }
            None => self.score_all(public, sink),
        }
        Pace::Go
    }

    pub(crate) fn spend(&self, public: &mut Public, source: Source) {
        public.stage = Stage::Aim(source);
    }

    /// One more die is chosen; with the last of them the dice are in the air (DM-5.3), or each by
    /// itself (DM-11.5).
    pub(crate) fn aim(&self, public: &mut Public, source: Source, die: Die) {
        public.aimed.push(die);
        if self.is_literal() || public.aimed.len() == usize::from(self.symbols(source)) {
            public.stage = Stage::Cast(source);
        }
    }

    /// The dice in the air have landed. Those already rolled stay aimed at, as they lie now, until
    /// the source is spent.
    pub(crate) fn cast(
        &self,
        public: &mut Public,
        source: Source,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = public.turn;
        let first = public.aimed.len() - landing.len();
        let from: ArrayVec<Die, AIMED> = public.aimed.drain(first..).collect();
        let landed = from.iter().zip(landing);
        let to = landed.map(|(die, side)| self.tables.landed(die.kind(), *side));
        let to: ArrayVec<Die, AIMED> = to.collect();
        let trove = &mut public.clan_mut(seat).trove;
        for (old, new) in from.iter().zip(&to) {
            trove.remove(*old);
            trove.add(*new);
        }
        public.aimed.extend(to.iter().copied());
        sink.tell_all(|| Event::Cast {
            seat,
            source,
            from: from.clone(),
            to: to.clone(),
        });
        if public.aimed.len() == usize::from(self.symbols(source)) {
            self.spent(public, source);
        } else {
            public.stage = Stage::Aim(source);
        }
    }

    fn spent(&self, public: &mut Public, source: Source) {
        let spent = &mut public.clan_mut(public.turn).spent;
        match source {
            Source::Die(die) => spent.dice[die.side()] += 1,
            Source::Hero(symbols) => spent.hero[usize::from(symbols) - 1] += 1,
        }
        public.aimed.clear();
        public.stage = Stage::Magic;
    }

    pub(crate) fn end_magic(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.turn;
        public.pending.remove(seat);
        sink.tell_all(|| Event::MagicEnded(seat));
    }
}
