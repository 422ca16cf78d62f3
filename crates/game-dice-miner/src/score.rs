//! Points: what a trove scores, line by line (DM-6).

use crate::state::{PLAYERS, Public, ROUNDS};
use crate::tables::Tables;
use crate::{DiceMiner, HeroId, Stage, Symbol, Trove};
use kernel::{Arg, Said, Seat};
use serde::{Deserialize, Serialize};

/// The symbols of a trove that score, hero included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Tunnels, by their number less one.
    pub tunnels: [u8; 5],
    /// Gems.
    pub gems: u8,
    /// Cave-ins.
    pub cave_ins: u8,
    /// Dragons.
    pub dragons: u8,
    /// Pickaxes.
    pub pickaxes: u8,
    /// Shields.
    pub shields: u8,
}

/// The three parts of a round's score, as on the score pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Score {
    /// Runs of tunnels.
    pub tunnels: i16,
    /// Gems, doubled for who has the most.
    pub treasure: i16,
    /// Hazards, turned and multiplied by tools.
    pub hazards: i16,
}

impl Score {
    /// All three together.
    pub const fn sum(self) -> i16 {
        self.tunnels + self.treasure + self.hazards
    }
}

impl Tally {
    pub(crate) const EMPTY: Tally = Tally {
        tunnels: [0; 5],
        gems: 0,
        cave_ins: 0,
        dragons: 0,
        pickaxes: 0,
        shields: 0,
    };

    /// Counts a trove and the hero's faces (DM-6.1).
    pub fn of(tables: &Tables, trove: &Trove, hero: Option<HeroId>) -> Tally {
        let mut tally = Tally::of_dice(tables, trove);
        let faces = hero.map_or(&[][..], |hero| tables.hero(hero));
        for face in faces {
            tally.add(*face, 1);
        }
        tally
    }

    /// The dice alone. The search counts more than anything else, so this looks nothing up twice.
    fn of_dice(tables: &Tables, trove: &Trove) -> Tally {
        let mut sums = [0_u8; SLOTS + 1];
        for (count, (slot, amount)) in trove.counts().iter().zip(tables.scoring) {
            let sum = &mut sums[usize::from(slot)];
            *sum = sum.saturating_add(amount.saturating_mul(*count));
        }
        let [
            one,
            two,
            three,
            four,
            five,
            gems,
            cave_ins,
            dragons,
            pickaxes,
            shields,
            _,
        ] = sums;
        Tally {
            tunnels: [one, two, three, four, five],
            gems,
            cave_ins,
            dragons,
            pickaxes,
            shields,
        }
    }

    pub(crate) fn add(&mut self, symbol: Symbol, times: u8) {
        if let Some(count) = self.slot(symbol) {
            *count = count.saturating_add(per_face(symbol).saturating_mul(times));
        }
    }

    pub(crate) fn take(&mut self, symbol: Symbol, times: u8) {
        if let Some(count) = self.slot(symbol) {
            *count = count.saturating_sub(per_face(symbol).saturating_mul(times));
        }
    }

    fn slot(&mut self, symbol: Symbol) -> Option<&mut u8> {
        match symbol {
            Symbol::Beer | Symbol::Chest(_) | Symbol::Magic(_) => None, // DM-6.2
            Symbol::Tunnel(number) => self.tunnels.get_mut(usize::from(number) - 1),
            Symbol::Gem(_) => Some(&mut self.gems),
            Symbol::CaveIn(_) => Some(&mut self.cave_ins),
            Symbol::Dragon(_) => Some(&mut self.dragons),
            Symbol::Pickaxe(_) => Some(&mut self.pickaxes),
            Symbol::Shield(_) => Some(&mut self.shields),
        }
    }

    /// How long the runs are: how many of them reach each tunnel (DM-6.3).
    pub fn runs(&self) -> [u8; 5] {
        let mut reach = u8::MAX;
        self.tunnels.map(|count| {
            reach = reach.min(count);
            reach
        })
    }

    /// The points of all runs (DM-6.3).
    pub fn tunnel_points(&self) -> i16 {
        let runs = self.runs().into_iter().zip(1..);
        runs.map(|(reach, number)| i16::from(reach) * number).sum()
    }

    /// What the gems are worth (DM-6.4).
    pub const fn treasure_points(&self, doubled: bool) -> i16 {
        self.gems as i16 * if doubled { 2 } else { 1 }
    }

    /// What hazards cost or bring (DM-6.5, DM-6.6).
    pub fn hazard_points(&self) -> i16 {
        turned(self.cave_ins, self.pickaxes) + turned(self.dragons, self.shields)
    }

