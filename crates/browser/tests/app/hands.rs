//! What plays do with a page is tried on a page made for it, or a tap into the void might pass.

use anyhow::{Result, ensure};
use browser::play;

/// A button far below, which something covers for a while; a box inside its label.
const PAGE: &str = "data:text/html,<meta name='viewport' content='width=device-width'>\
    <p style='height: 3000px'>far up</p>\
    <button onclick='this.textContent += 1'>far down </button>\
    <label><input type='checkbox' style='pointer-events: none'> a box</label>\
    <i id='cover' style='position: fixed; inset: 0'></i>\
    <script>const one = cover; setInterval(() => one.remove(), 500)</script>";

pub(crate) async fn taps_hit_what_they_are_meant_for() -> Result<()> {
    play("hands", async |stage| {
        let page = &stage.page;
        page.open_link(PAGE, "button").await?;
        let size: (u32, u32) = page.ask("[innerWidth, innerHeight]").await?;
        ensure!(size == (1280, 800), "the page is {size:?} inside");
        page.tap_if_there("button").await?;
        let text = "document.querySelector('button').textContent";
        ensure!(
            page.ask::<String>(text).await? == "far down ",
            "a tap goes through what covers the button"
        );
        page.tap("button").await?;
        let said: String = page.ask(text).await?;
        ensure!(said == "far down 1", "one tap, and the button says: {said}");
        page.tap("input").await?;
        let checked = "document.querySelector('input').checked";
        ensure!(
            page.ask::<bool>(checked).await?,
            "a box is tapped through its label"
        );
        page.resize(390, 844).await?;
        page.tap_last("button").await?;
        let said: String = page.ask(text).await?;
        ensure!(said == "far down 11", "on a phone the button says: {said}");
        Ok(())
    })
    .await
}
