//! The set-up of a match as JSON that has one spelling.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

/// Deeper than any set-up needs, and well within what every JSON reader takes.
const DEEPEST: usize = 64;

/// A set-up: any JSON, but keys in order and whole numbers only.
///
/// Two languages rarely write the same fraction alike, and a set-up is hashed as written. It is
/// kept as that text, which takes a tenth of the room of a tree, and a table and all its matches
/// share it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup(Arc<str>);

/// Why some JSON cannot be a set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadSetup {
    /// It holds a fraction, or a whole number of more than 64 bits.
    NotWhole,
    /// It holds lists or objects in each other without end.
    TooDeep,
}

impl Setup {
    /// Puts the keys of all objects in order.
    pub fn new(mut value: Value) -> Result<Setup, BadSetup> {
        check(&value, 0)?;
        value.sort_all_objects();
        Ok(Setup(value.to_string().into()))
    }

    /// The set-up as everyone may know it: this one itself, where nothing in it is hidden.
    pub fn shown_as(&self, shown: Value) -> Result<Setup, BadSetup> {
        let shown = Setup::new(shown)?;
        Ok(if shown == *self { self.clone() } else { shown })
    }

    /// The set-up as JSON.
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.0).expect("it was written from JSON no deeper than allowed")
    }

    /// Its one spelling: no spaces, keys in order.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::NotWhole => f.write_str("the set-up holds a number that is not whole"),
            BadSetup::TooDeep => write!(f, "the set-up is more than {DEEPEST} levels deep"),
        }
    }
}

impl std::error::Error for BadSetup {}

fn check(value: &Value, depth: usize) -> Result<(), BadSetup> {
    if depth > DEEPEST {
        return Err(BadSetup::TooDeep);
    }
    match value {
        Value::Number(number) if number.is_f64() => Err(BadSetup::NotWhole),
        Value::Array(items) => items.iter().try_for_each(|item| check(item, depth + 1)),
        Value::Object(fields) => fields
            .values()
            .try_for_each(|field| check(field, depth + 1)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_hides_nothing_is_kept_once() {
        let setup = Setup::new(json!({"mode": "duel", "seats": 2})).unwrap();
        let open = setup.shown_as(json!({"seats": 2, "mode": "duel"})).unwrap();
        assert!(Arc::ptr_eq(&setup.0, &open.0));
        let masked = setup.shown_as(json!({"mode": "duel"})).unwrap();
        assert_eq!(masked.text(), r#"{"mode":"duel"}"#);
        assert_eq!(setup.shown_as(json!(0.5)).unwrap_err(), BadSetup::NotWhole);
    }

    #[test]
    fn keys_come_in_order_at_every_level() {
        let setup = Setup::new(json!({"b": [{"z": 1, "a": "ü"}], "a": null, "É": -3})).unwrap();
        assert_eq!(setup.text(), r#"{"a":null,"b":[{"a":"ü","z":1}],"É":-3}"#);
    }

    #[test]
    fn fractions_and_huge_numbers_are_turned_away() {
        for text in [
            "0.5",
            "[1.0]",
            r#"{"a":[1e3]}"#,
            "-0",
            "18446744073709551616",
        ] {
            let value = serde_json::from_str(text).unwrap();
            assert_eq!(Setup::new(value), Err(BadSetup::NotWhole), "{text}");
        }
        assert!(Setup::new(json!([u64::MAX, i64::MIN])).is_ok());
    }

    #[test]
    fn depth_has_a_limit() {
        let nested = |levels| (0..levels).fold(json!(0), |inner, _| json!([inner]));
        assert!(Setup::new(nested(64)).is_ok());
        assert_eq!(Setup::new(nested(65)), Err(BadSetup::TooDeep));
    }
}
