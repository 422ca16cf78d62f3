//! The one binary: play, replay, count and inspect from a terminal.

mod args;
mod fail;
mod files;

use args::{Args, Command};
use clap::Parser;
use fail::Fail;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = Args::try_parse().map_err(fail::from_clap).and_then(run);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => fail.report(),
    }
}

fn run(args: Args) -> Result<(), Fail> {
    match args.command {
        Command::Games { json } => Ok(()),
        _ => Ok(()),
    }
}
