//! Tokens and passive abilities that act by themselves at a moment: which of them, how often, and
//! in which order.

use crate::event::Event;
use crate::frame::{Frame, Moment, Run, Way};
use crate::pack::{AbilityKind, Trigger};
use crate::pool::Source;
use crate::state::Public;
use crate::verb::{Cut, Verb, When};
use crate::{DiceThrone, Reading};
use kernel::{Seat, Sink};

/// Tokens of a seat at a moment.
pub(crate) const fn triggers(seat: Seat, when: When) -> Frame {
    Frame::Triggers(Moment::new(seat, when))
}

impl DiceThrone {
    /// Lets tokens of a seat act, if there are any: not every seat of six needs a frame.
    pub(crate) fn push_triggers(&self, public: &mut Public, seat: Seat, when: When) {
        let moment = Moment::new(seat, when);
        if self.acting(public, moment).next().is_some() {
            public.frames.push(Frame::Triggers(moment));
        }
    }

    /// Whether the order in which tokens act is up to their owner (DT-3.1).
    pub(crate) fn in_doubt(&self, public: &Public, moment: Moment) -> bool {
        let several = self.acting(public, moment).take(2).count() > 1;
        let wild = || {
            self.acting(public, moment)
                .any(|(.., trigger)| self.is_wild(trigger))
        };
        let asks = matches!(moment.when, When::Upkeep | When::OffenceEnd);
        asks && several && wild()
    }

    /// Lines of tokens and passive abilities of a seat that act by themselves at a moment.
    pub(crate) fn acting<'a>(
        &'a self,
        public: &'a Public,
        moment: Moment,
    ) -> impl Iterator<Item = (Source, u8, &'a Trigger)> + 'a {
        let Moment { seat, when, .. } = moment;
        let tokens = public.corner(seat).kinds().flat_map(move |token| {
            let triggers = (0..).zip(&self.pack.token(token).triggers);
            triggers.map(move |(at, trigger)| (Source::Token(seat, token), at, trigger))
        });
        let board = self.hero(seat).board();
        let passive = board.filter(|(_, ability)| ability.kind == AbilityKind::Passive);
        let abilities = passive.flat_map(move |(ability, _)| {
            let triggers = (0..).zip(&self.level(public, seat, ability).triggers);
            triggers.map(move |(at, trigger)| (Source::Ability(seat, ability), at, trigger))
        });
        let due = move |trigger: &Trigger| {
            let acts = trigger.when == when && trigger.price.is_none();
            acts && !moment.has_acted(trigger.place)
        };
        let lines = tokens.chain(abilities);
        lines.filter(move |&(source, at, trigger)| {
            due(trigger)
                && self.is_left(public, source, at, trigger)
                && !self.is_idle(public, source, when)
                && self.holds(
                    public,
                    &self.trigger_run(public, source, trigger),
                    trigger.tests,
                )
        })
    }

    /// Whether a line was used less often than it may be.
    pub(crate) fn is_left(
        &self,
        public: &Public,
        source: Source,
        at: u8,
        trigger: &Trigger,
    ) -> bool {
        let used = || self.uses(public, source, at);
        trigger.per_turn.is_none_or(|most| used() < most)
    }

    /// Whether a token that changes attacks leaves this one alone, where players read it so
    /// (DT-17.2, DT-17.3).
    fn is_idle(&self, public: &Public, source: Source, when: When) -> bool {
        let Source::Token(_, token) = source else {
            return false;
        };
        let raised = public.attack.is_on() && public.attack.can_be_raised();
        let pure = !raised && self.reads(Reading::Pure);
        let harmless = when == When::Attacked && self.is_harmless(public);
        let changes = matches!(when, When::Attacked | When::Dealing);
        changes && (pure || harmless) && self.pack.token(token).modifier
    }

    /// Whether the attacker cannot deal damage, where players say that this is no attack
    /// (DT-17.3).
    pub(crate) fn is_harmless(&self, public: &Public) -> bool {
        let ends = |trigger: &Trigger| {
            let verbs = self.pack.verbs(trigger.effects);
            trigger.when == When::Dealing && verbs.contains(&Verb::Weaken(Cut::All))
        };
        let mut tokens = public.corner(public.active).kinds();
        self.reads(Reading::Harmless)
            && !public.attack.ultimate
            && tokens.any(|token| self.pack.token(token).triggers.iter().any(ends))
    }

    /// The run of a trigger: with the dice of the ability, where there is one.
    pub(crate) fn trigger_run(&self, public: &Public, source: Source, trigger: &Trigger) -> Run {
        let way = match trigger.when {
            When::Upkeep | When::TurnEnd | When::Attempt => Way::Phase,
            When::AnyTime
            | When::Main
            | When::BeforeIncome
            | When::BeforeOffence
            | When::Concluded
            | When::RollEnd
            | When::AtLimit
            | When::Gone
            | When::AtZero => Way::AtOnce,
            _ => Way::Answer,
        };
        let roll = (trigger.when == When::Activated && !public.rolls.is_empty()).then_some(0);
        Run {
            roll,
            ..Run::new(trigger.effects, source, way)
        }
    }

    /// One of them acts, and the others after it.
    pub(crate) fn act_first(
        &self,
        public: &mut Public,
        moment: Moment,
        first: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let found = self.acting(public, moment).nth(usize::from(first));
        let found = found.map(|(source, at, trigger)| (source, at, *trigger));
        let Some((source, at, trigger)) = found else {
            return;
        };
        let run = self.trigger_run(public, source, &trigger);
        let rest = Frame::Triggers(moment.after(trigger.place));
        public.frames.extend([rest, Frame::Run(run)]);
        self.note_use(public, source, at, &trigger);
        match source {
            Source::Ability(seat, ability) => sink.tell_all(|| Event::Used(seat, ability)),
            // What a roll or a question is for, nobody would know otherwise.
            Source::Token(seat, token) if self.is_wild(&trigger) => {
                sink.tell_all(|| Event::Worked(seat, token));
            }
            _ => {}
        }
    }

    /// Whether the order in which tokens act can matter: chance or a choice is among them.
    fn is_wild(&self, trigger: &Trigger) -> bool {
        self.any_verb(trigger.effects, &|verb| {
            !matches!(
                verb,
                Verb::Damage { alone: false, .. }
                    | Verb::Lose { .. }
                    | Verb::Gain { .. }
                    | Verb::If { .. }
            )
        })
    }
}
