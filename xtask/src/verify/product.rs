//! The product itself, with all assertions checked: built, then asked to check packs, scripts and
//! records and to play a thousand matches of every game and mode.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::house::House;
use crate::tree::Tree;
use crate::{process, release};

const MATCHES: u64 = 1_000;

/// More than these are of no use to a thousand short matches.
const MOST_THREADS: usize = 8;

pub(crate) fn check(house: &House) -> Result<()> {
    let product = Product {
        house,
        binary: release::build_checked(house)?,
    };
    let tree = Tree::read(&house.root)?;
    process::run(&mut product.command(&["packs", "check"]))?;
    let lineups = product.lineups()?;
    product.scripts(&kept(&tree, &lineups, ".script"))?;
    product.records(&kept(&tree, &lineups, ".record"))?;
    product.simulations(&lineups)
}

struct Product<'a> {
    house: &'a House,
    binary: PathBuf,
}

impl Product<'_> {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.house.command(&self.binary);
        command.args(arguments);
        command
    }

    fn scripts(&self, scripts: &[&str]) -> Result<()> {
        ensure!(!scripts.is_empty(), "no scripts in records/");
        process::run(self.command(&["script", "run"]).args(scripts))
    }

    fn records(&self, records: &[&str]) -> Result<()> {
        ensure!(!records.is_empty(), "no records in records/");
        for record in records {
            process::run(&mut self.command(&["record", "verify", record]))?;
        }
        Ok(())
    }

    fn lineups(&self) -> Result<Vec<Lineup>> {
        let games = process::capture(&mut self.command(&["games", "--json"]))?;
        lineups(&games).context("`astragal games --json`")
    }

    fn simulations(&self, lineups: &[Lineup]) -> Result<()> {
        for lineup in lineups {
            let mut sim = self.command(&["sim"]);
            let printed = process::capture(sim.args(lineup.arguments()))?;
            let line = judge(&printed).with_context(|| format!("`{}`", process::spell(&sim)))?;
            println!("      {}: {line}", lineup.name());
        }
        Ok(())
    }
}

/// What is kept of the games that the product has; a game that is not at the table yet runs its
/// scripts in its own tests.
fn kept<'a>(tree: &'a Tree, lineups: &[Lineup], ending: &'a str) -> Vec<&'a str> {
    let folders: BTreeSet<String> = lineups
        .iter()
        .map(|lineup| format!("records/{}/", lineup.game))
        .collect();
    tree.texts("records/", ending)
        .map(|(path, _)| path)
        .filter(|path| folders.iter().any(|folder| path.starts_with(folder)))
        .collect()
}

/// A game, a mode and how many play it.
#[derive(Debug, PartialEq, Eq)]
struct Lineup {
    game: String,
    mode: String,
    seats: u64,
}

impl Lineup {
    fn name(&self) -> String {
        format!("{} {}, {} seats", self.game, self.mode, self.seats)
    }

    fn arguments(&self) -> Vec<String> {
        let seats = (0..self.seats)
            .map(|_| "random")
            .collect::<Vec<_>>()
            .join(",");
        let matches = MATCHES.to_string();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.min(MOST_THREADS).to_string();
        let words = [
            self.game.as_str(),
            "--mode",
            &self.mode,
            "--seats",
            &seats,
            "--matches",
            &matches,
            "--threads",
            &threads,
            "--seed",
            "1",
            "--json",
        ];
        words.map(str::to_owned).to_vec()
    }
}

/// Reads `[{"id", "modes": [{"id", "seats": [2, 4]}]}]`: one line-up for each number of seats.
fn lineups(json: &str) -> Result<Vec<Lineup>> {
    let games: Value = serde_json::from_str(json).context("not JSON")?;
    let mut lineups = Vec::new();
    for game in games.as_array().context("not a list of games")? {
        let id = game["id"].as_str().context("a game without an id")?;
        let modes = game["modes"]
            .as_array()
            .with_context(|| format!("{id} has no modes"))?;
        for mode in modes {
            lineups.extend(lineups_of(id, mode).with_context(|| format!("a mode of {id}"))?);
        }
    }
    ensure!(!lineups.is_empty(), "no game has a mode");
    Ok(lineups)
}

