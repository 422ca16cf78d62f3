//! Dice Throne's questions in words, what a window answers, and how a match ended.

use super::Session;
use super::draft::Question;
use super::scene::Scene;
use crate::bar::Asked;
use crate::session::capital;
use game_dice_throne::{CardKind, Event, Frame, Offer, Phase};
use kernel::{Arg, Game, Seat};
use leptos::prelude::*;

/// A question.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Asked {
    let (label, icon) = label(scene, question);
    Asked {
        title: title(scene, question),
        hint: hint(scene),
        buttons: buttons(scene, session, question),
        way_out: question
            .way_out()
            .map(|_| scene.text("web-dice-throne-pass")),
        label,
        icon,
    }
}

/// What is asked.
fn title(scene: &Scene, question: &Question) -> String {
    let key = match scene.frame() {
        Some(Frame::Main) if scene.public().phase == Phase::FirstMain => "web-dice-throne-ask-main",
        Some(Frame::Main) => "web-dice-throne-ask-main-2",
        Some(Frame::Declare) => declare_key(question),
        Some(Frame::Defend(_)) => "web-dice-throne-ask-defend",
        Some(Frame::Team) => "dice-throne-ask-team",
        Some(Frame::Aim(_)) => "web-dice-throne-ask-aim",
        Some(Frame::Again(_)) => "web-dice-throne-ask-again",
        Some(Frame::Discard) => "web-dice-throne-ask-discard",
        Some(Frame::Triggers(_)) => "dice-throne-ask-order",
        Some(Frame::Window(..)) if question.offers.len() < 2 => "web-dice-throne-ask-nothing",
        Some(Frame::Window(..)) => "web-dice-throne-ask-react",
        _ => return need(scene, question),
    };
    scene.text(key)
}

/// What an effect lacks, and what for.
fn need(scene: &Scene, question: &Question) -> String {
    let (game, view) = (&scene.game, &scene.view);
    match question.offers.first() {
        Some(Offer::Die(..)) => scene.voice.say(&game.said_which_die(view)),
        Some(Offer::Seat(_)) => scene.voice.say(&game.said_whom(view)),
        Some(Offer::Side(_)) => scene.voice.say(&game.said_which_side(view)),
        Some(Offer::Token(_)) => scene.voice.say(&game.said_which_token(view)),
        Some(Offer::Amount(_)) => scene.voice.say(&game.said_how_much(view)),
        _ => scene.text(need_key(question)),
    }
}

fn declare_key(question: &Question) -> &'static str {
    match (question.rolls(), question.uses()) {
        (true, true) => "web-dice-throne-ask-roll-or-use",
        (true, false) => "web-dice-throne-ask-roll",
        (false, true) => "web-dice-throne-ask-use",
        (false, false) => "web-dice-throne-ask-none",
    }
}

/// The same, where its shape tells it.
fn need_key(question: &Question) -> &'static str {
    match question.offers.first() {
        Some(Offer::Take(_)) => "web-dice-throne-ask-deck",
        Some(Offer::Discard(_)) => "web-dice-throne-ask-card",
        Some(Offer::Yes) => "dice-throne-ask-confirm",
        _ => "web-dice-throne-ask-option",
    }
}

/// What asks, or how much is left.
fn hint(scene: &Scene) -> String {
    match scene.frame() {
        Some(Frame::Run(run)) => scene.source_name(run.source),
        Some(Frame::Declare) => {
            let left = scene.game.attempts_paid(scene.public(), scene.me);
            scene.count("web-dice-throne-attempts-left", "count", left)
        }
        Some(Frame::Main) => scene.text("web-dice-throne-hint-main"),
        Some(Frame::Discard) => scene.text("web-dice-throne-hint-discard"),
        _ => String::new(),
    }
}

/// Buttons that only this question has: another way with what is chosen, and the ways out.
fn buttons(scene: &Scene, session: Session, question: &Question) -> Vec<AnyView> {
    let mut buttons: Vec<AnyView> = Vec::new();
    let mut add = |offer: Offer, text: String, at_once: bool| {
        let act = move |_| {
            if at_once {
                session.answer(offer);
            } else {
                session.tap(|question, draft| question.tap(draft, offer));
            }
        };
        let button = view! { <button class="button" type="button" on:click=act>{text}</button> };
        buttons.push(button.into_any());
    };
    for offer in other_ways(scene, question) {
        add(offer, short(scene, offer), false);
    }
    let ends = [
        (Offer::NoAbility, no_ability(scene)),
        (Offer::Pass, "web-dice-throne-leave"),
        (Offer::Done, "web-dice-throne-end-phase"),
    ];
    for (offer, key) in ends {
        let quiet = question.ask.let_be(&question.offers) == Some(offer);
        if question.has(offer) && !scene.picks(offer) && !quiet {
            add(offer, scene.text(key), offer != Offer::NoAbility);
        }
    }
    if let Some(ready) = ready(scene, question) {
        add(ready, short(scene, ready), true);
    }
    buttons
}

