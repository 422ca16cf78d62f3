//! Sets as text: spelling and reading are exact inverses, and what is wrong is said precisely.

use super::makes;
use crate::{Colour, KindId, Make, Pack, SetSheet};

fn read(text: &str) -> SetSheet {
    Pack::builtin().read_sheet(text).unwrap()
}

#[track_caller]
fn refused(text: &str, why: &str, key: &str) {
    let bad = Pack::builtin().read_sheet(text).unwrap_err();
    assert_eq!(bad.to_string(), why);
    assert_eq!(bad.said().key, key);
}

#[test]
fn a_sheet_has_one_spelling() {
    let pack = Pack::builtin();
    let sheet = pack.set("zero-hour").unwrap().sheet("Zero hour, #2");
    let text = pack.spell_sheet(&sheet);
    assert_eq!(
        text,
        "name Zero hour, #2\n\
         ballistic.purple ballistic.purple*\n\
         nullifier.blue nullifier.blue* x2 powerup.blue\n\
         fortress.yellow fortress.green regeneration.green\n\
         side smasher.black ballistic.purple barrier.green"
    );
    assert_eq!(read(&text), sheet);
}

#[test]
fn every_ready_made_set_leads_back() {
    let pack = Pack::builtin();
    for set in &pack.sets {
        for name in ["", &set.name.de, &set.name.en] {
            let sheet = set.sheet(name);
            assert_eq!(read(&pack.spell_sheet(&sheet)), sheet, "{}", set.id);
        }
    }
}

#[test]
fn any_sheet_leads_back() {
    let pack = Pack::builtin();
    // Small numbers that jump about, the same every time.
    let mut last = 7_u32;
    let mut below = |bound: u32| {
        last = last.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (last >> 16) % bound
    };
    for _ in 0..2_000 {
        let mut die = |_| {
            let kind = KindId::new(below(9) as u8).unwrap();
            Make::new(kind, Colour::ALL[below(2) as usize], below(2) == 1)
        };
        let dice: Vec<Make> = (0..12).map(&mut die).collect();
        let side: Vec<Make> = (0..3).map(&mut die).collect();
        let (dice, side) = (
            dice[..below(13) as usize].to_vec(),
            side[..below(4) as usize].to_vec(),
        );
        let name = ["", "name", "side x2", "Ä  ö\n# ß"][below(4) as usize];
        let sheet = SetSheet::new(name, dice, side);
        let text = pack.spell_sheet(&sheet);
        assert_eq!(read(&text), sheet, "{text}");
        assert_eq!(pack.spell_sheet(&read(&text)), text);
    }
}

#[test]
fn many_of_one_die_lead_back() {
    let pack = Pack::builtin();
    let sheet = SetSheet::new("", makes("swarm.red").repeat(20), Vec::new());
    let text = pack.spell_sheet(&sheet);
    assert_eq!(text, "swarm.red x9 swarm.red x9 swarm.red x2");
    assert_eq!(read(&text), sheet);
}

#[test]
fn people_may_write_as_they_like() {
    let text = "# for Sunday\r\n  name   Two\tnames \nswarm.red, smasher.red x1  # strong\n\n\
                barrier.blue* x2,side\nswarm.red";
    let sheet = read(text);
    assert_eq!(sheet.name(), "Two names");
    let dice = makes("smasher.red barrier.blue* barrier.blue* swarm.red");
    assert_eq!(sheet.dice(), dice);
    assert_eq!(sheet.side(), makes("swarm.red"));
    assert_eq!(read(""), SetSheet::default());
}

#[test]
fn names_are_one_short_line() {
    let long = "a ".repeat(40);
    let sheet = SetSheet::new(&format!(" b\u{7}\n {long}"), Vec::new(), Vec::new());
    assert_eq!(sheet.name().chars().count(), 39);
    assert!(sheet.name().starts_with("b a a"));
    assert_eq!(sheet.renamed("c").name(), "c");
}

#[test]
fn what_is_wrong_is_said() {
    refused(
        "\nhammer.red",
        "line 2: unknown kind `hammer` in `hammer.red`",
        "irondie-sheet-kind",
    );
    refused(
        "smasher.pink*",
        "line 1: unknown colour `pink` in `smasher.pink*`",
        "irondie-sheet-colour",
    );
    refused(
        "smasher",
        "line 1: `smasher` is not a die: write kind.colour, and * for a rare one: smasher.black*",
        "irondie-sheet-not-a-die",
    );
    for count in ["x", "x0", "x10", "x-1", "xx"] {
        refused(
            &format!("smasher.red {count}"),
            &format!("line 1: `{count}` is not a number of dice: x1 to x9"),
            "irondie-sheet-times",
        );
    }
    for text in ["x2", "smasher.red x2 x2", "smasher.red side x2"] {
        refused(text, "line 1: `x2` follows no die", "irondie-sheet-alone");
    }
    refused(
        "side swarm.red\nside",
        "line 2: the side set begins a second time",
        "irondie-sheet-side-twice",
    );
    refused(
        "name a\nname b",
        "line 2: the set has a name already",
        "irondie-sheet-name-twice",
    );
    let long = format!("name {}", "a".repeat(41));
    refused(
        &long,
        "line 1: a name has at most 40 letters, not 41",
        "irondie-sheet-long-name",
    );
    let endless = Pack::builtin().read_sheet(&"y".repeat(9_999)).unwrap_err();
    assert!(endless.to_string().len() < 200);
}
