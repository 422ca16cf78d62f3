//! One decision deep: what an answer is worth by the time the next question is asked.

use crate::Noise;
use crate::worth::{appraised, worth};
use kernel::{Choice, Game, Input, Seat, SeatSet, Silent, Waiting};

/// Chance with at most this many landings is weighed landing by landing; beyond, one is sampled.
const EXACT_LANDINGS: u64 = 36;

/// Looks past an answer, from the seat that gives it.
pub(crate) struct Ahead<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    /// The others that owe an answer to the same question; each picks at random.
    rivals: SeatSet,
    offers: Vec<G::Offer>,
    sampled: bool,
}

impl<'g, G: Game> Ahead<'g, G> {
    /// Looks ahead from states that fit one view, of which `state` is any.
    pub(crate) fn new(game: &'g G, seat: Seat, state: &G::State) -> Ahead<'g, G> {
        let mut rivals = match game.waiting(state) {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        };
        rivals.remove(seat);
        Ahead {
            game,
            seat,
            rivals,
            offers: Vec::new(),
            sampled: false,
        }
    }

    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// What an answer is worth in this state, and whether that is only a sample.
    pub(crate) fn worth_of(
        &mut self,
        state: &G::State,
        choice: &Choice<G::Offer>,
        noise: &mut Noise,
    ) -> (f64, bool) {
        self.sampled = false;
        let choose = Input::Choose {
            seat: self.seat,
            choice: choice.clone(),
        };
        let worth = self.after(state.clone(), &choose, EXACT_LANDINGS, noise);
        (worth, self.sampled)
    }

    fn after(
        &mut self,
        mut state: G::State,
        input: &Input<G::Offer>,
        room: u64,
        noise: &mut Noise,
    ) -> f64 {
        self.game.apply_unchecked(&mut state, input, &mut Silent);
        match self.game.waiting(&state) {
            Waiting::Over(outcome) => worth(&outcome, self.seat),
            Waiting::Chance(chance) if chance.landings() <= room => {
                let room = room / chance.landings();
                let (mut sum, mut weights) = (0.0, 0.0);
                chance.each(|landing, weight| {
                    let input = Input::Landed(landing.clone());
                    sum += weight as f64 * self.after(state.clone(), &input, room, noise);
                    weights += weight as f64;
                });
                sum / weights
            }
            Waiting::Chance(chance) => {
                self.sampled = true;
                let input = Input::Landed(chance.sample(noise));
                self.after(state, &input, 1, noise)
            }
            Waiting::Seats(seats) => match self.rival_among(seats) {
                Some(rival) => self.after_rival(state, rival, room, noise),
                None => appraised(self.game, &state, self.seat),
            },
        }
    }

    /// A rival asked at the same time; none once somebody else is asked, which is a new question.
    fn rival_among(&self, seats: SeatSet) -> Option<Seat> {
        let same = seats.iter().all(|seat| self.rivals.contains(seat));
        seats.first().filter(|_| same)
    }

    fn after_rival(&mut self, state: G::State, rival: Seat, room: u64, noise: &mut Noise) -> f64 {
        self.sampled = true;
        let ask = self.game.decision(&state, rival, &mut self.offers);
        let ask = ask.expect("the match waits for this seat");
        let choice = Choice::random(&ask, &self.offers, noise);
        self.rivals.remove(rival);
        let input = Input::Choose {
            seat: rival,
            choice,
        };
        let worth = self.after(state, &input, room, noise);
        self.rivals.insert(rival);
        worth
    }
}
