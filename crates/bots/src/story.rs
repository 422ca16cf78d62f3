//! What there is to tell of a match that is over: the moment that decided it, the luckiest throw
//! and the best decision. All of it by the game's own appraisal, and nothing where nothing stands
//! out.

use crate::Noise;
use crate::greedy::Scales;
use crate::hint::ranked;
use crate::worth::appraised;
use kernel::{Chance, Choice, Game, Input, Seat, Silent, Viewer, Waiting};
use std::collections::VecDeque;

/// How much better a moment must have made things to be worth telling, from 0 to 1.
const WORTH_TELLING: f64 = 0.04;
/// So many inputs for each seat a step ahead must last.
const ROUND: usize = 2;
/// How many landings of a throw are looked at; where there are no more, all of them.
const LANDINGS: u64 = 36;
/// In how many worlds each answer is weighed, and how many answers there may be.
const WORLDS: u32 = 2;
const ANSWERS: usize = 8;
/// How many decisions are weighed: the later ones, where there are more.
const DECISIONS: usize = 24;
/// How many throws are compared with others: those that changed most, where there are more.
const THROWS: usize = 24;

/// What there is to tell.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Story {
    /// The input that brought the winner furthest ahead, with the lead never lost again.
    pub turn: Option<Moment>,
    /// The throw that was better for somebody than such throws are on average.
    pub throw: Option<Moment>,
    /// The winner's answer that was better than the next best one.
    pub choice: Option<Moment>,
}

/// A moment of a match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// Which input, counted from 0.
    pub at: usize,
    /// For whom it was good.
    pub seat: Seat,
    /// By how much, from 0 to 1.
    pub gain: f64,
}

/// Looks for what there is to tell, a step at a time: whoever listens meanwhile gets time for
/// something else. All steps together are bounded by the length of the match.
#[derive(Debug)]
pub struct Teller<G: Game> {
    game: G,
    inputs: Vec<Input<G::Offer>>,
    winner: Option<Seat>,
    /// How many inputs have been walked past, and what they led to.
    at: usize,
    state: G::State,
    /// What the winner's chances were at each moment.
    ahead: Vec<f64>,
    /// Throws to be compared, with what was before them.
    throws: Vec<(Moment, G::State)>,
    /// Answers to be weighed, with what was before them.
    answers: VecDeque<(usize, G::State)>,
    /// The best of them so far.
    luck: Option<Moment>,
    wit: Option<Moment>,
    story: Story,
    work: u32,
}

impl<G: Game> Teller<G> {
    /// Of a match that was won by a seat, or by nobody.
    pub fn new(game: G, inputs: Vec<Input<G::Offer>>, winner: Option<Seat>) -> Teller<G> {
        let state = game.start();
        let mut teller = Teller {
            game,
            inputs,
            winner,
            at: 0,
            state,
            ahead: Vec::new(),
            throws: Vec::new(),
            answers: VecDeque::new(),
            luck: None,
            wit: None,
            story: Story::default(),
            work: 0,
        };
        teller.appraise();
        teller
    }

    /// What has been found so far; a moment that is told stays.
    pub const fn story(&self) -> &Story {
        &self.story
    }

    /// How much was done: inputs carried out, and answers weighed.
    pub const fn work(&self) -> u32 {
        self.work
    }

    /// All at once.
    pub fn whole(mut self) -> Story {
        while self.step() {}
        self.story
    }

    /// One step; whether there is another.
    pub fn step(&mut self) -> bool {
        if self.at < self.inputs.len() {
            self.walk();
        } else if let Some((throw, before)) = self.throws.pop() {
            self.compare(throw, &before);
        } else if let Some((at, before)) = self.answers.pop_front() {
            self.story.throw = self.luck;
            self.weigh(at, &before);
        } else {
            self.story.throw = self.luck;
            self.story.choice = self.wit;
            return false;
        }
        true
    }

