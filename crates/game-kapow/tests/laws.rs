//! KAPOW! obeys every law, in every mode.

mod common;

use bots::{Greedy, Player, Random, Search};
use common::{PER_ROUND, few_rounds, game};
use game_kapow::{Cards, Event, Kapow, Mode, Pack, SetupOptions, Timing};
use testkit::{Laws, check_all, laws, never_fired};

/// All of them; each can be played, and plays by itself as a solo board.
const CHARACTERS: [&str; 6] = [
    "victor-kane",
    "tough-nut",
    "time-out",
    "spoiler-alert",
    "elusivity",
    "coquette",
];

fn obeys(game: &Kapow, matches: u32) {
    let max_inputs = usize::from(game.options().rounds) * PER_ROUND;
    let laws = Laws {
        matches,
        seed: 1,
        max_inputs,
        word: &[],
    };
    // Nothing is sealed where there are no screens (KA-13.1).
    let screens = !game.mode().has_boards();
    for (law, checks) in check_all(game, laws) {
        let is_idle = law == "sealed" && !screens;
        assert!(checks > 0 || is_idle, "{law} had nothing to check");
    }
}

#[test]
fn beginners_obey_the_laws() {
    obeys(&game(Mode::Beginner, &[], few_rounds(12)), 8);
}

#[test]
fn every_character_obeys_the_laws() {
    for pair in [
        ["tough-nut", "victor-kane"],
        ["time-out", "spoiler-alert"],
        ["elusivity", "coquette"],
    ] {
        obeys(&game(Mode::Duel, &pair, few_rounds(8)), 4);
    }
}

#[test]
fn teams_obey_the_laws() {
    obeys(&game(Mode::Teams, &[], few_rounds(4)), 2);
    let options = SetupOptions {
        cards: Cards::Drafted,
        ..few_rounds(4)
    };
    let others = ["spoiler-alert", "time-out", "coquette", "elusivity"];
    obeys(&game(Mode::Teams, &others, options), 1);
}

#[test]
fn every_solo_board_obeys_the_laws() {
    for (at, board) in CHARACTERS.iter().enumerate() {
        let person = CHARACTERS[(at + 1) % CHARACTERS.len()];
        obeys(&game(Mode::Solo, &[person, board], few_rounds(12)), 8);
    }
}

#[test]
fn persons_side_by_side_obey_the_laws() {
    obeys(&game(Mode::Coop, &[], few_rounds(12)), 8);
    let others = ["time-out", "coquette", "victor-kane", "elusivity"];
    obeys(&game(Mode::Coop, &others, few_rounds(12)), 4);
    let handicap = SetupOptions {
        extra_life: 30,
        extra_board_life: 30,
        ..few_rounds(4)
    };
    obeys(&game(Mode::Coop, &[], handicap), 2);
}

#[test]
fn nothing_is_made_of_nothing_and_nothing_is_lost() {
    for mode in Mode::ALL {
        let game = game(mode, &[], few_rounds(12));
        let laws = Laws {
            matches: 12,
            seed: 3,
            max_inputs: 12 * PER_ROUND,
            word: &[],
        };
        laws::invariant(&game, laws, &Kapow::assert_sound);
    }
}

/// None of them is there for nothing.
#[test]
fn every_immediate_ability_is_announced() {
    let abilities = Pack::builtin().abilities.iter();
    let immediate = abilities.filter(|ability| ability.timing == Timing::Immediate);
    let listed = immediate.map(|ability| ability.id.clone());
    let open = |number: u32| {
        let pair = [0, 1].map(|next| CHARACTERS[(number as usize + next) % CHARACTERS.len()]);
        let mode = [Mode::Duel, Mode::Solo][number as usize / CHARACTERS.len() % 2];
        game(mode, &pair, few_rounds(12))
    };
    let short = never_fired(open, 300, 3, listed, |game, event| match event {
        Event::Announced { ability, .. } => {
            vec![game.pack().ability(*ability).id.clone()]
        }
        _ => Vec::new(),
    });
    assert!(short.is_empty(), "too seldom: {short:?}");
}

#[test]
fn bots_look_at_their_view_only() {
    let game = game(Mode::Duel, &[], few_rounds(2));
    let walks = Laws {
        matches: 1,
        seed: 1,
        max_inputs: 2 * PER_ROUND,
        word: &[],
    };
    laws::player(&game, walks, &|game, view, ask, offers, seed| {
        Random::new(seed).choose(game, view, ask, offers)
    });
    laws::player(&game, walks, &|game, view, ask, offers, seed| {
        Greedy::new(seed, 4).choose(game, view, ask, offers)
    });
    laws::player(&game, walks, &|game, view, ask, offers, seed| {
        Search::new(seed, bots::Budget::Iterations(20)).choose(game, view, ask, offers)
    });
}
