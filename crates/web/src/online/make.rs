//! Making a table for friends: a name, a mode, and who is to sit where.

use super::api::{self, Served, say, served};
use super::nowhere;
use super::plan::{Place, Plan, Which, bot_level};
use super::witness;
use crate::boards::{GameBox, mode_key};
use crate::frame::quiet_frame;
use crate::icon::Icon;
use crate::name;
use crate::part::{self, Part};
use crate::route::{Route, go};
use crate::seat;
use crate::voice::{Voice, t, voice};
use bots::{Level, level_of};
use kernel::{Arg, Said, Seat};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;
use wire::Reason;

/// A server that did not answer is asked again so much later.
const AGAIN: Duration = Duration::from_secs(5);

/// Where a table is made. A server of files has no tables; that shows when somebody asks.
#[component]
pub(crate) fn FriendsPage(
    /// What is to be played there.
    game: GameBox,
) -> impl IntoView {
    let from = RwSignal::new(Served::WithTables);
    ask(from);
    let online = window_event_listener(leptos::ev::online, move |_| ask(from));
    on_cleanup(move || online.remove());
    move || match from.get() {
        Served::WithTables => part::page(game, move |part| {
            quiet_frame(Some(game), make_form(game, part)).into_any()
        }),
        Served::Files => nowhere::without_server(),
        Served::Unreachable => nowhere::offline(Callback::new(move |()| ask(from))),
    }
}

/// Asks what the page came from, again and again while nobody answers.
fn ask(from: RwSignal<Served>) {
    spawn_local(async move {
        let found = served().await;
        // Only if there is news: the form is made anew by it, and what was chosen would be lost.
        if from.try_get_untracked().is_some_and(|known| known != found) {
            from.set(found);
        }
        if found == Served::Unreachable {
            set_timeout(move || again(from), AGAIN);
        }
    });
}

fn again(from: RwSignal<Served>) {
    if from.try_get_untracked() == Some(Served::Unreachable) {
        ask(from);
    }
}

fn make_form(game: GameBox, part: &'static Part) -> AnyView {
    let wrong = RwSignal::new(None);
    let (custom, seats) = (part.for_friends)();
    let plan = RwSignal::new(Plan::of(part, custom, &seats));
    let make = move |name: String| {
        let wanted = plan.with_untracked(|plan| plan.wanted(name));
        spawn_local(async move {
            match api::open(&wanted).await {
                Ok(opened) => {
                    opened.keep();
                    witness::sat(&opened.table);
                    go(&Route::table(&opened.table));
                }
                Err(reason) => drop(wrong.try_set(Some(reason))),
            }
        });
    };
    let field = NodeRef::new();
    let inner = view! {
        <h2>{t("web-friends-make")}</h2>
        <p class="soft">{t("web-friends-about")}</p>
        {name_field(field)}
        {modes((game, part), plan)}
        {places(plan)}
    };
    form(
        (field, inner.into_any()),
        wrong,
        ("ic-link", "web-friends-do-make"),
        make,
    )
}

/// A form that asks for a name and perhaps for more, and says why not.
pub(super) fn form(
    (field, inner): (NodeRef<Input>, AnyView),
    wrong: RwSignal<Option<Reason>>,
    (icon, label): (&'static str, &'static str),
    act: impl Fn(String) + 'static,
) -> AnyView {
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = field.get_untracked().map(|field| field.value());
        match name.and_then(|name| name::fit(&name)) {
            Some(name) => {
                name::keep_own(&name);
                wrong.set(None);
                act(name);
            }
            // The server would say the same.
            None => wrong.set(Some(Reason::plain("refused-name"))),
        }
    };
    let why = move || {
        let said = say(&voice(), &wrong.get()?);
        Some(view! {
            <p class="why-not" role="alert"><Icon name="ic-why-not"/><span>{said}</span></p>
        })
    };
    view! {
        <form class="mat fr-form" novalidate on:submit=send>
            {inner} {why}
            <div class="offers">
                <button class="button button-main" type="submit">
                    <Icon name=icon/>{t(label)}
                </button>
            </div>
        </form>
    }
    .into_any()
}

/// What one is called at the table; remembered for the next.
pub(super) fn name_field(field: NodeRef<Input>) -> impl IntoView {
    view! {
        <label>
            <b>{t("web-your-name")}</b>
            <input
                class="field"
                node_ref=field
                required
                autocomplete="nickname"
                value=name::own(&voice())
            />
        </label>
    }
}

