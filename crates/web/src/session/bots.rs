//! Bots at a table in this page: who is due is asked, and answers once eyes had time to follow.
//! What a bot does in several small answers is shown together.

use super::{Question, Session, of};
use crate::board::Board;
use crate::dom;
use crate::think::Heard;
use bots::Noise;
use kernel::{AskKind, Choice, Seat, Viewer};
use leptos::prelude::*;
use std::time::Duration;
use wire::{Act, Reason, ToBot};

/// An answer of a bot whose time has not come.
pub(super) struct Thought {
    ticket: u32,
    seat: Seat,
    /// The answer in its spelling; nothing where there is only one, or the bot knew none.
    text: Option<String>,
}

impl<G: Board> Session<G> {
    pub(super) fn ask_bots(self, due: Vec<(Seat, String)>) {
        for (seat, bot) in due {
            self.ask_bot(seat, bot);
        }
    }

    fn ask_bot(self, seat: Seat, bot: String) {
        let (Some(question), false) = (
            self.question_of(seat),
            self.quiet.with_value(|quiet| quiet.asked.contains(seat)),
        ) else {
            return;
        };
        self.quiet.update_value(|quiet| quiet.asked.insert(seat));
        let (small, asked) = (self.goes_on_small(seat, &question), dom::now());
        if is_forced(&question) {
            return self.answer_after(seat, None, Duration::ZERO);
        }
        let Some(ask) = self.ask_for(seat, bot) else {
            return;
        };
        // Where there are no bots that is known before the question is put away.
        let hear = move |heard: Heard| {
            let act = move || match heard {
                _ if !self.is_here() => {} // The page is gone.
                Heard::Answer(text) => self.has_thought(seat, text, small, asked),
                Heard::Nobody => self.refused(Reason::plain("web-no-bots")),
            };
            set_timeout(act, Duration::ZERO);
        };
        self.quiet.update_value(|quiet| quiet.desk.ask(ask, hear));
    }

    /// A bot that was asked then knows its answer.
    fn has_thought(self, seat: Seat, text: Option<String>, small: bool, asked: f64) {
        let hear = |quiet: &mut super::Quiet<G>| quiet.wait.hear(asked, dom::now());
        let thought = self.quiet.try_update_value(hear).unwrap_or_default();
        // Who was asked together with the person who has answered keeps nobody from the dice.
        let late = self.quiet.with_value(|quiet| asked < quiet.answered);
        let pause = if small || late || self.lets_be(seat, text.as_deref()) {
            Duration::ZERO
        } else {
            self.pause(thought)
        };
        self.answer_after(seat, text, pause);
    }

    /// What a seat of this table is asked.
    fn question_of(self, seat: Seat) -> Option<Question<G::Offer>> {
        let view = self
            .source
            .try_with_value(|source| source.table()?.view(Viewer::Seat(seat)))??;
        let mut offers = Vec::new();
        let ask = self.game.get_value().asked(&view, &mut offers)?;
        Some(Question { ask, offers })
    }

    /// Whether what was told so far is shown with what comes of the next answers: only bots are
    /// waited for, and these answers are small or come faster than eyes can follow.
    pub(super) fn holds_back(self, due: &[(Seat, String)]) -> bool {
        let people = self.source.with_value(super::Source::people);
        let asked = people
            .into_iter()
            .any(|seat| self.question_of(seat).is_some());
        let small = |seat| {
            let question = self.question_of(seat);
            question.is_some_and(|question| self.goes_on_small(seat, &question))
        };
        let only_bots = !due.is_empty() && !asked;
        only_bots && (due.iter().all(|(seat, _)| small(*seat)) || self.gathers())
    }

    fn gathers(self) -> bool {
        let speed = self.settings.0.with_untracked(|chosen| chosen.speed);
        self.quiet
            .with_value(|quiet| quiet.wait.gathers(speed, dom::now()))
    }

    /// Whether a bot has no choice, or only goes on with what it has begun.
    fn goes_on_small(self, seat: Seat, question: &Question<G::Offer>) -> bool {
        let begins = matches!(
            question.ask.kind,
            AskKind::Act | AskKind::React | AskKind::Split | AskKind::Take
        );
        let newest = self.quiet.with_value(|quiet| quiet.newest_bot);
        is_forced(question) || newest == Some(seat) && !begins
    }

    /// Whether an answer only lets things be: there is nothing to follow then.
    fn lets_be(self, seat: Seat, text: Option<&str>) -> bool {
        let lets_be = |text: &str| {
            let view = self
                .source
                .try_with_value(|source| source.table()?.view(Viewer::Seat(seat)))??;
            let (game, question) = (self.game.get_value(), self.question_of(seat)?);
            let quiet = question.ask.let_be(&question.offers)?;
            Some(game.spell(&view, &Choice::one(quiet)) == text)
        };
        text.and_then(lets_be).unwrap_or_default()
    }

