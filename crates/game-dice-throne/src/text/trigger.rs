//! What tokens and passive abilities do, and when.

use super::{Form, Teller, Time};
use crate::pack::{StandsFor, TokenKind, Trigger};
use crate::verb::When;
use crate::{Pack, TokenId};
use kernel::{Arg, Said};

/// What a token says: what it is, how many there may be, what it does.
pub fn token_text(pack: &Pack, token: TokenId, form: Form) -> Vec<Said> {
    let teller = Teller {
        token: Some(token),
        ..Teller::new(pack, None, form)
    };
    let found = pack.token(token);
    let mut said = Vec::new();
    if form == Form::Whole {
        let kind = Arg::word(match (found.kind, found.stands_for) {
            (_, StandsFor::State) => "state",
            (_, StandsFor::Health) => "health",
            (_, StandsFor::Level) => "level",
            (TokenKind::Positive, _) => "positive",
            (TokenKind::Negative, _) => "negative",
            (TokenKind::Unique, _) => "unique",
            (TokenKind::Companion, _) => "companion",
        });
        let limit = Arg::number(found.limit);
        said.push(
            Said::new("dice-throne-token-kind")
                .with("kind", kind)
                .with("limit", limit),
        );
    }
    said.extend(teller.triggers(&found.triggers));
    if found.triggers.is_empty() {
        let is_side = pack.heroes.iter().any(|hero| hero.side == Some(token));
        let key = if is_side {
            "dice-throne-token-side"
        } else {
            "dice-throne-token-idle"
        };
        said.push(teller.ended(Said::new(key).into()));
    }
    if form == Form::Whole {
        said.extend(teller.growth(token));
    }
    if form == Form::Whole && found.kind != TokenKind::Companion {
        let facts = [
            (
                found.persistent && found.removable,
                "dice-throne-token-stays",
            ),
            (!found.removable, "dice-throne-token-not-removed"),
            (!found.movable, "dice-throne-token-not-moved"),
        ];
        said.extend(
            facts
                .into_iter()
                .filter(|fact| fact.0)
                .map(|fact| Said::new(fact.1)),
        );
    }
    said
}

impl Teller<'_> {
    /// How a companion comes, where companions grow one from the other.
    fn growth(&self, token: TokenId) -> Option<Said> {
        let row = self.row_of(token);
        let first = *row.first().filter(|_| row.contains(&token))?;
        let before = self.grows_from(token).unwrap_or(token);
        let said = Said::new("dice-throne-token-grows")
            .with(
                "first",
                Arg::word(if first == token { "yes" } else { "no" }),
            )
            .with("before", self.token_name(before));
        Some(said.with("token", self.token_name(token)))
    }

    /// All triggers, one after the other.
    pub(super) fn triggers(&self, triggers: &[Trigger]) -> Vec<Said> {
        let texts = triggers.iter().map(|trigger| self.trigger(trigger));
        if self.form == Form::Whole {
            return texts
                .map(|text| Said::new("dice-throne-line").with("text", text))
                .collect();
        }
        let line = Arg::chain("dice-throne-next", texts);
        line.map(|line| Said::new("dice-throne-line").with("text", line))
            .into_iter()
            .collect()
    }

    /// What a trigger does, once it is its time and it has been paid.
    pub(crate) fn trigger_effect(&self, trigger: &Trigger) -> Arg {
        self.inside(trigger).phrase(trigger.effects)
    }

    fn inside(&self, trigger: &Trigger) -> Self {
        let is_attacked = trigger.when == When::Attacked && trigger.price.is_none();
        let time = if is_attacked {
            Time::Attacked
        } else {
            Time::Usual
        };
        Teller {
            paid: trigger.price.map(|price| price.goods),
            time,
            ..*self
        }
    }

    fn trigger(&self, trigger: &Trigger) -> Arg {
        let then = match self.form {
            Form::Whole => Arg::Text(self.inside(trigger).text(trigger.effects)),
            Form::Short | Form::Spoken => self.trigger_effect(trigger),
        };
        let is_tested = trigger.tests.len > 0;
        let clause = Arg::word(if is_clause(trigger.when) { "yes" } else { "no" });
        let when = match (self.moment(trigger.when), is_tested) {
            (when, false) => when,
            (when, true) => Said::new("dice-throne-when-if")
                .with("when", when)
                .with("clause", clause.clone())
                .with("tests", self.tests(trigger.tests))
                .into(),
        };
        let clause = if is_tested { Arg::word("yes") } else { clause };
        let Some(price) = trigger.price else {
            let said = Said::new("dice-throne-trigger").with("when", when);
            return said
                .with("limits", limits(trigger))
                .with("then", then)
                .into();
        };
        if price.count == Some(0) {
            let said = Said::new("dice-throne-trigger-may").with("when", when);
            return said.with("clause", clause).with("then", then).into();
        }
        Said::new("dice-throne-trigger-spend")
            .with("when", when)
            .with("clause", clause)
            .with("cost", self.cost(price))
            .with("limits", limits(trigger))
            .with("then", then)
            .into()
    }

    pub(super) fn moment(&self, when: When) -> Arg {
        let said = Said::new("dice-throne-when").with("when", Arg::word(when.word()));
        let this = match self.token {
            Some(token) => self.token_name(token),
            None => Said::new("dice-throne-this").into(),
        };
        let health = self.token.is_some_and(|token| {
            let found = self.pack.token(token);
            found.stands_for == StandsFor::Health
        });
        said.with("token", this)
            .with("health", Arg::word(if health { "yes" } else { "no" }))
            .into()
    }
}

/// How often it works.
fn limits(trigger: &Trigger) -> Arg {
    Arg::word(match trigger.per_turn {
        _ if trigger.seasoned => "seasoned",
        Some(1) => "once",
        Some(_) => "twice",
        None => "none",
    })
}

/// Whether German says it with a verb, so that a comma follows.
const fn is_clause(when: When) -> bool {
    matches!(
        when,
        When::Activated
            | When::OwnAttack
            | When::Dealing
            | When::Attacked
            | When::Incoming
            | When::IncomingOffence
            | When::Held
            | When::AtLimit
            | When::AtZero
            | When::Gone
            | When::Detonated
            | When::Called
            | When::TheirOffenceEnd
    )
}
