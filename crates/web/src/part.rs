//! What a game brings besides its box: its rules and its board, as one part of the app that is
//! fetched when its box is first opened, and kept.

mod split;

use crate::board::Board;
use crate::boards::{GameBox, Ready};
use crate::custom::{self, Custom as _};
use crate::frame::frame_with_bar;
use crate::going::Slot;
use crate::icon::Icon;
use crate::online::Socket;
use crate::online::session::{Far, Guest};
use crate::replay::Replay;
use crate::route::Way;
use crate::sent::Shared;
use crate::voice::{Voice, s, t};
use crate::{host, seating};
use fair::Record;
use games::record::Unplayable;
use games::{Opened, Packs};
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::fmt;
use wire::{Player, Welcome};

/// The part of one game. Nothing else may lead from the table with the boxes to rules and boards:
/// what is reached in another way comes with the first load.
pub(crate) struct Part {
    pub(crate) id: &'static str,
    /// A match in this page.
    pub(crate) page: fn(Way) -> AnyView,
    /// A match in this page that goes on; nothing where it cannot.
    pub(crate) kept: fn(Slot) -> Option<AnyView>,
    /// The sheet on which a match is set up.
    pub(crate) sheet: fn(RwSignal<bool>) -> AnyView,
    /// What was set up there, for a table with friends: the set-up and who sits where.
    pub(crate) for_friends: fn() -> (Ready, Vec<String>),
    /// The same in a line.
    pub(crate) about: fn(&Voice) -> String,
    /// Leaves to chance what can be left to it.
    pub(crate) shuffle: fn(),
    /// The modes that several people can play, with nothing special agreed on.
    pub(crate) for_several: fn() -> Vec<Ready>,
    /// Which team each seat of a mode plays for, where there are teams.
    pub(crate) teams: fn(&str) -> Vec<Option<u8>>,
    /// A match at a table on the server; nothing if these are not its rules.
    pub(crate) far: fn(&Welcome, Socket) -> Option<Box<dyn Guest>>,
    /// Whether the rules allow a record.
    pub(crate) check: fn(&Record) -> Result<(), Unplayable>,
    /// Lays out a match once more, with the same set-up and the same people; nothing where these
    /// are not its rules any more.
    pub(crate) again: fn(&Record, &[Player], Way) -> Option<Slot>,
    /// A match to be watched; nothing if its record does not hold.
    pub(crate) replay: fn(&Shared) -> Option<AnyView>,
    /// The page where something of this game is built, with what somebody has sent.
    pub(crate) own_page: fn(Option<String>) -> Option<AnyView>,
}

impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        self.id == other.id
    }
}

impl Eq for Part {}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Part {
    /// The part of a game.
    pub(crate) const fn of<G: Board>() -> Part {
        Part {
            id: G::ID,
            page: custom::page::<G::Custom>,
            kept: custom::kept::<G::Custom>,
            sheet: custom::sheet::<G::Custom>,
            for_friends: custom::for_friends::<G::Custom>,
            about: |voice| G::Custom::recall().about(voice),
            shuffle: || G::Custom::recall().shuffled().keep(),
            for_several: custom::for_several::<G::Custom>,
            teams: teams::<G>,
            far: far::<G>,
            check: check::<G>,
            again: again::<G>,
            replay: replay::<G>,
            own_page: G::own_page,
        }
    }
}

thread_local! {
    /// The parts that have come.
    static KEPT: RefCell<Vec<&'static Part>> = const { RefCell::new(Vec::new()) };
}

impl GameBox {
    /// The game's part, if it has come.
    pub(crate) fn part(self) -> Option<&'static Part> {
        KEPT.with_borrow(|kept| kept.iter().copied().find(|part| part.id == self.id()))
    }

    /// The game's part; nothing where it cannot be had.
    pub(crate) async fn fetch(self) -> Option<&'static Part> {
        if let Some(part) = self.part() {
            return Some(part);
        }
        let part = split::fetch(self.id()).await?;
        if self.part().is_none() {
            KEPT.with_borrow_mut(|kept| kept.push(part));
        }
        Some(part)
    }

    /// Fetches the part before it is needed.
    pub(crate) fn prepare(self) {
        spawn_local(async move {
            // Whoever needs it is told if it cannot be had.
            let _: Option<&Part> = self.fetch().await;
        });
    }
}

