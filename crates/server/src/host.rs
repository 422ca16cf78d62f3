//! A table whose game is not known to whoever runs it: commands and entries go in, texts come out.

use axum::extract::ws::Utf8Bytes;
use bots::{Kind, Stopwatch};
use games::Playable;
use kernel::{Seat, SeatSet, Viewer};
use table::{Entry, Misfit, Sitter, Table, Verdict};
use wire::{Command, Notice, Phase, Reason, ToViewer, Update, Welcome};

/// A thought of a bot, to be had on another thread: from a kind of bot, its seed and a stopwatch
/// to a move in its spelling.
pub(crate) type Thought = Box<dyn FnOnce(Kind, u64, &Stopwatch) -> String + Send>;

/// A message that takes a while to make, to be made on another thread, piece by piece: between two
/// of them it does what it is given.
pub(crate) type Telling = Box<dyn FnOnce(&mut dyn FnMut()) -> Utf8Bytes + Send>;

/// The record of a match, to be made on another thread.
pub(crate) type Making = Box<dyn FnOnce() -> String + Send>;

/// The longest message with which the past is told again, in bytes.
const LONGEST_PAST: usize = 1024 * 1024;

/// A table of any game.
pub(crate) trait Host: Send {
    /// What a command would do, with these seats gone for long.
    fn judge(&self, command: &Command, gone: SeatSet) -> Verdict;
    /// Carries out an entry that is on disk; the messages each viewer gets.
    fn commit(&mut self, entry: Entry) -> Result<Vec<(Viewer, Utf8Bytes)>, Misfit>;
    /// The messages a viewer has missed, as far as they are at hand.
    fn since(&self, viewer: Viewer, since: u64) -> Vec<Utf8Bytes>;
    /// So many of a viewer's newest messages at most, told again in one.
    fn past(&self, viewer: Viewer, most: usize) -> Telling;
    /// The whole record, once the match is over.
    fn record(&self) -> Option<Making>;
    fn welcome(&self, viewer: Viewer) -> Welcome;
    fn notice(&self) -> Notice;
    /// The seats whose answer is waited for.
    fn waits_for(&self) -> SeatSet;
    /// The same, as a viewer may know it.
    fn awaited(&self, viewer: Viewer) -> SeatSet;
    /// The record so far, with its seed: never to be shown while the match can go on.
    fn saved(&self) -> Option<Making>;
    fn needs_seed(&self) -> bool;
    fn bots_due(&self) -> Vec<(Seat, String)>;
    /// Seats whose windows are to be let be by their standing orders.
    fn orders_due(&self) -> Vec<Seat>;
    fn head(&self) -> Option<Seat>;
    /// Whether somebody may sit down in a seat.
    fn may_sit(&self, seat: Seat) -> Result<(), Reason>;
    fn sitters(&self) -> &[Sitter];
    /// How many entries the log has.
    fn entries(&self) -> u64;
    /// What a bot needs to answer for a seat now: the seat's view and nothing else.
    fn thought(&self, seat: Seat) -> Option<Thought>;
}

impl<G: Playable> Host for Table<G> {
    fn judge(&self, command: &Command, gone: SeatSet) -> Verdict {
        Table::judge_knowing(self, command, gone)
    }

    fn commit(&mut self, entry: Entry) -> Result<Vec<(Viewer, Utf8Bytes)>, Misfit> {
        let told = Table::fold(self, entry)?.into_iter();
        let told = told.map(|(viewer, update)| (viewer, text::<G>(update)));
        Ok(told.collect())
    }

    fn since(&self, viewer: Viewer, since: u64) -> Vec<Utf8Bytes> {
        let missed = Table::since(self, viewer, since).into_iter();
        missed.map(text::<G>).collect()
    }

    fn past(&self, viewer: Viewer, most: usize) -> Telling {
        let table = self.clone();
        Box::new(move |between| {
            let updates = table.past_in_pieces(viewer, most, between);
            write_past(&updates, LONGEST_PAST, between)
        })
    }

