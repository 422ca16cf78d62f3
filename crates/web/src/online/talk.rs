//! What people say to each other at a table: a few sentences and gestures, read by everyone in
//! their own language, and gone after a moment.

use super::who;
use crate::icon::Icon;
use crate::settings::Settings;
use crate::voice::t;
use crate::wish::Wishes;
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use std::time::Duration;
use wire::{Notice, Phrase, Player};

/// How long something said is seen.
const MOMENT: Duration = Duration::from_secs(8);
/// So much is seen at once.
const MOST: usize = 3;

/// Something that somebody has said just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Heard {
    seat: Seat,
    phrase: Phrase,
    /// To tell it from the same said before.
    at: u64,
}

/// Takes in what somebody says, and forgets it after a moment.
pub(super) fn hear(heard: RwSignal<Vec<Heard>>, seat: Seat, phrase: Phrase) {
    let at = crate::dom::chance();
    heard.try_update(|all| {
        all.push(Heard { seat, phrase, at });
        let old = all.len().saturating_sub(MOST);
        all.drain(..old);
    });
    let forget = move || {
        heard.try_update(|all| all.retain(|one| one.at != at));
    };
    set_timeout(forget, MOMENT);
}

/// What is said at a table, and the way to say something.
#[derive(Clone, Copy)]
pub(super) struct Talk {
    pub(super) notice: RwSignal<Notice>,
    pub(super) viewer: Viewer,
    pub(super) heard: RwSignal<Vec<Heard>>,
    /// Whether all that can be said is shown.
    pub(super) open: RwSignal<bool>,
    pub(super) say: Callback<Phrase>,
}

impl Talk {
    /// The same over sheets, such as the result.
    pub(super) fn over_sheets(self) {
        Wishes::of_talk(ViewFn::from(move || self.view()));
    }

    pub(super) fn view(self) -> AnyView {
        let row = move || {
            self.has_company().then(|| {
                view! {
                    <div class="talk">
                        {self.button()}
                        <div class="talk-said" role="log" aria-label=t("web-talk")>
                            {move || self.said()}
                        </div>
                        {move || self.open.get().then(|| self.menu())}
                    </div>
                }
            })
        };
        row.into_any()
    }

    /// Whether somebody else hears it.
    fn has_company(self) -> bool {
        let me = self.viewer.seat();
        self.notice.with(|notice| {
            let mut seats = who::seats(notice);
            seats.any(|(seat, player)| Some(seat) != me && matches!(player, Player::Person { .. }))
        })
    }

    fn button(self) -> Option<AnyView> {
        let open = move || self.open.get().to_string();
        let button = view! {
            <button
                class="link"
                type="button"
                aria-expanded=open
                on:click=move |_| self.open.update(|open| *open = !*open)
            >
                <Icon name="ic-talk"/>{t("web-talk-say")}
            </button>
        };
        self.viewer.seat().map(|_| button.into_any())
    }

    /// What was said just now, in the reader's language. One's own words are never muted.
    fn said(self) -> Vec<AnyView> {
        let muted = Settings::get().0.with(|chosen| chosen.mute);
        let me = self.viewer.seat();
        let voice = self.notice.with(|notice| who::voice_for(notice, None));
        let line = |one: Heard| {
            let said = Said::new("web-talk-said")
                .with("name", Arg::Spelled(voice.words.seat(one.seat)))
                .with("said", Arg::Spelled(voice.text(one.phrase.key())));
            let icon = gesture(one.phrase);
            let drawn = icon.map(|name| view! { <Icon name/> });
            view! { <p class="chip">{drawn}{voice.say(&said)}</p> }.into_any()
        };
        let heard = self.heard.get().into_iter();
        let heard = heard.filter(|one| !muted || Some(one.seat) == me);
        heard.map(line).collect()
    }

    fn menu(self) -> AnyView {
        let phrase = |phrase: Phrase| {
            let say = move |_| {
                self.say.run(phrase);
                self.open.set(false);
            };
            let icon = gesture(phrase);
            view! {
                <button class="button" type="button" data-phrase=phrase.key() on:click=say>
                    {icon.map(|name| view! { <Icon name/> })}{t(phrase.key())}
                </button>
            }
        };
        let settings = Settings::get();
        let muted = move || settings.0.with(|chosen| chosen.mute);
        let mute = view! {
            <button
                class="button button-quiet"
                type="button"
                aria-pressed=move || muted().to_string()
                on:click=move |_| settings.change(|chosen| chosen.mute = !chosen.mute)
            >
                {move || {
                    let (icon, key) = if muted() {
                        ("ic-sound", "web-talk-unmute")
                    } else {
                        ("ic-mute", "web-talk-mute")
                    };
                    view! { <Icon name=icon/>{t(key)} }
                }}
            </button>
        };
        let phrases = Phrase::ALL.map(phrase).into_iter().collect_view();
        view! { <div class="talk-menu">{phrases} {mute}</div> }.into_any()
    }
}

/// The drawing of a gesture.
fn gesture(phrase: Phrase) -> Option<&'static str> {
    match phrase {
        Phrase::Cheers => Some("sym-beer"),
        Phrase::Wow => Some("ic-burst"),
        Phrase::Ouch => Some("sym-knockdown"),
        Phrase::Love => Some("sym-life"),
        _ => None,
    }
}
