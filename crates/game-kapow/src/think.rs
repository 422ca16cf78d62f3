//! Advice: whole placements are compared by playing the round to its end against placements that
//! the rival might have made, and the next die of the best one is named.

mod at_once;
mod odds;
pub(crate) mod plan;
mod policy;
mod team_up;

use crate::state::{Stage, State};
use crate::{Fighter, Kapow, Offer, View};
use at_once::Thought;
use kernel::{Choice, Game, Input, Rng, Seat, Silent, Waiting, stir};
use odds::Odds;
use plan::{Lean, Placement, Plan};

/// How many tastes are tried for plans.
const TASTES: u32 = 16;
/// How many plans are compared by playing them out: half of them drop out at a time.
const FINALISTS: usize = 16;
/// How many rounds are played out for a decision at most; more tell no more.
const MOST_ROUNDS: u32 = 2000;
/// How often an answer after the reveal is tried.
const TRIES: u32 = 6;
/// A round cannot take more steps.
const STEPS: usize = 600;

impl Kapow {
    pub(crate) fn advice(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        let mut offers = Vec::new();
        self.asked(view, &mut offers)?;
        let fighter = Fighter::of(view.viewer.seat()?)?;
        let state = &self.known(view);
        let mut tastes = Tastes::of(self, state, fighter);
        if state.stage != Stage::Select || !state.frames.is_empty() {
            let quick = self.sensible(state, fighter, &offers);
            let deep = effort > 0 && state.stage != Stage::CleanUp;
            return Some(Choice::one(if deep {
                self.tried(view, fighter, quick, &offers, &mut tastes)
            } else {
                quick
            }));
        }
        if let Some(offer) = self.completes(state, fighter, &offers) {
            return Some(Choice::one(offer));
        }
        // Odds are sampled apart, so that leaving them out or not changes no taste.
        let odds = if effort > 0 {
            self.odds(view, fighter, &mut tastes.clone())
        } else {
            self.usual_odds(state, fighter)
        };
        let thought = Thought {
            game: self,
            fighter,
            odds: &odds,
            rng: tastes.clone(),
        };
        if let Some(doing) = state.hand(fighter).doing {
            return thought.answer(state, doing, &offers);
        }
        let first = self.team_step(view, fighter, &offers, &tastes);
        if let Some(offer) = first.or_else(|| thought.step(state, &offers)) {
            return Some(Choice::one(offer));
        }
        let plan = self.best_plan(view, fighter, &odds, effort, stop, &mut tastes);
        let placing = plan.iter().map(|&(die, slot)| Offer::Place { die, slot });
        let mut possible = placing.filter(|offer| offers.contains(offer));
        Some(Choice::one(possible.next().unwrap_or(Offer::Ready)))
    }

    /// The next die for a box that has been begun: a plan is carried out box by box.
    fn completes(&self, state: &State, fighter: Fighter, offers: &[Offer]) -> Option<Offer> {
        if state.hand(fighter).doing.is_some() {
            return None;
        }
        let filled = state.hand(fighter).filled;
        let open = self.open_slots(state, fighter);
        self.spots(fighter).find_map(|spot| {
            let mut sections = self.board(fighter).spot(spot).sections.iter();
            if !sections.any(|&section| section.meets(filled) && !section.within(filled)) {
                return None;
            }
            let filling = self.filling(state, fighter, spot, open)?;
            let mut steps = filling.iter();
            let &(die, slot) = steps.find(|(_, slot)| {
                let section = self.board(fighter).section_of(*slot);
                section.meets(filled)
            })?;
            let offer = Offer::Place { die, slot };
            offers.contains(&offer).then_some(offer)
        })
    }

    /// After the reveal: the answer with which the round ends best.
    fn tried(
        &self,
        view: &View,
        fighter: Fighter,
        quick: Offer,
        offers: &[Offer],
        rng: &mut (impl Rng + Clone),
    ) -> Offer {
        let mut best = (
            self.worth_of_answer(view, fighter, quick, &mut rng.clone()),
            quick,
        );
        for &offer in offers.iter().filter(|&&offer| offer != quick) {
            let worth = self.worth_of_answer(view, fighter, offer, &mut rng.clone());
            if worth > best.0 {
                best = (worth, offer);
            }
        }
        best.1
    }

    fn worth_of_answer(
        &self,
        view: &View,
        fighter: Fighter,
        offer: Offer,
        rng: &mut dyn Rng,
    ) -> i32 {
        let tries = (0..TRIES).map(|_| {
            let mut state = self.imagine_state(view, rng);
            let input = Input::Choose {
                seat: fighter.seat(),
                choice: Choice::one(offer),
            };
            self.apply_unchecked(&mut state, &input, &mut Silent);
            self.finish_round(&mut state, fighter, rng)
        });
        tries.sum()
    }

