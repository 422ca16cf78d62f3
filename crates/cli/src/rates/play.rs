//! The matches of a pair of heroes, part by part. The seed of a part decides all of it.

use super::cast::Cast;
use super::kept::Tally;
use crate::fail::Fail;
use bots::{Cup, Kind, Noise, Player, play_match};
use games::{Packs, Playable, Visit};
use kernel::Seat;

/// Matches in a part: half of them with the seats exchanged.
pub(super) const PART: u64 = 10;

/// The noise of a part.
pub(super) fn seed(seed: u64, pair: usize, part: u64) -> Noise {
    Noise::new(seed).stream(pair as u64).stream(part)
}

/// Plays one part of the matches of a pair.
pub(super) fn play(
    cast: &Cast,
    pair: [usize; 2],
    packs: &Packs,
    bot: Kind,
    noise: &Noise,
    tick: &dyn Fn(),
) -> Result<Tally, Fail> {
    let [row, column] = pair;
    let mut tally = Tally::default();
    for seat in 0..2 {
        let seated = if seat == 0 { pair } else { [column, row] };
        // Two of the same hero would play the same match again.
        let shift = if row == column { seat << 32 } else { 0 };
        let half = Half {
            bot,
            noise,
            seat,
            shift,
            tick,
        };
        tally = tally.with(cast.open(seated, packs)?.visit(half));
    }
    Ok(tally)
}

/// The matches in which the first hero of the pair has the same seat.
struct Half<'a> {
    bot: Kind,
    noise: &'a Noise,
    seat: u64,
    shift: u64,
    tick: &'a dyn Fn(),
}

impl Visit for Half<'_> {
    type Out = Tally;

    fn visit<G: Playable>(self, game: G) -> Tally {
        let matches = (0..PART / 2).map(|number| {
            let noise = self.noise.stream(number + self.shift);
            // The same seed for the bot of a hero, whatever seat it has.
            let seeds = [1 + self.seat, 2 - self.seat].map(|at| noise.seed_of(at));
            let mut players =
                seeds.map(|seed| -> Box<dyn Player<G>> { self.bot.player(seed, None) });
            let played = play_match(&game, &mut players, &mut Cup::new(noise.seed_of(0)));
            (self.tick)();
            self.count(played.outcome.as_ref())
        });
        matches.fold(Tally::default(), Tally::with)
    }
}

impl Half<'_> {
    /// A match that was broken off counts as drawn.
    fn count(&self, outcome: Option<&kernel::Outcome>) -> Tally {
        let mine = Seat::new(self.seat as u8);
        let score = outcome
            .zip(mine)
            .map_or(0.5, |(outcome, seat)| bots::worth(outcome, seat));
        Tally {
            won: u64::from(score > 0.5),
            drawn: u64::from((score - 0.5).abs() < f64::EPSILON),
            lost: u64::from(score < 0.5),
        }
    }
}
