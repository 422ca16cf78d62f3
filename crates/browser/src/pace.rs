//! How long a person waits for the others, and what a page costs that waits for a person. All of it
//! at normal speed and with motion, as people have it.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;

use crate::page::Page;

/// Notes, in milliseconds, how long it takes from the last tap or key until something is asked
/// again. A question that follows at once is no wait.
const WATCH: &str = r#"
  window.testWaits = [];
  let [asked, answered, tapped] = [true, 0, 0];
  for (const kind of ["click", "keydown", "submit"])
    addEventListener(kind, () => { tapped = performance.now(); }, true);
  const look = () => {
    const asks = document.querySelector(".decision .button-main") !== null;
    if (asked && !asks) answered = tapped;
    if (asks && !asked) testWaits.push(performance.now() - answered);
    asked = asks;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
"#;

/// Shows motion, as the browsers of most people do. To be called before a match begins.
pub async fn with_motion(page: &Page) -> Result<()> {
    let motion = json!({ "name": "prefers-reduced-motion", "value": "no-preference" });
    page.tool(
        "Emulation.setEmulatedMedia",
        json!({ "features": [motion] }),
    )
    .await?;
    Ok(())
}

/// Watches from now on, while something is asked.
pub async fn watch(page: &Page) -> Result<()> {
    page.run(WATCH).await
}

/// All waits since then, in seconds.
pub async fn waits(page: &Page) -> Result<Vec<f64>> {
    page.ask("testWaits.map((wait) => wait / 1000)").await
}

/// Which part of one core the page takes while nobody does anything, in percent.
pub async fn idle(page: &Page) -> Result<f64> {
    // What came before is shown to its end first.
    tokio::time::sleep(Duration::from_secs(3)).await;
    page.tool("Performance.enable", json!({})).await?;
    let before = clocks(page).await?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let after = clocks(page).await?;
    Ok(100.0 * (after.spent - before.spent) / (after.now - before.now))
}

/// What the browser's clocks say, in seconds.
struct Clocks {
    /// The time of day, from somewhere.
    now: f64,
    /// What the page's process has used of a core.
    spent: f64,
}

async fn clocks(page: &Page) -> Result<Clocks> {
    let said = page.tool("Performance.getMetrics", json!({})).await?;
    let metric = |name: &str| {
        let all = said["metrics"].as_array()?;
        let one = all.iter().find(|one| one["name"] == name)?;
        one["value"].as_f64()
    };
    let clock = |name: &str| metric(name).with_context(|| format!("{name} is not in {said}"));
    Ok(Clocks {
        now: clock("Timestamp")?,
        spent: clock("ProcessTime")?,
    })
}

/// A game's figures.
#[derive(Debug, Clone, PartialEq)]
pub struct Pace {
    /// Its id.
    pub game: &'static str,
    /// All waits, in seconds, from the shortest to the longest.
    waits: Vec<f64>,
    /// What a waiting page takes of a core, in percent.
    pub idle: f64,
}

impl Pace {
    /// The figures of this game.
    pub fn new(game: &'static str, mut waits: Vec<f64>, idle: f64) -> Pace {
        waits.sort_by(f64::total_cmp);
        Pace { game, waits, idle }
    }

    /// How many waits there were.
    pub fn count(&self) -> usize {
        self.waits.len()
    }

    /// The wait in the middle.
    pub fn median(&self) -> f64 {
        let middle = self.waits.get(self.waits.len() / 2);
        middle.copied().unwrap_or_default()
    }

    /// The longest wait.
    pub fn longest(&self) -> f64 {
        self.waits.last().copied().unwrap_or_default()
    }

    /// A line of the table that begins with [`Pace::HEAD`].
    pub fn line(&self) -> String {
        format!(
            "{:<12}{:>7}{:>9.2} s{:>9.2} s{:>8.1} %",
            self.game,
            self.count(),
            self.median(),
            self.longest(),
            self.idle
        )
    }

    /// What stands above the figures.
    pub const HEAD: &str = "game          waits     median    longest      idle";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_the_waits() {
        let pace = Pace::new("irondie", vec![3.0, 0.5, 1.0], 0.25);
        assert_eq!((pace.median(), pace.longest()), (1.0, 3.0));
        assert_eq!(
            pace.line(),
            "irondie           3     1.00 s     3.00 s     0.2 %"
        );
        assert_eq!(Pace::HEAD.len(), pace.line().len());
    }
}
