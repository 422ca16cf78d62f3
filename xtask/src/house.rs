//! The workspace as cargo sees it: where it lies, where it builds, which packages it has.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process;

/// Where things are. Made once, handed to every task.
pub(crate) struct House {
    pub(crate) root: PathBuf,
}

/// One package of the workspace or below it.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// What a manifest asks for.
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Dev-dependencies are free to point anywhere; the others make the arrows.
    pub(crate) only_for_tests: bool,
    /// A package of this workspace, not of the world.
    pub(crate) is_ours: bool,
}

impl House {
    /// The house this program was built in.
    pub(crate) fn here() -> Result<House> {
        // Cargo and nextest set the variable when they run us; by hand the built-in one serves.
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest.parent().context("xtask has no folder above it")?;
        Ok(House {
            root: root.to_owned(),
        })
    }

    /// A cargo command in the root, by the same cargo that runs us.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = self.command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments);
        command
    }

    /// Any command in the root.
    pub(crate) fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }

    /// Where cargo builds, `CARGO_TARGET_DIR` and configuration included.
    pub(crate) fn target(&self) -> Result<PathBuf> {
        let metadata = self.metadata(&["--no-deps"])?;
        let folder = metadata["target_directory"].as_str();
        folder
            .map(PathBuf::from)
            .context("cargo metadata names no target directory")
    }

    /// The product's one binary in a folder of cargo's, whether or not it has been built.
    pub(crate) fn astragal(&self, folder: &str) -> Result<PathBuf> {
        let name = format!("astragal{}", env::consts::EXE_SUFFIX);
        Ok(self.target()?.join(folder).join(name))
    }

    /// Our own packages.
    pub(crate) fn members(&self) -> Result<Vec<Package>> {
        packages(&self.metadata(&["--no-deps"])?)
    }

    /// Our own packages and everything they stand on, on any platform.
    pub(crate) fn all_packages(&self) -> Result<Vec<Package>> {
        packages(&self.metadata(&["--locked"])?)
    }

    fn metadata(&self, arguments: &[&str]) -> Result<Value> {
        let mut command = self.cargo(&["metadata", "--format-version", "1"]);
        let text = process::capture(command.args(arguments))?;
        serde_json::from_str(&text).context("cargo metadata printed no JSON")
    }
}

/// Inside crates are pure: no files, clock, threads, sockets or random numbers.
pub(crate) fn is_inside(package: &str) -> bool {
    package.starts_with("game-")
        || ["dice", "kernel", "content", "fair", "games"].contains(&package)
}

/// A path as the reports spell it: from the root, with forward slashes.
pub(crate) fn from_root(root: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(root).unwrap_or(path);
    relative.to_string_lossy().replace('\\', "/")
}

fn packages(metadata: &Value) -> Result<Vec<Package>> {
    let listed = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    listed
        .iter()
        .map(|package| read_package(package).context("an odd package"))
        .collect()
}

fn read_package(package: &Value) -> Option<Package> {
    let dependencies = package["dependencies"].as_array()?;
    Some(Package {
        name: package["name"].as_str()?.to_owned(),
        version: package["version"].as_str()?.to_owned(),
        license: package["license"].as_str().map(str::to_owned),
        dependencies: dependencies
            .iter()
            .map(read_dependency)
            .collect::<Option<_>>()?,
    })
}

fn read_dependency(dependency: &Value) -> Option<Dependency> {
    Some(Dependency {
        name: dependency["name"].as_str()?.to_owned(),
        only_for_tests: dependency["kind"].as_str() == Some("dev"),
        is_ours: dependency["path"].is_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_read_from_metadata() {
        let metadata = serde_json::json!({ "packages": [{
            "name": "kernel", "version": "0.1.0", "license": null,
            "dependencies": [
                { "name": "dice", "kind": null, "path": "somewhere" },
                { "name": "proptest", "kind": "dev" },
            ],
        }]});
        let read = packages(&metadata).expect("well formed");
        assert_eq!(
            (read[0].name.as_str(), read[0].license.as_deref()),
            ("kernel", None)
        );
        assert!(read[0].dependencies[0].is_ours && !read[0].dependencies[0].only_for_tests);
        assert!(!read[0].dependencies[1].is_ours && read[0].dependencies[1].only_for_tests);
    }

    #[test]
    fn inside_ends_with_games() {
        assert!(is_inside("game-irondie") && is_inside("games") && is_inside("fair"));
        assert!(!is_inside("bots") && !is_inside("cli") && !is_inside("xtask"));
    }
}
