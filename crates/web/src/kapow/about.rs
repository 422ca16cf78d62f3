//! Help for KAPOW!'s dice, boxes, abilities, tokens, faces, characters and cards. All of it is made
//! from the pack.

use super::formula;
use super::scene::Scene;
use crate::help::Help;
use content::{Name, Source};
use dice::{DieId, Id};
use game_kapow::{
    Ability, CardId, Fighter, Home, Make, Parts, SlotId, SpotId, Symbol, ability_text, need_text,
};
use kernel::Arg;

/// What `data-help` means on this board: `die:12`, `make:red`, `face:might`, `slot:0:7` and
/// `spot:0:3` of a fighter's boards, `token:entangle`, `character:1` of a fighter, `card:4`.
pub(super) fn help(scene: &Scene, key: &str) -> Option<Help> {
    let (word, what) = key.split_once(':')?;
    let number = || what.parse::<u8>().ok();
    match word {
        "die" => Some(of_die(scene, DieId::new(number()?)?)),
        "make" => Some(of_make(scene, Make::from_id(what)?)),
        "face" => Some(of_face(scene, Symbol::from_id(what)?)),
        "slot" => {
            let (fighter, number) = on_board(what)?;
            of_slot(scene, fighter, SlotId::at(number)?)
        }
        "spot" => {
            let (fighter, number) = on_board(what)?;
            let spot = scene.game.spots(fighter).nth(number)?;
            Some(of_spot(scene, fighter, spot))
        }
        "token" => of_token(scene, what),
        "character" => of_character(scene, Fighter::new(number()?)?),
        "card" => Some(of_card(scene, CardId::at(usize::from(number()?))?)),
        _ => None,
    }
}

/// What help about an ability is asked by.
pub(super) fn spot_key(fighter: Fighter, spot: SpotId) -> String {
    format!("spot:{}:{}", fighter.index(), spot.index())
}

/// A fighter, and a place on its boards: `0:7`.
fn on_board(what: &str) -> Option<(Fighter, usize)> {
    let (fighter, place) = what.split_once(':')?;
    let fighter = Fighter::new(fighter.parse().ok()?)?;
    Some((fighter, place.parse().ok()?))
}

fn of_die(scene: &Scene, die: DieId) -> Help {
    let make = scene.game.make(die);
    let mut owners = scene.game.fighters();
    let owner = owners.find(|one| scene.corner(*one).dice.contains(die));
    let sides = match make {
        Make::Action => scene.table().faces_on(die),
        make => scene.game.pack().supply.dice[make as usize].sides,
    };
    let about = match owner {
        Some(owner) => scene.fighter_name(owner),
        None => scene.voice.text("kapow-supply"),
    };
    Help {
        title: scene.called(&scene.game.called_make(make)),
        about,
        lines: side_lines(scene, sides),
        marks: marks(scene, &format!("kapow/die/{}/", make.id())),
        ..Help::default()
    }
}

fn of_make(scene: &Scene, make: Make) -> Help {
    let sides = scene.game.pack().supply.dice[make as usize].sides;
    Help {
        title: scene.called(&scene.game.called_make(make)),
        about: scene.voice.text("kapow-supply"),
        lines: side_lines(scene, sides),
        marks: marks(scene, &format!("kapow/die/{}/", make.id())),
        ..Help::default()
    }
}

/// What six sides show, each symbol with its chance.
fn side_lines(scene: &Scene, sides: [Symbol; 6]) -> Vec<String> {
    let counted = Symbol::ALL.into_iter().filter_map(|symbol| {
        let count = sides.iter().filter(|side| **side == symbol).count();
        let name = scene.called(&scene.game.called_symbol(symbol));
        (count > 0).then(|| {
            scene.said(
                "web-kapow-side",
                &[
                    ("symbol", Arg::Spelled(name)),
                    ("count", Arg::number(count as u8)),
                ],
            )
        })
    });
    let mut lines: Vec<String> = counted.collect();
    if sides.contains(&Symbol::Wild) {
        lines.push(scene.voice.text("web-kapow-help-wild"));
    }
    lines
}

