//! A line over the board, only where there is something to say: the connection is gone, somebody is
//! away or stood in for, or one only watches.

use super::who::{self, Here};
use crate::icon::Icon;
use crate::tongue::t;
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use wire::{Card, Phase};

/// What the line is about.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    pub(super) card: RwSignal<Card>,
    pub(super) here: Here,
    pub(super) viewer: Viewer,
    /// Whether there is a connection.
    pub(super) up: RwSignal<bool>,
    /// Who has just taken an answer back.
    pub(super) undone: RwSignal<Option<Seat>>,
    /// Whether the seats are shown between two matches.
    pub(super) arranging: RwSignal<bool>,
}

impl Strip {
    pub(super) fn view(self) -> AnyView {
        let notes = move || {
            let lost = (!self.up.get()).then(|| note("ic-wait", "fr-lost", t("web-lost")()));
            let watching =
                (self.viewer == Viewer::Table).then(|| note("ic-eye", "", t("web-watching")()));
            let others = self.others().into_iter();
            lost.into_iter()
                .chain(watching)
                .chain(others.map(|said| note("ic-person", "", said)))
                .chain(self.seats_button())
                .collect_view()
        };
        view! { <div class="fr-strip" role="status">{notes}</div> }.into_any()
    }

    /// Between two matches the seats can be arranged anew.
    fn seats_button(self) -> Option<AnyView> {
        let over = self.card.with(|card| card.phase == Phase::Over);
        let open = over && self.viewer != Viewer::Table && !self.arranging.get();
        open.then(|| {
            view! {
                <p>
                    <button
                        class="link"
                        type="button"
                        on:click=move |_| self.arranging.set(true)
                    >
                        {t("web-lobby-seats")}
                    </button>
                </p>
            }
            .into_any()
        })
    }

    /// Who is away, and for whom a bot plays.
    fn others(self) -> Vec<String> {
        let (here, me) = (self.here.get(), self.viewer.seat());
        self.card.with(|card| {
            let voice = who::voice_for(card, me);
            let say = |key: &'static str| {
                let voice = voice.clone();
                move |seat: Seat| voice.say(&Said::new(key).with("seat", Arg::Seat(seat)))
            };
            let away = here.filter(|_| self.up.get() && card.phase == Phase::Playing);
            let away = away.map(|here| who::away(card, here)).unwrap_or_default();
            let away = away.into_iter().filter(|&seat| Some(seat) != me);
            let stood_in = who::stood_in(card).into_iter();
            let undone = self.undone.get().filter(|&seat| Some(seat) != me);
            let empty = who::empty(card).into_iter();
            let empty = empty.filter(|_| card.phase == Phase::Over);
            away.map(say("web-is-away"))
                .chain(empty.map(say("web-is-empty")))
                .chain(stood_in.map(say("web-stands-in")))
                .chain(undone.map(say("web-undone")))
                .collect()
        })
    }
}

fn note(icon: &'static str, class: &'static str, said: String) -> AnyView {
    view! { <p class=class><Icon name=icon/><span>{said}</span></p> }.into_any()
}
