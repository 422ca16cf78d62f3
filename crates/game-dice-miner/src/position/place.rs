//! Reading a position and checking it, all problems at once.

use super::{Written, WrittenClan};
use crate::mountain::{CELLS, Mountain, ROWS};
use crate::names::cell_name;
use crate::score::{EXTRA, Tally};
use crate::state::{AIMED, Public, ROUNDS, Source, Spent, Stage, State};
use crate::tables::KINDS;
use crate::{Cell, DiceMiner, KindId, Trove};
use kernel::position::{Problems, read_count, stop_at, unreadable};
use kernel::{Seat, SeatSet, Silent};

/// More points than anyone has.
const MOST_POINTS: i16 = 5_000;
/// More symbols of one sort than anyone has.
const MOST_SYMBOLS: u8 = 100;

impl DiceMiner {
    pub(crate) fn place_text(&self, text: &str) -> Result<State, Problems> {
        let written: Written = toml::from_str(text).map_err(unreadable)?;
        let mut public = self.empty_table();
        let mut problems = Problems::new();
        self.place_clans(&written, &mut public, &mut problems);
        self.place_mountain(&written, &mut public, &mut problems);
        self.place_table(&written, &mut public, &mut problems);
        stop_at(&mut problems)?;
        self.place_magic(&written, &mut public, &mut problems);
        self.fill_bag(&mut public, &mut problems);
        stop_at(&mut problems)?;
        self.check_placed(&public, &mut problems);
        stop_at(&mut problems)?;
        self.settle(&mut public, &mut Silent);
        Ok(State { public })
    }

    fn place_clans(&self, written: &Written, public: &mut Public, problems: &mut Problems) {
        for (seat, wanted) in written.clans.of_first(self.clans(), problems) {
            self.place_clan(seat, wanted, public, problems);
        }
    }

    fn place_clan(
        &self,
        seat: Seat,
        wanted: &WrittenClan,
        public: &mut Public,
        problems: &mut Problems,
    ) {
        let trove = self.read_trove(&wanted.dice, problems);
        let cup = self.read_cup(&wanted.cup, problems);
        let clan = public.clan_mut(seat);
        (clan.trove, clan.cup, clan.total) = (trove, cup, wanted.total);
        if let Some(id) = &wanted.hero {
            clan.hero = self.pack.hero(id);
            if clan.hero.is_none() || self.is_rival(seat) {
                problems.push(format!(
                    "seat {seat}: there is no hero `{id}` for this seat"
                ));
            }
        }
        if wanted.total.abs() > MOST_POINTS {
            problems.push(format!("seat {seat}: nobody has {} points", wanted.total));
        }
        match wanted.scored.len() {
            0 => {}
            4 => {
                for (tally, numbers) in clan.scored.iter_mut().zip(&wanted.scored) {
                    *tally = read_tally(*numbers);
                }
            }
            count => problems.push(format!("seat {seat}: scored has 4 entries, not {count}")),
        }
    }

    fn read_trove(&self, dice: &[String], problems: &mut Problems) -> Trove {
        let mut trove = Trove::EMPTY;
        for text in dice {
            let (name, count) = read_count(text);
            match (self.find(name), count) {
                (Some(die), Some(count)) if trove.count(die) == 0 => {
                    (0..count).for_each(|_| trove.add(die));
                }
                (Some(_), Some(_)) => problems.push(format!("`{name}` is listed twice")),
                _ => problems.push(format!("`{text}` is no die; write tunnel.4 or tunnel.4 x2")),
            }
        }
        trove
    }

    fn read_cup(&self, kinds: &[String], problems: &mut Problems) -> [u8; KINDS] {
        let mut cup = [0; KINDS];
        for text in kinds {
            let (id, count) = read_count(text);
            match (self.pack.kind(id), count) {
                (Some(kind), Some(count)) if cup[kind.index()] == 0 => cup[kind.index()] = count,
                _ => problems.push(format!("`{text}` is no kind; write tunnel x3, each once")),
            }
        }
        cup
    }

