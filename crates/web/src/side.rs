//! Beside the board, the same for all games: what a game has to say, the log, and the ways out.

use crate::board::Board;
use crate::frame::SideSheet;
use crate::icon::Icon;
use crate::log::{self, Entry, Past};
use crate::new_match::NewMatch;
use crate::session::{Scene, Session};
use kernel::{Arg, Said};
use leptos::prelude::*;
use wire::{Act, Player};

/// How many lines the log shows.
const LINES: usize = 160;

/// All panels. The log follows what happens, the others also what is tapped.
pub(crate) fn panels<G: Board>(session: Session<G>) -> Vec<AnyView> {
    let hints = move || session.shown().map(|scene| G::hints(&scene, session));
    vec![
        hints.into_any(),
        log(session),
        (move || leaving(session)).into_any(),
    ]
}

/// The moment that is told of: it follows what happens, not what is tapped.
pub(crate) fn told<G: Board>(session: Session<G>) -> Option<Scene<G>> {
    session.with_screen(|screen| screen.newest);
    untrack(|| session.scene())
}

/// The log, once the match has begun. Lines that say the same are not drawn anew.
fn log<G: Board>(session: Session<G>) -> AnyView {
    let told = move || {
        session.voice.track();
        told(session)
    };
    let entries = Memo::new(move |_| {
        let scene = told()?;
        Some(session.with_screen(|screen| G::log(&scene, screen, LINES)))
    });
    let begun = Memo::new(move |_| entries.with(Option::is_some));
    let about = Memo::new(move |_| told().as_ref().map(G::round).unwrap_or_default());
    let entries = Memo::new(move |_| entries.get().unwrap_or_default());
    let again = move || {
        // An answer of one's own may add no line.
        session.with_screen(|screen| screen.newest);
        entries.with(|entries| since_turn(session, entries))
    };
    // Of a match that is over everybody at the screen reads the same.
    let voice = Memo::new(move |_| told().map_or_else(|| session.voice(), |scene| scene.voice));
    let panel = move || log::panel(voice.into(), about.into(), again, entries.into());
    (move || begun.get().then(panel)).into_any()
}

/// What has happened since one's own answer, shown once more; one line is not worth it.
fn since_turn<G: Board>(session: Session<G>, entries: &[Entry]) -> Option<AnyView> {
    let (past, sheet) = (use_context::<Past>()?, use_context::<SideSheet>());
    let since = session.answered_at()?;
    let new = entries
        .iter()
        .filter(|entry| !entry.heading && entry.place >= since);
    let lines: Vec<usize> = new.map(|entry| entry.place).collect();
    let worth = lines.len() > 1;
    let look = move |_| {
        if let Some(sheet) = sheet {
            sheet.close();
        }
        past.again(lines.clone(), session.look_again());
    };
    worth.then(|| {
        view! {
            <button class="button button-quiet log-again" type="button" on:click=look>
                <Icon name="ic-undo"/>{session.voice().text("web-since-turn")}
            </button>
        }
        .into_any()
    })
}

/// What has just happened, the newest first, for the line below the board.
pub(crate) fn live_line<G: Board>(session: Session<G>) -> String {
    let Some(scene) = told(session) else {
        return String::new();
    };
    session.voice.track();
    if let Some(undone) = undone(session) {
        return undone;
    }
    let told = session.with_screen(|screen| G::log(&scene, screen, 2));
    let told = told.iter().map(|entry| entry.text(&scene.voice));
    newest_first(turned(session), told)
}

/// A line of a narrow page is cut at its end: what is newest stays in sight.
fn newest_first(turned: Option<String>, told: impl DoubleEndedIterator<Item = String>) -> String {
    turned
        .into_iter()
        .chain(told.rev())
        .collect::<Vec<_>>()
        .join(" ")
}

/// That somebody has taken an answer back.
pub(crate) fn undone<G: Board>(session: Session<G>) -> Option<String> {
    let seat = session.with_screen(|screen| screen.undone)?;
    let said = Said::new("web-undone").with("seat", Arg::Seat(seat));
    Some(session.voice().say(&said))
}