    /// The whole score.
    pub fn score(&self, doubled: bool) -> Score {
        Score {
            tunnels: self.tunnel_points(),
            treasure: self.treasure_points(doubled),
            hazards: self.hazard_points(),
        }
    }
}

/// Sorts of symbols that score.
const SLOTS: usize = 10;

/// Where a symbol is counted, in the order of the fields of a tally, and as how much; behind them
/// where it scores nothing (DM-6.2).
pub(crate) const fn slot(symbol: Symbol) -> (u8, u8) {
    let slot = match symbol {
        Symbol::Tunnel(number) => number - 1,
        Symbol::Gem(_) => 5,
        Symbol::CaveIn(_) => 6,
        Symbol::Dragon(_) => 7,
        Symbol::Pickaxe(_) => 8,
        Symbol::Shield(_) => 9,
        Symbol::Beer | Symbol::Chest(_) | Symbol::Magic(_) => SLOTS as u8,
    };
    (slot, per_face(symbol))
}

/// A tunnel's number is no amount: one face is one tunnel.
const fn per_face(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Tunnel(_) => 1,
        other => other.number(),
    }
}

/// One tool turns all hazards of its sort, more of them multiply.
fn turned(hazards: u8, tools: u8) -> i16 {
    let factor = if tools == 0 { -1 } else { i16::from(tools) };
    i16::from(hazards) * factor
}

/// Who has strictly the most gems; nobody where the most is shared (DM-6.4).
pub fn majority(gems: &[u8]) -> Option<usize> {
    let most = *gems.iter().max()?;
    let mut with_most = (0..gems.len()).filter(|&place| gems[place] == most);
    let first = with_most.next();
    first.filter(|_| with_most.next().is_none())
}

/// A line of the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// So many runs from 1 up to this tunnel, and what they are worth together.
    Runs {
        /// How many.
        count: u8,
        /// The last tunnel.
        up_to: u8,
        /// Their points.
        points: i16,
    },
    /// Tunnels that are part of no run.
    Stranded {
        /// How many.
        count: u8,
    },
    /// Gems.
    Gems {
        /// How many.
        count: u8,
        /// Whether they count double, as the player has the most.
        doubled: bool,
        /// Their points.
        points: i16,
    },
    /// Cave-ins and the pickaxes against them.
    CaveIns {
        /// How many.
        count: u8,
        /// How many pickaxes.
        tools: u8,
        /// What they come to.
        points: i16,
    },
    /// Dragons and the shields against them.
    Dragons {
        /// How many.
        count: u8,
        /// How many shields.
        tools: u8,
        /// What they come to.
        points: i16,
    },
    /// Nothing that scores.
    Nothing,
}

impl Line {
    /// The points on this line.
    pub const fn points(self) -> i16 {
        match self {
            Line::Runs { points, .. }
            | Line::Gems { points, .. }
            | Line::CaveIns { points, .. }
            | Line::Dragons { points, .. } => points,
            Line::Stranded { .. } | Line::Nothing => 0,
        }
    }

    /// The word for it in views.
    pub const fn word(self) -> &'static str {
        match self {
            Line::Runs { .. } => "runs",
            Line::Stranded { .. } => "stranded",
            Line::Gems { .. } => "gems",
            Line::CaveIns { .. } => "cave-ins",
            Line::Dragons { .. } => "dragons",
            Line::Nothing => "nothing",
        }
    }

    /// The line as a sentence.
    pub fn said(self) -> Said {
        let count = |key, count: u8| Said::new(key).with("count", Arg::number(count));
        let with = |said: Said, points: i16| said.with("points", Arg::number(points));
        let tools = |key, n: u8, tools: u8, points| {
            with(count(key, n).with("tools", Arg::number(tools)), points)
        };
        match self {
            Line::Runs {
                count: runs,
                up_to,
                points,
            } => with(
                count("dice-miner-line-runs", runs).with("up", Arg::number(up_to)),
                points,
            ),
            Line::Stranded { count: tunnels } => count("dice-miner-line-stranded", tunnels),
            Line::Gems {
                count: gems,
                doubled: true,
                points,
            } => with(count("dice-miner-line-gems-doubled", gems), points),
            Line::Gems {
                count: gems,
                doubled: false,
                points,
            } => with(count("dice-miner-line-gems", gems), points),
            Line::CaveIns {
                count: n,
                tools: p,
                points,
            } => tools("dice-miner-line-cave-ins", n, p, points),
            Line::Dragons {
                count: n,
                tools: p,
                points,
            } => tools("dice-miner-line-dragons", n, p, points),
            Line::Nothing => Said::new("dice-miner-line-nothing"),
        }
    }
}

