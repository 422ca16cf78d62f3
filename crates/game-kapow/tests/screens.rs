//! What happens behind a screen, walked where it happens often: fighters with several action dice
//! and a good chance of an ability that clips a face on at once.

use game_kapow::{FILES, Kapow, Mode, Pack, Setup, SetupOptions};
use std::sync::Arc;
use testkit::{Laws, laws};

/// More inputs than two rounds have.
const LONGER_THAN_ANY: usize = 4_000;

/// The usual match of a mode, with other kits.
fn with_action_dice(mode: Mode) -> Kapow {
    let kits = [
        (
            "dice  = [\"red\", \"red\", \"purple\", \"blue\"]\naction = [[\"wild\", \"toughness\"]]",
            "dice  = [\"blue\", \"blue\"]\naction = [[\"wild\"], [], []]",
        ),
        (
            "dice  = [\"red\", \"red\", \"yellow\", \"green\", \"blue\"]\naction = [[\"wild\"]]",
            "dice  = [\"blue\", \"blue\"]\naction = [[], [\"energy\"], []]",
        ),
    ];
    let all: String = FILES.iter().map(|(_, text)| *text).collect();
    assert!(kits.iter().all(|(old, _)| all.contains(old)), "other kits");
    let files = FILES.iter().map(|&(name, text)| {
        let text = text.to_owned();
        let new = kits
            .iter()
            .fold(text, |text, (old, new)| text.replace(old, new));
        (name, new)
    });
    let files: Vec<(&str, String)> = files.collect();
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (*name, &text[..]))
        .collect();
    let pack = Pack::load(&files).expect("only the kits are others");
    let setup = Setup {
        options: SetupOptions {
            rounds: 2,
            ..SetupOptions::default()
        },
        ..Setup::of_mode(mode)
    };
    Kapow::open(Arc::new(pack), &setup).expect("the box has these dice")
}

#[test]
fn which_die_has_a_new_face_shows_nowhere() {
    // KA-3.5.
    for (mode, matches) in [(Mode::Duel, 40), (Mode::Teams, 6), (Mode::Coop, 20)] {
        let game = with_action_dice(mode);
        let walks = Laws {
            matches,
            seed: 5,
            max_inputs: LONGER_THAN_ANY,
            word: &[],
        };
        assert!(laws::twins(&game, walks) > 0);
        laws::imagine(&game, walks);
        laws::positions(&game, walks);
    }
}
