//! Before the match and between two: what is waited for, the links to hand on, and the seats.

use super::api::{self, Opened, say};
use super::hand_on::{link_row, local_warning};
use super::qr;
use super::who::{self, Here};
use crate::boards::GameBox;
use crate::frame::frame_with_bar;
use crate::icon::Icon;
use crate::route::{Route, link};
use crate::seat::level_key;
use crate::voice::{Voice, s, t, voice};
use bots::Level;
use kernel::{Arg, Said, Seat, SeatSet, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Act, Notice, Phase, Player, Reason};

/// A table that gathers, as its page knows it.
#[derive(Clone, Copy)]
pub(super) struct Lobby {
    pub(super) notice: RwSignal<Notice>,
    pub(super) here: Here,
    pub(super) viewer: Viewer,
    pub(super) id: StoredValue<String>,
    /// The links this browser may hand on.
    pub(super) kept: RwSignal<Option<Opened>>,
    /// Where people watch.
    pub(super) watch: StoredValue<Option<String>>,
    /// Does something for the one who looks.
    pub(super) act: Callback<Act>,
    /// Why the newest wish was turned away.
    pub(super) wrong: RwSignal<Option<Reason>>,
    /// Whether the seats are shown between two matches.
    pub(super) arranging: RwSignal<bool>,
    /// The seat whose invitation is shown; the first with a link otherwise.
    pub(super) chosen: RwSignal<Option<Seat>>,
    /// How strong the next bot is.
    pub(super) level: RwSignal<&'static str>,
    /// Whether one's own name is being changed.
    pub(super) renaming: RwSignal<bool>,
}

impl Lobby {
    /// The page.
    pub(super) fn page(self) -> AnyView {
        self.forget_used_keys();
        let invited = Memo::new(move |_| Some((self.invited()?, self.link_to(self.invited()?)?)));
        let invite = move || {
            invited
                .get()
                .map(|(seat, address)| invitation(seat, address))
        };
        let watch = self.watch.get_value().as_deref().map(watch_link);
        let inner = view! { {invite} {self.seats()} {watch} };
        let bar = view! {
            <section class="decision" aria-labelledby="waits">
                {move || self.why_not()}
                <div class="ask">
                    <Icon name="ic-wait" size="icon-24"/>
                    <div class="ask-words" aria-live="polite">
                        <h2 id="waits">{move || self.waits()}</h2>
                        <p>{move || self.how()}</p>
                    </div>
                </div>
                <div class="offers">{move || self.offers()}</div>
            </section>
        };
        let game = self
            .notice
            .with_untracked(|notice| GameBox::read(&notice.game));
        frame_with_bar(game, "web-friends", inner.into_any(), bar.into_any()).into_any()
    }

    /// Whoever has sat here longest arranges the seats.
    pub(super) fn is_head(self) -> bool {
        let me = self.viewer.seat();
        me.is_some() && self.notice.with(|notice| notice.head == me)
    }

    /// Whose invitation is shown.
    pub(super) fn invited(self) -> Option<Seat> {
        let mut open = self.notice.with(who::empty);
        open.retain(|&seat| self.link_to(seat).is_some());
        let chosen = self.chosen.get().filter(|seat| open.contains(seat));
        chosen.or_else(|| open.first().copied())
    }

    pub(super) fn link_to(self, seat: Seat) -> Option<String> {
        self.kept.with(|kept| {
            let kept = kept.as_ref()?;
            Some(link(&Route::Invited {
                id: kept.table.clone(),
                seat: seat.to_string(),
                key: kept.key(seat)?.to_owned(),
            }))
        })
    }

    /// A key works once: whoever sits has used it up.
    fn forget_used_keys(self) {
        Effect::new(move || {
            let empty = self.notice.with(who::empty);
            let has_used = self.kept.with_untracked(|kept| {
                let mut seats = kept.iter().flat_map(|kept| &kept.seats);
                seats.any(|one| one.key.is_some() && !empty.contains(&one.seat))
            });
            if has_used {
                self.update_kept(|kept| {
                    let used = kept
                        .seats
                        .iter_mut()
                        .filter(|one| !empty.contains(&one.seat));
                    used.for_each(|one| one.key = None);
                });
            }
        });
    }

    fn update_kept(self, change: impl FnOnce(&mut Opened)) {
        self.kept.try_update(|kept| {
            let watch = self.watch.get_value().unwrap_or_default();
            let kept = kept.get_or_insert_with(|| Opened::empty(self.id.get_value(), watch));
            change(kept);
            kept.keep();
        });
    }

    /// Asks for a new link to a seat; earlier ones end.
    pub(super) fn invite(self, seat: Seat) {
        let id = self.id.get_value();
        spawn_local(async move {
            match api::invite(&id, seat).await {
                Ok(opened) => {
                    self.update_kept(|kept| kept.put(opened));
                    self.chosen.try_set(Some(seat));
                }
                Err(reason) => drop(self.wrong.try_set(Some(reason))),
            }
        });
    }

    /// Gives empty seats to bots.
    pub(super) fn fill(self, seats: &[Seat]) {
        for &seat in seats {
            let bot = self.level.get_untracked().to_owned();
            self.act.run(Act::Bot { seat, bot });
        }
    }

    fn why_not(self) -> Option<AnyView> {
        let said = say(&voice(), &self.wrong.get()?);
        let slip = view! {
            <p class="why-not slip" role="alert"><Icon name="ic-why-not"/><span>{said}</span></p>
        };
        Some(slip.into_any())
    }

