//! The `source` lines of a record or of a whole file: a default, and fields that differ.

use crate::source::HOW;
use crate::{Node, Source};
use std::collections::BTreeMap;

/// What the `source` lines of one place say. Fields are paths such as `name/de`.
#[derive(Debug, Default)]
pub(crate) struct Origin {
    default: Option<Source>,
    fields: BTreeMap<String, Source>,
}

impl Origin {
    /// Reads `source = …`. Each field it names must pass the test.
    pub(crate) fn read(node: Node<'_>, is_field: &dyn Fn(&str) -> bool) -> Origin {
        let mut origin = Origin::default();
        if Source::is_meant(node) {
            origin.default = Some(meant(node));
            return origin;
        }
        for (key, value) in node.peek_entries().unwrap_or_default() {
            if key == "default" {
                origin.default = Some(meant(value));
            } else {
                origin.read_field(key, value, is_field);
            }
        }
        origin
    }

    fn read_field(&mut self, path: &str, node: Node<'_>, is_field: &dyn Fn(&str) -> bool) {
        if !is_field(path) {
            let path = path.replace('/', ".");
            node.problem(format!(
                "`{path}` is neither a field here nor a word for a source: {HOW}"
            ));
        } else if Source::is_meant(node) {
            self.fields.insert(path.to_owned(), meant(node));
        } else {
            for (key, value) in node.peek_entries().unwrap_or_default() {
                self.read_field(&format!("{path}/{key}"), value, is_field);
            }
        }
    }

    /// The source named for a field, or for what the field is part of.
    pub(crate) fn of_field(&self, path: &str) -> Option<&Source> {
        let mut path = path;
        loop {
            if let Some(source) = self.fields.get(path) {
                return Some(source);
            }
            path = path.rsplit_once('/')?.0;
        }
    }

    /// The last part of a field that a line names by its place: 2 for `sides/2`.
    pub(crate) fn last_place(&self, field: &str) -> Option<usize> {
        let places = self.fields.keys().filter_map(|path| {
            let place = path.strip_prefix(field)?.strip_prefix('/')?;
            place.parse().ok()
        });
        places.max()
    }

    /// The source of all fields that are not named.
    pub(crate) const fn of_rest(&self) -> Option<&Source> {
        self.default.as_ref()
    }

    /// Whether it says nothing at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.default.is_none() && self.fields.is_empty()
    }
}

/// A source; one that is badly written is noted once, and not again as one that is missing.
fn meant(node: Node<'_>) -> Source {
    Source::read(node).unwrap_or(Source::Rulebook)
}
