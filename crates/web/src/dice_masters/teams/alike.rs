//! Beside the bench: teams to begin from, the likest first; teams of one's own among them.

use super::bench::Bench;
use super::charts::trait_keys;
use super::sheet::Built;
use crate::bench::own::name_of;
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use game_dice_masters::{Pack, Style};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// How many are shown before somebody asks for all.
const FEW: usize = 4;

/// A team that could be gone on with.
struct Other {
    /// The id of an own one.
    own: Option<String>,
    sheet: Built,
    about: Option<String>,
}

/// Teams, the likest first.
pub(super) fn panel(bench: Bench) -> impl IntoView {
    let all = RwSignal::new(false);
    let title = move || {
        let empty = bench.base.sheet.with(|sheet| sheet.roster.is_empty());
        voice().text(if empty {
            "web-teams-begin"
        } else {
            "web-teams-alike"
        })
    };
    let turn = move |_| all.update(|all| *all = !*all);
    let more = move || {
        voice().text(if all.get() {
            "web-teams-fewer-teams"
        } else {
            "web-teams-more-teams"
        })
    };
    view! {
        <section class="panel" id="alike">
            <h2><Icon name="ic-people"/>" "{title}</h2>
            <ul class="se-own mt-alike">{move || lines(bench, all.get())}</ul>
            <button
                class="button"
                type="button"
                aria-expanded=move || all.get().to_string()
                on:click=turn
            >
                {more}
            </button>
            <p class="small soft">{t("web-teams-alike-how")}</p>
        </section>
    }
}

fn lines(bench: Bench, all: bool) -> Vec<AnyView> {
    let voice = voice();
    let pack = Pack::builtin();
    let mine = bench.base.sheet.get();
    let style = Style::of(pack, &mine.roster);
    let others = others(bench, &voice).into_iter();
    let mut others: Vec<(Style, Other)> = others
        .map(|other| (Style::of(pack, &other.sheet.roster), other))
        .collect();
    let built = !mine.roster.cards.is_empty();
    if built {
        others.sort_by_key(|(other, _)| std::cmp::Reverse(style.likeness(other)));
    }
    others.truncate(if all { usize::MAX } else { FEW });
    let line = |(other_style, other): (Style, Other)| {
        let like = built.then(|| like(&voice, &style, &other_style));
        line(bench, &voice, other, like)
    };
    others.into_iter().map(line).collect()
}

/// All ready-made teams, and all own ones but the one on the bench.
fn others(bench: Bench, voice: &Voice) -> Vec<Other> {
    let (mode, open) = (bench.mode.get(), bench.base.id.get());
    let ready = Pack::builtin().teams.iter().filter_map(|starter| {
        let team = starter.of(mode).into_iter().next()?;
        Some(Other {
            own: None,
            sheet: Built::of_team(&voice.named(&starter.name), &team),
            about: Some(voice.named(&starter.about)),
        })
    });
    let own = bench.base.shelf.with(super::Shelf::sheets).into_iter();
    let own = own.filter(|(id, sheet)| *id != open && !sheet.roster.is_empty());
    let own = own.map(|(id, sheet)| Other {
        own: Some(id),
        sheet,
        about: None,
    });
    ready.chain(own).collect()
}

/// How like it is, and in what.
fn like(voice: &Voice, mine: &Style, other: &Style) -> String {
    let share = Arg::number(mine.likeness(other) / 10);
    let said = match mine.common(other) {
        Some(one) => Said::new("web-teams-like-in")
            .with("trait", Arg::Spelled(voice.text(trait_keys(one)[0]))),
        None => Said::new("web-teams-like"),
    };
    voice.say(&said.with("share", share))
}

fn line(bench: Bench, voice: &Voice, other: Other, like: Option<String>) -> AnyView {
    let name = name_of(voice, &other.sheet);
    let Other { own, sheet, about } = other;
    let begin = move |_| match &own {
        Some(id) => bench.base.take(id),
        None => bench.base.begin_from(sheet.clone()),
    };
    view! {
        <li>
            <button class="se-arch" type="button" on:click=begin>
                <b>{name}</b>
                <small class="mt-like">{like}</small>
                {about.map(|about| view! { <small>{about}</small> })}
            </button>
        </li>
    }
    .into_any()
}
