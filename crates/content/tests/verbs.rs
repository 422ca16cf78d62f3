//! A small made-up language of verbs is read by its table.

use content::verbs::{self, Field, Given, Object, Row, Span, Words};
use content::{Reader, Section};
use std::fmt;

/// What has been read.
#[derive(Default)]
struct Toy {
    verbs: Vec<String>,
}

/// By day, or by night.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Time {
    Day,
    Night,
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Time::Day { "day" } else { "night" })
    }
}

const FRUIT: Words = Words {
    what: "fruit",
    words: &["apple", "pear", "plum"],
    sets: &[("round", 0b101)],
};

impl verbs::Language for Toy {
    type Verb = String;
    type Place = Time;
    const MOST: usize = 3;
    const ROWS: &'static [Row<Toy>] = &[
        Row {
            word: "wait",
            object: Object::Number(-2, 9),
            example: "1",
            says: "toy-wait",
            stands: &[Time::Day, Time::Night],
            make: |_, it| Ok(format!("wait {}", it.signed())),
        },
        Row {
            word: "sleep",
            object: Object::Nothing,
            example: "true",
            says: "toy-sleep",
            stands: &[Time::Night],
            make: |_, _| Ok("sleep".to_owned()),
        },
        Row {
            word: "pick",
            object: Object::Fields(&[
                Field {
                    name: "what",
                    object: Object::Set(&FRUIT),
                    needed: true,
                },
                Field {
                    name: "best",
                    object: Object::Word(&FRUIT),
                    needed: false,
                },
            ]),
            example: "{ what = \"round\" }",
            says: "toy-pick",
            stands: &[Time::Day],
            make: |_, it| match it.field(1) {
                Given::Nothing => Ok(format!("pick {:03b}", it.field(0).set())),
                best if it.field(0).set() >> best.word() & 1 == 1 => Ok("pick best".to_owned()),
                _ => Err("the best is none of them".to_owned()),
            },
        },
        Row {
            word: "later",
            object: Object::Verbs(|_| Time::Night),
            example: "[{ sleep = true }]",
            says: "toy-later",
            stands: &[Time::Day],
            make: |_, it| Ok(format!("later {:?}", it.run().places())),
        },
        Row {
            word: "either",
            object: Object::Options(2, |time| time),
            example: "[[], []]",
            says: "toy-either",
            stands: &[Time::Day, Time::Night],
            make: |_, it| Ok(format!("either of {}", it.options().len())),
        },
    ];

    fn keep(&mut self, run: Vec<String>) -> Span {
        Span::append(&mut self.verbs, run)
    }
}

const SECTIONS: &[Section] = &[Section {
    name: "card",
    fields: &["does"],
}];

/// The verbs of a card that is played by day, or what is wrong with it.
fn read(does: &str) -> Result<Vec<String>, Vec<String>> {
    let text = format!("source = \"rulebook\"\n[[card]]\nid = \"x\"\ndoes = {does}\n");
    let mut toy = Toy::default();
    let files = [("toy.toml", &text[..])];
    let read = Reader::load("toy", SECTIONS, &files, |reader| {
        let records = reader.records("card");
        verbs::read(records.first()?.need("does")?, Some(Time::Day), &mut toy)
    });
    match read {
        Ok((span, _)) => {
            let last = usize::from(span.places().end);
            assert_eq!(last, toy.verbs.len(), "what stands around comes last");
            Ok(toy.verbs)
        }
        Err(problems) => Err(problems.iter().map(ToString::to_string).collect()),
    }
}

fn problems(does: &str) -> Vec<String> {
    read(does).err().unwrap_or_default()
}

#[test]
fn verbs_are_read_by_their_rows() {
    let does = "[{ wait = -2 }, { pick = { what = [\"pear\"], best = \"pear\" } }, \
                { later = [{ sleep = true }, { wait = 3 }] }]";
    let all = ["sleep", "wait 3", "wait -2", "pick best", "later 0..2"];
    assert_eq!(read(does), Ok(all.map(str::to_owned).to_vec()));
    let round = "[{ either = [[], [{ pick = { what = \"round\" } }]] }]";
    let all = ["pick 101", "either of 2"];
    assert_eq!(read(round), Ok(all.map(str::to_owned).to_vec()));
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let does = "[\n{ sleep = true },\n{ wat = 1 },\n{ wait = 10 },\n]";
    assert_eq!(
        problems(does),
        [
            "toy.toml:5: `sleep` does nothing in day; it may stand in night",
            "toy.toml:6: unknown verb `wat`: expected one of wait, sleep, pick, later, either",
            "toy.toml:7: 10 is out of range: -2 to 9",
        ]
    );
}

#[test]
fn what_stands_in_a_verb_has_a_place_of_its_own() {
    let inner = "[{ later = [{ pick = { what = \"round\" } }] }]";
    let what = "toy.toml:4: `pick` does nothing in night; it may stand in day";
    assert_eq!(problems(inner), [what]);
    // Of what stands in the wrong place only that is said, not what follows from it.
    let outer = "[{ later = [{ later = [{ sleep = true }] }] }]";
    let what = "toy.toml:4: `later` does nothing in night; it may stand in day";
    assert_eq!(problems(outer), [what]);
}

#[test]
fn objects_keep_their_bounds() {
    for (does, what) in [
        (
            "[{ later = [{ sleep = false }] }]",
            "a verb that does not hold is left out",
        ),
        ("[{ pick = { best = \"plum\" } }]", "`what` is missing"),
        (
            "[{ pick = { what = \"square\" } }]",
            "unknown fruit `square`: expected one of round",
        ),
        (
            "[{ pick = { what = [] } }]",
            "at least one fruit must be named",
        ),
        (
            "[{ pick = { what = [\"plum\"], best = \"pear\" } }]",
            "the best is none of them",
        ),
        ("[{ either = [[]] }]", "a choice is between 2 to 2 things"),
        (
            "[{ wait = 1 }, { wait = 1 }, { wait = 1 }, { wait = 1 }]",
            "at most 3 verbs stand in a row",
        ),
    ] {
        assert_eq!(problems(does), [format!("toy.toml:4: {what}")], "{does}");
    }
}

#[test]
fn an_object_says_how_it_is_written() {
    let written = |word: &str| verbs::row::<Toy>(word).map(|row| row.object.to_string());
    assert_eq!(written("wait").as_deref(), Some("-2..9"));
    assert_eq!(
        written("pick").as_deref(),
        Some(
            "{ what = \"round\" | [\"apple\", \"pear\", \"plum\"], \
             best = \"apple\" | \"pear\" | \"plum\" }"
        )
    );
    assert_eq!(written("either").as_deref(), Some("[[…], […], …]"));
    assert_eq!(written("fly"), None);
}
