//! Phase 3, and carrying out verbs (KA-7, KA-9). A verb that needs an answer
//! stays on the stack until it has one.

use crate::board::Mark;
use crate::flow::Turn;
use crate::state::{Frame, Stage, State};
use crate::{
    Event, Fighter, Kapow, Make, Offer, Options, Span, Spend, SpotId, SpotSet, Test, Verb, VerbId,
};
use arrayvec::ArrayVec;
use kernel::{Pace, Sink};

impl Kapow {
    /// Everyone gains in turn (KA-7.1, KA-7.2).
    pub(crate) fn begin_gaining(&self, state: &mut State, stage: Stage) {
        let mark = if stage == Stage::PowerUp {
            Mark::PowerUp
        } else {
            Mark::After
        };
        for fighter in self.fighters() {
            let todo = self.selected_with(state, fighter, mark);
            state.corner_mut(fighter).play.due = todo;
        }
        state.acting = self.everyone();
        state.stage = stage;
    }

    pub(crate) fn find_gainer(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        match self.turn(state) {
            Turn::Asks(_) => Pace::Wait,
            Turn::Fighter(fighter) => {
                self.begin_gainer(state, fighter);
                Pace::Go
            }
            Turn::Nobody if state.stage == Stage::PowerUp => {
                self.begin_gaining(state, Stage::After);
                Pace::Go
            }
            Turn::Nobody => {
                self.begin_clean_up(state, sink);
                Pace::Go
            }
        }
    }

    pub(crate) fn begin_gainer(&self, state: &mut State, fighter: Fighter) {
        state.acting.remove(fighter);
        state.stage = match state.stage {
            Stage::PowerUp => Stage::Gain(fighter),
            _ => Stage::Late(fighter),
        };
    }

    /// The next ability of a fighter, in board order unless the order may matter (KA-7.4).
    pub(crate) fn trigger_step(&self, state: &mut State, fighter: Fighter) -> Pace {
        let todo = state.corner(fighter).play.due;
        match todo.first() {
            None => {
                state.stage = match state.stage {
                    Stage::Gain(_) => Stage::PowerUp,
                    _ => Stage::After,
                };
                Pace::Go
            }
            Some(_) if self.order_counts(state, fighter) => Pace::Wait,
            Some(spot) => {
                self.trigger(state, fighter, spot);
                Pace::Go
            }
        }
    }

    /// Begins to carry out an ability.
    pub(crate) fn trigger(&self, state: &mut State, fighter: Fighter, spot: SpotId) {
        state.corner_mut(fighter).play.due.remove(spot);
        let ability = self.ability(state, fighter, spot);
        let whole = match state.stage {
            Stage::Gain(_) => {
                matches!(ability.timing, crate::Timing::PowerUp)
                    || matches!(ability.home, crate::Home::Solo(_))
            }
            _ => true,
        };
        let span = ability.effects;
        if whole {
            return self.push(state, fighter, spot, span);
        }
        for &verb in self.pack.verbs(span).iter().rev() {
            if let Verb::AtPowerUp(span) = verb {
                self.push(state, fighter, spot, span);
            }
        }
    }

    /// Puts a run of verbs on the stack, the first on top.
    pub(crate) fn push(&self, state: &mut State, fighter: Fighter, spot: SpotId, span: Span) {
        for verb in VerbId::of(span).rev() {
            let left = match self.pack.verb(verb) {
                Verb::Faces { count, .. }
                | Verb::TraitDice(count)
                | Verb::ActionDice(count)
                | Verb::ExchangeFaces(count) => count,
                Verb::Each(_) => self.complete(state, fighter, spot),
                Verb::List(_) => {
                    let mut rows = 0;
                    self.each_row(state, fighter, spot, |_| rows += 1);
                    rows
                }
                _ => 1,
            };
            state.frames.push(Frame {
                fighter,
                spot,
                verb,
                left,
            });
        }
    }

