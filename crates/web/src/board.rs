//! What a game brings to the screen: how an answer is drafted, what its events do to eye and ear,
//! and what is drawn. Everything else is shared by all games.

use crate::bar::Asked;
use crate::boards::{GameBox, Lid};
use crate::custom::Custom;
use crate::draft::{self, Draft, Question, Tap};
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::session::{Scene, Session};
use crate::sound::Tune;
use games::Title;
use kernel::{Choice, Game, Seat};
use leptos::prelude::*;
use std::sync::Arc;

/// A draft of a game's answer.
pub(crate) type DraftOf<G> = Draft<<G as Game>::Offer, <G as Board>::Hand>;

/// What a tap in a game leads to.
pub(crate) type TapOf<G> = Tap<<G as Game>::Offer, <G as Board>::Hand>;

/// A game that can be played on the screen.
pub(crate) trait Board: Title + Game<Offer: Sync, View: Sync, Event: Send + Sync> {
    /// What somebody holds in the hand while an answer is drafted.
    type Hand: Clone + PartialEq + Default + Send + Sync + 'static;

    /// What is worked out from a view, once for each moment.
    type Known: Send + Sync + 'static;

    /// How somebody has arranged the board: what is open, what is folded. It stays so from one
    /// moment to the next.
    type Arranged: Clone + PartialEq + Default + Send + Sync + 'static;

    /// What somebody sets up for a match of it.
    type Custom: Custom<Game = Self>;

    /// What stands on its box.
    const LID: Lid;

    /// Its lesson, as it is written down in `lessons/`.
    const LESSON: &'static str;

    /// Whether whoever plays alone with bots lets windows be from the start in which nothing else
    /// can be done: nobody is there who could guess at a hand.
    const LETS_BE: bool = false;

    /// The game's box.
    const BOX: GameBox = GameBox::of::<Self>();

    /// Whether what is worked out depends on what is asked and drafted, too.
    const KNOWS_BY_DRAFT: bool = false;

    fn know(&self, view: &Self::View) -> Self::Known;

    /// The rules as they are at a moment: for a game that learns something in the course of a match
    /// that others know from the set-up, such as who plays which hero.
    fn at(game: Arc<Self>, _view: &Self::View) -> Arc<Self> {
        game
    }

    /// What is chosen at the beginning: the only thing there is.
    fn begin(question: &Question<Self::Offer>) -> DraftOf<Self> {
        Draft::of(question.only())
    }

    /// What is chosen at the beginning where the moment or the board's arrangement says more.
    fn resume(
        &self,
        _view: &Self::View,
        _arranged: &Self::Arranged,
        question: &Question<Self::Offer>,
    ) -> DraftOf<Self> {
        Self::begin(question)
    }

    /// The answer that somebody has given ahead, with an earlier one: a payment that was chosen
    /// with what it is for. `before` is what was drafted for the question before.
    fn follows(
        &self,
        _view: &Self::View,
        _arranged: &mut Self::Arranged,
        _before: &DraftOf<Self>,
        _question: &Question<Self::Offer>,
    ) -> Option<Self::Offer> {
        None
    }

    /// What the draft spells, whether or not it is an answer.
    fn drafted(
        _question: &Question<Self::Offer>,
        draft: &DraftOf<Self>,
    ) -> Option<Choice<Self::Offer>> {
        draft.pick.map(Choice::one)
    }

    /// A tap on an answer; a second one takes it back.
    fn tap(
        question: &Question<Self::Offer>,
        draft: &DraftOf<Self>,
        offer: Self::Offer,
    ) -> TapOf<Self> {
        draft::tap::<Self>(question, draft, offer)
    }

    /// What an event sounds like.
    fn tune(event: &Self::Event) -> Option<Tune>;

    /// Whether an event says why a match has ended.
    fn explains(event: &Self::Event) -> bool;

    /// In how many steps the newest update is shown, one after the other.
    fn steps(screen: &Screen<Self>) -> usize;

    /// Mode, round and standing, beside the game's name.
    fn subtitle(scene: &Scene<Self>) -> String;

    /// The phases of a round, and which of them is now.
    fn phases(scene: &Scene<Self>) -> (Vec<String>, Option<usize>);

    /// The present round, in words.
    fn round(scene: &Scene<Self>) -> String;

    /// The table itself, or a step of what the newest update brought.
    fn table(scene: Scene<Self>, session: Session<Self>, step: Option<usize>) -> Vec<AnyView>;

    /// The panels beside it, besides the log.
    fn hints(scene: &Scene<Self>, session: Session<Self>) -> Vec<AnyView>;

    /// The newest lines of the log, oldest first.
    fn log(scene: &Scene<Self>, screen: &Screen<Self>, count: usize) -> Vec<Entry>;

    /// What is read aloud of the events from a place on, each once and in order: in words also
    /// what the log leaves to the eye.
    fn speech(scene: &Scene<Self>, screen: &Screen<Self>, from: usize) -> Vec<Entry>;

    /// What a `data-help` on the table means at this moment.
    fn help(session: Session<Self>, key: &str) -> Option<Help>;

    /// A question in the game's own words.
    fn asked_in_words(
        scene: &Scene<Self>,
        session: Session<Self>,
        question: &Question<Self::Offer>,
    ) -> Asked;

    /// What a window answers: what has happened, in a sentence.
    fn answers(_scene: &Scene<Self>) -> Option<String> {
        None
    }

    /// What a window is about where others will be about the same: the rules that ask about it, and
    /// what it is called to let all of them be.
    fn matter(_scene: &Scene<Self>) -> Option<(&'static [&'static str], String)> {
        None
    }

    /// How the match ended, in a sentence.
    fn ending(scene: &Scene<Self>) -> String;

    /// What the seat has reached when the match is over, where there is more than a place.
    fn score(scene: &Scene<Self>, seat: Seat) -> Option<String>;

    /// Who plays without anybody in the seat, a rival clan or a board, and what they are called.
    fn seatless(_scene: &Scene<Self>) -> Vec<(Seat, String)> {
        Vec::new()
    }

    /// How long the match was, in words.
    fn length(scene: &Scene<Self>) -> String;

    /// What lies over the table when somebody has opened it.
    fn overlay(_session: Session<Self>) -> Option<AnyView> {
        None
    }

    /// The page where something of this game is built, with what somebody has sent.
    fn own_page(_sent: Option<String>) -> Option<AnyView> {
        None
    }

    /// Whether the game gives hints of its own at a moment: then its bar has a button for them.
    fn hints_itself_at(_scene: &Scene<Self>) -> bool {
        false
    }

    /// Gives a hint of its own; whether it did.
    fn hints_itself(_session: Session<Self>) -> bool {
        false
    }

    /// What an answer is for, in a sentence, where a hint follows a plan and the game can say it.
    fn plan(_scene: &Scene<Self>, _choice: &Choice<Self::Offer>) -> Option<String> {
        None
    }

    /// Whether people may agree on a draw: not where all play to a fixed end and count, nor where
    /// they play together.
    fn may_draw(_scene: &Scene<Self>) -> bool {
        true
    }

    /// How the result came about, for the sheet at the end.
    fn account(_scene: &Scene<Self>) -> Option<AnyView> {
        None
    }
}
