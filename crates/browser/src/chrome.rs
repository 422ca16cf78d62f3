//! Chromium and its driver: found, started on a free port with a fresh profile, ended with the
//! play.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::json;
use thirtyfour::{Capabilities, WebDriver};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-prefers-reduced-motion",
    "--lang=en",
];

/// How often a browser is started before a play gives up.
const TRIES: u8 = 3;

/// The two programs, where they are installed.
pub struct Programs {
    browser: PathBuf,
    driver: PathBuf,
}

impl Programs {
    /// Looks for both; what is missing is named.
    pub fn find() -> Result<Programs> {
        let browser = BROWSERS.iter().find_map(|name| installed(name));
        Ok(Programs {
            browser: browser.context("chromium is not installed")?,
            driver: installed("chromedriver").context("chromedriver is not installed")?,
        })
    }
}

fn installed(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let mut files = env::split_paths(&folders).map(|folder| folder.join(program));
    files.find(|file| file.is_file())
}

/// A running driver. It ends when this is dropped.
pub struct Chrome {
    driver: Child,
    address: String,
    browser: PathBuf,
}

impl Chrome {
    /// Starts the driver.
    pub async fn start(programs: &Programs) -> Result<Chrome> {
        let mut driver = Command::new(&programs.driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("chromedriver does not start")?;
        let port = port_of(&mut driver).await?;
        Ok(Chrome {
            driver,
            address: format!("http://127.0.0.1:{port}"),
            browser: programs.browser.clone(),
        })
    }

    /// Opens a browser with a fresh profile below this folder. On a busy machine one may die while
    /// it starts; then another is tried.
    pub async fn open(&self, folder: &Path) -> Result<WebDriver> {
        let mut tried = 1;
        loop {
            match self
                .open_with(&folder.join(format!("profile-{tried}")))
                .await
            {
                Err(why) if tried < TRIES => println!("{why:#}; once more"),
                opened => return opened,
            }
            tried += 1;
        }
    }

    /// Opens a browser again that was closed, with the profile it had.
    pub async fn reopen(&self, folder: &Path) -> Result<WebDriver> {
        let mut profiles = (1..=TRIES).map(|tried| folder.join(format!("profile-{tried}")));
        let last = profiles.rfind(|profile| profile.is_dir());
        self.open_with(&last.context("no browser was open here")?)
            .await
    }

    async fn open_with(&self, profile: &Path) -> Result<WebDriver> {
        let mut flags: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
        flags.push(format!("--user-data-dir={}", profile.display()));
        let mut wishes = Capabilities::new();
        wishes.set("browserName", "chrome")?;
        wishes.set(
            "goog:chromeOptions",
            json!({ "args": flags, "binary": self.browser }),
        )?;
        wishes.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
        // Milliseconds: a busy machine takes its time, and then it is enough.
        wishes.set(
            "timeouts",
            json!({ "script": 120_000, "pageLoad": 120_000 }),
        )?;
        let opened = WebDriver::new(self.address.as_str(), wishes).await;
        opened.context("chromium does not start")
    }

    /// Ends the driver.
    pub async fn end(mut self) -> Result<()> {
        Ok(self.driver.kill().await?)
    }
}

/// The driver chooses a free port and says which.
async fn port_of(driver: &mut Child) -> Result<u16> {
    let said = driver.stdout.take().context("chromedriver is silent")?;
    let mut lines = BufReader::new(said).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, rest)) = line.split_once("successfully on port ") {
            return Ok(rest.trim_end_matches('.').parse()?);
        }
    }
    bail!("chromedriver ended before it said its port")
}