/// That the board has turned to somebody else at this screen.
pub(crate) fn turned<G: Board>(session: Session<G>) -> Option<String> {
    let name = session.shares_with(session.turned().get()?)?;
    let said = Said::new("web-turned").with("name", Arg::Spelled(name));
    Some(session.voice().say(&said))
}

/// The last lines of the log, the newest first.
pub(crate) fn last_lines<G: Board>(session: Session<G>, count: usize) -> Vec<String> {
    untrack(|| {
        let Some(scene) = session.scene() else {
            return Vec::new();
        };
        let told = session.with_screen(|screen| G::log(&scene, screen, count));
        let lines = told.iter().rev().map(|entry| entry.text(&scene.voice));
        lines.collect()
    })
}

/// The line of the log whose moment is looked at.
pub(crate) fn told_at<G: Board>(session: Session<G>, line: usize) -> String {
    let told = told(session).and_then(|scene| {
        let entries = session.with_screen(|screen| G::log(&scene, screen, LINES));
        let entry = entries.into_iter().find(|entry| entry.place >= line)?;
        Some(entry.text(&scene.voice))
    });
    told.unwrap_or_default()
}

/// The ways out of a match.
fn leaving<G: Board>(session: Session<G>) -> Option<AnyView> {
    session.voice.track();
    let scene = told(session)?;
    let learns = session.learns();
    let ways = [
        offer_draw(&scene, session),
        give_up(&scene, session).filter(|_| !learns),
        new_match(&scene, learns),
    ];
    Some(
        view! { <div class="leaving">{ways.into_iter().flatten().collect_view()}</div> }.into_any(),
    )
}

/// A new match instead of this one, at a table in this page. It takes two presses.
fn new_match<G: Board>(scene: &Scene<G>, learns: bool) -> Option<AnyView> {
    let anew = use_context::<Option<NewMatch>>().flatten()?;
    let key = match (anew.sure.get(), learns) {
        (true, _) => "web-new-match-sure",
        (false, true) => "web-lesson-again",
        (false, false) => "web-new-match",
    };
    let button = view! {
        <button class="button button-quiet" type="button" on:click=move |_| anew.press()>
            <Icon name="ic-roll"/>{scene.voice.text(key)}
        </button>
    };
    Some(button.into_any())
}

/// People who play with people may agree on a draw.
fn offer_draw<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let me = scene.plays.then_some(scene.me)?;
    let over = scene.outcome.is_some() || !G::may_draw(scene);
    let named = |player: &Player| matches!(player, Player::Person { name, .. } if !name.is_empty());
    let open = session
        .notice
        .with(|notice| notice.players.iter().all(named) && !notice.wants_draw.contains(me));
    (open && !over).then(|| {
        view! {
            <button
                class="button button-quiet"
                type="button"
                on:click=move |_| session.act(Act::Draw)
            >
                <Icon name="sym-equal"/>{scene.voice.text("web-draw-offer")}
            </button>
        }
        .into_any()
    })
}

/// Giving up takes two presses.
fn give_up<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let plays = scene.plays && scene.outcome.is_none();
    let sure = session.gives_up.get();
    let key = if sure {
        "web-give-up-sure"
    } else {
        "web-give-up"
    };
    let act = move |_| {
        session.gives_up.set(!sure);
        if sure {
            session.act(Act::Resign);
        }
    };
    plays.then(|| {
        view! {
            <button class="button button-quiet" type="button" on:click=act>
                <Icon name="ic-flag"/>{scene.voice.text(key)}
            </button>
        }
        .into_any()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_live_line_begins_with_what_is_newest() {
        let told = || {
            ["You roll.", "Bot Flint passes."]
                .map(str::to_owned)
                .into_iter()
        };
        assert_eq!(newest_first(None, told()), "Bot Flint passes. You roll.");
        let turned = Some("Ada's view.".to_owned());
        let line = newest_first(turned, told());
        assert_eq!(line, "Ada's view. Bot Flint passes. You roll.");
    }
}
