//! Why a record is not believed.

use std::fmt;

use crate::setup::BadSetup;

/// The first thing that is wrong with a record, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Why,
}

/// What can be wrong with a line of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// There is no line at all.
    Empty,
    /// Its bytes are not UTF-8.
    NotUtf8,
    /// It is the last one, and its line break is missing.
    Cut,
    /// It is not JSON, or not the JSON of a record.
    Unreadable {
        /// What the reader stumbled over.
        what: String,
        /// How many bytes into the line it noticed.
        column: usize,
    },
    /// It is written in a format of another version.
    Format(u32),
    /// Its set-up cannot be one.
    Setup(BadSetup),
    /// It can be read, but would be written differently.
    Form,
    /// It is neither an input nor an end.
    Kind,
    /// It has the wrong number.
    Number {
        /// The number it has.
        found: usize,
        /// The number that follows from the lines before.
        expected: usize,
    },
    /// It asks for a number below 0.
    ZeroBound,
    /// It has more or fewer dice than it asks for.
    DiceCount {
        /// How many dice it has.
        dice: usize,
        /// How many it asks for.
        bounds: usize,
    },
    /// Its hash does not follow from what stands before it.
    Chain {
        /// The line before; 0 for the opening itself.
        after: usize,
    },
    /// It is missing, and a record must have a last line.
    NoEnd,
    /// It stands after the last line.
    AfterEnd,
    /// Its commitment is not that of the seed.
    Commitment,
    /// Its set-up is not the one the table was bound to.
    SetupCommitment,
    /// A seat opened another share than the one it was bound to.
    Share {
        /// Which seat, counted from 1.
        seat: usize,
    },
    /// Its end should be signed and is not.
    Unsigned,
    /// Its signature is not by the server that is named in the opening.
    Signature,
    /// It shows a die that the seed does not give.
    Die {
        /// Which die, counted from 1.
        die: usize,
        /// The number on the line.
        shows: u8,
        /// The number that follows from the seed.
        gives: u8,
    },
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Broken {}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Empty => f.write_str("the record is empty"),
            Why::NotUtf8 => f.write_str("the text is not UTF-8"),
            Why::Cut => f.write_str("the line is cut off"),
            Why::Unreadable { what, column } => write!(f, "{what} (at column {column})"),
            Why::Format(found) => write!(f, "format {found} is not known here"),
            Why::Setup(bad) => bad.fmt(f),
            Why::Form => f.write_str("the line is not written in its one form"),
            Why::Kind => f.write_str("the line is neither a choice, a chance, a call nor an end"),
            Why::Number { found, expected } => {
                write!(f, "number {found} where {expected} was expected")
            }
            Why::ZeroBound => f.write_str("no die is below 0"),
            Why::DiceCount { dice, bounds } => write!(f, "dice shown: {dice}, dice due: {bounds}"),
            Why::Chain { after: 0 } => f.write_str("the hash does not follow from the opening"),
            Why::Chain { after } => write!(f, "the hash does not follow from line {after}"),
            Why::NoEnd => f.write_str("the record ends without its last line"),
            Why::AfterEnd => f.write_str("the record goes on after its last line"),
            Why::Commitment => {
                f.write_str("the commitment does not belong to the seed on the last line")
            }
            Why::SetupCommitment => {
                f.write_str("the set-up is not the one that the table was bound to")
            }
            Why::Share { seat } => {
                write!(f, "seat {seat} opened another share than it was bound to")
            }
            Why::Unsigned => {
                f.write_str("the opening names a server, which has not signed the end")
            }
            Why::Signature => {
                f.write_str("the end is not signed by the server that the opening names")
            }
            Why::Die { die, shows, gives } => {
                write!(f, "die {die} shows {shows}, the seed gives {gives}")
            }
        }
    }
}
