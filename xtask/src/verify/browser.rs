//! The app in a real browser: finds or installs Chromium and its driver, then runs the plays of
//! `crates/browser` on the app that the step before has built.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::house::House;
use crate::install::Program;
use crate::{install, process, release, web};

/// What runs the plays, and Debian's package of it.
const PROGRAMS: [Program; 2] = [
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
    install::make_sure(house, &PROGRAMS, HELP)?;
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
