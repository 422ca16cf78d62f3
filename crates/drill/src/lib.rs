//! Makes the server sweat: many tables at once, guests who mean ill, tables that sleep, a server
//! that is killed again and again, and disks that lose power.
//!
//! Everything here talks to loopback only, and every run has an end.

pub mod child;
pub mod client;
pub mod load;
pub mod long;
pub mod player;
pub mod power;
pub mod request;
pub mod siege;
pub mod sleepers;
pub mod torture;

use std::path::{Path, PathBuf};

/// A temporary folder that goes away with its owner.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new, empty folder.
    pub fn new() -> std::io::Result<Folder> {
        let path = std::env::temp_dir().join(format!("astragal-{:x}", chance()));
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The file of a database in it.
    pub fn database(&self) -> PathBuf {
        self.0.join("tables.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever cleans temporary folders.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A random number.
pub fn chance() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    u64::from_le_bytes(bytes)
}
