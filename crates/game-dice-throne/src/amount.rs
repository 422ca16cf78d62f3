//! Numbers that are reckoned when they are needed: `2*sym(life)`, `half(roll-sum)`,
//! `roll-sum >= 14`. A pack's numbers lie in one list; a number is its place there.

use crate::{HeroId, TokenId};
use content::verbs::Span;

/// A number of a pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Amount(pub(crate) u16);

/// What a number is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Term {
    /// Itself.
    Number(i16),
    /// Dice that show a symbol, by its number on the hero's die.
    Symbol(u8),
    /// Own tokens.
    Tokens(TokenId),
    /// Tokens of the one who is attacked.
    TargetTokens(TokenId),
    /// Tokens of the one who was picked, or who is about to receive something.
    PickedTokens(TokenId),
    /// Kinds of own companions that are there.
    Companions,
    /// Cards in the own hand.
    Hand,
    /// Whether a defensive ability was used against the attack: 0 or 1.
    Defended,
    /// Own combat points.
    Cp,
    /// All numbers of a roll together.
    RollSum,
    /// What was paid just before.
    Paid,
    /// Damage that is coming in, before anything takes a part of it.
    Subtotal,
    /// Damage that the attack dealt in the end.
    Dealt,
    /// Damage of the ability by itself.
    Base,
    /// Roll attempts so far.
    Attempts,
    /// The most dice that show the same number.
    Same,
    /// Whether the attack is an ultimate: 0 or 1.
    Ultimate,
    /// Whether the token has been there since the turn began: 0 or 1.
    HeldAllTurn,
    /// Whether the one who was picked is an opponent: 0 or 1.
    PickedOpponent,
    /// Whether its owner plays first: 0 or 1.
    First,
    /// Whether it is that hero: 0 or 1.
    Hero(HeroId),
    /// Half of a number, rounded up.
    Half(Amount),
    /// A sum.
    Plus(Amount, Amount),
    /// A difference.
    Minus(Amount, Amount),
    /// A product.
    Times(Amount, Amount),
}

/// How two numbers are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Than {
    /// At least as much.
    AtLeast,
    /// At most as much.
    AtMost,
    /// The same.
    Same,
}

/// A comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Test {
    /// What is compared.
    pub left: Amount,
    /// How.
    pub than: Than,
    /// With what.
    pub right: Amount,
}

/// Names that a text about numbers may use.
pub(crate) trait Names {
    /// A symbol on the hero's die.
    fn symbol(&self, name: &str) -> Option<u8>;
    /// A token.
    fn token(&self, name: &str) -> Option<TokenId>;
    /// A hero.
    fn hero(&self, name: &str) -> Option<HeroId>;
}

/// Reads numbers into the list.
pub(crate) struct Parser<'a, N> {
    pub(crate) names: &'a N,
    pub(crate) terms: &'a mut Vec<Term>,
}

/// Names that stand for a number without more words.
const PLAIN: &[(&str, Term)] = &[
    ("companions", Term::Companions),
    ("hand", Term::Hand),
    ("defended", Term::Defended),
    ("cp", Term::Cp),
    ("roll-sum", Term::RollSum),
    ("paid", Term::Paid),
    ("subtotal", Term::Subtotal),
    ("dealt", Term::Dealt),
    ("base", Term::Base),
    ("attempts", Term::Attempts),
    ("same", Term::Same),
    ("ultimate", Term::Ultimate),
    ("held-all-turn", Term::HeldAllTurn),
    ("picked-opponent", Term::PickedOpponent),
    ("first", Term::First),
];

/// Names with something in brackets.
const AROUND: &str = "sym(…), tok(…), target-tok(…), picked-tok(…), hero(…), half(…)";

