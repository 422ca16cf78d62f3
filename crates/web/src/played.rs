//! Matches that are over, kept in the browser with who played them: to be watched, and to be
//! played again.

use crate::boards::GameBox;
use crate::{dom, going, room};
use fair::Record;
use kernel::{MAX_SEATS, SeatSet};
use serde::{Deserialize, Serialize};
use wire::{Notice, Player};

const NAME: &str = "astragal.played";

/// So many are kept, and no more than this of text: browsers give a page a few million letters.
const MOST: usize = 12;
const MOST_LETTERS: usize = 800_000;

/// A match that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) game: String,
    pub(crate) mode: String,
    pub(crate) players: Vec<Player>,
    /// The seats that were played in this browser.
    pub(crate) mine: SeatSet,
    /// Who has won.
    pub(crate) won: SeatSet,
    /// When it was over, in milliseconds.
    pub(crate) at: u64,
    /// The address where it is played again.
    pub(crate) again: String,
    /// The record in its short form.
    pub(crate) record: String,
}

impl Played {
    pub(crate) fn new(
        notice: &Notice,
        (mine, won): (SeatSet, SeatSet),
        again: String,
        record: &Record,
    ) -> Played {
        Played {
            game: notice.game.clone(),
            mode: notice.mode.clone(),
            players: notice.players.clone(),
            mine,
            won,
            at: dom::now() as u64,
            again,
            record: record.to_short(),
        }
    }

    /// Whether it can be told: what a browser keeps may be damaged.
    fn is_sound(&self) -> bool {
        let seats = self.players.len();
        let sits = |seat: kernel::Seat| seat.index() < seats;
        seats <= MAX_SEATS && self.mine.iter().chain(self.won.iter()).all(sits)
    }

    pub(crate) fn game(&self) -> Option<GameBox> {
        GameBox::read(&self.game)
    }
}

/// All of them, the newest first.
pub(crate) fn all() -> Vec<Played> {
    let mut all: Vec<Played> = going::list(&dom::recall(NAME).unwrap_or_default());
    all.retain(Played::is_sound);
    all
}

/// Forgets the oldest; whether there was one.
pub(crate) fn forget_oldest() -> bool {
    let mut all = all();
    let forgotten = all.pop().is_some();
    if forgotten && let Ok(text) = serde_json::to_string(&all) {
        dom::keep(NAME, &text);
    }
    forgotten
}

/// Keeps a match that is over; one that is known stays as it was.
pub(crate) fn keep(played: Played) {
    if let Some(all) = with(all(), played)
        && let Ok(text) = serde_json::to_string(&all)
    {
        room::keep(NAME, &text);
    }
}

fn with(mut all: Vec<Played>, played: Played) -> Option<Vec<Played>> {
    if all.iter().any(|other| other.record == played.record) {
        return None;
    }
    all.insert(0, played);
    let mut letters = 0;
    all.truncate(MOST);
    // The newest stays, however long it is.
    let fits = all.iter().take_while(|one| {
        letters += one.record.len();
        letters <= MOST_LETTERS
    });
    let most = fits.count().max(1);
    all.truncate(most);
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(record: &str) -> Played {
        Played {
            game: "irondie".to_owned(),
            mode: "duel".to_owned(),
            players: Vec::new(),
            mine: SeatSet::EMPTY,
            won: SeatSet::EMPTY,
            at: 1,
            again: "#/".to_owned(),
            record: record.to_owned(),
        }
    }

    #[test]
    fn the_last_ones_are_kept_once_each_and_in_bounds() {
        let add = |all, name: &str| with(all, played(name)).unwrap();
        let all = (0..20).fold(Vec::new(), |all, one| add(all, &one.to_string()));
        assert_eq!((all.len(), all[0].record.as_str()), (MOST, "19"));
        assert_eq!(with(all.clone(), played("15")), None, "it is known");
        let long = "x".repeat(MOST_LETTERS + 1);
        assert_eq!(
            add(all.clone(), &long).len(),
            1,
            "too long, and yet the newest"
        );
        assert_eq!(add(all, &long[..MOST_LETTERS - 4]).len(), 3);
    }
}
