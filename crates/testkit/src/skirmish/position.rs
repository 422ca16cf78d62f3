//! A state as TOML, secrets included, and back. What is read is checked, and every problem named.

use super::card::{Card, Cards};
use super::flow;
use super::notation::{read_frame, seat, spell_frame};
use super::offer::die;
use super::stack;
use super::state::{DICE, End, LIFE, Public, ROUNDS, Stance, State, seats};
use arrayvec::ArrayVec;
use dice::DiceSet;
use kernel::{Sealed, Seat, Silent};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as it is written. Only `hands` must be there; the rest begins like a first round.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default = "first_round")]
    round: u8,
    #[serde(default = "first_seat")]
    active: String,
    #[serde(default = "full_life")]
    life: [u8; 2],
    #[serde(default = "blank_faces")]
    faces: [u8; DICE as usize],
    #[serde(default)]
    locked: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stances: Option<[String; 2]>,
    hands: [Vec<String>; 2],
    #[serde(default)]
    discard: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    frames: Option<Vec<String>>,
    /// A seat's letter, or `nobody`.
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    sealed: BTreeMap<String, String>,
}

fn first_round() -> u8 {
    1
}

fn first_seat() -> String {
    "A".to_owned()
}

fn full_life() -> [u8; 2] {
    [LIFE; 2]
}

fn blank_faces() -> [u8; DICE as usize] {
    [1; DICE as usize]
}

/// Writes a state down.
pub(super) fn write(state: &State) -> String {
    let public = &state.public;
    let cards = |cards: Cards| cards.iter().map(|card| card.to_string()).collect();
    let sealed = seats().into_iter().filter_map(|seat| {
        let stance = state.sealed.of(seat)?;
        Some((seat.to_string(), stance.name().to_owned()))
    });
    let frames = public
        .frames
        .iter()
        .map(|&frame| spell_frame(frame))
        .collect();
    let position = Position {
        round: public.round,
        active: public.active.to_string(),
        life: public.life,
        faces: public.faces.map(|side| side + 1),
        locked: public
            .locked
            .iter()
            .map(|die| die.index() as u8 + 1)
            .collect(),
        stances: public
            .stances
            .map(|both| both.map(|stance| stance.name().to_owned())),
        hands: state.hands.map(cards),
        discard: cards(public.discard),
        frames: public.ended.is_none().then_some(frames),
        winner: public.ended.map(End::name),
        sealed: sealed.collect(),
    };
    toml::to_string(&position).expect("a position has nothing TOML cannot say")
}

/// Reads a state, checks it and runs it up to its next question.
pub(super) fn place(text: &str) -> Result<State, Vec<String>> {
    let position: Position = toml::from_str(text).map_err(|e| vec![e.message().to_owned()])?;
    let mut problems = Vec::new();
    let mut state = build(&position, &mut problems);
    stack::check(&state, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    flow::settle(&mut state, &mut Silent);
    Ok(state)
}

/// Puts in what can be understood and notes what cannot.
fn build(position: &Position, problems: &mut Vec<String>) -> State {
    let mut no = |what: String| problems.push(what);
    if position.round > ROUNDS {
        no(format!("there is no round {}", position.round));
    }
    if position.life.iter().any(|&life| life > LIFE) {
        no(format!("nobody has more than {LIFE} life"));
    }
    if position.faces.iter().any(|side| !(1..=6).contains(side)) {
        no("sides are numbered 1 to 6".to_owned());
    }
    let stances = position
        .stances
        .as_ref()
        .and_then(|[a, b]| Some([read_stance(a, problems)?, read_stance(b, problems)?]));
    let mut state = State {
        public: Public {
            round: position.round,
            active: read_seat(&position.active, problems),
            life: position.life,
            faces: position.faces.map(|side| side.saturating_sub(1)),
            locked: read_dice(&position.locked, problems),
            stances,
            discard: Cards::default(),
            frames: ArrayVec::new(),
            ended: position
                .winner
                .as_ref()
                .map(|winner| read_end(winner, problems)),
        },
        hands: Default::default(),
        sealed: read_sealed(&position.sealed, problems),
    };
    lay_cards(&mut state, position, problems);
    lay_frames(&mut state.public, position, problems);
    state
}

/// There are two of each card, wherever they are.
fn lay_cards(state: &mut State, position: &Position, problems: &mut Vec<String>) {
    let [a, b] = &position.hands;
    let mut left = Cards::ALL;
    let mut take = |names: &[String]| {
        let mut taken = Cards::default();
        for word in names {
            match Card::named(word) {
                Some(card) if left.count(card) > 0 => {
                    left.remove(card);
                    taken.add(card);
                }
                Some(card) => problems.push(format!("there are only two cards {card}")),
                None => problems.push(format!("there is no card {word:?}")),
            }
        }
        taken
    };
    state.hands = [take(a), take(b)];
    state.public.discard = take(&position.discard);
}

/// Without frames a round stands before its stances, or, where those are open, before the keep.
fn lay_frames(public: &mut Public, position: &Position, problems: &mut Vec<String>) {
    let Some(frames) = &position.frames else {
        if public.ended.is_none() {
            let dice = DiceSet::range(0, DICE).without(public.locked);
            public.frames = flow::round(public.active, dice);
            public
                .frames
                .truncate(if public.stances.is_some() { 4 } else { 6 });
        }
        return;
    };
    for text in frames {
        let Some(frame) = read_frame(text) else {
            problems.push(format!("{text:?} is not a frame"));
            continue;
        };
        if public.frames.try_push(frame).is_err() {
            return problems.push("there are too many frames".to_owned());
        }
    }
}

fn read_seat(letter: &str, problems: &mut Vec<String>) -> Seat {
    seat(letter).unwrap_or_else(|| {
        problems.push(format!("there is no seat {letter:?}"));
        seats()[0]
    })
}

fn read_end(letter: &str, problems: &mut Vec<String>) -> End {
    let winner = (letter != "nobody").then(|| read_seat(letter, problems));
    End { winner }
}

fn read_stance(word: &str, problems: &mut Vec<String>) -> Option<Stance> {
    let stance = Stance::named(word);
    if stance.is_none() {
        problems.push(format!("there is no stance {word:?}"));
    }
    stance
}

fn read_sealed(sealed: &BTreeMap<String, String>, problems: &mut Vec<String>) -> Sealed<Stance, 2> {
    let mut all = Sealed::EMPTY;
    for (letter, word) in sealed {
        match (seat(letter), read_stance(word, problems)) {
            (Some(seat), Some(stance)) => all.seal(seat, stance),
            (None, _) => problems.push(format!("there is no seat {letter:?}")),
            (_, None) => {}
        }
    }
    all
}

fn read_dice(numbers: &[u8], problems: &mut Vec<String>) -> DiceSet {
    let mut all = DiceSet::EMPTY;
    for number in numbers {
        match die(&number.to_string()) {
            Some(die) => all.insert(die),
            None => problems.push(format!("there is no die {number}")),
        }
    }
    all
}
