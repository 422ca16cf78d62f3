//! The questions of a fight: with which base, what is left out, what sections count for, who goes
//! first. Each answer says what it would come to.

use super::super::Session;
use super::super::about;
use super::super::draft::Question;
use super::super::scene::Scene;
use super::called;
use crate::bar::Asked;
use game_kapow::{Fighter, Offer, Parts, Spend, Stage};
use kernel::{Arg, AskKind};
use leptos::prelude::*;

/// A question of the fight, or who goes next; nothing where it is another's.
pub(in super::super) fn asked(
    scene: &Scene,
    session: Session,
    question: &Question,
) -> Option<Asked> {
    if question
        .offers
        .iter()
        .all(|offer| matches!(offer, Offer::Go(_)))
    {
        return Some(order(scene, session, question));
    }
    if !question.offers.iter().all(|offer| is_of_fight(*offer)) {
        return None;
    }
    let several = question.offers.len() > 1 + usize::from(question.has(Offer::Hold));
    let hint = several.then(|| scene.voice.text("web-kapow-hint-base"));
    let hold = question.has(Offer::Hold);
    Some(Asked {
        title: title(scene, question),
        hint: hint.unwrap_or_default(),
        buttons: Vec::new(),
        way_out: hold.then(|| name(scene, Offer::Hold)),
        label: label(scene),
        icon: match scene.draft.pick {
            Some(Offer::Strike(_)) => "ic-burst",
            Some(Offer::Defend(_)) => "sym-shield",
            _ => "ic-confirm",
        },
    })
}

/// What is chosen at once where it can hardly be otherwise: the only base there is, or the first of
/// those who may go.
pub(in super::super) fn natural(question: &Question) -> Option<Offer> {
    let is_base = |offer: &&Offer| matches!(offer, Offer::Strike(_) | Offer::Defend(_));
    let mut bases = question.offers.iter().filter(is_base);
    let only = bases.next().copied();
    let first = question.offers.first().copied();
    let goes = first.filter(|offer| matches!(offer, Offer::Go(_)));
    only.filter(|_| bases.next().is_none()).or(goes)
}

const fn is_of_fight(offer: Offer) -> bool {
    matches!(
        offer,
        Offer::Strike(_)
            | Offer::Hold
            | Offer::Leave(_)
            | Offer::Spend(_)
            | Offer::Defend(_)
            | Offer::Stand
    )
}

fn title(scene: &Scene, question: &Question) -> String {
    let mine = scene.mine();
    if question.ask.kind == AskKind::Act {
        let target = called(scene, scene.target(mine));
        return scene.said("web-kapow-ask-attack", &[("target", target)]);
    }
    match scene.view.public.strike {
        Some((attacker, total)) => scene.said(
            "web-kapow-ask-defend",
            &[
                ("attacker", called(scene, attacker)),
                ("total", Arg::number(total)),
            ],
        ),
        None => scene.voice.text("web-kapow-ask-stand"),
    }
}

/// What the main button will do.
fn label(scene: &Scene) -> String {
    let mine = scene.mine();
    let total = |key, parts: Parts| scene.said_number(key, "total", parts.total());
    let table = &scene.table();
    match scene.draft.pick {
        Some(offer @ Offer::Strike(_)) => total(
            "web-kapow-do-attack",
            scene.game.attack_if(table, mine, offer),
        ),
        Some(offer @ Offer::Defend(_)) => total(
            "web-kapow-do-defend",
            scene.game.defence_if(table, mine, offer),
        ),
        Some(offer) => name(scene, offer),
        None => scene.voice.text("web-kapow-do"),
    }
}

/// Which of a team goes next.
fn order(scene: &Scene, session: Session, question: &Question) -> Asked {
    let button = |offer: &Offer| {
        let offer = *offer;
        view! {
            <button class="button" type="button" on:click=move |_| session.answer(offer)>
                {name(scene, offer)}
            </button>
        }
        .into_any()
    };
    let others = question.offers.iter();
    let others = others.filter(|offer| scene.draft.pick != Some(**offer));
    let key = match scene.view.public.stage {
        Stage::Fight => "web-kapow-ask-go-attack",
        Stage::Hold => "web-kapow-ask-go-defend",
        _ => "web-kapow-ask-go-gain",
    };
    Asked {
        title: scene.voice.text(key),
        hint: String::new(),
        buttons: others.map(button).collect(),
        way_out: None,
        label: label(scene),
        icon: "ic-confirm",
    }
}

/// An answer in words, as a button says it.
fn name(scene: &Scene, offer: Offer) -> String {
    capital(&spoken(scene, offer))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let first: String = first.collect();
    first + letters.as_str()
}

fn spoken(scene: &Scene, offer: Offer) -> String {
    let ability = |spot| Arg::Spelled(scene.spot_name(scene.mine(), spot));
    match offer {
        Offer::Strike(spot) | Offer::Defend(spot) => scene.spot_name(scene.mine(), spot),
        Offer::Leave(spot) => scene.said("kapow-offer-leave", &[("ability", ability(spot))]),
        Offer::Spend(Spend::Attack) => scene.voice.text("kapow-offer-spend-attack"),
        Offer::Spend(Spend::Defence) => scene.voice.text("kapow-offer-spend-defence"),
        Offer::Spend(Spend::Face) => scene.voice.text("kapow-offer-spend-face"),
        Offer::Go(fighter) => scene.fighter_name(fighter),
        Offer::Stand => scene.voice.text("kapow-offer-stand"),
        _ => scene.voice.text("kapow-offer-hold"),
    }
}

