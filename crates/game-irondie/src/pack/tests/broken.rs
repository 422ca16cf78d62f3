//! Packs that add, override, or are wrong in many ways at once.

use super::*;
use crate::Effect;

/// The built-in files, then one more.
fn load_with(text: &str) -> Result<Pack, Vec<String>> {
    load_files(&[FILES, &[("house/house.toml", text)]].concat())
}

fn load_files(files: &[(&str, &str)]) -> Result<Pack, Vec<String>> {
    Pack::load(files).map_err(|problems| problems.iter().map(ToString::to_string).collect())
}

#[test]
fn a_house_pack_adds_and_overrides() {
    let house = r#"
        source = { ours = "house rules" }
        [[kind]]
        id = "magnet"
        name = { de = "Magnet", en = "Magnet" }
        class = "life"
        special = "red"
        aim = { dice = "one", of = "foe" }
        compare = "lower"
        hit = [{ add = 1 }, { send-self = "limbo" }]
        miss = []
        [[colour]]
        id = "red"
        name = { de = "Rost", en = "Rust" }
        bonus = { life = 1 }
        [[preset]]
        id = "hard"
        name = { de = "Hart", en = "Hard" }
        why = { de = "Zum Testen.", en = "For a test." }
        bonus.black = { attack = 5 }
        kind.barrier = { hit = [{ signed = 5 }], special = "red" }
        [[set]]
        id = "magnets"
        name = { de = "Magnete", en = "Magnets" }
        idea = { de = "Zieht an.", en = "Attracts." }
        dice = ["magnet.red x7", "smasher.red", "barrier.red"]
    "#;
    let pack = load_with(house).unwrap();
    assert_eq!(pack.kinds.len(), 10);
    assert_eq!(pack.kind("magnet"), KindId::new(9));
    assert_eq!(pack.colour_name(Colour::Red).en, "Rust");
    assert_eq!(letter(pack.source("irondie/colour/red/bonus")), 'o');
    let magnets = pack.set("magnets").unwrap();
    assert_eq!(magnets.source, Source::Ours(Name::same("house rules")));
    assert_eq!(magnets.dice[0], magnets.dice[6]);

    let standard = pack.tables(STANDARD).unwrap();
    assert_eq!(standard.bonus(Colour::Red)[0].class, Class::Life);
    let hard = pack.tables("hard").unwrap();
    let barrier = hard.kind(pack.kind("barrier").unwrap());
    assert_eq!(barrier.hit[..], [Effect::Signed(5)]);
    assert_eq!(barrier.miss[..], [Effect::Signed(1)]);
    assert_eq!(barrier.special, Colour::Red);
    assert_eq!(hard.bonus(Colour::Black)[0].add, 5);
    assert_eq!(
        letter(pack.source("irondie/preset/hard/kind/barrier/hit")),
        'o'
    );
}

/// Five kinds, each wrong in its own way.
const BROKEN_KINDS: &str = r#"source = "rulebook"
[[kind]]
id = "one"
name = { de = "Eins" }
class = "magic"
special = "pink"
aim = { dice = "two", of = "all", in = "hand", clas = "life" }
compare = "equal"
hit = [{ explode = 3 }, { add = 0 }, { signed = -1 }]
miss = [{ add = 6 }, { send-self = "moon" }, { add = 1, signed = 1 }, "add"]
[[kind]]
id = "two"
name = { de = "Zwei", en = "Two" }
class = "life"
special = "red"
aim = { dice = "one", of = "own", in = "abyss" }
compare = "higher"
hit = [{ add = 1 }, { add = 1 }, { add = 1 }]
[[kind]]
id = "three"
name = { de = "Drei", en = "Three" }
class = "life"
special = "red"
aim = { dice = "one", of = "own", in = "abyss" }
compare = "higher"
hit = []
[[kind]]
id = "four"
name = { de = "Vier", en = "Four" }
class = "life"
special = "red"
aim = { dice = "one", of = "own" }
compare = "always"
hit = []
miss = [{ add = 1 }]
[[kind]]
id = "five"
name = { de = "Fünf", en = "Five" }
class = "life"
special = "red"
aim = { dice = "one", of = "own", in = "abyss" }
compare = "always"
hit = [{ add = 1 }]
"#;

#[test]
fn broken_kinds_tell_everything() {
    let problems = load_with(BROKEN_KINDS).unwrap_err();
    let colours = "red, blue, yellow, purple, green, orange, black, white";
    let verbs = "add, signed, send-target, send-self";
    let expected = [
        "4: `en` is missing",
        "5: unknown class `magic`: expected one of attack, defence, life",
        &format!("6: unknown colour `pink`: expected one of {colours}"),
        "7: unknown reach `two`: expected one of one, all",
        "7: unknown side `all`: expected one of own, foe, either",
        "7: unknown place `hand`: expected one of play, abyss",
        "7: unknown field `clas`: expected one of dice, of, in, class",
        "8: unknown comparison `equal`: expected one of higher, lower, always",
        &format!("9: unknown verb `explode`: expected one of {verbs}"),
        "9: 0 changes nothing",
        "9: -1 is out of range: 1 to 5",
        "10: 6 is out of range: -5 to 5",
        "10: unknown zone `moon`: expected one of limbo, abyss",
        "10: expected one verb, found 2",
        "10: expected a table in { }, found a text",
        "18: at most two verbs, not 3",
        "19: `three`: `miss` is missing",
        "19: `three`: dice in the abyss have no value: `compare` can only be always",
        "27: `four`: a kind that always succeeds has no `miss`",
        "36: `five`: dice in the abyss have no value: `hit` can only send them",
    ];
    let expected = expected.map(|line| format!("house/house.toml:{line}"));
    assert_eq!(problems, expected);
}

