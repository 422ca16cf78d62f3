//! Verbs are carried out, one after the other. Whatever one of them asks was answered before.

use crate::amount::Amount;
use crate::change;
use crate::event::Event;
use crate::frame::{Frame, Run, Step, Way, Why};
use crate::need::die_of;
use crate::pool::{Account, Source};
use crate::rules::roll_of;
use crate::state::{Progress, Public, Purpose, State};
use crate::verb::{Cost, Count, Dice, Forbidden, Goods, Span, Verb, Whom};
use crate::{BySeat, DiceThrone, Reading, TokenId};
use kernel::{Seat, SeatSet, Sink};

impl DiceThrone {
    /// Carries out the present verb of a run, which lacks nothing.
    pub(crate) fn carry_out(&self, state: &mut State, mut run: Run, sink: &mut impl Sink<Event>) {
        if run.at >= run.end {
            return;
        }
        let verb = self.pack.verb(run.at);
        let public = &mut state.public;
        if self.waits_for_target(public, &run, verb) {
            self.put_off(public, run, Way::OnTarget);
            return public.carry_on(run.next());
        }
        match verb {
            Verb::Roll { .. } => return self.roll(public, run, verb, sink),
            Verb::Contest { .. } => return self.contest(public, run, verb),
            Verb::Then => return self.pause(public, run),
            Verb::Pick(whom) => {
                let picked = self.named(public, &mut run, whom);
                run.picked = picked;
            }
            Verb::Pay(cost) => run.paid = self.pay(public, &run, cost, sink),
            Verb::Reroll {
                dice: dice @ (Dice::This | Dice::Picked),
                ..
            } => return self.reroll(public, run, dice),
            Verb::Grow { .. }
            | Verb::Build { .. }
            | Verb::Detonate(_)
            | Verb::Divert { .. }
            | Verb::Watch { .. }
            | Verb::Look(_) => return self.do_piece(state, run, verb, sink),
            _ => {}
        }
        public.carry_on(run.next());
        self.do_it(state, run, verb, sink);
    }

    fn do_it(&self, state: &mut State, mut run: Run, verb: Verb, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        match verb {
            Verb::Damage { to, alone, .. } => {
                self.deal(public, &mut run, to, verb, sink);
                if alone {
                    public.frames.push(Frame::Step(Step::Alone));
                }
            }
            Verb::Boost(n) => self.boost(public, &run, n, sink),
            Verb::Weaken(cut) => self.weaken(public, &run, cut, sink),
            Verb::Undefendable | Verb::Forbid(Forbidden::Defence) => {
                public.attack.undefendable |= !public.attack.defended;
            }
            Verb::Prevent { cut, to } => self.prevent(public, &mut run, cut, to, sink),
            Verb::IfDealt { n, then } => {
                let mut inside = run.inside(then);
                (inside.way, inside.answer) = (Way::IfDealt, n);
                public.attack.later.push(inside);
            }
            Verb::Heal { n, to } => self.heal_all(public, &mut run, n, to, sink),
            Verb::SetHealth(health) => public.health[self.side(run.owner())] = health,
            Verb::RaiseLimit { token, n } => raise(public, run.owner(), token, n, sink),
            Verb::Lose { token, n } => {
                let count = self.count(public, &run, n);
                self.take(public, run.owner(), token, count, sink);
            }
            Verb::Ward if run.step == 0 => {
                let (seat, felt) = (run.owner(), self.wardable(public, run.owner()));
                self.ward(public, seat, felt.first(), sink);
            }
            Verb::Draw(n) => {
                let count = self.number(public, &run, n);
                public.frames.push(Frame::Draw(run.owner(), count));
            }
            Verb::Discard { n, from, random } => {
                self.discard(state, &mut run, n, from, random, sink);
            }
            Verb::Attempts { n, defence } => self.more_attempts(public, n, defence, sink),
            Verb::AttemptPrice(price) => public.attack.price = price,
            Verb::AttackAgain => public.attack.again = true,
            Verb::Skip(_) => public.skips = true,
            Verb::Cancel => {
                public.attack.state = Progress::None;
                let seat = public.active;
                sink.tell_all(|| Event::Failed(seat));
            }
            Verb::Choose { by, options } => self.only_option(public, run, by, options),
            Verb::If { tests, then, other } => {
                let holds = self.holds(public, &run, tests);
                let span = if holds { then } else { other };
                public.frames.push(Frame::Run(run.inside(span)));
            }
            Verb::Also(span) if self.is_behind_damage(&run) && !self.reads(Reading::Together) => {
                let places = span.places();
                places.for_each(|at| self.put_off(public, Run { at, ..run }, Way::After));
            }
            Verb::Also(span) => public.frames.push(Frame::Run(run.inside(span))),
            verb => self.goods(public, run, verb, sink),
        }
    }

