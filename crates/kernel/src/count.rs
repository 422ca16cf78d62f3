//! Counting continuations. A count catches what nobody thought of.

use crate::{Choice, Game, Input, Silent, Waiting, choices};

/// In how many ways a match can go on for `depth` inputs. Where several seats are asked at once the
/// first of them answers first; landings are counted once each, not by weight. Counting stops at
/// the largest number.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.waiting(state) {
        Waiting::Over(_) => 0,
        Waiting::Chance(chance) if depth == 1 => chance.landings(),
        Waiting::Chance(chance) => {
            let mut sum: u64 = 0;
            chance.each(|landing, _| {
                let ways = after(game, state, &Input::Landed(landing.clone()), depth);
                sum = ways.saturating_add(sum);
            });
            sum
        }
        Waiting::Seats(seats) => {
            let seat = seats.first().expect("a question has someone to answer it");
            let mut offers = Vec::new();
            let ask = game
                .decision(state, seat, &mut offers)
                .expect("the seat is asked");
            let mut sum: u64 = 0;
            choices(&ask, &offers, |choice: Choice<G::Offer>| {
                let ways = after(game, state, &Input::Choose { seat, choice }, depth);
                sum = ways.saturating_add(sum);
            });
            sum
        }
    }
}

fn after<G: Game>(game: &G, state: &G::State, input: &Input<G::Offer>, depth: u32) -> u64 {
    if depth == 1 {
        return 1;
    }
    let mut next = state.clone();
    game.apply_unchecked(&mut next, input, &mut Silent);
    perft(game, &next, depth - 1)
}
