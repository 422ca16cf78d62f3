//! What the example of a verb says, for the reference of all verbs.

use super::Teller;
use crate::verb::{Language, Place};
use crate::{Home, Pack};
use content::verbs::{self, Row};
use kernel::Said;

/// What a verb says with the object of its example, in the first place where it may stand.
pub fn example_text(row: &Row<Language>) -> Vec<Said> {
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
