//! The reference of all verbs: how each is written, what its example says, and where it may stand.

use super::{Form, Teller};
use crate::pack::{Ability, Aim, Limit, Pack};
use crate::verb::{Language, Place, Price, Scope, Span, When};
use arrayvec::ArrayVec;
use content::verbs::{self, Language as _, Row, VerbInfo};
use kernel::{Arg, Said};

/// The most verbs one after the other.
pub const MOST_VERBS: usize = Language::MOST;

/// All places with their words.
const PLACES: [(Place, &str); 6] = [
    (Place::Run, "run"),
    (Place::Always, "always"),
    (Place::Fielding, "fielding"),
    (Place::Damage, "damage"),
    (Place::KnockOut, "knock-out"),
    (Place::Aim, "aim"),
];

/// All verbs.
pub fn verb_list() -> Vec<VerbInfo<Vec<Said>>> {
    let word = |place: &Place| {
        let found = PLACES.iter().find(|(known, _)| known == place);
        found.map_or_else(String::new, |(_, word)| (*word).to_owned())
    };
    let stands = |row: &Row<Language>| row.stands.iter().map(word).collect();
    let info = |row: &Row<Language>| row.info(example(row), stands(row));
    Language::ROWS.iter().map(info).collect()
}

/// All places where verbs may stand: the word, and what it means.
pub fn verb_places() -> Vec<(String, Said)> {
    let told = PLACES.iter().map(|(_, word)| {
        let said = Said::new("dice-masters-place").with("place", Arg::word(word));
        ((*word).to_owned(), said)
    });
    told.collect()
}

/// What a verb says with the object of its example, in the first place where it may stand, on a
/// card that aims at a character.
fn example(row: &Row<Language>) -> Vec<Said> {
    let known = Pack::builtin();
    let mut language = Language {
        figures: known.figures.iter().map(|one| one.id.clone()).collect(),
        groups: known.groups.iter().map(|one| one.id.clone()).collect(),
        ..Language::default()
    };
    let target = language.filter("character");
    let effects = verbs::read_example("dice-masters", row, &mut language);
    let nothing = Span::append(&mut language.tests, Vec::new());
    let aim = target.map(|of| Aim {
        of,
        up_to: 1,
        by_doer: false,
        tests: nothing,
    });
    let aims = aim.iter().copied().chain(aim.iter().copied());
    let ability = Ability {
        when: moment(row.stands),
        scope: Scope::Die,
        of: None,
        theirs: false,
        may: false,
        tests: nothing,
        price: Price::default(),
        unless: None,
        targets: aims.collect::<ArrayVec<Aim, 2>>(),
        limit: Limit::None,
        effects,
    };
    let card = known.cards[0].clone();
    let pack = Pack {
        verbs: language.verbs,
        filters: language.filters,
        tests: language.tests,
        prices: language.prices,
        ways: language.ways,
        ..known.as_ref().clone()
    };
    let mut teller = Teller::new(&pack, &card, &ability, Form::Whole);
    let told = teller.sentences(effects).into_iter();
    told.map(|text| Said::new("dice-masters-sentence").with("text", text))
        .collect()
}

/// A moment whose verbs stand in the first of some places.
fn moment(places: &[Place]) -> When {
    let fits = |(_, when): &&(&str, When)| Some(&when.place()) == places.first();
    When::ALL
        .iter()
        .find(fits)
        .map_or(When::Use, |(_, when)| *when)
}
