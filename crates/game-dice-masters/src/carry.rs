//! What each verb does when it lacks nothing.

use crate::context::{Context, Things};
use crate::door::Hits;
use crate::effect::hit;
use crate::event::Event;
use crate::filter::Keyword;
use crate::fit::{Sight, spot};
use crate::frame::{Drawing, Frame};
use crate::ids::Kind;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot};
use crate::verb::{Amount, AtLevel, Verb, Which};
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
            Verb::Damage { n, to } => self.damage(public, &context, n, to, sink),
            Verb::Duel => self.duel(public, &context, sink),
            Verb::GainLife { n, who } => self.life_of(public, &context, who, i16::from(n), sink),
            Verb::LoseLife { n, who } => self.life_of(public, &context, who, -i16::from(n), sink),
            Verb::KnockOut { die, to } => {
                let to = (spot(to).unwrap_or(Spot::Prep), Some(context.you));
                self.knock_out(public, dice(public, die), to, sink);
            }
            Verb::Sacrifice { die, .. } => {
                let dice = dice(public, die);
                self.sacrifice(public, dice, sink);
                self.context_mut(public).it = Things::dice(dice);
            }
            Verb::Move { die, to, .. } => {
                let to = spot(to).unwrap_or(Spot::Used);
                self.move_dice(public, &context, die, to, sink);
            }
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
            Verb::Remove(die) => {
                let cause = Some(context.you);
                self.depart(public, dice(public, die), (Spot::Removed, cause), sink);
            }
            Verb::LeaveCombat(die) => {
                let dice = dice(public, die);
                public.attackers = public.attackers.without(dice);
                public.blockers = public.blockers.without(dice);
            }
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
            Verb::Reroll(_)
            | Verb::DrawAndRoll(_)
            | Verb::Prep { .. }
            | Verb::If { .. }
            | Verb::Choose(_)
            | Verb::EachPlayer { .. } => self.go_into(public, &context, verb),
            verb => self.lay_down(public, &context, (at, verb), sink),
        }
    }

    /// Verbs that have others inside, or dice to be drawn and rolled first.
    fn go_into(&self, public: &mut Public, context: &Context, verb: Verb) {
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
            Verb::EachPlayer { may, then } => public.frames.push(Frame::Each {
                from: then.from,
                len: then.len,
                owner: context.you,
                done: 0,
                may,
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
            } => self.modify(public, context, die, (attack, defence), sink),
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
            Verb::CannotBlock { die, .. } | Verb::NotBlockedBy { die, .. } => {
                for die in dice(public, die) {
                    self.leave_on(public, at, context, Some(die));
                }
            }
            Verb::MustBlock { die, .. } => mark(public, die, Mark::MustBlock),
            Verb::SwitchOff(_) => mark(public, Which::Me, Mark::Off),
            Verb::Later { .. } => {
                let it = context.it.dice.first();
                self.leave_on(public, at, context, it);
            }
            Verb::KnockOutTo { die, .. } => mark(public, die, Mark::ToUsed),
            Verb::PreventDamage { die, .. } => mark(public, die, Mark::NoDamage),
            Verb::GrantKeyword {
                die,
                keyword: Keyword::Overcrush,
            } => mark(public, die, Mark::Overcrush),
            Verb::GrantGroup { die, group } => {
                for die in dice(public, die) {
                    public.die_mut(die).groups.insert(group);
                }
            }
            verb => unreachable!("nobody brings a card with `{}`", verb.word()),
        }
    }

    /// Attack and defence of dice change until the end of the turn.
    fn modify(
        &self,
        public: &mut Public,
        context: &Context,
        which: Which,
        (attack, defence): (Amount, Amount),
        sink: &mut impl Sink<Event>,
    ) {
        let attack = self.amount(public, context, attack);
        let defence = self.amount(public, context, defence);
        for die in self.which(public, context, which).dice {
            let found = public.die_mut(die);
            found.attack = found.attack.saturating_add(attack);
            found.defence = found.defence.saturating_add(defence);
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
                if self.are_rivals(public.die(die).controller, context.you) {
                    public.mark(die, Mark::HurtByRival);
                }
            }
        }
    }

    fn begin_draw(&self, public: &mut Public, seat: Seat, left: u8, why: Drawing) {
        public.frames.push(Frame::Draw { seat, left, why });
    }

    /// A die that was found in the bag comes to where it is wanted.
    fn found(
        &self,
        public: &mut Public,
        context: &Context,
        to: Option<Spot>,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(kind) = context.kind else {
            self.context_mut(public).it = Things::NONE;
            return;
        };
        if to == Some(Spot::Field) {
            let wanted = (Which::One(crate::filter::FilterId(0)), AtLevel::Level(1));
            self.bring(public, context, wanted, true, sink);
        } else {
            let to = to.unwrap_or(Spot::Prep);
            public.shift(context.you, kind, (Spot::Bag, to), sink);
        }
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
        n: Amount,
        to: Which,
        sink: &mut impl Sink<Event>,
    ) {
        let n = self.amount(public, context, n).max(0) as u8;
        let Things { dice, seats } = self.which(public, context, to);
        let mut hits: Hits = seats
            .iter()
            .map(|seat| hit(context, None, seat, n))
            .collect();
        let there = dice.and(public.fielded());
        for die in there {
            hits.push(hit(context, Some(die), public.die(die).controller, n));
        }
        let dealt = self.deal(public, &hits, sink);
        self.context_mut(public).dealt += dealt;
    }

    /// Both amounts are fixed first, then dealt at once.
    fn duel(&self, public: &mut Public, context: &Context, sink: &mut impl Sink<Event>) {
        let (one, other) = (context.target.dice.first(), context.second.dice.first());
        let Some((one, other)) = one.zip(other) else {
            return;
        };
        let mut hits = Hits::new();
        for (from, to) in [(one, other), (other, one)] {
            let n = self.stats(public, from).attack;
            hits.push(hit(context, Some(to), public.die(to).controller, n));
        }
        let dealt = self.deal(public, &hits, sink);
        self.context_mut(public).dealt += dealt;
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

    /// Moves dice to a zone of their owner, wherever they are.
    fn move_dice(
        &self,
        public: &mut Public,
        context: &Context,
        which: Which,
        to: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        if let (Which::One(_), Some(kind)) = (which, context.kind) {
            return public.shift(context.you, kind, (context.spot, to), sink);
        }
        if let Which::All(filter) = which {
            let filter = self.filter(filter);
            let next = |public: &Public| {
                let mut hidden = self.hidden(public, context, filter);
                hidden.find(|(from, _)| *from != to)
            };
            while let Some((from, kind)) = next(public) {
                public.shift(context.you, kind, (from, to), sink);
            }
        }
        for die in self.which(public, context, which).dice {
            self.move_die(public, die, to, sink);
        }
    }

    fn move_die(&self, public: &mut Public, die: DieId, to: Spot, sink: &mut impl Sink<Event>) {
        let from = public.spot(die);
        if from == Spot::Field {
            let cause = public.contexts.last().map(|context| context.you);
            return self.depart(public, DiceSet::of(die), (to, cause), sink);
        }
        if public.tally(public.die(die).owner, from).is_none() {
            return public.send(die, to, sink);
        }
        // It shows nothing any more, but is remembered where it went.
        let (owner, kind) = (public.die(die).owner, public.die(die).kind);
        let is_there = public
            .tally(owner, from)
            .is_some_and(|found| found.of(kind) > 0);
        if is_there && public.tally(owner, to).is_some() {
            public.shift(owner, kind, (from, to), sink);
            public.die_mut(die).went = to;
        }
    }

    /// Fields dice, or puts them into the field.
    fn bring(
        &self,
        public: &mut Public,
        context: &Context,
        (which, level): (Which, AtLevel),
        fields: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let mut brought = DiceSet::EMPTY;
        if let (Which::One(_), Some(kind)) = (which, context.kind) {
            let level = match level {
                AtLevel::Level(level) => level,
                AtLevel::Rolled | AtLevel::Former => 1,
            };
            let side = self.side_of_level(context.you, kind, level);
            let from = (context.you, kind, context.spot);
            brought = side.map_or(brought, |side| fetch(public, from, side));
        } else {
            for die in self.which(public, context, which).dice {
                brought = brought.or(self.bring_die(public, die, level, sink));
            }
        }
        for die in brought {
            sink.tell_all(|| Event::Fielded { die });
            if fields {
                self.was_fielded(public, die);
            }
        }
        self.context_mut(public).it = Things::dice(brought);
    }

    /// A die that lies in the reserve, or that is remembered where it went, comes into the field.
    fn bring_die(
        &self,
        public: &mut Public,
        die: DieId,
        level: AtLevel,
        sink: &mut impl Sink<Event>,
    ) -> DiceSet {
        let found = *public.die(die);
        let side = match level {
            AtLevel::Level(level) => self.side_of_level(found.owner, found.kind, level),
            AtLevel::Rolled | AtLevel::Former => Some(found.side),
        };
        let Some(side) = side else {
            return DiceSet::EMPTY;
        };
        match public.spot(die) {
            Spot::Reserve => {
                public.die_mut(die).side = side;
                public.send(die, Spot::Field, sink);
                DiceSet::of(die)
            }
            Spot::Prep | Spot::Used => fetch(public, (found.owner, found.kind, found.went), side),
            _ => DiceSet::EMPTY,
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

/// A die that shows nothing comes into the field, if it is still there.
fn fetch(public: &mut Public, (seat, kind, from): (Seat, Kind, Spot), side: u8) -> DiceSet {
    let is_there = public
        .tally(seat, from)
        .is_some_and(|tally| tally.of(kind) > 0);
    let shown = if is_there {
        public.show((seat, kind), side, (from, Spot::Field))
    } else {
        None
    };
    shown.map_or(DiceSet::EMPTY, DiceSet::of)
}
