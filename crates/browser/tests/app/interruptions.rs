//! What goes wrong on the way: a reload, a network that is gone, a server that dies, an answer that
//! somebody would like to take back. Played with Dice Miner, whose matches are never over early.

use anyhow::{Context, Result, bail, ensure};
use browser::{Page, Party, miner, party, tables};

const LOST: &str = "document.querySelector('.fr-strip .fr-lost') !== null";
const FOUND: &str = "document.querySelector('.fr-strip .fr-lost') === null";
const MINE: &str = "document.querySelector('.mm-mine').textContent";
const LOG: &str = "document.querySelector('.log').textContent";
/// Takes back the last answer. The button with an icon is that of no amount.
const UNDO: &str = ".decision .offers .button-icon:not(.amount)";

pub(crate) async fn a_match_survives_what_networks_do() -> Result<()> {
    party("interruptions", 2, async |party| {
        tables::miners(&party.pages).await?;
        goes_on(party).await?;
        reload(&party.pages[1]).await?;
        goes_on(party).await.context("after a reload")?;
        without_network(&party.pages[1]).await?;
        goes_on(party).await.context("after a lost network")?;
        killed(party).await?;
        goes_on(party).await.context("after a killed server")?;
        let mut complaints = Vec::new();
        for page in &party.pages {
            complaints.extend(page.complaints().await?);
        }
        // A browser reports every connection that came to nothing, and nothing else went wrong.
        complaints.retain(|complaint| !complaint.contains("ERR_"));
        ensure!(
            complaints.is_empty(),
            "the browser complains: {complaints:#?}"
        );
        Ok(())
    })
    .await
}

/// The match goes on: something new has happened, and both have seen it.
async fn goes_on(party: &Party) -> Result<()> {
    let before = told(&party.pages).await?;
    miner::together_until(&party.pages, async || {
        let now = told(&party.pages).await?;
        Ok(now.iter().zip(&before).all(|(now, before)| now != before))
    })
    .await
}

/// What the log tells each of them.
async fn told(pages: &[Page]) -> Result<Vec<String>> {
    let mut told = Vec::new();
    for page in pages {
        told.push(page.ask(LOG).await?);
    }
    Ok(told)
}

async fn reload(page: &Page) -> Result<()> {
    let before: String = page.ask(MINE).await?;
    page.reload(".mm-mine .seat-name").await?;
    let same = format!("{MINE} === {}", serde_json::to_string(&before)?);
    page.until("the same mat", &same).await
}

async fn without_network(page: &Page) -> Result<()> {
    page.offline(true).await?;
    page.until("the loss to be seen", LOST).await?;
    page.picture("friends-lost").await?;
    page.offline(false).await?;
    page.until("the connection", FOUND).await
}

async fn killed(party: &mut Party) -> Result<()> {
    party.server.kill().await?;
    for page in &party.pages {
        page.until("the loss to be seen", LOST).await?;
    }
    party.server.start().await?;
    for page in &party.pages {
        page.until("the connection", FOUND).await?;
    }
    Ok(())
}

pub(crate) async fn taking_back_needs_consent() -> Result<()> {
    party("consent", 2, async |party| {
        tables::miners(&party.pages).await?;
        for _ in 0..20 {
            let undo = async || Ok(may_undo(&party.pages).await?.is_some());
            miner::together_until(&party.pages, undo).await?;
            let Some(asks) = may_undo(&party.pages).await? else {
                continue;
            };
            let [page, other] = [&party.pages[asks], &party.pages[1 - asks]];
            // The other one may have answered in the meantime; then there is nothing to take back.
            let tap = format!("document.querySelector('{UNDO}')?.click()");
            page.run(&tap).await?;
            let answer =
                format!("document.querySelector('.slip, {UNDO}')?.matches('.slip') ?? true");
            page.until("an answer", &answer).await?;
            if page.ask("document.querySelector('.slip') !== null").await? {
                return consent(page, other).await;
            }
        }
        bail!("nobody was ever asked for consent")
    })
    .await
}

/// Who may take something back that the others have seen.
async fn may_undo(pages: &[Page]) -> Result<Option<usize>> {
    for (place, page) in pages.iter().enumerate() {
        let may = format!("document.querySelector('{UNDO}') !== null");
        if page.ask(&may).await? {
            return Ok(Some(place));
        }
    }
    Ok(None)
}

/// The other is asked, says no, is asked again, and says yes.
async fn consent(page: &Page, other: &Page) -> Result<()> {
    let asked = "document.querySelectorAll('.slip .button').length === 2";
    other.until("the question", asked).await?;
    other.picture("friends-consent").await?;
    other.tap(".slip .button:last-of-type").await?;
    page.until("the refusal", "document.querySelector('.slip') === null")
        .await?;
    // The second time they are looking at something else.
    other.tap(".tool:has([href='#ic-settings'])").await?;
    let sheet = "document.querySelector('dialog[open]') !== null";
    other.until("a sheet", sheet).await?;
    page.tap(UNDO).await?;
    let asked = "document.querySelectorAll('dialog[open] .slip .button').length === 2";
    other.until("the question again", asked).await?;
    other.picture("friends-consent-over").await?;
    other.tap("dialog[open] .slip .button").await?;
    page.until(
        "the question that was answered",
        "document.querySelector('.decision .button-main') !== null",
    )
    .await
}
