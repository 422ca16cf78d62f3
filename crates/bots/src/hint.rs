//! A hint: what the greedy player would answer, and how it compares with the next best answer.

use crate::Noise;
use crate::answers::{Answers, picked};
use crate::greedy::Scales;
use kernel::{Ask, Choice, Game};

/// A good answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint<O: Copy> {
    /// The answer.
    pub choice: Choice<O>,
    /// What it looks to be worth, from 0 to 1, with the next best answer and its worth. Nothing
    /// where the game thinks in larger steps, or where another answer looks better at first sight.
    pub weighed: Option<Weighed<O>>,
}

/// What an answer looks to be worth beside the next best.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed<O: Copy> {
    /// The answer's worth.
    pub worth: f64,
    /// The next best answer.
    pub next: Choice<O>,
    /// Its worth.
    pub next_worth: f64,
}

/// What to answer to a question, by a look one decision deep in so many imagined worlds.
pub fn hint<G: Game>(
    game: &G,
    view: &G::View,
    (ask, offers): (&Ask, &[G::Offer]),
    worlds: u32,
    seed: u64,
) -> Option<Hint<G::Offer>> {
    let noise = Noise::new(seed).stream_for(view);
    let advice = game.advise(view, 0, &mut || false);
    let mut scales = Scales::new(game, view, worlds, &noise);
    let mut ranked = ranked(&mut scales, ask, offers);
    ranked.sort_by(|one, two| two.1.total_cmp(&one.1));
    let choice = advice.or_else(|| ranked.first().map(|(choice, _)| choice.clone()))?;
    let weighed = match &ranked[..] {
        [(best, worth), (next, next_worth), ..] if *best == choice => Some(Weighed {
            worth: *worth,
            next: next.clone(),
            next_worth: *next_worth,
        }),
        _ => None,
    };
    Some(Hint { choice, weighed })
}

/// Answers with what they are worth: all offers, or the better ones of those with several picks.
pub(crate) fn ranked<G: Game>(
    scales: &mut Scales<'_, G>,
    ask: &Ask,
    offers: &[G::Offer],
) -> Vec<(Choice<G::Offer>, f64)> {
    let answers = Answers::to(ask, offers.len());
    if answers.are_offers() {
        let choices = offers.iter().map(|&offer| Choice::one(offer));
        return choices
            .map(|choice| {
                let worth = scales.weigh(&choice);
                (choice, worth)
            })
            .collect();
    }
    let ranked = scales.rank(answers, offers).into_iter();
    ranked
        .map(|(places, worth)| (picked(offers, places), worth))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ford::Ford;
    use kernel::{Input, Seat, Silent, Viewer};

    #[test]
    fn a_hint_is_the_best_answer_and_says_by_how_much() {
        let (mut state, mut offers) = (Ford.start(), Vec::new());
        let heap = Input::Landed([3].into_iter().collect());
        Ford.apply_unchecked(&mut state, &heap, &mut Silent);
        let view = Ford.view(&state, Viewer::Seat(Seat::new(0).unwrap()));
        let ask = Ford.asked(&view, &mut offers).unwrap();
        let hint = hint(&Ford, &view, (&ask, &offers), 8, 3).unwrap();
        let weighed = hint.weighed.unwrap();
        assert!(weighed.worth >= weighed.next_worth && weighed.next != hint.choice);
    }
}
