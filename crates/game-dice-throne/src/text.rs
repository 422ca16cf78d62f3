//! The sentences of abilities, cards and tokens, made from their data. Keys and arguments only; the
//! words are in `words`, in both languages.
//!
//! Whoever owns the thing is spoken to, always in the imperative: "gain Protect", "take 2 damage".
//! Such a phrase fits behind a condition, into a list and behind a colon alike, in German too.

mod amount;
mod board;
mod merge;
mod phrase;
mod reference;
mod roll;
mod symbol;
mod test;
mod trigger;
mod whom;

pub use board::{Line, card_text, level_lines, level_text, needs_text, setup_text};
pub use reference::{MOST_VERBS, verb_list, verb_places};
pub(crate) use symbol::symbols_shown;
pub use trigger::token_text;

use crate::pack::{StandsFor, Symbol, TokenKind};
use crate::verb::{Goods, Kind, Span, Verb, Whom};
use crate::{Hero, Pack, TokenId};
use kernel::{Arg, Said};

/// For what a text is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// A line on the board: "5/7/9 damage".
    Short,
    /// The same for ears: "5, 7 or 9 damage".
    Spoken,
    /// Whole sentences.
    Whole,
}

impl Form {
    fn word(self) -> Arg {
        Arg::word(match self {
            Form::Short | Form::Spoken => "short",
            Form::Whole => "whole",
        })
    }
}

/// Someone who tells what verbs do.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pack: &'a Pack,
    /// What the dice of the owner show; nothing for tokens and common cards.
    symbols: &'a [Symbol],
    form: Form,
    /// Whether the roll that is spoken of is of one die.
    one_die: bool,
    /// What was given up.
    paid: Option<Goods>,
    /// Whether a die was picked: its owner is who was picked then.
    die: bool,
    /// The token that is spoken of.
    token: Option<TokenId>,
    time: Time,
    /// Who is spoken to: the owner, or whoever was picked.
    spoken_to: Whom,
}

/// When that happens which is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Time {
    /// When a hero begins.
    SetUp,
    /// While its owner is attacked: what is added then hits the owner.
    Attacked,
    /// At any other time.
    Usual,
}

/// Something that is told: a phrase, and what hangs on it line by line.
struct Item {
    phrase: Arg,
    /// What the dice of a roll bring.
    rows: Vec<Arg>,
    /// Whether it is a sentence of its own.
    alone: bool,
    /// Whether all may say a word before it.
    then: bool,
}

impl From<Said> for Item {
    fn from(said: Said) -> Item {
        Item {
            phrase: said.into(),
            rows: Vec::new(),
            alone: false,
            then: false,
        }
    }
}

