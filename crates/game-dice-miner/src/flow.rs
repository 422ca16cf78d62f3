//! Runs a match until a player or the dice must speak: a loop over the stage, without recursion.

use crate::score::{EXTRA, Tally, majority};
use crate::state::{Public, ROUNDS, Spent, Stage};
use crate::{DiceMiner, Event, Heroes, Symbol};
use kernel::{Landing, Pace, Seat, SeatSet, Sink, settle};

/// A tie that so many extra scorings have not broken stays (DM-8.6).
const MOST_EXTRAS: u8 = 100;

impl DiceMiner {
    /// Goes on until something is waited for. On a state that waits already it changes nothing.
    pub(crate) fn settle(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        settle(|| self.step(public, sink));
    }

    fn step(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        match public.stage {
            Stage::Hero => self.next_hero(public),
            Stage::Dig | Stage::First | Stage::Second | Stage::Late => {
                self.next_digger(public, sink)
            }
            Stage::Magic | Stage::Aim(_) => self.next_magician(public, sink),
            Stage::Cache => self.next_keeper(public, sink),
            Stage::Reroll => self.after_rerolls(public, sink),
            _ => Pace::Wait,
        }
    }

    /// Everyone who plays, the rival too, and has not given up.
    pub(crate) fn players(&self, public: &Public) -> SeatSet {
        let all = Seat::first(self.clans());
        all.filter(|seat| !public.out.contains(*seat)).collect()
    }

    /// Everyone whose trove counts now: in a tie-break only the tied (DM-8.4).
    pub(crate) fn contenders(&self, public: &Public) -> SeatSet {
        if public.tied.is_empty() {
            return self.players(public);
        }
        let tied = public.tied.iter();
        tied.filter(|seat| !public.out.contains(*seat)).collect()
    }

    /// The next of these seats, clockwise.
    pub(crate) fn clockwise(&self, seat: Seat, among: SeatSet) -> Option<Seat> {
        self.around(seat, 1, among)
    }

    fn around(&self, seat: Seat, step: u8, among: SeatSet) -> Option<Seat> {
        let count = self.clans();
        let seats = (1..=count).filter_map(|ahead| {
            let number = (seat.index() as u8 + ahead * step) % count;
            Seat::new(number)
        });
        seats.into_iter().find(|seat| among.contains(*seat))
    }

    /// Dice have landed for the start; the best begins, equals roll again (DM-2.1).
    pub(crate) fn start_rolled(
        &self,
        public: &mut Public,
        rolling: SeatSet,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let height = |side: u8| match self.tables.faces[self.tables.starts.index()][side as usize] {
            Symbol::Beer => u8::MAX,
            face => face.number(),
        };
        for (seat, &side) in rolling.iter().zip(landing) {
            let die = self.tables.landed(self.tables.starts, side);
            sink.tell_all(|| Event::StartRolled { seat, die });
        }
        let best = landing.iter().map(|&side| height(side)).max();
        let rolled = rolling.iter().zip(landing);
        let tied: SeatSet = rolled
            .filter(|(_, side)| Some(height(**side)) == best)
            .map(|(seat, _)| seat)
            .collect();
        match tied.first() {
            Some(seat) if tied.len() == 1 => self.open_with(public, seat, sink),
            _ => public.stage = Stage::Start(tied),
        }
    }

    fn open_with(&self, public: &mut Public, start: Seat, sink: &mut impl Sink<Event>) {
        public.start = start;
        sink.tell_all(|| Event::Starts(start));
        self.begin_heroes(public);
    }

    /// Heroes come next: the neighbour on the right of the start player first (DM-2.2, DM-2.3).
    pub(crate) fn begin_heroes(&self, public: &mut Public) {
        if self.options.heroes == Heroes::Random {
            public.stage = Stage::Deal;
            return;
        }
        let choosers: SeatSet = Seat::first(self.seats_at_table()).collect();
        public.pending = choosers;
        public.stage = Stage::Hero;
        public.turn = self.counter_clockwise(public.start, choosers);
    }

    /// The next of these seats against the clock.
    pub(crate) fn counter_clockwise(&self, seat: Seat, among: SeatSet) -> Seat {
        let back = self.clans() - 1;
        self.around(seat, back, among).unwrap_or(seat)
    }

    fn next_hero(&self, public: &mut Public) -> Pace {
        let seat = public.turn;
        let chooses = public.pending.contains(seat) && public.clan(seat).hero.is_none();
        if chooses && !public.out.contains(seat) && !self.is_rival(seat) {
            return Pace::Wait;
        }
        public.pending.remove(public.turn);
        if public.pending.is_empty() {
            public.stage = Stage::Draw;
            return Pace::Wait;
        }
        public.turn = self.counter_clockwise(public.turn, public.pending);
        Pace::Go
    }

