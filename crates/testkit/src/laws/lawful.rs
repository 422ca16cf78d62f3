//! What makes a single state lawful, and small questions laws have in common.

use crate::SplitMix;
use kernel::{Ask, Chance, Choice, Game, Input, MAX_PICKS, Seat, SeatSet, Waiting, choices};
use std::hash::{DefaultHasher, Hash, Hasher};

/// As many answers are tried all; of more, a sample.
pub(crate) const FEW: usize = 64;

/// Whether a state waits for something that can happen, and for nothing else; if not, why.
pub(crate) fn way_on<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let asked = match game.waiting(state) {
        Waiting::Over(outcome) => {
            let places = &outcome.places;
            if places.len() != usize::from(game.seats()) || places.contains(&0) {
                return Err(format!(
                    "{places:?} does not give every seat a place from 1"
                ));
            }
            SeatSet::EMPTY
        }
        Waiting::Chance(chance) => {
            can_land(game, &chance)?;
            SeatSet::EMPTY
        }
        Waiting::Seats(seats) if seats.is_empty() => {
            return Err("the match waits for nobody".to_owned());
        }
        Waiting::Seats(seats) => seats,
    };
    if let Some(seat) = asked
        .iter()
        .find(|seat| seat.index() >= usize::from(game.seats()))
    {
        return Err(format!("{seat} is asked and not at the table"));
    }
    Seat::first(game.seats()).try_for_each(|seat| can_answer(game, state, seat, asked))
}

fn can_land<G: Game>(game: &G, chance: &Chance) -> Result<(), String> {
    let is_stranger = |seat: Seat| seat.index() >= usize::from(game.seats());
    if chance.below.contains(&0) {
        return Err(format!("nothing is below 0 in {chance:?}"));
    }
    if chance.label.is_empty() || chance.seat.is_some_and(is_stranger) {
        return Err(format!("{chance:?} is for nothing or nobody"));
    }
    Ok(())
}

fn can_answer<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    asked: SeatSet,
) -> Result<(), String> {
    let mut offers = Vec::new();
    let Some(ask) = game.decision(state, seat, &mut offers) else {
        return if asked.contains(seat) {
            Err(format!("the match waits for {seat}, who is asked nothing"))
        } else {
            Ok(())
        };
    };
    if !asked.contains(seat) {
        return Err(format!(
            "{seat} is asked something the match does not wait for"
        ));
    }
    let Ask { min, max, .. } = ask;
    let one_of_many = (min, max) == (1, 1);
    let fits = min <= max && usize::from(max) <= MAX_PICKS && (one_of_many || offers.len() <= 32);
    if !fits || usize::from(min) > offers.len() {
        let count = offers.len();
        return Err(format!(
            "{seat} cannot pick {min} to {max} of {count} offers"
        ));
    }
    Ok(())
}

/// The answers to a question: all if they are few, otherwise a sample.
pub(crate) fn answers<O: Copy>(ask: &Ask, offers: &[O], rng: &mut SplitMix) -> Vec<Choice<O>> {
    let mut all = Vec::new();
    if (ask.min, ask.max) == (1, 1) || offers.len() <= 6 {
        choices(ask, offers, |choice| all.push(choice));
    }
    if all.is_empty() || all.len() > FEW {
        return (0..FEW).map(|_| Choice::random(ask, offers, rng)).collect();
    }
    all
}

/// Whether an input may enter, judged only by what is listed: the oracle for the gate.
pub(crate) fn is_legal<G: Game>(game: &G, state: &G::State, input: &Input<G::Offer>) -> bool {
    match (game.waiting(state), input) {
        (Waiting::Chance(chance), Input::Landed(landing)) => {
            let mut pairs = landing.iter().zip(&chance.below);
            landing.len() == chance.below.len() && pairs.all(|(side, below)| side < below)
        }
        (Waiting::Seats(seats), Input::Choose { seat, choice }) if seats.contains(*seat) => {
            let mut offers = Vec::new();
            let ask = game.decision(state, *seat, &mut offers);
            ask.is_some_and(|ask| is_answer(&ask, &offers, choice))
        }
        _ => false,
    }
}

/// Whether every pick is listed, each later than the one before, and as many as asked for.
pub(crate) fn is_answer<O: Copy + Eq>(ask: &Ask, offers: &[O], choice: &Choice<O>) -> bool {
    let places: Option<Vec<usize>> = choice
        .picks()
        .iter()
        .map(|pick| offers.iter().position(|offer| offer == pick))
        .collect();
    places.is_some_and(|places| {
        let count = places.len();
        places.is_sorted_by(|a, b| a < b)
            && (usize::from(ask.min)..=usize::from(ask.max)).contains(&count)
    })
}

/// The hash of a state, the same in every run.
pub(crate) fn hash<T: Hash>(thing: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
