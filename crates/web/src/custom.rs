//! What somebody sets up for the next match of a game and keeps: the mode, who sits where, and
//! what the game leaves to agree on. Here is what all games share, with the sheet to choose on.

pub(crate) mod cast;
#[cfg(test)]
pub(crate) mod tried;

use crate::board::Board;
use crate::boards::{Ready, mode_key};
use crate::going::Slot;
use crate::host;
use crate::icon::Icon;
use crate::learn;
use crate::new_match::NewMatch;
use crate::panels::Sheet;
use crate::route::{Route, Way};
use crate::seating::{self, Entry, Who, list};
use crate::session::Session;
use crate::switch::switch;
use crate::voice::{Voice, s, t, voice};
use crate::{dom, name, part};
use content::Name;
use games::{Packs, Title};
use kernel::{Arg, Game as _, Said, Seat};
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Sitter;

type ModeOf<C> = <<C as Custom>::Game as Title>::Mode;

/// What every set-up has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound(deserialize = "M: Default + Deserialize<'de>"))]
pub(crate) struct Basics<M> {
    pub(crate) mode: M,
    /// The bot that comes where nobody else sits.
    pub(crate) bot: String,
    /// Who plays which seat of the mode. What is not there is filled when it is made to fit.
    pub(crate) seats: Vec<Who>,
}

impl<M: Default> Default for Basics<M> {
    fn default() -> Basics<M> {
        Basics {
            mode: M::default(),
            bot: seating::FIRST.id().to_owned(),
            seats: Vec::new(),
        }
    }
}

/// What is set up for a game.
pub(crate) trait Custom:
    Clone + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    type Game: Board<Custom = Self>;

    /// Whether something in it can be left to chance.
    const SHUFFLES: bool = false;

    /// What every set-up has.
    fn basics(&self) -> &Basics<ModeOf<Self>>;

    fn basics_mut(&mut self) -> &mut Basics<ModeOf<Self>>;

    /// The set-up of a match.
    fn setup(&self) -> <Self::Game as Title>::Setup;

    /// What the game has set up besides, and does not fit any more, gives way to the defaults.
    fn fit(&mut self);

    fn mode(&self) -> ModeOf<Self> {
        self.basics().mode
    }

    /// Another mode; what does not fit it gives way.
    fn choose_mode(&mut self, mode: ModeOf<Self>) {
        self.basics_mut().mode = mode;
        self.fit_all();
    }

    /// Gives a seat to somebody.
    fn choose_who(&mut self, place: usize, who: Who) {
        let Basics { seats, bot, .. } = self.basics_mut();
        seating::choose(seats, bot, place, who);
    }

    /// As many seats as the mode has, one of them mine, and all else as it fits.
    fn fit_all(&mut self) {
        let count = Self::Game::mode_seats(self.mode());
        let Basics { seats, bot, .. } = self.basics_mut();
        seating::fit(seats, bot, count);
        self.fit();
    }

    /// The same as it fits.
    fn fitted(mut self) -> Self {
        self.fit_all();
        self
    }

    /// What is special about it besides the mode, in words.
    fn special(&self, voice: &Voice) -> Vec<String>;

    /// The same with something left to chance.
    fn shuffled(self) -> Self {
        self
    }

    /// What is chosen on the sheet besides the mode.
    fn rows(custom: RwSignal<Self>) -> AnyView;

    /// Other places that the sheet leads to.
    fn ways() -> Option<AnyView> {
        None
    }

    /// What was kept, or the defaults.
    fn recall() -> Self {
        read_kept::<Self>(Self::Game::ID)
            .unwrap_or_default()
            .fitted()
    }

    fn keep(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            dom::keep(&kept_as(Self::Game::ID), &text);
        }
    }

    /// At one screen there are at least two.
    fn for_way(mut self, way: Way) -> Self {
        if way == Way::SameScreen && self.basics().seats.len() < 2 {
            self.choose_mode(Self::default().mode());
        }
        self
    }

    /// Who sits down at a table in this page.
    fn sitters(&self, way: Way) -> Vec<Sitter> {
        let mut sitters = seating::sitters(&self.basics().seats, &self.basics().bot, way);
        if way == Way::SameScreen {
            seating::name_people(&mut sitters, &name::people());
        }
        sitters
    }

    /// How a match with exactly these people is played.
    fn way(&self) -> Way {
        seating::way(&self.basics().seats)
    }

    /// The set-up in a line.
    fn about(&self, voice: &Voice) -> String {
        let mut parts = vec![voice.text(&mode_key(Self::Game::ID, mode_id::<Self>(self.mode())))];
        let special = self.special(voice).join(", ");
        parts.extend(Some(special).filter(|special| !special.is_empty()));
        parts.join(" · ")
    }
}

