//! Events as sentences: keys with arguments, never words.

use crate::score::Score;
use crate::state::Public;
use crate::{DiceMiner, Event};
use kernel::{Arg, Said, Seat};

impl DiceMiner {
    pub(crate) fn tell_event(&self, public: &Public, event: &Event) -> Said {
        match event {
            Event::StartRolled { seat, die } => self
                .by("dice-miner-event-start-rolled", *seat)
                .with("die", self.called_die(*die)),
            Event::Starts(seat) => self.by("dice-miner-event-starts", *seat),
            Event::HeroTaken { seat, hero } => self
                .by("dice-miner-event-hero", *seat)
                .with("hero", self.called_hero(*hero)),
            Event::Filled { round, .. } => {
                Said::new("dice-miner-event-filled").with("round", Arg::number(*round))
            }
            Event::Scored { seat, score, total } => {
                let said = self.by("dice-miner-event-scored", *seat);
                with_score(said, *score).with("total", Arg::number(*total))
            }
            Event::ExtraScored { seat, score } => {
                with_score(self.by("dice-miner-event-extra-scored", *seat), *score)
            }
            Event::Tied(seats) => {
                Said::new("dice-miner-event-tied").with("players", self.called_players(*seats))
            }
            Event::Resigned(seat) => self.by("dice-miner-event-resigned", *seat),
            Event::Won(seat) => self.tell_won(public, *seat),
            Event::SharedWin(seats) => Said::new("dice-miner-event-shared-win")
                .with("players", self.called_players(*seats)),
            Event::SoloEnded { total, won } => self.tell_solo(*total, *won),
            _ => self.tell_of_dice(event),
        }
    }

    fn tell_of_dice(&self, event: &Event) -> Said {
        match event {
            Event::Taken {
                seat, die, flank, ..
            } => {
                let key = if *flank {
                    "dice-miner-event-taken-flank"
                } else {
                    "dice-miner-event-taken"
                };
                self.by(key, *seat).with("die", self.called_die(*die))
            }
            Event::Slid(slide) => {
                Said::new("dice-miner-event-slid").with("count", Arg::number(slide.count))
            }
            Event::Shared { seat, to, kind } => self
                .by("dice-miner-event-shared", *seat)
                .with("to", self.called_player(*to))
                .with("kind", self.called_kind(*kind)),
            Event::Received { seat, die } => self
                .by("dice-miner-event-received", *seat)
                .with("die", self.called_die(*die)),
            Event::Stopped(seat) => self.by("dice-miner-event-stopped", *seat),
            Event::MagicBegan(seat) => self.by("dice-miner-event-magic-began", *seat),
            Event::Cast {
                seat,
                source,
                from,
                to,
            } => self
                .by("dice-miner-event-cast", *seat)
                .with("source", self.called_source(*source))
                .with("count", Arg::number(from.len()))
                .with("from", self.called_dice(from))
                .with("to", self.called_dice(to)),
            Event::MagicEnded(seat) => self.by("dice-miner-event-magic-ended", *seat),
            Event::Cached { seat, count } => self
                .by("dice-miner-event-cached", *seat)
                .with("count", Arg::number(*count)),
            Event::Rerolled { seat, dice } => self
                .by("dice-miner-event-rerolled", *seat)
                .with("count", Arg::number(dice.len())),
            other => unreachable!("{other:?} is not about dice"),
        }
    }

    /// Who has won, and by how many points, where points decide (DM-8.1).
    fn tell_won(&self, public: &Public, seat: Seat) -> Said {
        let others = self.players(public).iter().filter(|other| *other != seat);
        let next = others.map(|other| public.clan(other).total).max();
        let points = public.clan(seat).total;
        match next {
            Some(next) if next < points => self
                .by("dice-miner-event-won-by-points", seat)
                .with("points", Arg::number(points))
                .with("next", Arg::number(next)),
            _ => self.by("dice-miner-event-won", seat),
        }
    }

    fn tell_solo(&self, total: i16, won: bool) -> Said {
        let key = if won {
            "dice-miner-event-solo-won"
        } else {
            "dice-miner-event-solo-lost"
        };
        let rank = &self.pack.rank(total).name;
        let (de, en) = (rank.de.clone(), rank.en.clone());
        Said::new(key)
            .with("total", Arg::number(total))
            .with("rank", Arg::Named { de, en })
    }

    fn by(&self, key: &'static str, seat: Seat) -> Said {
        Said::new(key).with("seat", self.called_player(seat))
    }
}

fn with_score(said: Said, score: Score) -> Said {
    said.with("tunnels", Arg::number(score.tunnels))
        .with("treasure", Arg::number(score.treasure))
        .with("hazards", Arg::number(score.hazards))
        .with("sum", Arg::number(score.sum()))
}