    /// Verbs that move tokens, points and health.
    fn goods(&self, public: &mut Public, mut run: Run, verb: Verb, sink: &mut impl Sink<Event>) {
        match verb {
            Verb::Gain {
                token, may: true, ..
            } if run.step > 0 => {
                self.give(public, run.owner(), token, run.answer, sink);
            }
            Verb::Gain { token, n, to, .. } => {
                for seat in self.named(public, &mut run, to).iter() {
                    match n {
                        Count::Number(n) => {
                            let count = self.number(public, &run, n);
                            self.give(public, seat, token, count, sink);
                        }
                        Count::All => {
                            let limit = self.limit(public, seat, token);
                            self.top_up(public, seat, token, limit, sink);
                        }
                    }
                }
            }
            Verb::Inflict { token, n, to } => {
                let count = self.number(public, &run, n);
                for seat in self.portions(public, &mut run, to) {
                    self.inflict(public, seat, token, count, sink);
                }
            }
            Verb::Cp { n, to } => {
                let by = i32::from(self.number(public, &run, n));
                for seat in self.named(public, &mut run, to).iter() {
                    self.change_cp(public, seat, by, sink);
                }
            }
            Verb::LoseCp { n, from } | Verb::StealCp { n, from } => {
                let by = i32::from(self.number(public, &run, n));
                let mut gone = 0;
                for seat in self.named(public, &mut run, from).iter() {
                    gone -= self.change_cp(public, seat, -by, sink);
                }
                if matches!(verb, Verb::StealCp { .. }) {
                    self.change_cp(public, run.owner(), gone, sink);
                }
            }
            Verb::StealHealth { n, from } => self.steal_health(public, &mut run, n, from, sink),
            Verb::Remove { n, from, may } => self.remove(public, &mut run, n, from, may, sink),
            Verb::Transfer { token, from, .. } => self.transfer(public, run, token, from, sink),
            _ => {}
        }
        self.remember(public, &run);
    }

    /// Whoever was named stays picked for the verbs that follow.
    pub(crate) fn remember(&self, public: &mut Public, run: &Run) {
        if run.at + 1 >= run.end {
            return;
        }
        let follows =
            |frame: &&mut Frame| matches!(frame, Frame::Run(next) if next.at == run.at + 1);
        if let Some(Frame::Run(next)) = public.frames.iter_mut().rev().find(follows) {
            next.picked = run.picked;
        }
    }

    /// Who is meant; where there was no choice, those there are.
    pub(crate) fn named(&self, public: &Public, run: &mut Run, whom: Whom) -> SeatSet {
        if let Some(seats) = self.whom(public, run, whom) {
            return seats;
        }
        run.picked = self.among(public, run, whom).0;
        if whom == Whom::Team {
            run.picked.insert(run.owner());
        }
        run.picked
    }

    /// The same, several times over where portions fall to the only one there is.
    pub(crate) fn portions(&self, public: &Public, run: &mut Run, whom: Whom) -> BySeat<Seat> {
        let seats = self.named(public, run, whom);
        let each = if seats.len() == 1 { whom.portions() } else { 1 };
        let portions = seats
            .iter()
            .flat_map(|seat| std::iter::repeat_n(seat, usize::from(each)));
        portions.collect()
    }

    /// A portion falls to a seat, which may get the next one as well.
    pub(crate) fn give_portion(
        &self,
        public: &mut Public,
        mut run: Run,
        on: Seat,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        run.answer += 1;
        let is_last = run.answer >= verb.whom().portions();
        let rest = if is_last { run.next() } else { run };
        public.carry_on(rest);
        match verb {
            Verb::Inflict { token, n, .. } => {
                let count = self.number(public, &run, n);
                self.inflict(public, on, token, count, sink);
            }
            verb => self.hit(public, &run, Some(on), verb, sink),
        }
    }

