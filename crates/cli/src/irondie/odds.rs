//! Exact chances: each throw that is offered, over all six sides, if nobody throws after it.

use super::text::Names;
use bots::Noise;
use dice::DieId;
use game_irondie::{Irondie, Offer, View, ahead};
use kernel::Game;
use words::Words;

/// Sides of a die.
const SIDES: u64 = 6;

/// A line for each throw that is offered; nothing where none is.
pub(super) fn lines(game: &Irondie, view: &View, words: &Words) -> Vec<String> {
    let names = Names::new(game, view, words);
    let mut offers = Vec::new();
    if game.asked(view, &mut offers).is_none() {
        return Vec::new();
    }
    let throws = offers
        .iter()
        .enumerate()
        .filter(|(_, offer)| is_throw(**offer));
    let mut lines: Vec<String> = throws
        .map(|(number, &offer)| {
            let odds = ahead::odds(game, view, offer, &mut Noise::new(0));
            line(&names, number + 1, offer, &odds)
        })
        .collect();
    if !lines.is_empty() {
        lines.insert(0, words.text("irondie-odds-head"));
    }
    lines
}

fn is_throw(offer: Offer) -> bool {
    matches!(offer, Offer::Throw { .. } | Offer::Sweep(_))
}

fn line(names: &Names<'_>, number: usize, offer: Offer, odds: &[(DieId, u64)]) -> String {
    let chance = |hits: u64| format!("{hits}/{SIDES} = {} %", percent(hits));
    let shown = match (offer, odds) {
        (_, []) => names.words.text("irondie-odds-none"),
        (Offer::Sweep(_), _) => {
            let each = odds
                .iter()
                .map(|&(target, hits)| format!("{} {}", names.owned(target), chance(hits)));
            each.collect::<Vec<_>>().join(", ")
        }
        (_, [(_, hits), ..]) => chance(*hits),
    };
    let said = names.game.say(names.view, offer);
    format!("{number:>3}  {}: {shown}", names.words.say(&said))
}

/// Rounded to whole per cent.
fn percent(hits: u64) -> u64 {
    (200 * hits + SIDES) / (2 * SIDES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::irondie::tests::{english, view};

    fn odds(position: &str) -> Vec<String> {
        let (game, view) = view(position, "A");
        lines(&game, &view, &english())
    }

    #[test]
    fn a_throw_is_tried_on_every_side() {
        // IR-1.3: Ballistic succeeds if it shows more; IR-2.5: in purple also on equality.
        let position = |colour: &str| {
            format!(
                "stage = \"skirmish\"\n[A]\ndice = [\"ballistic.{colour} hand\", \
                 \"fortress.red battle 4\"]\n[B]\ndice = [\"fortress.red battle 4\"]\n"
            )
        };
        assert!(odds(&position("red"))[1].ends_with("2/6 = 33 %"));
        assert!(odds(&position("purple"))[1].ends_with("3/6 = 50 %"));
    }

    #[test]
    fn a_sweep_has_a_chance_against_each_target() {
        // IR-8.7: Swarm aims at all opposing Defence dice; it succeeds where it shows less.
        let shown = odds(
            "stage = \"skirmish\"\n[A]\ndice = [\"swarm.red hand\", \"fortress.red battle 4\"]\n\
             [B]\ndice = [\"barrier.red battle 2\", \"powerup.red battle 6\", \
             \"fortress.red battle 4\"]\n",
        );
        assert!(shown[1].contains("Barrier.1 1/6 = 17 %"), "{shown:?}");
        assert!(shown[1].contains("Powerup.1 5/6 = 83 %"), "{shown:?}");
    }

    #[test]
    fn a_split_has_no_odds() {
        assert!(
            odds("[A]\ndice = [\"swarm.red hand\"]\n[B]\ndice = [\"swarm.red hand\"]\n").is_empty()
        );
    }
}