fn of_face(scene: &Scene, symbol: Symbol) -> Help {
    let line = match symbol {
        Symbol::Wild => "web-kapow-help-wild",
        Symbol::Blank => "web-kapow-help-blank",
        _ => "web-kapow-help-face",
    };
    let left: Vec<String> = scene.view.public.faces[..if scene.has_teams() { 2 } else { 1 }]
        .iter()
        .filter_map(|faces| faces.get(symbol.index()))
        .map(ToString::to_string)
        .collect();
    let left = scene.said(
        "web-kapow-help-left",
        &[("count", Arg::Spelled(left.join(" + ")))],
    );
    Help {
        title: scene.called(&scene.game.called_symbol(symbol)),
        about: scene.voice.text("web-kapow-face"),
        lines: if symbol == Symbol::Blank {
            vec![scene.voice.text(line)]
        } else {
            vec![scene.voice.text(line), left]
        },
        ..Help::default()
    }
}

fn of_slot(scene: &Scene, fighter: Fighter, slot: SlotId) -> Option<Help> {
    let mut spots = scene.game.spots(fighter);
    let spot = spots.find(|&spot| scene.game.slots(fighter, spot).contains(slot))?;
    let need = scene.game.need(&scene.table(), fighter, slot);
    let mut help = of_spot(scene, fighter, spot);
    help.about = scene.voice.say(&need_text(scene.game.pack(), need));
    Some(help)
}

/// An ability with what it says, and what it brings just now.
fn of_spot(scene: &Scene, fighter: Fighter, spot: SpotId) -> Help {
    let game = &scene.game;
    let ability = game.ability(&scene.table(), fighter, spot);
    let mut help = of_ability(scene, ability);
    let mut parts = Vec::new();
    for (key, found) in [
        (
            "web-kapow-help-attack",
            game.attack_parts(&scene.table(), fighter),
        ),
        (
            "web-kapow-help-defence",
            game.defence_parts(&scene.table(), fighter),
        ),
    ] {
        if brings(&found, spot) {
            let sum = formula::in_words(scene, fighter, &found);
            parts.push((scene.voice.text(key), formula::in_text(&sum)));
        }
    }
    help.sum = parts.pop();
    help.parts = parts;
    let corner = scene.corner(fighter);
    if corner.locked.or(corner.locking).contains(spot) {
        help.lines.push(scene.voice.text("web-kapow-help-locked"));
    }
    if corner.spent.contains(spot) {
        help.lines.push(scene.voice.text("web-kapow-help-spent"));
    }
    help
}

/// Whether an ability is part of a total.
fn brings(parts: &Parts, spot: SpotId) -> bool {
    let mut entries = parts.entries().iter();
    entries.any(|entry| entry.source.own() == Some(spot))
}

fn of_ability(scene: &Scene, ability: &Ability) -> Help {
    let pack = scene.game.pack();
    let path = match ability.home {
        Home::Card(card) => format!("kapow/card/{}/", pack.card(card).id),
        Home::Token => "kapow/token/entangle/".to_owned(),
        _ => format!("kapow/ability/{}/", ability.id),
    };
    Help {
        title: scene.named(&ability.name),
        about: home(scene, ability.home),
        lines: vec![sentences(scene, ability)],
        marks: marks(scene, &path),
        ..Help::default()
    }
}

/// All sentences of an ability in one line.
pub(super) fn sentences(scene: &Scene, ability: &Ability) -> String {
    scene
        .voice
        .say_all(&ability_text(scene.game.pack(), ability))
}

/// The board an ability stands on.
fn home(scene: &Scene, home: Home) -> String {
    let pack = scene.game.pack();
    match home {
        Home::Player => scene.voice.text("web-kapow-home-player"),
        Home::Character(place) | Home::Solo(place) => {
            scene.named(&pack.characters[usize::from(place)].name)
        }
        Home::Card(card) => scene.named(&pack.card(card).name),
        Home::Token => scene.voice.text("web-kapow-home-token"),
    }
}

