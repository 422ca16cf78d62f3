//! Two bots compared: every match twice on the same dice, with the seats changed round.

use super::Results;
use crate::fail::Fail;
use bots::paired::{Comparison, Series, play_pairs};
use bots::{Interval, Kind, Player};
use kernel::{Ask, Choice, Game, Seat, SeatSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Plays the pairs. Wins are counted by bot, not by seat.
pub(super) fn play<G: Game + Sync + 'static>(
    game: &G,
    line_up: &[Kind],
    series: &Series<'_>,
) -> Result<Results, Fail> {
    let [one, two] = the_two(line_up)?;
    let seats = Seat::first(game.seats());
    let sides: SeatSet = seats.filter(|seat| line_up[seat.index()] == one).collect();
    let count = Arc::new(AtomicU64::new(0));
    let make = |kind: Kind, seed| -> Box<dyn Player<G>> {
        let player = kind.player(seed, None);
        let count = Arc::clone(&count);
        Box::new(Counted { player, count })
    };
    let makers = [one, two].map(|kind| move |seed| make(kind, seed));
    let compared = play_pairs(game, [&makers[0], &makers[1]], sides, series);
    Ok(results(&compared, count.load(Ordering::Relaxed)))
}

fn the_two(line_up: &[Kind]) -> Result<[Kind; 2], Fail> {
    let one = line_up[0];
    let mut others = line_up.iter().copied().filter(|kind| *kind != one);
    let two = others.next();
    match two {
        Some(two) if others.all(|other| other == two) => Ok([one, two]),
        Some(_) => Err(Fail::bad(
            "--paired compares two bots; --seats names more than two",
        )),
        None => Err(Fail::bad(
            "--paired compares two bots; --seats names only one",
        )),
    }
}

fn results(compared: &Comparison, decisions: u64) -> Results {
    let [won, drawn, lost] = compared.won_drawn_lost;
    let matches = won + drawn + lost;
    let share = |count| Interval::of_share(count, matches);
    Results {
        finished: matches,
        decisions,
        wins: vec![won, lost],
        draws: drawn,
        shares: vec![share(won), share(lost)],
        drawn: share(drawn),
        score: Some(compared.score),
    }
}

/// A player whose decisions are counted.
struct Counted<G: Game> {
    player: Box<dyn Player<G>>,
    count: Arc<AtomicU64>,
}

impl<G: Game> Player<G> for Counted<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.player.choose(game, view, ask, offers)
    }
}