    /// What a defence brings besides its value (KA-6.4). Kickers and multipliers need a base.
    pub(crate) fn defence_gains(&self, state: &mut State, fighter: Fighter, has_base: bool) {
        let corner = state.corner(fighter);
        let numbers = [
            Mark::BaseDefence,
            Mark::Fallback,
            Mark::DefenceKicker,
            Mark::DefenceTimes,
        ];
        let numbers = numbers.map(|mark| self.marked(state, fighter, mark));
        let numbers = numbers.into_iter().fold(SpotSet::EMPTY, SpotSet::or);
        let defends = self.in_use(state, fighter, Mark::Defend);
        let used = if has_base {
            defends
        } else {
            defends.without(numbers)
        };
        let extra = corner.play.choices[Spend::Face as usize];
        if let Some(spot) = self.chooses_each(state, fighter) {
            for _ in 0..extra {
                if let Some(span) = self.later_faces(state, fighter, spot) {
                    self.push(state, fighter, spot, span);
                }
            }
        }
        let chooses = self.marked(state, fighter, Mark::ChooseEach);
        let used: ArrayVec<SpotId, 64> = used.without(chooses).iter().collect();
        for &spot in used.iter().rev() {
            let span = self.ability(state, fighter, spot).effects;
            for place in VerbId::of(span).rev() {
                if let Verb::Faces { count, .. } = self.pack.verb(place) {
                    let frame = Frame {
                        fighter,
                        spot,
                        verb: place,
                        left: count,
                    };
                    state.frames.push(frame);
                }
            }
        }
    }

    /// What the last option of an ability that chooses for each section brings while defending.
    fn later_faces(&self, state: &State, fighter: Fighter, spot: SpotId) -> Option<Span> {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        verbs.iter().find_map(|verb| match verb {
            Verb::ChooseEach(options) => {
                let inner = self.pack.verbs(*options.spans().last()?);
                inner.iter().find_map(|verb| match verb {
                    Verb::AtDefend(span) => Some(*span),
                    _ => None,
                })
            }
            _ => None,
        })
    }

    /// Carries out the verb on top as far as it goes without an answer.
    pub(crate) fn work(
        &self,
        state: &mut State,
        frame: Frame,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let Frame {
            fighter,
            spot,
            verb,
            left,
        } = frame;
        match self.pack.verb(verb) {
            choice if choice.has_ways() => return self.work_on_choice(state, frame, sink),
            Verb::ActionDice(_) => {
                let die = self.supply(state, fighter, Make::Action).first();
                state.frames.pop();
                if let Some(die) = die {
                    again(
                        state,
                        Frame {
                            left: left - 1,
                            ..frame
                        },
                    );
                    self.gain_die(state, fighter, die, sink);
                }
            }
            Verb::CopyFace { slot, count } => {
                state.frames.pop();
                self.copy_face(state, fighter, spot, (slot, count), sink);
            }
            Verb::Each(span) => {
                state.frames.pop();
                if left > 0 {
                    again(
                        state,
                        Frame {
                            left: left - 1,
                            ..frame
                        },
                    );
                    self.push(state, fighter, spot, span);
                }
            }
            Verb::If { test, then } => {
                state.frames.pop();
                if self.holds(state, fighter, test) {
                    self.push(state, fighter, spot, then);
                }
            }
            Verb::List(_) => self.work_on_list(state, frame),
            Verb::AtPowerUp(span) => {
                state.frames.pop();
                if matches!(state.stage, Stage::Gain(_)) {
                    self.push(state, fighter, spot, span);
                }
            }
            other => {
                state.frames.pop();
                self.work_on_rest(state, frame, other, sink);
            }
        }
        Pace::Go
    }

