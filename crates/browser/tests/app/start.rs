//! From the first page to the first roll.

use anyhow::{Result, ensure};
use browser::{board, play};

#[tokio::test]
async fn three_taps_lead_to_the_first_roll() -> Result<()> {
    play("three-taps", async |stage| {
        let page = &stage.page;
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

#[tokio::test]
async fn a_match_survives_a_reload() -> Result<()> {
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
