//! Setting up a match: mode, options, and the sets brought to the table.

use crate::rules::Brought;
use crate::{Irondie, Make, Pack, SIDE_SET};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The first late round of match play (IR-17.1).
const LATE_FROM: u8 = 20;

/// How a match is set up. Written as TOML by people, as JSON in records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many sit at the table and how many games they play.
    pub mode: Mode,
    /// What the players have agreed on.
    #[serde(default)]
    pub options: Options,
    /// One entry per seat.
    #[serde(default)]
    pub seats: Vec<SeatSetup>,
}

/// The ways to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two seats, one game.
    #[default]
    Duel,
    /// Two seats, first to two games, with side sets (IR-15).
    Match,
    /// Two against two (IR-14).
    #[serde(rename = "teams-2")]
    Teams2,
    /// Three against three.
    #[serde(rename = "teams-3")]
    Teams3,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 4] = [Mode::Duel, Mode::Match, Mode::Teams2, Mode::Teams3];

    /// The id used in set-ups and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Duel => "duel",
            Mode::Match => "match",
            Mode::Teams2 => "teams-2",
            Mode::Teams3 => "teams-3",
        }
    }

    /// How many seats it has.
    pub const fn seats(self) -> u8 {
        match self {
            Mode::Duel | Mode::Match => 2,
            Mode::Teams2 => 4,
            Mode::Teams3 => 6,
        }
    }

    /// From which round on the late rules hold unless something else is agreed on: they belong to
    /// tournaments (IR-17.1).
    const fn late_from(self) -> u8 {
        match self {
            Mode::Match => LATE_FROM,
            Mode::Duel | Mode::Teams2 | Mode::Teams3 => 0,
        }
    }

    /// How many games a side has to win (IR-15.1).
    const fn first_to(self) -> u8 {
        if matches!(self, Mode::Match) { 2 } else { 1 }
    }
}

/// What the players have agreed on (IR-17).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an agreement of its own"
)]
pub struct Options {
    /// From which round on the late rules hold; 0 for never (IR-17.1). A set-up that does not say
    /// means round 20, as it did before the modes had their own.
    pub late_from: u8,
    /// Whether the second offensive throw may name any target (IR-17.3).
    pub free_second: bool,
    /// Whether a reacting sweep hits only dice of the duel (IR-17.4).
    pub strict_sweep: bool,
    /// Whether a side that cannot open a duel keeps the right to (IR-17.8).
    #[serde(skip_serializing_if = "is_false")]
    pub keep_right: bool,
    /// Whether each member of a team may take a Life die back (IR-17.5).
    pub return_each: bool,
    /// Which values are used where the printed ones are not known (IR-17.6).
    pub preset: String,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            late_from: LATE_FROM,
            free_second: false,
            strict_sweep: false,
            keep_right: false,
            return_each: false,
            preset: "standard".to_owned(),
        }
    }
}

/// An option that is off need not be written.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands in a reference"
)]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// What one seat brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeatSetup {
    /// A ready-made set by its id, or nine dice such as `smasher.black*`.
    pub set: SetChoice,
    /// Three dice to swap with between games; a ready-made set brings its own unless this is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Vec<String>>,
}

/// A set by name or die by die.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SetChoice {
    /// The id of a ready-made set.
    Named(String),
    /// The dice.
    Dice(Vec<String>),
}

impl Setup {
    /// A mode with sets that give a good game.
    pub fn of_mode(mode: Mode) -> Setup {
        let sets = [
            "starter-red",
            "starter-blue",
            "starter-yellow",
            "starter-green",
        ];
        let archetypes = ["smasher-set", "red-assault"];
        let named: &[&str] = if mode == Mode::Match {
            &archetypes
        } else {
            &sets
        };
        let seat = |place: u8| {
            let set = named[usize::from(place) % named.len()].to_owned();
            SeatSetup {
                set: SetChoice::Named(set),
                side: None,
            }
        };
        let seats = (0..mode.seats()).map(seat).collect();
        let options = Options {
            late_from: mode.late_from(),
            ..Options::default()
        };
        Setup {
            mode,
            options,
            seats,
        }
    }

    /// Reads a set-up from TOML. Seats that are left out get the mode's defaults.
    pub fn read(text: &str) -> Result<Setup, Vec<String>> {
        let setup: Setup =
            toml::from_str(text).map_err(|error| vec![error.message().to_owned()])?;
        Ok(setup.filled())
    }

