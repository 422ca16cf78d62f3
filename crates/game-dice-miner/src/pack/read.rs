//! From records to a pack. Everything is read even when something before it was wrong, so that all
//! problems come to light at once; `None` stands for what could not be read.

use super::{HeroInfo, KindInfo, Pack, Preset, RankInfo, RivalInfo, STANDARD};
use crate::mountain::ROWS;
use crate::tables::{DICE, KINDS, SIDES, Tables};
use crate::{KindId, Level, Symbol};
use content::{Node, Reader, Record, Section, Sources};

/// The sections of Dice Miner's packs.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "kind",
        fields: &["name", "count", "colour", "faces", "traits"],
    },
    Section {
        name: "hero",
        fields: &["name", "faces"],
    },
    Section {
        name: "mountain",
        fields: &["rows"],
    },
    Section {
        name: "preset",
        fields: &["name", "why", "faces"],
    },
    Section {
        name: "rival",
        fields: &["name", "gives"],
    },
    Section {
        name: "rank",
        fields: &["name", "from"],
    },
];

/// Heroes at least as many as can sit down, and few enough for a draw.
const HEROES: std::ops::RangeInclusive<usize> = 4..=12;
/// A hero has so many faces at most.
const HERO_FACES: std::ops::RangeInclusive<usize> = 1..=4;

type Faces = [Symbol; SIDES];

#[derive(Clone, Copy, PartialEq)]
enum Trait {
    Starts,
    NoMagic,
}

const TRAITS: &[(&str, Trait)] = &[("starts", Trait::Starts), ("no-magic", Trait::NoMagic)];

/// A kind as far as it could be read.
struct Kind {
    info: Option<KindInfo>,
    count: Option<u8>,
    faces: Option<Faces>,
    traits: Option<Vec<Trait>>,
}

impl Kind {
    fn has(&self, wanted: Trait) -> bool {
        let traits = self.traits.as_ref();
        traits.is_some_and(|traits| traits.contains(&wanted))
    }
}

/// Reads the whole pack, except for the sources, which the reader collects.
pub(super) fn pack(reader: &Reader<'_>) -> Option<Pack> {
    let kinds = kinds(reader);
    let heroes = heroes(reader);
    let ids: Vec<&str> = reader.records("kind").iter().map(Record::id).collect();
    mountain(reader);
    check_kinds(reader, &kinds);
    let base = heroes.as_ref().and_then(|heroes| tables(&kinds, heroes));
    let presets = presets(reader, &ids, base.as_ref());
    let rivals = rivals(reader, &ids);
    let ranks = ranks(reader);
    let kinds: Option<Vec<KindInfo>> = kinds.into_iter().map(|kind| kind.info).collect();
    Some(Pack {
        kinds: kinds?.try_into().ok()?,
        heroes: heroes?.into_iter().map(|(info, _)| info).collect(),
        presets: presets?,
        rivals: rivals?,
        ranks: ranks?,
        sources: Sources::default(),
    })
}

fn kinds(reader: &Reader<'_>) -> Vec<Kind> {
    let records = reader.records("kind");
    if records.len() != KINDS {
        let found = records.len();
        reader.lacks("kind", format!("there are {KINDS} kinds, not {found}"));
    }
    records.iter().map(kind).collect()
}

fn kind(record: &Record<'_>) -> Kind {
    let name = record.name("name");
    let count = record.need("count").and_then(|node| node.number(0..=60));
    let colour = record.need("colour").and_then(Node::words);
    let faces = record.need("faces").and_then(faces);
    let traits = record.get("traits").map_or(Some(Vec::new()), traits);
    let info = name.zip(colour).map(|(name, colour)| KindInfo {
        id: record.id().to_owned(),
        name,
        colour: colour.to_owned(),
    });
    Kind {
        info,
        count: count.map(|count| count as u8),
        faces,
        traits,
    }
}

fn traits(node: Node<'_>) -> Option<Vec<Trait>> {
    let traits: Vec<Option<Trait>> = node
        .list()?
        .into_iter()
        .map(|item| item.one_of("trait", TRAITS))
        .collect();
    traits.into_iter().collect()
}

fn faces(node: Node<'_>) -> Option<Faces> {
    let symbols = symbols(node)?;
    let count = symbols.len();
    let beers = symbols.iter().filter(|face| **face == Symbol::Beer).count();
    let faces = symbols.try_into().ok();
    if faces.is_none() {
        node.problem(format!("a die has {SIDES} faces, not {count}"));
    } else if beers != 1 {
        node.problem(format!(
            "a die has one face with beer, not {beers} (DM-1.3)"
        ));
    }
    faces
}

