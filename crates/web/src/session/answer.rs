//! What the person at the screen does.

use super::{Question, Session, Slip, of};
use crate::board::{Board, Tap};
use kernel::{Choice, Seat};
use leptos::prelude::*;
use std::sync::Arc;
use wire::Act;

impl<G: Board> Session<G> {
    /// The rules and what the one who looks may know.
    pub(crate) fn now(self) -> Option<(Arc<G>, G::View)> {
        let viewer = self.viewer.get_untracked();
        let view = self
            .screens
            .with_untracked(|screens| of(screens, viewer).view.clone());
        Some((self.game.get_value(), view?))
    }

    fn me(self) -> Option<Seat> {
        self.viewer.get_untracked().seat()
    }

    /// A tap on something: a step of the draft, or the answer to "why not?".
    pub(crate) fn take(self, tap: Tap<G::Draft, G::Offer>) {
        match tap {
            Tap::Drafted(draft) => {
                self.slip.set(None);
                self.draft.set(draft);
            }
            Tap::WhyNot(choice) => self.refuse(&choice),
        }
    }

    /// The question as it stands, for a tap.
    pub(crate) fn asked(self) -> Option<Question<G::Offer>> {
        self.question.get_untracked()
    }

    fn refuse(self, choice: &Choice<G::Offer>) {
        let why = self.now().map(|(game, view)| game.why_not(&view, choice));
        self.slip.set(why.map(Slip::Rules));
    }

    /// Gives the answer that is drafted. Whether there was one.
    pub(crate) fn confirm(self) -> bool {
        let draft = self.draft.get_untracked();
        let Some(question) = self.question.get_untracked() else {
            return false;
        };
        match G::choice(&question, &draft) {
            Some(choice) if self.warns(&draft, &choice) => {}
            Some(choice) => self.choose(&choice),
            None => self.refuse_draft(&question, &draft),
        }
        true
    }

    fn refuse_draft(self, question: &Question<G::Offer>, draft: &G::Draft) {
        if let Some(drafted) = G::drafted(question, draft) {
            self.refuse(&drafted);
        }
    }

    /// Warns once of an answer that is a grave mistake, where warnings are wanted.
    fn warns(self, draft: &G::Draft, choice: &Choice<G::Offer>) -> bool {
        let wanted = self.settings.0.with_untracked(|chosen| chosen.confirm);
        if !wanted || self.is_warned(draft) {
            return false;
        }
        let now = self.now();
        let warning = now.and_then(|(game, view)| game.warning(&view, choice));
        let warns = warning.is_some();
        if let Some(warning) = warning {
            self.warned.set(Some(draft.clone()));
            self.slip.set(Some(Slip::Rules(warning)));
        }
        warns
    }

    /// Whether the next press gives an answer in spite of a warning.
    pub(crate) fn is_warned(self, draft: &G::Draft) -> bool {
        self.warned.with(|warned| warned.as_ref() == Some(draft))
    }

    /// A move in its one spelling, typed.
    pub(crate) fn type_move(self, text: &str) {
        let Some((game, view)) = self.now() else {
            return;
        };
        match game.read(&view, text.trim()) {
            Ok(choice) => self.choose(&choice),
            Err(refusal) => self.slip.set(Some(Slip::Rules(refusal))),
        }
    }

    /// Takes the quiet way out, where there is one.
    pub(crate) fn pass(self) -> bool {
        let question = self.question.get_untracked();
        let way_out = question.and_then(|question| G::way_out(&question));
        way_out
            .map(|offer| self.choose(&Choice::one(offer)))
            .is_some()
    }

    pub(crate) fn choose(self, choice: &Choice<G::Offer>) {
        self.quiet.update_value(|quiet| quiet.touched = true);
        // While dice are in the air, the question on the screen has been answered already.
        if self.quiet.with_value(|quiet| !quiet.queue.is_empty()) {
            return;
        }
        if let Some((game, view)) = self.now() {
            let text = game.spell(&view, choice);
            self.act(Act::Move { text });
        }
    }

    /// Does something for the one who looks.
    pub(crate) fn act(self, act: Act) {
        if let Some(seat) = self.me() {
            self.send(seat, act);
        }
    }

    pub(crate) fn can_undo(self) -> bool {
        self.with_screen(|screen| screen.may_undo)
            && self.quiet.with_value(|quiet| quiet.queue.is_empty())
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
        self.viewer.set(kernel::Viewer::Seat(seat));
        self.curtain.set(None);
    }
}
