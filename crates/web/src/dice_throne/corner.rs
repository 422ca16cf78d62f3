//! What a seat has before it, in the same words and signs everywhere: mark and shield, cards,
//! points, tokens, health.

use super::Session;
use super::art;
use super::scene::Scene;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use crate::pieces::tokens::{Row, Spend, Token, Tone};
use crate::seat;
use game_dice_throne::{Offer, TokenId, TokenKind};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// Who sits there as which hero; a tap opens the board.
pub(super) fn who(scene: &Scene, session: Session, seat: Seat) -> AnyView {
    let name = scene.name(seat);
    let number = seat.index() as u8;
    view! {
        <button
            class="seat dt-who"
            type="button"
            aria-haspopup="dialog"
            title=scene.text("web-dice-throne-read-board")
            data-help=format!("hero:{number}")
            on:click=move |_| session.read(Some(number))
        >
            {seat::mark(seat, &name)}
            {art::crest(scene.hero(seat), "crest-s")}
            <span class="seat-name">{name.clone()}<small>{about(scene, seat)}</small></span>
        </button>
    }
    .into_any()
}

/// The hero, and what the seat does just now.
fn about(scene: &Scene, seat: Seat) -> String {
    let public = scene.public();
    let doing = if scene.has_fallen(seat) {
        Some("web-dice-throne-out")
    } else if scene.thinking == Some(seat) {
        Some("web-thinks")
    } else if public.active == seat {
        Some("web-dice-throne-on-turn")
    } else {
        None
    };
    let parts = [
        Some(scene.hero_name(seat)),
        doing.map(|key| scene.text(key)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

/// Cards in hand and combat points.
pub(super) fn facts(scene: &Scene, seat: Seat) -> AnyView {
    let corner = scene.corner(seat);
    view! {
        {fact(scene, seat, ("ic-hand", "web-dice-throne-cards", "hand"), corner.hand)}
        {points(scene, seat)}
    }
    .into_any()
}

/// Combat points.
pub(super) fn points(scene: &Scene, seat: Seat) -> AnyView {
    let what = ("ic-coin", "web-dice-throne-cp", "cp");
    fact(scene, seat, what, scene.corner(seat).cp)
}

/// A number with its sign and its word. A tap says what it is for.
fn fact(
    scene: &Scene,
    seat: Seat,
    (icon, key, help): (&'static str, &'static str, &'static str),
    count: u8,
) -> AnyView {
    let word = scene.count(key, "count", count);
    let inside = view! { <Icon name=icon/><b>{count}</b><span>{word.clone()}</span> };
    let thing = Pick::new("fact", Standing::Idle)
        .told(format!("{count} {word}"))
        .helped(format!("{help}:{}", seat.index()));
    pick(thing, inside.into_any(), None)
}

/// Health in figures, and what it will be where that is foreseen.
pub(super) fn life(scene: &Scene, seat: Seat, after: Option<u8>) -> AnyView {
    let (now, most) = (scene.health(seat), scene.game.most_health());
    let after = after.filter(|after| *after != now);
    let gaps = [
        ("health", Arg::number(now)),
        ("most", Arg::number(most)),
        ("after", Arg::number(after.unwrap_or(now))),
    ];
    let key = match after {
        Some(_) => "web-dice-throne-health-after",
        None => "web-dice-throne-health",
    };
    let figures = match after {
        Some(after) => {
            view! { <s>{now}</s><Icon name="ic-arrow-right" size="to"/>{after} }.into_any()
        }
        None => now.to_string().into_any(),
    };
    view! {
        <span class="life">
            <Icon name="sym-life"/>
            <span class="dt-figures" aria-hidden="true">{figures}<small>" / "{most}</small></span>
            <span class="unseen">{scene.say(key, &gaps)}</span>
        </span>
    }
    .into_any()
}

/// The same as a bar: what stays, what goes, and where it began.
pub(super) fn bar(scene: &Scene, seat: Seat, after: Option<u8>) -> AnyView {
    let (now, most) = (scene.health(seat), scene.game.most_health());
    let after = after.unwrap_or(now).min(most);
    let (left, changed) = (now.min(after), now.max(after).min(most));
    let change = if after < now {
        "dt-hp-lost"
    } else {
        "dt-hp-won"
    };
    let start = f32::from(scene.game.mode().health()) - 0.15;
    view! {
        <svg
            class="dt-hp"
            viewBox=format!("0 0 {most} 6")
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            <rect class="dt-hp-bed" width=most.to_string() height="6"></rect>
            <rect class="dt-hp-left" width=left.to_string() height="6"></rect>
            <rect
                class=change
                x=left.to_string()
                width=(changed - left).to_string()
                height="6"
            ></rect>
            <rect class="dt-hp-start" x=start.to_string() width="0.3" height="6"></rect>
        </svg>
    }
    .into_any()
}

/// The tokens of a seat; those of the one who looks can be spent.
pub(super) fn tokens(scene: &Scene, session: Session, seat: Seat, room: usize) -> Option<AnyView> {
    let corner = scene.corner(seat);
    let tokens: Vec<Token> = corner
        .kinds()
        .map(|kind| token(scene, seat, kind))
        .collect();
    if tokens.is_empty() {
        return None;
    }
    let row = Row {
        whose: scene.name(seat),
        tokens,
        room,
        tap: Callback::new(move |key: String| session.tap_token(&key)),
    };
    Some(row.draw(&scene.voice))
}

fn token(scene: &Scene, seat: Seat, kind: TokenId) -> Token {
    let found = scene.token(kind);
    let limit = scene.game.limit(scene.public(), seat, kind);
    Token {
        key: token_key(seat, kind),
        icon: art::token(found),
        name: scene.named(&found.name),
        count: scene.corner(seat).has(kind),
        limit: (limit > 1).then_some(limit),
        stage: scene.stage(seat, kind),
        tone: match found.kind {
            TokenKind::Positive => Tone::Good,
            TokenKind::Negative => Tone::Bad,
            TokenKind::Unique | TokenKind::Companion => Tone::Unique,
        },
        spend: if seat == scene.me {
            spend(scene, kind)
        } else {
            Spend::No
        },
    }
}

fn token_key(seat: Seat, kind: TokenId) -> String {
    format!("token:{}:{}", seat.index(), dice::Id::index(kind))
}

fn spend(scene: &Scene, kind: TokenId) -> Spend {
    let question = scene.question.as_ref();
    let offered = question.is_some_and(|question| question.spends(kind).next().is_some());
    match scene.draft.pick {
        Some(Offer::Spend(token, ..)) if token == kind && offered => Spend::Chosen,
        _ if offered => Spend::Offered,
        _ => Spend::No,
    }
}

impl Session {
    /// A tap on an own token: the first way to spend it, or none any more.
    fn tap_token(self, key: &str) {
        let token = key.rsplit(':').next().and_then(|at| at.parse().ok());
        let Some(token) = token.and_then(<TokenId as dice::Id>::at) else {
            return;
        };
        self.tap(|question, draft| {
            let chosen = draft
                .pick
                .filter(|pick| question.spends(token).any(|one| one == *pick));
            let first = question.spends(token).next();
            let offer = chosen.or(first).unwrap_or(Offer::Spend(token, 0, 1));
            question.tap(draft, offer)
        });
    }
}
