//! What the app weighs, as a table, and whether that is little enough.

use std::fmt::Write;

use anyhow::{Result, ensure};

use crate::pack::Weighed;

/// The first load must stay below this, compressed.
const MOST_BYTES: usize = 900_000;

/// When a file is fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    /// Before the first page is drawn.
    First,
    /// When somebody needs it: to play a game, against a bot, to read the rules.
    Later,
}

/// When a file of this name is fetched, with German chosen: its words are the longer ones.
fn when(name: &str) -> When {
    let later = name == "worker.js"
        || name == "words.en.ftl"
        || name.starts_with("icon-")
        || name == "apple-touch-icon.png"
        || name.starts_with("bots")
        || name.starts_with("part-")
        || name.starts_with("rules-");
    if later { When::Later } else { When::First }
}

/// One line per file, with sums of what comes first and of what comes later.
pub(crate) fn draw(files: &[Weighed]) -> String {
    let mut table = row("file", ["raw", "gzip", "brotli"].map(str::to_owned));
    for (time, name) in [(When::First, "first load"), (When::Later, "when needed")] {
        let mut sum = [0; 3];
        for file in files.iter().filter(|file| when(&file.name) == time) {
            let sizes = [file.raw, file.gzip, file.brotli];
            table += &row(&file.name, sizes.map(kilo));
            sum = [0, 1, 2].map(|place| sum[place] + sizes[place]);
        }
        table += &row(&format!("= {name}"), sum.map(kilo));
    }
    table
}

fn row(name: &str, [raw, gzip, brotli]: [String; 3]) -> String {
    let mut row = String::new();
    writeln!(row, "      {name:<24}{raw:>10}{gzip:>10}{brotli:>10}")
        .expect("a string takes every line");
    row
}

/// Fails when the first load is too heavy.
pub(crate) fn judge(files: &[Weighed]) -> Result<()> {
    let first = files.iter().filter(|file| when(&file.name) == When::First);
    let heavy: usize = first.map(|file| file.brotli).sum();
    ensure!(
        heavy <= MOST_BYTES,
        "the first load weighs {} compressed; at most {}",
        kilo(heavy),
        kilo(MOST_BYTES)
    );
    Ok(())
}

fn kilo(bytes: usize) -> String {
    format!("{}.{} KB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, brotli: usize) -> Weighed {
        Weighed {
            name: name.to_owned(),
            raw: 3 * brotli,
            gzip: 2 * brotli,
            brotli,
        }
    }

    #[test]
    fn a_heavy_app_is_turned_away() {
        let files = |words| {
            let app = file("app_bg.wasm", MOST_BYTES - 30_000);
            [
                app,
                file("words.de.ftl", words),
                file("bots_bg.wasm", 700_000),
            ]
        };
        assert!(judge(&files(30_000)).is_ok());
        let error = judge(&files(30_100)).unwrap_err().to_string();
        assert!(error.starts_with("the first load weighs "), "{error}");
    }

    #[test]
    fn what_comes_later_has_a_sum_of_its_own() {
        let table = draw(&[
            file("app.css", 1_000),
            file("app.js", 234),
            file("rules-irondie.de.md", 7_000),
        ]);
        let rows: Vec<Vec<&str>> = table
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(rows[3].last_chunk(), Some(&["1.2", "KB"]), "{table}");
        assert_eq!(rows[5].last_chunk(), Some(&["7.0", "KB"]), "{table}");
    }
}
