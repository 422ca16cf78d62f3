//! What each verb does when it lacks nothing.

use crate::context::{Context, Things};
use crate::door::{Hit, Hits};
use crate::effect::hit;
use crate::event::Event;
use crate::filter::Zone;
use crate::fit::{Sight, spot};
use crate::frame::{Drawing, Frame};
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot};
use crate::verb::{Amount, AtLevel, Scope, Verb, When, Which};
use dice::{DiceSet, DieId};
use kernel::{Seat, Sink};

impl DiceMasters {
    /// Carries out one verb of the ability at work.
    pub(crate) fn carry_out(
        &self,
        public: &mut Public,
        at: u16,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let context = *self.context_of(public);
        let dice = |public: &Public, which| self.which(public, &context, which).dice;
        match verb {
            Verb::Damage { .. } | Verb::Duel => self.damage(public, &context, verb, sink),
            Verb::GainLife { n, who } => self.life_of(public, &context, who, i16::from(n), sink),
            Verb::LoseLife { n, who } => self.life_of(public, &context, who, -i16::from(n), sink),
            Verb::KnockOut { die, to } => {
                let fallen = dice(public, die).or(self.also_fallen(public, &context, to));
                let to = (spot(to).unwrap_or(Spot::Prep), Some(context.you));
                self.knock_out(public, fallen, to, sink);
            }
            Verb::Sacrifice { die, .. } => {
                let dice = dice(public, die);
                self.sacrifice(public, dice, sink);
                self.context_mut(public).it = Things::dice(dice);
            }
            Verb::Move {
                die,
                to: Zone::Field,
                ..
            } => self.bring(public, &context, (die, AtLevel::Former), false, sink),
            Verb::Move { die, to, energy } => {
                let to = spot(to).unwrap_or(Spot::Used);
                self.move_dice(public, &context, (die, energy), to, sink);
            }
            Verb::Attach => self.attach(public, &context, sink),
            Verb::Cancel => self.cancel(public, sink),
            Verb::AddTarget(die) => self.add_target(public, &context, die),
            Verb::Redirect(die) => self.redirect(public, &context, die, sink),
            Verb::Field { die, level } => self.bring(public, &context, (die, level), true, sink),
            Verb::Put { die, level } => self.bring(public, &context, (die, level), false, sink),
            Verb::FieldFree => {
                if let Some(die) = context.source.die {
                    self.field_free(public, context.you, die);
                }
            }
            Verb::Search { to, .. } => self.found(public, &context, spot(to), sink),
            Verb::Buy { to, .. } => {
                let to = spot(to).unwrap_or(Spot::Used);
                let kind = context.kind.into_iter();
                kind.for_each(|kind| self.buy(public, context.you, (kind, to), sink));
            }
            Verb::Capture(_) | Verb::Control(_) | Verb::Copy { .. } => {
                self.borrow(public, &context, (at, verb), sink);
            }
            Verb::Remove(_) | Verb::LeaveCombat(_) | Verb::Spin { .. } | Verb::SpinTo { .. } => {
                self.take_or_turn(public, &context, verb, sink);
            }
            Verb::Reroll(_)
            | Verb::DrawAndRoll(_)
            | Verb::Prep { .. }
            | Verb::If { .. }
            | Verb::Choose(_)
            | Verb::Regenerate(_)
            | Verb::Repeat { .. }
            | Verb::MustPay { .. }
            | Verb::EachPlayer { .. } => self.go_into(public, &context, (at, verb)),
            verb => self.lay_down(public, &context, (at, verb), sink),
        }
    }

    /// Whom the same text knocks out next: all of them fall together (MA-19.13).
    fn also_fallen(&self, public: &mut Public, context: &Context, to: Zone) -> DiceSet {
        let Some(Frame::Run { at, end }) = public.frames.last_mut() else {
            return DiceSet::EMPTY;
        };
        let next = (*at < *end).then(|| self.verb(*at));
        match next {
            Some(verb @ Verb::KnockOut { die, to: place }) if place == to && !self.lacks(verb) => {
                *at += 1;
                self.which(public, context, die).dice
            }
            _ => DiceSet::EMPTY,
        }
    }