fn lineups_of(game: &str, mode: &Value) -> Result<Vec<Lineup>> {
    let id = mode["id"].as_str().context("it has no id")?;
    let listed = mode["seats"]
        .as_array()
        .context("it has no list of seats")?;
    let mut seats = Vec::new();
    for number in listed {
        seats.push(
            number
                .as_u64()
                .filter(|&number| number > 0)
                .context("an odd number of seats")?,
        );
    }
    seats.dedup();
    ensure!(!seats.is_empty(), "{id} has no seats");
    let lineup = |seats| Lineup {
        game: game.to_owned(),
        mode: id.to_owned(),
        seats,
    };
    Ok(seats.into_iter().map(lineup).collect())
}

/// Reads what `sim --json` prints; every match asked for must have come to its end.
fn judge(json: &str) -> Result<String> {
    let report: Value = serde_json::from_str(json).context("not JSON")?;
    let number = |key: &str| {
        report[key]
            .as_u64()
            .with_context(|| format!("`{key}` is no count"))
    };
    let (matches, finished) = (number("matches")?, number("finished")?);
    ensure!(
        matches == MATCHES,
        "{MATCHES} matches asked for, {matches} begun"
    );
    ensure!(
        finished == matches,
        "only {finished} of {matches} matches finished"
    );
    let decisions = number("decisions")?;
    ensure!(decisions > 0, "no decision in {matches} matches");
    let speed = report["decisions_per_second"].as_f64();
    let speed = speed.context("`decisions_per_second` is no number")?;
    Ok(format!(
        "{finished} matches, {decisions} decisions, {speed:.0} per second"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_into_lineups() {
        let json = r#"[{ "id": "irondie", "name": { "de": "IRONDIE", "en": "IRONDIE" },
            "modes": [{ "id": "duel", "seats": [2] }, { "id": "teams", "seats": [2, 4] }],
            "content": { "dice": 72 } }]"#;
        let found = lineups(json).expect("well formed");
        let names: Vec<_> = found.iter().map(Lineup::name).collect();
        assert_eq!(
            names,
            [
                "irondie duel, 2 seats",
                "irondie teams, 2 seats",
                "irondie teams, 4 seats"
            ]
        );
        let typed = found[2].arguments().join(" ");
        let seats = "random,random,random,random";
        let begins = format!("irondie --mode teams --seats {seats} --matches 1000 --threads ");
        assert!(typed.starts_with(&begins), "{typed}");
        assert!(typed.ends_with(" --seed 1 --json"), "{typed}");
    }

    #[test]
    fn odd_lists_of_games_are_refused() {
        let no_seats = r#"[{ "id": "irondie", "modes": [{ "id": "duel", "seats": [] }] }]"#;
        for odd in ["", "{}", "[]", r#"[{ "id": "irondie" }]"#, no_seats] {
            assert!(lineups(odd).is_err(), "{odd}");
        }
    }

    fn report(matches: u64, finished: u64) -> String {
        let report = serde_json::json!({ "game": "irondie", "mode": "duel", "matches": matches,
            "finished": finished, "decisions": 90_000, "seconds": 0.03,
            "decisions_per_second": 3.0e6, "outcomes": { "wins": [500, 490], "draws": 10 } });
        report.to_string()
    }

    #[test]
    fn every_match_must_finish() {
        let line = judge(&report(1_000, 1_000)).expect("all finished");
        assert_eq!(line, "1000 matches, 90000 decisions, 3000000 per second");
        assert!(judge(&report(1_000, 999)).is_err());
        assert!(judge(&report(10, 10)).is_err());
        assert!(judge("{}").is_err());
    }
}
