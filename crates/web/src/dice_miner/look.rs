//! Dice Miner's dice in words and drawings.

use super::Session;
use super::face;
use super::scene::Scene;
use crate::die::{Look, die};
use crate::pick::Standing;
use game_dice_miner::{Cell, Die, Event, Lie, Offer, Source, Stage, Symbol};
use kernel::Seat;
use leptos::prelude::*;

/// A die of the mountain, lit by the question.
pub(super) fn on_mountain(scene: &Scene, session: Session, cell: Cell, die_: Die) -> AnyView {
    let offer = Offer::Take(cell);
    let state = scene.stands(offer);
    let fill = scene.public().stage == Stage::Fill;
    let mut look = look(scene, die_, "die-xl die-turned", state);
    let lie = scene
        .public()
        .mountain
        .lie(cell)
        .map(|lie| scene.text(lie_key(lie)));
    look.label = words(scene, die_, lie, state);
    look.cube = face::on_mountain((!fill).then(|| scene.game.tables().symbol(die_)));
    look.help = Some(format!("cell:{}", cell.index()));
    look.rolling = scene.has_news(|event| matches!(event, Event::Filled { .. }));
    let tap = session.taps(offer).filter(|_| scene.question.is_some());
    die(look, tap)
}

pub(super) const fn lie_key(lie: Lie) -> &'static str {
    match lie {
        Lie::Top => "web-dice-miner-top",
        Lie::Flank => "web-dice-miner-flank",
        Lie::Buried => "web-dice-miner-buried",
    }
}

/// The `nth` of equal dice in the trove of who looks, lit by the question.
pub(super) fn in_trove(scene: &Scene, session: Session, die_: Die, nth: u8) -> AnyView {
    let mut look = look(scene, die_, "die-m", state(scene, die_, nth));
    let count = scene.public().clan(scene.me).trove.count(die_);
    look.rolling = lands(scene, scene.me, die_) && nth + 1 == count;
    let tap = scene.question.is_some();
    let tap = tap.then(|| Callback::new(move |()| session.tap_trove(die_, nth)));
    die(look, tap)
}

/// A die in somebody else's trove; a tap says that it is not yours.
pub(super) fn of_rival(scene: &Scene, session: Session, seat: Seat, die_: Die, nth: u8) -> AnyView {
    let clan = scene.public().clan(seat);
    let mut look = look(scene, die_, "die-s", Standing::Idle);
    look.rolling = lands(scene, seat, die_) && nth + 1 == clan.trove.count(die_);
    let tap = scene.question.is_some();
    let tap = tap.then(|| Callback::new(move |()| session.say_why_not("web-dice-miner-not-yours")));
    die(look, tap)
}

/// A die that is only shown.
pub(super) fn shown(scene: &Scene, die_: Die, size: &'static str) -> AnyView {
    die(look(scene, die_, size, Standing::Idle), None)
}

/// A small die in a sentence that names it.
pub(super) fn in_line(scene: &Scene, die_: Die, named: bool) -> Look {
    let mut look = look(scene, die_, "die-s", Standing::Idle);
    if !named {
        look.label.clear();
    }
    look
}

/// A face of a hero as a small die.
pub(super) fn hero_face(scene: &Scene, symbol: Symbol, size: &'static str) -> AnyView {
    die(hero_look(scene, symbol, size, Standing::Idle), None)
}

/// A face of a hero that magic can be spent from.
pub(super) fn hero_source(
    scene: &Scene,
    symbol: Symbol,
    state: Standing,
    tap: Option<Callback<()>>,
) -> AnyView {
    die(hero_look(scene, symbol, "die-l", state), tap)
}

fn hero_look(scene: &Scene, symbol: Symbol, size: &'static str, state: Standing) -> Look {
    let name = scene.called(&scene.game.called_face(symbol));
    let mut label = vec![scene.text("web-dice-miner-hero-face"), name];
    label.extend(state_word(scene, state));
    Look {
        kind: "hero".to_owned(),
        size,
        state,
        label: label.join(", "),
        cube: face::draw(Some(symbol)),
        help: Some(format!("face:{}:{}", symbol.id(), symbol.number())),
        ..Look::default()
    }
}