    /// Verbs that take characters away or turn them.
    fn take_or_turn(
        &self,
        public: &mut Public,
        context: &Context,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let dice = |public: &Public, which| self.which(public, context, which).dice;
        match verb {
            Verb::Remove(die) => {
                let cause = Some(context.you);
                self.depart(public, dice(public, die), (Spot::Removed, cause), sink);
            }
            Verb::LeaveCombat(die) => public.leave_combat(dice(public, die)),
            Verb::Spin { die, by } => {
                for die in dice(public, die) {
                    self.spin(public, die, by, sink);
                }
            }
            Verb::SpinTo { die, level } => {
                for die in dice(public, die) {
                    self.spin_to(public, die, level, sink);
                }
            }
            _ => unreachable!("`{}` takes nobody away", verb.word()),
        }
    }

    /// Verbs that have others inside, or dice to be drawn and rolled first.
    fn go_into(&self, public: &mut Public, context: &Context, (at, verb): (u16, Verb)) {
        match verb {
            Verb::Reroll(die) => {
                public.rolled = self.which(public, context, die).dice;
                public.frames.push(Frame::Again);
            }
            Verb::DrawAndRoll(left) => self.begin_draw(public, context.you, left, Drawing::Roll),
            Verb::Prep { who, n } => {
                for seat in self.which(public, context, who).seats.iter() {
                    self.begin_draw(public, seat, n, Drawing::Prep);
                }
            }
            Verb::If { tests, then, other } => {
                let holds = self.hold(public, context, tests);
                public
                    .frames
                    .push(Frame::run(if holds { then } else { other }));
            }
            Verb::Choose(ways) => {
                if let Some(way) = context.way {
                    let at = ways.places().start + u16::from(way);
                    let then = self.pack.ways[usize::from(at)].then;
                    public.frames.push(Frame::run(then));
                }
            }
            Verb::Regenerate(then) => {
                let places = then.places();
                public.frames.push(Frame::Revive {
                    at: places.start,
                    end: places.end,
                });
                public.rolled = self.which(public, context, Which::Me).dice;
                public.frames.push(Frame::Again);
            }
            Verb::Repeat { n, .. } => {
                let left = self.amount(public, context, n).max(0) as u8;
                public.frames.push(Frame::Repeat { at, left });
            }
            Verb::MustPay { who, any } => {
                let seats = self.which(public, context, who).seats;
                self.ask_tolls(public, seats, any, true);
            }
            Verb::EachPlayer { .. } => public.frames.push(Frame::Each {
                at,
                owner: context.you,
                done: 0,
            }),
            _ => unreachable!("`{}` has nothing inside", verb.word()),
        }
    }