    fn offers(self) -> Option<AnyView> {
        let me = self.viewer.seat()?;
        let (empty, over) = self
            .notice
            .with(|notice| (who::empty(notice), notice.phase == Phase::Over));
        let fill = (self.is_head() && !empty.is_empty()).then(|| {
            view! {
                <button
                    class="button button-main"
                    type="button"
                    on:click=move |_| self.fill(&empty)
                >
                    <Icon name="ic-bot"/>{t("web-lobby-fill")}
                </button>
            }
        });
        let back = over.then(|| {
            view! {
                <button class="button" type="button" on:click=move |_| self.arranging.set(false)>
                    {t("web-lobby-back")}
                </button>
            }
        });
        let leave = view! {
            <button
                class="button button-quiet"
                type="button"
                on:click=move |_| self.act.run(Act::Free { seat: me })
            >
                {t("web-lobby-leave")}
            </button>
        };
        Some(view! { {leave} {back} {fill} }.into_any())
    }

    /// What the table waits for.
    fn waits(self) -> String {
        let (notice, here) = (self.notice.get(), self.here.get().unwrap_or_default());
        waits_for(&who::voice_for(&notice, self.viewer.seat()), &notice, here)
    }

    /// What happens next, and by whom.
    fn how(self) -> String {
        voice().text(self.notice.with(|notice| how(notice.phase)))
    }

    /// The strength of bots that are put into seats, for who may do so.
    pub(super) fn levels(self) -> Option<AnyView> {
        let may = self.is_head()
            && self
                .notice
                .with(|notice| notice.players.contains(&Player::Empty));
        let radio = move |level: Level| {
            let bot = level.id();
            let name = move || voice().text(&level_key(level));
            view! {
                <label>
                    <input
                        type="radio"
                        name="lobby-bot"
                        prop:checked=move || self.level.get() == bot
                        on:change=move |_| self.level.set(bot)
                    />
                    <span>{name}</span>
                </label>
            }
        };
        may.then(|| {
            view! {
                <div class="fr-levels">
                    <span class="small soft" aria-hidden="true">{t("web-bot-level")}</span>
                    <fieldset class="segments">
                        <legend class="unseen">{t("web-bot-level")}</legend>
                        {Level::ALL.map(radio).into_iter().collect_view()}
                    </fieldset>
                </div>
            }
            .into_any()
        })
    }
}

/// What a table waits for while these are here.
fn waits_for(voice: &Voice, notice: &Notice, here: SeatSet) -> String {
    let (empty, away) = (who::empty(notice), who::not_here(notice, here));
    let names = |seats| Arg::Spelled(who::names(voice, seats));
    let said = match (&empty[..], &away[..]) {
        ([], []) if notice.phase == Phase::Over => Said::new("web-lobby-over"),
        ([], away) if notice.phase == Phase::Over => {
            Said::new("web-lobby-over-without").with("names", names(away))
        }
        ([], []) => Said::new("web-lobby-begins"),
        ([], away) => Said::new("web-lobby-waits-for").with("names", names(away)),
        (empty, _) => Said::new("web-lobby-waits")
            .with("count", Arg::Number(empty.len() as i64))
            .with("names", names(empty)),
    };
    voice.say(&said)
}

/// What happens next at a table where nobody is waited for.
const fn how(phase: Phase) -> &'static str {
    match phase {
        Phase::Over => "web-lobby-over-how",
        _ => "web-lobby-how",
    }
}

fn invitation(seat: Seat, address: String) -> AnyView {
    let title = s(Said::new("web-invite").with("letter", Arg::Spelled(seat.to_string())));
    let code = qr::code(&address, title.clone());
    view! {
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
    }
    .into_any()
}

fn watch_link(id: &str) -> impl IntoView + use<> {
    let address = link(&Route::table(id));
    view! {
        <section class="mat fr-seats" aria-labelledby="watch-h">
            <header>
                <h2 id="watch-h"><Icon name="ic-eye" size="icon-20"/>" "{t("web-watch")}</h2>
            </header>
            <p class="small soft">{t("web-watch-how")}</p>
            {link_row(address, "web-watch-link")}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn who_has_left_after_the_match_is_not_said_to_be_here() {
        let person = |name: &str| Player::Person {
            name: name.to_owned(),
            stand_in: false,
        };
        let mut notice = Notice {
            players: vec![person("Ada"), person("Jörg")],
            ..who::example()
        };
        let ada = SeatSet::of(Seat::new(0).unwrap());
        let names = ["Ada", "Jörg"].map(str::to_owned).to_vec();
        for (lang, all_here, waits) in [
            (Lang::En, "All are here", "Waiting for Jörg"),
            (Lang::De, "Alle sind da", "Jörg"),
        ] {
            let voice = Voice::at_table(lang, names.clone(), None);
            notice.phase = Phase::Over;
            let over = waits_for(&voice, &notice, ada);
            assert!(!over.contains(all_here) && over.contains("Jörg"), "{over}");
            assert!(waits_for(&voice, &notice, Seat::first(2).collect()).contains(all_here));
            let next = voice.text(how(Phase::Over));
            assert_ne!(
                next,
                voice.text(how(Phase::Gathering)),
                "no match begins by itself"
            );
            notice.phase = Phase::Gathering;
            let before = waits_for(&voice, &notice, ada);
            assert!(
                !before.contains(all_here) && before.contains(waits),
                "{before}"
            );
        }
    }
}
