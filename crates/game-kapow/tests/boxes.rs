//! Boxes that no printed board has, laid into the pack by hand.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{CardColour, Chosen, FILES, Fighter, Kapow, Mode, Pack, Setup};
use kernel::Game;
use std::sync::Arc;

/// The pack with a text in it replaced.
fn pack_with(old: &str, new: &str) -> Arc<Pack> {
    let files = FILES.iter();
    let files = files.map(|&(name, text)| (name, text.replace(old, new)));
    let files: Vec<(&str, String)> = files.collect();
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (*name, &text[..]))
        .collect();
    Arc::new(Pack::load(&files).unwrap())
}

/// Time Out against Victor Kane, with another box for Pow.
fn with_pow(slots: &str) -> Kapow {
    let box_of_pow = "box     = \"might energy\"\neffects = [{ base-attack = 4 }]";
    let pack = pack_with(box_of_pow, &box_of_pow.replace("might energy", slots));
    let setup = Setup {
        fighters: ["time-out", "victor-kane"]
            .map(|id| Chosen {
                character: id.to_owned(),
            })
            .to_vec(),
        ..Setup::of_mode(Mode::Duel)
    };
    Kapow::open(pack, &setup).unwrap()
}

/// Which of Pow's two slots take seat A's only loose die.
fn pow_takes(slots: &str, die: &str, more: &str) -> [bool; 2] {
    let game = with_pow(slots);
    let text =
        format!("stage = \"select\"\n[A]\ndice = [\"{die}\"]\n{more}\n[B]\ndice = [\"red\"]\n");
    let state = game.place(&text).unwrap();
    let me = Fighter::new(0).unwrap();
    let die = state.loose(me).first().unwrap();
    let fits = game.fits(&state, me, die);
    let mut spots = game.spots(me);
    let spot = spots.find(|&spot| game.spot_name(me, spot) == "pow");
    let mut slots = game.slots(me, spot.unwrap()).iter();
    [(); 2].map(|()| fits.contains(slots.next().unwrap()))
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

#[test]
fn cards_work_between_boards_of_different_length() {
    // KA-12.4: Tough Nut has no Steadfast here, so that his halves have other numbers than those of
    // Elusivity.
    let pack = pack_with(
        "id      = \"steadfast\"\nname    = { de = \"Standhaft\", en = \"Steadfast\" }\nboard   = \
         \"tough-nut\"",
        "id      = \"steadfast\"\nname    = { de = \"Standhaft\", en = \"Steadfast\" }\nboard   = \
         \"coquette\"",
    );
    let game = Kapow::open(pack, &Setup::of_mode(Mode::Teams)).unwrap();
    let [me, ally] = [0, 1].map(|number| Fighter::new(number).unwrap());
    assert_ne!(game.spots(me).count(), game.spots(ally).count());
    let text = |half: &str| {
        format!(
            "stage = \"fight\"\ncards = [\"orange-1\", \"green-1\", \"blue-1\", \"purple-1\"]\n[A]\ndice = \
             [\"red might > card-orange\", \"green blank > biff\"]\n[B]\ndice = [\"yellow energy{half}\"]\n\
             [C]\ndice = [\"red\"]\n[D]\ndice = [\"red\"]\n"
        )
    };
    let selected = |half: &str| {
        let state = game.place(&text(half)).unwrap();
        let spot = game.card_spot(me, CardColour::Orange).unwrap();
        state.corner(me).play.selected.contains(spot)
    };
    assert!(selected(" > card-orange"));
    assert!(!selected(""));
}