fn mode_id<C: Custom>(mode: ModeOf<C>) -> &'static str {
    C::Game::mode_id(mode)
}

/// Where the set-up of a game is kept.
fn kept_as(game: &str) -> String {
    format!("astragal.{game}")
}

/// What is kept of a set-up, as far as somebody reads it.
pub(crate) fn read_kept<T: DeserializeOwned>(game: &str) -> Option<T> {
    serde_json::from_str(&dom::recall(&kept_as(game))?).ok()
}

/// The set-up for a table on the server, and who sits down there.
pub(crate) fn for_friends<C: Custom>() -> (Ready, Vec<String>) {
    let custom = C::recall();
    let ready = Ready::new::<C::Game>(custom.mode(), &custom.setup());
    (ready, seating::places(&custom.basics().seats))
}

/// The modes that several people can play, with nothing special agreed on.
pub(crate) fn for_several<C: Custom>() -> Vec<Ready> {
    let modes = C::Game::modes().into_iter();
    let modes = modes.filter(|mode| C::Game::mode_seats(*mode) > 1);
    modes
        .map(|mode| Ready::new::<C::Game>(mode, &C::Game::plain(mode)))
        .collect()
}

/// A match in this page.
pub(crate) fn page<C: Custom>(way: Way) -> AnyView {
    let slot = Slot::newest(C::Game::BOX, way);
    NewMatch::pages(slot, move || {
        if way == Way::Learn {
            return learn::page::<C::Game>(slot.name());
        }
        let custom = C::recall().for_way(way);
        let opened = part::open::<C::Game>(&custom.setup());
        Session::open(&opened, custom.sitters(way), slot).page()
    })
    .into_any()
}

/// A match that goes on as it was begun, whatever has been set up since; nothing where it cannot,
/// as after a change of the rules.
pub(crate) fn kept<C: Custom>(slot: Slot) -> Option<AnyView> {
    let (setup, mut sitters) = host::begun_with::<C::Game>(slot)?;
    if slot.way == Way::SameScreen {
        seating::name_people(&mut sitters, &name::people());
    }
    let (setup, packs) = (setup.to_string(), Packs::of_title::<C::Game>());
    let opened = games::open_title::<C::Game>(None, Some(&setup), &packs).ok()?;
    let page = move || Session::open(&opened, sitters.clone(), slot).page();
    Some(NewMatch::pages(slot, page).into_any())
}

/// The sheet with all choices.
pub(crate) fn sheet<C: Custom>(open: RwSignal<bool>) -> AnyView {
    let custom = RwSignal::new(C::recall());
    Effect::new(move || custom.with(C::keep));
    let game = C::Game::BOX;
    let play = move || Route::Match(game, custom.with(C::way)).address();
    let shuffle = move |_| custom.update(|custom| *custom = custom.clone().shuffled());
    let shuffle = C::SHUFFLES.then(|| {
        view! {
            <button class="button" type="button" on:click=shuffle>
                <Icon name="ic-random"/>{t("web-random")}
            </button>
        }
    });
    view! {
        <Sheet
            class=format!("custom {}", game.id())
            icon="ic-settings"
            title=Signal::derive(s(game.named("web-custom-title")))
            close=Callback::new(move |()| open.set(false))
        >
            {modes(custom)}
            {C::rows(custom)}
            <div class="offers">
                {C::ways()}
                {shuffle}
                <a class="button button-main" href=play>
                    <Icon name="ic-play"/>{t("web-play-now")}
                </a>
            </div>
        </Sheet>
    }
    .into_any()
}

