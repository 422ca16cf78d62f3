//! What a side of a die shows: energy, a character or an action.

use serde::{Deserialize, Serialize};

/// A sort of energy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Energy {
    /// A fist.
    Fist,
    /// A bolt.
    Bolt,
    /// A mask.
    Mask,
    /// A shield.
    Shield,
    /// Counts as any one of the four.
    Wild,
    /// Counts as none of the four.
    Generic,
}

impl Energy {
    /// All of them with their words.
    pub const ALL: &'static [(&'static str, Energy)] = &[
        ("fist", Energy::Fist),
        ("bolt", Energy::Bolt),
        ("mask", Energy::Mask),
        ("shield", Energy::Shield),
        ("wild", Energy::Wild),
        ("generic", Energy::Generic),
    ];

    /// The four that cards have and prices name.
    pub const TYPES: [Energy; 4] = [Energy::Fist, Energy::Bolt, Energy::Mask, Energy::Shield];

    /// The energy of this word.
    pub fn named(word: &str) -> Option<Energy> {
        let found = Energy::ALL.iter().find(|(known, _)| *known == word);
        found.map(|(_, energy)| *energy)
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        Energy::ALL[self as usize].0
    }
}

/// How many stars a face shows beside its numbers. Two stars do not include one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Burst {
    /// None.
    None,
    /// One.
    Single,
    /// Two.
    Double,
}

/// What a side shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Energy: which, and whether it is there once or twice.
    Energy(Energy, u8),
    /// A character.
    Character(Level),
    /// An action.
    Action(Burst),
}

/// A character at a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Level {
    /// 1 to 3, in the order of the faces.
    pub level: u8,
    /// What it costs to field.
    pub fielding: u8,
    /// Attack.
    pub attack: u8,
    /// Defence.
    pub defence: u8,
    /// The stars beside the numbers.
    pub burst: Burst,
}

impl Face {
    /// The character it shows.
    pub const fn character(self) -> Option<Level> {
        match self {
            Face::Character(level) => Some(level),
            _ => None,
        }
    }

    /// Whether it shows energy.
    pub const fn is_energy(self) -> bool {
        matches!(self, Face::Energy(..))
    }

    /// Its stars.
    pub const fn burst(self) -> Burst {
        match self {
            Face::Energy(..) => Burst::None,
            Face::Character(level) => level.burst,
            Face::Action(burst) => burst,
        }
    }

    /// How a face is written in positions: as in packs, but a character by its level.
    pub(crate) fn word(self) -> String {
        let stars = match self.burst() {
            Burst::None => "",
            Burst::Single => " *",
            Burst::Double => " **",
        };
        match self {
            Face::Energy(energy, 1) => energy.word().to_owned(),
            Face::Energy(energy, _) => format!("{} {}", energy.word(), energy.word()),
            Face::Character(level) => level.level.to_string(),
            Face::Action(_) => format!("action{stars}"),
        }
    }

    /// Reads a face: `mask`, `mask mask`, `action *`, `1/3/3 *` (fielding, attack, defence). The
    /// level is counted by whoever knows the faces before.
    pub(crate) fn read(text: &str) -> Option<Face> {
        let (text, burst) = match text.rsplit_once(' ') {
            Some((rest, "*")) => (rest, Burst::Single),
            Some((rest, "**")) => (rest, Burst::Double),
            _ => (text, Burst::None),
        };
        if text == "action" {
            return Some(Face::Action(burst));
        }
        if let Some(character) = read_character(text, burst) {
            return Some(character);
        }
        let plain = burst == Burst::None;
        read_energy(text).filter(|_| plain)
    }
}

fn read_character(text: &str, burst: Burst) -> Option<Face> {
    let numbers: Vec<u8> = text
        .split('/')
        .map(|number| number.parse().ok().filter(|number| *number <= 15))
        .collect::<Option<_>>()?;
    let &[fielding, attack, defence] = &numbers[..] else {
        return None;
    };
    Some(Face::Character(Level {
        level: 1,
        fielding,
        attack,
        defence,
        burst,
    }))
}

fn read_energy(text: &str) -> Option<Face> {
    let mut words = text.split(' ').map(Energy::named);
    let first = words.next()??;
    match (words.next(), words.next()) {
        (None, _) => Some(Face::Energy(first, 1)),
        (Some(second), None) if second == Some(first) => Some(Face::Energy(first, 2)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_is_read_as_it_is_printed() {
        assert_eq!(Face::read("mask"), Some(Face::Energy(Energy::Mask, 1)));
        let double = Face::Energy(Energy::Generic, 2);
        assert_eq!(Face::read("generic generic"), Some(double));
        let action = Face::Action(Burst::Double);
        assert_eq!(Face::read("action **"), Some(action));
        let level = Face::read("1/3/4 *").and_then(Face::character).unwrap();
        let numbers = (level.fielding, level.attack, level.defence);
        assert_eq!((numbers, level.burst), ((1, 3, 4), Burst::Single));
    }

    #[test]
    fn what_no_die_shows_is_no_face() {
        for text in [
            "",
            "fire",
            "mask bolt",
            "mask mask mask",
            "1/2",
            "1/2/16",
            "mask *",
        ] {
            assert_eq!(Face::read(text), None, "{text}");
        }
    }
}