/// The best ability that is ready, while dice are chosen that are rolled again.
fn ready(scene: &Scene, question: &Question) -> Option<Offer> {
    let chooses = matches!(scene.draft.pick, None | Some(Offer::Roll(_)));
    let ready = scene.suggested()?.ready?;
    (chooses && question.has(ready)).then_some(ready)
}

/// Other ways with the same card or token.
fn other_ways(scene: &Scene, question: &Question) -> Vec<Offer> {
    let offers = || question.offers.iter().copied();
    match scene.draft.pick {
        Some(Offer::Play(card)) => offers()
            .filter(|offer| *offer == Offer::Sell(card))
            .collect(),
        Some(Offer::Sell(card)) => offers()
            .filter(|offer| *offer == Offer::Play(card))
            .collect(),
        Some(pick @ Offer::Spend(token, ..)) => question
            .spends(token)
            .filter(|offer| *offer != pick)
            .collect(),
        _ => Vec::new(),
    }
}

fn no_ability(scene: &Scene) -> &'static str {
    match scene.frame() {
        Some(Frame::Defend(_)) => "web-dice-throne-no-defence",
        _ => "web-dice-throne-no-ability",
    }
}

/// What the main button will do.
fn label(scene: &Scene, question: &Question) -> (String, &'static str) {
    let Some(pick) = scene.draft.pick else {
        return (scene.text(lacks(scene, question)), "ic-confirm");
    };
    (short(scene, pick), icon(scene, pick))
}

/// What is still missing.
fn lacks(scene: &Scene, question: &Question) -> &'static str {
    match scene.frame() {
        Some(Frame::Window(..)) => "web-dice-throne-do-react",
        Some(Frame::Declare) if question.rolls() => "web-dice-throne-do-roll",
        Some(Frame::Declare | Frame::Defend(_)) => "web-dice-throne-do-use",
        _ => "web-dice-throne-do-choose",
    }
}

/// An answer as a button says it: short, as the board shows the rest.
fn short(scene: &Scene, offer: Offer) -> String {
    let named = |key, gap, name: String| scene.say(key, &[(gap, Arg::Spelled(name))]);
    match offer {
        Offer::Roll(dice) => scene.say(
            "web-dice-throne-do-reroll",
            &[("count", Arg::number(dice.count_ones()))],
        ),
        Offer::Use(ability, branch) => {
            let name = scene.branch_name(scene.me, ability, branch);
            named("web-dice-throne-do-use-it", "ability", name)
        }
        Offer::Play(id) => {
            let card = scene.hero(scene.me).card(id);
            let price = scene.game.price(scene.public(), scene.me, card);
            let key = match card.kind {
                CardKind::Upgrade(..) => "web-dice-throne-do-upgrade",
                _ => "web-dice-throne-do-play",
            };
            let name = Arg::Spelled(scene.named(&card.name));
            scene.say(key, &[("card", name), ("price", Arg::number(price))])
        }
        Offer::Sell(card) => {
            let name = scene.card_name(scene.me, card);
            named("web-dice-throne-do-sell", "card", name)
        }
        Offer::Spend(token, _, count) => {
            let name = Arg::Spelled(scene.named(&scene.token(token).name));
            let gaps = [("token", name), ("count", Arg::number(count))];
            scene.say("web-dice-throne-do-spend", &gaps)
        }
        Offer::Seat(seat) if matches!(scene.frame(), Some(Frame::Aim(_))) => {
            scene.say("web-dice-throne-do-aim", &[("seat", Arg::Seat(seat))])
        }
        Offer::Done => scene.text("web-dice-throne-end-phase"),
        Offer::NoAbility => scene.text(no_ability(scene)),
        Offer::Pass
            if scene
                .question
                .as_ref()
                .is_some_and(|one| one.ask.is_window()) =>
        {
            scene.text("web-dice-throne-pass")
        }
        offer => scene.offer(offer),
    }
}

