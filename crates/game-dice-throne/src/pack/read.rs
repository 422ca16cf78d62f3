//! From records to a pack. Everything is read even when something before it was wrong, so that all
//! problems come to light at once; `None` stands for what could not be read.

mod token;

use self::token::{tests, token, triggers};
use super::{
    Ability, AbilityKind, Branch, Card, CardKind, Hero, Level, Needs, Only, Pack, Rider, Symbol,
    Token, Trigger,
};
use crate::verb::{Forbidden, Language, Place, Span, Verb, When};
use crate::{AbilityId, TokenId};
use content::{Name, Node, Reader, Record, Section, Sources, verbs};
use dice::Id;

/// The sections of the packs.
pub(super) const SECTIONS: &[Section] = &[
    Section {
        name: "token",
        fields: &[
            "name", "many", "counted", "holds", "fails", "kind", "limit", "traits", "triggers",
        ],
    },
    Section {
        name: "hero",
        fields: &[
            "name",
            "season",
            "complexity",
            "symbols",
            "faces",
            "tokens",
            "side",
            "setup",
        ],
    },
    Section {
        name: "ability",
        fields: &["hero", "name", "kind"],
    },
    Section {
        name: "level",
        fields: &["ability", "level", "cost", "branches", "riders", "triggers"],
    },
    Section {
        name: "card",
        fields: &[
            "hero", "name", "cost", "kind", "modifier", "only", "promo", "effects",
        ],
    },
];

/// The most tokens, abilities on a board and cards in a deck.
const MOST: [usize; 3] = [56, 12, 48];

/// The common cards of a deck, and those of its hero; two heroes have one more (DT-1.6).
const COMMONS: usize = 18;
const OWN: std::ops::RangeInclusive<usize> = 14..=15;

/// What acts by itself at one moment, at most: a bit for each in a frame.
const MOST_AT_ONCE: u8 = 64;

/// Reads the whole pack, except for the sources, which the reader collects.
pub(super) fn pack(reader: &Reader<'_>) -> Option<Pack> {
    let mut it = Language::default();
    let (tokens, heroes) = (reader.records("token"), reader.records("hero"));
    it.tokens = tokens.iter().map(|record| record.id().to_owned()).collect();
    it.heroes = heroes.iter().map(|record| record.id().to_owned()).collect();
    for (records, what, most) in [(&tokens, "token", MOST[0]), (&heroes, "hero", 32)] {
        if records.len() > most {
            reader.lacks(what, format!("a pack has at most {most} of these"));
        }
    }
    let tokens = all(tokens.iter().map(|record| token(record, &mut it)));
    let commons = all(of_hero(&reader.records("card"), None).map(|card| self::card(card, &mut it)));
    let heroes = all(heroes.iter().map(|record| hero(reader, record, &mut it)));
    let commons = commons?;
    if commons.len() != COMMONS {
        let count = commons.len();
        reader.lacks(
            "card",
            format!("a deck has {COMMONS} common cards, not {count} (DT-1.6)"),
        );
    }
    let heroes = heroes?.into_iter().map(|hero| dealt(hero, &commons));
    let (mut tokens, mut heroes) = (tokens?, heroes.collect::<Vec<Hero>>());
    if number(&mut tokens, &mut heroes) > MOST_AT_ONCE {
        let most = format!("at most {MOST_AT_ONCE} act by themselves at one moment");
        reader.lacks("token", most);
    }
    Some(Pack {
        heroes,
        stuns: stuns(&tokens, &it.verbs),
        tokens,
        commons: commons.len() as u8,
        verbs: it.verbs,
        clauses: it.clauses,
        options: it.options,
        terms: it.terms,
        tests: it.tests,
        sources: Sources::default(),
    })
}

/// The tokens that keep who has them from doing anything.
fn stuns(tokens: &[Token], verbs: &[Verb]) -> Vec<TokenId> {
    let stuns = |trigger: &Trigger| {
        let held = trigger.when == When::Held;
        held && super::part(verbs, trigger.effects).contains(&Verb::Forbid(Forbidden::Actions))
    };
    let numbered = tokens.iter().enumerate();
    let found = numbered.filter(|(_, token)| token.triggers.iter().any(stuns));
    found.filter_map(|(at, _)| TokenId::at(at)).collect()
}

