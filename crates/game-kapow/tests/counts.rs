//! In how many ways small positions go on. A count catches what nobody thought of.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{Kapow, Mode, Pack, Setup};
use kernel::{Game, perft};

fn counts(mode: Mode, position: &str, depths: u32) -> Vec<u64> {
    let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
    let state = game.place(position).unwrap();
    (1..=depths)
        .map(|depth| perft(&game, &state, depth))
        .collect()
}

#[test]
fn a_blank_die_goes_wherever_any_die_does() {
    // Ready, and every slot for any die: of the player board one each of Biff, Zap, Knock Down,
    // Smash Down, Shatter, Dodge, Block, Counter, Sidestep, Run Past, Time Jump, Synthesis,
    // Teleport, Chin Up and Adapt; of like slots only the first.
    let position = "[A]\ndice = [\"green blank\"]\n[B]\ndice = [\"red\"]\nready = true\n";
    assert_eq!(counts(Mode::Beginner, position, 1), [16]);
}

#[test]
fn ways_to_place_two_dice() {
    let position =
        "[A]\ndice = [\"red might\", \"green blank\"]\n[B]\ndice = [\"red\"]\nready = true\n";
    assert_eq!(counts(Mode::Beginner, position, 3), [40, 767, 4801]);
}

#[test]
fn ways_through_a_fight() {
    let position = "stage = \"fight\"\n[A]\ndice = [\"red might > pow.1\", \
                    \"yellow energy > pow.2\", \"red might > pummel\"]\n[B]\ndice = [\"purple toughness > block.1\", \
                    \"red might > block.2\", \"purple toughness > deflect\"]\n";
    assert_eq!(counts(Mode::Beginner, position, 4), [3, 6, 24, 2230]);
}

#[test]
fn ways_of_a_clean_up() {
    let position = "stage = \"clean-up\"\n[A]\ndice = [\"action wild\", \"action -\"]\n\
                    pool = [\"might\"]\n[B]\ndice = [\"red\"]\nready = true\n";
    assert_eq!(counts(Mode::Beginner, position, 3), [4, 47, 356]);
}

#[test]
fn persons_win_together_against_boards() {
    let position = |life: &str| {
        format!(
            "stage = \"over\"\n{life}\n[A]\ndice = [\"red\"]\n[B]\ndice = [\"red\"]\n[C]\ndice = \
             [\"red\"]\n[D]\ndice = [\"red\"]\n"
        )
    };
    let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Coop)).unwrap();
    for (winner, said) in [
        ("winner = \"first\"", "won by A B"),
        ("winner = \"second\"", "won by nobody"),
        ("", "won by nobody"),
    ] {
        let state = game.place(&position(winner)).unwrap();
        let kernel::Waiting::Over(outcome) = game.waiting(&state) else {
            panic!("the match is over");
        };
        assert_eq!(outcome.to_string(), said, "KA-14.1");
    }
}
