//! `cargo play`: from a fresh clone to a running match with one command.
//!
//! Today that is a match in the terminal. When the web app arrives, `entry` is the one place
//! that changes: it will name `astragal serve --open` instead.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::house::House;
use crate::process;

pub(crate) fn play(house: &House, arguments: Vec<OsString>) -> Result<ExitCode> {
    println!("Building Astragal; the first time takes a few minutes.");
    process::run(&mut house.cargo(&["build", "--release", "--package", "cli", "--locked"]))
        .context("Astragal could not be built")?;
    let binary = house.astragal()?;
    if !binary.is_file() {
        bail!("the build left no {}", binary.display());
    }
    let words = entry(arguments);
    println!(
        "Starting `astragal {}`.",
        words.join(OsStr::new(" ")).display()
    );
    // In the folder the person stands in, so that files they name are found.
    let status = Command::new(binary)
        .args(words)
        .status()
        .context("could not start astragal")?;
    Ok(status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .map_or(ExitCode::FAILURE, Into::into))
}

/// What a person who typed only `cargo play` most likely wants, and what they added to it.
fn entry(arguments: Vec<OsString>) -> Vec<OsString> {
    let names_a_game = arguments
        .first()
        .is_some_and(|first| !first.to_string_lossy().starts_with('-'));
    let mut words = vec![OsString::from("play")];
    if !names_a_game {
        words.push("irondie".into());
    }
    words.extend(arguments);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(arguments: &[&str]) -> Vec<OsString> {
        arguments.iter().map(OsString::from).collect()
    }

    #[test]
    fn irondie_unless_another_game_is_named() {
        assert_eq!(entry(words(&[])), words(&["play", "irondie"]));
        assert_eq!(
            entry(words(&["--seed", "7"])),
            words(&["play", "irondie", "--seed", "7"])
        );
        assert_eq!(
            entry(words(&["kapow", "--help"])),
            words(&["play", "kapow", "--help"])
        );
    }
}
