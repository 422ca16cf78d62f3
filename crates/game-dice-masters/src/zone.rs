//! The one door for dice: whatever moves from a zone to another moves here.

use crate::event::Event;
use crate::ids::{Groups, Kind};
use crate::state::{Die, Public, SHOWN, Spot};
use dice::{DiceSet, DieId};
use kernel::{Seat, Sink};

impl Public {
    /// A die that shows a face moves to another zone of its owner. In the field and the reserve it
    /// keeps its face; elsewhere it shows nothing any more, and is only remembered.
    pub(crate) fn send(&mut self, id: DieId, to: Spot, sink: &mut impl Sink<Event>) {
        let die = *self.die(id);
        let from = self.spot(id);
        self.lift(id);
        match to {
            Spot::Reserve => self.reserve_mut(die.owner).insert(id),
            Spot::Field => self.field_mut(die.controller).insert(id),
            Spot::Removed => self.removed.insert(id),
            Spot::Attached => {}
            spot => {
                self.tally_mut(die.owner, spot).add(die.kind, 1);
                self.ghosts.insert(id);
            }
        }
        self.die_mut(id).went = to;
        if to == Spot::Field {
            // What it was before it came has been forgotten (MA-1.8).
            self.rest(id);
            self.forget_level(id);
        } else {
            self.die_mut(id).controller = die.owner;
        }
        let effect = self.is_effect();
        sink.tell_all(|| Event::Moved {
            seat: die.owner,
            kind: die.kind,
            die: Some(id),
            side: Some(die.side),
            from,
            to,
            effect,
        });
    }

    /// A die that shows nothing moves to another zone where it shows nothing.
    pub(crate) fn shift(
        &mut self,
        seat: Seat,
        kind: Kind,
        (from, to): (Spot, Spot),
        sink: &mut impl Sink<Event>,
    ) {
        self.tally_mut(seat, from).take(kind);
        self.tally_mut(seat, to).add(kind, 1);
        let effect = self.is_effect();
        sink.tell_all(|| Event::Moved {
            seat,
            kind,
            die: None,
            side: None,
            from,
            to,
            effect,
        });
    }

    /// Whether what moves now is moved by an ability at work, and not put down as a payment.
    fn is_effect(&self) -> bool {
        !self.contexts.is_empty() && self.bill.seat.is_none()
    }

    /// A die that showed nothing is laid into the reserve or the field with a side up. Where no
    /// more dice can show a face it stays where it is.
    pub(crate) fn show(
        &mut self,
        (seat, kind): (Seat, Kind),
        side: u8,
        (from, to): (Spot, Spot),
    ) -> Option<DieId> {
        let id = self.free_place()?;
        self.forget_level(id);
        self.tally_mut(seat, from).take(kind);
        let die = Die {
            owner: seat,
            controller: seat,
            kind,
            side,
            damage: 0,
            attack: 0,
            defence: 0,
            marks: 0,
            groups: Groups::EMPTY,
            went: to,
        };
        if id.index() == self.dice.len() {
            self.dice.push(die);
        } else {
            self.dice[id.index()] = die;
        }
        match to {
            Spot::Reserve => self.reserve_mut(seat).insert(id),
            Spot::Field => self.field_mut(seat).insert(id),
            Spot::Attached => {}
            _ => unreachable!("dice show a face in the reserve, in the field and on cards"),
        }
        Some(id)
    }

    /// A die was rolled out of the field, where it had this level.
    pub(crate) fn remember_level(&mut self, id: DieId, level: u8) {
        for (bit, dice) in self.former.iter_mut().enumerate() {
            if level >> bit & 1 == 1 {
                dice.insert(id);
            }
        }
    }

    fn forget_level(&mut self, id: DieId) {
        self.former.iter_mut().for_each(|dice| dice.remove(id));
    }

    /// The level that a die had in the field before it was rolled out of it.
    pub(crate) fn former_level(&self, id: DieId) -> Option<u8> {
        let [odd, more] = self.former.map(|dice| u8::from(dice.contains(id)));
        Some(odd + 2 * more).filter(|level| *level > 0)
    }

    /// Where a die lies that shows a face, or where it went.
    pub(crate) fn spot(&self, id: DieId) -> Spot {
        if self.reserved().contains(id) {
            Spot::Reserve
        } else if self.fielded().contains(id) {
            Spot::Field
        } else {
            self.die(id).went
        }
    }

    /// Takes a die out of all zones and out of combat.
    fn lift(&mut self, id: DieId) {
        for set in self.reserve.iter_mut().chain(&mut self.field) {
            set.remove(id);
        }
        self.attached.retain(|one| one.die != id);
        if let Some(far) = &mut self.far {
            let sets = far.reserve.iter_mut().chain(&mut far.field);
            sets.for_each(|set| set.remove(id));
        }
        for set in [
            &mut self.attackers,
            &mut self.blockers,
            &mut self.removed,
            &mut self.rolled,
            &mut self.reviving,
        ] {
            set.remove(id);
        }
    }

    /// Dice leave the combat; who was blocked by them stays blocked (MA-11.8).
    pub(crate) const fn leave_combat(&mut self, dice: DiceSet) {
        self.attackers = self.attackers.without(dice);
        self.blockers = self.blockers.without(dice);
    }

    /// Dice that show a face.
    pub(crate) fn shown(&self) -> DiceSet {
        let shown = self.fielded().or(self.reserved());
        shown.or(self.removed).or(self.lying())
    }

    fn free_place(&mut self) -> Option<DieId> {
        let all = DiceSet::range(0, SHOWN as u8);
        let taken = self.shown();
        let free = all.without(taken.or(self.ghosts)).first();
        // What is only remembered gives way; nobody has ever seen so many dice.
        free.or_else(|| {
            let place = self.ghosts.without(taken).first()?;
            self.ghosts.remove(place);
            Some(place)
        })
    }

    /// Forgets the dice that show nothing any more. What they were can be read until dice are drawn
    /// again, for the end of a turn is told with their names.
    pub(crate) const fn forget(&mut self) {
        self.ghosts = DiceSet::EMPTY;
        self.former = [DiceSet::EMPTY; 2];
    }

    /// Wipes the places of dice that are forgotten, so that equal tables are equal.
    pub(crate) fn wipe(&mut self) {
        let kept = self.shown().or(self.ghosts);
        let blank = |place: usize| DieId::new(place as u8).is_some_and(|id| !kept.contains(id));
        while self.dice.len().checked_sub(1).is_some_and(blank) {
            self.dice.pop();
        }
        let first = Seat::new(0).expect("there is a first seat");
        for place in (0..self.dice.len()).filter(|place| blank(*place)) {
            self.dice[place] = Die {
                owner: first,
                controller: first,
                kind: Kind::SIDEKICK,
                side: 0,
                damage: 0,
                attack: 0,
                defence: 0,
                marks: 0,
                groups: Groups::EMPTY,
                went: Spot::Bag,
            };
        }
    }
}