/// The ways to play a game, one of them chosen.
fn modes<C: Custom>(custom: RwSignal<C>) -> AnyView {
    let option = |mode: ModeOf<C>| {
        let id = mode_id::<C>(mode);
        let key = mode_key(C::Game::ID, id);
        let how = format!("{key}-how");
        let name = move || voice().text(&key);
        let how = move || voice().text(&how);
        view! {
            <label>
                <input
                    type="radio"
                    name="mode"
                    value=id
                    prop:checked=move || custom.with(|custom| custom.mode() == mode)
                    on:change=move |_| custom.update(|custom| custom.choose_mode(mode))
                />
                <span><b>{name}</b><small>{how}</small></span>
            </label>
        }
    };
    view! {
        <fieldset class="fr-modes custom-modes">
            <legend class="unseen">{t("web-custom-mode")}</legend>
            {C::Game::modes().into_iter().map(option).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// A switch of a sheet: its sentence, its rule, how it is read and turned.
pub(crate) struct Switch<C> {
    pub(crate) name: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) is_on: fn(&C) -> bool,
    pub(crate) turn: fn(&mut C, bool),
}

impl<C: Custom> Switch<C> {
    pub(crate) fn row(&'static self, custom: RwSignal<C>) -> AnyView {
        let is_on = move || custom.with(self.is_on);
        let turn = move |on| custom.update(|custom| (self.turn)(custom, on));
        switch(t(self.name), self.rule, is_on, turn)
    }
}

/// The list of who may play a seat.
pub(crate) fn who<C: Custom>(custom: RwSignal<C>, voice: &Voice, seat: Seat) -> AnyView {
    let label = Said::new("web-custom-who").with("name", Arg::Spelled(seat.to_string()));
    let who = custom.with(|custom| custom.basics().seats[seat.index()].clone());
    seating::who_list(voice, voice.say(&label), &who, move |who| {
        custom.update(|custom| custom.choose_who(seat.index(), who));
    })
}

/// What the players may agree on, behind one more tap.
pub(crate) fn agreed(
    switches: impl Fn() -> Vec<AnyView> + Send + 'static,
    more: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    view! {
        <details class="custom-more">
            <summary>{t("web-agreed")}</summary>
            <ul class="switches">{switches}</ul>
            {more}
        </details>
    }
    .into_any()
}

/// A list on a row of its own, with what is to be said of it.
pub(crate) fn row(
    label: String,
    entries: Vec<Entry>,
    chosen: &str,
    how: String,
    choose: impl Fn(String) + 'static,
) -> AnyView {
    let choice = list(label.clone(), &[(None, entries)], chosen, choose);
    view! { <div class="custom-row"><b>{label}</b>{choice}<small>{how}</small></div> }.into_any()
}

/// A proposal for values that nobody knows as they were printed.
pub(crate) struct Preset<'a> {
    pub(crate) id: &'a str,
    pub(crate) name: &'a Name,
    pub(crate) why: &'a Name,
}

/// Which of the proposals is played.
pub(crate) fn presets<'a>(
    label: &str,
    rule: &str,
    all: impl Iterator<Item = Preset<'a>> + Clone,
    chosen: &str,
    choose: impl Fn(String) + 'static,
) -> AnyView {
    let voice = voice();
    let entry = |one: Preset<'_>| (one.id.to_owned(), voice.named(one.name));
    let why = all.clone().find(|one| one.id == chosen);
    let why = why.map(|one| voice.named(one.why));
    let how = format!("{} ({rule})", why.unwrap_or_default());
    row(
        voice.text(label),
        all.map(entry).collect(),
        chosen,
        how,
        choose,
    )
}
