//! Which stacks of frames can come about. A position that says otherwise is turned away, so that
//! behind the door everything can be trusted.

use super::card::Card;
use super::frame::{Change, Frame};
use super::state::{Public, State, rival};
use kernel::Seat;

/// The biggest wound: three swords of one who presses (SK-4.2).
const WORST_WOUND: u8 = 4;

/// Notes what is wrong with the frames, and between the frames and the rest.
pub(super) fn check(state: &State, problems: &mut Vec<String>) {
    let public = &state.public;
    let mut no = |wrong: bool, what: &str| {
        if wrong {
            problems.push(what.to_owned());
        }
    };
    let is_over = public.ended.is_some();
    let seals = public.frames.last() == Some(&Frame::Seals);
    no(
        is_over && !public.frames.is_empty(),
        "a match that is over has no frames",
    );
    no(
        is_over != public.frames.is_empty(),
        "a match without frames is over",
    );
    no(
        !is_over && public.life.contains(&0),
        "a seat without life has lost",
    );
    no(
        is_over && has_other_winner(public),
        "a seat without life cannot win",
    );
    let opening = public.round == 0;
    no(
        !is_over && !opening && seals == public.stances.is_some(),
        "stances open after the seals",
    );
    no(
        opening && public.stances.is_some(),
        "nobody has a stance before the first round",
    );
    let sealed = state.sealed.who().len();
    no(
        sealed > 0 && !seals,
        "stances are sealed when they are asked for",
    );
    no(sealed > 1, "stances open when both are sealed");
    no(
        !is_over && !is_stack(public),
        "these frames cannot come about in this order",
    );
}

fn has_other_winner(public: &Public) -> bool {
    let dead = public.life.iter().position(|&life| life == 0);
    let winner = public.ended.and_then(|end| end.winner).map(Seat::index);
    dead.is_some_and(|dead| winner != Some(1 - dead))
}

fn is_stack(public: &Public) -> bool {
    let frames = &public.frames;
    let count = |is: fn(&Frame) -> bool| frames.iter().filter(|&frame| is(frame)).count();
    let ambushes = usize::from(public.discard.count(Card::Ambush));
    frames.first() == Some(&Frame::Round)
        && frames.windows(2).all(|pair| fits(public, pair[0], pair[1]))
        && count(|frame| matches!(frame, Frame::Aim)) <= 3
        && count(|frame| matches!(frame, Frame::Draw { .. })) <= 2
        && count(|frame| matches!(frame, Frame::Blow { .. })) <= 1 + ambushes
        && (public.round > 0 || frames.iter().all(|frame| is_opening(*frame)))
}

fn is_opening(frame: Frame) -> bool {
    matches!(frame, Frame::Round | Frame::Draw { .. })
}

/// Whether one frame can lie on another.
fn fits(public: &Public, below: Frame, above: Frame) -> bool {
    match (below, above) {
        (Frame::Round, Frame::Strike { by } | Frame::Blow { by }) => by == public.active,
        (Frame::Strike { .. }, Frame::Tricks | Frame::Aim)
        | (Frame::Tricks, Frame::Keep)
        | (Frame::Roll { .. }, Frame::Seals)
        | (Frame::Aim, Frame::Aim) => true,
        (Frame::Tricks, Frame::Roll { dice }) => dice.within(public.free(public.active)),
        (Frame::Keep, Frame::Roll { dice }) => !dice.meets(public.locked),
        (Frame::Blow { by }, Frame::Blow { by: seat } | Frame::Answer { seat }) => {
            seat == rival(by)
        }
        (Frame::Draw { seat, .. }, Frame::Draw { seat: other, count }) => {
            seat != other && is_draw(count)
        }
        (below, Frame::Draw { count, .. }) => can_hold(below) && is_draw(count),
        (below, Frame::Door { change, .. }) => can_hold(below) && is_change(public, change),
        _ => false,
    }
}

/// What is still to do while a change is at the door or a card is drawn.
fn can_hold(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Round | Frame::Strike { .. } | Frame::Aim | Frame::Blow { .. }
    )
}

fn is_draw(count: u8) -> bool {
    (1..=2).contains(&count)
}

fn is_change(public: &Public, change: Change) -> bool {
    match change {
        Change::Wound { amount, .. } => (1..=WORST_WOUND).contains(&amount),
        Change::Lock { die } => !public.locked.contains(die),
    }
}