    /// The pause before the next answer: a bot waits for eyes, people need not.
    pub(super) fn pause(self, thought: Duration) -> Duration {
        let speed = self.settings.0.try_with_untracked(|chosen| chosen.speed);
        let showing = self.showing();
        let pause = speed.and_then(|speed| {
            self.quiet
                .try_update_value(|quiet| quiet.wait.pause(speed, showing, thought))
        });
        pause.unwrap_or_default()
    }

    /// How long the newest update is shown step by step.
    fn showing(self) -> Duration {
        let moves = self
            .settings
            .0
            .try_with_untracked(|chosen| crate::steps::moves(chosen).then_some(chosen.speed));
        let viewer = self.viewer.try_get_untracked();
        let (Some(Some(speed)), Some(viewer)) = (moves, viewer) else {
            return Duration::ZERO;
        };
        let steps = |screens: &Vec<_>| G::steps(of(screens, viewer));
        let steps = self.screens.try_with_untracked(steps).unwrap_or_default();
        speed.moments(steps).time()
    }

    fn ask_for(self, seat: Seat, bot: String) -> Option<ToBot> {
        let thinking = self.quiet.with_value(|quiet| quiet.wait.thinking());
        self.source.with_value(|source| {
            let table = source.table()?;
            Some(ToBot {
                id: 0,
                game: G::ID.to_owned(),
                setup: table.opened().public_setup.value(),
                view: serde_json::to_value(table.view(Viewer::Seat(seat))?).ok()?,
                bot,
                seed: dom::chance(),
                millis: thinking.as_millis() as u32,
            })
        })
    }

    fn answer_after(self, seat: Seat, text: Option<String>, pause: Duration) {
        let ticket = self.quiet.try_update_value(|quiet| {
            quiet.tickets += 1;
            let ticket = quiet.tickets;
            quiet.thoughts.push(Thought { ticket, seat, text });
            ticket
        });
        if let Some(ticket) = ticket {
            set_timeout(move || self.give(|thought| thought.ticket == ticket), pause);
        }
    }

    /// Gives the answers that were known before a person has answered: nothing has happened since
    /// that eyes would have to follow.
    pub(super) fn give_known(self, known: u32) {
        let is_known = |thought: &Thought| thought.ticket <= known;
        while self
            .quiet
            .with_value(|quiet| quiet.thoughts.iter().any(is_known))
        {
            self.give(is_known);
        }
    }

    /// Lets nobody wait for eyes any more until a person has answered again.
    pub(super) fn hurry(self) {
        self.quiet.update_value(|quiet| quiet.wait.hurry());
        while self.quiet.with_value(|quiet| !quiet.thoughts.is_empty()) {
            self.give(|_| true);
        }
    }

    /// Gives the first such answer; none if it was given before, or the page is gone.
    fn give(self, is_meant: impl Fn(&Thought) -> bool) {
        let thought = self.quiet.try_update_value(|quiet| {
            let place = quiet.thoughts.iter().position(is_meant)?;
            Some(quiet.thoughts.remove(place))
        });
        if let Some(Some(thought)) = thought {
            self.bot_answers(thought);
        }
    }

    fn bot_answers(self, Thought { seat, text, .. }: Thought) {
        self.quiet.update_value(|quiet| {
            quiet.asked.remove(seat);
            quiet.newest_bot = Some(seat);
        });
        let view = self
            .source
            .try_with_value(|source| source.table()?.view(Viewer::Seat(seat)));
        let (Some(Some(view)), Some(question)) = (view, self.question_of(seat)) else {
            return self.go_on();
        };
        let game = self.game.get_value();
        let is_offered = |choice: Choice<G::Offer>| {
            let mut picks = choice.picks().iter();
            picks.all(|pick| question.offers.contains(pick))
        };
        let fits = text.filter(|text| game.read(&view, text).is_ok_and(is_offered));
        // A bot that has lost its tongue, or was asked something else, must not stop the match.
        let text = fits.unwrap_or_else(|| {
            let noise = &mut Noise::new(dom::chance());
            game.spell(
                &view,
                &Choice::random(&question.ask, &question.offers, noise),
            )
        });
        self.send(seat, Act::Move { text });
    }
}

/// Whether a question has one answer only: nobody needs to think about it.
fn is_forced<O>(question: &Question<O>) -> bool {
    let (ask, count) = (&question.ask, question.offers.len());
    usize::from(ask.min) == count && ask.min == ask.max
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rule;

    #[test]
    fn one_offer_for_one_pick_leaves_no_choice() {
        let question = |min, max, offers: &[u8]| Question {
            ask: kernel::Ask {
                min,
                max,
                ..kernel::Ask::one(AskKind::Take, Rule("XX-1.1"))
            },
            offers: offers.to_vec(),
        };
        assert!(is_forced(&question(1, 1, &[7])) && is_forced(&question(2, 2, &[7, 8])));
        assert!(!is_forced(&question(1, 1, &[7, 8])), "one of two");
        assert!(!is_forced(&question(0, 1, &[7])), "or none of them");
    }
}
