//! Nothing is there for nothing: in random matches every ability of every card is used. Dice may be
//! loaded, for they are inputs like any other; so the dearest cards come into the field soon.
//!
//! Once is enough for every day. A hundred times is done when asked for:
//!
//! ```text
//! cargo test --release -p game-dice-masters --test everything -- --ignored --nocapture
//! ```

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{
    Card, CardKind, DiceMasters, Event, Mode, Offer, Pack, Reading, Setup, Source, State, Team,
    When, ability_count, ability_moment,
};
use kernel::{Choice, Game, Heard, Input, Landing, Rng, Waiting, apply};
use std::collections::BTreeMap;
use testkit::SplitMix;

/// More matches than are needed; most of them are not played.
const MATCHES: u32 = 20_000;
/// A match that goes on for longer is left.
const MAX_INPUTS: usize = 600;

/// What has to happen, and how often still: cards with the number of an ability.
type Due = BTreeMap<(String, usize), u32>;

#[test]
fn every_ability_of_every_card_is_used() {
    until(1);
}

#[test]
#[ignore = "minutes of a core, in release"]
fn every_ability_of_every_card_is_used_a_hundred_times() {
    until(100);
}

/// Plays until everything has happened so many times, and lists what has not.
fn until(times: u32) {
    let pack = Pack::builtin();
    let all = |card: &Card| {
        let id = card.id.clone();
        (0..ability_count(card)).map(move |ability| ((id.clone(), ability), times))
    };
    let mut due: Due = pack.cards.iter().flat_map(all).collect();
    let (all, mut rng, mut number) = (due.len(), SplitMix::new(1), 0);
    while !due.is_empty() && number < MATCHES {
        play(&open(&due, &mut rng), &mut rng, &mut due);
        number += 1;
    }
    assert!(due.is_empty(), "{} not often enough: {due:#?}", due.len());
    println!("{all} abilities {times} times in {number} matches");
}

/// Two teams of cards with something due, filled up with any others.
fn open(due: &Due, rng: &mut SplitMix) -> DiceMasters {
    let teams = vec![team(due, rng), team(due, rng)];
    let setup = Setup {
        mode: Mode::Casual,
        teams,
        // What can be laid on cards is laid there, so that it can be removed.
        readings: vec![Reading::Symbiote],
        ..Setup::intro()
    };
    DiceMasters::open(Pack::builtin().clone(), &setup).unwrap()
}

fn team(due: &Due, rng: &mut SplitMix) -> Team {
    let pack = Pack::builtin();
    let mut cards: Vec<&Card> = pack.cards.iter().collect();
    for place in (1..cards.len()).rev() {
        cards.swap(place, rng.below(place as u32 + 1) as usize);
    }
    let is_due = |card: &&Card| due.keys().any(|(id, _)| *id == card.id);
    cards.sort_by_key(|card| !is_due(card));
    let is_basic = |card: &&&Card| card.kind == CardKind::BasicAction;
    let mut team: Vec<&Card> = Vec::new();
    for card in cards.iter().filter(|card| !is_basic(card)) {
        let is_new = team.iter().all(|other| other.figure != card.figure);
        if is_new && team.len() < 8 {
            team.push(card);
        }
    }
    let dice = |(place, card): (usize, &&Card)| match (place, card.most) {
        (7, _) | (_, 1) => card.id.clone(),
        _ => format!("{} x2", card.id),
    };
    let basics = cards.iter().filter(is_basic).take(2);
    Team {
        cards: team.iter().enumerate().map(dice).collect(),
        basics: basics.map(|card| card.id.clone()).collect(),
    }
}

/// A match at random, which crosses off what happens.
fn play(game: &DiceMasters, rng: &mut SplitMix, due: &mut Due) {
    let mut state = game.start();
    let mut offers = Vec::new();
    for _ in 0..MAX_INPUTS {
        let input = match game.waiting(&state) {
            Waiting::Over(_) => return,
            Waiting::Chance(chance) => {
                let is_dice = chance.label != "draw";
                let landing = chance.sample(rng);
                Input::Landed(if is_dice { load(landing, rng) } else { landing })
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let ask = game.decision(&state, seat, &mut offers).unwrap();
                let choice = choose(&offers, (ask.min, ask.max), rng);
                Input::Choose { seat, choice }
            }
        };
        let (mut heard, before) = (Heard::default(), state.clone());
        apply(game, &mut state, &input, &mut heard).expect("it is offered");
        for told in heard.told {
            cross_off(game, &before, due, &told.event);
        }
        for source in game.standing(state.public()) {
            cross_off_source(game, due, source);
        }
    }
}

fn cross_off(game: &DiceMasters, before: &State, due: &mut Due, event: &Event) {
    match event {
        Event::Began { source, .. } => cross_off_source(game, due, *source),
        Event::Used { die } => {
            let die = before.public().die(*die);
            let card = game.card(die.owner, die.kind).unwrap();
            let is_use = |ability: &usize| ability_moment(card, *ability) == Some(When::Use);
            if let Some(ability) = (0..ability_count(card)).find(is_use) {
                count(due, card, ability);
            }
        }
        _ => {}
    }
}

fn cross_off_source(game: &DiceMasters, due: &mut Due, source: Source) {
    let card = game.card(source.owner, source.kind).unwrap();
    count(due, card, usize::from(source.ability));
}

fn count(due: &mut Due, card: &Card, ability: usize) {
    let key = (card.id.clone(), ability);
    if let Some(left) = due.get_mut(&key) {
        *left -= 1;
        if *left == 0 {
            due.remove(&key);
        }
    }
}

/// Every second throw shows characters and double energy rather than anything else.
fn load(mut landing: Landing, rng: &mut SplitMix) -> Landing {
    if rng.below(2) == 0 {
        for side in &mut landing {
            *side = if *side < 2 { 2 + *side } else { *side };
        }
    }
    landing
}

/// Something rather than nothing, and of all that may be picked a half.
fn choose(offers: &[Offer], (min, max): (u8, u8), rng: &mut SplitMix) -> Choice<Offer> {
    if (min, max) != (1, 1) {
        let mut picks: Vec<Offer> = offers.to_vec();
        picks.retain(|_| rng.below(2) == 0);
        picks.truncate(usize::from(max));
        return Choice::several(picks).unwrap();
    }
    let is_dull = |offer: &Offer| matches!(offer, Offer::Pass | Offer::No | Offer::NoBlock);
    let keen: Vec<Offer> = offers.iter().copied().filter(|one| !is_dull(one)).collect();
    let from = if keen.is_empty() || rng.below(5) == 0 {
        offers
    } else {
        &keen
    };
    Choice::one(from[rng.below(from.len() as u32) as usize])
}