/// How far the fetching of a part is.
#[derive(Clone, Copy)]
enum Coming {
    Soon,
    Here(&'static Part),
    InVain,
}

/// A page that needs the part of a game.
pub(crate) fn page(
    game: GameBox,
    draw: impl Fn(&'static Part) -> AnyView + Send + 'static,
) -> AnyView {
    let around = move |inner: AnyView| {
        let inner = view! { <div class="mat fr-form">{inner}</div> }.into_any();
        frame_with_bar(Some(game), "web-part", inner, ().into_any()).into_any()
    };
    with(game, around, draw)
}

/// Draws something with the part of a game: at once where it has come. Until then something stands
/// around a word on how far it is.
pub(crate) fn with(
    game: GameBox,
    around: impl Fn(AnyView) -> AnyView + Send + 'static,
    draw: impl Fn(&'static Part) -> AnyView + Send + 'static,
) -> AnyView {
    if let Some(part) = game.part() {
        return draw(part);
    }
    let coming = RwSignal::new(Coming::Soon);
    let fetch = move || {
        coming.set(Coming::Soon);
        spawn_local(async move {
            let part = game.fetch().await;
            // The page may be gone by now.
            coming.try_set(part.map_or(Coming::InVain, Coming::Here));
        });
    };
    fetch();
    let drawn = move || match coming.get() {
        Coming::Soon => around(soon()),
        Coming::Here(part) => draw(part),
        Coming::InVain => around(in_vain(game, fetch)),
    };
    drawn.into_any()
}

/// A word on something that is on its way.
pub(crate) fn soon() -> AnyView {
    view! { <p class="part-soon" role="status">{t("web-part-soon")}</p> }.into_any()
}

/// What is said where a part cannot be had, and another try.
pub(crate) fn in_vain(game: GameBox, again: impl Fn() + 'static) -> AnyView {
    view! {
        <p class="why-not" role="alert">
            <Icon name="ic-why-not"/><span>{s(game.named("web-part-in-vain"))}</span>
        </p>
        <div class="offers">
            <button class="button button-main" type="button" on:click=move |_| again()>
                {t("web-part-again")}
            </button>
        </div>
    }
    .into_any()
}

/// A match that was set up in this app.
pub(crate) fn open<G: Board>(setup: &G::Setup) -> Opened<G> {
    let setup = serde_json::to_string(setup).expect("a set-up is plain data");
    games::open_title(None, Some(&setup), &Packs::of_title::<G>())
        .expect("what can be set up here can be played")
}

fn teams<G: Board>(mode: &str) -> Vec<Option<u8>> {
    let opened = games::open_title::<G>(Some(mode), None, &Packs::of_title::<G>());
    opened.map_or_else(
        |_| Vec::new(),
        |Opened { game, .. }| {
            Seat::first(game.seats())
                .map(|seat| game.team(seat))
                .collect()
        },
    )
}

fn far<G: Board>(welcome: &Welcome, socket: Socket) -> Option<Box<dyn Guest>> {
    let setup = welcome.setup.to_string();
    let opened = games::open_title::<G>(None, Some(&setup), &Packs::of_title::<G>()).ok()?;
    Some(Box::new(Far::open(opened.game, welcome, socket)))
}

fn check<G: Board>(record: &Record) -> Result<(), Unplayable> {
    let opened = games::record::open_title::<G>(record, &Packs::of_title::<G>())?;
    games::record::replay(opened.game, record).map(drop)
}

fn again<G: Board>(record: &Record, players: &[Player], way: Way) -> Option<Slot> {
    let setup = record.opening().setup().text();
    let opened = games::open_title::<G>(None, Some(setup), &Packs::of_title::<G>()).ok()?;
    let sitters = seating::seated(players, way)?;
    let slot = Slot::newest(G::BOX, way);
    let all = sitters.len() == usize::from(opened.game.seats());
    (all && host::lay_out(slot, &opened, sitters)).then_some(slot)
}

fn replay<G: Board>(shared: &Shared) -> Option<AnyView> {
    let record = &shared.record;
    let opened = games::record::open_title::<G>(record, &Packs::of_title::<G>()).ok()?;
    Replay::open(opened.game, shared, opened.mode).map(Replay::page)
}
