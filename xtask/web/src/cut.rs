//! The compiled app in parts: what every page needs, and a file for each game.
//!
//! `crates/web/src/part/split.rs` says where it is cut. What several games use stays with what
//! every page needs. Left to itself the tool makes a file of its own for each set of games that
//! have something in common, and they are many; so it cuts twice, and what was in such files the
//! first time is held back the second time.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use sha2::{Digest, Sha256};
use wasm_split_cli_support::{Options, transform};

use crate::code::Code;
use crate::folder;

/// The script that fetches parts.
const SCRIPT: &str = "parts.js";

/// What the tool puts in the place of a function that is elsewhere is named like this.
const STUB: &str = "_shim";

/// What is exported stays in the app; these exports are taken back when it is cut.
const HELD: &str = "held ";

/// Puts the parts of the app into the folder, with the script that fetches them. Returns the rest,
/// which is still to be bound.
pub(crate) fn cut(app: &[u8], source: &Path, out: &Path) -> Result<Vec<u8>> {
    let work = folder::beside(out, "cut")?;
    let first = Pieces::of(app, &work)?;
    let second = Pieces::of(&first.held_back(app)?, &work)?;
    let (parts, rest) = (second.parts()?, second.rest()?);
    fs::remove_dir_all(&work).context("could not remove what was cut")?;
    let lines = write(&parts, &hash(&parts, &rest), out)?;
    let script = fs::read_to_string(source.join("assets").join(SCRIPT));
    let script = script.context("there is no script for parts")?;
    let script = script.replace("/* PARTS */\n", &lines);
    fs::write(out.join(SCRIPT), script).context("could not write the script for parts")?;
    Ok(rest)
}

/// Writes the parts, and makes the lines of the script that name them.
fn write(parts: &[Part], hash: &str, out: &Path) -> Result<String> {
    let mut lines = String::new();
    for Part { game, code } in parts {
        let name = named(game, hash);
        fs::write(out.join(&name), code).with_context(|| format!("could not write {name}"))?;
        // The app asks for it under this name.
        writeln!(
            lines,
            "export const __wasm_split_load_{game} = part(\"{name}\");"
        )?;
    }
    Ok(lines)
}

/// What the tool makes of a program.
struct Pieces {
    rest: PathBuf,
    parts: Vec<PathBuf>,
    /// What several games have in common.
    shared: Vec<Vec<u8>>,
}

/// The part of a game.
struct Part {
    game: String,
    code: Vec<u8>,
}

impl Pieces {
    fn of(input: &[u8], work: &Path) -> Result<Pieces> {
        let rest = work.join("rest.wasm");
        let mut options = Options::new(input);
        options.output_dir = work;
        options.main_out_path = &rest;
        let script = format!("./{SCRIPT}");
        options.link_name = &script;
        let made = transform(options).map_err(|error| anyhow!("could not cut it: {error:#}"))?;
        let (parts, shared): (Vec<_>, Vec<_>) = made
            .split_modules
            .into_iter()
            .partition(|file| game(file).is_some());
        let shared = shared.iter().map(fs::read).collect::<Result<_, _>>();
        Ok(Pieces {
            rest,
            parts,
            shared: shared.context("could not read what is shared")?,
        })
    }

    /// The same program with every function exported that several games have in common.
    fn held_back(&self, input: &[u8]) -> Result<Vec<u8>> {
        let mut shared = BTreeSet::new();
        for piece in &self.shared {
            let code = Code::read(piece)?;
            shared.extend(code.names()?.into_iter().map(|(_, name)| name.to_owned()));
        }
        let mut code = Code::read(input)?;
        let names = code.names()?.into_iter();
        let held = names.filter(|(_, name)| shared.contains(*name));
        let held: Vec<u32> = held.map(|(number, _)| number).collect();
        code.export(HELD, &held)?;
        Ok(code.write())
    }

    /// The rest of the program, with the data that several games have in common.
    fn rest(&self) -> Result<Vec<u8>> {
        let rest = fs::read(&self.rest).context("there is no rest")?;
        let mut rest = Code::read(&rest)?;
        for piece in &self.shared {
            let piece = Code::read(piece)?;
            let names = piece.names()?;
            let stray = names.iter().find(|(_, name)| !name.ends_with(STUB));
            ensure!(stray.is_none(), "this should be held back: {stray:?}");
            rest.add_data(&piece)?;
        }
        rest.unexport(HELD)?;
        Ok(rest.write())
    }

    fn parts(&self) -> Result<Vec<Part>> {
        self.parts.iter().map(|file| slim(file)).collect()
    }
}

/// `split_game_kapow.wasm` has the part of `game_kapow`.
fn game(file: &Path) -> Option<&str> {
    file.file_stem()?.to_str()?.strip_prefix("split_")
}

/// A part without what is for people who read it, and with short numbers.
fn slim(file: &Path) -> Result<Part> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false);
    config.generate_producers_section(false);
    let read = config.parse_file(file);
    let mut module = read.with_context(|| format!("could not read {}", file.display()))?;
    walrus::passes::gc::run(&mut module);
    Ok(Part {
        game: game(file).unwrap_or_default().to_owned(),
        code: module.emit_wasm(),
    })
}

/// One hash for all parts: they fit each other and nothing else. An app that was loaded before a
/// newer one was put in its place then finds no part instead of a wrong one.
fn hash(parts: &[Part], rest: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update(rest);
    for part in parts {
        hash.update(&part.code);
    }
    let digest = hash.finalize();
    let (first, _) = digest.split_first_chunk().expect("a digest is longer");
    format!("{:08x}", u32::from_be_bytes(*first))
}

/// The part of `game_dice_miner` is sent as `part-dice-miner-0123abcd.wasm`.
fn named(game: &str, hash: &str) -> String {
    let game = game.trim_start_matches("game_").replace('_', "-");
    format!("part-{game}-{hash}.wasm")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_named_for_its_game_and_carries_a_hash() {
        assert_eq!(
            game(Path::new("x/split_game_dice_miner.wasm")),
            Some("game_dice_miner")
        );
        assert_eq!(game(Path::new("x/chunk_3.wasm")), None);
        let name = named("game_dice_miner", "0123abcd");
        assert_eq!(name, "part-dice-miner-0123abcd.wasm");
    }

    #[test]
    fn whatever_changes_gives_all_parts_another_name() {
        let part = |code: &[u8]| Part {
            game: String::new(),
            code: code.to_vec(),
        };
        let before = hash(&[part(b"a"), part(b"b")], b"rest");
        assert_eq!(before.len(), 8);
        assert_ne!(before, hash(&[part(b"a"), part(b"c")], b"rest"));
        assert_ne!(before, hash(&[part(b"a"), part(b"b")], b"other"));
    }
}
