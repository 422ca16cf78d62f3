//! What the example of a verb says, for the reference of all verbs.

use super::Teller;
use crate::verb::{Language, Place};
use crate::{Home, Pack};
use content::verbs::{self, Row};
use content::{Reader, Section};
use kernel::Said;

const SECTIONS: &[Section] = &[Section {
    name: "example",
    fields: &["effects"],
}];

/// What a verb says with the object of its example, in the first place where it may stand.
pub fn example_text(row: &Row<Language>) -> Vec<Said> {
    let text = format!(
        "source = \"rulebook\"\n[[example]]\nid = \"x\"\neffects = [{{ {} = {} }}]\n",
        row.word, row.example
    );
    let mut language = Language::default();
    let read = Reader::load("kapow", SECTIONS, &[("example", &text)], |reader| {
        let records = reader.records("example");
        let effects = records.first()?.need("effects")?;
        verbs::read(effects, row.stands.first().copied(), &mut language)
    });
    let (span, _) = read.unwrap_or_else(|problems| unreachable!("{problems:?}"));
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
