//! Nothing is there for nothing: in random matches every branch of every ability is used, every
//! card played, every token comes and does its work. Dice may be loaded, for they are inputs like
//! any other; so the rarest throws come soon.
//!
//! Once in a duel is enough for every day. A hundred times in every mode is done when asked for:
//!
//! ```text
//! cargo test --release -p game-dice-throne --test all everything -- --ignored --nocapture
//! ```

use crate::facts::{everything, happened, named, open};
use game_dice_throne::{DiceThrone, Mode, Offer};
use kernel::{Choice, Game, Heard, Input, Landing, Rng, Waiting, apply};
use std::collections::BTreeMap;
use testkit::SplitMix;

/// More matches than are needed; most of them are not played.
const MATCHES: usize = 40_000;
/// A match that goes on for longer is left.
const MAX_INPUTS: usize = 6_000;

/// What has to happen, and how often still.
type Due = BTreeMap<String, u32>;

#[test]
fn everything_happens() {
    until(Mode::Duel, 1);
}

#[test]
#[ignore = "minutes of a core, in release"]
fn everything_happens_a_hundred_times_in_every_mode() {
    for mode in Mode::ALL {
        until(mode, 100);
    }
}

/// Plays until everything has happened so many times, and lists what has not.
fn until(mode: Mode, times: u32) {
    let mut rng = SplitMix::new(1);
    let mut due: Due = everything().into_iter().map(|key| (key, times)).collect();
    let all = due.len();
    let mut number = 0;
    while !due.is_empty() && number < MATCHES {
        play(&open(mode, number), &mut rng, &mut due);
        number += 1;
    }
    assert!(due.is_empty(), "{} not often enough: {due:#?}", due.len());
    println!(
        "{}: {all} things {times} times in {number} matches",
        mode.id()
    );
}

/// A match at random, which crosses off what happens.
fn play(game: &DiceThrone, rng: &mut SplitMix, due: &mut Due) {
    let mut state = game.start();
    let mut offers = Vec::new();
    for _ in 0..MAX_INPUTS {
        let input = match game.waiting(&state) {
            Waiting::Over(_) => return,
            Waiting::Chance(chance) => {
                let is_dice = chance.label == "roll";
                let landing = chance.sample(rng);
                Input::Landed(if is_dice { load(landing, rng) } else { landing })
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                game.decision(&state, seat, &mut offers);
                let is_due = |offer: Offer| {
                    let key = named(game, seat, offer);
                    key.is_some_and(|key| due.contains_key(&key))
                };
                let choice = Choice::one(pick(&offers, rng, is_due));
                Input::Choose { seat, choice }
            }
        };
        let mut heard = Heard::default();
        apply(game, &mut state, &input, &mut heard).expect("it is offered");
        for key in happened(game, &input, &state, &heard.told) {
            cross_off(due, &key);
        }
    }
}

fn cross_off(due: &mut Due, key: &str) {
    if let Some(count) = due.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            due.remove(key);
        }
    }
}

/// Every second throw shows one number only, or a row.
fn load(mut landing: Landing, rng: &mut SplitMix) -> Landing {
    let (way, first) = (rng.below(4), landing[0]);
    for (place, side) in (0..).zip(&mut landing) {
        match way {
            0 => *side = first,
            1 => *side = (first / 3 + place) % 6,
            _ => {}
        }
    }
    landing
}

/// What is due first; then abilities rather than none, and cards rather than tokens, which are to
/// gather.
fn pick(offers: &[Offer], rng: &mut SplitMix, is_due: impl Fn(Offer) -> bool) -> Offer {
    let is_dull = |offer: Offer| {
        matches!(
            offer,
            Offer::Roll(_)
                | Offer::NoAbility
                | Offer::Sell(_)
                | Offer::Done
                | Offer::Spend(..)
                | Offer::Pay(..)
        )
    };
    let kept = |keep: &dyn Fn(Offer) -> bool| -> Vec<Offer> {
        let kept = offers.iter().copied().filter(|&offer| keep(offer));
        kept.collect()
    };
    let from = [kept(&is_due), kept(&|offer| !is_dull(offer))];
    let from = from.iter().find(|list| !list.is_empty());
    let from = from.filter(|_| rng.below(4) > 0);
    let from = from.map_or(offers, Vec::as_slice);
    from[rng.below(from.len() as u32) as usize]
}
