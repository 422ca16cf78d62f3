//! The course of a match: what begins what. Every step waits for nothing; what waits is a frame of
//! its own.

use crate::choose::Choosing;
use crate::event::Event;
use crate::frame::{Frame, Run, Step, Way, Why};
use crate::moment::triggers;
use crate::pack::AbilityKind;
use crate::pool::{Account, Source, What};
use crate::state::{Attack, Corner, Phase, Progress, Public, Purpose, Roll, SEATS, State};
use crate::tally::Tally;
use crate::verb::{Kind, When};
use crate::{BySeat, Cards, DiceThrone, HeroChoice};
use arrayvec::ArrayVec;
use dice::Id;
use kernel::{Pace, Sealed, Seat, SeatSet, Sink};

/// A turn. The last frame runs first: read it from the bottom line up.
const TURN: [Frame; 8] = [
    Frame::Turn,
    Frame::Step(Step::TurnEnd),
    Frame::Step(Step::Discard),
    Frame::Step(Step::Main),
    Frame::Step(Step::RollEnd),
    Frame::Step(Step::Offence),
    Frame::Step(Step::Main),
    Frame::Step(Step::Upkeep),
];

/// Cards of the first hand (DT-2.2).
const FIRST_HAND: u8 = 4;
/// Combat points at the beginning (DT-2.2).
const FIRST_CP: u8 = 2;
/// Roll attempts (DT-4.1).
pub(crate) const ATTEMPTS: u8 = 3;

impl DiceThrone {
    /// Before the first input: heroes are to be chosen (DT-2.5), or who begins is to be rolled for
    /// (DT-2.4).
    pub(crate) fn begin(&self) -> State {
        let (seats, sides) = (self.heroes.len(), usize::from(self.mode.sides()));
        let all: SeatSet = Seat::first(seats as u8).collect();
        let first = Seat::new(0).expect("there is a first seat");
        let corner = Corner {
            hero: None,
            cp: FIRST_CP,
            hand: 0,
            levels: [0; 12],
            tokens: Tally::default(),
            fresh: Tally::default(),
            raised: ArrayVec::new(),
            discard: Cards::EMPTY,
            played: Cards::EMPTY,
            used: ArrayVec::new(),
        };
        let mut frames = ArrayVec::new();
        frames.push(Frame::Turn);
        let choosing = Choosing::begin(self.choice, self.bans);
        frames.push(choosing.map_or(Frame::First(all), Frame::Heroes));
        let is_set = self.choice == HeroChoice::Set;
        let named = self.heroes.iter().map(|&hero| is_set.then_some(hero));
        let corners = named.map(|hero| Corner {
            hero,
            ..corner.clone()
        });
        State {
            public: Public {
                turn: 0,
                active: first,
                first,
                phase: Phase::Start,
                skips: false,
                health: std::iter::repeat_n(self.mode.health(), sides).collect(),
                places: std::iter::repeat_n(0, seats).collect(),
                corners: corners.collect(),
                rolls: ArrayVec::new(),
                attack: Attack::default(),
                pool: ArrayVec::new(),
                frames,
            },
            hands: std::iter::repeat_n(Cards::EMPTY, seats).collect(),
            sealed: Sealed::EMPTY,
        }
    }

    /// First hands, and what heroes do before the first turn (DT-2.3).
    pub(crate) fn deal_first(&self, public: &mut Public) {
        let seats: BySeat<Seat> = public.clockwise(public.first).collect();
        for &seat in seats.iter().rev() {
            let source = Source::Ability(seat, crate::AbilityId::at(0).expect("there is one"));
            let setup = Run::new(self.hero(seat).setup, source, Way::AtOnce);
            public.frames.push(Frame::Run(setup));
            public.frames.push(Frame::Draw(seat, FIRST_HAND));
        }
    }

