//! Phase 3, and carrying out verbs (KA-7, KA-9). A verb that needs an answer
//! stays on the stack until it has one.

use crate::board::{Mark, SpotSet};
use crate::fight::{CHOICES, bits};
use crate::flow::{Pace, Turn};
use crate::state::{Frame, Stage, Table};
use crate::{Event, Fighter, Kapow, Make, Offer, Options, Span, Test, Verb};
use kernel::Sink;

impl Kapow {
    /// Everyone gains in turn (KA-7.1, KA-7.2).
    pub(crate) fn begin_gaining(&self, table: &mut Table, stage: Stage) {
        let mark = if stage == Stage::PowerUp {
            Mark::PowerUp
        } else {
            Mark::After
        };
        for fighter in self.fighters() {
            let todo = self.marked(table, fighter, mark) & table.corner(fighter).play.selected;
            table.corner_mut(fighter).play.due = todo;
        }
        table.acting = self.everyone();
        table.stage = stage;
    }

    pub(crate) fn find_gainer(&self, table: &mut Table, sink: &mut impl Sink<Event>) -> Pace {
        match self.turn(table) {
            Turn::Asks(_) => Pace::Wait,
            Turn::Fighter(fighter) => {
                self.begin_gainer(table, fighter);
                Pace::Go
            }
            Turn::Nobody if table.stage == Stage::PowerUp => {
                self.begin_gaining(table, Stage::After);
                Pace::Go
            }
            Turn::Nobody => {
                self.begin_clean_up(table, sink);
                Pace::Go
            }
        }
    }

    pub(crate) fn begin_gainer(&self, table: &mut Table, fighter: Fighter) {
        table.acting.remove(fighter);
        table.stage = match table.stage {
            Stage::PowerUp => Stage::Gain(fighter),
            _ => Stage::Late(fighter),
        };
    }

    /// The next ability of a fighter, in board order unless the order may matter (KA-7.4).
    pub(crate) fn trigger_step(&self, table: &mut Table, fighter: Fighter) -> Pace {
        let todo = table.corner(fighter).play.due;
        match bits(todo).next() {
            None => {
                table.stage = match table.stage {
                    Stage::Gain(_) => Stage::PowerUp,
                    _ => Stage::After,
                };
                Pace::Go
            }
            Some(_) if self.order_counts(table, fighter) => Pace::Wait,
            Some(spot) => {
                self.trigger(table, fighter, spot);
                Pace::Go
            }
        }
    }

    /// Begins to carry out an ability.
    pub(crate) fn trigger(&self, table: &mut Table, fighter: Fighter, spot: u8) {
        table.corner_mut(fighter).play.due &= !(1 << spot);
        let ability = self.ability(table, fighter, spot);
        let whole = match table.stage {
            Stage::Gain(_) => {
                matches!(ability.timing, crate::Timing::PowerUp)
                    || matches!(ability.home, crate::Home::Solo(_))
            }
            _ => true,
        };
        let span = ability.effects;
        if whole {
            return self.push(table, fighter, spot, span);
        }
        for &verb in self.pack.verbs(span).iter().rev() {
            if let Verb::AtPowerUp(span) = verb {
                self.push(table, fighter, spot, span);
            }
        }
    }

    /// Puts a run of verbs on the stack, the first on top.
    pub(crate) fn push(&self, table: &mut Table, fighter: Fighter, spot: u8, span: Span) {
        for verb in span.places().rev() {
            let left = match self.pack.verbs[usize::from(verb)] {
                Verb::Faces { count, .. }
                | Verb::TraitDice(count)
                | Verb::ActionDice(count)
                | Verb::ExchangeFaces(count) => count,
                Verb::Each(_) => self.complete(table, fighter, spot),
                Verb::List(_) => {
                    let mut rows = 0;
                    self.each_row(table, fighter, spot, |_| rows += 1);
                    rows
                }
                _ => 1,
            };
            table.frames.push(Frame {
                fighter,
                spot,
                verb,
                left,
            });
        }
    }

