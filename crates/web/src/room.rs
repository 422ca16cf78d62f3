//! Room in the browser's storage, of which there is little: what no list leads to goes, and where
//! there still is none, the oldest matches that are over.

use crate::going::{self, Going, Place};
use crate::route::Route;
use crate::{dom, online, played};

/// What the names of kept matches begin with.
const MATCHES: &str = "astragal.match.";

/// Keys to so many tables are kept besides those where this browser holds a seat: whoever makes a
/// table for others may still hand them on.
const MOST_KEYS: usize = 12;

/// Keeps a text that somebody would miss, and makes room for it where there is none; whether it is
/// kept in the end.
pub(crate) fn keep(name: &str, text: &str) -> bool {
    if dom::keep(name, text) {
        return true;
    }
    forget(name);
    while !dom::keep(name, text) {
        if !played::forget_oldest() {
            return false;
        }
    }
    true
}

/// Forgets what no list leads to, nor the page that is about to be drawn.
pub(crate) fn sweep(route: &Route) {
    match route {
        Route::Kept(slot) => forget(&slot.name()),
        _ => forget(""),
    }
    going::forget_lost();
}

fn forget(but: &str) {
    let (names, going) = (dom::kept_names(), going::all());
    for name in idle_matches(&names, &going) {
        if name != but {
            dom::forget(name);
        }
    }
    for table in idle_tables(&names, &going, online::kept_at) {
        online::forget_keys(table);
    }
}

/// Matches that nobody can go back to: they are over, or nobody has answered anything there.
fn idle_matches<'a>(names: &'a [String], going: &[Going]) -> Vec<&'a str> {
    let leads = |name: &str| {
        let mut places = going.iter().map(|going| &going.place);
        places.any(|place| matches!(place, Place::Here(kept) if kept == name))
    };
    let matches = names.iter().map(String::as_str);
    let matches = matches.filter(|name| name.starts_with(MATCHES));
    matches.filter(|name| !leads(name)).collect()
}

/// Tables where nobody sits here, but for the newest ones.
fn idle_tables<'a>(names: &'a [String], going: &[Going], at: fn(&str) -> u64) -> Vec<&'a str> {
    let leads = |table: &str| going.iter().any(|going| going.table() == Some(table));
    let tables = names.iter().filter_map(|name| online::kept_table(name));
    let mut idle: Vec<&str> = tables.filter(|table| !leads(table)).collect();
    idle.sort_by_key(|table| std::cmp::Reverse(at(table)));
    idle.split_off(idle.len().min(MOST_KEYS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::going::tests::going;

    #[test]
    fn what_no_list_leads_to_goes_and_nothing_else() {
        let slot = |name: &str| format!("astragal.match.{name}");
        let mut names = vec![
            slot("irondie.play"),
            slot("irondie.play.1"),
            slot("kapow.screen"),
            "astragal.settings".to_owned(),
            "astragal.shown.t9".to_owned(),
            "astragal.table.seat".to_owned(),
        ];
        names.extend((0..20).map(|at| format!("astragal.table.{at}")));
        let here = going(Place::Here(slot("irondie.play.1")), 1);
        let there = going(Place::Table("seat".to_owned()), 1);
        let list = [here, there];
        let gone = [slot("irondie.play"), slot("kapow.screen")];
        assert_eq!(idle_matches(&names, &list), gone);
        let at = |table: &str| table.parse().unwrap();
        let gone: Vec<String> = (0..8).rev().map(|at: u64| at.to_string()).collect();
        assert_eq!(idle_tables(&names, &list, at), gone, "the oldest");
    }
}
