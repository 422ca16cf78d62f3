//! One match, written down: enough to replay it and to check its dice.

use crate::broken::Broken;
use crate::digest::{Tag, hash};
use crate::entry::{End, Entry};
use crate::line::{self, Header};
use crate::opening::Opening;
use crate::read;
use crate::seeds::{Hash, PublicKey, Seed, Signature};
use crate::signer::Signer;
use crate::transcript::{Course, Transcript};

/// A match from its opening to its end, or to where it was put away.
///
/// There are two doors, [`Fair`](crate::Fair) and [`Record::parse`], and both let only records
/// through whose dice follow from the seed. Whether the choices were legal is for a replay to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub(crate) opening: Opening,
    pub(crate) entries: Vec<Entry>,
    pub(crate) end: End,
    pub(crate) seed: Seed,
    pub(crate) signature: Option<Signature>,
}

impl Record {
    /// Reads a record and checks all that can be checked without knowing the game.
    pub fn parse(text: &str) -> Result<Record, Broken> {
        read::record(text.as_bytes())
    }

    /// The same, for bytes that may not even be text.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Record, Broken> {
        read::record(bytes)
    }

    /// Writes the record, the seed included: keep an open one from the seats that play it.
    pub fn to_text(&self) -> String {
        let mut transcript = Transcript::new(self.opening.start());
        let mut text = line::seal(&header_body(&self.opening), &transcript.hash()) + "\n";
        let bodies = self.entries.iter().zip(1..).map(|(entry, n)| entry.body(n));
        for body in bodies.chain([self.end.body(&self.seed, self.signature)]) {
            let hash = transcript.push(&body);
            text += &(line::seal(&body, &hash) + "\n");
        }
        text
    }

    /// Has the end signed, where the opening says who signs it and this is the one.
    #[must_use]
    pub fn signed(mut self, signer: &Signer) -> Record {
        if self.opening.published().signer == Some(signer.public()) {
            self.signature = Some(signer.sign(&self.ending()));
        }
        self
    }

    /// Who signed the end; nobody where no server hosted the match.
    pub fn signer(&self) -> Option<PublicKey> {
        self.opening.published().signer
    }

    /// What is signed: all that was played, how it ended, and the seed.
    pub(crate) fn ending(&self) -> Hash {
        let played = Course::after(&self.opening, &self.entries).hash();
        let body = self.end.body(&self.seed, None);
        hash(Tag::End, &[played.bytes(), body.as_bytes()])
    }

    /// How the match began.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What was played.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How it ended.
    pub fn end(&self) -> &End {
        &self.end
    }

    /// The seed that gave the dice.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }
}

pub(crate) fn header_body(opening: &Opening) -> String {
    let published = opening.published().clone();
    line::body(&Header {
        astragal: published.format,
        game: published.game,
        rules: published.rules,
        packs: published.packs,
        setup: opening.setup().value(),
        commitment: published.commitment,
        setup_commitment: published.setup_commitment,
        signer: published.signer,
        commitments: opening.commitments(),
        seats: opening.seats().to_vec(),
        h: None,
    })
}