    /// Walks past an input. What may be worth a closer look is kept.
    fn walk(&mut self) {
        let input = self.inputs[self.at].clone();
        let before = self.state.clone();
        self.game
            .apply_unchecked(&mut self.state, &input, &mut Silent);
        self.work += 1;
        match (self.game.waiting(&before), &input) {
            (Waiting::Chance(chance), _) => {
                if let Some(seat) = chance.seat {
                    self.keep_throw(seat, before);
                }
            }
            (_, Input::Choose { seat, .. }) if Some(*seat) == self.winner => {
                self.answers.push_back((self.at, before));
                if self.answers.len() > DECISIONS {
                    self.answers.pop_front();
                }
            }
            _ => {}
        }
        self.at += 1;
        self.appraise();
        if self.at == self.inputs.len() {
            self.story.turn = self.turn();
        }
    }

    /// The very end counts for what the game thought of it before, not as a certain win: else it
    /// would always be the last input that decided.
    fn appraise(&mut self) {
        let over = matches!(self.game.waiting(&self.state), Waiting::Over(_));
        if let Some(winner) = self.winner.filter(|_| !over) {
            self.ahead.push(appraised(&self.game, &self.state, winner));
        }
    }

    /// Keeps a throw if it is one of those that changed most for whom it was.
    fn keep_throw(&mut self, seat: Seat, before: G::State) {
        let worth = |state| appraised(&self.game, state, seat);
        let gain = worth(&self.state) - worth(&before);
        let at = self.at;
        self.throws.push((Moment { at, seat, gain }, before));
        self.throws
            .sort_by(|one, two| two.0.gain.total_cmp(&one.0.gain));
        self.throws.truncate(THROWS);
    }

    /// Since the winner was behind for the last time, the greatest step ahead that lasted. Where
    /// everybody takes something in turn, such as a hero, the first one's lead lasts no round.
    fn turn(&self) -> Option<Moment> {
        let seat = self.winner?;
        let behind = self.ahead.iter().rposition(|worth| *worth < 0.5);
        let round = ROUND * usize::from(self.game.seats());
        let moments = (behind.unwrap_or(0)..self.ahead.len()).map(|at| {
            let later = self.ahead[at + 1..].iter().take(round);
            let gain = later.fold(f64::INFINITY, |least, worth| least.min(*worth)) - self.ahead[at];
            Moment { at, seat, gain }
        });
        best(moments.filter(|moment| moment.gain.is_finite()))
    }

    /// How far a throw was above such throws.
    fn compare(&mut self, throw: Moment, before: &G::State) {
        let Waiting::Chance(chance) = self.game.waiting(before) else {
            return;
        };
        let mut after = before.clone();
        let input = &self.inputs[throw.at];
        self.game.apply_unchecked(&mut after, input, &mut Silent);
        let (usual, tried) = average(&self.game, before, &chance, throw.seat);
        self.work += 1 + tried;
        let gain = appraised(&self.game, &after, throw.seat) - usual;
        let found = self.luck.into_iter();
        self.luck = best(found.chain([Moment { gain, ..throw }]));
    }

    /// How far an answer of the winner was above the next best, by what the winner could know.
    fn weigh(&mut self, at: usize, before: &G::State) {
        let Input::Choose { seat, choice } = &self.inputs[at] else {
            return;
        };
        let (seat, better) = (*seat, better(&self.game, before, *seat, choice));
        let Some((gain, answers)) = better else {
            return;
        };
        self.work += answers * WORLDS;
        let found = self.wit.into_iter();
        self.wit = best(found.chain([Moment { at, seat, gain }]));
    }
}

fn best(moments: impl Iterator<Item = Moment>) -> Option<Moment> {
    let told = moments.filter(|moment| moment.gain >= WORTH_TELLING);
    told.max_by(|one, two| one.gain.total_cmp(&two.gain))
}

/// What a throw is worth on average, and how many landings were tried.
fn average<G: Game>(game: &G, before: &G::State, chance: &Chance, seat: Seat) -> (f64, u32) {
    let worth = |landing: &kernel::Landing| {
        let mut state = before.clone();
        let input = Input::Landed(landing.clone());
        game.apply_unchecked(&mut state, &input, &mut Silent);
        appraised(game, &state, seat)
    };
    let (mut sum, mut weights, mut tried) = (0.0, 0.0, 0);
    if chance.landings() <= LANDINGS {
        chance.each(|landing, weight| {
            sum += weight as f64 * worth(landing);
            weights += weight as f64;
            tried += 1;
        });
        return (sum / weights, tried);
    }
    let mut noise = Noise::new(LANDINGS).stream_for(chance);
    let thrown = (0..LANDINGS).map(|_| worth(&chance.sample(&mut noise)));
    (thrown.sum::<f64>() / LANDINGS as f64, LANDINGS as u32)
}

