//! The decision bar, the same for all games: what is asked, why, and the buttons; and the slip
//! that says why not.

use crate::board::Board;
use crate::draft::{self, Question};
use crate::icon::Icon;
use crate::learn::{self, Waits};
use crate::log::{self, Past};
use crate::panels::{Panel, Panels};
use crate::pieces::orders;
use crate::route::Route;
use crate::seat;
use crate::session::{Scene, Session, Slip};
use crate::settings::Settings;
use crate::side;
use crate::wish::wish;
use kernel::{Arg, Rule, Said};
use leptos::html::Input;
use leptos::prelude::*;
use wire::{Order, RuleNames};

/// A question in a game's own words.
pub(crate) struct Asked {
    /// What is asked.
    pub(crate) title: String,
    /// What to tap next.
    pub(crate) hint: String,
    /// Buttons that only this question has.
    pub(crate) buttons: Vec<AnyView>,
    /// What the quiet way out is called, where there is one.
    pub(crate) way_out: Option<String>,
    /// What the main button will do, and its icon.
    pub(crate) label: String,
    pub(crate) icon: &'static str,
}

/// The bar.
pub(crate) fn decision<G: Board>(session: Session<G>) -> Option<AnyView> {
    if let Some(line) = Past::line() {
        return Some(log::bar(&session.voice(), side::told_at(session, line)));
    }
    let scene = session.scene()?;
    let why = session.slip.get();
    let slip = why.map(|why| slip(&scene, session, &why).into_any());
    let slip = slip.or_else(|| wish(&scene, session));
    let slip = slip.or_else(|| unkept(&scene, session));
    let lesson = session.lesson().get();
    let (words, offers) = match (&scene.question, &scene.outcome) {
        _ if session.looks() => {
            let look = heading(scene.text("web-lesson-look"));
            (look, vec![learn::next(&scene, session)])
        }
        _ if lesson.as_ref().is_some_and(|now| now.waits == Waits::Over) => (
            heading(scene.text("web-lesson-done")),
            learnt(&scene, session),
        ),
        (Some(question), _) => asked(&scene, session, question),
        (None, Some(_)) => (ended(&scene, session), afterwards(&scene, session)),
        (None, None) => (
            waiting(&scene, session),
            undo(&scene, session).into_iter().collect(),
        ),
    };
    let bar = view! {
        <section class="decision" id="decision" aria-labelledby="ask">
            {slip}
            {lesson.and_then(|now| learn::card(&scene, &now))}
            <div class="ask">
                {seat::mark(scene.me, &scene.name(scene.me))}
                <div class="ask-words">
                    {whose(&scene, session)}
                    {words}
                    {orders::standing(&scene.voice, &session.orders(), give(session))}
                </div>
            </div>
            <div class="offers">{offers}</div>
            {command(&scene, session)}
        </section>
    };
    Some(bar.into_any())
}

/// Whose side of the table is near, where several share this screen.
fn whose<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let name = session.shares_with(scene.me).filter(|_| scene.plays)?;
    let said = scene.say("web-whose-view", &[("name", Arg::Spelled(name))]);
    Some(view! { <p class="whose">{said}</p> }.into_any())
}

/// The browser cannot keep this match.
fn unkept<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let note = || {
        view! {
            <div class="why-not slip" role="status">
                <Icon name="ic-why-not"/>
                <span>{scene.text("web-not-kept")}</span>
                <button class="button" type="button" on:click=move |_| session.knows_unkept()>
                    {scene.text("web-not-kept-ok")}
                </button>
            </div>
        }
    };
    session.is_unkept().then(|| note().into_any())
}

fn heading(text: String) -> AnyView {
    view! { <h2 id="ask" tabindex="-1">{text}</h2> }.into_any()
}

/// How the match ended, and why.
fn ended<G: Board>(scene: &Scene<G>, session: Session<G>) -> AnyView {
    view! { {heading(G::ending(scene))} <p>{session.reason()}</p> }.into_any()
}

fn asked<G: Board>(
    scene: &Scene<G>,
    session: Session<G>,
    question: &Question<G::Offer>,
) -> (AnyView, Vec<AnyView>) {
    let asked = G::asked_in_words(scene, session, question);
    let next = (!asked.hint.is_empty()).then(|| format!("{} · ", asked.hint));
    let window = question.ask.is_window();
    let answers = window.then(|| G::answers(scene)).flatten();
    let words = view! {
        {answers.map(|text| view! { <p class="answers">{text}</p> })}
        {heading(asked.title)}
        <p>{next}{rule_link::<G>(question.ask.rule)}</p>
    };
    let mut buttons: Vec<AnyView> = undo(scene, session).into_iter().collect();
    buttons.extend(hint(scene, session, question));
    buttons.extend(asked.buttons);
    buttons.extend(asked.way_out.map(|name| way_out(session, name)));
    let matter = window.then(|| G::matter(scene)).flatten();
    buttons.extend(matter.and_then(|(rules, name)| let_all_be(session, rules, name)));
    buttons.extend(window.then(|| order_menu(scene, session, question.ask.rule)));
    let choice = draft::choice::<G>(question, &scene.draft);
    let state = match choice {
        Some(choice) if !session.teaches(scene, &choice) => Main::Lacks,
        Some(choice) if session.warns_of(scene, &choice) => Main::Warns,
        Some(_) => Main::Ready,
        None => Main::Lacks,
    };
    let label = if session.is_warned(&scene.draft) {
        scene.voice.text("web-sure")
    } else {
        asked.label
    };
    buttons.push(main_button(session, state, label, asked.icon));
    (words.into_any(), buttons)
}

