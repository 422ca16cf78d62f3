//! Programs that a step needs besides Rust: installed where that may be done, asked for elsewhere.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::house::House;
use crate::{process, web};

/// A program, and Debian's package of it.
pub(crate) type Program = (&'static str, &'static str);

/// Makes sure that programs are there, or says what to install.
pub(crate) fn make_sure(house: &House, programs: &[Program], help: &'static str) -> Result<()> {
    let missing = missing(house, programs);
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" and ");
    if !Path::new("/etc/debian_version").exists() || !web::is_root(house) {
        bail!("{packages} is missing; {help}");
    }
    println!("      installing {packages}");
    let mut update = house.command("apt-get");
    process::run(update.arg("update")).context(help)?;
    let mut install = house.command("apt-get");
    install.args(["install", "--yes", "--no-install-recommends"]);
    process::run(install.args(&missing)).context(help)
}

fn missing(house: &House, programs: &[Program]) -> Vec<&'static str> {
    let is_missing =
        |(program, _): &&Program| !process::succeeds(house.command(program).arg("--version"));
    let missing = programs.iter().filter(is_missing);
    missing.map(|(_, package)| *package).collect()
}
