//! A hint: what our plain bot would answer, with its reason, put into the hand of whoever asked.

use super::{Scene, Session, Slip, Source};
use crate::board::{Board, DraftOf};
use crate::draft::{self, Question, Tap};
use crate::log::Past;
use bots::{Hint, Weighed};
use kernel::{Arg, Choice, Said};
use leptos::prelude::*;
use std::time::Duration;

/// In how many worlds the answers are weighed: enough for a word, and done in a blink.
const WORLDS: u32 = 8;

/// Answers closer than this look alike.
const ALIKE: f64 = 0.01;

impl<G: Board> Session<G> {
    /// Whether somebody may ask for a hint: in a match in this page that is no lesson. With people
    /// far away everybody thinks for himself.
    pub(crate) fn may_hint(self) -> bool {
        let here = self
            .source
            .try_with_value(|source| matches!(source, Source::Here(_)));
        here.unwrap_or_default()
    }

    /// Shows a hint. Whether there is anything to answer.
    pub(crate) fn hint(self) -> bool {
        let asked = self.asked().is_some() && Past::line().is_none();
        if !asked || !self.may_hint() {
            return false;
        }
        if !G::hints_itself(self) {
            self.slip
                .set(Some(Slip::Hint(Said::new("web-hint-thinks"))));
            // The word is seen before the thinking begins.
            set_timeout(move || self.think_of_hint(), Duration::from_millis(30));
        }
        true
    }

    fn think_of_hint(self) {
        if !self.is_here() {
            return;
        }
        let (Some(question), Some(scene)) = (self.asked(), untrack(|| self.scene())) else {
            return;
        };
        let asked = (&question.ask, &question.offers[..]);
        let hint = bots::hint(&*scene.game, &scene.view, asked, WORLDS, 1);
        if let Some(hint) = hint {
            let slip = Slip::Hint(in_words(&scene, &hint));
            if let Some(draft) = drafted::<G>(&question, &hint.choice) {
                self.draft.set(draft);
            }
            self.slip.set(Some(slip));
        }
    }
}

/// A draft of an answer, tapped pick by pick; nothing where more than taps is needed.
fn drafted<G: Board>(
    question: &Question<G::Offer>,
    choice: &Choice<G::Offer>,
) -> Option<DraftOf<G>> {
    let mut draft = DraftOf::<G>::default();
    for &pick in choice.picks() {
        if let Tap::Drafted(next) = G::tap(question, &draft, pick) {
            draft = next;
        }
    }
    let same = draft::choice::<G>(question, &draft).as_ref() == Some(choice);
    same.then_some(draft)
}

/// The answer and its reason.
fn in_words<G: Board>(scene: &Scene<G>, hint: &Hint<G::Offer>) -> Said {
    let offer = Arg::Spelled(answer(scene, &hint.choice));
    if let Some(plan) = G::plan(scene, &hint.choice) {
        let because = Said::new("web-hint-because").with("offer", offer);
        return because.with("plan", Arg::Spelled(plan));
    }
    match &hint.weighed {
        None => Said::new("web-hint-plan").with("offer", offer),
        Some(weighed) if weighed.worth - weighed.next_worth < ALIKE => Said::new("web-hint-alike")
            .with("offer", offer)
            .with("next", Arg::Spelled(answer(scene, &weighed.next))),
        Some(weighed) => {
            let Weighed {
                worth,
                next,
                next_worth,
            } = weighed;
            Said::new("web-hint-better")
                .with("offer", offer)
                .with("worth", percent(*worth))
                .with("next", Arg::Spelled(answer(scene, next)))
                .with("less", percent(*next_worth))
        }
    }
}

/// From 0 to 1 as one of a hundred.
fn percent(worth: f64) -> Arg {
    Arg::Number((worth * 100.0).round() as i64)
}

/// An answer as its buttons say it.
fn answer<G: Board>(scene: &Scene<G>, choice: &Choice<G::Offer>) -> String {
    let picks = choice.picks().iter().map(|&pick| scene.offer(pick));
    let said: Vec<String> = picks.collect();
    if said.is_empty() {
        return scene.text("web-hint-nothing");
    }
    said.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_irondie::Irondie;
    use kernel::{Game as _, Seat, Viewer};

    #[test]
    fn a_hint_for_a_split_is_put_into_the_hand() {
        let game = crate::screen::tests::game();
        let view = game.view(&game.start(), Viewer::Seat(Seat::new(0).unwrap()));
        let mut offers = Vec::new();
        let ask = game.asked(&view, &mut offers).unwrap();
        let question = Question { ask, offers };
        let three = question.offers.iter().take(3).copied();
        let choice = Choice::several(three).unwrap();
        let draft = drafted::<Irondie>(&question, &choice).expect("it can be tapped");
        assert_eq!(draft::choice::<Irondie>(&question, &draft), Some(choice));
    }
}
