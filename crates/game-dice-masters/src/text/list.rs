//! Verbs one after the other, and verbs that have others inside.

use super::dice::Case;
use super::{Person, Teller};
use crate::pack::Aim;
use crate::verb::{Amount, Later, Span, Test, Verb, Which};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// What verbs do, sentence by sentence.
    pub(super) fn sentences(&mut self, span: Span) -> Vec<Arg> {
        let mut sentences: Vec<Arg> = Vec::new();
        let mut open: Vec<Arg> = Vec::new();
        let mut verbs = self.pack.verbs(span);
        let mut before: Option<Mood> = None;
        while let Some((&first, rest)) = verbs.split_first() {
            let company = rest
                .iter()
                .take_while(|next| go_together(first, **next))
                .count();
            let (run, left) = verbs.split_at(1 + company);
            verbs = left;
            if holds_others(first) {
                sentences.extend(close(&mut open));
                sentences.extend(self.around(first));
                continue;
            }
            if before
                .replace(mood(first))
                .is_none_or(|before| before != mood(first))
            {
                sentences.extend(close(&mut open));
            }
            let said = self.simple(run).into();
            open.push(said);
            if let Some(tests) = self.on_condition(first) {
                let said = open.pop().unwrap_or_else(|| Arg::word(""));
                sentences.extend(close(&mut open));
                let tested = Said::new("dice-masters-verb-if").with("tested", super::yes(true));
                sentences.push(tested.with("tests", tests).with("then", said).into());
            }
        }
        sentences.extend(close(&mut open));
        sentences
    }

    /// What must hold so that there is a second target at all.
    fn on_condition(&self, verb: Verb) -> Option<Arg> {
        let Verb::Damage {
            to: Which::Second, ..
        } = verb
        else {
            return None;
        };
        self.tests(self.pack.tests(self.aims[1]?.tests))
    }

    /// The same in one part of a sentence.
    pub(super) fn inside(&mut self, span: Span) -> Arg {
        let sentences = Arg::chain("dice-masters-then", self.sentences(span));
        sentences.unwrap_or_else(|| Said::new("dice-masters-nothing").into())
    }

    /// A verb that holds others, as sentences.
    fn around(&mut self, verb: Verb) -> Vec<Arg> {
        match verb {
            Verb::If { tests, then, other } => self.condition(tests, then, other),
            Verb::Choose(ways) => vec![self.choice(ways)],
            Verb::EachPlayer { may, then } => {
                let person = if may { Person::EachMay } else { Person::Each };
                let mut each = Teller { person, ..*self };
                each.sentences(then)
            }
            Verb::Later { at, then } => {
                let at = Arg::word(match at {
                    Later::TurnEnd => "turn-end",
                    Later::NextDraw => "next-draw",
                });
                let then = self.inside(then);
                vec![
                    Said::new("dice-masters-verb-later")
                        .with("at", at)
                        .with("then", then)
                        .into(),
                ]
            }
            Verb::IfLeaves { die, then } => {
                let die = self.dice(die, Case::Does).arg;
                let then = self.inside(then);
                let said = Said::new("dice-masters-verb-if-leaves").with("die", die);
                vec![said.with("then", then).into()]
            }
            Verb::Regenerate(then) => {
                let then = self.inside(then);
                let said = Said::new("dice-masters-verb-regenerate").with("name", self.name());
                vec![said.with("then", then).into()]
            }
            Verb::Repeat { n, of, then } => self.repeated(n, of, then),
            other => unreachable!("{other:?} has no verbs of its own"),
        }
    }

    /// Stars are told as on cards: first what happens without them, then what happens instead.
    fn condition(&mut self, tests: Span, then: Span, other: Span) -> Vec<Arg> {
        let (burst, tests) = split(self.pack.tests(tests));
        let has_other = other.len > 0;
        let mut sentences = Vec::new();
        if burst.is_some() && has_other {
            sentences = self.sentences(other);
        }
        let when = self.tests(&tests);
        let then = self.inside(then);
        let said = match burst {
            Some(burst) => self
                .burst("dice-masters-burst", burst)
                .with("instead", super::yes(has_other)),
            None => Said::new("dice-masters-verb-if"),
        };
        let tested = super::yes(when.is_some());
        let said = said
            .with("tested", tested)
            .with("tests", when.unwrap_or_else(|| Arg::word("")));
        sentences.push(said.with("then", then).into());
        if burst.is_none() && has_other {
            let other = self.inside(other);
            sentences.push(Said::new("dice-masters-else").with("then", other).into());
        }
        sentences
    }

    /// A sentence about stars.
    pub(super) fn burst(&self, key: &'static str, bursts: u8) -> Said {
        Said::new(key).with(
            "burst",
            Arg::word(match bursts {
                0b010 => "single",
                0b100 => "double",
                _ => "any",
            }),
        )
    }

    fn choice(&mut self, ways: Span) -> Arg {
        let ways: Vec<_> = self.pack.ways[super::range(ways)].to_vec();
        let mut told = Vec::new();
        for way in ways {
            let (_, tests) = split(self.pack.tests(way.tests));
            let underdog = tests.contains(&Test::Underdog);
            let then = self.inside(way.then);
            let said = Said::new("dice-masters-way").with("underdog", super::yes(underdog));
            told.push(said.with("then", then).into());
        }
        Arg::chain("dice-masters-verb-choose", told).expect("a choice has two ways")
    }

    fn repeated(&mut self, n: Amount, of: crate::filter::FilterId, then: Span) -> Vec<Arg> {
        let aim = Aim {
            of,
            up_to: 1,
            by_doer: false,
            tests: Span::default(),
        };
        let mut each = Teller {
            aims: [Some(aim), None],
            named: [false; 2],
            ..*self
        };
        let then = each.inside(then);
        if n == Amount::Number(1) {
            return vec![then];
        }
        let said = Said::new("dice-masters-verb-repeat").with("then", then);
        vec![said.into()]
    }
}

