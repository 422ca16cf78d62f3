//! One ability: what must hold, when, what it costs, what happens.

use super::dice::{Case, Phrase};
use super::list::split;
use super::{Teller, yes};
use crate::pack::Unless;
use crate::verb::{Scope, Test, Verb, When};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// All sentences of the ability.
    pub(super) fn ability(mut self) -> Vec<Said> {
        if self.ability.when == When::Fielding {
            return vec![self.fielding()];
        }
        let head = self.head();
        let mut sentences = self.lead();
        sentences.extend(self.effects());
        let unless = self.ability.unless.map(|unless| self.unless(unless));
        let mut said: Vec<Said> = Vec::new();
        for (at, text) in sentences.into_iter().enumerate() {
            said.push(match (&head, at) {
                (Some(head), 0) => Said::new("dice-masters-headed")
                    .with("head", head.clone())
                    .with("text", text),
                _ => Said::new("dice-masters-sentence").with("text", text),
            });
        }
        said.extend(unless);
        said
    }

    /// What happens; only if it was paid, where somebody could.
    fn effects(&mut self) -> Vec<Arg> {
        let mut effects = self.sentences(self.ability.effects);
        let ability = self.ability;
        if ability.when.is_begun() || effects.is_empty() {
            return effects;
        }
        let first = effects[0].clone();
        // "For each energy paid" says that it was.
        let paid = !ability.price.is_nothing() && ability.price.number.is_none();
        let said = match (paid, ability.may) {
            (true, true) => Said::new("dice-masters-if-paid").with("theirs", yes(ability.theirs)),
            (true, false) => {
                let first = self.pack.verbs(ability.effects).first();
                let tested = matches!(first, Some(Verb::If { .. }));
                Said::new("dice-masters-when-paid").with("tested", yes(tested))
            }
            (false, true) if ability.price.is_nothing() => Said::new("dice-masters-may"),
            (false, _) => return effects,
        };
        effects[0] = said.with("then", first).into();
        effects
    }

    /// The offer or the duty to pay, as a sentence of its own.
    fn lead(&self) -> Vec<Arg> {
        let ability = self.ability;
        if ability.when.is_begun() || ability.price.is_nothing() {
            return Vec::new();
        }
        let price = self.price(&ability.price);
        let said = if ability.may {
            Said::new("dice-masters-may-pay").with("theirs", yes(ability.theirs))
        } else {
            Said::new("dice-masters-must")
        };
        vec![said.with("price", price).into()]
    }

    /// What stands before the colon: stars, keywords, the moment, the price of what is begun.
    fn head(&self) -> Option<Arg> {
        let mut parts: Vec<Said> = self.marks();
        let (_, tests) = split(self.pack.tests(self.ability.tests));
        let (times, tests): (Vec<Test>, Vec<Test>) =
            tests.into_iter().partition(|test| is_time(*test));
        let tests = self.tests(&tests);
        let begun = self.ability.when.is_begun() && !self.ability.price.is_nothing();
        let limit = self.limit();
        let has_limit = limit != Arg::word("none");
        parts.extend(times.into_iter().map(during));
        parts.extend(self.moment());
        parts.extend(tests.map(|tests| Said::new("dice-masters-if").with("tests", tests)));
        if begun {
            let price = self.price(&self.ability.price);
            let who = match self.ability.when {
                When::Use | When::Global | When::Reaction => "anybody",
                _ if self.ability.theirs => "they",
                _ => "you",
            };
            let said = Said::new("dice-masters-for").with("who", Arg::word(who));
            parts.push(said.with("price", price));
        }
        if has_limit {
            parts.push(Said::new("dice-masters-limit").with("limit", limit));
        }
        Arg::chain("dice-masters-mark", parts.into_iter().map(Arg::from))
    }

    /// Stars, Underdog and `while active`.
    fn marks(&self) -> Vec<Said> {
        let (burst, tests) = split(self.pack.tests(self.ability.tests));
        let mut marks = Vec::new();
        marks.extend(burst.map(|burst| self.burst("dice-masters-stars", burst)));
        if tests.contains(&Test::Underdog) {
            marks.push(Said::new("dice-masters-word").with("keyword", Arg::word("underdog")));
        }
        if self.ability.scope == Scope::Active {
            marks.push(Said::new("dice-masters-active"));
        }
        if self.ability.scope == Scope::Attached {
            marks.push(Said::new("dice-masters-attached"));
        }
        marks
    }

    /// Another way to field the die.
    fn fielding(&self) -> Said {
        let (_, tests) = split(self.pack.tests(self.ability.tests));
        let underdog = tests.contains(&Test::Underdog);
        let tests = self.tests(&tests);
        let paid = !self.ability.price.is_nothing();
        let free = self
            .pack
            .verbs(self.ability.effects)
            .contains(&Verb::FieldFree);
        debug_assert!(free, "there is no other way");
        let price = if paid {
            self.price(&self.ability.price)
        } else {
            Arg::word("")
        };
        let said = Said::new("dice-masters-fielding")
            .with("tested", yes(tests.is_some()))
            .with("tests", tests.unwrap_or_else(|| Arg::word("")))
            .with("paid", yes(paid))
            .with("price", price)
            .with("name", self.name());
        if !underdog {
            return Said::new("dice-masters-sentence").with("text", said.into());
        }
        let head = Said::new("dice-masters-word").with("keyword", Arg::word("underdog"));
        Said::new("dice-masters-headed")
            .with("head", head.into())
            .with("text", said.into())
    }

    /// Who may pay so that nothing happens.
    fn unless(&mut self, unless: Unless) -> Said {
        let Phrase { arg: who, .. } = self.dice(unless.by, Case::Does);
        let they = Teller {
            person: super::Person::They,
            ..*self
        };
        Said::new("dice-masters-unless")
            .with("who", who)
            .with("prices", they.either(unless.any))
            .with("before", yes(unless.before))
    }
}

/// Whether a test says nothing but when something happens.
const fn is_time(test: Test) -> bool {
    matches!(test, Test::YourTurn | Test::TheirTurn | Test::AttackPhase)
}

/// In whose turn or in which phase something happens.
fn during(time: Test) -> Said {
    let word = match time {
        Test::YourTurn => "your-turn",
        Test::TheirTurn => "their-turn",
        _ => "attack-phase",
    };
    Said::new("dice-masters-during").with("time", Arg::word(word))
}
