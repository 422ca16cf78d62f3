//! The one door for damage, life and leaving the field: what happens together comes as a batch.
//! Whoever may turn it is asked first (MA-13.4); then it is softened by what counts, is made
//! together, and only then is collected what follows from it. A batch is not kept while somebody is
//! asked: it is made again from the table, and only what was turned is remembered.

use crate::event::Event;
use crate::frame::Frame;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot};
use crate::verb::When;
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Seat, SeatSet, Sink};

/// Damage that is about to be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hit {
    /// To this die, or else to this player.
    pub die: Option<DieId>,
    /// The player, or whose die it is.
    pub seat: Seat,
    /// How much.
    pub n: u8,
    /// By which die.
    pub from: Option<DieId>,
    /// By whom.
    pub by: Seat,
    /// Whether in combat.
    pub combat: bool,
}

/// Damage that comes together: every die deals some to every other, at most.
pub(crate) type Hits = ArrayVec<Hit, 96>;

impl DiceMasters {
    /// Brings damage to the door: whoever may send it elsewhere is asked, once. Says whether
    /// somebody is; then the damage comes again when all have spoken.
    pub(crate) fn propose(&self, public: &mut Public, hits: &Hits) -> bool {
        let watched = self.at(When::WouldBeDamaged);
        if public.is_asked || watched.is_empty() {
            return false;
        }
        public.next_moment();
        let felt = hits.iter().filter(|hit| self.left_of(public, **hit) > 0);
        let dice: DiceSet = felt.filter_map(|hit| hit.die).collect();
        let by = hits.first().map_or(public.active, |hit| hit.by);
        for die in dice {
            self.look_around(public, When::WouldBeDamaged, die, by);
        }
        self.count_first(public);
        public.is_asked = self.is_interrupted(public);
        if public.is_asked {
            public.frames.push(Frame::Answers);
        }
        public.is_asked
    }

    /// How much of some damage is left after what softens it (MA-15.1).
    fn left_of(&self, public: &Public, hit: Hit) -> u8 {
        let soft = |die| self.softened(public, die, hit.n, (hit.from, hit.combat));
        hit.die.map_or(hit.n, soft)
    }

    /// Damage that was turned hits somebody else; its source stays the same (MA-15.2).
    fn aimed(&self, public: &Public, hit: Hit) -> Hit {
        let turned = |die| public.turned.iter().find(|turned| turned.from == die);
        match hit.die.and_then(turned) {
            Some(turned) if public.fielded().contains(turned.to) => Hit {
                die: Some(turned.to),
                seat: public.die(turned.to).controller,
                ..hit
            },
            _ => hit,
        }
    }

    /// Deals damage together (MA-14). Says how much was dealt in all.
    pub(crate) fn deal(&self, public: &mut Public, hits: &Hits, sink: &mut impl Sink<Event>) -> u8 {
        let mut hurt = DiceSet::EMPTY;
        let mut strikers = DiceSet::EMPTY;
        let mut sum = 0_u8;
        let softened: ArrayVec<(Hit, u8), 96> = hits
            .iter()
            .map(|hit| {
                let hit = self.aimed(public, *hit);
                (hit, self.left_of(public, hit))
            })
            .collect();
        public.turned.clear();
        public.is_asked = false;
        for (hit, n) in softened.into_iter().filter(|(_, n)| *n > 0) {
            sum = sum.saturating_add(n);
            if let Some(die) = hit.die {
                hurt.insert(die);
                self.hurt_die(public, die, n, hit.by);
                sink.tell_all(|| Event::Hurt { die, n });
                continue;
            }
            self.change_life(public, hit.seat, -i16::from(n), true, sink);
            if let (Some(from), true) = (hit.from, hit.combat) {
                strikers.insert(from);
            }
            if let Some(context) = public.contexts.last_mut() {
                context.hurt.insert(hit.seat);
            }
        }
        public.next_moment();
        let by = hits.first().map_or(public.active, |hit| hit.by);
        for die in hurt {
            self.notice(public, When::Damaged, die, by);
            self.notice(public, When::Survives, die, by);
        }
        for die in strikers {
            self.notice(public, When::Strikes, die, by);
        }
        sum
    }