    fn work_on_rest(
        &self,
        state: &mut State,
        frame: Frame,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let Frame { fighter, spot, .. } = frame;
        let opponent = self.opponent(state, fighter);
        match verb {
            Verb::Life(count) => {
                self.heal(state, fighter, count, sink);
            }
            Verb::LifeFromDamage(most) => {
                let dealt = state.corner(fighter).tally.dealt;
                self.heal(state, fighter, dealt.min(most), sink);
            }
            Verb::LoseLife(count) => {
                self.lose(state, fighter, count, sink);
            }
            Verb::OpponentLosesLife(count) => {
                self.lose(state, opponent, count, sink);
            }
            Verb::OpponentLosesPerDie(count) => {
                let dice = state.corner(opponent).tally.new_dice;
                self.lose(state, opponent, count.saturating_mul(dice), sink);
            }
            Verb::OpponentLosesPerFace(count) => {
                let faces = state.corner(opponent).tally.new_faces;
                self.lose(state, opponent, count.saturating_mul(faces), sink);
            }
            Verb::SelfLock { max, .. } => self.self_lock(state, fighter, spot, max, sink),
            Verb::Entangle(most) => self.entangle(state, opponent, most, sink),
            Verb::RemoveToken => {
                let count = self.complete(state, fighter, spot);
                let corner = state.corner_mut(fighter);
                corner.tokens -= count.min(corner.tokens);
                sink.tell_all(|| Event::Untangled { fighter, count });
            }
            other => debug_assert!(other.is_counted(), "nobody carries out {other:?}"),
        }
    }

    fn self_lock(
        &self,
        state: &mut State,
        fighter: Fighter,
        spot: SpotId,
        max: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if state.corner(fighter).charges < max {
            state.corner_mut(fighter).charges += 1;
            let ability = self.ability_place(state, fighter, spot);
            sink.tell_all(|| Event::LockedIn { fighter, ability });
        }
    }

    fn work_on_list(&self, state: &mut State, frame: Frame) {
        state.frames.pop();
        let Some(left) = frame.left.checked_sub(1) else {
            return;
        };
        again(state, Frame { left, ..frame });
        let mut at = 0;
        let mut found = None;
        self.each_row(state, frame.fighter, frame.spot, |span| {
            if at == left {
                found = Some(span);
            }
            at += 1;
        });
        if let Some(span) = found {
            self.push(state, frame.fighter, frame.spot, span);
        }
    }

    /// A verb with a choice: done at once where there is only one way, dropped where there is none.
    fn work_on_choice(&self, state: &mut State, frame: Frame, sink: &mut impl Sink<Event>) -> Pace {
        let ways = self.ways(state, frame);
        let person = self.is_person(self.chooser(state, frame));
        let way = match self.pack.verb(frame.verb) {
            // It gives a face rather than life, where it has one (KA-13.8).
            Verb::OpponentChooses(_) if !person => ways.last,
            Verb::ExchangeFaces(_) | Verb::LockIn { .. } if !person => None,
            Verb::ExchangeFaces(_) if ways.count > 0 && frame.left > 0 => return Pace::Wait,
            _ if ways.count > 1 && frame.left > 0 => return Pace::Wait,
            _ => ways.first,
        };
        match way.filter(|_| frame.left > 0) {
            Some(way) => self.take_way(state, frame, way, sink),
            None => {
                state.frames.pop();
            }
        }
        Pace::Go
    }

    fn ways(&self, state: &State, frame: Frame) -> Ways {
        let mut ways = Ways::default();
        self.each_way(state, frame, &mut |way| {
            ways.count += 1;
            ways.first = ways.first.or(Some(way));
            ways.last = Some(way);
        });
        ways
    }

