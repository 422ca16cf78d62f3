//! The levels: five bots for people to choose from, the gentlest first. What a level is differs by
//! game, since a slip or a look ahead weighs differently in each; the table here has it all.

use crate::{Budget, Gentle, Greedy, Kind};

/// A bot to play against, as people choose it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The gentlest.
    Chalk,
    /// Slips less often.
    Pebble,
    /// Looks one decision ahead.
    Flint,
    /// Thinks further.
    Basalt,
    /// As strong as we can make it.
    Obsidian,
}

/// What the levels are in a game, the gentlest first.
type Ladder = [Kind; 5];

/// The ladders of our games, found by play (`docs/bots.md` has the figures): change a rung, then
/// measure it against both of its neighbours.
const LADDERS: [(&str, Ladder); 5] = [
    (
        "irondie",
        [
            gentle(90),
            gentle(40),
            GREEDY,
            search(2_000),
            search(12_000),
        ],
    ),
    (
        "dice-miner",
        [gentle(90), gentle(40), GREEDY, search(400), search(2_000)],
    ),
    (
        "kapow",
        [gentle(9), gentle(4), GREEDY, partly(2, 50), search(100)],
    ),
    (
        "dice-throne",
        [gentle(30), gentle(15), GREEDY, partly(10, 50), search(300)],
    ),
    (
        "dice-masters",
        [gentle(40), gentle(20), GREEDY, search(20), search(300)],
    ),
];

/// The ladder of a game that has none of its own.
const USUAL: Ladder = [gentle(40), gentle(15), GREEDY, search(300), search(3_000)];

const GREEDY: Kind = Kind::Greedy {
    worlds: Greedy::WORLDS,
};

const fn gentle(slips: u8) -> Kind {
    Kind::Gentle { slips }
}

const fn search(iterations: u32) -> Kind {
    Kind::Search {
        budget: Budget::Iterations(iterations),
    }
}

const fn partly(iterations: u32, share: u8) -> Kind {
    Kind::Partly {
        budget: Budget::Iterations(iterations),
        share,
    }
}

impl Level {
    /// All levels, the gentlest first.
    pub const ALL: [Level; 5] = [
        Level::Chalk,
        Level::Pebble,
        Level::Flint,
        Level::Basalt,
        Level::Obsidian,
    ];

    /// Its name as people type it, which also names its sentences and its face.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Chalk => "chalk",
            Level::Pebble => "pebble",
            Level::Flint => "flint",
            Level::Basalt => "basalt",
            Level::Obsidian => "obsidian",
        }
    }

    /// The level of this name.
    pub fn by_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The bot that plays this level in a game.
    pub fn kind_in(self, game: &str) -> Kind {
        let own = LADDERS.iter().find(|(id, _)| *id == game);
        own.map_or(USUAL, |(_, ladder)| *ladder)[self as usize]
    }
}

/// The level that a bot is most like, by how people type it. What is no bot is like the strongest.
pub fn level_of(kind: &str) -> Level {
    match kind.parse() {
        Ok(Kind::Level(level)) => level,
        Ok(Kind::Random) => Level::Chalk,
        Ok(Kind::Gentle { slips }) if slips >= Gentle::SLIPS => Level::Chalk,
        Ok(Kind::Gentle { .. }) => Level::Pebble,
        Ok(Kind::Greedy { .. } | Kind::First) => Level::Flint,
        Ok(Kind::Partly { .. }) => Level::Basalt,
        Ok(Kind::Search { .. }) if kind == OLD_BASALT => Level::Basalt,
        Ok(Kind::Search { .. }) | Err(_) => Level::Obsidian,
    }
}

/// Before levels differed by game each of them was one of these everywhere, and was kept by that
/// name.
const OLD: [&str; 5] = ["gentle", "gentle:15", "greedy", OLD_BASALT, "search:400ms"];
const OLD_BASALT: &str = "search:100ms";

/// A kept bot by its name of today: what was chosen as a level is that level. Any other bot keeps
/// its name.
pub fn renamed(kind: &str) -> &str {
    if OLD.contains(&kind) {
        level_of(kind).id()
    } else {
        kind
    }
}

/// The next level above that of a bot; the strongest stays the strongest.
pub fn harder(kind: &str) -> Level {
    let level = level_of(kind);
    let above = Level::ALL.into_iter().find(|above| *above > level);
    above.unwrap_or(Level::Obsidian)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;

    #[test]
    fn every_level_is_a_bot_and_every_bot_is_like_a_level() {
        for level in Level::ALL {
            assert_eq!(by_name(level.id()), Some(Kind::Level(level)));
            assert_eq!(level_of(level.id()), level);
        }
        let alike = [
            ("greedy:64", "flint"),
            ("search:2s", "obsidian"),
            ("search:10/30", "basalt"),
            ("gentle:90", "chalk"),
        ];
        for (kind, id) in alike.into_iter().chain([
            ("gentle:5", "pebble"),
            ("random", "chalk"),
            ("", "obsidian"),
        ]) {
            assert_eq!(level_of(kind).id(), id, "{kind}");
        }
        let next = ["random", "pebble", "greedy", "search:100ms"].map(|kind| harder(kind).id());
        assert_eq!(next, ["pebble", "flint", "basalt", "obsidian"]);
        assert_eq!(harder("obsidian"), Level::Obsidian);
    }

    #[test]
    fn a_bot_that_was_kept_as_a_level_is_that_level() {
        assert_eq!(OLD.map(renamed), Level::ALL.map(Level::id));
        for kind in ["search:2s", "greedy:7", "flint", "nobody"] {
            assert_eq!(renamed(kind), kind);
        }
    }

    /// How much thought a bot may take at most, for an order among levels.
    fn effort(kind: Kind) -> (u32, u32, i32) {
        match kind {
            Kind::Gentle { slips } => (0, 0, -i32::from(slips)),
            Kind::Greedy { worlds } => (1, worlds, 0),
            Kind::Search {
                budget: Budget::Iterations(iterations),
            } => (2, iterations, 100),
            Kind::Partly {
                budget: Budget::Iterations(iterations),
                share,
            } => (2, iterations, share.into()),
            other => panic!("{other} has no place on a ladder"),
        }
    }

    /// By iterations, never by the clock: a stronger level thinks no less on any machine.
    #[test]
    fn every_rung_thinks_more_than_the_one_below() {
        for game in LADDERS.map(|(game, _)| game).into_iter().chain(["tiny"]) {
            let rungs = Level::ALL.map(|level| effort(level.kind_in(game)));
            assert!(rungs.is_sorted_by(|one, next| one < next), "{game}");
        }
    }
}
