//! A bench on which something is built: a set, a team. It is kept in the browser with every change,
//! taken back, named, copied, thrown away, and goes out and comes in as text, link and file. What
//! it is and whether it is legal is for its game.

pub(crate) mod bar;
pub(crate) mod own;
pub(crate) mod page;
mod shelf;
pub(crate) mod text;

use crate::boards::GameBox;
use crate::dom;
use crate::route::{Route, replace};
use crate::voice::voice;
use kernel::{Arg, Refusal, Said};
use leptos::prelude::*;

pub(crate) use shelf::Shelf;

/// How many changes can be taken back.
const PAST: usize = 50;

/// Something that is built.
pub(crate) trait Sheet: Clone + PartialEq + Default + Send + Sync + 'static {
    /// The game it is for.
    const GAME: GameBox;

    /// Under which name own ones are kept.
    const KEPT: &'static str;

    /// How it is spoken of.
    const WORDS: Words;

    /// Reads one; why not, if it cannot be read.
    fn read(text: &str) -> Result<Self, Said>;

    /// The one spelling of it. Reading it gives it back.
    fn spell(&self) -> String;

    /// What stands for it in a link.
    fn link(&self) -> String {
        self.spell()
    }

    /// Its name; empty where it has none.
    fn name(&self) -> &str;

    fn renamed(self, name: &str) -> Self;

    /// Whether there is nothing in it yet.
    fn is_empty(&self) -> bool;

    /// Whether a match can be played with it.
    fn is_legal(&self) -> bool;

    /// What it is made of, in a few figures.
    fn gist(&self) -> String;
}

/// The keys of what is said of something that is built.
pub(crate) struct Words {
    /// What it is called without a name.
    pub(crate) nameless: &'static str,
    /// The heading over own ones.
    pub(crate) own: &'static str,
    pub(crate) is_legal: &'static str,
    pub(crate) received: &'static str,
    pub(crate) read: &'static str,
    pub(crate) deleted: &'static str,
}

/// What lies on the bench, and what its page knows of it.
pub(crate) struct Bench<S: Sheet> {
    pub(crate) shelf: RwSignal<Shelf<S>>,
    /// Empty until there is something to keep.
    pub(crate) id: RwSignal<String>,
    pub(crate) sheet: RwSignal<S>,
    pub(crate) past: RwSignal<Vec<S>>,
    /// Why the last tap did nothing.
    pub(crate) slip: RwSignal<Option<Refusal>>,
    /// What a text that was to be read lacks.
    pub(crate) wrong: RwSignal<Option<Said>>,
    /// What has just happened.
    pub(crate) news: RwSignal<Option<Said>>,
    /// Whether the next press deletes it.
    pub(crate) deletes: RwSignal<bool>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask what is built to be copied"
)]
impl<S: Sheet> Clone for Bench<S> {
    fn clone(&self) -> Bench<S> {
        *self
    }
}

impl<S: Sheet> Copy for Bench<S> {}

impl<S: Sheet> Bench<S> {
    /// With what was sent, else with what was open last, else empty.
    pub(crate) fn open(sent: Option<String>) -> Bench<S> {
        let shelf = Shelf::recall();
        let (id, sheet) = shelf.opened().unwrap_or_default();
        let bench = Bench {
            shelf: RwSignal::new(shelf),
            id: RwSignal::new(id),
            sheet: RwSignal::new(sheet),
            past: RwSignal::new(Vec::new()),
            slip: RwSignal::new(None),
            wrong: RwSignal::new(None),
            news: RwSignal::new(None),
            deletes: RwSignal::new(false),
        };
        if let Some(sent) = sent {
            // A reload must not bring it a second time.
            replace(&Route::Sets(S::GAME, None));
            bench.receive(&sent);
        }
        bench
    }

    fn receive(self, sent: &str) {
        match S::read(&dom::from_address(sent)) {
            Ok(sheet) => {
                let known = self.shelf.with_untracked(|shelf| shelf.same(&sheet));
                self.lay(&known.unwrap_or_else(shelf::new_id), sheet);
                self.tell(Said::new(S::WORDS.received));
            }
            Err(why) => {
                self.wrong.set(Some(why.clone()));
                // The field that says so may be out of sight.
                self.tell(why);
            }
        }
    }