fn symbols(node: Node<'_>) -> Option<Vec<Symbol>> {
    let symbols: Vec<Option<Symbol>> = node.list()?.into_iter().map(symbol).collect();
    symbols.into_iter().collect()
}

fn symbol(node: Node<'_>) -> Option<Symbol> {
    let symbol = Symbol::read(node.text()?);
    if let Err(problem) = &symbol {
        node.problem(problem.as_str());
    }
    symbol.ok()
}

fn heroes(reader: &Reader<'_>) -> Option<Vec<(HeroInfo, Vec<Symbol>)>> {
    let records = reader.records("hero");
    if !HEROES.contains(&records.len()) {
        let (least, most, found) = (HEROES.start(), HEROES.end(), records.len());
        reader.lacks(
            "hero",
            format!("there are {least} to {most} heroes, not {found}"),
        );
    }
    let heroes: Vec<_> = records.iter().map(hero).collect();
    heroes.into_iter().collect()
}

fn hero(record: &Record<'_>) -> Option<(HeroInfo, Vec<Symbol>)> {
    let name = record.name("name");
    let faces = record.need("faces").and_then(|node| {
        let faces = symbols(node)?;
        if !HERO_FACES.contains(&faces.len()) || faces.contains(&Symbol::Beer) {
            node.problem("a hero has one to four faces, and none of them is beer");
        }
        Some(faces)
    });
    let info = HeroInfo {
        id: record.id().to_owned(),
        name: name?,
    };
    Some((info, faces?))
}

fn mountain(reader: &Reader<'_>) {
    let records = reader.records("mountain");
    if records.is_empty() {
        reader.lacks("mountain", "no mountain");
    }
    for record in &records {
        let Some(node) = record.need("rows") else {
            continue;
        };
        let rows = node.list().unwrap_or_default();
        let rows: Vec<Option<i64>> = rows.iter().map(|row| row.number(1..=9)).collect();
        let known = ROWS.map(|row| Some(i64::from(row)));
        if rows != known {
            node.problem("the rules know one mountain: rows = [2, 3, 4, 5, 6]");
        }
    }
}

/// What must hold of all kinds together, each as far as its fields could be read.
fn check_kinds(reader: &Reader<'_>, kinds: &[Kind]) {
    let counts: Option<Vec<u32>> = kinds.iter().map(|kind| kind.count.map(u32::from)).collect();
    let dice: Option<u32> = counts.map(|counts| counts.iter().sum());
    if let Some(dice) = dice.filter(|dice| *dice != u32::from(DICE)) {
        reader.lacks(
            "kind",
            format!("there are {DICE} dice in all, not {dice} (DM-1.1)"),
        );
    }
    let known = kinds.iter().all(|kind| kind.traits.is_some());
    if known && kinds.iter().filter(|kind| kind.has(Trait::Starts)).count() != 1 {
        reader.lacks("kind", "exactly one kind has the trait starts");
    }
    if magicians(kinds) > 1 {
        reader.lacks("kind", "at most one kind shows magic");
    }
}

/// How many kinds show magic.
fn magicians(kinds: &[Kind]) -> usize {
    let faces = kinds.iter().filter_map(|kind| kind.faces.as_ref());
    faces.filter(|faces| shows_magic(faces)).count()
}

fn tables(kinds: &[Kind], heroes: &[(HeroInfo, Vec<Symbol>)]) -> Option<Tables> {
    let counts: Option<Vec<u8>> = kinds.iter().map(|kind| kind.count).collect();
    let faces: Option<Vec<Faces>> = kinds.iter().map(|kind| kind.faces).collect();
    let counts: [u8; KINDS] = counts?.try_into().ok()?;
    let faces: [Faces; KINDS] = faces?.try_into().ok()?;
    let starts = kinds.iter().position(|kind| kind.has(Trait::Starts))?;
    let dice: u32 = counts.iter().map(|count| u32::from(*count)).sum();
    if dice != u32::from(DICE) || magicians(kinds) > 1 {
        return None;
    }
    Some(Tables::new(
        counts,
        faces,
        std::array::from_fn(|place| !kinds[place].has(Trait::NoMagic)),
        KindId::new(starts as u8)?,
        heroes.iter().map(|(_, faces)| faces.clone()).collect(),
    ))
}

fn shows_magic(faces: &Faces) -> bool {
    faces.iter().any(|face| matches!(face, Symbol::Magic(_)))
}

