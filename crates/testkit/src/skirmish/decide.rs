//! What a seat is asked, and why anything else is not an answer. Both from what the seat can see.

use super::card::{Card, Cards};
use super::change::Deed;
use super::door::die_to_trade;
use super::frame::{Frame, Step};
use super::offer::Offer;
use super::standing::yet_to_look;
use super::state::{Public, Stance, owner};
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
    let Sight {
        seat, public, hand, ..
    } = sight;
    let frame = *public.frames.last()?;
    let is_asked = match frame {
        Frame::Seals => public.is_in(seat) && !sight.has_sealed,
        _ => public.asked(frame) == Some(seat),
    };
    if !is_asked {
        return None;
    }
    let plays = |card: &Card| hand.has(*card) && fits(public, frame, *card);
    match frame {
        Frame::Seals => offers.extend(Stance::BOTH.map(Offer::Stance)),
        Frame::Keep => offers.extend(public.free(seat).iter().map(Offer::Keep)),
        Frame::Aim => offers.extend(public.targets(seat).iter().map(Offer::Lock)),
        Frame::Name => offers.extend(public.rivals(seat).map(Offer::Name)),
        Frame::Discard => offers.extend(hand.kinds().map(Offer::Discard)),
        Frame::TakeDown { from, .. } => {
            let cards = public.standing[from.index()].kinds();
            offers.extend(cards.map(Offer::Take));
        }
        Frame::Door {
            step: Step::Standing,
            at,
        } => {
            let cards = yet_to_look(public, &public.batch[usize::from(at)]);
            offers.extend(cards.map(Offer::First));
        }
        _ => {
            offers.extend(Card::ALL.into_iter().filter(plays).map(Offer::Play));
            offers.push(Offer::Pass);
        }
    }
    ask(frame, offers.len() as u8)
}

/// The shape of the question that a frame asks. Wherever one may pass, passing is quiet: it is the
/// last offer, it is always there, and it changes nothing but whose word is next.
fn ask(frame: Frame, offers: u8) -> Option<Ask> {
    match frame {
        Frame::Seals => Some(Ask::one(AskKind::Choose, Rule("SK-2.2"))),
        Frame::Keep => Some(Ask {
            min: 0,
            max: offers,
            ..Ask::one(AskKind::Keep, Rule("SK-2.4"))
        }),
        Frame::Aim => Some(Ask::one(AskKind::Target, Rule("SK-3.1"))),
        Frame::Name => Some(Ask::one(AskKind::Target, Rule("SK-4.1"))),
        Frame::Door {
            step: Step::Standing,
            ..
        } => Some(Ask::one(AskKind::Order, Rule("SK-5.2"))),
        Frame::Door { .. } => Some(Ask::one(AskKind::React, Rule("SK-5.3")).or_let_be()),
        Frame::TakeDown { .. } => Some(Ask::one(AskKind::Take, Rule("SK-6.2"))),
        Frame::Act => Some(Ask::one(AskKind::Act, Rule("SK-8.1")).or_let_be()),
        Frame::Window { .. } => Some(Ask::one(AskKind::React, Rule("SK-9.1")).or_let_be()),
        Frame::Discard => Some(Ask::one(AskKind::Choose, Rule("SK-10.1"))),
        Frame::Round | Frame::Blows { .. } | Frame::Tricks | Frame::Roll | Frame::Draw { .. } => {
            None
        }
    }
}

/// Whether a card can be played now, if one had it.
fn fits(public: &Public, frame: Frame, card: Card) -> bool {
    match frame {
        Frame::Act => card.stands(),
        Frame::Window { .. } => card == Card::Ambush,
        Frame::Door { step, at } => step.card() == Some(card) && can_turn(public, card, at),
        _ => false,
    }
}

/// A trade needs a free die to lock instead of a wound (SK-5.6).
fn can_turn(public: &Public, card: Card, at: u8) -> bool {
    let change = &public.batch[usize::from(at)];
    let is_wound = matches!(change.deed, Deed::Wound(_));
    card != Card::Trade || !is_wound || die_to_trade(public, change.to).is_some()
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
            Refusal::by(ask.rule, "skirmish-in-order")
        }
        None => Refusal::by(ask.rule, "skirmish-how-many")
            .with("min", Arg::number(ask.min))
            .with("max", Arg::number(ask.max)),
    }
}

fn why_not_this(sight: Sight<'_>, rule: Rule, pick: Offer) -> Refusal {
    let frame = sight.public.frames.last().copied();
    match (frame, pick) {
        (Some(Frame::Keep), Offer::Keep(die)) if owner(die) == sight.seat => {
            Refusal::by(Rule("SK-3.2"), "skirmish-is-locked")
        }
        (Some(Frame::Keep), Offer::Keep(_)) => Refusal::by(rule, "skirmish-not-your-die"),
        (Some(Frame::Aim), Offer::Lock(_)) => Refusal::by(rule, "skirmish-not-a-target"),
        (Some(frame), Offer::Play(card) | Offer::Discard(card)) => {
            why_not_card(sight, rule, frame, card)
        }
        _ => Refusal::by(rule, "skirmish-other-question"),
    }
}

fn why_not_card(sight: Sight<'_>, rule: Rule, frame: Frame, card: Card) -> Refusal {
    let refusal = if !sight.hand.has(card) {
        Refusal::by(Rule("SK-1.4"), "skirmish-not-in-hand")
    } else if matches!(frame, Frame::Door { step, .. } if step.card() == Some(card)) {
        Refusal::by(Rule("SK-5.6"), "skirmish-no-free-die")
    } else {
        Refusal::by(rule, "skirmish-not-now")
    };
    refusal.with("card", Arg::Spelled(card.to_string()))
}
