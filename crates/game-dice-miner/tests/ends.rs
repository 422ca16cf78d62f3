//! How matches end, and in how many ways they can go on.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_miner::{DiceMiner, Mode, Pack, Setup};
use kernel::{Call, Game, Input, Match, Waiting, perft, read_input};

const LAST_DIE: &str = "mountain = [\". .\", \". . .\", \". . . .\", \". . . . .\", \
     \"tunnel.beer . . . . .\"]";

fn game(mode: Mode) -> DiceMiner {
    DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
}

fn begin(mode: Mode, position: &str) -> Match<DiceMiner> {
    let game = game(mode);
    let first = game.place(position).unwrap();
    Match::from(game, first)
}

fn enter(game_match: &mut Match<DiceMiner>, text: &str) {
    let input = read_input(game_match.game(), game_match.state(), text).unwrap();
    game_match.enter(input).unwrap();
}

fn places(game_match: &Match<DiceMiner>) -> Vec<u8> {
    match game_match.game().waiting(game_match.state()) {
        Waiting::Over(outcome) => outcome.places.to_vec(),
        other => panic!("the match waits for {other:?}"),
    }
}

#[test]
fn equal_totals_share_a_place_behind_the_winner() {
    // DM-8.1, DM-8.7
    let position = format!(
        "round = 3\n{LAST_DIE}\n[A]\ntotal = 7\ndice = []\n[B]\ntotal = 9\ndice = []\n\
         [C]\ntotal = 7\ndice = []\n[D]\ntotal = 1\ndice = []\n"
    );
    let mut game_match = begin(Mode::Four, &position);
    enter(&mut game_match, "A take 5.1");
    assert_eq!(places(&game_match), [2, 1, 2, 4]);
}

#[test]
fn a_tie_that_no_die_can_break_stands_in_the_end() {
    // DM-8.6: whatever these dice show, both score nothing.
    let position = format!(
        "round = 3\nturn = \"C\"\n{LAST_DIE}\n[A]\ntotal = 5\ndice = [\"magic.beer\"]\n\
         [B]\ntotal = 5\ndice = [\"magic.beer\"]\n[C]\ntotal = -9\ndice = []\n"
    );
    let mut game_match = begin(Mode::Three, &position);
    enter(&mut game_match, "C take 5.1");
    for _ in 0..100 {
        enter(&mut game_match, "dice 1");
        enter(&mut game_match, "dice 1");
    }
    assert_eq!(places(&game_match), [1, 1, 3]);
}

#[test]
fn who_leaves_comes_last_and_the_last_one_wins() {
    // DM-9.1
    let mut game_match = Match::new(game(Mode::Three));
    for (leaves, text) in [("B", "call resign B"), ("A", "call resign A")] {
        enter(&mut game_match, text);
        let again = Call::Resign(leaves.parse().unwrap());
        let refused = game_match.game().check_call(game_match.state(), again);
        assert!(refused.is_err());
    }
    assert_eq!(places(&game_match), [2, 2, 1]);
    let mut solo = Match::new(game(Mode::SoloGreedy));
    let leaves = Input::Called(Call::Resign("A".parse().unwrap()));
    solo.enter(leaves).unwrap();
    assert_eq!(places(&solo), [2]);
}

#[test]
fn an_equal_total_is_no_win_against_the_rival() {
    // DM-10.5
    for (mine, place) in [(4, 2), (5, 1)] {
        let position = format!(
            "round = 3\n{LAST_DIE}\n[A]\ntotal = {mine}\ndice = []\n[B]\ntotal = 4\ndice = []\n"
        );
        let mut game_match = begin(Mode::SoloDrowsy, &position);
        enter(&mut game_match, "A take 5.1");
        assert_eq!(places(&game_match), [place]);
    }
}

#[test]
fn ways_to_go_on() {
    // Two dice and a beer, counted by hand. First: two dice or a share. Then the other die, or six
    // landings. After a share: two picks, then a pick or none; B, who may have got a beer, ends it.
    let position = "round = 3\nmountain = [\". .\", \". . .\", \". . . .\", \". . . . .\", \
         \"tunnel.1 tunnel.2 . . . .\"]\n[A]\ntotal = 50\ndice = [\"tunnel.beer\"]\n\
         [B]\ntotal = -50\ndice = []\n";
    let game = game(Mode::Two);
    let state = game.place(position).unwrap();
    for (depth, count) in [1, 3, 8, 12, 24, 14].into_iter().enumerate() {
        assert_eq!(perft(&game, &state, depth as u32), count, "depth {depth}");
    }
    assert_eq!(perft(&game, &game.start(), 1), 36);
}
