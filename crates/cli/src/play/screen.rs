//! What a player sees: sentences in the language spoken, boards, a curtain.

use super::face::WIDTH;
use crate::fail::Fail;
use kernel::{Refusal, Said, Seat};
use std::io::{self, Write};
use words::Words;

/// Standard output, spoken in one language.
pub(crate) struct Screen {
    pub(crate) words: Words,
    /// Whether it can be cleared.
    pub(crate) terminal: bool,
    /// How many columns it has.
    pub(crate) width: usize,
}

impl Screen {
    /// From now on speaks to who sits there.
    pub(crate) fn speak_to(&mut self, seat: Option<Seat>) {
        self.words.speak_to(seat);
    }

    /// A sentence by its key.
    pub(crate) fn text(&self, key: &str) -> Result<(), Fail> {
        self.print(&self.words.text(key))
    }

    /// A sentence with arguments.
    pub(crate) fn say(&self, said: &Said) -> Result<(), Fail> {
        self.print(&self.words.say(said))
    }

    /// A refusal. It never answers a question, so that the caller goes on listening.
    pub(crate) fn refuse(&self, refusal: &Refusal) -> Result<bool, Fail> {
        self.print(&self.words.refusal(refusal))?;
        Ok(false)
    }

    /// Text of any length, broken into lines that fit.
    pub(crate) fn print(&self, text: &str) -> Result<(), Fail> {
        let mut out = io::stdout().lock();
        for line in text.lines() {
            for piece in wrap(line, self.width) {
                writeln!(out, "{piece}")?;
            }
        }
        Ok(out.flush()?)
    }

    /// Clears the screen and what can be scrolled back to; from a pipe, draws a line instead.
    pub(crate) fn clear(&self) -> Result<(), Fail> {
        let mut out = io::stdout().lock();
        if self.terminal {
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            writeln!(out, "{}", "─".repeat(self.width))?;
        }
        Ok(out.flush()?)
    }
}

/// Text whose paragraphs were broken for another width: each becomes one line again. Tables, lists
/// and headings keep their lines.
pub(crate) fn reflow(text: &str) -> String {
    let mut whole = String::new();
    let mut goes_on = false;
    for line in text.lines() {
        let apart = line.is_empty() || line.starts_with([' ', '-']);
        if goes_on && !apart {
            whole.push(' ');
        } else if !whole.is_empty() {
            whole.push('\n');
        }
        whole.push_str(line);
        goes_on = !(line.is_empty() || line.starts_with(' '));
    }
    whole
}

/// Breaks a line at spaces; what follows is indented as the line was, or stands in its column where
/// the line has one. A word too long stays whole.
pub(super) fn wrap(line: &str, width: usize) -> Vec<String> {
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    let column = column(line, width / 2);
    let (head, text) = line.split_at(column);
    let indent = " ".repeat(head.chars().count());
    let mut lines = Vec::new();
    let mut now = head.to_owned();
    for word in text.split_whitespace() {
        let empty = now.ends_with(' ') || now.is_empty();
        if !empty && now.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::replace(&mut now, indent.clone() + word));
            continue;
        }
        if !empty {
            now.push(' ');
        }
        now.push_str(word);
    }
    lines.push(now);
    lines
}

/// Where the text of a line begins: behind a first word and a gap, such as a number or a command
/// with what it is about, where there is one and room is left behind it. Otherwise behind its
/// indent.
fn column(line: &str, most: usize) -> usize {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let gap = line[indent..].find("  ").map(|gap| indent + gap);
    let text = gap.and_then(|gap| Some(gap + line[gap..].find(|letter| letter != ' ')?));
    let fits = |at: &usize| line[..*at].chars().count() <= most;
    text.filter(fits).unwrap_or(indent)
}

/// A line that fits; what does not goes on below, further in.
pub(crate) fn hanging(line: &str) -> Vec<String> {
    if line.chars().count() <= WIDTH {
        return vec![line.to_owned()];
    }
    let mut pieces = wrap(line, WIDTH - 4).into_iter();
    let first = pieces.next();
    let rest = pieces.map(|piece| format!("    {piece}"));
    first.into_iter().chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_becomes_one_line_and_a_table_keeps_its_lines() {
        let text = "IR-1 One\ntwo.\n\n  a · b\n  c · d\n- x\n  y";
        assert_eq!(reflow(text), "IR-1 One two.\n\n  a · b\n  c · d\n- x\n  y");
    }

    #[test]
    fn a_long_line_is_broken_at_spaces_and_keeps_its_indent() {
        assert_eq!(wrap("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrap("short", 9), ["short"]);
        assert_eq!(wrap("unbreakable-word x", 9), ["unbreakable-word", "x"]);
    }

    #[test]
    fn what_stands_in_a_column_stays_in_it() {
        let wrapped = wrap("  odds   chances of all that", 20);
        assert_eq!(wrapped, ["  odds   chances of", "         all that"]);
        let wrapped = wrap("  an early word and  a late gap", 20);
        assert_eq!(wrapped, ["  an early word and", "  a late gap"]);
    }
}
