//! Whole matches between players, each of whom is shown nothing but his view.

use crate::{Noise, Player};
use kernel::{
    Chance, Choice, Game, Input, Landing, Outcome, Rng, Seat, SeatSet, Silent, Viewer, Waiting,
};

/// More decisions than this in one match, and it is broken off: some rule or some pair of players
/// goes round in circles.
pub const DECISION_LIMIT: u64 = 100_000;

/// A match that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// How it ended; `None` where it was broken off.
    pub outcome: Option<Outcome>,
    /// How many decisions the seats made.
    pub decisions: u64,
    /// How often the dice were asked.
    pub throws: u64,
}

/// Dice for a match from a seed. What a request gets depends on its label, its seat and how many of
/// that kind came before, not on any other request: so two matches with the same seed see the same
/// dice for longer, and a pair of them compares players, not luck.
#[derive(Debug, Clone)]
pub struct Cup {
    noise: Noise,
    kinds: Vec<Requests>,
}

/// The requests of one kind: their noise, and how many there were.
#[derive(Debug, Clone)]
struct Requests {
    key: (&'static str, Option<Seat>),
    noise: Noise,
    count: u64,
}

impl Cup {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Cup {
        Cup {
            noise: Noise::new(seed),
            kinds: Vec::new(),
        }
    }

    /// The next landing for a request.
    pub fn throw(&mut self, chance: &Chance) -> Landing {
        let key = (chance.label, chance.seat);
        let known = self.kinds.iter().position(|kind| kind.key == key);
        let at = known.unwrap_or_else(|| {
            let noise = self.noise.stream_for(&key);
            let count = 0;
            self.kinds.push(Requests { key, noise, count });
            self.kinds.len() - 1
        });
        let kind = &mut self.kinds[at];
        kind.count += 1;
        // A stream per request: one with more dice must not shift those that follow.
        let mut request = kind.noise.stream(kind.count);
        chance.sample(&mut request)
    }
}

/// Plays a match to its end, one player per seat. Where several seats owe an answer, all are shown
/// the moment before any of them has answered, and their answers enter in seat order.
pub fn play_match<G: Game>(game: &G, players: &mut [Box<dyn Player<G>>], cup: &mut Cup) -> Played {
    let mut state = game.start();
    let mut answers = Vec::new();
    let (mut decisions, mut throws) = (0, 0);
    let outcome = loop {
        match game.waiting(&state) {
            Waiting::Over(outcome) => break Some(outcome),
            Waiting::Seats(_) if decisions >= DECISION_LIMIT => break None,
            Waiting::Chance(chance) => {
                throws += 1;
                let input = Input::Landed(cup.throw(&chance));
                game.apply_unchecked(&mut state, &input, &mut Silent);
            }
            Waiting::Seats(seats) => {
                ask_all(game, &state, seats, players, &mut answers);
                for (seat, choice) in answers.drain(..) {
                    decisions += 1;
                    enter(game, &mut state, seat, choice);
                }
            }
        }
    };
    Played {
        outcome,
        decisions,
        throws,
    }
}

fn ask_all<G: Game>(
    game: &G,
    state: &G::State,
    seats: SeatSet,
    players: &mut [Box<dyn Player<G>>],
    answers: &mut Vec<(Seat, Choice<G::Offer>)>,
) {
    let mut offers = Vec::new();
    for seat in seats.iter() {
        let view = game.view(state, Viewer::Seat(seat));
        let ask = game.asked(&view, &mut offers).expect("the seat is asked");
        let choice = players[seat.index()].choose(game, &view, &ask, &offers);
        answers.push((seat, choice));
    }
}

/// Enters an answer, unless another that was given at the same time has made it pointless.
fn enter<G: Game>(game: &G, state: &mut G::State, seat: Seat, choice: Choice<G::Offer>) {
    let input = Input::Choose { seat, choice };
    if matches!(game.waiting(state), Waiting::Seats(seats) if seats.contains(seat)) {
        game.apply_unchecked(state, &input, &mut Silent);
    }
}

/// Plays a match in which every seat answers at random, as fast as the rules can go: no views are
/// made, and once the buffer has grown to its size nothing is allocated.
pub fn random_match<G: Game>(game: &G, rng: &mut impl Rng, offers: &mut Vec<G::Offer>) -> Played {
    let mut state = game.start();
    let (mut decisions, mut throws) = (0, 0);
    let outcome = loop {
        let input = match game.waiting(&state) {
            Waiting::Over(outcome) => break Some(outcome),
            Waiting::Seats(_) if decisions == DECISION_LIMIT => break None,
            Waiting::Chance(chance) => {
                throws += 1;
                Input::Landed(chance.sample(rng))
            }
            Waiting::Seats(seats) => {
                decisions += 1;
                let seat = seats.first().expect("a question has someone to answer it");
                let ask = game
                    .decision(&state, seat, offers)
                    .expect("the seat is asked");
                let choice = Choice::random(&ask, offers, rng);
                Input::Choose { seat, choice }
            }
        };
        game.apply_unchecked(&mut state, &input, &mut Silent);
    };
    Played {
        outcome,
        decisions,
        throws,
    }
}