/// Whether a verb holds others, or is a sentence by itself for another reason.
const fn holds_others(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::If { .. }
            | Verb::Choose(_)
            | Verb::EachPlayer { .. }
            | Verb::Later { .. }
            | Verb::IfLeaves { .. }
            | Verb::Regenerate(_)
            | Verb::Repeat { .. }
    )
}

/// What sort of sentence a verb has. Only those of one sort go together.
#[derive(PartialEq, Eq)]
enum Mood {
    /// "Deal 2 damage."
    Asks,
    /// "Spider-Man gets +2A."
    Tells,
    /// "If that character is knocked out, ..."
    Supposes,
}

fn mood(verb: Verb) -> Mood {
    match verb {
        Verb::KnockOutTo { .. } => Mood::Supposes,
        Verb::GainLife { who, .. } | Verb::LoseLife { who, .. } if who != Which::You => Mood::Tells,
        Verb::Sacrifice { by, .. } if by != Which::You => Mood::Tells,
        Verb::Duel
        | Verb::PreventDamage { .. }
        | Verb::CapDamage { .. }
        | Verb::Modify { .. }
        | Verb::DefenceIsAttack(_)
        | Verb::GrantKeyword { .. }
        | Verb::GrantGroup { .. }
        | Verb::Blank(_)
        | Verb::SwitchOff(_)
        | Verb::Unblockable(_)
        | Verb::NotBlockedBy { .. }
        | Verb::CannotBlock { .. }
        | Verb::MustBlock { .. }
        | Verb::MayBlock(_)
        | Verb::BlockTax { .. }
        | Verb::FirstStrike
        | Verb::Untargetable { .. }
        | Verb::FieldPrice { .. }
        | Verb::BuyPrice { .. }
        | Verb::NextFree(_)
        | Verb::MustPay { .. } => Mood::Tells,
        _ => Mood::Asks,
    }
}

/// What the same die gets, and what happens to several in the same way.
fn go_together(first: Verb, next: Verb) -> bool {
    let die = |verb| match verb {
        Verb::Modify { die, .. } | Verb::GrantKeyword { die, .. } => Some(die),
        _ => None,
    };
    match (first, next) {
        (Verb::KnockOut { to, .. }, Verb::KnockOut { to: also, .. }) => to == also,
        _ => die(first).is_some() && die(first) == die(next),
    }
}

/// Phrases that wait, as one sentence.
fn close(open: &mut Vec<Arg>) -> Option<Arg> {
    let phrases = std::mem::take(open);
    (!phrases.is_empty()).then(|| Arg::one_or(phrases, Arg::And))
}

/// The stars among tests, and the rest.
pub(super) fn split(tests: &[Test]) -> (Option<u8>, Vec<Test>) {
    let mut burst = None;
    let mut rest = Vec::new();
    for test in tests {
        match *test {
            Test::Burst(bursts) => burst = Some(bursts),
            test => rest.push(test),
        }
    }
    (burst, rest)
}