/// Gives places to all that act by themselves: at each moment to tokens first, then to what is on
/// a board. Says how many act at one moment, at most.
fn number(tokens: &mut [Token], heroes: &mut [Hero]) -> u8 {
    let mut next = [0; When::ALL.len()];
    let mut most = 0;
    let mut place = |trigger: &mut Trigger, next: &mut [u8]| {
        let found = &mut next[trigger.when as usize];
        trigger.place = *found;
        *found = found.saturating_add(u8::from(trigger.price.is_none()));
        most = most.max(*found);
    };
    for token in tokens {
        let triggers = token.triggers.iter_mut();
        triggers.for_each(|trigger| place(trigger, &mut next));
    }
    for hero in heroes {
        let mut next = next;
        let levels = hero
            .abilities
            .iter_mut()
            .flat_map(|found| &mut found.levels);
        let triggers = levels.flat_map(|level| &mut level.triggers);
        triggers.for_each(|trigger| place(trigger, &mut next));
    }
    most
}

fn all<T>(read: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let read: Vec<Option<T>> = read.collect();
    read.into_iter().collect()
}

/// The records that belong to a hero, or to all of them.
fn of_hero<'r, 'a>(
    records: &'a [Record<'r>],
    hero: Option<&'a str>,
) -> impl Iterator<Item = &'a Record<'r>> {
    let named = |record: &Record<'r>| record.part("hero").map(|node| node.text().unwrap_or(""));
    records.iter().filter(move |record| named(record) == hero)
}

/// The deck as it is dealt: common cards, then upgrades, then the hero's own (DT-1.6).
fn dealt(mut hero: Hero, commons: &[Card]) -> Hero {
    let own = std::mem::take(&mut hero.cards);
    let (promo, own): (Vec<Card>, Vec<Card>) = own.into_iter().partition(|card| card.promo);
    let abilities = (0..).filter_map(AbilityId::at).zip(&hero.abilities);
    let upgrades: Vec<Card> = abilities
        .flat_map(|(at, ability)| upgrades(at, ability))
        .collect();
    hero.cards = [commons.to_vec(), upgrades, own, promo].concat();
    hero
}

fn upgrade_count(ability: &Ability) -> usize {
    let levels = ability.levels.iter().skip(1);
    levels.filter(|level| level.upgrade).count()
}

fn upgrades(at: AbilityId, ability: &Ability) -> impl Iterator<Item = Card> {
    let levels = ability.levels.iter().enumerate().skip(1);
    let levels = levels.filter(|(_, level)| level.upgrade);
    levels.map(move |(level, raised)| {
        let roman = ["II", "III"][level - 1];
        let (de, en) = (&ability.name.de, &ability.name.en);
        Card {
            id: format!("{}-{}", ability.id, level + 1),
            name: Name::new(format!("{de} {roman}"), format!("{en} {roman}")),
            cost: raised.cost,
            kind: CardKind::Upgrade(at, level as u8),
            modifier: false,
            only: Only::Always,
            effects: Span::default(),
            promo: false,
        }
    })
}

