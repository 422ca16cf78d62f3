//! The seam. Terminal, server, browser, bots and Python see a game only through this trait.

use crate::{Ask, Call, Choice, Input, Refusal, Rng, Said, Seat, Sink, Viewer, Waiting};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game, with everything that never changes during a match: its packs, its options
/// and the things brought to the table. All that changes is in `State`.
///
/// Rules are pure: the same inputs give the same state everywhere.
pub trait Game {
    /// The game's id, as in `astragal play irondie`.
    const ID: &'static str;
    /// Raised with every change after which an old record might replay differently.
    const RULES: u32;

    /// A whole match at one moment, secrets included. It never leaves the engine.
    type State: Clone + Eq + Hash + Debug;
    /// One thing that may be picked when a question is answered.
    type Offer: Copy + Eq + Debug;
    /// A fact that has happened.
    type Event: Clone + Eq + Debug;
    /// What one viewer may know.
    type View: Clone + Eq + Debug;

    /// How many seats the match has.
    fn seats(&self) -> u8;

    /// Which team a seat plays for, counted from 1, where several seats win and lose together
    /// against others who do. `None` where everybody plays for themselves, or all for the same.
    fn team(&self, _seat: Seat) -> Option<u8> {
        None
    }

    /// The state before the first input.
    fn start(&self) -> Self::State;

    /// The one thing the match waits for.
    fn waiting(&self, state: &Self::State) -> Waiting;

    /// Writes the offers of a seat into a buffer (cleared first), in a total and stable order, and
    /// says what is asked. `None` when nothing is asked of the seat.
    fn decision(
        &self,
        state: &Self::State,
        seat: Seat,
        offers: &mut Vec<Self::Offer>,
    ) -> Option<Ask>;

    /// The same, from a seat's view: what a client has.
    fn asked(&self, view: &Self::View, offers: &mut Vec<Self::Offer>) -> Option<Ask>;

    /// Changes the state by an input that is known to be legal. [`crate::apply`] is the gate.
    fn apply_unchecked(
        &self,
        state: &mut Self::State,
        input: &Input<Self::Offer>,
        sink: &mut impl Sink<Self::Event>,
    );

    /// The one thing the match waits for, from a view: what [`Game::waiting`] says, as far as the
    /// viewer can know it ([`Waiting::known_to`]).
    fn awaited(&self, view: &Self::View) -> Waiting;

    /// Turns away a call from outside that makes no sense now.
    fn check_call(&self, state: &Self::State, call: Call) -> Result<(), Refusal>;

    /// What a viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whose view it is.
    fn viewer(&self, view: &Self::View) -> Viewer;

    /// Whether others at the same screen must not look now: the viewer is asked about what only it
    /// can see, such as a hand or dice behind a screen, or its answer stays sealed. A bystander has
    /// nothing to hide.
    fn is_secret(&self, view: &Self::View) -> bool;

    /// Invents the secrets a view leaves open. Bots search on this, never on the truth.
    fn imagine(&self, view: &Self::View, rng: &mut dyn Rng) -> Self::State;

    /// A view as a JSON document: for scripts, for other languages, for people.
    fn show(&self, view: &Self::View) -> serde_json::Value;

    /// The one spelling of a seat's choice. Needs no more than the seat's view.
    fn spell(&self, view: &Self::View, choice: &Choice<Self::Offer>) -> String;

    /// Reads a spelling back. It may be illegal, but it must be a move of this game, spelled right.
    fn read(&self, view: &Self::View, text: &str) -> Result<Choice<Self::Offer>, Refusal>;

    /// Why a choice that is not offered is not legal: the rule and the thing that forbids it.
    fn why_not(&self, view: &Self::View, choice: &Choice<Self::Offer>) -> Refusal;

    /// Why whoever looks is not asked, where a rule takes the word away that others have.
    fn why_silent(&self, _view: &Self::View) -> Option<Refusal> {
        None
    }

    /// What a legal answer would lose or waste by the rules, whatever the others do: surely not
    /// meant. Whoever answers is told before; nothing forbids it.
    fn warning(&self, _view: &Self::View, _choice: &Choice<Self::Offer>) -> Option<Refusal> {
        None
    }

    /// An event as a sentence, with names taken from a view of the same moment.
    fn tell(&self, view: &Self::View, event: &Self::Event) -> Said;

    /// An offer as a sentence, with names taken from the view of whoever is asked.
    fn say(&self, view: &Self::View, offer: Self::Offer) -> Said;

    /// Reads a written position (TOML) and checks it; all problems at once.
    fn place(&self, text: &str) -> Result<Self::State, Vec<String>>;

    /// Writes a state down as a position. Contains every secret: for tests, puzzles and reports.
    fn write(&self, state: &Self::State) -> String;

    /// How good the state looks for a seat, in thousandths of a certain win. For bots.
    fn appraise(&self, state: &Self::State, seat: Seat) -> i32;

    /// The same match, appraised as the game's first bot did, who stays as it was for all that come
    /// after to be measured by. `None` as long as nothing about that has changed.
    fn at_first(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// An answer where taste decides, such as which hero to play: one of several good ones, by
    /// chance. Bots ask for it before they think. `None`, as from most games and to most questions,
    /// leaves the answer to thought.
    fn whim(&self, _view: &Self::View, _rng: &mut dyn Rng) -> Option<Choice<Self::Offer>> {
        None
    }

    /// A good answer for whoever looks, from a game that can think in larger steps than its
    /// questions: a whole placement of dice, where each die is a question. It may look at about
    /// `effort` imagined positions, or stop earlier when told to. `None`, as from most games,
    /// leaves the thinking to the bot.
    fn advise(
        &self,
        _view: &Self::View,
        _effort: u32,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Self::Offer>> {
        None
    }
}