    /// Visits the ways to go on with a verb, as offers.
    pub(crate) fn each_way(&self, state: &State, frame: Frame, visit: &mut impl FnMut(Offer)) {
        let Frame {
            fighter,
            spot,
            verb,
            ..
        } = frame;
        let opponent = self.opponent(state, fighter);
        match self.pack.verb(verb) {
            Verb::Faces { of, .. } => {
                let types = of.and(self.faces_left(state, fighter));
                types.iter().for_each(|face| visit(Offer::Gain(face)));
            }
            Verb::TraitDice(_) => {
                self.new_traits(state, fighter)
                    .for_each(|make| visit(Offer::Take(make)));
            }
            Verb::DieOfOpponentsChoice(options) if self.is_shared(state, fighter) => {
                self.each_option(state, fighter, &options, visit);
            }
            Verb::DieOfOpponentsChoice(_) => {
                self.new_traits(state, fighter)
                    .for_each(|make| visit(Offer::Take(make)));
                if !self.supply(state, fighter, Make::Action).is_empty() {
                    visit(Offer::Take(Make::Action));
                }
            }
            Verb::ExchangeFaces(_) => self.each_source(state, fighter, |source| {
                let own = self.face_at(state, fighter, source);
                let others = self.faces_left(state, fighter).iter();
                others.filter(|&face| face != own).for_each(|face| {
                    visit(Offer::Trade { source, face });
                });
            }),
            Verb::TakeFace => {
                self.each_source(state, opponent, |source| visit(Offer::Give(source)));
            }
            Verb::LockIn { .. } => {
                let spots = self.lockable(state, fighter, spot, verb);
                spots.iter().for_each(|spot| visit(Offer::LockIn(spot)));
            }
            Verb::Choose(options) | Verb::OpponentChooses(options) => {
                self.each_option(state, fighter, &options, visit);
            }
            other => debug_assert!(!other.has_ways(), "nobody lists the ways of {other:?}"),
        }
    }

    fn each_option(
        &self,
        state: &State,
        fighter: Fighter,
        options: &Options,
        visit: &mut impl FnMut(Offer),
    ) {
        for (option, span) in options.each() {
            if self.is_possible(state, fighter, span) {
                visit(Offer::Option(option));
            }
        }
    }

    /// Whether an option can be carried out (KA-9.6).
    fn is_possible(&self, state: &State, fighter: Fighter, span: Span) -> bool {
        self.pack.verbs(span).iter().all(|verb| match verb {
            Verb::TraitDice(_) => self.new_traits(state, fighter).next().is_some(),
            Verb::ActionDice(_) => !self.supply(state, fighter, Make::Action).is_empty(),
            Verb::Faces { of, .. } => !of.and(self.faces_left(state, fighter)).is_empty(),
            Verb::TakeFace => {
                let mut some = false;
                self.each_source(state, self.opponent(state, fighter), |_| some = true);
                some
            }
            _ => true,
        })
    }

    /// Whether the one who says which die a fighter gains leaves its colour to another (KA-10.9).
    fn is_shared(&self, state: &State, fighter: Fighter) -> bool {
        let taunter = self.taunter(state, fighter);
        taunter.is_some_and(|taunter| taunter != self.opponent(state, fighter))
    }

    /// Who answers for a verb.
    pub fn chooser(&self, state: &State, frame: Frame) -> Fighter {
        match self.pack.verb(frame.verb) {
            Verb::TraitDice(_) => self.taunter(state, frame.fighter).unwrap_or(frame.fighter),
            Verb::DieOfOpponentsChoice(_) | Verb::TakeFace | Verb::OpponentChooses(_) => {
                self.opponent(state, frame.fighter)
            }
            _ => frame.fighter,
        }
    }

    /// How many ways chance has to choose from, where a board that plays by itself chooses
    /// (KA-13.7).
    pub(crate) fn chance_of(&self, state: &State, frame: Frame) -> Option<u8> {
        let chooser = self.chooser(state, frame);
        if self.is_person(chooser) {
            return None;
        }
        match self.pack.verb(frame.verb) {
            Verb::TakeFace => Some(self.own_types(state, chooser).len()),
            Verb::Faces { .. }
            | Verb::TraitDice(_)
            | Verb::DieOfOpponentsChoice(_)
            | Verb::Choose(_) => Some(self.ways(state, frame).count),
            _ => None,
        }
    }

