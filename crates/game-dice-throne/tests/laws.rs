//! Dice Throne obeys every law.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_throne::{DiceThrone, Mode, Options, Pack, Setup};
use testkit::{Laws, check_all, laws};

/// A match ends sooner or later by itself, but nothing in the rules says when.
const MAX_INPUTS: usize = 20_000;

/// With the promo cards decks are not all of one size.
fn duel(heroes: [&str; 2], promo: bool) -> DiceThrone {
    let options = Options {
        mirror: true,
        promo,
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
        for (law, checks) in check_all(&duel(heroes, false), walks(2)) {
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

/// Two heroes, by their number: each against the one some places further.
fn pair(number: usize, further: usize) -> [&'static str; 2] {
    let heroes = &Pack::builtin().heroes;
    [number, number + further].map(|at| heroes[at % heroes.len()].id.as_str())
}

/// Looks at the laws that tell a hero's pieces apart; the others are about the house.
fn obey(heroes: usize) {
    for number in [heroes, heroes + 1] {
        let (game, walks) = (duel(pair(2 * number, 1), true), walks(1));
        laws::ending(&game, walks);
        laws::replay(&game, walks);
        laws::offers(&game, walks);
        laws::refusals(&game, walks);
        laws::spelling(&game, walks);
        laws::telling(&game, walks);
        laws::imagine(&game, walks);
        laws::twins(&game, walks);
        laws::secrecy(&game, walks);
        laws::undo(&game, walks);
        laws::positions(&game, walks);
        laws::tampered(&game, walks);
    }
}

#[test]
fn heroes_one_to_four_obey_the_laws() {
    obey(0);
}

#[test]
fn heroes_five_to_eight_obey_the_laws() {
    obey(2);
}

#[test]
fn heroes_nine_to_twelve_obey_the_laws() {
    obey(4);
}

#[test]
fn heroes_thirteen_to_sixteen_obey_the_laws() {
    obey(6);
}
