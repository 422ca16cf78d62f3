//! Opening a match of any game from texts: its packs, its mode, its set-up.

use crate::{AnyGame, IDS, Packs, Title, Visit, open};
use content::Problem;
use serde::Serialize;
use std::fmt;
use std::sync::Arc;

/// A match that is ready to begin: of any game, or of one that is known.
#[derive(Debug, Clone)]
pub struct Opened<G = AnyGame> {
    /// The rules, with the packs and all that the seats bring.
    pub game: G,
    /// The mode.
    pub mode: &'static str,
    /// The whole set-up, for the record.
    pub setup: serde_json::Value,
    /// The set-up as far as everyone may know it.
    pub public_setup: serde_json::Value,
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

impl<G: Title> Opened<G> {
    /// The same as a match of any game.
    pub fn any(self) -> Opened {
        Opened {
            game: self.game.any(),
            mode: self.mode,
            setup: self.setup,
            public_setup: self.public_setup,
        }
    }
}

/// Opens a match of one game, as [`open`] does for all of them. A program that uses nothing else
/// need not carry the other games.
pub fn open_title<G: Title>(
    mode: Option<&str>,
    setup: Option<&str>,
    packs: &Packs,
) -> Result<Opened<G>, Unopened> {
    let mode = mode.map(find_mode::<G>).transpose()?;
    let setup = match setup {
        None => G::plain(mode.unwrap_or(G::modes()[0])),
        Some(text) => read_setup::<G>(text)?,
    };
    let found = G::mode_id(G::mode_of(&setup));
    agree(mode.map(G::mode_id), found)?;
    let game = G::set_up(pack::<G>(packs)?, &setup).map_err(Unopened::Setup)?;
    Ok(Opened {
        mode: found,
        public_setup: written(&game.shown(&setup))?,
        setup: written(&setup)?,
        game,
    })
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

/// The pack of a game, read and checked. The one built in is read once and shared.
pub fn pack<G: Title>(packs: &Packs) -> Result<Arc<G::Pack>, Unopened> {
    let files = packs.of(G::ID);
    if files == G::FILES {
        return Ok(G::built_in().clone());
    }
    G::load(&files).map(Arc::new).map_err(Unopened::Packs)
}

fn find_mode<G: Title>(asked: &str) -> Result<G::Mode, Unopened> {
    let mode = G::modes()
        .into_iter()
        .find(|mode| G::mode_id(*mode) == asked);
    mode.ok_or_else(|| Unopened::NoMode {
        asked: asked.chars().take(40).collect(),
        known: G::modes().into_iter().map(G::mode_id).collect(),
    })
}

/// Reads TOML, or JSON as records have it.
fn read_setup<G: Title>(text: &str) -> Result<G::Setup, Unopened> {
    let setup = if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map_err(|error| vec![error.to_string()])
    } else {
        G::read_setup(text)
    };
    setup.map_err(Unopened::Setup)
}

fn written(setup: &impl Serialize) -> Result<serde_json::Value, Unopened> {
    serde_json::to_value(setup).map_err(|error| Unopened::Setup(vec![error.to_string()]))
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
