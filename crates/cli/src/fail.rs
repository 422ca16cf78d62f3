//! How the program ends when it cannot do what was asked: one clear line, and a number.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Fail {
    /// What was handed in makes no sense: one line, exit code 2.
    Bad(String),
    /// What was handed in is broken, and every place has been printed: exit code 2.
    Told,
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
            Fail::Told => ExitCode::from(2),
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
    use clap::error::ErrorKind::{
        DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion,
    };
    let text = error.to_string();
    match error.kind() {
        DisplayHelp | DisplayVersion => error.print().map_or_else(Fail::from, |()| Fail::Quiet),
        DisplayHelpOnMissingArgumentOrSubcommand => Fail::bad(format!(
            "a command is missing; {}; --help lists them",
            usage(&text)
        )),
        _ => Fail::bad(format!("{}; {}", wrong(&text), usage(&text))),
    }
}

/// What clap found wrong, without its headings and its advice to read more.
fn wrong(text: &str) -> String {
    let lines = text.lines().take_while(|line| !line.starts_with("Usage:"));
    let lines = lines.map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("For more")).collect();
    let joined = lines.join("; ").replace(":; ", ": ").replace("; [", " [");
    joined.strip_prefix("error: ").unwrap_or(&joined).to_owned()
}

/// What would be right.
fn usage(text: &str) -> String {
    let usage = text.lines().find_map(|line| line.strip_prefix("Usage: "));
    match usage {
        Some(usage) => format!("usage: {usage}"),
        None => "`astragal --help` shows what is right".to_owned(),
    }
}

fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.join(" ").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn line(args: &[&str]) -> String {
        let error = crate::args::Args::try_parse_from(args).expect_err("it is wrong");
        match from_clap(&error) {
            Fail::Bad(line) => line,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_wrong_with_the_arguments_is_one_line_with_what_is_right() {
        for (args, expected) in [
            (
                &["astragal", "record"][..],
                "a command is missing; usage: astragal record [OPTIONS] <COMMAND>; --help lists them",
            ),
            (
                &["astragal", "perft", "irondie"],
                "the following required arguments were not provided: --depth <N>; \
                 usage: astragal perft --depth <N> <GAME>",
            ),
            (
                &["astragal", "record", "show", "x", "--lang", "fr"],
                "invalid value 'fr' for '--lang <LANG>' [possible values: de, en]; \
                 `astragal --help` shows what is right",
            ),
        ] {
            assert_eq!(line(args), expected);
        }
    }
}
