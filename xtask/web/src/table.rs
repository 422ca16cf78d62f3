//! What the app weighs, as a table, and whether that is little enough.

use std::fmt::Write;

use anyhow::{Result, ensure};

use crate::pack::Weighed;

/// The first load must stay below this, compressed.
const MOST_BYTES: usize = 1_500_000;

/// One line per file and the sum.
pub(crate) fn draw(files: &[Weighed]) -> String {
    let mut table = String::new();
    let mut line = |name: &str, sizes: [String; 3]| {
        let [raw, gzip, brotli] = sizes;
        writeln!(table, "      {name:<22}{raw:>10}{gzip:>10}{brotli:>10}")
            .expect("a string takes every line");
    };
    line("file", ["raw", "gzip", "brotli"].map(str::to_owned));
    for file in files {
        line(&file.name, [file.raw, file.gzip, file.brotli].map(kilo));
    }
    let sum = |weight: fn(&Weighed) -> usize| kilo(files.iter().map(weight).sum());
    line("all", [sum(|f| f.raw), sum(|f| f.gzip), sum(|f| f.brotli)]);
    table
}

/// Fails when the first load is too heavy.
pub(crate) fn judge(files: &[Weighed]) -> Result<()> {
    let heavy: usize = files.iter().map(|file| file.brotli).sum();
    ensure!(
        heavy <= MOST_BYTES,
        "the app weighs {} compressed; at most {}",
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

    fn file(brotli: usize) -> Weighed {
        let name = "app_bg.wasm".to_owned();
        Weighed {
            name,
            raw: 3 * brotli,
            gzip: 2 * brotli,
            brotli,
        }
    }

    #[test]
    fn a_heavy_app_is_turned_away() {
        assert!(judge(&[file(700_000), file(800_000)]).is_ok());
        let error = judge(&[file(700_000), file(800_100)]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the app weighs 1500.1 KB compressed; at most 1500.0 KB"
        );
        assert!(draw(&[file(1_234)]).contains("3.7 KB    2.4 KB    1.2 KB"));
    }
}
