//! The built-in pack, makes and set checks.

mod broken;
mod sheets;

use super::*;
use crate::{BonusPart, Class};
use kernel::{Arg, Refusal};

#[test]
fn the_built_in_pack_is_complete() {
    let pack = Pack::builtin();
    let kinds: Vec<&str> = pack.kinds.iter().map(|kind| kind.id.as_str()).collect();
    assert_eq!(
        kinds.join(" "),
        "smasher assault ballistic nullifier barrier powerup swarm fortress regeneration"
    );
    let classes = pack.kinds.iter().map(|kind| kind.rules.class);
    assert!(classes.eq(Class::ALL.into_iter().flat_map(|class| [class; 3])));
    for (info, colour) in pack.colours.iter().zip(Colour::ALL) {
        assert_eq!(info.colour, colour);
    }
    let colours = pack.colours.each_ref().map(|info| info.name.de.as_str());
    assert_eq!(
        colours.join(" "),
        "Rot Blau Gelb Lila Grün Orange Schwarz Weiß"
    );
    let presets: Vec<&str> = pack
        .presets
        .iter()
        .map(|preset| preset.id.as_str())
        .collect();
    assert_eq!(
        presets,
        [
            "standard",
            "mild-yellow",
            "white-costs-life",
            "white-gives-life"
        ]
    );
}

#[test]
fn names_lead_to_things() {
    let pack = Pack::builtin();
    let nullifier = pack.kind("nullifier").unwrap();
    assert_eq!(
        pack.kind_name(nullifier),
        &Name::new("Neutralisierer", "Nullifier")
    );
    assert_eq!(
        pack.colour_name(Colour::Purple),
        &Name::new("Lila", "Purple")
    );
    assert_eq!(pack.kind("hammer"), None);
    assert_eq!(pack.tables("hammer"), None);
    assert_eq!(pack.set("hammer"), None);
    assert_eq!(pack.set("wellspring").unwrap().name.de, "Lebensquell");
}

/// Where each kind's values come from: r rulebook, p public, i inferred, R reconstructed, - no
/// value. German name, English name, class, special, aim, compare, hit, miss.
const KIND_SOURCES: [(&str, &str); 9] = [
    ("smasher", "rpppiiri"),
    ("assault", "pppppRRR"),
    ("ballistic", "rppirrrr"),
    ("nullifier", "rppppiiR"),
    ("barrier", "rpriiRRR"),
    ("powerup", "pppiiRRR"),
    ("swarm", "pppiiRRR"),
    ("fortress", "pppRiRRR"),
    ("regeneration", "pppRiRR-"),
];

fn letter(source: Option<&Source>) -> char {
    match source {
        Some(Source::Rulebook) => 'r',
        Some(Source::Public(_)) => 'p',
        Some(Source::Disputed { .. }) => 'd',
        Some(Source::Inferred(_)) => 'i',
        Some(Source::Reconstructed(_)) => 'R',
        Some(Source::Ours(_)) => 'o',
        None => '-',
    }
}

#[test]
fn every_value_says_where_it_comes_from() {
    let pack = Pack::builtin();
    let fields = [
        "name/de", "name/en", "class", "special", "aim", "compare", "hit", "miss",
    ];
    for (kind, letters) in KIND_SOURCES {
        let source = |field: &str| pack.source(&format!("irondie/kind/{kind}/{field}"));
        let found: String = fields.iter().map(|field| letter(source(field))).collect();
        assert_eq!(found, letters, "{kind}");
    }
    let bonuses = Colour::ALL.map(|colour| format!("irondie/colour/{}/bonus", colour.id()));
    let found: String = bonuses
        .iter()
        .map(|what| letter(pack.source(what)))
        .collect();
    assert_eq!(found, "prRRRRiR");
}

#[test]
fn the_marks_are_the_reconstructions() {
    let pack = Pack::builtin();
    let marked = |what: &str| pack.sources.reconstructed().any(|value| value.what == what);
    assert!(marked("irondie/kind/barrier/hit"));
    assert!(marked("irondie/colour/white/bonus"));
    assert!(marked("irondie/preset/mild-yellow/bonus/yellow"));
    assert!(marked("irondie/set/red-assault/dice"));
    assert!(!marked("irondie/kind/ballistic/hit"));
    // 20 of kinds, 5 of colours, 3 of presets, 2 of sets.
    assert_eq!(pack.sources.reconstructed().count(), 30);
}

