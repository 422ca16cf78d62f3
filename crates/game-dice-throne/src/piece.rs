//! Companions and other things that only a few heroes have (DT-11). A companion is counted like a
//! token but is none: nothing that touches status effects touches it. A hero's companions stand in
//! a row, in the order of the leaflet.

use crate::event::Event;
use crate::frame::{Frame, Run, Way};
use crate::need::{Lack, Need};
use crate::pack::{TokenKind, Trigger};
use crate::pool::{Entry, Source, What};
use crate::state::{Public, State};
use crate::verb::{Verb, When, Whom};
use crate::{DiceThrone, TokenId};
use dice::{Id, Set};
use kernel::{Audience, Seat, SeatSet, Sink};

impl DiceThrone {
    /// The companions of a hero, whether they are there or not, in their row.
    fn row(&self, seat: Seat) -> impl Iterator<Item = TokenId> + '_ {
        let tokens = self.hero(seat).tokens.iter().copied();
        tokens.filter(|&token| self.pack.token(token).kind == TokenKind::Companion)
    }

    /// The companions of a seat that are there.
    pub(crate) fn companions<'a>(
        &'a self,
        public: &'a Public,
        seat: Seat,
    ) -> impl Iterator<Item = TokenId> + 'a {
        self.row(seat)
            .filter(move |&token| public.corner(seat).has(token) > 0)
    }

    /// What is asked about companions, decks and hands.
    pub(crate) fn need_piece(&self, public: &Public, run: &Run, verb: Verb) -> Option<Need> {
        let by = run.owner();
        let choice = |tokens: Set<TokenId>, pass: bool| {
            let is_choice = tokens.len() > 1 || (pass && !tokens.is_empty());
            let what = Lack::Token(tokens);
            is_choice.then_some(Need { by, what, pass })
        };
        match verb {
            Verb::Grow { n, only, may } if self.growth(public, run, n) > 0 => {
                choice(self.growing(public, by, only), may)
            }
            Verb::Build { from, to } if run.step == 0 => {
                choice(self.buildable(public, by, from, to), false)
            }
            Verb::Call(n) if run.step < n => choice(self.callable(public, run), true),
            Verb::Pay(cost) if run.step == 0 && run.answer < cost.count.unwrap_or(u8::MAX) => {
                choice(self.companions(public, by).collect(), true)
            }
            Verb::Search if run.step == 0 && self.deck_size(public, by) > 0 => Some(Need {
                by,
                what: Lack::Deck,
                pass: false,
            }),
            Verb::Divert { token, split: true } if run.step == 0 => {
                let most = public.attack.dealt.min(public.corner(by).has(token));
                let what = Lack::Amount(0, most);
                let pass = false;
                (most > 0).then_some(Need { by, what, pass })
            }
            _ => None,
        }
    }

    /// How often something is still to grow.
    fn growth(&self, public: &Public, run: &Run, n: crate::amount::Amount) -> u8 {
        if run.step == 0 {
            self.number(public, run, n)
        } else {
            run.answer
        }
    }

    /// What can come of growing: the first of the row, or whatever follows one that is there.
    fn growing(&self, public: &Public, seat: Seat, only: Option<TokenId>) -> Set<TokenId> {
        let corner = public.corner(seat);
        let mut before = None;
        let mut found = Set::EMPTY;
        for token in self.row(seat) {
            let room = corner.has(token) < self.limit(public, seat, token);
            let can = before.is_none_or(|before| corner.has(before) > 0);
            if room && can && only.is_none_or(|only| only == token) {
                found.insert(token);
            }
            before = Some(token);
        }
        found
    }

    pub(crate) fn buildable(&self, public: &Public, seat: Seat, from: u8, to: u8) -> Set<TokenId> {
        let level = |token: TokenId| public.corner(seat).has(token);
        self.row(seat)
            .filter(|&token| (from..to).contains(&level(token)))
            .collect()
    }

    /// Companions that can be called and were not called by this run.
    fn callable(&self, public: &Public, run: &Run) -> Set<TokenId> {
        let seat = run.owner();
        let fresh = |at: usize| run.answer >> at & 1 == 0;
        let row = self.row(seat).enumerate();
        row.filter(|&(at, token)| fresh(at) && public.corner(seat).has(token) > 0)
            .map(|(_, token)| token)
            .filter(|&token| self.called(public, seat, token).is_some())
            .collect()
    }

    /// What a companion does when it is called, unless it has done so often enough.
    fn called(&self, public: &Public, seat: Seat, token: TokenId) -> Option<&Trigger> {
        let mut triggers = self.pack.token(token).triggers.iter();
        let trigger = triggers.find(|trigger| trigger.when == When::Called)?;
        let source = Source::Token(seat, token);
        self.is_left(public, source, 0, trigger).then_some(trigger)
    }

    /// How often a line was used in this turn. A companion has one count for all its lines.
    pub(crate) fn uses(&self, public: &Public, source: Source, at: u8) -> u8 {
        let line = (source, self.line(source, at));
        let used = public.corner(source.owner()).used.iter();
        used.filter(|used| **used == line).count() as u8
    }

    fn line(&self, source: Source, at: u8) -> u8 {
        match source {
            Source::Token(_, token) if self.pack.token(token).kind == TokenKind::Companion => 0,
            _ => at,
        }
    }

    /// Counts a use of a line that is limited.
    pub(crate) fn note_use(&self, public: &mut Public, source: Source, at: u8, trigger: &Trigger) {
        let line = (source, self.line(source, at));
        if trigger.per_turn.is_some() {
            public.corner_mut(source.owner()).used.push(line);
        }
    }

    /// An answer about companions: it is carried out at once.
    pub(crate) fn fill_piece(
        &self,
        public: &mut Public,
        mut run: Run,
        token: TokenId,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        match verb {
            Verb::Grow { n, .. } => return self.grow(public, run, n, token, sink),
            Verb::Build { to, .. } => {
                self.build(public, run.owner(), token, to, sink);
                run = run.next();
            }
            Verb::Call(_) => return self.call_one(public, run, token),
            _ => {
                self.take(public, run.owner(), token, 1, sink);
                run.answer += 1;
            }
        }
        public.frames.push(Frame::Run(run));
    }

    fn grow(
        &self,
        public: &mut Public,
        mut run: Run,
        n: crate::amount::Amount,
        into: TokenId,
        sink: &mut impl Sink<Event>,
    ) {
        (run.answer, run.step) = (self.growth(public, &run, n) - 1, 1);
        let seat = run.owner();
        if let Some(before) = self.grows_from(seat, into) {
            self.take(public, seat, before, 1, sink);
        }
        self.give(public, seat, into, 1, sink);
        public.frames.push(Frame::Run(run));
    }

    /// What something grows from; nothing where it is the first of its row.
    pub(crate) fn grows_from(&self, seat: Seat, into: TokenId) -> Option<TokenId> {
        self.row(seat).take_while(|&token| token != into).last()
    }

    fn build(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        to: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let more = to - public.corner(seat).has(token);
        self.give(public, seat, token, more, sink);
    }

    fn call_one(&self, public: &mut Public, mut run: Run, token: TokenId) {
        let seat = run.owner();
        let source = Source::Token(seat, token);
        let trigger = self.called(public, seat, token).copied();
        let at = self.row(seat).position(|known| known == token);
        run.answer |= 1 << at.unwrap_or(0);
        run.step += 1;
        public.frames.push(Frame::Run(run));
        let Some(trigger) = trigger else { return };
        self.note_use(public, source, 0, &trigger);
        let called = Run::new(trigger.effects, source, run.way);
        public.frames.push(Frame::Run(called));
    }

    /// Carries out what asks nothing any more, or where there was no choice.
    pub(crate) fn do_piece(
        &self,
        state: &mut State,
        mut run: Run,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = run.owner();
        let public = &mut state.public;
        let again = matches!(verb, Verb::Grow { n, only, may: false }
            if self.growth(public, &run, n) > 0 && !self.growing(public, seat, only).is_empty());
        if !again {
            public.carry_on(run.next());
        }
        match verb {
            Verb::Grow { n, only, .. } if again => {
                let only_one = self.growing(public, seat, only).first();
                let token = only_one.expect("something can grow");
                self.grow(public, run, n, token, sink);
            }
            Verb::Build { from, to } => {
                if let Some(token) = self.buildable(public, seat, from, to).first() {
                    self.build(public, seat, token, to, sink);
                }
            }
            Verb::Detonate(token) => self.detonate(public, &run, token),
            Verb::Divert { token, split } => {
                let amount = if split { run.answer } else { u8::MAX };
                self.divert(public, &run, token, amount, sink);
            }
            Verb::Watch { token, then } => {
                let mut inside = run.inside(then);
                (inside.way, inside.answer) = (Way::Watch, token.index() as u8);
                public.attack.later.push(inside);
            }
            Verb::Look(whom) => self.look_at(state, &mut run, whom, sink),
            _ => {}
        }
    }

    fn detonate(&self, public: &mut Public, run: &Run, token: TokenId) {
        for seat in public.playing().iter() {
            let triggers = self.pack.token(token).triggers.iter();
            let has = public.corner(seat).has(token) > 0;
            for trigger in triggers.filter(|trigger| has && trigger.when == When::Detonated) {
                let source = Source::Token(seat, token);
                let set_off = Run::new(trigger.effects, source, run.way);
                public.frames.push(Frame::Run(set_off));
            }
        }
    }

    fn divert(
        &self,
        public: &mut Public,
        run: &Run,
        token: TokenId,
        amount: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let line = run.line(Some(run.owner()), What::Divert(token), amount);
        self.note(public, line, sink);
    }

    /// Whether damage of a seat goes to a companion already.
    pub(crate) fn is_diverted(&self, public: &Public, seat: Seat) -> bool {
        let diverts =
            |entry: &Entry| entry.to == Some(seat) && matches!(entry.what, What::Divert(_));
        public.pool.iter().any(diverts)
    }

    /// Only the one who looks learns what is there.
    fn look_at(&self, state: &State, run: &mut Run, whom: Whom, sink: &mut impl Sink<Event>) {
        let looker = Audience::only(run.owner());
        for seat in self.named(&state.public, run, whom).iter() {
            let hand = state.hands[seat.index()];
            sink.reveal_to(looker);
            sink.tell(looker, || Event::Looked(seat, hand));
        }
    }

    /// What waits for dice of a token.
    pub(crate) fn watching(&self, public: &mut Public, run: &Run) {
        let Source::Token(seat, token) = run.source else {
            return;
        };
        let watches = |watch: &&Run| {
            let of = watch.way == Way::Watch && usize::from(watch.answer) == token.index();
            of && watch.owner() == seat
        };
        let due: arrayvec::ArrayVec<Run, 8> = public
            .attack
            .later
            .iter()
            .filter(watches)
            .copied()
            .collect();
        for watch in due {
            let (way, roll, answer) = (Way::Answer, run.roll, 0);
            public.frames.push(Frame::Run(Run {
                way,
                roll,
                answer,
                ..watch
            }));
        }
    }

    /// Whether somebody can give up what an option begins with: a price, or what is taken.
    pub(crate) fn can_give(&self, public: &Public, run: &Run, by: Seat, verb: Verb) -> bool {
        match verb {
            Verb::Pay(cost) => self.can_pay(public, by, cost),
            Verb::Undefendable => public.attack.can_be_defended(),
            Verb::StealCp { n, from } => {
                let of = self.whom(public, run, from) == Some(SeatSet::of(by));
                !of || public.corner(by).cp >= self.number(public, run, n)
            }
            _ => true,
        }
    }
}
