//! What the person at the screen does.

use super::{Scene, Session, Slip, Taps, change, of};
use crate::board::{Board, DraftOf, TapOf};
use crate::dom;
use crate::draft::{self, Question, Tap};
use crate::log::Past;
use crate::speed::Wait;
use kernel::{Choice, Seat};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use wire::{Act, Order};

impl<G: Board> Session<G> {
    /// The rules as they are at this moment, and what the one who looks may know.
    pub(crate) fn now(self) -> Option<(Arc<G>, G::View)> {
        let viewer = self.viewer.get_untracked();
        let view = self
            .screens
            .with_untracked(|screens| of(screens, viewer).view.clone())?;
        Some((G::at(self.game.get_value(), &view), view))
    }

    fn me(self) -> Option<Seat> {
        self.viewer.get_untracked().seat()
    }

    /// A tap on something: a step of the draft, or the answer to "why not?".
    pub(crate) fn take(self, tap: TapOf<G>) {
        match tap {
            Tap::Drafted(draft) => {
                change(self.slip, None);
                self.draft.set(draft);
            }
            Tap::Answer(offer) => self.choose(&Choice::one(offer)),
            Tap::WhyNot(offer) => self.refuse(&Choice::one(offer)),
        }
    }

    /// A tap that depends on the question and what has been tapped before.
    pub(crate) fn tap(self, tap: impl FnOnce(&Question<G::Offer>, DraftOf<G>) -> TapOf<G>) {
        if let Some(question) = self.asked() {
            self.take(tap(&question, self.draft.get_untracked()));
        }
    }

    /// Such a tap, for whatever can be tapped; nothing while somebody looks back.
    pub(crate) fn on_tap(
        self,
        tap: impl Fn(&Question<G::Offer>, DraftOf<G>) -> TapOf<G> + Send + Sync + 'static,
    ) -> Option<Callback<()>> {
        let now = Past::line().is_none();
        now.then(|| Callback::new(move |()| self.tap(&tap)))
    }

    /// A tap that drafts an offer, or says why it is none.
    pub(crate) fn taps(self, offer: G::Offer) -> Option<Callback<()>> {
        self.on_tap(move |question, draft| G::tap(question, &draft, offer))
    }

    /// Gives an answer at once, or says why it is none.
    pub(crate) fn answer(self, offer: G::Offer) {
        self.tap(|question, _| question.at_once(offer));
    }

    /// The question as it stands, for a tap.
    pub(crate) fn asked(self) -> Option<Question<G::Offer>> {
        self.question.get_untracked()
    }

    fn refuse(self, choice: &Choice<G::Offer>) {
        let waits = self.waits_for_something_else(choice);
        let why = || self.now().map(|(game, view)| game.why_not(&view, choice));
        self.slip.set(waits.or_else(|| why().map(Slip::Rules)));
    }

    /// Gives the answer that is drafted. Whether there was one.
    pub(crate) fn confirm(self) -> bool {
        let draft = self.draft.get_untracked();
        let Some(question) = self.question.get_untracked() else {
            return false;
        };
        match draft::choice::<G>(&question, &draft) {
            Some(choice) if self.warns(&draft, &choice) => {}
            Some(choice) => self.choose(&choice),
            None => self.refuse_draft(&question, &draft),
        }
        true
    }

    fn refuse_draft(self, question: &Question<G::Offer>, draft: &DraftOf<G>) {
        if let Some(drafted) = G::drafted(question, draft) {
            self.refuse(&drafted);
        }
    }

    /// Warns once of an answer that is a grave mistake, where warnings are wanted.
    fn warns(self, draft: &DraftOf<G>, choice: &Choice<G::Offer>) -> bool {
        let wanted = self.settings.0.with_untracked(|chosen| chosen.confirm);
        if !wanted || self.is_warned(draft) {
            return false;
        }
        let now = self.now();
        let Some((warning, text)) = now.and_then(|(game, view)| {
            let text = game.spell(&view, choice);
            Some((game.warning(&view, choice)?, text))
        }) else {
            return false;
        };
        // Whoever taps twice in a row has not read the warning.
        self.is_repeated(&text);
        self.warned.set(Some(draft.clone()));
        self.slip.set(Some(Slip::Rules(warning)));
        true
    }

    /// Whether an answer is the last one again, sooner than anybody can mean it.
    fn is_repeated(self, text: &str) -> bool {
        let now = dom::now();
        let repeats = self
            .quiet
            .try_update_value(|quiet| quiet.taps.repeats(text, now));
        repeats.unwrap_or_default()
    }

    /// Whether the next press only warns of an answer.
    pub(crate) fn warns_of(self, scene: &Scene<G>, choice: &Choice<G::Offer>) -> bool {
        let wanted = self.settings.0.with(|chosen| chosen.confirm);
        let warned = self.is_warned(&scene.draft);
        wanted && !warned && scene.game.warning(&scene.view, choice).is_some()
    }

