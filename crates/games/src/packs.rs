//! The packs of all games: those built in, and files handed in that add to them or replace them.

use crate::Title;
use fair::Hash;

/// Pack files by path, such as `packs/irondie/core/kinds.toml`. Later files win over earlier ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packs {
    files: Vec<(String, String)>,
}

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
        }
    }

    /// Adds files; one with the path of another takes its place.
    #[must_use]
    pub fn with(mut self, files: impl IntoIterator<Item = (String, String)>) -> Packs {
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

    /// The hash of a game's packs, as records carry it.
    pub fn hash(&self, game: &str) -> Hash {
        fair::hash_packs(&self.of(game))
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
