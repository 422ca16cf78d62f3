//! The packs of all games: those built in, and files handed in that add to them or replace them.

use crate::Title;
use fair::Hash;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// Pack files by path, such as `packs/irondie/core/kinds.toml`. Later files win over earlier ones.
#[derive(Debug, Clone)]
pub struct Packs {
    files: Vec<(String, String)>,
    /// The hash of each game's packs, reckoned when it is first asked for.
    hashes: OnceLock<BTreeMap<String, Hash>>,
}

impl PartialEq for Packs {
    fn eq(&self, other: &Packs) -> bool {
        self.files == other.files
    }
}

impl Eq for Packs {}

impl Packs {
    /// The packs that come with the program.
    pub fn built_in() -> Packs {
        Packs::from(crate::titles::FILES.iter().copied().flatten())
    }

    /// Those of one game alone.
    pub fn of_title<G: Title>() -> Packs {
        Packs::from(G::FILES)
    }

    fn from<'a>(files: impl IntoIterator<Item = &'a (&'a str, &'a str)>) -> Packs {
        let files = files.into_iter();
        let files = files.map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        Packs {
            files: files.collect(),
            hashes: OnceLock::new(),
        }
    }

    /// Adds files; one with the path of another takes its place.
    #[must_use]
    pub fn with(mut self, files: impl IntoIterator<Item = (String, String)>) -> Packs {
        self.hashes = OnceLock::new();
        for (path, text) in files {
            match self.files.iter_mut().find(|(known, _)| *known == path) {
                Some((_, known)) => *known = text,
                None => self.files.push((path, text)),
            }
        }
        self
    }

    /// The files of one game.
    pub fn of(&self, game: &str) -> Vec<(&str, &str)> {
        let files = self.files.iter().filter(|(path, _)| game_of(path) == game);
        files
            .map(|(path, text)| (path.as_str(), text.as_str()))
            .collect()
    }

    /// Files that belong to none of our games.
    pub fn strays(&self) -> Vec<&str> {
        let paths = self.files.iter().map(|(path, _)| path.as_str());
        paths
            .filter(|path| !crate::IDS.contains(&game_of(path)))
            .collect()
    }

    /// The hash of what a game's packs mean, as records carry it: a comment changes nothing.
    pub fn hash(&self, game: &str) -> Hash {
        let hashes = self.hashes.get_or_init(|| {
            let games = self.files.iter().map(|(path, _)| game_of(path));
            let games: BTreeSet<&str> = games.collect();
            let games = games.into_iter();
            games
                .map(|game| (game.to_owned(), self.meant(game)))
                .collect()
        });
        let known = hashes.get(game).copied();
        known.unwrap_or_else(|| self.meant(game))
    }

    fn meant(&self, game: &str) -> Hash {
        let files = self.of(game).into_iter();
        let meant: Vec<(&str, String)> = files
            .map(|(path, text)| (path, content::meaning(text)))
            .collect();
        let meant: Vec<(&str, &str)> = meant.iter().map(|(path, text)| (*path, &**text)).collect();
        fair::hash_packs(&meant)
    }

    /// The hash of a game's packs as they are written, as records of the old format carry it.
    pub fn old_hash(&self, game: &str) -> Hash {
        fair::hash_packs(&self.of(game))
    }

    /// Whether a hash is that of a game's packs, in a record of this format.
    pub fn are(&self, game: &str, hash: Hash, format: u32) -> bool {
        let due = match format {
            fair::OLD_FORMAT => self.old_hash(game),
            _ => self.hash(game),
        };
        hash == due
    }
}

/// The folder below `packs`, which has the name of the game.
fn game_of(path: &str) -> &str {
    path.split('/').nth(1).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> (String, String) {
        (path.to_owned(), text.to_owned())
    }

    #[test]
    fn a_file_of_the_same_path_replaces_and_another_adds() {
        let packs = Packs::built_in();
        let (path, _) = packs.of("irondie")[0];
        let changed = packs
            .clone()
            .with([file(path, "x"), file("packs/irondie/my/a.toml", "y")]);
        let files = changed.of("irondie");
        assert_eq!(files[0], (path, "x"));
        assert_eq!(files.last(), Some(&("packs/irondie/my/a.toml", "y")));
        assert_ne!(packs.hash("irondie"), changed.hash("irondie"));
    }

    /// H5: one comment in a file made every stored table unreadable.
    #[test]
    fn h5_a_comment_changes_nothing() {
        let packs = Packs::built_in();
        let (path, text) = packs.of("irondie")[0];
        let changed = packs
            .clone()
            .with([file(path, &format!("# more\n\n{text}"))]);
        assert_eq!(packs.hash("irondie"), changed.hash("irondie"));
        assert_ne!(packs.old_hash("irondie"), changed.old_hash("irondie"));
        assert!(changed.are("irondie", packs.hash("irondie"), fair::FORMAT));
        assert!(!changed.are("irondie", packs.old_hash("irondie"), fair::OLD_FORMAT));
    }

    #[test]
    fn the_packs_of_one_game_are_those_of_all() {
        let (one, all) = (Packs::of_title::<crate::Kapow>(), Packs::built_in());
        assert_eq!(one.of("kapow"), all.of("kapow"));
        assert_eq!(one.hash("kapow"), all.hash("kapow"));
        assert!(one.of("irondie").is_empty());
    }

    #[test]
    fn a_file_of_no_game_is_a_stray() {
        let packs = Packs::built_in().with([file("packs/chess/a.toml", ""), file("b.toml", "")]);
        assert_eq!(packs.strays(), ["packs/chess/a.toml", "b.toml"]);
    }
}
