//! A turn, step by step (MA-4 to MA-12). One loop: whatever waits is waited for, everything else
//! runs by itself.

use crate::context::Lasting;
use crate::event::Event;
use crate::frame::{Drawing, Frame, Step};
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::side::MOST_SEATS;
use crate::state::{Die, Phase, Public, Spot, State};
use crate::verb::{Later, Span, Verb, When};
use arrayvec::ArrayVec;
use dice::DiceSet;
use kernel::{Pace, Seat, Sink};

/// Dice that are drawn for a turn (MA-4).
pub(crate) const DRAWN: u8 = 4;

/// A turn. The last frame runs first: read it from the bottom line up.
pub(crate) const TURN: [Frame; 10] = [
    Frame::Step(Step::Next),
    Frame::Step(Step::Tidy),
    Frame::Step(Step::TurnEnd),
    Frame::Step(Step::CleanUp),
    Frame::Step(Step::Attack),
    Frame::Step(Step::MainEnd),
    Frame::Step(Step::Main),
    Frame::Step(Step::Rolled),
    Frame::Step(Step::Roll),
    Frame::Step(Step::Clear),
];

/// Steps between the first damage of a combat and the rest of it (MA-11.16).
const IN_COMBAT: [Step; 2] = [Step::Share, Step::Deal];

