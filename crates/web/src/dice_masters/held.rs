//! Dice that lie with another die or on a card, and dice that are away: what a die has captured,
//! what lies on a card, who comes back to the field at the end of the turn.

use super::look;
use super::scene::Scene;
use crate::die::{Look, die};
use dice::{DiceSet, DieId};
use game_dice_masters::{Attached, Kind};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// What a die has captured: it lies with it and is not in play (MA-16.1).
pub(super) fn captured(scene: &Scene, by: DieId) -> DiceSet {
    let held = scene.game.held_by(scene.public(), by);
    held.and(scene.public().removed)
}

/// Dice of a seat that come back at the end of the turn and lie with nobody until then.
pub(super) fn away(scene: &Scene, seat: Seat) -> DiceSet {
    let public = scene.public();
    let captured = public.fielded().iter().map(|by| captured(scene, by));
    let captured = captured.fold(DiceSet::EMPTY, DiceSet::or);
    let away = public.removed.without(captured).iter();
    away.filter(|die| public.die(*die).owner == seat).collect()
}

/// What lies on a card (MA-19.17). Basic actions are there once for all.
pub(super) fn lying(scene: &Scene, (seat, kind): (Seat, Kind)) -> DiceSet {
    let on_it = |one: &&Attached| one.kind == kind && (one.seat == seat || kind.basic().is_some());
    let lying = scene.public().attached.iter().filter(on_it);
    lying.map(|one| one.die).collect()
}

/// Dice that lie with something else: small, each with its own help.
pub(super) fn small(scene: &Scene, dice: DiceSet) -> Option<AnyView> {
    let dice: Vec<AnyView> = dice
        .iter()
        .map(|id| die(look_of(scene, id), None))
        .collect();
    (!dice.is_empty()).then(|| view! { <span class="ms-held">{dice}</span> }.into_any())
}

/// The same in a card, which says all of it itself.
pub(super) fn silent(scene: &Scene, dice: DiceSet) -> Option<AnyView> {
    let look = |id| Look {
        label: String::new(),
        help: None,
        ..look_of(scene, id)
    };
    let dice: Vec<AnyView> = dice.iter().map(|id| die(look(id), None)).collect();
    (!dice.is_empty()).then(|| view! { <span class="ms-held">{dice}</span> }.into_any())
}

fn look_of(scene: &Scene, id: DieId) -> Look {
    Look {
        rolling: false,
        ..look::shown(scene, id, "die-s die-low")
    }
}

/// What there is to say of a die besides its numbers: whom it holds, and whose it is where dice of
/// several lie together.
pub(super) fn said(scene: &Scene, id: DieId) -> Vec<String> {
    let found = scene.public().die(id);
    let captured = captured(scene, id);
    let controlled = scene
        .game
        .held_by(scene.public(), id)
        .without(scene.public().removed);
    let holds = [
        ("web-dice-masters-captured", captured),
        ("web-dice-masters-controls", controlled),
    ];
    let holds = holds
        .into_iter()
        .filter_map(|(key, dice)| listed(scene, key, dice));
    let owner = scene.is_among_others(id).then(|| {
        let gaps = [("seat", Arg::Seat(found.owner))];
        scene.say("web-dice-masters-owned", &gaps)
    });
    holds.chain(owner).collect()
}

/// What lies on a card, in words.
pub(super) fn on_card(scene: &Scene, what: (Seat, Kind)) -> Option<String> {
    listed(scene, "web-dice-masters-lies-on", lying(scene, what))
}

