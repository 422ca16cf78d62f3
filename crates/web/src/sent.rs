//! A match as a link: its record in its short form and who played it, squeezed into the address.
//! No server hears of it.

use crate::dom;
use crate::record::REPLAY;
use crate::route::{Route, go};
use fair::Record;
use js_sys::{Reflect, Uint8Array};
use kernel::MAX_SEATS;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, ReadableStreamDefaultReader, ReadableWritablePair};
use wire::Player;

/// No match comes near this; a link that claims to be longer is none of ours.
const MOST_BYTES: usize = 4_000_000;

/// Digits of an address, six bits each.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A match that can be watched, and who played it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shared {
    pub(crate) players: Vec<Player>,
    pub(crate) record: Record,
}

/// Goes to where a match is watched: at an address that can be handed on, or, where a browser
/// cannot squeeze, at one that only works here.
pub(crate) async fn watch(players: &[Player], short: &str) {
    let there = route(players, short).await;
    let here = || {
        let record = Record::from_short(short)?;
        dom::keep(REPLAY, &record.to_text());
        Some(Route::Replay)
    };
    if let Some(route) = there.or_else(here) {
        go(&route);
    }
}

async fn route(players: &[Player], short: &str) -> Option<Route> {
    let players = serde_json::to_string(players).ok()?;
    let squeezed = squeeze(&format!("{players}\n{short}")).await?;
    Some(Route::Shared(spell(&squeezed)))
}

/// The match in an address; nothing where somebody has broken it.
pub(crate) async fn read(data: &str) -> Option<Shared> {
    unpack(&String::from_utf8(stretch(&unspell(data)?).await?).ok()?)
}

fn unpack(text: &str) -> Option<Shared> {
    let (players, short) = text.split_once('\n')?;
    let players: Vec<Player> = serde_json::from_str(players).ok()?;
    let players = players.into_iter().take(MAX_SEATS).map(cut).collect();
    let record = Record::from_short(short)?;
    Some(Shared { players, record })
}

/// Whoever makes a link by hand may call people what they like, but not at any length.
fn cut(player: Player) -> Player {
    match player {
        Player::Person { name, stand_in } => Player::Person {
            name: crate::name::cut(&name),
            stand_in,
        },
        other => other,
    }
}

async fn squeeze(text: &str) -> Option<Vec<u8>> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence(&parts).ok()?;
    drain(&blob.stream().pipe_through(&way("CompressionStream")?)).await
}

async fn stretch(bytes: &[u8]) -> Option<Vec<u8>> {
    let parts = js_sys::Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts).ok()?;
    drain(&blob.stream().pipe_through(&way("DecompressionStream")?)).await
}

/// What squeezes or stretches in this browser, by its name; older ones have none.
fn way(name: &str) -> Option<ReadableWritablePair> {
    let window = web_sys::window()?;
    let made: js_sys::Function = Reflect::get(&window, &name.into()).ok()?.dyn_into().ok()?;
    let how = js_sys::Array::of1(&"deflate-raw".into());
    Some(Reflect::construct(&made, &how).ok()?.unchecked_into())
}

/// All bytes of a stream, unless they are too many.
async fn drain(stream: &ReadableStream) -> Option<Vec<u8>> {
    let reader: ReadableStreamDefaultReader = stream.get_reader().dyn_into().ok()?;
    let mut bytes = Vec::new();
    loop {
        let next = JsFuture::from(reader.read()).await.ok()?;
        let part = Reflect::get(&next, &"value".into()).ok()?;
        match part.dyn_into::<Uint8Array>() {
            Ok(part) => bytes.extend(part.to_vec()),
            Err(_) => return Some(bytes),
        }
        if bytes.len() > MOST_BYTES {
            return None;
        }
    }
}

/// Bytes as they may stand in an address.
fn spell(bytes: &[u8]) -> String {
    let digits = |part: &[u8]| {
        let bits = (0..3).fold(0_u32, |bits, place| {
            bits << 8 | u32::from(part.get(place).copied().unwrap_or(0))
        });
        let digit = move |place: usize| DIGITS[(bits >> (18 - 6 * place) & 63) as usize] as char;
        (0..=part.len()).map(digit).collect::<String>()
    };
    bytes.chunks(3).map(digits).collect()
}

fn unspell(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for part in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let digit = part.get(place).map_or(Some(0), |letter| {
                DIGITS.iter().position(|digit| digit == letter)
            })?;
            bits = bits << 6 | digit as u32;
        }
        let whole = bits.to_be_bytes();
        bytes.extend(&whole[1..part.len().max(1)]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_an_address() {
        let all: Vec<u8> = (0..=255).collect();
        for length in [0, 1, 2, 3, 4, 255, 256] {
            let spelled = spell(&all[..length]);
            assert_eq!(
                unspell(&spelled).as_deref(),
                Some(&all[..length]),
                "{spelled}"
            );
        }
        assert_eq!(spell(b"Man"), "TWFu");
        assert_eq!(unspell("TW+u"), None);
    }

    #[test]
    fn a_match_comes_with_its_players() {
        let record = Record::parse(include_str!("../../fair/tests/known.jsonl")).unwrap();
        let (name, stand_in) = ("Ada".to_owned(), false);
        let players = vec![Player::Person { name, stand_in }, Player::Empty];
        let text = serde_json::to_string(&players).unwrap() + "\n" + &record.to_short();
        assert_eq!(unpack(&text), Some(Shared { players, record }));
        let named = |text: String| match unpack(&text).unwrap().players.swap_remove(0) {
            Player::Person { name, .. } => name,
            other => panic!("{other:?}"),
        };
        let long = text.replace("Ada", &"A\u{202e}b".repeat(500));
        let cut = "Ab".repeat(20);
        assert_eq!(named(long), cut, "a name of any length, by hand");
        assert_eq!(unpack("[]\n{}"), None);
        assert_eq!(unpack("[]"), None);
    }
}
