//! Before the match: the seats, who is there, and the links to hand on.

use super::api::Opened;
use super::hand_on::{link_row, local_warning};
use super::make::{seat_name, team};
use super::who::{self, Here};
use super::{plan, qr};
use crate::frame::frame_with_bar;
use crate::icon::Icon;
use crate::route::{Route, link};
use crate::seat;
use crate::tongue::{s, t};
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use wire::{Card, Player};

/// A table that gathers, as its page knows it.
#[derive(Clone, Copy)]
pub(super) struct Lobby {
    pub(super) card: RwSignal<Card>,
    pub(super) here: Here,
    pub(super) viewer: Viewer,
    /// What the maker of the table may hand on; nothing in any other browser.
    pub(super) kept: StoredValue<Option<Opened>>,
    /// Where people watch.
    pub(super) watch: StoredValue<Option<String>>,
    /// The seat whose invitation is shown; the first empty one otherwise.
    pub(super) chosen: RwSignal<Option<Seat>>,
}

impl Lobby {
    /// The page.
    pub(super) fn page(self) -> AnyView {
        let invited = Memo::new(move |_| self.invited());
        let invite = move || invited.get().and_then(|seat| self.invitation(seat));
        let watch = self.watch.get_value().as_deref().map(watch_link);
        let inner = view! { {invite} {self.seats()} {watch} };
        let bar = view! {
            <section class="decision" aria-labelledby="waits">
                <div class="ask">
                    <Icon name="ic-wait" size="icon-24"/>
                    <div class="ask-words" aria-live="polite">
                        <h2 id="waits">{move || self.waits()}</h2>
                        <p>{t("web-lobby-how")}</p>
                    </div>
                </div>
            </section>
        };
        frame_with_bar(inner.into_any(), bar.into_any()).into_any()
    }

    /// Whose invitation is shown.
    fn invited(self) -> Option<Seat> {
        let empty = self.card.with(who::empty);
        let chosen = self.chosen.get().filter(|seat| empty.contains(seat));
        chosen.or_else(|| empty.first().copied())
    }

    fn link_to(self, seat: Seat) -> Option<String> {
        self.kept.with_value(|kept| {
            let kept = kept.as_ref()?;
            Some(link(&Route::Invited {
                id: kept.table.clone(),
                seat: seat.to_string(),
                key: kept.key(seat)?.to_owned(),
            }))
        })
    }

    fn invitation(self, seat: Seat) -> Option<AnyView> {
        let address = self.link_to(seat)?;
        let letter = Arg::Spelled(seat.to_string());
        let title = s(Said::new("web-invite").with("letter", letter));
        let code = qr::code(&address, title.clone());
        let card = view! {
            <section class="mat fr-invite" aria-labelledby="inv-h">
                <figure>{code}</figure>
                <div>
                    <h2 id="inv-h">{title}</h2>
                    <p class="soft">{t("web-invite-how")}</p>
                    {link_row(address, "web-invite-link")}
                    {local_warning()}
                    <p class="small soft fr-seal">
                        <Icon name="ic-seal"/><span>{t("web-invite-sealed")}</span>
                    </p>
                </div>
            </section>
        };
        Some(card.into_any())
    }

    fn seats(self) -> impl IntoView {
        let lines = move || {
            let card = self.card.get();
            who::seats(&card)
                .map(|(seat, player)| self.line(&card, seat, player))
                .collect::<Vec<_>>()
        };
        let taken = move || {
            let (all, empty) = self
                .card
                .with(|card| (card.players.len(), who::empty(card)));
            let said = Said::new("web-seats-taken")
                .with("taken", Arg::Number((all - empty.len()) as i64))
                .with("all", Arg::Number(all as i64));
            self.card.with(|card| {
                let voice = who::voice_for(card, None);
                format!("{} · {}", who::mode(&voice, card), voice.say(&said))
            })
        };
        view! {
            <section class="mat fr-seats" aria-labelledby="seats-h">
                <header>
                    <h2 id="seats-h">{t("web-seats")}</h2>
                    <p class="small soft">{taken}</p>
                </header>
                <ol>{lines}</ol>
            </section>
        }
    }

