//! Setting up a match: the sets that seats bring, the seeds, or a match that was put away.

use super::Begun;
use super::face::Face;
use super::lines::Lines;
use super::screen::Screen;
use crate::args::PlayArgs;
use crate::fail::Fail;
use crate::files;
use crate::open::{open, open_with};
use fair::{Fair, Record, SeatSeed, Seed};
use games::{Opened, Packs, record, whichever};
use kernel::Seat;
use serde_json::Value;
use std::path::Path;

/// A new match; `None` when a player left while building a set.
pub(super) fn begin(
    args: &PlayArgs,
    packs: &Packs,
    screen: &Screen,
    lines: &mut Lines,
) -> Result<Option<Begun>, Fail> {
    let which = args.which();
    let opened = open(&which, packs)?;
    let seeds = seeds(args.seed.as_deref())?;
    let mut setup = opened.setup.clone();
    for asked in &args.set {
        let room = (screen, &mut *lines);
        if !whichever!(&opened.game, game => bring(game, asked, &mut setup, packs, room))? {
            return Ok(None);
        }
    }
    let opened = open_with(&which, Some(&setup.to_string()), packs)?;
    let fair = begin_fair(seeds, &opened, packs)?;
    Ok(Some(Begun {
        opened,
        fair,
        record: None,
    }))
}

/// A match that was put away.
pub(super) fn resume(game: Option<&str>, path: &Path, packs: &Packs) -> Result<Begun, Fail> {
    let bad = |what: String| Fail::bad(format!("{}: {what}", path.display()));
    let record = Record::parse_bytes(&files::read(path)?).map_err(|e| bad(e.to_string()))?;
    let found = &record.opening().published().game;
    if let Some(game) = game.filter(|game| *game != found) {
        return Err(bad(format!("this is a match of {found}, not of {game}")));
    }
    let opened = record::open(&record, packs).map_err(|e| bad(e.to_string()))?;
    let fair = Fair::resume(record.clone()).map_err(|over| bad(over.to_string()))?;
    Ok(Begun {
        opened,
        fair,
        record: Some(record),
    })
}

/// What one `--set` wants: a seat, and what it brings.
pub(crate) struct Wanted<'a> {
    asked: &'a str,
    /// The letter of the seat.
    pub(crate) letter: &'a str,
    /// What it brings.
    pub(crate) what: &'a str,
}

impl<'a> Wanted<'a> {
    fn read(asked: &'a str) -> Result<Wanted<'a>, Fail> {
        let (letter, what) = asked.split_once('=').ok_or_else(|| {
            Fail::bad(format!(
                "--set {asked}: write the seat and the set, such as A=starter-red"
            ))
        })?;
        Ok(Wanted {
            asked,
            letter,
            what,
        })
    }

    /// The seat, if it is one of so many.
    pub(crate) fn seat(&self, count: usize) -> Option<Seat> {
        let seat = self.letter.parse::<Seat>().ok();
        seat.filter(|seat| seat.index() < count)
    }

    /// Why it cannot be had.
    pub(crate) fn bad(&self, why: &str) -> Fail {
        Fail::bad(format!("--set {}: {why}", self.asked))
    }
}

/// Puts what `--set` says into the set-up of a game.
fn bring<G: Face>(
    _game: &G,
    asked: &str,
    setup: &mut Value,
    packs: &Packs,
    room: (&Screen, &mut Lines),
) -> Result<bool, Fail> {
    let pack = games::pack::<G>(packs).map_err(|unopened| Fail::bad(unopened.to_string()))?;
    G::bring(&pack, &Wanted::read(asked)?, setup, room)
}

/// The seed of the table and where those of the seats come from.
struct Seeds {
    table: Seed,
    /// Whether the seats add nothing, so that the same seed gives the same dice.
    fixed: bool,
}

fn seeds(hex: Option<&str>) -> Result<Seeds, Fail> {
    let Some(hex) = hex else {
        return Ok(Seeds {
            table: Seed::new(fresh()?),
            fixed: false,
        });
    };
    let padded = format!("{:0>64}", hex.to_lowercase());
    let table = padded.parse().map_err(|_| {
        Fail::bad(format!(
            "--seed {hex}: up to 64 hexadecimal digits (0-9, a-f) are a seed"
        ))
    })?;
    Ok(Seeds { table, fixed: true })
}

fn begin_fair(seeds: Seeds, opened: &Opened, packs: &Packs) -> Result<Fair, Fail> {
    let seats = (0..opened.game.seats()).map(|number| {
        let bytes = if seeds.fixed { [number; 32] } else { fresh()? };
        Ok(Some(SeatSeed::new(bytes)))
    });
    let seats: Result<Vec<Option<SeatSeed>>, Fail> = seats.collect();
    let begun = record::begin(seeds.table, opened, packs, seats?);
    begun.map_err(|bad| Fail::bad(bad.to_string()))
}

fn fresh() -> Result<[u8; 32], Fail> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fail::bad(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}
