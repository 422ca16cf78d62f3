//! What would come of it: forecasts, chances and warnings for whoever draws a table. The rules
//! themselves say so: a state that fits the view is played on, and the events are kept.
//!
//! Where chance is handed in it only fills what the view leaves open, such as side sets.

use crate::{Event, Irondie, Offer, Side, Stage, State, View};
use dice::{DiceSet, DieId};
use kernel::{Arg, Choice, Game, Heard, Input, Rng, Said, Seat, Silent, Waiting};

/// More steps than any phase can take; a guard against going round in circles.
const STEPS: usize = 200;

/// What would happen if nobody threw any more; not while a bonus may still change everything.
pub fn forecast(game: &Irondie, view: &View, rng: &mut dyn Rng) -> Option<Vec<Event>> {
    let foreseeable = matches!(view.public.stage, Stage::Right(_) | Stage::React(_));
    foreseeable.then(|| pass_on(game, game.imagine(view, rng), Heard::default()))
}

/// How a throw would fare against its targets: sides of the die that hit, of six.
pub fn odds(game: &Irondie, view: &View, offer: Offer, rng: &mut dyn Rng) -> Vec<(DieId, u64)> {
    let fates = fates(game, view, offer, rng);
    fates.iter().map(|fate| (fate.target, fate.hits)).collect()
}

/// What a throw would do to one of its targets if nobody threw after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fate {
    /// The target.
    pub target: DieId,
    /// Sides of the die that hit, of six.
    pub hits: u64,
    /// What success does.
    pub hit: Vec<Event>,
    /// What failure does.
    pub miss: Vec<Event>,
}

/// What a throw would do to each of its targets.
pub fn fates(game: &Irondie, view: &View, offer: Offer, rng: &mut dyn Rng) -> Vec<Fate> {
    let (Some(seat), Some(die)) = (view.viewer.seat(), thrown(offer)) else {
        return Vec::new();
    };
    let mut state = game.imagine(view, rng);
    let choice = Choice::one(offer);
    game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut Silent);
    let Waiting::Chance(chance) = game.waiting(&state) else {
        return Vec::new();
    };
    let kind = game.kind_of(&view.public, die);
    let mut fates: Vec<Fate> = Vec::new();
    chance.each(|landing, weight| {
        let (mut state, mut heard) = (state.clone(), Heard::default());
        game.apply_unchecked(&mut state, &Input::Landed(landing.clone()), &mut heard);
        let events = pass_on(game, state, heard);
        for (place, event) in events.iter().enumerate() {
            match *event {
                Event::Resolved {
                    die: by,
                    target,
                    hit,
                } if by == die => {
                    let count = if hit { kind.hit.len() } else { kind.miss.len() };
                    let done = events[place + 1..].iter().take(count).copied().collect();
                    note(&mut fates, target, hit.then_some(weight), done);
                }
                _ => {}
            }
        }
    });
    fates
}

fn note(fates: &mut Vec<Fate>, target: DieId, hits: Option<u64>, done: Vec<Event>) {
    let place = fates.iter().position(|known| known.target == target);
    let place = place.unwrap_or_else(|| {
        fates.push(Fate {
            target,
            hits: 0,
            hit: Vec::new(),
            miss: Vec::new(),
        });
        fates.len() - 1
    });
    let fate = &mut fates[place];
    match hits {
        Some(weight) => (fate.hits, fate.hit) = (fate.hits + weight, done),
        None => fate.miss = done,
    }
}

/// What a throw is aimed at: one die, or all that a sweep finds.
pub fn aim(game: &Irondie, view: &View, offer: Offer, rng: &mut dyn Rng) -> DiceSet {
    let Some(seat) = view.viewer.seat() else {
        return DiceSet::EMPTY;
    };
    let (mut state, mut heard) = (game.imagine(view, rng), Heard::default());
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
const TRIALS: u32 = 8;

/// More steps than a Battle can take.
const BATTLE_STEPS: usize = 100;

/// Whether the answer loses the game before anybody can do anything about it: the rules try it
/// out, with different dice and with what the others might answer.
pub fn loses(game: &Irondie, view: &View, choice: &Choice<Offer>, rng: &mut dyn Rng) -> bool {
    let Some(seat) = view.viewer.seat() else {
        return false;
    };
    let may_lose = matches!(view.public.stage, Stage::Split | Stage::Return);
    may_lose && (0..TRIALS).all(|_| loses_once(game, view, seat, choice, rng))
}

fn loses_once(
    game: &Irondie,
    view: &View,
    seat: Seat,
    choice: &Choice<Offer>,
    rng: &mut dyn Rng,
) -> bool {
    let mut state = game.imagine(view, rng);
    let mut heard = Heard::default();
    let choice = choice.clone();
    game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut heard);
    for _ in 0..BATTLE_STEPS {
        let Some(input) = next_secret(game, &state, rng) else {
            break;
        };
        game.apply_unchecked(&mut state, &input, &mut heard);
    }
    let lost = Event::GameEnded(Some(Side::of(seat).other()));
    heard.told.iter().any(|told| told.event == lost)
}

