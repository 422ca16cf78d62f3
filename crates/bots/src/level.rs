//! The levels: five bots for people to choose from, the same in every game, the gentlest first.

use crate::Gentle;

/// A bot to play against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// Names its sentences and its face.
    pub id: &'static str,
    /// The bot, as people type it.
    pub kind: &'static str,
}

/// All levels, the gentlest first.
pub const LEVELS: [Level; 5] = [
    Level {
        id: "chalk",
        kind: "gentle",
    },
    Level {
        id: "pebble",
        kind: "gentle:15",
    },
    Level {
        id: "flint",
        kind: "greedy",
    },
    Level {
        id: "basalt",
        kind: "search:100ms",
    },
    Level {
        id: "obsidian",
        kind: "search:400ms",
    },
];

/// The level that a bot is most like, by how people type it. What is no bot is like the strongest.
pub fn level_of(kind: &str) -> Level {
    let exact = LEVELS.iter().find(|level| level.kind == kind);
    let alike = || match kind.split_once(':') {
        _ if kind == "random" => LEVELS[0],
        Some(("gentle", slips)) if slips.parse().is_ok_and(|slips: u8| slips < Gentle::SLIPS) => {
            LEVELS[1]
        }
        Some(("gentle", _)) => LEVELS[0],
        Some(("greedy", _)) => LEVELS[2],
        _ => LEVELS[4],
    };
    exact.copied().unwrap_or_else(alike)
}

/// The next level above that of a bot; the strongest stays the strongest.
pub fn harder(kind: &str) -> Level {
    let above = LEVELS.iter().skip_while(|level| **level != level_of(kind));
    above.copied().nth(1).unwrap_or(LEVELS[4])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;

    #[test]
    fn every_level_is_a_bot_and_every_bot_is_like_a_level() {
        for level in LEVELS {
            assert!(by_name(level.kind).is_some(), "{level:?}");
            assert_eq!(level_of(level.kind), level);
        }
        let alike = [
            ("greedy:64", "flint"),
            ("search:2s", "obsidian"),
            ("gentle:90", "chalk"),
        ];
        for (kind, id) in alike
            .into_iter()
            .chain([("gentle:5", "pebble"), ("random", "chalk")])
        {
            assert_eq!(level_of(kind).id, id, "{kind}");
        }
        let next = ["random", "gentle:15", "greedy", "search:100ms"].map(|kind| harder(kind).id);
        assert_eq!(next, ["pebble", "flint", "basalt", "obsidian"]);
        assert_eq!(harder("search:400ms").id, "obsidian");
    }
}
