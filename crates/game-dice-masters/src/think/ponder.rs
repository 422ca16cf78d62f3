//! Plays answers on: each to the end of a turn that follows, all of them on the same dice, so that
//! what differs is the answers. Half of them drop out at a time, and the others are tried again.
//!
//! The answer that looked best at first is the measure: another one must turn out better than it
//! by more than dice alone explain. So a short thought answers as a glance does, and a longer one
//! leaves it only for a reason.

use super::Mind;
use super::glance::Weighed;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::State;
use kernel::{Choice, Seat, Silent, Tide, TideDice, Waiting};

/// More looks than this tell no more.
const MOST_LOOKS: u32 = 300;
/// So many answers are tried at most.
const MOST_ANSWERS: usize = 8;
/// An answer that looks so much worse than the best is not tried.
const DOUBT: i32 = 60;
/// What a point of a first impression comes to in prospects.
const POINT: i64 = 5;
/// How far first impressions are off, in prospects, squared.
const WRONG: i64 = 40 * 40;
/// Looks of which nothing is known yet spread so much at least.
const SPREAD: i64 = 400;
/// What fractions are counted in.
const PARTS: i64 = 16;
/// So many turns after this one are played too.
const AHEAD: u16 = 2;
/// Fewer questions than this are asked meanwhile, or it is given up.
const LONGEST: u32 = 2_000;

/// An answer, and how much better than the first one it turned out.
struct Tried {
    choice: Choice<Offer>,
    /// How much better it looked at first.
    impression: i64,
    sum: i64,
    squares: i64,
    looks: i64,
}

impl Tried {
    fn new(one: Weighed, best: i32) -> Tried {
        Tried {
            choice: one.choice,
            impression: POINT * i64::from(one.worth - best),
            sum: 0,
            squares: 0,
            looks: 0,
        }
    }

    fn look(&mut self, more: i64) {
        self.sum += more;
        self.squares += more * more;
        self.looks += 1;
    }

    /// How much better it is than the first, between what it looked like and what came of it: the
    /// less the looks differ among each other, the more they count.
    fn worth(&self) -> i64 {
        let looks = self.looks.max(1);
        let mean = PARTS * self.sum / looks;
        let spread = (self.squares * looks - self.sum * self.sum) / looks + SPREAD;
        let noise = PARTS * spread / (looks * looks);
        (mean * WRONG * PARTS + PARTS * self.impression * noise) / (WRONG * PARTS + noise)
    }
}

/// The best first.
fn sort(tried: &mut [Tried]) {
    tried.sort_by_key(|one| -one.worth());
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
    let tried = doubtful.take(MOST_ANSWERS);
    let mut tried: Vec<Tried> = tried.map(|one| Tried::new(one, best)).collect();
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
    tried.swap_remove(0).choice
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
        let first = tried[0].choice.clone();
        let rounds = usize::BITS - (tried.len() - 1).leading_zeros();
        for _ in 0..rounds {
            let each = looks / rounds / tried.len() as u32;
            for _ in 0..each.max(1) {
                if self.try_in_a_world(tried, &first, stop).is_none() {
                    return sort(tried);
                }
            }
            sort(tried);
            tried.truncate(tried.len().div_ceil(2));
        }
    }

    /// Nothing where there is no time left for it: then this world does not count for anybody.
    fn try_in_a_world(
        &mut self,
        tried: &mut [Tried],
        first: &Choice<Offer>,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<()> {
        self.worlds += 1;
        let world = self.tide.stream(self.worlds);
        let usual = self.look(first, world.clone());
        let mut found = Vec::with_capacity(tried.len());
        for one in tried.iter() {
            if stop() {
                return None;
            }
            let is_first = one.choice == *first;
            found.push(if is_first {
                0
            } else {
                self.look(&one.choice, world.clone()) - usual
            });
        }
        for (one, more) in tried.iter_mut().zip(found) {
            one.look(more);
        }
        Some(())
    }

    /// What an answer comes to at the end of a turn that follows.
    fn look(&mut self, choice: &Choice<Offer>, world: Tide) -> i64 {
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
        self.mind.prospect(&state.public, self.seat)
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
