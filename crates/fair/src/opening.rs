//! What is agreed before a match: what is played, the commitments, and the shares of the seats.

use serde::{Deserialize, Serialize};

use crate::digest::{Tag, commit, hash, keyed};
use crate::seeds::{Hash, PublicKey, SeatSeed, Seed};
use crate::setup::Setup;

/// The version of the record format that this crate writes. It reads those before it too.
pub const FORMAT: u32 = 3;

/// The last format in which dice hung on everything that was played before them. Whoever knew the
/// seed could try out which order of their own moves brings which dice. Matches that began in it
/// end in it.
pub const LAST_BY_PLAY: u32 = 2;

/// The format in which seats sent their shares without being bound to them first, and no end was
/// signed. Old records are of it, and they stay what they are.
pub const OLD_FORMAT: u32 = 1;

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
    /// Who will sign the end; nobody where no server hosts the match.
    pub signer: Option<PublicKey>,
    /// The version of the record format: [`FORMAT`], but for matches that began under an old one.
    pub format: u32,
}

/// What a table shows everyone before any seat is bound to a share.
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
    /// Who will sign the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signer: Option<PublicKey>,
}

/// A match about to begin: the published part, the set-up, and the shares of the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    pub(crate) published: Published,
    pub(crate) setup: Setup,
    pub(crate) seats: Vec<Option<SeatSeed>>,
}

impl Terms {
    /// The terms of a match that no server hosts, in the format of today.
    pub fn new(game: &str, rules: u32, packs: Hash, setup: Setup) -> Terms {
        Terms {
            game: game.to_owned(),
            rules,
            packs,
            setup,
            signer: None,
            format: FORMAT,
        }
    }

    /// The part to show before the match. It binds the table to its seed and its set-up.
    pub fn publish(&self, seed: &Seed) -> Published {
        Published {
            format: self.format,
            game: self.game.clone(),
            rules: self.rules,
            packs: self.packs,
            commitment: commit(seed),
            setup_commitment: commit_setup(seed, &self.setup),
            signer: self.signer.filter(|_| self.format > OLD_FORMAT),
        }
    }
}

impl Published {
    /// Its one spelling: a line of JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can always be written")
    }

    /// The hash from which a transcript starts, once the seats have opened their shares.
    pub fn start(&self, seats: &[Option<SeatSeed>]) -> Hash {
        let text = self.text();
        let mut parts = vec![text.as_bytes()];
        let share = |seat: &'_ Option<SeatSeed>| seat.map_or(Vec::new(), |it| it.bytes().to_vec());
        let shares: Vec<Vec<u8>> = seats.iter().map(share).collect();
        parts.extend(shares.iter().map(Vec::as_slice));
        hash(Tag::Opening, &parts)
    }
}

impl Opening {
    /// Opens with the shares of the seats, in their order. A bot has none; in the old format it had
    /// zeros.
    pub fn new(seed: &Seed, terms: Terms, seats: Vec<Option<SeatSeed>>) -> Opening {
        let published = terms.publish(seed);
        let zeros = (published.format == OLD_FORMAT).then_some(SeatSeed::new([0; 32]));
        Opening {
            published,
            setup: terms.setup,
            seats: seats.into_iter().map(|seat| seat.or(zeros)).collect(),
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

    /// The shares of the seats, in the order of the seats.
    pub fn seats(&self) -> &[Option<SeatSeed>] {
        &self.seats
    }

    /// What the seats were bound to before any share was opened; nothing in the old format.
    pub fn commitments(&self) -> Option<Vec<Option<Hash>>> {
        let commit = |seat: &Option<SeatSeed>| seat.map(|share| share.commit());
        (self.published.format > OLD_FORMAT).then(|| self.seats.iter().map(commit).collect())
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
    keyed(seed.bytes(), Tag::Setup, &[setup.text().as_bytes()])
}
