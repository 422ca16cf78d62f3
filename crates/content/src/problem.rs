//! What is wrong with a pack, and where.

use std::fmt;

/// Something to repair in a pack file.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Problem {
    /// The file's path, as it was handed in.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and where it helps, what would be right.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}
