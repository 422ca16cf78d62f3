//! Compressed copies beside each file, so that a server only has to send them.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::folder::names;

/// A file and what it weighs.
pub(crate) struct Weighed {
    pub(crate) name: String,
    pub(crate) raw: usize,
    pub(crate) gzip: usize,
    pub(crate) brotli: usize,
}

/// Writes `name.br` and `name.gz` beside each file.
pub(crate) fn compress(folder: &Path) -> Result<()> {
    for name in names(folder)? {
        let bytes =
            fs::read(folder.join(&name)).with_context(|| format!("could not read {name}"))?;
        fs::write(folder.join(format!("{name}.gz")), gzip(&bytes)?)?;
        fs::write(folder.join(format!("{name}.br")), brotli(&bytes)?)?;
    }
    Ok(())
}

/// What the files of a folder weigh, each with its compressed copies.
pub(crate) fn weigh(folder: &Path) -> Result<Vec<Weighed>> {
    let mut names = names(folder)?;
    names.retain(|name| !is_copy(Path::new(name)));
    names
        .into_iter()
        .map(|name| weigh_one(folder, name))
        .collect()
}

fn is_copy(file: &Path) -> bool {
    file.extension()
        .is_some_and(|ending| ending == "gz" || ending == "br")
}

fn weigh_one(folder: &Path, name: String) -> Result<Weighed> {
    let bytes = |ending: &str| -> Result<usize> {
        let file = folder.join(format!("{name}{ending}"));
        let metadata = fs::metadata(&file);
        let metadata = metadata.with_context(|| format!("there is no {}", file.display()))?;
        Ok(usize::try_from(metadata.len())?)
    };
    let [raw, gzip, brotli] = [bytes("")?, bytes(".gz")?, bytes(".br")?];
    Ok(Weighed {
        name,
        raw,
        gzip,
        brotli,
    })
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish().context("could not compress")
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let (buffer, quality, window) = (4096, 11, 22);
    brotli::CompressorWriter::new(&mut packed, buffer, quality, window).write_all(bytes)?;
    Ok(packed)
}
