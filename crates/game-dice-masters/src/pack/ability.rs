//! Reads one ability of a card.

use super::read::{all, maybe};
use super::{Ability, Aim, CardKind, Limit, Unless};
use crate::verb::{Language, Place, Price, Scope, Span, When, Which};
use arrayvec::ArrayVec;
use content::{Node, Table, verbs};

const FIELDS: [&str; 11] = [
    "when", "scope", "of", "by", "may", "if", "pay", "unless", "targets", "limit", "effects",
];

const LIMITS: &[(&str, Limit)] = &[
    ("turn", Limit::Turn),
    ("your-turn", Limit::YourTurn),
    ("first", Limit::First),
    ("corrected", Limit::Corrected),
];

pub(super) fn ability(node: Node<'_>, it: &mut Language) -> Option<Ability> {
    let table = node.table(&FIELDS)?;
    let when = table
        .need("when")
        .and_then(|node| node.one_of("moment", When::ALL));
    let scope = read(table, "scope", Scope::Die, |node| {
        node.one_of("scope", Scope::ALL)
    });
    let theirs = read(table, "by", false, |node| {
        node.one_of("user", &[("opponent", true)])
    });
    let may = read(table, "may", false, Node::flag);
    let limit = read(table, "limit", Limit::None, |node| {
        node.one_of("limit", LIMITS)
    });
    let of = read(table, "of", None, |node| {
        said(node, |text| it.filter(text)).map(Some)
    });
    let tests = tests(table, it);
    let price = read(table, "pay", Price::default(), |node| price(node, it));
    let unless = read(table, "unless", None, |node| unless(node, it).map(Some));
    let targets = read(table, "targets", ArrayVec::new(), |node| targets(node, it));
    let place = when.map(When::place);
    let effects = table
        .need("effects")
        .and_then(|node| verbs::read(node, place, it));
    looks(node, when, of.flatten().is_some());
    let ability = Ability {
        when: when?,
        scope: scope?,
        of: of?,
        theirs: theirs?,
        may: may?,
        tests: tests?,
        price: price?,
        unless: unless?,
        targets: targets?,
        limit: limit?,
        effects: effects?,
    };
    is_silent(node, &ability);
    Some(ability)
}

/// What counts without a word of anybody has no price, no target and no choice.
fn is_silent(node: Node<'_>, ability: &Ability) {
    let asks = ability.may
        || !ability.price.is_nothing()
        || ability.unless.is_some()
        || !ability.targets.is_empty();
    let when = ability.when;
    if asks && matches!(when.place(), Place::Always | Place::KnockOut) {
        node.problem(format!("nobody is asked about when = \"{}\"", when.word()));
    }
}

/// A field that may be missing, but must be right where it is there.
fn read<'r, T>(
    table: Table<'r>,
    field: &str,
    missing: T,
    read: impl FnOnce(Node<'r>) -> Option<T>,
) -> Option<T> {
    maybe(table.get(field), missing, read)
}

/// A text that the language reads; what is wrong with it is noted where it stands.
fn said<T>(node: Node<'_>, read: impl FnOnce(&str) -> Result<T, String>) -> Option<T> {
    let read = read(node.words()?);
    read.map_err(|what| node.problem(what)).ok()
}

/// `of` stands exactly where other dice are looked at.
fn looks(node: Node<'_>, when: Option<When>, of: bool) {
    match when {
        Some(when) if when.looks_around() && !of => {
            node.problem("`of` is missing: which dice it looks at");
        }
        Some(when) if !when.looks_around() && of => {
            node.problem(format!("`of` says nothing with when = \"{}\"", when.word()));
        }
        _ => {}
    }
}

fn tests(table: Table<'_>, it: &mut Language) -> Option<Span> {
    match table.get("if") {
        None => it.tests(None).ok(),
        Some(node) => said(node, |text| it.tests(Some(text))),
    }
}

/// What must be paid: `{ energy = "bolt", life = 1, sacrifice = "own other" }`.
fn price(node: Node<'_>, it: &mut Language) -> Option<Price> {
    let table = node.table(&["energy", "number", "life", "sacrifice", "damage"])?;
    let mut price = Price::default();
    if let Some(node) = table.get("energy") {
        said(node, |text| Language::energy(&mut price, text))?;
    }
    if let Some(node) = table.get("number") {
        price.number = Some(node.one_of("energy", &crate::face::Energy::ALL[..4])?);
    }
    if let Some(node) = table.get("sacrifice") {
        price.sacrifice = Some(said(node, |text| it.sacrificed(text))?);
    }
    price.life = read(table, "life", 0, |node| node.number(1..=9))? as u8;
    price.damage = read(table, "damage", 0, |node| node.number(1..=9))? as u8;
    if price.is_nothing() {
        node.problem("a price is something");
        return None;
    }
    Some(price)
}

fn unless(node: Node<'_>, it: &mut Language) -> Option<Unless> {
    let table = node.table(&["by", "before", "any"])?;
    let payers = [("opponent", Which::Opponent), ("target", Which::Target)];
    let by = table
        .need("by")
        .and_then(|node| node.one_of("payer", &payers));
    let before = read(table, "before", false, Node::flag);
    let any = table.need("any").and_then(|node| {
        let prices = node.list()?.into_iter();
        all(prices.map(|node| price(node, it)))
    });
    Some(Unless {
        by: by?,
        before: before?,
        any: Span::append(&mut it.prices, any?),
    })
}

/// At most two: `["own", { of = "sidekick", up-to = 2 }]`.
fn targets(node: Node<'_>, it: &mut Language) -> Option<ArrayVec<Aim, 2>> {
    let list = node.list()?;
    if !(1..=2).contains(&list.len()) {
        node.problem("an ability has one or two targets");
        return None;
    }
    let aims = all(list.into_iter().map(|node| aim(node, it)))?;
    Some(aims.into_iter().collect())
}

fn aim(node: Node<'_>, it: &mut Language) -> Option<Aim> {
    if node.is_text() {
        return Some(Aim {
            of: said(node, |text| it.filter(text))?,
            up_to: 1,
            by_doer: false,
            tests: Span::default(),
        });
    }
    let table = node.table(&["of", "up-to", "by", "if"])?;
    let of = table
        .need("of")
        .and_then(|node| said(node, |text| it.filter(text)));
    let up_to = read(table, "up-to", 1, |node| node.number(2..=9));
    let by_doer = read(table, "by", false, |node| {
        node.one_of("chooser", &[("doer", true)])
    });
    let tests = tests(table, it);
    Some(Aim {
        of: of?,
        up_to: up_to? as u8,
        by_doer: by_doer?,
        tests: tests?,
    })
}

/// Whether an ability of this moment can stand on a card of this kind.
pub(super) const fn fits(kind: CardKind, when: When) -> bool {
    match kind {
        CardKind::Character => !matches!(when, When::Use),
        CardKind::Action | CardKind::BasicAction => {
            matches!(when, When::Use | When::Global | When::Reaction)
        }
    }
}