#[test]
fn presets_change_what_they_say_and_nothing_else() {
    let pack = Pack::builtin();
    let standard = pack.tables(STANDARD).unwrap();
    let rules: Vec<&KindRules> = pack.kinds.iter().map(|kind| &kind.rules).collect();
    assert!(standard.kinds.iter().eq(rules));
    assert!(
        standard
            .bonuses
            .iter()
            .eq(pack.colours.iter().map(|info| &info.bonus))
    );

    let part = |class, add| BonusPart { class, add };
    let changes = [
        ("mild-yellow", Colour::Yellow, vec![part(Class::Life, 1)]),
        (
            "white-costs-life",
            Colour::White,
            vec![part(Class::Attack, 3), part(Class::Life, -1)],
        ),
        (
            "white-gives-life",
            Colour::White,
            vec![part(Class::Life, 3), part(Class::Attack, -1)],
        ),
    ];
    for (preset, colour, parts) in changes {
        let mut expected = standard.clone();
        expected.bonuses[colour as usize] = parts.into_iter().collect();
        assert_eq!(pack.tables(preset), Some(&expected), "{preset}");
    }
}

#[test]
fn sets_are_as_designed() {
    let pack = Pack::builtin();
    // Attack, Defence and Life dice, rare ones, side set.
    let shapes = [
        ("smasher-set", "3/3/3 0 3"),
        ("red-assault", "5/1/3 0 3"),
        ("black-bulwark", "2/4/3 3 3"),
        ("zero-hour", "2/4/3 3 3"),
        ("white-heat", "4/2/3 3 3"),
        ("purple-hail", "4/2/3 3 3"),
        ("swarm-tide", "3/2/4 3 3"),
        ("wellspring", "3/2/4 3 3"),
    ];
    let starters: Vec<String> = Colour::ALL
        .iter()
        .map(|colour| format!("starter-{}", colour.id()))
        .collect();
    let starters = starters.iter().map(|id| (id.as_str(), "3/3/3 0 0"));
    let expected: Vec<(&str, &str)> = starters.chain(shapes).collect();
    assert_eq!(pack.sets.len(), expected.len());
    for (set, (id, shape)) in pack.sets.iter().zip(expected) {
        let count = |class| {
            let classes = set
                .dice
                .iter()
                .map(|make| pack.kinds[make.kind().index()].rules.class);
            classes.filter(|found| *found == class).count()
        };
        let [attack, defence, life] = Class::ALL.map(count);
        let rare = set.dice.iter().filter(|make| make.rare()).count();
        let found = format!("{attack}/{defence}/{life} {rare} {}", set.side.len());
        assert_eq!((set.id.as_str(), found.as_str()), (id, shape));
    }
}

#[test]
fn a_starter_is_every_kind_in_one_colour() {
    let pack = Pack::builtin();
    for colour in Colour::ALL {
        let set = pack.set(&format!("starter-{}", colour.id())).unwrap();
        let kinds: Vec<usize> = set.dice.iter().map(|make| make.kind().index()).collect();
        assert_eq!(kinds, (0..9).collect::<Vec<_>>());
        assert!(
            set.dice
                .iter()
                .all(|make| make.colour() == colour && !make.rare())
        );
    }
}

#[test]
fn copies_are_written_once() {
    let pack = Pack::builtin();
    let set = pack.set("zero-hour").unwrap();
    let spelled: Vec<String> = set.dice.iter().map(|make| pack.spell_make(*make)).collect();
    assert_eq!(
        spelled.join(" "),
        "ballistic.purple* ballistic.purple nullifier.blue* nullifier.blue* nullifier.blue \
         powerup.blue fortress.green fortress.yellow regeneration.green"
    );
}

#[test]
fn makes_are_read_as_they_are_spelled() {
    let pack = Pack::builtin();
    for place in 0..9 {
        for colour in Colour::ALL {
            for rare in [false, true] {
                let make = Make::new(KindId::new(place).unwrap(), colour, rare);
                assert_eq!(pack.make(&pack.spell_make(make)), Ok(make));
            }
        }
    }
    let smasher = Make::new(KindId::new(0).unwrap(), Colour::Black, true);
    assert_eq!(pack.spell_make(smasher), "smasher.black*");
}

