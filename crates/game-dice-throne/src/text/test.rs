//! Conditions: "the sum is 14 or more", "you have Shadows".

use super::Teller;
use super::amount::Noun;
use super::symbol::{symbol_counted, symbol_name};
use crate::TokenId;
use crate::amount::{Amount, Term, Test, Than};
use crate::pack::StandsFor;
use crate::verb::Span;
use kernel::{Arg, Said};

impl Teller<'_> {
    /// All of these must hold.
    pub(super) fn tests(&self, span: Span) -> Arg {
        let tests = self.pack.tests(span);
        if let Some(said) = self.together_tested(tests) {
            return said.into();
        }
        let tests = tests.iter();
        Arg::one_or(
            tests.map(|test| self.test(*test).into()).collect(),
            Arg::And,
        )
    }

    /// Conditions that are one in words: "no die shows x or y", "you rolled 2 or 3 times".
    fn together_tested(&self, tests: &[Test]) -> Option<Said> {
        let [one, other] = tests else {
            return None;
        };
        let term = |amount: Amount| self.pack.terms[usize::from(amount.0)];
        let of = |test: &Test| (term(test.left), test.than, term(test.right));
        match (of(one), of(other)) {
            (
                (Term::Symbol(one), Than::Same, Term::Number(0)),
                (Term::Symbol(other), Than::Same, Term::Number(0)),
            ) => {
                let names = [one, other].map(|symbol| symbol_name(self.symbols, symbol));
                let [one, other] = names;
                let said = Said::new("dice-throne-test-no-symbols").with("one", one);
                Some(said.with("other", other))
            }
            (
                (Term::Attempts, Than::AtLeast, Term::Number(least)),
                (Term::Attempts, Than::AtMost, Term::Number(most)),
            ) => Some(
                Said::new("dice-throne-test-attempts-between")
                    .with("least", Arg::number(least))
                    .with("most", Arg::number(most)),
            ),
            _ => None,
        }
    }

    fn test(&self, test: Test) -> Said {
        let left = self.pack.terms[usize::from(test.left.0)];
        let right = self.pack.terms[usize::from(test.right.0)];
        let than = Arg::word(match test.than {
            Than::AtLeast => "least",
            Than::AtMost => "most",
            Than::Same => "same",
        });
        let Term::Number(n) = right else {
            let said = Said::new("dice-throne-test-number").with("of", self.of(left));
            return said.with("than", than).with("n", self.of(right));
        };
        if let (1, [(-1, turned)]) = (self.linear(test.left).0, &self.linear(test.left).1[..])
            && let Some(said) = self.yes_or_no(*turned, test.than, 1 - n)
        {
            return said;
        }
        if let Some(said) = self.yes_or_no(left, test.than, n) {
            return said;
        }
        if let Term::Tokens(token) = left
            && self.pack.token(token).stands_for == StandsFor::Level
        {
            return Said::new("dice-throne-test-level")
                .with("level", Arg::number(n))
                .with("token", self.token_name(token));
        }
        let said = match left {
            Term::RollSum => Said::new("dice-throne-test-sum").with("dice", self.dice_word()),
            Term::Same => return Said::new("dice-throne-test-same").with("n", Arg::number(n)),
            Term::Symbol(symbol) => {
                let some = symbol_counted(self.symbols, n.unsigned_abs() as u8, symbol);
                return Said::new("dice-throne-test-symbols")
                    .with("than", than)
                    .with("some", some);
            }
            Term::Tokens(token) if self.is_special(token) => {
                Said::new("dice-throne-test-health").with("token", self.token_name(token))
            }
            Term::Tokens(token) => {
                Said::new("dice-throne-test-count").with("unit", self.noun(n, Noun::Token(token)))
            }
            Term::Subtotal => Said::new("dice-throne-test-incoming"),
            Term::Cp => Said::new("dice-throne-test-count")
                .with("unit", Said::new("dice-throne-noun-cp").into()),
            Term::Hand => Said::new("dice-throne-test-hand"),
            Term::Paid => Said::new("dice-throne-test-paid"),
            Term::Base => Said::new("dice-throne-test-base"),
            Term::Attempts => Said::new("dice-throne-test-attempts"),
            left => Said::new("dice-throne-test-number").with("of", self.of(left)),
        };
        said.with("than", than).with("n", Arg::number(n))
    }

    /// What is so or not so.
    fn yes_or_no(&self, left: Term, than: Than, n: i16) -> Option<Said> {
        let is = match (than, n) {
            (Than::AtLeast | Than::Same, 1) => "yes",
            (Than::Same | Than::AtMost, 0) => "no",
            _ => return None,
        };
        let said = match left {
            Term::Defended => Said::new("dice-throne-test-defended"),
            Term::Ultimate => Said::new("dice-throne-test-ultimate"),
            Term::HeldAllTurn => Said::new("dice-throne-test-held"),
            Term::PickedOpponent => Said::new("dice-throne-test-opponent"),
            Term::First => Said::new("dice-throne-test-first"),
            Term::Hero(hero) => {
                let name = &self.pack.hero(hero).name;
                let name = Arg::named(&name.de, &name.en);
                Said::new("dice-throne-test-hero").with("hero", name)
            }
            Term::Tokens(token) if than == Than::Same && n > 0 && self.is_many(token) => {
                return None;
            }
            Term::Tokens(token) if self.is_special(token) => return Some(self.state(token, is)),
            Term::Tokens(token) => {
                Said::new("dice-throne-test-token").with("token", self.token_names(token))
            }
            Term::TargetTokens(token) => {
                Said::new("dice-throne-test-target-token").with("token", self.token_name(token))
            }
            Term::Symbol(symbol) => Said::new("dice-throne-test-symbol")
                .with("symbol", symbol_name(self.symbols, symbol)),
            _ => return None,
        };
        Some(said.with("is", Arg::word(is)))
    }

    /// Whether a state holds, in the words that it has for that.
    fn state(&self, token: TokenId, is: &'static str) -> Said {
        let Some([holds, fails]) = &self.pack.token(token).said else {
            let said = Said::new("dice-throne-test-state").with("token", self.token_name(token));
            return said.with("is", Arg::word(is));
        };
        let words = if is == "yes" { holds } else { fails };
        Said::new("dice-throne-test-said").with("text", Arg::named(&words.de, &words.en))
    }

    fn is_many(&self, token: TokenId) -> bool {
        self.pack.token(token).limit > 1
    }
}