    /// What a defence brings besides its value (KA-6.4). Kickers and multipliers need a base.
    pub(crate) fn defence_gains(&self, table: &mut Table, fighter: Fighter, has_base: bool) {
        let corner = table.corner(fighter);
        let numbers = [
            Mark::BaseDefence,
            Mark::Fallback,
            Mark::DefenceKicker,
            Mark::DefenceTimes,
        ];
        let numbers = numbers.map(|mark| self.marked(table, fighter, mark));
        let numbers: SpotSet = numbers.iter().fold(0, |all, spots| all | spots);
        let defends = self.marked(table, fighter, Mark::Defend)
            & corner.play.selected
            & !corner.play.left_out;
        let used = if has_base {
            defends
        } else {
            defends & !numbers
        };
        let extra = corner.play.choices[CHOICES - 1];
        if let Some(spot) = self.chooses_each(table, fighter) {
            for _ in 0..extra {
                if let Some(span) = self.later_faces(table, fighter, spot) {
                    self.push(table, fighter, spot, span);
                }
            }
        }
        let chooses = self.marked(table, fighter, Mark::ChooseEach);
        for spot in bits(used & !chooses)
            .collect::<arrayvec::ArrayVec<u8, 64>>()
            .iter()
            .rev()
        {
            let span = self.ability(table, fighter, *spot).effects;
            for place in span.places().rev() {
                if let Verb::Faces { count, .. } = self.pack.verbs[usize::from(place)] {
                    let frame = Frame {
                        fighter,
                        spot: *spot,
                        verb: place,
                        left: count,
                    };
                    table.frames.push(frame);
                }
            }
        }
    }

    /// What the last option of an ability that chooses for each section brings while defending.
    fn later_faces(&self, table: &Table, fighter: Fighter, spot: u8) -> Option<Span> {
        let verbs = self.pack.verbs(self.ability(table, fighter, spot).effects);
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
        table: &mut Table,
        frame: Frame,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let Frame {
            fighter,
            spot,
            verb,
            left,
        } = frame;
        match self.pack.verbs[usize::from(verb)] {
            choice if choice.has_ways() => return self.work_on_choice(table, frame, sink),
            Verb::ActionDice(_) => {
                let die = self.supply(table, fighter, Make::Action).first();
                table.frames.pop();
                if let Some(die) = die {
                    again(
                        table,
                        Frame {
                            left: left - 1,
                            ..frame
                        },
                    );
                    self.gain_die(table, fighter, die, sink);
                }
            }
            Verb::CopyFace { slot, count } => {
                table.frames.pop();
                self.copy_face(table, fighter, spot, (slot, count), sink);
            }
            Verb::Each(span) => {
                table.frames.pop();
                if left > 0 {
                    again(
                        table,
                        Frame {
                            left: left - 1,
                            ..frame
                        },
                    );
                    self.push(table, fighter, spot, span);
                }
            }
            Verb::If { test, then } => {
                table.frames.pop();
                if self.holds(table, fighter, test) {
                    self.push(table, fighter, spot, then);
                }
            }
            Verb::List(_) => self.work_on_list(table, frame),
            Verb::AtPowerUp(span) => {
                table.frames.pop();
                if matches!(table.stage, Stage::Gain(_)) {
                    self.push(table, fighter, spot, span);
                }
            }
            other => {
                table.frames.pop();
                self.work_on_rest(table, frame, other, sink);
            }
        }
        Pace::Go
    }

