//! IRONDIE's dice in words and drawings.

use super::Session;
use super::face::{Face, Shows, draw};
use super::middle::has_tray;
use super::scene::Scene;
use crate::die::{Look, die};
use crate::pick::Standing;
use dice::DieId;
use game_irondie::{Make, owner};
use kernel::{Arg, AskKind, Said};
use leptos::prelude::*;

/// A die on the board: lit by the question, and every tap on it is answered.
pub(super) fn on_board(scene: &Scene, session: Session, id: DieId, size: &'static str) -> AnyView {
    let state = match &scene.question {
        // A swap knows places of a set, not whose set it is.
        Some(question) if question.ask.kind == AskKind::Swap && owner(id) != scene.me => {
            Standing::Idle
        }
        Some(question) => question.state(&scene.draft, id),
        None if scene.is_sealed(id) => Standing::Kept,
        None => Standing::Idle,
    };
    let mut look = at(scene, id, size, state);
    look.rolling = !has_tray(scene) && scene.rolling().contains(id);
    let asked = scene.question.is_some();
    let tap = asked.then(|| Callback::new(move |()| session.tap_die(id)));
    die(look, tap)
}

/// A die that is only shown.
pub(super) fn shown(scene: &Scene, id: DieId, size: &'static str) -> AnyView {
    die(at(scene, id, size, Standing::Idle), None)
}

/// A die in the throwing tray, with what it showed when it came to rest.
pub(super) fn fallen(scene: &Scene, id: DieId, value: u8) -> AnyView {
    let mut look = of_die(scene, id, shows(value), "die-l", Standing::Idle);
    look.rolling = scene.rolling().contains(id);
    die(look, None)
}

/// A die about to be thrown.
pub(super) fn unknown(scene: &Scene, id: DieId, size: &'static str) -> AnyView {
    die(
        of_die(scene, id, Shows::Unknown, size, Standing::Idle),
        None,
    )
}

/// A small die in a sentence, showing what it showed then. Beside its name it has none itself.
pub(super) fn in_line(scene: &Scene, id: DieId, value: u8, named: bool) -> Look {
    let mut look = of_die(scene, id, shows(value), "die-s", Standing::Idle);
    if !named {
        look.label.clear();
    }
    // In a line of text there is no room for a mark.
    look.owner = None;
    look
}

/// A die of a side set, which is not on the table.
pub(super) fn of_make(scene: &Scene, make: Make, state: Standing, tap: Callback<()>) -> AnyView {
    let mut look = look(scene, make, Shows::Kind, "die-l", state);
    look.help = Some(format!("make:{}", scene.game.pack().spell_make(make)));
    die(look, Some(tap))
}

fn at(scene: &Scene, id: DieId, size: &'static str, state: Standing) -> Look {
    of_die(scene, id, shows(scene.view.public.value(id)), size, state)
}

const fn shows(value: u8) -> Shows {
    match value {
        0 => Shows::Kind,
        value => Shows::Value(value),
    }
}

/// A die of somebody's set. Where several people's dice lie together it says whose it is.
fn of_die(scene: &Scene, id: DieId, shows: Shows, size: &'static str, state: Standing) -> Look {
    let mut look = look(scene, scene.view.public.make(id), shows, size, state);
    look.help = Some(format!("die:{}", id.index()));
    if scene.is_team() {
        let (seat, name) = (owner(id), scene.name(owner(id)));
        look.label = format!("{}, {name}", look.label);
        look.owner = Some((seat, name));
    }
    look
}

fn look(scene: &Scene, make: Make, shows: Shows, size: &'static str, state: Standing) -> Look {
    let pack = scene.game.pack();
    let kind = &pack.kinds[make.kind().index()];
    let colour = make.colour().id();
    let letters = scene.text(&format!("irondie-short-{colour}"));
    let face = Face {
        kind: &kind.id,
        class: scene.game.tables().kind(make.kind()).class,
        letters: &letters,
        rare: make.rare(),
        shows,
    };
    Look {
        kind: kind.id.clone(),
        colour,
        tile: None,
        size,
        state,
        label: label(scene, make, shows, state),
        cube: draw(&face),
        rolling: false,
        help: None,
        owner: None,
    }
}

/// "Fortress, yellow, 4, takeable".
fn label(scene: &Scene, make: Make, shows: Shows, state: Standing) -> String {
    let voice = &scene.voice;
    let pack = scene.game.pack();
    let named = |name: &content::Name| Arg::Named {
        de: name.de.clone(),
        en: name.en.clone(),
    };
    let value = match shows {
        Shows::Value(value) => Arg::number(value),
        Shows::Unknown | Shows::Kind => Arg::Spelled("–".into()),
    };
    let key = match state {
        Standing::Offered => "web-die-offered",
        Standing::Chosen => "web-die-chosen",
        _ => "web-die",
    };
    let said = Said::new(key)
        .with("kind", named(pack.kind_name(make.kind())))
        .with("colour", named(pack.colour_name(make.colour())))
        .with("value", value);
    let mut label = voice.say(&said);
    if make.rare() {
        label.push_str(", ");
        label.push_str(&voice.text("web-rare"));
    }
    label
}
