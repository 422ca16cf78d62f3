//! Names that nobody can guess: tables, watch links, invitations and seat tokens.
//!
//! The first two are addresses. The last two are keys: they are shown once, to the one they are
//! for, and only their hashes are kept.

use sha2::{Digest, Sha256};
use std::fmt;

/// No vowels that spell words, no letters that look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A table's address: `t` and 16 letters, 80 random bits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// The address at which people watch a table: `w` and 26 letters, 128 random bits. It does not give
/// away the table's own address, nor the other way round.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WatchId(String);

/// Opens a seat to whoever has it: 128 random bits in 26 letters. Never printed by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

/// What is kept of a key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash([u8; 32]);

/// The operating system gave no random bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoChance;

impl TableId {
    /// A new address.
    pub fn random() -> Result<TableId, NoChance> {
        Ok(TableId(format!("t{}", letters(&bytes::<10>()?))))
    }

    /// Reads an address; `None` for what cannot be one.
    pub fn read(text: &str) -> Option<TableId> {
        is_spelled(text, 't', 16).then(|| TableId(text.to_owned()))
    }

    /// As it is spelled.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Enough of it to follow a table through a log file, too little to find the table.
    pub fn short(&self) -> &str {
        &self.0[..7]
    }
}

impl WatchId {
    /// A new address.
    pub fn random() -> Result<WatchId, NoChance> {
        Ok(WatchId(format!("w{}", letters(&bytes::<16>()?))))
    }

    /// Reads an address; `None` for what cannot be one.
    pub fn read(text: &str) -> Option<WatchId> {
        is_spelled(text, 'w', 26).then(|| WatchId(text.to_owned()))
    }

    /// As it is spelled.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Key {
    /// A new key.
    pub fn random() -> Result<Key, NoChance> {
        Ok(Key(format!("k{}", letters(&bytes::<16>()?))))
    }

    /// Reads a key; `None` for what cannot be one.
    pub fn read(text: &str) -> Option<Key> {
        is_spelled(text, 'k', 26).then(|| Key(text.to_owned()))
    }

    /// Writes the key down. Whoever reads it has the seat.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it. The key is random enough that no salt or slow hash is needed.
    pub fn hash(&self) -> KeyHash {
        let mut hasher = Sha256::new();
        hasher.update(b"astragal seat key\0");
        hasher.update(self.0.as_bytes());
        KeyHash(hasher.finalize().into())
    }
}

impl KeyHash {
    /// As it is kept.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// As it was kept.
    pub fn from_bytes(bytes: &[u8]) -> Option<KeyHash> {
        bytes.try_into().ok().map(KeyHash)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

impl fmt::Display for NoChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the operating system gave no random bytes")
    }
}

impl std::error::Error for NoChance {}

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// Five bits to a letter; the last letter is filled up with zeros.
fn letters(bytes: &[u8]) -> String {
    let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
    let letter = |place: usize| (0..5).fold(0, |sum, at| sum << 1 | bit(place * 5 + at));
    let places = 0..(bytes.len() * 8).div_ceil(5);
    places
        .map(|place| char::from(LETTERS[usize::from(letter(place))]))
        .collect()
}

fn is_spelled(text: &str, first: char, count: usize) -> bool {
    let rest = text.strip_prefix(first);
    rest.is_some_and(|rest| rest.len() == count && rest.bytes().all(|one| LETTERS.contains(&one)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_is_read_back_and_nothing_else_is() {
        let (table, watch) = (TableId::random().unwrap(), WatchId::random().unwrap());
        assert_eq!(TableId::read(table.as_str()), Some(table.clone()));
        assert_eq!(WatchId::read(watch.as_str()), Some(watch.clone()));
        assert_eq!(WatchId::read(table.as_str()), None);
        let key = Key::random().unwrap();
        assert_eq!(Key::read(key.reveal()), Some(key));
        for odd in [
            "",
            "t",
            "t0123456789abcdeé",
            "t0123456789abcdeu",
            "../../etc/passwd",
        ] {
            assert_eq!(TableId::read(odd), None, "{odd}");
        }
    }

    #[test]
    fn letters_hold_every_bit() {
        assert_eq!(letters(&[0xff; 10]), "z".repeat(16));
        assert_eq!(letters(&[0; 16]), "0".repeat(26));
        assert_eq!(letters(&[0x08, 0x42, 0x10, 0x84, 0x21]), "11111111");
        assert_ne!(TableId::random(), TableId::random());
    }

    #[test]
    fn a_key_is_not_printed_by_accident() {
        let key = Key::random().unwrap();
        let printed = format!("{key:?} {:?}", key.hash());
        assert!(!printed.contains(key.reveal()));
        assert_ne!(key.hash(), Key::random().unwrap().hash());
    }
}
