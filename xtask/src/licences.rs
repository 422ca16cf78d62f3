//! What we stand on: licences we may ship, and no crate in two versions.
//!
//! Both lists live in `deny.toml`, so that this check and `cargo deny` cannot disagree.

mod deny;
mod expression;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};

use self::deny::Skip;
use crate::house::{House, Package};

/// Checks every package below the workspace, on all platforms.
pub(crate) fn check(house: &House) -> Result<()> {
    let text =
        fs::read_to_string(house.root.join("deny.toml")).context("could not read deny.toml")?;
    let packages = house.all_packages()?;
    let mut problems = licence_problems(&packages, &deny::allowed_licences(&text)?);
    problems.extend(duplicate_problems(
        &packages,
        &deny::skipped_duplicates(&text)?,
    ));
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!(
            "licences or duplicate versions; problems: {}",
            problems.len()
        );
    }
    println!(
        "{} packages, all licences allowed, no unexplained duplicates",
        packages.len()
    );
    Ok(())
}

fn licence_problems(packages: &[Package], allowed: &[String]) -> Vec<String> {
    packages
        .iter()
        .filter_map(|package| licence_problem(package, allowed))
        .collect()
}

fn licence_problem(package: &Package, allowed: &[String]) -> Option<String> {
    let name = format!("{} {}", package.name, package.version);
    let Some(licence) = &package.license else {
        return Some(format!("{name}: its manifest names no licence"));
    };
    match expression::is_allowed(licence, |one| allowed.iter().any(|known| known == one)) {
        Ok(true) => None,
        Ok(false) => Some(format!("{name}: `{licence}` is not allowed by deny.toml")),
        Err(why) => Some(format!(
            "{name}: cannot read the licence `{licence}`: {why}"
        )),
    }
}

fn duplicate_problems(packages: &[Package], skips: &[Skip]) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        versions
            .entry(&package.name)
            .or_default()
            .insert(&package.version);
    }
    let mut problems = unused_skips(&versions, skips);
    for (name, versions) in versions {
        let counted = versions
            .iter()
            .filter(|version| !is_skipped(skips, name, version));
        let unexplained = counted.copied().collect::<Vec<_>>();
        if unexplained.len() > 1 {
            let list = unexplained.join(", ");
            problems.push(format!("{name}: in several versions ({list})"));
        }
    }
    problems
}

/// An exception that excepts nothing would hide the next duplicate.
fn unused_skips(versions: &BTreeMap<&str, BTreeSet<&str>>, skips: &[Skip]) -> Vec<String> {
    let is_used = |skip: &&Skip| {
        let found = versions.get(skip.name.as_str());
        found.is_some_and(|found| found.len() > 1 && found.iter().any(|one| skip.covers(one)))
    };
    let unused = skips.iter().filter(|skip| !is_used(skip));
    unused
        .map(|skip| {
            format!(
                "{}: deny.toml skips a duplicate that is not there",
                skip.name
            )
        })
        .collect()
}

fn is_skipped(skips: &[Skip], name: &str, version: &str) -> bool {
    skips
        .iter()
        .any(|skip| skip.name == name && skip.covers(version))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str, license: Option<&str>) -> Package {
        Package {
            name: name.to_owned(),
            version: version.to_owned(),
            license: license.map(str::to_owned),
            dependencies: Vec::new(),
        }
    }

    fn skip(name: &str, version: Option<&str>) -> Skip {
        Skip {
            name: name.to_owned(),
            version: version.map(str::to_owned),
        }
    }

    #[test]
    fn a_missing_or_unknown_licence_is_a_problem() {
        let packages = [
            package("good", "1.0.0", Some("GPL-3.0-only OR MIT")),
            package("bad", "1.0.0", Some("GPL-3.0-only")),
            package("silent", "1.0.0", None),
        ];
        let problems = licence_problems(&packages, &["MIT".to_owned()]);
        assert_eq!(problems.len(), 2);
        assert!(problems[0].starts_with("bad 1.0.0: `GPL-3.0-only` is not allowed"));
        assert!(problems[1].starts_with("silent 1.0.0: its manifest names no licence"));
    }

    #[test]
    fn duplicates_need_an_exception_and_exceptions_a_duplicate() {
        let packages = [
            package("twice", "1.0.0", None),
            package("twice", "2.0.0", None),
            package("once", "1.0.0", None),
        ];
        assert_eq!(
            duplicate_problems(&packages, &[]),
            ["twice: in several versions (1.0.0, 2.0.0)"]
        );
        assert!(duplicate_problems(&packages, &[skip("twice", Some("1.0.0"))]).is_empty());
        assert!(duplicate_problems(&packages, &[skip("twice", None)]).is_empty());
        let skips = [skip("twice", None), skip("once", None)];
        assert_eq!(duplicate_problems(&packages, &skips).len(), 1);
    }
}
