//! One value of a pack file, with its place, and the questions that can be asked of it. Each
//! question answers `None` after it has noted why.

use crate::{Name, Reader};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::DeValue;

/// A value in a file.
#[derive(Clone, Copy)]
pub struct Node<'r> {
    reader: &'r Reader<'r>,
    file: usize,
    at: usize,
    value: &'r DeValue<'r>,
}

impl<'r> Node<'r> {
    pub(crate) fn new(
        reader: &'r Reader<'r>,
        file: usize,
        value: &'r Spanned<DeValue<'r>>,
    ) -> Self {
        Node {
            reader,
            file,
            at: value.span().start,
            value: value.get_ref(),
        }
    }

    pub(crate) const fn at(self) -> usize {
        self.at
    }

    /// Notes that something is wrong here.
    pub fn problem(self, what: impl Into<String>) {
        self.reader.note_problem(self.file, self.at, what.into());
    }

    /// A text.
    pub fn text(self) -> Option<&'r str> {
        let text = self.value.as_str();
        if text.is_none() {
            self.expected("a text in quotes");
        }
        text
    }

    /// A text for people: not empty.
    pub fn words(self) -> Option<&'r str> {
        let text = self.text()?;
        if text.trim().is_empty() {
            self.problem("this text is empty");
            return None;
        }
        Some(text)
    }

    /// A whole number within bounds.
    pub fn number(self, bounds: RangeInclusive<i64>) -> Option<i64> {
        let Some(digits) = self.value.as_integer() else {
            self.expected("a whole number");
            return None;
        };
        let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok();
        let number = number.filter(|number| bounds.contains(number));
        if number.is_none() {
            let (low, high) = (bounds.start(), bounds.end());
            self.problem(format!("{digits} is out of range: {low} to {high}"));
        }
        number
    }

    /// Yes or no.
    pub fn flag(self) -> Option<bool> {
        let flag = self.value.as_bool();
        if flag.is_none() {
            self.expected("true or false");
        }
        flag
    }

    /// Whether it is a text.
    pub fn is_text(self) -> bool {
        self.value.is_str()
    }

    /// Whether it is a whole number.
    pub fn is_number(self) -> bool {
        self.value.is_integer()
    }

    /// Whether it is a list; notes nothing if it is not.
    pub fn is_list(self) -> bool {
        self.value.is_array()
    }

    /// The items of a list.
    pub fn list(self) -> Option<Vec<Node<'r>>> {
        let items = self.value.as_array();
        if items.is_none() {
            self.expected("a list in [ ]");
        }
        let node = |value| Node::new(self.reader, self.file, value);
        items.map(|items| items.iter().map(node).collect())
    }

    /// A table that may hold these fields and no others.
    pub fn table(self, known: &[&str]) -> Option<Table<'r>> {
        for (key, value) in self.entries()? {
            if !known.contains(&key) {
                let known = known.join(", ");
                value.problem(format!("unknown field `{key}`: expected one of {known}"));
            }
        }
        Some(Table { node: self })
    }

    /// A table whose keys are data, as it is written, top to bottom.
    pub fn entries(self) -> Option<Vec<(&'r str, Node<'r>)>> {
        let entries = self.peek_entries();
        if entries.is_none() {
            self.expected("a table in { }");
        }
        entries
    }

    /// A table with exactly one key, such as `{ add = 2 }`: a verb and its object.
    pub fn verb(self) -> Option<(&'r str, Node<'r>)> {
        let entries = self.entries()?;
        if let [verb] = entries[..] {
            return Some(verb);
        }
        self.problem(format!("expected one verb, found {}", entries.len()));
        None
    }

    /// One word out of a closed list; `what` says what the words are.
    pub fn one_of<T: Copy>(self, what: &str, words: &[(&str, T)]) -> Option<T> {
        let word = self.text()?;
        let found = words.iter().find(|(known, _)| *known == word);
        if found.is_none() {
            self.unknown(what, word, words.iter().map(|(known, _)| *known));
        }
        found.map(|(_, meaning)| *meaning)
    }

    /// Notes that a word is not in a closed list.
    pub fn unknown<'w>(self, what: &str, word: &str, known: impl Iterator<Item = &'w str>) {
        let known: Vec<&str> = known.collect();
        let known = known.join(", ");
        self.problem(format!("unknown {what} `{word}`: expected one of {known}"));
    }

    /// Notes that there is no record of this name, unless it may have been lost in a file that
    /// could not be read.
    pub fn no_record<'w>(self, what: &str, id: &str, known: impl Iterator<Item = &'w str>) {
        if self.reader.is_whole() {
            self.unknown(what, id, known);
        }
    }

    /// Words in both languages: `{ de = "…", en = "…" }`.
    pub fn name(self) -> Option<Name> {
        let table = self.table(&["de", "en"])?;
        let de = table.need("de").and_then(Node::words);
        let en = table.need("en").and_then(Node::words);
        Some(Name::new(de?, en?))
    }

    /// The entries if this is a table; notes nothing if it is not.
    pub(crate) fn peek_entries(self) -> Option<Vec<(&'r str, Node<'r>)>> {
        let table = self.value.as_table()?;
        let node = |value| Node::new(self.reader, self.file, value);
        let mut entries: Vec<(&str, Node<'r>)> = table
            .iter()
            .map(|(key, value)| (key.get_ref().as_ref(), node(value)))
            .collect();
        entries.sort_by_key(|(_, node)| node.at);
        Some(entries)
    }

    /// Whether there is something at a path of keys. The last key may be a place in a list or the
    /// place of a word in a text, from 1.
    pub(crate) fn has(self, path: &str) -> bool {
        let place = |(whole, place): (&str, &str)| {
            let at = place.parse::<usize>().ok()?.checked_sub(1)?;
            Some(self.peek(whole)?.parts() > at)
        };
        self.peek(path).is_some() || path.rsplit_once('/').and_then(place).unwrap_or(false)
    }

    /// How many items a list or words a text has.
    fn parts(self) -> usize {
        match self.value {
            DeValue::Array(items) => items.len(),
            DeValue::String(text) => text.split_whitespace().count(),
            _ => 0,
        }
    }

    /// The value at a path of keys, if there is one.
    pub(crate) fn peek(self, path: &str) -> Option<Node<'r>> {
        path.split('/').try_fold(self, |node, key| {
            let value = node.value.as_table()?.get(key)?;
            Some(Node::new(self.reader, self.file, value))
        })
    }

    fn expected(self, what: &str) {
        let found = match self.value {
            DeValue::String(_) => "a text",
            DeValue::Integer(_) => "a whole number",
            DeValue::Float(_) => "a number with a point",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        self.problem(format!("expected {what}, found {found}"));
    }
}

/// A table whose fields are known.
#[derive(Clone, Copy)]
pub struct Table<'r> {
    node: Node<'r>,
}

impl<'r> Table<'r> {
    /// A field, if it is there.
    pub fn get(self, field: &str) -> Option<Node<'r>> {
        self.node.peek(field)
    }

    /// A field that must be there.
    pub fn need(self, field: &str) -> Option<Node<'r>> {
        let found = self.get(field);
        if found.is_none() {
            self.node.problem(format!("`{field}` is missing"));
        }
        found
    }
}
