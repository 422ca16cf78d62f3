//! Dice Masters' questions in words, what a window answers, and how a match ended.

use super::Session;
use super::choices;
use super::draft::{Question, die_of};
use super::scene::Scene;
use crate::bar::Asked;
use game_dice_masters::{Frame, Offer};
use kernel::Arg;
use leptos::prelude::*;

/// A question.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Asked {
    let (label, icon) = label(scene, question);
    Asked {
        title: title(scene),
        hint: hint(scene, question),
        buttons: buttons(scene, session, question),
        way_out: question.way_out().map(|_| scene.text(lets_be(scene))),
        label,
        icon,
    }
}

/// What letting it be means.
fn lets_be(scene: &Scene) -> &'static str {
    match scene.frame() {
        Some(Frame::Window {
            combat: false,
            theirs: false,
            ..
        }) => "web-dice-masters-to-attack",
        _ => "web-dice-masters-pass",
    }
}

/// What is asked.
fn title(scene: &Scene) -> String {
    let said = scene.game.told_question(&scene.view);
    said.map(|said| scene.voice.say(&said)).unwrap_or_default()
}

/// What the answer that is drafted brings, or what to tap.
fn hint(scene: &Scene, question: &Question) -> String {
    if let Some(brings) = brings(scene, question).filter(|text| !text.is_empty()) {
        return brings;
    }
    match scene.frame() {
        Some(Frame::Reroll(_)) => scene.text("web-dice-masters-hint-reroll"),
        Some(Frame::Window { .. }) if scene.draft.pick.is_some() => String::new(),
        Some(Frame::Window {
            combat: false,
            theirs: false,
            ..
        }) => scene.text("web-dice-masters-hint-main"),
        Some(Frame::Block(_)) => scene.text("web-dice-masters-hint-block"),
        Some(Frame::Divide { left, .. }) => scene.count("web-dice-masters-hint-divide", "n", left),
        _ => scene
            .at_work()
            .map(|source| scene.source_name(source))
            .unwrap_or_default(),
    }
}

/// What happens at once if the draft is given as the answer.
fn brings(scene: &Scene, question: &Question) -> Option<String> {
    match scene.frame() {
        Some(Frame::Attackers(_)) => Some(attack(scene)),
        Some(Frame::Reroll(_) | Frame::Block(_) | Frame::Divide { .. } | Frame::Pay) => None,
        _ => {
            let choice = question.drafted(&scene.draft)?;
            (!choice.picks().is_empty()).then(|| choices::foreseen(scene, &choice))
        }
    }
}

/// What the attack comes to if nobody blocks.
fn attack(scene: &Scene) -> String {
    let dice = scene.draft.hand.dice;
    let sum: u8 = dice.iter().map(|die| scene.stats(die).attack).sum();
    let gaps = [("count", Arg::number(dice.len())), ("n", Arg::number(sum))];
    scene.say("web-dice-masters-hint-attack", &gaps)
}

/// Buttons that only this question has.
fn buttons(scene: &Scene, session: Session, question: &Question) -> Vec<AnyView> {
    let mut buttons: Vec<AnyView> = Vec::new();
    for offer in other_ways(scene, question) {
        buttons.push(tap_button(session, offer, short(scene, offer)));
    }
    match scene.frame() {
        Some(Frame::Attackers(_) | Frame::Reroll(_)) => {
            buttons.push(all(scene, session, question));
        }
        Some(Frame::Block(_)) if question.has(Offer::NoBlock) => {
            buttons.push(rest(scene, session));
            buttons.push(stays(scene, session));
        }
        _ => {}
    }
    buttons
}

fn tap_button(session: Session, offer: Offer, text: String) -> AnyView {
    let act = move |_| session.tap(|question, draft| question.tap(&draft, offer));
    view! { <button class="button" type="button" on:click=act>{text}</button> }.into_any()
}

/// Other things that the same die can do.
fn other_ways(scene: &Scene, question: &Question) -> Vec<Offer> {
    let Some((pick, die)) = scene
        .draft
        .pick
        .and_then(|pick| Some((pick, die_of(pick)?)))
    else {
        return Vec::new();
    };
    let about = question.about(scene.public(), die).into_iter();
    about.filter(|offer| *offer != pick).collect()
}

/// Picks everything, or nothing again.
fn all(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let full = usize::from(scene.draft.hand.dice.len()) == question.offers.len();
    let key = if full {
        "web-dice-masters-none"
    } else {
        "web-dice-masters-all"
    };
    let act = move |_| session.picks_all(full);
    view! { <button class="button" type="button" on:click=act>{scene.text(key)}</button> }
        .into_any()
}

/// The die that is asked about stays at home.
fn stays(scene: &Scene, session: Session) -> AnyView {
    let act = move |_| session.answer(Offer::NoBlock);
    let text = scene.text("web-dice-masters-stays-home");
    view! { <button class="button" type="button" on:click=act>{text}</button> }.into_any()
}

/// So do all that are left.
fn rest(scene: &Scene, session: Session) -> AnyView {
    let act = move |_| session.blocks_no_more();
    let text = scene.text("web-dice-masters-no-more-blocks");
    view! { <button class="button" type="button" on:click=act>{text}</button> }.into_any()
}

