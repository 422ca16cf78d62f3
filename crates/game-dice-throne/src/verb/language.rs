//! What has been read of a pack's verbs so far, and the names that their texts may use.

use super::{Clause, Cost, Goods, Span, Symbols, Verb};
use crate::amount::{self, Amount, Names, Parser, Term, Test};
use crate::{HeroId, TokenId};
use content::verbs::Given;
use dice::Id;

/// All that has been read so far, and the names that texts may use.
#[derive(Debug, Default)]
pub(crate) struct Language {
    pub(crate) verbs: Vec<Verb>,
    pub(crate) clauses: Vec<Clause>,
    pub(crate) options: Vec<Span>,
    pub(crate) terms: Vec<Term>,
    pub(crate) tests: Vec<Test>,
    pub(crate) tokens: Vec<String>,
    pub(crate) heroes: Vec<String>,
    /// Symbols on the die of the hero that is being read, in the order of their numbers.
    pub(crate) symbols: Vec<String>,
}
struct Known<'a> {
    tokens: &'a [String],
    heroes: &'a [String],
    symbols: &'a [String],
}

fn place_of(names: &[String], name: &str) -> Option<usize> {
    names.iter().position(|known| known == name)
}

impl Names for Known<'_> {
    fn symbol(&self, name: &str) -> Option<u8> {
        place_of(self.symbols, name).map(|place| place as u8)
    }

    fn token(&self, name: &str) -> Option<TokenId> {
        place_of(self.tokens, name).and_then(TokenId::at)
    }

    fn hero(&self, name: &str) -> Option<HeroId> {
        place_of(self.heroes, name).and_then(HeroId::at)
    }
}

impl Language {
    fn parse<T>(
        &mut self,
        read: impl FnOnce(&mut Parser<'_, Known<'_>>) -> Result<T, String>,
    ) -> Result<T, String> {
        let names = Known {
            tokens: &self.tokens,
            heroes: &self.heroes,
            symbols: &self.symbols,
        };
        read(&mut Parser {
            names: &names,
            terms: &mut self.terms,
        })
    }

    /// A number that is reckoned.
    pub(crate) fn amount(&mut self, text: &str) -> Result<Amount, String> {
        self.parse(|parser| parser.amount(text))
    }

    /// Comparisons, all of which must hold; none where nothing is said.
    pub(crate) fn tests(&mut self, text: Option<&str>) -> Result<Span, String> {
        let tests = match text {
            Some(text) => self.parse(|parser| parser.tests(text))?,
            None => Vec::new(),
        };
        Ok(amount::keep(&mut self.tests, tests))
    }

    /// A token by its id.
    pub(crate) fn token(&self, id: &str) -> Result<TokenId, String> {
        let found = place_of(&self.tokens, id).and_then(TokenId::at);
        let known = || self.tokens.join(", ");
        found.ok_or_else(|| format!("unknown token `{id}`: expected one of {}", known()))
    }

    /// So many of each symbol: `3 sword 2 pow`.
    pub(crate) fn symbols(&self, text: &str) -> Result<Symbols, String> {
        let mut counts = Symbols::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let (pairs, rest) = words.as_chunks::<2>();
        let known = || self.symbols.join(", ");
        if !rest.is_empty() || pairs.is_empty() {
            return Err(format!("`{text}`: write a number before each symbol"));
        }
        for [count, symbol] in pairs {
            let place = place_of(&self.symbols, symbol);
            let place = place.ok_or_else(|| format!("unknown symbol `{symbol}`: {}", known()))?;
            let count = count.parse().ok().filter(|count| (1..=5).contains(count));
            counts[place] = count.ok_or_else(|| format!("`{text}`: there are 5 dice"))?;
        }
        Ok(counts)
    }

    pub(super) fn any_of(&self, text: &str) -> Result<u8, String> {
        let place = |word: &str| {
            let place = place_of(&self.symbols, word);
            place.ok_or_else(|| format!("unknown symbol `{word}`"))
        };
        let mut places = text.split_whitespace().map(place);
        places.try_fold(0, |set, place| Ok(set | 1 << place?))
    }
}

/// Something that is given up: `{ cp = 2 }`, `{ token = "chi", n = 2, up-to = true }`.
pub(super) fn price(language: &mut Language, given: &Given) -> Result<Option<Cost>, String> {
    if !given.is_there() {
        return Ok(None);
    }
    let [cp, token, n, up_to, companions] = [0, 1, 2, 3, 4].map(|at| given.field(at));
    let (goods, count) = match (cp.is_there(), token.is_there()) {
        (false, false) if companions.is_there() => (Goods::Companions, companions.text()),
        (true, false) if !n.is_there() => (Goods::Cp, cp.text()),
        (false, true) => {
            let goods = Goods::Token(language.token(token.text())?);
            (goods, if n.is_there() { n.text() } else { "1" })
        }
        _ => return Err("a price is in cp, in companions, or in n of a token".into()),
    };
    let count = match count {
        "any" => None,
        text => Some(text.parse().map_err(|_| format!("`{text}` is no price"))?),
    };
    let up_to = up_to.flag() || count.is_none();
    Ok(Some(Cost {
        goods,
        count,
        up_to,
    }))
}
