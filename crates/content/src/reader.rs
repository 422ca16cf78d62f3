//! Opens the files of a pack, sorts their records by section, and collects what is wrong.

use crate::file::{File, latest};
use crate::origin::Origin;
use crate::{Marked, Node, Problem, Record, Sources};
use std::cell::RefCell;
use std::collections::BTreeMap;
use toml::Spanned;
use toml::de::DeValue;

/// A sort of record that a game's packs hold: each `[[kind]]` is in the section `kind`.
#[derive(Debug, Clone, Copy)]
pub struct Section {
    /// The word in double brackets.
    pub name: &'static str,
    /// The fields its records may have, besides `id` and `source`.
    pub fields: &'static [&'static str],
}

/// The files of a pack while they are being read.
pub struct Reader<'t> {
    game: &'static str,
    sections: &'static [Section],
    files: Vec<File<'t>>,
    /// What the files say of sources, in the order of the files.
    origins: Vec<Origin>,
    notes: RefCell<Notes>,
}

#[derive(Default)]
struct Notes {
    /// Number of the file, place in its text, what.
    problems: Vec<(usize, usize, String)>,
    values: Vec<Marked>,
    /// Sections in which an id is given twice.
    doubled: Vec<&'static str>,
}

impl<'t> Reader<'t> {
    /// Opens a pack. A file handed in again under the same path replaces the earlier one.
    pub fn open(
        game: &'static str,
        sections: &'static [Section],
        files: &[(&'t str, &'t str)],
    ) -> Reader<'t> {
        let mut reader = Reader {
            game,
            sections,
            files: Vec::new(),
            origins: Vec::new(),
            notes: RefCell::default(),
        };
        for (path, text) in latest(files) {
            reader.add(path, text);
        }
        reader.origins = (0..reader.files.len())
            .map(|file| reader.survey(file))
            .collect();
        reader
    }

    /// The records of a section, in the order of the files. A record in another directory overrides
    /// an earlier one of the same id as a whole, and takes its place.
    pub fn records<'r>(&'r self, section: &str) -> Vec<Record<'r>> {
        let mut records: Vec<Record<'r>> = Vec::new();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for record in self.all_records(section) {
            let Some(&place) = places.get(record.id) else {
                places.insert(record.id, records.len());
                records.push(record);
                continue;
            };
            let earlier = &records[place];
            if self.directory(earlier.file) == self.directory(record.file) {
                self.note_duplicate(earlier, &record);
                records.push(record); // read too, so that it hides nothing
            } else {
                records[place] = record;
            }
        }
        records
    }

    /// Whether every file could be read. If not, a record that is missed may just be lost.
    pub fn is_whole(&self) -> bool {
        self.files.iter().all(|file| !file.broken)
    }

    /// Notes that a section as a whole lacks something. Where a file is broken or an id is there
    /// twice, nobody can count.
    pub fn lacks(&self, section: &str, what: impl Into<String>) {
        let counts = !self.notes.borrow().doubled.contains(&section);
        if self.is_whole() && counts {
            let holds = |file: &File<'_>| file.tree.contains_key(section);
            let file = self.files.iter().rposition(holds).unwrap_or(0);
            self.note_problem(file, 0, what.into());
        }
    }

    /// Reads a whole pack: what `read` makes of it and where its values come from, or every problem
    /// at once.
    pub fn load<P>(
        game: &'static str,
        sections: &'static [Section],
        files: &[(&'t str, &'t str)],
        read: impl FnOnce(&Reader<'t>) -> Option<P>,
    ) -> Result<(P, Sources), Vec<Problem>> {
        let reader = Reader::open(game, sections, files);
        let pack = read(&reader);
        let sources = reader.finish()?;
        let pack = pack.expect("what cannot be read is noted as a problem");
        Ok((pack, sources))
    }

    /// Closes the pack: all problems in the order of the files, or all values with their sources.
    pub fn finish(self) -> Result<Sources, Vec<Problem>> {
        let Notes {
            mut problems,
            values,
            ..
        } = self.notes.into_inner();
        problems.sort();
        problems.dedup();
        if problems.is_empty() {
            return Ok(Sources::new(values));
        }
        let told = problems.into_iter().map(|(file, at, what)| {
            let file = self.files.get(file);
            Problem {
                file: file.map_or(self.game, |file| file.path).to_owned(),
                line: file.map_or(1, |file| file.line(at)),
                what,
            }
        });
        Err(told.collect())
    }

    pub(crate) const fn game(&self) -> &'static str {
        self.game
    }

    pub(crate) fn origin(&self, file: usize) -> &Origin {
        &self.origins[file]
    }

    /// Problems in a broken file are dropped, except those that make it broken.
    pub(crate) fn note_problem(&self, file: usize, at: usize, what: String) {
        if !self.files.get(file).is_some_and(|file| file.broken) {
            self.notes.borrow_mut().problems.push((file, at, what));
        }
    }

    pub(crate) fn note_value(&self, value: Marked) {
        self.notes.borrow_mut().values.push(value);
    }

    fn add(&mut self, path: &'t str, text: &'t str) {
        let (file, errors) = File::parse(path, text);
        let number = self.files.len();
        let errors = errors.into_iter().map(|(at, what)| (number, at, what));
        self.notes.get_mut().problems.extend(errors);
        self.files.push(file);
    }

    /// Checks a file's outermost words, and reads its `source`.
    fn survey(&self, file: usize) -> Origin {
        let mut origin = Origin::default();
        for (key, value) in &self.files[file].tree {
            let node = Node::new(self, file, value);
            let key: &str = key.get_ref();
            if key == "source" {
                origin = Origin::read(node, &|path| self.holds(file, path));
            } else if !self.sections.iter().any(|section| section.name == key) {
                let known = self.sections.iter().map(|section| section.name);
                node.unknown("section", key, known.chain(["source"]));
            } else if !is_array_of_tables(value) {
                node.problem(format!("write [[{key}]], in double brackets"));
            }
        }
        origin
    }

    /// Whether any record of a file has a value at a path.
    fn holds(&self, file: usize, path: &str) -> bool {
        self.sections.iter().any(|section| {
            let mut items = self.items(file, section.name).into_iter();
            items.any(|item| item.peek(path).is_some())
        })
    }

    /// The tables of a section in a file.
    fn items<'r>(&'r self, file: usize, section: &str) -> Vec<Node<'r>> {
        let found = self.files[file].tree.get(section);
        let found = found.and_then(|value| value.get_ref().as_array());
        let node = |value| Node::new(self, file, value);
        found.map_or(Vec::new(), |found| found.iter().map(node).collect())
    }

    fn all_records<'r>(&'r self, section: &str) -> Vec<Record<'r>> {
        let Some(section) = self.sections.iter().find(|known| known.name == section) else {
            return Vec::new();
        };
        let files = 0..self.files.len();
        let items = files.flat_map(|file| {
            let items = self.items(file, section.name).into_iter();
            items.map(move |item| (file, item))
        });
        let record = |(file, item)| self.record(section, file, item);
        items.filter_map(record).collect()
    }

    fn record<'r>(&'r self, section: &Section, file: usize, node: Node<'r>) -> Option<Record<'r>> {
        let known: Vec<&str> = ["id", "source"]
            .iter()
            .chain(section.fields)
            .copied()
            .collect();
        let table = node.table(&known)?;
        let id = read_id(table.need("id")?)?;
        let is_field = |path: &str| node.has(path);
        let origin = table
            .get("source")
            .map(|source| Origin::read(source, &is_field));
        Some(Record {
            reader: self,
            file,
            section: section.name,
            id,
            node,
            origin: origin.unwrap_or_default(),
        })
    }

    fn note_duplicate(&self, earlier: &Record<'_>, record: &Record<'_>) {
        let (section, id) = (record.section, record.id);
        let first = &self.files[earlier.file];
        let line = first.line(earlier.node.at());
        let path = first.path;
        self.notes.borrow_mut().doubled.push(section);
        record.problem(format!(
            "{section} `{id}` is already defined at {path}:{line}"
        ));
    }

    fn directory(&self, file: usize) -> &str {
        self.files[file].directory()
    }
}

fn is_array_of_tables(value: &Spanned<DeValue<'_>>) -> bool {
    let items = value.get_ref().as_array();
    items.is_some_and(|items| items.iter().all(|item| item.get_ref().is_table()))
}

/// Ids are spelled in moves and records, so they are plain.
fn read_id(node: Node<'_>) -> Option<&str> {
    let id = node.text()?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(plain) {
        return Some(id);
    }
    node.problem(format!(
        "`{id}` is not an id: use small letters, digits and hyphens, a letter first"
    ));
    None
}