    /// Runs until the frame on top has something to wait for, or the match is over.
    pub(crate) fn go_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        kernel::settle(|| match state.public.frames.last() {
            Some(&frame) if !self.waits(&state.public, frame) => {
                state.public.frames.pop();
                self.go(state, frame, sink);
                Pace::Go
            }
            _ => Pace::Wait,
        });
    }

    /// A frame that waits for nothing does its work, or has none.
    fn go(&self, state: &mut State, frame: Frame, sink: &mut impl Sink<Event>) {
        match frame {
            Frame::Heroes(choosing) => self.choose_on(state, choosing, sink),
            Frame::Turn => self.next_turn(state, sink),
            Frame::Step(step) => self.step(state, step, sink),
            Frame::Triggers(moment) => self.act_first(&mut state.public, moment, 0, sink),
            Frame::Run(run) => self.carry_out(state, run, sink),
            Frame::Settle(account) => self.settle(state, account, sink),
            Frame::Gather => {
                state.public.rolls.pop();
            }
            Frame::Draw(seat, count) => self.shuffle(state, seat, count, sink),
            Frame::Away(seat, card) => {
                let corner = state.public.corner_mut(seat);
                corner.played.remove(card);
                corner.discard.insert(card);
            }
            Frame::First(_)
            | Frame::Throw(..)
            | Frame::Window(..)
            | Frame::Main
            | Frame::Declare
            | Frame::Team
            | Frame::Aim(_)
            | Frame::Defend(_)
            | Frame::Again(_)
            | Frame::Lose(_)
            | Frame::Discard => {}
        }
    }

    fn next_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        public.active = if public.turn > 0 {
            self.next_seat(public)
        } else {
            public.first
        };
        public.turn += 1;
        for corner in &mut public.corners {
            corner.fresh = Tally::default();
            corner.used.clear();
        }
        public.frames.extend(TURN);
        let (turn, seat) = (public.turn, public.active);
        sink.tell_all(|| Event::Turn { turn, seat });
    }

    pub(crate) fn enter(&self, public: &mut Public, phase: Phase, sink: &mut impl Sink<Event>) {
        public.phase = phase;
        sink.tell_all(|| Event::Phase(phase));
    }

    fn step(&self, state: &mut State, step: Step, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let active = public.active;
        if step.is_own() && !public.is_in(active) {
            return;
        }
        match step {
            Step::Upkeep => {
                self.enter(public, Phase::Upkeep, sink);
                public.frames.extend([
                    Frame::Step(Step::Income),
                    Frame::Settle(Account::Phase),
                    Frame::Window(Why::Phase, SeatSet::EMPTY),
                    triggers(active, When::Upkeep),
                ]);
            }
            Step::Income => {
                self.enter(public, Phase::Income, sink);
                let frames = [
                    Frame::Step(Step::Earn),
                    triggers(active, When::BeforeIncome),
                ];
                public.frames.extend(frames);
            }
            Step::Earn => self.earn(public, sink),
            Step::Main => self.begin_main(public, sink),
            Step::Discard => {
                self.enter(public, Phase::Discard, sink);
                public.frames.push(Frame::Discard);
            }
            Step::Offence => {
                public.attack = Attack::default();
                let frames = [
                    Frame::Step(Step::Rolls),
                    triggers(active, When::BeforeOffence),
                ];
                public.frames.extend(frames);
            }
            Step::Rolls => self.begin_rolls(public, sink),
            Step::Attempt => self.first_attempt(public),
            Step::Stand => self.stand(public),
            Step::Activate => self.activate(public, sink),
            Step::Weigh => self.weigh(public, sink),
            Step::Target => self.target(public, sink),
            Step::Point => self.point(public, sink),
            Step::Strike => self.strike(public, sink),
            Step::Guard => self.guard(public),
            Step::After => self.after(public),
            Step::NoAttack => self.no_attack(public),
            Step::Also => self.also(public),
            Step::Over => self.over(public),
            Step::Again => self.again(public, sink),
            Step::RollEnd => self.end_rolls(public),
            Step::TurnEnd => {
                let frames = [
                    Frame::Settle(Account::Phase),
                    Frame::Window(Why::End, SeatSet::EMPTY),
                ];
                public.frames.extend(frames);
                public.frames.push(triggers(active, When::TurnEnd));
            }
            Step::Alone => self.alone(public),
            Step::Fall => self.fall(state, sink),
        }
    }

    /// Damage of a card or an explosion gets a word and a settlement of its own. What comes in the
    /// middle of that word joins it.
    fn alone(&self, public: &mut Public) {
        let settle = Frame::Settle(Account::Alone);
        if self.open_account(public) == Account::Alone && !public.frames.contains(&settle) {
            let window = Frame::Window(Why::Alone, SeatSet::EMPTY);
            public.frames.extend([settle, window]);
        }
    }

    fn begin_main(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let second = public.phase >= Phase::FirstMain;
        let phase = if second {
            Phase::SecondMain
        } else {
            Phase::FirstMain
        };
        self.enter(public, phase, sink);
        public.frames.push(Frame::Main);
    }

    /// A combat point, then a card; the first player goes without in the first turn (DT-3.2).
    fn earn(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.active;
        if std::mem::take(&mut public.skips) || public.turn == 1 {
            return sink.tell_all(|| Event::Skipped(seat, Phase::Income));
        }
        self.change_cp(public, seat, 1, sink);
        public.frames.push(Frame::Draw(seat, 1));
    }

    fn begin_rolls(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.active;
        if std::mem::take(&mut public.skips) {
            public.attack.state = Progress::None;
            return sink.tell_all(|| Event::Skipped(seat, Phase::Offence));
        }
        self.enter(public, Phase::Offence, sink);
        public.attack.most = ATTEMPTS;
        let frames = [
            Frame::Step(Step::Attempt),
            triggers(seat, When::OffenceStart),
        ];
        public.frames.extend(frames);
    }

    /// All five dice (DT-4.1).
    fn first_attempt(&self, public: &mut Public) {
        public.rolls.clear();
        public.rolls.push(Roll {
            owner: public.active,
            purpose: Purpose::Offence,
            sides: [1; 5].into_iter().collect(),
            open: true,
            changed: false,
        });
        public.attack.attempts = 1;
        self.attempt(public, 0b1_1111);
    }

    /// Dice are thrown; then tokens look at the attempt, and its owner decides.
    pub(crate) fn attempt(&self, public: &mut Public, dice: u8) {
        let seat = public.active;
        let frames = [
            Frame::Declare,
            triggers(seat, When::Attempt),
            Frame::Throw(0, dice),
        ];
        public.frames.extend(frames);
    }

    /// Dice that were changed open the question anew (DT-4.3).
    fn stand(&self, public: &mut Public) {
        if public.attack.changed {
            public.attack.state = Progress::Rolling;
            public.attack.declared = None;
            return public.frames.push(Frame::Declare);
        }
        let seat = public.active;
        public.frames.extend([
            Frame::Step(Step::Activate),
            triggers(seat, When::OffenceEnd),
        ]);
    }

    /// The ability happens, up to what needs a target (DT-4.4).
    fn activate(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.active;
        public.rolls[0].open = false;
        public.frames.push(Frame::Step(Step::Weigh));
        let failed = public.attack.state == Progress::None;
        let Some((ability, branch)) = public.attack.declared.filter(|_| !failed) else {
            public.attack.state = Progress::None;
            return;
        };
        public.attack.state = Progress::Activated;
        let is_ultimate = self.hero(seat).ability(ability).kind == AbilityKind::Ultimate;
        public.attack.ultimate = is_ultimate;
        sink.tell_all(|| Event::Activated(seat, ability, branch));
        let level = self.level(public, seat, ability);
        let chosen = &level.branches[usize::from(branch)];
        let run = |span| Run {
            roll: Some(0),
            ..Run::new(span, Source::Ability(seat, ability), Way::Offence)
        };
        let riders = level.riders.iter().filter(|_| chosen.name.is_none());
        let due: ArrayVec<Run, 8> = riders
            .filter(|rider| self.holds(public, &run(rider.tests), rider.tests))
            .map(|rider| run(rider.effects))
            .collect();
        public.frames.extend(due.into_iter().rev().map(Frame::Run));
        public.frames.push(Frame::Run(run(chosen.effects)));
        public.frames.push(triggers(seat, When::Activated));
    }

    /// Whether it is an attack, and of which kind (DT-7.1).
    fn weigh(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.active;
        let (mut kind, mut base) = (self.contested(public), 0_u8);
        let aimed = self
            .aimed_at(public)
            .filter(|_| public.attack.target.is_none());
        public.attack.target = public.attack.target.or(aimed);
        for entry in &public.pool {
            let own = matches!(entry.source, Source::Ability(owner, _) if owner == seat);
            if !own || entry.to.is_some_and(|to| Some(to) != public.attack.target) {
                continue;
            }
            match entry.what {
                What::Damage(Kind::Collateral | Kind::Plain | Kind::Sure) => {}
                What::Damage(found) => {
                    kind = Some(found);
                    base += entry.amount;
                }
                What::Boost => base += entry.amount,
                _ => {}
            }
        }
        public.attack.kind = kind;
        public.attack.base = base;
        public.frames.push(Frame::Step(Step::Target));
        if public.attack.state == Progress::Activated {
            public
                .frames
                .push(Frame::Window(Why::Activated, SeatSet::EMPTY));
        }
        let opponents = self.opponents(public, seat);
        let only = opponents.first().filter(|_| opponents.len() == 1);
        if let Some(on) = aimed.or(only.filter(|_| self.needs_target(public))) {
            self.aim(public, on, sink);
        }
    }

    /// What concerns the target, but for the damage (DT-6.1).
    fn strike(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let target = public.attack.target;
        if target.is_some() {
            self.enter(public, Phase::Defence, sink);
        }
        public.frames.push(Frame::Step(Step::Guard));
        let on_target = |run: &&Run| run.way == Way::OnTarget;
        let felt: ArrayVec<Run, 8> = public
            .attack
            .later
            .iter()
            .filter(on_target)
            .copied()
            .collect();
        public.attack.later.retain(|run| run.way != Way::OnTarget);
        if let Some(seat) = target.filter(|_| public.attack.kind.is_some()) {
            public.frames.push(triggers(public.active, When::OwnAttack));
            public.frames.push(triggers(seat, When::Attacked));
        }
        public.frames.extend(felt.into_iter().rev().map(Frame::Run));
    }

    /// The defence, the last words, the settlement (DT-6.2 to DT-6.6).
    fn guard(&self, public: &mut Public) {
        let (active, target) = (public.active, public.attack.target);
        public
            .frames
            .extend([Frame::Step(Step::After), Frame::Settle(Account::Phase)]);
        let Some(target) = target.filter(|_| public.attack.kind.is_some()) else {
            if self.deals(public, Account::Phase) {
                self.push_triggers(public, active, When::Dealing);
            }
            public.frames.push(Frame::Step(Step::NoAttack));
            // Collateral damage is no attack, but can be avoided all the same (DT-7.2).
            if public.is_due() {
                public.frames.push(Frame::Window(Why::Last, SeatSet::EMPTY));
            }
            return;
        };
        public.frames.push(triggers(active, When::Dealing));
        // What came with the defence counts as well.
        public.frames.push(triggers(target, When::IncomingOffence));
        public.frames.push(Frame::Window(Why::Last, SeatSet::EMPTY));
        public.frames.push(Frame::Defend(target));
        public.frames.push(triggers(target, When::IncomingOffence));
    }

    /// What opponents have against collateral damage, and against a phase without an attack.
    fn no_attack(&self, public: &mut Public) {
        for seat in self.opponents(public, public.active).iter() {
            self.push_triggers(public, seat, When::NoAttack);
            if self.is_threatened(public, seat) {
                self.push_triggers(public, seat, When::IncomingOffence);
            }
        }
    }

    /// Whether somebody may use a defensive ability now.
    pub(crate) fn may_defend(&self, public: &Public, seat: Seat) -> bool {
        let attack = &public.attack;
        let open = attack.kind == Some(Kind::Normal) && !attack.undefendable && !attack.ultimate;
        let open = open && !self.is_harmless(public);
        let free = !self.is_stunned(public, seat);
        open && free && public.is_in(seat)
    }

    /// A defensive ability is used.
    pub(crate) fn defend(
        &self,
        public: &mut Public,
        seat: Seat,
        ability: crate::AbilityId,
        sink: &mut impl Sink<Event>,
    ) {
        public.attack.defended = true;
        sink.tell_all(|| Event::Defended(seat, ability));
        let branch = &self.level(public, seat, ability).branches[0];
        let run = Run::new(branch.effects, Source::Ability(seat, ability), Way::Defence);
        public.frames.push(Frame::Run(run));
    }

    /// What stood behind the damage (DT-6.7).
    fn after(&self, public: &mut Public) {
        if public.attack.state == Progress::Activated {
            public.attack.state = Progress::Settled;
        }
        public
            .frames
            .extend([Step::Over, Step::Also].map(Frame::Step));
        let later = std::mem::take(&mut public.attack.later);
        let due = later.into_iter().filter(|run| run.way == Way::After);
        let due: ArrayVec<Run, 8> = due.collect();
        public.frames.extend(due.into_iter().rev().map(Frame::Run));
    }

    /// Damage that came additionally is settled by itself (DT-12.8).
    fn also(&self, public: &mut Public) {
        if self.open_account(public) == Account::Phase {
            return;
        }
        public.frames.push(Frame::Step(Step::Alone));
        if self.deals(public, Account::Alone) {
            self.push_triggers(public, public.active, When::Dealing);
        }
        for seat in self.opponents(public, public.active).iter() {
            if self.is_threatened(public, seat) {
                self.push_triggers(public, seat, When::IncomingOffence);
            }
        }
    }

    /// The ability is wholly resolved; another attack may follow.
    fn over(&self, public: &mut Public) {
        let was_on = public.attack.state == Progress::Settled;
        if was_on {
            public.attack.state = Progress::Over;
        }
        public.frames.push(Frame::Step(Step::Again));
        let Some(target) = public.attack.target.filter(|&seat| public.is_in(seat)) else {
            return;
        };
        if was_on && public.attack.dealt > 0 {
            public
                .frames
                .push(Frame::Window(Why::Settled, SeatSet::EMPTY));
        }
        public.frames.push(triggers(target, When::Concluded));
    }

    fn again(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let target = public.attack.target;
        let is_gone = target.is_some_and(|seat| !public.is_in(seat));
        if !public.attack.again || is_gone {
            return;
        }
        let seat = public.active;
        sink.tell_all(|| Event::Again(seat));
        public.attack = Attack {
            target,
            ..Attack::default()
        };
        self.begin_rolls(public, sink);
    }

    /// Just before the second main phase (DT-3.7). Where there was no roll phase, nothing ends.
    fn end_rolls(&self, public: &mut Public) {
        let seat = public.active;
        let was_there = public.attack.most > 0;
        public.rolls.clear();
        public.pool.retain(|entry| !entry.what.lasts());
        if was_there {
            public.frames.push(triggers(seat, When::RollEnd));
        }
        // How many attempts there were is still asked at the end of the turn.
        public.attack = Attack {
            attempts: public.attack.attempts,
            ..Attack::default()
        };
    }
}

const _: () = assert!(SEATS <= kernel::MAX_SEATS, "a seat has a letter");
