//! Two people at one screen: what one has chosen in secret must not be in the page while the
//! other looks, in no text and no attribute.

use anyhow::{Result, ensure};
use browser::{Page, board, play};

/// All text, attributes and the address of the page.
const ALL: &str = "document.documentElement.outerHTML + location.href";

/// What is in the page: while the first seat chooses, while the screen is handed over, and once
/// the second seat looks.
#[derive(PartialEq, Eq)]
struct Seen {
    first: String,
    curtain: String,
    second: String,
}

pub(crate) async fn nothing_secret_is_behind_the_curtain() -> Result<()> {
    play("curtain", async |stage| {
        let page = &stage.page;
        let few = seen(page, 2).await?;
        page.picture("curtain-second-seat").await?;
        let many = seen(page, 6).await?;
        ensure!(
            few.first != many.first,
            "the first seat sees its own choice"
        );
        // Whatever the first seat has chosen, the page is the same, letter by letter.
        ensure!(
            few.curtain == many.curtain,
            "the curtain tells on the first seat"
        );
        ensure!(
            few.second == many.second,
            "the second seat sees what the first has chosen"
        );
        Ok(())
    })
    .await
}

/// A new match in which the first seat sends so many dice to Battle.
async fn seen(page: &Page, count: usize) -> Result<Seen> {
    board::begin(page, "#/screen/irondie").await?;
    for _ in 0..count {
        page.tap_last(board::OFFERED).await?;
    }
    ensure!(
        board::look(page).await?.chosen == count,
        "{count} dice are chosen"
    );
    let first = page.ask(ALL).await?;
    page.tap(board::MAIN).await?;
    page.until("the curtain", "document.querySelector('.curtain') !== null")
        .await?;
    let dice: usize = page.ask("document.querySelectorAll('.die').length").await?;
    ensure!(dice == 0, "{dice} dice show through the curtain");
    page.picture("curtain").await?;
    let curtain = page.ask(ALL).await?;
    let focus = "document.activeElement.matches('.curtain .button-main')";
    page.until("the focus on the curtain's button", focus)
        .await?;
    page.tap(".curtain .button-main").await?;
    page.until(
        "the second seat",
        "document.querySelector('.ir-hand-dice') !== null",
    )
    .await?;
    // The mouse has left its mark on nothing; the focus has come to rest.
    page.until("the focus", "document.activeElement.id === 'ask'")
        .await?;
    Ok(Seen {
        first,
        curtain,
        second: page.ask(ALL).await?,
    })
}
