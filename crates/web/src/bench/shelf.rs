//! What somebody has built, kept in the browser in the form in which people read and write it.

use super::Sheet;
use crate::dom;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// All own ones, and which of them was open last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Shelf<S> {
    open: String,
    sets: Vec<Kept>,
    #[serde(skip)]
    of: PhantomData<fn() -> S>,
}

/// One of them. What these packs cannot read stays where it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    id: String,
    text: String,
}

impl<S> Default for Shelf<S> {
    fn default() -> Shelf<S> {
        Shelf {
            open: String::new(),
            sets: Vec::new(),
            of: PhantomData,
        }
    }
}

impl<S: Sheet> Shelf<S> {
    /// What was kept on earlier visits.
    pub(crate) fn recall() -> Shelf<S> {
        let kept = dom::recall(S::KEPT).and_then(|text| serde_json::from_str(&text).ok());
        kept.unwrap_or_default()
    }

    /// All of them with their ids.
    pub(crate) fn sheets(&self) -> Vec<(String, S)> {
        let read = |kept: &Kept| Some((kept.id.clone(), S::read(&kept.text).ok()?));
        self.sets.iter().filter_map(read).collect()
    }

    /// The one with this id.
    pub(crate) fn sheet(&self, id: &str) -> Option<S> {
        let kept = self.sets.iter().find(|kept| kept.id == id)?;
        S::read(&kept.text).ok()
    }

    pub(super) fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            dom::keep(S::KEPT, &text);
        }
    }

    /// The one that was open last.
    pub(super) fn opened(&self) -> Option<(String, S)> {
        let found = self
            .sheet(&self.open)
            .map(|sheet| (self.open.clone(), sheet));
        found.or_else(|| self.sheets().pop())
    }

    /// The one that is the same to the letter.
    pub(super) fn same(&self, sheet: &S) -> Option<String> {
        let same = self.sheets().into_iter().find(|(_, kept)| kept == sheet);
        same.map(|(id, _)| id)
    }

    /// Puts one where it was, or at the end, and remembers that it is open.
    pub(super) fn put(&mut self, id: &str, sheet: &S) {
        let text = sheet.spell();
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

/// An id that nothing ready-made has.
pub(super) fn new_id() -> String {
    format!("own-{:016x}", dom::chance())
}
