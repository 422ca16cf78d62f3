//! Which crate may use which: use flows one way, from `dice` to the edge.

use super::Problem;
use crate::house::Package;
use crate::tree::Tree;

/// A crate and all it may use. `game-*` stands for every game. Dev-dependencies are free, which
/// is how `testkit` is used: no row names it.
const ARROWS: [(&str, &[&str]); 19] = [
    ("dice", &[]),
    ("kernel", &["dice"]),
    ("fair", &[]),
    ("content", &["dice"]),
    ("game-*", &["dice", "kernel", "content"]),
    ("games", &["content", "fair", "kernel", "game-*"]),
    ("wire", &["fair", "kernel"]),
    ("table", &["fair", "kernel", "wire"]),
    (
        "server",
        &[
            "kernel", "content", "fair", "games", "bots", "words", "wire", "table",
        ],
    ),
    ("bots", &["kernel", "games"]),
    ("words", &["content", "kernel", "wire"]),
    (
        "testkit",
        &[
            "dice", "kernel", "content", "fair", "game-*", "games", "bots",
        ],
    ),
    (
        "cli",
        &[
            "dice", "kernel", "content", "fair", "game-*", "games", "bots", "words", "server",
        ],
    ),
    (
        "drill",
        &[
            "kernel", "fair", "game-*", "games", "bots", "wire", "table", "server",
        ],
    ),
    (
        "web",
        &[
            "dice", "kernel", "content", "fair", "game-*", "games", "bots", "words", "table",
            "wire",
        ],
    ),
    ("thinker", &["bots", "games", "wire"]),
    ("browser", &[]),
    ("xtask", &[]),
    ("xtask-web", &[]),
];

pub(crate) fn check(tree: &Tree, members: &[Package]) -> Vec<Problem> {
    members
        .iter()
        .flat_map(|package| package_problems(tree, package))
        .collect()
}

fn package_problems(tree: &Tree, package: &Package) -> Vec<Problem> {
    let manifest = manifest_of(&package.name);
    let Some(allowed) = allowed(&package.name) else {
        let sentence = "this crate has no row in the table of arrows (xtask/src/tidy/arrows.rs)";
        return vec![Problem::new(&manifest, 1, sentence)];
    };
    let ours = package
        .dependencies
        .iter()
        .filter(|one| one.is_ours && !one.only_for_tests);
    let wrong = ours.filter(|one| !allowed.iter().any(|pattern| fits(pattern, &one.name)));
    let sentence = |name: &str| match name {
        "testkit" => "`testkit` is for dev-dependencies only".to_owned(),
        _ => format!("`{}` may not use `{name}`", package.name),
    };
    let problem =
        |name: &str| Problem::new(&manifest, line_of(tree, &manifest, name), sentence(name));
    wrong.map(|dependency| problem(&dependency.name)).collect()
}

fn allowed(package: &str) -> Option<&'static [&'static str]> {
    ARROWS
        .iter()
        .find(|(pattern, _)| fits(pattern, package))
        .map(|(_, allowed)| *allowed)
}

fn fits(pattern: &str, name: &str) -> bool {
    pattern
        .strip_suffix('*')
        .map_or(pattern == name, |start| name.starts_with(start))
}

fn manifest_of(package: &str) -> String {
    match package {
        "xtask" => "xtask/Cargo.toml".to_owned(),
        "xtask-web" => "xtask/web/Cargo.toml".to_owned(),
        _ => format!("crates/{package}/Cargo.toml"),
    }
}

fn line_of(tree: &Tree, manifest: &str, dependency: &str) -> usize {
    let text = tree.texts(manifest, "").next().map_or("", |(_, text)| text);
    let names_it = |line: &str| {
        line.strip_prefix(dependency)
            .is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    text.lines().position(names_it).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::Dependency;

    fn package(name: &str, dependencies: &[(&str, bool)]) -> Package {
        let dependency = |&(name, only_for_tests): &(&str, bool)| Dependency {
            name: name.to_owned(),
            only_for_tests,
            is_ours: true,
        };
        Package {
            name: name.to_owned(),
            version: "0.1.0".to_owned(),
            license: None,
            dependencies: dependencies.iter().map(dependency).collect(),
        }
    }

    fn sentences(package: Package) -> Vec<String> {
        let manifest = "[dependencies]\ndice.workspace = true\nbots.workspace = true\n";
        let tree = Tree::of(&[("crates/kernel/Cargo.toml", manifest)]);
        check(&tree, &[package])
            .iter()
            .map(Problem::to_string)
            .collect()
    }

    #[test]
    fn arrows_point_one_way() {
        let kernel = package("kernel", &[("dice", false), ("bots", false)]);
        assert_eq!(
            sentences(kernel),
            ["crates/kernel/Cargo.toml:3: `kernel` may not use `bots`"]
        );
        assert!(sentences(package("games", &[("game-kapow", false)])).is_empty());
        assert_eq!(
            sentences(package("game-kapow", &[("game-irondie", false)])).len(),
            1
        );
        assert_eq!(sentences(package("newcomer", &[])).len(), 1);
    }

    #[test]
    fn the_testkit_is_for_tests() {
        assert!(sentences(package("kernel", &[("testkit", true)])).is_empty());
        assert_eq!(sentences(package("cli", &[("testkit", false)])).len(), 1);
    }
}
