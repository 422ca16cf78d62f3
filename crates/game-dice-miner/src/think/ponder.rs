//! Plays answers on: each to the end of the round, all of them on the same dice, so that what
//! differs is the answers. Half of them drop out at a time, and the others are tried again.
//!
//! The answer that looks best at first is the measure: another one must turn out better than it by
//! more than dice alone explain. So a short thought answers as a glance does, and a longer one
//! leaves it only for a reason.

use crate::state::Stage;
use crate::{DiceMiner, Offer, Public, State};
use kernel::{Game, Input, Seat, Silent, Tide, TideDice, Waiting};

/// A look at the end of a round takes as much effort as so many looks at the next question.
const EFFORT: u32 = 16;
/// Fewer looks than this tell nothing, more tell no more.
const LEAST_LOOKS: u32 = 16;
const MOST_LOOKS: u32 = 500;
/// So many answers are tried at most.
const MOST_ANSWERS: usize = 12;
/// What a hundredth of a point of a first impression comes to in prospects.
const POINT: i64 = 3;
/// How far first impressions are off, squared.
const WRONG: i64 = 400 * 400;
/// Looks of which nothing is known yet spread so much at least.
const SPREAD: i64 = 300 * 300;
/// What fractions are counted in.
const PARTS: i64 = 16;
/// Fewer questions and landings than this make a round, or it is given up.
const LONGEST: u32 = 2_000;

/// An answer, and how much better than the first one it turned out.
struct Tried {
    offer: Offer,
    /// How much better it looked at first.
    impression: i64,
    sum: i64,
    squares: i64,
    looks: i64,
}

impl Tried {
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

/// The answer of whoever is at turn that turns out best.
pub(super) fn ponder(
    game: &DiceMiner,
    public: &Public,
    effort: u32,
    stop: &mut dyn FnMut() -> bool,
) -> Offer {
    let state = State {
        public: public.clone(),
    };
    let mut thought = Thought {
        game,
        state: &state,
        seat: public.turn,
        tide: Tide::of(public),
        worlds: 0,
        offers: Vec::new(),
    };
    let mut tried = thought.impressions();
    if tried.len() > 1 {
        let looks = (effort / EFFORT).clamp(LEAST_LOOKS, MOST_LOOKS);
        thought.try_all(&mut tried, looks, stop);
    }
    tried.swap_remove(0).offer
}

/// One thought: whose, about what, and how many worlds it has seen.
struct Thought<'a> {
    game: &'a DiceMiner,
    state: &'a State,
    seat: Seat,
    tide: Tide,
    worlds: u64,
    offers: Vec<Offer>,
}

impl Thought<'_> {
    /// The answers that look best at first, the best of all first.
    fn impressions(&mut self) -> Vec<Tried> {
        self.game.list(&self.state.public, &mut self.offers);
        let glance = |&offer: &Offer| (offer, self.game.glance(self.state, self.seat, offer));
        let mut weighed: Vec<(Offer, i32)> = self.offers.iter().map(glance).collect();
        weighed.sort_by_key(|one| -one.1);
        weighed.truncate(MOST_ANSWERS);
        let best = weighed[0].1;
        let tried = weighed.into_iter().map(|(offer, glance)| Tried {
            offer,
            impression: POINT * i64::from(glance - best),
            sum: 0,
            squares: 0,
            looks: 0,
        });
        tried.collect()
    }

    /// Tries the answers in more and more worlds; the best comes first.
    fn try_all(&mut self, tried: &mut Vec<Tried>, looks: u32, stop: &mut dyn FnMut() -> bool) {
        let first = tried[0].offer;
        let rounds = usize::BITS - (tried.len() - 1).leading_zeros();
        for _ in 0..rounds {
            let each = looks / rounds / tried.len() as u32;
            for _ in 0..each.max(1) {
                if self.try_in_a_world(tried, first, stop).is_none() {
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
        first: Offer,
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
            let is_first = one.offer == first;
            found.push(if is_first {
                0
            } else {
                self.look(one.offer, world.clone()) - usual
            });
        }
        for (one, more) in tried.iter_mut().zip(found) {
            one.look(more);
        }
        Some(())
    }

    /// What an answer comes to once a round has been scored and its dice are cached.
    fn look(&mut self, offer: Offer, world: Tide) -> i64 {
        let mut state = self.state.clone();
        let scored = state.public.scored;
        let mut dice = TideDice::new(world);
        self.game.answer(&mut state, self.seat, offer);
        for _ in 0..LONGEST {
            if state.public.scored > scored && state.public.stage == Stage::Reroll {
                break;
            }
            match self.game.waits(&state.public) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => {
                    let landing = chance.sample(&mut dice.next(&chance));
                    let input = Input::Landed(landing);
                    self.game.apply_unchecked(&mut state, &input, &mut Silent);
                }
                Waiting::Seats(_) => self.go_on(&mut state),
            }
        }
        i64::from(self.game.prospect(&state.public, self.seat))
    }

    fn go_on(&mut self, state: &mut State) {
        let seat = state.public.turn;
        self.offers.clear();
        self.game.list(&state.public, &mut self.offers);
        let offer = self.game.quick(state, &self.offers);
        self.game.answer(state, seat, offer);
    }
}
