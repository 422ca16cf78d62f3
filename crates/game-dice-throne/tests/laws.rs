//! Dice Throne obeys every law.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_throne::{DiceThrone, Mode, Options, Pack, Setup};
use testkit::{Laws, check_all};

/// A match ends sooner or later by itself, but nothing in the rules says when.
const MAX_INPUTS: usize = 20_000;

fn duel(heroes: [&str; 2]) -> DiceThrone {
    let options = Options {
        mirror: true,
        ..Options::default()
    };
    let setup = Setup {
        heroes: heroes.map(str::to_owned).to_vec(),
        options,
        ..Setup::of_mode(Mode::Duel)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).unwrap()
}

fn walks(matches: u32) -> Laws {
    Laws {
        matches,
        seed: 1,
        max_inputs: MAX_INPUTS,
        word: &["/now"],
    }
}

#[test]
fn a_duel_obeys_the_laws() {
    for heroes in [["barbarian", "paladin"], ["paladin", "paladin"]] {
        for (law, checks) in check_all(&duel(heroes), walks(2)) {
            // Nothing is ever asked of two players at once.
            assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
        }
    }
}

#[test]
fn hills_and_teams_obey_the_laws() {
    for mode in [Mode::HillThree, Mode::TwoTeams, Mode::ThreeTeams] {
        let game = DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        for (law, checks) in check_all(&game, walks(1)) {
            assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
        }
    }
}