    /// Verbs that hold until the end of the turn.
    fn lay_down(
        &self,
        public: &mut Public,
        context: &Context,
        (at, verb): (u16, Verb),
        sink: &mut impl Sink<Event>,
    ) {
        let dice = |public: &Public, which| self.which(public, context, which).dice;
        let mark = |public: &mut Public, which, mark| {
            for die in dice(public, which) {
                public.mark(die, mark);
            }
        };
        self.blame(public, context, verb);
        self.remind(public, context);
        match verb {
            Verb::NextFree(_)
            | Verb::Modify {
                die: Which::Live(_),
                ..
            } => self.leave(public, at, context, kernel::SeatSet::EMPTY),
            Verb::Modify {
                die,
                attack,
                defence,
            } => self.modify(public, context, (at, die), (attack, defence), sink),
            Verb::BlockTax { who, .. } => {
                let whom = self.which(public, context, who).seats;
                self.leave(public, at, context, whom);
            }
            Verb::DefenceIsAttack(die) => mark(public, die, Mark::DefenceIsAttack),
            Verb::Blank(die) => mark(public, die, Mark::Blank),
            Verb::Unblockable(die) => mark(public, die, Mark::Unblockable),
            Verb::CannotBlock {
                die,
                attacker: None,
            } => mark(public, die, Mark::CannotBlock),
            Verb::MustBlock { die, me: false } => mark(public, die, Mark::MustBlock),
            Verb::PreventDamage {
                die,
                combat: false,
                from: None,
            } => mark(public, die, Mark::NoDamage),
            Verb::CannotBlock { die, .. }
            | Verb::NotBlockedBy { die, .. }
            | Verb::MustBlock { die, .. }
            | Verb::PreventDamage { die, .. }
            | Verb::IfLeaves { die, .. } => {
                for die in dice(public, die) {
                    self.leave_on(public, at, context, Some(die));
                }
            }
            // A text that speaks for dice in the reserve is off for all of the turn (MA-19.18).
            Verb::SwitchOff(_) if self.ability(context.source).scope == Scope::Reserve => {
                self.leave_on(public, at, context, None);
            }
            Verb::SwitchOff(_) => mark(public, Which::Me, Mark::Off),
            Verb::Later { .. } => {
                let it = context.it.dice.first();
                self.leave_on(public, at, context, it);
            }
            Verb::KnockOutTo(die) => mark(public, die, Mark::ToUsed),
            Verb::GrantKeyword { die, keyword } => mark(public, die, keyword.mark()),
            Verb::GrantGroup { die, group } => dice(public, die)
                .iter()
                .for_each(|die| public.die_mut(die).groups.insert(group)),
            verb => unreachable!("`{}` is nothing to be done", verb.word()),
        }
    }

    /// An action die whose effect lasts for the turn lies there as a reminder of it (MA-9.3).
    fn remind(&self, public: &mut Public, context: &Context) {
        let is_action = self.ability(context.source).when == When::Use;
        if let Some(die) = context.source.die.filter(|_| is_action) {
            public.mark(die, Mark::Reminder);
        }
    }

    /// Attack and defence of dice change until the end of the turn.
    fn modify(
        &self,
        public: &mut Public,
        context: &Context,
        (at, which): (u16, Which),
        (attack, defence): (Amount, Amount),
        sink: &mut impl Sink<Event>,
    ) {
        let attack = self.amount(public, context, attack);
        let defence = self.amount(public, context, defence);
        let is_burst = self.copies && self.is_burst_line(at);
        for die in self.which(public, context, which).dice {
            let found = public.die_mut(die);
            found.attack = found.attack.saturating_add(attack);
            found.defence = found.defence.saturating_add(defence);
            if is_burst {
                let aside = public.aside.get_or_insert_default();
                // Where there is no room the copy has less, as with all that lasts (MA-13.9).
                let _ = aside.bursts.try_push((die, [attack, defence]));
            }
            sink.tell_all(|| Event::Changed {
                die,
                attack,
                defence,
            });
        }
    }

    /// Whoever lowers a defence is to blame for what comes of it (MA-18).
    fn blame(&self, public: &mut Public, context: &Context, verb: Verb) {
        if let Verb::Modify { die, .. } | Verb::DefenceIsAttack(die) = verb {
            for die in self.which(public, context, die).dice {
                let rivals = self.are_rivals(public.die(die).controller, context.you);
                if rivals && self.lowers(public, context, verb, die) {
                    public.mark(die, Mark::HurtByRival);
                }
            }
        }
    }

    /// Whether a verb is about to lower the defence of a die.
    fn lowers(&self, public: &Public, context: &Context, verb: Verb, die: DieId) -> bool {
        let Verb::Modify {
            attack, defence, ..
        } = verb
        else {
            let now = self.stats(public, die);
            return now.attack < now.defence;
        };
        let follows = public.has(die, Mark::DefenceIsAttack);
        let attack = self.amount(public, context, attack);
        let with = if follows { attack } else { 0 };
        self.amount(public, context, defence).saturating_add(with) < 0
    }

    fn begin_draw(&self, public: &mut Public, seat: Seat, left: u8, why: Drawing) {
        public.frames.push(Frame::Draw { seat, left, why });
    }

