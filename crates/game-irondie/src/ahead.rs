//! What would come of it: forecasts, chances and warnings for whoever draws a table. The rules
//! themselves say so: a state that fits the view is played on, and the events are kept.
//!
//! Where chance is handed in it only fills what the view leaves open, such as side sets.

use crate::{Class, Event, Irondie, Offer, Public, Side, Stage, State, View};
use dice::{DiceSet, DieId};
use kernel::{Arg, Choice, Game, Heard, Input, Refusal, Rng, Rule, Said, Seat, Silent, Waiting};

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

/// What an answer loses by the rules: a side without a Life die in its Life zone has lost the game
/// (IR-12.1). What the others answer changes nothing in that, but for partners who throw too.
pub fn warning(game: &Irondie, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
    let seat = view.viewer.seat()?;
    let lives = lives_after(game, &view.public, Side::of(seat), choice.picks())?;
    let partners = view.public.stage == Stage::Split && game.seats() > 2;
    let key = if partners {
        "irondie-warn-partners"
    } else {
        "irondie-warn-loses"
    };
    lives.is_empty().then(|| Refusal::by(Rule("IR-12.1"), key))
}

/// The dice in a side's Life zone once a seat has answered, where the answer can change them.
fn lives_after(game: &Irondie, public: &Public, side: Side, picks: &[Offer]) -> Option<DiceSet> {
    let mut lives = public.zone(side, Class::Life);
    for pick in picks {
        match *pick {
            Offer::Battle(die) if game.kind_of(public, die).class == Class::Life => {
                lives.insert(die);
            }
            Offer::Return(die) => lives.remove(die),
            Offer::Bonus { from, to } if game.bonus_kills(public, from, to) => lives.remove(to),
            _ => {}
        }
    }
    let changes = match public.stage {
        Stage::Split => true,
        // Where nothing is left, no answer loses more than another.
        Stage::Return | Stage::BattleBonus | Stage::DuelBonus => {
            !public.zone(side, Class::Life).is_empty()
        }
        _ => false,
    };
    changes.then_some(lives)
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

    /// Nothing is left open here.
    struct Zero;

    impl Rng for Zero {
        fn word(&mut self) -> u32 {
            0
        }
    }

    const ROUND_TWO: &str = "round = 2\nmortal = true\n\
        [A]\ndice = [\"smasher.red hand\", \"fortress.red battle 4\"]\n\
        [B]\ndice = [\"smasher.red hand\", \"fortress.red battle 4\"]\n";

    fn game(mode: Mode) -> Irondie {
        Irondie::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
    }

    /// A in this position, and what each single pick is warned of.
    fn warnings(game: &Irondie, position: &str) -> Vec<Option<String>> {
        let state = game.place(position).unwrap();
        let seat = Seat::new(0).unwrap();
        let (view, mut offers) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
        game.asked(&view, &mut offers);
        let warned = |offer| Some(warning(game, &view, &Choice::one(offer))?.said.key.into());
        offers.into_iter().map(warned).collect()
    }

    fn loses() -> String {
        "irondie-warn-loses".to_owned()
    }

    #[test]
    fn throwing_no_life_loses_in_the_first_round_and_not_later() {
        // IR-12.4
        let first = ROUND_TWO
            .replace("battle 4", "hand")
            .replace("round = 2\nmortal = true\n", "");
        let duel = game(Mode::Duel);
        assert_eq!(warnings(&duel, &first), [Some(loses()), None]);
        assert_eq!(warnings(&duel, ROUND_TWO), [None]);
    }

    #[test]
    fn what_others_have_answered_changes_no_warning() {
        // IR-12.1: throwing nothing at all loses, before and after the rival has answered.
        let duel = game(Mode::Duel);
        let mut state = duel.start();
        let [me, rival] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let nothing = Choice::several([]).unwrap();
        let warned = |state: &State| {
            let view = duel.view(state, Viewer::Seat(me));
            duel.warning(&view, &nothing)
                .map(|warning| warning.said.key.into_owned())
        };
        assert_eq!(warned(&state), Some(loses()));
        let choice = nothing.clone();
        duel.apply_unchecked(
            &mut state,
            &Input::Choose {
                seat: rival,
                choice,
            },
            &mut Silent,
        );
        assert_eq!(warned(&state), Some(loses()));
    }

    #[test]
    fn a_team_may_leave_its_life_dice_to_a_partner() {
        let teams = game(Mode::Teams2);
        let view = teams.view(&teams.start(), Viewer::Seat(Seat::new(0).unwrap()));
        let warned = teams.warning(&view, &Choice::several([]).unwrap());
        let key = warned.map(|warning| warning.said.key);
        assert_eq!(key.as_deref(), Some("irondie-warn-partners"));
    }

    #[test]
    fn a_throw_is_foretold_with_what_it_does() {
        // IR-9.2: a Ballistic takes two from what it beats, and one from anything else.
        let game = game(Mode::Duel);
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
        let fates = fates(&game, &view, *offer, &mut Zero);
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
        let position = format!("stage = \"return\"\n{ROUND_TWO}");
        assert_eq!(
            warnings(&game(Mode::Duel), &position),
            [Some(loses()), None]
        );
    }
}
