//! The reference of all verbs, made from the table that packs are read by.

use crate::verbs::{self, Reference, Verb};
use game_dice_masters::{DiceMasters, MOST_VERBS, NAME, VerbInfo, verb_list, verb_places};
use kernel::Game;
use words::Words;

pub(super) fn page(words: &Words) -> String {
    let places = verb_places().into_iter();
    let reference = Reference {
        name: NAME,
        id: DiceMasters::ID,
        most: MOST_VERBS,
        places: places
            .map(|(word, said)| (word, words.say(&said)))
            .collect(),
        verbs: verb_list()
            .into_iter()
            .map(|info| verb(words, info))
            .collect(),
    };
    verbs::page(words, &reference)
}

fn verb(words: &Words, info: VerbInfo) -> Verb {
    Verb {
        word: info.word,
        object: info.object,
        example: info.example,
        says: words.say_all(&info.says),
        stands: info.stands,
    }
}
