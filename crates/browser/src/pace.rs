//! How long a person waits for the others, and what a page costs that waits for a person. With
//! motion, as people have it.

use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::json;

use crate::page::Page;

/// Notes, in seconds, how long it takes from the last tap or key until something is asked again,
/// and for how much of it a bot was thinking. A question that follows at once is no wait. Notes
/// also, in milliseconds, how long it takes from a tap to the next picture of the page.
const WATCH: &str = r#"
  window.testWaits = [];
  window.testPaints = [];
  if (window.testWatches) return;
  window.testWatches = true;
  let [asked, answered, tapped, before] = [true, 0, 0, 0];
  let [out, since, thought] = [0, 0, 0];
  const thinking = () => thought + (out > 0 ? performance.now() - since : 0);
  const heard = () => {
    if (out > 0 && --out === 0) thought += performance.now() - since;
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...all) {
    if (!this.testHeard) this.addEventListener("message", heard);
    this.testHeard = true;
    if (out++ === 0) since = performance.now();
    return post.apply(this, all);
  };
  for (const kind of ["click", "keydown", "submit"])
    addEventListener(kind, () => { tapped = performance.now(); before = thinking(); }, true);
  const paint = () => {
    const begun = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => testPaints.push(performance.now() - begun);
    requestAnimationFrame(() => port2.postMessage(0));
  };
  for (const kind of ["click", "submit"]) addEventListener(kind, paint, true);
  let began = 0;
  const look = () => {
    const asks = document.querySelector(".decision .button-main") !== null;
    if (asked && !asks) [answered, began] = [tapped, before];
    if (asks && !asked) testWaits.push({
      all: (performance.now() - answered) / 1000,
      thought: (thinking() - began) / 1000,
    });
    asked = asks;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
"#;

/// A wait, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
pub struct Wait {
    /// From the answer to the next question.
    pub all: f64,
    /// How much of it a bot was thinking.
    pub thought: f64,
}

impl Wait {
    /// What was not thinking.
    fn beyond(&self) -> f64 {
        (self.all - self.thought).max(0.0)
    }
}

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

/// All waits since then.
pub async fn waits(page: &Page) -> Result<Vec<Wait>> {
    page.ask("testWaits").await
}

/// How long each tap since then took to be seen, in milliseconds.
pub async fn paints(page: &Page) -> Result<Vec<f64>> {
    page.ask("testPaints").await
}

/// The figure in the middle and the largest.
pub fn middle_and_most(figures: &[f64]) -> (f64, f64) {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.get(sorted.len() / 2).copied();
    (
        middle.unwrap_or_default(),
        sorted.last().copied().unwrap_or_default(),
    )
}

/// Which part of one core the page takes while nobody does anything, in percent: the lesser of two
/// looks, for what is swept up once after the page before is no waiting.
pub async fn idle(page: &Page) -> Result<f64> {
    // What came before is shown to its end first.
    tokio::time::sleep(Duration::from_secs(3)).await;
    page.tool("Performance.enable", json!({})).await?;
    let looks = [look(page).await?, look(page).await?];
    Ok(looks[0].min(looks[1]))
}

/// The same over five seconds.
async fn look(page: &Page) -> Result<f64> {
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

/// What is aimed at, on a quiet machine: seconds in the middle and at most.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aim {
    /// The wait in the middle.
    pub median: f64,
    /// The longest wait.
    pub longest: f64,
    /// Whether the bots' thinking counts.
    pub thinking: bool,
}

/// The waits of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Pace {
    /// What was played.
    pub what: String,
    aim: Aim,
    /// All waits that count, in seconds, from the shortest to the longest.
    waits: Vec<f64>,
}

impl Pace {
    /// The figures of a match.
    pub fn new(what: String, waits: &[Wait], aim: Aim) -> Pace {
        let counts = |wait: &Wait| {
            if aim.thinking {
                wait.all
            } else {
                wait.beyond()
            }
        };
        let mut waits: Vec<f64> = waits.iter().map(counts).collect();
        waits.sort_by(f64::total_cmp);
        Pace { what, aim, waits }
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

    /// Whether it is as good as it should be.
    pub fn holds(&self) -> bool {
        self.median() <= self.aim.median && self.longest() <= self.aim.longest
    }

    /// A line of the table that begins with [`Pace::HEAD`].
    pub fn line(&self) -> String {
        format!(
            "{:<40}{:>6}{:>7.2} /{:>5.2} s{:>7.2} /{:>5.2} s  {}",
            self.what,
            self.count(),
            self.median(),
            self.aim.median,
            self.longest(),
            self.aim.longest,
            verdict(self.holds())
        )
    }

    /// What stands above the figures; after each figure stands what is aimed at.
    pub const HEAD: &str =
        "waits                                   count        median         longest";
}

/// Whether an aim was met, in a word.
pub const fn verdict(holds: bool) -> &'static str {
    if holds { "holds" } else { "DOES NOT HOLD" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(thinking: bool) -> Pace {
        let wait = |all| Wait { all, thought: 0.4 };
        let aim = Aim {
            median: 1.5,
            longest: 2.8,
            thinking,
        };
        Pace::new("irondie".to_owned(), &[3.0, 0.5, 1.0].map(wait), aim)
    }

    #[test]
    fn figures_are_read_from_the_waits() {
        let pace = pace(true);
        assert_eq!((pace.median(), pace.longest()), (1.0, 3.0));
        let line = pace.line();
        assert!(line.starts_with("irondie "), "{line}");
        assert!(
            line.ends_with("1.00 / 1.50 s   3.00 / 2.80 s  DOES NOT HOLD"),
            "{line}"
        );
    }

    #[test]
    fn figures_have_a_middle_and_a_largest() {
        assert_eq!(middle_and_most(&[30.0, 9.0, 12.0]), (12.0, 30.0));
        assert_eq!(middle_and_most(&[]), (0.0, 0.0));
    }

    #[test]
    fn what_a_bot_thinks_can_be_left_out() {
        let pace = pace(false);
        assert!((pace.longest() - 2.6).abs() < 1e-9 && pace.holds());
    }
}