impl<'a> Teller<'a> {
    pub(crate) fn new(pack: &'a Pack, hero: Option<&'a Hero>, form: Form) -> Teller<'a> {
        Teller {
            pack,
            symbols: hero.map_or(&[], |hero| &hero.symbols),
            form,
            one_die: false,
            paid: None,
            die: false,
            token: None,
            time: Time::Usual,
            spoken_to: Whom::Me,
        }
    }

    /// The same, told to whoever was picked.
    pub(crate) fn to_picked(self) -> Teller<'a> {
        Teller {
            spoken_to: Whom::Picked,
            ..self
        }
    }

    /// The same, of a roll of so many dice.
    pub(crate) fn of_dice(self, dice: usize) -> Teller<'a> {
        Teller {
            one_die: dice == 1,
            ..self
        }
    }

    /// What verbs do, as a text.
    pub(crate) fn text(&self, span: Span) -> Vec<Said> {
        self.finish(self.items(span))
    }

    /// What verbs do, as a part of a sentence.
    pub(crate) fn phrase(&self, span: Span) -> Arg {
        let items = self.together(self.items(span)).into_iter();
        self.listed(items.map(|item| self.inline(item)).collect())
    }

    /// Sentences, or a line without a full stop.
    fn finish(&self, items: Vec<Item>) -> Vec<Said> {
        let sentence = |key, text| Said::new(key).with("text", text);
        let items = self.together(items).into_iter();
        if self.form == Form::Whole {
            let all = items.flat_map(|item| std::iter::once(item.phrase).chain(item.rows));
            return all
                .map(|text| sentence("dice-throne-sentence", text))
                .collect();
        }
        let lines = items.map(|item| match Arg::chain("dice-throne-next", item.rows) {
            Some(rows) => Arg::joined("dice-throne-full-stop", item.phrase, rows),
            None => item.phrase,
        });
        let line = Arg::chain("dice-throne-next", lines);
        line.map(|line| sentence("dice-throne-line", line))
            .into_iter()
            .collect()
    }

    /// What verbs do, one by one. Things that one person gets together are one item.
    fn items(&self, span: Span) -> Vec<Item> {
        let mut items = Vec::new();
        let mut then = false;
        let mut verbs = self.pack.verbs(span);
        let mut teller = *self;
        while let Some((&first, rest)) = verbs.split_first() {
            if first == Verb::Then {
                (then, verbs) = (!items.is_empty(), rest);
                continue;
            }
            let (run, left) = verbs.split_at(1 + teller.company(first, rest));
            let mut item = teller.item(run);
            match first {
                Verb::Pay(cost) => teller.paid = Some(cost.goods),
                Verb::PickDie(_) => teller.die = true,
                _ => {}
            }
            item.then = std::mem::take(&mut then);
            let long = has_list(&item.phrase) || names_twice(first);
            item.alone |= self.form == Form::Whole && !item.then && long;
            items.push(item);
            verbs = left;
        }
        items
    }

    /// How many verbs behind one are told together with it: all that the same person gets, and
    /// in a sentence also the damage that comes with tokens.
    fn company(&self, first: Verb, rest: &[Verb]) -> usize {
        let alike = |next: &&Verb| self.go_together(first, **next);
        let count = rest.iter().take_while(alike).count();
        let hurts = match (first, rest.get(count)) {
            (
                Verb::Inflict {
                    to: Whom::Target, ..
                },
                Some(&Verb::Damage {
                    n,
                    kind,
                    to: Whom::Target,
                    ..
                }),
            ) => !has_list(&self.some(n, amount::Noun::Damage(kind))),
            _ => false,
        };
        count + usize::from(hurts && self.form == Form::Whole)
    }

    /// Whether both are about what the same person gets.
    fn go_together(&self, first: Verb, next: Verb) -> bool {
        let person = |verb| match verb {
            Verb::Gain { token, .. } if self.is_special(token) => None,
            Verb::Gain { to, .. } | Verb::Cp { to, .. } => Some((true, to)),
            Verb::Inflict { to, .. } => Some((false, to)),
            _ => None,
        };
        let (Some((gains, first)), Some((also, next))) = (person(first), person(next)) else {
            return false;
        };
        let same = next == Whom::Picked || (next == first && !first.is_by_choice());
        gains == also && same
    }

    fn item(&self, run: &[Verb]) -> Item {
        let may = |said: Said| -> Item {
            let said = Said::new("dice-throne-verb-may").with("then", said.into());
            Item {
                alone: true,
                ..said.into()
            }
        };
        match run[0] {
            Verb::Gain { token, .. } if self.is_special(token) => self.simple(run[0]).into(),
            Verb::Gain { may: true, .. } => may(self.given(run)),
            Verb::Grow { may: true, .. } => may(self.simple(run[0])),
            Verb::Gain { .. } | Verb::Cp { .. } | Verb::Inflict { .. } => self.given(run).into(),
            Verb::Roll { .. }
            | Verb::Contest { .. }
            | Verb::Choose { .. }
            | Verb::May { .. }
            | Verb::If { .. }
            | Verb::IfDealt { .. }
            | Verb::Watch { .. }
            | Verb::Also(_) => self.around(run[0]),
            verb => self.simple(verb).into(),
        }
    }

    /// Phrases that fit into one sentence, in one sentence.
    fn together(&self, items: Vec<Item>) -> Vec<Item> {
        let mut whole: Vec<Item> = Vec::new();
        let mut open: Vec<Arg> = Vec::new();
        let mut before: Option<Arg> = None;
        for item in items {
            if item.alone || !item.rows.is_empty() {
                whole.extend(self.closed(&mut open, &mut before));
                whole.push(item);
                continue;
            }
            let begins = item.then && open.is_empty() && !whole.is_empty();
            if item.then && !open.is_empty() {
                before = self.closed(&mut open, &mut before).map(|item| item.phrase);
            }
            let next = || Said::new("dice-throne-then").with("next", item.phrase.clone());
            open.push(if begins { next().into() } else { item.phrase });
        }
        whole.extend(self.closed(&mut open, &mut before));
        whole
    }

    fn closed(&self, open: &mut Vec<Arg>, before: &mut Option<Arg>) -> Option<Item> {
        let phrases = std::mem::take(open);
        let next = (!phrases.is_empty()).then(|| self.listed(phrases))?;
        let phrase = match before.take() {
            Some(before) => Arg::joined(Verb::Then.says(), before, next),
            None => next,
        };
        Some(Item {
            phrase,
            rows: Vec::new(),
            alone: false,
            then: false,
        })
    }

    /// Phrases one after the other: a line is short of words, a sentence is not.
    fn listed(&self, phrases: Vec<Arg>) -> Arg {
        match self.form {
            Form::Whole => Arg::one_or(phrases, Arg::And),
            Form::Short | Form::Spoken => {
                // A list among phrases would swallow its neighbours.
                let key = if phrases
                    .iter()
                    .any(|phrase| has_list(phrase) || has_choice(phrase))
                {
                    "dice-throne-next"
                } else {
                    "list-comma"
                };
                Arg::chain(key, phrases).unwrap_or_else(|| Arg::And(Vec::new()))
            }
        }
    }

    /// An item within a sentence: what hangs on certain dice goes into brackets, what comes anyway
    /// does not.
    fn inline(&self, item: Item) -> Arg {
        if !item.rows.iter().any(is_row) {
            return self.listed(std::iter::once(item.phrase).chain(item.rows).collect());
        }
        match Arg::chain("dice-throne-next", item.rows) {
            Some(rows) => Arg::joined("dice-throne-brackets", item.phrase, rows),
            None => item.phrase,
        }
    }

    /// The companion that another grows from: companions stand in a row, as on the leaflet.
    fn grows_from(&self, token: TokenId) -> Option<TokenId> {
        let row = self.row_of(token);
        let at = row.iter().position(|other| *other == token)?;
        row.get(at.checked_sub(1)?).copied()
    }

    /// The companions that one of them belongs to, where there can be several of a kind.
    fn row_of(&self, token: TokenId) -> Vec<TokenId> {
        let is_one = |other: &TokenId| {
            let found = self.pack.token(*other);
            found.kind == TokenKind::Companion && !self.is_special(*other)
        };
        let mut heroes = self.pack.heroes.iter();
        let hero = heroes.find(|hero| hero.tokens.contains(&token));
        hero.map_or_else(Vec::new, |hero| {
            hero.tokens.iter().copied().filter(is_one).collect()
        })
    }

    fn say(&self, key: &'static str) -> Said {
        Said::new(key).with("form", self.form.word())
    }

    fn token_name(&self, token: TokenId) -> Arg {
        let name = &self.pack.token(token).name;
        Arg::named(&name.de, &name.en)
    }

    /// What one of a token is called where it is counted.
    fn token_unit(&self, token: TokenId) -> Arg {
        let found = self.pack.token(token);
        let name = found.counted.as_ref().unwrap_or(&found.name);
        Arg::named(&name.de, &name.en)
    }

    /// What several of a token are called.
    fn token_names(&self, token: TokenId) -> Arg {
        let found = self.pack.token(token);
        let name = found.many.as_ref().or(found.counted.as_ref());
        let name = name.unwrap_or(&found.name);
        Arg::named(&name.de, &name.en)
    }

    /// Whether nobody would say that somebody has so many of it.
    fn is_special(&self, token: TokenId) -> bool {
        self.pack.token(token).stands_for != StandsFor::Itself
    }
}

