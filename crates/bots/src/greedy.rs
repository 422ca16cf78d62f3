//! A player that looks one decision deep: for every answer, what the next question will look like
//! to it, averaged over what it cannot see and over the dice between.

use crate::ahead::{Ahead, Rivals, rival_answers};
use crate::answers::{Answers, Places, picked};
use crate::{Noise, Player};
use kernel::{Ask, Choice, Game, Seat};
use std::collections::BTreeMap;

/// Up to this many answers are all weighed; of more, a climb finds a good one.
const ALL_WEIGHED: u64 = 64;
/// Climbs from random answers, besides those from the fullest and the emptiest answer.
const RANDOM_CLIMBS: usize = 2;

/// How many of the best answers with several picks are weighed again.
const FINALISTS: usize = 8;
/// How many times as often they are weighed then.
const AGAIN: u32 = 8;

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
        let noise = self.noise.stream_for(view);
        let advice = || game.advise(view, 0, &mut || false);
        if let Some(choice) = game.whim(view, &mut noise.stream(2)).or_else(advice) {
            return choice;
        }
        let mut scales = Scales::new(game, view, self.worlds, &noise);
        if answers.are_offers() {
            let choices = offers.iter().map(|&offer| Choice::one(offer));
            return best_of(choices, |choice| scales.weigh(choice)).0;
        }
        picked(offers, scales.rank(answers, offers)[0].0)
    }
}

/// Weighs answers in worlds imagined once: the same worlds and the same dice for every answer, so
/// that what differs between two answers is the answers.
pub(crate) struct Scales<'g, G: Game> {
    ahead: Ahead<'g, G>,
    worlds: Vec<World<G>>,
    noise: Noise,
}

/// A world that was imagined so many times, with what the others answer in it. Where nothing is
/// hidden and nobody else is asked there is only one.
struct World<G: Game> {
    state: G::State,
    rivals: Rivals<G::Offer>,
    times: u32,
}

impl<'g, G: Game> Scales<'g, G> {
    pub(crate) fn new(game: &'g G, view: &G::View, worlds: u32, noise: &Noise) -> Self {
        let (seat, worlds) = imagined(game, view, worlds, &mut noise.stream(0));
        let ahead = Ahead::new(game, seat);
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

    /// Answers with several picks, the best first. The best few are weighed again, in more worlds
    /// and on other dice: of many answers the one that looks best has mostly been lucky too.
    pub(crate) fn rank(&mut self, answers: Answers, offers: &[G::Offer]) -> Vec<(Places, f64)> {
        let mut noise = self.noise.stream(u64::MAX);
        let mut ranked = ranked(
            answers,
            |&places| self.weigh(&picked(offers, places)),
            &mut noise,
        );
        let finalists = ranked.len().min(FINALISTS);
        for (places, weight) in &mut ranked[..finalists] {
            *weight = self.weigh_again(&picked(offers, *places));
        }
        ranked[..finalists].sort_by(|one, two| two.1.total_cmp(&one.1));
        ranked
    }

    /// What an answer is worth on average, from 0 to 1.
    pub(crate) fn weigh(&mut self, choice: &Choice<G::Offer>) -> f64 {
        self.weigh_on(choice, 1, 0)
    }

    /// The same, with dice and rivals of its own, and more of them.
    fn weigh_again(&mut self, choice: &Choice<G::Offer>) -> f64 {
        self.weigh_on(choice, AGAIN, 1 << 32)
    }

    fn weigh_on(&mut self, choice: &Choice<G::Offer>, often: u32, stream: u64) -> f64 {
        let (mut sum, mut looks) = (0.0, 0);
        for world in &self.worlds {
            for time in 0..world.times * often {
                let noise = self.noise.stream(stream + looks);
                let ahead = &mut self.ahead;
                let (worth, sampled) = ahead.worth_of(&world.state, choice, &world.rivals, &noise);
                if !sampled {
                    // Exact: looking again would show the same.
                    let left = world.times * often - time;
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

/// Whose view it is, and worlds that fit it.
fn imagined<G: Game>(
    game: &G,
    view: &G::View,
    count: u32,
    noise: &mut Noise,
) -> (Seat, Vec<World<G>>) {
    let mut worlds: Vec<World<G>> = Vec::new();
    let seat = game
        .viewer(view)
        .seat()
        .expect("a bystander is asked nothing");
    for _ in 0..count {
        let state = game.imagine(view, noise);
        let rivals = rival_answers(game, &state, seat, noise);
        let known = worlds.iter_mut().find(|world| world.state == state);
        match known.filter(|_| rivals.is_empty()) {
            Some(world) => world.times += 1,
            None => worlds.push(World {
                state,
                rivals,
                times: 1,
            }),
        }
    }
    (seat, worlds)
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

/// Answers with several picks, the best first, each with what it weighs: all of them, or where
/// there are too many, those met on a few climbs.
pub(crate) fn ranked(
    answers: Answers,
    mut weigh: impl FnMut(&Places) -> f64,
    noise: &mut Noise,
) -> Vec<(Places, f64)> {
    let mut known = BTreeMap::new();
    let mut weigh = |places: &Places| *known.entry(*places).or_insert_with(|| weigh(places));
    if answers.count() <= ALL_WEIGHED {
        for places in answers.all() {
            weigh(&places);
        }
    } else {
        let random = (0..RANDOM_CLIMBS).map(|_| answers.random(noise));
        let starts: Vec<Places> = answers.extremes().into_iter().chain(random).collect();
        for start in starts {
            climb(answers, start, &mut weigh);
        }
    }
    let mut ranked: Vec<(Places, f64)> = known.into_iter().collect();
    ranked.sort_by(|one, two| two.1.total_cmp(&one.1));
    ranked
}

/// Goes uphill from an answer, one pick more or less at a time, up to a top.
fn climb(answers: Answers, start: Places, weigh: &mut impl FnMut(&Places) -> f64) {
    let (mut top, mut height) = (start, weigh(&start));
    loop {
        let (best, reached) = best_of(answers.beside(top), &mut *weigh);
        if reached <= height {
            return;
        }
        (top, height) = (best, reached);
    }
}
