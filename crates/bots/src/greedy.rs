//! A player that looks one decision deep: for every answer, what the next question will look like
//! to it, averaged over what it cannot see and over the dice between.

use crate::ahead::Ahead;
use crate::answers::{Answers, Places, picked};
use crate::player::asked_seat;
use crate::{Noise, Player};
use kernel::{Ask, Choice, Game, Seat};
use std::collections::BTreeMap;

/// Up to this many answers are all weighed; of more, a climb finds a good one.
const ALL_WEIGHED: u64 = 64;
/// Climbs from random answers, besides those from the fullest and the emptiest answer.
const RANDOM_CLIMBS: usize = 2;

/// Takes the answer that looks best right after it.
#[derive(Debug, Clone)]
pub struct Greedy {
    noise: Noise,
    worlds: u32,
}

impl Greedy {
    /// How many worlds are imagined for each decision unless told otherwise: enough that nine dice
    /// thrown at once do not drown what an answer is worth.
    pub const WORLDS: u32 = 32;

    /// A greedy player that weighs every answer in this many imagined worlds.
    pub fn new(seed: u64, worlds: u32) -> Greedy {
        Greedy {
            noise: Noise::new(seed),
            worlds: worlds.max(1),
        }
    }
}

impl<G: Game> Player<G> for Greedy {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        let answers = Answers::to(ask, offers.len());
        if answers.count() == 1 {
            return picked(offers, answers.extremes()[0]);
        }
        let mut scales = Scales::new(game, view, self.worlds, &self.noise.stream_for(view));
        if answers.are_offers() {
            let choices = offers.iter().map(|&offer| Choice::one(offer));
            return best_of(choices, |choice| scales.weigh(choice)).0;
        }
        let mut weigh = |places: &Places| scales.weigh(&picked(offers, *places));
        let mut noise = self.noise.stream_for(view).stream(2);
        picked(offers, best_answer(answers, &mut weigh, &mut noise))
    }
}

/// Weighs answers in worlds imagined once: the same worlds and the same dice for every answer, so
/// that what differs between two answers is the answers.
pub(crate) struct Scales<'g, G: Game> {
    ahead: Ahead<'g, G>,
    worlds: Vec<World<G::State>>,
    noise: Noise,
}

/// A world that was imagined so many times. Where nothing is hidden there is only one.
struct World<S> {
    state: S,
    times: u32,
}

impl<'g, G: Game> Scales<'g, G> {
    pub(crate) fn new(game: &'g G, view: &G::View, worlds: u32, noise: &Noise) -> Self {
        let worlds = imagined(game, view, worlds, &mut noise.stream(0));
        let state = &worlds[0].state;
        let ahead = Ahead::new(game, asked_seat(game, view, state), state);
        Scales {
            ahead,
            worlds,
            noise: noise.stream(1),
        }
    }

    /// Whose answers are weighed.
    pub(crate) fn seat(&self) -> Seat {
        self.ahead.seat()
    }

    /// What an answer is worth on average, from 0 to 1.
    pub(crate) fn weigh(&mut self, choice: &Choice<G::Offer>) -> f64 {
        let (mut sum, mut looks) = (0.0, 0);
        for world in &self.worlds {
            for time in 0..world.times {
                let mut noise = self.noise.stream(looks);
                let (worth, sampled) = self.ahead.worth_of(&world.state, choice, &mut noise);
                if !sampled {
                    // Exact: looking again would show the same.
                    let left = world.times - time;
                    sum += worth * f64::from(left);
                    looks += u64::from(left);
                    break;
                }
                sum += worth;
                looks += 1;
            }
        }
        sum / looks as f64
    }
}

fn imagined<G: Game>(
    game: &G,
    view: &G::View,
    count: u32,
    noise: &mut Noise,
) -> Vec<World<G::State>> {
    let mut worlds: Vec<World<G::State>> = Vec::new();
    for _ in 0..count {
        let state = game.imagine(view, noise);
        match worlds.iter_mut().find(|world| world.state == state) {
            Some(world) => world.times += 1,
            None => worlds.push(World { state, times: 1 }),
        }
    }
    worlds
}

/// The first of the best, with what it weighs.
fn best_of<T>(things: impl IntoIterator<Item = T>, mut weigh: impl FnMut(&T) -> f64) -> (T, f64) {
    let weighed = things.into_iter().map(|thing| {
        let weight = weigh(&thing);
        (thing, weight)
    });
    weighed
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
        .expect("a question has an answer")
}

/// The best answer with several picks, or a good one where there are too many to weigh them all.
pub(crate) fn best_answer(
    answers: Answers,
    weigh: &mut impl FnMut(&Places) -> f64,
    noise: &mut Noise,
) -> Places {
    if answers.count() <= ALL_WEIGHED {
        best_of(answers.all(), weigh).0
    } else {
        climb(answers, weigh, noise)
    }
}

/// Goes uphill from a few answers, one pick more or less at a time, and returns the best top.
fn climb(answers: Answers, weigh: &mut impl FnMut(&Places) -> f64, noise: &mut Noise) -> Places {
    let mut known = BTreeMap::new();
    let mut weigh = |places: &Places| *known.entry(*places).or_insert_with(|| weigh(places));
    let mut starts = answers.extremes().to_vec();
    starts.extend((0..RANDOM_CLIMBS).map(|_| answers.random(noise)));
    let tops = starts.into_iter().map(|start| {
        let (mut top, mut height) = (start, weigh(&start));
        loop {
            let (best, reached) = best_of(answers.beside(top), &mut weigh);
            if reached <= height {
                return top;
            }
            (top, height) = (best, reached);
        }
    });
    let tops: Vec<Places> = tops.collect();
    best_of(tops, weigh).0
}
