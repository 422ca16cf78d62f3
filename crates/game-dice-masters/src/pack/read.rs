//! From records to a pack. Everything is read even when something before it was wrong, so that all
//! problems come to light at once; `None` stands for what could not be read.

use super::ability::{ability, fits};
use super::{Ability, Card, CardKind, Figure, Group, Mould, Pack, Rarity};
use crate::face::{Energy, Face, Level};
use crate::filter::Keyword;
use crate::ids::{FigureId, Groups, MouldId};
use crate::verb::{Language, When};
use content::{Node, Reader, Record, Section, Sources};
use dice::Id;

/// The sections of the packs.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "group",
        fields: &["name"],
    },
    Section {
        name: "figure",
        fields: &["name"],
    },
    Section {
        name: "die",
        fields: &["faces", "body", "ink"],
    },
    Section {
        name: "card",
        fields: &[
            "number",
            "figure",
            "title",
            "kind",
            "cost",
            "energy",
            "groups",
            "most",
            "die",
            "keywords",
            "rarity",
            "abilities",
        ],
    },
    Section {
        name: "team",
        fields: &["name", "about", "cards", "casual", "basics"],
    },
];

/// The most of each section, in the order of the sections.
const MOST: [usize; 5] = [16, 64, 64, 255, 255];

/// The sort of dice that everybody begins with.
const SIDEKICK: &str = "sidekick";

/// Reads the whole pack, except for the sources, which the reader collects.
pub(super) fn pack(reader: &Reader<'_>) -> Option<Pack> {
    for (section, most) in SECTIONS.iter().zip(MOST) {
        if reader.records(section.name).len() > most {
            reader.lacks(section.name, format!("a pack has at most {most} of these"));
        }
    }
    let mut names = Names::default();
    let ids = |section| {
        let records = reader.records(section);
        let ids = records.iter().map(|record| record.id().to_owned());
        ids.collect::<Vec<String>>()
    };
    names.dice = ids("die");
    names.language.figures = ids("figure");
    names.language.groups = ids("group");
    let groups = all(reader.records("group").iter().map(group));
    let figures = all(reader.records("figure").iter().map(figure));
    let moulds = all(reader.records("die").iter().map(mould));
    let cards = all(reader
        .records("card")
        .iter()
        .map(|record| card(record, &mut names)));
    let ids = ids("card");
    let teams = all(reader
        .records("team")
        .iter()
        .map(|record| super::team::team(record, &ids)));
    let sidekick = names.dice.iter().position(|id| id == SIDEKICK);
    if sidekick.is_none() {
        reader.lacks("die", format!("there is no die `{SIDEKICK}`"));
    }
    let it = names.language;
    Some(Pack {
        groups: groups?,
        figures: figures?,
        moulds: moulds?,
        cards: cards?,
        teams: teams?,
        sidekick: sidekick.and_then(MouldId::at)?,
        verbs: it.verbs,
        filters: it.filters,
        tests: it.tests,
        prices: it.prices,
        ways: it.ways,
        sources: Sources::default(),
    })
}

/// What has been read of abilities, and the names that records may use.
#[derive(Default)]
struct Names {
    language: Language,
    dice: Vec<String>,
}

pub(super) fn all<T>(read: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let read: Vec<Option<T>> = read.collect();
    read.into_iter().collect()
}

fn group(record: &Record<'_>) -> Option<Group> {
    Some(Group {
        id: record.id().to_owned(),
        name: record.name("name")?,
    })
}

fn figure(record: &Record<'_>) -> Option<Figure> {
    Some(Figure {
        id: record.id().to_owned(),
        name: record.name("name")?,
    })
}

fn mould(record: &Record<'_>) -> Option<Mould> {
    let faces = record.need("faces").and_then(faces);
    let colour = |field| record.need(field).and_then(Node::words);
    let (body, ink) = (colour("body"), colour("ink"));
    Some(Mould {
        id: record.id().to_owned(),
        faces: faces?,
        body: body?.to_owned(),
        ink: ink?.to_owned(),
    })
}

/// Six faces, energy first. Levels are counted from left to right.
fn faces(node: Node<'_>) -> Option<[Face; 6]> {
    let list = node.list()?;
    let mut levels = 0;
    let faces = all(list.iter().map(|node| face(*node, &mut levels)))?;
    let count = faces.len();
    let faces = faces.try_into().ok();
    if faces.is_none() {
        node.problem(format!("a die has 6 faces, not {count}"));
    }
    faces
}

fn face(node: Node<'_>, levels: &mut u8) -> Option<Face> {
    let text = node.words()?;
    match Face::read(text) {
        Some(Face::Character(level)) => {
            *levels += 1;
            let level = Level {
                level: *levels,
                ..level
            };
            Some(Face::Character(level))
        }
        Some(face) => Some(face),
        None => {
            node.problem(format!(
                "`{text}` is no face: write `bolt`, `bolt bolt`, `1/3/4 *` or `action **`"
            ));
            None
        }
    }
}

