//! Bots know what they are doing: by the chances of rolls and a look ahead `greedy` beats `random`.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Greedy, Player, Random};
use game_dice_throne::{DiceThrone, Mode, Pack, Setup};
use kernel::{Game, Input, Seat, Viewer, Waiting, apply};

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
