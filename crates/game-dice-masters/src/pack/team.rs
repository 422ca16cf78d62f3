//! Starter teams, as packs have them. Whether they are legal is for the rules; that their cards
//! exist is looked at here.

use super::read::all;
use crate::team::{Starter, Team};
use content::{Node, Record};
use kernel::position::read_count;

/// Reads a team; all its cards are among these.
pub(super) fn team(record: &Record<'_>, known: &[String]) -> Option<Starter> {
    let list = |field| record.need(field).and_then(|node| names(node, known));
    let (cards, casual, basics) = (list("cards"), list("casual"), list("basics"));
    let (name, about) = (record.name("name"), record.name("about"));
    let basics = basics?;
    Some(Starter {
        id: record.id().to_owned(),
        name: name?,
        about: about?,
        team: Team {
            cards: cards?,
            basics: basics.clone(),
        },
        casual: Team {
            cards: casual?,
            basics,
        },
    })
}

fn names(node: Node<'_>, known: &[String]) -> Option<Vec<String>> {
    let names = node.list()?.into_iter().map(|node| {
        let text = node.words()?;
        let (id, count) = read_count(text);
        if count.is_none() {
            node.problem(format!("`{text}`: write `drax-pained x2`"));
        } else if !known.iter().any(|card| card == id) {
            node.no_record("card", id, known.iter().map(String::as_str));
            return None;
        }
        count.map(|_| text.to_owned())
    });
    all(names)
}
