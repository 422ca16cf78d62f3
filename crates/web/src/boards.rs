//! The games there are, each a box on the table: the one place that tells them apart.

use crate::custom::{self, Custom as _, Modes};
use crate::dice_miner;
use crate::irondie;
use crate::kapow;
use crate::online::Socket;
use crate::online::session::{Far, Guest};
use crate::replay::Replay;
use crate::route::Way;
use crate::voice::Voice;
use fair::Record;
use game_dice_miner::DiceMiner;
use game_irondie::{Irondie, Side};
use game_kapow::Kapow;
use games::{AnyGame, Opened, Packs};
use kernel::{Arg, Game, Said, Seat};
use leptos::prelude::*;
use serde::Serialize;
use serde_json::Value;
use wire::Welcome;
use words::Lang;

/// A game with its box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GameBox {
    Irondie,
    DiceMiner,
    Kapow,
}

/// A set-up that a table can be made with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ready {
    pub(crate) mode: &'static str,
    pub(crate) seats: u8,
    pub(crate) setup: Value,
}

impl Ready {
    pub(crate) fn new(mode: &'static str, seats: u8, setup: &impl Serialize) -> Ready {
        Ready {
            mode,
            seats,
            setup: serde_json::to_value(setup).expect("a set-up is plain data"),
        }
    }
}

/// The same for every game; `$custom` is what is set up for it.
macro_rules! of {
    ($game:expr, $custom:ident => $act:expr) => {
        match $game {
            GameBox::Irondie => {
                type $custom = irondie::Custom;
                $act
            }
            GameBox::DiceMiner => {
                type $custom = dice_miner::Custom;
                $act
            }
            GameBox::Kapow => {
                type $custom = kapow::Custom;
                $act
            }
        }
    };
}

/// The modes of a game, as its crate has them.
macro_rules! modes {
    ($rules:ident, $game:ident) => {
        impl Modes for $rules::Mode {
            type Game = $rules::$game;
            type Setup = $rules::Setup;

            fn all() -> Vec<Self> {
                $rules::Mode::ALL.to_vec()
            }

            fn id(self) -> &'static str {
                self.id()
            }

            fn seats(self) -> u8 {
                self.seats()
            }

            fn plain(self) -> Self::Setup {
                $rules::Setup::of_mode(self)
            }

            fn game(opened: AnyGame) -> Option<Self::Game> {
                match opened {
                    AnyGame::$game(game) => Some(game),
                    _ => None,
                }
            }
        }
    };
}

modes!(game_irondie, Irondie);
modes!(game_dice_miner, DiceMiner);
modes!(game_kapow, Kapow);

/// The rules of each game, in German and in English.
const RULES: [[&str; 2]; 3] = [
    [
        include_str!("../../../docs/rules/irondie.de.md"),
        include_str!("../../../docs/rules/irondie.en.md"),
    ],
    [
        include_str!("../../../docs/rules/dice-miner.de.md"),
        include_str!("../../../docs/rules/dice-miner.en.md"),
    ],
    [
        include_str!("../../../docs/rules/kapow.de.md"),
        include_str!("../../../docs/rules/kapow.en.md"),
    ],
];

impl GameBox {
    /// All of them, as they stand on the table.
    pub(crate) const ALL: [GameBox; 3] = [GameBox::Irondie, GameBox::DiceMiner, GameBox::Kapow];

    /// Its id, which is also the class that sets its accent.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            GameBox::Irondie => Irondie::ID,
            GameBox::DiceMiner => DiceMiner::ID,
            GameBox::Kapow => Kapow::ID,
        }
    }

    /// The game with this id.
    pub(crate) fn read(id: &str) -> Option<GameBox> {
        GameBox::ALL.into_iter().find(|game| game.id() == id)
    }

    pub(crate) const fn title(self) -> &'static str {
        match self {
            GameBox::Irondie => "IRONDIE",
            GameBox::DiceMiner => "Dice Miner",
            GameBox::Kapow => "KAPOW!",
        }
    }

    /// What the classes of its board begin with.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            GameBox::Irondie => "ir",
            GameBox::DiceMiner => "mm",
            GameBox::Kapow => "kp",
        }
    }

    /// A sentence with the game's name in it.
    pub(crate) fn named(self, key: &'static str) -> Said {
        Said::new(key).with("game", Arg::Spelled(self.title().to_owned()))
    }

    pub(crate) const fn rules(self, lang: Lang) -> &'static str {
        let [de, en] = RULES[self as usize];
        match lang {
            Lang::De => de,
            Lang::En => en,
        }
    }

    pub(crate) const fn rules_class(self) -> &'static str {
        match self {
            GameBox::Irondie => "pn-rules irondie",
            GameBox::DiceMiner => "pn-rules dice-miner",
            GameBox::Kapow => "pn-rules kapow",
        }
    }

    /// A match in this page.
    pub(crate) fn page(self, way: Way) -> AnyView {
        of!(self, C => custom::page::<C>(way))
    }

    /// The sheet on which a match is set up.
    pub(crate) fn custom_sheet(self, open: RwSignal<bool>) -> AnyView {
        of!(self, C => custom::sheet::<C>(open))
    }

    /// What was set up there, for a table with friends: the set-up and who sits where.
    pub(crate) fn custom(self) -> (Ready, Vec<String>) {
        of!(self, C => custom::for_friends::<C>())
    }

    /// The same in a line.
    pub(crate) fn about_custom(self, voice: &Voice) -> String {
        of!(self, C => C::recall().about(voice))
    }

    /// Whether something of a match can be left to chance.
    pub(crate) const fn shuffles(self) -> bool {
        of!(self, C => C::SHUFFLES)
    }

    /// Leaves it to chance.
    pub(crate) fn shuffle(self) {
        of!(self, C => C::recall().shuffled().keep());
    }

    /// The modes that several people can play, with nothing special agreed on.
    pub(crate) fn modes(self) -> Vec<Ready> {
        of!(self, C => custom::for_several::<C>())
    }

    /// Which of the sides a seat plays for, where several seats share one.
    pub(crate) fn team(self, seats: usize, seat: Seat) -> Option<u8> {
        match self {
            GameBox::Irondie if seats > 2 => Some(Side::of(seat) as u8 + 1),
            // Those who sit side by side fight together (KA-12.1).
            GameBox::Kapow if seats > 2 => Some(seat.index() as u8 / 2 + 1),
            _ => None,
        }
    }
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
    match opened.ok()?.game {
        AnyGame::Irondie(game) => Some(Box::new(Far::open(game, welcome, socket))),
        AnyGame::DiceMiner(game) => Some(Box::new(Far::open(game, welcome, socket))),
        AnyGame::Kapow(game) => Some(Box::new(Far::open(game, welcome, socket))),
    }
}

/// A record to be watched; nothing if it does not hold.
pub(crate) fn replay(text: &str) -> Option<AnyView> {
    let record = Record::parse(text).ok()?;
    let opened = games::record::open(&record, &Packs::built_in()).ok()?;
    match opened.game {
        AnyGame::Irondie(game) => Replay::open(game, &record, opened.mode).map(Replay::page),
        AnyGame::DiceMiner(game) => Replay::open(game, &record, opened.mode).map(Replay::page),
        AnyGame::Kapow(game) => Replay::open(game, &record, opened.mode).map(Replay::page),
    }
}
