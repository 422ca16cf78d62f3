//! Excavation: filling the mountain, taking dice, sharing beer (DM-3, DM-4).

use crate::mountain::{CELLS, Mountain};
use crate::state::{Public, Stage};
use crate::{Cell, DiceMiner, Die, Event, KindId, Lie};
use kernel::{Landing, Pace, Seat, Sink};

impl DiceMiner {
    /// Dice have come out of the bag, which has no order: each draw is a place among what is left.
    pub(crate) fn drawn(&self, public: &mut Public, landing: &Landing) {
        let mut dice = [None; CELLS];
        for (die, &place) in dice.iter_mut().zip(landing) {
            let kind = draw(&mut public.bag, place);
            *die = Some(self.tables.landed(kind, 0));
        }
        public.mountain = Mountain::of(dice);
        public.stage = Stage::Fill;
    }

    /// The dice drawn have landed on the mountain, and the round begins.
    pub(crate) fn filled(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let mut dice = [self.tables.landed(self.tables.starts, 0); CELLS];
        for ((cell, lying), &side) in public.mountain.dice().zip(landing) {
            dice[cell.index()] = self.tables.landed(lying.kind(), side);
        }
        public.mountain = Mountain::of(dice.map(Some));
        let round = public.round;
        sink.tell_all(|| Event::Filled { round, dice });
        public.stage = Stage::Dig;
        public.turn = public.start;
    }

    /// A turn of someone who has left goes to the next; the rival's turn plays itself.
    pub(crate) fn next_digger(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        if public.out.contains(public.turn) {
            self.pass_on(public);
            return Pace::Go;
        }
        if self.is_rival(public.turn) {
            return self.rival_digs(public, sink);
        }
        Pace::Wait
    }

    /// A die is taken (DM-4.3, DM-4.6).
    pub(crate) fn take(&self, public: &mut Public, cell: Cell, sink: &mut impl Sink<Event>) {
        let seat = public.turn;
        let flank = public.mountain.lie(cell) == Some(Lie::Flank);
        let (die, slide) = public.mountain.take(cell);
        public.clan_mut(seat).trove.add(die);
        sink.tell_all(|| Event::Taken {
            seat,
            cell,
            die,
            flank,
        });
        if let Some(slide) = slide {
            sink.tell_all(|| Event::Slid(slide));
        }
        if public.mountain.is_empty() {
            public.last = seat; // DM-4.8
            self.begin_magic(public, sink);
        } else if public.stage == Stage::First {
            public.stage = Stage::Second;
        } else if public.stage == Stage::Dig && self.may_share_late(public) {
            public.stage = Stage::Late;
        } else {
            self.pass_on(public);
        }
    }

    /// A beer is shared: the die leaves, who gets it is settled, then it is rolled (DM-4.5).
    pub(crate) fn share(
        &self,
        public: &mut Public,
        kind: KindId,
        to: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = public.turn;
        let beer = self.beer(public, seat, kind);
        let beer = beer.expect("only who has a beer shares one");
        public.clan_mut(seat).trove.remove(beer);
        sink.tell_all(|| Event::Shared { seat, to, kind });
        let late = public.stage == Stage::Late;
        public.stage = Stage::Beer { kind, to, late };
    }

    pub(crate) fn beer_landed(
        &self,
        public: &mut Public,
        die: Die,
        to: Seat,
        late: bool,
        sink: &mut impl Sink<Event>,
    ) {
        public.clan_mut(to).trove.add(die);
        sink.tell_all(|| Event::Received { seat: to, die });
        if late {
            self.pass_on(public);
        } else {
            public.stage = Stage::First;
        }
    }

    /// The second die is left (DM-4.7), or no beer is shared any more (DM-11.5).
    pub(crate) fn stop(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.turn;
        if public.stage == Stage::Second {
            sink.tell_all(|| Event::Stopped(seat));
        }
        self.pass_on(public);
    }

    fn pass_on(&self, public: &mut Public) {
        let next = self.clockwise(public.turn, self.players(public));
        public.turn = next.unwrap_or(public.turn);
        public.stage = Stage::Dig;
    }
}

/// Takes the die at this place out of the bag.
fn draw(bag: &mut [u8], place: u8) -> KindId {
    let mut place = place;
    for (kind, left) in KindId::all().zip(bag) {
        if place < *left {
            *left -= 1;
            return kind;
        }
        place -= *left;
    }
    unreachable!("a draw is below what is in the bag")
}
