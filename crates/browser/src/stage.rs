//! A stage for one play: the app served, fresh browsers, and at the end a look whether anything
//! went wrong in a page, whatever the play was about.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};

use crate::chrome::{Chrome, Programs};
use crate::page::Page;
use crate::server::{self, Server};
use crate::site::Site;

/// What a play has at hand.
pub struct Stage {
    /// The browser, at the app's first page.
    pub page: Page,
    /// The app's server.
    pub site: Site,
}

/// What a play with several people has at hand.
pub struct Party {
    /// Their browsers, at the app's first page.
    pub pages: Vec<Page>,
    /// The real server, which has tables.
    pub server: Server,
    /// A folder for what is downloaded.
    pub folder: PathBuf,
}

/// Runs a play on a stage of its own. Says in one line if there is no stage to be had.
pub async fn play(name: &str, play: impl AsyncFnOnce(&mut Stage) -> Result<()>) -> Result<()> {
    let Some((app, programs)) = or_skip(name, requisites()) else {
        return Ok(());
    };
    let begun = Instant::now();
    let folder = folder(name);
    let chrome = Chrome::start(&programs).await?;
    let mut stage = Stage {
        page: Page::open(chrome.open(&folder).await?).await?,
        site: Site::open(&app).await?,
    };
    stage.page.visit(&stage.site.address()).await?;
    let played = play(&mut stage).await;
    close(name, begun, chrome, vec![stage.page], played).await
}

/// Runs a play of several people, each with a browser, at the real server.
pub async fn party(
    name: &str,
    people: usize,
    play: impl AsyncFnOnce(&mut Party) -> Result<()>,
) -> Result<()> {
    let found = server::program().and_then(|program| Ok((program, requisites()?)));
    let Some((program, (app, programs))) = or_skip(name, found) else {
        return Ok(());
    };
    let begun = Instant::now();
    let folder = folder(name);
    let chrome = Chrome::start(&programs).await?;
    let server = Server::open(program, &app, &folder).await?;
    let mut pages = Vec::new();
    for person in 0..people {
        let profile = folder.join(person.to_string());
        let mut page = Page::open(chrome.open(&profile).await?).await?;
        page.visit(&server.address()).await?;
        pages.push(page);
    }
    let mut party = Party {
        pages,
        server,
        folder,
    };
    let played = play(&mut party).await;
    close(name, begun, chrome, party.pages, played).await
}

fn or_skip<T>(name: &str, found: Result<T>) -> Option<T> {
    match found {
        Ok(found) => {
            println!("{name}");
            Some(found)
        }
        Err(why) => {
            println!("{name}: skipped, {why:#}");
            None
        }
    }
}

/// Profiles, databases and downloads of a play.
fn folder(name: &str) -> PathBuf {
    env::temp_dir().join(format!("astragal-{}-{name}", std::process::id()))
}

/// Ends a play: pictures where it failed, and nothing may have gone wrong in any page.
async fn close(
    name: &str,
    begun: Instant,
    chrome: Chrome,
    pages: Vec<Page>,
    mut played: Result<()>,
) -> Result<()> {
    for (person, page) in pages.into_iter().enumerate() {
        if played.is_ok() {
            let complaints = page.complaints().await?;
            if !complaints.is_empty() {
                played = Err(anyhow!("the browser complains: {complaints:#?}"));
            }
        }
        if played.is_err() {
            page.picture(&format!("failed-{name}-{person}")).await?;
        }
        page.close().await?;
    }
    chrome.end().await?;
    // Chromium may still write to its profile for a moment.
    drop(fs::remove_dir_all(folder(name)));
    println!("{name}: {:.1} s", begun.elapsed().as_secs_f64());
    played
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
