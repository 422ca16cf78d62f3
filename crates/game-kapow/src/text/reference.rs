//! The reference of all verbs: how each is written, what its example says, and where it may stand.

use super::Teller;
use crate::verb::{Language, Place};
use crate::{Home, Pack};
use content::verbs::{self, Language as _, Row, VerbInfo};
use kernel::Said;

/// The most verbs one after the other.
pub const MOST_VERBS: usize = Language::MOST;

/// All verbs.
pub fn verb_list() -> Vec<VerbInfo<Vec<Said>>> {
    let stands = |row: &Row<Language>| row.stands.iter().map(ToString::to_string).collect();
    let info = |row: &Row<Language>| row.info(example(row), stands(row));
    Language::ROWS.iter().map(info).collect()
}

/// All places where verbs may stand: the word, and what it means.
pub fn verb_places() -> Vec<(String, Said)> {
    let told = Place::WORDS.iter().map(|(word, _)| {
        let key = format!("kapow-place-{}", word.replace(' ', "-")).into();
        let args = Vec::new();
        ((*word).to_owned(), Said { key, args })
    });
    told.collect()
}

/// What a verb says with the object of its example, in the first place where it may stand.
fn example(row: &Row<Language>) -> Vec<Said> {
    let mut language = Language::default();
    let span = verbs::read_example("kapow", row, &mut language);
    let pack = Pack {
        verbs: language.verbs,
        rows: language.rows,
        ..Pack::builtin().as_ref().clone()
    };
    let teller = Teller {
        board: row.stands.iter().all(|place| place.is_solo()),
        ..Teller::at(&pack, Home::Player)
    };
    let mut said = Vec::new();
    teller.effects(span, &mut said);
    said
}

impl Place {
    /// Whether it is on a board that plays by itself.
    fn is_solo(self) -> bool {
        self.gaining() == Place::SoloGain
    }
}
