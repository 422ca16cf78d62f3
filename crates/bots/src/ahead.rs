//! One decision deep: what an answer is worth by the time the next question is asked. Windows of
//! others do not count: they are taken to let it be.

use crate::Noise;
use crate::windows::let_be;
use crate::worth::{appraised, worth};
use kernel::{Choice, Game, Input, Seat, SeatSet, Silent, Waiting};

/// Chance with at most this many landings is weighed landing by landing; beyond, one is sampled.
const EXACT_LANDINGS: u64 = 36;
/// A rival who answers at the same time takes the best of so many answers, by a look at each.
const RIVAL_LOOKS: u32 = 8;

/// So many inputs ahead no window is looked through any more.
const FARTHEST: u64 = 64;

/// What the others answer to a question that is put to several seats at once.
pub(crate) type Rivals<O> = Vec<(Seat, Choice<O>)>;

/// Looks past an answer, from the seat that gives it.
pub(crate) struct Ahead<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    sampled: bool,
    offers: Vec<G::Offer>,
}

/// A look as far as it has come: which rivals have not answered yet, how much chance may still be
/// weighed exactly, and noise for the rest.
struct Look<'a, O: Copy> {
    rivals: &'a [(Seat, Choice<O>)],
    room: u64,
    noise: &'a Noise,
    step: u64,
}

impl<'g, G: Game> Ahead<'g, G> {
    pub(crate) fn new(game: &'g G, seat: Seat) -> Ahead<'g, G> {
        Ahead {
            game,
            seat,
            sampled: false,
            offers: Vec::new(),
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
        rivals: &[(Seat, Choice<G::Offer>)],
        noise: &Noise,
    ) -> (f64, bool) {
        self.sampled = false;
        let choose = Input::Choose {
            seat: self.seat,
            choice: choice.clone(),
        };
        let look = Look {
            rivals,
            room: EXACT_LANDINGS,
            noise,
            step: 0,
        };
        let worth = self.after(state.clone(), &choose, &look);
        (worth, self.sampled)
    }

    fn after(
        &mut self,
        mut state: G::State,
        input: &Input<G::Offer>,
        look: &Look<'_, G::Offer>,
    ) -> f64 {
        self.game.apply_unchecked(&mut state, input, &mut Silent);
        let step = look.step + 1;
        match self.game.waiting(&state) {
            Waiting::Over(outcome) => worth(&outcome, self.seat),
            Waiting::Chance(chance) if chance.landings() <= look.room => {
                let room = look.room / chance.landings();
                let (mut sum, mut weights) = (0.0, 0.0);
                chance.each(|landing, weight| {
                    let input = Input::Landed(landing.clone());
                    let look = Look {
                        room,
                        step,
                        ..*look
                    };
                    sum += weight as f64 * self.after(state.clone(), &input, &look);
                    weights += weight as f64;
                });
                sum / weights
            }
            Waiting::Chance(chance) => {
                self.sampled = true;
                // Noise of its own for every request: where one answer throws fewer dice than
                // another, whatever is thrown after it still lands the same.
                let input = Input::Landed(chance.sample(&mut look.noise.stream(step)));
                let room = 1;
                self.after(
                    state,
                    &input,
                    &Look {
                        room,
                        step,
                        ..*look
                    },
                )
            }
            Waiting::Seats(seats) => match look.rivals {
                // Their answers stand before any is known. Any other question is a new one.
                [(seat, choice), rivals @ ..] if seats.contains(*seat) => {
                    let (seat, choice) = (*seat, choice.clone());
                    let input = Input::Choose { seat, choice };
                    self.after(
                        state,
                        &input,
                        &Look {
                            rivals,
                            step,
                            ..*look
                        },
                    )
                }
                _ => self.past_windows(state, seats, &Look { step, ..*look }),
            },
        }
    }

    /// Goes on where another may react, as if it let things be; any other question is the end.
    fn past_windows(&mut self, state: G::State, seats: SeatSet, look: &Look<'_, G::Offer>) -> f64 {
        let mut offers = std::mem::take(&mut self.offers);
        let quiet = let_be(self.game, &state, seats, self.seat, &mut offers);
        self.offers = offers;
        match quiet {
            Some(input) if look.step < FARTHEST => self.after(state, &input, look),
            _ => appraised(self.game, &state, self.seat),
        }
    }
}

/// Invents what the others answer where several seats are asked at once.
pub(crate) fn rival_answers<G: Game>(
    game: &G,
    state: &G::State,
    me: Seat,
    noise: &mut Noise,
) -> Rivals<G::Offer> {
    let mut seats = match game.waiting(state) {
        Waiting::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    seats.remove(me);
    let mut offers = Vec::new();
    let answer = |seat| {
        let ask = game.decision(state, seat, &mut offers);
        let ask = ask.expect("the match waits for this seat");
        let mut tries = (0..RIVAL_LOOKS).map(|_| Choice::random(&ask, &offers, noise));
        let first = tries.next().expect("a rival looks at least once");
        let start = (glance(game, state, seat, &first), first);
        let best = tries.fold(start, |best, choice| {
            let worth = glance(game, state, seat, &choice);
            if worth > best.0 {
                (worth, choice)
            } else {
                best
            }
        });
        (seat, best.1)
    };
    seats.iter().map(answer).collect()
}

/// What an answer is worth to its seat right after it.
fn glance<G: Game>(game: &G, state: &G::State, seat: Seat, choice: &Choice<G::Offer>) -> f64 {
    let mut state = state.clone();
    let choice = choice.clone();
    let input = Input::Choose { seat, choice };
    game.apply_unchecked(&mut state, &input, &mut Silent);
    match game.waiting(&state) {
        Waiting::Over(outcome) => worth(&outcome, seat),
        _ => appraised(game, &state, seat),
    }
}