    /// Heroes were dealt: each landing counts among those still there.
    pub(crate) fn dealt(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        for (seat, &place) in Seat::first(self.seats_at_table()).zip(landing) {
            let hero = self.free_heroes(public).nth(usize::from(place));
            let hero = hero.expect("a draw is below what is left");
            public.clan_mut(seat).hero = Some(hero);
            sink.tell_all(|| Event::HeroTaken { seat, hero });
        }
        public.stage = Stage::Draw;
    }

    /// Scores everyone who counts (DM-6), then goes on to the next round or to the end.
    pub(crate) fn score_all(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let extra = public.extra > 0;
        let place = if extra {
            EXTRA
        } else {
            usize::from(public.round) - 1
        };
        let contenders = self.contenders(public);
        let gems = self.gems_now(public);
        let mut best = (i16::MIN, SeatSet::EMPTY);
        for seat in Seat::first(self.clans()) {
            let clan = public.clan_mut(seat);
            clan.spent = Spent::default(); // DM-5.8
            if !contenders.contains(seat) {
                clan.scored[place] = Tally::default();
                continue;
            }
            let tally = Tally::of(&self.tables, &clan.trove, clan.hero);
            let score = tally.score(majority(&gems) == Some(seat.index()));
            clan.scored[place] = tally;
            if extra {
                sink.tell_all(|| Event::ExtraScored { seat, score });
            } else {
                clan.total += score.sum();
                let total = clan.total;
                sink.tell_all(|| Event::Scored { seat, score, total });
            }
            let points = if extra { score.sum() } else { clan.total };
            if points > best.0 {
                best = (points, SeatSet::EMPTY);
            }
            if points == best.0 {
                best.1.insert(seat);
            }
        }
        if !extra {
            public.scored = public.round;
        }
        if public.round < ROUNDS {
            self.begin_replenish(public);
        } else {
            self.decide(public, best.1, sink);
        }
    }

    /// One best player wins; several roll everything again (DM-8.1, DM-8.2).
    fn decide(&self, public: &mut Public, best: SeatSet, sink: &mut impl Sink<Event>) {
        let solo = self.mode.rival().is_some();
        if best.len() == 1 || solo || public.extra >= MOST_EXTRAS {
            return self.end(public, best, sink);
        }
        public.extra += 1;
        public.tied = best;
        sink.tell_all(|| Event::Tied(best));
        for seat in best.iter() {
            let clan = public.clan_mut(seat);
            clan.cup = clan.trove.kinds();
            clan.trove = crate::Trove::EMPTY;
        }
        public.stage = Stage::Reroll;
    }

    /// The match is over. In a solo match an equal total is no win (DM-10.5).
    pub(crate) fn end(&self, public: &mut Public, best: SeatSet, sink: &mut impl Sink<Event>) {
        let mut winners = best;
        if let (Some(_), Some(you), Some(rival)) = (self.mode.rival(), Seat::new(0), Seat::new(1)) {
            winners = SeatSet::of(if best.contains(rival) { rival } else { you });
            let (total, won) = (public.clan(you).total, winners.contains(you));
            sink.tell_all(|| Event::SoloEnded { total, won });
        } else {
            sink.tell_all(|| match winners.first() {
                Some(seat) if winners.len() == 1 => Event::Won(seat),
                _ => Event::SharedWin(winners),
            });
        }
        if let Stage::Beer { kind, .. } = public.stage {
            public.bag[kind.index()] += 1; // A die in the air when everyone leaves.
        }
        public.stage = Stage::Over(winners);
        public.pending = SeatSet::EMPTY;
        public.tied = SeatSet::EMPTY;
        public.aimed.clear();
        public.kept = crate::Trove::EMPTY;
    }

    /// A player leaves; the others play on, and the last one wins (DM-9.1).
    pub(crate) fn resign(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell_all(|| Event::Resigned(seat));
        public.out.insert(seat);
        let left = self.players(public);
        let contenders = self.contenders(public);
        if left.len() == 1 {
            self.end(public, left, sink);
        } else if contenders.len() == 1 {
            self.end(public, contenders, sink);
        } else if contenders.is_empty() {
            // Everyone who was tied has left: the best of the others win.
            let best = self
                .players(public)
                .iter()
                .map(|s| public.clan(s).total)
                .max();
            let winners = left.iter().filter(|s| Some(public.clan(*s).total) == best);
            let winners = winners.collect();
            self.end(public, winners, sink);
        }
    }
}