    pub(crate) fn frame_landed(&self, state: &mut State, value: u8, sink: &mut impl Sink<Event>) {
        let &frame = state.frames.last().expect("chance is due for a verb");
        let chooser = self.chooser(state, frame);
        let way = if self.pack.verb(frame.verb) == Verb::TakeFace {
            let types = self.own_types(state, chooser);
            let face = types.iter().nth(usize::from(value));
            let mut first = None;
            self.each_source(state, chooser, |source| {
                let is = Some(self.face_at(state, chooser, source)) == face;
                first = first.or(is.then_some(source));
            });
            first.map(Offer::Give)
        } else {
            let (mut at, mut found) = (0, None);
            self.each_way(state, frame, &mut |way| {
                if at == value {
                    found = Some(way);
                }
                at += 1;
            });
            found
        };
        let way = way.expect("a draw is below the number of ways");
        self.take_way(state, frame, way, sink);
    }

    /// An answer to the verb on top.
    pub(crate) fn frame_choice(
        &self,
        state: &mut State,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        let &frame = state.frames.last().expect("a verb is answered");
        self.take_way(state, frame, offer, sink);
    }

    fn take_way(&self, state: &mut State, frame: Frame, way: Offer, sink: &mut impl Sink<Event>) {
        let Frame {
            fighter,
            spot,
            verb,
            left,
        } = frame;
        state.frames.pop();
        match way {
            Offer::Gain(face) => {
                again(
                    state,
                    Frame {
                        left: left - 1,
                        ..frame
                    },
                );
                self.gain_face(state, fighter, face, sink);
            }
            Offer::Take(make) => {
                again(
                    state,
                    Frame {
                        left: left - 1,
                        ..frame
                    },
                );
                if let Some(die) = self.supply(state, fighter, make).first() {
                    self.gain_die(state, fighter, die, sink);
                }
            }
            Offer::Trade { source, face } => {
                again(
                    state,
                    Frame {
                        left: left - 1,
                        ..frame
                    },
                );
                self.trade(state, fighter, source, face, sink);
            }
            Offer::Give(source) => {
                let giver = self.opponent(state, fighter);
                self.give(state, giver, fighter, source, sink);
            }
            Offer::LockIn(chosen) => {
                state.corner_mut(fighter).locking.insert(chosen);
                let ability = self.ability_place(state, fighter, chosen);
                sink.tell_all(|| Event::LockedIn { fighter, ability });
            }
            Offer::Option(option) => {
                let options = match self.pack.verb(verb) {
                    Verb::Choose(options)
                    | Verb::OpponentChooses(options)
                    | Verb::DieOfOpponentsChoice(options) => options,
                    other => unreachable!("{other:?} has no options"),
                };
                self.push(state, fighter, spot, options.span(option));
            }
            Offer::Done => {}
            other => unreachable!("{other:?} answers no verb"),
        }
    }

    pub(crate) fn holds(&self, state: &State, fighter: Fighter, test: Test) -> bool {
        let corner = state.corner(fighter);
        match test {
            Test::OpponentHasMoreDice => {
                let opponent = self.opponent(state, fighter);
                state.corner(opponent).dice.len() > corner.dice.len()
            }
            Test::LostAtLeast(count) => corner.tally.lost >= count,
            Test::LostAtMost(count) => corner.tally.lost <= count,
            Test::DealtAtLeast(count) => corner.tally.dealt >= count,
        }
    }
}

/// Puts a verb back that is not done yet.
fn again(state: &mut State, frame: Frame) {
    if frame.left > 0 {
        state.frames.push(frame);
    }
}

/// The ways to go on with a verb, counted.
#[derive(Debug, Default)]
struct Ways {
    count: u8,
    first: Option<Offer>,
    last: Option<Offer>,
}
