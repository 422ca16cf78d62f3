//! A state as TOML, secrets included, and back. What is not said is as at the start of a match.

use super::card::Cards;
use super::state::{BySeat, Public, Stance, State};
use super::{check, flow};
use kernel::{Sealed, Seat, Silent};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Table;

/// A position as it is written.
#[derive(Serialize, Deserialize)]
struct Position {
    #[serde(flatten)]
    public: Public,
    hands: BySeat<Cards>,
    sealed: BTreeMap<Seat, Stance>,
}

/// Writes a state down.
pub(super) fn write(state: &State) -> String {
    toml::to_string(&table(state)).expect("a position has nothing TOML cannot say")
}

fn table(state: &State) -> Table {
    let sealed = state.sealed.who().iter();
    let position = Position {
        public: state.public.clone(),
        hands: state.hands.clone(),
        sealed: sealed
            .filter_map(|seat| Some((seat, state.sealed.of(seat)?)))
            .collect(),
    };
    Table::try_from(position).expect("a position has nothing TOML cannot say")
}

/// Reads a state of a match with so many seats, checks it and runs it up to its next question.
pub(super) fn place(text: &str, seats: u8) -> Result<State, Vec<String>> {
    let said: Table = text
        .parse()
        .map_err(|e: toml::de::Error| one(e.message()))?;
    let mut all = table(&flow::start(seats));
    if let Some(key) = said.keys().find(|key| !all.contains_key(*key)) {
        return Err(one(&format!("there is no {key:?} in a position")));
    }
    all.extend(said);
    let position: Position = all
        .try_into()
        .map_err(|e: toml::de::Error| one(e.message()))?;
    let Position {
        public,
        hands,
        sealed,
    } = position;
    check::problems(&public, &hands, sealed.keys().copied().collect(), seats)?;
    let mut state = State {
        public,
        hands,
        sealed: Sealed::EMPTY,
    };
    for (seat, stance) in sealed {
        state.sealed.seal(seat, stance);
    }
    flow::settle(&mut state, &mut Silent);
    Ok(state)
}

fn one(problem: &str) -> Vec<String> {
    vec![problem.to_owned()]
}
