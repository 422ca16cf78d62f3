//! The product's one binary: as people get it, and as the tests are built.

use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::house::House;
use crate::{process, web};

/// Builds the binary as people get it, with the app in the browser inside it where the app has been
/// built. Everybody builds it here: one who left the app out would make the next one compile it
/// again.
pub(crate) fn build(house: &House) -> Result<PathBuf> {
    let arguments = ["build", "--release", "--package", "cli", "--locked"];
    build_with(house, &arguments, "release")
}

/// The same with overflow and other assertions checked, as a part of the workspace: it stands on
/// what the tests have been built with.
pub(crate) fn build_checked(house: &House) -> Result<PathBuf> {
    let arguments = ["build", "--workspace", "--bin", "astragal", "--locked"];
    build_with(house, &arguments, "debug")
}

fn build_with(house: &House, arguments: &[&str], folder: &str) -> Result<PathBuf> {
    let mut cargo = house.cargo(arguments);
    if web::is_built(house)? {
        cargo.env(web::VARIABLE, web::out(house)?);
    }
    process::run(&mut cargo)?;
    let binary = house.astragal(folder)?;
    ensure!(binary.is_file(), "the build left no {}", binary.display());
    Ok(binary)
}
