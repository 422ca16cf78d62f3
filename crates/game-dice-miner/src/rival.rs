//! The Rival Clan: a solo mode of our own. It takes dice by itself, uses no magic, caches nothing
//! and scores like everyone (DM-10).

use crate::score::Tally;
use crate::state::{Public, Stage};
use crate::{Cell, DiceMiner, Event, Level};
use kernel::{Pace, Seat, Sink};

impl DiceMiner {
    /// Whether this player is the rival.
    pub fn is_rival(&self, seat: Seat) -> bool {
        self.mode.rival().is_some() && seat.index() == 1
    }

    /// The rival's turn, up to the next die it must leave to chance.
    pub(crate) fn rival_digs(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        let level = self
            .mode
            .rival()
            .expect("the rival plays solo matches only");
        match (level, public.stage) {
            (Level::Drowsy, _) => {
                public.stage = Stage::Rival;
                Pace::Wait
            }
            (Level::Thirsty, Stage::Dig) if self.rival_shares(public, sink) => Pace::Wait,
            (_, stage) => {
                let cell = self.rival_pick(public, stage != Stage::Dig);
                self.take(public, cell, sink);
                Pace::Go
            }
        }
    }

    /// The thirsty rival shares whenever it can gain two dice by it. Says whether it did.
    fn rival_shares(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> bool {
        let seat = public.turn;
        let gives = &self.pack.rivals[Level::Thirsty as usize].gives;
        let has = |kind: &&crate::KindId| self.beer(public, seat, **kind).is_some();
        let (Some(&kind), Some(you)) = (gives.iter().find(has), Seat::new(0)) else {
            return false;
        };
        if public.mountain.len() < 2 {
            return false;
        }
        self.share(public, kind, you, sink);
        true
    }

    /// The free die that raises the rival's own score most, gems undoubled; among equals the upper
    /// row and then the left (DM-10.4).
    pub(crate) fn rival_pick(&self, public: &Public, flanks: bool) -> Cell {
        let clan = public.clan(public.turn);
        let tally = Tally::of(&self.tables, &clan.trove, clan.hero);
        let worth = |cell: Cell| {
            let mut with = tally;
            if let Some(die) = public.mountain.die(cell) {
                with.add(self.tables.symbol(die), 1);
            }
            with.score(false).sum()
        };
        let mut best: Option<(i16, Cell)> = None;
        for cell in public.mountain.free(flanks) {
            let worth = worth(cell);
            if best.is_none_or(|(height, _)| worth > height) {
                best = Some((worth, cell));
            }
        }
        best.expect("a mountain that stands has a free die").1
    }
}
