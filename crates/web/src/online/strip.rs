//! A line over the board, only where there is something to say: the connection is gone, somebody is
//! away or stood in for, or one only watches.

use super::session::FarSession;
use super::who::{self, Here};
use super::witness::Witness;
use crate::icon::Icon;
use crate::panels::{Panel, Panels};
use crate::turn::Notices;
use crate::voice::{s, t};
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use wire::{Notice, Phase};

/// What the line is about.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    pub(super) notice: RwSignal<Notice>,
    pub(super) here: Here,
    pub(super) viewer: Viewer,
    /// Whether there is a connection.
    pub(super) up: RwSignal<bool>,
    /// In how many seconds a bot stands in for somebody.
    pub(super) soon: Memo<Option<u32>>,
    /// Whether the seats are shown between two matches.
    pub(super) arranging: RwSignal<bool>,
    /// Whether somebody would like to be told of turns.
    pub(super) notices: Notices,
    /// The match, and what this browser was promised about its dice.
    pub(super) session: FarSession,
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
                .chain(self.stood_in_note())
                .chain(self.dice_notes())
                .chain(self.dice_button())
                .chain(self.seats_button())
                .chain(self.notices.question())
                .collect_view()
        };
        view! { <div class="fr-strip" role="status">{notes}</div> }.into_any()
    }

    /// Whoever comes back is told that a bot has played meanwhile, and how much.
    fn stood_in_note(self) -> Option<AnyView> {
        let answers = self.session.stood_in().get()?;
        let said = Said::new("web-stood-in").with("answers", Arg::Number(answers.into()));
        Some(note("ic-bot", "fr-stood-in", s(said)()))
    }

    /// The promise can be looked at before the first throw, and at any time.
    fn dice_button(self) -> Option<AnyView> {
        let panels = Panels::get();
        let witness = self.session.witness();
        let open = move |_| {
            let newest = |kept: &Witness| Box::new(kept.shown.clone());
            let shown = witness.with_untracked(|book| book.as_ref()?.newest().map(newest));
            panels.open(Panel::Record { text: None, shown });
        };
        let promised = witness.with(|book| book.as_ref()?.newest().map(drop));
        promised.map(|()| {
            view! {
                <p>
                    <button class="link" type="button" on:click=open>
                        <Icon name="ic-seal"/>{t("web-dice-sealed")}
                    </button>
                </p>
            }
            .into_any()
        })
    }

    /// What there is to say of how the dice were agreed on.
    fn dice_notes(self) -> Vec<AnyView> {
        self.session.witness().with(|book| {
            let Some(book) = book else {
                return Vec::new();
            };
            let newest = book.newest();
            let anew = newest.filter(|kept| !kept.vain.is_empty());
            let anew = anew.map(|kept| note("ic-seal-open", "", anew_said(kept)));
            let asks = newest
                .filter(|kept| kept.asks())
                .map(|_| self.agree_button());
            let elsewhere = newest.filter(|kept| kept.is_given_elsewhere());
            let elsewhere =
                elsewhere.map(|_| note("ic-seal", "fr-elsewhere", t("web-share-elsewhere")()));
            let unkept = book
                .unkept
                .then(|| note("ic-why-not", "", t("web-shown-unkept")()));
            let all = [anew, asks, elsewhere, unkept].into_iter();
            all.flatten().collect()
        })
    }

    /// After some shares in vain the next is given only if the player says so.
    fn agree_button(self) -> AnyView {
        view! {
            <p>
                <span>{t("web-dice-anew-ask")}</span>
                <button
                    class="button"
                    type="button"
                    data-act="agree"
                    on:click=move |_| self.session.agree()
                >
                    {t("web-dice-anew-agree")}
                </button>
            </p>
        }
        .into_any()
    }

    /// Between two matches the seats can be arranged anew.
    fn seats_button(self) -> Option<AnyView> {
        let over = self.notice.with(|notice| notice.phase == Phase::Over);
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
        self.notice.with(|notice| {
            let voice = who::voice_for(notice, me);
            let say = |key: &'static str| {
                let voice = voice.clone();
                move |seat: Seat| voice.say(&Said::new(key).with("seat", Arg::Seat(seat)))
            };
            let away = here.filter(|_| self.up.get() && notice.phase == Phase::Playing);
            let away = away.map(|here| who::away(notice, here)).unwrap_or_default();
            let away = away.into_iter().filter(|&seat| Some(seat) != me);
            let stood_in = who::stood_in(notice).into_iter();
            let empty = who::empty(notice).into_iter();
            let empty = empty.filter(|_| notice.phase == Phase::Over);
            let soon = self.soon.get();
            let is_away = |seat: Seat| voice.say(&is_away(seat, soon));
            away.map(is_away)
                .chain(empty.map(say("web-is-empty")))
                .chain(stood_in.map(say("web-stands-in")))
                .collect()
        })
    }
}

/// That somebody is away, and in how many seconds a bot stands in, where that is known.
fn is_away(seat: Seat, soon: Option<u32>) -> Said {
    match soon.filter(|left| *left > 0) {
        None => Said::new("web-is-away").with("seat", Arg::Seat(seat)),
        Some(left) => Said::new("web-is-away-for")
            .with("seat", Arg::Seat(seat))
            .with("seconds", Arg::Number(left.into())),
    }
}

/// How often the dice were prepared anew after our share was given, and who had got up.
fn anew_said(kept: &Witness) -> String {
    let mut names: Vec<String> = Vec::new();
    for left in &kept.vain {
        let name = who::name_of(left);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let names = names.into_iter().map(Arg::Spelled).collect();
    let said = Said::new("web-dice-anew")
        .with("count", Arg::Number(kept.vain.len() as i64))
        .with("names", Arg::one_or(names, Arg::And));
    s(said)()
}

fn note(icon: &'static str, class: &'static str, said: String) -> AnyView {
    view! { <p class=class><Icon name=icon/><span>{said}</span></p> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;
    use words::Lang;

    #[test]
    fn who_waits_is_told_when_a_bot_stands_in() {
        let voice = Voice::at_table(Lang::En, vec!["Ada".to_owned()], None);
        let said = |soon| voice.say(&is_away(Seat::new(0).unwrap(), soon));
        assert_eq!(said(Some(40)), "Ada is away. In 40 s a bot stands in.");
        let unknown = "Ada is away. After a while a bot stands in.";
        assert_eq!([said(None), said(Some(0))], [unknown, unknown]);
    }
}
