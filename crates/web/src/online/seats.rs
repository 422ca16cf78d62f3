//! The seats of a table that gathers: who sits there, and what may be done about it.

use super::lobby::Lobby;
use super::make::{seat_name, team};
use super::plan::bot_level;
use super::who;
use crate::boards::GameBox;
use crate::icon::Icon;
use crate::name;
use crate::seat;
use crate::voice::t;
use bots::level_of;
use kernel::{Arg, Said, Seat};
use leptos::html::Input;
use leptos::prelude::*;
use wire::{Act, Notice, Player, Reason};

impl Lobby {
    /// All seats.
    pub(super) fn seats(self) -> impl IntoView {
        let lines = move || {
            let notice = self.notice.get();
            let part = GameBox::read(&notice.game).and_then(GameBox::part);
            let teams = part
                .map(|part| (part.teams)(&notice.mode))
                .unwrap_or_default();
            let teams = teams.into_iter().chain(std::iter::repeat(None));
            let seats = who::seats(&notice).zip(teams);
            let line = |((seat, player), team)| self.line(&notice, (seat, team), player);
            seats.map(line).collect::<Vec<_>>()
        };
        let taken = move || {
            self.notice.with(|notice| {
                let (voice, empty) = (who::voice_for(notice, None), who::empty(notice).len());
                let said = Said::new("web-seats-taken")
                    .with("taken", Arg::Number((notice.players.len() - empty) as i64))
                    .with("all", Arg::Number(notice.players.len() as i64));
                format!("{} · {}", who::mode(&voice, notice), voice.say(&said))
            })
        };
        view! {
            <section class="mat fr-seats" aria-labelledby="seats-h">
                <header>
                    <h2 id="seats-h">{t("web-seats")}</h2>
                    <p class="small soft">{taken}</p>
                    {move || self.levels()}
                </header>
                <ol>{lines}</ol>
            </section>
        }
    }

    fn line(self, notice: &Notice, (seat, of): (Seat, Option<u8>), player: &Player) -> AnyView {
        let voice = who::voice_for(notice, None);
        let (state, name) = match player {
            Player::Empty => ("open", voice.text("web-seat-open")),
            Player::Person { name, .. } => ("taken", name.clone()),
            Player::Bot { .. } => ("bot", voice.words.seat(seat)),
        };
        let mine = self.viewer.seat() == Some(seat);
        let more = match player {
            _ if mine => Some("web-you".to_owned()),
            Player::Bot { bot } => Some(bot_level(bot)),
            _ => None,
        };
        let shown = if state == "open" { "" } else { name.as_str() };
        let mark = match player {
            Player::Bot { bot } => seat::bot_mark(seat, level_of(bot)),
            _ => seat::mark(seat, shown),
        };
        let renames = move || mine && self.renaming.get();
        let own = name.clone();
        let called = move || {
            if renames() {
                self.rename_field(own.clone())
            } else {
                own.clone().into_any()
            }
        };
        view! {
            <li class="fr-seat" data-seat=seat.index() data-state=state>
                {mark}
                <div class="seat-name">
                    {called}
                    <small>
                        {seat_name(seat)} {of.map(|of| view! { " · " {team(of)} })}
                        {more.map(|key| view! { " · " {voice.text(&key)} })}
                        {mine.then(|| self.rename_link())}
                    </small>
                </div>
                <div class="fr-right">{self.aside(seat, player)}</div>
            </li>
        }
        .into_any()
    }

    /// What is to be said or done about a seat.
    fn aside(self, seat: Seat, player: &Player) -> AnyView {
        let (me, head) = (self.viewer.seat(), self.is_head());
        match player {
            Player::Bot { .. } => head
                .then(|| self.free_button(seat, "web-seat-bot-out"))
                .into_any(),
            Player::Empty => {
                view! { {self.link_button(seat)} {head.then(|| self.bot_button(seat))} }.into_any()
            }
            Player::Person { .. } if me == Some(seat) => self.presence(seat),
            Player::Person { .. } => {
                // Anyone may free the seat of somebody who does not come back.
                let away = move || self.here.get().is_some_and(|here| !here.contains(seat));
                let out = move || {
                    (head || (me.is_some() && away()))
                        .then(|| self.free_button(seat, "web-seat-send-away"))
                };
                view! { {self.presence(seat)} {out} }.into_any()
            }
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

    /// Shows the invitation of this seat above, or asks for a new one.
    fn link_button(self, seat: Seat) -> Option<AnyView> {
        let has_link = self.link_to(seat).is_some();
        let others = self.notice.with(who::empty).len() > 1;
        if has_link && !others || !has_link && !self.is_head() {
            return None;
        }
        let shown = move || has_link.then(|| (self.invited() == Some(seat)).to_string());
        let act = move |_| {
            if has_link {
                self.chosen.set(Some(seat));
            } else {
                self.invite(seat);
            }
        };
        let key = if has_link {
            "web-invite-show"
        } else {
            "web-invite-new"
        };
        let button = view! {
            <button class="button" type="button" aria-pressed=shown on:click=act>
                <Icon name="ic-link"/>{t(key)}
            </button>
        };
        Some(button.into_any())
    }

    fn bot_button(self, seat: Seat) -> AnyView {
        view! {
            <button class="button" type="button" on:click=move |_| self.fill(&[seat])>
                <Icon name="ic-bot"/>{t("web-seat-bot-in")}
            </button>
        }
        .into_any()
    }

    fn free_button(self, seat: Seat, key: &'static str) -> AnyView {
        view! {
            <button
                class="button button-icon"
                type="button"
                aria-label=t(key)
                title=t(key)
                on:click=move |_| self.act.run(Act::Free { seat })
            >
                <Icon name="ic-close"/>
            </button>
        }
        .into_any()
    }

    fn rename_link(self) -> AnyView {
        let link = move || {
            (!self.renaming.get()).then(|| {
                view! {
                    " · "
                    <button
                        class="link"
                        type="button"
                        on:click=move |_| self.renaming.set(true)
                    >
                        {t("web-rename")}
                    </button>
                }
            })
        };
        view! { {link} }.into_any()
    }

    fn rename_field(self, name: String) -> AnyView {
        let field = NodeRef::<Input>::new();
        Effect::new(move || {
            if let Some(field) = field.get() {
                drop(field.focus());
            }
        });
        let send = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let name = field.get_untracked().map(|field| field.value());
            match name.and_then(|name| name::fit(&name)) {
                Some(name) => {
                    self.renaming.set(false);
                    name::keep_own(&name);
                    self.act.run(Act::Name { name });
                }
                None => self.wrong.set(Some(Reason::plain("refused-name"))),
            }
        };
        view! {
            <form class="fr-rename" on:submit=send>
                <input
                    class="field"
                    node_ref=field
                    aria-label=t("web-your-name")
                    value=name
                />
                <button class="button" type="submit">{t("web-rename-do")}</button>
            </form>
        }
        .into_any()
    }
}
