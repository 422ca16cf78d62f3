//! The first minutes with each game as pictures, for people to look at: what somebody sees who taps
//! whatever is lit. It is filmed on demand, with `ASTRAGAL_FILM` in the environment, and judges
//! nothing.

use anyhow::Result;
use browser::stage::workshop;
use browser::{GAMES, Page, play};

/// So many taps are filmed, and a picture is taken after so many.
const TAPS: usize = 40;
const EACH: usize = 5;

/// What a newcomer taps: what is lit, then the main button; nothing while something happens.
const TAP: &str = r#"(() => {
  const one = (what) => document.querySelector(what);
  if (one("dialog[open]")) {
    one("dialog[open] .button-main")?.click();
    return true;
  }
  const main = one(".decision .button-main");
  if (!main) return false;
  const ready = main.getAttribute("aria-disabled") !== "true";
  const offered = one("main button[data-state=offered], .decision button.amount");
  const chosen = one("main .pick[aria-pressed=true]");
  const out = one(".decision .button:not(.button-main):has(kbd)");
  // All dice, or the dice as they are suggested, once for each question.
  const help = one(":is(.irondie, .kapow) .decision .offers .button:not(.button-main, .button-icon)");
  const asks = document.querySelector(".topbar-title span")?.textContent;
  if (help && !chosen && window.testHelped !== asks) {
    window.testHelped = asks;
    help.click();
    return true;
  }
  const other = one(".decision .offers .button:not(.button-icon, .button-main)");
  const next = (chosen || !offered) && ready ? main : offered ?? (ready ? main : out ?? other);
  next?.click();
  return Boolean(next);
})()"#;

pub(crate) async fn the_first_minutes_of_each_game() -> Result<()> {
    std::fs::create_dir_all(workshop()?.join("film"))?;
    play("film", async |stage| {
        let page = &stage.page;
        page.resize(390, 844).await?;
        page.hasten(4).await?;
        for lang in ["en", "de"] {
            for game in GAMES {
                film(page, lang, game).await?;
            }
        }
        Ok(())
    })
    .await
}

async fn film(page: &Page, lang: &str, game: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.run(&format!(
        "localStorage.clear(); \
         localStorage.setItem('astragal.settings', '{{\"lang\":\"{lang}\"}}')"
    ))
    .await?;
    page.reload(".ways a").await?;
    page.tap(&format!(".box.{game}")).await?;
    page.picture(&format!("film/{lang}-{game}-00")).await?;
    page.tap(".box-panel .ways a.button-main").await?;
    let asked = "document.querySelector('.decision .button-main') !== null";
    page.until("the first question", asked).await?;
    page.picture(&format!("film/{lang}-{game}-01")).await?;
    for tapped in 1..=TAPS {
        page.until("something to tap", TAP).await?;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        if tapped % EACH == 0 {
            page.picture(&format!("film/{lang}-{game}-{tapped:02}"))
                .await?;
        }
    }
    Ok(())
}
