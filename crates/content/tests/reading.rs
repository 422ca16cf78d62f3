//! A small made-up pack is read, overridden and broken.

use content::{Name, Node, Reader, Section, Source};

const SECTIONS: &[Section] = &[
    Section {
        name: "die",
        fields: &["name", "colour", "power"],
    },
    Section {
        name: "deck",
        fields: &["name"],
    },
];

const COLOURS: &[(&str, char)] = &[("red", 'r'), ("blue", 'b')];

#[derive(Debug, PartialEq)]
struct Die {
    id: String,
    name: Name,
    colour: char,
    power: i64,
}

/// The dice, then the problems or the values as lines.
fn read(files: &[(&str, &str)]) -> (Vec<Die>, Vec<String>) {
    let reader = Reader::open("toy", SECTIONS, files);
    let dice = reader.records("die").into_iter().filter_map(|record| {
        let name = record.name("name");
        let colour = record.need("colour");
        let colour = colour.and_then(|node| node.one_of("colour", COLOURS));
        let power = record.get("power").map(|node| node.number(1..=6));
        Some(Die {
            id: record.id().to_owned(),
            name: name?,
            colour: colour?,
            power: power.unwrap_or(Some(1))?,
        })
    });
    let dice = dice.collect();
    for deck in reader.records("deck") {
        deck.name("name");
    }
    let lines = match reader.finish() {
        Ok(values) => values
            .iter()
            .map(|value| format!("{} {}", value.what, value.source))
            .collect(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    };
    (dice, lines)
}

fn problems(text: &str) -> Vec<String> {
    read(&[("toy.toml", text)]).1
}

/// Lines without the list of what a source can be.
fn short(lines: &[String]) -> Vec<&str> {
    let short = |line| str::split(line, ": a source is").next();
    lines.iter().filter_map(|line| short(line)).collect()
}

#[test]
fn sources_go_from_the_narrow_line_to_the_wide() {
    let text = r#"
        [source]
        default = "rulebook"
        name.en = { public = "a web site" }
        [[die]]
        id = "big"
        name = { de = "Groß", en = "Big" }
        colour = "red"
        power = 6
        [die.source]
        default = { inferred = "from its looks" }
        power.reconstructed.de = "geraten"
        power.reconstructed.en = "guessed"
        [[die]]
        id = "small"
        name = { de = "Klein", en = "Small" }
        colour = "blue"
        source = { ours = "for this test" }
        [[die]]
        id = "plain"
        name = { de = "Schlicht", en = "Plain" }
        colour = "blue"
        [die.source]
        name = { inferred = "from the box" }
    "#;
    let (dice, values) = read(&[("toy.toml", text)]);
    assert_eq!(dice.len(), 3);
    assert_eq!(
        values,
        [
            "toy/die/big/name/de inferred: from its looks",
            "toy/die/big/name/en public: a web site",
            "toy/die/big/colour inferred: from its looks",
            "toy/die/big/power reconstructed: guessed",
            "toy/die/small/name/de ours: for this test",
            "toy/die/small/name/en public: a web site",
            "toy/die/small/colour ours: for this test",
            "toy/die/plain/name/de inferred: from the box",
            "toy/die/plain/name/en inferred: from the box",
            "toy/die/plain/colour rulebook",
        ]
    );
}

#[test]
fn reasons_speak_both_languages() {
    let text = "[[deck]]\nid = 'd'\nname = { de = 'D', en = 'D' }\n\
                [deck.source]\nreconstructed = { de = 'geraten', en = 'guessed' }\n";
    let reader = Reader::open("toy", SECTIONS, &[("toy.toml", text)]);
    let records = reader.records("deck");
    let source = records[0].source_of("name/de").unwrap();
    assert!(source.is_reconstructed());
    assert_eq!(source.reason(), Some(&Name::new("geraten", "guessed")));
    assert_eq!(Source::Rulebook.reason(), None);
}

#[test]
fn a_dispute_has_two_sides() {
    let deck = "[[deck]]\nid = 'd'\nname = { de = 'D', en = 'D' }\n[deck.source]\n";
    let text = format!(
        "{deck}default = 'rulebook'\nname.disputed = {{ used = 'a book', other = {{ de = 'ein Heft', en = 'a leaflet' }} }}\n"
    );
    let reader = Reader::open("toy", SECTIONS, &[("toy.toml", &text)]);
    let records = reader.records("deck");
    let source = records[0].source_of("name/de").unwrap();
    assert!(source.is_in_doubt() && !source.is_reconstructed());
    assert_eq!(source.reason(), Some(&Name::same("a book")));
    assert_eq!(source.to_string(), "disputed: a book; otherwise a leaflet");
    for half in [
        "'somebody'",
        "{ used = 'a book' }",
        "{ used = 'a', other = 'b', more = 'c' }",
    ] {
        let text = format!("{deck}default = {{ disputed = {half} }}\n");
        let problems = problems(&text);
        let [problem] = &problems[..] else {
            panic!("one sentence is enough for {half}: {problems:?}");
        };
        assert!(problem.contains("two sides"), "{half}: {problem}");
    }
}

const ONE: &str = "source = 'rulebook'\n\
    [[die]]\nid = 'one'\nname = { de = 'Eins', en = 'One' }\ncolour = 'red'\n\
    [[die]]\nid = 'two'\nname = { de = 'Zwei', en = 'Two' }\ncolour = 'red'\n";

#[test]
fn a_later_directory_adds_and_overrides_in_place() {
    let house = "source = { ours = 'house rules' }\n\
        [[die]]\nid = 'three'\nname = { de = 'Drei', en = 'Three' }\ncolour = 'blue'\n\
        [[die]]\nid = 'one'\nname = { de = 'Uno', en = 'Uno' }\ncolour = 'blue'\n";
    let (dice, values) = read(&[("core/dice.toml", ONE), ("house/dice.toml", house)]);
    let ids: Vec<_> = dice
        .iter()
        .map(|die| (die.id.as_str(), die.colour))
        .collect();
    assert_eq!(ids, [("one", 'b'), ("two", 'r'), ("three", 'b')]);
    assert_eq!(values[0], "toy/die/one/name/de ours: house rules");
    assert_eq!(values.len(), 9);
}

#[test]
fn the_same_file_again_replaces_it() {
    let again = ONE.replace("'red'", "'blue'");
    let (dice, _) = read(&[("core/dice.toml", ONE), ("core/dice.toml", &again)]);
    assert_eq!(dice.len(), 2);
    assert!(dice.iter().all(|die| die.colour == 'b'));
}

#[test]
fn the_same_id_twice_in_a_directory_is_a_mistake() {
    let (_, problems) = read(&[("core/a.toml", ONE), ("core/b.toml", ONE)]);
    assert_eq!(
        problems,
        [
            "core/b.toml:2: die `one` is already defined at core/a.toml:2",
            "core/b.toml:6: die `two` is already defined at core/a.toml:6",
        ]
    );
}

#[test]
fn everything_wrong_is_told_at_once() {
    let text = r#"
[source]
colour = "rulebook"
colur = "rulebook"

[[die]]
id = "Big One"

[[die]]
id = "small"
name = { de = "Klein" }
colour = "green"
power = 7
weight = 3

[[die]]
id = "odd"
name = { de = "", en = "Odd", it = "Strano" }
colour = 4
power = "much"
source = { guessed = "why" }

[[die]]
name = { de = "Ohne", en = "Without" }

[[dice]]
id = "x"

[deck]
id = "y"
"#;
    assert_eq!(
        short(&problems(text)),
        [
            "toy.toml:4: `colur` is neither a field here nor a word for a source",
            "toy.toml:7: `Big One` is not an id: use small letters, digits and hyphens, a letter \
             first",
            "toy.toml:9: `small`: source says nothing for `name.de`",
            "toy.toml:9: `small`: source says nothing for `name.en`",
            "toy.toml:9: `small`: source says nothing for `power`",
            "toy.toml:11: `en` is missing",
            "toy.toml:12: unknown colour `green`: expected one of red, blue",
            "toy.toml:13: 7 is out of range: 1 to 6",
            "toy.toml:14: unknown field `weight`: expected one of id, source, name, colour, power",
            "toy.toml:16: `odd`: source says nothing for `name.de`",
            "toy.toml:16: `odd`: source says nothing for `name.en`",
            "toy.toml:16: `odd`: source says nothing for `power`",
            "toy.toml:18: this text is empty",
            "toy.toml:18: unknown field `it`: expected one of de, en",
            "toy.toml:19: expected a text in quotes, found a whole number",
            "toy.toml:20: expected a whole number, found a text",
            "toy.toml:21: `guessed` is neither a field here nor a word for a source",
            "toy.toml:23: `id` is missing",
            "toy.toml:26: unknown section `dice`: expected one of die, deck, source",
            "toy.toml:29: write [[deck]], in double brackets",
        ]
    );
}

#[test]
fn a_record_without_any_source_is_one_problem() {
    let text = "[[die]]\nid = 'bare'\nname = { de = 'Bloß', en = 'Bare' }\ncolour = 'red'\n";
    let problems = problems(text);
    assert_eq!(problems.len(), 1);
    assert!(problems[0].starts_with("toy.toml:1: `bare`: source says nothing: a source is "));
}

#[test]
fn sources_are_checked_like_anything_else() {
    let text = r#"
[[deck]]
id = "d"
name = { de = "D", en = "D" }
[deck.source]
default = "hearsay"
name.de = { public = "" }
name.en = { public = "x", ours = "y" }
name.it = { guessed = "z" }
"#;
    assert_eq!(
        short(&problems(text)),
        [
            "toy.toml:6: unknown source `hearsay`",
            "toy.toml:7: this text is empty",
            "toy.toml:8: a value has exactly one source",
            "toy.toml:9: `name.it` is neither a field here nor a word for a source",
        ]
    );
}

#[test]
fn a_file_that_is_no_toml_does_not_hide_the_others() {
    let broken = "[[die]]\nid = 'one'\nname = { de = 'Eins'\ncolour = 'nope'\n[[die]]\n";
    let twice = "source = 'rulebook'\n[[deck]]\nid = 'd'\nid = 'e'\nname = 3\nname = 4\n";
    let other = "source = 'rulebook'\n[[deck]]\nid = 'f'\n";
    let (_, problems) = read(&[
        ("broken.toml", broken),
        ("twice.toml", twice),
        ("other.toml", other),
    ]);
    assert_eq!(
        problems,
        [
            "broken.toml:4: missing comma between key-value pairs, expected `,`",
            "twice.toml:4: duplicate key `id`",
            "twice.toml:5: expected a table in { }, found a whole number",
            "twice.toml:6: duplicate key `name`",
            "other.toml:2: `f`: `name` is missing",
        ]
    );
}

#[test]
fn what_a_section_lacks_is_told_where_it_stands() {
    let reader = Reader::open("toy", SECTIONS, &[("a.toml", ""), ("b.toml", ONE)]);
    reader.lacks("die", "no die `six`");
    reader.lacks("deck", "no deck at all");
    let problems = reader.finish().unwrap_err();
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        ["a.toml:1: no deck at all", "b.toml:1: no die `six`"]
    );
    let empty = Reader::open("toy", SECTIONS, &[]);
    empty.lacks("die", "no die");
    assert_eq!(empty.finish().unwrap_err()[0].to_string(), "toy:1: no die");
}

