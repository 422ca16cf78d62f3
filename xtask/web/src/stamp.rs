//! Whether the press has anything to do: a hash of what goes in and of what came out last time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::{folder, texts};

/// What is pressed, and where to.
pub(crate) struct Job {
    /// The compiled app.
    pub(crate) app: PathBuf,
    /// The compiled bots.
    pub(crate) bots: PathBuf,
    /// The folder of the project.
    pub(crate) root: PathBuf,
    /// The folder to fill.
    pub(crate) out: PathBuf,
}

impl Job {
    /// The folder of the app's crate.
    pub(crate) fn source(&self) -> PathBuf {
        self.root.join("crates").join("web")
    }

    /// Whether everything is as it was when the stamp was left.
    pub(crate) fn is_done(&self) -> bool {
        let left = fs::read(self.file());
        // Whatever cannot be read is pressed anew, which says what is wrong with it.
        matches!((left, self.stamp()), (Ok(left), Ok(now)) if left == now)
    }

    /// Leaves a stamp, beside the folder and not in it.
    pub(crate) fn leave(&self) -> Result<()> {
        fs::write(self.file(), self.stamp()?).context("could not write the stamp")
    }

    /// Takes the stamp away while the folder is being filled.
    pub(crate) fn lift(&self) -> Result<()> {
        match fs::remove_file(self.file()) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(error).context("could not remove the stamp")
            }
            _ => Ok(()),
        }
    }

    fn file(&self) -> PathBuf {
        self.out.with_extension("stamp")
    }

    fn stamp(&self) -> Result<Vec<u8>> {
        let mut hash = Sha256::new();
        hash.update(press()?);
        let source = self.source();
        for file in [&self.app, &self.bots, &source.join("index.html")] {
            add_file(&mut hash, file)?;
        }
        for folder in [&source.join("css"), &source.join("assets"), &self.out] {
            add_folder(&mut hash, folder)?;
        }
        for text in texts::all(&self.root)? {
            hash.update(text.name);
            hash.update(text.text);
        }
        Ok(hash.finalize().to_vec())
    }
}

/// This program and the other one it uses: when and which. Anybody who changes the press presses.
fn press() -> Result<String> {
    let ours = fs::metadata(std::env::current_exe()?)?;
    let theirs = Command::new("wasm-opt").arg("--version").output();
    let theirs = theirs.map(|said| said.stdout).unwrap_or_default();
    let theirs = String::from_utf8_lossy(&theirs);
    Ok(format!("{} {:?} {theirs}", ours.len(), ours.modified()?))
}

fn add_folder(hash: &mut Sha256, folder: &Path) -> Result<()> {
    for name in folder::names(folder)? {
        add_file(hash, &folder.join(name))?;
    }
    Ok(())
}

fn add_file(hash: &mut Sha256, path: &Path) -> Result<()> {
    let bytes = fs::read(path).with_context(|| format!("could not read {}", path.display()))?;
    let name = path.file_name().unwrap_or_default();
    hash.update(name.as_encoded_bytes());
    hash.update((bytes.len() as u64).to_be_bytes());
    hash.update(bytes);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(name: &str) -> Job {
        let place = std::env::temp_dir().join(format!("astragal-{}-{name}", std::process::id()));
        let job = Job {
            app: place.join("app.wasm"),
            bots: place.join("bots.wasm"),
            root: place.clone(),
            out: place.join("web"),
        };
        for file in [
            "app.wasm",
            "bots.wasm",
            "crates/web/index.html",
            "crates/web/css/old.css",
            "crates/web/assets/boot.js",
            "crates/words/text/de/web.ftl",
            "crates/words/text/en/web.ftl",
            "docs/rules/irondie.de.md",
            "web/app.css",
        ] {
            let file = place.join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, "once").expect("a file");
        }
        job
    }

    #[test]
    fn a_stamp_holds_until_something_changes() {
        let job = job("stamp");
        assert!(!job.is_done(), "never pressed");
        for file in [
            "app.wasm",
            "bots.wasm",
            "crates/web/index.html",
            "crates/web/css/new.css",
            "crates/words/text/de/new.ftl",
            "docs/rules/irondie.de.md",
            "web/app.css",
        ] {
            job.leave().expect("a stamp");
            assert!(job.is_done());
            fs::write(job.out.with_file_name(file), "twice").expect("a file");
            assert!(!job.is_done(), "{file} has changed");
        }
        job.leave().expect("a stamp");
        fs::remove_file(job.out.join("app.css")).expect("a file");
        assert!(!job.is_done(), "a file is gone");
        job.leave().expect("a stamp");
        job.lift().expect("a stamp");
        job.lift().expect("none is fine");
        assert!(!job.is_done(), "the press was interrupted");
    }
}