/// What the main button will do.
fn label(scene: &Scene, question: &Question) -> (String, &'static str) {
    let count = scene.draft.hand.dice.len();
    match scene.frame() {
        Some(Frame::Reroll(_)) => (
            scene.count("web-dice-masters-do-reroll", "n", count),
            "ic-roll",
        ),
        Some(Frame::Attackers(_)) => (
            scene.count("web-dice-masters-do-attack", "n", count),
            "sym-attack",
        ),
        _ if question.takes_several() => (
            scene.count("web-dice-masters-do-take", "n", count),
            "ic-confirm",
        ),
        _ => match scene.draft.pick {
            Some(pick) => (short(scene, pick), icon(pick)),
            None => (scene.text("web-dice-masters-do-choose"), "ic-confirm"),
        },
    }
}

/// An answer as a button says it: with its price, as the board shows the rest.
fn short(scene: &Scene, offer: Offer) -> String {
    let priced = |key, name: String, price: u8| {
        scene.say(
            key,
            &[("die", Arg::Spelled(name)), ("n", Arg::number(price))],
        )
    };
    match offer {
        Offer::Buy(kind) if !matches!(scene.frame(), Some(Frame::Run { .. })) => {
            let price = scene.game.price(scene.public(), scene.me, kind).total;
            priced(
                "web-dice-masters-do-buy",
                scene.kind_name(scene.me, kind),
                price,
            )
        }
        Offer::Field(die) => {
            let price = scene.game.fielding(scene.public(), die).total;
            priced("web-dice-masters-do-field", scene.die_name(die), price)
        }
        Offer::Pass => scene.text(lets_be(scene)),
        offer => scene.offer(offer),
    }
}

const fn icon(offer: Offer) -> &'static str {
    match offer {
        Offer::Buy(_) => "ic-coin",
        Offer::Field(_) | Offer::FieldBy(..) => "ic-plus",
        Offer::Use(_) | Offer::Ability(..) => "ic-burst",
        Offer::Block(_) => "sym-shield",
        Offer::Die(_) | Offer::Player(_) => "ic-target",
        Offer::Pass | Offer::No | Offer::NoBlock => "ic-skip",
        _ => "ic-confirm",
    }
}

/// What a window answers: what has happened, in a sentence.
pub(super) fn happens(scene: &Scene) -> Option<String> {
    let Some(Frame::Window { combat, theirs, .. }) = scene.frame() else {
        return None;
    };
    let key = match (combat, theirs) {
        (true, _) => "web-dice-masters-why-combat",
        (false, true) => "web-dice-masters-why-main",
        (false, false) => return None,
    };
    Some(scene.say(key, &[("seat", Arg::Seat(scene.public().active))]))
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

impl Session {
    /// Picks everything that can be picked, or nothing.
    fn picks_all(self, none: bool) {
        let Some(question) = self.asked() else {
            return;
        };
        let mut draft = question.begin();
        if !none {
            let dice = question.offers.iter().filter_map(|offer| die_of(*offer));
            draft.hand.dice = dice.take(usize::from(question.ask.max)).collect();
        }
        self.draft.set(draft);
    }

    /// The die that is asked about stays at home, and so do all after it.
    fn blocks_no_more(self) {
        self.arranged
            .update(|arranged| arranged.no_more_blocks = true);
        self.answer(Offer::NoBlock);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_masters::draft::Draft;
    use crate::dice_masters::scene::tried;
    use bots::{Cup, Player, Random, play_match};
    use game_dice_masters::{DiceMasters, Mode, Pack, Setup, View};
    use kernel::{Ask, Choice};
    use std::mem::discriminant;
    use words::Lang;

    /// Answers at random, and reads every question as the bar says it.
    struct Reading(Random, Lang);

    impl Player<DiceMasters> for Reading {
        fn choose(
            &mut self,
            game: &DiceMasters,
            view: &View,
            ask: &Ask,
            offers: &[Offer],
        ) -> Choice<Offer> {
            let question = Question {
                ask: *ask,
                offers: offers.to_vec(),
            };
            read(tried(game, view, Some(question), self.1));
            self.0.choose(game, view, ask, offers)
        }
    }

    fn read(mut scene: Scene) {
        let question = scene.question.clone().expect("there is one");
        let mut said = vec![title(&scene), hint(&scene, &question)];
        said.extend(happens(&scene));
        said.push(label(&scene, &question).0);
        let mut kinds = Vec::new();
        for &offer in &question.offers {
            if !kinds.contains(&discriminant(&offer)) {
                kinds.push(discriminant(&offer));
                scene.draft = Draft::of(Some(offer));
                scene.known = std::sync::Arc::default();
                said.push(label(&scene, &question).0);
                said.push(hint(&scene, &question));
                let paid = scene.payments().iter().all(|way| !way.spent.is_empty());
                assert!(paid, "{offer:?} is paid with nothing");
            }
        }
        assert!(!said[0].is_empty(), "{:?}", question.ask);
        for text in said {
            let wrong = text.contains("dice-masters-") || text.contains("{ $");
            assert!(!wrong, "{:?}: {text}", question.ask);
        }
    }

    #[test]
    fn every_question_has_words() {
        for (seed, mode) in (0..).zip([Mode::Intro, Mode::Casual, Mode::Tournament]) {
            let setup = Setup::of_mode(mode);
            let game = DiceMasters::open(Pack::builtin().clone(), &setup).unwrap();
            let lang = Lang::ALL[seed as usize % 2];
            let player =
                || -> Box<dyn Player<DiceMasters>> { Box::new(Reading(Random::new(seed), lang)) };
            play_match(&game, &mut [player(), player()], &mut Cup::new(seed));
        }
    }
}