fn presets(reader: &Reader<'_>, ids: &[&str], base: Option<&Tables>) -> Option<Vec<Preset>> {
    let records = reader.records("preset");
    if !records.iter().any(|record| record.id() == STANDARD) {
        reader.lacks("preset", format!("no preset `{STANDARD}`"));
    }
    let presets: Vec<_> = records
        .iter()
        .map(|record| preset(record, ids, base))
        .collect();
    presets.into_iter().collect()
}

fn preset(record: &Record<'_>, ids: &[&str], base: Option<&Tables>) -> Option<Preset> {
    let name = record.name("name");
    let why = record.name("why");
    let mut changed = base.map(|tables| tables.faces);
    let entries = record.part("faces").and_then(Node::entries);
    for (id, node) in entries.unwrap_or_default() {
        record.mark(&format!("faces/{id}"));
        let faces = faces(node);
        let kind = known_kind(id, ids, node);
        if let (Some(faces), Some(kind), Some(changed)) = (faces, kind, changed.as_mut()) {
            if shows_magic(&faces) != shows_magic(&changed[kind.index()]) {
                node.problem("a preset changes neither which kind shows magic nor that it does");
            }
            changed[kind.index()] = faces;
        }
    }
    let base = base?;
    Some(Preset {
        id: record.id().to_owned(),
        name: name?,
        why: why?,
        tables: Tables::new(
            base.counts,
            changed?,
            base.rerollable,
            base.starts,
            base.heroes.clone(),
        ),
    })
}

fn known_kind(id: &str, ids: &[&str], node: Node<'_>) -> Option<KindId> {
    let place = ids.iter().position(|known| *known == id);
    if place.is_none() {
        node.no_record("kind", id, ids.iter().copied());
    }
    KindId::new(place? as u8)
}

fn rivals(reader: &Reader<'_>, ids: &[&str]) -> Option<[RivalInfo; 3]> {
    let records = reader.records("rival");
    let rival = |level: Level| {
        let found = records.iter().find(|record| record.id() == level.id());
        if found.is_none() {
            reader.lacks("rival", format!("no rival `{}`", level.id()));
        }
        let record = found?;
        let name = record.name("name");
        let gives = record
            .get("gives")
            .map_or(Some(Vec::new()), |node| gives(node, ids));
        Some(RivalInfo {
            id: record.id().to_owned(),
            name: name?,
            gives: gives?,
        })
    };
    let [one, two, three] = Level::ALL.map(rival);
    Some([one?, two?, three?])
}

fn gives(node: Node<'_>, ids: &[&str]) -> Option<Vec<KindId>> {
    let mut kinds: Vec<Option<KindId>> = Vec::new();
    for item in node.list()? {
        let id = item.text();
        let kind = id.and_then(|id| known_kind(id, ids, item));
        if kind.is_some() && kinds.contains(&kind) {
            item.problem(format!("`{}` is named twice", id.unwrap_or_default()));
        }
        kinds.push(kind);
    }
    kinds.into_iter().collect()
}

fn ranks(reader: &Reader<'_>) -> Option<Vec<RankInfo>> {
    let records = reader.records("rank");
    if records.is_empty() {
        reader.lacks("rank", "no rank");
    }
    let rank = |record: &Record<'_>| {
        let name = record.name("name");
        let from = record
            .need("from")
            .and_then(|node| node.number(-1000..=1000));
        Some(RankInfo {
            id: record.id().to_owned(),
            name: name?,
            from: from? as i16,
        })
    };
    let ranks: Vec<Option<RankInfo>> = records.iter().map(rank).collect();
    check_ranks(&records, &ranks);
    let mut ranks: Vec<RankInfo> = ranks.into_iter().collect::<Option<_>>()?;
    ranks.sort_by_key(|rank| rank.from);
    (!ranks.is_empty()).then_some(ranks)
}

/// Ranks rise within a file, and no two begin at the same total. Those that another file adds may
/// lie between.
fn check_ranks(records: &[Record<'_>], ranks: &[Option<RankInfo>]) {
    let read: Vec<(&Record<'_>, i16)> = records
        .iter()
        .zip(ranks)
        .filter_map(|(record, rank)| Some((record, rank.as_ref()?.from)))
        .collect();
    for (place, (record, from)) in read.iter().enumerate() {
        for (earlier, below) in &read[..place] {
            let id = earlier.id();
            if below == from || below > from && earlier.is_beside(record) {
                let what = format!("begins at {from}, but `{id}` before it at {below}");
                record.problem(format!("`{}` {what}: ranks rise", record.id()));
                break;
            }
        }
    }
}