fn modes((game, part): (GameBox, &'static Part), plan: RwSignal<Plan>) -> impl IntoView {
    let choice = |which: Which| match which {
        // What is set up does not change while this page is open.
        Which::Custom => {
            let about = move || (part.about)(&voice());
            option(plan, which, t("web-friends-custom"), about).into_any()
        }
        Which::Mode(_) => {
            let mode = plan.with_untracked(|plan| plan.ready(which).mode);
            let name = move || voice().text(&mode_key(game.id(), mode));
            let how = move || voice().text(&format!("{}-how", mode_key(game.id(), mode)));
            option(plan, which, name, how).into_any()
        }
    };
    let choices = plan.with_untracked(Plan::choices);
    view! {
        <fieldset class="fr-choice">
            <legend>{t("web-friends-mode")}</legend>
            <div class="fr-modes">{choices.into_iter().map(choice).collect_view()}</div>
        </fieldset>
    }
}

fn option(
    plan: RwSignal<Plan>,
    which: Which,
    name: impl Fn() -> String + Send + 'static,
    how: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    let checked = move || plan.with(|plan| plan.which() == which);
    let value = match which {
        Which::Custom => "custom".to_owned(),
        Which::Mode(place) => place.to_string(),
    };
    view! {
        <label>
            <input
                type="radio"
                name="table-mode"
                value=value
                prop:checked=checked
                on:change=move |_| plan.update(|plan| plan.choose(which))
            />
            <span><b>{name}</b><small>{how}</small></span>
        </label>
    }
}

fn places(plan: RwSignal<Plan>) -> impl IntoView {
    let rows = move || {
        let teams = plan.with(Plan::teams);
        let seats = Seat::first(teams.len() as u8).zip(teams);
        seats
            .map(|(seat, team)| row(plan, seat, team))
            .collect_view()
    };
    view! {
        <fieldset class="fr-choice">
            <legend>{t("web-seats")}</legend>
            <ol class="fr-places">{rows}</ol>
        </fieldset>
    }
}

fn row(plan: RwSignal<Plan>, seat: Seat, of: Option<u8>) -> impl IntoView {
    let place = seat.index();
    let choose = move |event| {
        if let Some(chosen) = Place::read(&event_target_value(&event)) {
            plan.update(|plan| plan.put(place, chosen));
        }
    };
    let chosen = move || plan.with(|plan| plan.places().get(place).map(|one| one.spelled()));
    let mine = plan.with(|plan| plan.places()[place] == Place::Me);
    let mark = move || match plan.with(|plan| plan.places().get(place).copied()) {
        Some(Place::Bot(bot)) => seat::bot_mark(seat, level_of(bot)),
        _ => seat::mark(seat, &seat.to_string()),
    };
    let how = move || match plan.with(|plan| plan.places().get(place).copied()) {
        Some(Place::Bot(bot)) => Some(seat::about_bot(&voice(), bot)),
        _ => None,
    };
    let option = |place: Place| {
        // One's own seat is given away by sitting down in another one.
        let fixed = mine && place != Place::Me;
        let spelled = place.spelled();
        let is_chosen = chosen() == Some(spelled.clone());
        let name = move || place_name(&voice(), place);
        view! { <option value=spelled selected=is_chosen disabled=fixed>{name}</option> }
    };
    let bots = Level::ALL.map(|level| Place::Bot(level.id()));
    let places = [Place::Me, Place::Friend].into_iter().chain(bots);
    view! {
        <li>
            <label>
                {mark}
                <span class="seat-name">
                    {seat_name(seat)} {of.map(|of| view! { <small>{team(of)}</small> })}
                </span>
                <select class="field" prop:value=chosen on:change=choose>
                    {places.map(option).collect_view()}
                </select>
            </label>
            {how}
        </li>
    }
}

fn place_name(voice: &Voice, place: Place) -> String {
    match place {
        Place::Me => voice.text("web-place-me"),
        Place::Friend => voice.text("web-place-friend"),
        Place::Bot(bot) => {
            let level = Arg::Spelled(voice.text(&bot_level(bot)));
            voice.say(&Said::new("web-place-bot").with("level", level))
        }
    }
}

/// "Seat B", in the chosen language.
pub(crate) fn seat_name(seat: Seat) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    crate::voice::s(Said::new("web-seat").with("letter", Arg::Spelled(seat.to_string())))
}

/// "Team 2", in the chosen language.
pub(super) fn team(team: u8) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    crate::voice::s(Said::new("web-team").with("team", Arg::number(team)))
}
