//! What a table on the server tells a page, word for word, and when.

use anyhow::Result;
use serde::Deserialize;

use crate::page::Page;

/// Keeps what tables tell the page, from its next load on.
pub async fn listen(page: &Page) -> Result<()> {
    page.run("sessionStorage.setItem('test-wire', 'yes')").await
}

/// Forgets what was told so far.
pub async fn forget(page: &Page) -> Result<()> {
    page.run("window.testWire = []").await
}

/// The updates since then as texts, without their numbers.
pub async fn updates(page: &Page) -> Result<Vec<String>> {
    page.ask(&format!(
        "{UPDATES}.map(({{ at, n, ...rest }}) => JSON.stringify(rest))"
    ))
    .await
}

/// What an update says, as far as plays ask.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Told {
    /// When it came, in seconds.
    pub at: f64,
    /// What of its view is for one seat alone.
    pub secrets: Vec<String>,
    /// What has happened, by kind.
    pub kinds: Vec<String>,
}

const UPDATES: &str = "(window.testWire ?? []) \
    .map(({ at, text }) => ({ at, ...JSON.parse(text) })) \
    .filter((one) => one.tell === 'update')";

/// The updates since then: which of these fields of a view they fill, and what has happened.
pub async fn told(page: &Page, fields: &[&str]) -> Result<Vec<Told>> {
    let fields = serde_json::to_string(fields)?;
    page.ask(&format!(
        "{UPDATES}.map(({{ at, view, told }}) => ({{ at, \
           secrets: {fields}.filter((field) => (view?.[field] ?? null) !== null), \
           kinds: (told ?? []).map((one) => typeof one === 'string' ? one : Object.keys(one)[0]), \
         }}))"
    ))
    .await
}
