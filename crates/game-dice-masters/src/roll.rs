//! Drawing and rolling (MA-4, MA-4). A bag has no order: which dice come out is chance's answer.

use crate::event::Event;
use crate::frame::{Drawing, Frame};
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot};
use crate::verb::{Later, When};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Chance, Landing, MAX_DRAWS, Pace, Seat, Sink};

impl DiceMasters {
    /// What chance is asked for by a frame.
    pub(crate) fn chance(&self, public: &Public, frame: Frame) -> Option<Chance> {
        match frame {
            Frame::Draw { seat, left, .. } => {
                let size = public.corner(seat).bag.len();
                Some(Chance::bag("draw", Some(seat), size, left.min(size)))
            }
            Frame::Lot => Some(self.lot()),
            Frame::Throw(seat) => {
                let count = public.corner(seat).rolling.len().min(MAX_DRAWS as u8);
                Some(Chance::dice("roll", Some(seat), count))
            }
            Frame::Again => self.again(public, public.rolled),
            Frame::Regenerate { .. } => self.again(public, public.reviving),
            _ => None,
        }
    }

    /// Dice are rolled where they lie.
    fn again(&self, public: &Public, dice: DiceSet) -> Option<Chance> {
        let seat = public.die(dice.first()?).controller;
        let count = dice.len().min(MAX_DRAWS as u8);
        Some(Chance::dice("reroll", Some(seat), count))
    }

    /// Goes on drawing: where the bag is empty all used dice go into it, and where there are none
    /// the draw is short (MA-4).
    pub(crate) fn draw_on(
        &self,
        public: &mut Public,
        seat: Seat,
        left: u8,
        why: Drawing,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        if left > 0 && !public.corner(seat).bag.is_empty() {
            return Pace::Wait;
        }
        if left > 0 && self.refill(public, seat) {
            sink.tell_all(|| Event::Refilled { seat });
            return Pace::Go;
        }
        if why == Drawing::Turn
            && let Some((lasting, then)) = self.put_off(public, Later::NextDraw, Some(seat))
        {
            self.happens(public, lasting, then);
            return Pace::Go;
        }
        public.frames.pop();
        match why {
            Drawing::Turn => self.drawn(public, seat, left, sink),
            Drawing::Roll => public.frames.push(Frame::Throw(seat)),
            Drawing::Prep => {}
            Drawing::Aside => return Pace::Go,
        }
        public.next_moment();
        self.answer(public, When::TheirDraw, seat);
        Pace::Go
    }

    /// All used dice go into the bag, and action dice that lie as reminders with them (MA-9.3).
    /// Says whether there were any.
    fn refill(&self, public: &mut Public, seat: Seat) -> bool {
        let lies = |die: &DieId| {
            let found = public.die(*die);
            found.owner == seat && found.went == Spot::Out && public.has(*die, Mark::Reminder)
        };
        let reminders: DiceSet = public.ghosts.iter().filter(lies).collect();
        for die in reminders {
            let kind = public.die(die).kind;
            public.die_mut(die).went = Spot::Bag;
            let corner = public.corner_mut(seat);
            corner.out.take(kind);
            corner.used.add(kind, 1);
        }
        let corner = public.corner_mut(seat);
        let mut used = std::mem::take(&mut corner.used);
        corner.bag.swallow(&mut used);
        !corner.bag.is_empty()
    }

    /// The draw for a turn is done: what lies ready now is rolled, and for each missing die one
    /// life goes and one energy comes (MA-4).
    fn drawn(&self, public: &mut Public, seat: Seat, missing: u8, sink: &mut impl Sink<Event>) {
        let corner = public.corner_mut(seat);
        let mut prep = std::mem::take(&mut corner.prep);
        corner.rolling.swallow(&mut prep);
        if missing > 0 {
            corner.loose += missing;
            sink.tell_all(|| Event::Short { seat, missing });
            self.change_life(public, seat, -i16::from(missing), false, sink);
        }
    }

    /// Dice come out of a bag.
    pub(crate) fn draw(
        &self,
        public: &mut Public,
        frame: Frame,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let Frame::Draw { seat, left, why } = frame else {
            unreachable!("nothing else is drawn");
        };
        public.wipe();
        let to = match why {
            Drawing::Turn | Drawing::Prep => Spot::Prep,
            Drawing::Roll => Spot::Rolling,
            Drawing::Aside => Spot::Out,
        };
        for &place in landing {
            let kind = public.corner(seat).bag.at(place);
            public.shift(seat, kind, (Spot::Bag, to), sink);
            if why == Drawing::Prep
                && let Some(context) = public.contexts.last_mut()
            {
                context.kind = Some(kind);
            }
        }
        let left = left - landing.len() as u8;
        public.frames.push(Frame::Draw { seat, left, why });
    }

    pub(crate) fn throw_on(&self, public: &mut Public, seat: Seat) -> Pace {
        if !public.corner(seat).rolling.is_empty() {
            return Pace::Wait;
        }
        public.frames.pop();
        if let Some(context) = public.contexts.last_mut() {
            // What an ability has rolled is what its next verb is about.
            context.it.dice = std::mem::replace(&mut public.rolled, DiceSet::EMPTY);
        }
        Pace::Go
    }

    /// Dice are thrown into the reserve (MA-4).
    pub(crate) fn throw(
        &self,
        public: &mut Public,
        seat: Seat,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let dice = public.corner(seat).rolling;
        let mut shown = DiceSet::EMPTY;
        for (place, &side) in landing.iter().enumerate() {
            let kind = dice.at(place as u8);
            let to = (Spot::Rolling, Spot::Reserve);
            match public.show((seat, kind), side, to) {
                Some(die) => shown.insert(die),
                // The table is full: the die waits for the next turn.
                None => public.shift(seat, kind, (Spot::Rolling, Spot::Prep), sink),
            }
        }
        public.rolled = public.rolled.or(shown);
        public.frames.push(Frame::Throw(seat));
        sink.tell_all(|| Event::Rolled {
            seat,
            dice: shown.iter().map(|die| *public.die(die)).collect(),
            again: false,
        });
    }

    /// Dice are rolled again where they lie (MA-4).
    pub(crate) fn reroll(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let dice: DiceSet = public.rolled.iter().take(landing.len()).collect();
        let level = |die| self.face(public, die).character().map(|level| level.level);
        let before: ArrayVec<Option<u8>, MAX_DRAWS> = dice.iter().map(level).collect();
        self.show_roll(public, dice, landing, sink);
        public.rolled = public.rolled.without(dice);
        public.frames.push(Frame::Again);
        // What shows no character any more is not in the field, but in the reserve.
        let no_character = |die: &DieId| self.face(public, *die).character().is_none();
        let gone: DiceSet = dice.iter().filter(no_character).collect();
        let leaves = gone.and(public.fielded());
        for (die, level) in dice.iter().zip(before) {
            if let Some(level) = level.filter(|_| leaves.contains(die)) {
                public.remember_level(die, level);
            }
        }
        let cause = public.contexts.last().map(|context| context.you);
        self.depart(public, gone, (Spot::Reserve, cause), sink);
    }

    /// Dice show what they were rolled to.
    pub(crate) fn show_roll(
        &self,
        public: &mut Public,
        dice: DiceSet,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        for (die, &side) in dice.iter().zip(landing) {
            public.die_mut(die).side = side;
        }
        let first = dice.first();
        let seat = first.map_or(public.active, |die| public.die(die).controller);
        sink.tell_all(|| Event::Rolled {
            seat,
            dice: dice.iter().map(|die| *public.die(die)).collect(),
            again: true,
        });
    }
}
