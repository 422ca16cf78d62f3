//! A set on a sheet of paper: its name, its dice and its side set as a text that people read and
//! write. Whether the set is legal is not asked here: a sheet may be half written.
//!
//! ```text
//! name Zero hour, my way
//! ballistic.purple ballistic.purple*
//! nullifier.blue x2 nullifier.blue*
//! side smasher.black barrier.green x2
//! ```

use super::make::{self, BadMake};
use super::{NamedSet, Pack};
use crate::{Class, Make};
use kernel::{Arg, Said};
use std::fmt;

/// The most letters of a name.
const NAME: usize = 40;
/// The most dice that one word stands for.
const TIMES: usize = 9;
/// As much of a wrong word as is shown.
const SHOWN: usize = 40;

/// A set with its name, its dice in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetSheet {
    name: String,
    dice: Vec<Make>,
    side: Vec<Make>,
}

impl SetSheet {
    /// A sheet with these dice. The name becomes one line of at most forty letters.
    pub fn new(name: &str, mut dice: Vec<Make>, mut side: Vec<Make>) -> SetSheet {
        dice.sort_unstable();
        side.sort_unstable();
        let name: String = one_line(name).chars().take(NAME).collect();
        SetSheet {
            name: name.trim_end().to_owned(),
            dice,
            side,
        }
    }

    /// The name; empty for a set without one.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The dice of the set.
    pub fn dice(&self) -> &[Make] {
        &self.dice
    }

    /// The dice of the side set.
    pub fn side(&self) -> &[Make] {
        &self.side
    }

    /// The same dice under another name.
    #[must_use]
    pub fn renamed(self, name: &str) -> SetSheet {
        SetSheet::new(name, self.dice, self.side)
    }

    /// The same with other dice.
    #[must_use]
    pub fn with_dice(self, dice: Vec<Make>) -> SetSheet {
        SetSheet::new(&self.name, dice, self.side)
    }

    /// The same with another side set.
    #[must_use]
    pub fn with_side(self, side: Vec<Make>) -> SetSheet {
        SetSheet::new(&self.name, self.dice, side)
    }
}

impl NamedSet {
    /// A ready-made set on a sheet, to begin from, under a name of either language.
    pub fn sheet(&self, name: &str) -> SetSheet {
        SetSheet::new(name, self.dice.clone(), self.side.clone())
    }
}

/// Why a text is no sheet, and in which line, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadSheet {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub flaw: SheetFlaw,
}

/// What can be wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetFlaw {
    /// A word is no die.
    Die(BadMake),
    /// A word is no number of dice.
    Times(String),
    /// A number of dice follows no die.
    Alone(String),
    /// The side set begins a second time.
    SideTwice,
    /// There is a second name.
    NameTwice,
    /// The name has this many letters.
    LongName(usize),
}

impl BadSheet {
    /// The same to be said in the reader's language.
    pub fn said(&self) -> Said {
        let said = |key| Said::new(key).with("line", Arg::number(self.line));
        let word = |key, word: &str| said(key).with("word", Arg::Spelled(word.to_owned()));
        match &self.flaw {
            SheetFlaw::Die(BadMake::NotADie(text)) => word("irondie-sheet-not-a-die", text),
            SheetFlaw::Die(BadMake::Kind(text)) => word("irondie-sheet-kind", text),
            SheetFlaw::Die(BadMake::Colour(text)) => word("irondie-sheet-colour", text),
            SheetFlaw::Times(text) => word("irondie-sheet-times", text),
            SheetFlaw::Alone(text) => word("irondie-sheet-alone", text),
            SheetFlaw::SideTwice => said("irondie-sheet-side-twice"),
            SheetFlaw::NameTwice => said("irondie-sheet-name-twice"),
            SheetFlaw::LongName(count) => {
                said("irondie-sheet-long-name").with("count", Arg::number(*count))
            }
        }
    }
}

impl fmt::Display for BadSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.flaw {
            SheetFlaw::Die(bad) => bad.fmt(f),
            SheetFlaw::Times(word) => write!(f, "`{word}` is not a number of dice: x1 to x9"),
            SheetFlaw::Alone(word) => write!(f, "`{word}` follows no die"),
            SheetFlaw::SideTwice => f.write_str("the side set begins a second time"),
            SheetFlaw::NameTwice => f.write_str("the set has a name already"),
            SheetFlaw::LongName(count) => {
                write!(f, "a name has at most {NAME} letters, not {count}")
            }
        }
    }
}

