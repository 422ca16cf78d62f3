//! The files that are built in are right, and what is wrong is told with its place.

use super::*;
use crate::face::Burst;
use crate::verb::{Test, When};

#[test]
fn the_files_built_in_can_be_read() {
    let pack = Pack::load(FILES).unwrap_or_else(|problems| panic!("{}", told(&problems)));
    let counts = [
        ("cards", 142),
        ("promos", 7),
        ("basic-actions", 10),
        ("dice", 46),
        ("groups", 8),
        ("teams", 8),
    ];
    assert_eq!(pack.counts(), counts);
}

/// MA-18.7: what Underdog sets off is a choice.
#[test]
fn what_underdog_sets_off_may_be_let_be() {
    let pack = Pack::builtin();
    let abilities = pack.cards.iter().flat_map(|card| &card.abilities);
    let of_underdogs = abilities.filter(|one| pack.tests(one.tests).contains(&Test::Underdog));
    let set_off = of_underdogs.filter(|one| !one.when.is_begun() && !is_silent(one.when));
    let (may, must): (Vec<&Ability>, Vec<&Ability>) = set_off.partition(|one| one.may);
    assert_eq!((may.len(), must.len()), (12, 0));
}

/// It counts without a word, or is another way to field.
fn is_silent(when: When) -> bool {
    matches!(when, When::Always | When::Fielding)
}

fn told(problems: &[content::Problem]) -> String {
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    told.join("\n")
}

/// A pack of one card with one ability, and what is wrong with it.
fn problems(ability: &str) -> Vec<String> {
    let text = format!(
        "source = \"rulebook\"\n\
         [[card]]\nid = \"tester\"\nfigure = \"drax\"\ntitle = {{ de = \"T\", en = \"T\" }}\n\
         kind = \"character\"\ncost = 1\nenergy = \"bolt\"\nmost = 4\ndie = \"drax\"\n\
         rarity = \"common\"\nabilities = [\n{ability}\n]\n"
    );
    let mut files = FILES.to_vec();
    files.push(("packs/dice-masters/test/test.toml", &text));
    let read = Pack::load(&files).err().unwrap_or_default();
    let told = read
        .into_iter()
        .map(|problem| format!("{}: {}", problem.line, problem.what));
    told.collect()
}

#[test]
fn what_is_wrong_with_an_ability_is_told_with_its_line() {
    let wrong = [
        (
            "{ when = \"fieldd\", effects = [{ duel = true }] }",
            "unknown moment `fieldd`",
        ),
        (
            "{ when = \"always\", effects = [{ gain-life = { who = \"you\", n = 1 } }] }",
            "`gain-life` does nothing in when = \"always\"",
        ),
        (
            "{ when = \"fielded\", effects = [{ damage = { to = \"all own grp:villains\", n = 1 } }] }",
            "unknown property `grp:`",
        ),
        (
            "{ when = \"die-leaves\", effects = [{ spin = { die = \"self\", by = 1 } }] }",
            "`of` is missing",
        ),
        (
            "{ when = \"use\", effects = [{ draw-and-roll = 1 }] }",
            "`use` is for action dice",
        ),
        (
            "{ when = \"fielded\", if = \"underdog, exsts own\", effects = [{ draw-and-roll = 1 }] }",
            "unknown test `exsts own`",
        ),
    ];
    for (ability, what) in wrong {
        let told = problems(ability);
        let found = told.iter().any(|told| told.contains(what));
        assert!(found, "{ability}: {told:?}");
    }
    let fine = "{ when = \"fielded\", effects = [{ gain-life = { who = \"you\", n = 1 } }] }";
    assert_eq!(problems(fine), Vec::<String>::new());
}

/// MA-1.2, MA-1.4: what dice show is the same for all of a sort.
#[test]
fn every_die_of_a_team_is_built_alike() {
    let pack = Pack::builtin();
    for card in pack.cards.iter().filter(|card| card.energy.is_some()) {
        let faces = pack.mould(card.mould).faces;
        let energy = card.energy.unwrap();
        let shown = [1, 2, 2].map(|count| Face::Energy(energy, count));
        assert_eq!(faces[..3], shown, "{}", card.id);
        let others = &faces[3..];
        match card.kind {
            CardKind::Character => {
                let levels = others.iter().filter_map(|face| face.character());
                let levels: Vec<u8> = levels.map(|level| level.level).collect();
                assert_eq!(levels, [1, 2, 3], "{}", card.id);
            }
            _ => assert_eq!(others, actions(), "{}", card.id),
        }
    }
}

/// MA-1.5: basic actions have no energy, and three dice each.
#[test]
fn basic_actions_are_built_alike() {
    let pack = Pack::builtin();
    let basics = pack.cards.iter();
    let basics = basics.filter(|card| card.kind == CardKind::BasicAction);
    for card in basics {
        assert_eq!((card.energy, card.most), (None, 3), "{}", card.id);
        let faces = pack.mould(card.mould).faces;
        assert_eq!(faces[..3], [Face::Energy(Energy::Generic, 2); 3]);
        assert_eq!(faces[3..], actions());
    }
}

fn actions() -> [Face; 3] {
    [Burst::None, Burst::Single, Burst::Double].map(Face::Action)
}

#[test]
fn all_cards_of_the_set_are_there() {
    let pack = Pack::builtin();
    let mut numbers: Vec<u8> = pack.cards.iter().filter_map(|card| card.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=142).collect::<Vec<u8>>());
    assert_eq!(pack.cards.len() - numbers.len(), 7, "promos");
}
