//! A view as a JSON document: for scripts, for other languages, for people.

use crate::mountain::ROWS;
use crate::score::{Entry, Line};
use crate::state::{Public, Stage};
use crate::tables::KINDS;
use crate::why::stage_word;
use crate::{Cell, DiceMiner, Lie, Source, Trove, View};
use kernel::{Seat, SeatSet};
use serde_json::{Map, Value, json};

impl DiceMiner {
    pub(crate) fn show_view(&self, view: &View) -> Value {
        let public = &view.public;
        let source = match public.stage {
            Stage::Aim(source) | Stage::Cast(source) => Some(self.source_name(source)),
            _ => None,
        };
        let asked = self.asks(public).map(|seat| seat.to_string());
        let mut shown = json!({
            "mode": self.mode.id(),
            "round": public.round,
            "phase": phase(public.stage),
            "stage": stage_word(public.stage),
            "asked": asked,
            "start": public.start.to_string(),
            "last": public.last.to_string(),
            "extra": public.extra,
            "pending": letters(public.pending),
            "tied": letters(public.tied),
            "out": letters(public.out),
            "mountain": self.show_mountain(public),
            "top": cells(public, Lie::Top),
            "flank": cells(public, Lie::Flank),
            "bag": self.show_kinds(public.bag),
            "source": source,
            "aimed": public.aimed.iter().map(|die| self.name(*die)).collect::<Vec<_>>(),
            "kept": self.show_trove(&public.kept),
            "winners": winners(public.stage),
            "seats": self.show_clans(public),
        });
        if let (Some(seat), Value::Object(shown)) = (view.viewer.seat(), &mut shown) {
            shown.insert("me".into(), json!(seat.to_string()));
        }
        shown
    }

    /// Row by row; only kinds as long as the dice have not landed.
    fn show_mountain(&self, public: &Public) -> Value {
        let shown = |cell: Option<Cell>| {
            let die = public.mountain.die(cell?)?;
            Some(match public.stage {
                Stage::Fill => self.pack.kinds[die.kind().index()].id.clone(),
                _ => self.name(die),
            })
        };
        let row = |row: usize| {
            let places = 0..usize::from(ROWS[row]);
            places
                .map(|place| shown(Cell::new(row, place)))
                .collect::<Vec<_>>()
        };
        json!((0..ROWS.len()).map(row).collect::<Vec<_>>())
    }

    fn show_clans(&self, public: &Public) -> Value {
        let clans = Seat::first(self.clans()).map(|seat| {
            let clan = public.clan(seat);
            let hero = clan
                .hero
                .map(|hero| self.pack.heroes[hero.index()].id.clone());
            let sheet = self.sheet(public, seat);
            let now = self.as_it_lies(public, seat);
            let shown = json!({
                "rival": self.is_rival(seat),
                "hero": hero,
                "dice": self.show_trove(&clan.trove),
                "count": clan.trove.len(),
                "cup": self.show_kinds(clan.cup),
                "spent": self.show_spent(public, seat),
                "chests": self.chests(public, seat),
                "now": show_entry(&now),
                "sheet": sheet.iter().map(show_entry).collect::<Vec<_>>(),
                "total": clan.total,
            });
            (seat.to_string(), shown)
        });
        Value::Object(clans.collect())
    }

    fn show_spent(&self, public: &Public, seat: Seat) -> Vec<String> {
        self.spent_sources(public, seat)
            .map(|source| self.source_name(source))
            .collect()
    }

    /// Every source a player has spent this round, equal ones one after the other.
    pub fn spent_sources(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Source> {
        let clan = public.clan(seat);
        let dice = clan.trove.looks().filter_map(|(die, _)| {
            let magic = matches!(self.tables.symbol(die), crate::Symbol::Magic(_));
            let spent = clan.spent.dice[die.side()];
            magic.then(|| std::iter::repeat_n(Source::Die(die), usize::from(spent)))
        });
        let hero = (1..=3_u8).map(|symbols| {
            let spent = clan.spent.hero[usize::from(symbols) - 1];
            std::iter::repeat_n(Source::Hero(symbols), usize::from(spent))
        });
        dice.chain(hero).flatten()
    }

    fn show_trove(&self, trove: &Trove) -> Value {
        let looks = trove.looks();
        let shown: Map<String, Value> = looks
            .map(|(die, count)| (self.name(die), json!(count)))
            .collect();
        Value::Object(shown)
    }

    fn show_kinds(&self, counts: [u8; KINDS]) -> Value {
        let kinds = self.pack.kinds.iter().zip(counts);
        let shown: Map<String, Value> = kinds
            .filter(|(_, count)| *count > 0)
            .map(|(kind, count)| (kind.id.clone(), json!(count)))
            .collect();
        Value::Object(shown)
    }
}

fn show_entry(entry: &Entry) -> Value {
    let lines: Vec<Value> = entry.lines.iter().map(|line| show_line(*line)).collect();
    json!({
        "round": entry.round,
        "written": entry.written,
        "tunnels": entry.score.tunnels,
        "treasure": entry.score.treasure,
        "hazards": entry.score.hazards,
        "sum": entry.score.sum(),
        "total": entry.total,
        "lines": lines,
    })
}

fn show_line(line: Line) -> Value {
    let said = line.said();
    let mut shown = Map::new();
    shown.insert("what".into(), json!(line.word()));
    for (name, arg) in said.args {
        if let kernel::Arg::Number(number) = arg {
            shown.insert(name.into(), json!(number));
        }
    }
    Value::Object(shown)
}

/// The cells whose dice lie like this, by name.
fn cells(public: &Public, wanted: Lie) -> Vec<String> {
    let lying = Cell::all().filter(|cell| public.mountain.lie(*cell) == Some(wanted));
    lying.map(crate::names::cell_name).collect()
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn winners(stage: Stage) -> Value {
    match stage {
        Stage::Over(winners) => json!(letters(winners)),
        _ => Value::Null,
    }
}

/// The phase of a round a stage belongs to (DM-1.5).
pub(crate) const fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::Start(_) | Stage::Deal | Stage::Hero => "setup",
        Stage::Draw
        | Stage::Fill
        | Stage::Dig
        | Stage::Beer { .. }
        | Stage::First
        | Stage::Second
        | Stage::Late
        | Stage::Rival => "excavation",
        Stage::Magic | Stage::Aim(_) | Stage::Cast(_) => "magic",
        Stage::Cache | Stage::Reroll | Stage::Lot(_) => "replenish",
        Stage::Over(_) => "over",
    }
}

impl Stage {
    /// The phase a stage belongs to: setup, excavation, magic, replenish or over.
    pub const fn phase(self) -> &'static str {
        phase(self)
    }
}
