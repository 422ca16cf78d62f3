//! The press: turns a compiled app into the folder that browsers get. `cargo xtask web` runs it.
//!
//! It is a program of its own so that `cargo xtask tidy` need not wait for `wasm-bindgen`.

mod bind;
mod code;
mod cut;
mod folder;
mod icons;
mod pack;
mod pages;
mod stamp;
mod table;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::stamp::Job;

fn main() -> ExitCode {
    match press() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask-web: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn press() -> Result<()> {
    let job = job()?;
    if job.is_done() {
        println!("      nothing has changed since the app was pressed");
    } else {
        let changes = press_anew(&job)?;
        println!("      files that have changed: {changes}");
    }
    let files = pack::weigh(&job.out)?;
    print!("{}", table::draw(&files));
    table::judge(&files)
}

fn job() -> Result<Job> {
    let mut words = std::env::args_os().skip(1).map(PathBuf::from);
    let mut next = |what| words.next().with_context(|| format!("{what} is missing"));
    Ok(Job {
        app: next("the compiled app")?,
        bots: next("the compiled bots")?,
        root: next("the folder of the project")?,
        out: next("the folder to fill")?,
    })
}

fn read(program: &Path) -> Result<Vec<u8>> {
    fs::read(program).with_context(|| format!("could not read {}", program.display()))
}

/// Fills a fresh folder, then changes the real one where it differs.
fn press_anew(job: &Job) -> Result<usize> {
    job.lift()?;
    let fresh = folder::fresh(&job.out)?;
    let app = cut::cut(&read(&job.app)?, &job.source(), &fresh)?;
    bind::bind(app, "app", &fresh)?;
    bind::bind(read(&job.bots)?, "bots", &fresh)?;
    texts::write(&job.root, &fresh)?;
    pages::write(&job.source(), &fresh)?;
    pack::compress(&fresh)?;
    let changes = folder::settle(&fresh, &job.out)?;
    fs::remove_dir_all(&fresh).context("could not remove the fresh folder")?;
    job.leave()?;
    Ok(changes)
}
