//! Writing a state down.

use super::{Written, WrittenClan};
use crate::mountain::ROWS;
use crate::score::Tally;
use crate::state::{Public, Stage};
use crate::why::stage_word;
use crate::{Cell, DiceMiner, Trove};
use kernel::position::write_count;
use kernel::{Seat, SeatSet};

impl DiceMiner {
    pub(crate) fn write_public(&self, public: &Public) -> String {
        let who = match public.stage {
            Stage::Start(seats) | Stage::Lot(seats) | Stage::Over(seats) => Some(letters(seats)),
            _ => None,
        };
        let beer = match public.stage {
            Stage::Beer { kind, to, .. } => {
                Some(format!("{} > {to}", self.pack.kinds[kind.index()].id))
            }
            _ => None,
        };
        let source = match public.stage {
            Stage::Aim(source) | Stage::Cast(source) => Some(self.source_name(source)),
            _ => None,
        };
        let aimed = public.aimed.iter().map(|die| self.name(*die));
        let clans = Seat::first(self.clans());
        let clans = clans.map(|seat| (seat, self.write_clan(public, seat)));
        let written = Written {
            stage: Some(stage_word(public.stage).to_owned()),
            round: Some(public.round),
            scored: Some(public.scored),
            extra: Some(public.extra),
            start: Some(public.start.to_string()),
            turn: Some(public.turn.to_string()),
            last: Some(public.last.to_string()),
            pending: Some(letters(public.pending)),
            tied: Some(letters(public.tied)),
            out: Some(letters(public.out)),
            who,
            beer,
            source,
            aimed: Some(aimed.collect()),
            kept: Some(self.write_trove(&public.kept)),
            mountain: Some(self.write_mountain(public)),
            clans: clans.collect(),
        };
        toml::to_string(&written).expect("a position holds nothing that TOML could not write")
    }

    fn write_mountain(&self, public: &Public) -> Vec<String> {
        let row = |row: usize| {
            let cells = (0..usize::from(ROWS[row])).map(|place| Cell::new(row, place));
            let dice =
                cells.map(
                    |cell| match public.mountain.die(cell.expect("a cell of the row")) {
                        Some(die) => self.name(die),
                        None => ".".to_owned(),
                    },
                );
            dice.collect::<Vec<_>>().join(" ")
        };
        (0..ROWS.len()).map(row).collect()
    }

    fn write_clan(&self, public: &Public, seat: Seat) -> WrittenClan {
        let clan = public.clan(seat);
        let cup = self.pack.kinds.iter().zip(clan.cup);
        let cup = cup.filter(|(_, count)| *count > 0);
        let spent = self.spent_sources(public, seat);
        let blank = clan.scored.iter().all(|tally| *tally == Tally::default());
        WrittenClan {
            hero: clan
                .hero
                .map(|hero| self.pack.heroes[hero.index()].id.clone()),
            dice: self.write_trove(&clan.trove),
            cup: cup
                .map(|(kind, count)| write_count(&kind.id, count))
                .collect(),
            spent: spent.map(|source| self.source_name(source)).collect(),
            total: clan.total,
            scored: if blank {
                Vec::new()
            } else {
                clan.scored.iter().map(numbers).collect()
            },
        }
    }

    fn write_trove(&self, trove: &Trove) -> Vec<String> {
        let looks = trove.looks();
        looks
            .map(|(die, count)| write_count(&self.name(die), count))
            .collect()
    }
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn numbers(tally: &Tally) -> [u8; 10] {
    let others = [
        tally.gems,
        tally.cave_ins,
        tally.dragons,
        tally.pickaxes,
        tally.shields,
    ];
    std::array::from_fn(|place| match tally.tunnels.get(place) {
        Some(tunnels) => *tunnels,
        None => others[place - tally.tunnels.len()],
    })
}