/// Explains a tally line by line; the points of the lines add up to its score.
pub fn lines(tally: &Tally, doubled: bool) -> Vec<Line> {
    let runs = tally.runs();
    let mut lines = Vec::new();
    for (place, &reach) in runs.iter().enumerate() {
        let longer = runs.get(place + 1).copied().unwrap_or(0);
        let (count, up_to) = (reach - longer, place as u8 + 1);
        if count > 0 {
            let points = i16::from(count) * (1..=i16::from(up_to)).sum::<i16>();
            lines.push(Line::Runs {
                count,
                up_to,
                points,
            });
        }
    }
    let used: u8 = runs.iter().sum();
    let stranded = tally.tunnels.iter().sum::<u8>() - used;
    if stranded > 0 {
        lines.push(Line::Stranded { count: stranded });
    }
    if tally.gems > 0 {
        lines.push(Line::Gems {
            count: tally.gems,
            doubled,
            points: tally.treasure_points(doubled),
        });
    }
    if tally.cave_ins > 0 {
        lines.push(Line::CaveIns {
            count: tally.cave_ins,
            tools: tally.pickaxes,
            points: turned(tally.cave_ins, tally.pickaxes),
        });
    }
    if tally.dragons > 0 {
        lines.push(Line::Dragons {
            count: tally.dragons,
            tools: tally.shields,
            points: turned(tally.dragons, tally.shields),
        });
    }
    if lines.is_empty() {
        lines.push(Line::Nothing);
    }
    lines
}

/// One round on the score sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Which round, from 1; 0 for a tie-break.
    pub round: u8,
    /// Whether it is written, or only what the trove would score as it lies.
    pub written: bool,
    /// The three parts.
    pub score: Score,
    /// How it came about.
    pub lines: Vec<Line>,
    /// The running total behind it; a tie-break adds nothing (DM-8.5).
    pub total: i16,
}

impl DiceMiner {
    /// A player's score sheet: every round scored so far, the newest tie-break once it is decided,
    /// and what the trove would score now while a round or a tie-break is being played.
    pub fn sheet(&self, public: &Public, seat: Seat) -> Vec<Entry> {
        let clan = public.clan(seat);
        let mut sheet: Vec<Entry> = Vec::new();
        let mut total = clan.total;
        for round in (0..usize::from(public.scored)).rev() {
            let entry = written(public, seat, round, total);
            total -= entry.score.sum();
            sheet.insert(0, entry);
        }
        let over = matches!(public.stage, Stage::Over(_));
        if over && public.extra > 0 && clan.scored[EXTRA] != Tally::default() {
            sheet.push(written(public, seat, EXTRA, clan.total));
        }
        if !over && self.is_being_played(public, seat) {
            sheet.push(self.as_it_lies(public, seat));
        }
        sheet
    }

    /// Whether what lies in a player's trove will be scored.
    fn is_being_played(&self, public: &Public, seat: Seat) -> bool {
        public.scored < public.round || self.contenders(public).contains(seat) && public.extra > 0
    }

    /// What a player's trove would score now.
    pub fn as_it_lies(&self, public: &Public, seat: Seat) -> Entry {
        let clan = public.clan(seat);
        let tally = Tally::of(&self.tables, &clan.trove, clan.hero);
        let doubled = majority(&self.gems_now(public)) == Some(seat.index());
        let extra = public.extra > 0;
        let score = tally.score(doubled);
        Entry {
            round: if extra { 0 } else { public.round },
            written: false,
            score,
            lines: lines(&tally, doubled),
            total: clan.total + if extra { 0 } else { score.sum() },
        }
    }

    /// The gems of all who count now; nobody else has any (DM-6.4, DM-8.4).
    pub(crate) fn gems_now(&self, public: &Public) -> [u8; PLAYERS] {
        let mut gems = [0; PLAYERS];
        for seat in self.contenders(public).iter() {
            let clan = public.clan(seat);
            gems[seat.index()] = Tally::of(&self.tables, &clan.trove, clan.hero).gems;
        }
        gems
    }
}

/// Where the newest tie-break stands among the rounds.
pub(crate) const EXTRA: usize = ROUNDS as usize;

