//! Where in the app somebody is. The address has it after `#`, so that the app works in any folder
//! and offline, and a server never hears of it: not even the key to a seat.

use crate::boards::GameBox;
use crate::going::Slot;
use leptos::prelude::*;

/// How a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Against a bot.
    Bot,
    /// The same, guided.
    Learn,
    /// Several people at one screen.
    SameScreen,
}

impl Way {
    /// The name under which a match of a game is kept.
    pub(crate) fn kept(self, game: GameBox) -> String {
        // Of a lesson only the place is kept, and no match.
        let what = if self == Way::Learn {
            "lesson"
        } else {
            "match"
        };
        format!("astragal.{what}.{}.{}", game.id(), self.word())
    }

    /// The way with this word.
    pub(crate) fn read(word: &str) -> Option<Way> {
        let mut all = [Way::Bot, Way::Learn, Way::SameScreen].into_iter();
        all.find(|way| way.word() == word)
    }

    /// The word for it in addresses.
    const fn word(self) -> &'static str {
        match self {
            Way::Bot => "play",
            Way::Learn => "learn",
            Way::SameScreen => "screen",
        }
    }
}

/// A page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Route {
    /// The boxes.
    Home,
    /// A match in this page.
    Match(GameBox, Way),
    /// A match that goes on as it was begun, whatever has been set up since.
    Kept(Slot),
    /// Where sets or teams of a game are built, with one that somebody has sent.
    Sets(GameBox, Option<String>),
    /// A record, watched.
    Replay,
    /// A match that somebody has sent as a link.
    Shared(String),
    /// What card games are drawn with, for those who draw them.
    Pieces,
    /// Making a table for friends.
    Friends(GameBox),
    /// A table on the server.
    Table(String),
    /// A seat to take there.
    Invited {
        /// The table.
        id: String,
        /// The seat, by its letter.
        seat: String,
        /// The key to it.
        key: String,
    },
}

impl Route {
    /// The page an address leads to; what leads nowhere leads home.
    pub(crate) fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            ["sets", game, sent] => Route::sets(game, Some(sent)),
            ["replay"] => Route::Replay,
            ["replay", data] if is_plain(data) => Route::Shared(data.to_owned()),
            ["pieces"] => Route::Pieces,
            ["table", id] if is_plain(id) => Route::table(id),
            ["table", id, seat, key] if [id, seat, key].into_iter().all(is_plain) => {
                Route::Invited {
                    id: id.to_owned(),
                    seat: seat.to_owned(),
                    key: key.to_owned(),
                }
            }
            ["sets", game] => Route::sets(game, None),
            [way, game, slot] => Route::kept(way, game, slot).unwrap_or(Route::Home),
            [word, game] => GameBox::read(game)
                .and_then(|game| Route::of_game(word, game))
                .unwrap_or(Route::Home),
            _ => Route::Home,
        }
    }

    /// The page where something of a game is built; home where the game has none.
    fn sets(game: &str, sent: Option<&str>) -> Route {
        let game = GameBox::read(game).filter(|game| game.lid.own_page.is_some());
        game.map_or(Route::Home, |game| {
            Route::Sets(game, sent.map(str::to_owned))
        })
    }

    fn kept(way: &str, game: &str, slot: &str) -> Option<Route> {
        Some(Route::Kept(Slot {
            game: GameBox::read(game)?,
            way: Way::read(way)?,
            number: slot.parse().ok()?,
        }))
    }

    /// The pages that every game has.
    fn of_game(word: &str, game: GameBox) -> Option<Route> {
        match word {
            "friends" => Some(Route::Friends(game)),
            word => Way::read(word).map(|way| Route::Match(game, way)),
        }
    }

    pub(crate) fn table(id: &str) -> Route {
        Route::Table(id.to_owned())
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::Match(game, way) => format!("#/{}/{}", way.word(), game.id()),
            Route::Kept(slot) => {
                format!("#/{}/{}/{}", slot.way.word(), slot.game.id(), slot.number)
            }
            Route::Friends(game) => format!("#/friends/{}", game.id()),
            Route::Sets(game, None) => format!("#/sets/{}", game.id()),
            Route::Sets(game, Some(sent)) => format!("#/sets/{}/{sent}", game.id()),
            Route::Replay => "#/replay".to_owned(),
            Route::Shared(data) => format!("#/replay/{data}"),
            Route::Pieces => "#/pieces".to_owned(),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Invited { id, seat, key } => format!("#/table/{id}/{seat}/{key}"),
        }
    }
}

/// Letters, digits and hyphens: what may go into a path.
fn is_plain(part: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    !part.is_empty() && part.bytes().all(plain)
}

/// The present page, followed through the browser's own history.
pub(crate) fn current() -> ReadSignal<Route> {
    let (route, set_route) = signal(Route::read(&hash()));
    let follow = window_event_listener(leptos::ev::hashchange, move |_| {
        set_route.set(Route::read(&hash()));
    });
    on_cleanup(move || follow.remove());
    route
}

/// The page that the address names just now.
pub(crate) fn here() -> Route {
    Route::read(&hash())
}

/// Goes to another page.
pub(crate) fn go(route: &Route) {
    // A browser that forbids it leaves us where we are.
    drop(location().set_hash(&route.address()));
}

/// Writes another address over the present one; the page stays.
pub(crate) fn replace(route: &Route) {
    if let Ok(history) = window().history() {
        let address = route.address();
        drop(history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address)));
    }
}

/// The whole address of a page, to be handed on.
pub(crate) fn link(route: &Route) -> String {
    let here = location().href().unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}{}", route.address())
}

fn hash() -> String {
    location().hash().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use games::{DiceMiner, Irondie, Kapow};

    #[test]
    fn addresses_lead_back() {
        let invited = Route::Invited {
            id: "t-1".to_owned(),
            seat: "B".to_owned(),
            key: "k2".to_owned(),
        };
        let pages = [
            Route::Home,
            Route::Match(Irondie::BOX, Way::Bot),
            Route::Match(DiceMiner::BOX, Way::SameScreen),
            Route::Match(Kapow::BOX, Way::Learn),
            Route::Friends(DiceMiner::BOX),
            Route::Sets(Irondie::BOX, None),
            Route::Sets(Irondie::BOX, Some("swarm.red*%20x2".to_owned())),
            Route::Replay,
            Route::Shared("a-Z_9".to_owned()),
            Route::Kept(Slot::newest(Kapow::BOX, Way::Bot)),
            Route::Pieces,
            Route::table("x9"),
            invited,
        ];
        for page in pages {
            assert_eq!(Route::read(&page.address()), page);
        }
    }

    #[test]
    fn what_leads_nowhere_leads_home() {
        for nowhere in [
            "#/nowhere",
            "#/table/",
            "#/table/a b",
            "#/table/a/B",
            "#/play/chess",
            "#/eat/irondie",
            "#/sets/kapow",
            "#/sets/chess/some",
            "#/play/irondie/x",
            "#/eat/irondie/0",
            "#/replay/a.b",
            "",
        ] {
            assert_eq!(Route::read(nowhere), Route::Home, "{nowhere}");
        }
    }
}
