//! *Undo*: taking back leads exactly back, only as far as nothing has come out, and repeating what
//! was taken back brings the same dice.

use super::lawful::hash;
use super::walk::{Law, Step, random_answer};
use crate::SplitMix;
use kernel::{Game, Input, Landing, Match, Rng, Seat, Told, Waiting, spell_input};

/// See [`super::undo`].
pub(crate) struct Undo<G: Game> {
    rng: SplitMix,
    game_match: Match<G>,
    /// What the match has come through: each state, what was told on leaving it, what came out.
    way: Vec<Stage<G>>,
}

struct Stage<G: Game> {
    state: G::State,
    input: Input<G::Offer>,
    told: Vec<Told<G::Event>>,
    revealed: bool,
}

impl<G: Game + Clone> Undo<G> {
    pub(crate) fn new(game: &G) -> Undo<G> {
        let game_match = Match::new(game.clone());
        Undo {
            rng: SplitMix::new(0),
            game_match,
            way: Vec::new(),
        }
    }
}

impl<G: Game + Clone> Law<G> for Undo<G> {
    fn name(&self) -> &'static str {
        "undo"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
        self.game_match = Match::new(self.game_match.game().clone());
        self.way.clear();
    }

    fn step(&mut self, step: &Step<'_, G>) {
        if let Err(refusal) = self.game_match.enter(step.input.clone()) {
            step.trail
                .broken(&format!("a match refuses {:?} ({refusal})", step.input));
        }
        self.way.push(Stage {
            state: step.before.clone(),
            input: step.input.clone(),
            told: step.heard.told.clone(),
            revealed: step.heard.revealed,
        });
        for seat in Seat::first(step.game.seats()) {
            self.reaches_back(step, seat);
        }
        if let Some(seat) = step.by().filter(|_| self.rng.one_in(3)) {
            self.back_and_forth(step, seat);
        }
    }
}

impl<G: Game + Clone> Undo<G> {
    /// How far a seat may go back: over its own inputs, and over nothing that came out.
    fn own(&self, seat: Seat) -> usize {
        let is_own = |stage: &&Stage<G>| {
            let by_seat = matches!(stage.input, Input::Choose { seat: by, .. } if by == seat);
            by_seat && !stage.revealed
        };
        self.way.iter().rev().take_while(is_own).count()
    }

    fn reaches_back(&mut self, step: &Step<'_, G>, seat: Seat) {
        let (undoable, own) = (self.game_match.undoable(seat), self.own(seat));
        step.trail.ensure(undoable == own, || {
            format!("{seat} may take back {undoable} inputs; {own} were its own and hid all")
        });
        if own == 0 {
            let undone = self.game_match.undo(seat);
            step.trail.ensure(
                undone.is_err() && *self.game_match.state() == *step.after,
                || format!("{seat} takes back what it must not"),
            );
        }
    }

    /// Takes some inputs back, tries another way, takes that back too, and repeats the first way.
    fn back_and_forth(&mut self, step: &Step<'_, G>, seat: Seat) {
        let own = self.own(seat);
        if own == 0 {
            return;
        }
        let count = self.rng.below(own as u32) as usize + 1;
        let dice = self.dice();
        let from = self.way.len() - count;
        for place in (from..self.way.len()).rev() {
            let undone = self.game_match.undo(seat);
            step.trail.ensure(undone.is_ok(), || {
                format!("{seat} cannot take back: {undone:?}")
            });
            self.is_back(step, &self.way[place].state);
        }
        self.other_way(step, seat, from);
        for stage in &self.way[from..] {
            let told = self.game_match.enter(stage.input.clone());
            step.trail.ensure(told.as_ref() == Ok(&stage.told), || {
                format!(
                    "repeating {:?} tells {told:?}, not {:?}",
                    stage.input, stage.told
                )
            });
        }
        self.is_back(step, step.after);
        let again = self.dice();
        step.trail.ensure(again == dice, || {
            format!("the dice fall {again:?} after taking back, not {dice:?}")
        });
    }

    fn other_way(&mut self, step: &Step<'_, G>, seat: Seat, from: usize) {
        let (game, state) = (step.game, self.game_match.state());
        let Some(choice) = random_answer(game, state, seat, &mut self.rng) else {
            return;
        };
        let mut tried = self.game_match.clone();
        let entered = tried.enter(Input::Choose { seat, choice });
        step.trail.ensure(entered.is_ok(), || {
            format!("another way is closed: {entered:?}")
        });
        if tried.undo(seat).is_ok() {
            self.game_match = tried;
            self.is_back(step, &self.way[from].state);
        }
    }

    fn is_back(&self, step: &Step<'_, G>, state: &G::State) {
        let now = self.game_match.state();
        step.trail
            .ensure(now == state && hash(now) == hash(state), || {
                format!("taking back and repeating leads to\n{now:?}\nand not to\n{state:?}")
            });
    }

    /// Dice that hang on the transcript and nothing else, where dice are due.
    fn dice(&self) -> Option<Landing> {
        let game = self.game_match.game();
        let Waiting::Chance(chance) = game.waiting(self.game_match.state()) else {
            return None;
        };
        let mut state = game.start();
        let mut key = chance.label.to_owned();
        for input in self.game_match.inputs() {
            key = format!("{key}\n{}", spell_input(game, &state, input));
            game.apply_unchecked(&mut state, input, &mut kernel::Silent);
        }
        Some(chance.sample(&mut SplitMix::keyed(0, &key)))
    }
}
