//! The press: turns a compiled app into the folder that browsers get. `cargo xtask web` runs it.
//!
//! It is a program of its own so that `cargo xtask tidy` need not wait for `wasm-bindgen`.

mod bind;
mod pack;
mod pages;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

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
    let mut words = std::env::args_os().skip(1).map(PathBuf::from);
    let mut next = |what| words.next().with_context(|| format!("{what} is missing"));
    let (wasm, source) = (next("the compiled app")?, next("the folder of the app")?);
    let out = next("the folder to fill")?;
    bind::bind(&wasm, &out)?;
    pages::write(&source, &out)?;
    let files = pack::compress(&out)?;
    print!("{}", table::draw(&files));
    table::judge(&files)
}
