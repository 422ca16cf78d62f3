//! What the others would like: to take something back, to play again.

use crate::board::Board;
use crate::going::Wish;
use crate::icon::Icon;
use crate::session::{Scene, Session, names};
use crate::voice::Voice;
use kernel::{Arg, Said, Seat, SeatSet};
use leptos::prelude::*;
use wire::{Act, Notice};

/// What is open at the table on the screen, for whatever lies over it.
#[derive(Clone, Copy)]
pub(crate) struct Wishes {
    /// What is asked of who looks.
    asked: RwSignal<Option<ViewFn>>,
    /// What is said.
    said: RwSignal<Option<ViewFn>>,
}

impl Wishes {
    /// Lets every sheet show what is open at the table below it.
    pub(crate) fn provide() {
        provide_context(Wishes {
            asked: RwSignal::new(None),
            said: RwSignal::new(None),
        });
    }

    /// Shows the wishes at this table as long as its page is there.
    pub(crate) fn of_table<G: Board>(session: Session<G>) {
        let wishes: Wishes = expect_context();
        let open = move || {
            let scene = session.scene()?;
            wish(&scene, session)
        };
        show(wishes.asked, ViewFn::from(open));
    }

    /// Shows what is said at a table as long as its page is there.
    pub(crate) fn of_talk(said: ViewFn) {
        show(expect_context::<Wishes>().said, said);
    }

    /// What is open, for a sheet over the table.
    pub(crate) fn view() -> AnyView {
        let wishes: Wishes = expect_context();
        let asked = move || wishes.asked.get().map(|open| open.run());
        let said = move || wishes.said.get().map(|open| open.run());
        view! { {asked} {said} }.into_any()
    }
}

fn show(place: RwSignal<Option<ViewFn>>, what: ViewFn) {
    place.set(Some(what));
    on_cleanup(move || {
        place.try_set(None);
    });
}

/// A wish in words for who is not at the table just now, such as "Ada offers a draw".
pub(crate) fn said(voice: &Voice, notice: &Notice, wish: Wish, others: SeatSet) -> String {
    let key = match wish {
        Wish::Undo => "web-back-undo",
        Wish::Draw => "web-back-draw",
        Wish::Again => "web-back-again",
    };
    about(voice, notice, key, others)
}

/// A sentence about those who sit at a table, by their names.
pub(crate) fn about(voice: &Voice, notice: &Notice, key: &'static str, seats: SeatSet) -> String {
    let names = names(voice, notice);
    let names = seats.iter().filter_map(|seat| names.get(seat.index()));
    let names: Vec<&str> = names.map(String::as_str).collect();
    voice.say(&Said::new(key).with("names", Arg::Spelled(names.join(", "))))
}

/// The wish that is open, with its buttons.
pub(crate) fn wish<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let me = scene.plays.then_some(scene.me);
    session.notice.with(|notice| {
        let asked = |seats: SeatSet| me.filter(|&me| seats.contains(me));
        let other = |seats: SeatSet| seats.iter().find(|&seat| Some(seat) != me);
        let (draw, rematch) = (notice.wants_draw, notice.wants_rematch);
        let (key, seat, acts) = match notice.wants_undo {
            Some(seat) if Some(seat) == me => ("web-undo-asked", seat, vec![UNDO_AFTER_ALL]),
            Some(seat) => ("web-undo-wanted", seat, vec![ALLOW, DENY]),
            None => match (asked(draw), other(draw), asked(rematch), other(rematch)) {
                (Some(me), ..) => ("web-draw-asked", me, Vec::new()),
                (_, Some(seat), ..) => ("web-draw-wanted", seat, vec![DRAW]),
                (.., Some(me), _) => ("web-rematch-asked", me, Vec::new()),
                (.., Some(seat)) => ("web-rematch-wanted", seat, vec![REMATCH]),
                _ => return None,
            },
        };
        let acts = me.map(|_| acts).unwrap_or_default();
        let buttons = acts.into_iter().map(|act| button(scene, session, act));
        Some(slip(scene, key, seat, buttons.collect()))
    })
}

/// A button: its words and what it does.
type Button = (&'static str, Act);

const ALLOW: Button = ("web-undo-allow", Act::AllowUndo { yes: true });
const DENY: Button = ("web-undo-deny", Act::AllowUndo { yes: false });
/// Whoever asks a second time has changed their mind.
const UNDO_AFTER_ALL: Button = ("web-undo-withdraw", Act::Undo);
const DRAW: Button = ("web-draw-accept", Act::Draw);
const REMATCH: Button = ("web-rematch", Act::Rematch);

fn slip<G: Board>(
    scene: &Scene<G>,
    key: &'static str,
    seat: Seat,
    buttons: Vec<AnyView>,
) -> AnyView {
    let said = Said::new(key).with("seat", Arg::Seat(seat));
    view! {
        <div class="why-not slip" role="status">
            <Icon name="ic-people"/>
            <span>{scene.voice.say(&said)}</span>
            {buttons}
        </div>
    }
    .into_any()
}

fn button<G: Board>(scene: &Scene<G>, session: Session<G>, (key, act): Button) -> AnyView {
    view! {
        <button class="button" type="button" on:click=move |_| session.act(act.clone())>
            {scene.voice.text(key)}
        </button>
    }
    .into_any()
}
