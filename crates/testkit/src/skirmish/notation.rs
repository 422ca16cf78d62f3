//! Frames as words, for positions and views: `strike A`, `wound B 2 at prevention`.

use super::event::name;
use super::frame::{Change, Frame, Step};
use super::offer::die;
use super::state::seats;
use dice::DiceSet;
use kernel::Seat;

/// The seat with this letter.
pub(super) fn seat(letter: &str) -> Option<Seat> {
    seats().into_iter().find(|seat| seat.to_string() == letter)
}

/// A frame as positions and views spell it.
pub(super) fn spell_frame(frame: Frame) -> String {
    match frame {
        Frame::Round => "round".to_owned(),
        Frame::Seals => "seals".to_owned(),
        Frame::Keep => "keep".to_owned(),
        Frame::Tricks => "tricks".to_owned(),
        Frame::Aim => "aim".to_owned(),
        Frame::Roll { dice } => dice
            .iter()
            .fold("roll".to_owned(), |all, die| all + " " + &name(die)),
        Frame::Strike { by } => format!("strike {by}"),
        Frame::Answer { seat } => format!("answer {seat}"),
        Frame::Blow { by } => format!("blow {by}"),
        Frame::Door { change, step } => format!("{} at {}", spell_change(change), step.name()),
        Frame::Draw { seat, count } => format!("draw {seat} {count}"),
    }
}

fn spell_change(change: Change) -> String {
    match change {
        Change::Wound { to, amount } => format!("wound {to} {amount}"),
        Change::Lock { die } => format!("lock {}", name(die)),
    }
}

/// Reads a frame back.
pub(super) fn read_frame(text: &str) -> Option<Frame> {
    let words: Vec<&str> = text.split(' ').collect();
    match *words.as_slice() {
        ["round"] => Some(Frame::Round),
        ["seals"] => Some(Frame::Seals),
        ["keep"] => Some(Frame::Keep),
        ["tricks"] => Some(Frame::Tricks),
        ["aim"] => Some(Frame::Aim),
        ["roll", ref dice @ ..] => {
            let dice: Option<DiceSet> = dice.iter().map(|word| die(word)).collect::<Option<_>>();
            dice.map(|dice| Frame::Roll { dice })
        }
        ["strike", by] => seat(by).map(|by| Frame::Strike { by }),
        ["answer", letter] => seat(letter).map(|seat| Frame::Answer { seat }),
        ["blow", by] => seat(by).map(|by| Frame::Blow { by }),
        ["draw", letter, count] => {
            let (seat, count) = (seat(letter)?, count.parse().ok()?);
            Some(Frame::Draw { seat, count })
        }
        ["wound", to, amount, "at", step] => {
            let (to, amount) = (seat(to)?, amount.parse().ok()?);
            read_door(Change::Wound { to, amount }, step)
        }
        ["lock", number, "at", step] => read_door(Change::Lock { die: die(number)? }, step),
        _ => None,
    }
}

fn read_door(change: Change, step: &str) -> Option<Frame> {
    let step = Step::ALL.into_iter().find(|one| one.name() == step)?;
    Some(Frame::Door { change, step })
}