#[test]
fn verbs_and_tables_keep_their_order() {
    let text = "[[deck]]\nid = 'd'\nname = [{ z = 1, a = 2 }, { add = 3 }, {}, 'x']\n";
    let reader = Reader::open("toy", SECTIONS, &[("toy.toml", text)]);
    let deck = &reader.records("deck")[0];
    let items = deck.part("name").unwrap().list().unwrap();
    let keys: Vec<_> = items[0]
        .entries()
        .unwrap()
        .iter()
        .map(|(key, _)| *key)
        .collect();
    assert_eq!(keys, ["z", "a"]);
    let verb = items[1].verb().unwrap();
    assert_eq!((verb.0, verb.1.number(0..=9)), ("add", Some(3)));
    assert!(items[0].verb().is_none() && items[2].verb().is_none() && items[3].verb().is_none());
    assert!(items[1].list().is_none() && items.iter().copied().filter_map(Node::text).eq(["x"]));
}

#[test]
fn yes_and_no_are_told_apart_from_everything_else() {
    let text = "[[deck]]\nid = 'd'\nname = [true, false, 'true', [1]]\n";
    let reader = Reader::open("toy", SECTIONS, &[("toy.toml", text)]);
    let deck = &reader.records("deck")[0];
    let items = deck.part("name").unwrap().list().unwrap();
    let flags: Vec<Option<bool>> = items.iter().map(|item| item.flag()).collect();
    assert_eq!(flags, [Some(true), Some(false), None, None]);
    let lists: Vec<bool> = items.iter().map(|item| item.is_list()).collect();
    assert_eq!(lists, [false, false, false, true]);
}

