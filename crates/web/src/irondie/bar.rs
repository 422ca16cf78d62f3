//! The decision bar: what is asked, why, and the buttons; the slip that says why not.

use super::Session;
use super::draft::Question;
use super::scene::Scene;
use super::side;
use crate::icon::Icon;
use crate::log::{self, Past};
use crate::panels::{Panel, Panels};
use crate::route::Route;
use crate::seat;
use crate::session::Slip;
use crate::settings::Settings;
use crate::wish::wish;
use game_irondie::{Offer, Side, Stage};
use kernel::{Arg, AskKind, Rule, Said};
use leptos::html::Input;
use leptos::prelude::*;

/// The bar.
pub(super) fn decision(session: Session) -> Option<AnyView> {
    if let Some(line) = Past::line() {
        return Some(log::bar(&session.voice(), side::told_at(session, line)));
    }
    let scene = session.scene()?;
    let why = session.slip.get();
    let slip = why.map(|why| slip(&scene, session, &why).into_any());
    let slip = slip.or_else(|| wish(&scene, session));
    let (words, offers) = match (&scene.question, scene.view.public.stage) {
        (Some(question), _) => (asked(&scene, question), answers(&scene, session, question)),
        (None, Stage::Over(winner)) => (over(&scene, winner), afterwards(&scene, session)),
        (None, _) => (waiting(&scene), undo_only(&scene, session)),
    };
    let bar = view! {
        <section class="decision" id="decision" aria-labelledby="ask">
            {slip}
            <div class="ask">
                {seat::mark(scene.me, &scene.name(scene.me))}
                <div class="ask-words">{words}</div>
            </div>
            <div class="offers">{offers}</div>
            {command(&scene, session)}
        </section>
    };
    Some(bar.into_any())
}

fn heading(text: String) -> AnyView {
    view! { <h2 id="ask" tabindex="-1">{text}</h2> }.into_any()
}

fn asked(scene: &Scene, question: &Question) -> AnyView {
    let ask = &question.ask;
    let text = scene.voice.text(&format!("irondie-ask-{}", ask.kind.key()));
    view! {
        {heading(text)}
        <p>{hint(scene, question)}" · "{rule_link(ask.rule)}</p>
    }
    .into_any()
}

/// What to tap next.
fn hint(scene: &Scene, question: &Question) -> String {
    let key = match question.ask.kind {
        AskKind::Amount => return damage_left(scene),
        AskKind::Split => "web-irondie-hint-split",
        AskKind::Assign => "web-irondie-hint-bonus",
        AskKind::Take => "web-irondie-hint-return",
        AskKind::Swap => "web-irondie-hint-swap",
        _ if scene.draft.first.is_some() => "web-irondie-hint-target",
        _ => "web-irondie-hint-throw",
    };
    scene.voice.text(key)
}

fn damage_left(scene: &Scene) -> String {
    let due = scene.view.public.due[Side::of(scene.me) as usize];
    let given: u8 = scene.view.pain.iter().sum();
    let said = Said::new("irondie-about-damage")
        .with("due", Arg::number(due))
        .with("left", Arg::number(due.saturating_sub(given)));
    scene.voice.say(&said)
}

fn rule_link(rule: Rule) -> AnyView {
    let panels = Panels::get();
    let open = move |_| {
        panels.open(Panel::Rules {
            game: "irondie",
            rule: Some(rule.0),
        });
    };
    view! { <button class="link" type="button" on:click=open>{rule.0}</button> }.into_any()
}

fn waiting(scene: &Scene) -> AnyView {
    let text = match (scene.thinking, scene.view.public.stage) {
        (_, Stage::Throw | Stage::RollOff | Stage::Hurl) => scene.voice.text("web-dice-roll"),
        (Some(seat), _) => {
            let said = Said::new("web-waits-for").with("seat", Arg::Seat(seat));
            scene.voice.say(&said)
        }
        (None, _) => scene.voice.text("web-waits"),
    };
    heading(text)
}

/// How the match ended.
pub(super) fn over_text(scene: &Scene, winner: Option<Side>) -> String {
    match winner {
        None => scene.voice.text("irondie-event-match-drawn"),
        Some(side) => {
            let said = Said::new("irondie-event-match-won");
            let seat = Arg::Seat(scene.speaker(side));
            scene.voice.say(&said.with("seat", seat))
        }
    }
}

fn over(scene: &Scene, winner: Option<Side>) -> AnyView {
    heading(over_text(scene, winner))
}

fn afterwards(scene: &Scene, session: Session) -> Vec<AnyView> {
    let home = view! {
        <a class="button" href=Route::Home.address()>{scene.voice.text("web-to-boxes")}</a>
    };
    let again = view! {
        <button class="button button-main" type="button" on:click=move |_| session.again()>
            <Icon name="ic-undo"/>{scene.voice.text("web-rematch")}
        </button>
    };
    let result = view! {
        <button class="button" type="button" on:click=move |_| session.result.set(true)>
            <Icon name="ic-crown"/>{scene.voice.text("web-result")}
        </button>
    };
    let plays = scene.view.viewer.seat().is_some();
    let again = plays.then(|| again.into_any());
    [home.into_any(), result.into_any()]
        .into_iter()
        .chain(again)
        .collect()
}

fn undo_only(scene: &Scene, session: Session) -> Vec<AnyView> {
    undo(scene, session).into_iter().collect()
}

fn undo(scene: &Scene, session: Session) -> Option<AnyView> {
    let button = || {
        let name = scene.voice.text("web-undo");
        let act = move |_| {
            session.undo();
        };
        view! {
            <button
                class="button button-icon"
                type="button"
                aria-label=name.clone()
                title=name.clone()
                on:click=act
            >
                <Icon name="ic-undo"/>
            </button>
        }
        .into_any()
    };
    session.can_undo().then(button)
}

