//! Numbers that are reckoned, in words: "1 damage per sword", "4 damage plus 1 per arrow", "damage
//! equal to half the number rolled (rounded up)".

use super::Teller;
use super::symbol::symbol_name;
use crate::TokenId;
use crate::amount::{Amount, Term};
use crate::verb::{Count, Kind};
use kernel::{Arg, Said};

/// What there is so much of.
#[derive(Clone, Copy)]
pub(super) enum Noun {
    Damage(Kind),
    Cp,
    Cards,
    Dice,
    /// Health that changes hands.
    Health,
    Token(TokenId),
    Companions,
    /// How often companions grow.
    Steps,
    /// Nothing is named: a number by itself.
    Number,
}

/// What a number looks like.
enum Shape {
    /// It is known.
    Plain(i16),
    /// A number, and more for each of something.
    Per(i16, Vec<(i16, Term)>),
    /// As much as something else.
    Equal(Arg),
}

impl Teller<'_> {
    /// So much of something.
    pub(super) fn some(&self, amount: Amount, noun: Noun) -> Arg {
        match self.shape(amount) {
            Shape::Plain(n) => self.counted(n, noun),
            Shape::Per(base, parts) => self.per(base, &parts, noun),
            Shape::Equal(of) => match noun {
                Noun::Number => Said::new("dice-throne-as-much").with("of", of).into(),
                noun => Said::new("dice-throne-equal")
                    .with("noun", self.noun(0, noun))
                    .with("of", of)
                    .into(),
            },
        }
    }

    /// So many, or all there are, or up to the limit.
    pub(super) fn tokens(&self, token: TokenId, count: Count, all: &'static str) -> Arg {
        match count {
            Count::Number(amount) => self.some(amount, Noun::Token(token)),
            Count::All => Said::new(all).with("token", self.token_names(token)).into(),
        }
    }

    /// A number of something. Of a token that nobody has twice the name will do.
    pub(super) fn counted(&self, n: i16, noun: Noun) -> Arg {
        match noun {
            Noun::Number => Arg::number(n),
            Noun::Token(token) if n == 1 && self.pack.token(token).limit == 1 => {
                self.token_name(token)
            }
            noun => Said::new("dice-throne-some")
                .with("n", Arg::number(n))
                .with("noun", self.noun(n, noun))
                .into(),
        }
    }

    pub(super) fn noun(&self, n: i16, noun: Noun) -> Arg {
        let counted = |key| Said::new(key).with("n", Arg::number(n));
        let said = match noun {
            Noun::Damage(kind) => self
                .say("dice-throne-noun-damage")
                .with("kind", Arg::word(kind.word())),
            Noun::Cp => Said::new("dice-throne-noun-cp"),
            Noun::Cards => counted("dice-throne-noun-cards"),
            Noun::Dice => counted("dice-throne-noun-dice"),
            Noun::Health => Said::new("dice-throne-noun-health"),
            Noun::Companions => counted("dice-throne-noun-companions"),
            Noun::Steps => counted("dice-throne-noun-steps"),
            Noun::Token(token) if n == 1 => return self.token_unit(token),
            Noun::Token(token) => return self.token_names(token),
            Noun::Number => return Arg::number(n),
        };
        said.into()
    }

    /// "2 damage per sword and 1 per helmet", "4 damage plus 1 per arrow".
    fn per(&self, base: i16, parts: &[(i16, Term)], noun: Noun) -> Arg {
        let each = |&(n, term): &(i16, Term), noun| -> Arg {
            Said::new("dice-throne-per")
                .with("some", self.counted(n, noun))
                .with("unit", self.unit(term))
                .into()
        };
        if base > 0 {
            let more = parts.iter().map(|part| each(part, Noun::Number)).collect();
            return Said::new("dice-throne-plus")
                .with("some", self.counted(base, noun))
                .with("more", Arg::one_or(more, Arg::And))
                .into();
        }
        let (first, rest) = parts.split_first().expect("there is something to count");
        let mut all = vec![each(first, noun)];
        all.extend(rest.iter().map(|part| each(part, Noun::Number)));
        let sum = Arg::one_or(all, Arg::And);
        if base == 0 {
            return sum;
        }
        Said::new("dice-throne-minus")
            .with("some", sum)
            .with("n", Arg::number(-base))
            .into()
    }

    fn term(&self, amount: Amount) -> Term {
        self.pack.terms[usize::from(amount.0)]
    }

    fn shape(&self, amount: Amount) -> Shape {
        let (base, parts) = self.linear(amount);
        match parts[..] {
            [] => Shape::Plain(base),
            [(1, term)] if base == 0 && !is_counted(term) => Shape::Equal(self.of(term)),
            _ => Shape::Per(base, parts),
        }
    }

    /// A number as a sum: what is known, and so many times something.
    pub(super) fn linear(&self, amount: Amount) -> (i16, Vec<(i16, Term)>) {
        let times = |(base, parts): (i16, Vec<(i16, Term)>), by: i16| {
            let parts = parts.into_iter().map(|(n, term)| (n * by, term));
            (base * by, parts.collect::<Vec<_>>())
        };
        let sum = |(a, mut left): (i16, Vec<_>), (b, right): (i16, Vec<_>)| {
            left.extend(right);
            (a + b, left)
        };
        match self.term(amount) {
            Term::Number(n) => (n, Vec::new()),
            Term::Plus(a, b) => sum(self.linear(a), self.linear(b)),
            Term::Minus(a, b) => sum(self.linear(a), times(self.linear(b), -1)),
            Term::Times(a, b) => match (self.term(a), self.term(b)) {
                (Term::Number(by), _) => times(self.linear(b), by),
                (_, Term::Number(by)) => times(self.linear(a), by),
                _ => (0, vec![(1, self.term(amount))]),
            },
            term => (0, vec![(1, term)]),
        }
    }

    /// What is counted one by one.
    fn unit(&self, term: Term) -> Arg {
        match term {
            Term::Symbol(symbol) => symbol_name(self.symbols, symbol),
            Term::Tokens(token) => self.token_unit(token),
            Term::TargetTokens(token) => Said::new("dice-throne-unit-of-target")
                .with("token", self.token_unit(token))
                .into(),
            Term::PickedTokens(token) => Said::new("dice-throne-unit-of-picked")
                .with("token", self.token_unit(token))
                .into(),
            Term::Companions => self.noun(1, Noun::Companions),
            Term::Hand => self.noun(1, Noun::Cards),
            Term::Cp => Said::new("dice-throne-noun-cp").into(),
            Term::RollSum => Said::new("dice-throne-unit-pip").into(),
            Term::Paid => self.unit_paid(),
            term => self.of(term),
        }
    }

    /// One of what was given up, not of what is left.
    fn unit_paid(&self) -> Arg {
        let Some(goods) = self.paid else {
            return Said::new("dice-throne-unit-paid-any").into();
        };
        Said::new("dice-throne-unit-paid")
            .with("goods", Arg::word(goods.word()))
            .with("unit", self.goods(goods))
            .into()
    }

    /// Whether it is as much as something else, and no number of its own.
    pub(super) fn is_measured(&self, amount: Amount) -> bool {
        matches!(self.shape(amount), Shape::Equal(_))
    }

    /// As much as what.
    pub(super) fn of(&self, term: Term) -> Arg {
        match term {
            Term::Half(amount) => self.part_of(self.term(amount), "half"),
            term => self.part_of(term, "all"),
        }
    }

    /// All of something, or half of it.
    fn part_of(&self, term: Term, part: &str) -> Arg {
        let said = match term {
            Term::RollSum => Said::new("dice-throne-of-roll").with("dice", self.dice_word()),
            Term::Cp => Said::new("dice-throne-of-cp"),
            Term::Subtotal => Said::new("dice-throne-of-incoming"),
            Term::Dealt => Said::new("dice-throne-of-dealt"),
            Term::Base => Said::new("dice-throne-of-base"),
            Term::Attempts => Said::new("dice-throne-of-attempts"),
            term if is_counted(term) => {
                Said::new("dice-throne-of-count").with("unit", self.unit(term))
            }
            _ => Said::new("dice-throne-of-this"),
        };
        said.with("part", Arg::word(part)).into()
    }

    pub(super) fn dice_word(&self) -> Arg {
        Arg::word(if self.one_die { "one" } else { "many" })
    }
}

/// Whether it is counted one by one, and not measured.
const fn is_counted(term: Term) -> bool {
    matches!(
        term,
        Term::Symbol(_)
            | Term::Tokens(_)
            | Term::TargetTokens(_)
            | Term::PickedTokens(_)
            | Term::Companions
            | Term::Hand
            | Term::Paid
    )
}

impl Kind {
    /// Its word in sentences.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::Normal | Kind::Plain => "normal",
            Kind::Undefendable => "undefendable",
            Kind::Pure => "pure",
            Kind::Collateral => "collateral",
            Kind::Ultimate => "ultimate",
            Kind::Sure => "sure",
        }
    }
}
