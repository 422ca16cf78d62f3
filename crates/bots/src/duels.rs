//! Two bots compared over many deals, as the examples `duels` of games are asked to on the command
//! line.

use crate::paired::{Maker, Series, play_deals};
use crate::{Interval, Kind};
use kernel::{Game, Seat, SeatSet};

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duels {
    /// The mode to play in, as it was named.
    pub mode: String,
    bots: [Kind; 2],
    matches: u64,
    threads: usize,
    first: u64,
}

impl Duels {
    /// Two bots, how many matches, a mode, how many at the same time, and the number of the first
    /// pair, to go on where another run ended; whatever is left out is usual. An example that is
    /// asked for something else stops at once.
    pub fn asked(args: impl Iterator<Item = String>, mode: &str) -> Duels {
        let args: Vec<String> = args.collect();
        let named = |at: usize, usual: &str| args.get(at).map_or(usual, String::as_str).to_owned();
        let kind = |name: String| name.parse::<Kind>().expect("a bot, such as greedy");
        Duels {
            mode: named(3, mode),
            bots: [kind(named(0, "search:100")), kind(named(1, "greedy"))],
            matches: named(2, "400").parse().expect("a number of matches"),
            threads: named(4, "1").parse().expect("a number of threads"),
            first: named(5, "0").parse().expect("the number of a pair"),
        }
    }

    /// Plays two matches at a time, with the same deal on the same dice and the bots exchanged, and
    /// says how the first bot did. `open` gives the game of a number.
    pub fn play<G: Game + Sync>(&self, open: impl Fn(u64) -> G + Sync) -> String {
        let [one, two] = self.bots;
        let makers: [Maker<'_, G>; 2] = [&|seed| one.player(seed, None), &|seed| {
            two.player(seed, None)
        }];
        let open = |pair| {
            let game = open(self.first + pair);
            let first = first_side(&game);
            (game, first)
        };
        let series = Series {
            threads: self.threads,
            ..Series::new(self.matches / 2, self.first)
        };
        let Interval { mean, low, high } = Interval::of_mean(&play_deals(open, makers, &series));
        let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
        let Duels { mode, matches, .. } = self;
        format!(
            "{one} against {two}, {mode}, {matches} matches: {mean:.1} % ({low:.1} to {high:.1})"
        )
    }
}

/// The seats of the first bot in the first match: every other side.
fn first_side(game: &impl Game) -> SeatSet {
    let seats = Seat::first(game.seats());
    let side = |seat: Seat| game.team(seat).map_or(seat.index(), usize::from) % 2;
    let first = side(Seat::new(0).expect("there is a first seat"));
    seats.filter(|&seat| side(seat) == first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ford::Ford;

    #[test]
    fn what_is_left_out_is_usual_and_a_bot_is_even_with_itself() {
        let asked = ["random", "random", "4"].map(str::to_owned);
        let duels = Duels::asked(asked.into_iter(), "usual");
        assert_eq!((duels.mode.as_str(), duels.threads), ("usual", 1));
        let told = duels.play(|_| Ford);
        assert!(
            told.starts_with("random against random, usual, 4 matches: "),
            "{told}"
        );
    }
}