    fn line(self, card: &Card, seat: Seat, player: &Player) -> AnyView {
        let (voice, teams) = (who::voice_for(card, None), card.players.len() > 2);
        let (state, name) = match player {
            Player::Empty => ("open", voice.text("web-seat-open")),
            Player::Person { name, .. } => ("taken", name.clone()),
            Player::Bot { .. } => ("bot", voice.words.seat(seat)),
        };
        let mine = self.viewer.seat() == Some(seat);
        let more = match player {
            _ if mine => Some("web-you"),
            Player::Bot { bot } => Some(level(bot)),
            _ => None,
        };
        let shown = if state == "open" { "" } else { name.as_str() };
        view! {
            <li class="fr-seat" data-seat=seat.index() data-state=state>
                {seat::mark(seat, shown)}
                <div class="seat-name">
                    {name.clone()}
                    <small>
                        {seat_name(seat)} {teams.then(|| view! { " · " {team(seat)} })}
                        {more.map(|key| view! { " · " {t(key)} })}
                    </small>
                </div>
                <div class="fr-right">{self.aside(seat, player)}</div>
            </li>
        }
        .into_any()
    }

    /// What is to be said or done about a seat.
    fn aside(self, seat: Seat, player: &Player) -> Option<AnyView> {
        match player {
            Player::Bot { .. } => None,
            Player::Person { .. } => Some(self.presence(seat)),
            Player::Empty => self.link_to(seat).map(|_| self.choose_button(seat)),
        }
    }

    fn presence(self, seat: Seat) -> AnyView {
        let chip = move || {
            let here = self.here.get()?.contains(seat);
            let (class, icon, key) = if here {
                ("chip chip-good", "ic-confirm", "web-is-here")
            } else {
                ("chip", "ic-wait", "web-not-here")
            };
            Some(view! { <span class=class><Icon name=icon/>{t(key)}</span> })
        };
        view! { {chip} }.into_any()
    }

    /// Shows the invitation of this seat above.
    fn choose_button(self, seat: Seat) -> AnyView {
        let shown = move || (self.invited() == Some(seat)).to_string();
        view! {
            <button
                class="button"
                type="button"
                aria-pressed=shown
                on:click=move |_| self.chosen.set(Some(seat))
            >
                <Icon name="ic-link"/>{t("web-invite-show")}
            </button>
        }
        .into_any()
    }

    /// What the table waits for.
    fn waits(self) -> String {
        let (card, here) = (self.card.get(), self.here.get().unwrap_or_default());
        let voice = who::voice_for(&card, self.viewer.seat());
        let (empty, away) = (who::empty(&card), who::away(&card, here));
        let said = match (&empty[..], &away[..]) {
            ([], []) => Said::new("web-lobby-begins"),
            ([], away) => Said::new("web-lobby-waits-for")
                .with("names", Arg::Spelled(who::names(&voice, away))),
            (empty, _) => Said::new("web-lobby-waits")
                .with("count", Arg::Number(empty.len() as i64))
                .with("names", Arg::Spelled(who::names(&voice, empty))),
        };
        voice.say(&said)
    }
}

/// How strong a bot is.
fn level(bot: &str) -> &'static str {
    let kind = |name: &str| name.split(':').next().unwrap_or_default().to_owned();
    let known = plan::BOTS
        .iter()
        .find(|(known, _)| kind(known) == kind(bot));
    known.map_or("web-bot-search", |(_, key)| key)
}

fn watch_link(id: &str) -> impl IntoView + use<> {
    let address = link(&Route::table(id));
    view! {
        <section class="mat fr-seats" aria-labelledby="watch-h">
            <header><h2 id="watch-h"><Icon name="ic-eye"/>" "{t("web-watch")}</h2></header>
            <p class="small soft">{t("web-watch-how")}</p>
            {link_row(address, "web-watch-link")}
        </section>
    }
}
