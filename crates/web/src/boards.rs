//! The boards there are: the one place that tells the games apart.

use crate::far::{Far, Guest};
use crate::online::Socket;
use crate::replay::Replay;
use fair::Record;
use games::{AnyGame, Packs};
use leptos::prelude::*;
use wire::Welcome;

/// A match at a table on the server; nothing if this program does not have its rules.
pub(crate) fn far(welcome: &Welcome, socket: Socket) -> Option<Box<dyn Guest>> {
    let setup = welcome.setup.to_string();
    let opened = games::open(&welcome.card.game, None, Some(&setup), &Packs::built_in());
    match opened.ok()?.game {
        AnyGame::Irondie(game) => Some(Box::new(Far::open(game, welcome, socket))),
        AnyGame::Kapow(_) => None,
    }
}

/// A record to be watched; nothing if it does not hold.
pub(crate) fn replay(text: &str) -> Option<AnyView> {
    let record = Record::parse(text).ok()?;
    let opened = games::record::open(&record, &Packs::built_in()).ok()?;
    match opened.game {
        AnyGame::Irondie(game) => Replay::open(game, &record, opened.mode).map(Replay::page),
        AnyGame::Kapow(_) => None,
    }
}
