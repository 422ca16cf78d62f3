//! The boxes on the table: what a game's board says of itself, in one shape for all pages.

use crate::board::Board;
use crate::custom::Custom as _;
use crate::voice::Voice;
use fair::Record;
use games::Title;
use kernel::{Arg, Said};
use serde_json::Value;
use std::fmt;

/// What stands on a box and in the panel below it.
#[derive(Clone, Copy)]
pub(crate) struct Lid {
    /// What the classes of its board begin with.
    pub(crate) prefix: &'static str,
    /// How long a match takes.
    pub(crate) minutes: i64,
    /// The key of what can be set up.
    pub(crate) customise: &'static str,
    /// The key of how several people play at one screen.
    pub(crate) same_screen: &'static str,
    /// What is drawn on it.
    pub(crate) art: fn(&Voice) -> String,
    /// The rules in a minute: the pictures of its sentences, in order.
    pub(crate) minute: &'static [&'static str],
    /// The key of the name of the page where something of this game is built.
    pub(crate) own_page: Option<&'static str>,
}

/// A game with its box. All else of it is in its part: see `part.rs`.
#[derive(Clone, Copy)]
pub(crate) struct GameBox {
    id: &'static str,
    title: &'static str,
    pub(crate) lid: Lid,
    seats: fn() -> Vec<u8>,
    shuffles: bool,
}

impl PartialEq for GameBox {
    fn eq(&self, other: &GameBox) -> bool {
        self.id == other.id
    }
}

impl Eq for GameBox {}

impl fmt::Debug for GameBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// A set-up that a table can be made with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ready {
    pub(crate) mode: &'static str,
    pub(crate) seats: u8,
    pub(crate) setup: Value,
}

impl Ready {
    pub(crate) fn new<G: Title>(mode: G::Mode, setup: &G::Setup) -> Ready {
        Ready {
            mode: G::mode_id(mode),
            seats: G::mode_seats(mode),
            setup: serde_json::to_value(setup).expect("a set-up is plain data"),
        }
    }
}

/// All boxes, from the list of games.
macro_rules! all {
    ($($game:ty),+) => {
        const ALL: &[GameBox] = &[$(<$game as Board>::BOX),+];
    };
}

games::each_title!(all);

impl GameBox {
    /// The box of a game.
    pub(crate) const fn of<G: Board>() -> GameBox {
        GameBox {
            id: G::ID,
            title: G::NAME,
            lid: G::LID,
            seats: || G::modes().into_iter().map(G::mode_seats).collect(),
            shuffles: G::Custom::SHUFFLES,
        }
    }

    /// All of them, as they stand on the table.
    pub(crate) const fn all() -> &'static [GameBox] {
        ALL
    }

    /// The one for those who have not chosen.
    pub(crate) const fn first() -> GameBox {
        ALL[0]
    }

    /// Its id, which is also the class that sets its accent.
    pub(crate) const fn id(self) -> &'static str {
        self.id
    }

    /// The game with this id.
    pub(crate) fn read(id: &str) -> Option<GameBox> {
        ALL.iter().copied().find(|game| game.id == id)
    }

    /// The game that was recorded.
    pub(crate) fn of_record(record: &Record) -> Option<GameBox> {
        GameBox::read(&record.opening().published().game)
    }

    pub(crate) const fn title(self) -> &'static str {
        self.title
    }

    /// How many can play, from the fewest to the most.
    pub(crate) fn people(self) -> String {
        let seats = (self.seats)();
        let (least, most) = (seats.iter().min(), seats.iter().max());
        let ends: Vec<String> = least.into_iter().chain(most).map(u8::to_string).collect();
        ends.join("–")
    }

    /// A sentence with the game's name in it.
    pub(crate) fn named(self, key: &'static str) -> Said {
        Said::new(key).with("game", Arg::Spelled(self.title.to_owned()))
    }

    /// A sentence of its own, such as its pitch.
    pub(crate) fn says(self, what: &str, voice: &Voice) -> String {
        voice.text(&format!("web-{}-{what}", self.id))
    }

    /// Whether something in its set-up can be left to chance.
    pub(crate) const fn shuffles(self) -> bool {
        self.shuffles
    }
}

/// The key of a mode's name; with `-how` that of what it is.
pub(crate) fn mode_key(game: &str, mode: &str) -> String {
    format!("web-mode-{game}-{mode}")
}