#[test]
fn parts_of_a_value_may_have_sources_of_their_own() {
    const PARTS: &[Section] = &[Section {
        name: "die",
        fields: &["sides", "box"],
    }];
    let read = |source: &str| -> Vec<String> {
        let text = format!(
            "[source]\ndefault = \"rulebook\"\n[[die]]\nid = \"a\"\nsides = [1, 2]\nbox = \"any = \
             any\"\n[die.source]\n{source}\n"
        );
        let files = [("a.toml", text.as_str())];
        let reader = Reader::open("toy", PARTS, &files);
        for record in reader.records("die") {
            record.mark_each("sides", 2);
            record.mark_each("box", 2);
        }
        match reader.finish() {
            Ok(values) => values
                .iter()
                .map(|v| format!("{} {}", v.what, v.source.word()))
                .collect(),
            Err(problems) => problems.iter().map(ToString::to_string).collect(),
        }
    };
    let ours = "{ ours = \"why\" }";
    assert_eq!(
        read(""),
        ["toy/die/a/sides rulebook", "toy/die/a/box rulebook"]
    );
    assert_eq!(
        read(&format!("sides.2 = {ours}\nbox.1 = {ours}")),
        [
            "toy/die/a/sides/1 rulebook",
            "toy/die/a/sides/2 ours",
            "toy/die/a/box/1 ours",
            "toy/die/a/box/2 rulebook"
        ]
    );
    assert!(read(&format!("sides.3 = {ours}"))[0].contains("`sides.3` is neither a field"));
    assert!(read(&format!("box.3 = {ours}"))[0].contains("`box.3`, but there are 2"));
    assert!(read(&format!("box.0 = {ours}"))[0].contains("`box.0` is neither a field"));
}
