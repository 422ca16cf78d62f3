//! Bots know what they are doing: they reckon combats, answer by what they see alone, and the more
//! they think the better they play.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::paired::{Maker, Series, play_pairs};
use bots::{Cup, Interval, Kind, by_name};
use game_dice_masters::{DiceMasters, Mode, Pack, Setup};
use kernel::{Game, Input, Seat, SeatSet, Silent, Viewer, Waiting};
use testkit::{Laws, laws};

fn bot(name: &str) -> Kind {
    by_name(name).unwrap()
}

fn open(mode: Mode) -> DiceMasters {
    DiceMasters::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
}

/// What a bot answers in a position of the introductory game, by whoever is asked.
fn answer(name: &str, position: &str) -> String {
    let game = open(Mode::Intro);
    let state = game.place(position).unwrap();
    let Waiting::Seats(seats) = game.waiting(&state) else {
        panic!("nobody is asked");
    };
    let view = game.view(&state, Viewer::Seat(seats.first().unwrap()));
    let mut offers = Vec::new();
    let ask = game.asked(&view, &mut offers).unwrap();
    let mut player = bot(name).player::<DiceMasters>(1, None);
    let choice = player.choose(&game, &view, &ask, &offers);
    game.spell(&view, &choice)
}

const BOTS: [&str; 2] = ["greedy", "search:40"];

#[test]
fn what_kills_attacks() {
    let position = r#"
active = "A"
phase = "attack"
[A]
life = 4
bag = ["sidekick x7"]
field = ["drax 3", "sidekick 1"]
[B]
life = 4
bag = ["sidekick x8"]
field = []
"#;
    for name in BOTS {
        let attack = answer(name, position);
        assert!(attack.contains("A.drax.1"), "{name}: {attack}");
    }
}

#[test]
fn the_last_one_stays_at_home_where_that_saves_the_match() {
    let position = r#"
active = "A"
phase = "attack"
[A]
life = 3
bag = ["sidekick x7"]
field = ["sidekick 1"]
[B]
life = 10
bag = ["sidekick x8"]
field = ["spider-man 3"]
"#;
    for name in BOTS {
        let attack = answer(name, position);
        assert!(!attack.contains("sidekick"), "{name}: {attack}");
    }
}

#[test]
fn players_answer_by_what_they_see_and_their_seed_alone() {
    for mode in [Mode::Intro, Mode::Doubles, Mode::RainbowDraft] {
        let walks = Laws {
            matches: 1,
            seed: 3,
            max_inputs: 20_000,
            word: &["/now"],
        };
        for name in ["greedy", "search:4"] {
            laws::player(&open(mode), walks, &|game, view, ask, offers, seed| {
                bot(name).player(seed, None).choose(game, view, ask, offers)
            });
        }
    }
}

#[test]
fn a_thought_that_has_no_time_answers_as_a_glance_does() {
    let game = open(Mode::Casual);
    let (mut state, mut cup) = (game.start(), Cup::new(4));
    let mut asked = 0;
    while asked < 120 {
        let input = match game.waiting(&state) {
            Waiting::Over(_) => break,
            Waiting::Chance(chance) => Input::Landed(cup.throw(&chance)),
            Waiting::Seats(seats) => {
                asked += 1;
                let seat = seats.first().unwrap();
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = game.advise(&view, 0, &mut || false).unwrap();
                assert_eq!(game.advise(&view, 100, &mut || true).unwrap(), choice);
                Input::Choose { seat, choice }
            }
        };
        kernel::apply(&game, &mut state, &input, &mut Silent).unwrap();
    }
    assert!(asked > 40, "{asked}");
}

/// What the first bot makes of matches against the second, of 1.
fn against(mode: Mode, [one, two]: [&str; 2], pairs: u64) -> f64 {
    let game = open(mode);
    let [one, two] = [one, two].map(bot);
    let makers: [Maker<'_, DiceMasters>; 2] = [&|seed| one.player(seed, None), &|seed| {
        two.player(seed, None)
    }];
    let team = |seat: Seat| game.team(seat).map_or(seat.index() as u8, |team| team - 1);
    let first: SeatSet = Seat::first(game.seats())
        .filter(|seat| team(*seat) == 0)
        .collect();
    let pairs = play_pairs(&game, makers, first, &Series::new(pairs, 5)).pairs;
    Interval::of_mean(&pairs).mean
}

#[test]
fn greedy_beats_random() {
    for mode in [Mode::Intro, Mode::Casual, Mode::Doubles] {
        let score = against(mode, ["greedy", "random"], 10);
        assert!(score > 0.85, "{mode:?}: {score}");
    }
}

#[test]
fn search_beats_greedy() {
    let score = against(Mode::Casual, ["search:20", "greedy"], 20);
    assert!(score > 0.5, "{score}");
}
