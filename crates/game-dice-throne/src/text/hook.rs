//! What tokens and passive abilities do, and when.

use super::{Form, Teller};
use crate::pack::{Hook, TokenKind};
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
        let kind = Arg::word(match found.kind {
            TokenKind::Positive => "positive",
            TokenKind::Negative => "negative",
            TokenKind::Unique => "unique",
            TokenKind::Companion => "companion",
        });
        let limit = Arg::number(found.limit);
        said.push(
            Said::new("dice-throne-token-kind")
                .with("kind", kind)
                .with("limit", limit),
        );
    }
    said.extend(teller.triggers(&found.hooks));
    if found.hooks.is_empty() {
        said.push(teller.ended(Said::new("dice-throne-token-idle").into()));
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
    /// All hooks, one after the other.
    pub(super) fn triggers(&self, hooks: &[Hook]) -> Vec<Said> {
        let texts = hooks.iter().map(|hook| self.hook(hook));
        if self.form == Form::Whole {
            return texts
                .map(|text| Said::new("dice-throne-line").with("text", text))
                .collect();
        }
        let line = super::chain("dice-throne-next", texts);
        line.map(|line| Said::new("dice-throne-line").with("text", line))
            .into_iter()
            .collect()
    }

    /// What a hook does, once it is its time and it has been paid.
    pub(crate) fn trigger_effect(&self, hook: &Hook) -> Arg {
        self.inside(hook).phrase(hook.effects)
    }

    fn inside(&self, hook: &Hook) -> Self {
        Teller {
            paid: hook.price.map(|price| price.goods),
            attacked: hook.when == When::Attacked && hook.price.is_none(),
            ..*self
        }
    }

    fn hook(&self, hook: &Hook) -> Arg {
        let then = match self.form {
            Form::Whole => Arg::Text(self.inside(hook).text(hook.effects)),
            Form::Short | Form::Spoken => self.trigger_effect(hook),
        };
        let is_tested = hook.tests.len > 0;
        let clause = Arg::word(if is_clause(hook.when) { "yes" } else { "no" });
        let when = match (self.moment(hook.when), is_tested) {
            (when, false) => when,
            (when, true) => Said::new("dice-throne-when-if")
                .with("when", when)
                .with("clause", clause.clone())
                .with("tests", self.tests(hook.tests))
                .into(),
        };
        let clause = if is_tested { Arg::word("yes") } else { clause };
        let Some(price) = hook.price else {
            let said = Said::new("dice-throne-hook").with("when", when);
            return said.with("then", then).into();
        };
        if price.count == Some(0) {
            let said = Said::new("dice-throne-hook-may").with("when", when);
            return said.with("clause", clause).with("then", then).into();
        }
        let limits = match (hook.seasoned, hook.per_turn) {
            (true, _) => Arg::word("seasoned"),
            (false, Some(1)) => Arg::word("once"),
            (false, _) => Arg::word("none"),
        };
        Said::new("dice-throne-hook-spend")
            .with("when", when)
            .with("clause", clause)
            .with("cost", self.cost(price))
            .with("limits", limits)
            .with("then", then)
            .into()
    }

    fn moment(&self, when: When) -> Arg {
        let found = When::ALL.iter().find(|(_, known)| *known == when);
        let word = Arg::word(found.map_or("", |(word, _)| word));
        let said = Said::new("dice-throne-when").with("when", word);
        let this = match self.token {
            Some(token) => self.token_name(token),
            None => Said::new("dice-throne-this").into(),
        };
        said.with("token", this).into()
    }
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