impl<N: Names> Parser<'_, N> {
    /// A number: `3`, `2*sym(life)+1`.
    pub(crate) fn amount(&mut self, text: &str) -> Result<Amount, String> {
        let mut rest = text.trim();
        let amount = self.sum(&mut rest)?;
        if rest.trim().is_empty() {
            return Ok(amount);
        }
        Err(format!(
            "`{text}`: nobody knows what `{}` means here",
            rest.trim()
        ))
    }

    /// Comparisons, all of which must hold: `roll-sum >= 14 and ultimate == 0`.
    pub(crate) fn tests(&mut self, text: &str) -> Result<Vec<Test>, String> {
        text.split(" and ").map(|part| self.test(part)).collect()
    }

    fn test(&mut self, text: &str) -> Result<Test, String> {
        let signs = [
            (">=", Than::AtLeast),
            ("<=", Than::AtMost),
            ("==", Than::Same),
        ];
        let split = |(sign, than)| Some((text.split_once(sign)?, than));
        let Some(((left, right), than)) = signs.into_iter().find_map(split) else {
            return Err(format!("`{text}` compares nothing: use >=, <= or =="));
        };
        let (left, right) = (self.amount(left)?, self.amount(right)?);
        Ok(Test { left, than, right })
    }

    fn sum(&mut self, rest: &mut &str) -> Result<Amount, String> {
        let mut left = self.product(rest)?;
        loop {
            let make = if skip(rest, '+') {
                Term::Plus
            } else if skip(rest, '-') {
                Term::Minus
            } else {
                return Ok(left);
            };
            let right = self.product(rest)?;
            left = self.keep(make(left, right));
        }
    }

    fn product(&mut self, rest: &mut &str) -> Result<Amount, String> {
        let mut left = self.factor(rest)?;
        while skip(rest, '*') {
            let right = self.factor(rest)?;
            left = self.keep(Term::Times(left, right));
        }
        Ok(left)
    }

    fn factor(&mut self, rest: &mut &str) -> Result<Amount, String> {
        let word = word(rest);
        if let Ok(number) = word.parse() {
            return Ok(self.keep(Term::Number(number)));
        }
        if let Some((_, term)) = PLAIN.iter().find(|(name, _)| *name == word) {
            return Ok(self.keep(*term));
        }
        if word.is_empty() {
            return Err(format!("a number is missing before `{rest}`"));
        }
        if !skip(rest, '(') {
            let known: Vec<&str> = PLAIN.iter().map(|(name, _)| *name).collect();
            let known = known.join(", ");
            return Err(format!(
                "unknown number `{word}`: expected a number, {known}, {AROUND}"
            ));
        }
        let term = self.around(word, rest)?;
        if !skip(rest, ')') {
            return Err(format!("`{word}(` is not closed"));
        }
        Ok(self.keep(term))
    }

    fn around(&mut self, name: &str, rest: &mut &str) -> Result<Term, String> {
        if name == "half" {
            return self.sum(rest).map(Term::Half);
        }
        let what = word(rest);
        let found = match name {
            "sym" => self.names.symbol(what).map(Term::Symbol),
            "tok" => self.names.token(what).map(Term::Tokens),
            "target-tok" => self.names.token(what).map(Term::TargetTokens),
            "picked-tok" => self.names.token(what).map(Term::PickedTokens),
            "hero" => self.names.hero(what).map(Term::Hero),
            _ => return Err(format!("unknown `{name}(…)`: expected one of {AROUND}")),
        };
        found.ok_or_else(|| format!("`{name}({what})`: there is no `{what}`"))
    }

    fn keep(&mut self, term: Term) -> Amount {
        let known = self.terms.iter().position(|known| *known == term);
        let place = known.unwrap_or_else(|| {
            self.terms.push(term);
            self.terms.len() - 1
        });
        Amount(place as u16)
    }
}

/// Keeps comparisons in their list.
pub(crate) fn keep(list: &mut Vec<Test>, tests: Vec<Test>) -> Span {
    Span::append(list, tests)
}

fn skip(rest: &mut &str, sign: char) -> bool {
    let found = rest.trim_start().strip_prefix(sign);
    *rest = found.unwrap_or(rest);
    found.is_some()
}

/// The next word: letters, digits and hyphens between letters.
fn word<'t>(rest: &mut &'t str) -> &'t str {
    let text = rest.trim_start();
    let is_name = text.starts_with(|c: char| c.is_ascii_lowercase());
    let part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || (is_name && c == '-');
    let end = text.find(|c| !part(c)).unwrap_or(text.len());
    let (word, left) = text.split_at(end);
    *rest = left;
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;

    struct Few;

    impl Names for Few {
        fn symbol(&self, name: &str) -> Option<u8> {
            (name == "fiery-soul").then_some(2)
        }

        fn token(&self, name: &str) -> Option<TokenId> {
            TokenId::at(7).filter(|_| name == "bleed")
        }

        fn hero(&self, _: &str) -> Option<HeroId> {
            None
        }
    }

    fn read(text: &str) -> Result<Vec<Term>, String> {
        let mut terms = Vec::new();
        let names = &Few;
        let mut parser = Parser {
            names,
            terms: &mut terms,
        };
        parser.amount(text)?;
        Ok(terms)
    }

    #[test]
    fn products_bind_before_sums_and_names_keep_their_hyphens() {
        let terms = read("3+2*sym(fiery-soul)-1").unwrap();
        assert_eq!(
            terms,
            [
                Term::Number(3),
                Term::Number(2),
                Term::Symbol(2),
                Term::Times(Amount(1), Amount(2)),
                Term::Plus(Amount(0), Amount(3)),
                Term::Number(1),
                Term::Minus(Amount(4), Amount(5)),
            ]
        );
        assert_eq!(read("half(roll-sum)").unwrap().len(), 2);
    }

    #[test]
    fn what_nobody_knows_is_named() {
        let wrong = |text| read(text).unwrap_err();
        assert!(wrong("tok(blood)").contains("there is no `blood`"));
        assert!(wrong("3 4").contains("`4` means here"));
        assert!(wrong("sum").contains("unknown number `sum`"));
        assert!(wrong("half(3").contains("is not closed"));
        assert!(wrong("-4").contains("missing before `-4`"));
    }
}