/// How much better an answer was than the next best, of how many; nothing where one cannot say.
fn better<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choice: &Choice<G::Offer>,
) -> Option<(f64, u32)> {
    let mut offers = Vec::new();
    let ask = game.decision(state, seat, &mut offers)?;
    let few = (2..=ANSWERS).contains(&offers.len()) && (ask.min, ask.max) == (1, 1);
    if !few {
        return None;
    }
    let view = game.view(state, Viewer::Seat(seat));
    let noise = Noise::new(LANDINGS).stream_for(&view);
    let mut scales = Scales::new(game, &view, WORLDS, &noise);
    let (mut own, mut other) = (None, f64::NEG_INFINITY);
    for (answer, worth) in ranked(&mut scales, &ask, &offers) {
        if answer == *choice {
            own = Some(worth);
        } else {
            other = other.max(worth);
        }
    }
    own.map(|own| (own - other, offers.len() as u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ford::Ford;
    use crate::{Cup, Player, Random};

    /// A match at random, with its inputs.
    fn played(seed: u64) -> (Vec<Input<crate::ford::Offer>>, Option<Seat>) {
        let game = &Ford;
        let (mut state, mut inputs, mut cup) = (game.start(), Vec::new(), Cup::new(seed));
        let mut random = Random::new(seed);
        loop {
            let input = match game.waiting(&state) {
                Waiting::Over(outcome) => return (inputs, outcome.winners().first()),
                Waiting::Chance(chance) => Input::Landed(cup.throw(&chance)),
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(&state, Viewer::Seat(seat));
                    let mut offers = Vec::new();
                    let ask = game.asked(&view, &mut offers).unwrap();
                    let choice = random.choose(game, &view, &ask, &offers);
                    Input::Choose { seat, choice }
                }
            };
            game.apply_unchecked(&mut state, &input, &mut Silent);
            inputs.push(input);
        }
    }

    #[test]
    fn what_is_made_up_for_at_once_decided_nothing() {
        let winner = Seat::new(0);
        let mut teller = Teller::new(Ford, Vec::new(), winner);
        let turn = |teller: &Teller<Ford>| teller.turn().map(|moment| moment.at);
        // Both take a hero, and later one throw brings less than a hero did, but for good.
        teller.ahead = vec![0.5, 0.7, 0.5, 0.5, 0.5, 0.6, 0.6, 0.6, 0.6, 0.6];
        assert_eq!(turn(&teller), Some(4));
        teller.ahead = vec![0.5, 0.7, 0.5];
        assert_eq!(turn(&teller), None);
        teller.ahead = vec![0.5, 0.4, 0.7];
        assert_eq!(turn(&teller), Some(1), "the last step lasts to the end");
    }

    #[test]
    fn what_is_told_has_happened() {
        for seed in 0..20 {
            let (inputs, Some(winner)) = played(seed) else {
                continue;
            };
            let story = Teller::new(Ford, inputs.clone(), Some(winner)).whole();
            for moment in [story.turn, story.throw, story.choice]
                .into_iter()
                .flatten()
            {
                assert!(moment.at < inputs.len() && moment.gain >= WORTH_TELLING);
            }
            if let Some(throw) = story.throw {
                assert!(matches!(inputs[throw.at], Input::Landed(_)), "{seed}");
            }
            if let Some(choice) = story.choice {
                let by =
                    matches!(&inputs[choice.at], Input::Choose { seat, .. } if *seat == winner);
                assert!(by, "{seed}");
            }
            let mut again = Teller::new(Ford, inputs.clone(), Some(winner));
            while again.step() {}
            assert_eq!(*again.story(), story, "the same each time");
            let bound = inputs.len() + (LANDINGS as usize + 1) * THROWS;
            let bound = bound + DECISIONS * ANSWERS * WORLDS as usize;
            assert!(again.work() as usize <= bound, "{}", again.work());
            let nobody = Teller::new(Ford, inputs, None).whole();
            assert_eq!((nobody.turn, nobody.choice), (None, None), "nobody has won");
            assert_eq!(nobody.throw, story.throw);
        }
    }
}
