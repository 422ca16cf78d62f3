//! The one door for damage, life and leaving the field: what happens together comes as a batch, is
//! softened by what counts, is made together, and only then is collected what follows from it.

use crate::event::Event;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot, other};
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
    /// Deals damage together (DM-9). Says how much was dealt in all.
    pub(crate) fn deal(&self, public: &mut Public, hits: &Hits, sink: &mut impl Sink<Event>) -> u8 {
        let mut hurt = DiceSet::EMPTY;
        let mut strikers = DiceSet::EMPTY;
        let mut sum = 0;
        let softened: ArrayVec<(Hit, u8), 96> = hits
            .iter()
            .map(|hit| {
                let soft = |die| self.softened(public, die, hit.n, (hit.from, hit.combat));
                (*hit, hit.die.map_or(hit.n, soft))
            })
            .collect();
        for (hit, n) in softened.into_iter().filter(|(_, n)| *n > 0) {
            sum += n;
            match hit.die {
                Some(die) => {
                    hurt.insert(die);
                    let found = public.die_mut(die);
                    found.damage = found.damage.saturating_add(n);
                    sink.tell_all(|| Event::Hurt { die, n });
                }
                None => {
                    self.change_life(public, hit.seat, -i16::from(n), true, sink);
                    if let (Some(from), true) = (hit.from, hit.combat) {
                        strikers.insert(from);
                    }
                }
            }
        }
        public.batch = public.batch.wrapping_add(1);
        let by = hits.first().map_or(public.active, |hit| hit.by);
        for die in hurt {
            self.notice(public, When::Damaged, die, by);
        }
        for die in strikers {
            self.notice(public, When::Strikes, die, by);
        }
        sum
    }

    /// Changes the life of a player; there is never more than at the beginning (DM-9).
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
        corner.life = after as u8;
        let (by, left) = ((after - before) as i8, after as u8);
        sink.tell_all(|| Event::Life {
            seat,
            by,
            left,
            damage,
        });
    }

    /// Characters whose damage has reached their defence are knocked out, all together (DM-9).
    /// Says whether there were any.
    pub(crate) fn sweep(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> bool {
        let fallen: DiceSet = public
            .fielded()
            .iter()
            .filter(|die| public.die(*die).damage >= self.stats(public, *die).defence)
            .collect();
        if fallen.is_empty() {
            return false;
        }
        self.knock_out(public, fallen, Spot::Prep, sink);
        true
    }

    /// Dice are knocked out together.
    pub(crate) fn knock_out(
        &self,
        public: &mut Public,
        dice: DiceSet,
        to: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        public.batch = public.batch.wrapping_add(1);
        let dice = dice.and(public.fielded());
        for die in dice {
            let to = if public.has(die, Mark::ToUsed) {
                Spot::Used
            } else {
                to
            };
            sink.tell_all(|| Event::KnockedOut { die });
            public.send(die, to, sink);
        }
        for die in dice {
            let by = other(public.die(die).owner);
            self.notice(public, When::KnockedOut, die, by);
        }
    }

    /// Dice are sacrificed by whoever has them (DM-10).
    pub(crate) fn sacrifice(
        &self,
        public: &mut Public,
        dice: DiceSet,
        sink: &mut impl Sink<Event>,
    ) {
        for die in dice.and(public.fielded()) {
            sink.tell_all(|| Event::Sacrificed { die });
            public.send(die, Spot::Used, sink);
        }
    }

    /// Ends the match where somebody has no life left (DM-12). Both together is a draw.
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
        for seat in Seat::first(2) {
            let is_behind = lost.contains(seat) && lost.len() == 1;
            public.places[seat.index()] = 1 + u8::from(is_behind);
        }
        public.frames.clear();
        public.contexts.clear();
        public.pending.clear();
        public.bill = crate::pay::Bill::default();
        let places = public.places;
        sink.tell_all(|| Event::Ended { places });
    }
}
