//! Cards and tokens made up for the page of pieces. No game has them.

use super::card::{Face, Standing};
use super::hand::Held;
use super::tokens::{Spend, Token, Tone};
use crate::voice::Voice;

/// What a sample is, besides its words: how it is called there, what it costs, whose colour it has,
/// which kind it is, and whether a value on it is marked as our proposal.
type Sample = (&'static str, Option<u8>, &'static str, Kind, bool);

#[derive(Clone, Copy)]
enum Kind {
    Roll,
    Instant,
    Main,
    Upgrade,
}

const SAMPLES: [Sample; 6] = [
    ("kettle", Some(1), "moon-elf", Kind::Roll, false),
    ("window", Some(1), "moon-elf", Kind::Instant, true),
    ("biscuits", Some(0), "moon-elf", Kind::Main, false),
    ("umbrella", Some(2), "moon-elf", Kind::Upgrade, false),
    ("postman", None, "spider-woman", Kind::Instant, false),
    ("clockwork", Some(12), "drax", Kind::Main, true),
];

/// The card at a place; the places go on for ever, with the same cards again.
pub(super) fn face(voice: &Voice, place: usize) -> Face {
    let (name, cost, band, kind, marked) = SAMPLES[place % SAMPLES.len()];
    let (kind, timing) = match kind {
        Kind::Roll => ("web-sample-kind-roll", "ic-roll"),
        Kind::Instant => ("web-sample-kind-instant", "ic-burst"),
        Kind::Main => ("web-sample-kind-main", "ic-card"),
        Kind::Upgrade => ("web-sample-kind-upgrade", "ic-plus"),
    };
    Face {
        key: format!("card-{place}"),
        title: voice.text(&format!("web-sample-{name}")),
        cost: cost.map(|cost| cost.to_string()),
        kind: voice.text(kind),
        timing,
        band: band.to_owned(),
        text: voice.text(&format!("web-sample-{name}-text")),
        mark: marked.then(|| voice.text("web-sample-mark")),
        dice: Vec::new(),
    }
}

/// The same as a card of the hand: every third one may not be played now.
pub(super) fn held(voice: &Voice, place: usize, chosen: bool) -> Held {
    let brings = (place.is_multiple_of(2)).then(|| voice.text("web-sample-brings"));
    let standing = match place % 3 {
        2 => Standing::NotNow(voice.text("web-sample-not-now")),
        _ if chosen => Standing::Chosen(brings),
        _ => Standing::Playable(brings),
    };
    let face = face(voice, place);
    Held { face, standing }
}

/// Every kind of token; the first two may be spent, and one of them is chosen.
pub(super) fn tokens(voice: &Voice, chosen: Option<&str>) -> Vec<Token> {
    let token = |name: &'static str, icon, count, limit, tone| {
        let key = format!("token-{name}");
        let spendable = matches!(name, "dry" | "quick");
        let spend = match spendable {
            true if chosen == Some(&key) => Spend::Chosen,
            true => Spend::Offered,
            false => Spend::No,
        };
        let name = voice.text(&format!("web-sample-token-{name}"));
        Token {
            key,
            icon,
            name,
            count,
            limit,
            stage: None,
            tone,
            spend,
        }
    };
    vec![
        token("dry", "sym-shield", 1, Some(3), Tone::Good),
        token("quick", "sym-evasive", 2, Some(2), Tone::Good),
        token("soaked", "sym-stun", 1, Some(1), Tone::Bad),
        token("letters", "ic-card", 7, None, Tone::Unique),
        token("cold", "sym-knockdown", 1, Some(2), Tone::Bad),
        token("warm", "sym-life", 2, Some(5), Tone::Good),
    ]
}
