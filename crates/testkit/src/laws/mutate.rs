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

/// A written position with one to four of its lines gone, bent, or taken from another position.
pub fn cross(text: &str, other: &str, rng: &mut impl Rng) -> String {
    let mut lines = placed_lines(text);
    let theirs = placed_lines(other);
    for _ in 0..=rng.below(4) {
        let from = if rng.below(3) > 0 { &theirs } else { &lines };
        // The first lines say where a match stands; a seat's lines are many.
        let among = if rng.below(2) == 0 { 8 } else { from.len() };
        let Some(last) = from.len().min(among).checked_sub(1) else {
            continue;
        };
        let picked = from[rng.below(last as u32 + 1) as usize].clone();
        match rng.below(4) {
            0 => lines.retain(|line| line.key() != picked.key()),
            1 => graft(&mut lines, picked.bent(rng)),
            2 => graft(&mut lines, picked),
            _ => {
                let alike = theirs.iter().filter(|line| line.heading == picked.heading);
                alike.for_each(|line| graft(&mut lines, line.clone()));
            }
        }
    }
    write_lines(&lines)
}

/// A line `key = value` under its heading, which is counted where it stands more than once.
#[derive(Clone)]
struct Placed<'t> {
    heading: (&'t str, usize),
    line: String,
}

impl Placed<'_> {
    fn key(&self) -> ((&str, usize), &str) {
        let key = self.line.split(" = ").next();
        (self.heading, key.unwrap_or_default())
    }

    /// The same with an item of its list gone, doubled or moved, or with another number.
    fn bent(mut self, rng: &mut impl Rng) -> Self {
        let list = self.line.split_once(" = [");
        let list = list.and_then(|(key, items)| Some((key, items.strip_suffix(']')?)));
        self.line = match list {
            Some((key, items)) => format!("{key} = [{}]", bend_parts(items, ", ", rng)),
            None => bend_numbers(&self.line, rng),
        };
        self
    }
}

fn placed_lines(text: &str) -> Vec<Placed<'_>> {
    let mut heading = ("", 0);
    let mut headings = Vec::new();
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if line.starts_with('[') {
            let before = headings.iter().filter(|known| **known == line).count();
            headings.push(line);
            heading = (line, before);
        } else {
            let line = line.to_owned();
            lines.push(Placed { heading, line });
        }
    }
    lines
}

/// Puts a line where its key stands, else with others of its heading.
fn graft<'t>(lines: &mut Vec<Placed<'t>>, new: Placed<'t>) {
    if let Some(known) = lines.iter_mut().find(|known| known.key() == new.key()) {
        *known = new;
        return;
    }
    let under = lines.iter().rposition(|known| known.heading == new.heading);
    // Lines without a heading can only stand on top.
    let otherwise = if new.heading.0.is_empty() {
        0
    } else {
        lines.len()
    };
    lines.insert(under.map_or(otherwise, |place| place + 1), new);
}

fn write_lines(lines: &[Placed<'_>]) -> String {
    let (mut text, mut under) = (String::new(), ("", 0));
    for placed in lines {
        if placed.heading != under {
            under = placed.heading;
            text.push_str(under.0);
            text.push('\n');
        }
        text.push_str(&placed.line);
        text.push('\n');
    }
    text
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

fn letter(rng: &mut impl Rng) -> char {
    if rng.below(2) == 0 {
        return ODD[rng.below(ODD.len() as u32) as usize];
    }
    char::from(b'a' + rng.below(26) as u8)
}

fn bend_letters(text: &str, rng: &mut impl Rng) -> String {
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
fn bend_parts(text: &str, between: &str, rng: &mut impl Rng) -> String {
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
fn bend_numbers(text: &str, rng: &mut impl Rng) -> String {
    let is_digit = |(_, letter): &(usize, char)| letter.is_ascii_digit();
    let digits: Vec<usize> = text
        .char_indices()
        .filter(is_digit)
        .map(|(at, _)| at)
        .collect();
    if digits.is_empty() {
        return bend_letters(text, rng);
    }
    let at = digits[rng.below(digits.len() as u32) as usize];
    let number = NUMBERS[rng.below(NUMBERS.len() as u32) as usize];
    format!("{}{number}{}", &text[..at], &text[at + 1..])
}
