//! The built-in pack, and packs that are broken.

use super::*;
use crate::Symbol;

#[test]
fn the_built_in_pack_has_sixty_dice_and_six_heroes() {
    // DM-1.1, DM-1.2, DM-1.4
    let pack = Pack::builtin();
    let tables = pack.tables(STANDARD).unwrap();
    let counts: Vec<(&str, u8)> = pack
        .kinds
        .iter()
        .zip(tables.counts)
        .map(|(kind, count)| (kind.id.as_str(), count))
        .collect();
    assert_eq!(
        counts,
        [
            ("tunnel", 27),
            ("hazard", 10),
            ("tool", 7),
            ("treasure", 8),
            ("magic", 8)
        ]
    );
    assert_eq!(tables.rerollable, [true, false, true, true, true]);
    let heroes: Vec<&str> = pack.heroes.iter().map(|hero| hero.id.as_str()).collect();
    assert_eq!(
        heroes.join(" "),
        "alchemist dragon-slayer engineer prospector surveyor treasurer"
    );
    assert_eq!(pack.presets.len(), 3);
}

#[test]
fn every_kind_has_one_beer_in_every_preset() {
    // DM-1.3
    for preset in &Pack::builtin().presets {
        for faces in preset.tables.faces {
            let beers = faces.iter().filter(|face| **face == Symbol::Beer).count();
            assert_eq!(beers, 1, "{}", preset.id);
        }
    }
}

#[test]
fn what_nobody_has_published_is_marked() {
    let pack = Pack::builtin();
    let marked = |what: &str| pack.sources.reconstructed().any(|value| value.what == what);
    for what in ["hazard", "tool", "magic"] {
        assert!(marked(&format!("dice-miner/kind/{what}/faces")), "{what}");
    }
    assert!(!marked("dice-miner/kind/tunnel/faces"));
    assert!(marked("dice-miner/hero/surveyor/name/de"));
    assert!(!marked("dice-miner/hero/dragon-slayer/name/de"));
    let rows = pack.source("dice-miner/mountain/core/rows").unwrap();
    assert_eq!(rows.word(), "inferred");
    assert_eq!(
        pack.source("dice-miner/rank/king/from").unwrap().word(),
        "ours"
    );
}

#[test]
fn a_total_has_a_rank() {
    // DM-10.6
    let pack = Pack::builtin();
    for (total, rank) in [
        (-20, "pebble"),
        (74, "pebble"),
        (75, "digger"),
        (119, "foreman"),
        (120, "mine-lord"),
        (300, "king"),
    ] {
        assert_eq!(pack.rank(total).id, rank, "{total}");
    }
}

#[test]
fn one_mistake_hides_no_other_and_makes_no_echo() {
    let two = |from: [&str; 2], to: [&str; 2]| {
        let changed: Vec<(&str, String)> = FILES
            .iter()
            .map(|(path, text)| {
                let text = text.replace(from[0], to[0]);
                (*path, text.replace(from[1], to[1]))
            })
            .collect();
        let files: Vec<(&str, &str)> = changed.iter().map(|(p, t)| (*p, t.as_str())).collect();
        let problems = Pack::load(&files).unwrap_err();
        let told = problems.into_iter().map(|problem| problem.what);
        told.collect::<Vec<String>>()
    };
    let told = two(
        ["count  = 27", "\"dragon 4\""],
        ["count  = 26", "\"dragon 9\""],
    );
    assert!(told.iter().any(|line| line.contains("not 59")), "{told:?}");
    assert!(told.iter().any(|line| line.contains("1 to 4")), "{told:?}");
    let told = two(
        ["id     = \"hazard\"", "\"dragon 4\""],
        ["id     = \"tunnel\"", "\"dragon 9\""],
    );
    assert!(
        told.iter().any(|line| line.contains("already defined")),
        "{told:?}"
    );
    assert!(told.iter().any(|line| line.contains("1 to 4")), "{told:?}");
    let told = two(["count  = 27", "\u{0}"], ["count  = ", "\u{0}"]);
    assert_eq!(told.len(), 1, "{told:?}");
}

/// The built-in files with one line changed, and what is said of them.
fn told(from: &str, to: &str) -> Vec<String> {
    let changed: Vec<(&str, String)> = FILES
        .iter()
        .map(|(path, text)| (*path, text.replace(from, to)))
        .collect();
    let files: Vec<(&str, &str)> = changed.iter().map(|(p, t)| (*p, t.as_str())).collect();
    assert!(changed.iter().zip(FILES).any(|(a, b)| a.1 != b.1), "{from}");
    let problems = Pack::load(&files).unwrap_err();
    problems.into_iter().map(|problem| problem.what).collect()
}

#[test]
fn a_broken_pack_says_all_that_is_wrong_with_it() {
    for (from, to, what) in [
        ("count  = 27", "count  = 26", "60 dice in all, not 59"),
        ("\"dragon 4\"", "\"dragon 9\"", "1 to 4"),
        ("\"gem 3\", ", "", "6 faces, not 5"),
        ("[\"starts\"]", "[]", "the trait starts"),
        (
            "\"pickaxe 1\", \"pickaxe 1\"",
            "\"magic 1\", \"gem 1\"",
            "one kind shows magic",
        ),
        ("rows = [2, 3, 4, 5, 6]", "rows = [3, 4, 5]", "one mountain"),
        (
            "id   = \"standard\"",
            "id   = \"usual\"",
            "no preset `standard`",
        ),
        ("id   = \"greedy\"", "id   = \"needy\"", "no rival `greedy`"),
        ("\"treasure\"]", "\"gold\"]", "unknown kind `gold`"),
        (
            "\"shield 1\", \"magic 1\"",
            "\"beer\"",
            "none of them is beer",
        ),
        ("from = 140", "from = 9999", "out of range"),
        ("from = 140", "from = 20", "`king` begins at 20"),
        ("from = 140", "from = 120", "`king` begins at 120"),
        ("\"treasure\"]", "\"hazard\"]", "`hazard` is named twice"),
        ("\"gem 3\", ", "\"beer\", ", "one face with beer, not 2"),
    ] {
        let told = told(from, to);
        assert!(told.iter().any(|line| line.contains(what)), "{told:?}");
    }
}
