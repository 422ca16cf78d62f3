//! A host who swaps the secret seed of a match while the server is down. The pages of honest people
//! were promised another one: they stop, and say how the record differs.

use anyhow::{Context, Result, ensure};
use browser::{Page, party, tables};
use rusqlite::Connection;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::path::Path;

/// The alarm, in whatever language.
const ALARM: &str = ".fr-alarm";

/// The seal of the seed as the page keeps it.
const SEAL: &str = "JSON.parse(Object.entries(localStorage)\
    .find(([name]) => name.startsWith('astragal.shown.'))[1]).matches.at(-1).shown.published.commitment";

/// All that the page keeps of its tables is gone.
const FORGET: &str = "Object.keys(localStorage)\
    .filter((name) => name.startsWith('astragal.shown.'))\
    .map((name) => localStorage.removeItem(name)).length";

/// Where it is said that the own share was not given by this browser.
const ELSEWHERE: &str = ".fr-strip .fr-elsewhere";

/// The host's own program gives up for the host's seat, so that the record comes.
const GIVE_UP: &str = "new Promise((done) => {
  const table = location.hash.split('/').pop();
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ say: 'hello', version: 6, since: 0 });
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.tell === 'welcome') {
      say({ say: 'command', cmd: 'host', seat: 'A', seen: 1000, act: { do: 'resign' } });
    }
    if (told.tell === 'accepted') done(true);
  };
})";

pub(crate) async fn a_swapped_seed_raises_the_alarm() -> Result<()> {
    party("tampered", 2, async |party| {
        tables::full(&party.pages, "irondie", 2).await?;
        for page in &party.pages {
            tables::begun(page).await?;
        }
        let honest = &party.pages[1];
        look_at_the_seal(honest).await?;
        let promised: String = honest.ask(SEAL).await?;
        forget(&party.pages[0]).await?;
        party.server.kill().await?;
        swap_the_seed(&party.folder.join("tables.db"))?;
        party.server.start().await?;
        for page in &party.pages {
            let rings = format!("document.querySelector('{ALARM}') !== null");
            page.until("the alarm", &rings).await?;
        }
        let honest = &party.pages[1];
        says(honest, ALARM, &promised).await?;
        honest.picture("tampered-alarm").await?;
        honest.reload(ALARM).await.context("the alarm goes away")?;
        ensure!(party.pages[0].promised(GIVE_UP).await? == true, "no end");
        differs(honest, &promised).await?;
        for page in &party.pages {
            // A browser reports every connection that came to nothing.
            page.complaints().await?;
        }
        Ok(())
    })
    .await
}

/// Before the first throw the promise can be looked at.
async fn look_at_the_seal(page: &Page) -> Result<()> {
    page.tap(".fr-strip .link").await?;
    let promised: String = page.ask(SEAL).await?;
    says(page, "dialog.pn-record", &promised).await?;
    page.picture("tampered-promise").await?;
    page.tap("dialog.pn-record header .tool").await
}

/// A browser that has lost what it kept accuses nobody, and says what it cannot tell.
async fn forget(page: &Page) -> Result<()> {
    let gone: usize = page.ask(FORGET).await?;
    ensure!(gone == 1, "{gone} tables were kept");
    page.reload(ELSEWHERE).await?;
    page.picture("tampered-forgotten").await
}

/// The record holds in itself, and the panel says that it is not the match that was shown.
async fn differs(page: &Page, promised: &str) -> Result<()> {
    let told = "document.querySelector('dialog.pn-record [role=alert]') !== null";
    page.tap(".offers .button-main").await?;
    page.until("the comparison", told).await?;
    says(page, "dialog.pn-record [role=alert]", promised).await?;
    page.picture("tampered-record").await
}

async fn says(page: &Page, place: &str, text: &str) -> Result<()> {
    let found: String = page
        .ask(&format!("document.querySelector('{place}').textContent"))
        .await?;
    ensure!(found.contains(text), "{place} does not say {text}: {found}");
    Ok(())
}

/// Puts another seed into the log, as somebody can who has the file.
fn swap_the_seed(database: &Path) -> Result<()> {
    let file = Connection::open(database)?;
    let found = "SELECT seq, body FROM entries WHERE body LIKE '%\"prepared\"%'";
    let (seq, body): (i64, String) =
        file.query_row(found, (), |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut entry: Value = serde_json::from_str(&body)?;
    entry["seed"] = json!("77".repeat(32));
    let changed = "UPDATE entries SET body = ? WHERE seq = ?";
    let count = file.execute(changed, (entry.to_string(), seq))?;
    ensure!(count == 1, "{count} seeds were swapped");
    write_the_chain(&file)
}

/// Who can write the file can write its chain of hashes too.
pub(crate) fn write_the_chain(file: &Connection) -> Result<()> {
    let (num, id, opening): (i64, String, String) =
        file.query_row("SELECT num, id, opening FROM tables", (), |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
    let mut read = file.prepare("SELECT seq, body FROM entries WHERE num = ? ORDER BY seq")?;
    let entries: Vec<(i64, String)> = read
        .query_map([num], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let mut link = Sha256::digest(format!("astragal table\0{id}\0{opening}"));
    for (seq, body) in entries {
        let parts = [&b"astragal entry\0"[..], &link[..16], body.as_bytes()].concat();
        link = Sha256::digest(parts);
        let changed = "UPDATE entries SET chain = ? WHERE num = ? AND seq = ?";
        file.execute(changed, (&link[..16], num, seq))?;
    }
    Ok(())
}
