//! Dice of an effect: they are rolled, may be rolled again and changed, and are looked at.

use crate::event::Event;
use crate::frame::{Frame, Run, Way, Why};
use crate::pool::Source;
use crate::rules::roll_of;
use crate::state::{Public, Purpose, Roll};
use crate::verb::{Shows, Span, Verb};
use crate::{DiceThrone, Reading};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet, Sink};

impl DiceThrone {
    /// Rolls, lets dice be rolled again and changed, and looks at them.
    pub(crate) fn roll(
        &self,
        public: &mut Public,
        mut run: Run,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let Verb::Roll {
            dice,
            by,
            again,
            clauses,
            ..
        } = verb
        else {
            unreachable!("{verb:?} rolls nothing");
        };
        let is_ability = matches!(run.source, Source::Ability(..));
        match run.step {
            0 => {
                let count = self.number(public, &run, dice).min(5);
                if count == 0 {
                    return public.carry_on(run.next());
                }
                let owner = self.whom(public, &run, by).and_then(SeatSet::first);
                let purpose = purpose(&run, public);
                let at = self.lay(public, owner.unwrap_or_else(|| run.owner()), purpose, count);
                run.roll = Some(at);
                run.step = 1;
                public.frames.push(Frame::Run(run));
                public.frames.push(Frame::Throw(at, (1 << count) - 1));
            }
            step if step <= again => {
                run.step = again + 1;
                public.frames.push(Frame::Run(run));
            }
            step if step == again + 1 => {
                run.step = again + 2;
                public.content(run.roll);
                public.frames.push(Frame::Run(run));
                if is_ability || self.reads(Reading::EffectDice) {
                    public.frames.push(Frame::Window(Why::Dice, SeatSet::EMPTY));
                }
                self.watching(public, &run);
            }
            // Dice that somebody changed may be rolled again if that is left to do (DT-6.3).
            _ if run.again() < again && public.was_changed(run.roll) => {
                run.step = run.again() + 1;
                public.content(run.roll);
                public.frames.push(Frame::Run(run));
            }
            _ => self.look(public, run, clauses, sink),
        }
    }

    /// Lays a roll on the table. Says where.
    fn lay(&self, public: &mut Public, owner: Seat, purpose: Purpose, count: u8) -> u8 {
        public.rolls.push(Roll {
            owner,
            purpose,
            sides: std::iter::repeat_n(1, usize::from(count)).collect(),
            open: purpose != Purpose::Effect || self.reads(Reading::EffectDice),
            changed: false,
        });
        public.rolls.len() as u8 - 1
    }

    /// What the dice bring, clause by clause (DT-12.8).
    fn look(&self, public: &mut Public, run: Run, clauses: Span, sink: &mut impl Sink<Event>) {
        let mut next = run.next();
        next.roll = public.frames_roll(&run);
        public.carry_on(next);
        public.frames.push(Frame::Gather);
        public.close(run.roll, 1);
        let clauses = self.pack.clauses(clauses);
        let times: ArrayVec<u8, 12> = clauses
            .iter()
            .map(|clause| self.times(public, &run, clause.shows, clause.tests))
            .collect();
        let found = times.iter().any(|&times| times > 0);
        let mut shows = clauses.iter().map(|clause| clause.shows);
        if !found && !shows.any(|shows| shows == Shows::Otherwise) {
            sink.tell_all(|| Event::Nothing(run.source));
        }
        for (clause, &times) in clauses.iter().zip(&times).rev() {
            let otherwise = clause.shows == Shows::Otherwise && !found;
            let times = if otherwise { 1 } else { times };
            for _ in 0..times {
                public.frames.push(Frame::Run(run.inside(clause.effects)));
            }
        }
    }