    fn count(&self, public: &Public, run: &Run, n: Count) -> u8 {
        match n {
            Count::Number(n) => self.number(public, run, n),
            Count::All => u8::MAX,
        }
    }

    /// A verb of a run waits; its number is reckoned now, while its dice lie there.
    fn put_off(&self, public: &mut Public, run: Run, way: Way) {
        let n = match self.pack.verb(run.at) {
            Verb::Inflict { n, .. }
            | Verb::LoseCp { n, .. }
            | Verb::StealCp { n, .. }
            | Verb::StealHealth { n, .. }
            | Verb::Heal { n, .. }
            | Verb::Cp { n, .. }
            | Verb::Gain {
                n: Count::Number(n),
                ..
            } => Some(n),
            _ => None,
        };
        let fixed = n.map(|n| self.number(public, &run, n));
        let (from, end) = (run.at, run.at + 1);
        public.attack.later.push(Run {
            from,
            end,
            way,
            fixed,
            ..run
        });
    }

    /// Whether an offensive ability has dealt its damage, which waits for the settlement.
    fn is_behind_damage(&self, run: &Run) -> bool {
        let deals = |verb| matches!(verb, Verb::Damage { .. });
        run.way == Way::Offence && self.any_verb(run.before(), &deals)
    }

    /// Behind the damage everything waits for the settlement; before it, all may say a word.
    fn pause(&self, public: &mut Public, run: Run) {
        let rest = run.next();
        if self.is_behind_damage(&run) {
            let way = Way::After;
            public.attack.later.push(Run { way, ..rest });
            return;
        }
        public.carry_on(rest);
        // Damage of a card has happened when it is settled.
        if run.account() == Account::Alone {
            public.frames.push(Frame::Step(Step::Alone));
        }
        let is_ability = matches!(run.source, Source::Ability(..));
        let mut verbs = self.pack.verbs(run.before()).iter();
        // What waits for the target has not happened: its pause is the last word.
        let is_done = verbs.any(|&verb| !self.waits_for_target(public, &run, verb));
        if is_ability && is_done {
            public.frames.push(Frame::Window(Why::Then, SeatSet::EMPTY));
        }
    }

    fn steal_health(
        &self,
        public: &mut Public,
        run: &mut Run,
        n: Amount,
        from: Whom,
        sink: &mut impl Sink<Event>,
    ) {
        let by = self.number(public, run, n);
        for seat in self.named(public, run, from).iter() {
            let health = &mut public.health[self.side(seat)];
            let gone = by.min(*health);
            if gone == 0 {
                continue;
            }
            *health -= gone;
            let health = *health;
            sink.tell_all(|| Event::Damaged {
                seat,
                account: crate::event::Account::default(),
                used: None,
                damage: gone,
                healing: 0,
                health,
            });
            self.heal(public, run.owner(), gone, sink);
        }
        self.ask_for_help(public);
    }

    /// All tokens, or the only kind there is.
    fn remove(
        &self,
        public: &mut Public,
        run: &mut Run,
        n: Option<u8>,
        from: Whom,
        may: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let left = n.map(|n| n - run.answer);
        for seat in self.named(public, run, from).iter() {
            let kinds = self.removable(public, seat);
            for token in kinds.iter().filter(|_| !may && left != Some(0)) {
                self.take(public, seat, token, left.unwrap_or(u8::MAX), sink);
            }
        }
    }

    /// From whom, which, to whom is known, or there was no choice.
    fn transfer(
        &self,
        public: &mut Public,
        run: Run,
        token: Option<TokenId>,
        from: Whom,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(source) = self.moved_from(public, &run, from) else {
            return;
        };
        let Some(token) = token.or_else(|| self.moved(public, &run, source)) else {
            return;
        };
        let others: SeatSet = public
            .playing()
            .iter()
            .filter(|&seat| seat != source)
            .collect();
        let to = if run.step > 2 {
            run.paid_seat()
        } else {
            others.first()
        };
        if let Some(to) = to
            && self.take(public, source, token, 1, sink) > 0
        {
            self.give(public, to, token, 1, sink);
        }
    }

