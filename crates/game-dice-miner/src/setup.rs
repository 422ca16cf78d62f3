//! Setting up a match: how many play, and what they have agreed on.

use crate::{DiceMiner, Pack, STANDARD};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How a match is set up. Written as TOML by people, as JSON in records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many play, or against which rival.
    pub mode: Mode,
    /// What the players have agreed on.
    #[serde(default)]
    pub options: Options,
}

/// The ways to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two players.
    #[default]
    Two,
    /// Three players.
    Three,
    /// Four players.
    Four,
    /// Alone against the drowsy rival (DM-10).
    SoloDrowsy,
    /// Alone against the greedy rival.
    SoloGreedy,
    /// Alone against the thirsty rival.
    SoloThirsty,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 6] = [
        Mode::Two,
        Mode::Three,
        Mode::Four,
        Mode::SoloDrowsy,
        Mode::SoloGreedy,
        Mode::SoloThirsty,
    ];

    /// The id used in set-ups and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Two => "two",
            Mode::Three => "three",
            Mode::Four => "four",
            Mode::SoloDrowsy => "solo-drowsy",
            Mode::SoloGreedy => "solo-greedy",
            Mode::SoloThirsty => "solo-thirsty",
        }
    }

    /// How many seats it has. The rival has none.
    pub const fn seats(self) -> u8 {
        match self {
            Mode::Two => 2,
            Mode::Three => 3,
            Mode::Four => 4,
            Mode::SoloDrowsy | Mode::SoloGreedy | Mode::SoloThirsty => 1,
        }
    }

    /// The rival of a solo match.
    pub const fn rival(self) -> Option<Level> {
        match self {
            Mode::Two | Mode::Three | Mode::Four => None,
            Mode::SoloDrowsy => Some(Level::Drowsy),
            Mode::SoloGreedy => Some(Level::Greedy),
            Mode::SoloThirsty => Some(Level::Thirsty),
        }
    }
}

/// How well the rival plays (DM-10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Takes any top die.
    Drowsy,
    /// Takes the top die that brings it most.
    Greedy,
    /// Shares beer too.
    Thirsty,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Level; 3] = [Level::Drowsy, Level::Greedy, Level::Thirsty];

    /// Its id in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Drowsy => "drowsy",
            Level::Greedy => "greedy",
            Level::Thirsty => "thirsty",
        }
    }
}

/// What the players have agreed on (DM-11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// How the rulebook is read where its words allow two things (DM-11.5).
    #[serde(skip_serializing_if = "Reading::is_usual")]
    pub rules: Reading,
    /// How heroes come to players (DM-11.1).
    pub heroes: Heroes,
    /// Whether the second die after a beer may be left (DM-11.2).
    pub second_die: SecondDie,
    /// What a chest die that is cached may do (DM-11.3).
    pub caching: Caching,
    /// Which faces are used where the printed ones are not known (DM-11.4).
    pub preset: String,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Reading::Usual,
            heroes: Heroes::Choose,
            second_die: SecondDie::May,
            caching: Caching::UsedChestsRoll,
            preset: STANDARD.to_owned(),
        }
    }
}

/// How the rulebook is read where its words allow two things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// As the published answers and the examples read it.
    Usual,
    /// As the plain words say: beer late in a turn, magic die by die, chests for all (DM-11.5).
    Literal,
}

impl Reading {
    /// A set-up that says nothing means this one, so that it need not be written.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands in a reference"
    )]
    fn is_usual(&self) -> bool {
        *self == Reading::Usual
    }
}

/// How heroes come to players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heroes {
    /// They are taken in turn.
    Choose,
    /// They are dealt at random.
    Random,
}

/// Whether the second die after a beer may be left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SecondDie {
    /// It may be left.
    May,
    /// It must be taken.
    Must,
}

/// What a chest die that is cached may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caching {
    /// Its chests cannot be used: used chest dice are rolled.
    UsedChestsRoll,
    /// All chests count, also those of cached dice.
    Literal,
}

impl Setup {
    /// A mode with nothing special agreed on.
    pub fn of_mode(mode: Mode) -> Setup {
        Setup {
            mode,
            options: Options::default(),
        }
    }

    /// Reads a set-up from TOML.
    pub fn read(text: &str) -> Result<Setup, Vec<String>> {
        toml::from_str(text).map_err(|error| vec![error.message().to_owned()])
    }
}

impl DiceMiner {
    /// The set-up as far as everyone may know it: all of it.
    pub fn public_setup(&self, setup: &Setup) -> Setup {
        setup.clone()
    }

    /// The rules for a match set up like this; every problem at once.
    pub fn open(pack: Arc<Pack>, setup: &Setup) -> Result<DiceMiner, Vec<String>> {
        let preset = &setup.options.preset;
        let Some(tables) = pack.tables(preset).cloned() else {
            let known: Vec<&str> = pack.presets.iter().map(|known| known.id.as_str()).collect();
            let known = known.join(", ");
            return Err(vec![format!(
                "there is no preset `{preset}`; the presets are {known}"
            )]);
        };
        Ok(DiceMiner {
            pack,
            tables: Arc::new(tables),
            mode: setup.mode,
            options: setup.options.clone(),
        })
    }
}
