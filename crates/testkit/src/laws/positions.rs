//! *Positions*: a state can be written down and read back. *Tampered*: and whatever else is read is
//! turned away or can be played.

use super::lawful::hash;
use super::mutate::{bend, cross};
use super::walk::{Law, Moment, stroll, viewers};
use crate::SplitMix;
use kernel::{Game, Rng};

/// How many bent positions are tried at a moment.
const TRIES: usize = 8;
/// How many positions are remembered to cross others with.
const SEEN: usize = 32;
/// How far a match is played on from a bent position that was accepted.
const STEPS: usize = 24;

/// See [`super::positions`].
pub(crate) struct Positions {
    rng: SplitMix,
}

impl Positions {
    pub(crate) fn new() -> Positions {
        Positions {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Positions {
    fn name(&self) -> &'static str {
        "positions"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        there_and_back(at, at.state);
        if self.rng.one_in(4) {
            for viewer in viewers(at.game) {
                let view = at.game.view(at.state, viewer);
                there_and_back(at, &at.game.imagine(&view, &mut self.rng));
            }
        }
    }
}

fn there_and_back<G: Game>(at: &Moment<'_, G>, state: &G::State) {
    let text = at.game.write(state);
    at.trail.trying(text.clone());
    match at.game.place(&text) {
        Err(problems) => at.trail.broken(&format!("it is turned away: {problems:?}")),
        Ok(placed) => {
            at.trail
                .ensure(placed == *state && hash(&placed) == hash(state), || {
                    format!("it is read as\n{placed:?}\nand was\n{state:?}")
                });
            let again = at.game.write(&placed);
            at.trail
                .ensure(again == text, || format!("it is written again as\n{again}"));
        }
    }
    at.trail.tried();
}

/// See [`super::tampered`].
pub(crate) struct Tampered {
    rng: SplitMix,
    /// Positions of this and earlier matches.
    seen: Vec<String>,
}

impl Tampered {
    pub(crate) fn new() -> Tampered {
        Tampered {
            rng: SplitMix::new(0),
            seen: Vec::new(),
        }
    }
}

impl<G: Game> Law<G> for Tampered {
    fn name(&self) -> &'static str {
        "tampered"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        if !self.rng.one_in(4) {
            return;
        }
        let text = at.game.write(at.state);
        self.remember(&text);
        for number in 0..TRIES {
            let other = self.rng.below(self.seen.len() as u32) as usize;
            let bent = match number % 2 {
                0 => bend(&text, &mut self.rng),
                _ => cross(&text, &self.seen[other], &mut self.rng),
            };
            self.is_harmless(at, &bent);
        }
    }
}

impl Tampered {
    fn remember(&mut self, text: &str) {
        if self.seen.len() < SEEN {
            return self.seen.push(text.to_owned());
        }
        let place = self.rng.below(SEEN as u32) as usize;
        text.clone_into(&mut self.seen[place]);
    }

    fn is_harmless<G: Game>(&mut self, at: &Moment<'_, G>, text: &str) {
        at.trail.trying(text);
        match at.game.place(text) {
            Err(problems) => {
                let told = !problems.is_empty() && problems.iter().all(|one| !one.is_empty());
                at.trail
                    .ensure(told, || "it is turned away without a reason".to_owned());
            }
            Ok(state) => {
                there_and_back(at, &state);
                at.trail.trying(text);
                let strolled = stroll(at.game, &state, STEPS, &mut self.rng);
                at.trail.ensure(strolled.is_ok(), || {
                    format!("it is accepted and cannot be played: {strolled:?}")
                });
            }
        }
        at.trail.tried();
    }
}
