//! Standing orders: what a seat lets be without being asked each time.

use kernel::Ask;
use serde::{Deserialize, Serialize};

/// When a seat's window is answered for it, by letting things be. What it holds plays no part, but
/// for the last.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "when", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Until somebody does something.
    UntilActed,
    /// Until the seat is asked to do something itself.
    UntilMyTurn,
    /// In windows of these kinds, all about one matter: until somebody else does something, or the
    /// seat is at its own turn.
    ThisMatter {
        /// The rules that ask about it.
        rules: RuleNames,
    },
    /// Always in windows of this kind.
    Always {
        /// The rule that asks.
        rule: RuleName,
    },
    /// Whenever letting it be is all the seat can do. Whoever measures time may guess at a hand.
    Idle,
}

impl Order {
    /// Whether a question with so many offers is a window that is let be by this order.
    pub fn covers(&self, ask: &Ask, offers: usize) -> bool {
        ask.is_window()
            && match self {
                Order::UntilActed | Order::UntilMyTurn => true,
                Order::ThisMatter { rules } => rules.contain(ask.rule),
                Order::Always { rule } => rule.is(ask.rule),
                Order::Idle => offers == 1,
            }
    }
}

/// The number of a rule as it travels, such as `IR-8.3`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RuleName(String);

impl RuleName {
    /// The longest number.
    pub const LIMIT: usize = 12;

    /// A number of capital letters, digits, hyphens and full stops; `None` for anything else.
    pub fn new(name: &str) -> Option<RuleName> {
        let plain =
            |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || b"-.".contains(&byte);
        let fits = (1..=RuleName::LIMIT).contains(&name.len()) && name.bytes().all(plain);
        fits.then(|| RuleName(name.to_owned()))
    }

    /// The number itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is the number of this rule.
    pub fn is(&self, rule: kernel::Rule) -> bool {
        self.0 == rule.0
    }
}

impl TryFrom<String> for RuleName {
    type Error = &'static str;

    fn try_from(name: String) -> Result<RuleName, &'static str> {
        RuleName::new(&name).ok_or("a rule has a number such as `IR-8.3`")
    }
}

impl From<RuleName> for String {
    fn from(rule: RuleName) -> String {
        rule.0
    }
}

/// Several rules as they travel: at least one, and not too many.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Vec<RuleName>", into = "Vec<RuleName>")]
pub struct RuleNames(Vec<RuleName>);

impl RuleNames {
    /// The most rules.
    pub const LIMIT: usize = 12;

    /// Rules by their numbers; `None` where one is none, or where there are too many.
    pub fn new(names: &[&str]) -> Option<RuleNames> {
        let names: Option<Vec<RuleName>> = names.iter().map(|name| RuleName::new(name)).collect();
        names.and_then(|names| names.try_into().ok())
    }

    /// Whether this rule is one of them.
    pub fn contain(&self, rule: kernel::Rule) -> bool {
        self.0.iter().any(|name| name.is(rule))
    }
}

impl TryFrom<Vec<RuleName>> for RuleNames {
    type Error = &'static str;

    fn try_from(names: Vec<RuleName>) -> Result<RuleNames, &'static str> {
        let fits = (1..=RuleNames::LIMIT).contains(&names.len());
        fits.then_some(RuleNames(names))
            .ok_or("a matter has one rule, or a few")
    }
}

impl From<RuleNames> for Vec<RuleName> {
    fn from(rules: RuleNames) -> Vec<RuleName> {
        rules.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{AskKind, Rule};

    #[test]
    fn orders_read_as_they_are_documented() {
        for text in [
            r#"{"when":"until-acted"}"#,
            r#"{"when":"until-my-turn"}"#,
            r#"{"when":"this-matter","rules":["DT-4.3","DT-6.5"]}"#,
            r#"{"when":"always","rule":"IR-8.3"}"#,
            r#"{"when":"idle"}"#,
        ] {
            let order: Order = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&order).unwrap(), text);
        }
        for text in [
            r#"{"when":"never"}"#,
            r#"{"when":"always"}"#,
            r#"{"when":"always","rule":""}"#,
            r#"{"when":"always","rule":"IR-8.3 and everything else"}"#,
            r#"{"when":"this-matter","rules":[]}"#,
        ] {
            assert!(serde_json::from_str::<Order>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_order_covers_what_it_says() {
        let ask = Ask::one(AskKind::React, Rule("XX-1.1")).or_let_be();
        let always = |rule| Order::Always {
            rule: RuleName::new(rule).unwrap(),
        };
        assert!(Order::UntilActed.covers(&ask, 3) && Order::UntilMyTurn.covers(&ask, 1));
        assert!(always("XX-1.1").covers(&ask, 3) && !always("XX-1.2").covers(&ask, 3));
        let matter = |rules: &[&str]| Order::ThisMatter {
            rules: RuleNames::new(rules).unwrap(),
        };
        assert!(matter(&["XX-1.0", "XX-1.1"]).covers(&ask, 3));
        assert!(!matter(&["XX-1.0", "XX-1.2"]).covers(&ask, 3));
        assert!(Order::Idle.covers(&ask, 1) && !Order::Idle.covers(&ask, 2));
        let turn = Ask::one(AskKind::Act, Rule("XX-1.1")).or_let_be();
        assert!(!Order::UntilActed.covers(&turn, 3) && !always("XX-1.1").covers(&turn, 3));
    }
}