    /// Changes the life of a player; there is never more than at the beginning (MA-14).
    pub(crate) fn change_life(
        &self,
        public: &mut Public,
        seat: Seat,
        by: i16,
        damage: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let most = i16::from(self.life);
        let corner = public.corner_mut(seat);
        let before = i16::from(corner.life);
        let after = (before + by).clamp(0, most);
        let left = after as u8;
        corner.life = left;
        // Damage is told as it was dealt, also where it is more than was left.
        let by = if damage { by } else { after - before };
        let by = by.clamp(i16::from(i8::MIN), i16::from(i8::MAX)) as i8;
        // A team has one life, and each of it says how much (MA-20.1).
        for mate in self.team_of(seat).iter().filter(|mate| *mate != seat) {
            public.corner_mut(mate).life = left;
        }
        sink.tell_all(|| Event::Life {
            seat,
            by,
            left,
            damage,
        });
    }

    /// Dice leave the field together. Only those that stay see them leave; what the dice
    /// themselves say to it counts all the same (MA-18).
    pub(crate) fn depart(
        &self,
        public: &mut Public,
        dice: DiceSet,
        (to, cause): (Spot, Option<Seat>),
        sink: &mut impl Sink<Event>,
    ) {
        self.depart_each(public, dice, (|_| to, cause), sink);
    }

    /// The same, each to a zone of its own.
    pub(crate) fn depart_each(
        &self,
        public: &mut Public,
        dice: DiceSet,
        (to, cause): (impl Fn(DieId) -> Spot, Option<Seat>),
        sink: &mut impl Sink<Event>,
    ) {
        let dice = dice.and(public.fielded());
        if dice.is_empty() {
            return;
        }
        public.next_moment();
        let mut shaken = DiceSet::EMPTY;
        for die in dice {
            let controller = public.die(die).controller;
            let hurt = cause.is_none() && public.has(die, Mark::HurtByRival);
            if hurt || cause.is_some_and(|cause| self.are_rivals(cause, controller)) {
                shaken.insert(die);
            }
            public.send(die, to(die), sink);
        }
        let by = cause.unwrap_or(public.active);
        for die in dice {
            self.look_around(public, When::DieLeaves, die, by);
            self.look_around(public, When::DiceLeave, die, by);
            self.falls_due(public, die);
        }
        for die in shaken {
            let by = self.rival(public.die(die).owner);
            self.notice(public, When::Aftershock, die, by);
            self.look_around(public, When::DieAftershock, die, by);
        }
    }

    /// Ends the match where somebody has no life left (MA-22). Both together is a draw.
    pub(crate) fn decide(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> bool {
        let is_fallen = |seat: &Seat| public.corner(*seat).life == 0;
        let fallen: SeatSet = public.playing().iter().filter(is_fallen).collect();
        if fallen.is_empty() || public.frames.is_empty() {
            return false;
        }
        self.finish(public, fallen, sink);
        true
    }

    /// Ends the match; these have lost.
    pub(crate) fn finish(&self, public: &mut Public, lost: SeatSet, sink: &mut impl Sink<Event>) {
        let ahead = self.players().len() - lost.len();
        for seat in self.players().iter() {
            let before = if lost.contains(seat) { ahead } else { 0 };
            public.places[seat.index()] = 1 + before;
        }
        public.frames.clear();
        public.contexts.clear();
        public.pending.clear();
        public.bill = crate::pay::Bill::default();
        let places = public.places.clone();
        // Where everybody plays everybody, others may follow: see `draft::pod`.
        sink.tell_all(|| {
            if self.has_beginning() {
                Event::Played { places }
            } else {
                Event::Ended { places }
            }
        });
    }

    /// A die takes damage; it is remembered whether the rival had a part in it (MA-18).
    fn hurt_die(&self, public: &mut Public, die: DieId, n: u8, by: Seat) {
        let found = public.die_mut(die);
        found.damage = found.damage.saturating_add(n);
        if self.are_rivals(found.controller, by) {
            public.mark(die, Mark::HurtByRival);
        }
    }
}
