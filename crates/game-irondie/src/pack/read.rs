//! From records to a pack. Everything is read even when something before it was wrong, so that all
//! problems come to light at once; `None` stands for what could not be read.

use super::rules::{self, CHANGEABLE, Given};
use super::{ColourInfo, KindInfo, NamedSet, Pack, Preset, STANDARD, check_side, legal, make};
use crate::{Bonus, Class, Colour, Compare, KindId, Make, Tables};
use content::{Node, Reader, Record, Section, Sources};

/// The sections of IRONDIE's packs.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "kind",
        fields: &["name", "class", "special", "aim", "compare", "hit", "miss"],
    },
    Section {
        name: "colour",
        fields: &["name", "bonus"],
    },
    Section {
        name: "preset",
        fields: &["name", "why", "bonus", "kind"],
    },
    Section {
        name: "set",
        fields: &["name", "idea", "dice", "side"],
    },
];

/// Reads the whole pack, except for the sources, which the reader collects.
pub(super) fn pack(reader: &Reader<'_>) -> Option<Pack> {
    let kinds = Kinds::read(reader);
    let colours = colours(reader);
    let base = kinds.tables(colours.as_ref());
    let presets = presets(reader, &kinds, base.as_ref());
    let sets: Vec<Option<NamedSet>> = reader
        .records("set")
        .iter()
        .map(|record| set(record, &kinds))
        .collect();
    Some(Pack {
        kinds: kinds.infos.into_iter().collect::<Option<_>>()?,
        colours: colours?,
        presets: presets?,
        sets: sets.into_iter().collect::<Option<_>>()?,
        sources: Sources::default(),
    })
}

/// The kinds while the rest is read: a kind that could not be read still has its id.
struct Kinds<'r> {
    ids: Vec<&'r str>,
    infos: Vec<Option<KindInfo>>,
    /// Whether an id that is not here is nowhere.
    complete: bool,
}

impl<'r> Kinds<'r> {
    fn read(reader: &'r Reader<'r>) -> Kinds<'r> {
        let records = reader.records("kind");
        for record in records.iter().skip(KindId::LIMIT) {
            record.problem(format!("a pack has at most {} kinds", KindId::LIMIT));
        }
        Kinds {
            ids: records.iter().map(Record::id).collect(),
            infos: records.iter().map(kind).collect(),
            complete: reader.is_whole(),
        }
    }

    fn find(&self, id: &str) -> Option<KindId> {
        let place = self.ids.iter().position(|known| *known == id)?;
        KindId::new(u8::try_from(place).ok()?)
    }

    fn info(&self, kind: KindId) -> Option<&KindInfo> {
        self.infos[kind.index()].as_ref()
    }

    /// Whether a kind is of a class, as far as one can tell.
    fn may_be(&self, kind: KindId, class: Class) -> bool {
        self.info(kind).is_none_or(|info| info.rules.class == class)
    }

    /// The numbers before any preset.
    fn tables(&self, colours: Option<&[ColourInfo; 8]>) -> Option<Tables> {
        let rules = self.infos.iter();
        let rules = rules.map(|info| info.as_ref().map(|info| info.rules.clone()));
        Some(Tables {
            kinds: rules.collect::<Option<_>>()?,
            bonuses: colours?.each_ref().map(|info| info.bonus.clone()),
        })
    }
}

fn kind(record: &Record<'_>) -> Option<KindInfo> {
    let name = record.name("name");
    let class = record.need("class").and_then(rules::class);
    let given = Given::read(|field| match field {
        "miss" => record.get(field),
        _ => record.need(field),
    });
    let rules = given.rules(class?)?;
    if let Some(nonsense) = rules::nonsense(&rules) {
        record.problem(format!("`{}`: {nonsense}", record.id()));
    }
    if rules.compare != Compare::Always && record.part("miss").is_none() {
        record.problem(format!("`{}`: `miss` is missing", record.id()));
    }
    Some(KindInfo {
        id: record.id().to_owned(),
        name: name?,
        rules,
    })
}

fn colours(reader: &Reader<'_>) -> Option<[ColourInfo; 8]> {
    let records = reader.records("colour");
    let mut found: [Option<ColourInfo>; 8] = Default::default();
    for record in &records {
        let name = record.name("name");
        let bonus = record.need("bonus").and_then(rules::bonus);
        let Some(colour) = known_colour(record.id(), |what| record.problem(what)) else {
            continue;
        };
        if let (Some(name), Some(bonus)) = (name, bonus) {
            found[colour as usize] = Some(ColourInfo {
                colour,
                name,
                bonus,
            });
        }
    }
    for colour in Colour::ALL {
        if !records.iter().any(|record| record.id() == colour.id()) {
            reader.lacks("colour", format!("no colour `{}`", colour.id()));
        }
    }
    let found: Vec<ColourInfo> = found.into_iter().collect::<Option<_>>()?;
    found.try_into().ok()
}

fn known_colour(id: &str, problem: impl FnOnce(String)) -> Option<Colour> {
    let colour = Colour::from_id(id);
    if colour.is_none() {
        let known = Colour::ALL.map(Colour::id).join(", ");
        problem(format!("unknown colour `{id}`: expected one of {known}"));
    }
    colour
}