fn written(public: &Public, seat: Seat, place: usize, total: i16) -> Entry {
    let gems = public.clans.each_ref().map(|clan| clan.scored[place].gems);
    let doubled = majority(&gems) == Some(seat.index());
    let tally = &public.clan(seat).scored[place];
    Entry {
        round: if place == EXTRA { 0 } else { place as u8 + 1 },
        written: true,
        score: tally.score(doubled),
        lines: lines(tally, doubled),
        total,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(symbols: &[Symbol]) -> Tally {
        let mut tally = Tally::default();
        for symbol in symbols {
            tally.add(*symbol, 1);
        }
        tally
    }

    fn tunnels(numbers: &[u8]) -> i16 {
        let faces: Vec<Symbol> = numbers.iter().map(|&n| Symbol::Tunnel(n)).collect();
        tally(&faces).tunnel_points()
    }

    #[test]
    fn runs_begin_with_a_one_and_never_branch() {
        // DM-T1 to DM-T8; DM-6.3
        for (numbers, points) in [
            (&[1, 2, 3][..], 6),
            (&[1, 2, 4], 3),
            (&[2, 3, 4], 0),
            (&[1, 1, 2, 2, 3], 9),
            (&[1, 1, 1], 3),
            (&[1, 2, 2, 3], 6),
            (&[1, 2, 3, 4, 5], 15),
            (&[1, 1, 1, 2, 2, 3, 4, 5, 5], 19),
        ] {
            assert_eq!(tunnels(numbers), points, "{numbers:?}");
        }
    }

    #[test]
    fn counting_a_trove_is_adding_its_symbols() {
        let pack = crate::Pack::builtin();
        for preset in &pack.presets {
            let (mut trove, mut tally) = (Trove::EMPTY, Tally::default());
            for (die, times) in preset.tables.looks().zip(1..) {
                (0..times % 3).for_each(|_| trove.add(die));
                tally.add(preset.tables.symbol(die), times % 3);
            }
            assert_eq!(
                Tally::of(&preset.tables, &trove, None),
                tally,
                "{}",
                preset.id
            );
        }
    }

    #[test]
    fn most_gems_count_double_and_a_shared_most_does_not() {
        // DM-G1, DM-G2; DM-6.4
        assert_eq!(majority(&[3, 4, 0, 0]), Some(1));
        assert_eq!(majority(&[4, 4, 1, 0]), None);
        assert_eq!(majority(&[0, 0, 0, 0]), None);
        assert_eq!(
            tally(&[Symbol::Gem(3), Symbol::Gem(1)]).treasure_points(true),
            8
        );
    }

    #[test]
    fn tools_turn_and_multiply_each_sort_by_itself() {
        // DM-H1 to DM-H4; DM-6.5, DM-6.6
        use Symbol::{CaveIn, Dragon, Pickaxe, Shield};
        for (symbols, points) in [
            (&[CaveIn(1), Dragon(4)][..], -5),
            (&[Pickaxe(1), Pickaxe(1), CaveIn(4)], 8),
            (&[Pickaxe(2), CaveIn(3), Dragon(4)], 2),
            (&[Shield(1), Dragon(3), CaveIn(2)], 1),
            (&[Shield(1), Pickaxe(2)], 0),
        ] {
            assert_eq!(tally(symbols).hazard_points(), points, "{symbols:?}");
        }
    }

    #[test]
    fn beer_magic_and_chests_score_nothing() {
        // DM-R1; DM-6.2
        let tally = tally(&[Symbol::Beer, Symbol::Magic(3), Symbol::Chest(2)]);
        assert_eq!(tally, Tally::default());
        assert_eq!(lines(&tally, false), [Line::Nothing]);
    }

    #[test]
    fn the_lines_add_up_to_the_score() {
        use Symbol::{CaveIn, Dragon, Gem, Shield, Tunnel};
        let faces = [1, 1, 1, 2, 2, 3, 5].map(Tunnel);
        let mut all = faces.to_vec();
        all.extend([Gem(3), CaveIn(2), Dragon(4), Shield(1), Shield(1)]);
        let tally = tally(&all);
        let lines = lines(&tally, true);
        let points = lines.iter().map(|line| line.points()).sum::<i16>();
        assert_eq!(points, tally.score(true).sum());
        let runs = |count, up_to, points| Line::Runs {
            count,
            up_to,
            points,
        };
        assert_eq!(lines[..3], [runs(1, 1, 1), runs(1, 2, 3), runs(1, 3, 6)]);
        assert_eq!(lines[3], Line::Stranded { count: 1 });
    }
}
