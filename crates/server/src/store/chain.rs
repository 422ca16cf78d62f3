//! A chain of hashes through a table's log: each link hangs on all entries before it, so that one
//! that was changed, lost or put elsewhere is found when the table wakes. It is against accidents
//! on the disk; who can write the file can write the chain too.

use sha2::{Digest, Sha256};

/// A link: the beginning of a hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link([u8; 16]);

impl Link {
    /// What the first entry hangs on: the table itself.
    pub(crate) fn first(table: &str, opening: &str) -> Link {
        Link::of(&[
            b"astragal table\0",
            table.as_bytes(),
            b"\0",
            opening.as_bytes(),
        ])
    }

    /// The link of an entry.
    pub(crate) fn next(self, body: &str) -> Link {
        Link::of(&[b"astragal entry\0", &self.0, body.as_bytes()])
    }

    pub(crate) const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    fn of(parts: &[&[u8]]) -> Link {
        let mut hasher = Sha256::new();
        for part in parts {
            hasher.update(part);
        }
        let hash: [u8; 32] = hasher.finalize().into();
        let mut link = [0; 16];
        link.copy_from_slice(&hash[..16]);
        Link(link)
    }

    /// As it was kept.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Link> {
        bytes.try_into().ok().map(Link)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_hangs_on_everything_before_it() {
        let chain = |opening: &str, bodies: &[&str]| {
            let first = Link::first("t1", opening);
            bodies.iter().fold(first, |link, body| link.next(body))
        };
        let right = chain("o", &["a", "b", "c"]);
        assert_eq!(right, chain("o", &["a", "b", "c"]));
        for other in [
            chain("p", &["a", "b", "c"]),
            chain("o", &["b", "a", "c"]),
            chain("o", &["a", "c"]),
            chain("o", &["a", "bc"]),
            chain("o", &["ab", "c"]),
        ] {
            assert_ne!(right, other);
        }
        assert_eq!(Link::from_bytes(right.bytes()), Some(right));
        assert_eq!(Link::from_bytes(b"short"), None);
    }
}
