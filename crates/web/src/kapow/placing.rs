//! Phase 1 in words: where the die in the hand goes, which box lacks something, what an ability
//! that happens at once asks.

use super::Session;
use super::draft::Question;
use super::scene::Scene;
use super::suggest;
use crate::bar::Asked;
use dice::DieId;
use game_kapow::{
    AbilityId, Doing, Event, Fighter, Mode, SlotId, SpotId, Symbol, ahead, need_text,
};
use kernel::Arg;

/// A question while abilities are chosen.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Asked {
    match scene.table().doing(scene.mine()) {
        Some(doing) => about(scene, session, question, doing),
        None => placing(scene, session, question),
    }
}

fn placing(scene: &Scene, session: Session, question: &Question) -> Asked {
    let screens = !matches!(scene.game.mode(), Mode::Solo | Mode::Coop);
    let label = if screens {
        "web-kapow-ready"
    } else {
        "web-kapow-ready-open"
    };
    // Whoever learns is told what to place.
    let suggests = (!session.learns()).then(|| suggest::button(scene, session));
    Asked {
        title: title(scene, question),
        hint: hint(scene, question),
        buttons: suggests.into_iter().collect(),
        way_out: None,
        label: scene.text(label),
        icon: "ic-confirm",
    }
}

fn title(scene: &Scene, question: &Question) -> String {
    let shown = |die: DieId| {
        let symbol = scene.game.shown(scene.table(), die);
        [("symbol", Arg::Spelled(symbol.id().to_owned()))]
    };
    match (scene.draft.hand.die, scene.draft.hand.slot) {
        (Some(die), _) if question.slots_for(die).is_empty() => {
            scene.say("web-kapow-ask-nowhere", &shown(die))
        }
        (Some(die), _) => scene.say("web-kapow-ask-where", &shown(die)),
        (None, Some(slot)) => {
            let ability = Arg::Spelled(scene.slot_ability(scene.mine(), slot));
            scene.say("web-kapow-ask-which", &[("ability", ability)])
        }
        (None, None) if scene.table().loose(scene.mine()).is_empty() => {
            scene.text("web-kapow-ask-all-placed")
        }
        (None, None) => scene.text("web-kapow-ask-place"),
    }
}

/// Which box has been begun and what it lacks; or what is still loose; or what it all comes to.
fn hint(scene: &Scene, question: &Question) -> String {
    let outlook = ahead::outlook(&scene.game, scene.table(), scene.mine());
    if let Some(spot) = outlook.incomplete.iter().last() {
        return lacks(scene, spot);
    }
    let loose = scene.table().loose(scene.mine());
    if loose.is_empty() {
        let [attack, defence] = [outlook.attack, outlook.defence].map(Arg::number);
        return scene.say(
            "web-kapow-hint-sums",
            &[("attack", attack), ("defence", defence)],
        );
    }
    let fitting = loose
        .iter()
        .filter(|&die| !question.slots_for(die).is_empty());
    let count = fitting.count() as u8;
    scene.count("web-kapow-hint-loose", "count", count)
}

fn lacks(scene: &Scene, spot: SpotId) -> String {
    let mine = scene.mine();
    let filled = scene.table().filled(mine);
    let empty = scene.game.slots(mine, spot).without(filled).iter();
    let needs: Vec<String> = empty.map(|slot| lacking(scene, spot, slot)).collect();
    if needs.is_empty() {
        let ability = Arg::Spelled(scene.spot_name(mine, spot));
        return scene.say("web-kapow-hint-ally", &[("ability", ability)]);
    }
    scene.say(
        "web-kapow-hint-half",
        &[
            ("ability", Arg::Spelled(scene.spot_name(mine, spot))),
            ("needs", Arg::Spelled(needs.join(", "))),
        ],
    )
}

/// What an empty slot waits for: where its partner lies, a die that shows the same.
fn lacking(scene: &Scene, spot: SpotId, slot: SlotId) -> String {
    let (game, table, mine) = (&scene.game, scene.table(), scene.mine());
    let slots = game.slots(mine, spot);
    let ability = game.ability(table, mine, spot);
    let boxes = || slots.iter().zip(&ability.slots);
    let own = boxes().find(|(one, it)| *one == slot && it.group != 0);
    let mut partners = boxes().filter(|(_, it)| own.is_some_and(|(_, own)| own.group == it.group));
    let partner = partners.find_map(|(one, _)| table.die_in(mine, one));
    let symbol = partner.map(|die| game.shown(table, die));
    let need = scene
        .voice
        .say(&need_text(game.pack(), game.need(table, mine, slot)));
    // A wild matches whatever comes.
    match symbol.filter(|symbol| *symbol != Symbol::Wild) {
        Some(symbol) => {
            let gaps = [
                ("need", Arg::Spelled(need)),
                ("symbol", game.called_symbol(symbol)),
            ];
            scene.say("web-kapow-need-match", &gaps)
        }
        None => need,
    }
}