/// Everything that is not a kind, and wrong.
const BROKEN_REST: &str = r#"source = "rulebook"
[[colour]]
id = "pink"
name = { de = "Rosa", en = "Pink" }
bonus = { attack = 1, defence = 1, life = 1 }
[[colour]]
id = "red"
name = { de = "Rot", en = "Red" }
bonus = {}
[[preset]]
id = "odd"
name = { de = "Seltsam", en = "Odd" }
[preset.bonus]
pink = { attack = 1 }
red = { magic = 1 }
[preset.kind.hammer]
hit = []
[preset.kind.barrier]
class = "life"
hit = [{ add = 9 }]
[[set]]
id = "few"
name = { de = "Wenige", en = "Few" }
idea = { de = "Zu wenige.", en = "Too few." }
dice = ["smasher.red* x4", "assault.red"]
side = ["swarm.red"]
[[set]]
id = "odd"
name = { de = "Seltsam", en = "Odd" }
idea = { de = "Seltsam.", en = "Odd." }
dice = [
  "hammer.red",
  "smasher.pink",
  "smasher",
  "smasher.red x0",
  7,
]
"#;

#[test]
fn broken_colours_presets_and_sets_tell_everything() {
    let problems = load_with(BROKEN_REST).unwrap_err();
    let colours = "red, blue, yellow, purple, green, orange, black, white";
    let kinds =
        "smasher, assault, ballistic, nullifier, barrier, powerup, swarm, fortress, regeneration";
    let expected = [
        &format!("2: unknown colour `pink`: expected one of {colours}"),
        "5: a bonus has one part or two, not 3",
        "9: a bonus has one part or two, not 0",
        "10: `odd`: `why` is missing",
        &format!("14: unknown colour `pink`: expected one of {colours}"),
        "15: unknown class `magic`: expected one of attack, defence, life",
        &format!("16: unknown kind `hammer`: expected one of {kinds}"),
        "19: unknown field `class`: expected one of special, aim, compare, hit, miss",
        "20: 9 is out of range: -5 to 5",
        "25: a set has at most three rare dice, not 4 (IR-3.3)",
        "25: a set has nine dice, not 5 (IR-3.1)",
        "25: a set needs a die of class defence (IR-3.2)",
        "25: a set needs a die of class life (IR-3.2)",
        "26: a side set has three dice, not 1 (IR-15.2)",
        "32: unknown kind `hammer` in `hammer.red`",
        "33: unknown colour `pink` in `smasher.pink`",
        "34: `smasher` is not a die: write kind.colour, and * for a rare one: smasher.black*",
        "35: `x0` is not a number of dice: x1 to x9",
        "36: expected a text in quotes, found a whole number",
    ];
    let expected = expected.map(|line| format!("house/house.toml:{line}"));
    assert_eq!(problems, expected);
}

#[test]
fn what_is_missing_altogether_is_told() {
    let problems = load_files(&[
        FILES[0],
        ("a.toml", "[[set]]\nid = 's'\nsource = 'rulebook'\n"),
    ]);
    let problems = problems.unwrap_err();
    assert!(problems.contains(&"packs/irondie/core/kinds.toml:1: no colour `red`".to_owned()));
    assert!(problems.contains(&"packs/irondie/core/kinds.toml:1: no preset `standard`".to_owned()));
    assert!(problems.contains(&"a.toml:1: `s`: `dice` is missing".to_owned()));
    assert!(Pack::load(&[]).is_err());
}

#[test]
fn a_broken_file_does_not_accuse_the_others() {
    let cut = FILES[0].1.replace(
        "[[kind]]\nid      = \"swarm\"",
        "[[kind]\nid      = \"swarm\"",
    );
    let bad = "[[set]]\nid = 's'\nsource = 'rulebook'\ndice = ['swarm.pink']\n";
    let files = [
        &[(FILES[0].0, cut.as_str())],
        &FILES[1..],
        &[("house/a.toml", bad)],
    ]
    .concat();
    let problems = load_files(&files).unwrap_err();
    let line = 1 + cut[..cut.find("[[kind]\n").unwrap()].lines().count();
    assert!(
        problems[0].starts_with(&format!("packs/irondie/core/kinds.toml:{line}: ")),
        "{problems:#?}"
    );
    assert_eq!(
        problems[1..],
        [
            "house/a.toml:1: `s`: `idea` is missing",
            "house/a.toml:1: `s`: `name` is missing",
        ]
    );
}

#[test]
fn a_pack_has_room_for_sixteen_kinds() {
    let more = |count: usize| {
        let kind = "[[kind]]\nid = 'more-0'\nname = { de = 'M', en = 'M' }\nclass = 'life'\n\
            special = 'red'\naim = { dice = 'one', of = 'own' }\ncompare = 'always'\nhit = []\n";
        let kinds = (0..count).map(|number| kind.replace('0', &number.to_string()));
        format!("source = 'rulebook'\n{}", kinds.collect::<String>())
    };
    assert_eq!(load_with(&more(7)).unwrap().kinds.len(), KindId::LIMIT);
    let problems = load_with(&more(8)).unwrap_err();
    assert_eq!(
        problems,
        ["house/house.toml:58: a pack has at most 16 kinds"]
    );
}
