//! A lesson on the screen: it goes on by itself up to the next thing the learner is to do, and
//! lights that up.

use super::{Scene, Session, Slip, Source};
use crate::board::{Board, DraftOf};
use crate::dom;
use crate::draft::{Draft, Question};
use crate::learn::{Lesson, Now, Waits, learner};
use crate::speed::Speed;
use kernel::{Choice, Viewer};
use leptos::prelude::*;
use std::time::Duration;
use wire::Reason;

/// What marks the page while somebody learns, for style sheets.
const MARK: &str = "data-lesson";

impl<G: Board> Session<G> {
    /// A lesson, from where the learner was.
    pub(crate) fn learn(game: G, mut lesson: Lesson<G>) -> Session<G> {
        let (shown, notice) = (lesson.recall(), lesson.notice().clone());
        let now = lesson.now();
        let viewer = Viewer::Seat(learner());
        let source = Source::Lesson(Box::new(lesson));
        let session = Session::new(game, source, notice, &[viewer]);
        // What is asked now is asked by the lesson: nothing of it is drafted ahead.
        session.lesson().set(Some(now));
        session.show_past(viewer, shown);
        session.go_on();
        on_cleanup(|| dom::set_root(MARK, None));
        session
    }

    /// Where the lesson stands, where this is one.
    pub(crate) fn lesson(self) -> RwSignal<Option<Now>> {
        self.quiet.with_value(|quiet| quiet.lesson)
    }

    /// Whether this is a lesson.
    pub(crate) fn learns(self) -> bool {
        self.lesson().with(Option::is_some)
    }

    fn with_lesson<T>(self, act: impl FnOnce(&mut Lesson<G>) -> T) -> Option<T> {
        let done = self.source.try_update_value(|source| match source {
            Source::Lesson(lesson) => Some(act(lesson)),
            _ => None,
        });
        done.flatten()
    }

    /// Says where the lesson stands, and plays on what happens by itself.
    pub(super) fn teach_on(self) {
        let Some((now, slow)) = self.with_lesson(|lesson| (lesson.now(), lesson.needs_time()))
        else {
            return;
        };
        let waits = now.waits.clone();
        let free = now.cue().is_some_and(|cue| cue.free);
        dom::set_root(MARK, Some(if free { "free" } else { "narrow" }));
        self.lesson().set(Some(now));
        self.begin_draft();
        match waits {
            Waits::Nothing => {
                let pause = if slow {
                    self.pause_for_learners()
                } else {
                    Duration::ZERO
                };
                set_timeout(move || self.teach_one(), pause);
            }
            Waits::Over => self.result.set(true),
            Waits::Look(_) | Waits::Answer(..) => {}
        }
    }

    /// Whoever learns gets more time to see what others do.
    fn pause_for_learners(self) -> Duration {
        match self.settings.0.with_untracked(|chosen| chosen.speed) {
            Speed::AtOnce => Duration::ZERO,
            _ => Speed::Calm.pause(),
        }
    }

    fn teach_one(self) {
        if let Some(update) = self.with_lesson(Lesson::go_on) {
            let told = update.map(|update| (Viewer::Seat(learner()), update));
            self.hear(told.into_iter().collect());
        }
    }

    /// Whether the learner is to look at something.
    pub(crate) fn looks(self) -> bool {
        let looks = |now: &Now| matches!(now.waits, Waits::Look(_));
        self.lesson()
            .with_untracked(|now| now.as_ref().is_some_and(looks))
    }

    /// The learner has looked.
    pub(crate) fn look_on(self) {
        self.with_lesson(Lesson::looked);
        self.go_on();
    }

    /// What is drafted before a learner taps anything: only what a match would draft by itself too.
    /// Nothing where nobody learns, or where all that is taught is to let things be.
    pub(super) fn learner_begins(
        self,
        view: &G::View,
        question: &Question<G::Offer>,
    ) -> Option<DraftOf<G>> {
        let learns = self.lesson().with_untracked(Option::is_some);
        if !learns || question.ask.quiet {
            return None;
        }
        let whole = question.only().and_then(|_| self.whole_question(view));
        let begun = whole.map(|whole| G::begin(&whole)).unwrap_or_default();
        Some(Draft {
            pick: begun.pick.filter(|&pick| question.has(pick)),
            ..begun
        })
    }

    /// The question as a match would put it.
    fn whole_question(self, view: &G::View) -> Option<Question<G::Offer>> {
        let mut offers = Vec::new();
        let ask = self.game.get_value().asked(view, &mut offers)?;
        Some(Question { ask, offers })
    }

    /// Whether an answer is one that the lesson lets through; anything is where nobody learns.
    pub(crate) fn teaches(self, scene: &Scene<G>, choice: &Choice<G::Offer>) -> bool {
        let spelled = scene.game.spell(&scene.view, choice);
        self.lesson()
            .with(|now| match now.as_ref().map(|now| &now.waits) {
                Some(Waits::Answer(_, lets)) => lets.contains(&spelled),
                _ => true,
            })
    }

    /// What is said of an answer that the rules allow, but not the lesson.
    pub(super) fn waits_for_something_else(self, choice: &Choice<G::Offer>) -> Option<Slip> {
        let no = self.lesson().with_untracked(|now| {
            let cue = now.as_ref()?.cue()?;
            Some(cue.no_key(G::ID))
        })?;
        let (game, view) = self.now()?;
        let mut offers = Vec::new();
        game.asked(&view, &mut offers)?;
        let legal = choice.picks().iter().all(|pick| offers.contains(pick));
        legal.then(|| Slip::Table(Reason::plain(&no)))
    }

    /// Lights up what a step is about, also once the board has been drawn anew.
    pub(super) fn light_up(self) {
        Effect::new(move || {
            self.screens.track();
            self.draft.track();
            let lit = self.lesson().with(|now| {
                let cue = now.as_ref()?.cue()?;
                cue.lit.clone()
            });
            if self.lesson().with_untracked(Option::is_some) {
                request_animation_frame(move || dom::light(lit.as_deref()));
            }
        });
    }
}
