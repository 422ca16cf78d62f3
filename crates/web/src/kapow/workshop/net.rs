//! An action die unfolded: its six sides with their sockets and faces, its chances, and what the
//! face in the hand would change.

use super::Bench;
use crate::die::die;
use crate::icon::{Icon, reference};
use crate::kapow::{goods, look};
use crate::pick::{Pick, Standing, pick};
use dice::DieId;
use game_kapow::{Make, Offer, Symbol};
use kernel::Arg;
use leptos::prelude::*;

/// Where the sides of a die are when it is unfolded: the classes, and the keys of their names.
const SIDES: [(&str, &str); 6] = [
    ("kp-cell kp-t", "web-kapow-side-top"),
    ("kp-cell kp-l", "web-kapow-side-left"),
    ("kp-cell kp-f", "web-kapow-side-front"),
    ("kp-cell kp-r", "web-kapow-side-right"),
    ("kp-cell kp-b", "web-kapow-side-back"),
    ("kp-cell kp-u", "web-kapow-side-bottom"),
];

/// With more dice than this each is drawn smaller.
const FEW: u8 = 3;

/// All action dice of whoever works here.
pub(super) fn all(bench: &Bench<'_>) -> AnyView {
    let dice = bench.scene.table().actions(bench.fighter);
    if dice.is_empty() {
        let none = bench.scene.text("web-kapow-shop-no-die");
        return view! { <p class="mat kp-nothing">{none}</p> }.into_any();
    }
    let many = (dice.len() > FEW).then_some("");
    let nets: Vec<AnyView> = dice.iter().map(|die| net(bench, die)).collect();
    view! { <ul class="kp-nets" data-many=many data-count=dice.len()>{nets}</ul> }.into_any()
}

/// One of them, with its number.
fn net(bench: &Bench<'_>, die: DieId) -> AnyView {
    let scene = bench.scene;
    let sides = scene.table().faces_on(die);
    let called = scene.game.called_die(scene.table(), bench.fighter, die);
    let name = scene.called(&called);
    let filled = sides.iter().filter(|&&side| side != Symbol::Blank).count();
    let faces = scene.count("web-kapow-shop-faces", "count", filled as u8);
    let cells: Vec<AnyView> = (0..6).map(|side| cell(bench, &name, die, side)).collect();
    let next = (bench.is_next && bench.likely == Some(die)).then_some("true");
    view! {
        <li class="mat kp-netbox" aria-current=next>
            <h3>{small_die(bench, die)}{name.clone()}<small>{faces}</small></h3>
            <ol class="kp-net" data-kind="action" aria-label=name.clone()>{cells}</ol>
            {mix(bench, &name, die)}
            {change(bench, die)}
        </li>
    }
    .into_any()
}

/// The die as it lies on the table, with its first face; beside its name, so without a label.
fn small_die(bench: &Bench<'_>, one: DieId) -> AnyView {
    let mut sides = bench.scene.table().faces_on(one).into_iter();
    let first = sides.find(|&side| side != Symbol::Blank);
    let shown = first.unwrap_or(Symbol::Blank);
    let mut drawn = look::of(bench.scene, Make::Action, Some(shown), "die-s");
    drawn.label.clear();
    die(drawn, None)
}

fn cell(bench: &Bench<'_>, name: &str, die: DieId, side: u8) -> AnyView {
    let (class, side_key) = SIDES[usize::from(side)];
    let at = format!("{name}, {}", bench.scene.text(side_key));
    let (inside, drag) = match bench.scene.table().faces_on(die)[usize::from(side)] {
        Symbol::Blank => (socket(bench, at, die, side), None),
        face => {
            let off = Offer::Unclip { die, side };
            (clipped(bench, at, face, off), Some(super::drag(face)))
        }
    };
    view! { <li class=class data-drag=drag>{inside}</li> }.into_any()
}

/// A face that is on the die; a tap takes it off.
fn clipped(bench: &Bench<'_>, at: String, face: Symbol, off: Offer) -> AnyView {
    let (scene, session) = (bench.scene, bench.session);
    let name = bench.face_name(face);
    let label = format!("{at}: {name}");
    if !bench.scene.offers(off) {
        return goods::face(face, Standing::Idle, label, None);
    }
    let gaps = [
        ("place", Arg::Spelled(at)),
        ("face", Arg::Spelled(name.clone())),
    ];
    let label = scene.say("web-kapow-shop-take-off", &gaps);
    // The button has the label, so the drawing in it needs none.
    let drawn = goods::face(face, Standing::Idle, name, None);
    view! {
        <button
            class="kp-off"
            type="button"
            aria-label=label.clone()
            title=label
            on:click=move |_| session.answer(off)
        >
            <span class="kp-off-face" aria-hidden="true">{drawn}</span>
        </button>
    }
    .into_any()
}

