//! Questions of Dice Masters in words, and how a match ended.

use super::draft::Question;
use super::scene::Scene;
use crate::bar::Asked;
use kernel::{Arg, AskKind};

/// A question.
pub(super) fn asked(scene: &Scene, question: &Question) -> Asked {
    let asked = scene.game.told_question(&scene.view);
    let (label, icon) = label(scene, question);
    Asked {
        title: asked.map_or_else(String::new, |asked| scene.voice.say(&asked)),
        hint: String::new(),
        buttons: Vec::new(),
        way_out: question.way_out().map(|offer| scene.offer(offer)),
        label,
        icon,
    }
}

/// What the main button will do, and its icon.
fn label(scene: &Scene, question: &Question) -> (String, &'static str) {
    if question.takes_several() {
        let count = [("n", Arg::number(scene.draft.hand.picks.len()))];
        return match question.ask.kind {
            AskKind::Keep => (scene.say("web-dice-masters-do-reroll", &count), "ic-roll"),
            _ => (scene.say("web-dice-masters-do-pick", &count), "ic-confirm"),
        };
    }
    match scene.draft.pick {
        Some(offer) => (scene.offer(offer), "ic-confirm"),
        None => (scene.text("web-dice-masters-do-choose"), "ic-confirm"),
    }
}

/// How the match ended.
pub(super) fn ending(scene: &Scene) -> String {
    let Some(outcome) = &scene.outcome else {
        return String::new();
    };
    if outcome.is_draw() {
        return scene.text("dice-masters-drawn");
    }
    let winners = outcome.winners().iter().map(Arg::Seat).collect();
    scene.say("dice-masters-won", &[("winners", Arg::And(winners))])
}
