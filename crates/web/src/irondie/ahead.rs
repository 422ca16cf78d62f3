//! What would come of it. The rules themselves say so: a state that fits the view is played on with
//! every seat passing, and the events are kept.

use bots::Noise;
use dice::{DiceSet, DieId};
use game_irondie::{Event, Irondie, Offer, Side, Stage, State, View};
use kernel::{Choice, Game, Heard, Input, Seat, Silent, Waiting};

/// More steps than any phase can take; a guard against going round in circles.
const STEPS: usize = 200;

/// What would happen if nobody threw any more; not while a bonus may still change everything.
pub(super) fn forecast(game: &Irondie, view: &View) -> Option<Vec<Event>> {
    let foreseeable = matches!(view.public.stage, Stage::Right(_) | Stage::React(_));
    foreseeable.then(|| pass_on(game, imagine(game, view), Heard::default()))
}

/// How a throw would fare against its targets: sides of the die that hit, of six.
pub(super) fn odds(game: &Irondie, view: &View, offer: Offer) -> Vec<(DieId, u64)> {
    let (Some(seat), Some(die)) = (view.viewer.seat(), thrown(offer)) else {
        return Vec::new();
    };
    let mut state = imagine(game, view);
    let choice = Choice::one(offer);
    game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut Silent);
    let Waiting::Chance(chance) = game.waiting(&state) else {
        return Vec::new();
    };
    let mut odds: Vec<(DieId, u64)> = Vec::new();
    chance.each(|landing, weight| {
        let (mut state, mut heard) = (state.clone(), Heard::default());
        game.apply_unchecked(&mut state, &Input::Landed(landing.clone()), &mut heard);
        for event in pass_on(game, state, heard) {
            match event {
                Event::Resolved {
                    die: by,
                    target,
                    hit,
                } if by == die => {
                    count(&mut odds, target, if hit { weight } else { 0 });
                }
                _ => {}
            }
        }
    });
    odds
}

/// What a throw is aimed at: one die, or all that a sweep finds.
pub(super) fn aim(game: &Irondie, view: &View, offer: Offer) -> DiceSet {
    let Some(seat) = view.viewer.seat() else {
        return DiceSet::EMPTY;
    };
    let (mut state, mut heard) = (imagine(game, view), Heard::default());
    let choice = Choice::one(offer);
    game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut heard);
    let hurled = heard.told.iter().find_map(|told| match told.event {
        Event::Hurled { at, .. } => Some(at),
        _ => None,
    });
    hurled.unwrap_or_default()
}

fn thrown(offer: Offer) -> Option<DieId> {
    match offer {
        Offer::Throw { die, .. } | Offer::Sweep(die) => Some(die),
        _ => None,
    }
}

fn count(odds: &mut Vec<(DieId, u64)>, target: DieId, hits: u64) {
    match odds.iter_mut().find(|known| known.0 == target) {
        Some(known) => known.1 += hits,
        None => odds.push((target, hits)),
    }
}

/// What the view leaves open (sealed choices, side sets) plays no part in duels.
fn imagine(game: &Irondie, view: &View) -> State {
    game.imagine(view, &mut Noise::new(0))
}

fn pass_on(game: &Irondie, mut state: State, mut heard: Heard<Event>) -> Vec<Event> {
    let mut offers = Vec::new();
    for _ in 0..STEPS {
        let (Waiting::Seats(seats), true) = (game.waiting(&state), is_skirmish(&state)) else {
            break;
        };
        let first = seats.first();
        let Some(input) = first.and_then(|seat| pass(game, &state, seat, &mut offers)) else {
            break;
        };
        game.apply_unchecked(&mut state, &input, &mut heard);
    }
    heard.told.into_iter().map(|told| told.event).collect()
}

fn pass(
    game: &Irondie,
    state: &State,
    seat: Seat,
    offers: &mut Vec<Offer>,
) -> Option<Input<Offer>> {
    game.decision(state, seat, offers)?;
    let passes = |offer: &&Offer| matches!(offer, Offer::Skip | Offer::Decline);
    let offer = offers.iter().find(passes).or(offers.first())?;
    let choice = Choice::one(*offer);
    Some(Input::Choose { seat, choice })
}

fn is_skirmish(state: &State) -> bool {
    matches!(
        state.public().stage,
        Stage::Right(_) | Stage::React(_) | Stage::DuelBonus
    )
}

/// A loss must come in every one of so many trials to be called certain.
const TRIALS: u64 = 8;

/// More steps than a Battle can take.
const BATTLE_STEPS: usize = 100;

/// Whether the answer loses the game before anybody can do anything about it: the rules try it
/// out, with different dice and with what the others might answer.
pub(super) fn loses(game: &Irondie, view: &View, choice: &Choice<Offer>) -> bool {
    let Some(seat) = view.viewer.seat() else {
        return false;
    };
    let may_lose = matches!(view.public.stage, Stage::Split | Stage::Return);
    may_lose && (0..TRIALS).all(|trial| loses_once(game, view, seat, choice, Noise::new(trial)))
}

fn loses_once(
    game: &Irondie,
    view: &View,
    seat: Seat,
    choice: &Choice<Offer>,
    mut noise: Noise,
) -> bool {
    let mut state = game.imagine(view, &mut noise);
    let mut heard = Heard::default();
    let choice = choice.clone();
    game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut heard);
    for _ in 0..BATTLE_STEPS {
        let Some(input) = next_secret(game, &state, &mut noise) else {
            break;
        };
        game.apply_unchecked(&mut state, &input, &mut heard);
    }
    let lost = Event::GameEnded(Some(Side::of(seat).other()));
    heard.told.iter().any(|told| told.event == lost)
}

/// What happens next by itself or in secret; nothing once seats can act openly again.
fn next_secret(game: &Irondie, state: &State, noise: &mut Noise) -> Option<Input<Offer>> {
    match game.waiting(state) {
        Waiting::Over(_) => None,
        Waiting::Chance(chance) => Some(Input::Landed(chance.sample(noise))),
        Waiting::Seats(seats) => {
            let stage = state.public().stage;
            let secret = matches!(stage, Stage::Split | Stage::Return | Stage::BattleBonus);
            let seat = seats.first().filter(|_| secret)?;
            let mut offers = Vec::new();
            game.decision(state, seat, &mut offers)?;
            let choice = match stage {
                Stage::Split => Choice::several(offers)?,
                _ => Choice::one(*offers.first()?),
            };
            Some(Input::Choose { seat, choice })
        }
    }
}
