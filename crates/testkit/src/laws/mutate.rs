//! Texts that are nearly right, and texts that are not right at all.

use crate::SplitMix;
use kernel::Rng;

/// Letters that have broken parsers before.
const ODD: [char; 24] = [
    ' ',
    '\n',
    '\t',
    '.',
    ',',
    '>',
    '-',
    '+',
    '#',
    '"',
    '\'',
    '[',
    ']',
    '=',
    '0',
    '9',
    'A',
    'z',
    'ß',
    '€',
    '\u{0}',
    '\u{301}',
    '\u{1F3B2}',
    '\u{FEFF}',
];

/// Numbers that have broken parsers before.
const NUMBERS: [&str; 8] = [
    "0",
    "1",
    "7",
    "64",
    "255",
    "256",
    "-1",
    "99999999999999999999",
];

/// A text with one to three things wrong with it.
pub fn bend(text: &str, rng: &mut SplitMix) -> String {
    let mut bent = text.to_owned();
    for _ in 0..=rng.below(3) {
        bent = match rng.below(4) {
            0 => bend_letters(&bent, rng),
            1 => bend_parts(&bent, " ", rng),
            2 => bend_parts(&bent, "\n", rng),
            _ => bend_numbers(&bent, rng),
        };
    }
    bent
}

/// A text that means nothing.
pub fn babble(rng: &mut SplitMix) -> String {
    let length = rng.below(12);
    (0..length).map(|_| letter(rng)).collect()
}

/// Every beginning of a text, whole letters only, the whole left out.
pub(crate) fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().map(|(end, _)| &text[..end])
}

fn letter(rng: &mut SplitMix) -> char {
    if rng.one_in(2) {
        return ODD[rng.below(ODD.len() as u32) as usize];
    }
    char::from(b'a' + rng.below(26) as u8)
}

fn bend_letters(text: &str, rng: &mut SplitMix) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = rng.below(letters.len() as u32 + 1) as usize;
    match rng.below(5) {
        0 => letters.truncate(place),
        1 if place < letters.len() => drop(letters.remove(place)),
        2 if place < letters.len() => letters[place] = letter(rng),
        3 if place < letters.len() => letters[place] = letters[place].to_ascii_uppercase(),
        _ => letters.insert(place, letter(rng)),
    }
    letters.into_iter().collect()
}

/// Drops, doubles or swaps words or lines.
fn bend_parts(text: &str, between: &str, rng: &mut SplitMix) -> String {
    let mut parts: Vec<&str> = text.split(between).collect();
    let [one, other] = [(); 2].map(|()| rng.below(parts.len() as u32) as usize);
    match rng.below(4) {
        0 => drop(parts.remove(one)),
        1 => parts.insert(other, parts[one]),
        2 => parts.swap(one, other),
        _ => parts.insert(one, ""),
    }
    parts.join(between)
}

/// Puts another number in the place of one.
fn bend_numbers(text: &str, rng: &mut SplitMix) -> String {
    let is_digit = |(_, letter): &(usize, char)| letter.is_ascii_digit();
    let digits: Vec<usize> = text
        .char_indices()
        .filter(is_digit)
        .map(|(at, _)| at)
        .collect();
    let Some(&at) = rng.pick(&digits) else {
        return bend_letters(text, rng);
    };
    let number = NUMBERS[rng.below(NUMBERS.len() as u32) as usize];
    format!("{}{number}{}", &text[..at], &text[at + 1..])
}
