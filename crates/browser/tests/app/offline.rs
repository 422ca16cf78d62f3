//! After the first visit everything that needs no server works without one.

use anyhow::{Result, ensure};
use browser::{board, play};

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
        // The browser looks for a newer app and may say that it found no server, nothing else.
        let mut complaints = page.complaints().await?;
        complaints.retain(|complaint| !complaint.contains("ERR_CONNECTION_REFUSED"));
        ensure!(complaints.is_empty(), "offline: {complaints:#?}");
        stage.site.start().await
    })
    .await
}