    /// Says what has just happened.
    pub(crate) fn tell(self, said: Said) {
        self.news.set(Some(said));
    }

    pub(crate) fn rename(self, name: &str) {
        let sheet = self.sheet.get_untracked();
        self.change(sheet.renamed(name));
    }

    /// Takes the last change back.
    pub(crate) fn undo(self) {
        let before = self.past.try_update(Vec::pop).flatten();
        if let Some(before) = before {
            self.show(before);
            self.tell(Said::new("web-sets-undone"));
        }
    }

    /// Reads a text, or a link, onto the bench. A text without a name leaves the name.
    pub(crate) fn read(self, text: &str) {
        let link = Route::Sets(S::GAME, Some(String::new())).address();
        let text = match text.split_once(&link) {
            Some((_, sent)) => dom::from_address(sent.trim()),
            None => text.to_owned(),
        };
        match S::read(&text) {
            Ok(sheet) => {
                let name = self.sheet.with_untracked(|sheet| sheet.name().to_owned());
                let nameless = sheet.name().is_empty();
                self.change(if nameless {
                    sheet.renamed(&name)
                } else {
                    sheet
                });
                self.tell(Said::new(S::WORDS.read));
            }
            Err(why) => self.wrong.set(Some(why)),
        }
    }

    /// Begins from something that is ready: here if nothing is here yet, else beside it.
    pub(crate) fn begin_from(self, sheet: S) {
        if self.sheet.with_untracked(S::is_empty) {
            self.change(sheet);
        } else {
            self.lay(&shelf::new_id(), sheet);
        }
    }

    /// The same once more, to be changed.
    pub(crate) fn duplicate(self) {
        let sheet = self.sheet.get_untracked();
        let name = Arg::Spelled(sheet.name().to_owned());
        let name = voice().say(&Said::new("web-sets-copy-name").with("name", name));
        self.lay(&shelf::new_id(), sheet.renamed(&name));
    }

    /// An empty one. It is kept from its first change on.
    pub(crate) fn begin(self) {
        self.turn_to("", S::default());
    }

    /// An own one from the shelf.
    pub(crate) fn take(self, id: &str) {
        if let Some(sheet) = self.shelf.with_untracked(|shelf| shelf.sheet(id)) {
            self.lay(id, sheet);
        }
    }

    /// Throws it away; the second press does it.
    pub(crate) fn delete(self) {
        if !self.deletes.get_untracked() {
            self.deletes.set(true);
            return;
        }
        let id = self.id.get_untracked();
        self.shelf.update(|shelf| shelf.remove(&id));
        self.shelf.with_untracked(Shelf::keep);
        let (id, sheet) = self.shelf.with_untracked(Shelf::opened).unwrap_or_default();
        self.turn_to(&id, sheet);
        self.tell(Said::new(S::WORDS.deleted));
    }

    /// Changes what lies here; it can be taken back.
    pub(crate) fn change(self, sheet: S) {
        let before = self.sheet.get_untracked();
        if before != sheet {
            self.past.update(|past| {
                past.push(before);
                let old = past.len().saturating_sub(PAST);
                past.drain(..old);
            });
        }
        self.show(sheet);
    }

    /// Lays something else on the bench and keeps it.
    fn lay(self, id: &str, sheet: S) {
        self.turn_to(id, sheet.clone());
        self.show(sheet);
    }

    fn turn_to(self, id: &str, sheet: S) {
        self.past.set(Vec::new());
        self.id.set(id.to_owned());
        self.news.set(None);
        self.clear();
        self.sheet.set(sheet);
    }

    fn show(self, sheet: S) {
        if self.id.with_untracked(String::is_empty) {
            self.id.set(shelf::new_id());
        }
        self.clear();
        let id = self.id.get_untracked();
        self.shelf.update(|shelf| shelf.put(&id, &sheet));
        self.shelf.with_untracked(Shelf::keep);
        self.sheet.set(sheet);
    }

    fn clear(self) {
        self.slip.set(None);
        self.wrong.set(None);
        self.deletes.set(false);
    }
}
