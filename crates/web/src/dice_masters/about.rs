//! Help for dice, cards and zones. All of it is made from the pack and the moment.

use super::card;
use super::globals;
use super::held;
use super::mat::{ZONES, tally};
use super::scene::Scene;
use crate::help::Help;
use crate::session::capital;
use dice::{DieId, Id};
use game_dice_masters::{CardId, Face, Kind, Level};
use kernel::{Arg, Seat};

/// What `data-help` means on this board: `card:0:3` (a seat and a kind), `die:12`, `zone:0:2`,
/// `global:4`, `printed:57`.
pub(super) fn help(scene: &Scene, key: &str) -> Option<Help> {
    let mut parts = key.split(':');
    let word = parts.next()?;
    let mut number = || parts.next()?.parse::<usize>().ok();
    let first = number()?;
    match word {
        "printed" => {
            let id = CardId::at(first).filter(|id| id.index() < scene.game.pack().cards.len())?;
            Some(card::face(scene.game.pack(), &scene.voice, id, 0).into())
        }
        "die" => of_die(scene, DieId::new(u8::try_from(first).ok()?)?),
        "card" => of_kind(scene, seat(scene, first)?, Kind::at(number()?)?),
        "zone" => of_zone(scene, seat(scene, first)?, number()?),
        "global" => globals::help(scene, first),
        _ => None,
    }
}

fn seat(scene: &Scene, number: usize) -> Option<Seat> {
    let seat = Seat::new(u8::try_from(number).ok()?)?;
    scene.game.players().contains(seat).then_some(seat)
}

/// A kind of dice: its card, or what sidekicks are.
fn of_kind(scene: &Scene, seat: Seat, kind: Kind) -> Option<Help> {
    let pack = scene.game.pack();
    let Some(printed) = scene.card(seat, kind) else {
        return (kind == Kind::SIDEKICK).then(|| sidekick(scene));
    };
    let id = pack.card_named(&printed.id)?;
    let mut face = card::face(pack, &scene.voice, id, kind.basic().unwrap_or_default());
    let price = scene.game.price(scene.public(), seat, kind);
    face.cost = Some(price.total.to_string());
    if let Some(on_it) = held::on_card(scene, (seat, kind)) {
        face.text = format!("{}\n{}", face.text, capital(&on_it));
    }
    Some(face.into())
}

fn sidekick(scene: &Scene) -> Help {
    let faces = scene.game.faces(scene.me, Kind::SIDEKICK);
    let sides: Vec<String> = faces
        .iter()
        .map(|side| card::side_text(&scene.voice, *side))
        .collect();
    Help {
        title: scene.text("dice-masters-sidekick"),
        about: scene.text("web-dice-masters-sidekick-about"),
        lines: vec![sides.join(" · ")],
        ..Help::default()
    }
}

/// A die that shows a face: what it is worth now and why, then its card.
fn of_die(scene: &Scene, die: DieId) -> Option<Help> {
    let found = scene.public().dice.get(die.index())?;
    let Face::Character(level) = scene.face(die) else {
        return of_kind(scene, found.owner, found.kind);
    };
    let gaps = [("seat", Arg::Seat(found.controller))];
    let whose = scene.say("web-dice-masters-whose", &gaps);
    let level_text = scene.count("web-dice-masters-level", "level", level.level);
    let card = scene.card(found.owner, found.kind);
    let text = card.map(|card| {
        let text =
            game_dice_masters::card_text(scene.game.pack(), card, game_dice_masters::Form::Whole);
        scene.voice.say_all(&text)
    });
    let held = held::said(scene, die).into_iter();
    let held = held.map(|said| capital(&said));
    let public = scene.public();
    let lies = public.removed.or(public.lying()).contains(die);
    let lies = lies.then(|| scene.text("web-dice-masters-not-in-play"));
    let about: Vec<String> = [level_text, whose]
        .into_iter()
        .chain(lies.clone())
        .collect();
    Some(Help {
        title: scene.die_name(die),
        about: about.join(" · "),
        parts: parts(scene, die, level),
        sum: lies.is_none().then(|| sum(scene, die)),
        lines: held.chain(text).collect(),
        ..Help::default()
    })
}

/// What is printed, what holds for the turn, and what the table adds.
fn parts(scene: &Scene, die: DieId, level: Level) -> Vec<(String, String)> {
    let found = scene.public().die(die);
    let both = |attack: i16, defence: i16| format!("{attack:+} / {defence:+}");
    let mut parts = vec![(
        scene.text("web-dice-masters-printed"),
        format!("{} / {}", level.attack, level.defence),
    )];
    let turn = (i16::from(found.attack), i16::from(found.defence));
    if turn != (0, 0) {
        parts.push((
            scene.text("web-dice-masters-for-turn"),
            both(turn.0, turn.1),
        ));
    }
    let fielded = scene.public().fielded().contains(die);
    let now = scene.stats(die);
    let rest = (
        i16::from(now.attack) - i16::from(level.attack) - turn.0,
        i16::from(now.defence) - i16::from(level.defence) - turn.1,
    );
    if fielded && rest != (0, 0) {
        parts.push((
            scene.text("web-dice-masters-by-cards"),
            both(rest.0, rest.1),
        ));
    }
    if found.damage > 0 {
        let damage = scene.count("web-dice-masters-damage", "n", found.damage);
        parts.push((damage, format!("−{}", found.damage)));
    }
    parts
}

fn sum(scene: &Scene, die: DieId) -> (String, String) {
    if !scene.public().fielded().contains(die) {
        let cost = scene.game.fielding(scene.public(), die).total;
        return (scene.text("web-dice-masters-fielding"), cost.to_string());
    }
    let now = scene.stats(die);
    let name = scene.text("web-dice-masters-now");
    (name, format!("{} / {}", now.attack, now.defence))
}

/// A zone: how many of what.
fn of_zone(scene: &Scene, seat: Seat, place: usize) -> Option<Help> {
    let zone = ZONES.get(place)?;
    let tally = tally(scene, seat, zone.spot);
    let kinds = tally.kinds();
    let parts = kinds.map(|kind| (scene.kind_name(seat, kind), tally.of(kind).to_string()));
    Some(Help {
        title: scene.text(zone.name),
        about: scene.name(seat),
        parts: parts.collect(),
        sum: Some((
            scene.text("web-dice-masters-in-all"),
            tally.len().to_string(),
        )),
        lines: vec![scene.text(zone.about)],
        ..Help::default()
    })
}