    fn place_mountain(&self, written: &Written, public: &mut Public, problems: &mut Problems) {
        let Some(rows) = &written.mountain else {
            return;
        };
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split(' ').collect()).collect();
        let widths = ROWS.map(usize::from);
        if !rows.iter().map(Vec::len).eq(widths) {
            return problems.push("a mountain has five rows, of 2, 3, 4, 5 and 6 cells".to_owned());
        }
        let mut dice = [None; CELLS];
        for (cell, name) in Cell::all().zip(rows.into_iter().flatten()) {
            dice[cell.index()] = self.find(name);
            if name != "." && dice[cell.index()].is_none() {
                problems.push(format!("cell {}: `{name}` is no die", cell_name(cell)));
            }
        }
        public.mountain = Mountain::of(dice);
        if !public.mountain.is_stable() {
            problems.push("a die of the mountain rests on nothing".to_owned());
        }
    }

    fn place_table(&self, written: &Written, public: &mut Public, problems: &mut Problems) {
        public.round = written.round.unwrap_or(1);
        if !(1..=ROUNDS).contains(&public.round) {
            problems.push(format!("there is no round {}", public.round));
            public.round = 1;
        }
        public.extra = written.extra.unwrap_or(0);
        public.scored = written.scored.unwrap_or(public.round - 1);
        public.start = self.seat(written.start.as_deref(), public.start, problems);
        public.turn = self.seat(written.turn.as_deref(), public.start, problems);
        public.last = self.seat(written.last.as_deref(), public.last, problems);
        public.tied = self.seats_of(written.tied.as_deref(), problems);
        public.out = self.seats_of(written.out.as_deref(), problems);
        public.pending = match &written.pending {
            Some(seats) => self.seats_of(Some(seats), problems),
            None => self.contenders(public),
        };
        let who = self.seats_of(written.who.as_deref(), problems);
        match self.read_stage(written, who) {
            Ok(stage) => public.stage = stage,
            Err(problem) => problems.push(problem),
        }
        if !has_pending(public.stage) {
            public.pending = match &written.pending {
                Some(_) => public.pending,
                None => SeatSet::EMPTY,
            };
        }
    }

    fn read_stage(&self, written: &Written, who: SeatSet) -> Result<Stage, String> {
        let word = written.stage.as_deref().unwrap_or("dig");
        let source = || {
            let name = written.source.as_deref().unwrap_or_default();
            let source = self.find_source(name);
            source.ok_or_else(|| format!("stage {word} needs a source such as magic.2 or hero.1"))
        };
        Ok(match word {
            "start" => Stage::Start(who),
            "deal" => Stage::Deal,
            "hero" => Stage::Hero,
            "draw" => Stage::Draw,
            "fill" => Stage::Fill,
            "dig" => Stage::Dig,
            "beer" | "late-beer" => self.read_beer(written, word == "late-beer")?,
            "first" => Stage::First,
            "second" => Stage::Second,
            "late" => Stage::Late,
            "rival" => Stage::Rival,
            "magic" => Stage::Magic,
            "aim" => Stage::Aim(source()?),
            "cast" => Stage::Cast(source()?),
            "cache" => Stage::Cache,
            "reroll" => Stage::Reroll,
            "lot" => Stage::Lot(who),
            "over" => Stage::Over(who),
            _ => return Err(format!("there is no stage `{word}`")),
        })
    }

    fn read_beer(&self, written: &Written, late: bool) -> Result<Stage, String> {
        let text = written.beer.as_deref().unwrap_or_default();
        let parts = text.split_once(" > ").and_then(|(kind, to)| {
            let to = to.parse().ok().filter(|to: &Seat| self.plays(*to))?;
            Some((self.pack.kind(kind)?, to))
        });
        let (kind, to) = parts.ok_or("stage beer needs a line such as beer = \"hazard > B\"")?;
        Ok(Stage::Beer { kind, to, late })
    }

    fn place_magic(&self, written: &Written, public: &mut Public, problems: &mut Problems) {
        public.kept = self.read_trove(written.kept.as_deref().unwrap_or_default(), problems);
        for name in written.aimed.as_deref().unwrap_or_default() {
            match self.find(name) {
                Some(die) if public.aimed.try_push(die).is_ok() => {}
                _ => problems.push(format!("`{name}` is no die, or one too many of {AIMED}")),
            }
        }
        for (seat, clan) in written.clans.iter() {
            for name in &clan.spent {
                let source = self.find_source(name);
                let unspent = source
                    .filter(|source| self.sources(public, seat).any(|unspent| unspent == *source));
                match unspent {
                    Some(source) => mark(&mut public.clan_mut(seat).spent, source),
                    None => problems.push(format!("seat {seat} cannot have spent `{name}`")),
                }
            }
        }
    }

    /// Whatever lies nowhere else is in the bag.
    fn fill_bag(&self, public: &mut Public, problems: &mut Problems) {
        let mut used = [0_u32; KINDS];
        let mut use_up = |kind: KindId, count: u8| used[kind.index()] += u32::from(count);
        for clan in &public.clans {
            clan.trove
                .looks()
                .for_each(|(die, count)| use_up(die.kind(), count));
            KindId::all().for_each(|kind| use_up(kind, clan.cup[kind.index()]));
        }
        public
            .mountain
            .dice()
            .for_each(|(_, die)| use_up(die.kind(), 1));
        if let Stage::Beer { kind, .. } = public.stage {
            use_up(kind, 1);
        }
        for kind in KindId::all() {
            let (used, all) = (used[kind.index()], self.tables.counts[kind.index()]);
            let id = &self.pack.kinds[kind.index()].id;
            if used > u32::from(all) {
                problems.push(format!("there are {all} dice of kind {id}, not {used}"));
            } else {
                public.bag[kind.index()] = all - used as u8;
            }
        }
    }

    pub(super) fn plays(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.clans())
    }

    fn seat(&self, text: Option<&str>, otherwise: Seat, problems: &mut Problems) -> Seat {
        let Some(text) = text else { return otherwise };
        let seat = text.parse().ok().filter(|seat| self.plays(*seat));
        seat.unwrap_or_else(|| {
            problems.push(format!("`{text}` is no seat of this mode"));
            otherwise
        })
    }

    fn seats_of(&self, letters: Option<&[String]>, problems: &mut Problems) -> SeatSet {
        let letters = letters.unwrap_or_default().iter();
        let first = Seat::new(0).expect("every match has a first seat");
        letters
            .map(|text| self.seat(Some(text), first, problems))
            .collect()
    }
}

/// Stages in which players have their turn one after the other.
const fn has_pending(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Hero | Stage::Magic | Stage::Aim(_) | Stage::Cast(_) | Stage::Cache
    )
}

fn mark(spent: &mut Spent, source: Source) {
    match source {
        Source::Die(die) => spent.dice[die.side()] += 1,
        Source::Hero(symbols) => spent.hero[usize::from(symbols) - 1] += 1,
    }
}

fn read_tally(numbers: [u8; 10]) -> Tally {
    let number = |place: usize| numbers[place].min(MOST_SYMBOLS);
    Tally {
        tunnels: std::array::from_fn(number),
        gems: number(5),
        cave_ins: number(6),
        dragons: number(7),
        pickaxes: number(8),
        shields: number(9),
    }
}

const _: () = assert!(EXTRA == 3, "a position has four entries of scores");
