//! `cargo play`: from a fresh clone to a running table with one command.
//!
//! Alone it builds the app and the server and opens the browser. With a game's name it plays that
//! game in the terminal.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::house::House;
use crate::{release, web};

pub(crate) fn play(house: &House, arguments: Vec<OsString>) -> Result<ExitCode> {
    let words = entry(arguments);
    println!("Building Astragal; the first time takes several minutes.");
    let serves = words.first().is_some_and(|word| word == "serve");
    let binary = build(house, serves).context("Astragal could not be built")?;
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

/// Builds the binary, after the app in the browser where a server is wanted.
fn build(house: &House, serves: bool) -> Result<PathBuf> {
    if serves {
        web::build(house)?;
    }
    release::build(house)
}

/// What a person who typed only `cargo play` most likely wants, and what they added to it.
fn entry(arguments: Vec<OsString>) -> Vec<OsString> {
    let names_a_game = arguments
        .first()
        .is_some_and(|first| !first.to_string_lossy().starts_with('-'));
    let mut words: Vec<OsString> = if names_a_game {
        vec!["play".into()]
    } else {
        vec!["serve".into(), "--open".into()]
    };
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
    fn the_browser_unless_a_game_is_named() {
        assert_eq!(entry(words(&[])), words(&["serve", "--open"]));
        assert_eq!(
            entry(words(&["--address", "127.0.0.1:9000"])),
            words(&["serve", "--open", "--address", "127.0.0.1:9000"])
        );
        assert_eq!(
            entry(words(&["irondie", "--lang", "de"])),
            words(&["play", "irondie", "--lang", "de"])
        );
    }
}
