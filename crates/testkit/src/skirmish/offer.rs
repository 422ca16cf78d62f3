//! What may be picked, and the one spelling of it.

use super::card::Card;
use super::event::name;
use super::state::{DICE, SEATS, Stance};
use dice::DieId;
use kernel::{Arg, Choice, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// One thing that may be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// Take a stance.
    Stance(Stance),
    /// Keep a die.
    Keep(DieId),
    /// Lock a die.
    Lock(DieId),
    /// Strike a seat.
    Name(Seat),
    /// Play a card, or put it up.
    Play(Card),
    /// Let a card that stands look first.
    First(Card),
    /// Take a card down.
    Take(Card),
    /// Discard a card.
    Discard(Card),
    /// Let it be.
    Pass,
}

const _: () = assert!(size_of::<Offer>() <= 4, "an input copies 32 of them");

impl Offer {
    /// The die that is kept.
    pub(super) const fn die(self) -> Option<DieId> {
        match self {
            Offer::Keep(die) => Some(die),
            _ => None,
        }
    }

    fn word(self) -> String {
        match self {
            Offer::Stance(stance) => stance.name().to_owned(),
            Offer::Keep(die) => format!("keep {}", name(die)),
            Offer::Lock(die) => format!("lock {}", name(die)),
            Offer::Name(seat) => format!("strike {seat}"),
            Offer::Play(card) => format!("play {card}"),
            Offer::First(card) => format!("first {card}"),
            Offer::Take(card) => format!("take {card}"),
            Offer::Discard(card) => format!("discard {card}"),
            Offer::Pass => "pass".to_owned(),
        }
    }

    fn from_word(word: &str) -> Option<Offer> {
        let (verb, noun) = word.split_once(' ').unwrap_or((word, ""));
        match verb {
            "pass" => Some(Offer::Pass),
            "lock" => die(noun).map(Offer::Lock),
            "keep" => die(noun).map(Offer::Keep),
            "strike" => noun.parse().ok().map(Offer::Name),
            "play" => Card::named(noun).map(Offer::Play),
            "first" => Card::named(noun).map(Offer::First),
            "take" => Card::named(noun).map(Offer::Take),
            "discard" => Card::named(noun).map(Offer::Discard),
            _ => Stance::named(verb).map(Offer::Stance),
        }
    }
}

/// `press`, `keep 1 3`, `keep none`, `lock 4`, `strike B`, `play shield`, `pass`. Several picks
/// that no question asks for together stand with commas, so that even they have a spelling.
pub(super) fn spell(choice: &Choice<Offer>) -> String {
    let picks = choice.picks();
    let kept: Option<Vec<String>> = picks.iter().map(|offer| offer.die().map(name)).collect();
    match kept {
        Some(dice) if dice.is_empty() => "keep none".to_owned(),
        Some(dice) => format!("keep {}", dice.join(" ")),
        None => {
            let words: Vec<String> = picks.iter().map(|offer| offer.word()).collect();
            words.join(", ")
        }
    }
}

/// Reads a spelling back, and nothing but a spelling.
pub(super) fn read(text: &str) -> Result<Choice<Offer>, Refusal> {
    let choice = parse(text).and_then(Choice::several);
    choice
        .filter(|choice| spell(choice) == text)
        .ok_or_else(|| {
            let shown = text.chars().take(80).collect();
            Refusal::new("refused-unknown-input").with("text", Arg::Spelled(shown))
        })
}

fn parse(text: &str) -> Option<Vec<Offer>> {
    match text.strip_prefix("keep ") {
        Some("none") => Some(Vec::new()),
        Some(dice) if !text.contains(',') => {
            let words = dice.split(' ');
            words.map(|word| die(word).map(Offer::Keep)).collect()
        }
        _ => text.split(", ").map(Offer::from_word).collect(),
    }
}

/// A die by the number people give it.
fn die(word: &str) -> Option<DieId> {
    let number = word.parse::<u8>().ok()?.checked_sub(1)?;
    DieId::new(number).filter(|_| number < DICE * SEATS as u8)
}
