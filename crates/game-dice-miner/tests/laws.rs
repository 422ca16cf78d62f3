//! Dice Miner obeys every law, in every mode and with every option.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Greedy, Player, Random, Search};
use game_dice_miner::{
    Caching, DiceMiner, Heroes, Mode, Options, Pack, Reading, SecondDie, Setup, Stage, State,
};
use testkit::{Laws, check_all, laws};

/// More inputs than any match here has. Sixty dice are taken one by one, each at most once shared
/// before it is taken; eight magic dice and three hero faces are spent with five inputs each, three
/// rounds and a hundred tie-breaks long; sixteen dice are cached twice by each of four.
const MAX_INPUTS: usize = 60 * 3 + 103 * (11 * 5 + 8) + 2 * 4 * 18 + 100;

fn game(mode: Mode, options: Options) -> DiceMiner {
    DiceMiner::open(Pack::builtin().clone(), &Setup { mode, options }).unwrap()
}

fn walks(matches: u32) -> Laws {
    Laws {
        matches,
        seed: 1,
        max_inputs: MAX_INPUTS,
        word: &[],
    }
}

fn obeys(game: &DiceMiner, matches: u32) {
    for (law, checks) in check_all(game, walks(matches)) {
        // Nothing is ever asked of two players at once.
        assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
    }
}

#[test]
fn two_obey_the_laws() {
    obeys(&game(Mode::Two, Options::default()), 8);
}

#[test]
fn three_obey_the_laws() {
    obeys(&game(Mode::Three, Options::default()), 8);
}

#[test]
fn four_obey_the_laws() {
    obeys(&game(Mode::Four, Options::default()), 8);
}

#[test]
fn solo_matches_obey_the_laws() {
    for mode in [Mode::SoloDrowsy, Mode::SoloGreedy, Mode::SoloThirsty] {
        obeys(&game(mode, Options::default()), 8);
    }
}

#[test]
fn every_option_obeys_the_laws() {
    let odd = Options {
        heroes: Heroes::Random,
        second_die: SecondDie::Must,
        caching: Caching::Literal,
        ..Options::default()
    };
    obeys(&game(Mode::Three, odd.clone()), 4);
    obeys(&game(Mode::SoloThirsty, odd), 2);
    let literal = Options {
        rules: Reading::Literal,
        ..Options::default()
    };
    for mode in [Mode::Two, Mode::Four, Mode::SoloThirsty] {
        obeys(&game(mode, literal.clone()), 4);
    }
    for preset in &Pack::builtin().presets {
        let options = Options {
            preset: preset.id.clone(),
            ..Options::default()
        };
        obeys(&game(Mode::Two, options), 2);
    }
}

#[test]
fn dice_are_conserved_and_the_mountain_stands() {
    // DM-1.1, DM-3.2, DM-7.6
    for mode in Mode::ALL {
        let game = game(mode, Options::default());
        laws::invariant(&game, walks(60), &|game: &DiceMiner, state: &State| {
            let public = state.public();
            game.assert_sound(state);
            let drawn = match public.stage {
                Stage::Start(_) | Stage::Deal | Stage::Hero | Stage::Draw => public.round - 1,
                _ => public.round,
            };
            let over = matches!(public.stage, Stage::Over(_)) && !public.out.is_empty();
            assert!(over || public.bag_size() == 60 - 20 * drawn, "the bag");
            assert!(game.clans() >= 2);
        });
    }
}

#[test]
fn bots_look_at_their_view_only() {
    let game = game(Mode::Three, Options::default());
    laws::player(&game, walks(3), &|game, view, ask, offers, seed| {
        Random::new(seed).choose(game, view, ask, offers)
    });
    laws::player(&game, walks(1), &|game, view, ask, offers, seed| {
        Greedy::new(seed, 4).choose(game, view, ask, offers)
    });
    laws::player(&game, walks(1), &|game, view, ask, offers, seed| {
        Search::new(seed, bots::Budget::Iterations(10)).choose(game, view, ask, offers)
    });
}