fn presets(reader: &Reader<'_>, kinds: &Kinds<'_>, base: Option<&Tables>) -> Option<Vec<Preset>> {
    let records = reader.records("preset");
    if !records.iter().any(|record| record.id() == STANDARD) {
        reader.lacks("preset", format!("no preset `{STANDARD}`"));
    }
    let presets: Vec<Option<Preset>> = records
        .iter()
        .map(|record| preset(record, kinds, base))
        .collect();
    presets.into_iter().collect()
}

fn preset(record: &Record<'_>, kinds: &Kinds<'_>, base: Option<&Tables>) -> Option<Preset> {
    let name = record.name("name");
    let why = record.name("why");
    let mut tables = base.cloned();
    for (colour, bonus) in changed_bonuses(record) {
        if let Some(tables) = &mut tables {
            tables.bonuses[colour as usize] = bonus;
        }
    }
    change_kinds(record, kinds, tables.as_mut());
    Some(Preset {
        id: record.id().to_owned(),
        name: name?,
        why: why?,
        tables: tables?,
    })
}

fn changed_bonuses(record: &Record<'_>) -> Vec<(Colour, Bonus)> {
    let mut changed = Vec::new();
    let entries = record.part("bonus").and_then(Node::entries);
    for (id, node) in entries.unwrap_or_default() {
        record.mark(&format!("bonus/{id}"));
        let bonus = rules::bonus(node);
        let colour = known_colour(id, |what| node.problem(what));
        changed.extend(colour.zip(bonus));
    }
    changed
}

fn change_kinds(record: &Record<'_>, kinds: &Kinds<'_>, mut tables: Option<&mut Tables>) {
    let entries = record.part("kind").and_then(Node::entries);
    for (id, node) in entries.unwrap_or_default() {
        let given = node.table(CHANGEABLE).map(|table| {
            Given::read(|field| {
                let node = table.get(field)?;
                record.mark(&format!("kind/{id}/{field}"));
                Some(node)
            })
        });
        let kind = kinds.find(id);
        if kind.is_none() && kinds.complete {
            node.unknown("kind", id, kinds.ids.iter().copied());
        }
        let (Some(given), Some(kind), Some(tables)) = (given, kind, tables.as_mut()) else {
            continue;
        };
        let rules = &mut tables.kinds[kind.index()];
        given.change(rules);
        if let Some(nonsense) = rules::nonsense(rules) {
            node.problem(format!("`{id}`: {nonsense}"));
        }
    }
}

fn set(record: &Record<'_>, kinds: &Kinds<'_>) -> Option<NamedSet> {
    let name = record.name("name");
    let idea = record.name("idea");
    let dice = record.need("dice").and_then(|node| set_dice(node, kinds));
    let side = match record.get("side") {
        Some(node) => side_dice(node, kinds),
        None => Some(Vec::new()),
    };
    Some(NamedSet {
        id: record.id().to_owned(),
        name: name?,
        idea: idea?,
        dice: dice?,
        side: side?,
        source: record.source_of("dice")?.clone(),
    })
}

fn set_dice(node: Node<'_>, kinds: &Kinds<'_>) -> Option<Vec<Make>> {
    let dice = makes(node, kinds)?;
    for problem in legal::set_problems(&dice, |kind, class| kinds.may_be(kind, class)) {
        node.problem(problem.to_string());
    }
    Some(dice)
}

fn side_dice(node: Node<'_>, kinds: &Kinds<'_>) -> Option<Vec<Make>> {
    let dice = makes(node, kinds)?;
    for problem in check_side(&dice).err().unwrap_or_default() {
        node.problem(problem.to_string());
    }
    Some(dice)
}

/// A list of makes, each as often as it says.
fn makes(node: Node<'_>, kinds: &Kinds<'_>) -> Option<Vec<Make>> {
    let items: Vec<Option<(Make, usize)>> = node
        .list()?
        .into_iter()
        .map(|item| some_makes(item, kinds))
        .collect();
    let items: Vec<(Make, usize)> = items.into_iter().collect::<Option<_>>()?;
    let dice = items
        .into_iter()
        .flat_map(|(make, count)| std::iter::repeat_n(make, count));
    Some(dice.collect())
}

/// A make and how often: `barrier.black* x2`.
fn some_makes(node: Node<'_>, kinds: &Kinds<'_>) -> Option<(Make, usize)> {
    let text = node.text()?;
    let (spelled, count) = text.split_once(" x").unwrap_or((text, "1"));
    let number = count.parse().ok().filter(|count| (1..=9).contains(count));
    if number.is_none() {
        node.problem(format!("`x{count}` is not a number of dice: x1 to x9"));
    }
    let make = make::read(spelled, |id| kinds.find(id));
    let lost = |id: &str| !kinds.complete && kinds.find(id).is_none();
    if let Err(what) = &make
        && !lost(spelled.split('.').next().unwrap_or(spelled))
    {
        node.problem(what.to_string());
    }
    Some((make.ok()?, number?))
}
