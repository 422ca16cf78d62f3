//! The inside stays pure: nothing under it can roll dice by itself, wait or touch a disk. That it
//! builds for the browser too is shown by the app, which has all of it inside.

use anyhow::{Result, bail};

use crate::house::{House, is_inside};
use crate::process;

/// Async runtimes, databases and random generators.
const BANNED: [&str; 8] = [
    "tokio",
    "async-std",
    "rusqlite",
    "sqlx",
    "rand",
    "rand_core",
    "getrandom",
    "fastrand",
];

pub(crate) fn check(house: &House) -> Result<()> {
    let members = house.members()?;
    let inside: Vec<_> = members
        .iter()
        .map(|member| member.name.as_str())
        .filter(|name| is_inside(name))
        .collect();
    for package in &inside {
        no_impurity_under(house, package)?;
    }
    println!("      pure: {}", inside.join(", "));
    Ok(())
}

fn no_impurity_under(house: &House, package: &str) -> Result<()> {
    let arguments = ["tree", "--locked", "--edges", "normal", "--target", "all"];
    let mut tree = house.cargo(&arguments);
    let shape = ["--prefix", "none", "--format", "{p}", "--package", package];
    let listing = process::capture(tree.args(shape))?;
    if let Some(found) = impurity(&listing) {
        bail!(
            "`{package}` stands on `{found}`; see `cargo tree --package {package} --invert {found}`"
        );
    }
    Ok(())
}

/// The first banned package in a listing of one package per line.
fn impurity(listing: &str) -> Option<&str> {
    let names = listing
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    names.into_iter().find(|name| BANNED.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_generator_is_found_by_its_whole_name() {
        let pure = "games v0.1.0 (somewhere)\nserde v1.0.0\nrandom-names v1.0.0\n";
        assert_eq!(impurity(pure), None);
        assert_eq!(
            impurity("games v0.1.0\nrand_core v0.10.0 (*)\n"),
            Some("rand_core")
        );
    }
}
