//! Dice Miner's board as a player sees it: what may be tapped, and whether the score sheet adds up.

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;
use crate::pilot::{self, HERE, Pilot};

/// Begins a new match of this set-up at this address, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str, hash: &str) -> Result<()> {
    pilot::begin(page, "dice-miner", custom, hash, ".mm-mine").await
}

/// Somebody who shares beers.
const THIRSTY: Pilot = Pilot {
    look: LOOK,
    taps: &[BEER, TAP],
    pause: HERE,
};

/// Somebody who does not.
const SOBER: Pilot = Pilot {
    taps: &[TAP],
    ..THIRSTY
};

const LOOK: &str = r#"
  ...(() => {
    const points = (cells) => cells.reduce((sum, cell) => sum + Number(cell.dataset.points), 0);
    const sums = all(".side .mm-totals .sum td").map((cell) => Number(cell.dataset.sum));
    const added = sums.map((_, place) =>
      points(all(".side .mm-totals .mm-round")
        .map((row) => row.querySelectorAll("td")[place])
        .filter((cell) => cell.hasAttribute("data-points"))));
    const cell = last(".mm-lines td[data-sum]");
    const number = (text) => Number(text.replace("−", "-"));
    return {
      lines: points(all(".mm-lines td[data-points]")),
      line: Number(cell?.dataset.sum ?? 0),
      said: number(cell?.textContent ?? "0"),
      added,
      sums,
      mine: number(last(".mm-mine .life")?.firstChild?.textContent ?? "0"),
      cheers: last(".mm-cheers") !== undefined,
    };
  })(),
"#;

/// Shares a beer where one can be had.
const BEER: &str = r#"
  const beer = last(".mm-trove button.die[data-state=offered]");
  if (beer && !last(".mm-share") && now.rule === "DM-4.2") return beer.click();
"#;

/// The answer that is ready, or what is offered last. A match that goes in circles takes the way
/// out.
const TAP: &str = r#"
  const main = last(".decision .button-main");
  const ready = main.getAttribute("aria-disabled") !== "true";
  const free = last("main button.die[data-state=offered], main .pick[data-state=offered]");
  const out = last(".decision .button:not(.button-main):has(kbd)");
  const whom = last(".mm-share .pick[data-state=offered]");
  (ready ? main : whom ?? free ?? out)?.click();
"#;

/// What is seen before a tap.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Seen {
    /// Whether the match is over.
    pub over: bool,
    /// Whether the player owes an answer.
    pub asked: bool,
    /// The rule that asks.
    pub rule: String,
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

const fn of(beers: bool) -> Pilot {
    if beers { THIRSTY } else { SOBER }
}

/// Looks at the score sheet, which must add up, and taps once.
pub async fn step(page: &Page, me: usize, beers: bool) -> Result<Seen> {
    let seen: Seen = of(beers).step(page).await?;
    seen.adds_up(me)?;
    Ok(seen)
}

/// Plays until something is seen. Returns all that was seen on the way; every score sheet adds up.
pub async fn play_until(page: &Page, beers: bool, when: &str) -> Result<Vec<Seen>> {
    let all: Vec<Seen> = of(beers).play_until(page, when).await?;
    for seen in &all {
        seen.adds_up(0)?;
    }
    Ok(all)
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
