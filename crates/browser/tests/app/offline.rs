//! After the first visit everything that needs no server works without one.

use crate::screens::look;
use anyhow::{Result, ensure};
use browser::{GAMES, board, play};

/// A board with something to decide.
const BOARD: &str = ".frame:not(.frame-quiet) .decision .button";

pub(crate) async fn the_second_visit_needs_no_network() -> Result<()> {
    play("offline", async |stage| {
        let ready = "navigator.serviceWorker.ready.then((ready) => ready.active !== null)";
        ensure!(stage.page.promised(ready).await? == true, "the app is kept");
        let complaints = stage.page.complaints().await?;
        ensure!(complaints.is_empty(), "before: {complaints:#?}");
        stage.site.stop().await;
        let page = &stage.page;
        page.reload(".ways a").await?;
        page.hasten(40).await?;
        page.tap(".ways a.button-main").await?;
        page.until(
            "a question",
            "document.querySelector('.ir-hand-dice') !== null",
        )
        .await?;
        // The bot thinks in a worker, which has to be loaded too.
        board::to_battle(page).await?;
        page.picture("offline").await?;
        // So has the part of every game, although nobody has opened its box yet.
        for game in GAMES {
            page.go(&format!("#/play/{game}"), BOARD).await?;
        }
        // The browser looks for a newer app and may say that it found no server, nothing else.
        let mut complaints = page.complaints().await?;
        complaints.retain(|complaint| !complaint.contains("ERR_CONNECTION_REFUSED"));
        ensure!(complaints.is_empty(), "offline: {complaints:#?}");
        stage.site.start().await
    })
    .await
}

pub(crate) async fn a_game_that_does_not_come_is_asked_for_again() -> Result<()> {
    play("unpacked", async |stage| {
        let page = &stage.page;
        let parts = "performance.getEntriesByType('resource').map((one) => one.name)\
            .filter((name) => name.includes('/part-kapow')).length";
        ensure!(
            page.ask::<usize>(parts).await? == 0,
            "it comes with the first load"
        );
        page.run(
            "window.kept = window.fetch; window.fetch = (what) => \
             String(what).includes('/part-') ? Promise.reject(new TypeError()) : kept(what)",
        )
        .await?;
        page.go("#/play/kapow", ".frame-quiet .why-not").await?;
        look(page, "unpacked").await?;
        page.tap(".frame-quiet .button-main").await?;
        page.until("another try", "document.querySelector('.why-not') !== null")
            .await?;
        page.run("window.fetch = window.kept").await?;
        page.tap(".frame-quiet .button-main").await?;
        page.until(
            "the board",
            &format!("document.querySelector('{BOARD}') !== null"),
        )
        .await?;
        // The browser's own word on what was not to be had; here it is meant to be said.
        let mut complaints = page.complaints().await?;
        complaints.retain(|complaint| !complaint.contains("TypeError"));
        ensure!(complaints.is_empty(), "{complaints:#?}");
        Ok(())
    })
    .await
}
