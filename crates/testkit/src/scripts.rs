//! The scripts of a game: each of them holds, each of them can fail, and the set-ups that must be
//! turned away are.

use kernel::{Game, Script, Step, run_script};
use std::fs;
use std::path::{Path, PathBuf};

/// How the matches of a game's scripts are opened.
pub struct Stage<S, G> {
    /// The set-up of a script that names none.
    pub usual: S,
    /// Reads a set-up; all problems at once.
    pub read: fn(&str) -> Result<S, Vec<String>>,
    /// Opens a match; all problems at once.
    pub open: fn(&S) -> Result<G, Vec<String>>,
}

impl<S, G: Game> Stage<S, G> {
    /// Runs everything there is to run on the scripts of this game.
    ///
    /// # Panics
    /// When a script does not hold, expects nothing, or holds whatever it expects.
    pub fn run_all(&self) {
        let scripts = scripts(G::ID);
        assert!(!scripts.is_empty(), "{} has no scripts", G::ID);
        let failed: Vec<String> = scripts
            .iter()
            .filter_map(|(name, script)| Some(format!("{name}: {}", self.run(script).err()?)))
            .collect();
        assert!(failed.is_empty(), "\n{}", failed.join("\n"));
        for (name, script) in &scripts {
            self.turns_away(name, script);
            self.can_fail(name, script);
        }
    }

    fn run(&self, script: &Script) -> Result<(), String> {
        let game = match script.setup.as_str() {
            "" => (self.open)(&self.usual),
            text => (self.read)(text).and_then(|setup| (self.open)(&setup)),
        };
        let game = game.map_err(|problems| problems.join("; "))?;
        let played = run_script(game, script);
        played.map(drop).map_err(|failure| failure.to_string())
    }

    /// A set-up that must be turned away can be read, and is turned away by the rules.
    fn turns_away(&self, name: &str, script: &Script) {
        for (line, text) in &script.unplayable {
            let setup = (self.read)(text).unwrap_or_else(|e| panic!("{name}:{line}: {e:?}"));
            let opened = (self.open)(&setup);
            assert!(opened.is_err(), "{name}:{line}: the set-up was accepted");
        }
    }

    /// A script with another expectation in any one place does not hold.
    fn can_fail(&self, name: &str, script: &Script) {
        let is_check = |(_, step): &&(usize, Step)| !matches!(step, Step::Enter(_));
        let checks = script.steps.iter().filter(is_check).count();
        assert!(
            checks + script.unplayable.len() > 0,
            "{name} expects nothing"
        );
        for place in 0..script.steps.len() {
            let mut changed = script.clone();
            if let Step::Expect { value, .. } = &mut changed.steps[place].1 {
                *value = serde_json::json!("something else");
                let holds = self.run(&changed).is_ok();
                assert!(!holds, "{name} holds whatever it expects");
            }
        }
    }
}

/// The scripts kept under `records`, by the names of their files.
fn scripts(game: &str) -> Vec<(String, Script)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let folder = fs::read_dir(root.join(game).join("scripts")).expect("every game has scripts");
    let mut paths: Vec<PathBuf> = folder
        .map(|entry| entry.expect("a folder of ours can be read").path())
        .collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(path).expect("a script is text");
        let script = Script::read(&text).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        (name.into_owned(), script)
    };
    paths.iter().map(read).collect()
}
