//! A kept record is watched: by keys, by the slider, by itself, through other eyes, and from lines
//! of its log.

use crate::screens::look;
use anyhow::{Result, ensure};
use browser::{Page, play};
use thirtyfour::Key;

const RECORD: &str = include_str!("../../../../records/irondie/duel.record");
const SLIDER: &str = "document.querySelector('.rp-line input')";

pub(crate) async fn a_record_is_watched() -> Result<()> {
    play("replay", async |stage| {
        let page = &stage.page;
        page.hasten(60).await?;
        let text = serde_json::to_string(RECORD)?;
        page.run(&format!("localStorage.setItem('astragal.replay', {text})"))
            .await?;
        // From a match, of which nothing may be left.
        page.go("#/play/irondie", ".ir-hand-dice").await?;
        page.go("#/replay", ".rp-line input").await?;
        let anew = "[...document.querySelectorAll('.leaving button')].length";
        ensure!(page.ask::<usize>(anew).await? == 0, "nobody plays here");
        let last: usize = page.ask(&format!("Number({SLIDER}.max)")).await?;
        ensure!(last > 20, "a whole match has more than {last} steps");
        by_keys(page, last).await?;
        through_other_eyes(page).await?;
        from_the_log(page).await?;
        by_itself(page, last).await?;
        look(page, "replay").await
    })
    .await
}

async fn at(page: &Page, step: usize) -> Result<()> {
    let expression = format!("Number({SLIDER}.value) === {step}");
    page.until(&format!("step {step}"), &expression).await
}

async fn by_keys(page: &Page, last: usize) -> Result<()> {
    page.press_key(Key::End).await?;
    at(page, last).await?;
    page.press_key(Key::Left).await?;
    at(page, last - 1).await?;
    page.press_key(Key::Home).await?;
    at(page, 0).await?;
    page.press_key(Key::Right).await?;
    at(page, 1).await
}

/// Before both have split their hands, each sees only its own split.
async fn through_other_eyes(page: &Page) -> Result<()> {
    let kept = "document.querySelectorAll('main [data-state=kept]').length";
    ensure!(page.ask::<usize>(kept).await? == 0, "all eyes see a secret");
    page.run("document.querySelectorAll('[name=eyes]')[1].click()")
        .await?;
    page.until("the own split", &format!("{kept} > 0")).await?;
    page.run("document.querySelectorAll('[name=eyes]')[2].click()")
        .await?;
    page.until("nothing of it", &format!("{kept} === 0"))
        .await?;
    page.run("document.querySelectorAll('[name=eyes]')[0].click()")
        .await
}

async fn from_the_log(page: &Page) -> Result<()> {
    page.press_key(Key::End).await?;
    page.until("a log", "document.querySelector('.log button') !== null")
        .await?;
    let before: usize = page.ask(&format!("Number({SLIDER}.value)")).await?;
    page.tap_last(".log button").await?;
    let earlier = format!("Number({SLIDER}.value) < {before}");
    page.until("an earlier step", &earlier).await
}

async fn by_itself(page: &Page, last: usize) -> Result<()> {
    page.press_key(Key::Home).await?;
    page.run("document.querySelectorAll('[name=speed]')[3].click()")
        .await?;
    page.tap(".rp-bar .button-main").await?;
    at(page, last).await
}
