//! Small edits of compiled code that leave everything else where it is, byte by byte: what is
//! known about the places in it still holds afterwards.

use std::borrow::Cow;

use anyhow::{Context, Result, bail};

const MAGIC: &[u8; 8] = b"\0asm\x01\0\0\0";
const CUSTOM: u8 = 0;
const EXPORTS: u8 = 7;
const DATA: u8 = 11;
const DATA_COUNT: u8 = 12;

/// The kind of an export that is a function.
const FUNCTION: u8 = 0;

/// The part of the names that is about functions.
const FUNCTION_NAMES: u8 = 1;

/// A compiled program, section by section.
pub(crate) struct Code<'a> {
    sections: Vec<(u8, Cow<'a, [u8]>)>,
}

impl<'a> Code<'a> {
    pub(crate) fn read(bytes: &'a [u8]) -> Result<Code<'a>> {
        let rest = bytes
            .strip_prefix(MAGIC)
            .context("this is no compiled code")?;
        let mut reader = Reader(rest);
        let mut sections = Vec::new();
        while !reader.0.is_empty() {
            let kind = reader.byte()?;
            sections.push((kind, reader.bytes()?.into()));
        }
        Ok(Code { sections })
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for (kind, content) in &self.sections {
            bytes.push(*kind);
            put(&mut bytes, content.len() as u32);
            bytes.extend(content.iter());
        }
        bytes
    }

    /// The names of its functions, with their numbers.
    pub(crate) fn names(&self) -> Result<Vec<(u32, &str)>> {
        let mut names = Vec::new();
        for (_, content) in self.sections.iter().filter(|(kind, _)| *kind == CUSTOM) {
            let mut reader = Reader(content);
            if reader.bytes()? == b"name" {
                names.extend(reader.function_names()?);
            }
        }
        Ok(names)
    }

    /// Exports functions under names that begin with this word.
    pub(crate) fn export(&mut self, word: &str, functions: &[u32]) -> Result<()> {
        let mut more = Vec::new();
        for &function in functions {
            let name = format!("{word}{function}");
            put(&mut more, name.len() as u32);
            more.extend(name.into_bytes());
            more.push(FUNCTION);
            put(&mut more, function);
        }
        self.add(EXPORTS, functions.len() as u32, &more)
    }

    /// Takes back what was exported under names that begin with this word.
    pub(crate) fn unexport(&mut self, word: &str) -> Result<()> {
        let exports = self.section(EXPORTS).unwrap_or_default();
        let mut reader = Reader(exports);
        let (mut kept, mut count) = (Vec::<u8>::new(), 0);
        for _ in 0..reader.number()? {
            let before = reader.0;
            let name = reader.bytes()?;
            reader.byte()?;
            reader.number()?;
            if !name.starts_with(word.as_bytes()) {
                kept.extend(&before[..before.len() - reader.0.len()]);
                count += 1;
            }
        }
        let mut content = Vec::new();
        put(&mut content, count);
        content.extend(kept);
        self.replace(EXPORTS, content);
        Ok(())
    }

    /// Takes over the data of another program.
    pub(crate) fn add_data(&mut self, from: &Code<'_>) -> Result<()> {
        let Some(data) = from.section(DATA) else {
            return Ok(());
        };
        let mut reader = Reader(data);
        let count = reader.number()?;
        self.add(DATA, count, reader.0)?;
        let total = Reader(self.section(DATA).unwrap_or_default()).number()?;
        let mut content = Vec::new();
        put(&mut content, total);
        self.replace(DATA_COUNT, content);
        Ok(())
    }

    fn section(&self, kind: u8) -> Option<&[u8]> {
        let section = self.sections.iter().find(|(one, _)| *one == kind)?;
        Some(&section.1)
    }

    /// More entries for a section, which begins with their count.
    fn add(&mut self, kind: u8, count: u32, entries: &[u8]) -> Result<()> {
        let Some(old) = self.section(kind) else {
            bail!("section {kind} is missing");
        };
        let mut reader = Reader(old);
        let mut content = Vec::new();
        put(&mut content, reader.number()? + count);
        content.extend(reader.0);
        content.extend(entries);
        self.replace(kind, content);
        Ok(())
    }

    fn replace(&mut self, kind: u8, content: Vec<u8>) {
        if let Some(section) = self.sections.iter_mut().find(|(one, _)| *one == kind) {
            section.1 = content.into();
        }
    }
}

/// Appends a number as compiled code has it: seven bits a byte, the lowest first.
fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count).context("code is cut off")?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    fn number(&mut self) -> Result<u32> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        bail!("a number has no end")
    }

    /// As many bytes as are announced before them.
    fn bytes(&mut self) -> Result<&'a [u8]> {
        let count = self.number()?;
        self.take(count as usize)
    }

    fn function_names(mut self) -> Result<Vec<(u32, &'a str)>> {
        while !self.0.is_empty() {
            let kind = self.byte()?;
            let mut part = Reader(self.bytes()?);
            if kind == FUNCTION_NAMES {
                let count = part.number()?;
                let named = |_| Ok((part.number()?, str::from_utf8(part.bytes()?)?));
                return (0..count).map(named).collect();
            }
        }
        Ok(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One function `f` that does nothing, one export of it, a byte of data.
    const TINY: &[u8] = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x05\x03\x01\0\x01\
        \x07\x05\x01\x01a\0\0\x0c\x01\x01\x0a\x04\x01\x02\0\x0b\x0b\x07\x01\0\x41\x08\x0b\x01x\
        \0\x0b\x04name\x01\x04\x01\0\x01f";

    #[test]
    fn what_is_read_is_written() {
        let code = Code::read(TINY).expect("code");
        assert_eq!(code.write(), TINY);
        assert_eq!(code.names().expect("names"), [(0, "f")]);
        assert!(Code::read(b"text").is_err());
        assert!(Code::read(&TINY[..TINY.len() - 1]).is_err());
    }

    #[test]
    fn exports_come_and_go() {
        let mut code = Code::read(TINY).expect("code");
        code.export("part:", &[0, 200]).expect("exports");
        assert_eq!(code.section(EXPORTS).expect("exports")[0], 3);
        assert_ne!(code.write(), TINY);
        code.unexport("part:").expect("exports");
        assert_eq!(code.write(), TINY);
    }

    #[test]
    fn data_is_taken_over_and_counted() {
        let mut code = Code::read(TINY).expect("code");
        let other = Code::read(TINY).expect("code");
        code.add_data(&other).expect("data");
        let data = code.section(DATA).expect("data");
        assert_eq!(data, b"\x02\0\x41\x08\x0b\x01x\0\x41\x08\x0b\x01x");
        assert_eq!(code.section(DATA_COUNT), Some(&[2][..]));
    }
}