const KINDS: &[(&str, CardKind)] = &[
    ("character", CardKind::Character),
    ("action", CardKind::Action),
    ("basic-action", CardKind::BasicAction),
];

const RARITIES: &[(&str, Rarity)] = &[
    ("starter", Rarity::Starter),
    ("common", Rarity::Common),
    ("uncommon", Rarity::Uncommon),
    ("rare", Rarity::Rare),
    ("super-rare", Rarity::SuperRare),
    ("promo", Rarity::Promo),
];

fn card(record: &Record<'_>, names: &mut Names) -> Option<Card> {
    let it = &mut names.language;
    let number = maybe(record.get("number"), None, |node| {
        node.number(1..=255).map(|number| Some(number as u8))
    });
    let kind = record
        .need("kind")
        .and_then(|node| node.one_of("kind", KINDS));
    let rarity = record
        .need("rarity")
        .and_then(|node| node.one_of("rarity", RARITIES));
    let cost = record.need("cost").and_then(|node| node.number(0..=12));
    let most = record.need("most").and_then(|node| node.number(1..=6));
    let figure = record
        .need("figure")
        .and_then(|node| place(node, "figure", &it.figures, FigureId::at));
    let title = maybe(record.part("title"), None, |_| {
        record.name("title").map(Some)
    });
    let energy = maybe(record.get("energy"), None, |node| energy(node).map(Some));
    let groups = maybe(record.get("groups"), Groups::EMPTY, |node| groups(node, it));
    let keywords = maybe(record.get("keywords"), 0, keywords);
    let die = record
        .need("die")
        .and_then(|node| place(node, "die", &names.dice, MouldId::at));
    let abilities = record.need("abilities").and_then(|node| {
        let abilities = node.list()?.into_iter();
        all(abilities.map(|node| ability(node, it)))
    });
    belongs(record, kind);
    stands(record, kind, abilities.as_deref());
    Some(Card {
        id: record.id().to_owned(),
        number: number?,
        figure: figure?,
        title: title?,
        kind: kind?,
        cost: cost? as u8,
        energy: energy?,
        groups: groups?,
        most: most? as u8,
        mould: die?,
        keywords: keywords?,
        rarity: rarity?,
        abilities: abilities?,
    })
}

/// A value that may be missing, but must be right where it is there.
pub(super) fn maybe<'r, T>(
    node: Option<Node<'r>>,
    missing: T,
    read: impl FnOnce(Node<'r>) -> Option<T>,
) -> Option<T> {
    match node {
        None => Some(missing),
        Some(node) => read(node),
    }
}

/// Cards of a team have a title and a sort of energy; basic actions have neither.
fn belongs(record: &Record<'_>, kind: Option<CardKind>) {
    for field in ["title", "energy"] {
        let is_there = record.part(field).is_some();
        match kind {
            Some(CardKind::BasicAction) if is_there => {
                record.problem(format!("a basic action has no `{field}`"));
            }
            Some(CardKind::Character | CardKind::Action) if !is_there => {
                record.problem(format!("a card of a team has a `{field}`"));
            }
            _ => {}
        }
    }
}

/// Action dice are used; characters do everything else.
fn stands(record: &Record<'_>, kind: Option<CardKind>, abilities: Option<&[Ability]>) {
    let strangers = abilities.unwrap_or_default().iter();
    let kind_fits = |ability: &&Ability| kind.is_none_or(|kind| fits(kind, ability.when));
    for ability in strangers.filter(|ability| !kind_fits(ability)) {
        let (word, for_whom) = match ability.when {
            When::Use => ("use", "action dice"),
            when => (when.word(), "characters"),
        };
        record.problem(format!("`{word}` is for {for_whom}"));
    }
}

fn place<T>(node: Node<'_>, what: &str, known: &[String], at: fn(usize) -> Option<T>) -> Option<T> {
    let id = node.text()?;
    let place = known.iter().position(|known| known == id);
    if place.is_none() {
        node.no_record(what, id, known.iter().map(String::as_str));
    }
    place.and_then(at)
}

fn energy(node: Node<'_>) -> Option<Energy> {
    node.one_of("energy", &Energy::ALL[..4])
}

fn groups(node: Node<'_>, it: &Language) -> Option<Groups> {
    let groups = node.list()?.into_iter().map(|node| {
        let group = it.group(node.text()?);
        group.map_err(|what| node.problem(what)).ok()
    });
    all(groups).map(|groups| groups.into_iter().collect())
}

fn keywords(node: Node<'_>) -> Option<u8> {
    let words = node.list()?.into_iter();
    let words = all(words.map(|node| node.one_of("keyword", Keyword::ALL)))?;
    Some(words.into_iter().fold(0, |set, word| set | 1 << word as u8))
}