/// Magic that can be spent from a die of the trove.
pub(super) fn source(
    scene: &Scene,
    die_: Die,
    state: Standing,
    tap: Option<Callback<()>>,
) -> AnyView {
    die(look(scene, die_, "die-l", state), tap)
}

fn look(scene: &Scene, die_: Die, size: &'static str, state: Standing) -> Look {
    Look {
        kind: scene.game.pack().kinds[die_.kind().index()].id.clone(),
        size,
        state,
        label: words(scene, die_, None, state),
        cube: face::draw(Some(scene.game.tables().symbol(die_))),
        help: Some(format!("die:{}", die_.look())),
        ..Look::default()
    }
}

/// "Treasure die, gem 3, top, takeable".
fn words(scene: &Scene, die_: Die, lie: Option<String>, state: Standing) -> String {
    let kind = scene.called(&scene.game.called_kind(die_.kind()));
    let symbol = scene.game.tables().symbol(die_);
    let mut parts = vec![kind, scene.called(&scene.game.called_face(symbol))];
    parts.extend(lie);
    parts.extend(state_word(scene, state));
    parts.join(", ")
}

fn state_word(scene: &Scene, state: Standing) -> Option<String> {
    let key = match state {
        Standing::Offered => "web-dice-miner-offered",
        Standing::Chosen => "web-dice-miner-chosen",
        Standing::Kept => "web-dice-miner-kept",
        Standing::Spent | Standing::Locked => "web-dice-miner-spent",
        _ => return None,
    };
    Some(scene.text(key))
}

/// Whether a die like this has just landed in a trove.
fn lands(scene: &Scene, whose: Seat, die_: Die) -> bool {
    scene.has_news(|event| match event {
        Event::Received { seat, die } => *seat == whose && *die == die_,
        Event::Cast { seat, to, .. } => *seat == whose && to.contains(&die_),
        Event::Rerolled { seat, dice } => *seat == whose && dice.contains(&die_),
        _ => false,
    })
}

/// How one of equal dice in the own trove looks: first come those that are spent, then those that
/// are chosen already, then the others.
fn state(scene: &Scene, die_: Die, nth: u8) -> Standing {
    let (public, me) = (scene.public(), scene.me);
    let mine = public.turn == me;
    let is_it = |source: &Source| *source == Source::Die(die_);
    let spent = scene.game.spent_sources(public, me).filter(is_it).count() as u8;
    let held = match public.stage {
        Stage::Aim(source) | Stage::Cast(source) if mine => {
            let aimed = public.aimed.iter().filter(|aimed| **aimed == die_).count();
            u8::from(is_it(&source)) + aimed as u8
        }
        Stage::Cache if mine => public.kept.count(die_),
        _ => 0,
    };
    if nth < spent {
        return Standing::Spent;
    }
    if nth < spent + held {
        return Standing::Kept;
    }
    let Some(question) = &scene.question else {
        return Standing::Idle;
    };
    let first = spent + held;
    let tapped = nth == scene.draft.hand.nth.max(first);
    let beer = scene.game.tables().symbol(die_) == Symbol::Beer;
    let answer = |offer| (scene.offers(offer), scene.picks(offer));
    let (offered, chosen) = match public.stage {
        // Magic dice are chosen from beside the odds.
        Stage::Magic => (false, false),
        Stage::Aim(_) => answer(Offer::Reroll(die_)),
        Stage::Cache => answer(Offer::Cache(die_)),
        _ => (
            beer && !question.recipients(die_.kind()).is_empty(),
            beer && scene.draft.hand.beer == Some(die_.kind()),
        ),
    };
    Standing::of(chosen && tapped, offered)
}
