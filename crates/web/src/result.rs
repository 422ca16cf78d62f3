//! The sheet at the end of a match: who won, and what now.

use crate::board::Board;
use crate::dom;
use crate::icon::Icon;
use crate::panels::{Panel, Panels, Sheet};
use crate::picture;
use crate::session::{Scene, Session};
use crate::{opponent, seat, sent, share, story};
use fair::Record;
use kernel::{Outcome, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The sheet; nothing while the match goes on.
pub(crate) fn sheet<G: Board>(session: Session<G>) -> Option<AnyView> {
    let scene = session.scene()?;
    let places = places(&scene, scene.outcome.as_ref()?);
    let record = session.record()?;
    let title = G::ending(&scene);
    let close = move |()| session.result.set(false);
    let told = story::told(session, record.clone());
    let offers = offers(&scene, session, record, told);
    let falls = (!scene.outcome.as_ref()?.is_draw()).then(falling);
    let account = G::account(&scene);
    let about = format!(
        "{} · {}",
        scene.voice.text(&scene.mode_key),
        G::length(&scene)
    );
    let voice = scene.voice.clone();
    let sheet = view! {
        <Sheet class="pn-result" icon="ic-crown" title=Signal::stored(title) close=close>
            {falls}
            <p>{session.reason()}</p>
            <ol class="pn-place">{places}</ol>
            <p class="small soft">{about}</p>
            {move || story::lines(&told.get(), &voice)}
            {account}
            <div class="offers">{offers}</div>
        </Sheet>
    };
    Some(view! { <div class=G::ID>{sheet}</div> }.into_any())
}

/// The seats, the best first, and who plays without one: first where no seat has won.
fn places<G: Board>(scene: &Scene<G>, outcome: &Outcome) -> Vec<AnyView> {
    let mut seats: Vec<Seat> = Seat::first(scene.game.seats()).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    let winners = outcome.winners();
    let nth = |seat: Seat| match outcome.places[seat.index()] {
        _ if winners.contains(seat) => None,
        nth if scene.game.seats() > 2 && !outcome.is_draw() => Some(nth.to_string()),
        _ => Some(NO_PLACE.to_owned()),
    };
    let lines = seats.into_iter();
    let lines = lines.map(|seat| line(scene, seat, scene.name(seat), nth(seat)));
    let lost = winners.is_empty() && !outcome.is_draw();
    let other = || (!lost).then(|| NO_PLACE.to_owned());
    let others = G::seatless(scene).into_iter();
    let others = others.map(|(seat, name)| line(scene, seat, name, other()));
    if lost {
        others.chain(lines).collect()
    } else {
        lines.chain(others).collect()
    }
}

/// What stands before who has not won, where there are no places.
const NO_PLACE: &str = "–";

/// Somebody's line; who has won wears the crown.
fn line<G: Board>(scene: &Scene<G>, seat: Seat, name: String, nth: Option<String>) -> AnyView {
    let mark = match nth {
        None => view! { <Icon name="ic-crown" size="pn-crown"/> }.into_any(),
        Some(nth) => view! { <span class="pn-nth" aria-hidden="true">{nth}</span> }.into_any(),
    };
    let face = seat::mark(seat, &name);
    view! {
        <li>
            {mark}
            {face}
            <span class="seat-name">{name}</span>
            <b class="life">{G::score(scene, seat)}</b>
        </li>
    }
    .into_any()
}

/// Dice that fall behind the result, where motion is wanted.
fn falling() -> AnyView {
    const DICE: [(&str, &str); 7] = [
        ("red", "6"),
        ("tool", "ic-crown"),
        ("blue", "5"),
        ("yellow", "1"),
        ("purple", "4"),
        ("treasure", "sym-gem"),
        ("green", "3"),
    ];
    let dice = DICE.map(|(kind, shows)| picture::die(kind, shows));
    view! { <div class="pn-fall" aria-hidden="true">{dice.into_iter().collect_view()}</div> }
        .into_any()
}

fn offers<G: Board>(
    scene: &Scene<G>,
    session: Session<G>,
    record: String,
    told: RwSignal<Vec<story::Line>>,
) -> Vec<AnyView> {
    let panels = Panels::get();
    let (kept, record_of) = (record.clone(), record.clone());
    let verify = view! {
        <button
            class="button"
            type="button"
            on:click=move |_| {
                let text = Some(record.clone());
                let shown = session.witnessed().map(Box::new);
                panels.open(Panel::Record { text, shown });
            }
        >
            <Icon name="ic-seal-open"/>{scene.voice.text("web-record-verify")}
        </button>
    };
    let save = view! {
        <button
            class="button"
            type="button"
            on:click=move |_| {
                dom::download(&format!("{}.jsonl", G::ID), &kept);
            }
        >
            <Icon name="ic-download"/>{scene.voice.text("web-record-save")}
        </button>
    };
    let watch = watch_button(scene, session, &record_of);
    let again = view! {
        <button class="button button-main" type="button" on:click=move |_| session.again()>
            <Icon name="ic-undo"/>{scene.voice.text("web-rematch")}
        </button>
    };
    let again = scene.plays.then(|| again.into_any());
    let share = share::button(scene, told);
    [verify.into_any(), save.into_any(), share]
        .into_iter()
        .chain(watch)
        .chain(opponent::next_button(scene, session))
        .chain(again)
        .collect()
}

/// The match from its beginning, at an address that can be handed on.
fn watch_button<G: Board>(scene: &Scene<G>, session: Session<G>, record: &str) -> Option<AnyView> {
    let short = Record::parse(record).ok()?.to_short();
    let watch = move |_| {
        let players = untrack(|| session.named(&session.notice.get())).players;
        let short = short.clone();
        spawn_local(async move {
            sent::watch(&players, &short).await;
        });
    };
    let button = view! {
        <button class="button" type="button" data-act="watch" on:click=watch>
            <Icon name="ic-play"/>{scene.voice.text("web-watch-it")}
        </button>
    };
    Some(button.into_any())
}
