//! Matches that bots have played at a table, as the logs they leave. A long one of KAPOW! in teams
//! is laid into a store: what a newcomer to it costs is measured on a match that weighs something.

use anyhow::{Context, Result, anyhow};
use bots::{Player as _, Random};
use fair::{SeatSeed, Seed, Signer};
use games::{Packs, Playable, Visit};
use kernel::{Seat, Viewer};
use serde_json::json;
use server::ids::{TableId, WatchId};
use server::store::{EventStore, NewTable, SqliteStore};
use std::path::Path;
use table::{Entry, Opened, Sitter, Table};
use wire::CmdId;

/// Inputs of the match, dice included.
pub const INPUTS: usize = 670;

/// More tries than it takes to find a match that lasts.
const TRIES: u64 = 200;

/// Lays the match into a file that no server has open; the path at which it is watched.
pub async fn lay(database: &Path) -> Result<String> {
    let store = SqliteStore::open(database)?;
    let kept = store.keep_secret(Signer::new([9; 32]).reveal()).await?;
    let signer = Signer::read(&kept).ok().context("an odd key")?;
    let (opening, log) = played("kapow", "teams", INPUTS, Some(signer))?;
    let watch = WatchId::random()?;
    let table = NewTable {
        id: TableId::random()?,
        watch: watch.clone(),
        opening,
        invites: Vec::new(),
        holders: Vec::new(),
        log,
    };
    store.open(table).await?;
    Ok(format!("/ws/tables/{}", watch.as_str()))
}

/// A match in the middle of which this many inputs were given: how its table was opened, and its
/// log.
pub(crate) fn played(
    game: &str,
    mode: &str,
    inputs: usize,
    signer: Option<Signer>,
) -> Result<(String, Vec<String>)> {
    let packs = Packs::built_in();
    let asked = games::open(game, Some(mode), None, &packs);
    let asked = asked.map_err(|why| anyhow!("{why}"))?;
    let setup = fair::Setup::new(asked.setup)
        .ok()
        .context("an odd set-up")?;
    let public_setup = setup
        .shown_as(asked.public_setup)
        .ok()
        .context("an odd set-up")?;
    let rules = games::rules(game).context("no such game")?;
    let opening = json!({
        "game": game, "mode": mode, "rules": rules,
        "packs": packs.hash(game), "setup": setup.value(),
    });
    let opened = Opened {
        game: game.to_owned(),
        mode: mode.to_owned(),
        rules,
        packs: packs.hash(game),
        old_packs: packs.old_hash(game),
        setup,
        public_setup,
        signer,
    };
    let log = asked.game.visit(Long { opened, inputs })?;
    Ok((opening.to_string(), log))
}

/// The log of a long match.
struct Long {
    opened: Opened,
    inputs: usize,
}

impl Visit for Long {
    type Out = Result<Vec<String>>;

    fn visit<G: Playable>(self, game: G) -> Self::Out {
        let play = |seed| play(&game, &self.opened, self.inputs, seed);
        let long = (0..TRIES).find_map(play);
        let table = long.context("no match lasts so long")?;
        let log = table.log().iter().map(serde_json::to_string);
        Ok(log.collect::<Result<_, _>>()?)
    }
}

/// A match that is being played after so many inputs; nothing where it is over sooner.
fn play<G: Playable>(game: &G, opened: &Opened, most: usize, seed: u64) -> Option<Table<G>> {
    let mut table =
        Table::from_log(game.clone(), opened.clone(), begin(game.seats(), seed)).ok()?;
    let mut random = Random::new(seed);
    for step in 0.. {
        let asked: Vec<Seat> = table.waits_for().iter().collect();
        let &seat = asked.first()?;
        let view = table.view(Viewer::Seat(seat))?;
        let mut offers = Vec::new();
        let ask = game.asked(&view, &mut offers)?;
        let text = game.spell(&view, &random.choose(game, &view, &ask, &offers));
        let cmd = CmdId::new(&format!("l{step}"))?;
        table.fold(Entry::Did { seat, cmd, text }).ok()?;
        if step % 50 == 49 && inputs(&table) >= most {
            break;
        }
    }
    Some(table)
}

/// Four people sit down, are bound to their shares and open them.
fn begin(seats: u8, seed: u64) -> Vec<Entry> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let share = |seat: Seat| SeatSeed::new([seat.index() as u8; 32]);
    let cmd = |name| CmdId::new(name).expect("a plain name");
    let sits = |seat: Seat| Entry::Sat {
        seat,
        sitter: Sitter::Person {
            name: format!("P{seat}"),
            stand_in: false,
        },
    };
    let binds = |seat: Seat| Entry::Committed {
        seat,
        cmd: cmd("bind"),
        commitment: share(seat).commit(),
    };
    let opens = |seat: Seat| Entry::Seeded {
        seat,
        cmd: cmd("open"),
        seed: share(seat),
    };
    let prepared = Entry::prepared(&Seed::new(bytes));
    let all = || Seat::first(seats);
    let sat = all().map(sits).chain([prepared]);
    sat.chain(all().map(binds))
        .chain(all().map(opens))
        .collect()
}

fn inputs<G: Playable>(table: &Table<G>) -> usize {
    // A line for the opening, a line for the end.
    let saved = table.saved().unwrap_or_default();
    saved.lines().count().saturating_sub(2)
}