/// What happens next by itself or in secret; nothing once seats can act openly again.
fn next_secret(game: &Irondie, state: &State, rng: &mut dyn Rng) -> Option<Input<Offer>> {
    match game.waiting(state) {
        Waiting::Over(_) => None,
        Waiting::Chance(chance) => Some(Input::Landed(chance.sample(rng))),
        Waiting::Seats(seats) => {
            let stage = state.public().stage;
            let secret = matches!(stage, Stage::Split | Stage::Return | Stage::BattleBonus);
            let seat = seats.first().filter(|_| secret)?;
            let mut offers = Vec::new();
            let ask = game.decision(state, seat, &mut offers)?;
            let choice = match stage {
                Stage::Split => Choice::several(offers)?,
                _ => Choice::one(ask.let_be(&offers).or(offers.first().copied())?),
            };
            Some(Input::Choose { seat, choice })
        }
    }
}

/// What a forecast says of the damage to come, or of the end.
pub fn foretold(events: &[Event]) -> impl Iterator<Item = Said> {
    events.iter().filter_map(|event| match *event {
        Event::DamageDue {
            side,
            attack,
            defence,
        } => Some(
            Said::new("irondie-forecast-damage")
                .with("seat", Arg::Seat(side.speaker()))
                .with("attack", Arg::number(attack))
                .with("defence", Arg::number(defence))
                .with("damage", Arg::number(attack.saturating_sub(defence))),
        ),
        Event::GameEnded(Some(side)) => {
            Some(Said::new("irondie-forecast-won").with("seat", Arg::Seat(side.speaker())))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup};
    use kernel::Viewer;

    /// The walk of chance does not matter here: every trial ends alike.
    struct Steps(u32);

    impl Rng for Steps {
        fn word(&mut self) -> u32 {
            self.0 = self.0.wrapping_add(0x9E37_79B9);
            self.0
        }
    }

    const ROUND_TWO: &str = "round = 2\nmortal = true\n\
        [A]\ndice = [\"smasher.red hand\", \"fortress.red battle 4\"]\n\
        [B]\ndice = [\"smasher.red hand\", \"fortress.red battle 4\"]\n";

    /// Whether each single pick that A is offered would lose.
    fn losing(position: &str) -> Vec<bool> {
        let game = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let state = game.place(position).unwrap();
        let seat = Seat::new(0).unwrap();
        let (view, mut offers) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
        game.asked(&view, &mut offers);
        let loses = |offer| loses(&game, &view, &Choice::one(offer), &mut Steps(1));
        offers.into_iter().map(loses).collect()
    }

    #[test]
    fn throwing_no_life_loses_in_the_first_round_and_not_later() {
        // IR-12.4
        let first = ROUND_TWO
            .replace("battle 4", "hand")
            .replace("round = 2\nmortal = true\n", "");
        assert_eq!(losing(&first), [true, false]);
        assert_eq!(losing(ROUND_TWO), [false]);
    }

    #[test]
    fn a_throw_is_foretold_with_what_it_does() {
        // IR-9.2: a Ballistic takes two from what it beats, and one from anything else.
        let game = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let position = "stage = \"right\"\nasked = \"A\"\npriority = \"A\"\n\
            round = 2\nmortal = true\n\
            [A]\ndice = [\"ballistic.red hand\", \"fortress.red battle 4\"]\n\
            [B]\ndice = [\"barrier.red battle 4\", \"fortress.red battle 4\"]\n";
        let state = game.place(position).unwrap();
        let seat = Seat::new(0).unwrap();
        let (view, mut offers) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
        game.asked(&view, &mut offers);
        let barrier = crate::SET as u8;
        let at = DieId::new(barrier).unwrap();
        let throw =
            |offer: &&Offer| matches!(offer, Offer::Throw { at: target, .. } if *target == at);
        let offer = offers.iter().find(throw).unwrap();
        let fates = fates(&game, &view, *offer, &mut Steps(1));
        let [fate] = fates.as_slice() else {
            panic!("{fates:?}");
        };
        let becomes = |value| vec![Event::Changed { die: at, value }];
        assert_eq!((fate.target, fate.hits), (at, 2));
        assert_eq!((&fate.hit, &fate.miss), (&becomes(2), &becomes(3)));
    }

    #[test]
    fn taking_the_last_life_die_back_loses() {
        // IR-11.1
        assert_eq!(
            losing(&format!("stage = \"return\"\n{ROUND_TWO}")),
            [true, false]
        );
    }
}
