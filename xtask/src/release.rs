//! The product's one binary, as people get it.

use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::house::House;
use crate::{process, web};

/// Builds the binary, with the app in the browser inside it where the app has been built. Everybody
/// builds it here: one who left the app out would make the next one compile it again.
pub(crate) fn build(house: &House) -> Result<PathBuf> {
    let mut cargo = house.cargo(&["build", "--release", "--package", "cli", "--locked"]);
    if web::is_built(house)? {
        cargo.env(web::VARIABLE, web::out(house)?);
    }
    process::run(&mut cargo)?;
    let binary = house.astragal()?;
    ensure!(binary.is_file(), "the build left no {}", binary.display());
    Ok(binary)
}