/// The answers, each with what it would come to: bases first, then what may be left out.
pub(super) fn choices(scene: &Scene, session: Session) -> Option<AnyView> {
    let question = scene.question.as_ref()?;
    let shown = |offer: &&Offer| is_of_fight(**offer) && **offer != Offer::Hold;
    let mut offers: Vec<Offer> = question.offers.iter().filter(shown).copied().collect();
    if offers.len() < 2 {
        return None;
    }
    offers.sort_by_key(|offer| match offer {
        Offer::Strike(_) | Offer::Defend(_) | Offer::Stand => 0,
        Offer::Spend(_) => 1,
        _ => 2,
    });
    let offers = offers
        .into_iter()
        .map(|offer| choice(scene, session, offer));
    Some(view! { <ul class="rv-choices">{offers.collect_view()}</ul> }.into_any())
}

fn choice(scene: &Scene, session: Session, offer: Offer) -> AnyView {
    let chosen = scene.draft.pick == Some(offer);
    let state = if chosen { "chosen" } else { "offered" };
    let kind = match offer {
        Offer::Strike(_) => "web-kapow-as-base-attack",
        Offer::Defend(_) => "web-kapow-as-base-defence",
        _ => "",
    };
    let kind = (!kind.is_empty()).then(|| scene.voice.text(kind));
    let spot = match offer {
        Offer::Strike(spot) | Offer::Defend(spot) | Offer::Leave(spot) => Some(spot),
        _ => None,
    };
    let help = spot.map(|spot| about::spot_key(scene.mine(), spot));
    view! {
        <li>
            <button
                class="pick rv-pick"
                type="button"
                data-state=state
                data-help=help
                aria-pressed=chosen.to_string()
                on:click=move |_| session.tap_offer(offer)
            >
                <span>{kind.map(|kind| view! { <small>{kind}</small> })}{name(scene, offer)}</span>
                <b>{outlook(scene, offer)}</b>
            </button>
        </li>
    }
    .into_any()
}

/// What an answer would come to: `7 − 2 = 5`, or just the total.
fn outlook(scene: &Scene, offer: Offer) -> String {
    let (attack, defence) = foreseen(scene, Some(offer));
    match (attack, defence) {
        (Some(attack), Some(defence)) => {
            let damage = scene.game.damage(&scene.table(), attack, defence);
            if attack > defence && damage == 0 {
                return attack.to_string(); // Nobody loses life this round.
            }
            format!("{attack} − {defence} = {damage}")
        }
        (total, other) => total
            .or(other)
            .map_or(String::new(), |total| total.to_string()),
    }
}

/// What the attack that runs comes to, with an answer in mind: attack and defence.
pub(super) fn foreseen(scene: &Scene, offer: Option<Offer>) -> (Option<u8>, Option<u8>) {
    let table = &scene.table();
    match table.stage {
        Stage::Attack(fighter) => {
            let target = scene.target(fighter);
            let attack = attack_of(scene, fighter, offer).total();
            (Some(attack), Some(defence_now(scene, target)))
        }
        Stage::Defend(fighter) => {
            let attack = table.strike.map(|(_, total)| total);
            (attack, Some(defence_of(scene, fighter, offer).total()))
        }
        _ => (None, None),
    }
}

/// What somebody has defended with, or could at best.
fn defence_now(scene: &Scene, fighter: Fighter) -> u8 {
    let corner = scene.corner(fighter);
    if corner.tally.defended {
        return corner.tally.defence;
    }
    scene.game.defence_parts(&scene.table(), fighter).total()
}

/// The attack with the answer in mind, or the best.
pub(super) fn attack_of(scene: &Scene, fighter: Fighter, offer: Option<Offer>) -> Parts {
    let table = &scene.table();
    match offer.filter(|_| fighter == scene.mine()) {
        Some(offer) => scene.game.attack_if(table, fighter, offer),
        None => scene.game.attack_parts(table, fighter),
    }
}

/// The defence with the answer in mind, or the best.
pub(super) fn defence_of(scene: &Scene, fighter: Fighter, offer: Option<Offer>) -> Parts {
    let table = &scene.table();
    match offer.filter(|_| fighter == scene.mine()) {
        Some(offer) => scene.game.defence_if(table, fighter, offer),
        None => scene.game.defence_parts(table, fighter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;
    use game_kapow::SpotId;
    use kernel::{Ask, Rule};

    fn question(offers: &[Offer]) -> Question {
        Question {
            ask: Ask::one(AskKind::Act, Rule("KA-6.2")),
            offers: offers.to_vec(),
        }
    }

    #[test]
    fn the_only_base_is_in_mind_at_once() {
        let strike = |number| Offer::Strike(SpotId::at(number).unwrap());
        let leave = Offer::Leave(SpotId::at(5).unwrap());
        let one = question(&[strike(3), leave, Offer::Hold]);
        assert_eq!(natural(&one), Some(strike(3)));
        let two = question(&[strike(3), strike(4), Offer::Hold]);
        assert_eq!(natural(&two), None, "somebody has to choose");
        let go = Fighter::new(1).map(Offer::Go).unwrap();
        assert_eq!(natural(&question(&[go])), Some(go));
    }

    #[test]
    fn buttons_begin_with_a_capital() {
        assert_eq!(capital("über"), "Über");
        assert_eq!(capital(""), "");
    }
}
