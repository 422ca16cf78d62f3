//! Phase 2: the right to be offensive, throws, and resolving them last in, first out (IR-7 to
//! IR-9).

use crate::state::{Duel, Hurled, Public, Side, Stage, State};
use crate::{Compare, Effect, Event, Exile, Irondie, Kinship};
use dice::{DiceSet, DieId};
use kernel::{Landing, Pace, Seat, Sink};

impl Irondie {
    /// Finds who may start the next duel, or ends the phase (IR-7.2 to IR-7.6).
    pub(crate) fn find_right(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let public = &mut state.public;
        if public.zones.hand.is_empty() || public.rights == [false; 2] {
            self.begin_damage(public, sink);
            return Pace::Go;
        }
        if !public.rights[public.holder as usize] {
            public.holder = public.holder.other();
        }
        match self.opener(public) {
            Some(seat) => public.stage = Stage::Right(seat),
            None if self.options.keep_right => return self.pass_right(public, sink),
            None => lose_right(public, sink), // IR-7.4
        }
        Pace::Go
    }

    /// Who of the side that holds the right could open a duel now.
    fn opener(&self, public: &mut Public) -> Option<Seat> {
        public.duel = Duel {
            offensive: public.holder,
            ..Duel::none()
        };
        self.thrower(public, None)
    }

    /// The holder cannot open a duel and keeps the right: the other side may, if it can. Where
    /// neither side can, nothing would ever change that, and the phase ends (IR-17.8).
    fn pass_right(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        public.holder = public.holder.other();
        let has_right = public.rights[public.holder as usize];
        match self.opener(public).filter(|_| has_right) {
            Some(seat) => public.stage = Stage::Right(seat),
            None => self.begin_damage(public, sink),
        }
        Pace::Go
    }

    /// Finds who may throw next in the running duel, or resolves it (IR-8.2, IR-8.3).
    pub(crate) fn find_thrower(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let public = &mut state.public;
        if public.duel.step > 3 {
            self.resolve(state, sink);
            return Pace::Go;
        }
        match self.thrower(public, None) {
            Some(seat) => public.stage = Stage::React(seat),
            None => public.duel.step += 1,
        }
        Pace::Go
    }

    /// The first member of the side to throw, after the given one, that could (IR-14.3).
    fn thrower(&self, public: &Public, after: Option<Seat>) -> Option<Seat> {
        let members = public.duel.side().members(self.seats);
        let mut later = members.filter(|seat| after.is_none_or(|after| *seat > after));
        later.find(|&seat| self.can_throw(public, seat))
    }

    /// A seat aims a die and throws it (IR-8.1, IR-8.6).
    pub(crate) fn hurl(
        &self,
        public: &mut Public,
        die: DieId,
        at: DiceSet,
        sink: &mut impl Sink<Event>,
    ) {
        public.zones.hand.remove(die);
        public.duel.throws.push(Hurled { die, at });
        public.stage = Stage::Hurl;
        sink.tell_all(|| Event::Hurled { die, at });
    }

    /// The newest throw lands (IR-8.10).
    pub(crate) fn hurl_landed(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let die = public.duel.throws.last().expect("a die is in the air").die;
        public.zones.skirmish.insert(die);
        crate::battle::land(public, die, landing[0] + 1, sink);
        public.stage = Stage::DuelBonus;
    }

    /// A seat does not throw: another of its side may, else the side declines or skips.
    pub(crate) fn pass(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let right = matches!(public.stage, Stage::Right(_));
        sink.tell_all(|| Event::Passed { seat, right });
        match (self.thrower(public, Some(seat)), right) {
            (Some(next), true) => public.stage = Stage::Right(next),
            (Some(next), false) => public.stage = Stage::React(next),
            (None, true) => {
                lose_right(public, sink); // IR-7.3
                public.stage = Stage::Skirmish;
            }
            (None, false) => {
                public.duel.step += 1;
                public.stage = Stage::Next;
            }
        }
    }

    /// Resolves the duel, last throw first (IR-9.1), and clears the Skirmish zones (IR-9.7).
    pub(crate) fn resolve(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while let Some(throw) = state.public.duel.throws.pop() {
            self.resolve_throw(&mut state.public, throw, sink);
            if self.ends(state, sink) {
                return; // IR-12.5
            }
        }
        let public = &mut state.public;
        for die in public.zones.skirmish {
            public.send_to_limbo(die, sink);
        }
        public.holder = public.duel.offensive.other(); // IR-7.2
        public.duel = Duel::none();
        public.stage = Stage::Skirmish;
    }

    fn resolve_throw(&self, public: &mut Public, throw: Hurled, sink: &mut impl Sink<Event>) {
        let die = throw.die;
        let targets = self.still_there(public, throw);
        if targets.is_empty() || !public.zones.skirmish.contains(die) {
            return sink.tell_all(|| Event::Fizzled(die)); // IR-9.4, IR-9.5
        }
        for target in targets {
            self.strike(public, die, target, sink);
        }
    }

    /// One throw against one target, with the values of this moment (IR-9.2).
    fn strike(&self, public: &mut Public, die: DieId, target: DieId, sink: &mut impl Sink<Event>) {
        let hit = self.succeeds(public, die, target);
        sink.tell_all(|| Event::Resolved { die, target, hit });
        let kind = self.kind_of(public, die);
        let effects = if hit { &kind.hit } else { &kind.miss };
        for &effect in effects {
            carry_out(public, effect, die, target, sink); // IR-9.6
        }
    }

    /// Whether a thrown die beats a target now. Ties go to specialists, except against enemies
    /// (IR-2.5, IR-9.3).
    pub fn succeeds(&self, public: &Public, die: DieId, target: DieId) -> bool {
        let kind = self.kind_of(public, die);
        let (mine, theirs) = (public.value(die), public.value(target));
        let colour = public.make(die).colour();
        let wins_ties = colour == kind.special
            && colour.kinship(public.make(target).colour()) != Kinship::Enemy;
        match kind.compare {
            Compare::Higher => mine > theirs || mine == theirs && wins_ties,
            Compare::Lower => mine < theirs || mine == theirs && wins_ties,
            Compare::Always => true,
        }
    }
}

fn lose_right(public: &mut Public, sink: &mut impl Sink<Event>) {
    let side = public.holder;
    public.rights[side as usize] = false;
    sink.tell_all(|| Event::RightLost(side));
}

fn carry_out(
    public: &mut Public,
    effect: Effect,
    die: DieId,
    target: DieId,
    sink: &mut impl Sink<Event>,
) {
    let friendly = Side::of(crate::owner(die)) == Side::of(crate::owner(target));
    match effect {
        Effect::Add(add) => public.change(target, add, sink),
        Effect::Signed(by) if friendly => public.change(target, by as i8, sink), // IR-9.8
        Effect::Signed(by) => public.change(target, -(by as i8), sink),
        Effect::SendTarget(exile) => send(public, target, exile, sink),
        Effect::SendSelf(exile) => send(public, die, exile, sink),
    }
}

fn send(public: &mut Public, die: DieId, exile: Exile, sink: &mut impl Sink<Event>) {
    match exile {
        Exile::Limbo => public.send_to_limbo(die, sink),
        Exile::Abyss => public.send_to_abyss(die, sink),
    }
}
