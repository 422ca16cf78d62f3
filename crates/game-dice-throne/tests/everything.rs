//! Nothing is there for nothing: in random duels every branch of every ability is used, every card
//! played, every token comes and does its work. Dice may be loaded, for they are inputs like any
//! other; so the rarest throws come soon.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use dice::Id;
use game_dice_throne::{DiceThrone, Event, Mode, Offer, Options, Pack, Setup, Source, TokenKind};
use kernel::{Choice, Game, Heard, Input, Landing, Rng, Seat, Viewer, Waiting, apply};
use std::collections::BTreeSet;
use testkit::SplitMix;

/// More than are needed; most of them are not played.
const MATCHES: usize = 4_000;
/// A match that goes on for longer is left.
const MAX_INPUTS: usize = 3_000;

#[test]
fn everything_happens() {
    let mut rng = SplitMix::new(1);
    let mut never = everything();
    for number in 0..MATCHES {
        if never.is_empty() {
            break;
        }
        play(&duel(number), &mut rng, &mut never);
    }
    assert!(
        never.is_empty(),
        "{} never happened: {never:#?}",
        never.len()
    );
}

/// Every hero meets every other one, with all cards there are.
fn duel(number: usize) -> DiceThrone {
    let heroes = &Pack::builtin().heroes;
    let (first, further) = (number % heroes.len(), 1 + number / heroes.len());
    let second = (first + further) % heroes.len();
    let options = Options {
        mirror: true,
        promo: true,
    };
    let setup = Setup {
        heroes: [first, second].map(|at| heroes[at].id.clone()).to_vec(),
        options,
        ..Setup::of_mode(Mode::Duel)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).unwrap()
}

/// All that can happen, by names.
fn everything() -> BTreeSet<String> {
    let pack = Pack::builtin();
    let mut all = BTreeSet::new();
    for hero in &pack.heroes {
        for ability in &hero.abilities {
            for (level, found) in ability.levels.iter().enumerate() {
                let branches = 0..found.branches.len();
                all.extend(branches.map(|at| branch(&ability.id, level, at)));
                let used = (0..).zip(&found.triggers);
                let used = used.filter(|(_, trigger)| trigger.price.is_some());
                all.extend(used.map(|(at, _)| line(&ability.id, at)));
            }
        }
        all.extend(hero.cards.iter().map(|card| card.id.clone()));
    }
    for token in &pack.tokens {
        all.insert(format!("{} comes", token.id));
        let triggers = (0..).zip(&token.triggers);
        let spent = triggers.filter(|(_, trigger)| trigger.price.is_some());
        all.extend(spent.map(|(at, _)| line(&token.id, at)));
        let works = token.kind != TokenKind::Companion && !token.triggers.is_empty();
        if works {
            all.insert(format!("{} works", token.id));
        }
    }
    all
}

fn branch(ability: &str, level: usize, at: usize) -> String {
    format!("{ability}-{} branch {}", level + 1, at + 1)
}

fn line(of: &str, at: u8) -> String {
    format!("{of} line {}", at + 1)
}

/// A duel at random, which crosses off what happens.
fn play(game: &DiceThrone, rng: &mut SplitMix, never: &mut BTreeSet<String>) {
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
                let seat = seats.first().unwrap();
                game.decision(&state, seat, &mut offers).unwrap();
                let offer = pick(&offers, rng, |offer| {
                    never.contains(&named(game, seat, offer))
                });
                never.remove(&named(game, seat, offer));
                let choice = Choice::one(offer);
                Input::Choose { seat, choice }
            }
        };
        let mut heard = Heard::default();
        apply(game, &mut state, &input, &mut heard).unwrap();
        for told in heard.told {
            cross_off(game, &state, &told.event, never);
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

/// What an offer stands for, if it is used.
fn named(game: &DiceThrone, seat: Seat, offer: Offer) -> String {
    match offer {
        Offer::Spend(token, at, _) => line(&game.pack().token(token).id, at),
        Offer::Pay(ability, at) => line(&game.hero(seat).ability(ability).id, at),
        Offer::Play(card) => game.hero(seat).card(card).id.clone(),
        _ => String::new(),
    }
}

/// What has never happened first; then abilities rather than none, and cards rather than tokens,
/// which are to gather.
fn pick(offers: &[Offer], rng: &mut SplitMix, is_new: impl Fn(Offer) -> bool) -> Offer {
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
        offers
            .iter()
            .copied()
            .filter(|&offer| keep(offer))
            .collect()
    };
    let from = [kept(&is_new), kept(&|offer| !is_dull(offer))];
    let from = from.iter().find(|list| !list.is_empty());
    let from = from.filter(|_| rng.below(4) > 0);
    let from = from.map_or(offers, Vec::as_slice);
    from[rng.below(from.len() as u32) as usize]
}

fn cross_off(
    game: &DiceThrone,
    state: &<DiceThrone as Game>::State,
    event: &Event,
    never: &mut BTreeSet<String>,
) {
    let token = |token| &game.pack().token(token).id;
    let happened = match event {
        Event::Played(seat, card) => game.hero(*seat).card(*card).id.clone(),
        Event::Activated(seat, which, at) => {
            let level = level(game, state, *seat, *which);
            branch(
                &game.hero(*seat).ability(*which).id,
                level,
                usize::from(*at),
            )
        }
        Event::Defended(seat, which) => {
            let level = level(game, state, *seat, *which);
            branch(&game.hero(*seat).ability(*which).id, level, 0)
        }
        Event::Tokens {
            token: which, by, ..
        } if *by > 0 => format!("{} comes", token(*which)),
        Event::Tokens { token: which, .. }
        | Event::Noted {
            source: Source::Token(_, which),
            ..
        } => format!("{} works", token(*which)),
        _ => return,
    };
    never.remove(&happened);
}

/// The level of an ability, or the side of its board. Both stay while an ability is at work.
fn level(
    game: &DiceThrone,
    state: &<DiceThrone as Game>::State,
    seat: Seat,
    ability: game_dice_throne::AbilityId,
) -> usize {
    let view = game.view(state, Viewer::Table);
    let corner = &view.public.corners[seat.index()];
    let side = game.hero(seat).side;
    let turned = side.is_some_and(|side| corner.has(side) > 0);
    usize::from(corner.levels[ability.index()].max(u8::from(turned)))
}
