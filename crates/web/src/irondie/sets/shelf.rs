//! Somebody's own sets, kept in the browser in the form in which people read and write them.

use crate::dom;
use game_irondie::{Pack, SetSheet, check_set, check_side};
use serde::{Deserialize, Serialize};

const NAME: &str = "astragal.sets.irondie";

/// All own sets, and which of them was open last.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Shelf {
    open: String,
    sets: Vec<Kept>,
}

/// A set. One that these packs cannot read stays where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    id: String,
    text: String,
}

impl Shelf {
    /// What was kept on earlier visits.
    pub(crate) fn recall() -> Shelf {
        let kept = dom::recall(NAME).and_then(|text| serde_json::from_str(&text).ok());
        kept.unwrap_or_default()
    }

    /// All sets with their ids.
    pub(crate) fn sheets(&self) -> Vec<(String, SetSheet)> {
        let read = |kept: &Kept| Some((kept.id.clone(), read(&kept.text)?));
        self.sets.iter().filter_map(read).collect()
    }

    /// The set with this id.
    pub(crate) fn sheet(&self, id: &str) -> Option<SetSheet> {
        read(&self.sets.iter().find(|kept| kept.id == id)?.text)
    }

    pub(super) fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            dom::keep(NAME, &text);
        }
    }

    /// The set that was open last.
    pub(super) fn opened(&self) -> Option<(String, SetSheet)> {
        let found = self
            .sheet(&self.open)
            .map(|sheet| (self.open.clone(), sheet));
        found.or_else(|| self.sheets().pop())
    }

    /// The set that is the same to the letter.
    pub(super) fn same(&self, sheet: &SetSheet) -> Option<String> {
        let same = self.sheets().into_iter().find(|(_, kept)| kept == sheet);
        same.map(|(id, _)| id)
    }

    /// Puts a set where it was, or at the end, and remembers that it is open.
    pub(super) fn put(&mut self, id: &str, sheet: &SetSheet) {
        let text = Pack::builtin().spell_sheet(sheet);
        id.clone_into(&mut self.open);
        match self.sets.iter_mut().find(|kept| kept.id == id) {
            Some(kept) => kept.text = text,
            None => self.sets.push(Kept {
                id: id.to_owned(),
                text,
            }),
        }
    }

    pub(super) fn remove(&mut self, id: &str) {
        self.sets.retain(|kept| kept.id != id);
    }
}

/// An id that no ready-made set has.
pub(super) fn new_id() -> String {
    format!("own-{:016x}", dom::chance())
}

/// Whether a match can be played with it.
pub(crate) fn is_legal(sheet: &SetSheet) -> bool {
    check_set(Pack::builtin(), sheet.dice()).is_ok() && check_side(sheet.side()).is_ok()
}

fn read(text: &str) -> Option<SetSheet> {
    Pack::builtin().read_sheet(text).ok()
}