/// Dice in a sentence, each with whose it is.
fn listed(scene: &Scene, key: &'static str, dice: DiceSet) -> Option<String> {
    let one = |id: DieId| {
        let found = scene.public().die(id);
        let whose = scene.say(
            "web-dice-masters-whose",
            &[("seat", Arg::Seat(found.owner))],
        );
        format!("{} ({whose})", scene.die_name(id))
    };
    let names: Vec<String> = dice.iter().map(one).collect();
    let gaps = [("dice", Arg::Spelled(names.join(", ")))];
    (!names.is_empty()).then(|| scene.say(key, &gaps))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_masters::about;
    use crate::dice_masters::scene::{card_key, tried};
    use bots::{Cup, Player, Random, play_match};
    use game_dice_masters::{DiceMasters, Event, Mode, Offer, Pack, Setup, View};
    use kernel::{Ask, Choice, Game};
    use std::cell::RefCell;
    use std::rc::Rc;
    use words::Lang;

    /// Answers at random, and keeps the first view with a character in the field.
    struct Peek(Random, Rc<RefCell<Option<View>>>);

    impl Player<DiceMasters> for Peek {
        fn choose(
            &mut self,
            game: &DiceMasters,
            view: &View,
            ask: &Ask,
            offers: &[Offer],
        ) -> Choice<Offer> {
            let seat = view.viewer.seat().expect("a seat is asked");
            if !view.public.field(seat).is_empty() {
                self.1.borrow_mut().get_or_insert_with(|| view.clone());
            }
            self.0.choose(game, view, ask, offers)
        }
    }

    /// A match by chance, as it was when the first character was in the field.
    fn peeked(seed: u64) -> (DiceMasters, View) {
        let setup = Setup::of_mode(Mode::Casual);
        let game = DiceMasters::open(Pack::builtin().clone(), &setup).unwrap();
        let kept = Rc::new(RefCell::new(None));
        let player = || -> Box<dyn Player<DiceMasters>> {
            Box::new(Peek(Random::new(seed), Rc::clone(&kept)))
        };
        play_match(&game, &mut [player(), player()], &mut Cup::new(seed));
        let view = kept.take().expect("somebody was in the field");
        (game, view)
    }

    #[test]
    fn whose_die_it_is_is_told_where_others_have_the_like() {
        let told = |seed: u64| {
            let (game, view) = peeked(seed);
            let me = view.viewer.seat().unwrap();
            let die = view.public.field(me).first().unwrap();
            let scene = tried(&game, &view, None, Lang::En);
            let told = game.tell(&view, &Event::KnockedOut { die });
            let shared = view.public.die(die).kind == Kind::SIDEKICK;
            (shared, scene.voice.say(&told).contains("(yours)"))
        };
        let all: Vec<_> = (0..12).map(told).collect();
        assert!(all.contains(&(true, true)), "a sidekick is mine: {all:?}");
        assert!(!all.contains(&(true, false)), "not whose sidekick: {all:?}");
    }

    #[test]
    fn a_global_is_read_whole() {
        let (game, view) = peeked(3);
        for lang in Lang::ALL {
            let scene = tried(&game, &view, None, lang);
            for place in 0..game.all_globals().len() {
                let help = about::help(&scene, &format!("global:{place}")).unwrap();
                let text = help.lines.join(" ");
                let whole = !text.contains("dice-masters-") && !text.contains("{ $");
                assert!(whole && help.lines.len() == 2, "{text}");
            }
            assert_eq!(about::help(&scene, "global:99"), None);
        }
    }

    #[test]
    fn what_lies_on_a_card_is_drawn_and_said_with_it() {
        let (game, mut view) = peeked(3);
        let me = view.viewer.seat().unwrap();
        let other = game.rivals(me).first().unwrap();
        let die = view.public.field(me).first().unwrap();
        let kind = Kind::all().find(|kind| game.card(other, *kind).is_some());
        let kind = kind.unwrap();
        let plain = tried(&game, &view, None, Lang::En);
        assert_eq!(on_card(&plain, (other, kind)), None);
        assert!(away(&plain, me).is_empty(), "it is in the field");
        let name = plain.die_name(die);
        view.public.attached.push(Attached {
            die,
            seat: other,
            kind,
        });
        view.public.removed.insert(die);
        let scene = tried(&game, &view, None, Lang::En);
        let said = format!("on it lies: {name} (yours)");
        assert_eq!(on_card(&scene, (other, kind)), Some(said.clone()));
        let card = about::help(&scene, &card_key(other, kind)).unwrap();
        let text = card.card.map(|face| face.text).unwrap_or_default();
        assert!(text.to_lowercase().contains(&said.to_lowercase()), "{text}");
        assert_eq!(away(&scene, me), DiceSet::of(die));
        let help = about::help(&scene, &format!("die:{}", die.index())).unwrap();
        assert!(help.about.contains("not in play"), "{}", help.about);
    }
}
