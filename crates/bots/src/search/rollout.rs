//! Play beyond the tree: a few quick decisions, then the game's own opinion of where they led.

use super::knobs::Knobs;
use crate::Noise;
use crate::windows::let_be;
use crate::worth::{Worths, appraised, appraised_all, worth, worths};
use kernel::{Ask, Chance, Choice, Game, Input, Landing, Rng, Seat, SeatSet, Silent, Waiting};

pub(super) struct Rollout<'a, G: Game> {
    game: &'a G,
    knobs: &'a Knobs,
    offers: Vec<G::Offer>,
    /// Offers in windows that are looked through.
    windows: Vec<G::Offer>,
}

impl<'a, G: Game> Rollout<'a, G> {
    pub(super) fn new(game: &'a G, knobs: &'a Knobs) -> Rollout<'a, G> {
        Rollout {
            game,
            knobs,
            offers: Vec::new(),
            windows: Vec::new(),
        }
    }

    /// Plays on for as many decisions as the knobs say; what the state is then worth to each seat.
    pub(super) fn run(&mut self, state: &mut G::State, noise: &mut Noise) -> Worths {
        let mut left = self.knobs.rollout;
        loop {
            match self.game.waiting(state) {
                Waiting::Over(outcome) => return worths(&outcome),
                Waiting::Chance(chance) => {
                    land(self.game, state, &chance, noise);
                }
                Waiting::Seats(_) if left == 0 => return appraised_all(self.game, state),
                Waiting::Seats(seats) => {
                    // Letting it be in a window costs no depth: it decides nothing.
                    let quiet = self.decide(state, seats, noise);
                    left -= u32::from(!quiet);
                }
            }
        }
    }

    /// Answers for a seat. Whether that lets things be in a window.
    fn decide(&mut self, state: &mut G::State, seats: SeatSet, noise: &mut Noise) -> bool {
        let seat = seats.first().expect("a question has someone to answer it");
        let ask = self.game.decision(state, seat, &mut self.offers);
        let ask = ask.expect("the match waits for this seat");
        let choice = if noise.fraction() < self.knobs.greed {
            self.best_of_few(state, seat, &ask, noise)
        } else {
            Choice::random(&ask, &self.offers, noise)
        };
        let quiet = ask.is_window() && choice.only() == ask.let_be(&self.offers);
        let input = Input::Choose { seat, choice };
        self.game.apply_unchecked(state, &input, &mut Silent);
        quiet
    }

    fn best_of_few(
        &mut self,
        state: &G::State,
        seat: Seat,
        ask: &Ask,
        noise: &mut Noise,
    ) -> Choice<G::Offer> {
        let mut best = Choice::random(ask, &self.offers, noise);
        let mut height = self.glance(state, seat, best.clone(), noise);
        for _ in 1..self.knobs.looks {
            let choice = Choice::random(ask, &self.offers, noise);
            let worth = self.glance(state, seat, choice.clone(), noise);
            if worth > height {
                (best, height) = (choice, worth);
            }
        }
        best
    }

    fn let_be(&mut self, state: &G::State, seats: SeatSet, looks: Seat) -> Option<Input<G::Offer>> {
        let_be(self.game, state, seats, looks, &mut self.windows)
    }

    /// What an answer is worth to its seat once the dice that follow have landed and others have
    /// let it be, in one sample.
    pub(super) fn glance(
        &mut self,
        state: &G::State,
        seat: Seat,
        choice: Choice<G::Offer>,
        noise: &mut Noise,
    ) -> f64 {
        let mut state = state.clone();
        let input = Input::Choose { seat, choice };
        self.game.apply_unchecked(&mut state, &input, &mut Silent);
        loop {
            match self.game.waiting(&state) {
                Waiting::Over(outcome) => return worth(&outcome, seat),
                Waiting::Seats(seats) => match self.let_be(&state, seats, seat) {
                    Some(input) => self.game.apply_unchecked(&mut state, &input, &mut Silent),
                    None => return appraised(self.game, &state, seat),
                },
                Waiting::Chance(chance) => {
                    land(self.game, &mut state, &chance, noise);
                }
            }
        }
    }
}

/// Lets chance decide.
pub(super) fn land<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &Chance,
    noise: &mut (impl Rng + ?Sized),
) -> Landing {
    let landing = chance.sample(noise);
    game.apply_unchecked(state, &Input::Landed(landing.clone()), &mut Silent);
    landing
}
