//! Whether everything happens: cards, verbs, abilities, whatever a game tells of by a key.

use crate::SplitMix;
use crate::laws::random_input;
use kernel::{Game, Heard, apply};
use std::collections::BTreeMap;

/// Plays random matches, at most `matches` of them, until everything listed has been told of often
/// enough. Returns what has not, and how often it was told of: the list of what nobody tests.
///
/// `open` opens the match with a number, so that characters and modes can take turns. `keys` says
/// what an event tells of.
pub fn never_fired<G: Game, K: Ord>(
    open: impl Fn(u32) -> G,
    matches: u32,
    times: u32,
    listed: impl IntoIterator<Item = K>,
    keys: impl Fn(&G, &G::Event) -> Vec<K>,
) -> BTreeMap<K, u32> {
    let mut short: BTreeMap<K, u32> = listed.into_iter().map(|key| (key, 0)).collect();
    for number in 0..matches {
        if short.is_empty() {
            break;
        }
        let game = open(number);
        for key in told(&game, number)
            .iter()
            .flat_map(|event| keys(&game, event))
        {
            if let Some(count) = short.get_mut(&key) {
                *count += 1;
            }
        }
        short.retain(|_, count| *count < times);
    }
    short
}

/// All that is told in a random match.
fn told<G: Game>(game: &G, number: u32) -> Vec<G::Event> {
    let mut rng = SplitMix::new(u64::from(number));
    let (mut state, mut heard) = (game.start(), Heard::default());
    while let Some(input) = random_input(game, &state, &mut rng) {
        let entered = apply(game, &mut state, &input, &mut heard);
        assert!(
            entered.is_ok(),
            "{input:?} is offered and refused: {entered:?}"
        );
    }
    heard.told.into_iter().map(|told| told.event).collect()
}
