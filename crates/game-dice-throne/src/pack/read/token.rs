//! Tokens, and the lines of tokens and abilities that act at a moment.

use super::super::{StandsFor, Token, TokenKind, Trigger};
use super::all;
use crate::TokenId;
use crate::verb::{Cost, Goods, Language, Place, Span, When};
use content::{Node, Record, Table, verbs};

pub(super) fn token(record: &Record<'_>, it: &mut Language) -> Option<Token> {
    it.symbols.clear();
    let name = record.name("name");
    let kinds = [
        ("positive", TokenKind::Positive),
        ("negative", TokenKind::Negative),
        ("unique", TokenKind::Unique),
        ("companion", TokenKind::Companion),
    ];
    let kind = record
        .need("kind")
        .and_then(|node| node.one_of("kind", &kinds));
    let limit = record.need("limit").and_then(|node| node.number(1..=9));
    let is_status = kind != Some(TokenKind::Companion);
    let traits = record.get("traits").map_or(Some(Vec::new()), traits);
    let named = |field| match record.get(field).map(Node::name) {
        Some(name) => name.map(Some),
        None => Some(None),
    };
    let (many, counted) = (named("many"), named("counted"));
    let said = named("holds").zip(named("fails"));
    let this = it.token(record.id()).ok();
    let triggers = record
        .need("triggers")
        .and_then(|node| triggers(node, this, it));
    let traits = traits?;
    let is = |word: &str| traits.contains(&word);
    Some(Token {
        id: record.id().to_owned(),
        name: name?,
        many: many?,
        counted: counted?,
        said: said.and_then(|(holds, fails)| Some([holds?, fails?])),
        kind: kind?,
        stands_for: stands_for(&traits),
        limit: limit? as u8,
        persistent: is("persistent"),
        removable: is_status && !is("not-removable"),
        movable: is_status && !is("not-movable"),
        modifier: is("modifier"),
        triggers: triggers?,
    })
}

fn stands_for(traits: &[&str]) -> StandsFor {
    let known = [
        ("health", StandsFor::Health),
        ("level", StandsFor::Level),
        ("state", StandsFor::State),
    ];
    let mut known = known.into_iter();
    let found = known.find(|(word, _)| traits.contains(word));
    found.map_or(StandsFor::Itself, |(_, found)| found)
}

fn traits(node: Node<'_>) -> Option<Vec<&str>> {
    let known = [
        "persistent",
        "not-removable",
        "not-movable",
        "health",
        "level",
        "state",
        "modifier",
    ];
    let known = known.map(|word| (word, word));
    all(node
        .list()?
        .into_iter()
        .map(|word| word.one_of("trait", &known)))
}

/// What a token, if it is one, or a passive ability does.
pub(super) fn triggers(
    node: Node<'_>,
    token: Option<TokenId>,
    it: &mut Language,
) -> Option<Vec<Trigger>> {
    all(node
        .list()?
        .into_iter()
        .map(|node| trigger(node, token, it)))
}

const HOOK: [&str; 8] = [
    "when", "spend", "cp", "price", "seasoned", "per-turn", "if", "effects",
];

fn trigger(node: Node<'_>, token: Option<TokenId>, it: &mut Language) -> Option<Trigger> {
    let table = node.table(&HOOK)?;
    let when = table
        .need("when")
        .and_then(|node| node.one_of("moment", When::ALL));
    let prices = ["cp", "spend", "price"].map(|name| table.get(name));
    let is_spent = prices.iter().any(Option::is_some);
    let price = trigger_price(table, token, it);
    let at = if is_spent {
        Place::Spent
    } else {
        Place::Trigger
    };
    let place = when.map(at);
    let tests = tests(table.get("if"), it);
    let per_turn = table.get("per-turn").map(|node| node.number(1..=2));
    let effects = table
        .need("effects")
        .and_then(|node| verbs::read(node, place, it));
    let seasoned = table.get("seasoned").map_or(Some(false), Node::flag);
    Some(Trigger {
        when: when?,
        price: if is_spent { Some(price?) } else { None },
        seasoned: seasoned?,
        per_turn: match per_turn {
            Some(number) => Some(number? as u8),
            None => None,
        },
        place: 0,
        tests: tests?,
        effects: effects?,
    })
}

/// `spend = 2`, `spend = "any"` of the token itself; `cp = 1`, where nothing is a price too;
/// `price = { token = "synth", n = 2 }` of another token.
fn trigger_price(table: Table<'_>, token: Option<TokenId>, it: &Language) -> Option<Cost> {
    let fixed = |goods, number| {
        Some(Cost {
            goods,
            count: Some(number as u8),
            up_to: false,
        })
    };
    if let Some(node) = table.get("cp") {
        return fixed(Goods::Cp, node.number(0..=9)?);
    }
    if let Some(node) = table.get("price") {
        let price = node.table(&["token", "n"])?;
        let named = price.need("token")?;
        let found = it.token(named.text()?);
        let other = found.map_err(|what| named.problem(what)).ok()?;
        return fixed(Goods::Token(other), price.need("n")?.number(1..=9)?);
    }
    let node = table.get("spend")?;
    let Some(token) = token else {
        node.problem("only tokens are spent");
        return None;
    };
    let count = if node.is_number() {
        Some(node.number(1..=9)? as u8)
    } else {
        node.one_of("number", &[("any", ())])?;
        None
    };
    Some(Cost {
        goods: Goods::Token(token),
        count,
        up_to: count.is_none(),
    })
}

pub(super) fn tests(node: Option<Node<'_>>, it: &mut Language) -> Option<Span> {
    let text = match node {
        Some(node) => Some(node.words()?),
        None => None,
    };
    let read = it.tests(text);
    read.map_err(|what| node.into_iter().for_each(|node| node.problem(what.clone())))
        .ok()
}