    fn work_on_rest(
        &self,
        table: &mut Table,
        frame: Frame,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let Frame { fighter, spot, .. } = frame;
        let opponent = self.opponent(table, fighter);
        match verb {
            Verb::Life(count) => {
                self.heal(table, fighter, count, sink);
            }
            Verb::LifeFromDamage(most) => {
                let dealt = table.corner(fighter).tally.dealt;
                self.heal(table, fighter, dealt.min(most), sink);
            }
            Verb::LoseLife(count) => {
                self.lose(table, fighter, count, sink);
            }
            Verb::OpponentLosesLife(count) => {
                self.lose(table, opponent, count, sink);
            }
            Verb::OpponentLosesPerDie(count) => {
                let dice = table.corner(opponent).tally.new_dice;
                self.lose(table, opponent, count.saturating_mul(dice), sink);
            }
            Verb::OpponentLosesPerFace(count) => {
                let faces = table.corner(opponent).tally.new_faces;
                self.lose(table, opponent, count.saturating_mul(faces), sink);
            }
            Verb::SelfLock { max, .. } => self.self_lock(table, fighter, spot, max, sink),
            Verb::Entangle(most) => self.entangle(table, opponent, most, sink),
            Verb::RemoveToken => {
                let count = self.complete(table, fighter, spot);
                let corner = table.corner_mut(fighter);
                corner.tokens -= count.min(corner.tokens);
                sink.tell_all(|| Event::Untangled { fighter, count });
            }
            other => debug_assert!(other.is_counted(), "nobody carries out {other:?}"),
        }
    }

    fn self_lock(
        &self,
        table: &mut Table,
        fighter: Fighter,
        spot: u8,
        max: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if table.corner(fighter).charges < max {
            table.corner_mut(fighter).charges += 1;
            let ability = self.ability_place(table, fighter, spot);
            sink.tell_all(|| Event::LockedIn { fighter, ability });
        }
    }

    fn work_on_list(&self, table: &mut Table, frame: Frame) {
        table.frames.pop();
        let Some(left) = frame.left.checked_sub(1) else {
            return;
        };
        again(table, Frame { left, ..frame });
        let mut at = 0;
        let mut found = None;
        self.each_row(table, frame.fighter, frame.spot, |span| {
            if at == left {
                found = Some(span);
            }
            at += 1;
        });
        if let Some(span) = found {
            self.push(table, frame.fighter, frame.spot, span);
        }
    }

    /// A verb with a choice: done at once where there is only one way, dropped where there is none.
    fn work_on_choice(&self, table: &mut Table, frame: Frame, sink: &mut impl Sink<Event>) -> Pace {
        let ways = self.ways(table, frame);
        let person = self.is_person(self.chooser(table, frame));
        let way = match self.pack.verbs[usize::from(frame.verb)] {
            // It gives a face rather than life, where it has one (KA-13.8).
            Verb::OpponentChooses(_) if !person => ways.last,
            Verb::ExchangeFaces(_) | Verb::LockIn { .. } if !person => None,
            Verb::ExchangeFaces(_) if ways.count > 0 && frame.left > 0 => return Pace::Wait,
            _ if ways.count > 1 && frame.left > 0 => return Pace::Wait,
            _ => ways.first,
        };
        match way.filter(|_| frame.left > 0) {
            Some(way) => self.take_way(table, frame, way, sink),
            None => {
                table.frames.pop();
            }
        }
        Pace::Go
    }

    fn ways(&self, table: &Table, frame: Frame) -> Ways {
        let mut ways = Ways::default();
        self.each_way(table, frame, &mut |way| {
            ways.count += 1;
            ways.first = ways.first.or(Some(way));
            ways.last = Some(way);
        });
        ways
    }

