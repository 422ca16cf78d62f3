//! All that can happen in Dice Throne, by names, and what has happened: branches of abilities at
//! every level, passive abilities, cards, and tokens with every line of theirs.

use dice::Id;
use game_dice_throne::{
    Ability, AbilityId, DiceThrone, Event, Hero, Level, Mode, Offer, Options, Pack, Reading, Setup,
    Source, State, Token, TokenKind, Trigger,
};
use kernel::{Game, Input, Seat, Told, Viewer};
use std::collections::BTreeSet;

/// A match with a number: every hero meets every other one, with all cards there are, and every
/// other match with all readings.
pub(crate) fn open(mode: Mode, number: usize) -> DiceThrone {
    let heroes = &Pack::builtin().heroes;
    let (first, further) = (number % heroes.len(), 1 + number / heroes.len());
    let seats = 0..usize::from(mode.seats());
    let named = seats.map(|seat| &heroes[(first + seat * further) % heroes.len()].id);
    let setup = Setup {
        heroes: named.cloned().collect(),
        options: Options {
            mirror: true,
            promo: true,
            readings: Reading::ALL[..number % 2 * Reading::ALL.len()].to_vec(),
        },
        ..Setup::of_mode(mode)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).expect("all heroes are there")
}

/// All that can happen.
pub(crate) fn everything() -> BTreeSet<String> {
    let pack = Pack::builtin();
    let heroes = pack.heroes.iter().flat_map(of_hero);
    heroes
        .chain(pack.tokens.iter().flat_map(of_token))
        .collect()
}

fn of_hero(hero: &Hero) -> Vec<String> {
    let levels = hero.abilities.iter().flat_map(|ability| {
        let levels = ability.levels.iter().enumerate();
        levels.flat_map(|(at, level)| of_level(ability, at, level))
    });
    let cards = hero.cards.iter().map(|card| card.id.clone());
    levels.chain(cards).collect()
}

fn of_level(ability: &Ability, at: usize, level: &Level) -> Vec<String> {
    let branches = 0..level.branches.len();
    let mut all: Vec<String> = branches.map(|n| branch(&ability.id, at, n)).collect();
    all.extend(lines(&ability.id, &level.triggers));
    if !level.triggers.is_empty() {
        all.push(passive(&ability.id, at));
    }
    all
}

fn of_token(token: &Token) -> Vec<String> {
    let mut all = lines(&token.id, &token.triggers);
    all.push(format!("{} comes", token.id));
    if token.kind != TokenKind::Companion && !token.triggers.is_empty() {
        all.push(format!("{} works", token.id));
    }
    all
}

/// The lines that somebody pays for.
fn lines(of: &str, triggers: &[Trigger]) -> Vec<String> {
    let lines = (0..).zip(triggers);
    let paid = lines.filter(|(_, trigger)| trigger.price.is_some());
    paid.map(|(at, _)| line(of, at)).collect()
}

fn branch(ability: &str, level: usize, at: usize) -> String {
    format!("{ability}-{} branch {}", level + 1, at + 1)
}

fn passive(ability: &str, level: usize) -> String {
    format!("{ability}-{} acts", level + 1)
}

fn line(of: &str, at: u8) -> String {
    format!("{of} line {}", at + 1)
}

/// What has happened with an input, and where it has led.
pub(crate) fn happened(
    game: &DiceThrone,
    input: &Input<Offer>,
    after: &State,
    told: &[Told<Event>],
) -> Vec<String> {
    let chosen = match input {
        Input::Choose { seat, choice } => choice.only().and_then(|offer| named(game, *seat, offer)),
        _ => None,
    };
    let told = told
        .iter()
        .filter_map(|told| fact(game, after, &told.event));
    chosen.into_iter().chain(told).collect()
}

/// The card or the line that an offer stands for.
pub(crate) fn named(game: &DiceThrone, seat: Seat, offer: Offer) -> Option<String> {
    match offer {
        Offer::Play(card) => Some(game.hero(seat).card(card).id.clone()),
        Offer::Spend(token, at, _) => Some(line(&game.pack().token(token).id, at)),
        Offer::Pay(ability, at) => Some(line(&game.hero(seat).ability(ability).id, at)),
        _ => None,
    }
}

fn fact(game: &DiceThrone, after: &State, event: &Event) -> Option<String> {
    let token = |token| &game.pack().token(token).id;
    let at_level = |seat: Seat, which: AbilityId| {
        let id = &game.hero(seat).ability(which).id;
        (id, level(game, after, seat, which))
    };
    Some(match event {
        Event::Activated(seat, which, at) => {
            let (id, level) = at_level(*seat, *which);
            branch(id, level, usize::from(*at))
        }
        Event::Defended(seat, which) => {
            let (id, level) = at_level(*seat, *which);
            branch(id, level, 0)
        }
        Event::Used(seat, which) => {
            let (id, level) = at_level(*seat, *which);
            passive(id, level)
        }
        Event::Tokens {
            token: which, by, ..
        } if *by > 0 => format!("{} comes", token(*which)),
        Event::Tokens { token: which, .. }
        | Event::Noted {
            source: Source::Token(_, which),
            ..
        } => format!("{} works", token(*which)),
        _ => return None,
    })
}

/// The level of an ability, or the side of its board. Both stay while an ability is at work.
fn level(game: &DiceThrone, state: &State, seat: Seat, ability: AbilityId) -> usize {
    let view = game.view(state, Viewer::Table);
    let corner = &view.public.corners[seat.index()];
    let side = game.hero(seat).side;
    let turned = side.is_some_and(|side| corner.has(side) > 0);
    usize::from(corner.levels[ability.index()].max(u8::from(turned)))
}
