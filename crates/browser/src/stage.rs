//! A stage for one play: the app served, fresh browsers, and at the end a look whether anything
//! went wrong in a page, whatever the play was about.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::bound::within;
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
    chrome: Chrome,
    folder: PathBuf,
}

/// What a play with several people has at hand.
pub struct Party {
    /// Their browsers, at the app's first page.
    pub pages: Vec<Page>,
    /// The real server, which has tables.
    pub server: Server,
    /// A folder for what is downloaded.
    pub folder: PathBuf,
    chrome: Chrome,
}

/// A play that goes on for longer hangs.
const LONGEST_PLAY: Duration = Duration::from_secs(900);
/// How long a browser may take to start, on a busy machine.
const START: Duration = Duration::from_secs(180);
/// How long a browser may take to say what went wrong and to end.
const END: Duration = Duration::from_secs(60);

/// Runs a play on a stage of its own.
pub async fn play(name: &str, play: impl AsyncFnOnce(&mut Stage) -> Result<()>) -> Result<()> {
    println!("{name}");
    let begun = Instant::now();
    let (app, programs) = requisites()?;
    let folder = folder(name);
    let chrome = within("chromedriver", START, Chrome::start(&programs)).await?;
    let mut stage = Stage {
        site: Site::open(&app).await?,
        page: open(&chrome, &folder).await?,
        chrome,
        folder,
    };
    let played = within("the end of the play", LONGEST_PLAY, async {
        stage.page.visit(&stage.site.address()).await?;
        play(&mut stage).await
    });
    let played = played.await;
    close(name, begun, stage.chrome, vec![stage.page], played).await
}

/// Runs a play of several people, each with a browser, at the real server.
pub async fn party(
    name: &str,
    people: usize,
    play: impl AsyncFnOnce(&mut Party) -> Result<()>,
) -> Result<()> {
    println!("{name}");
    let begun = Instant::now();
    let (app, programs) = requisites()?;
    let folder = folder(name);
    let chrome = within("chromedriver", START, Chrome::start(&programs)).await?;
    let mut party = Party {
        pages: Vec::new(),
        server: Server::open(server::program()?, &app, &folder).await?,
        folder,
        chrome,
    };
    let played = within("the end of the play", LONGEST_PLAY, async {
        for person in 0..people {
            let profile = party.folder.join(person.to_string());
            party.pages.push(open(&party.chrome, &profile).await?);
            let page = &mut party.pages[person];
            page.visit(&party.server.address()).await?;
        }
        play(&mut party).await
    });
    let played = played.await;
    close(name, begun, party.chrome, party.pages, played).await
}

impl Stage {
    /// Closes the browser and opens it again, as somebody does tomorrow.
    pub async fn reopen(&mut self) -> Result<()> {
        reopen(&self.chrome, &self.folder, &mut self.page).await
    }
}

impl Party {
    /// Closes somebody's browser and opens it again.
    pub async fn reopen(&mut self, person: usize) -> Result<()> {
        let profile = self.folder.join(person.to_string());
        reopen(&self.chrome, &profile, &mut self.pages[person]).await
    }
}

async fn reopen(chrome: &Chrome, profile: &Path, page: &mut Page) -> Result<()> {
    within("chromium again", START, async {
        page.quit().await?;
        *page = Page::open(chrome.reopen(profile).await?).await?;
        Ok(())
    })
    .await
}

/// Whether there is all that plays need: the app, its server, a browser. If not, what is missing.
pub fn ready() -> Result<()> {
    requisites()?;
    server::program()?;
    Ok(())
}

async fn open(chrome: &Chrome, profile: &Path) -> Result<Page> {
    within("chromium", START, async {
        Page::open(chrome.open(profile).await?).await
    })
    .await
}

/// Profiles, databases and downloads of a play.
fn folder(name: &str) -> PathBuf {
    env::temp_dir().join(format!("astragal-{}-{name}", std::process::id()))
}

/// Ends a play: pictures where it failed, and nothing may have gone wrong in any page. Whatever
/// happens, no browser is left behind.
async fn close(
    name: &str,
    begun: Instant,
    chrome: Chrome,
    pages: Vec<Page>,
    mut played: Result<()>,
) -> Result<()> {
    for (person, page) in pages.into_iter().enumerate() {
        let who = format!("{name}-{person}");
        let failed = played.is_err();
        let looked = within("a last look", END, look_back(&page, &who, failed)).await;
        let closed = within("chromium to end", END, page.close()).await;
        // What went wrong first is what the play is about.
        played = played.and(looked).and(closed);
    }
    chrome.end().await?;
    // Chromium may still write to its profile for a moment.
    drop(fs::remove_dir_all(folder(name)));
    println!("{name}: {:.1} s", begun.elapsed().as_secs_f64());
    played
}

async fn look_back(page: &Page, who: &str, failed: bool) -> Result<()> {
    let complaints = page.complaints().await?;
    if failed || !complaints.is_empty() {
        page.picture(&format!("failed-{who}")).await?;
    }
    ensure!(
        complaints.is_empty(),
        "the browser of {who} complains: {complaints:#?}"
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
