//! axe-core finds nothing that keeps people out.

use anyhow::{Result, ensure};
use browser::{Page, axe, board, play};

#[tokio::test]
async fn nobody_is_kept_out() -> Result<()> {
    play("access", async |stage| {
        let Some(source) = axe::source()? else {
            return Ok(());
        };
        let page = &stage.page;
        let mut found = Vec::new();
        for theme in ["light", "dark"] {
            page.go("#/", ".ways a").await?;
            page.run(&format!(
                "localStorage.setItem('astragal.settings', '{{\"theme\":\"{theme}\"}}')"
            ))
            .await?;
            page.reload(".ways a").await?;
            found.extend(walk(page, &source, theme).await?);
        }
        ensure!(found.is_empty(), "axe-core finds:\n{}", found.join("\n"));
        Ok(())
    })
    .await
}

async fn walk(page: &Page, source: &str, theme: &str) -> Result<Vec<String>> {
    let mut found = judge(page, source, &format!("home, {theme}")).await?;
    for (sheet, button) in [
        ("settings", ".home-head nav button:last-of-type"),
        ("rules", ".home-foot button:first-of-type"),
    ] {
        page.tap(button).await?;
        page.until(sheet, "document.querySelector('dialog') !== null")
            .await?;
        found.extend(judge(page, source, &format!("{sheet}, {theme}")).await?);
        page.tap("dialog header button").await?;
    }
    board::begin(page, "#/play/irondie").await?;
    found.extend(judge(page, source, &format!("hand, {theme}")).await?);
    board::to_battle(page).await?;
    found.extend(judge(page, source, &format!("board, {theme}")).await?);
    board::begin(page, "#/screen/irondie").await?;
    page.press("789\u{e007}").await?;
    page.until("the curtain", "document.querySelector('.curtain') !== null")
        .await?;
    found.extend(judge(page, source, &format!("curtain, {theme}")).await?);
    Ok(found)
}

/// What axe-core finds on the page as it is now, with the name of the screen.
pub(crate) async fn judge(page: &Page, source: &str, screen: &str) -> Result<Vec<String>> {
    let found = axe::violations(page, source).await?;
    Ok(found
        .iter()
        .map(|line| format!("{screen}: {line}"))
        .collect())
}
