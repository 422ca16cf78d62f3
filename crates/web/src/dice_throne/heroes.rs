//! Choosing heroes (DT-2.5): who has named whom, all heroes to find and to tap, and the one that
//! somebody looks at.

mod against;
mod detail;
mod grid;
mod rates;
mod strip;

use super::{Scene, Session, art};
use crate::bar::Asked;
use crate::draft::Question;
use crate::icon::Icon;
use crate::panels::Sheet;
use bots::Noise;
use game_dice_throne::{Choosing, Hero, HeroId, Offer, Round, Style};
use kernel::{Arg, Rng, Seat};
use leptos::prelude::*;

pub(super) use detail::portrait;

/// What somebody looks for among the heroes. It stays so while heroes are chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Sought {
    text: String,
    level: grid::Level,
    /// Ways of playing, all of which a hero shall have.
    styles: Vec<Style>,
    /// The hero that somebody looks at without naming it.
    look: Option<HeroId>,
    /// Whether it lies over the table, where there is no room beside it.
    open: bool,
}

/// The table while heroes are chosen.
pub(super) fn table(scene: &Scene, session: Session) -> Option<Vec<AnyView>> {
    let choosing = scene.view.public.choosing()?;
    let mut parts = vec![strip::strip(scene)];
    parts.extend(grid::all(scene, session, &choosing));
    Some(parts)
}

/// The hero that somebody has tapped or looks at, beside the table.
pub(super) fn panels(scene: &Scene, session: Session) -> Option<Vec<AnyView>> {
    scene.view.public.choosing()?;
    let hero = looked_at(scene, session)?;
    let portrait = portrait(
        &scene.voice,
        scene.game.pack(),
        scene.game.pack().hero(hero),
    );
    let detail = view! { <section class="panel dh-detail">{portrait}</section> }.into_any();
    let against = against::panels(scene, hero);
    Some(std::iter::once(detail).chain(against).collect())
}

/// The same over the table.
pub(super) fn sheet(session: Session) -> AnyView {
    let opened = move || {
        let title = move || {
            let name = session.scene().and_then(|scene| {
                let hero = looked_at(&scene, session)?;
                Some(scene.named(&scene.game.pack().hero(hero).name))
            });
            name.unwrap_or_default()
        };
        let inside = move || session.scene().and_then(|scene| panels(&scene, session));
        let close = Callback::new(move |()| sought(session, |sought| sought.open = false));
        view! {
            <Sheet
                class="dh-sheet dice-throne"
                icon="ic-eye"
                title=Signal::derive(title)
                close=close
            >
                {inside}
            </Sheet>
        }
    };
    let open = Memo::new(move |_| session.arranged.with(|arranged| arranged.heroes.open));
    (move || open.get().then(opened)).into_any()
}

/// A question about heroes.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question<Offer>) -> Option<Asked> {
    let choosing = scene.view.public.choosing()?;
    let bans = is_ban(&choosing);
    let picked = scene.draft.pick.and_then(hero_of);
    let name = picked.map(|hero| Arg::Spelled(scene.named(&scene.game.pack().hero(hero).name)));
    let (ask, label) = if bans {
        ("dice-throne-ask-ban", "web-dice-throne-do-ban")
    } else {
        ("dice-throne-ask-hero", "web-dice-throne-do-pick")
    };
    let label = match name {
        Some(name) => scene.say(label, &[("hero", name)]),
        None => scene.text("web-dice-throne-do-hero"),
    };
    Some(Asked {
        title: scene.text(ask),
        hint: scene.text(hint(&choosing)),
        buttons: vec![any(scene, session, question), look(scene, session)],
        way_out: None,
        label,
        icon: if bans { "ic-close" } else { "ic-confirm" },
    })
}

const fn hint(choosing: &Choosing) -> &'static str {
    match choosing.round {
        Round::Ban(_) => "web-dice-throne-hint-ban",
        Round::Seal(_) => "web-dice-throne-hint-hidden",
        _ => "web-dice-throne-hint-pick",
    }
}