fn icon(scene: &Scene, offer: Offer) -> &'static str {
    match offer {
        Offer::Roll(_) => "ic-roll",
        Offer::Use(..) if matches!(scene.frame(), Some(Frame::Defend(_))) => "sym-shield",
        Offer::Use(..) => "ic-burst",
        Offer::Play(_) => "ic-card",
        Offer::Sell(_) => "ic-coin",
        Offer::Seat(_) => "ic-target",
        Offer::Done | Offer::Pass | Offer::NoAbility => "ic-skip",
        _ => "ic-confirm",
    }
}

/// Who rolls.
pub(super) fn rolls(scene: &Scene, seat: Seat) -> String {
    scene.say("web-dice-throne-rolls", &[("seat", Arg::Seat(seat))])
}

/// What a window answers: what has happened, in a sentence.
pub(super) fn happens(scene: &Scene) -> Option<String> {
    let said = scene.game.said_why(&scene.view)?;
    Some(capital(&scene.voice.say(&said)))
}

/// How the match ended.
pub(super) fn ending(scene: &Scene) -> String {
    let places = scene.public().places.clone();
    let told = scene.game.tell(&scene.view, &Event::Ended(places));
    scene.voice.say(&told)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::dice_throne::draft::{Draft, Hand};
    use bots::{Cup, Player, Random, play_match};
    use game_dice_throne::{DiceThrone, Mode, Pack, Setup, View};
    use kernel::{Ask, Choice};
    use std::mem::discriminant;
    use words::Lang;

    /// Answers at random, and reads every question as the bar says it.
    struct Reading(Random, Lang);

    impl Player<DiceThrone> for Reading {
        fn choose(
            &mut self,
            game: &DiceThrone,
            view: &View,
            ask: &Ask,
            offers: &[Offer],
        ) -> Choice<Offer> {
            let question = Question {
                ask: *ask,
                offers: offers.to_vec(),
            };
            read(scene(game, view, question, self.1));
            self.0.choose(game, view, ask, offers)
        }
    }

    /// What a seat sees while it is asked.
    pub(crate) fn scene(game: &DiceThrone, view: &View, question: Question, lang: Lang) -> Scene {
        let me = view.viewer.seat().expect("a seat is asked");
        Scene {
            draft: question.begin_keeping(0),
            question: Some(question),
            ..Scene::tried(game, view, me, lang)
        }
    }

    fn read(mut scene: Scene) {
        let question = scene.question.clone().expect("there is one");
        let mut said = vec![title(&scene, &question), hint(&scene)];
        said.extend(happens(&scene));
        said.push(label(&scene, &question).0);
        let mut kinds = Vec::new();
        for &offer in &question.offers {
            if !kinds.contains(&discriminant(&offer)) {
                kinds.push(discriminant(&offer));
                scene.draft = Draft {
                    pick: Some(offer),
                    hand: Hand::default(),
                };
                said.push(label(&scene, &question).0);
            }
        }
        for text in said {
            let wrong = text.contains("dice-throne-") || text.contains("{ $");
            assert!(!wrong, "{:?}: {text}", question.ask);
        }
    }

    #[test]
    fn every_question_has_words() {
        let heroes: Vec<String> = Pack::builtin()
            .heroes
            .iter()
            .map(|one| one.id.clone())
            .collect();
        for (seed, pair) in (0..).zip(heroes.chunks(2)) {
            let setup = Setup {
                heroes: pair.to_vec(),
                ..Setup::of_mode(Mode::Duel)
            };
            let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
            let lang = Lang::ALL[seed as usize % 2];
            read_match(&game, seed, lang);
        }
    }

    /// Somebody who plays at random reads every question of a match.
    fn read_match(game: &DiceThrone, seed: u64, lang: Lang) {
        let player =
            |_| -> Box<dyn Player<DiceThrone>> { Box::new(Reading(Random::new(seed), lang)) };
        let mut players: Vec<_> = (0..game.seats()).map(player).collect();
        play_match(game, &mut players, &mut Cup::new(seed));
    }

    #[test]
    fn between_three_teams_a_team_is_named() {
        let setup = Setup::of_mode(Mode::ThreeTeams);
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
        for (seed, lang) in (0..).zip(Lang::ALL) {
            read_match(&game, seed, lang);
        }
    }
}
