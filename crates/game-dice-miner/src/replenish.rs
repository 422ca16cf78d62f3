//! Between rounds: caching dice, rolling the others, finding the next start player (DM-7).

use crate::state::{Public, Stage};
use crate::tables::KINDS;
use crate::{DiceMiner, Die, Event, KindId, Trove};
use arrayvec::ArrayVec;
use kernel::{Landing, MAX_DRAWS, Pace, Seat, SeatSet, Sink};

impl DiceMiner {
    /// Everyone may cache, in turn from the start player on; nobody's choice touches another's.
    pub(crate) fn begin_replenish(&self, public: &mut Public) {
        public.pending = self.players(public);
        public.kept = Trove::EMPTY;
        public.turn = public.start;
        public.stage = Stage::Cache;
    }

    /// Waits for a player who can cache something; everyone else's dice go into the cup.
    pub(crate) fn next_keeper(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        let seat = public.turn;
        if public.pending.contains(seat) {
            let present = !public.out.contains(seat) && !self.is_rival(seat);
            let can = !public.kept.is_empty() || self.cacheable(public, seat).next().is_some();
            if present && can {
                return Pace::Wait;
            }
            if present {
                sink.tell_all(|| Event::Cached { seat, count: 0 });
            }
            self.fill_cup(public, seat);
        }
        match self.clockwise(seat, public.pending) {
            Some(next) => public.turn = next,
            None => public.stage = Stage::Reroll,
        }
        Pace::Go
    }

    /// A player has cached all it wants.
    pub(crate) fn end_cache(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let (seat, count) = (public.turn, public.kept.len());
        sink.tell_all(|| Event::Cached { seat, count });
        self.fill_cup(public, seat);
    }

    /// What is cached stays; the rest goes into the cup (DM-7.4).
    fn fill_cup(&self, public: &mut Public, seat: Seat) {
        let kept = std::mem::take(&mut public.kept);
        public.pending.remove(seat);
        let clan = public.clan_mut(seat);
        let (all, cached) = (clan.trove.kinds(), kept.kinds());
        clan.cup = std::array::from_fn(|kind| all[kind] - cached[kind]);
        clan.trove = kept;
    }

    /// Whose cup is rolled next, and how many dice of it at once.
    pub(crate) fn rolls_next(&self, public: &Public) -> Option<(Seat, u8)> {
        let full = |seat: &Seat| public.clan(*seat).cup != [0; KINDS];
        let seat = Seat::first(self.clans()).find(full)?;
        let dice: u8 = public.clan(seat).cup.iter().sum();
        Some((seat, dice.min(MAX_DRAWS as u8)))
    }

    /// Dice out of a cup have landed, kind by kind.
    pub(crate) fn rerolled(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, _) = self.rolls_next(public).expect("a cup was rolled");
        let clan = public.clan_mut(seat);
        let mut dice: ArrayVec<Die, MAX_DRAWS> = ArrayVec::new();
        for &side in landing {
            let mut kinds = KindId::all();
            let kind = kinds.find(|kind| clan.cup[kind.index()] > 0);
            let kind = kind.expect("as many dice land as were rolled");
            clan.cup[kind.index()] -= 1;
            let die = self.tables.landed(kind, side);
            clan.trove.add(die);
            dice.push(die);
        }
        sink.tell_all(|| Event::Rerolled { seat, dice });
    }

    /// Once all cups are empty: a tie-break goes on with magic, a round with its start player.
    pub(crate) fn after_rerolls(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        if self.rolls_next(public).is_some() {
            return Pace::Wait;
        }
        if !public.tied.is_empty() {
            self.begin_magic(public, sink);
            return Pace::Go;
        }
        let players = self.players(public);
        let total = |seat: Seat| public.clan(seat).total;
        let lowest = players.iter().map(total).min();
        let last: SeatSet = players
            .iter()
            .filter(|s| Some(total(*s)) == lowest)
            .collect();
        let first = last.first().expect("someone plays");
        if last.len() == 1 || self.mode.rival().is_some() {
            self.next_round(public, first, sink); // DM-10.2: on a tie you start
        } else {
            public.stage = Stage::Lot(last);
        }
        Pace::Wait
    }

    pub(crate) fn next_round(&self, public: &mut Public, start: Seat, sink: &mut impl Sink<Event>) {
        public.start = start;
        public.round += 1;
        public.stage = Stage::Draw;
        sink.tell_all(|| Event::Starts(start));
    }
}
