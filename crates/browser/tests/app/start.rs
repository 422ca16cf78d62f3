//! From the first page to the first roll, and the guided first game.

use crate::screens::look;
use anyhow::{Result, bail, ensure};
use browser::{GAMES, Page, board, play};
use thirtyfour::Key;

pub(crate) async fn three_taps_lead_to_the_first_roll() -> Result<()> {
    play("three-taps", async |stage| {
        let page = &stage.page;
        let how = page.text(".ways a.button-main").await?;
        ensure!(
            how.contains("with Bot Pebble (easy)"),
            "a newcomer plays {how}"
        );
        page.tap(".ways a.button-main").await?;
        page.until(
            "a question",
            "document.querySelector('.decision .button-main') !== null",
        )
        .await?;
        let all = ".decision .offers .button:not(.button-main, .button-icon)";
        page.tap(all).await?;
        ensure!(
            board::look(page).await?.offered == 0,
            "all dice are chosen by one tap"
        );
        page.tap(board::MAIN).await?;
        page.until(
            "dice in the zones",
            "document.querySelector('.ir-mine .zone .die') !== null",
        )
        .await
    })
    .await
}

pub(crate) async fn a_match_survives_a_reload() -> Result<()> {
    play("reload", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        board::begin(page, "#/play/irondie").await?;
        board::to_battle(page).await?;
        let mine = "document.querySelector('.ir-mine .ir-zones').textContent";
        let before: String = page.ask(mine).await?;
        page.reload(".ir-mine .zone .die").await?;
        let after: String = page.ask(mine).await?;
        ensure!(before == after, "{before} has become {after}");
        Ok(())
    })
    .await
}

/// What a learner taps next: the button of a step to look at, what is lit, or the main button;
/// nothing while something happens by itself.
const NEXT: &str = r#"(() => {
  if (document.querySelector("dialog.pn-closing[open]")) return "over";
  const main = ".decision .button-main:not([aria-disabled])";
  if (!document.querySelector(".lesson")) return "";
  if (document.querySelector(".lesson[data-looks]")) return main;
  const chosen = document.querySelector("button.lit");
  if (chosen) return document.querySelector("button.lit[data-state=offered]") ? "button.lit[data-state=offered]" : main;
  if (document.querySelector(".decision button.amount[aria-pressed=true]")) return main;
  const lit = ["main button:is([data-state=offered], [data-state=likely])", ".decision button.amount"];
  const found = lit.find((one) => document.querySelector(one));
  if (found || document.querySelector(main)) return found ?? main;
  // A die in the tray shows where it goes once it is in the hand: one after the other is tried.
  const dice = [...document.querySelectorAll(".kp-tray button")];
  dice.forEach((die, place) => die.toggleAttribute("data-next", place === window.tapped % dice.length));
  return dice.length ? ".kp-tray [data-next]" : "";
})()"#;

/// Whether the main button is lit although something on the board is still to be tapped.
const ASTRAY: &str = "document \
    .querySelector('[data-lesson=narrow] main button.pick[data-state=offered]') \
    && document.querySelector('.lesson:not([data-looks])') \
    && document.querySelector('.decision .button-main:not([aria-disabled])')";

/// Taps what is lit until the closing page is there.
async fn learn(page: &Page, game: &str) -> Result<()> {
    for tap in 0..240 {
        page.run(&format!("window.tapped = {tap}")).await?;
        page.until("the next step", &format!("{NEXT} !== ''"))
            .await?;
        let next: String = page.ask(NEXT).await?;
        if next == "over" {
            let ways = page.text("dialog.pn-closing .offers").await?;
            let gentle = ways.find("Play Bot Pebble (easy)");
            let harder = ways.find("Play Bot Flint (fair)");
            ensure!(
                gentle.is_some() && gentle < harder,
                "{game}: whoever has learnt is offered {ways}"
            );
            return page.picture(&format!("learnt-{game}")).await;
        }
        let astray: bool = page.ask(&format!("Boolean({ASTRAY})")).await?;
        ensure!(!astray, "{game}: the main button is lit too early");
        page.tap(&next).await?;
        if tap % 6 == 5 {
            page.picture(&format!("learn-{game}-{tap}")).await?;
        }
    }
    bail!("the lesson of {game} does not end")
}

pub(crate) async fn the_first_game_is_taught() -> Result<()> {
    play("learn", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.resize(390, 844).await?;
        for game in GAMES {
            page.go("#/", ".ways a").await?;
            page.tap(&format!(".box.{game}")).await?;
            page.tap(&format!(".ways a[href='#/learn/{game}']")).await?;
            page.until("a lesson", "document.querySelector('.lesson') !== null")
                .await?;
            look(page, &format!("learn-{game}")).await?;
            learn(page, game).await?;
        }
        Ok(())
    })
    .await
}

pub(crate) async fn a_lesson_goes_on_after_a_reload() -> Result<()> {
    play("learn-reload", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.go("#/learn/dice-miner", ".lesson").await?;
        for _ in 0..5 {
            page.until("the next step", &format!("{NEXT} !== ''"))
                .await?;
            let next: String = page.ask(NEXT).await?;
            page.tap(&next).await?;
        }
        page.until("the next step", &format!("{NEXT} !== ''"))
            .await?;
        let step = "document.querySelector('.lesson').textContent";
        let before: String = page.ask(step).await?;
        page.reload(".lesson").await?;
        let after: String = page.ask(step).await?;
        ensure!(before == after, "{before} has become {after}");
        page.go("#/", ".box.dice-miner").await?;
        page.tap(".box.dice-miner").await?;
        let how = page.text(".ways a[href='#/learn/dice-miner']").await?;
        let step = after.split('/').next().unwrap_or_default().trim();
        ensure!(
            how.contains(&format!("go on, step {step} of ")),
            "the lesson is at {step}, and the first page says {how}"
        );
        page.picture("learn-goes-on").await
    })
    .await
}

pub(crate) async fn every_game_is_told_in_a_minute() -> Result<()> {
    play("minute", async |stage| {
        let page = &stage.page;
        for game in GAMES {
            page.go("#/", ".ways a").await?;
            page.tap(&format!(".box.{game}")).await?;
            page.tap_last(".box-panel button.link").await?;
            page.until(
                "the page",
                "document.querySelectorAll('.pn-minute li').length > 5",
            )
            .await?;
            look(page, &format!("minute-{game}")).await?;
            page.press_key(Key::Escape).await?;
        }
        Ok(())
    })
    .await
}
