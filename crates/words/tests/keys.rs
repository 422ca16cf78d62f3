//! Both languages say the same things, every key the sources use exists, and none is idle.

mod scan;

use scan::{Source, families, messages, sources};
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

/// Literals that begin like this are keys wherever they stand: what the files of sentences are
/// about, and two families that stand in several of them.
fn prefixes() -> Vec<&'static str> {
    families().chain(["refused-", "told-"]).collect()
}

/// A literal in one of these places is a key, whatever it begins with.
const PLACES: [&str; 4] = [
    "Said::new(",
    "Refusal::new(",
    "Reason::plain(",
    "words.text(",
];

#[test]
fn no_key_is_defined_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (key, _) in messages(lang) {
            assert!(seen.insert(key.clone()), "{lang:?} defines {key} twice");
        }
    }
}

#[test]
fn both_languages_say_the_same_with_the_same_arguments() {
    let (de, en) = (all(Lang::De), all(Lang::En));
    let only_de: Vec<_> = de.keys().filter(|key| !en.contains_key(*key)).collect();
    let only_en: Vec<_> = en.keys().filter(|key| !de.contains_key(*key)).collect();
    assert!(
        only_de.is_empty() && only_en.is_empty(),
        "only in German: {only_de:?}; only in English: {only_en:?}"
    );
    for (key, arguments) in &de {
        assert_eq!(arguments, &en[key], "the arguments of {key}");
    }
}

#[test]
fn every_key_the_sources_use_has_a_sentence() {
    let (known, prefixes) = (all(Lang::En), prefixes());
    let missing: Vec<String> = sources()
        .iter()
        .flat_map(|source| source.keys(&prefixes, &PLACES))
        .filter(|used| !known.contains_key(&used.key))
        .map(|used| format!("{}: {}", used.file, used.key))
        .collect();
    assert!(
        missing.is_empty(),
        "no sentence for\n{}",
        missing.join("\n")
    );
}

#[test]
fn no_sentence_is_idle() {
    let sources = sources();
    let known = all(Lang::En);
    let idle: Vec<&String> = known
        .keys()
        .filter(|key| !is_question(key) && !sources.iter().any(|source| source.says(key)))
        .collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn reasons_fill_every_gap_of_their_sentence() {
    let known = all(Lang::En);
    let sources = sources();
    let speaking = sources.iter().filter(|source| {
        ["server", "table", "wire"]
            .iter()
            .any(|room| source.is_in(room))
    });
    let reasons: Vec<_> = speaking.flat_map(Source::reasons).collect();
    assert!(
        reasons.len() > 40,
        "only {} reasons were found",
        reasons.len()
    );
    for (used, argument) in reasons {
        let filled: BTreeSet<String> = argument.into_iter().map(str::to_owned).collect();
        assert_eq!(known[&used.key], filled, "{}: {}", used.file, used.key);
    }
}

#[test]
fn the_sentences_can_be_read_without_mistakes() {
    for lang in Lang::ALL {
        for text in words::texts(lang) {
            let read = fluent_bundle::FluentResource::try_new((*text).to_owned());
            let problems = read.err().map(|(_, problems)| problems);
            assert_eq!(problems, None, "{lang:?}");
        }
    }
}

#[test]
fn numbers_are_written_like_people_write_them() {
    for lang in Lang::ALL {
        for line in words::texts(lang).iter().flat_map(|text| text.lines()) {
            for slip in ["(s)", "(n)", "(e)", " -{", "(-{"] {
                assert!(!line.contains(slip), "{lang:?} {slip}: {line}");
            }
        }
    }
}

#[test]
fn the_scan_finds_keys_where_they_are_used() {
    let source = Source::new("x.rs", SAMPLE);
    let prefixes = prefixes();
    let keys = source.keys(&prefixes, &PLACES).map(|used| used.key);
    let keys: Vec<String> = keys.collect();
    assert_eq!(
        keys,
        ["refused-a", "said-b", "refused-c", "by-d", "refused-e"],
        "comments, tests and other literals do not count"
    );
    let reasons: Vec<_> = source.reasons().collect();
    let found: Vec<_> = reasons
        .iter()
        .map(|(used, argument)| (used.key.as_str(), *argument))
        .collect();
    assert_eq!(
        found,
        [
            ("refused-a", None),
            ("refused-c", None),
            ("refused-e", Some("gap"))
        ]
    );
    assert!(source.says("zone-life") && source.says("said-b") && !source.says("said-x"));
}

const SAMPLE: &str = r#"
// Said::new("said-x")
#[cfg(test)]
mod toy;
fn f() {
    let quote = '"';
    Refusal::new("refused-a");
    Said::new(
        "said-b",
    );
    let key = if x { "refused-c" } else { "plain" };
    Refusal::by(Rule("IR-1.1"), "by-d").with("name", y);
    format!("zone-{zone}");
    spelled("refused-e", "gap", text);
}
#[cfg(test)]
mod tests { fn g() { Said::new("said-y"); } }
"#;

fn all(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    messages(lang).into_iter().collect()
}

/// Questions are looked up by the shape of the question, so their keys stand nowhere.
fn is_question(key: &str) -> bool {
    key.starts_with("ask-") || key.contains("-ask-")
}
