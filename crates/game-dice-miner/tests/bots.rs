//! Bots that know what runs, majorities, multipliers and beer are worth.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::paired::{Series, play_series};
use bots::{Budget, Greedy, Kind, Player, Search};
use game_dice_miner::{DiceMiner, Mode, Offer, Pack, Setup, View};
use kernel::{Choice, Game, Viewer, Waiting};

fn game(mode: Mode) -> DiceMiner {
    DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
}

/// What a greedy player answers in this position of the third round, where nothing is to come.
fn answer(position: &str) -> String {
    answer_of(&mut Greedy::new(1, 8), &game(Mode::Two), position)
}

fn answer_of(player: &mut dyn Player<DiceMiner>, game: &DiceMiner, position: &str) -> String {
    let view = view(game, position);
    let mut offers = Vec::new();
    let ask = game.asked(&view, &mut offers).unwrap();
    let choice = player.choose(game, &view, &ask, &offers);
    game.spell(&view, &choice)
}

/// What whoever is asked in this position of the third round sees.
fn view(game: &DiceMiner, position: &str) -> View {
    let state = game.place(&format!("round = 3\n{position}")).unwrap();
    let Waiting::Seats(seats) = game.waiting(&state) else {
        panic!("somebody is asked");
    };
    game.view(&state, Viewer::Seat(seats.first().unwrap()))
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

/// A and C are even, and a 3 would bring A three points. But it lies on the 5 that C waits for:
/// with a gem for A and the other for B, who has most of them, C must take the 3 itself.
const A_RUN_FOR_A_RUN: &str = "\
    mountain = [\". .\", \". . .\", \". . . .\", \"tunnel.3 . . . .\", \
    \"tunnel.5 hazard.cave-in1 treasure.gem2 treasure.gem2 . .\"]\n\
    [A]\ntotal = 17\ndice = [\"tunnel.1\", \"tunnel.2\"]\n\
    [B]\ndice = [\"treasure.gem3 x2\"]\n\
    [C]\ntotal = 11\ndice = [\"tunnel.1\", \"tunnel.2\", \"tunnel.3\", \"tunnel.4\"]\n";

fn advice(game: &DiceMiner, effort: u32, stop: &mut dyn FnMut() -> bool) -> Option<Choice<Offer>> {
    game.advise(&view(game, A_RUN_FOR_A_RUN), effort, stop)
}

#[test]
fn whoever_thinks_sees_what_it_gives_away_two_turns_later() {
    let game = game(Mode::Three);
    let mut greedy = Greedy::new(1, 8);
    assert_eq!(
        answer_of(&mut greedy, &game, A_RUN_FOR_A_RUN),
        "take 4.1",
        "three points at once"
    );
    for effort in [100, 400, 2_000] {
        let mut search = Search::new(1, Budget::Iterations(effort));
        let found = answer_of(&mut search, &game, A_RUN_FOR_A_RUN);
        assert_eq!(found, "take 5.3", "{effort} looks");
    }
}

#[test]
fn advice_hangs_on_the_view_and_the_effort_alone() {
    let three = game(Mode::Three);
    let found = advice(&three, 200, &mut || false);
    assert_eq!(found, advice(&game(Mode::Three), 200, &mut || false));
    assert!(found.is_some());
    assert_eq!(
        advice(&three, 0, &mut || false),
        None,
        "a glance needs none"
    );
    let two = game(Mode::Two);
    let position = A_RUN_FOR_A_RUN.split("[C]").next().unwrap();
    let advice = two.advise(&view(&two, position), 200, &mut || false);
    assert_eq!(advice, None, "with two a tree sees more");
}

#[test]
fn whoever_is_told_to_stop_answers_as_at_a_glance() {
    let game = game(Mode::Three);
    let mut asked = 0;
    let stopped = advice(&game, u32::MAX, &mut || {
        asked += 1;
        true
    });
    let view = view(&game, A_RUN_FOR_A_RUN);
    assert_eq!(game.spell(&view, &stopped.unwrap()), "take 4.1");
    assert_eq!(asked, 1);
}
