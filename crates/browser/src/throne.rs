//! Dice Throne's board as a player sees and taps it: one tap after the other, whatever is asked.

use anyhow::Result;
use serde::Deserialize;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;
use crate::pilot::{self, FAR, HERE, Pilot};

/// Begins a new match of this set-up, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str) -> Result<()> {
    pilot::begin(page, "dice-throne", custom, "#/play/dice-throne", "main.dt").await
}

/// Somebody who plays alone.
pub const ALONE: Pilot = Pilot {
    look: LOOK,
    taps: &[TAP],
    pause: HERE,
};

/// Somebody at a table on the server who lets every kind of window be once it has come.
pub const AT_TABLE: Pilot = Pilot {
    look: LOOK,
    taps: &[ORDER, TAP],
    pause: FAR,
};

/// Whether dice can be kept and rolled again.
pub const ROLLS: &str = "now.asked && now.rolls";
/// Whether somebody may answer damage that is shown before it lands.
pub const IN_WINDOW: &str = "now.asked && now.window && now.account";
/// Whether the die is shown that says whom an attack between teams is for.
pub const AIMS: &str = "now.aims";

const LOOK: &str = r#"
  account: one(".dt-ledger") !== null,
  window: one(".pace") !== null,
  rolls: one(".dt-tray button.die") !== null,
  aims: one(".dt-roll[data-purpose=target] .dt-cells") !== null,
  turn: Number(one(".topbar-title")?.textContent.match(/\d+$/)?.[0] ?? 0),
  active: one(".dt-order [aria-current=step] span")?.textContent
    ?? one(":is(.dt-rival, .dt-me)[data-active] .seat-name")?.firstChild.textContent ?? "",
"#;

/// What is seen of Dice Throne at a table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Look {
    /// Which turn it is.
    pub turn: u16,
    /// Whose turn it is, where there are more than two.
    pub active: String,
}

/// Has windows of this kind let be from now on. One word is enough, however long the table takes.
const ORDER: &str = r##"
  const order = one("#orders-menu button:nth-of-type(3)[aria-checked=false]");
  const ordered = (window.testOrdered ??= new Set());
  if (order && !ordered.has(now.rule)) order.click();
  if (order) return ordered.add(now.rule);
"##;

/// What was chosen is confirmed, an ability that is ready is chosen, cards are played in main
/// phases, windows are let be; and where nothing else is left, the first thing offered. The same
/// answer twice in a row would be taken for a tap too many: a die stays from the second attempt on.
const TAP: &str = r#"
  const main = one(".decision .button-main");
  const ready = main.getAttribute("aria-disabled") !== "true";
  const chosen = one("main .pick[aria-pressed=true]");
  const ability = one("main button:is(.dt-ability, .dt-line)[data-state=offered]");
  const card = now.rule === "DT-3.3" ? one(".hand .card[data-state=offered]") : null;
  const again = all(".dt-attempts [data-used]").length > 1;
  const stays = again && !one(".dt-tray [data-state=kept]") ? one(".dt-tray button.die") : null;
  const out = one(".decision .button:not(.button-main):has(kbd)");
  const other = one("main button[data-state=offered], .decision .offers .button:not(.button-icon)");
  if (chosen && ready) main.click();
  else (ability ?? card ?? stays ?? (ready ? main : (out ?? other)))?.click();
"#;

/// Plays by taps until something is to be seen while the player owes an answer, if need be in more
/// than one match.
pub async fn find(page: &Page, custom: &str, what: &str) -> Result<()> {
    let bound = Bound::new(what, WHOLE_MATCH);
    let when = format!("now.over || now.asked && one({what:?}) !== null");
    loop {
        let seen: Vec<pilot::Look> = ALONE.play_until(page, &when).await?;
        if seen.last().is_some_and(|now| !now.over) {
            return Ok(());
        }
        bound.check("another match")?;
        begin(page, custom).await?;
    }
}

/// Keeps exactly these dice, counted from 1, and frees the others.
pub async fn keep_only(page: &Page, kept: &[usize]) -> Result<()> {
    for die in 1..=5 {
        let place = format!(".dt-tray .dice li:nth-of-type({die}) button");
        let state = format!("document.querySelector('{place}').dataset.state === 'kept'");
        if page.ask::<bool>(&state).await? != kept.contains(&die) {
            page.tap(&place).await?;
            let turned = format!("({state}) === {}", kept.contains(&die));
            page.until("the die to be turned", &turned).await?;
        }
    }
    Ok(())
}