fn hero(reader: &Reader<'_>, record: &Record<'_>, it: &mut Language) -> Option<Hero> {
    let symbols = record.need("symbols").and_then(symbols);
    let named = symbols.iter().flatten().map(|symbol| symbol.id.clone());
    it.symbols = named.collect();
    let name = record.name("name");
    let season = record.need("season").and_then(|node| node.number(1..=9));
    let complexity = record.get("complexity").map(|node| node.number(1..=6));
    let faces = record.need("faces").and_then(|node| faces(node, it));
    let tokens = record.need("tokens").and_then(|node| tokens(node, it));
    let side = record.get("side").map(|node| one_token(node, it));
    let setup = match record.get("setup") {
        Some(node) => verbs::read(node, Some(Place::Main), it),
        None => Some(Span::default()),
    };
    let id = record.id();
    let abilities = reader.records("ability");
    let abilities = all(of_hero(&abilities, Some(id)).map(|found| ability(reader, found, it)));
    let cards = reader.records("card");
    let cards = all(of_hero(&cards, Some(id)).map(|found| card(found, it)));
    let (abilities, cards) = (abilities?, cards?);
    if abilities.len() > MOST[1] || cards.len() > MOST[2] / 2 {
        record.problem("a board has at most 12 abilities and a hero at most 24 own cards");
    }
    let own = cards.iter().filter(|card| !card.promo).count()
        + abilities.iter().map(upgrade_count).sum::<usize>();
    if !OWN.contains(&own) {
        record.problem(format!(
            "a deck has 14 or 15 cards of its hero, not {own} (DT-1.6)"
        ));
    }
    Some(Hero {
        id: id.to_owned(),
        name: name?,
        season: season? as u8,
        complexity: match complexity {
            Some(number) => Some(number? as u8),
            None => None,
        },
        symbols: symbols?,
        faces: faces?,
        tokens: tokens?,
        side: match side {
            Some(token) => Some(token?),
            None => None,
        },
        setup: setup?,
        abilities,
        cards,
    })
}

fn symbols(node: Node<'_>) -> Option<Vec<Symbol>> {
    let symbol = |(id, node): (&str, Node<'_>)| {
        let id = id.to_owned();
        let table = node.table(&["de", "en", "many"])?;
        let de = table.need("de").and_then(Node::words);
        let en = table.need("en").and_then(Node::words);
        let many = match table.get("many") {
            Some(node) => Some(node.name()?),
            None => None,
        };
        let name = Name::new(de?, en?);
        Some(Symbol { id, name, many })
    };
    let found = all(node.entries()?.into_iter().map(symbol))?;
    if !(2..=6).contains(&found.len()) {
        node.problem("a die shows 2 to 6 symbols");
        return None;
    }
    Some(found)
}

fn faces(node: Node<'_>, it: &Language) -> Option<[u8; 6]> {
    let face = |node: Node<'_>| {
        let word = node.text()?;
        let place = it.symbols.iter().position(|known| known == word);
        if place.is_none() {
            node.unknown("symbol", word, it.symbols.iter().map(String::as_str));
        }
        place.map(|place| place as u8)
    };
    let found = all(node.list()?.into_iter().map(face))?;
    let count = found.len();
    let six = found.try_into().ok();
    if six.is_none() {
        node.problem(format!("a die has 6 sides, not {count}"));
    }
    six
}

fn tokens(node: Node<'_>, it: &Language) -> Option<Vec<TokenId>> {
    all(node.list()?.into_iter().map(|node| one_token(node, it)))
}

fn one_token(node: Node<'_>, it: &Language) -> Option<TokenId> {
    let id = node.text()?;
    let found = it.token(id);
    found
        .map_err(|_| node.no_record("token", id, it.tokens.iter().map(String::as_str)))
        .ok()
}

fn ability(reader: &Reader<'_>, record: &Record<'_>, it: &mut Language) -> Option<Ability> {
    let kinds = [
        ("offensive", AbilityKind::Offensive),
        ("ultimate", AbilityKind::Ultimate),
        ("defensive", AbilityKind::Defensive),
        ("passive", AbilityKind::Passive),
    ];
    let name = record.name("name");
    let kind = record
        .need("kind")
        .and_then(|node| node.one_of("kind", &kinds));
    let levels = reader.records("level");
    let of_this = |level: &&Record<'_>| {
        let of = level.part("ability").and_then(Node::text);
        of == Some(record.id())
    };
    let found: Vec<&Record<'_>> = levels.iter().filter(of_this).collect();
    let levels = all(found
        .iter()
        .zip(1..)
        .map(|(record, n)| level(record, n, kind, it)));
    if !(1..=3).contains(&found.len()) {
        record.problem(format!("`{}` needs 1 to 3 levels", record.id()));
        return None;
    }
    Some(Ability {
        id: record.id().to_owned(),
        name: name?,
        kind: kind?,
        levels: levels?,
    })
}

