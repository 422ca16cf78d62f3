//! Dice Miner's board as a player sees it: what may be tapped, and whether the score sheet adds up.

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;

/// Begins a new match of this set-up at this address, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str, hash: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.run(&format!(
        "for (const key of Object.keys(localStorage)) \
         if (key !== 'astragal.settings') localStorage.removeItem(key); \
         localStorage.setItem('astragal.dice-miner', '{custom}')"
    ))
    .await?;
    page.go(hash, ".mm-mine").await
}

/// Looks, and taps once where something is asked: what is offered last, or the answer that is
/// ready. A match that goes in circles takes the way out.
const STEP: &str = r#"((beers) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const last = (what) => all(what).at(-1);
  const points = (cells) => cells.reduce((sum, cell) => sum + Number(cell.dataset.points), 0);
  const sums = all(".side .mm-totals .sum td").map((cell) => Number(cell.dataset.sum));
  const added = sums.map((_, place) =>
    points(all(".side .mm-totals .mm-round")
      .map((row) => row.querySelectorAll("td")[place])
      .filter((cell) => cell.hasAttribute("data-points"))));
  const cell = last(".mm-lines td[data-sum]");
  const number = (text) => Number(text.replace("−", "-"));
  const main = last(".decision .button-main");
  const over = last(".decision .offers a") !== undefined;
  const asked = !over && main !== undefined;
  const seen = {
    over,
    asked,
    stage: last(".decision .link")?.textContent ?? "",
    lines: points(all(".mm-lines td[data-points]")),
    line: Number(cell?.dataset.sum ?? 0),
    said: number(cell?.textContent ?? "0"),
    added,
    sums,
    mine: number(last(".mm-mine .life")?.firstChild?.textContent ?? "0"),
    cheers: last(".mm-cheers") !== undefined,
  };
  if (!asked) return seen;
  const ready = main.getAttribute("aria-disabled") !== "true";
  const beer = all(".mm-trove button.die[data-state=offered]").at(-1);
  const free = all("main button.die[data-state=offered], main .pick[data-state=offered]");
  const out = last(".decision .button:not(.button-main):has(kbd)");
  const wants = beers && beer && !last(".mm-share") && seen.stage === "DM-4.2" ? beer : undefined;
  const whom = last(".mm-share .pick[data-state=offered]");
  (wants ?? (ready ? main : whom ?? free.at(-1) ?? out))?.click();
  return seen;
})"#;

/// What is seen before a tap.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Seen {
    /// Whether the match is over.
    pub over: bool,
    /// Whether the player owes an answer.
    pub asked: bool,
    /// The rule that asks.
    pub stage: String,
    /// The points of all lines of the own round.
    pub lines: i32,
    /// What they come to by their own word.
    pub line: i32,
    /// The same as it is printed.
    pub said: i32,
    /// For each player, the points of all rounds.
    pub added: Vec<i32>,
    /// For each player, the total.
    pub sums: Vec<i32>,
    /// The points on the own card.
    pub mine: i32,
    /// Whether a beer has just been shared.
    pub cheers: bool,
}

impl Seen {
    /// Whether every sum is the sum of what stands above it.
    fn adds_up(&self, me: usize) -> Result<()> {
        ensure!(
            self.lines == self.line && self.line == self.said,
            "{self:?}"
        );
        ensure!(self.added == self.sums, "{self:?}");
        ensure!(self.sums.get(me) == Some(&self.mine), "{self:?}");
        Ok(())
    }
}

/// Looks at the score sheet, which must add up, and taps once.
pub async fn step(page: &Page, me: usize, beers: bool) -> Result<Seen> {
    let seen: Seen = page.ask(&format!("{STEP}({beers})")).await?;
    seen.adds_up(me)?;
    Ok(seen)
}

/// Plays until something is seen. Returns all that was seen where something was asked.
pub async fn play_until(
    page: &Page,
    beers: bool,
    is_it: impl Fn(&Seen) -> bool,
) -> Result<Vec<Seen>> {
    let bound = Bound::new("a moment of the match", WHOLE_MATCH);
    let mut all = Vec::new();
    loop {
        let seen = step(page, 0, beers).await?;
        if is_it(&seen) {
            all.push(seen);
            return Ok(all);
        }
        bound.check(&format!("{seen:?}"))?;
        if seen.asked {
            all.push(seen);
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

/// Plays for all people of a table until something holds.
pub async fn together_until(pages: &[Page], holds: impl AsyncFn() -> Result<bool>) -> Result<()> {
    let bound = Bound::new("a moment of the match of several people", WHOLE_MATCH);
    loop {
        for (me, page) in pages.iter().enumerate() {
            if holds().await? {
                return Ok(());
            }
            let seen = step(page, me, true).await?;
            bound.check(&format!("person {me} sees {seen:?}"))?;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}
