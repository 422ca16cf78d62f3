//! Verbs with others inside: rolls with what they bring, choices, conditions.

use super::amount::Noun;
use super::symbol::{counted_symbols, symbol_name};
use super::{Form, Item, Teller};
use crate::TokenId;
use crate::amount::Term;
use crate::verb::{Clause, Cost, Shows, Span, Verb, Whom};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// A verb with others inside.
    pub(super) fn around(&self, verb: Verb) -> Item {
        let key = verb.says();
        let said = match verb {
            Verb::Roll { .. } => return self.roll(verb),
            Verb::Contest { tie, then, other } => return self.contest(key, tie, then, other),
            Verb::Choose { by, options } => return self.choose(key, by, options),
            Verb::May { price, then } => self.may(key, price, then),
            Verb::If { tests, then, other } => self.when(tests, then, other),
            Verb::IfDealt { n, then } => Said::new(key)
                .with("n", Arg::number(n))
                .with("then", self.phrase(then)),
            Verb::Watch { token, then } => {
                let inside = Teller {
                    one_die: self.rolls_one(token),
                    ..*self
                };
                let said = Said::new(key).with("token", self.token_name(token));
                said.with("then", inside.wish(then))
            }
            Verb::Also(then) => Said::new(key).with("then", self.phrase(then)),
            other => unreachable!("{other:?} has no verbs inside"),
        };
        Item {
            alone: true,
            ..said.into()
        }
    }

    fn roll(&self, verb: Verb) -> Item {
        let Verb::Roll {
            dice,
            by,
            again,
            price,
            clauses,
        } = verb
        else {
            unreachable!("it is a roll")
        };
        let inside = Teller {
            one_die: self.pack.terms[usize::from(dice.0)] == Term::Number(1),
            ..*self
        };
        let said = self
            .about(verb.says(), by)
            .with("by", self.who(by))
            .with("some", self.some(dice, Noun::Dice));
        let mut rows = Vec::new();
        if again > 0 {
            rows.push(inside.again(again, price));
        }
        let clauses = self.pack.clauses(clauses).iter();
        rows.extend(clauses.flat_map(|clause| inside.clause(clause)));
        Item {
            rows,
            ..said.into()
        }
    }

    fn again(&self, dice: u8, price: Option<Cost>) -> Arg {
        let said = match price {
            Some(price) => Said::new("dice-throne-again-for").with("cost", self.cost(price)),
            None => Said::new("dice-throne-roll-again"),
        };
        said.with("n", Arg::number(dice))
            .with("dice", self.dice_word())
            .into()
    }

    /// What a roll brings if the dice show something.
    fn clause(&self, clause: &Clause) -> Vec<Arg> {
        let tests = self.pack.tests(clause.tests);
        if clause.shows == Shows::Anything && tests.is_empty() {
            let items = self.together(self.items(clause.effects)).into_iter();
            return items.map(|item| self.inline(item)).collect();
        }
        vec![self.labelled(clause)]
    }

    fn labelled(&self, clause: &Clause) -> Arg {
        let tests = self.pack.tests(clause.tests);
        let then = self.phrase(clause.effects);
        let label = match (self.label(clause.shows), tests) {
            (None, _) => {
                return self
                    .when(clause.tests, clause.effects, Span::default())
                    .into();
            }
            (Some(label), []) => label,
            (Some(label), _) => Said::new("dice-throne-label-if")
                .with("label", label)
                .with("tests", self.tests(clause.tests))
                .into(),
        };
        let said = Said::new("dice-throne-row").with("label", label);
        said.with("then", then).into()
    }

    fn label(&self, shows: Shows) -> Option<Arg> {
        Some(match shows {
            Shows::Anything => return None,
            Shows::Symbols(symbols) => counted_symbols(self.symbols, symbols, self.one_die),
            Shows::AnyOf(set) => {
                let these = (0..6).filter(|symbol| set >> symbol & 1 == 1);
                let these = these
                    .map(|symbol| symbol_name(self.symbols, symbol))
                    .collect();
                Arg::one_or(these, Arg::Or)
            }
            Shows::Every(symbols) => Said::new("dice-throne-label-every")
                .with("symbols", counted_symbols(self.symbols, symbols, true))
                .into(),
            Shows::Numbers(set) => Said::new("dice-throne-label-numbers")
                .with("dice", self.dice_word())
                .with("numbers", numbers(set))
                .into(),
            Shows::EachNumber(set) => Said::new("dice-throne-label-each")
                .with("numbers", numbers(set))
                .into(),
            Shows::Otherwise => Said::new("dice-throne-label-otherwise").into(),
        })
    }

    fn contest(&self, key: &'static str, tie: bool, then: Span, other: Span) -> Item {
        let said = Said::new(key);
        let test = Said::new(if tie {
            "dice-throne-test-won-or-tied"
        } else {
            "dice-throne-test-won"
        });
        let row = self.either(test.into(), self.phrase(then), other);
        Item {
            rows: vec![row.into()],
            ..said.into()
        }
    }

    fn choose(&self, key: &'static str, by: Whom, options: Span) -> Item {
        let spans = self.pack.options(options);
        let verbs: Vec<&[_]> = spans.iter().map(|&span| self.pack.verbs(span)).collect();
        let is_gift = |verbs: &&[Verb]| {
            matches!(
                verbs,
                [Verb::Gain { to: Whom::Me, .. } | Verb::Cp { to: Whom::Me, .. }]
            )
        };
        if by == Whom::Me && verbs.iter().all(is_gift) {
            let things = verbs.iter().map(|verbs| self.gift(verbs[0])).collect();
            let said = self.about(verbs[0][0].says(), Whom::Me);
            return said.with("things", Arg::Or(things)).into();
        }
        let options = spans.iter().map(|&span| self.phrase(span)).collect();
        let said = self
            .about(key, by)
            .with("by", self.who(by))
            .with("die", Arg::word(if self.die { "yes" } else { "no" }))
            .with("options", super::options(options));
        Item {
            alone: true,
            ..said.into()
        }
    }

    fn may(&self, key: &'static str, price: Option<Cost>, then: Span) -> Said {
        let Some(price) = price else {
            return Said::new(key).with("then", self.whole().phrase(then));
        };
        let inside = Teller {
            paid: Some(price.goods),
            ..*self
        };
        Said::new("dice-throne-may-pay")
            .with("cost", self.cost(price))
            .with("then", inside.phrase(then))
    }

    /// What happens if something holds.
    pub(super) fn when(&self, tests: Span, then: Span, other: Span) -> Said {
        self.either(self.tests(tests), self.wish(then), other)
    }

    /// What happens, behind a condition: what somebody may leave is told as such.
    fn wish(&self, then: Span) -> Arg {
        let wished = match self.pack.verbs(then) {
            [Verb::May { price: None, then }] => self.whole().phrase(*then),
            [Verb::Gain { may: true, .. }] => self.given(self.pack.verbs(then)).into(),
            _ => return self.phrase(then),
        };
        let said = Said::new("dice-throne-may-then");
        said.with("then", wished).into()
    }

    /// Behind "you may" stands a verb, also in a line.
    fn whole(&self) -> Self {
        Teller {
            form: Form::Whole,
            ..*self
        }
    }

    /// Whether one die is rolled for a token.
    fn rolls_one(&self, token: TokenId) -> bool {
        let triggers = self.pack.token(token).triggers.iter();
        let mut verbs = triggers.flat_map(|trigger| self.pack.verbs(trigger.effects));
        verbs.any(|verb| {
            matches!(verb, Verb::Roll { dice, .. }
                if self.pack.terms[usize::from(dice.0)] == Term::Number(1))
        })
    }

    fn either(&self, tests: Arg, then: Arg, other: Span) -> Said {
        if other.len == 0 {
            return self.condition(tests, then);
        }
        Said::new("dice-throne-if-else")
            .with("tests", tests)
            .with("then", then)
            .with("other", self.wish(other))
    }

    fn condition(&self, tests: Arg, then: Arg) -> Said {
        let said = Said::new("dice-throne-verb-if");
        said.with("tests", tests).with("then", then)
    }
}

/// Numbers of a set, a bit for each.
fn numbers(set: u8) -> Arg {
    let sides = (0..6u8).filter(|side| set >> side & 1 == 1);
    let sides = sides.map(|side| Arg::number(side + 1)).collect();
    Arg::one_or(sides, Arg::Or)
}