impl Pack {
    /// Reads a sheet. Dice are words between spaces, commas and ends of lines; `x2` after a die
    /// is two of it, dice after the word `side` are the side set, a line that begins with `name`
    /// has the name, and `#` begins a remark.
    pub fn read_sheet(&self, text: &str) -> Result<SetSheet, BadSheet> {
        let mut reader = Reading::default();
        for (line, number) in text.lines().zip(1..) {
            let read = reader.line(self, line);
            read.map_err(|flaw| BadSheet { line: number, flaw })?;
        }
        let name = reader.name.unwrap_or_default();
        let side = reader.side.unwrap_or_default();
        Ok(SetSheet::new(&name, reader.dice, side))
    }

    /// The one spelling of a sheet: the name, a line for each class, the side set. Reading it
    /// gives the sheet back.
    pub fn spell_sheet(&self, sheet: &SetSheet) -> String {
        let mut lines = Vec::new();
        if !sheet.name.is_empty() {
            lines.push(format!("name {}", sheet.name));
        }
        for class in Class::ALL {
            let of_class = |make: &Make| self.kinds[make.kind().index()].rules.class == class;
            let dice: Vec<Make> = sheet.dice.iter().copied().filter(of_class).collect();
            lines.extend((!dice.is_empty()).then(|| self.spell_dice(&dice)));
        }
        if !sheet.side.is_empty() {
            lines.push(format!("side {}", self.spell_dice(&sheet.side)));
        }
        lines.join("\n")
    }

    /// Dice in order, equal ones as one word with their number.
    fn spell_dice(&self, dice: &[Make]) -> String {
        let alike = dice.chunk_by(|one, next| one == next);
        let words = alike.flat_map(|alike| alike.chunks(TIMES)).map(|some| {
            let die = self.spell_make(some[0]);
            match some.len() {
                1 => die,
                times => format!("{die} x{times}"),
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    name: Option<String>,
    dice: Vec<Make>,
    side: Option<Vec<Make>>,
    /// The die that a number may follow.
    last: Option<Make>,
}

impl Reading {
    fn line(&mut self, pack: &Pack, line: &str) -> Result<(), SheetFlaw> {
        let mut words = line.split_whitespace();
        if words.next() == Some("name") {
            return self.name(&one_line(line.trim_start().trim_start_matches("name")));
        }
        let line = line.split('#').next().unwrap_or_default();
        let words = line.split(|c: char| c.is_whitespace() || c == ',');
        words
            .filter(|word| !word.is_empty())
            .try_for_each(|word| self.word(pack, word))
    }

    fn name(&mut self, name: &str) -> Result<(), SheetFlaw> {
        let letters = name.chars().count();
        if letters > NAME {
            return Err(SheetFlaw::LongName(letters));
        }
        match self.name.replace(name.to_owned()) {
            Some(_) => Err(SheetFlaw::NameTwice),
            None => Ok(()),
        }
    }

    fn word(&mut self, pack: &Pack, word: &str) -> Result<(), SheetFlaw> {
        if word == "side" {
            self.last = None;
            return match self.side.replace(Vec::new()) {
                Some(_) => Err(SheetFlaw::SideTwice),
                None => Ok(()),
            };
        }
        if let (Some(times), false) = (word.strip_prefix('x'), word.contains('.')) {
            return self.times(times, word);
        }
        let shown: String = word.chars().take(SHOWN).collect();
        let make = make::read(&shown, |id| pack.kind(id)).map_err(SheetFlaw::Die)?;
        self.last = Some(make);
        self.put(make, 1);
        Ok(())
    }

    fn times(&mut self, times: &str, word: &str) -> Result<(), SheetFlaw> {
        let shown = || word.chars().take(SHOWN).collect();
        let times = times
            .parse()
            .ok()
            .filter(|times| (1..=TIMES).contains(times));
        let times = times.ok_or_else(|| SheetFlaw::Times(shown()))?;
        let make = self.last.take().ok_or_else(|| SheetFlaw::Alone(shown()))?;
        self.put(make, times - 1);
        Ok(())
    }

    fn put(&mut self, make: Make, times: usize) {
        let dice = self.side.as_mut().unwrap_or(&mut self.dice);
        dice.extend(std::iter::repeat_n(make, times));
    }
}

/// Words on one line, a space between them.
fn one_line(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