const fn is_ban(choosing: &Choosing) -> bool {
    matches!(choosing.round, Round::Ban(_))
}

/// Leaves the choice to chance; it can still be changed.
fn any(scene: &Scene, session: Session, question: &Question<Offer>) -> AnyView {
    let offers = question.offers.clone();
    let take = move |_| {
        let place = Noise::new(crate::dom::chance()).below(offers.len() as u32);
        let offer = offers[place as usize];
        session.tap(|_, _| crate::draft::Tap::Drafted(crate::draft::Draft::of(Some(offer))));
    };
    view! {
        <button class="button dh-random" type="button" on:click=take>
            <Icon name="ic-random"/>{scene.text("web-random")}
        </button>
    }
    .into_any()
}

/// Shows the hero in hand, where there is no room beside the table.
fn look(scene: &Scene, session: Session) -> AnyView {
    let open = move |_| sought(session, |sought| sought.open = true);
    view! {
        <button class="button dh-look" type="button" on:click=open>
            <Icon name="ic-eye"/>{scene.text("web-dice-throne-look")}
        </button>
    }
    .into_any()
}

/// The hero in hand, or the one looked at, or the first that can be had.
fn looked_at(scene: &Scene, session: Session) -> Option<HeroId> {
    let picked = scene.draft.pick.and_then(hero_of);
    let look = session.arranged.with(|arranged| arranged.heroes.look);
    let offers = scene
        .question
        .iter()
        .flat_map(|question| question.offers.iter());
    let first = offers.copied().find_map(hero_of);
    let any = scene
        .game
        .pack()
        .hero_named(&scene.game.pack().heroes.first()?.id);
    picked.or(look).or(first).or(any)
}

const fn hero_of(offer: Offer) -> Option<HeroId> {
    match offer {
        Offer::Ban(hero) | Offer::Hero(hero) => Some(hero),
        _ => None,
    }
}

fn sought(session: Session, change: impl FnOnce(&mut Sought)) {
    session
        .arranged
        .update(|arranged| change(&mut arranged.heroes));
}

/// A small shield, or what stands for one that is not known.
fn mini(scene: &Scene, hero: Option<HeroId>, sealed: bool, ban: bool) -> AnyView {
    let state = match (hero, sealed) {
        (Some(_), _) if ban => "banned",
        (Some(_), _) => "known",
        (None, true) => "sealed",
        (None, false) => "open",
    };
    let inside = match hero {
        Some(hero) => art::crest(scene.game.pack().hero(hero), "crest-s"),
        None if sealed => view! { <Icon name="ic-seal"/> }.into_any(),
        None => "?".into_any(),
    };
    view! { <span class="dh-mini" data-state=state aria-hidden="true">{inside}</span> }.into_any()
}

/// Who plays a hero.
fn owner(scene: &Scene, hero: HeroId) -> Option<Seat> {
    let corners = &scene.view.public.corners;
    let mut seats = Seat::first(corners.len() as u8);
    seats.find(|seat| corners[seat.index()].hero == Some(hero))
}

/// A way of playing: its sign and what it is called.
const fn style(style: Style) -> (&'static str, &'static str) {
    match style {
        Style::Heals => ("sym-life", "web-dice-throne-style-heals"),
        Style::Robs => ("ic-coin", "web-dice-throne-style-robs"),
        Style::Helper => ("ic-people", "web-dice-throne-style-helper"),
        Style::Guards => ("sym-shield", "web-dice-throne-style-guards"),
        Style::Wears => ("ic-clock", "web-dice-throne-style-wears"),
        Style::Hinders => ("ic-lock", "web-dice-throne-style-hinders"),
    }
}

/// How hard a hero is to play, as filled marks, with whether that is an estimate of ours.
fn difficulty(pack: &game_dice_throne::Pack, hero: &Hero) -> Option<(u8, bool)> {
    let what = format!("dice-throne/hero/{}/complexity", hero.id);
    let source = pack.sources.of(&what);
    let estimate = source.is_some_and(content::Source::is_reconstructed);
    hero.complexity.map(|level| (level, estimate))
}
