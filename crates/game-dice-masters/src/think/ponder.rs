//! Plays answers on: each to the end of the next turn, all of them on the same dice, so that what
//! differs is the answers. Half of them drop out at a time, and the others are tried again.

use super::Mind;
use super::glance::Weighed;
use super::value::points;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::State;
use kernel::{Choice, Seat, Silent, Tide, TideDice, Waiting};

/// More looks than this tell no more.
const MOST_LOOKS: u32 = 600;
/// So many answers are tried at most.
const MOST_ANSWERS: usize = 8;
/// An answer that looks so much worse than the best is not tried.
const DOUBT: i32 = 60;
/// A first impression counts for so many looks.
const TRUST: i64 = 4;
/// So many turns after this one are played too.
const AHEAD: u16 = 1;
/// Fewer questions than this are asked meanwhile, or it is given up.
const LONGEST: u32 = 300;

/// An answer, what it looks like at first, and what came of it.
struct Tried {
    first: Weighed,
    sum: i64,
    looks: i64,
}

impl Tried {
    /// How much better it turned out than it had looked.
    fn surprise(&self) -> i64 {
        16 * (self.sum / self.looks.max(1) - i64::from(self.first.worth))
    }

    /// What it is worth, where all of them turned out so much better than they had looked.
    fn mean(&self, surprise: i64) -> i64 {
        let impression = 16 * i64::from(self.first.worth) + surprise;
        (TRUST * impression + 16 * self.sum) / (TRUST + self.looks)
    }
}

/// The best first.
fn sort(tried: &mut [Tried]) {
    let surprise: i64 = tried.iter().map(Tried::surprise).sum();
    let surprise = surprise / tried.len().max(1) as i64;
    tried.sort_by_key(|one| -one.mean(surprise));
}

/// The answer that turns out best.
pub(super) fn ponder(
    mind: &Mind<'_>,
    state: &State,
    seat: Seat,
    weighed: Vec<Weighed>,
    (effort, tide): (u32, &Tide),
    stop: &mut dyn FnMut() -> bool,
) -> Choice<Offer> {
    let best = weighed[0].worth;
    let doubtful = weighed.into_iter();
    let doubtful = doubtful.filter(|one| best - one.worth <= DOUBT);
    let mut tried: Vec<Tried> = doubtful
        .take(MOST_ANSWERS)
        .map(|first| Tried {
            first,
            sum: 0,
            looks: 0,
        })
        .collect();
    let is_payment = matches!(state.public.frames.last(), Some(Frame::Pay));
    if tried.len() > 1 && !is_payment {
        let mut thought = Thought {
            mind,
            state,
            seat,
            tide,
            worlds: 0,
            offers: Vec::new(),
        };
        thought.try_all(&mut tried, effort.min(MOST_LOOKS), stop);
    }
    tried.swap_remove(0).first.choice
}

/// One thought: whose, about what, and how many worlds it has seen.
struct Thought<'a> {
    mind: &'a Mind<'a>,
    state: &'a State,
    seat: Seat,
    tide: &'a Tide,
    worlds: u64,
    offers: Vec<Offer>,
}

impl Thought<'_> {
    /// Tries the answers in more and more worlds; the best comes first.
    fn try_all(&mut self, tried: &mut Vec<Tried>, looks: u32, stop: &mut dyn FnMut() -> bool) {
        let rounds = usize::BITS - (tried.len().max(1) - 1).leading_zeros();
        for _ in 0..rounds {
            let each = looks / rounds / tried.len() as u32;
            for _ in 0..each.max(1) {
                self.try_in_a_world(tried);
                if stop() {
                    return sort(tried);
                }
            }
            sort(tried);
            tried.truncate(tried.len().div_ceil(2));
        }
    }

    fn try_in_a_world(&mut self, tried: &mut [Tried]) {
        self.worlds += 1;
        let world = self.tide.stream(self.worlds);
        for one in tried {
            one.sum += i64::from(self.look(&one.first.choice, world.clone()));
            one.looks += 1;
        }
    }

    /// What an answer comes to at the end of the next turn.
    fn look(&mut self, choice: &Choice<Offer>, world: Tide) -> i32 {
        let mut state = self.state.clone();
        let last = state.public.turn + AHEAD;
        let mut dice = TideDice::new(world);
        self.mind.enter(&mut state, self.seat, choice);
        for _ in 0..LONGEST {
            if state.public.turn > last {
                break;
            }
            match self.mind.game.waiting_for(&state.public) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => {
                    let landing = chance.sample(&mut dice.next(&chance));
                    self.mind.game.land(&mut state, &landing, &mut Silent);
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("a question has someone to answer it");
                    self.go_on(&mut state, seat, &mut dice.thoughts);
                }
            }
        }
        points(self.mind, &state.public, self.seat)
    }

    fn go_on(&mut self, state: &mut State, seat: Seat, tide: &mut Tide) {
        let mut offers = std::mem::take(&mut self.offers);
        let ask = self.mind.question(state, seat, &mut offers);
        let ask = ask.expect("the match waits for this seat");
        let choice = self.mind.quick(state, seat, (&ask, &offers), tide);
        self.mind.enter(state, seat, &choice);
        self.offers = offers;
    }
}