    /// Visits the ways to go on with a verb, as offers.
    pub(crate) fn each_way(&self, table: &Table, frame: Frame, visit: &mut impl FnMut(Offer)) {
        let Frame {
            fighter,
            spot,
            verb,
            ..
        } = frame;
        let opponent = self.opponent(table, fighter);
        match self.pack.verbs[usize::from(verb)] {
            Verb::Faces { of, .. } => {
                let types = of.and(self.faces_left(table, fighter));
                types.iter().for_each(|face| visit(Offer::Gain(face)));
            }
            Verb::TraitDice(_) => {
                self.new_traits(table, fighter)
                    .for_each(|make| visit(Offer::Take(make)));
            }
            Verb::DieOfOpponentsChoice(options) if self.is_shared(table, fighter) => {
                self.each_option(table, fighter, &options, visit);
            }
            Verb::DieOfOpponentsChoice(_) => {
                self.new_traits(table, fighter)
                    .for_each(|make| visit(Offer::Take(make)));
                if !self.supply(table, fighter, Make::Action).is_empty() {
                    visit(Offer::Take(Make::Action));
                }
            }
            Verb::ExchangeFaces(_) => self.each_source(table, fighter, |source| {
                let own = self.face_at(table, fighter, source);
                let others = self.faces_left(table, fighter).iter();
                others.filter(|&face| face != own).for_each(|face| {
                    visit(Offer::Trade { source, face });
                });
            }),
            Verb::TakeFace => {
                self.each_source(table, opponent, |source| visit(Offer::Give(source)));
            }
            Verb::LockIn { .. } => {
                let spots = self.lockable(table, fighter, spot, verb);
                bits(spots).for_each(|spot| visit(Offer::LockIn(spot)));
            }
            Verb::Choose(options) | Verb::OpponentChooses(options) => {
                self.each_option(table, fighter, &options, visit);
            }
            other => debug_assert!(!other.has_ways(), "nobody lists the ways of {other:?}"),
        }
    }

    fn each_option(
        &self,
        table: &Table,
        fighter: Fighter,
        options: &Options,
        visit: &mut impl FnMut(Offer),
    ) {
        for (at, &span) in options.spans().iter().enumerate() {
            if self.is_possible(table, fighter, span) {
                visit(Offer::Option(at as u8));
            }
        }
    }

    /// Whether an option can be carried out (KA-9.6).
    fn is_possible(&self, table: &Table, fighter: Fighter, span: Span) -> bool {
        self.pack.verbs(span).iter().all(|verb| match verb {
            Verb::TraitDice(_) => self.new_traits(table, fighter).next().is_some(),
            Verb::ActionDice(_) => !self.supply(table, fighter, Make::Action).is_empty(),
            Verb::Faces { of, .. } => !of.and(self.faces_left(table, fighter)).is_empty(),
            Verb::TakeFace => {
                let mut some = false;
                self.each_source(table, self.opponent(table, fighter), |_| some = true);
                some
            }
            _ => true,
        })
    }

    /// Whether the one who says which die a fighter gains leaves its colour to another (KA-10.9).
    fn is_shared(&self, table: &Table, fighter: Fighter) -> bool {
        let taunter = self.taunter(table, fighter);
        taunter.is_some_and(|taunter| taunter != self.opponent(table, fighter))
    }

    /// Who answers for a verb.
    pub fn chooser(&self, table: &Table, frame: Frame) -> Fighter {
        match self.pack.verbs[usize::from(frame.verb)] {
            Verb::TraitDice(_) => self.taunter(table, frame.fighter).unwrap_or(frame.fighter),
            Verb::DieOfOpponentsChoice(_) | Verb::TakeFace | Verb::OpponentChooses(_) => {
                self.opponent(table, frame.fighter)
            }
            _ => frame.fighter,
        }
    }

    /// How many ways chance has to choose from, where a board that plays by itself chooses
    /// (KA-13.7).
    pub(crate) fn chance_of(&self, table: &Table, frame: Frame) -> Option<u8> {
        let chooser = self.chooser(table, frame);
        if self.is_person(chooser) {
            return None;
        }
        match self.pack.verbs[usize::from(frame.verb)] {
            Verb::TakeFace => Some(self.own_types(table, chooser).len()),
            Verb::Faces { .. }
            | Verb::TraitDice(_)
            | Verb::DieOfOpponentsChoice(_)
            | Verb::Choose(_) => Some(self.ways(table, frame).count),
            _ => None,
        }
    }