fn answers(scene: &Scene, session: Session, question: &Question) -> Vec<AnyView> {
    let mut buttons: Vec<AnyView> = undo(scene, session).into_iter().collect();
    if question.ask.kind == AskKind::Split {
        buttons.push(all_dice(scene, session, question));
    }
    if question.ask.kind == AskKind::Amount {
        buttons.extend(amounts(scene, session, question));
    }
    buttons.extend(
        question
            .way_out()
            .map(|offer| way_out(scene, session, offer)),
    );
    buttons.push(main_button(scene, session, question));
    buttons
}

/// All dice at once, or none of them.
fn all_dice(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let all: dice::DiceSet = question
        .offers
        .iter()
        .filter_map(|offer| match *offer {
            Offer::Battle(die) => Some(die),
            _ => None,
        })
        .collect();
    let full = scene.draft.dice == all;
    let key = if full {
        "web-irondie-none"
    } else {
        "web-irondie-all"
    };
    let next = if full { dice::DiceSet::EMPTY } else { all };
    let act = move |_| session.draft.update(|draft| draft.dice = next);
    view! { <button class="button" type="button" on:click=act>{scene.voice.text(key)}</button> }
        .into_any()
}

/// One button for each amount that the die may take.
fn amounts(scene: &Scene, session: Session, question: &Question) -> Vec<AnyView> {
    let points = question.offers.iter().filter_map(|offer| match *offer {
        Offer::Take { points, .. } => Some(points),
        _ => None,
    });
    let button = |points: u8| {
        let pressed = (scene.draft.points == Some(points)).to_string();
        let act = move |_| session.draft.update(|draft| draft.points = Some(points));
        view! {
            <button
                class="button button-icon amount"
                type="button"
                aria-pressed=pressed
                on:click=act
            >
                {points}
            </button>
        }
        .into_any()
    };
    points.map(button).collect()
}

fn way_out(scene: &Scene, session: Session, offer: Offer) -> AnyView {
    let key = match offer {
        Offer::Decline => "web-irondie-decline",
        Offer::Stay => "web-irondie-stay",
        _ => "web-irondie-skip",
    };
    let act = move |_| {
        session.pass();
    };
    view! {
        <button class="button" type="button" on:click=act>
            {scene.voice.text(key)}" "<kbd>"S"</kbd>
        </button>
    }
    .into_any()
}

fn main_button(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let ready = question.choice(&scene.draft).is_some();
    let label = if session.is_warned(&scene.draft) {
        scene.voice.text("web-irondie-sure")
    } else {
        label(scene, question)
    };
    let act = move |_| {
        session.confirm();
    };
    view! {
        <button
            class="button button-main"
            type="button"
            aria-disabled=(!ready).then_some("true")
            on:click=act
        >
            <Icon name="ic-roll"/>{label}" "<kbd>"↵"</kbd>
        </button>
    }
    .into_any()
}

/// What the main button will do.
fn label(scene: &Scene, question: &Question) -> String {
    let voice = &scene.voice;
    let named = |die| Arg::Spelled(scene.kind_name(die));
    if question.ask.kind == AskKind::Split {
        let count = scene.draft.dice.len();
        let said = Said::new("web-irondie-do-split")
            .with("count", Arg::number(count))
            .with("reserve", Arg::number(question.offers.len() as u8 - count));
        return voice.say(&said);
    }
    let said = match question.drafted(&scene.draft) {
        Some(Offer::Throw { at, .. }) => {
            Said::new("web-irondie-do-throw").with("target", named(at))
        }
        Some(Offer::Sweep(_)) => Said::new("web-irondie-do-sweep"),
        Some(Offer::Bonus { to, .. }) => {
            Said::new("web-irondie-do-bonus").with("target", named(to))
        }
        Some(Offer::Take { die, points }) => Said::new("web-irondie-do-take")
            .with("die", named(die))
            .with("points", Arg::number(points))
            .with("left", Arg::number(scene.view.public.value(die) - points)),
        Some(Offer::Return(die)) => Said::new("web-irondie-do-return").with("die", named(die)),
        Some(Offer::Swap(swap)) => {
            Said::new("web-irondie-do-swap").with("count", Arg::number(swap.come.count_ones()))
        }
        _ => Said::new(match question.ask.kind {
            AskKind::Amount => "web-irondie-do-amount",
            AskKind::Take => "web-irondie-do-pick",
            AskKind::Assign => "web-irondie-do-give",
            _ => "web-irondie-do-aim",
        }),
    };
    voice.say(&said)
}

/// Moves typed in their one spelling, for those who want it.
fn command(scene: &Scene, session: Session) -> Option<AnyView> {
    let wanted = Settings::get().0.with(|chosen| chosen.command);
    let field = NodeRef::<Input>::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get() {
            session.type_move(&field.value());
            field.set_value("");
        }
    };
    wanted.then(|| {
        let name = scene.voice.text("web-command");
        view! {
            <form class="command" on:submit=send>
                <input
                    class="field code"
                    node_ref=field
                    autocomplete="off"
                    spellcheck="false"
                    aria-label=name.clone()
                    placeholder=name.clone()
                />
            </form>
        }
        .into_any()
    })
}

/// Why not: over the bar, gone by a tap.
fn slip(scene: &Scene, session: Session, why: &Slip) -> impl IntoView + use<> {
    let rule = why.rule().map(rule_link);
    view! {
        <p class="why-not slip" role="status" on:click=move |_| session.slip.set(None)>
            <Icon name="ic-why-not"/>
            <span>{why.say(&scene.voice)}" "{rule}</span>
        </p>
    }
}
