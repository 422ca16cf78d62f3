//! Where books are kept: in the browser's storage, so many tables at most; in this page alone where
//! the browser keeps nothing, which is said.

use super::{Book, Witness};
use crate::dom;
use fair::{SeatSeed, Secret, Shown};
use serde::Deserialize;
use std::cell::RefCell;
use std::collections::BTreeMap;

const NAME: &str = "astragal.shown.";

/// So many tables are kept.
const MOST: usize = 24;

thread_local! {
    /// What the browser would not keep.
    static UNKEPT: RefCell<BTreeMap<String, Book>> = const { RefCell::new(BTreeMap::new()) };
}

/// What was kept of a table.
pub(crate) fn recall(table: &str) -> Option<Book> {
    let here = UNKEPT.with_borrow(|unkept| unkept.get(table).cloned());
    here.or_else(|| read(&dom::recall(&kept_as(table))?))
}

/// Changes what is kept of a table. What lies in the storage is what counts, as other pages of this
/// browser write there too. What comes of it, and the book as it stands.
pub(crate) fn change<T>(table: &str, change: impl FnOnce(&mut Book) -> T) -> (T, Book) {
    let known = recall(table);
    let is_new = known.is_none();
    let mut book = known.unwrap_or_else(|| Book::new(secret()));
    let before = book.clone();
    let done = change(&mut book);
    if is_new || book != before {
        book.at = now();
        keep(table, &mut book, is_new);
    }
    (done, book)
}

/// A seat of a table was taken in this browser.
pub(crate) fn sat(table: &str) {
    change(table, Book::sit);
}

fn keep(table: &str, book: &mut Book, is_new: bool) {
    if is_new {
        make_room(MOST - 1);
    }
    let name = kept_as(table);
    let text = serde_json::to_string(book).unwrap_or_default();
    book.unkept = !dom::keep(&name, &text);
    if book.unkept {
        // What was true a while ago would mislead whoever reads it later.
        dom::forget(&name);
        make_room(MOST / 4);
        book.unkept = !dom::keep(&name, &text);
    }
    UNKEPT.with_borrow_mut(|unkept| {
        unkept.remove(table);
        if book.unkept {
            unkept.insert(table.to_owned(), book.clone());
        }
    });
}

/// Lets go of what is kept beyond a number of tables.
fn make_room(most: usize) {
    let names = dom::kept_names().into_iter();
    let kept = names.filter(|name| name.starts_with(NAME)).map(|name| {
        let book = dom::recall(&name).and_then(|text| read(&text));
        (name, book.map_or((true, 0), |book| (book.over, book.at)))
    });
    for name in to_go(kept.collect(), most) {
        dom::forget(&name);
    }
}

/// What goes: matches that are over before those that are not, and of both the oldest first.
fn to_go(mut kept: Vec<(String, (bool, u64))>, most: usize) -> Vec<String> {
    kept.sort_by_key(|(_, (over, at))| (!over, *at));
    let count = kept.len().saturating_sub(most);
    kept.truncate(count);
    kept.into_iter().map(|(name, _)| name).collect()
}

/// What an older app kept of a table's newest match.
#[derive(Deserialize)]
struct Old {
    shown: Shown,
    shares: Vec<SeatSeed>,
    heard: u64,
}

fn read(text: &str) -> Option<Book> {
    serde_json::from_str(text).ok().or_else(|| old(text))
}

/// Nothing of what was promised is lost with an older app. What it took for an alarm is looked at
/// again.
fn old(text: &str) -> Option<Book> {
    let old: Old = serde_json::from_str(text).ok()?;
    let (own, first) = (old.shown.own.as_ref(), old.shares.first().copied());
    let share = own.map(|own| own.share).or(first);
    let begun = own.is_some();
    let kept = Witness {
        share,
        before: 0,
        left: Vec::new(),
        vain: Vec::new(),
        agreed: 0,
        begun,
        got_up: false,
        shown: old.shown,
    };
    Some(Book {
        matches: vec![kept],
        heard: old.heard,
        ..Book::new(secret())
    })
}

fn kept_as(table: &str) -> String {
    format!("{NAME}{table}")
}

/// Tests have no browser, and no secrets.
fn secret() -> Secret {
    if cfg!(target_arch = "wasm32") {
        Secret::new(dom::random())
    } else {
        Secret::new([7; 32])
    }
}

fn now() -> u64 {
    if cfg!(target_arch = "wasm32") {
        dom::now() as u64
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fair::{Hash, Seed, Setup, Terms};

    #[test]
    fn matches_that_are_over_go_first_and_the_oldest_of_them() {
        let kept = [
            ("a", true, 5),
            ("b", false, 1),
            ("c", true, 2),
            ("d", false, 9),
        ];
        let kept: Vec<(String, (bool, u64))> = kept
            .map(|(name, over, at)| (name.to_owned(), (over, at)))
            .into();
        assert_eq!(to_go(kept.clone(), 4), [""; 0]);
        assert_eq!(to_go(kept.clone(), 2), ["c", "a"]);
        assert_eq!(to_go(kept, 1), ["c", "a", "b"]);
    }

    /// There is no storage here, as in a browser that is full: the page itself keeps it, and says
    /// that it is lost with it.
    #[test]
    fn what_cannot_be_kept_is_kept_by_the_page_and_said() {
        assert_eq!(recall("t-full"), None);
        let ((), book) = change("t-full", |book| book.heard = 7);
        assert!(book.unkept);
        let ((), book) = change("t-full", |book| book.at = 3);
        assert_eq!((book.heard, recall("t-full").unwrap().heard), (7, 7));
    }

    /// Two pages of one browser: each changes what lies there, and neither writes what it
    /// remembers over what the other has written.
    #[test]
    fn two_pages_write_into_one_book() {
        change("t-two", |book| book.heard = 3);
        let ((), here) = change("t-two", |book| book.over = true);
        assert_eq!((here.heard, here.over), (3, true));
    }

    #[test]
    fn what_an_older_app_kept_is_read() {
        let setup = Setup::new(serde_json::json!({})).unwrap();
        let terms = Terms::new("irondie", 1, Hash::new([0; 32]), setup);
        let published = terms.publish(&Seed::new([5; 32])).text();
        let share = SeatSeed::new([1; 32]);
        let text = format!(
            r#"{{"shown":{{"shown":1,"round":2,"published":{published},"commitments":[],
            "own":{{"seat":"A","share":"{share}","inputs":[]}}}},
            "shares":["{share}"],"players":[],"heard":9,"alarm":"Share"}}"#
        );
        let book = read(&text).unwrap();
        let kept = book.newest().unwrap();
        assert_eq!((kept.share, kept.shown.round), (Some(share), 2));
        assert_eq!((book.heard, book.alarm), (9, None));
    }
}
