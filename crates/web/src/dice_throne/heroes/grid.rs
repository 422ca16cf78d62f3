//! All heroes, to be found by name, token, difficulty or way of playing, and to be tapped.

use super::{Scene, Session, difficulty, is_ban, owner, sought, style};
use crate::dice_throne::art;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use crate::seat::mark;
use crate::voice::Voice;
use game_dice_throne::{Choosing, Hero, HeroId, Offer, Pack, Style};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// How hard heroes may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Level {
    #[default]
    All,
    Easy,
    Middle,
    Hard,
}

impl Level {
    const ALL: [Level; 4] = [Level::All, Level::Easy, Level::Middle, Level::Hard];

    const fn key(self) -> &'static str {
        match self {
            Level::All => "web-dice-throne-level-all",
            Level::Easy => "web-dice-throne-level-easy",
            Level::Middle => "web-dice-throne-level-middle",
            Level::Hard => "web-dice-throne-level-hard",
        }
    }

    /// A hero of whom nobody says how hard it is fits all levels.
    fn fits(self, hero: &Hero) -> bool {
        hero.complexity.is_none_or(|level| match self {
            Level::All => true,
            Level::Easy => level <= 2,
            Level::Middle => (3..=4).contains(&level),
            Level::Hard => level >= 5,
        })
    }
}

/// Whether a hero or one of its tokens is called like this, in any language.
fn is_called(pack: &Pack, hero: &Hero, text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let tokens = hero.tokens.iter().map(|&token| &pack.token(token).name);
    let mut names = std::iter::once(&hero.name).chain(tokens);
    names.any(|name| {
        [&name.de, &name.en]
            .iter()
            .any(|name| name.to_lowercase().contains(&text))
    })
}

/// What is looked for, and all heroes.
pub(super) fn all(scene: &Scene, session: Session, choosing: &Choosing) -> Vec<AnyView> {
    let before = session
        .arranged
        .with_untracked(|arranged| arranged.heroes.clone());
    let text = RwSignal::new(before.text);
    let level = RwSignal::new(before.level);
    let styles = RwSignal::new(before.styles);
    let heroes = scene.game.pack().heroes.iter();
    let ids = heroes.filter_map(|hero| scene.game.pack().hero_named(&hero.id));
    let game = scene.game.clone();
    let fits = move |hero: HeroId| {
        let pack = game.pack();
        let found = pack.hero(hero);
        let is_like = styles.with(|wanted| {
            let has = pack.styles(found);
            wanted.iter().all(|style| has.contains(style))
        });
        is_like && level.get().fits(found) && text.with(|text| is_called(pack, found, text))
    };
    let item = |hero: HeroId| {
        let fits = fits.clone();
        let card = card(scene, session, choosing, hero);
        view! { <li hidden=move || !fits(hero)>{card}</li> }.into_any()
    };
    let items: Vec<AnyView> = ids.clone().map(item).collect();
    let all: Vec<HeroId> = ids.collect();
    let none = {
        let (fits, words) = (fits.clone(), scene.text("web-dice-throne-found-none"));
        move || {
            let nobody = !all.iter().any(|&hero| fits(hero));
            nobody.then(|| view! { <p class="dh-none" role="status">{words.clone()}</p> })
        }
    };
    vec![
        finder(scene, session, (text, level, styles)),
        view! { <ul class="dh-grid">{items}</ul> }.into_any(),
        none.into_any(),
    ]
}

fn finder(
    scene: &Scene,
    session: Session,
    (text, level, styles): (RwSignal<String>, RwSignal<Level>, RwSignal<Vec<Style>>),
) -> AnyView {
    view! {
        <section class="dh-filter" aria-label=scene.text("web-dice-throne-finder")>
            {field(scene, session, text)}
            {levels(scene, session, level)}
            {ways(scene, session, styles)}
        </section>
    }
    .into_any()
}

