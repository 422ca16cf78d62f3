//! From records to a pack. Everything is read even when something before it was wrong, so that all
//! problems come to light at once; `None` stands for what could not be read.

use super::{Card, CardColour, Character, DieInfo, FaceInfo, Kit, Pack, Supply, TokenInfo};
use crate::ability::read_box;
use crate::verb::Language;
use crate::{
    Ability, AbilityId, CardId, Home, Make, Place, Slot, Span, Symbol, Timing, Verb, When,
};
use content::{Name, Node, Reader, Record, Section, Sources, verbs};
use dice::Id;

/// The sections of KAPOW!'s packs.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "die",
        fields: &["name", "count", "sides"],
    },
    Section {
        name: "face",
        fields: &["name", "count"],
    },
    Section {
        name: "token",
        fields: &["name", "count", "max", "box", "always", "effects"],
    },
    Section {
        name: "kit",
        fields: &["life", "dice", "action"],
    },
    Section {
        name: "ability",
        fields: &["name", "board", "timing", "box", "effects", "once", "when"],
    },
    Section {
        name: "character",
        fields: &["name", "side", "life", "dice", "action"],
    },
    Section {
        name: "card",
        fields: &[
            "name",
            "colour",
            "left-box",
            "left-timing",
            "left-effects",
            "right-box",
            "right-timing",
            "right-effects",
        ],
    },
];

/// The most dice of a colour and the most action dice that a box can hold.
const MOST: [u8; 2] = [
    crate::state::COLOUR_DICE as u8,
    crate::state::ACTION_DICE as u8,
];
/// The most abilities a board can have besides the cards and tokens.
const BOARD: usize = 40;
/// The most life of a character: two of a side, each with the largest handicap, fit into a byte.
const MOST_LIFE: u8 = 90;

/// Reads the whole pack, except for the sources, which the reader collects.
pub(super) fn pack(reader: &Reader<'_>) -> Option<Pack> {
    let mut lists = Language::default();
    let dice = dice(reader);
    let faces = faces(reader);
    let kits = reader.records("kit");
    let beginner = kits.iter().find(|record| record.id() == "beginner");
    if beginner.is_none() {
        reader.lacks("kit", "no kit `beginner`");
    }
    let beginner = beginner.map(kit);
    let characters = characters(reader);
    let mut abilities = abilities(reader, &mut lists);
    let tokens = tokens(reader, &mut lists, &mut abilities);
    let cards = cards(reader, &mut lists, &mut abilities);
    let abilities: Vec<Ability> = abilities.into_iter().collect::<Option<_>>()?;
    if abilities.len() > usize::from(u8::MAX) {
        reader.lacks("ability", "a pack has at most 255 abilities");
    }
    let (lock_in, entangle, entangle_always, entangle_ability) = tokens?;
    let supply = Supply {
        dice: dice?,
        faces: faces?,
        lock_in,
        entangle,
        entangle_always,
        entangle_ability,
    };
    Some(Pack {
        supply,
        beginner: beginner??,
        abilities,
        verbs: lists.verbs,
        rows: lists.rows,
        characters: characters?,
        cards: cards?,
        sources: Sources::default(),
    })
}

fn dice(reader: &Reader<'_>) -> Option<[DieInfo; 6]> {
    let mut found: [Option<DieInfo>; 6] = Default::default();
    for record in &reader.records("die") {
        let name = record.name("name");
        let most = MOST[usize::from(record.id() == "action")];
        let count = record.need("count").and_then(|node| number(node, 1, most));
        let sides = parts(record, "sides").and_then(|node| sides(node, record));
        record.mark_each("sides", 6);
        let Some(make) = Make::from_id(record.id()) else {
            let known = Make::ALL.map(Make::id).join(", ");
            record.problem(format!(
                "`{}` is no die: expected one of {known}",
                record.id()
            ));
            continue;
        };
        if let (Some(name), Some(count), Some(sides)) = (name, count, sides) {
            found[make as usize] = Some(DieInfo { name, count, sides });
        }
    }
    complete(reader, "die", &Make::ALL.map(Make::id));
    let found: Vec<DieInfo> = found.into_iter().collect::<Option<_>>()?;
    found.try_into().ok()
}

