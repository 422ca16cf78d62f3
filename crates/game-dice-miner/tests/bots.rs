//! Bots that know what runs, majorities, multipliers and beer are worth.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::paired::{Series, play_series};
use bots::{Greedy, Kind, Player};
use game_dice_miner::{DiceMiner, Mode, Pack, Setup};
use kernel::{Game, Viewer, Waiting};

fn game(mode: Mode) -> DiceMiner {
    DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
}

/// What a greedy player answers in this position of the third round, where nothing is to come.
fn answer(position: &str) -> String {
    let game = game(Mode::Two);
    let state = game.place(&format!("round = 3\n{position}")).unwrap();
    let Waiting::Seats(seats) = game.waiting(&state) else {
        panic!("somebody is asked");
    };
    let view = game.view(&state, Viewer::Seat(seats.first().unwrap()));
    let mut offers = Vec::new();
    let ask = game.asked(&view, &mut offers).unwrap();
    let choice = Greedy::new(1, 8).choose(&game, &view, &ask, &offers);
    game.spell(&view, &choice)
}

fn top(dice: &str) -> String {
    format!("mountain = [\". .\", \". . .\", \". . . .\", \". . . . .\", \"{dice}\"]")
}

#[test]
fn greedy_completes_its_run() {
    // DM-6.3
    let position = top("tunnel.1 tunnel.5 tunnel.3 . . .");
    let troves = "[A]\ndice = [\"tunnel.1\", \"tunnel.2\"]\n[B]\ndice = []\n";
    assert_eq!(answer(&format!("{position}\n{troves}")), "take 5.3");
}

#[test]
fn greedy_multiplies_its_hazards() {
    // DM-6.6
    let position = top("tunnel.1 tool.pickaxe1 hazard.dragon4 . . .");
    let troves = "[A]\ndice = [\"tool.pickaxe1\", \"hazard.cave-in3 x2\"]\n[B]\ndice = []\n";
    assert_eq!(answer(&format!("{position}\n{troves}")), "take 5.2");
}

#[test]
fn greedy_rerolls_what_is_stranded() {
    // DM-5.3: five points behind, and a 3 would bring six.
    let troves = "[A]\nhero = \"dragon-slayer\"\n\
                  dice = [\"tunnel.1\", \"tunnel.2\", \"tunnel.5\"]\n\
                  [B]\ntotal = 5\ndice = []\n";
    assert_eq!(
        answer(&format!("stage = \"magic\"\n{troves}")),
        "magic hero.1"
    );
    let aim = "stage = \"aim\"\nsource = \"hero.1\"";
    assert_eq!(answer(&format!("{aim}\n{troves}")), "reroll tunnel.5");
}

#[test]
fn greedy_leaves_a_whole_run_alone() {
    // DM-5.2: a reroll could only lose what it has.
    let troves = "[A]\nhero = \"dragon-slayer\"\n\
                  dice = [\"tunnel.1\", \"tunnel.2\", \"tunnel.3\"]\n\
                  [B]\ndice = []\n";
    assert_eq!(answer(&format!("stage = \"magic\"\n{troves}")), "done");
}

#[test]
fn greedy_beats_random_for_any_number_of_players() {
    for mode in [Mode::Two, Mode::Three, Mode::Four, Mode::SoloGreedy] {
        let mut line_up = vec![Kind::Random; usize::from(mode.seats())];
        line_up[0] = Kind::Greedy { worlds: 1 };
        let tally = play_series(&game(mode), &line_up, None, &Series::new(40, 5));
        assert!(tally.wins[0] > 34, "{mode:?} {:?}", tally.wins);
    }
}
