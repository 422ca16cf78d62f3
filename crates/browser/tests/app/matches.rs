//! Whole matches against the quickest bot, by mouse and by keys alone.

use anyhow::{Result, ensure};
use browser::{Page, board, play};
use thirtyfour::Key;

/// Pauses between moves are for eyes; a test has none.
const HASTE: u32 = 40;

pub(crate) async fn a_match_by_mouse() -> Result<()> {
    play("match-by-mouse", async |stage| {
        let page = &stage.page;
        page.hasten(HASTE).await?;
        page.tap(".box-panel p button.link").await?;
        // Who plays the second seat.
        page.run(
            "const list = document.querySelectorAll('.custom-seat')[1].querySelector('select'); \
             list.value = 'chalk'; \
             list.dispatchEvent(new Event('change', { bubbles: true }))",
        )
        .await?;
        ensure!(
            page.ask::<String>("localStorage.getItem('astragal.irondie')")
                .await?
                .contains("chalk"),
            "the gentlest bot is not to be had"
        );
        page.tap("dialog a.button-main").await?;
        let taps = board::play_to_the_end(page, board::tap_once).await?;
        println!("match-by-mouse: {taps} steps");
        afterwards(page).await
    })
    .await
}

/// The end names who has won, and leads to another match.
async fn afterwards(page: &Page) -> Result<()> {
    page.until(
        "the result",
        "document.querySelector('dialog.pn-result') !== null",
    )
    .await?;
    page.picture("result").await?;
    page.tap("dialog .button-main").await?;
    page.until(
        "a new match",
        "document.querySelector('.ir-hand-dice') !== null",
    )
    .await
}

pub(crate) async fn a_match_by_keys() -> Result<()> {
    play("match-by-keys", async |stage| {
        let page = &stage.page;
        page.hasten(HASTE).await?;
        page.run("localStorage.setItem('astragal.irondie', '{\"bot\":\"random\"}')")
            .await?;
        page.press("?").await?;
        page.until(
            "the keys",
            "document.querySelector('dialog .pn-keys') !== null",
        )
        .await?;
        page.press_key(Key::Escape).await?;
        page.until("no sheet", "document.querySelector('dialog') === null")
            .await?;
        page.tab_to(".ways a.button-main").await?;
        page.press_key(Key::Enter).await?;
        let presses = board::play_to_the_end(page, board::press_once).await?;
        println!("match-by-keys: {presses} steps");
        page.picture("over-by-keys").await
    })
    .await
}
