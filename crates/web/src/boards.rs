//! The boxes on the table: what a game's board says of itself, in one shape for all pages.

use crate::board::Board;
use crate::custom::{self, Custom as _};
use crate::online::Socket;
use crate::online::session::{Far, Guest};
use crate::replay::Replay;
use crate::route::{Route, Way};
use crate::voice::Voice;
use fair::Record;
use games::{Opened, Packs, Title, whichever};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use wire::Welcome;

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
    /// A page that no other game has, with the key of its name.
    pub(crate) own_page: Option<OwnPage>,
}

/// Where a page is, and the key of its name.
pub(crate) type OwnPage = (fn() -> Route, &'static str);

/// A game with its box.
#[derive(Clone, Copy)]
pub(crate) struct GameBox {
    id: &'static str,
    title: &'static str,
    pub(crate) lid: Lid,
    seats: fn() -> Vec<u8>,
    page: fn(Way) -> AnyView,
    sheet: fn(RwSignal<bool>) -> AnyView,
    for_friends: fn() -> (Ready, Vec<String>),
    about: fn(&Voice) -> String,
    shuffle: Option<fn()>,
    for_several: fn() -> Vec<Ready>,
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
            page: custom::page::<G::Custom>,
            sheet: custom::sheet::<G::Custom>,
            for_friends: custom::for_friends::<G::Custom>,
            about: |voice| G::Custom::recall().about(voice),
            shuffle: if G::Custom::SHUFFLES {
                Some(|| G::Custom::recall().shuffled().keep())
            } else {
                None
            },
            for_several: custom::for_several::<G::Custom>,
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

    /// A match in this page.
    pub(crate) fn page(self, way: Way) -> AnyView {
        (self.page)(way)
    }

    /// The sheet on which a match is set up.
    pub(crate) fn custom_sheet(self, open: RwSignal<bool>) -> AnyView {
        (self.sheet)(open)
    }

    /// What was set up there, for a table with friends: the set-up and who sits where.
    pub(crate) fn custom(self) -> (Ready, Vec<String>) {
        (self.for_friends)()
    }

    /// The same in a line.
    pub(crate) fn about_custom(self, voice: &Voice) -> String {
        (self.about)(voice)
    }

    /// Leaves to chance what can be left to it.
    pub(crate) const fn shuffle(self) -> Option<fn()> {
        self.shuffle
    }

    /// The modes that several people can play, with nothing special agreed on.
    pub(crate) fn modes(self) -> Vec<Ready> {
        (self.for_several)()
    }
}

/// Which team each seat of a mode plays for, where there are teams.
pub(crate) fn teams(game: &str, mode: &str) -> Vec<Option<u8>> {
    let opened = games::open(game, Some(mode), None, &Packs::built_in());
    opened.map_or_else(
        |_| Vec::new(),
        |Opened { game, .. }| {
            Seat::first(game.seats())
                .map(|seat| game.team(seat))
                .collect()
        },
    )
}

/// The key of a mode's name; with `-how` that of what it is.
pub(crate) fn mode_key(game: &str, mode: &str) -> String {
    format!("web-mode-{game}-{mode}")
}

/// A match of a game that was set up in this app.
pub(crate) fn open(game: GameBox, setup: &impl Serialize) -> Opened {
    let setup = serde_json::to_string(setup).expect("a set-up is plain data");
    games::open(game.id(), None, Some(&setup), &Packs::built_in())
        .expect("what can be set up here can be played")
}

/// A match at a table on the server; nothing if this program does not have its rules.
pub(crate) fn far(welcome: &Welcome, socket: Socket) -> Option<Box<dyn Guest>> {
    let setup = welcome.setup.to_string();
    let opened = games::open(&welcome.notice.game, None, Some(&setup), &Packs::built_in());
    let guest: Box<dyn Guest> =
        whichever!(opened.ok()?.game, game => Box::new(Far::open(game, welcome, socket)));
    Some(guest)
}

/// A record to be watched; nothing if it does not hold.
pub(crate) fn replay(text: &str) -> Option<AnyView> {
    let record = Record::parse(text).ok()?;
    let opened = games::record::open(&record, &Packs::built_in()).ok()?;
    whichever!(opened.game, game => Replay::open(game, &record, opened.mode).map(Replay::page))
}
