//! The set on the bench and all that can be done with it. Every change is kept at once and can be
//! taken back.

use super::dice::called;
use super::shelf::{Shelf, new_id};
use crate::dom;
use crate::route::{Route, replace};
use crate::voice::voice;
use game_irondie::{
    Make, NamedSet, Pack, SET, SIDE_SET, SetProblem, SetSheet, check_set, check_side, room_in_set,
    room_in_side,
};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// How many changes can be taken back.
const PAST: usize = 50;

/// Where a tapped die goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Target {
    #[default]
    Set,
    Side,
}

/// The set being built and what its page knows of it.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) shelf: RwSignal<Shelf>,
    /// Empty until there is something to keep.
    pub(super) id: RwSignal<String>,
    pub(super) sheet: RwSignal<SetSheet>,
    pub(super) past: RwSignal<Vec<SetSheet>>,
    pub(super) target: RwSignal<Target>,
    pub(super) rare: RwSignal<bool>,
    /// Why the last tap did nothing.
    pub(super) slip: RwSignal<Option<SetProblem>>,
    /// What a text that was to be read lacks.
    pub(super) wrong: RwSignal<Option<Said>>,
    /// What has just happened.
    pub(super) news: RwSignal<Option<Said>>,
    /// Whether the next press deletes the set.
    pub(super) deletes: RwSignal<bool>,
    pub(super) problems: Memo<Vec<SetProblem>>,
}

impl Bench {
    /// The set that was sent, else the one that was open last, else an empty one.
    pub(super) fn open(sent: Option<String>) -> Bench {
        let shelf = Shelf::recall();
        let (id, sheet) = shelf.opened().unwrap_or_default();
        let sheet = RwSignal::new(sheet);
        let bench = Bench {
            shelf: RwSignal::new(shelf),
            id: RwSignal::new(id),
            sheet,
            past: RwSignal::default(),
            target: RwSignal::default(),
            rare: RwSignal::new(false),
            slip: RwSignal::new(None),
            wrong: RwSignal::new(None),
            news: RwSignal::new(None),
            deletes: RwSignal::new(false),
            problems: Memo::new(move |_| sheet.with(problems)),
        };
        if let Some(sent) = sent {
            // A reload must not bring the set a second time.
            replace(&Route::Sets(None));
            bench.receive(&sent);
        }
        bench
    }

    fn receive(self, sent: &str) {
        match Pack::builtin().read_sheet(&dom::from_address(sent)) {
            Ok(sheet) => {
                let known = self.shelf.with_untracked(|shelf| shelf.same(&sheet));
                self.lay(&known.unwrap_or_else(new_id), sheet);
                self.news.set(Some(Said::new("web-sets-received")));
            }
            Err(bad) => {
                self.wrong.set(Some(bad.said()));
                // The field that says so may be out of sight.
                self.news.set(Some(bad.said()));
            }
        }
    }

    /// Puts a die where taps go, or says why not.
    pub(super) fn add(self, make: Make) {
        let sheet = self.sheet.get_untracked();
        let target = self.target.get_untracked();
        let room = match target {
            Target::Set => room_in_set(sheet.dice(), make),
            Target::Side => room_in_side(sheet.side()),
        };
        if let Err(problem) = room {
            self.slip.set(Some(problem));
            return;
        }
        self.change(match target {
            Target::Set => sheet.clone().with_dice(with(sheet.dice(), make)),
            Target::Side => sheet.clone().with_side(with(sheet.side(), make)),
        });
        self.tell("web-sets-put", make, target);
    }

    /// Takes a die out, if it is there.
    pub(super) fn remove(self, make: Make, target: Target) {
        let sheet = self.sheet.get_untracked();
        let dice = match target {
            Target::Set => sheet.dice(),
            Target::Side => sheet.side(),
        };
        let Some(rest) = without(dice, make) else {
            return;
        };
        self.change(match target {
            Target::Set => sheet.clone().with_dice(rest),
            Target::Side => sheet.clone().with_side(rest),
        });
        self.tell("web-sets-taken", make, target);
    }

    fn tell(self, key: &'static str, make: Make, target: Target) {
        let (count, of) = self.sheet.with_untracked(|sheet| match target {
            Target::Set => (sheet.dice().len(), SET),
            Target::Side => (sheet.side().len(), SIDE_SET),
        });
        let said = Said::new(key)
            .with("die", called(&voice(), make))
            .with("count", Arg::number(count))
            .with("of", Arg::number(of));
        self.news.set(Some(said));
    }