impl DiceMasters {
    /// Lets everything run that runs by itself.
    pub(crate) fn go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        kernel::settle(|| self.step(&mut state.public, sink));
    }

    /// Goes on by one step, where nothing is waited for.
    pub(crate) fn step(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        if self.decide(public, sink) {
            return Pace::Go;
        }
        let Some(&frame) = public.frames.last() else {
            return Pace::Wait;
        };
        match frame {
            Frame::Ability => self.ability_on(public, sink),
            Frame::Run { at, end } => self.run_on(public, at, end, sink),
            Frame::Each { at, owner, done } => self.each_on(public, at, (owner, done)),
            Frame::Draw { seat, left, why } => self.draw_on(public, seat, left, why, sink),
            Frame::Throw(seat) => self.throw_on(public, seat),
            Frame::Answers => self.answers_on(public),
            Frame::Toll { .. } => self.toll_on(public, frame, sink),
            Frame::Give { seat, price } => self.give_on(public, (seat, price), sink),
            Frame::Repeat { at, left } => self.repeat_on(public, at, left),
            Frame::Revive { at, end } => {
                self.revive_me(public, Frame::Run { at, end }, sink);
                Pace::Go
            }
            Frame::Regenerate { .. } => pace(!public.reviving.is_empty() || pop(public)),
            Frame::Again => pace(!public.rolled.is_empty() || pop(public)),
            Frame::Pay => pace(!self.pay_on(public, sink)),
            Frame::Deliver => {
                public.frames.pop();
                self.deliver(public, sink);
                Pace::Go
            }
            Frame::Draft | Frame::Order | Frame::Maybe { .. } => Pace::Wait,
            _ => self.step_openly(public, frame, sink),
        }
    }

    /// Between abilities: first knock-outs, then what has been set off, then the turn goes on.
    fn step_openly(&self, public: &mut Public, frame: Frame, sink: &mut impl Sink<Event>) -> Pace {
        if !self.waits_on_damage(public) && self.sweep(public, sink) {
            return Pace::Go;
        }
        // What the first damage of a combat has set off waits for the rest of it (MA-11.16).
        let is_divided = matches!(frame, Frame::Divide { .. });
        let waits = is_divided || IN_COMBAT.map(Frame::Step).contains(&frame);
        if !waits && self.next_due(public) {
            return Pace::Go;
        }
        match frame {
            Frame::Step(step) => {
                public.frames.pop();
                self.take(public, step, sink);
                Pace::Go
            }
            Frame::Window { .. } => self.window_on(public, frame),
            Frame::Paid { seat, place } => self.begin_paid(public, seat, place, sink),
            _ => Pace::Wait,
        }
    }

    /// Whether knock-outs wait for what damage has set off, by a reading of the rules (MA-23.2).
    fn waits_on_damage(&self, public: &Public) -> bool {
        let mut pending = public.pending.iter();
        self.reads(Reading::DamageFirst)
            && pending.any(|one| self.ability(one.source).when == When::Damaged)
    }

    /// Begins what has been set off, first what has waited for something. Says whether there was
    /// any.
    fn next_due(&self, public: &mut Public) -> bool {
        let due = public.lasting.iter().position(|lasting| lasting.is_due);
        if let Some(place) = due {
            let lasting = public.lasting.remove(place);
            if let Verb::IfLeaves { then, .. } = self.verb(lasting.verb) {
                self.happens(public, lasting, then);
            }
            return true;
        }
        let waits = !public.pending.is_empty();
        if waits {
            self.next_pending(public);
        }
        waits
    }

    pub(crate) fn next_pending(&self, public: &mut Public) {
        let mut places = self.next_different(public);
        let (first, second) = (places.next(), places.next());
        drop(places);
        match (first, second) {
            (Some(place), None) => self.begin_pending(public, place),
            _ => public.frames.push(Frame::Order),
        }
    }

    fn take(&self, public: &mut Public, step: Step, sink: &mut impl Sink<Event>) {
        // All damage of a combat is one wave, whoever deals some of it first (MA-11.16).
        if !IN_COMBAT.contains(&step) {
            public.next_wave();
        }
        match step {
            Step::Next => self.begin_turn(public, sink),
            Step::Clear => self.clear(public, sink),
            Step::Roll => {
                public.phase = Phase::Roll;
                let team = || self.active_last_first(public);
                let frames = team().map(Frame::Reroll).chain(team().map(Frame::Throw));
                let frames: ArrayVec<Frame, 4> = frames.collect();
                public.frames.extend(frames);
            }
            Step::Rolled => self.after_roll(public),
            Step::Main => {
                public.phase = Phase::Main;
                public.frames.push(window(false));
            }
            Step::MainEnd => self.end_main(public, sink),
            Step::Attack => {
                public.phase = Phase::Attack;
                let too_soon = public.turn == 1 && self.reads(Reading::NoFirstAttack);
                let team = self.active_last_first(public);
                for seat in team.filter(|_| !too_soon) {
                    let can = !public.field(seat).is_empty();
                    public.frames.extend(can.then_some(Frame::Attackers(seat)));
                }
            }
            Step::Attacked => self.ask_blocks(public, None),
            Step::Blocked => self.blocks_stand(public),
            Step::Damage => {
                public.frames.push(Frame::Step(Step::First));
                self.divide(public, None);
            }
            Step::First => self.deal_first(public, sink),
            Step::Share => self.divide(public, None),
            Step::Deal => self.deal_combat(public, sink),
            Step::AfterDamage => self.after_damage(public, When::AfterDamage),
            Step::CombatEnd => self.after_damage(public, When::CombatEnd),
            Step::CleanUp => self.clean_up(public, sink),
            Step::TurnEnd => self.end_turn(public),
            Step::Tidy => self.tidy(public, sink),
        }
    }

    fn begin_turn(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.phase = Phase::Draw;
        public.frames.extend(TURN);
        let (seat, turn) = (public.active, public.turn);
        sink.tell_all(|| Event::Turn { seat, turn });
    }

    /// Everything in the reserve is used, then dice are drawn (MA-4).
    fn clear(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let fewer = u8::from(public.turn == 1 && self.reads(Reading::ThreeFirst));
        for seat in self.active_last_first(public) {
            for die in public.reserve(seat) {
                public.send(die, Spot::Used, sink);
            }
            let draw = |left, why| Frame::Draw { seat, left, why };
            public.frames.push(draw(DRAWN - fewer, Drawing::Turn));
            if fewer > 0 {
                public.frames.push(draw(fewer, Drawing::Aside));
            }
        }
    }

    /// Characters that were not fielded are used; energy without a die is gone (MA-8).
    fn end_main(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        if let Some(aside) = &mut public.aside {
            aside.kept = [0; MOST_SEATS];
        }
        for seat in self.team_of(public.active).iter() {
            let left: DiceSet = self.fieldable(public, seat).collect();
            for die in left {
                public.send(die, Spot::Used, sink);
            }
            public.corner_mut(seat).loose = 0;
        }
    }

    /// Survivors come back, and damage and effects end in one instant (MA-12.1, MA-12.2).
    fn clean_up(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.phase = Phase::CleanUp;
        self.let_go(public, None, sink);
        for die in public.removed {
            public.send(die, Spot::Field, sink);
        }
        for set in [
            &mut public.attackers,
            &mut public.blockers,
            &mut public.blocked,
        ] {
            *set = DiceSet::EMPTY;
        }
        public.blocks.clear();
        public.aside = None;
        public.dice.iter_mut().for_each(Die::rest);
        let waits = |lasting: &mut Lasting| {
            matches!(
                self.pack.verbs[usize::from(lasting.verb)],
                Verb::Later { .. }
            )
        };
        public.lasting.retain(waits);
    }

    /// What was put off to the end of the turn happens now, one after the other (MA-12.3).
    fn end_turn(&self, public: &mut Public) {
        if let Some((lasting, then)) = self.put_off(public, Later::TurnEnd, None) {
            public.frames.push(Frame::Step(Step::TurnEnd));
            self.happens(public, lasting, then);
        }
    }

    /// Takes the next thing that was put off to this time, by one player or by anybody.
    pub(crate) fn put_off(
        &self,
        public: &mut Public,
        when: Later,
        seat: Option<Seat>,
    ) -> Option<(Lasting, Span)> {
        let found = |lasting: &Lasting| match self.verb(lasting.verb) {
            Verb::Later { at, then } if at == when => Some(then),
            _ => None,
        };
        let is_now = |lasting: &Lasting| seat.is_none_or(|seat| seat == lasting.you);
        let mut all = public.lasting.iter().enumerate();
        let (place, then) = all.find_map(|(place, lasting)| {
            let then = found(lasting).filter(|_| is_now(lasting));
            then.map(|then| (place, then))
        })?;
        let lasting = public.lasting[place];
        if lasting.times > 1 {
            public.lasting[place].times -= 1;
        } else {
            public.lasting.remove(place);
        }
        Some((lasting, then))
    }

    /// What is not energy leaves the reserves, and what is out of play is used (MA-12.4, MA-12.5).
    fn tidy(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        for seat in self.players().iter() {
            let not_energy = |die: &dice::DieId| !self.face(public, *die).is_energy();
            let used: DiceSet = public.reserve(seat).iter().filter(not_energy).collect();
            for die in used {
                public.send(die, Spot::Used, sink);
            }
        }
        for seat in self.team_of(public.active).iter() {
            let corner = public.corner_mut(seat);
            let mut out = std::mem::take(&mut corner.out);
            corner.used.swallow(&mut out);
        }
        public.forget();
        public.dice.iter_mut().for_each(Die::rest);
        // What waits for another turn is about a die that shows nothing by then.
        for lasting in &mut public.lasting {
            (lasting.die, lasting.source.die) = (None, None);
        }
        for seat in self.players().iter() {
            *public.globals_mut(seat) = 0;
        }
        public.active = self.rival(public.active);
        public.turn = public.turn.saturating_add(1);
    }
}

/// A window at its beginning: the active player has the word.
pub(crate) const fn window(combat: bool) -> Frame {
    Frame::Window {
        combat,
        theirs: false,
        passed: false,
        acted: false,
        mate: false,
        idle: false,
        could: false,
    }
}

const fn pace(waits: bool) -> Pace {
    if waits { Pace::Wait } else { Pace::Go }
}

/// Takes the frame at work away; it waits for nothing.
fn pop(public: &mut Public) -> bool {
    public.frames.pop();
    false
}
