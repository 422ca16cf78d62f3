//! IRONDIE obeys every law, in every mode and with every option.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Greedy, Player, Random, Search};
use game_irondie::{Irondie, Mode, Options, Pack, Setup, State};
use testkit::{Laws, check_all, laws};

/// The longest match: nine games of a hundred rounds. In a round each of 54 dice is thrown once at
/// most and answers four questions at most (send it, throw it, give its bonus in two parts), lands
/// once, and each side puts damage on 27 dice at most.
const MAX_INPUTS: usize = 9 * 100 * (54 * 5 + 2 * 27 + 20);

fn game(mode: Mode, options: Options) -> Irondie {
    let setup = Setup {
        options,
        ..Setup::of_mode(mode)
    };
    Irondie::open(Pack::builtin().clone(), &setup).unwrap()
}

fn walks(matches: u32) -> Laws {
    Laws {
        matches,
        seed: 1,
        max_inputs: MAX_INPUTS,
        word: &["/duel/step"],
    }
}

fn obeys(game: &Irondie, matches: u32) {
    for (law, checks) in check_all(game, walks(matches)) {
        assert!(checks > 0, "{law} had nothing to check");
    }
}

#[test]
fn a_duel_obeys_the_laws() {
    obeys(&game(Mode::Duel, Options::default()), 25);
}

#[test]
fn match_play_obeys_the_laws() {
    obeys(&game(Mode::Match, Options::default()), 10);
}

#[test]
fn teams_obey_the_laws() {
    obeys(&game(Mode::Teams2, Options::default()), 3);
    obeys(&game(Mode::Teams3, Options::default()), 1);
}

#[test]
fn every_option_obeys_the_laws() {
    let odd = Options {
        late_from: 3,
        free_second: true,
        strict_sweep: true,
        keep_right: true,
        return_each: true,
        ..Options::default()
    };
    obeys(&game(Mode::Duel, odd.clone()), 10);
    obeys(&game(Mode::Teams2, odd), 3);
    for preset in &Pack::builtin().presets {
        let options = Options {
            preset: preset.id.clone(),
            ..Options::default()
        };
        obeys(&game(Mode::Duel, options), 2);
    }
}

#[test]
fn dice_are_conserved_and_lie_in_one_place() {
    for mode in Mode::ALL {
        let game = game(mode, Options::default());
        laws::conserved(&game, walks(20), &|_, state: &State| -> u8 {
            let classes = state.public().classes;
            classes.iter().map(|class| class.len()).sum()
        });
        laws::invariant(&game, walks(100), &Irondie::assert_sound);
    }
}

#[test]
fn bots_look_at_their_view_only() {
    let game = game(Mode::Match, Options::default());
    laws::player(&game, walks(5), &|game, view, ask, offers, seed| {
        Random::new(seed).choose(game, view, ask, offers)
    });
    laws::player(&game, walks(1), &|game, view, ask, offers, seed| {
        Greedy::new(seed, 4).choose(game, view, ask, offers)
    });
    laws::player(&game, walks(1), &|game, view, ask, offers, seed| {
        Search::new(seed, bots::Budget::Iterations(20)).choose(game, view, ask, offers)
    });
}