    pub(super) fn rename(self, name: &str) {
        let sheet = self.sheet.get_untracked();
        self.change(sheet.renamed(name));
    }

    /// Takes the last change back.
    pub(super) fn undo(self) {
        let before = self.past.try_update(Vec::pop).flatten();
        if let Some(before) = before {
            self.show(before);
            self.news.set(Some(Said::new("web-sets-undone")));
        }
    }

    /// Reads a text, or a link, into the set on the bench. A text without a name leaves the name.
    pub(super) fn read(self, text: &str) {
        let link = Route::Sets(Some(String::new())).address();
        let text = match text.split_once(&link) {
            Some((_, sent)) => dom::from_address(sent.trim()),
            None => text.to_owned(),
        };
        match Pack::builtin().read_sheet(&text) {
            Ok(sheet) => {
                let name = self.sheet.with_untracked(|sheet| sheet.name().to_owned());
                let nameless = sheet.name().is_empty();
                self.change(if nameless {
                    sheet.renamed(&name)
                } else {
                    sheet
                });
                self.news.set(Some(Said::new("web-sets-read")));
            }
            Err(bad) => self.wrong.set(Some(bad.said())),
        }
    }

    /// Begins from a ready-made set: here if nothing is here yet, else beside it.
    pub(super) fn begin_from(self, set: &NamedSet) {
        let sheet = set.sheet(&voice().named(&set.name));
        let empty = self.sheet.with_untracked(|sheet| sheet.dice().is_empty());
        if empty {
            self.change(sheet);
        } else {
            self.lay(&new_id(), sheet);
        }
    }

    /// The same set once more, to be changed.
    pub(super) fn duplicate(self) {
        let sheet = self.sheet.get_untracked();
        let name = Arg::Spelled(sheet.name().to_owned());
        let name = voice().say(&Said::new("web-sets-copy-name").with("name", name));
        self.lay(&new_id(), sheet.renamed(&name));
    }

    /// An empty set. It is kept from its first die on.
    pub(super) fn begin(self) {
        self.turn_to("", SetSheet::default());
    }

    /// An own set from the shelf.
    pub(super) fn take(self, id: &str) {
        if let Some(sheet) = self.shelf.with_untracked(|shelf| shelf.sheet(id)) {
            self.lay(id, sheet);
        }
    }

    /// Throws the set away; the second press does it.
    pub(super) fn delete(self) {
        if !self.deletes.get_untracked() {
            self.deletes.set(true);
            return;
        }
        let id = self.id.get_untracked();
        self.shelf.update(|shelf| shelf.remove(&id));
        self.shelf.with_untracked(Shelf::keep);
        let (id, sheet) = self.shelf.with_untracked(Shelf::opened).unwrap_or_default();
        self.turn_to(&id, sheet);
        self.news.set(Some(Said::new("web-sets-deleted")));
    }

    fn change(self, sheet: SetSheet) {
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

    /// Lays a set on the bench and keeps it.
    fn lay(self, id: &str, sheet: SetSheet) {
        self.turn_to(id, sheet.clone());
        self.show(sheet);
    }

    fn turn_to(self, id: &str, sheet: SetSheet) {
        self.id.set(id.to_owned());
        self.past.set(Vec::new());
        self.target.set(Target::Set);
        self.news.set(None);
        self.clear();
        self.sheet.set(sheet);
    }

    fn show(self, sheet: SetSheet) {
        if self.id.with_untracked(String::is_empty) {
            self.id.set(new_id());
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

/// All that is wrong, in the words of the rules.
fn problems(sheet: &SetSheet) -> Vec<SetProblem> {
    let set = check_set(Pack::builtin(), sheet.dice()).err();
    let side = check_side(sheet.side()).err();
    set.into_iter().chain(side).flatten().collect()
}

fn with(dice: &[Make], make: Make) -> Vec<Make> {
    dice.iter().copied().chain([make]).collect()
}

fn without(dice: &[Make], make: Make) -> Option<Vec<Make>> {
    let place = dice.iter().position(|&die| die == make)?;
    let mut rest = dice.to_vec();
    rest.remove(place);
    Some(rest)
}