    /// Whether the next press gives an answer in spite of a warning.
    pub(crate) fn is_warned(self, draft: &DraftOf<G>) -> bool {
        self.warned.with(|warned| warned.as_ref() == Some(draft))
    }

    /// A move in its one spelling, typed.
    pub(crate) fn type_move(self, text: &str) {
        let Some((game, view)) = self.now() else {
            return;
        };
        match game.read(&view, text.trim()) {
            Ok(choice) => self.answer_now(game.spell(&view, &choice)),
            Err(refusal) => self.slip.set(Some(Slip::Rules(refusal))),
        }
    }

    /// Takes the quiet way out, where there is one.
    pub(crate) fn pass(self) -> bool {
        let question = self.question.get_untracked();
        let let_be = question.and_then(|question| question.ask.let_be(&question.offers));
        let_be
            .map(|offer| self.choose(&Choice::one(offer)))
            .is_some()
    }

    /// Gives an answer that was tapped.
    pub(crate) fn choose(self, choice: &Choice<G::Offer>) {
        let text = self.now().map(|(game, view)| game.spell(&view, choice));
        if let Some(text) = text.filter(|text| !self.is_repeated(text)) {
            self.answer_now(text);
        }
    }

    /// Gives the answer that was given ahead with an earlier one, where there is one.
    pub(super) fn follow_up(self, game: &Arc<G>, view: &G::View, question: &Question<G::Offer>) {
        let before = self.draft.get_untracked();
        let next = self
            .arranged
            .try_update_untracked(|arranged| game.follows(view, arranged, &before, question));
        if let Some(next) = next.flatten() {
            let text = game.spell(view, &Choice::one(next));
            // What is given ahead is drafted as if it had been tapped.
            let draft = DraftOf::<G> {
                pick: Some(next),
                ..before
            };
            set_timeout(
                move || {
                    if self.is_here() {
                        self.draft.set(draft);
                        self.answer_now(text);
                    }
                },
                Duration::ZERO,
            );
        }
    }

    fn answer_now(self, text: String) {
        self.quiet.update_value(|quiet| quiet.touched = true);
        self.act(Act::Move { text });
    }

    /// Has windows of the one who looks let be without asking, or no longer.
    pub(crate) fn order(self, order: Order, on: bool) {
        self.act(Act::Order { order, on });
    }

    /// Whether the menu of standing orders is open.
    pub(crate) fn order_menu(self) -> RwSignal<bool> {
        self.quiet.with_value(|quiet| quiet.order_menu)
    }

    /// What the one who looks lets be without being asked.
    pub(crate) fn orders(self) -> Vec<Order> {
        self.with_screen(|screen| screen.orders.clone())
    }

    /// Does something for the one who looks.
    pub(crate) fn act(self, act: Act) {
        let viewer = self.viewer.get_untracked();
        let told = |screens: &Vec<_>| of(screens, viewer).log().len();
        let told = self.screens.with_untracked(told);
        let known = self.quiet.try_update_value(|quiet| {
            quiet.told.retain(|(who, _)| *who != viewer);
            quiet.told.push((viewer, told));
            quiet.newest_bot = None;
            quiet.wait = Wait::default();
            quiet.answered = dom::now();
            quiet.tickets
        });
        if let Some(seat) = self.me() {
            self.send(seat, act);
            self.give_known(known.unwrap_or_default());
        }
    }

    /// How much had been told when the one who looks answered last, where that is known.
    pub(crate) fn answered_at(self) -> Option<usize> {
        let viewer = self.viewer.get_untracked();
        self.quiet.with_value(|quiet| {
            let mut told = quiet.told.iter();
            told.find(|(who, _)| *who == viewer).map(|(_, told)| *told)
        })
    }

    /// How long each moment is seen that is shown once more: whoever looks again wants to read.
    pub(crate) fn look_again(self) -> Duration {
        let speed = self.settings.0.with_untracked(|chosen| chosen.speed);
        speed.again()
    }

    pub(crate) fn can_undo(self) -> bool {
        self.with_screen(|screen| screen.may_undo)
    }

    /// Takes the newest answer back. Whether there was one.
    pub(crate) fn undo(self) -> bool {
        let can = self.can_undo();
        if can {
            self.act(Act::Undo);
            self.agree();
        }
        can
    }

    /// The same set-up again, with new dice.
    pub(crate) fn again(self) {
        self.result.set(false);
        let people = self.source.with_value(super::Source::people);
        for seat in people {
            self.send(seat, Act::Rematch);
        }
    }

    /// Opens the curtain for who was called.
    pub(crate) fn open_curtain(self, seat: Seat) {
        self.turn_to(seat);
        self.curtain.set(None);
        // Whoever comes now may well give the same answer.
        self.quiet
            .update_value(|quiet| quiet.taps = Taps::default());
    }
}
