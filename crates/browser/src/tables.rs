//! What people do at the tables of a server: make one, sit down, look on.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::page::Page;

/// The links that the maker of a table may hand on.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Links {
    /// The table itself.
    pub table: String,
    /// The invitation that is shown.
    pub invite: String,
    /// Where people watch.
    pub watch: String,
}

const LINKS: &str = "(() => {
  const [invite, watch] = [...document.querySelectorAll('.fr-link input')].map((one) => one.value);
  return { table: location.href, invite, watch };
})()";

/// Waits in vain are for people, not for tests.
const HASTE: u32 = 40;

/// Opens the page on which a table is made, from the first page.
pub async fn go_to_make(page: &Page) -> Result<()> {
    page.hasten(HASTE).await?;
    page.tap(".ways a[href='#/friends/irondie']").await?;
    page.until(
        "the form",
        "document.querySelector('.fr-form form, form.fr-form') !== null",
    )
    .await
}

/// Makes the table as it is planned on the page, under this name.
pub async fn make(page: &Page, name: &str) -> Result<Links> {
    page.fill("form.fr-form input.field", name).await?;
    page.tap("form.fr-form button[type=submit]").await?;
    page.until(
        "the lobby",
        "document.querySelectorAll('.fr-link input').length === 2",
    )
    .await?;
    links(page).await
}

/// The links that the lobby shows now.
pub async fn links(page: &Page) -> Result<Links> {
    page.ask(LINKS).await.context("the links of the lobby")
}

/// Opens an invitation and sits down.
pub async fn sit(page: &Page, invite: &str, name: &str) -> Result<()> {
    page.hasten(HASTE).await?;
    page.open_link(invite, "form.fr-form").await?;
    page.fill("form.fr-form input.field", name).await?;
    page.tap("form.fr-form button[type=submit]").await
}

/// Waits until the match has begun here.
pub async fn begun(page: &Page) -> Result<()> {
    page.until(
        "the first question",
        "document.querySelector('.ir-hand-dice') !== null",
    )
    .await
}

/// A duel that has begun: the first makes the table, the second takes the other seat.
pub async fn duel(pages: &[Page]) -> Result<Links> {
    go_to_make(&pages[0]).await?;
    let links = make(&pages[0], "Ada").await?;
    sit(&pages[1], &links.invite, "Ben").await?;
    begun(&pages[0]).await?;
    begun(&pages[1]).await?;
    Ok(links)
}
