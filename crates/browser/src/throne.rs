//! Dice Throne's board as a player sees and taps it: one tap after the other, whatever is asked.

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;

/// Begins a new match of this set-up, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.run(&format!(
        "for (const key of Object.keys(localStorage)) \
         if (key !== 'astragal.settings') localStorage.removeItem(key); \
         localStorage.setItem('astragal.dice-throne', '{custom}')"
    ))
    .await?;
    page.go("#/play/dice-throne", "main.dt").await
}

const LOOK: &str = r#"(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const over = all(".decision .offers a").length > 0;
  return {
    over,
    asked: !over && all(".decision .button-main").length > 0,
    rule: all(".decision .ask-words .link").at(-1)?.textContent ?? "",
    stage: all(".dt-stage").length > 0,
    account: all(".dt-ledger").length > 0,
    window: all(".pace").length > 0,
    rolls: all(".dt-tray button.die").length > 0,
  };
})()"#;

/// A look at the board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
pub struct Look {
    /// Whether the match is over.
    pub over: bool,
    /// Whether the player owes an answer.
    pub asked: bool,
    /// The rule that asks.
    pub rule: String,
    /// Whether something is under way.
    pub stage: bool,
    /// Whether it is shown what damage comes to.
    pub account: bool,
    /// Whether it is shown who has the word.
    pub window: bool,
    /// Whether dice can be kept and rolled again.
    pub rolls: bool,
}

/// Looks at the board.
pub async fn look(page: &Page) -> Result<Look> {
    page.ask(LOOK).await
}

/// One tap: what was chosen is confirmed, an ability that is ready is chosen, cards are played in
/// main phases, windows are let be; and where nothing else is left, the first thing offered.
const TAP: &str = r#"(() => {
  const one = (what) => document.querySelector(what);
  const main = one(".decision .button-main");
  if (!main) return;
  const ready = main.getAttribute("aria-disabled") !== "true";
  const chosen = one("main .pick[aria-pressed=true]");
  const ability = one("main button:is(.dt-ability, .dt-line)[data-state=offered]");
  const ends = [...document.querySelectorAll(".decision .ask-words .link")].at(-1)?.textContent;
  const card = ends === "DT-3.3" ? one(".hand .card[data-state=offered]") : null;
  const out = one(".decision .button:not(.button-main):has(kbd)");
  const other = one("main button[data-state=offered], .decision .offers .button:not(.button-icon)");
  if (chosen && ready) main.click();
  else (ability ?? card ?? (ready ? main : (out ?? other)))?.click();
})()"#;

/// Taps once, if anything is asked.
pub async fn step(page: &Page) -> Result<Look> {
    let now = look(page).await?;
    if now.asked {
        page.run(TAP).await?;
    }
    Ok(now)
}

/// Whether something is to be seen while the player owes an answer: nothing moves on meanwhile.
async fn shows(page: &Page, what: &str) -> Result<bool> {
    page.ask(&format!(
        "document.querySelector('.decision .button-main') !== null \
         && document.querySelector({what:?}) !== null"
    ))
    .await
}

/// Plays by taps until something is to be seen, if need be in more than one match.
pub async fn find(page: &Page, custom: &str, what: &str) -> Result<()> {
    let bound = Bound::new(what, WHOLE_MATCH);
    while !shows(page, what).await? {
        bound.check("something else")?;
        if step(page).await?.over {
            begin(page, custom).await?;
        }
        tokio::time::sleep(std::time::Duration::from_millis(15)).await;
    }
    Ok(())
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

/// Plays by taps until something is seen.
pub async fn play_until(page: &Page, is_it: impl Fn(&Look) -> bool) -> Result<()> {
    let bound = Bound::new("a moment of the match", WHOLE_MATCH);
    loop {
        let now = look(page).await?;
        if is_it(&now) {
            return Ok(());
        }
        ensure!(!now.over, "the match was over before");
        bound.check(&format!("{now:?}"))?;
        step(page).await?;
        tokio::time::sleep(std::time::Duration::from_millis(15)).await;
    }
}