fn sides(node: Node<'_>, record: &Record<'_>) -> Option<[Symbol; 6]> {
    let list = node.list()?;
    let sides: Vec<Option<Symbol>> = list.into_iter().map(symbol).collect();
    let sides: Vec<Symbol> = sides.into_iter().collect::<Option<_>>()?;
    let bare = sides.iter().all(|&side| side == Symbol::Blank);
    if (record.id() == "action") != bare {
        node.problem("an action die, and no other, has six blank sides");
    }
    let count = sides.len();
    let six = sides.try_into().ok();
    if six.is_none() {
        node.problem(format!("a die has 6 sides, not {count}"));
    }
    six
}

fn faces(reader: &Reader<'_>) -> Option<[FaceInfo; 7]> {
    let mut found: [Option<FaceInfo>; 7] = Default::default();
    for record in &reader.records("face") {
        let name = record.name("name");
        let count = record.need("count").and_then(|node| number(node, 0, 30));
        let Some(symbol) = Symbol::from_id(record.id()) else {
            record.problem(format!("`{}` is no face", record.id()));
            continue;
        };
        if symbol == Symbol::Blank && count.is_some_and(|count| count > 0) {
            record.problem("there are no blank faces");
        }
        if let (Some(name), Some(count)) = (name, count) {
            found[symbol.index()] = Some(FaceInfo { name, count });
        }
    }
    complete(reader, "face", &Symbol::ALL.map(Symbol::id));
    let found: Vec<FaceInfo> = found.into_iter().collect::<Option<_>>()?;
    found.try_into().ok()
}

/// Notes which of the records that must be there are not.
fn complete(reader: &Reader<'_>, section: &str, ids: &[&str]) {
    let records = reader.records(section);
    for id in ids {
        if !records.iter().any(|record| record.id() == *id) {
            reader.lacks(section, format!("no {section} `{id}`"));
        }
    }
}

fn kit(record: &Record<'_>) -> Option<Kit> {
    let life = record.need("life");
    let life = life.and_then(|node| number(node, 1, MOST_LIFE));
    let dice = record.need("dice").and_then(|node| {
        let read = |node: Node<'_>| {
            let words = Make::TRAITS.map(|make| (make.id(), make));
            node.one_of("trait die", &words)
        };
        let dice: Vec<Option<Make>> = node.list()?.into_iter().map(read).collect();
        dice.into_iter().collect::<Option<Vec<Make>>>()
    });
    let action = record.need("action").and_then(|node| {
        let dice: Vec<Option<Vec<Symbol>>> = node.list()?.into_iter().map(clipped).collect();
        dice.into_iter().collect::<Option<Vec<_>>>()
    });
    let kit = Kit {
        life: life?,
        dice: dice?,
        action: action?,
    };
    let per_colour = |make| kit.dice.iter().filter(|&&other| other == make).count();
    let most = usize::from(MOST[0]) / 2;
    if Make::TRAITS.into_iter().any(|make| per_colour(make) > most) || kit.action.len() > 3 {
        record.problem("two seats must be able to have it: at most 2 of a colour, 3 action dice");
    }
    if kit.dice.is_empty() && kit.action.is_empty() {
        record.problem("nobody begins without dice");
    }
    Some(kit)
}

/// The faces on an action die.
fn clipped(node: Node<'_>) -> Option<Vec<Symbol>> {
    let faces: Vec<Option<Symbol>> = node.list()?.into_iter().map(face).collect();
    let faces: Vec<Symbol> = faces.into_iter().collect::<Option<_>>()?;
    if faces.len() > 6 {
        node.problem("an action die has six sides");
    }
    (faces.len() <= 6).then_some(faces)
}

fn characters(reader: &Reader<'_>) -> Option<Vec<Character>> {
    let character = |record: &Record<'_>| {
        let name = record.name("name");
        let side = record.need("side");
        let villain =
            side.and_then(|node| node.one_of("side", &[("hero", false), ("villain", true)]));
        let kit = kit(record);
        Some(Character {
            id: record.id().to_owned(),
            name: name?,
            villain: villain?,
            kit: kit?,
        })
    };
    let all: Vec<Option<Character>> = reader.records("character").iter().map(character).collect();
    all.into_iter().collect()
}

fn abilities(reader: &Reader<'_>, lists: &mut Language) -> Vec<Option<Ability>> {
    let records = reader.records("ability");
    let characters = reader.records("character");
    let ids: Vec<&str> = characters.iter().map(Record::id).collect();
    let mut abilities = Vec::new();
    for record in &records {
        abilities.push(ability(record, &ids, lists));
    }
    let mut homes: Vec<Home> = abilities.iter().flatten().map(|one| one.home).collect();
    homes.dedup();
    for home in homes {
        let count = abilities.iter().flatten().filter(|one| one.home == home);
        if count.count() > BOARD {
            reader.lacks("ability", format!("a board has at most {BOARD} abilities"));
        }
    }
    abilities
}

