//! Dice Masters' board as a player sees and taps it: one tap after the other, whatever is asked.

use anyhow::Result;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;
use crate::pilot::{self, FAR, HERE, Pilot};

/// Begins a new match of this set-up, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str) -> Result<()> {
    pilot::begin(
        page,
        "dice-masters",
        custom,
        "#/play/dice-masters",
        "main.ms",
    )
    .await
}

/// Somebody who plays alone.
pub const ALONE: Pilot = Pilot {
    look: LOOK,
    taps: &[TAP],
    pause: HERE,
};

/// Somebody at a table on the server.
pub const AT_TABLE: Pilot = Pilot {
    pause: FAR,
    ..ALONE
};

/// The same for somebody who keeps everybody at home, and so will have to block before long.
const AT_HOME: Pilot = Pilot {
    taps: &[STAY, TAP],
    ..ALONE
};

const STAY: &str = r#"if (now.rule === "MA-11.1") return one(".decision .button-main").click();"#;

const LOOK: &str = r#"
  fights: one(".ms-arena") !== null,
  pays: one(".ms-sheet") !== null,
  turn: Number(one(".topbar-title")?.textContent.match(/\d+$/)?.[0] ?? 0),
"#;

/// What was chosen is confirmed; characters are fielded, then dice bought; everybody attacks and
/// whoever can blocks; and where nothing else is left, the first thing offered.
const TAP: &str = r#"
  const main = one(".decision .button-main");
  const ready = main.getAttribute("aria-disabled") !== "true";
  const chosen = one("main .pick[aria-pressed=true]");
  const out = one(".decision .button:not(.button-main):has(kbd)");
  const offered = (what) => one(`main ${what}[data-state=offered]`);
  const acts = now.rule === "MA-13.1";
  const field = acts ? offered(".ms-reserve button.die") : null;
  const ware = acts ? offered("button.ms-card") : null;
  const everybody = now.rule === "MA-11.1" && tries === 0
    ? one(".decision .offers .button:not(.button-main):not(.button-icon)") : null;
  const block = now.rule === "MA-11.4" ? offered("button.ms-slot") : null;
  if (chosen && ready) return main.click();
  const first = field ?? ware ?? everybody ?? block;
  if (first) return first.click();
  if (ready) return main.click();
  (out ?? offered("button") ?? one(".decision .offers .button:not(.button-icon)"))?.click();
"#;

/// Plays by taps until something is so `now` while the player owes an answer, if need be in more
/// than one match.
pub async fn find(page: &Page, custom: &str, what: &str) -> Result<()> {
    let bound = Bound::new(what, WHOLE_MATCH);
    let when = format!("now.over || now.asked && ({what})");
    loop {
        let seen: Vec<pilot::Look> = AT_HOME.play_until(page, &when).await?;
        if seen.last().is_some_and(|now| !now.over) {
            return Ok(());
        }
        bound.check("another match")?;
        begin(page, custom).await?;
    }
}
