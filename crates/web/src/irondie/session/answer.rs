//! What the person at the screen does.

use super::super::draft::Tap;
use super::{Draft, Question, Session, Slip, of};
use bots::Noise;
use dice::DieId;
use game_irondie::ahead;
use game_irondie::{Irondie, Offer, View};
use kernel::{Choice, Game, Refusal, Seat};
use leptos::prelude::*;
use std::sync::Arc;
use wire::Act;

impl Session {
    /// The rules and what the one who looks may know.
    fn now(self) -> Option<(Arc<Irondie>, View)> {
        let viewer = self.viewer.get_untracked();
        let view = self
            .screens
            .with_untracked(|screens| of(screens, viewer).view.clone());
        Some((self.game.get_value(), view?))
    }

    fn me(self) -> Option<Seat> {
        self.viewer.get_untracked().seat()
    }

    pub(in super::super) fn tap(self, die: DieId) {
        let Some(question) = self.question.get_untracked() else {
            return;
        };
        match question.tap(&self.draft.get_untracked(), die) {
            Tap::Drafted(draft) => {
                self.slip.set(None);
                self.draft.set(draft);
            }
            Tap::WhyNot(choice) => self.refuse(&choice),
        }
    }

    fn refuse(self, choice: &Choice<Offer>) {
        let why = self.now().map(|(game, view)| game.why_not(&view, choice));
        self.slip.set(why.map(Slip::Rules));
    }

    /// Gives the answer that is drafted. Whether there was one.
    pub(in super::super) fn confirm(self) -> bool {
        let draft = self.draft.get_untracked();
        let Some(question) = self.question.get_untracked() else {
            return false;
        };
        match question.choice(&draft) {
            Some(choice) if self.warns(&draft, &choice) => {}
            Some(choice) => self.choose(&choice),
            None => self.refuse_draft(&question, &draft),
        }
        true
    }

    fn refuse_draft(self, question: &Question, draft: &Draft) {
        if let Some(drafted) = question.drafted(draft) {
            self.refuse(&Choice::one(drafted));
        }
    }

    /// Warns once of an answer that loses on the spot, where warnings are wanted.
    fn warns(self, draft: &Draft, choice: &Choice<Offer>) -> bool {
        let wanted = self.settings.0.with_untracked(|chosen| chosen.confirm);
        if !wanted || self.is_warned(draft) {
            return false;
        }
        let now = self.now();
        let loses =
            now.is_some_and(|(game, view)| ahead::loses(&game, &view, choice, &mut Noise::new(0)));
        if loses {
            self.warned.set(Some(draft.clone()));
            let warning = Refusal::new("irondie-warn-loses");
            self.slip.set(Some(Slip::Rules(warning)));
        }
        loses
    }

    /// Whether the next press gives an answer in spite of a warning.
    pub(in super::super) fn is_warned(self, draft: &Draft) -> bool {
        self.warned.with(|warned| warned.as_ref() == Some(draft))
    }

    /// A move in its one spelling, typed.
    pub(in super::super) fn type_move(self, text: &str) {
        let Some((game, view)) = self.now() else {
            return;
        };
        match game.read(&view, text.trim()) {
            Ok(choice) => self.choose(&choice),
            Err(refusal) => self.slip.set(Some(Slip::Rules(refusal))),
        }
    }

    /// Takes the quiet way out, where there is one.
    pub(in super::super) fn pass(self) -> bool {
        let question = self.question.get_untracked();
        let way_out = question.and_then(|question| question.way_out());
        way_out
            .map(|offer| self.choose(&Choice::one(offer)))
            .is_some()
    }

    fn choose(self, choice: &Choice<Offer>) {
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
    pub(in super::super) fn act(self, act: Act) {
        if let Some(seat) = self.me() {
            self.send(seat, act);
        }
    }

    pub(in super::super) fn can_undo(self) -> bool {
        self.with_screen(|screen| screen.may_undo)
            && self.quiet.with_value(|quiet| quiet.queue.is_empty())
    }

    /// Takes the newest answer back. Whether there was one.
    pub(in super::super) fn undo(self) -> bool {
        let can = self.can_undo();
        if can {
            self.act(Act::Undo);
            self.agree();
        }
        can
    }

    /// The same set-up again, with new dice.
    pub(in super::super) fn again(self) {
        self.result.set(false);
        let people = self.source.with_value(super::Source::people);
        for seat in people {
            self.send(seat, Act::Rematch);
        }
    }

    /// Opens the curtain for who was called.
    pub(in super::super) fn open_curtain(self, seat: Seat) {
        self.viewer.set(kernel::Viewer::Seat(seat));
        self.curtain.set(None);
    }
}
