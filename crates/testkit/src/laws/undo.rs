//! *Undo*: taking back leads exactly back, over what others have let be but over nothing that has
//! come out, and repeating what was taken back brings the same dice.

use super::lawful::hash;
use super::walk::{Law, Step, random_answer};
use crate::SplitMix;
use kernel::{Game, Input, Landing, Match, Rng, Seat, Told, Waiting, lets_be, spell_input};

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
    quiet: bool,
}

impl<G: Game> Stage<G> {
    fn is_by(&self, seat: Seat) -> bool {
        matches!(self.input, Input::Choose { seat: by, .. } if by == seat)
    }
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
            quiet: lets_be(step.game, step.before, step.input),
        });
        for seat in Seat::first(step.game.seats()) {
            self.reaches_back(step, seat);
        }
        if self.rng.one_in(3) {
            let seat = self.rng.below(u32::from(step.game.seats()));
            let seat = Seat::new(seat as u8).expect("a seat of this match");
            self.back_and_forth(step, seat);
        }
    }
}

impl<G: Game + Clone> Undo<G> {
    /// How many of the first `until` inputs a seat takes back at once: its newest answer and what
    /// others have let be since, if nothing has come out since.
    fn reach(&self, seat: Seat, until: usize) -> usize {
        let way = &self.way[..until];
        let Some(place) = way.iter().rposition(|stage| stage.is_by(seat)) else {
            return 0;
        };
        let hidden = way[place..].iter().all(|stage| !stage.revealed);
        let let_be = way[place + 1..].iter().all(|stage| stage.quiet);
        if hidden && let_be { until - place } else { 0 }
    }

    fn reaches_back(&mut self, step: &Step<'_, G>, seat: Seat) {
        let (undoable, reach) = (
            self.game_match.undoable(seat),
            self.reach(seat, self.way.len()),
        );
        step.trail.ensure(undoable == reach, || {
            format!("{seat} may take back {undoable} inputs; {reach} would hide all")
        });
        if reach == 0 {
            let undone = self.game_match.undo(seat);
            step.trail.ensure(
                undone.is_err() && *self.game_match.state() == *step.after,
                || format!("{seat} takes back what it must not"),
            );
        }
    }

    /// Takes some answers back, tries another way, takes that back too, and repeats the first way.
    fn back_and_forth(&mut self, step: &Step<'_, G>, seat: Seat) {
        let dice = self.dice();
        let mut from = self.way.len();
        loop {
            let reach = self.reach(seat, from);
            if reach == 0 || from < self.way.len() && self.rng.one_in(2) {
                break;
            }
            let undone = self.game_match.undo(seat);
            step.trail.ensure(undone.is_ok(), || {
                format!("{seat} cannot take back: {undone:?}")
            });
            from -= reach;
            self.is_back(step, &self.way[from].state);
        }
        if from == self.way.len() {
            return;
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
