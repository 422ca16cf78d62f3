//! Prices that somebody else is asked for: so that something does not happen, or because a text says
//! so (MA-17.4). And what happens several times, each time with a target of its own.

use crate::act::due;
use crate::context::{Context, Stage};
use crate::event::Event;
use crate::fit::Sight;
use crate::frame::Frame;
use crate::pay::Bill;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::verb::{Price, Span, Verb, Which};
use arrayvec::ArrayVec;
use dice::DiceSet;
use kernel::{Pace, Seat, SeatSet, Sink};

impl DiceMasters {
    /// Somebody may pay so that an ability does nothing: before its targets are chosen, or after.
    pub(crate) fn unless(&self, public: &mut Public, context: &Context, before: bool) -> Pace {
        let next = if before { Stage::Aim } else { Stage::Go };
        self.context_mut(public).stage = next;
        let unless = self.ability(context.source).unless;
        if let Some(unless) = unless.filter(|unless| unless.before == before) {
            let payers = self.payers(public, context, unless.by);
            self.ask_tolls(public, payers, unless.any, false);
        }
        Pace::Go
    }

    /// Who pays: a player, or whoever has a die.
    fn payers(&self, public: &Public, context: &Context, which: Which) -> SeatSet {
        let things = self.which(public, context, which);
        let owners = things.dice.iter().map(|die| public.die(die).controller);
        owners.chain(things.seats.iter()).collect()
    }

    /// Asks for a price, the active player first (MA-17.16). What lies on top runs first.
    pub(crate) fn ask_tolls(&self, public: &mut Public, seats: SeatSet, any: Span, must: bool) {
        let (from, len) = (any.from, any.len as u8);
        let order: ArrayVec<Seat, 4> = self.in_turn(public).collect();
        for seat in order.into_iter().rev() {
            if seats.contains(seat) {
                public.frames.push(Frame::Toll {
                    seat,
                    from,
                    len,
                    must,
                });
            }
        }
    }

    fn toll(&self, at: u16) -> &Price {
        &self.pack.prices[usize::from(at)]
    }

    /// The prices of a toll that somebody can pay, by their places.
    pub(crate) fn tolls(
        &self,
        public: &Public,
        seat: Seat,
        from: u16,
        len: u8,
    ) -> impl Iterator<Item = u8> {
        let context = Context {
            you: seat,
            ..*self.context_of(public)
        };
        let purse = self.purse(public, seat);
        (0..len).filter(move |way| {
            let price = self.toll(from + u16::from(*way));
            self.affords(public, &context, price, purse)
        })
    }

    /// Who can pay nothing is not asked, and who must pay and has no choice neither (MA-13.8).
    pub(crate) fn toll_on(
        &self,
        public: &mut Public,
        frame: Frame,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let Frame::Toll {
            seat,
            from,
            len,
            must,
        } = frame
        else {
            unreachable!("only tolls come here");
        };
        let mut ways = self.tolls(public, seat, from, len);
        let (first, second) = (ways.next(), ways.next());
        drop(ways);
        match (first, second) {
            (None, _) => {
                public.frames.pop();
                Pace::Go
            }
            (Some(way), None) if must => {
                self.pay_toll(public, frame, way, sink);
                Pace::Go
            }
            _ => Pace::Wait,
        }
    }

    /// Somebody pays one of the prices; where that was a choice, nothing else happens.
    pub(crate) fn pay_toll(
        &self,
        public: &mut Public,
        frame: Frame,
        way: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let Frame::Toll {
            seat, from, must, ..
        } = frame
        else {
            unreachable!("only tolls come here");
        };
        public.frames.pop();
        self.context_mut(public).is_off |= !must;
        let at = from + u16::from(way);
        let price = *self.toll(at);
        if price.life > 0 {
            self.change_life(public, seat, -i16::from(price.life), false, sink);
        }
        if price.sacrifice.is_some() {
            public.frames.push(Frame::Give { seat, price: at });
        }
        if price.energy() > 0 {
            self.owe(public, Bill::new(seat, due(&price), None));
        }
    }

    /// The dice that somebody can sacrifice for a toll.
    pub(crate) fn gifts(&self, public: &Public, seat: Seat, price: u16) -> DiceSet {
        let context = self.context_of(public);
        match self.toll(price).sacrifice {
            Some(Which::One(filter)) => {
                let sight = Sight {
                    you: seat,
                    ..Sight::of(context)
                };
                self.fitting(public, sight, filter).dice
            }
            _ => context.source.die.map_or(DiceSet::EMPTY, DiceSet::of),
        }
    }

    /// Where there is only one die to sacrifice nobody is asked.
    pub(crate) fn give_on(
        &self,
        public: &mut Public,
        (seat, price): (Seat, u16),
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let dice = self.gifts(public, seat, price);
        if dice.len() > 1 {
            return Pace::Wait;
        }
        self.give(public, dice, sink);
        Pace::Go
    }

    /// What was chosen is sacrificed.
    pub(crate) fn give(&self, public: &mut Public, dice: DiceSet, sink: &mut impl Sink<Event>) {
        public.frames.pop();
        self.sacrifice(public, dice, sink);
    }

    /// The next target of something that happens several times.
    pub(crate) fn repeat_on(&self, public: &mut Public, at: u16, left: u8) -> Pace {
        let context = *self.context_of(public);
        let Verb::Repeat { of, then, .. } = self.verb(at) else {
            unreachable!("only this is repeated");
        };
        let things = self.can_aim(public, &context, of);
        if left == 0 || context.is_off || things.is_empty() {
            public.frames.pop();
            return Pace::Go;
        }
        let only = (things.len() == 1).then_some(things);
        let Some(target) = context.picked.or(only) else {
            return Pace::Wait;
        };
        public.frames.pop();
        let left = left - 1;
        public.frames.push(Frame::Repeat { at, left });
        public.frames.push(Frame::run(then));
        let working = self.context_mut(public);
        (working.target, working.picked) = (target, None);
        let working = *working;
        self.call_answers(public, &working);
        Pace::Go
    }
}
