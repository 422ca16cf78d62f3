//! Boxes that no printed board has, laid into the pack by hand.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{Chosen, FILES, Fighter, Kapow, Mode, Pack, Setup};
use kernel::Game;
use std::sync::Arc;

/// Time Out against Victor Kane, with another box for Pow.
fn with_pow(slots: &str) -> Kapow {
    let files = FILES.iter().map(|&(name, text)| {
        let box_of_pow = "box     = \"might energy\"\neffects = [{ base-attack = 4 }]";
        let other = box_of_pow.replace("might energy", slots);
        (name, text.replace(box_of_pow, &other))
    });
    let files: Vec<(&str, String)> = files.collect();
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (*name, &text[..]))
        .collect();
    let pack = Pack::load(&files).unwrap();
    let setup = Setup {
        fighters: ["time-out", "victor-kane"]
            .map(|id| Chosen {
                character: id.to_owned(),
            })
            .to_vec(),
        ..Setup::of_mode(Mode::Duel)
    };
    Kapow::open(Arc::new(pack), &setup).unwrap()
}

/// Which of Pow's two slots take seat A's only loose die.
fn pow_takes(slots: &str, die: &str, more: &str) -> [bool; 2] {
    let game = with_pow(slots);
    let text =
        format!("stage = \"select\"\n[A]\ndice = [\"{die}\"]\n{more}\n[B]\ndice = [\"red\"]\n");
    let state = game.place(&text).unwrap();
    let me = Fighter::new(0).unwrap();
    let die = state.table().loose(me).first().unwrap();
    let fits = game.fits(state.table(), me, die);
    let spot = (0..game.spots(me)).find(|&spot| game.spot_name(me, spot) == "pow");
    let first = game.slots(me, spot.unwrap()).start;
    [first, first + 1].map(|slot| fits >> slot & 1 == 1)
}

#[test]
fn toughness_as_wild_lies_where_only_wilds_do() {
    // KA-4.1, KA-10.6.
    let clock = "locked = [\"against-the-clock\"]";
    let slots = "wild-only might!";
    assert_eq!(pow_takes(slots, "purple toughness", ""), [false, false]);
    assert_eq!(pow_takes(slots, "purple toughness", clock), [true, false]);
    assert_eq!(pow_takes(slots, "blue wild", clock), [true, false]);
    assert_eq!(pow_takes(slots, "red might", clock), [false, true]);
}

#[test]
fn toughness_as_wild_lies_without_wilds_only_as_itself() {
    // KA-4.1, KA-10.6.
    let clock = "locked = [\"against-the-clock\"]";
    let slots = "toughness! energy!";
    assert_eq!(pow_takes(slots, "purple toughness", clock), [true, false]);
    assert_eq!(pow_takes(slots, "purple wild", clock), [false, false]);
}
