//! What is printed on the faces of dice and heroes: a closed list. All that the rules do, they do
//! to symbols.

use serde::{Deserialize, Serialize};

/// What a face shows, and how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// To be shared.
    Beer,
    /// A tunnel with its number, 1 to 5.
    Tunnel(u8),
    /// Gems.
    Gem(u8),
    /// Cave-ins.
    CaveIn(u8),
    /// Dragons.
    Dragon(u8),
    /// Pickaxes, against cave-ins.
    Pickaxe(u8),
    /// Shields, against dragons.
    Shield(u8),
    /// Chests.
    Chest(u8),
    /// Magic symbols.
    Magic(u8),
}

/// Makes a symbol of a number.
type Numbered = fn(u8) -> Symbol;

/// The words of packs, what they mean, and the largest number that may stand behind them.
const WORDS: [(&str, Numbered, u8); 8] = [
    ("tunnel", Symbol::Tunnel, 5),
    ("gem", Symbol::Gem, 4),
    ("cave-in", Symbol::CaveIn, 4),
    ("dragon", Symbol::Dragon, 4),
    ("pickaxe", Symbol::Pickaxe, 2),
    ("shield", Symbol::Shield, 2),
    ("chest", Symbol::Chest, 2),
    ("magic", Symbol::Magic, 3),
];

impl Symbol {
    /// The word for it in packs and in keys.
    pub const fn id(self) -> &'static str {
        match self {
            Symbol::Beer => "beer",
            Symbol::Tunnel(_) => "tunnel",
            Symbol::Gem(_) => "gem",
            Symbol::CaveIn(_) => "cave-in",
            Symbol::Dragon(_) => "dragon",
            Symbol::Pickaxe(_) => "pickaxe",
            Symbol::Shield(_) => "shield",
            Symbol::Chest(_) => "chest",
            Symbol::Magic(_) => "magic",
        }
    }

    /// How often it is printed, or the number of the tunnel. One beer is a beer.
    pub const fn number(self) -> u8 {
        match self {
            Symbol::Beer => 1,
            Symbol::Tunnel(n)
            | Symbol::Gem(n)
            | Symbol::CaveIn(n)
            | Symbol::Dragon(n)
            | Symbol::Pickaxe(n)
            | Symbol::Shield(n)
            | Symbol::Chest(n)
            | Symbol::Magic(n) => n,
        }
    }

    /// Reads `gem 3` or `beer`; says what would be right where it cannot.
    pub fn read(text: &str) -> Result<Symbol, String> {
        if text == "beer" {
            return Ok(Symbol::Beer);
        }
        let (word, number) = text.split_once(' ').unwrap_or((text, ""));
        let known = WORDS.iter().find(|(known, ..)| *known == word);
        let Some((_, numbered, most)) = known else {
            let words = WORDS.map(|(word, ..)| word).join(", ");
            return Err(format!(
                "unknown symbol `{word}`: expected beer or one of {words}"
            ));
        };
        let number = number.parse().ok().filter(|n| (1..=*most).contains(n));
        let number = number.ok_or_else(|| format!("`{text}`: {word} takes 1 to {most}"))?;
        Ok(numbered(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_read_or_the_right_way_is_told() {
        assert_eq!(Symbol::read("gem 3"), Ok(Symbol::Gem(3)));
        assert_eq!(Symbol::read("beer"), Ok(Symbol::Beer));
        for (wrong, told) in [
            ("gem", "1 to 4"),
            ("tunnel 6", "1 to 5"),
            ("magic 0", "1 to 3"),
            ("gold 1", "cave-in"),
            ("beer 1", "expected beer"),
        ] {
            let problem = Symbol::read(wrong).unwrap_err();
            assert!(problem.contains(told), "{problem}");
        }
    }
}
