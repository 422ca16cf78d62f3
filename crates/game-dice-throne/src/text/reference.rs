//! The reference of all verbs: how each is written, what its example says, and where it may stand.

use super::{Form, Teller};
use crate::Pack;
use crate::pack::Token;
use crate::verb::{Language, Place, RUNS};
use content::verbs::{self, Language as _, Row, VerbInfo};
use kernel::{Arg, Said};

/// The most verbs one after the other.
pub const MOST_VERBS: usize = Language::MOST;

/// The word for all places where verbs are carried out one after the other.
const ANY: &str = "any";

/// All verbs.
pub fn verb_list() -> Vec<VerbInfo<Vec<Said>>> {
    let stands = |row: &Row<Language>| {
        if row.stands == RUNS {
            vec![ANY.to_owned()]
        } else {
            row.stands.iter().map(|place| place.word()).collect()
        }
    };
    let info = |row: &Row<Language>| row.info(example(row), stands(row));
    Language::ROWS.iter().map(info).collect()
}

/// All places where verbs may stand: the word, and what it means.
pub fn verb_places() -> Vec<(String, Said)> {
    let mut places = RUNS.to_vec();
    let all = Language::ROWS.iter().flat_map(|row| row.stands);
    for &place in all {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let runs = RUNS.iter().map(|place| Arg::Spelled(place.word()));
    let any = Said::new("dice-throne-place-any").with("places", Arg::And(runs.collect()));
    let teller = Teller::new(Pack::builtin(), None, Form::Whole);
    let told = places
        .into_iter()
        .map(|place| (place.word(), teller.place(place)));
    std::iter::once((ANY.to_owned(), any)).chain(told).collect()
}

/// What a verb says with the object of its example, in the first place where it may stand.
fn example(row: &Row<Language>) -> Vec<Said> {
    let known = Pack::builtin();
    let hero = &known.heroes[0];
    let mut language = Language {
        tokens: known.tokens.iter().map(|token| token.id.clone()).collect(),
        heroes: known.heroes.iter().map(|hero| hero.id.clone()).collect(),
        symbols: hero.symbols.iter().map(|one| one.id.clone()).collect(),
        ..Language::default()
    };
    let span = verbs::read_example("dice-throne", row, &mut language);
    // What tokens do is told by the verbs of the known pack, which are not these.
    let tokens = known.tokens.iter().map(|token| Token {
        triggers: Vec::new(),
        ..token.clone()
    });
    let pack = Pack {
        tokens: tokens.collect(),
        verbs: language.verbs,
        clauses: language.clauses,
        options: language.options,
        terms: language.terms,
        tests: language.tests,
        ..known.as_ref().clone()
    };
    Teller::new(&pack, Some(hero), Form::Whole).text(span)
}

impl Teller<'_> {
    fn place(&self, place: Place) -> Said {
        match place {
            Place::Trigger(when) => {
                Said::new("dice-throne-place-at").with("when", self.moment(when))
            }
            Place::Spent(when) => {
                Said::new("dice-throne-place-spent").with("when", self.moment(when))
            }
            other => Said::new("dice-throne-place").with("place", Arg::word(&other.word())),
        }
    }
}
