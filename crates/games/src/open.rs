//! Opening a match of any game from texts: its packs, its mode, its set-up.

use crate::list::IDS;
use crate::{Packs, Visit};
use content::Problem;
use game_dice_miner::DiceMiner;
use game_irondie::{Irondie, Mode, Pack, Setup};
use game_kapow::Kapow;
use kernel::Game;
use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::Arc;

/// A match that is ready to begin.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The rules, with the packs and all that the seats bring.
    pub game: AnyGame,
    /// The mode.
    pub mode: &'static str,
    /// The whole set-up, for the record.
    pub setup: serde_json::Value,
    /// The set-up as far as everyone may know it.
    pub public_setup: serde_json::Value,
}

/// One of our games.
#[derive(Debug, Clone)]
pub enum AnyGame {
    /// IRONDIE.
    Irondie(Irondie),
    /// Dice Miner.
    DiceMiner(DiceMiner),
    /// KAPOW!
    Kapow(Kapow),
}

impl AnyGame {
    /// Does something with whichever game it is.
    pub fn visit<V: Visit>(self, visitor: V) -> V::Out {
        match self {
            AnyGame::Irondie(game) => visitor.visit(game),
            AnyGame::DiceMiner(game) => visitor.visit(game),
            AnyGame::Kapow(game) => visitor.visit(game),
        }
    }

    /// How many seats the match has.
    pub fn seats(&self) -> u8 {
        match self {
            AnyGame::Irondie(game) => game.seats(),
            AnyGame::DiceMiner(game) => game.seats(),
            AnyGame::Kapow(game) => game.seats(),
        }
    }
}

/// Why a match could not be opened. Each reads as one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unopened {
    /// There is no such game.
    NoGame(String),
    /// The game has no such mode.
    NoMode {
        /// The mode asked for.
        asked: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// The packs have these problems.
    Packs(Vec<Problem>),
    /// The set-up has these problems.
    Setup(Vec<String>),
}

impl Unopened {
    /// Whether a set-up was at fault, so that its file should be named.
    pub const fn is_setup(&self) -> bool {
        matches!(self, Unopened::Setup(_))
    }
}

impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unopened::NoGame(asked) => {
                write!(
                    f,
                    "there is no game `{asked}`; the games are {}",
                    IDS.join(", ")
                )
            }
            Unopened::NoMode { asked, known } => {
                write!(
                    f,
                    "there is no mode `{asked}`; the modes are {}",
                    known.join(", ")
                )
            }
            Unopened::Setup(problems) => f.write_str(&problems.join("; ")),
            Unopened::Packs(problems) => {
                let more = problems.len().saturating_sub(1);
                problems.first().map_or(Ok(()), |first| first.fmt(f))?;
                if more > 0 {
                    write!(f, " (and {more} more)")?;
                }
                Ok(())
            }
        }
    }
}

/// Opens a match. Without a set-up the mode's default holds, without a mode that of the set-up.
pub fn open(
    id: &str,
    mode: Option<&str>,
    setup: Option<&str>,
    packs: &Packs,
) -> Result<Opened, Unopened> {
    match id {
        "irondie" => open_irondie(mode, setup, packs),
        "dice-miner" => open_dice_miner(mode, setup, packs),
        "kapow" => open_kapow(mode, setup, packs),
        _ => Err(Unopened::NoGame(id.chars().take(40).collect())),
    }
}

/// Opens a match and does something with it.
pub fn open_and_visit<V: Visit>(
    id: &str,
    mode: Option<&str>,
    setup: Option<&str>,
    packs: &Packs,
    visitor: V,
) -> Result<V::Out, Unopened> {
    Ok(open(id, mode, setup, packs)?.game.visit(visitor))
}

fn open_irondie(
    mode: Option<&str>,
    setup: Option<&str>,
    packs: &Packs,
) -> Result<Opened, Unopened> {
    let mode = mode.map(irondie_mode).transpose()?;
    let setup = match setup {
        None => Setup::of_mode(mode.unwrap_or(Mode::Duel)),
        Some(text) => irondie_setup(text, mode)?,
    };
    let game = Irondie::open(irondie_pack(packs)?, &setup).map_err(Unopened::Setup)?;
    let (whole, public) = (written(&setup)?, written(&game.public_setup(&setup))?);
    Ok(Opened {
        game: AnyGame::Irondie(game),
        mode: setup.mode.id(),
        setup: whole,
        public_setup: public,
    })
}