/// So many of a token.
pub(crate) fn tokens_counted(pack: &Pack, token: TokenId, n: u8) -> Arg {
    Teller::new(pack, None, Form::Whole).counted(n.into(), amount::Noun::Token(token))
}

/// So much of what a verb asks about.
pub(crate) fn amount_asked(pack: &Pack, verb: Verb, n: u8) -> Option<Arg> {
    let noun = match verb {
        Verb::Gain { token, .. } => amount::Noun::Token(token),
        Verb::Divert { .. } => amount::Noun::Damage(Kind::Normal),
        Verb::Pay(cost)
        | Verb::May {
            price: Some(cost), ..
        } => match cost.goods {
            Goods::Cp => amount::Noun::Cp,
            Goods::Token(token) => amount::Noun::Token(token),
            Goods::Companions => amount::Noun::Companions,
        },
        _ => return None,
    };
    Some(Teller::new(pack, None, Form::Whole).counted(n.into(), noun))
}

/// Whether something hangs on what certain dice show.
fn is_row(row: &Arg) -> bool {
    matches!(row, Arg::Text(text) if text.iter().any(|said| said.key == "dice-throne-row"))
}

/// Whether somebody is named so often that nothing should follow in the same sentence.
const fn names_twice(verb: Verb) -> bool {
    match verb {
        Verb::Inflict { to, .. } | Verb::Damage { to, .. } => to.is_repeated(),
        _ => false,
    }
}

/// Whether a phrase has an "and" of its own, so that another one behind it would be one too many.
fn has_list(arg: &Arg) -> bool {
    match arg {
        Arg::And(all) => all.len() > 1,
        Arg::Text(text) => text
            .iter()
            .flat_map(|said| &said.args)
            .any(|(_, arg)| has_list(arg)),
        _ => false,
    }
}

/// Whether a phrase has an "or" of its own, which would reach for what stands before it.
fn has_choice(arg: &Arg) -> bool {
    match arg {
        Arg::Or(all) => all.len() > 1,
        Arg::Text(text) => {
            let mut args = text.iter().flat_map(|said| &said.args);
            args.any(|(_, arg)| has_choice(arg))
        }
        _ => false,
    }
}

/// Whether a line tells several things one after the other.
fn has_parts(arg: &Arg) -> bool {
    let is_chain = |said: &Said| ["list-comma", "dice-throne-next"].contains(&said.key.as_ref());
    matches!(arg, Arg::Text(text) if text.iter().any(is_chain))
}

/// What can be chosen: "a or b"; where one of them has an "and" of its own, with a mark between.
fn options(all: Vec<Arg>) -> Arg {
    if all.iter().any(|one| has_list(one) || has_parts(one)) {
        return Arg::chain("dice-throne-or", all).unwrap_or_else(|| Arg::Or(Vec::new()));
    }
    Arg::one_or(all, Arg::Or)
}
