//! The lines of a record as JSON. What they mean is for `entry` and `opening` to say.
//!
//! The body of a line is the line without its hash. The hash always comes last, so a whole line is
//! its body with the hash put in before the closing brace.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::broken::Why;
use crate::seeds::{Hash, PublicKey, SeatSeed, Signature};

/// The fields of the first line, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) astragal: u32,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) packs: Hash,
    pub(crate) setup: Value,
    pub(crate) commitment: Hash,
    pub(crate) setup_commitment: Hash,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) signer: Option<PublicKey>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) commitments: Option<Vec<Option<Hash>>>,
    pub(crate) seats: Vec<Option<SeatSeed>>,
    #[serde(skip_serializing)]
    pub(crate) h: Option<Hash>,
}

/// The fields that later lines may have, in the order in which they are written. No line has all.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) n: Option<usize>,
    #[serde(rename = "in", skip_serializing_if = "Option::is_none")]
    pub(crate) choice: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chance: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) below: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) dice: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) call: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sig: Option<Signature>,
    #[serde(skip_serializing)]
    pub(crate) h: Option<Hash>,
}

/// Writes a line without its hash.
pub(crate) fn body(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("texts and numbers can always be written")
}

/// Writes a whole line, but for the line break.
pub(crate) fn seal(body: &str, hash: &Hash) -> String {
    let open = body.strip_suffix('}').expect("a body is a JSON object");
    format!("{open},\"h\":\"{hash}\"}}")
}

/// Reads a line. Whether it was in its one form shows when it is written again.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Why> {
    serde_json::from_str(text).map_err(|error| {
        // What the reader calls a line is always our whole line, so only the column helps.
        let what = error.to_string();
        let what = what
            .rsplit_once(" at line ")
            .map_or(what.as_str(), |(what, _)| what);
        Why::Unreadable {
            what: what.to_owned(),
            column: error.column(),
        }
    })
}
