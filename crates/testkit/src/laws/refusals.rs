//! *Refusals*: whatever is not listed is turned away, with a reason, and nothing changes.

use super::lawful::{answers, hash, is_legal};
use super::walk::{Law, Moment, Step, calls};
use crate::SplitMix;
use kernel::{
    Choice, Game, Heard, Input, Landing, MAX_DRAWS, Rng, Seat, Viewer, Waiting, apply, check,
};

/// How many choices of other moments are remembered.
const POOL: usize = 64;
/// How many of them are tried at each moment.
const TRIES: usize = 6;

/// See [`super::refusals`].
pub(crate) struct Refusals<G: Game> {
    rng: SplitMix,
    /// Choices that were right at some other moment, of this match or another.
    pool: Vec<Choice<G::Offer>>,
}

impl<G: Game> Refusals<G> {
    pub(crate) fn new() -> Refusals<G> {
        Refusals {
            rng: SplitMix::new(0),
            pool: Vec::new(),
        }
    }
}

impl<G: Game> Law<G> for Refusals<G> {
    fn name(&self) -> &'static str {
        "refusals"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let mut inputs = Vec::new();
        self.old_choices(at.game, &mut inputs);
        self.bent_choices(at, &mut inputs);
        self.landings(at, &mut inputs);
        if matches!(at.game.waiting(at.state), Waiting::Over(_)) {
            inputs.extend(calls(at.game).map(Input::Called));
        }
        for input in &inputs {
            gate(at, input);
        }
    }

    fn step(&mut self, step: &Step<'_, G>) {
        let Input::Choose { choice, .. } = step.input else {
            return;
        };
        if self.pool.len() < POOL {
            self.pool.push(choice.clone());
        } else if self.rng.one_in(4) {
            let place = self.rng.below(POOL as u32) as usize;
            self.pool[place] = choice.clone();
        }
    }
}

impl<G: Game> Refusals<G> {
    /// Choices of other moments, by every seat and by one that is not there.
    fn old_choices(&mut self, game: &G, inputs: &mut Vec<Input<G::Offer>>) {
        for _ in 0..TRIES {
            let Some(choice) = self.rng.pick(&self.pool) else {
                return;
            };
            let by = |seat| Input::Choose {
                seat,
                choice: choice.clone(),
            };
            inputs.extend(Seat::first(game.seats() + 1).map(by));
        }
    }

    /// Answers with a pick too few, too many, twice, or in another order; and by other seats.
    fn bent_choices(&mut self, at: &Moment<'_, G>, inputs: &mut Vec<Input<G::Offer>>) {
        for asked in Seat::first(at.game.seats()) {
            let mut offers = Vec::new();
            let Some(ask) = at.game.decision(at.state, asked, &mut offers) else {
                continue;
            };
            let answers = answers(&ask, &offers, &mut self.rng);
            let Some(answer) = self.rng.pick(&answers) else {
                continue;
            };
            for seat in Seat::first(at.game.seats()) {
                inputs.push(Input::Choose {
                    seat,
                    choice: answer.clone(),
                });
            }
            let strange = self
                .rng
                .pick(&self.pool)
                .and_then(|choice| choice.picks().first());
            let more = offers.iter().chain(strange).copied();
            for picks in bent(answer.picks(), &more.collect::<Vec<_>>(), &mut self.rng) {
                let choice = Choice::several(picks);
                inputs.extend(choice.map(|choice| Input::Choose {
                    seat: asked,
                    choice,
                }));
            }
        }
    }

    /// Landings of all shapes: the right one too long, too short, too high, and ones for nothing.
    fn landings(&mut self, at: &Moment<'_, G>, inputs: &mut Vec<Input<G::Offer>>) {
        let mut all = vec![
            Landing::new(),
            Landing::from_iter([0]),
            Landing::from_iter([255; 3]),
        ];
        if let Waiting::Chance(chance) = at.game.waiting(at.state) {
            let right = chance.sample(&mut self.rng);
            all.push(right.clone());
            all.push(right.iter().copied().skip(1).collect());
            all.push(right.iter().copied().chain([0]).take(MAX_DRAWS).collect());
            for place in 0..right.len() {
                let mut high = right.clone();
                high[place] = chance.below[place].saturating_add(self.rng.below(2) as u8);
                all.push(high);
            }
        }
        inputs.extend(all.into_iter().map(Input::Landed));
    }
}

fn bent<O: Copy>(right: &[O], more: &[O], rng: &mut SplitMix) -> Vec<Vec<O>> {
    let mut all = vec![
        Vec::new(),
        more.to_vec(),
        right.iter().rev().copied().collect(),
    ];
    all.push(right.iter().chain(right).copied().collect());
    all.push(right.iter().skip(1).copied().collect());
    for extra in [rng.pick(more), rng.pick(right)].into_iter().flatten() {
        all.push(right.iter().chain([extra]).copied().collect());
        all.push([extra].into_iter().chain(right).copied().collect());
    }
    all
}

/// The gate lets in what the lists allow and nothing else, and leaves no trace of what it refused.
fn gate<G: Game>(at: &Moment<'_, G>, input: &Input<G::Offer>) {
    let trail = at.trail;
    trail.trying(format!("{input:?}"));
    let checked = check(at.game, at.state, input);
    let expected = is_legal(at.game, at.state, input);
    trail.ensure(checked.is_ok() == expected, || {
        let said = if expected { "listed" } else { "not listed" };
        format!("it is {said}, and the gate says {checked:?}")
    });
    let Err(refusal) = checked else {
        return trail.tried();
    };
    trail.ensure(!refusal.said.key.is_empty(), || {
        "it is refused without a reason".to_owned()
    });
    leaves_no_trace(at, input);
    if let Input::Choose { seat, choice } = input
        && seat.index() < usize::from(at.game.seats())
    {
        let view = at.game.view(at.state, Viewer::Seat(*seat));
        let reason = at.game.why_not(&view, choice);
        trail.ensure(!reason.said.key.is_empty(), || {
            "there is no reason why not".to_owned()
        });
    }
    trail.tried();
}

fn leaves_no_trace<G: Game>(at: &Moment<'_, G>, input: &Input<G::Offer>) {
    let (before, mut state) = (questions(at), at.state.clone());
    let mut heard = Heard::default();
    let applied = apply(at.game, &mut state, input, &mut heard);
    let is_untouched = applied.is_err() && state == *at.state && hash(&state) == hash(at.state);
    at.trail.ensure(is_untouched && heard.told.is_empty(), || {
        format!("it is refused, and yet something happens: {heard:?}")
    });
    at.trail.ensure(questions(at) == before, || {
        "after the refusal the match asks something else".to_owned()
    });
}

/// All that the match asks of anyone.
#[expect(clippy::type_complexity, reason = "it is only compared")]
fn questions<G: Game>(at: &Moment<'_, G>) -> (Waiting, Vec<(Option<kernel::Ask>, Vec<G::Offer>)>) {
    let asked = Seat::first(at.game.seats()).map(|seat| {
        let mut offers = Vec::new();
        (at.game.decision(at.state, seat, &mut offers), offers)
    });
    (at.game.waiting(at.state), asked.collect())
}