/// What is sought is kept for the next moment without drawing this one anew.
fn keep(session: Session, change: impl FnOnce(&mut super::Sought)) {
    session
        .arranged
        .update_untracked(|arranged| change(&mut arranged.heroes));
}

/// A name, typed.
fn field(scene: &Scene, session: Session, text: RwSignal<String>) -> AnyView {
    let typed = move |event| {
        let typed = event_target_value(&event);
        keep(session, |sought| sought.text.clone_from(&typed));
        text.set(typed);
    };
    let name = scene.text("web-dice-throne-find");
    view! {
        <div class="dh-find">
            <Icon name="ic-search"/>
            <input
                class="field"
                type="search"
                id="dh-find"
                autocomplete="off"
                aria-label=name.clone()
                placeholder=name.clone()
                prop:value=text.get_untracked()
                on:input=typed
            />
        </div>
    }
    .into_any()
}

/// One of the difficulties.
fn levels(scene: &Scene, session: Session, level: RwSignal<Level>) -> AnyView {
    let segment = |one: Level| {
        let choose = move |_| {
            keep(session, |sought| sought.level = one);
            level.set(one);
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="dh-level"
                    prop:checked=move || level.get() == one
                    on:change=choose
                />
                <span>{scene.text(one.key())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments">
            <legend class="unseen">{scene.text("web-dice-throne-difficulty")}</legend>
            {Level::ALL.map(segment).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Any of the ways of playing.
fn ways(scene: &Scene, session: Session, styles: RwSignal<Vec<Style>>) -> AnyView {
    let chip = |one: Style| {
        let (icon, key) = style(one);
        let wanted = move || styles.with(|styles| styles.contains(&one));
        let turn = move |_| {
            styles.update(
                |styles| match styles.iter().position(|style| *style == one) {
                    Some(place) => drop(styles.remove(place)),
                    None => styles.push(one),
                },
            );
            keep(session, |sought| sought.styles = styles.get_untracked());
        };
        view! {
            <li>
                <button
                    class="chip"
                    type="button"
                    aria-pressed=move || wanted().to_string()
                    on:click=turn
                >
                    <Icon name=icon/>{scene.text(key)}
                </button>
            </li>
        }
    };
    let chips = Style::ALL.map(chip).collect_view();
    let label = scene.text("web-dice-throne-styles");
    view! { <ul class="dh-styles" aria-label=label>{chips}</ul> }.into_any()
}

/// How a hero stands in the choice, besides being offered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    Banned(Seat),
    Taken(Seat),
}

fn card(scene: &Scene, session: Session, choosing: &Choosing, id: HeroId) -> AnyView {
    let hero = scene.game.pack().hero(id);
    let offer = if is_ban(choosing) {
        Offer::Ban(id)
    } else {
        Offer::Hero(id)
    };
    let found = match banner(scene, id) {
        Some(seat) => Mark::Banned(seat),
        None => owner(scene, id).map_or(Mark::Free, Mark::Taken),
    };
    let standing = match scene.stands(offer) {
        Standing::Idle if found != Mark::Free => Standing::Spent,
        Standing::Idle => Standing::Ready,
        standing => standing,
    };
    let word = match found {
        Mark::Free => "free",
        Mark::Banned(_) => "banned",
        Mark::Taken(_) => "taken",
    };
    let inside = view! {
        <span class="dh-crest">{art::crest(hero, "")}{flag(scene, standing, found)}</span>
        <span class="dh-words">
            <b>{scene.named(&hero.name)}</b>
            <span class="dh-line">{line(scene, hero, found)}</span>
            {pips(&scene.voice, scene.game.pack(), hero)}
        </span>
    };
    let thing = Pick {
        data: vec![("data-mark", word.to_owned())],
        ..Pick::new("dh-hero", standing)
    };
    let tap = Callback::new(move |()| {
        sought(session, |sought| sought.look = Some(id));
        if let Some(tap) = session.taps(offer) {
            tap.run(());
        }
    });
    pick(thing, inside.into_any(), Some(tap))
}

/// Who has banned a hero.
fn banner(scene: &Scene, hero: HeroId) -> Option<Seat> {
    let steps = scene.game.choice_steps(&scene.view).into_iter();
    let mut bans = steps.filter(|step| step.ban && step.hero == Some(hero));
    bans.next().map(|step| step.seat)
}

fn flag(scene: &Scene, standing: Standing, found: Mark) -> Option<AnyView> {
    let inside = match (standing, found) {
        (Standing::Chosen, _) => view! { <Icon name="ic-confirm"/> }.into_any(),
        (_, Mark::Banned(_)) => view! { <Icon name="ic-close"/> }.into_any(),
        (_, Mark::Taken(seat)) => mark(seat, &scene.name(seat)).into_any(),
        _ => return None,
    };
    Some(view! { <span class="dh-flag">{inside}</span> }.into_any())
}

/// What kind of hero it is, or why it cannot be had.
fn line(scene: &Scene, hero: &Hero, found: Mark) -> String {
    match found {
        Mark::Free => about(&scene.voice, hero),
        Mark::Banned(seat) => scene.say("web-dice-throne-banned", &[("seat", Arg::Seat(seat))]),
        Mark::Taken(seat) => scene.say("web-dice-throne-taken", &[("seat", Arg::Seat(seat))]),
    }
}

/// A hero in a few words; nothing for those we have none for.
pub(super) fn about(voice: &Voice, hero: &Hero) -> String {
    let key = format!("web-dice-throne-hero-{}", hero.id);
    let text = voice.text(&key);
    if text.contains(&key) {
        String::new()
    } else {
        text
    }
}

/// How hard a hero is to play, of six.
pub(super) fn pips(voice: &Voice, pack: &Pack, hero: &Hero) -> Option<AnyView> {
    let (level, estimate) = difficulty(pack, hero)?;
    let key = if estimate {
        "web-dice-throne-difficulty-guessed"
    } else {
        "web-dice-throne-difficulty-of"
    };
    let said = kernel::Said::new(key).with("level", Arg::number(level));
    let pips = (1..=6_u8).map(|pip| view! { <i data-on=(pip <= level).then_some("")></i> });
    let pips = pips.collect_view();
    Some(
        view! {
            <span
                class="dh-pips"
                role="img"
                aria-label=voice.say(&said)
                data-estimate=estimate.then_some("")
            >
                {pips}
            </span>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Lang, Words};

    #[test]
    fn every_hero_is_told_in_a_few_words() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for hero in &Pack::builtin().heroes {
                let key = format!("web-dice-throne-hero-{}", hero.id);
                let said = words.text(&key);
                assert!(!said.contains(&key) && said.len() < 60, "{lang:?}: {said}");
            }
        }
    }

    #[test]
    fn heroes_are_found_by_names_tokens_and_difficulty() {
        let pack = Pack::builtin();
        let found = |text: &str, level: Level| -> Vec<&str> {
            let heroes = pack.heroes.iter();
            let heroes = heroes.filter(|hero| is_called(pack, hero, text) && level.fits(hero));
            heroes.map(|hero| hero.id.as_str()).collect()
        };
        assert_eq!(found("", Level::All).len(), pack.heroes.len());
        assert_eq!(found(" SamUr", Level::All), ["samurai"]);
        assert_eq!(found("stun", Level::All), ["barbarian", "pyromancer"]);
        assert_eq!(found("Benommen", Level::All), ["barbarian"]);
        assert_eq!(found("stun", Level::Hard), [""; 0]);
        let by_level: usize = [Level::Easy, Level::Middle, Level::Hard]
            .map(|level| found("", level).len())
            .iter()
            .sum();
        assert_eq!(by_level, pack.heroes.len(), "each has one difficulty");
    }
}
