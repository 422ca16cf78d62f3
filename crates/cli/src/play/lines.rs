//! Lines that a player types: edited on a terminal, plain from a pipe.

use crate::fail::Fail;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};
use std::io::{self, BufRead, IsTerminal, Write};

/// Where answers come from.
pub(crate) enum Lines {
    /// A person at a terminal.
    Typed(Box<Editor<(), MemHistory>>),
    /// A file, a pipe, a test.
    Piped,
}

impl Lines {
    /// Edits lines where both ends are a terminal.
    pub(crate) fn open() -> Result<Lines, Fail> {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Ok(Lines::Piped);
        }
        let editor = Editor::with_history(Config::default(), MemHistory::new());
        let editor =
            editor.map_err(|error| Fail::bad(format!("no terminal to type on: {error}")))?;
        Ok(Lines::Typed(Box::new(editor)))
    }

    /// Whether a person sits there, so that the screen may be cleared.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Lines::Typed(_))
    }

    /// The next line; `None` when there are no more, or when the player has had enough.
    pub(crate) fn next(&mut self, prompt: &str) -> Result<Option<String>, Fail> {
        match self {
            Lines::Typed(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    // A line that does not go into the history can still be answered.
                    let _ = editor.add_history_entry(&line);
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(Fail::bad(format!("cannot read from the terminal: {error}"))),
            },
            Lines::Piped => next_piped(prompt),
        }
    }

    /// Forgets what was typed, so that the next player cannot call it back.
    pub(crate) fn forget(&mut self) {
        if let Lines::Typed(editor) = self {
            // An empty history is all that is wanted; it has nothing to fail with.
            let _ = editor.clear_history();
        }
    }
}

/// Repeats the line after the prompt, so that what comes out reads like a session.
fn next_piped(prompt: &str) -> Result<Option<String>, Fail> {
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    out.write_all(prompt.as_bytes())?;
    out.flush()?;
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let count = read.map_err(|error| Fail::bad(format!("cannot read the input: {error}")))?;
    // What is no text is no answer either, but it must not cost the match.
    let line = String::from_utf8_lossy(&line).trim_end().to_owned();
    writeln!(out, "{line}")?;
    Ok((count > 0).then_some(line))
}
