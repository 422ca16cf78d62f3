//! What there is to tell of a match that is over: the moment that decided it, the luckiest throw
//! and the best decision. All of it by the game's own appraisal, and nothing where nothing stands
//! out.

use crate::Noise;
use crate::greedy::Scales;
use crate::hint::ranked;
use crate::worth::appraised;
use kernel::{Chance, Choice, Game, Input, Seat, Silent, Viewer, Waiting};

/// How much better a moment must have made things to be worth telling, from 0 to 1.
const WORTH_TELLING: f64 = 0.04;
/// How many landings of a throw are looked at; where there are no more, all of them.
const LANDINGS: u64 = 36;
/// In how many worlds each answer is weighed, and how many answers there may be.
const WORLDS: u32 = 2;
const ANSWERS: usize = 8;
/// How many decisions are weighed: the later ones, where there are more.
const DECISIONS: usize = 24;

/// What there is to tell.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Story {
    /// The input that brought the winner furthest ahead, with the lead never lost again.
    pub turn: Option<Moment>,
    /// The throw that was better for somebody than such throws are on average.
    pub throw: Option<Moment>,
    /// The winner's answer that was better than the next best one.
    pub choice: Option<Moment>,
}

/// A moment of a match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// Which input, counted from 0.
    pub at: usize,
    /// For whom it was good.
    pub seat: Seat,
    /// By how much, from 0 to 1.
    pub gain: f64,
}

/// What there is to tell of a match that was won by a seat.
pub fn story<G: Game>(game: &G, inputs: &[Input<G::Offer>], winner: Seat) -> Story {
    let mut states = vec![game.start()];
    for input in inputs {
        let mut next = states.last().expect("there is a first one").clone();
        game.apply_unchecked(&mut next, input, &mut Silent);
        states.push(next);
    }
    Story {
        turn: turn(game, &states, winner),
        throw: throw(game, inputs, &states),
        choice: choice(game, inputs, &states, winner),
    }
}

fn best(moments: impl Iterator<Item = Moment>) -> Option<Moment> {
    let told = moments.filter(|moment| moment.gain >= WORTH_TELLING);
    told.max_by(|one, two| one.gain.total_cmp(&two.gain))
}

/// Since the winner was behind for the last time, the greatest step ahead. The very end counts for
/// what the game thought of it, not as a certain win: else it would always be the last input.
fn turn<G: Game>(game: &G, states: &[G::State], winner: Seat) -> Option<Moment> {
    let ahead: Vec<f64> = states
        .iter()
        .filter(|state| !matches!(game.waiting(state), Waiting::Over(_)))
        .map(|state| appraised(game, state, winner))
        .collect();
    let behind = ahead.iter().rposition(|worth| *worth < 0.5).unwrap_or(0);
    let steps = ahead.windows(2).enumerate().skip(behind);
    best(steps.map(|(at, step)| Moment {
        at,
        seat: winner,
        gain: step[1] - step[0],
    }))
}

/// The throw that was furthest above its average, for whom it was.
fn throw<G: Game>(game: &G, inputs: &[Input<G::Offer>], states: &[G::State]) -> Option<Moment> {
    let throws = inputs.iter().zip(states).zip(&states[1..]).enumerate();
    best(throws.filter_map(|(at, ((_, before), after))| {
        let Waiting::Chance(chance) = game.waiting(before) else {
            return None;
        };
        let seat = chance.seat?;
        let usual = average(game, before, &chance, seat);
        let gain = appraised(game, after, seat) - usual;
        Some(Moment { at, seat, gain })
    }))
}

