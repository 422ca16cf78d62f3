//! What is agreed before a match: what is played, the commitments, and the seeds of the seats.

use serde::{Deserialize, Serialize};

use crate::digest::{Tag, commit, hash, keyed};
use crate::seeds::{Hash, SeatSeed, Seed};
use crate::setup::Setup;

/// The version of the record format that this crate reads and writes.
pub const FORMAT: u32 = 1;

/// What a match is played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its packs: see [`hash_packs`](crate::hash_packs).
    pub packs: Hash,
    /// The set-up, which may hold secrets until the end.
    pub setup: Setup,
}

/// What a table shows everyone before it learns the seeds of the seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Published {
    /// The version of the record format.
    #[serde(rename = "astragal")]
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its packs.
    pub packs: Hash,
    /// The SHA-256 of the secret seed.
    pub commitment: Hash,
    /// The set-up under a key, so that nobody finds a secret in it by trying.
    pub setup_commitment: Hash,
}

/// A match about to begin: the published part, the set-up, and one seed per seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    pub(crate) published: Published,
    pub(crate) setup: Setup,
    pub(crate) seats: Vec<SeatSeed>,
}

impl Terms {
    /// The part to show before the match. It binds the table to its seed and its set-up.
    pub fn publish(&self, seed: &Seed) -> Published {
        Published {
            format: FORMAT,
            game: self.game.clone(),
            rules: self.rules,
            packs: self.packs,
            commitment: commit(seed),
            setup_commitment: commit_setup(seed, &self.setup),
        }
    }
}

impl Published {
    /// Its one spelling: a line of JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can always be written")
    }

    /// The hash from which a transcript starts, once the seats have spoken.
    pub fn start(&self, seats: &[SeatSeed]) -> Hash {
        let text = self.text();
        let mut parts = vec![text.as_bytes()];
        parts.extend(seats.iter().map(|seat| seat.bytes().as_slice()));
        hash(Tag::Opening, &parts)
    }
}

impl Opening {
    /// Opens with the seeds of the seats, in the order of the seats.
    pub fn new(seed: &Seed, terms: Terms, seats: Vec<SeatSeed>) -> Opening {
        Opening {
            published: terms.publish(seed),
            setup: terms.setup,
            seats,
        }
    }

    /// The part that was shown before the match.
    pub fn published(&self) -> &Published {
        &self.published
    }

    /// The set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seeds of the seats, in the order of the seats.
    pub fn seats(&self) -> &[SeatSeed] {
        &self.seats
    }

    /// The hash from which the transcript starts.
    pub fn start(&self) -> Hash {
        self.published.start(&self.seats)
    }

    pub(crate) fn is_bound_to_seed(&self, seed: &Seed) -> bool {
        self.published.commitment == commit(seed)
    }

    pub(crate) fn is_bound_to_setup(&self, seed: &Seed) -> bool {
        self.published.setup_commitment == commit_setup(seed, &self.setup)
    }
}

fn commit_setup(seed: &Seed, setup: &Setup) -> Hash {
    keyed(seed, Tag::Setup, &[setup.text().as_bytes()])
}
