//! Every crate's README opens with its room card: what it does, touches and never does.

use std::collections::BTreeSet;

use super::Problem;
use crate::tree::Tree;

/// A card is one paragraph; below it the README says what it likes.
const LINES_OF_A_CARD: usize = 12;

pub(crate) fn check(tree: &Tree) -> Vec<Problem> {
    crates(tree)
        .into_iter()
        .filter_map(|name| card_problem(tree, name))
        .collect()
}

fn crates(tree: &Tree) -> BTreeSet<&str> {
    let manifests = tree.texts("crates/", "/Cargo.toml");
    // The folder has the name of its crate.
    manifests
        .filter_map(|(path, _)| path.split('/').nth(1))
        .collect()
}

fn card_problem(tree: &Tree, name: &str) -> Option<Problem> {
    let path = format!("crates/{name}/README.md");
    let file = tree.files.iter().find(|file| file.path == path);
    let Some(text) = file.and_then(|file| file.text.as_deref()) else {
        return Some(Problem::new(
            &path,
            1,
            "a crate has a README that opens with its room card",
        ));
    };
    let card: String = text
        .lines()
        .take(LINES_OF_A_CARD)
        .collect::<Vec<_>>()
        .join("\n");
    let wanted = [
        format!("**`{name}`**"),
        "*Touches:*".to_owned(),
        "*Never:*".to_owned(),
    ];
    let missing = wanted.iter().find(|part| !card.contains(part.as_str()))?;
    Some(Problem::new(
        &path,
        1,
        format!("the room card lacks {missing}"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/dice/Cargo.toml", "");

    #[test]
    fn a_card_is_asked_of_every_crate() {
        let good = "# dice\n\n**`dice`** — dice. *Touches:* nothing.\n*Never:* a game's name.\n";
        let bad = "# dice\n\n**`dice`** — dice. *Touches:* nothing.\n";
        assert!(check(&Tree::of(&[MANIFEST, ("crates/dice/README.md", good)])).is_empty());
        assert_eq!(
            check(&Tree::of(&[MANIFEST, ("crates/dice/README.md", bad)])).len(),
            1
        );
        assert_eq!(check(&Tree::of(&[MANIFEST])).len(), 1);
    }
}
