//! A record: one entry of a pack, such as one `[[kind]]`. Asking it for a value also notes where
//! that value comes from.

use crate::origin::Origin;
use crate::source::HOW;
use crate::{Marked, Name, Node, Reader, Source};

/// One entry of a pack.
pub struct Record<'r> {
    pub(crate) reader: &'r Reader<'r>,
    pub(crate) file: usize,
    pub(crate) section: &'static str,
    pub(crate) id: &'r str,
    pub(crate) node: Node<'r>,
    pub(crate) origin: Origin,
}

impl<'r> Record<'r> {
    /// Its id, unique in its section.
    pub const fn id(&self) -> &'r str {
        self.id
    }

    /// Whether another record stands in the same file.
    pub fn is_beside(&self, other: &Record<'_>) -> bool {
        self.file == other.file
    }

    /// Notes that something is wrong with the record as a whole.
    pub fn problem(&self, what: impl Into<String>) {
        self.node.problem(what);
    }

    /// The value of a field that must be there.
    pub fn need(&self, field: &str) -> Option<Node<'r>> {
        let node = self.get(field);
        if node.is_none() {
            self.problem(format!("`{}`: `{field}` is missing", self.id));
        }
        node
    }

    /// The value of a field, if it is there.
    pub fn get(&self, field: &str) -> Option<Node<'r>> {
        let node = self.part(field)?;
        self.mark(field);
        Some(node)
    }

    /// Words in both languages, which may come from different sources.
    pub fn name(&self, field: &str) -> Option<Name> {
        let Some(node) = self.part(field) else {
            self.problem(format!("`{}`: `{field}` is missing", self.id));
            return None;
        };
        self.mark(&format!("{field}/de"));
        self.mark(&format!("{field}/en"));
        node.name()
    }

    /// A field that is made of values and none itself: [`mark`](Record::mark) each of them.
    pub fn part(&self, field: &str) -> Option<Node<'r>> {
        self.node.peek(field)
    }

    /// Notes where the parts of a value come from, as `sides/1` and so on, or where the whole comes
    /// from if the source lines do not tell the parts apart.
    pub fn mark_each(&self, field: &str, count: usize) {
        match self.origin.last_place(field) {
            None => self.mark(field),
            Some(last) if last > count => self.problem(format!(
                "`{}`: source says something for `{field}.{last}`, but there are {count}",
                self.id
            )),
            Some(_) => (1..=count).for_each(|place| self.mark(&format!("{field}/{place}"))),
        }
    }

    /// Notes where the value at a path, such as `bonus/yellow`, comes from.
    pub fn mark(&self, path: &str) {
        let Some(source) = self.source_of(path) else {
            return self.sourceless(path);
        };
        self.reader.note_value(Marked {
            what: format!("{}/{}/{}/{path}", self.reader.game(), self.section, self.id),
            source: source.clone(),
        });
    }

    /// Where the value at a path comes from. A line for the field beats a default; a line of the
    /// record beats a line of the file.
    pub fn source_of(&self, path: &str) -> Option<&Source> {
        let of_file = self.reader.origin(self.file);
        self.origin
            .of_field(path)
            .or_else(|| of_file.of_field(path))
            .or_else(|| self.origin.of_rest())
            .or_else(|| of_file.of_rest())
    }

    fn sourceless(&self, path: &str) {
        // Without any line, one problem for the record is enough.
        let what = if self.origin.is_empty() && self.reader.origin(self.file).is_empty() {
            "nothing".to_owned()
        } else {
            format!("nothing for `{}`", path.replace('/', "."))
        };
        self.problem(format!("`{}`: source says {what}: {HOW}", self.id));
    }
}
