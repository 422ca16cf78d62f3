//! Setting up a match: the sets that seats bring, the seeds, or a match that was put away.

use super::Begun;
use super::lines::Lines;
use super::screen::Screen;
use crate::args::PlayArgs;
use crate::fail::Fail;
use crate::files;
use crate::irondie::{Built, build};
use crate::open::{open, open_with};
use fair::{Fair, Record, SeatSeed, Seed};
use game_irondie::{Make, Pack};
use games::{AnyGame, Opened, Packs, record};
use kernel::Seat;
use serde_json::{Value, json};
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
    let brings = matches!(opened.game, AnyGame::Irondie(_)) || setup.get("fighters").is_some();
    if !args.set.is_empty() && !brings {
        return Err(Fail::bad("--set: nobody brings anything to this game"));
    }
    for asked in &args.set {
        if !bring(asked, &mut setup, packs, screen, lines)? {
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

/// Puts what `--set` says into the set-up: `A=NAME`, `A=FILE` or `A=build`.
fn bring(
    asked: &str,
    setup: &mut Value,
    packs: &Packs,
    screen: &Screen,
    lines: &mut Lines,
) -> Result<bool, Fail> {
    let (letter, what) = asked.split_once('=').ok_or_else(|| {
        Fail::bad(format!(
            "--set {asked}: write the seat and the set, such as A=starter-red"
        ))
    })?;
    if setup.get("fighters").is_some() {
        return fight_as(asked, letter, what, setup, packs);
    }
    let count = setup["seats"].as_array().map_or(0, Vec::len);
    let seat = letter
        .parse::<Seat>()
        .ok()
        .filter(|seat| seat.index() < count);
    let seat = seat.ok_or_else(|| {
        Fail::bad(format!(
            "--set {asked}: there is no seat `{letter}`; this mode has {count}"
        ))
    })?;
    let pack = games::irondie_pack(packs).map_err(|e| Fail::bad(e.to_string()))?;
    let brought = match what {
        "build" => match build(&pack, seat, screen, lines)? {
            Some(Built { dice }) => json!({ "set": dice }),
            None => return Ok(false),
        },
        name if pack.set(name).is_some() => json!({ "set": name }),
        file if Path::new(file).is_file() => from_file(&pack, Path::new(file))?,
        other => {
            let known: Vec<&str> = pack.sets.iter().map(|set| set.id.as_str()).collect();
            let known = known.join(", ");
            return Err(Fail::bad(format!(
                "--set {asked}: `{other}` is neither a file nor a set; the sets are {known}, or build"
            )));
        }
    };
    setup["seats"][seat.index()] = brought;
    Ok(true)
}

/// A set as the app writes it, or as somebody has typed it.
fn from_file(pack: &Pack, path: &Path) -> Result<Value, Fail> {
    let sheet = pack.read_sheet(&files::read_text(path)?);
    let sheet = sheet.map_err(|bad| Fail::bad(format!("{}: {bad}", path.display())))?;
    let spelled =
        |dice: &[Make]| -> Vec<String> { dice.iter().map(|make| pack.spell_make(*make)).collect() };
    Ok(json!({ "set": spelled(sheet.dice()), "side": spelled(sheet.side()) }))
}

/// Puts a character of KAPOW! into the set-up: `A=coquette`.
fn fight_as(
    asked: &str,
    letter: &str,
    what: &str,
    setup: &mut Value,
    packs: &Packs,
) -> Result<bool, Fail> {
    let count = setup["fighters"].as_array().map_or(0, Vec::len);
    let seat = letter.parse::<Seat>().ok();
    let seat = seat.filter(|seat| seat.index() < count).ok_or_else(|| {
        Fail::bad(format!(
            "--set {asked}: nobody fights as `{letter}`; this mode has {count} fighters"
        ))
    })?;
    let pack = games::kapow_pack(packs).map_err(|e| Fail::bad(e.to_string()))?;
    if pack.character(what).is_none() {
        let known: Vec<&str> = pack.characters.iter().map(|one| one.id.as_str()).collect();
        let known = known.join(", ");
        return Err(Fail::bad(format!(
            "--set {asked}: `{what}` is no character; the characters are {known}"
        )));
    }
    setup["fighters"][seat.index()] = json!({ "character": what });
    Ok(true)
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
        Ok(SeatSeed::new(bytes))
    });
    let seats: Result<Vec<SeatSeed>, Fail> = seats.collect();
    let begun = record::begin(seeds.table, opened, packs, seats?);
    begun.map_err(|bad| Fail::bad(bad.to_string()))
}

fn fresh() -> Result<[u8; 32], Fail> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Fail::bad(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}