fn ability(record: &Record<'_>, characters: &[&str], lists: &mut Language) -> Option<Ability> {
    let name = record.name("name");
    let home = record.need("board").and_then(|node| home(node, characters));
    let timing = record.need("timing");
    let timing = timing.and_then(|node| node.one_of("timing", Timing::WORDS));
    let slots = parts(record, "box").and_then(slots);
    if let Some(slots) = &slots {
        record.mark_each("box", slots.len());
    }
    let place = home
        .zip(timing)
        .map(|(home, timing)| Place::of(home, timing));
    let effects = parts(record, "effects");
    let effects = effects.and_then(|node| effects_of(node, place, slots.as_deref(), lists));
    if let Some(effects) = effects {
        record.mark_each("effects", effects.places().len());
    }
    let once = match record.get("once") {
        Some(node) => node.flag(),
        None => Some(false),
    };
    let when = match record.get("when") {
        Some(node) => Some(node.one_of(
            "condition",
            &[
                ("other-action-blank", When::OtherActionBlank),
                ("another-blank", When::AnotherBlank),
            ],
        )?),
        None => None,
    };
    Some(Ability {
        id: record.id().to_owned(),
        name: name?,
        home: home?,
        timing: timing?,
        slots: slots?,
        effects: effects?,
        once: once?,
        when,
    })
}

/// What an ability does. Faces are copied from dice in its own box.
fn effects_of(
    node: Node<'_>,
    place: Option<Place>,
    slots: Option<&[Slot]>,
    lists: &mut Language,
) -> Option<Span> {
    let before = lists.verbs.len();
    let effects = verbs::read(node, place, lists)?;
    let copied = lists.verbs[before..].iter().filter_map(|verb| match verb {
        Verb::CopyFace { slot, .. } => Some(usize::from(*slot)),
        _ => None,
    });
    if let (Some(slots), Some(last)) = (slots, copied.max())
        && last >= slots.len()
    {
        node.problem(format!(
            "`copy-face` of die {}: the box takes {}",
            last + 1,
            slots.len()
        ));
    }
    Some(effects)
}

/// A field that must be there, made of values that may have sources of their own.
fn parts<'r>(record: &Record<'r>, field: &str) -> Option<Node<'r>> {
    let node = record.part(field);
    if node.is_none() {
        record.problem(format!("`{}`: `{field}` is missing", record.id()));
    }
    node
}

fn home(node: Node<'_>, characters: &[&str]) -> Option<Home> {
    let word = node.text()?;
    let place = |id: &str| characters.iter().position(|known| *known == id);
    let found = match word.strip_prefix("solo-") {
        _ if word == "player" => Some(Home::Player),
        Some(id) => place(id).map(|place| Home::Solo(place as u8)),
        None => place(word).map(|place| Home::Character(place as u8)),
    };
    if found.is_none() {
        let known = characters.iter().copied();
        node.unknown("board", word, ["player"].into_iter().chain(known));
    }
    found
}

fn slots(node: Node<'_>) -> Option<Vec<Slot>> {
    let read = read_box(node.text()?);
    if let Err(word) = &read {
        node.problem(format!("`{word}` is no slot of a box"));
    }
    let slots = read.ok()?;
    if slots.len() > 12 || slots.last().is_some_and(|slot| slot.section >= 8) {
        node.problem("a box has at most 12 slots and 8 sections");
        return None;
    }
    Some(slots)
}

type Tokens = (TokenInfo, TokenInfo, Span, AbilityId);

fn tokens(
    reader: &Reader<'_>,
    lists: &mut Language,
    abilities: &mut Vec<Option<Ability>>,
) -> Option<Tokens> {
    let mut found: [Option<TokenInfo>; 2] = Default::default();
    let mut always = None;
    let mut place = None;
    for record in &reader.records("token") {
        let name = record.name("name");
        let count = record.need("count").and_then(|node| number(node, 1, 20));
        let max = match record.get("max") {
            Some(node) => number(node, 1, crate::state::TOKENS as u8),
            None => count,
        };
        let which = ["lock-in", "entangle"]
            .iter()
            .position(|id| *id == record.id());
        let Some(which) = which else {
            record.problem("the tokens are `lock-in` and `entangle`");
            continue;
        };
        if which == 1 {
            let always_there = record.need("always");
            always =
                always_there.and_then(|node| verbs::read(node, Some(Place::TokenAlways), lists));
            let ability = token_box(record, name.clone(), lists);
            place = AbilityId::at(abilities.len());
            abilities.push(ability);
        }
        if let (Some(name), Some(count), Some(max)) = (name, count, max) {
            found[which] = Some(TokenInfo { name, count, max });
        }
    }
    complete(reader, "token", &["lock-in", "entangle"]);
    let [lock_in, entangle] = found;
    Some((lock_in?, entangle?, always?, place?))
}

