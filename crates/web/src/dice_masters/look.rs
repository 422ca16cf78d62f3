//! Dice as they are drawn everywhere: those that show a face, and those that show none.

use super::art;
use super::scene::{Scene, card_key};
use crate::die::Look;
use dice::DieId;
use game_dice_masters::{Face, Kind, Stats, face_text};
use kernel::{Arg, Seat};

/// A die that shows a face, as it is now.
pub(super) fn shown(scene: &Scene, die: DieId, size: &'static str) -> Look {
    let found = scene.public().die(die);
    let (owner, kind, face) = (found.owner, found.kind, scene.face(die));
    let mut look = of_face(scene, (owner, kind), face, size);
    if let Face::Character(level) = face {
        let now = scene.stats(die);
        let fielded = scene.public().fielded().contains(die);
        let now = if fielded { now } else { art::printed(level) };
        let emblem = scene.emblem(owner, kind);
        look.cube = art::character(&emblem, level, now, found.damage);
        look.label = character(scene, (owner, kind), level.level, now);
        if found.damage > 0 {
            let damage = scene.count("web-dice-masters-damage", "n", found.damage);
            look.label = format!("{}, {damage}", look.label);
        }
    }
    look.rolling = scene.lands(die);
    look.help = Some(format!("die:{}", die.index()));
    look
}

/// A die with a side up, as it is printed.
pub(super) fn of_face(
    scene: &Scene,
    (owner, kind): (Seat, Kind),
    face: Face,
    size: &'static str,
) -> Look {
    let label = match face {
        Face::Character(level) => character(scene, (owner, kind), level.level, art::printed(level)),
        face => {
            let shows = scene.voice.say(&face_text(face));
            format!("{}, {shows}", scene.kind_name(owner, kind))
        }
    };
    Look {
        kind: scene.colour(owner, kind),
        size,
        label,
        cube: art::face(&scene.emblem(owner, kind), face),
        help: Some(card_key(owner, kind)),
        ..Look::default()
    }
}

/// A die that shows nothing.
pub(super) fn hidden(scene: &Scene, (owner, kind): (Seat, Kind), size: &'static str) -> Look {
    Look {
        kind: scene.colour(owner, kind),
        size,
        label: scene.kind_name(owner, kind),
        cube: art::unrolled(&scene.emblem(owner, kind)),
        help: Some(card_key(owner, kind)),
        ..Look::default()
    }
}

/// "Drax, level 2, attack 3, defence 5".
fn character(scene: &Scene, (owner, kind): (Seat, Kind), level: u8, now: Stats) -> String {
    let gaps = [
        ("die", Arg::Spelled(scene.kind_name(owner, kind))),
        ("level", Arg::number(level)),
        ("attack", Arg::number(now.attack)),
        ("defence", Arg::number(now.defence)),
    ];
    scene.say("web-dice-masters-character", &gaps)
}
