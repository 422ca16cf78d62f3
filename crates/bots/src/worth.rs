//! What an end, or a moment on the way there, is worth to a seat: 1 for a certain win, 0 for a
//! certain defeat, one half for a draw.

use arrayvec::ArrayVec;
use kernel::{Game, MAX_SEATS, Outcome, Seat};

/// One worth per seat.
pub(crate) type Worths = ArrayVec<f64, MAX_SEATS>;

/// What an outcome is worth to a seat. The first place is worth 1, the last 0, those between lie
/// evenly between; seats of one place get the same, and where all share one place it is one half.
pub fn worth(outcome: &Outcome, seat: Seat) -> f64 {
    let place = f64::from(outcome.places[seat.index()]);
    let last = f64::from(outcome.places.iter().copied().max().unwrap_or(1));
    if outcome.is_draw() {
        0.5
    } else if last > 1.0 && outcome.places.len() > 1 {
        (last - place) / (last - 1.0)
    } else {
        f64::from(place <= 1.0)
    }
}

/// What the game itself thinks a moment is worth to a seat.
pub(crate) fn appraised<G: Game>(game: &G, state: &G::State, seat: Seat) -> f64 {
    let thousandths = game.appraise(state, seat).clamp(-1000, 1000);
    f64::from(thousandths + 1000) / 2000.0
}

/// The same for every seat.
pub(crate) fn appraised_all<G: Game>(game: &G, state: &G::State) -> Worths {
    Seat::first(game.seats())
        .map(|seat| appraised(game, state, seat))
        .collect()
}

/// What an outcome is worth to every seat.
pub(crate) fn worths(outcome: &Outcome) -> Worths {
    Seat::first(outcome.places.len() as u8)
        .map(|seat| worth(outcome, seat))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(places: &[u8]) -> Vec<f64> {
        let places = places.iter().copied().collect();
        worths(&Outcome {
            places,
            together: false,
        })
        .to_vec()
    }

    #[test]
    fn a_win_is_one_a_defeat_nothing_a_draw_half() {
        assert_eq!(of(&[1, 2]), [1.0, 0.0]);
        assert_eq!(of(&[1, 1]), [0.5, 0.5]);
    }

    #[test]
    fn a_team_wins_together_and_middle_places_lie_between() {
        assert_eq!(of(&[1, 3, 1, 3]), [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(of(&[3, 1, 2]), [0.0, 1.0, 0.5]);
    }

    #[test]
    fn who_plays_alone_wins_or_not() {
        assert_eq!(of(&[1]), [1.0]);
        assert_eq!(of(&[2]), [0.0]);
    }
}