/// An empty side; with a face in the hand a tap clips it on, without one the die waits for one.
/// Every empty side of a die is as good as any other, and the rules take the first.
fn socket(bench: &Bench<'_>, at: String, die: DieId, side: u8) -> AnyView {
    let (scene, session) = (bench.scene, bench.session);
    let question = scene.question.as_ref();
    if !question.is_some_and(|question| question.takes_faces(die)) {
        let empty = format!("{at}: {}", scene.text("web-kapow-shop-empty"));
        return view! { <span class="kp-socket" role="img" aria-label=empty></span> }.into_any();
    }
    let sides = scene.table().faces_on(die).into_iter();
    let first = sides
        .take(usize::from(side))
        .all(|one| one != Symbol::Blank);
    let best = bench.likely == Some(die) || scene.draft.hand.die == Some(die);
    let standing = match bench.hand {
        _ if first && best => Standing::Likely,
        Some(_) => Standing::Offered,
        None => Standing::Ready,
    };
    let label = match bench.hand {
        Some(face) => {
            let face = Arg::Spelled(bench.face_name(face));
            let gaps = [("place", Arg::Spelled(at)), ("face", face)];
            scene.say("web-kapow-shop-put-here", &gaps)
        }
        None => scene.say("web-kapow-shop-fill", &[("place", Arg::Spelled(at))]),
    };
    let place = Pick {
        class: "kp-socket".to_owned(),
        standing,
        label,
        takes: true,
        ..Pick::default()
    };
    let tap = session.on_tap(move |question, draft| question.tap_socket(draft, die));
    pick(place, view! { <Icon name="ic-plus"/> }.into_any(), tap)
}

/// The chances of a die, as bars.
fn mix(bench: &Bench<'_>, name: &str, die: DieId) -> AnyView {
    let scene = bench.scene;
    let line = |(symbol, count): (Symbol, u8)| {
        view! {
            <li>
                <svg
                    class="icon"
                    aria-hidden="true"
                    inner_html=reference(goods::symbol_icon(symbol))
                ></svg>
                <span class="unseen">{bench.face_name(symbol)}</span>
                <progress class="bar" max="6" value=count aria-hidden="true"></progress>
                <b>{sixths(count)}</b>
            </li>
        }
    };
    let lines = shares(scene.table().faces_on(die)).into_iter().map(line);
    let label = scene.say(
        "web-kapow-shop-chances",
        &[("die", Arg::Spelled(name.to_owned()))],
    );
    view! { <ul class="kp-mix" aria-label=label>{lines.collect_view()}</ul> }.into_any()
}

/// How many sides show what: the commonest first, blank last.
fn shares(sides: [Symbol; 6]) -> Vec<(Symbol, u8)> {
    let count = |symbol| sides.iter().filter(|&&side| side == symbol).count() as u8;
    let all = Symbol::ALL
        .into_iter()
        .map(|symbol| (symbol, count(symbol)));
    let mut shares: Vec<(Symbol, u8)> = all.filter(|&(_, count)| count > 0).collect();
    shares.sort_by_key(|&(symbol, count)| (symbol == Symbol::Blank, 6 - count));
    shares
}

fn sixths(count: u8) -> String {
    format!("{count}/6")
}

/// What the face in the hand would change.
fn change(bench: &Bench<'_>, die: DieId) -> Option<AnyView> {
    let face = bench.hand?;
    let goes_here = bench.is_next && bench.likely == Some(die);
    if !goes_here && !bench.scene.offers(Offer::Clip { face, die }) {
        return None;
    }
    let sides = bench.scene.table().faces_on(die);
    let count = |symbol| sides.iter().filter(|&&side| side == symbol).count() as u8;
    let (now, blank) = (count(face), count(Symbol::Blank));
    let view = view! {
        <p class="kp-gain">
            <b>{bench.face_name(face)}</b>" "{sixths(now)}" → "
            <b class="good">{sixths(now + 1)}</b>", "
            {bench.face_name(Symbol::Blank)}" "{sixths(blank)}" → "
            <b class="good">{sixths(blank - 1)}</b>
        </p>
    };
    Some(view.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_symbol_is_first_and_blank_is_last() {
        use Symbol::{Blank, Might, Wild};
        let shares = shares([Might, Wild, Wild, Blank, Blank, Blank]);
        assert_eq!(shares, [(Wild, 2), (Might, 1), (Blank, 3)]);
    }
}