    /// The best of several placements.
    fn best_plan(
        &self,
        view: &View,
        fighter: Fighter,
        odds: &Odds,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
        rng: &mut dyn Rng,
    ) -> Plan {
        let mut plans = Plans::default();
        let state = &self.known(view);
        plans.add(self.plan(state, fighter, Lean::PLAIN, odds));
        for _ in 1..TASTES {
            plans.add(self.plan(state, fighter, Lean::random(rng), odds));
        }
        // Of many plans the one that looks best has mostly been lucky: only who plays them out can
        // tell, so only then more come into question.
        for spot in self.spots(fighter).filter(|_| effort > 0) {
            plans.extend(self.plan_from(state, fighter, spot, odds));
        }
        let mut plans = plans.0;
        plans.sort_by_key(|placement| -placement.plain);
        plans.truncate(FINALISTS);
        if effort > 0 && plans.len() > 1 {
            self.play_out(view, fighter, &mut plans, effort, stop, rng);
        }
        plans.swap_remove(0).plan
    }

    /// Plays the round out for each plan in the same imagined worlds; again and again the worse
    /// half drops out. The best one is left in front.
    fn play_out(
        &self,
        view: &View,
        fighter: Fighter,
        plans: &mut Vec<Placement>,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
        rng: &mut dyn Rng,
    ) {
        let halvings = plans.len().ilog2() + 1;
        let share = effort.min(MOST_ROUNDS) / halvings;
        let mut sums = vec![0_i64; plans.len()];
        while plans.len() > 1 {
            for _ in 0..(share / plans.len() as u32).max(2) {
                let state = self.imagine_ready(view, fighter, rng);
                for (sum, placement) in sums.iter_mut().zip(&*plans) {
                    *sum += i64::from(self.round_worth(&state, fighter, &placement.plan, rng));
                }
                if stop() {
                    break;
                }
            }
            let mut order: Vec<usize> = (0..plans.len()).collect();
            order.sort_by_key(|&at| -sums[at]);
            order.truncate(plans.len().div_ceil(2));
            *plans = order.iter().map(|&at| plans[at].clone()).collect();
            sums = order.iter().map(|&at| sums[at]).collect();
        }
    }

    fn round_worth(&self, state: &State, fighter: Fighter, plan: &Plan, rng: &mut dyn Rng) -> i32 {
        let mut state = state.clone();
        for &(die, slot) in plan {
            state.put(fighter, die, slot);
        }
        state.corner_mut(fighter).play.ready = true;
        self.settle(&mut state, &mut Silent);
        self.finish_round(&mut state, fighter, rng)
    }

    /// Plays on to the end of the round, everyone sensibly, and looks at what has come of it.
    fn finish_round(&self, state: &mut State, fighter: Fighter, rng: &mut dyn Rng) -> i32 {
        let mut offers = Vec::new();
        for _ in 0..STEPS {
            if matches!(state.stage, Stage::Roll | Stage::CleanUp) {
                break;
            }
            let input = match self.waiting(state) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => Input::Landed(chance.sample(rng)),
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap_or(fighter.seat());
                    Input::Choose {
                        seat,
                        choice: Choice::one(self.answer(state, seat, &mut offers)),
                    }
                }
            };
            self.apply_unchecked(state, &input, &mut Silent);
        }
        self.worth(state, fighter.seat())
    }

    fn answer(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Offer {
        self.list(state, seat, offers);
        let fighter = Fighter::of(seat).expect("only fighters are asked");
        self.sensible(state, fighter, offers)
    }

    /// The spots with a Lock In token, for those who appraise.
    pub(crate) fn locked_count(&self, state: &State, fighter: Fighter) -> i32 {
        let corner = state.corner(fighter);
        i32::from(corner.locked.or(corner.locking).len())
    }
}

/// Different placements.
#[derive(Default)]
struct Plans(Vec<Placement>);

impl Plans {
    fn add(&mut self, placement: Placement) {
        let plan = &placement.plan;
        let same = |known: &Placement| {
            known.plan.len() == plan.len() && plan.iter().all(|step| known.plan.contains(step))
        };
        if !self.0.iter().any(same) {
            self.0.push(placement);
        }
    }

    fn extend(&mut self, placement: Option<Placement>) {
        if let Some(placement) = placement {
            self.add(placement);
        }
    }
}

/// Numbers that hang on the roll alone, so that every die of a round is placed by the same plan.
#[derive(Clone)]
struct Tastes(u64);

impl Tastes {
    fn of(game: &Kapow, state: &State, fighter: Fighter) -> Tastes {
        let mut tastes = Tastes(u64::from(state.round));
        for die in state.corner(fighter).dice {
            tastes.0 ^= game.shown(state, die) as u64 + 8 * die.index() as u64;
            tastes.word();
        }
        tastes
    }
}

impl Rng for Tastes {
    fn word(&mut self) -> u32 {
        stir(&mut self.0) as u32
    }
}