    fn record(&self) -> Option<Making> {
        let over = Table::notice(self).phase == Phase::Over;
        over.then(|| {
            let table = self.clone();
            Box::new(move || table.record().unwrap_or_default()) as Making
        })
    }

    fn welcome(&self, viewer: Viewer) -> Welcome {
        Table::welcome(self, viewer)
    }

    fn notice(&self) -> Notice {
        Table::notice(self)
    }

    fn waits_for(&self) -> SeatSet {
        Table::waits_for(self)
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        Table::awaited(self, viewer)
    }

    fn saved(&self) -> Option<Making> {
        let playing = Table::notice(self).phase == Phase::Playing;
        playing.then(|| {
            let table = self.clone();
            Box::new(move || table.saved().unwrap_or_default()) as Making
        })
    }

    fn needs_seed(&self) -> bool {
        Table::needs_seed(self)
    }

    fn bots_due(&self) -> Vec<(Seat, String)> {
        Table::bots_due(self)
    }

    fn orders_due(&self) -> Vec<Seat> {
        Table::orders_due(self)
    }

    fn head(&self) -> Option<Seat> {
        Table::head(self)
    }

    fn may_sit(&self, seat: Seat) -> Result<(), Reason> {
        Table::may_sit(self, seat)
    }

    fn sitters(&self) -> &[Sitter] {
        Table::sitters(self)
    }

    fn entries(&self) -> u64 {
        self.log().len() as u64
    }

    fn thought(&self, seat: Seat) -> Option<Thought> {
        let (game, view) = (self.game().clone(), self.view(Viewer::Seat(seat))?);
        let mut offers = Vec::new();
        let ask = game.asked(&view, &mut offers)?;
        Some(Box::new(move |kind, seed, stopwatch| {
            let mut player = kind.player::<G>(seed, Some(stopwatch));
            let choice = player.choose(&game, &view, &ask, &offers);
            game.spell(&view, &choice)
        }))
    }
}

/// The newest updates in one message of this length, written one by one: each only once, and so
/// that nobody waits for all.
fn write_past<V: serde::Serialize, E: serde::Serialize>(
    updates: &[Update<V, E>],
    longest: usize,
    between: &mut dyn FnMut(),
) -> Utf8Bytes {
    let (mut room, mut texts) = (longest, Vec::new());
    for update in updates.iter().rev() {
        let text = serde_json::to_string(update);
        let text = text.expect("messages are texts, numbers and lists of them");
        let Some(left) = room.checked_sub(text.len()) else {
            break;
        };
        room = left;
        texts.push(text);
        between();
    }
    texts.reverse();
    format!(r#"{{"tell":"past","updates":[{}]}}"#, texts.join(",")).into()
}

fn text<G: Playable>(update: Update<G::View, G::Event>) -> Utf8Bytes {
    write(&ToViewer::Update(update))
}

/// A message that is the same in every game.
pub(crate) type Plain = ToViewer<(), ()>;

/// A message as it travels.
pub(crate) fn write<V: serde::Serialize, E: serde::Serialize>(
    message: &ToViewer<V, E>,
) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are texts, numbers and lists of them")
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(n: u64) -> Update<u64, u64> {
        Update {
            n,
            round: 1,
            notice: None,
            told: vec![n],
            view: Some(n),
            undone: None,
            stood_in: None,
            promise: None,
            orders: Vec::new(),
            may_undo: false,
        }
    }

    #[test]
    fn the_past_is_written_like_every_message_and_the_newest_fit() {
        let all: Vec<Update<u64, u64>> = (100..110).map(update).collect();
        let one = serde_json::to_string(&all[0]).expect("numbers").len();
        for (longest, left_out) in [(usize::MAX, 0), (3 * one + 1, 7), (one - 1, 10)] {
            let mut pieces = 0;
            let text = write_past(&all, longest, &mut || pieces += 1);
            let updates = all[left_out..].to_vec();
            assert_eq!(pieces, updates.len());
            assert_eq!(text, write(&ToViewer::Past { updates }));
        }
    }
}
