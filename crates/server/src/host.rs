//! A table whose game is not known to whoever runs it: commands and entries go in, texts come out.

use axum::extract::ws::Utf8Bytes;
use bots::{Kind, Stopwatch};
use games::Playable;
use kernel::{Seat, SeatSet, Viewer};
use table::{Entry, Sitter, Table, Verdict};
use wire::{Command, Notice, ToViewer, Update, Welcome};

/// A thought of a bot, to be had on another thread: from a kind of bot, its seed and a stopwatch
/// to a move in its spelling.
pub(crate) type Thought = Box<dyn FnOnce(Kind, u64, &Stopwatch) -> String + Send>;

/// A table of any game.
pub(crate) trait Host: Send {
    /// What a command would do, with these seats gone for long.
    fn judge(&self, command: &Command, gone: SeatSet) -> Verdict;
    /// Carries out an entry that is on disk; the messages each viewer gets.
    fn commit(&mut self, entry: Entry) -> Vec<(Viewer, Utf8Bytes)>;
    /// The messages a viewer has missed.
    fn since(&self, viewer: Viewer, since: u64) -> Vec<Utf8Bytes>;
    fn welcome(&self, viewer: Viewer) -> Welcome;
    fn notice(&self) -> Notice;
    fn needs_seed(&self) -> bool;
    fn bots_due(&self) -> Vec<(Seat, String)>;
    /// Seats whose windows are to be let be by their standing orders.
    fn orders_due(&self) -> Vec<Seat>;
    fn head(&self) -> Option<Seat>;
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

    fn commit(&mut self, entry: Entry) -> Vec<(Viewer, Utf8Bytes)> {
        let told = Table::commit(self, entry).into_iter();
        told.map(|(viewer, update)| (viewer, text::<G>(update)))
            .collect()
    }

    fn since(&self, viewer: Viewer, since: u64) -> Vec<Utf8Bytes> {
        let missed = Table::since(self, viewer, since).into_iter();
        missed.map(text::<G>).collect()
    }

    fn welcome(&self, viewer: Viewer) -> Welcome {
        Table::welcome(self, viewer)
    }

    fn notice(&self) -> Notice {
        Table::notice(self)
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
