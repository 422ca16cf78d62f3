//! Capturing, controlling, copying (MA-16). All of it ends with the turn, and the first two when
//! the die that does it is knocked out.

use crate::context::{Context, Lasting};
use crate::event::Event;
use crate::ids::Kind;
use crate::rules::DiceMasters;
use crate::state::{Public, Spot};
use crate::verb::{Test, Verb, Which};
use dice::{DiceSet, DieId};
use kernel::{Seat, Sink};

impl DiceMasters {
    /// A die in the field captures, controls or copies others.
    pub(crate) fn borrow(
        &self,
        public: &mut Public,
        context: &Context,
        (at, verb): (u16, Verb),
        sink: &mut impl Sink<Event>,
    ) {
        let me = context.source.die;
        let Some(me) = me.filter(|me| public.fielded().contains(*me)) else {
            return;
        };
        let there = |public: &Public, which: Which| {
            let dice = self.which(public, context, which).dice;
            dice.and(public.fielded()).without(DiceSet::of(me))
        };
        match verb {
            Verb::Capture(which) => {
                for die in there(public, which) {
                    let to = (Spot::Removed, Some(context.you));
                    self.depart(public, DiceSet::of(die), to, sink);
                    self.leave_on(public, at, context, Some(die));
                }
            }
            Verb::Control(which) => {
                for die in there(public, which) {
                    self.hand_over(public, die, context.you, sink);
                    self.leave_on(public, at, context, Some(die));
                }
            }
            Verb::Copy { die, text: true } => {
                let die = there(public, die).first();
                self.leave_on(public, at, context, die);
            }
            Verb::Copy { die, .. } => {
                if let Some(die) = there(public, die).first() {
                    self.copy_values(public, me, die, sink);
                }
            }
            _ => unreachable!("`{}` borrows nothing", verb.word()),
        }
    }

    /// A die lies in the field of a player and acts for him, out of combat.
    fn hand_over(&self, public: &mut Public, die: DieId, seat: Seat, sink: &mut impl Sink<Event>) {
        let from = public.die(die).controller;
        public.leave_combat(DiceSet::of(die));
        public.field_mut(from).remove(die);
        public.field_mut(seat).insert(die);
        public.die_mut(die).controller = seat;
        sink.tell_all(|| Event::Taken { die, seat });
    }

    /// The numbers of another die, with what bursts have added to them (MA-16.5).
    fn copy_values(
        &self,
        public: &mut Public,
        me: DieId,
        other: DieId,
        sink: &mut impl Sink<Event>,
    ) {
        let faces = [me, other].map(|die| self.face(public, die).character());
        let [Some(mine), Some(theirs)] = faces else {
            return;
        };
        let [more_attack, more_defence] = public.bursts_of(other);
        let change = |from: u8, to: u8, more: i8| (to as i8 - from as i8).saturating_add(more);
        let attack = change(mine.attack, theirs.attack, more_attack);
        let defence = change(mine.defence, theirs.defence, more_defence);
        let changed = public.die_mut(me);
        changed.attack = changed.attack.saturating_add(attack);
        changed.defence = changed.defence.saturating_add(defence);
        sink.tell_all(|| Event::Changed {
            die: me,
            attack,
            defence,
        });
    }

    /// Whether a verb of a text stands in a line for bursts.
    pub(crate) fn is_burst_line(&self, at: u16) -> bool {
        let asks = |tests| {
            let mut tests = self.tests(tests).iter();
            tests.any(|test| matches!(test, Test::Burst(_)))
        };
        self.pack.verbs.iter().any(|verb| match verb {
            Verb::If { tests, then, .. } => asks(*tests) && then.places().contains(&at),
            _ => false,
        })
    }

    /// What a die has captured or controls goes back to where it came from, which is no fielding
    /// (MA-16.1, MA-16.4). Where no die is named, all of it.
    pub(crate) fn let_go(
        &self,
        public: &mut Public,
        by: Option<DieId>,
        sink: &mut impl Sink<Event>,
    ) {
        let is_over = |one: &Lasting| self.is_hold(one) && (by.is_none() || one.source.die == by);
        while let Some(place) = public.lasting.iter().position(is_over) {
            let Some(die) = public.lasting.remove(place).die else {
                continue;
            };
            let owner = public.die(die).owner;
            if public.removed.contains(die) {
                public.send(die, Spot::Field, sink);
            } else if public.fielded().contains(die) && public.die(die).controller != owner {
                self.hand_over(public, die, owner, sink);
            }
        }
    }

    /// What a die has captured or controls (MA-16.1, MA-16.2).
    pub fn held_by(&self, public: &Public, by: DieId) -> DiceSet {
        let held = public.lasting.iter();
        let held = held.filter(|one| one.source.die == Some(by) && self.is_hold(one));
        held.filter_map(|one| one.die).collect()
    }

    fn is_hold(&self, one: &Lasting) -> bool {
        matches!(self.verb(one.verb), Verb::Capture(_) | Verb::Control(_))
    }

    /// Dice that control others: these cannot attack (MA-16.2).
    pub(crate) fn holders(&self, public: &Public) -> DiceSet {
        let holds = |one: &&Lasting| matches!(self.verb(one.verb), Verb::Control(_));
        let holding = public.lasting.iter().filter(holds);
        holding.filter_map(|one| one.source.die).collect()
    }

    /// Whose card of which kind a die has its text from: its own, unless it copies another
    /// (MA-16.3, MA-16.5).
    pub(crate) fn text_of(&self, public: &Public, die: DieId) -> (Seat, Kind) {
        let copies = |one: &&Lasting| {
            let verb = self.verb(one.verb);
            matches!(verb, Verb::Copy { text: true, .. }) && one.source.die == Some(die)
        };
        let mut lasting = public.lasting.iter().filter(|_| self.copies);
        let copied = lasting.find(copies).and_then(|one| one.die);
        let found = public.die(copied.unwrap_or(die));
        (found.owner, found.kind)
    }
}