fn token_box(record: &Record<'_>, name: Option<Name>, lists: &mut Language) -> Option<Ability> {
    let needs = record.need("box").and_then(slots);
    let effects = record.need("effects");
    let place = Some(Place::TokenBox);
    let effects = effects.and_then(|node| effects_of(node, place, needs.as_deref(), lists));
    let needs = needs?;
    if needs.len() != 1 {
        record.problem("a token takes one die");
        return None;
    }
    Some(Ability {
        id: "token".to_owned(),
        name: name?,
        home: Home::Token,
        timing: Timing::AfterPowerUp,
        slots: needs,
        effects: effects?,
        once: false,
        when: None,
    })
}

fn cards(
    reader: &Reader<'_>,
    lists: &mut Language,
    abilities: &mut Vec<Option<Ability>>,
) -> Option<Vec<Card>> {
    let words = CardColour::ALL.map(|colour| (colour.id(), colour));
    let mut cards: Vec<Option<Card>> = Vec::new();
    for (place, record) in reader.records("card").iter().enumerate() {
        let name = record.name("name");
        let colour = record
            .need("colour")
            .and_then(|node| node.one_of("colour", &words));
        let Some(card) = CardId::at(place) else {
            record.problem("there are two cards of each of the four colours");
            continue;
        };
        let halves = ["left", "right"].map(|side| {
            abilities.push(card_half(record, side, card, name.clone(), lists));
            AbilityId::at(abilities.len() - 1)
        });
        let card = || {
            Some(Card {
                id: record.id().to_owned(),
                name: name?,
                colour: colour?,
                halves: [halves[0]?, halves[1]?],
            })
        };
        cards.push(card());
    }
    let mut cards: Vec<Card> = cards.into_iter().collect::<Option<_>>()?;
    cards.sort_by_key(|card| card.colour);
    let pairs = cards.chunks(2).map(|pair| pair[0].colour);
    let paired = cards
        .chunks(2)
        .all(|pair| pair.len() == 2 && pair[0].colour == pair[1].colour);
    if !paired || !pairs.eq(CardColour::ALL) {
        reader.lacks(
            "card",
            "there must be two cards of each of the four colours",
        );
        return None;
    }
    Some(cards)
}

fn card_half(
    record: &Record<'_>,
    side: &str,
    card: CardId,
    name: Option<Name>,
    lists: &mut Language,
) -> Option<Ability> {
    let field = |what: &str| format!("{side}-{what}");
    let needs = record.need(&field("box")).and_then(slots);
    let timing = record.need(&field("timing"));
    let timing = timing.and_then(|node| node.one_of("timing", Timing::WORDS));
    let effects = record.need(&field("effects"));
    let place = timing.map(|timing| Place::of(Home::Card(card), timing));
    let effects = effects.and_then(|node| effects_of(node, place, needs.as_deref(), lists));
    let needs = needs?;
    if needs.len() != 1 || timing == Some(Timing::Immediate) {
        record.problem("half a card takes one die and does nothing at once");
        return None;
    }
    Some(Ability {
        id: format!("{}-{side}", record.id()),
        name: name?,
        home: Home::Card(card),
        timing: timing?,
        slots: needs,
        effects: effects?,
        once: false,
        when: None,
    })
}

/// A whole number within bounds.
fn number(node: Node<'_>, least: u8, most: u8) -> Option<u8> {
    let number = node.number(i64::from(least)..=i64::from(most))?;
    Some(number as u8)
}

/// Any symbol.
fn symbol(node: Node<'_>) -> Option<Symbol> {
    node.one_of("symbol", &Symbol::ALL.map(|symbol| (symbol.id(), symbol)))
}

/// A symbol that exists as a face.
fn face(node: Node<'_>) -> Option<Symbol> {
    node.one_of("face", &Symbol::FACES.map(|symbol| (symbol.id(), symbol)))
}
