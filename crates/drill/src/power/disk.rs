//! A disk: what it must have, because it was waited for, and what it may have besides.

use super::trace::Event;
use std::collections::BTreeMap;

/// The least that a disk writes at once.
const SECTOR: usize = 512;

/// What is there after a cut of what nobody has waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Survives {
    Nothing,
    Some,
    Everything,
}

impl Survives {
    /// In the order in which they take turns: sectors can survive in many ways.
    pub(super) const fn all() -> [Survives; 4] {
        [
            Survives::Nothing,
            Survives::Some,
            Survives::Everything,
            Survives::Some,
        ]
    }

    /// Whether one more thing does.
    fn one(self) -> bool {
        match self {
            Survives::Nothing => false,
            Survives::Some => crate::chance().is_multiple_of(2),
            Survives::Everything => true,
        }
    }
}

/// The files of one folder.
#[derive(Debug, Default)]
pub(super) struct Disk {
    /// How many events have happened.
    count: usize,
    files: Vec<File>,
    /// Which file has which name for whoever asks the system.
    names: BTreeMap<String, usize>,
    /// The names that are on the disk for certain.
    kept_names: BTreeMap<String, usize>,
    /// What happened to names since, in order.
    naming: Vec<(String, Option<usize>)>,
}

#[derive(Debug, Default)]
struct File {
    /// What is on the disk for certain.
    kept: Vec<u8>,
    /// What happened since, each with the number of its event.
    changes: Vec<(usize, Change)>,
}

#[derive(Debug, Clone)]
enum Change {
    Bytes(usize, Vec<u8>),
    Length(usize),
}

impl Disk {
    pub(super) fn happen(&mut self, event: &Event) {
        self.count += 1;
        match event {
            Event::Made { name } => {
                if !self.names.contains_key(name) {
                    self.files.push(File::default());
                    self.name(name, Some(self.files.len() - 1));
                }
            }
            Event::Removed { name } => self.name(name, None),
            Event::Wrote { name, at, bytes } => {
                self.change(name, Change::Bytes(*at, bytes.clone()));
            }
            Event::Cut { name, to } => self.change(name, Change::Length(*to)),
            Event::Synced { name, asked } => self.sync(name, *asked),
            Event::FolderSynced => {
                self.naming.clear();
                self.kept_names.clone_from(&self.names);
            }
            Event::Noted(_) => {}
        }
    }

    fn name(&mut self, name: &str, file: Option<usize>) {
        called(&mut self.names, name, file);
        self.naming.push((name.to_owned(), file));
    }

    fn change(&mut self, name: &str, change: Change) {
        let file = self
            .names
            .get(name)
            .and_then(|&file| self.files.get_mut(file));
        if let Some(file) = file {
            file.changes.push((self.count, change));
        }
    }

    /// What had happened when it was asked for is on the disk now; what came meanwhile may not be.
    fn sync(&mut self, name: &str, asked: usize) {
        let file = self
            .names
            .get(name)
            .and_then(|&file| self.files.get_mut(file));
        let Some(File { kept, changes }) = file else {
            return;
        };
        let before = changes.partition_point(|(count, _)| *count <= asked);
        for (_, change) in changes.drain(..before) {
            carry_out(kept, &change, Survives::Everything);
        }
    }

    /// What somebody finds who switches the power on again.
    pub(super) fn after_a_cut(&self, survives: Survives) -> BTreeMap<String, Vec<u8>> {
        let mut names = self.kept_names.clone();
        // Names change one after the other: where one is lost, so are all later ones.
        let namings = self.naming.iter().take_while(|_| survives.one());
        namings.for_each(|(name, file)| called(&mut names, name, *file));
        let content = |file: usize| {
            let File { kept, changes } = &self.files[file];
            let mut kept = kept.clone();
            for (_, change) in changes {
                carry_out(&mut kept, change, survives);
            }
            kept
        };
        let files = names.into_iter();
        files.map(|(name, file)| (name, content(file))).collect()
    }
}

fn called(names: &mut BTreeMap<String, usize>, name: &str, file: Option<usize>) {
    match file {
        Some(file) => names.insert(name.to_owned(), file),
        None => names.remove(name),
    };
}

/// Changes a file, sector by sector, as far as it survives.
fn carry_out(file: &mut Vec<u8>, change: &Change, survives: Survives) {
    match change {
        Change::Length(to) if survives.one() => file.resize(*to, 0),
        Change::Length(_) => {}
        Change::Bytes(at, bytes) => {
            let (mut at, mut bytes) = (*at, &bytes[..]);
            while !bytes.is_empty() {
                let in_sector = (SECTOR - at % SECTOR).min(bytes.len());
                let (now, later) = bytes.split_at(in_sector);
                if survives.one() {
                    file.resize(file.len().max(at + now.len()), 0);
                    file[at..at + now.len()].copy_from_slice(now);
                }
                (at, bytes) = (at + in_sector, later);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrote(at: usize, bytes: &[u8]) -> Event {
        let (name, bytes) = ("f".to_owned(), bytes.to_vec());
        Event::Wrote { name, at, bytes }
    }

    fn found(disk: &Disk, survives: Survives) -> Option<Vec<u8>> {
        disk.after_a_cut(survives).remove("f")
    }

    #[test]
    fn only_what_was_waited_for_survives_for_certain() {
        let name = || "f".to_owned();
        let mut disk = Disk::default();
        disk.happen(&Event::Made { name: name() });
        disk.happen(&wrote(0, b"one"));
        assert_eq!(found(&disk, Survives::Nothing), None);
        disk.happen(&Event::FolderSynced);
        assert_eq!(found(&disk, Survives::Nothing), Some(Vec::new()));
        assert_eq!(found(&disk, Survives::Everything), Some(b"one".to_vec()));
        // What comes while the disk is waited for is not waited for.
        disk.happen(&wrote(3, b"two"));
        disk.happen(&Event::Synced {
            name: name(),
            asked: 3,
        });
        assert_eq!(found(&disk, Survives::Nothing), Some(b"one".to_vec()));
        disk.happen(&Event::Synced {
            name: name(),
            asked: 5,
        });
        assert_eq!(found(&disk, Survives::Nothing), Some(b"onetwo".to_vec()));
        disk.happen(&Event::Cut {
            name: name(),
            to: 1,
        });
        disk.happen(&Event::Removed { name: name() });
        assert_eq!(found(&disk, Survives::Nothing), Some(b"onetwo".to_vec()));
        assert_eq!(found(&disk, Survives::Everything), None);
    }

    #[test]
    fn sectors_survive_one_by_one() {
        let mut disk = Disk::default();
        disk.happen(&Event::Made {
            name: "f".to_owned(),
        });
        disk.happen(&Event::FolderSynced);
        disk.happen(&wrote(100, &[7; 4 * SECTOR]));
        let torn = (0..64).filter_map(|_| found(&disk, Survives::Some));
        let parts = torn.map(|file| file.iter().map(|byte| usize::from(*byte)).sum());
        let parts: std::collections::BTreeSet<usize> = parts.collect();
        assert!(parts.len() > 4, "{parts:?}");
    }
}
