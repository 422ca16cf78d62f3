//! Seeds, hashes and keys: bytes in types of their own, so that none passes for another.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::digest::{self, Tag};
use crate::hex::{self, NotHex};
use crate::opening::Published;

/// The secret seed of a table. It decides every die, so nothing prints it by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Takes 32 bytes, which must come from the operating system's generator.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Writes the seed down in digits. From then on, whoever reads them knows every die.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Seed, NotHex> {
        hex::read(text).map(Seed)
    }
}

/// What a client's shares at one table are made from, so that all its pages give the same one. It
/// never leaves the client.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

impl Secret {
    /// Takes 32 bytes that nobody can foresee.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The share for one match. `before` counts the shares that were opened for the same match and
    /// came to nothing: no share is ever given twice, even if the table promises the same again.
    pub fn share(&self, round: u32, before: u32, published: &Published) -> SeatSeed {
        let counts = [round.to_le_bytes(), before.to_le_bytes()].concat();
        let text = published.text();
        let parts = [&counts[..], text.as_bytes()];
        SeatSeed(digest::keyed(&self.0, Tag::Own, &parts).0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(secret)")
    }
}

impl TryFrom<String> for Secret {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Secret, NotHex> {
        hex::read(&text).map(Secret)
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        hex::write(&secret.0)
    }
}

/// What one seat adds to the dice, so that the table alone cannot choose them. It is kept to
/// oneself until everybody is bound to theirs, and is no secret afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeatSeed([u8; 32]);

/// A SHA-256 or HMAC-SHA-256 value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash([u8; 32]);

/// The public half of the key with which a server signs how matches ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicKey([u8; 32]);

/// A server's word for how a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Signature([u8; 64]);

impl SeatSeed {
    /// What a seat sends first. Whoever has sent it can open no other share afterwards.
    pub fn commit(&self) -> Hash {
        digest::hash(Tag::Share, &[&self.0])
    }
}

/// What the public types share: bytes in and out, and digits in and out.
macro_rules! public_bytes {
    ($name:ident, $count:literal) => {
        impl $name {
            /// Wraps bytes as they are.
            pub fn new(bytes: [u8; $count]) -> $name {
                $name(bytes)
            }

            /// The bytes.
            pub fn bytes(&self) -> &[u8; $count] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::write(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$name, NotHex> {
                hex::read(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotHex;

            fn try_from(text: String) -> Result<$name, NotHex> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }
    };
}

public_bytes!(SeatSeed, 32);
public_bytes!(Hash, 32);
public_bytes!(PublicKey, 32);
public_bytes!(Signature, 64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_not_printed_by_accident() {
        let seed = Seed::new([0xab; 32]);
        assert_eq!(format!("{seed:?} {seed:#?}"), "Seed(secret) Seed(secret)");
        assert_eq!(seed.reveal(), "ab".repeat(32));
        assert_eq!(seed.reveal().parse(), Ok(seed));
    }

    #[test]
    fn no_two_matches_have_the_same_share() {
        let setup = crate::Setup::new(serde_json::json!({})).unwrap();
        let terms = crate::Terms::new("irondie", 1, Hash::new([0; 32]), setup);
        let [one, two] = [1, 2].map(|seed| terms.publish(&Seed::new([seed; 32])));
        let secret = Secret::new([7; 32]);
        let shares = [
            secret.share(1, 0, &one),
            secret.share(1, 0, &two),
            secret.share(2, 0, &one),
            secret.share(1, 1, &one),
            Secret::new([8; 32]).share(1, 0, &one),
        ];
        for (i, share) in shares.iter().enumerate() {
            assert!(!shares[..i].contains(share), "share {i}");
        }
        assert_eq!(secret.share(1, 0, &one), shares[0], "in every page");
        assert_eq!(format!("{secret:?}"), "Secret(secret)");
    }

    #[test]
    fn a_hash_travels_as_digits() {
        let hash = Hash::new([0x0f; 32]);
        let json = serde_json::to_string(&hash).unwrap();
        assert_eq!(json, format!("\"{}\"", "0f".repeat(32)));
        assert_eq!(serde_json::from_str::<Hash>(&json).unwrap(), hash);
    }
}
