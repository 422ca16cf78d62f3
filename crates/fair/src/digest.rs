//! The only place that hashes. Every use has its own tag, and every part says how long it is.
//!
//! A list of parts is turned into bytes one way only, so no two different lists share a hash: each
//! part, the tag first, is its length in eight little-endian bytes and then its bytes.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::seeds::{Hash, Seed};

/// What a hash is for.
#[derive(Clone, Copy)]
pub(crate) enum Tag {
    Opening,
    Line,
    Packs,
    Setup,
    Draw,
    Throw,
    Share,
    Own,
    End,
}

impl Tag {
    fn text(self) -> &'static str {
        match self {
            Tag::Opening => "astragal/opening",
            Tag::Line => "astragal/line",
            Tag::Packs => "astragal/packs",
            Tag::Setup => "astragal/setup",
            Tag::Draw => "astragal/draw",
            Tag::Throw => "astragal/throw",
            Tag::Share => "astragal/share",
            Tag::Own => "astragal/own",
            Tag::End => "astragal/end",
        }
    }
}

/// The hash of a game's packs: each file's name and text, in the order of the names.
pub fn hash_packs(files: &[(&str, &str)]) -> Hash {
    let mut files = files.to_vec();
    files.sort_unstable();
    let parts: Vec<&[u8]> = files
        .iter()
        .flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()])
        .collect();
    hash(Tag::Packs, &parts)
}

/// What a table shows in place of its seed. The one hash without a tag, so that `sha256sum` can
/// check it; no tagged input is as short as a seed, so they cannot be confused.
pub(crate) fn commit(seed: &Seed) -> Hash {
    Hash::new(Sha256::digest(seed.bytes()).into())
}

pub(crate) fn hash(tag: Tag, parts: &[&[u8]]) -> Hash {
    let mut digest = Sha256::new();
    feed(tag, parts, |bytes| digest.update(bytes));
    Hash::new(digest.finalize().into())
}

pub(crate) fn keyed(key: &[u8; 32], tag: Tag, parts: &[&[u8]]) -> Hash {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    feed(tag, parts, |bytes| mac.update(bytes));
    Hash::new(mac.finalize().into_bytes().into())
}

fn feed(tag: Tag, parts: &[&[u8]], mut update: impl FnMut(&[u8])) {
    for part in std::iter::once(&tag.text().as_bytes()).chain(parts) {
        update(&(part.len() as u64).to_le_bytes());
        update(part);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moving_a_byte_from_one_part_to_the_next_changes_the_hash() {
        let split = |parts: &[&[u8]]| hash(Tag::Line, parts);
        let hashes = [
            split(&[b"ab", b"c"]),
            split(&[b"a", b"bc"]),
            split(&[b"abc"]),
            split(&[b"abc", b""]),
            hash(Tag::Packs, &[b"abc"]),
        ];
        for (i, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..i].contains(hash), "hash {i}");
        }
    }

    #[test]
    fn the_order_in_which_packs_are_listed_does_not_matter() {
        let (base, more) = (("base.toml", "x = 1"), ("more.toml", "y = 2"));
        assert_eq!(hash_packs(&[base, more]), hash_packs(&[more, base]));
        assert_ne!(hash_packs(&[base, more]), hash_packs(&[base]));
    }
}
