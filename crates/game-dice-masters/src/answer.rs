//! What comes in between (MA-13.4): answers to a target, to a global and to damage. They wait
//! before everything else that waits, and the rule that they interrupt goes on when all have
//! spoken.

use crate::context::{Context, Pending};
use crate::event::Event;
use crate::frame::Frame;
use crate::pack::Limit;
use crate::rules::DiceMasters;
use crate::state::{Public, Turned};
use crate::verb::{Place, When, Which};
use dice::{DiceSet, DieId};
use kernel::{Pace, Sink};

impl DiceMasters {
    /// Whether a waiting ability comes in between.
    pub(crate) fn interrupts(&self, pending: &Pending) -> bool {
        let place = self.ability(pending.source).when.place();
        matches!(place, Place::Damage | Place::Aim)
    }

    /// Whether something comes in between now.
    pub(crate) fn is_interrupted(&self, public: &Public) -> bool {
        let first = public.pending.first();
        first.is_some_and(|first| self.interrupts(first))
    }

    /// Where an ability waits that comes in between: before all others, after those of its batch.
    pub(crate) fn place_between(&self, public: &Public) -> usize {
        let here = |one: &&Pending| one.batch == public.batch && self.interrupts(one);
        public.pending.iter().take_while(here).count()
    }

    /// Lets all speak that come in between.
    pub(crate) fn answers_on(&self, public: &mut Public) -> Pace {
        if self.is_interrupted(public) {
            self.next_pending(public);
        } else {
            public.frames.pop();
        }
        Pace::Go
    }

    /// The first time in a turn counts whether it is used or not (MA-19.21).
    pub(crate) fn count_first(&self, public: &mut Public) {
        for at in 0..self.place_between(public) {
            let Pending { source, you, .. } = public.pending[at];
            if self.ability(source).limit == Limit::First {
                self.use_up(public, you, source);
            }
        }
    }

    /// An ability has chosen its targets, or is a global that was paid for: others may answer.
    pub(crate) fn call_answers(&self, public: &mut Public, context: &Context) {
        public.next_moment();
        match self.ability(context.source).when {
            When::Global | When::Reaction => {
                self.answer(public, When::TheirGlobalPaid, context.you);
            }
            _ => {
                for die in context.target.dice.or(context.second.dice) {
                    self.call_for(public, die, context);
                }
            }
        }
        if self.is_interrupted(public) {
            public.frames.push(Frame::Answers);
        }
    }

    /// A die is the target of an action die or of a character.
    fn call_for(&self, public: &mut Public, die: DieId, context: &Context) {
        self.notice(public, When::Targeted, die, context.you);
        self.look_around(public, When::DieTargeted, die, context.you);
    }

    /// What is answered does not happen, and nobody else answers it (MA-15.1).
    pub(crate) fn cancel(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let Some(below) = public.contexts.len().checked_sub(2) else {
            return;
        };
        let answered = &mut public.contexts[below];
        answered.is_off = true;
        let source = answered.source;
        sink.tell_all(|| Event::Cancelled { source });
        self.drop_pending(public, |one| self.interrupts(one));
    }

    /// What is answered has one more target, which may be answered in its turn.
    pub(crate) fn add_target(&self, public: &mut Public, context: &Context, which: Which) {
        let dice = self.which(public, context, which).dice;
        let Some(below) = public.contexts.len().checked_sub(2) else {
            return;
        };
        let answered = &mut public.contexts[below];
        let me = context.source.die.map_or(DiceSet::EMPTY, DiceSet::of);
        let targets = if answered.second.dice.meets(me) {
            &mut answered.second
        } else {
            &mut answered.target
        };
        targets.dice = targets.dice.or(dice);
        let answered = *answered;
        for die in dice {
            self.call_for(public, die, &answered);
        }
    }

    /// What could be one more target: what the answered ability could have chosen (MA-19.22).
    pub(crate) fn more_targets(&self, public: &Public, dice: DiceSet) -> DiceSet {
        let answered = public.contexts.iter().rev().nth(1);
        let Some(answered) = answered else {
            return DiceSet::EMPTY;
        };
        let taken = answered.target.dice.or(answered.second.dice);
        let aims = self.ability(answered.source).targets.iter();
        let legal = aims.map(|aim| self.can_aim(public, answered, aim.of).dice);
        dice.and(legal.fold(DiceSet::EMPTY, DiceSet::or))
            .without(taken)
    }

    /// Damage at the door is to hit another die. For the first one it has never been there.
    pub(crate) fn redirect(
        &self,
        public: &mut Public,
        context: &Context,
        which: Which,
        sink: &mut impl Sink<Event>,
    ) {
        let to = self
            .which(public, context, which)
            .dice
            .and(public.fielded());
        let Some((from, to)) = context.that.first().zip(to.first()) else {
            return;
        };
        if public.turned.try_push(Turned { from, to }).is_ok() {
            sink.tell_all(|| Event::Redirected { from, to });
            let me = context.source;
            self.drop_pending(public, |one| {
                self.interrupts(one) && (one.that == Some(from) || one.source == me)
            });
        }
    }

    fn drop_pending(&self, public: &mut Public, is_over: impl Fn(&Pending) -> bool) {
        public.pending.retain(|one| !is_over(one));
    }
}
