//! What would come to nothing: nobody is asked for it or pays for it, and by other readings of the
//! rules it cannot be used or goes away.

use crate::context::Context;
use crate::effect::Only;
use crate::event::Event;
use crate::face::Face;
use crate::pack::Aim;
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Phase, Public, Spot};
use crate::verb::{Span, Verb};
use dice::DiceSet;
use kernel::Sink;

impl DiceMasters {
    /// Whether the first thing an ability does has nothing to choose from: then nobody is asked for
    /// it or pays for it (MA-6.3, MA-13.8). What is sacrificed first may change that.
    pub(crate) fn is_idle(&self, public: &Public, context: &Context) -> bool {
        let ability = self.ability(context.source);
        ability.price.sacrifice.is_none()
            && ability.targets.is_empty()
            && self.begins_with_nothing(public, context, ability.effects)
    }

    /// Whether energy would be spent for nothing, for there is no target or nobody for whom the
    /// first thing happens (MA-6.3).
    pub(crate) fn wastes(&self, public: &Public, context: &Context) -> bool {
        let ability = self.ability(context.source);
        let price = &ability.price;
        let is_paid = price.energy() > 0 || price.number.is_some();
        let aim = ability.targets.first();
        let is_free = price.sacrifice.is_none();
        let nobody = aim.is_some_and(|aim| self.aims(public, context, *aim).is_empty());
        is_free && (is_paid || ability.may) && (nobody || self.repeats_nothing(public, context))
    }

    /// Whether the first thing an ability does is done to one target after another, and there is
    /// none.
    fn repeats_nothing(&self, public: &Public, context: &Context) -> bool {
        let effects = self.ability(context.source).effects;
        match effects.places().next().map(|at| self.verb(at)) {
            Some(Verb::Repeat { of, .. }) => self.can_aim(public, context, of).is_empty(),
            _ => false,
        }
    }

    /// Whether the first of some verbs has nothing to choose from.
    pub(crate) fn begins_with_nothing(
        &self,
        public: &Public,
        context: &Context,
        verbs: Span,
    ) -> bool {
        let first = verbs.places().next().map(|at| self.verb(at));
        let lacking = first.filter(|verb| self.lacks(*verb));
        lacking.is_some_and(|verb| self.only(public, context, verb) == Only::Nothing)
    }

    /// Whether an action can be used: by a reading of the rules only if something can come of it
    /// (MA-23.8).
    pub(crate) fn can_use(&self, public: &Public, context: &Context) -> bool {
        if !self.reads(Reading::Idle) {
            return true;
        }
        let ability = self.ability(context.source);
        let aims = &ability.targets;
        let can_aim = |aim: &Aim| !self.aims(public, context, *aim).is_empty();
        let mut verbs = ability.effects.places().map(|at| self.verb(at));
        let does = |verb| !self.comes_to_nothing(public, context, verb);
        aims.iter().all(can_aim)
            && !self.is_idle(public, context)
            && (!aims.is_empty() || verbs.any(does))
    }

    /// Whether a verb about all of some dice would change none of them.
    fn comes_to_nothing(&self, public: &Public, context: &Context, verb: Verb) -> bool {
        let can_spin = |die: dice::DieId, up: bool| {
            let level = self.face(public, die).character().map(|level| level.level);
            let found = public.die(die);
            let next = level.map(|level| if up { level + 1 } else { level - 1 });
            next.is_some_and(|next| self.side_of_level(found.owner, found.kind, next).is_some())
        };
        match verb {
            Verb::Spin { die, by } => {
                let dice = self.which(public, context, die).dice;
                !dice.iter().any(|die| can_spin(die, by > 0))
            }
            Verb::SpinTo { die, .. } => {
                let dice = self.which(public, context, die).dice;
                !dice
                    .iter()
                    .any(|die| can_spin(die, true) || can_spin(die, false))
            }
            Verb::If { tests, then, other } => {
                let holds = self.hold(public, context, tests);
                let mut verbs = if holds { then } else { other }.places();
                verbs.all(|at| self.comes_to_nothing(public, context, self.verb(at)))
            }
            _ => false,
        }
    }

    /// What lies in a reserve where it cannot be used is used at once, by a reading of the rules
    /// (MA-23.7).
    pub(crate) fn clear_useless(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        if !self.reads(Reading::Rerolled) || matches!(public.phase, Phase::Draw | Phase::Roll) {
            return;
        }
        for seat in self.players().iter() {
            let mine = self.is_active(public, seat);
            let is_useless = |die: &dice::DieId| match self.face(public, *die) {
                Face::Energy(..) => false,
                Face::Character(_) => !mine || public.phase != Phase::Main,
                Face::Action(_) => !mine,
            };
            let useless: DiceSet = public.reserve(seat).iter().filter(is_useless).collect();
            for die in useless {
                public.send(die, Spot::Used, sink);
            }
        }
    }
}
