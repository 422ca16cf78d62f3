//! A player that makes a beginner's mistakes: mostly it plays as the greedy one, the game's advice
//! included, and now and then it only glances at its answers and falls for one that looks as good.

use crate::greedy::Scales;
use crate::hint::ranked;
use crate::{Greedy, Noise, Player};
use kernel::{Ask, Choice, Game, Rng};

/// Among how many of the answers that look best at a glance it takes any.
const TEMPTING: usize = 3;
/// By how much of a match another answer may look worse at a glance than the right one and still
/// tempt: beyond, any beginner sees that it is foolish.
const PLAIN: f64 = 0.08;

/// Plays well, but for its slips.
#[derive(Debug, Clone)]
pub struct Gentle {
    greedy: Greedy,
    noise: Noise,
    slips: u8,
}

impl Gentle {
    /// How many of a hundred answers are slips unless told otherwise.
    pub const SLIPS: u8 = 40;

    /// A gentle player with so many slips in a hundred answers.
    pub fn new(seed: u64, slips: u8) -> Gentle {
        Gentle {
            greedy: Greedy::new(seed, Greedy::WORLDS),
            noise: Noise::new(seed).stream(1),
            slips: slips.min(100),
        }
    }
}

impl<G: Game> Player<G> for Gentle {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        let mut noise = self.noise.stream_for(view);
        let slips = noise.below(100) < u32::from(self.slips);
        let right = self.greedy.choose(game, view, ask, offers);
        if !slips || offers.len() < 2 {
            return right;
        }
        // One world and one look at the dice: what is lucky there looks good.
        let mut scales = Scales::new(game, view, 1, &noise.stream(2));
        let mut tempting = tempting(&mut scales, ask, offers, &right);
        let any = noise.below(tempting.len() as u32) as usize;
        tempting.swap_remove(any)
    }
}

/// The answers that look best at a glance, as long as they look as good as the right one. That
/// is always one of them, unless three others look better.
fn tempting<G: Game>(
    scales: &mut Scales<'_, G>,
    ask: &Ask,
    offers: &[G::Offer],
    right: &Choice<G::Offer>,
) -> Vec<Choice<G::Offer>> {
    let enough = scales.weigh(right) - PLAIN;
    let mut ranked = ranked(scales, ask, offers);
    ranked.sort_by(|one, two| two.1.total_cmp(&one.1));
    let tempting = ranked.into_iter().filter(|(_, worth)| *worth >= enough);
    let mut tempting: Vec<_> = tempting.map(|(choice, _)| choice).take(TEMPTING).collect();
    if tempting.len() < TEMPTING && !tempting.contains(right) {
        tempting.push(right.clone());
    }
    tempting
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ford::Ford;
    use crate::{Cup, Random, play_match};

    /// How often the first of two players wins, out of a hundred matches with places swapped.
    fn wins(
        one: impl Fn(u64) -> Box<dyn Player<Ford>>,
        two: impl Fn(u64) -> Box<dyn Player<Ford>>,
    ) -> usize {
        let won = |seed: u64| {
            let first = seed.is_multiple_of(2);
            let mut players = if first {
                vec![one(seed), two(seed)]
            } else {
                vec![two(seed), one(seed)]
            };
            let played = play_match(&Ford, &mut players, &mut Cup::new(seed / 2));
            let winner = played.outcome.and_then(|outcome| outcome.winners().first());
            winner.is_some_and(|seat| (seat.index() == 0) == first)
        };
        (0..100).filter(|&seed| won(seed)).count()
    }

    #[test]
    fn a_gentle_player_beats_chance() {
        let gentle = |seed| -> Box<dyn Player<Ford>> { Box::new(Gentle::new(seed, 40)) };
        let random = |seed| -> Box<dyn Player<Ford>> { Box::new(Random::new(seed)) };
        let won = wins(gentle, random);
        assert!(won >= 55, "{won} of 100");
    }
}