fn rule_link<G: Board>(rule: Rule) -> AnyView {
    let panels = Panels::get();
    let open = move |_| {
        panels.open(Panel::Rules {
            game: G::ID,
            rule: Some(rule.0),
        });
    };
    view! { <button class="link" type="button" on:click=open>{rule.0}</button> }.into_any()
}

/// How orders are given and withdrawn here.
fn give<G: Board>(session: Session<G>) -> orders::Give {
    Callback::new(move |(order, on)| session.order(order, on))
}

/// What may be ordered in a window by this rule.
fn order_menu<G: Board>(scene: &Scene<G>, session: Session<G>, rule: Rule) -> AnyView {
    let menu = orders::Menu {
        rule,
        standing: session.orders(),
        open: session.order_menu(),
        give: give(session),
    };
    menu.draw(&scene.voice)
}

fn waiting<G: Board>(scene: &Scene<G>, session: Session<G>) -> AnyView {
    let text = match scene.thinking {
        _ if scene.rolls => scene.voice.text("web-dice-roll"),
        Some(seat) => {
            let said = Said::new("web-waits-for").with("seat", Arg::Seat(seat));
            scene.voice.say(&said)
        }
        None if scene.plays && !session.orders().is_empty() => {
            scene.voice.text("web-orders-let-be")
        }
        None => scene.voice.text("web-waits"),
    };
    heading(text)
}

fn afterwards<G: Board>(scene: &Scene<G>, session: Session<G>) -> Vec<AnyView> {
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
    let again = scene.plays.then(|| again.into_any());
    [home.into_any(), result.into_any()]
        .into_iter()
        .chain(again)
        .collect()
}

/// After a lesson: its closing page once more.
fn learnt<G: Board>(scene: &Scene<G>, session: Session<G>) -> Vec<AnyView> {
    let closing = view! {
        <button
            class="button button-main"
            type="button"
            on:click=move |_| session.result.set(true)
        >
            <Icon name="ic-learn"/>{scene.text("web-lesson-and-now")}
        </button>
    };
    vec![closing.into_any()]
}

fn undo<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let act = move || {
        session.undo();
    };
    let button = || small(scene, ("ic-undo", "web-undo"), None, act);
    session.can_undo().then(button)
}

/// A hint, where there is more than one answer to think about.
fn hint<G: Board>(
    scene: &Scene<G>,
    session: Session<G>,
    question: &Question<G::Offer>,
) -> Option<AnyView> {
    let thinks = question.offers.len() > 1 && session.may_hint() && !G::hints_itself_at(scene);
    let act = move || {
        session.hint();
    };
    thinks.then(|| small(scene, ("ic-hint", "web-hint"), Some("H"), act))
}

/// A button that is an icon, with its name for those who hover or listen, and its key.
fn small<G: Board>(
    scene: &Scene<G>,
    (icon, name): (&'static str, &'static str),
    key: Option<&'static str>,
    act: impl Fn() + 'static,
) -> AnyView {
    let name = scene.voice.text(name);
    view! {
        <button
            class="button button-icon"
            type="button"
            aria-label=name.clone()
            title=name.clone()
            aria-keyshortcuts=key
            on:click=move |_| act()
        >
            <Icon name=icon/>
        </button>
    }
    .into_any()
}

fn way_out<G: Board>(session: Session<G>, name: String) -> AnyView {
    let act = move |_| {
        session.pass();
    };
    view! {
        <button class="button" type="button" on:click=act>
            {name}" "<kbd>"S"</kbd>
        </button>
    }
    .into_any()
}

/// Lets everything be that is asked about the same matter, until somebody adds to it.
fn let_all_be<G: Board>(session: Session<G>, rules: &[&str], name: String) -> Option<AnyView> {
    let rules = RuleNames::new(rules)?;
    let act = move |_| {
        let rules = rules.clone();
        session.order(Order::ThisMatter { rules }, true);
    };
    let button =
        view! { <button class="button" type="button" id="let-all" on:click=act>{name}</button> };
    Some(button.into_any())
}

/// What a press on the main button leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Main {
    /// The answer is given.
    Ready,
    /// The answer is a grave mistake, and this is said first: no plain next step.
    Warns,
    /// There is no answer yet.
    Lacks,
}

fn main_button<G: Board>(
    session: Session<G>,
    state: Main,
    label: String,
    icon: &'static str,
) -> AnyView {
    let act = move |_| {
        session.confirm();
    };
    view! {
        <button
            class="button button-main"
            type="button"
            aria-disabled=(state == Main::Lacks).then_some("true")
            data-warns=(state == Main::Warns).then_some("true")
            on:click=act
        >
            <Icon name=icon/>{label}" "<kbd>"↵"</kbd>
        </button>
    }
    .into_any()
}

/// Moves typed in their one spelling, for those who want it.
fn command<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let wanted = Settings::get().0.with(|chosen| chosen.command);
    let field = NodeRef::<Input>::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get() {
            session.type_line(&field.value());
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
fn slip<G: Board>(scene: &Scene<G>, session: Session<G>, why: &Slip) -> impl IntoView + use<G> {
    let rule = why.rule().map(rule_link::<G>);
    view! {
        <p class="why-not slip" role="status" on:click=move |_| session.slip.set(None)>
            <Icon name=why.icon()/>
            <span>{why.say(&scene.voice)}" "{rule}</span>
        </p>
    }
}
