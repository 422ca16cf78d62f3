//! The packs of all games: those built in, and files handed in that add to them or replace them.

use fair::Hash;

/// Pack files by path, such as `irondie/base/kinds.toml`, in the order of the paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packs {
    files: Vec<(String, String)>,
}

impl Packs {
    /// The packs that come with the program.
    pub fn built_in() -> Packs {
        let files = game_irondie::Pack::FILES.iter();
        let files = files.map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        Packs::of_files(files)
    }

    /// These files and no others.
    pub fn of_files(files: impl IntoIterator<Item = (String, String)>) -> Packs {
        Packs { files: Vec::new() }.with(files)
    }

    /// Adds files; one with the path of another takes its place.
    #[must_use]
    pub fn with(mut self, files: impl IntoIterator<Item = (String, String)>) -> Packs {
        for (path, text) in files {
            match self.files.binary_search_by(|(known, _)| known.cmp(&path)) {
                Ok(place) => self.files[place].1 = text,
                Err(place) => self.files.insert(place, (path, text)),
            }
        }
        self
    }

    /// The files of one game.
    pub fn of(&self, game: &str) -> Vec<(&str, &str)> {
        let own = |path: &str| path.split_once('/').is_some_and(|(folder, _)| folder == game);
        let files = self.files.iter().filter(|(path, _)| own(path));
        files.map(|(path, text)| (path.as_str(), text.as_str())).collect()
    }

    /// Files that belong to no game: their first folder is not the id of one.
    pub fn strays(&self, games: &[&str]) -> Vec<&str> {
        let stray = |path: &&str| {
            let folder = path.split_once('/').map(|(folder, _)| folder);
            !folder.is_some_and(|folder| games.contains(&folder))
        };
        self.files.iter().map(|(path, _)| path.as_str()).filter(stray).collect()
    }

    /// The hash of a game's packs, as records carry it.
    pub fn hash(&self, game: &str) -> Hash {
        fair::hash_packs(&self.of(game))
    }
}