/// What an ability that happens at once asks.
fn about(scene: &Scene, session: Session, question: &Question, doing: Doing) -> Asked {
    let (title, icon) = match doing {
        Doing::Reroll(_) | Doing::RerollNot(_) => ("web-kapow-ask-reroll", "ic-roll"),
        Doing::RerollAny(_) => ("web-kapow-ask-reroll-any", "ic-roll"),
        Doing::Turn => ("web-kapow-ask-turn", "ic-swap"),
        Doing::FaceType(_) => ("web-kapow-ask-face", "ic-confirm"),
        Doing::FaceDie(_) => ("web-kapow-ask-attach", "ic-confirm"),
    };
    let source = session.with_screen(|screen| {
        let told = screen.log().iter().map(|line| &line.event);
        let ability = source(told, scene.mine())?;
        Some(scene.called(&scene.game.called_ability(ability)))
    });
    let more = match doing {
        Doing::Turn if scene.draft.hand.die.is_some() => Some(scene.text("web-kapow-hint-turn")),
        Doing::RerollNot(symbol) => {
            let symbol = ("symbol", scene.game.called_symbol(symbol));
            Some(scene.say("web-kapow-hint-not", &[symbol]))
        }
        _ => None,
    };
    let hint: Vec<String> = source.into_iter().chain(more).collect();
    Asked {
        title: scene.text(title),
        hint: hint.join(" · "),
        buttons: Vec::new(),
        way_out: None,
        label: label(scene, question),
        icon,
    }
}

/// The ability that asks: nobody begins another one before it is answered.
fn source<'a>(
    told: impl DoubleEndedIterator<Item = &'a Event>,
    mine: Fighter,
) -> Option<AbilityId> {
    told.rev().find_map(|event| match *event {
        Event::Announced { fighter, ability } if fighter == mine => Some(ability),
        _ => None,
    })
}

/// What the main button will do about it.
fn label(scene: &Scene, question: &Question) -> String {
    match scene.draft.pick {
        _ if question.takes_several() => {
            scene.count("web-kapow-do-reroll", "count", scene.draft.hand.rolls.len())
        }
        Some(offer) => scene.offer(offer),
        None => scene.text("web-kapow-do-choose"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_kapow::{Kapow, Pack, Setup};
    use kernel::{Game as _, Match, Seat, Viewer, read_input};
    use words::Lang;

    /// What the bar says of the boxes, seen from seat A.
    fn hinted(mode: Mode, dice: &str, lang: Lang) -> String {
        let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        let cards = "cards = [\"orange-1\", \"green-1\", \"blue-1\", \"purple-1\"]\n";
        let cards = if mode == Mode::Teams { cards } else { "" };
        let others = Seat::first(game.seats()).skip(1);
        let others = others.map(|seat| format!("[{seat}]\ndice = [\"red might\"]\n"));
        let others: String = others.collect();
        let position = format!("{cards}[A]\ndice = [{dice}]\n{others}");
        let me = Seat::new(0).unwrap();
        let view = game.view(&game.place(&position).unwrap(), Viewer::Seat(me));
        let mut offers = Vec::new();
        let ask = game.asked(&view, &mut offers).unwrap();
        let scene = Scene::tried(&game, &view, me, lang);
        hint(&scene, &Question { ask, offers })
    }

    #[test]
    fn a_box_that_lacks_a_die_says_which() {
        for (lang, said) in [
            (Lang::En, "Pow is half full, missing: Energy"),
            (Lang::De, "Pow ist halb gefüllt, es fehlt: Energie"),
        ] {
            assert_eq!(hinted(Mode::Beginner, "\"red might > pow.1\"", lang), said);
        }
    }

    #[test]
    fn the_own_half_of_a_card_lacks_nothing_but_the_ally() {
        // KA-12.4.
        for (lang, said) in [
            (Lang::En, "it counts once your ally’s half is full, too"),
            (
                Lang::De,
                "sie zählt, sobald auch die deines Verbündeten voll ist",
            ),
        ] {
            let hint = hinted(Mode::Teams, "\"red might > card-orange\"", lang);
            assert!(hint.contains(said), "{hint}");
        }
    }

    #[test]
    fn a_question_that_comes_at_once_names_the_ability_that_asks() {
        let setup = Setup::of_mode(Mode::Beginner);
        let game = Kapow::open(Pack::builtin().clone(), &setup).unwrap();
        let dice = r#""red might", "yellow energy", "blue x-factor""#;
        let position = format!("[A]\ndice = [{dice}]\n[B]\ndice = [\"red\"]\n");
        let mut game_match = Match::new(game.clone());
        game_match.restart(game.place(&position).unwrap());
        let input = "A place blue.1 > time-jump.1";
        let input = read_input(&game, game_match.state(), input).unwrap();
        let told = game_match.enter(input).unwrap();
        let told: Vec<Event> = told.into_iter().map(|told| told.event).collect();
        let [mine, other] = [0, 1].map(|seat| Fighter::of(kernel::Seat::new(seat).unwrap()));
        assert!(
            game_match.state().doing(mine.unwrap()).is_some(),
            "{told:?}"
        );
        let named = |fighter: Option<Fighter>| {
            let ability = source(told.iter(), fighter.unwrap())?;
            Some(game.pack().ability(ability).id.clone())
        };
        assert_eq!(named(mine).as_deref(), Some("time-jump"));
        assert_eq!(named(other), None, "what others do asks nothing of us");
    }
}