    /// The whole hand, or by chance, one after the other.
    fn discard(
        &self,
        state: &mut State,
        run: &mut Run,
        n: Option<u8>,
        from: Whom,
        random: bool,
        sink: &mut impl Sink<Event>,
    ) {
        for seat in self.named(&state.public, run, from).iter() {
            match n {
                None => {
                    for card in state.hands[seat.index()] {
                        change::discard(state, seat, card);
                        sink.reveal();
                        sink.tell_all(|| Event::Discarded(seat, card));
                    }
                }
                Some(n) if random => {
                    let frames = &mut state.public.frames;
                    (0..n).for_each(|_| frames.push(Frame::Lose(seat)));
                }
                Some(_) => {}
            }
        }
    }

    /// One attempt more or less. One more, once an ability was named, lets its owner go back.
    fn more_attempts(
        &self,
        public: &mut Public,
        n: i8,
        defence: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if defence {
            let rolls = public
                .rolls
                .iter()
                .rposition(|roll| roll.purpose == Purpose::Defence);
            if let Some(at) = rolls {
                public.frames.push(Frame::Again(at as u8));
            }
            return;
        }
        let attack = &mut public.attack;
        attack.most = attack.most.saturating_add_signed(n);
        attack.changed |= attack.state == Progress::Declared && n > 0;
        let (seat, most) = (public.active, attack.most);
        sink.tell_all(|| Event::Attempts(seat, most));
    }

    /// Dice that are known are rolled again.
    fn reroll(&self, public: &mut Public, run: Run, dice: Dice) {
        let (at, dice) = if dice == Dice::Picked {
            let (at, die) = die_of(run.paid);
            (at, 1 << die)
        } else {
            let count = roll_of(public, &run).map_or(0, |roll| roll.sides.len());
            (run.roll.unwrap_or(0), (1 << count) - 1)
        };
        public.carry_on(run.next());
        if dice != 0 {
            public.frames.push(Frame::Throw(at, dice));
        }
    }

    /// Gives something up. Says how much.
    pub(crate) fn pay(
        &self,
        public: &mut Public,
        run: &Run,
        cost: Cost,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let seat = run.owner();
        let count = match cost.count {
            Some(count) if !cost.up_to => count,
            _ if run.step > 0 => run.answer,
            _ => 0,
        };
        match cost.goods {
            Goods::Cp => -self.change_cp(public, seat, -i32::from(count), sink) as u8,
            Goods::Token(token) => self.take(public, seat, token, count, sink),
            Goods::Companions => run.answer,
        }
    }

    /// Where there is only one option left, it is taken.
    fn only_option(&self, public: &mut Public, run: Run, by: Whom, options: Span) {
        let by = self.whom(public, &run, by).and_then(SeatSet::first);
        let payable = self.payable(public, &run, by.unwrap_or_else(|| run.owner()), options);
        if payable != 0 {
            let at = payable.trailing_zeros() as usize;
            let span = self.pack.options(options)[at];
            public.frames.push(Frame::Run(run.inside(span)));
        }
    }
}

impl Public {
    /// Verbs that are left go on later. Where none is left, nothing has to be kept.
    pub(crate) fn carry_on(&mut self, run: Run) {
        if run.at < run.end {
            self.frames.push(Frame::Run(run));
        }
    }
}

fn raise(public: &mut Public, seat: Seat, token: TokenId, n: u8, sink: &mut impl Sink<Event>) {
    let raised = &mut public.corner_mut(seat).raised;
    match raised.iter_mut().find(|(known, _)| *known == token) {
        Some((_, more)) => *more += n,
        None => raised.push((token, n)),
    }
    sink.tell_all(|| Event::Raised(seat, token, n));
}

impl Run {
    /// The seat in the last answer of a transfer.
    fn paid_seat(&self) -> Option<Seat> {
        Seat::new(self.paid)
    }
}

/// The die in a run's answer.
pub(crate) fn answered_die(run: &Run) -> (u8, u8) {
    die_of(run.answer)
}
