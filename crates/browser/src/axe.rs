//! axe-core, which finds what keeps people out: fetched by npm once, run inside the page through
//! the driver, so that the page's policy stays as strict as it is.

use std::env;
use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::page::Page;
use crate::stage::workshop;

const PACKAGE: &str = "axe-core@4.14.0";

/// The program, or nothing where there is no npm to fetch it with. CI must have it.
pub fn source() -> Result<Option<String>> {
    let file = workshop()?.join("node_modules/axe-core/axe.min.js");
    let fetched = if file.is_file() { Ok(()) } else { fetch() };
    if let Err(error) = fetched {
        ensure!(env::var_os("CI").is_none(), "CI needs axe-core: {error:#}");
        println!("axe-core: skipped, {error:#}");
        return Ok(None);
    }
    let text = fs::read_to_string(&file);
    Ok(Some(text.context("npm did not bring axe-core")?))
}

fn fetch() -> Result<()> {
    let status = Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--ignore-scripts"])
        .args(["--no-save", "--silent", "--prefix"])
        .arg(workshop()?)
        .arg(PACKAGE)
        .stdin(Stdio::null())
        .status()
        .context("npm is not installed")?;
    ensure!(status.success(), "npm cannot fetch {PACKAGE}");
    Ok(())
}

/// Everything axe-core finds wrong with the page as it is now, a line each.
pub async fn violations(page: &Page, source: &str) -> Result<Vec<String>> {
    run(page, source, "{ resultTypes: ['violations'] }").await
}

/// The same for what hangs on colours alone.
pub async fn faint(page: &Page, source: &str) -> Result<Vec<String>> {
    run(page, source, "{ runOnly: ['color-contrast'] }").await
}

async fn run(page: &Page, source: &str, options: &str) -> Result<Vec<String>> {
    if !page.ask::<bool>("window.axe !== undefined").await? {
        page.run(source).await?;
    }
    let found = page
        .promised(&format!("axe.run(document, {options})"))
        .await?;
    let Some(violations) = found["violations"].as_array() else {
        bail!("axe-core says {found}");
    };
    Ok(violations.iter().flat_map(lines).collect())
}

fn lines(violation: &Value) -> Vec<String> {
    let rule = format!("{}: {}", violation["id"], violation["help"]);
    let nodes = violation["nodes"].as_array();
    let line = |node: &Value| {
        let html: String = node["html"].to_string().chars().take(160).collect();
        format!(
            "{rule} at {} {html} {}",
            node["target"], node["any"][0]["message"]
        )
    };
    nodes
        .map(|nodes| nodes.iter().map(line).collect())
        .unwrap_or_default()
}
