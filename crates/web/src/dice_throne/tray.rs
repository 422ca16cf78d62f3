//! The dice that somebody rolls: a tap keeps one or frees it, and what is free is rolled again.

use super::Session;
use super::look;
use super::scene::Scene;
use crate::draft::Tap;
use crate::pick::Standing;
use game_dice_throne::{Offer, Roll};
use kernel::Arg;
use leptos::prelude::*;

/// The tray of a roll, by its place on the table.
pub(super) fn tray(scene: &Scene, session: Session, at: usize) -> Option<AnyView> {
    let roll = scene.public().rolls.get(at)?;
    let label = scene.text("web-dice-throne-your-roll");
    let view = view! {
        <section class="tray dt-tray" aria-label=label>
            {attempts(scene)}
            {dice(scene, session, at, roll)}
            {next(scene, roll)}
        </section>
    };
    Some(view.into_any())
}

/// The dice of a roll in a row.
pub(super) fn dice(scene: &Scene, session: Session, at: usize, roll: &Roll) -> AnyView {
    let dice = (0..roll.sides.len()).map(|place| {
        view! { <li>{die(scene, session, at, roll, place)}</li> }
    });
    view! { <ul class="dice">{dice.collect_view()}</ul> }.into_any()
}

fn die(scene: &Scene, session: Session, at: usize, roll: &Roll, place: usize) -> AnyView {
    let offer = Offer::Die(at as u8, place as u8);
    let question = scene.question.as_ref();
    if question.is_some_and(|question| question.has(offer)) {
        let state = (scene.stands(offer), "");
        return look::in_roll(scene, roll, place, state, session.taps(offer));
    }
    if scene.plays && scene.game.model(&scene.view) == Some((at as u8, place as u8)) {
        let state = (Standing::Kept, "web-dice-throne-model");
        return look::in_roll(scene, roll, place, state, None);
    }
    let rolls = question.is_some_and(super::draft::Question::rolls);
    if !rolls || scene.my_roll() != Some(at) {
        return look::in_roll(scene, roll, place, (Standing::Idle, ""), None);
    }
    let state = if scene.draft.hand.keep >> place & 1 == 1 {
        (Standing::Kept, "web-dice-throne-kept")
    } else {
        (Standing::Offered, "web-dice-throne-free")
    };
    let tap = Callback::new(move |()| session.tap_die(place as u8));
    look::in_roll(scene, roll, place, state, Some(tap))
}

/// How many attempts there were, and how many there are.
pub(super) fn attempts(scene: &Scene) -> Option<AnyView> {
    let attack = &scene.public().attack;
    if attack.most == 0 {
        return None;
    }
    let gaps = [
        ("n", Arg::number(attack.attempts)),
        ("most", Arg::number(attack.most)),
    ];
    let text = scene.say("web-dice-throne-attempt", &gaps);
    let bead = |at: u8| view! { <i data-used=(at < attack.attempts).then_some("true")></i> };
    let beads = (0..attack.most).map(bead).collect_view();
    let view = view! {
        <div class="dt-attempts"><b>{text}</b><span aria-hidden="true">{beads}</span></div>
    };
    Some(view.into_any())
}

/// What the main button would do with the dice.
fn next(scene: &Scene, roll: &Roll) -> Option<AnyView> {
    scene
        .question
        .as_ref()
        .filter(|question| question.rolls())?;
    let count = roll.sides.len() as u32 - scene.draft.hand.keep.count_ones();
    let text = scene.say(
        "web-dice-throne-free-count",
        &[("count", Arg::number(count))],
    );
    let how = scene.text(if is_suggested(scene) {
        "web-dice-throne-suggested"
    } else {
        "web-dice-throne-tap-dice"
    });
    let view = view! { <p class="dt-next"><b>{text}</b><span class="soft">{how}</span></p> };
    Some(view.into_any())
}

/// Whether the dice stay as it was suggested.
fn is_suggested(scene: &Scene) -> bool {
    let draft = || {
        let (question, suggested) = (scene.question.as_ref()?, scene.suggested()?);
        question.begin_suggested(suggested.answer)
    };
    draft().is_some_and(|draft| draft.hand == scene.draft.hand)
}

impl Session {
    /// A tap on a die that may be rolled again. What stays is remembered for the next attempt.
    pub(super) fn tap_die(self, die: u8) {
        self.tap(|question, draft| {
            let now = self.now();
            let ready = now
                .as_ref()
                .and_then(|(game, view)| game.suggest(view)?.ready);
            let tap = question.tap_die(draft, die, ready);
            if let (Tap::Drafted(next), Some((_, view))) = (&tap, now) {
                let kept = (view.public.turn, next.hand.keep);
                self.arranged.update(|arranged| arranged.kept = kept);
            }
            tap
        });
    }
}
