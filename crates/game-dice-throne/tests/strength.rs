//! Bots know what they are doing: by the chances of rolls and a look ahead `greedy` beats `random`,
//! and who tries answers to the end of the turn beats `greedy`.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::paired::{Maker, Series, play_pairs};
use bots::{Budget, Greedy, Player, Random, Search};
use game_dice_throne::{DiceThrone, Mode, Pack, Setup};
use kernel::{Game, Input, Seat, SeatSet, Viewer, Waiting, apply};

#[test]
fn greedy_beats_random() {
    let game = DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
    let mut won = 0;
    for seed in 0..10 {
        let mut greedy = Greedy::new(seed, 4);
        let mut random = Random::new(seed);
        let mine = Seat::new((seed % 2) as u8).unwrap();
        won += u32::from(plays(&game, seed, mine, &mut greedy, &mut random));
    }
    assert!(won >= 9, "{won} of 10");
}

/// Whether the first player wins from its seat.
fn plays(
    game: &DiceThrone,
    seed: u64,
    mine: Seat,
    first: &mut dyn Player<DiceThrone>,
    second: &mut dyn Player<DiceThrone>,
) -> bool {
    let mut noise = bots::Noise::new(seed);
    let mut state = game.start();
    let mut offers = Vec::new();
    loop {
        let input = match game.waiting(&state) {
            Waiting::Over(outcome) => return outcome.winners().contains(mine),
            Waiting::Chance(chance) => Input::Landed(chance.sample(&mut noise)),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let view = game.view(&state, Viewer::Seat(seat));
                let ask = game.asked(&view, &mut offers).unwrap();
                let choice = if seat == mine {
                    first.choose(game, &view, &ask, &offers)
                } else {
                    second.choose(game, &view, &ask, &offers)
                };
                Input::Choose { seat, choice }
            }
        };
        apply(game, &mut state, &input, &mut kernel::Silent).unwrap();
    }
}

/// What `search` makes of matches against `greedy`, with the heroes from a place of the pack on.
fn against_greedy(mode: Mode, from: usize) -> f64 {
    let all = Pack::builtin().heroes.iter().cycle().skip(from);
    let heroes = all.take(usize::from(mode.seats()));
    let setup = Setup {
        heroes: heroes.map(|hero| hero.id.clone()).collect(),
        ..Setup::of_mode(mode)
    };
    let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
    let makers: [Maker<'_, DiceThrone>; 2] = [
        &|seed| Box::new(Search::new(seed, Budget::Iterations(24))),
        &|seed| Box::new(Greedy::new(seed, 4)),
    ];
    let first = SeatSet::of(Seat::new(0).unwrap());
    let pairs = play_pairs(&game, makers, first, &Series::new(1, from as u64)).pairs;
    pairs.iter().sum()
}

#[test]
fn search_beats_greedy() {
    let scores = (0..16).map(|from| against_greedy(Mode::Duel, from));
    let mean = scores.sum::<f64>() / 16.0;
    assert!(mean > 0.6, "{mean}");
}
