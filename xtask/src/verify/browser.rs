//! The app in a real browser: finds or installs Chromium and its driver, then runs the plays of
//! `crates/browser` on the app that the step before has built.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::house::House;
use crate::{process, release, web};

/// What runs the plays, and Debian's package of it.
const PROGRAMS: [(&str, &str); 2] = [
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
];

const HELP: &str = "install Chromium and its ChromeDriver, so that `chromium` and `chromedriver` \
    are in the path; on Debian: `apt-get install chromium chromium-driver`";

/// Two plays at a time: a page waits more than it works.
pub(crate) fn check(house: &House) -> Result<()> {
    play(house, release::build_checked, |plays| {
        plays.arg("--test-threads=2");
    })
}

/// Measures all that people may have to wait for.
pub(crate) fn measure(house: &House) -> Result<()> {
    play(house, release::build, |plays| {
        plays.arg("pace::").env("ASTRAGAL_PACE", "all");
    })
}

/// Runs plays at a server that is built so: all of them, unless something else is asked for.
fn play(
    house: &House,
    server: fn(&House) -> Result<PathBuf>,
    ask: impl FnOnce(&mut Command),
) -> Result<()> {
    ensure!(
        web::is_built(house)?,
        "the app is not built; run `cargo verify web` first"
    );
    prepare(house)?;
    // As a part of the workspace, so that it stands on what the tests have been built with.
    let mut test = house.cargo(&["test", "--locked", "--workspace", "--test", "app", "--"]);
    // What would be skipped elsewhere fails here.
    test.arg("--include-ignored");
    ask(&mut test);
    // What went wrong is said in a sentence; where in our code is of no use to anybody.
    test.env("RUST_LIB_BACKTRACE", "0");
    test.env("ASTRAGAL_BIN", server(house)?);
    process::run(test.env(web::VARIABLE, web::out(house)?))
}

/// Makes sure that there is a browser, or says what to install.
fn prepare(house: &House) -> Result<()> {
    let missing = missing(house);
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" and ");
    if !Path::new("/etc/debian_version").exists() || !web::is_root(house) {
        bail!("no browser to try the app in ({packages}); {HELP}");
    }
    println!("      installing {packages}");
    let mut update = house.command("apt-get");
    process::run(update.arg("update")).context(HELP)?;
    let mut install = house.command("apt-get");
    install.args(["install", "--yes", "--no-install-recommends"]);
    process::run(install.args(&missing)).context(HELP)
}

fn missing(house: &House) -> Vec<&'static str> {
    let is_missing =
        |(program, _): &&(&str, &str)| !process::succeeds(house.command(program).arg("--version"));
    let missing = PROGRAMS.iter().filter(is_missing);
    missing.map(|(_, package)| *package).collect()
}
