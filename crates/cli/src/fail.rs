//! How the program ends when it cannot do what was asked: one clear line, and a number.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Fail {
    /// What was handed in makes no sense: one line, exit code 2.
    Bad(String),
    /// The answer is no, and it has been printed: exit code 1.
    No,
    /// Nobody reads the output any more, or all that was asked for was help.
    Quiet,
}

impl Fail {
    /// What was wrong and what would be right.
    pub(crate) fn bad(line: impl Into<String>) -> Fail {
        Fail::Bad(line.into())
    }

    /// Says it and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Fail::Bad(line) => {
                // Where even that cannot be written, the exit code still tells.
                let _ = writeln!(io::stderr(), "astragal: {}", one_line(&line));
                ExitCode::from(2)
            }
            Fail::No => ExitCode::from(1),
            Fail::Quiet => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fail::Quiet,
            _ => Fail::bad(format!("cannot write the output: {error}")),
        }
    }
}

/// Prints help as it is; shortens what was wrong with the arguments to one line.
pub(crate) fn from_clap(error: &clap::Error) -> Fail {
    use clap::error::ErrorKind::{DisplayHelp, DisplayVersion};
    if matches!(error.kind(), DisplayHelp | DisplayVersion) {
        return error.print().map_or_else(Fail::from, |()| Fail::Quiet);
    }
    let text = error.to_string();
    let mut wrong = text.lines().take_while(|line| !line.starts_with("Usage:"));
    let first = wrong.next().unwrap_or_default();
    let rest: Vec<&str> = wrong
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    let hint = "`astragal --help` shows what is right";
    match rest.join("; ") {
        none if none.is_empty() => Fail::bad(format!("{first}; {hint}")),
        more => Fail::bad(format!("{first} {more}; {hint}")),
    }
}

fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.join(" ").trim().to_owned()
}