fn of_token(scene: &Scene, what: &str) -> Option<Help> {
    let pack = scene.game.pack();
    let (token, line) = match what {
        "lock-in" => (
            &pack.supply.lock_in,
            scene.voice.text("web-kapow-help-lock-in"),
        ),
        "entangle" => {
            let ability = pack.ability(pack.supply.entangle_ability);
            (&pack.supply.entangle, sentences(scene, ability))
        }
        _ => return None,
    };
    Some(Help {
        title: scene.named(&token.name),
        about: scene.voice.text("web-kapow-home-token"),
        lines: vec![line],
        marks: marks(scene, &format!("kapow/token/{what}/")),
        ..Help::default()
    })
}

fn of_character(scene: &Scene, fighter: Fighter) -> Option<Help> {
    let place = scene.game.character(fighter)?;
    let character = &scene.game.pack().characters[usize::from(place)];
    let side = if character.villain {
        "web-kapow-villain"
    } else {
        "web-kapow-hero"
    };
    let own = |spot: &SpotId| {
        let ability = scene.game.ability(&scene.table(), fighter, *spot);
        matches!(ability.home, Home::Character(_) | Home::Solo(_))
    };
    let line = |spot: SpotId| {
        let ability = scene.game.ability(&scene.table(), fighter, spot);
        let name = scene.named(&ability.name);
        format!("{name}: {}", sentences(scene, ability))
    };
    let spots = scene.game.spots(fighter).filter(own);
    Some(Help {
        title: scene.named(&character.name),
        about: scene.voice.text(side),
        lines: spots.map(line).collect(),
        marks: marks(scene, &format!("kapow/character/{}/", character.id)),
        ..Help::default()
    })
}

fn of_card(scene: &Scene, card: CardId) -> Help {
    let pack = scene.game.pack();
    let card = pack.card(card);
    let halves = card.halves.map(|half| sentences(scene, pack.ability(half)));
    let mut lines = halves.to_vec();
    lines.push(scene.voice.text("web-kapow-help-card"));
    Help {
        title: scene.named(&card.name),
        about: scene.voice.text("web-kapow-card"),
        lines,
        marks: marks(scene, &format!("kapow/card/{}/", card.id)),
        ..Help::default()
    }
}

/// Why values of a thing are marked: they are our proposal. Each reason once.
fn marks(scene: &Scene, path: &str) -> Vec<String> {
    let mut found: Vec<(Vec<String>, &Name)> = Vec::new();
    for value in scene.game.pack().sources.reconstructed() {
        let (Some(field), Source::Reconstructed(why)) =
            (value.what.strip_prefix(path), &value.source)
        else {
            continue;
        };
        let Some(part) = part_key(field) else {
            continue;
        };
        let part = scene.voice.text(part);
        match found.iter_mut().find(|(_, known)| *known == why) {
            Some((parts, _)) if parts.contains(&part) => {}
            Some((parts, _)) => parts.push(part),
            None => found.push((vec![part], why)),
        }
    }
    let line = |(parts, why): (Vec<String>, &Name)| {
        let args = [
            ("what", Arg::Spelled(parts.join(", "))),
            ("why", Arg::Spelled(scene.named(why))),
        ];
        scene.said("web-help-reconstructed", &args)
    };
    found.into_iter().map(line).collect()
}

/// What a field of the pack is called; names are only names.
fn part_key(field: &str) -> Option<&'static str> {
    let (whole, _) = field.split_once('/').unwrap_or((field, ""));
    Some(match whole {
        "box" | "left-box" | "right-box" => "web-kapow-part-box",
        "effects" | "left-effects" | "right-effects" => "web-kapow-part-effects",
        "timing" | "left-timing" | "right-timing" => "web-kapow-part-timing",
        "sides" => "web-kapow-part-sides",
        "dice" | "action" => "web-kapow-part-dice",
        "life" => "web-kapow-part-life",
        _ => return None,
    })
}