fn open_dice_miner(
    mode: Option<&str>,
    setup: Option<&str>,
    packs: &Packs,
) -> Result<Opened, Unopened> {
    use game_dice_miner::{Mode, Setup};
    let known = Mode::ALL.map(|mode| (mode.id(), mode));
    let mode = mode.map(|asked| find_mode(asked, &known)).transpose()?;
    let setup = match setup {
        None => Setup::of_mode(mode.unwrap_or(Mode::Two)),
        Some(text) => read_setup(text, Setup::read)?,
    };
    agree(mode.map(Mode::id), setup.mode.id())?;
    let game = DiceMiner::open(dice_miner_pack(packs)?, &setup).map_err(Unopened::Setup)?;
    let whole = written(&setup)?;
    Ok(Opened {
        game: AnyGame::DiceMiner(game),
        mode: setup.mode.id(),
        public_setup: whole.clone(),
        setup: whole,
    })
}

fn written(setup: &impl serde::Serialize) -> Result<serde_json::Value, Unopened> {
    serde_json::to_value(setup).map_err(|error| Unopened::Setup(vec![error.to_string()]))
}

fn irondie_mode(asked: &str) -> Result<Mode, Unopened> {
    find_mode(asked, &Mode::ALL.map(|mode| (mode.id(), mode)))
}

fn find_mode<M: Copy>(asked: &str, known: &[(&'static str, M)]) -> Result<M, Unopened> {
    let mode = known.iter().find(|(id, _)| *id == asked);
    mode.map(|(_, mode)| *mode).ok_or_else(|| Unopened::NoMode {
        asked: asked.chars().take(40).collect(),
        known: known.iter().map(|(id, _)| *id).collect(),
    })
}

fn irondie_setup(text: &str, mode: Option<Mode>) -> Result<Setup, Unopened> {
    let setup = read_setup(text, Setup::read)?;
    agree(mode.map(Mode::id), setup.mode.id())?;
    Ok(setup)
}

/// Reads TOML, or JSON as records have it.
fn read_setup<S: DeserializeOwned>(
    text: &str,
    toml: impl FnOnce(&str) -> Result<S, Vec<String>>,
) -> Result<S, Unopened> {
    let setup = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map_err(|error| vec![error.to_string()])
    } else {
        toml(text)
    };
    setup.map_err(Unopened::Setup)
}

/// A mode asked for by name must be the one set up.
fn agree(asked: Option<&str>, found: &str) -> Result<(), Unopened> {
    match asked {
        Some(asked) if asked != found => {
            let problem = format!("the set-up is for mode {found}, not for mode {asked}");
            Err(Unopened::Setup(vec![problem]))
        }
        _ => Ok(()),
    }
}

/// IRONDIE's pack, read and checked. The one built in is read once and shared.
pub fn irondie_pack(packs: &Packs) -> Result<Arc<Pack>, Unopened> {
    if packs.of("irondie") == game_irondie::FILES {
        return Ok(Pack::builtin().clone());
    }
    let loaded = Pack::load(&packs.of("irondie"));
    loaded.map(Arc::new).map_err(Unopened::Packs)
}

fn open_kapow(mode: Option<&str>, setup: Option<&str>, packs: &Packs) -> Result<Opened, Unopened> {
    use game_kapow::{Mode, Setup};
    let known = Mode::ALL.map(|mode| (mode.id(), mode));
    let mode = mode.map(|asked| find_mode(asked, &known)).transpose()?;
    let setup = match setup {
        None => Setup::of_mode(mode.unwrap_or(Mode::Beginner)),
        Some(text) => read_setup(text, Setup::read)?,
    };
    agree(mode.map(Mode::id), setup.mode.id())?;
    let game = Kapow::open(kapow_pack(packs)?, &setup).map_err(Unopened::Setup)?;
    let whole = written(&setup)?;
    Ok(Opened {
        game: AnyGame::Kapow(game),
        mode: setup.mode.id(),
        public_setup: whole.clone(),
        setup: whole,
    })
}

/// KAPOW!'s pack, read and checked. The one built in is read once and shared.
pub fn kapow_pack(packs: &Packs) -> Result<Arc<game_kapow::Pack>, Unopened> {
    if packs.of("kapow") == game_kapow::FILES {
        return Ok(game_kapow::Pack::builtin().clone());
    }
    let loaded = game_kapow::Pack::load(&packs.of("kapow"));
    loaded.map(Arc::new).map_err(Unopened::Packs)
}

/// Dice Miner's pack, read and checked. The one built in is read once and shared.
pub fn dice_miner_pack(packs: &Packs) -> Result<Arc<game_dice_miner::Pack>, Unopened> {
    use game_dice_miner::{FILES, Pack};
    if packs.of("dice-miner") == FILES {
        return Ok(Pack::builtin().clone());
    }
    let loaded = Pack::load(&packs.of("dice-miner"));
    loaded.map(Arc::new).map_err(Unopened::Packs)
}
