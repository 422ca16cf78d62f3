//! `play`: a match in the terminal, against bots or with friends at the same keyboard.

mod alias;
mod ask;
mod commands;
mod face;
mod lines;
mod offers;
mod screen;
mod seats;
mod session;
mod setup;
mod table;
mod typed;

pub(crate) use alias::Alias;
#[cfg(test)]
pub(crate) use alias::spelled;
pub(crate) use commands::ending;
pub(crate) use face::{Face, WIDTH};
pub(crate) use lines::Lines;
pub(crate) use screen::{Screen, hanging};
pub(crate) use seats::{Sitting, sittings};
pub(crate) use setup::Wanted;

use crate::args::PlayArgs;
use crate::fail::Fail;
use crate::files;
use fair::Fair;
use games::{Opened, Packs, Rulebook, record, whichever};
use seats::{Chair, chairs, named, seated};
use session::Session;
use std::path::PathBuf;
use table::Table;
use words::{Lang, Words};

/// A match that is about to begin, or to go on.
struct Begun {
    opened: Opened,
    fair: Fair,
    /// How many inputs a resumed match has behind it.
    record: Option<fair::Record>,
}

/// Plays.
pub(crate) fn run(args: &PlayArgs, lang: Lang, packs: &Packs) -> Result<(), Fail> {
    if let Some(path) = &args.record {
        files::can_write(path)?;
    }
    let mut lines = Lines::open()?;
    let words = Words::new(lang);
    let screen = Screen {
        words,
        terminal: lines.is_terminal(),
        width: WIDTH,
    };
    let begun = match &args.resume {
        Some(path) => Some(setup::resume(args.game.as_deref(), path, packs)?),
        None => setup::begin(args, packs, &screen, &mut lines)?,
    };
    let Some(begun) = begun else {
        return screen.text("cli-left");
    };
    let game = &begun.fair.opening().published().game;
    let rulebook = Rulebook::of(game, lang == Lang::De);
    let rulebook = rulebook.ok_or_else(|| Fail::bad("there are no rules of this game"))?;
    let chairs = chairs(&args.seats, begun.opened.game.seats())?;
    let seats = sittings(&begun.opened, &chairs, lang);
    let room = Room {
        screen,
        lines,
        rulebook,
        chairs,
        path: record_path(args, &begun),
    };
    whichever!(begun.opened.game.clone(), game => play(game, seats, begun, room))
}

/// Everything around the table.
struct Room {
    screen: Screen,
    lines: Lines,
    rulebook: Rulebook,
    chairs: Vec<Chair>,
    path: PathBuf,
}

fn play<G: Face>(game: G, seats: Vec<Sitting>, begun: Begun, room: Room) -> Result<(), Fail> {
    let commitment = begun.fair.opening().published().commitment;
    let table = match &begun.record {
        None => Table::new(game, begun.fair),
        Some(record) => {
            let replayed = record::replay(game.clone(), record);
            let replayed = replayed.map_err(|unplayable| Fail::bad(unplayable.to_string()))?;
            let table = Table::resume(game, &replayed, begun.fair);
            table.map_err(|refusal| session::broken(&refusal))?
        }
    };
    let said = kernel::Said::new("cli-commitment")
        .with("commitment", kernel::Arg::Spelled(commitment.to_string()));
    room.screen.say(&said)?;
    room.screen.text("cli-help-hint")?;
    let seated = seated(&room.chairs, &commitment);
    let shown = table.log_length();
    let seen = vec![shown; seats.len()];
    Session {
        table,
        seats,
        seated,
        screen: room.screen,
        lines: room.lines,
        rulebook: room.rulebook,
        record: room.path,
        bots: named(&room.chairs),
        shown,
        seen,
        behind: None,
    }
    .run()
}

/// Where the record goes: as asked, back where it came from, or under a name of its own.
fn record_path(args: &PlayArgs, begun: &Begun) -> PathBuf {
    let asked = args.record.as_ref().or(args.resume.as_ref());
    asked.cloned().unwrap_or_else(|| {
        let published = begun.fair.opening().published();
        let commitment = published.commitment.to_string();
        PathBuf::from(format!("{}-{}.jsonl", published.game, &commitment[..8]))
    })
}
