//! What people do at the tables of a server: make one, sit down, look on.

use std::fmt::Debug;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::bound::Bound;
use crate::page::{PATIENCE, Page};
use crate::stage::Party;

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

/// A match of this game and mode that has begun, with as many people as pages: the first makes the
/// table, the others take a seat each. The first mode is what the maker has set up, which is chosen
/// already.
pub async fn full(pages: &[Page], game: &str, mode: usize) -> Result<Links> {
    let names = ["Ada", "Ben", "Cleo", "Dan"];
    pages[0].hasten(HASTE).await?;
    let form = format!("#/friends/{game}");
    pages[0].go(&form, "form.fr-form").await?;
    if let Some(mode) = mode.checked_sub(2) {
        let mode = format!(".fr-modes label:has([value='{mode}'])");
        pages[0].tap(&mode).await?;
    }
    let made = make(&pages[0], names[0]).await?;
    for (page, name) in pages.iter().zip(names).skip(1) {
        sit(page, &links(&pages[0]).await?.invite, name).await?;
        let taken = format!("document.body.textContent.includes('{name}')");
        pages[0].until(name, &taken).await?;
    }
    Ok(made)
}

/// The same, as the first of them has set it up in this browser.
pub async fn full_as(pages: &[Page], game: &str, custom: &str) -> Result<Links> {
    let keep = format!("localStorage.setItem('astragal.{game}', '{custom}')");
    pages[0].run(&keep).await?;
    full(pages, game, 1).await
}

/// Opens the link for those who look on; waits for what is said to be there then.
pub async fn watch(page: &Page, links: &Links, until: &str) -> Result<()> {
    page.hasten(HASTE).await?;
    page.open_link(&links.watch, until).await
}

/// Waits until all see the result of a match, saves its record from one of their pages, and has
/// the program say that it holds.
pub async fn record_holds(party: &Party, who: usize, game: &str) -> Result<()> {
    let result = "document.querySelector('dialog.pn-result') !== null";
    for page in &party.pages {
        page.until("the result", result).await?;
    }
    let page = &party.pages[who];
    page.download_to(&party.folder).await?;
    page.tap("dialog.pn-result .offers .button:nth-of-type(2)")
        .await?;
    let file = party.folder.join(format!("{game}.jsonl"));
    let bound = Bound::new("the record", PATIENCE);
    while !file.is_file() {
        bound.check(&format!("there is no {}", file.display()))?;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    party.server.verify(&file).await
}

/// A match of Dice Miner that has begun.
pub async fn miners(pages: &[Page]) -> Result<()> {
    full(pages, "dice-miner", pages.len()).await?;
    for page in pages {
        let board = "document.querySelector('.mm-mine') !== null";
        page.until("the board", board).await?;
    }
    Ok(())
}

/// Waits until everybody sees the same, as a script finds it in a page; `what` it is, and when
/// there is enough to see.
pub async fn all_see_one<T: DeserializeOwned + PartialEq + Debug>(
    pages: &[Page],
    what: &str,
    script: &str,
    enough: impl Fn(&T) -> bool,
) -> Result<T> {
    let bound = Bound::new(&format!("all pages to show the same {what}"), PATIENCE);
    loop {
        let mut shown = Vec::new();
        for page in pages {
            shown.push(page.ask::<T>(script).await?);
        }
        if enough(&shown[0]) && shown.iter().all(|one| *one == shown[0]) {
            return Ok(shown.swap_remove(0));
        }
        bound.check(&format!("{shown:?}"))?;
    }
}

/// The places at the end.
const RESULT: &str = "[...document.querySelectorAll('.pn-place li')].map((one) => \
    [one.querySelector('.seat-mark').dataset.seat, one.querySelector('.pn-crown') !== null, \
     one.querySelector('.life').textContent])";

/// A place at the end: seat, whether it has won, what it has left.
pub type Place = (String, bool, String);

/// Everybody sees the same places.
pub async fn all_see_one_result(pages: &[Page]) -> Result<Vec<Place>> {
    let first: Vec<Place> = pages[0].ask(RESULT).await?;
    ensure!(first.iter().any(|(_, won, _)| *won), "nobody has won");
    for page in pages {
        let shown: Vec<Place> = page.ask(RESULT).await?;
        ensure!(shown == first, "{shown:?} is not {first:?}");
    }
    Ok(first)
}

/// Two presses give up.
pub async fn give_up(page: &Page) -> Result<()> {
    let before = "document.querySelector('.leaving .button:has([href=\"#ic-flag\"])').textContent";
    let text: String = page.ask(before).await?;
    page.tap(".leaving .button:has([href='#ic-flag'])").await?;
    let sure = format!("{before} !== {}", serde_json::to_string(&text)?);
    page.until("whether that is meant", &sure).await?;
    page.tap(".leaving .button:has([href='#ic-flag'])").await
}