    /// The same with the mode's defaults for seats that are left out.
    #[must_use]
    pub fn filled(mut self) -> Setup {
        let defaults = Setup::of_mode(self.mode).seats;
        let given = self.seats.len().min(defaults.len());
        self.seats.extend(defaults.into_iter().skip(given));
        self
    }
}

impl Irondie {
    /// The set-up as far as everyone may know it: sets are shown, side sets are not (IR-15.2).
    pub fn public_setup(&self, setup: &Setup) -> Setup {
        let shown = |brought: &Brought| {
            let dice = brought.set.iter().map(|&make| self.pack.spell_make(make));
            SeatSetup {
                set: SetChoice::Dice(dice.collect()),
                side: Some(Vec::new()),
            }
        };
        let seats = self.sets.iter().map(shown).collect();
        Setup {
            mode: setup.mode,
            options: setup.options.clone(),
            seats,
        }
    }

    /// The rules for a match set up like this; every problem at once.
    pub fn open(pack: Arc<Pack>, setup: &Setup) -> Result<Irondie, Vec<String>> {
        let mut problems = Vec::new();
        let seats = setup.mode.seats();
        if setup.seats.len() != usize::from(seats) {
            let (mode, found) = (setup.mode.id(), setup.seats.len());
            problems.push(format!(
                "mode {mode} has {seats} seats, the set-up gives {found}"
            ));
        }
        let tables = pack.tables(&setup.options.preset).cloned();
        if tables.is_none() {
            problems.push(format!("there is no preset `{}`", setup.options.preset));
        }
        let mut sets = Vec::new();
        for (seat, wanted) in Seat::first(seats).zip(&setup.seats) {
            match bring(&pack, wanted) {
                Ok(brought) => sets.push(brought),
                Err(found) => {
                    problems.extend(found.into_iter().map(|what| format!("seat {seat}: {what}")));
                }
            }
        }
        match tables {
            Some(tables) if problems.is_empty() => Ok(Irondie::with(pack, tables, setup, sets)),
            _ => Err(problems),
        }
    }

    fn with(pack: Arc<Pack>, tables: crate::Tables, setup: &Setup, sets: Vec<Brought>) -> Irondie {
        let seats = setup.mode.seats();
        let first_to = setup.mode.first_to();
        Irondie {
            pack,
            tables,
            options: setup.options.clone(),
            seats,
            first_to,
            sets,
        }
    }
}

/// Reads and checks what a seat brings (IR-3, IR-15.2).
fn bring(pack: &Pack, wanted: &SeatSetup) -> Result<Brought, Vec<String>> {
    let (mut set, own_side) = match &wanted.set {
        SetChoice::Named(id) => {
            let named = pack
                .set(id)
                .ok_or_else(|| vec![format!("there is no set `{id}`")])?;
            (named.dice.clone(), named.side.clone())
        }
        SetChoice::Dice(dice) => (read_makes(pack, dice)?, Vec::new()),
    };
    let mut side = match &wanted.side {
        Some(dice) => read_makes(pack, dice)?,
        None => own_side,
    };
    let mut problems = crate::check_set(pack, &set).err().unwrap_or_default();
    problems.extend(crate::check_side(&side).err().into_iter().flatten());
    if !problems.is_empty() {
        return Err(problems.iter().map(ToString::to_string).collect());
    }
    set.sort_unstable();
    side.sort_unstable();
    let side: Option<[Make; SIDE_SET]> = side.try_into().ok();
    Ok(Brought { set, side })
}

fn read_makes(pack: &Pack, dice: &[String]) -> Result<Vec<Make>, Vec<String>> {
    let (makes, problems): (Vec<_>, Vec<_>) = dice
        .iter()
        .map(|die| pack.make(die))
        .partition(Result::is_ok);
    if problems.is_empty() {
        Ok(makes.into_iter().flatten().collect())
    } else {
        Err(problems.into_iter().filter_map(Result::err).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_set_up_shows_sets_and_hides_side_sets() {
        let setup = Setup::of_mode(Mode::Match);
        let game = Irondie::open(Pack::builtin().clone(), &setup).unwrap();
        let public = game.public_setup(&setup);
        let opened = Irondie::open(Pack::builtin().clone(), &public).unwrap();
        for (shown, whole) in opened.sets.iter().zip(&game.sets) {
            assert_eq!(shown.set, whole.set);
            assert!(whole.side.is_some() && shown.side.is_none());
        }
    }
}
