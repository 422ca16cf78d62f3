//! A stage for one play: the app served, a fresh browser, and at the end a look whether anything
//! went wrong in the page, whatever the play was about.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::chrome::{Chrome, Programs};
use crate::page::Page;
use crate::site::Site;

/// What a play has at hand.
pub struct Stage {
    /// The browser, at the app's first page.
    pub page: Page,
    /// The app's server.
    pub site: Site,
}

/// Runs a play on a stage of its own. Says in one line if there is no stage to be had.
pub async fn play(name: &str, play: impl AsyncFnOnce(&mut Stage) -> Result<()>) -> Result<()> {
    let (folder, programs) = match requisites() {
        Ok(requisites) => requisites,
        Err(why) => {
            println!("{name}: skipped, {why:#}");
            return Ok(());
        }
    };
    println!("{name}");
    let begun = Instant::now();
    let profile = env::temp_dir().join(format!("astragal-{}-{name}", std::process::id()));
    let chrome = Chrome::start(&programs).await?;
    let mut stage = Stage {
        page: Page::open(chrome.open(&profile).await?).await?,
        site: Site::open(&folder).await?,
    };
    let played = perform(&mut stage, play).await;
    if played.is_err() {
        stage.page.picture(&format!("failed-{name}")).await?;
    }
    stage.page.close().await?;
    chrome.end().await?;
    // Chromium may still write to its profile for a moment.
    drop(fs::remove_dir_all(profile));
    println!("{name}: {:.1} s", begun.elapsed().as_secs_f64());
    played
}

async fn perform(
    stage: &mut Stage,
    play: impl AsyncFnOnce(&mut Stage) -> Result<()>,
) -> Result<()> {
    stage.page.visit(&stage.site.address()).await?;
    play(stage).await?;
    let complaints = stage.page.complaints().await?;
    ensure!(
        complaints.is_empty(),
        "the browser complains: {complaints:#?}"
    );
    Ok(())
}

/// The built app and the programs to show it.
fn requisites() -> Result<(PathBuf, Programs)> {
    let folder = env::var_os("ASTRAGAL_WEB").context("ASTRAGAL_WEB does not name a built app")?;
    // Tests run in the folder of their crate; people name folders from the root.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = root.join(folder);
    let index = folder.join("index.html");
    ensure!(index.is_file(), "there is no {}", index.display());
    Ok((folder, Programs::find()?))
}

/// Where pictures and tools of the plays lie: beside the built app, never in the repository.
pub fn workshop() -> Result<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let folder = root.join(target).join("browser");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