#[test]
fn what_is_no_make_is_turned_away() {
    let pack = Pack::builtin();
    let why = |text| pack.make(text).unwrap_err();
    assert_eq!(why("hammer.red"), "unknown kind `hammer` in `hammer.red`");
    assert_eq!(
        why("smasher.pink"),
        "unknown colour `pink` in `smasher.pink`"
    );
    assert!(why("smasher").starts_with("`smasher` is not a die"));
    for text in [
        "",
        ".",
        "smasher.",
        " smasher.red",
        "smasher.red**",
        "smasher.red *",
        "Smasher.red",
    ] {
        assert!(pack.make(text).is_err(), "{text}");
    }
}

fn makes(text: &str) -> Vec<Make> {
    let pack = Pack::builtin();
    text.split_whitespace()
        .map(|word| pack.make(word).unwrap())
        .collect()
}

#[test]
fn sets_are_checked() {
    // The rulebook's cases: IR-3.1, IR-3.2, IR-3.3.
    let pack = Pack::builtin();
    let check = |text: &str| check_set(pack, &makes(text));
    let seven =
        "smasher.red* smasher.red* smasher.red* smasher.red smasher.red smasher.red smasher.red";
    assert_eq!(check(&format!("{seven} barrier.red swarm.red")), Ok(()));
    assert_eq!(
        check(&format!("{seven} swarm.red")).unwrap_err(),
        [SetProblem::Count(8), SetProblem::NoClass(Class::Defence)]
    );
    assert_eq!(
        check(&format!("{seven} barrier.red swarm.red swarm.red")),
        Err(vec![SetProblem::Count(10)])
    );
    assert_eq!(
        check(&format!("{seven} barrier.red barrier.red")),
        Err(vec![SetProblem::NoClass(Class::Life)])
    );
    assert_eq!(
        check(&format!("{seven} barrier.red* swarm.red")),
        Err(vec![SetProblem::TooManyRare(4)])
    );
    assert_eq!(check("").unwrap_err().len(), 4);
}

#[test]
fn a_set_has_room_for_nine_dice_and_three_rare_ones() {
    let (common, rare) = (makes("swarm.red")[0], makes("swarm.red*")[0]);
    assert_eq!(room_in_set(&[common; 8], rare), Ok(()));
    assert_eq!(
        room_in_set(&[common; 9], common),
        Err(SetProblem::Count(10))
    );
    assert_eq!(room_in_set(&[rare; 2], rare), Ok(()));
    assert_eq!(room_in_set(&[rare; 3], common), Ok(()));
    assert_eq!(
        room_in_set(&[rare; 3], rare),
        Err(SetProblem::TooManyRare(4))
    );
    // IR-15.2: any three.
    assert_eq!(room_in_side(&[rare; 2]), Ok(()));
    assert_eq!(room_in_side(&[rare; 3]), Err(SetProblem::SideCount(4)));
}

#[test]
fn side_sets_are_checked() {
    // IR-15.2: rare dice are no matter here.
    assert_eq!(check_side(&[]), Ok(()));
    assert_eq!(
        check_side(&makes("swarm.red* swarm.red* swarm.red*")),
        Ok(())
    );
    for count in [1, 2, 4] {
        let side = vec![makes("swarm.red")[0]; count];
        assert_eq!(check_side(&side), Err(vec![SetProblem::SideCount(count)]));
    }
}

#[test]
fn set_problems_become_refusals() {
    let class = Arg::from(crate::class_name(Class::Life));
    let expected = [
        (
            SetProblem::Count(8),
            "IR-3.1",
            "irondie-refused-set-count",
            ("count", Arg::Number(8)),
        ),
        (
            SetProblem::NoClass(Class::Life),
            "IR-3.2",
            "irondie-refused-set-class",
            ("class", class),
        ),
        (
            SetProblem::TooManyRare(4),
            "IR-3.3",
            "irondie-refused-set-rare",
            ("count", Arg::Number(4)),
        ),
        (
            SetProblem::SideCount(2),
            "IR-15.2",
            "irondie-refused-side-count",
            ("count", Arg::Number(2)),
        ),
    ];
    for (problem, rule, key, (name, arg)) in expected {
        assert_eq!(problem.rule().0, rule);
        assert_eq!(
            problem.refusal(),
            Refusal::by(problem.rule(), key).with(name, arg)
        );
    }
}