fn level(
    record: &Record<'_>,
    number: i64,
    kind: Option<AbilityKind>,
    it: &mut Language,
) -> Option<Level> {
    let level = record
        .need("level")
        .and_then(|node| node.number(number..=number));
    let cost = match record.get("cost") {
        Some(node) => node.number(0..=9),
        None => Some(0),
    };
    let place = kind.map(|kind| match kind {
        AbilityKind::Defensive => Place::Defence,
        _ => Place::Offence,
    });
    let branches = match record.get("branches") {
        Some(node) => all(node.list()?.into_iter().map(|node| branch(node, place, it))),
        None => Some(Vec::new()),
    };
    let riders = match record.get("riders") {
        Some(node) => all(node.list()?.into_iter().map(|node| rider(node, place, it))),
        None => Some(Vec::new()),
    };
    let triggers = match record.get("triggers") {
        Some(node) => triggers(node, None, it),
        None => Some(Vec::new()),
    };
    level?;
    Some(Level {
        cost: cost? as u8,
        upgrade: record.get("cost").is_some(),
        branches: branches?,
        riders: riders?,
        triggers: triggers?,
    })
}

fn branch(node: Node<'_>, place: Option<Place>, it: &mut Language) -> Option<Branch> {
    let table = node.table(&["name", "needs", "effects"])?;
    let name = match table.get("name") {
        Some(node) => Some(node.name()?),
        None => None,
    };
    let needs = table.need("needs").and_then(|node| needs(node, place, it));
    let effects = table
        .need("effects")
        .and_then(|node| verbs::read(node, place, it));
    Some(Branch {
        name,
        needs: needs?,
        effects: effects?,
    })
}

/// `3 sword 2 pow`, `small-straight`, `large-straight`; for a defence how many dice.
fn needs(node: Node<'_>, place: Option<Place>, it: &Language) -> Option<Needs> {
    if place == Some(Place::Defence) {
        return node.number(0..=5).map(|dice| Needs::Dice(dice as u8));
    }
    match node.text()? {
        "small-straight" => Some(Needs::Small),
        "large-straight" => Some(Needs::Large),
        text => {
            let read = it.symbols(text).map(Needs::Symbols);
            read.map_err(|what| node.problem(what)).ok()
        }
    }
}

fn rider(node: Node<'_>, place: Option<Place>, it: &mut Language) -> Option<Rider> {
    let table = node.table(&["if", "effects"])?;
    let tests = tests(table.get("if"), it);
    let effects = table
        .need("effects")
        .and_then(|node| verbs::read(node, place, it));
    Some(Rider {
        tests: tests?,
        effects: effects?,
    })
}

fn card(record: &Record<'_>, it: &mut Language) -> Option<Card> {
    if record.part("hero").is_none() {
        it.symbols.clear();
    }
    let kinds = [
        ("main", CardKind::Main),
        ("roll", CardKind::Roll),
        ("instant", CardKind::Instant),
    ];
    let name = record.name("name");
    let cost = record.need("cost").and_then(|node| node.number(0..=9));
    let kind = record
        .need("kind")
        .and_then(|node| node.one_of("kind", &kinds));
    let modifier = record.get("modifier").map_or(Some(false), Node::flag);
    let promo = record.get("promo").map_or(Some(false), Node::flag);
    let only = record.get("only").map_or(Some(Only::Always), only);
    let place = kind.zip(modifier).map(|(kind, modifier)| match kind {
        _ if modifier => Place::Modifier,
        CardKind::Main | CardKind::Upgrade(..) => Place::Main,
        CardKind::Roll => Place::Roll,
        CardKind::Instant => Place::Instant,
    });
    let effects = record
        .need("effects")
        .and_then(|node| verbs::read(node, place, it));
    Some(Card {
        id: record.id().to_owned(),
        name: name?,
        cost: cost? as u8,
        kind: kind?,
        modifier: modifier?,
        only: only?,
        effects: effects?,
        promo: promo?,
    })
}

/// `"attacked"`, or `{ dealt = 8 }`.
fn only(node: Node<'_>) -> Option<Only> {
    if node.is_text() {
        return node.one_of("condition", &[("attacked", Only::Attacked)]);
    }
    let table = node.table(&["dealt"])?;
    let least = table.need("dealt")?.number(1..=60)?;
    Some(Only::Dealt(least as u8))
}