/// What a throw is worth on average.
fn average<G: Game>(game: &G, before: &G::State, chance: &Chance, seat: Seat) -> f64 {
    let worth = |landing: &kernel::Landing| {
        let mut state = before.clone();
        let input = Input::Landed(landing.clone());
        game.apply_unchecked(&mut state, &input, &mut Silent);
        appraised(game, &state, seat)
    };
    let (mut sum, mut weights) = (0.0, 0.0);
    if chance.landings() <= LANDINGS {
        chance.each(|landing, weight| {
            sum += weight as f64 * worth(landing);
            weights += weight as f64;
        });
        return sum / weights;
    }
    let mut noise = Noise::new(LANDINGS).stream_for(chance);
    let thrown = (0..LANDINGS).map(|_| worth(&chance.sample(&mut noise)));
    thrown.sum::<f64>() / LANDINGS as f64
}

/// The winner's answer that was furthest above the next best one, by what the winner could know.
fn choice<G: Game>(
    game: &G,
    inputs: &[Input<G::Offer>],
    states: &[G::State],
    winner: Seat,
) -> Option<Moment> {
    let answers = inputs.iter().zip(states).enumerate();
    let answers = answers.filter_map(|(at, (input, state))| match input {
        Input::Choose { seat, choice } if *seat == winner => Some((at, state, choice)),
        _ => None,
    });
    let answers: Vec<_> = answers.collect();
    let late = answers.into_iter().rev().take(DECISIONS);
    best(late.filter_map(|(at, state, choice)| {
        let gain = better(game, state, winner, choice)?;
        let seat = winner;
        Some(Moment { at, seat, gain })
    }))
}

/// How much better an answer was than the next best; nothing where one cannot say, or it was not
/// the best.
fn better<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choice: &Choice<G::Offer>,
) -> Option<f64> {
    let mut offers = Vec::new();
    let ask = game.decision(state, seat, &mut offers)?;
    let few = (2..=ANSWERS).contains(&offers.len()) && (ask.min, ask.max) == (1, 1);
    if !few {
        return None;
    }
    let view = game.view(state, Viewer::Seat(seat));
    let noise = Noise::new(LANDINGS).stream_for(&view);
    let mut scales = Scales::new(game, &view, WORLDS, &noise);
    let (mut own, mut other) = (None, f64::NEG_INFINITY);
    for (answer, worth) in ranked(&mut scales, &ask, &offers) {
        if answer == *choice {
            own = Some(worth);
        } else {
            other = other.max(worth);
        }
    }
    own.map(|own| own - other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ford::Ford;
    use crate::{Cup, Player, Random};

    /// A match at random, with its inputs.
    fn played(seed: u64) -> (Vec<Input<crate::ford::Offer>>, Option<Seat>) {
        let game = &Ford;
        let (mut state, mut inputs, mut cup) = (game.start(), Vec::new(), Cup::new(seed));
        let mut random = Random::new(seed);
        loop {
            let input = match game.waiting(&state) {
                Waiting::Over(outcome) => return (inputs, outcome.winners().first()),
                Waiting::Chance(chance) => Input::Landed(cup.throw(&chance)),
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(&state, Viewer::Seat(seat));
                    let mut offers = Vec::new();
                    let ask = game.asked(&view, &mut offers).unwrap();
                    let choice = random.choose(game, &view, &ask, &offers);
                    Input::Choose { seat, choice }
                }
            };
            game.apply_unchecked(&mut state, &input, &mut Silent);
            inputs.push(input);
        }
    }

    #[test]
    fn what_is_told_has_happened() {
        for seed in 0..20 {
            let (inputs, Some(winner)) = played(seed) else {
                continue;
            };
            let story = story(&Ford, &inputs, winner);
            for moment in [story.turn, story.throw, story.choice]
                .into_iter()
                .flatten()
            {
                assert!(moment.at < inputs.len() && moment.gain >= WORTH_TELLING);
            }
            if let Some(throw) = story.throw {
                assert!(matches!(inputs[throw.at], Input::Landed(_)), "{seed}");
            }
            if let Some(choice) = story.choice {
                let by =
                    matches!(&inputs[choice.at], Input::Choose { seat, .. } if *seat == winner);
                assert!(by, "{seed}");
            }
            assert_eq!(
                story,
                super::story(&Ford, &inputs, winner),
                "the same each time"
            );
        }
    }
}