    /// How often a clause counts.
    fn times(&self, public: &Public, run: &Run, shows: Shows, tests: Span) -> u8 {
        let Some(roll) = roll_of(public, run) else {
            return 0;
        };
        if !self.holds(public, run, tests) {
            return 0;
        }
        let shown = self.symbols(roll);
        let sets = |needs: [u8; 6]| {
            let parts = needs.iter().zip(shown).filter(|(needs, _)| **needs > 0);
            parts.map(|(needs, shown)| shown / needs).min().unwrap_or(0)
        };
        let fitting = |numbers: u8| {
            let fits = |side: &&u8| numbers >> (**side - 1) & 1 == 1;
            roll.sides.iter().filter(fits).count() as u8
        };
        match shows {
            Shows::Anything => 1,
            Shows::Symbols(needs) => sets(needs).min(1),
            Shows::AnyOf(any) => {
                let found = (0..6).any(|symbol| any >> symbol & 1 == 1 && shown[symbol] > 0);
                u8::from(found)
            }
            Shows::Every(needs) => sets(needs),
            Shows::Numbers(numbers) => fitting(numbers).min(1),
            Shows::EachNumber(numbers) => fitting(numbers),
            Shows::Otherwise => 0,
        }
    }

    /// One die each (DT-12.9).
    pub(crate) fn contest(&self, public: &mut Public, mut run: Run, verb: Verb) {
        let Verb::Contest { tie, then, other } = verb else {
            unreachable!("{verb:?} is no contest");
        };
        let rival = match run.way {
            Way::Defence => Some(public.active),
            _ => public.attack.target,
        };
        let Some(rival) = rival else {
            return public.carry_on(run.next());
        };
        match run.step {
            0 => {
                let purpose = purpose(&run, public);
                let mine = self.lay(public, run.owner(), purpose, 1);
                let theirs = self.lay(public, rival, Purpose::Bonus, 1);
                (run.roll, run.step) = (Some(mine), 1);
                let frames = [
                    Frame::Run(run),
                    Frame::Throw(theirs, 1),
                    Frame::Throw(mine, 1),
                ];
                public.frames.extend(frames);
            }
            1 => {
                run.step = 2;
                public.frames.push(Frame::Run(run));
                public.frames.push(Frame::Window(Why::Dice, SeatSet::EMPTY));
            }
            _ => {
                let at = usize::from(run.roll.unwrap_or(0));
                let [mine, theirs] = [at, at + 1].map(|at| public.rolls[at].sides[0]);
                let won = mine > theirs || (tie && mine == theirs);
                let mut next = run.next();
                next.roll = public.frames_roll(&run);
                public.carry_on(next);
                public.frames.extend([Frame::Gather, Frame::Gather]);
                public.close(run.roll, 2);
                let span = if won { then } else { other };
                public.frames.push(Frame::Run(run.inside(span)));
            }
        }
    }
}

/// What dice of an effect are for.
fn purpose(run: &Run, public: &Public) -> Purpose {
    let attempts = |roll: &Roll| roll.purpose == Purpose::Defence;
    match (run.way, run.source) {
        (Way::Defence, _) if !public.rolls.iter().any(attempts) => Purpose::Defence,
        (_, Source::Ability(..)) => Purpose::Bonus,
        _ => Purpose::Effect,
    }
}

impl Run {
    /// How many dice of its roll were rolled again; each of them has a bit.
    const fn again(&self) -> u8 {
        self.answer.count_ones() as u8
    }
}

impl Public {
    /// Whoever rolled these dice leaves them as they are.
    fn content(&mut self, roll: Option<u8>) {
        let roll = roll.and_then(|at| self.rolls.get_mut(usize::from(at)));
        if let Some(roll) = roll {
            roll.changed = false;
        }
    }

    /// Whether dice were changed after that.
    fn was_changed(&self, roll: Option<u8>) -> bool {
        let roll = roll.and_then(|at| self.rolls.get(usize::from(at)));
        roll.is_some_and(|roll| roll.changed)
    }

    /// Dice that are looked at have counted, and cannot be changed any more (DT-12.7).
    fn close(&mut self, roll: Option<u8>, count: usize) {
        let from = roll.map_or(self.rolls.len(), usize::from);
        let rolls = self.rolls.iter_mut().skip(from).take(count);
        rolls.for_each(|roll| roll.open = false);
    }

    /// The roll that verbs behind a roll look at: that of the ability, where it is one.
    fn frames_roll(&self, run: &Run) -> Option<u8> {
        let is_offence = matches!(run.way, Way::Offence | Way::OnTarget | Way::After);
        (is_offence && !self.rolls.is_empty()).then_some(0)
    }
}