    /// A number for an ability at work.
    fn amount(&self, public: &Public, context: &Context, amount: Amount) -> i8 {
        match amount {
            Amount::Number(number) => number,
            Amount::Paid => context.paid as i8,
            Amount::Count(filter) => self.fitting(public, Sight::of(context), filter).len() as i8,
            Amount::Groups(filter, times) => {
                let dice = self.fitting(public, Sight::of(context), filter).dice.iter();
                let signs: u8 = dice.map(|die| self.groups(public, die).len()).sum();
                (signs * times) as i8
            }
            Amount::Fielding(which) => {
                let dice = self.which(public, context, which).dice;
                let levels = dice
                    .iter()
                    .filter_map(|die| self.face(public, die).character());
                levels.map(|level| level.fielding as i8).sum()
            }
        }
    }

    fn damage(
        &self,
        public: &mut Public,
        context: &Context,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let hits = self.hits_of(public, context, verb).unwrap_or_default();
        let dealt = self.deal(public, &hits, sink);
        let working = self.context_mut(public);
        working.dealt = working.dealt.saturating_add(dealt);
    }

    /// The damage that a verb would deal, where it deals any.
    pub(crate) fn hits_of(&self, public: &Public, context: &Context, verb: Verb) -> Option<Hits> {
        match verb {
            Verb::Damage { n, to } => {
                let n = self.amount(public, context, n).max(0) as u8;
                let Things { dice, seats } = self.which(public, context, to);
                let dice = dice.and(public.fielded()).iter();
                let on_dice = dice.map(|die| hit_die(public, context, die, n));
                let players = seats.iter().map(|seat| hit(context, None, seat, n));
                Some(players.chain(on_dice).collect())
            }
            Verb::Duel => Some(self.duel(public, context)),
            _ => None,
        }
    }

    /// Both amounts are fixed first, then dealt at once. Who became one more target has a part in
    /// it (MA-19.22).
    fn duel(&self, public: &Public, context: &Context) -> Hits {
        let (ones, others) = (context.target.dice, context.second.dice);
        let pairs = ones
            .iter()
            .flat_map(|one| others.iter().map(move |other| (one, other)));
        let both = pairs.flat_map(|(one, other)| [(one, other), (other, one)]);
        let hits = both.map(|(from, to)| {
            // The characters deal it, not the action die (MA-19.1).
            Hit {
                from: Some(from),
                by: public.die(from).controller,
                ..hit_die(public, context, to, self.stats(public, from).attack)
            }
        });
        hits.collect()
    }

    fn life_of(
        &self,
        public: &mut Public,
        context: &Context,
        who: Which,
        by: i16,
        sink: &mut impl Sink<Event>,
    ) {
        for seat in self.which(public, context, who).seats.iter() {
            self.change_life(public, seat, by, false, sink);
        }
    }

    fn spin_to(&self, public: &mut Public, die: DieId, level: u8, sink: &mut impl Sink<Event>) {
        let now = self.face(public, die).character();
        let now = now.map_or(0, |level| level.level);
        self.spin(public, die, level as i8 - now as i8, sink);
    }

    /// Turns a character to another level, as far as there is one (MA-14).
    fn spin(&self, public: &mut Public, die: DieId, by: i8, sink: &mut impl Sink<Event>) {
        let Some(level) = self.face(public, die).character() else {
            return;
        };
        let found = public.die(die);
        let wanted = level.level as i8 + by;
        let step = by.signum();
        let levels = std::iter::successors(Some(wanted), |level| Some(level - step));
        let mut sides = levels
            .take(3)
            .filter_map(|level| self.side_of_level(found.owner, found.kind, level as u8));
        let side = sides
            .next()
            .filter(|_| by != 0 && public.fielded().contains(die));
        if let Some(side) = side.filter(|side| *side != found.side) {
            public.die_mut(die).side = side;
            sink.tell_all(|| Event::Spun { die, side });
        }
    }
}

/// Damage by an ability to a die.
fn hit_die(public: &Public, context: &Context, die: DieId, n: u8) -> Hit {
    hit(context, Some(die), public.die(die).controller, n)
}
