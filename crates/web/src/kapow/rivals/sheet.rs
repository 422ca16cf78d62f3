//! Somebody's whole board on a sheet: what they own with all sides, and what their abilities say.

use super::{about, life, tokens};
use crate::icon::reference;
use crate::kapow::columns::Sheet as Board;
use crate::kapow::scene::Scene;
use crate::kapow::{Session, look, reading};
use crate::panels::Sheet;
use dice::DieId;
use game_kapow::{Fighter, Home, Make, SpotId, SpotSet, Symbol};
use kernel::Arg;
use leptos::prelude::*;

/// The sheet, while somebody's board is opened.
pub(in crate::kapow) fn sheet(session: Session) -> AnyView {
    let opened = move |number: u8| {
        let fighter = Fighter::new(number)?;
        let title = move || {
            let name = session.shown().map(|scene| scene.fighter_name(fighter));
            name.unwrap_or_default()
        };
        let close = Callback::new(move |()| session.read(None));
        Some(view! {
            <Sheet class="kp-reads kapow" icon="ic-person" title=Signal::derive(title) close=close>
                {move || session.shown().map(|scene| inside(&scene, session, fighter))}
            </Sheet>
        })
    };
    let read = Memo::new(move |_| session.arranged.with(|arranged| arranged.read));
    (move || read.get().and_then(opened)).into_any()
}

fn inside(scene: &Scene, session: Session, fighter: Fighter) -> AnyView {
    let placed = reading::placed(scene, fighter, false);
    let placed = (!placed.is_empty()).then(|| {
        section(
            scene,
            "web-kapow-placed",
            view! { <ul class="kp-lies">{placed}</ul> }.into_any(),
        )
    });
    view! {
        <p class="kp-reads-head">
            {life(scene, fighter)}
            <span class="small soft">{about(scene, fighter)}</span>
            {tokens(scene, fighter)}
        </p>
        {placed}
        {section(scene, "web-kapow-dice-owned", dice(scene, fighter))}
        {pool(scene, fighter)}
        {abilities(&Board::of(scene, session, fighter))}
    }
    .into_any()
}

fn section(scene: &Scene, key: &str, inside: AnyView) -> AnyView {
    view! { <section><h3>{scene.voice.text(key)}</h3>{inside}</section> }.into_any()
}

/// Every die with its sides; trait dice of a colour together.
fn dice(scene: &Scene, fighter: Fighter) -> AnyView {
    let owned = scene.corner(fighter).dice;
    let of_make = |make: Make| -> Vec<DieId> {
        let dice = owned.iter();
        dice.filter(|&die| scene.game.make(die) == make).collect()
    };
    let mut rows = Vec::new();
    for make in Make::ALL {
        let dice = of_make(make);
        if make.is_action() {
            rows.extend(dice.iter().map(|&die| row(scene, fighter, &[die])));
        } else if !dice.is_empty() {
            rows.push(row(scene, fighter, &dice));
        }
    }
    view! { <ul class="kp-owned">{rows}</ul> }.into_any()
}

fn row(scene: &Scene, fighter: Fighter, dice: &[DieId]) -> AnyView {
    let covered = scene.is_covered(fighter);
    let shown = |&die: &DieId| {
        if covered {
            let hidden = look::of(scene, scene.game.make(die), None, "die-m");
            crate::die::die(hidden, None)
        } else {
            reading::small(scene, die)
        }
    };
    let dice_shown: Vec<AnyView> = dice.iter().map(shown).collect();
    let sides = scene.game.sides_of(&scene.table(), dice[0]);
    let names = sides.map(|side| scene.called(&scene.game.called_symbol(side)));
    let label = scene.said(
        "web-kapow-sides",
        &[("sides", Arg::Spelled(names.join(", ")))],
    );
    let side = |side: Symbol| {
        let icon = reference(&format!("sym-{}", side.id()));
        view! { <i data-tile=side.id()><svg class="icon" inner_html=icon></svg></i> }
    };
    view! {
        <li>
            <span class="dice">{dice_shown}</span>
            <span class="kp-sides" role="img" aria-label=label>
                {sides.map(side).into_iter().collect_view()}
            </span>
        </li>
    }
    .into_any()
}

/// Faces that are on no die.
fn pool(scene: &Scene, fighter: Fighter) -> Option<AnyView> {
    let pool = scene.table().pool(fighter);
    let loose = Symbol::FACES.into_iter().flat_map(|face| {
        let count = usize::from(pool[face.index()]);
        std::iter::repeat_n(face, count)
    });
    let loose: Vec<AnyView> = loose.map(|face| look::loose_face(scene, face)).collect();
    (!loose.is_empty()).then(|| {
        let faces = view! { <p class="kp-faces">{loose}</p> }.into_any();
        section(scene, "kapow-pool", faces)
    })
}

/// What is special first; the player board, which everyone has, behind one more tap.
fn abilities(board: &Board<'_>) -> Vec<AnyView> {
    let (scene, fighter) = (board.scene, board.fighter);
    let (mut own, mut common) = (Vec::new(), Vec::new());
    for spot in scene.game.spots(fighter) {
        let ability = scene.game.ability(&scene.table(), fighter, spot);
        match ability.home {
            Home::Player => common.push(line(board, spot)),
            Home::Token if scene.corner(fighter).tokens == 0 => {}
            _ => own.push(line(board, spot)),
        }
    }
    let alone = own.is_empty();
    let own = (!alone).then(|| {
        let list = view! { <ul class="kp-texts">{own}</ul> }.into_any();
        section(scene, "web-kapow-own-abilities", list)
    });
    let common = (!common.is_empty()).then(|| {
        view! {
            <details class="custom-more" open=alone>
                <summary>{scene.voice.text("web-kapow-player-board")}</summary>
                <ul class="kp-texts">{common}</ul>
            </details>
        }
        .into_any()
    });
    own.into_iter().chain(common).collect()
}

fn line(board: &Board<'_>, spot: SpotId) -> AnyView {
    let (scene, fighter) = (board.scene, board.fighter);
    let ability = scene.game.ability(&scene.table(), fighter, spot);
    let corner = scene.corner(fighter);
    let mark = |set: SpotSet, key: &str| {
        let text = set.contains(spot).then(|| scene.voice.text(key));
        text.map(|text| view! { <span class="chip">{text}</span> })
    };
    let row = |row: String| view! { <p class="small">{row}</p> };
    let boxed = (!ability.slots.is_empty()).then(|| reading::dice_box(board, spot));
    view! {
        <li data-state=reading::state(scene, fighter, spot)>
            <div>
                <b>{scene.spot_name(fighter, spot)}</b>
                {mark(corner.locked.or(corner.locking), "web-kapow-locked")}
                {mark(corner.spent, "web-kapow-spent")}
                {reading::rows(scene, ability).into_iter().map(row).collect_view()}
            </div>
            {boxed}
        </li>
    }
    .into_any()
}