    pub(crate) fn frame_landed(&self, table: &mut Table, value: u8, sink: &mut impl Sink<Event>) {
        let &frame = table.frames.last().expect("chance is due for a verb");
        let chooser = self.chooser(table, frame);
        let way = if self.pack.verbs[usize::from(frame.verb)] == Verb::TakeFace {
            let types = self.own_types(table, chooser);
            let face = types.iter().nth(usize::from(value));
            let mut first = None;
            self.each_source(table, chooser, |source| {
                let is = Some(self.face_at(table, chooser, source)) == face;
                first = first.or(is.then_some(source));
            });
            first.map(Offer::Give)
        } else {
            let (mut at, mut found) = (0, None);
            self.each_way(table, frame, &mut |way| {
                if at == value {
                    found = Some(way);
                }
                at += 1;
            });
            found
        };
        let way = way.expect("a draw is below the number of ways");
        self.take_way(table, frame, way, sink);
    }

    /// An answer to the verb on top.
    pub(crate) fn frame_choice(
        &self,
        table: &mut Table,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        let &frame = table.frames.last().expect("a verb is answered");
        self.take_way(table, frame, offer, sink);
    }

    fn take_way(&self, table: &mut Table, frame: Frame, way: Offer, sink: &mut impl Sink<Event>) {
        let Frame {
            fighter,
            spot,
            verb,
            left,
        } = frame;
        table.frames.pop();
        match way {
            Offer::Gain(face) => {
                again(
                    table,
                    Frame {
                        left: left - 1,
                        ..frame
                    },
                );
                self.gain_face(table, fighter, face, sink);
            }
            Offer::Take(make) => {
                again(
                    table,
                    Frame {
                        left: left - 1,
                        ..frame
                    },
                );
                if let Some(die) = self.supply(table, fighter, make).first() {
                    self.gain_die(table, fighter, die, sink);
                }
            }
            Offer::Trade { source, face } => {
                again(
                    table,
                    Frame {
                        left: left - 1,
                        ..frame
                    },
                );
                self.trade(table, fighter, source, face, sink);
            }
            Offer::Give(source) => {
                let giver = self.opponent(table, fighter);
                self.give(table, giver, fighter, source, sink);
            }
            Offer::LockIn(chosen) => {
                table.corner_mut(fighter).locking |= 1 << chosen;
                let ability = self.ability_place(table, fighter, chosen);
                sink.tell_all(|| Event::LockedIn { fighter, ability });
            }
            Offer::Option(option) => {
                let options = match self.pack.verbs[usize::from(verb)] {
                    Verb::Choose(options)
                    | Verb::OpponentChooses(options)
                    | Verb::DieOfOpponentsChoice(options) => options,
                    other => unreachable!("{other:?} has no options"),
                };
                self.push(table, fighter, spot, options.spans()[usize::from(option)]);
            }
            Offer::Done => {}
            other => unreachable!("{other:?} answers no verb"),
        }
    }

    pub(crate) fn holds(&self, table: &Table, fighter: Fighter, test: Test) -> bool {
        let corner = table.corner(fighter);
        match test {
            Test::OpponentHasMoreDice => {
                let opponent = self.opponent(table, fighter);
                table.corner(opponent).dice.len() > corner.dice.len()
            }
            Test::LostAtLeast(count) => corner.tally.lost >= count,
            Test::LostAtMost(count) => corner.tally.lost <= count,
            Test::DealtAtLeast(count) => corner.tally.dealt >= count,
        }
    }
}

/// Puts a verb back that is not done yet.
fn again(table: &mut Table, frame: Frame) {
    if frame.left > 0 {
        table.frames.push(frame);
    }
}

/// The ways to go on with a verb, counted.
#[derive(Debug, Default)]
struct Ways {
    count: u8,
    first: Option<Offer>,
    last: Option<Offer>,
}
