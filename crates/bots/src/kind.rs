//! Bots by name, as people type them: levels such as `flint`, which each game makes something of,
//! and what they are made of: `random`, `gentle`, `greedy`, `search`, `search:5000`,
//! `search:200ms`, `search:10/30`.

use crate::{Budget, First, Gentle, Greedy, Level, Partly, Player, Random, Search, Stopwatch};
use kernel::Game;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A kind of bot with its strength, not yet at any table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any answer.
    Random,
    /// The game's first bot, as it was.
    First,
    /// The same as the next, with a beginner's mistakes.
    Gentle {
        /// How many of a hundred answers are slips.
        slips: u8,
    },
    /// The best answer one decision deep.
    Greedy {
        /// How many worlds it imagines for a decision.
        worlds: u32,
    },
    /// Tree search.
    Search {
        /// How much it may think about a decision.
        budget: Budget,
    },
    /// Tree search for some of its answers, the others as the greedy player gives them.
    Partly {
        /// How much it may think about a decision.
        budget: Budget,
        /// About how many of a hundred decisions it thinks.
        share: u8,
    },
    /// Whatever bot plays this level in the game.
    Level(Level),
}

impl Kind {
    /// A player of this kind. Without a stopwatch a budget of time is read as one of iterations.
    pub fn player<G: Game>(self, seed: u64, stopwatch: Option<&Stopwatch>) -> Box<dyn Player<G>> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::First => Box::new(First::new(seed)),
            Kind::Gentle { slips } => Box::new(Gentle::new(seed, slips)),
            Kind::Greedy { worlds } => Box::new(Greedy::new(seed, worlds)),
            Kind::Search { budget } => {
                let search = Search::new(seed, budget);
                Box::new(match stopwatch {
                    Some(stopwatch) => search.watched(stopwatch.clone()),
                    None => search,
                })
            }
            Kind::Partly { budget, share } => {
                let partly = Partly::new(seed, budget, share);
                Box::new(match stopwatch {
                    Some(stopwatch) => partly.watched(stopwatch.clone()),
                    None => partly,
                })
            }
            Kind::Level(level) => level.kind_in(G::ID).player(seed, stopwatch),
        }
    }
}

/// The kind of bot with this name, if there is one. `name.parse::<Kind>()` also says what is wrong.
pub fn by_name(name: &str) -> Option<Kind> {
    name.parse().ok()
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        let kind = match name.split_once(':') {
            None => plain(name),
            Some(("gentle", slips)) => hundredths(slips).map(|slips| Kind::Gentle { slips }),
            Some(("greedy", worlds)) => positive(worlds).map(|worlds| Kind::Greedy { worlds }),
            Some(("search", thought)) => read_search(thought),
            Some(_) => None,
        };
        kind.ok_or_else(|| UnknownBot(name.chars().take(40).collect()))
    }
}

fn plain(name: &str) -> Option<Kind> {
    match name {
        "random" => Some(Kind::Random),
        "first" => Some(Kind::First),
        "gentle" => Some(Kind::Gentle {
            slips: Gentle::SLIPS,
        }),
        "greedy" => Some(Kind::Greedy {
            worlds: Greedy::WORLDS,
        }),
        "search" => Some(Kind::Search {
            budget: Budget::default(),
        }),
        level => Level::by_id(level).map(Kind::Level),
    }
}

/// A budget, and where it is not for all answers, for how many of a hundred.
fn read_search(text: &str) -> Option<Kind> {
    match text.split_once('/') {
        None => read_budget(text).map(|budget| Kind::Search { budget }),
        Some((budget, share)) => {
            let (budget, share) = (read_budget(budget)?, hundredths(share)?);
            Some(Kind::Partly { budget, share })
        }
    }
}

/// So many of a hundred.
fn hundredths(text: &str) -> Option<u8> {
    let number = positive(text).filter(|number| *number <= 100)?;
    u8::try_from(number).ok()
}

fn read_budget(text: &str) -> Option<Budget> {
    let time = |number, millis| positive(number).map(|n| u64::from(n) * millis);
    if let Some(number) = text.strip_suffix("ms") {
        return Some(Budget::Time(Duration::from_millis(time(number, 1)?)));
    }
    if let Some(number) = text.strip_suffix('s') {
        return Some(Budget::Time(Duration::from_millis(time(number, 1000)?)));
    }
    positive(text).map(Budget::Iterations)
}

/// A number written with digits alone.
fn positive(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number| digits && number > 0)
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::First => f.write_str("first"),
            Kind::Gentle { slips } => write!(f, "gentle:{slips}"),
            Kind::Greedy { worlds } => write!(f, "greedy:{worlds}"),
            Kind::Search { budget } => write!(f, "search:{budget}"),
            Kind::Partly { budget, share } => write!(f, "search:{budget}/{share}"),
            Kind::Level(level) => f.write_str(level.id()),
        }
    }
}

/// No bot has this name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no bot is called `{}`; there are the levels {}; and random, first, gentle, gentle:SLIPS \
             (of a hundred answers, such as gentle:15), greedy, greedy:WORLDS (such as greedy:64), \
             search, search:ITERATIONS (such as search:5000), search:TIME (such as search:200ms \
             or search:2s) and search:ITERATIONS/SHARE (of a hundred answers, such as search:10/30)",
            self.0,
            Level::ALL.map(Level::id).join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_back() {
        for name in [
            "random",
            "first",
            "gentle:15",
            "greedy:7",
            "search:5000",
            "search:200ms",
            "search:10/30",
            "search:20ms/5",
            "chalk",
            "obsidian",
        ] {
            assert_eq!(by_name(name).unwrap().to_string(), name);
        }
        assert_eq!(by_name("search:2s"), by_name("search:2000ms"));
        assert_eq!(by_name("search").unwrap().to_string(), "search:2000");
        assert_eq!(by_name("greedy").unwrap().to_string(), "greedy:32");
    }

    #[test]
    fn other_names_are_turned_away_with_a_list_of_what_there_is() {
        let wrong = [
            "",
            "rando",
            "random:1",
            "greedy:",
            "gentle:0",
            "gentle:101",
            "greedy:0",
            "search:",
            "search:+5",
            "search:5/",
            "search:5/101",
            "search:/5",
            "flint:5",
        ];
        for name in wrong
            .into_iter()
            .chain(["search:-5ms", "search:5m", "search:99999999999"])
        {
            let refusal = name.parse::<Kind>().unwrap_err().to_string();
            assert!(refusal.contains(&format!("`{name}`")), "{refusal}");
            assert!(refusal.contains("search:ITERATIONS"), "{refusal}");
        }
    }
}
