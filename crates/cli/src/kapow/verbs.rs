//! The reference of all verbs, made from the table that packs are read by.

use crate::verbs::{self, Reference, Verb};
use content::verbs::{Language as _, Row};
use game_kapow::{Kapow, Language, NAME, Place, example_text};
use kernel::Game;
use words::Words;

pub(super) fn page(words: &Words) -> String {
    let places = Place::WORDS.iter().map(|(word, _)| {
        let key = format!("kapow-place-{}", word.replace(' ', "-"));
        ((*word).to_owned(), words.text(&key))
    });
    let reference = Reference {
        name: NAME,
        id: Kapow::ID,
        most: Language::MOST,
        places: places.collect(),
        verbs: Language::ROWS.iter().map(|row| verb(words, row)).collect(),
    };
    verbs::page(words, &reference)
}

fn verb(words: &Words, row: &Row<Language>) -> Verb {
    Verb {
        word: row.word,
        object: row.object.to_string(),
        example: row.example,
        says: words.say_all(&example_text(row)),
        stands: row.stands.iter().map(ToString::to_string).collect(),
    }
}
