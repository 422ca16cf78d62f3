//! What a seat is asked, and why anything else is not an answer. Both from what the seat can see.

use super::card::{Card, Cards};
use super::frame::{Change, Frame, Step};
use super::offer::Offer;
use super::state::{Public, Stance, owner, rival};
use dice::DieId;
use kernel::{Arg, Ask, AskKind, Choice, Refusal, Rule, Seat};

/// What a seat sees: enough for its question and for every reason why not.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) seat: Seat,
    pub(super) public: &'a Public,
    pub(super) hand: Cards,
    pub(super) has_sealed: bool,
}

/// Writes the offers into the buffer and says what is asked; `None` where nothing is.
pub(super) fn question(sight: Sight<'_>, offers: &mut Vec<Offer>) -> Option<Ask> {
    offers.clear();
    let Sight { seat, public, .. } = sight;
    let is_active = seat == public.active;
    match *public.frames.last()? {
        Frame::Seals if !sight.has_sealed => {
            offers.extend(Stance::BOTH.map(Offer::Stance));
            Some(Ask::one(AskKind::Choose, Rule("SK-2.2")))
        }
        Frame::Keep if is_active => {
            offers.extend(public.free(seat).iter().map(Offer::Keep));
            let (kind, rule) = (AskKind::Keep, Rule("SK-2.4"));
            Some(Ask {
                min: 0,
                max: offers.len() as u8,
                ..Ask::one(kind, rule)
            })
        }
        Frame::Aim if is_active => {
            offers.extend(public.free(rival(seat)).iter().map(Offer::Lock));
            Some(Ask::one(AskKind::Target, Rule("SK-3.1")))
        }
        Frame::Answer { seat: asked } if asked == seat => {
            Some(react(sight, Card::Ambush, true, Rule("SK-4.1"), offers))
        }
        Frame::Door { change, step } if change.to() == seat => {
            let card = step.card();
            Some(react(
                sight,
                card,
                can_turn(public, change, step),
                Rule("SK-5.1"),
                offers,
            ))
        }
        _ => None,
    }
}

/// The card that fits, if it is in hand, or a pass.
fn react(sight: Sight<'_>, card: Card, fits: bool, rule: Rule, offers: &mut Vec<Offer>) -> Ask {
    if fits && sight.hand.count(card) > 0 {
        offers.push(Offer::Play(card));
    }
    offers.push(Offer::Pass);
    Ask::one(AskKind::React, rule)
}

/// A trade needs a free die to lock instead of a wound (SK-5.4).
fn can_turn(public: &Public, change: Change, step: Step) -> bool {
    match (step, change) {
        (Step::Replacement, Change::Wound { to, .. }) => !public.free(to).is_empty(),
        _ => true,
    }
}

/// Why a choice is not an answer to what the seat is asked.
pub(super) fn why_not(sight: Sight<'_>, choice: &Choice<Offer>) -> Refusal {
    let mut offers = Vec::new();
    let Some(ask) = question(sight, &mut offers) else {
        return Refusal::new("refused-not-asked");
    };
    let picks = choice.picks();
    let stranger = picks.iter().find(|pick| !offers.contains(pick));
    match stranger {
        Some(&pick) => why_not_this(sight, ask.rule, pick),
        None if (usize::from(ask.min)..=usize::from(ask.max)).contains(&picks.len()) => {
            by(ask.rule, "skirmish-in-order")
        }
        None => by(ask.rule, "skirmish-how-many")
            .with("min", Arg::number(ask.min))
            .with("max", Arg::number(ask.max)),
    }
}

fn why_not_this(sight: Sight<'_>, rule: Rule, pick: Offer) -> Refusal {
    match (sight.public.frames.last(), pick) {
        (Some(Frame::Keep), Offer::Keep(die)) => why_not_keep(sight, die),
        (Some(Frame::Aim), Offer::Lock(die)) => why_not_lock(sight, die),
        (Some(Frame::Answer { .. }), Offer::Play(card)) => {
            why_not_play(sight, card, Card::Ambush, rule)
        }
        (Some(Frame::Door { step, .. }), Offer::Play(card)) => {
            why_not_play(sight, card, step.card(), rule)
        }
        _ => by(rule, "skirmish-other-question"),
    }
}

fn why_not_keep(sight: Sight<'_>, die: DieId) -> Refusal {
    if owner(die) == sight.seat {
        about(die, by(Rule("SK-3.2"), "skirmish-is-locked"))
    } else {
        about(die, by(Rule("SK-2.4"), "skirmish-not-your-die"))
    }
}

fn why_not_lock(sight: Sight<'_>, die: DieId) -> Refusal {
    if owner(die) == sight.seat {
        about(die, by(Rule("SK-3.1"), "skirmish-is-yours"))
    } else {
        about(die, by(Rule("SK-3.1"), "skirmish-is-locked"))
    }
}

fn why_not_play(sight: Sight<'_>, card: Card, fitting: Card, rule: Rule) -> Refusal {
    let refusal = if card != fitting {
        by(rule, "skirmish-not-now")
    } else if sight.hand.count(card) == 0 {
        by(Rule("SK-1.4"), "skirmish-not-in-hand")
    } else {
        by(Rule("SK-5.4"), "skirmish-no-free-die")
    };
    refusal.with("card", Arg::Spelled(card.to_string()))
}

fn about(die: DieId, refusal: Refusal) -> Refusal {
    refusal.with("die", Arg::Spelled(super::event::name(die)))
}

pub(super) fn by(rule: Rule, key: &'static str) -> Refusal {
    Refusal::by(rule, key)
}
