//! Exact chances: each throw that is offered, over all six sides, if nobody throws after it.

use super::ahead::{imagine, pass_on_after};
use super::text::Names;
use dice::DieId;
use game_irondie::{Event, Irondie, Offer, State, View};
use kernel::{Choice, Game, Input, Seat, Silent, Waiting};
use words::Words;

/// How a throw fares against one target: sides that hit, of all sides.
struct Odds {
    target: DieId,
    hits: u64,
}

/// A line for each throw that is offered; nothing where none is.
pub(super) fn lines(game: &Irondie, view: &View, words: &Words) -> Vec<String> {
    let names = Names::new(game, view, words);
    let mut offers = Vec::new();
    let (Some(_), Some(seat)) = (game.asked(view, &mut offers), view.viewer.seat()) else {
        return Vec::new();
    };
    let state = imagine(game, view);
    let mut lines = Vec::new();
    for (number, offer) in offers.iter().enumerate() {
        let (Offer::Throw { die, .. } | Offer::Sweep(die)) = *offer else {
            continue;
        };
        let (odds, sides) = weigh(game, &state, seat, *offer, die);
        lines.push(line(&names, number + 1, *offer, &odds, sides));
    }
    if !lines.is_empty() {
        lines.insert(0, words.text("irondie-odds-head"));
    }
    lines
}

/// Lets the die land on every side and the duel be resolved.
fn weigh(game: &Irondie, state: &State, seat: Seat, offer: Offer, die: DieId) -> (Vec<Odds>, u64) {
    let mut thrown = state.clone();
    let choice = Choice::one(offer);
    game.apply_unchecked(&mut thrown, &Input::Choose { seat, choice }, &mut Silent);
    let (mut odds, mut sides) = (Vec::new(), 0);
    let Waiting::Chance(chance) = game.waiting(&thrown) else {
        return (odds, sides);
    };
    chance.each(|landing, weight| {
        sides += weight;
        let landed = Input::Landed(landing.clone());
        for event in pass_on_after(game, thrown.clone(), &landed) {
            match event {
                Event::Resolved {
                    die: by,
                    target,
                    hit,
                } if by == die => {
                    count(&mut odds, target, if hit { weight } else { 0 });
                }
                _ => {}
            }
        }
    });
    (odds, sides)
}

fn count(odds: &mut Vec<Odds>, target: DieId, hits: u64) {
    match odds.iter_mut().find(|known| known.target == target) {
        Some(known) => known.hits += hits,
        None => odds.push(Odds { target, hits }),
    }
}

fn line(names: &Names<'_>, number: usize, offer: Offer, odds: &[Odds], sides: u64) -> String {
    let chance = |hits: u64| format!("{hits}/{sides} = {} %", percent(hits, sides));
    let shown = match (offer, odds) {
        (_, []) => names.words.text("irondie-odds-none"),
        (Offer::Sweep(_), _) => {
            let each = odds
                .iter()
                .map(|o| format!("{} {}", names.owned(o.target), chance(o.hits)));
            each.collect::<Vec<_>>().join(", ")
        }
        (_, [only, ..]) => chance(only.hits),
    };
    format!("{number:>3}  {}: {shown}", names.offer(offer))
}

/// Rounded to whole per cent.
fn percent(hits: u64, sides: u64) -> u64 {
    (200 * hits + sides) / (2 * sides.max(1))
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
