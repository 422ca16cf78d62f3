//! Compressed copies beside each file, so that a server only has to send them.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

/// A file and what it weighs.
pub(crate) struct Weighed {
    pub(crate) name: String,
    pub(crate) raw: usize,
    pub(crate) gzip: usize,
    pub(crate) brotli: usize,
}

/// The names of all files in the folder, in order.
pub(crate) fn names(out: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(out).context("could not list the folder")? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// Writes `name.br` and `name.gz` beside each file.
pub(crate) fn compress(out: &Path) -> Result<Vec<Weighed>> {
    names(out)?
        .into_iter()
        .map(|name| weigh(out, name))
        .collect()
}

fn weigh(out: &Path, name: String) -> Result<Weighed> {
    let bytes = fs::read(out.join(&name)).with_context(|| format!("could not read {name}"))?;
    let (zipped, squeezed) = (gzip(&bytes)?, brotli(&bytes)?);
    fs::write(out.join(format!("{name}.gz")), &zipped)?;
    fs::write(out.join(format!("{name}.br")), &squeezed)?;
    Ok(Weighed {
        name,
        raw: bytes.len(),
        gzip: zipped.len(),
        brotli: squeezed.len(),
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
