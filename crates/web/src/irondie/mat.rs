//! A side's mat: Life, Defence and Attack of all its members, a line for each of them, and for the
//! one who looks the Reserve at hand.

use super::Session;
use super::look;
use super::scene::Scene;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use crate::seat;
use dice::{DiceSet, DieId};
use game_irondie::{Class, Offer, Side, Stage, owner};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

const ZONES: [(Class, &str, &str); 3] = [
    (Class::Life, "sym-life", "irondie-zone-life"),
    (Class::Defence, "sym-defence", "irondie-zone-defence"),
    (Class::Attack, "sym-attack", "irondie-zone-attack"),
];

/// The mat across the table.
pub(super) fn far(scene: &Scene, session: Session) -> AnyView {
    let side = Side::of(scene.me).other();
    let head = if scene.is_team() {
        team(scene, session, side)
    } else {
        seat_line(scene, session, side.speaker())
    };
    let said = Said::new("web-irondie-mat").with("seat", Arg::Seat(side.speaker()));
    view! {
        <section class=class(scene, "") aria-label=scene.voice.say(&said)>
            {head}
            {zones(scene, session, side)}
        </section>
    }
    .into_any()
}

/// The mat of who looks, and of the partners.
pub(super) fn near(scene: &Scene, session: Session) -> AnyView {
    let side = Side::of(scene.me);
    let partners = scene.is_team().then(|| team(scene, session, side));
    let mine = seat_line(scene, session, scene.me);
    view! {
        <section
            class=class(scene, "ir-mine")
            aria-label=scene.text("web-irondie-my-mat")
        >
            {zones(scene, session, side)}
            {mine}
            {partners}
        </section>
    }
    .into_any()
}

fn class(scene: &Scene, more: &str) -> String {
    let team = if scene.is_team() { "ir-teams" } else { "" };
    format!("mat ir-mat {team} {more}")
}

/// One seat: who, what it is doing, its hand, what is away, its side's life.
fn seat_line(scene: &Scene, session: Session, who: Seat) -> AnyView {
    let mine = who == scene.me;
    let hand = if mine {
        reserve(scene, session)
    } else {
        Some(hand(scene, session, who))
    };
    let side = (!scene.is_team() || mine).then(|| life(scene, Side::of(who)));
    let role = [side_role(scene, Side::of(who)), seat_role(scene, who)];
    let role: Vec<String> = role.into_iter().flatten().collect();
    let role = (!role.is_empty()).then(|| view! { <small>{role.join(" · ")}</small> });
    view! {
        <div class="seat">
            {seat::mark(who, &scene.name(who))}
            <div class="seat-name">{scene.name(who)}{role}</div>
            {hand}
            <div class="facts">{away(scene, session, who)}{side}</div>
        </div>
    }
    .into_any()
}

/// The members of a side but the one who looks, in little.
fn team(scene: &Scene, session: Session, side: Side) -> AnyView {
    let others = scene.members(side).filter(|&seat| seat != scene.me);
    let member = |who: Seat| {
        let role = seat_role(scene, who).map(|role| view! { <small>{role}</small> });
        view! {
            <li class="ir-member" data-seat=who.index()>
                {seat::mark(who, &scene.name(who))}
                <div class="seat-name">{scene.name(who)}{role}</div>
                {hand(scene, session, who)}
                <div class="facts">{away(scene, session, who)}</div>
            </li>
        }
    };
    let about = (side != Side::of(scene.me)).then(|| {
        let role = side_role(scene, side).map(|role| view! { <small>{role}</small> });
        view! { <div class="ir-side">{life(scene, side)}{role}</div> }
    });
    let members = others.map(member).collect_view();
    view! { <div class="ir-team"><ul>{members}</ul>{about}</div> }.into_any()
}

/// A hand that lies open to all, as all sets do.
fn hand(scene: &Scene, session: Session, who: Seat) -> AnyView {
    let dice = scene.view.public.zones.hand.and(scene.dice_of(who));
    let key = if scene.hand_is_reserve() {
        "irondie-zone-reserve"
    } else {
        "irondie-zone-hand"
    };
    group(scene, session, "ir-hand", "ic-hand", key, dice)
}

/// Dice in Limbo and in the Abyss.
fn away(scene: &Scene, session: Session, who: Seat) -> [AnyView; 2] {
    let zones = &scene.view.public.zones;
    let dice = |zone: DiceSet| zone.and(scene.dice_of(who));
    let group = |icon, key, zone| group(scene, session, "ir-away", icon, key, dice(zone));
    [
        group("ic-wait", "irondie-zone-limbo", zones.limbo),
        group("ic-close", "irondie-zone-abyss", zones.abyss),
    ]
}

/// Small dice of a zone, counted and named.
fn group(
    scene: &Scene,
    session: Session,
    class: &'static str,
    icon: &'static str,
    key: &str,
    dice: DiceSet,
) -> AnyView {
    let name = scene.text(key);
    let small = |die| view! { <li>{look::on_board(scene, session, die, "die-s")}</li> };
    let items = dice.iter().map(small).collect_view();
    let items = (!dice.is_empty()).then(|| view! { <ul class="dice dice-tight">{items}</ul> });
    view! { <div class=class>{counter(icon, key, &name, dice.len())}{items}</div> }.into_any()
}

/// How many dice lie in a zone. Where there is no room for the word, a tap has it.
fn counter(icon: &'static str, key: &str, name: &str, count: u8) -> AnyView {
    let inside = view! { <Icon name=icon/><b>{count}</b>" "<span>{name.to_owned()}</span> };
    let thing = Pick::new("fact", Standing::Idle)
        .told(format!("{name}: {count}"))
        .helped(format!("zone:{key}"));
    pick(thing, inside.into_any(), None)
}

fn life(scene: &Scene, side: Side) -> impl IntoView + use<> {
    view! {
        <span class="life">
            <Icon name="sym-life"/>
            {scene.view.public.life(side)}
            <small>{scene.text("irondie-zone-life")}</small>
        </span>
    }
}

/// The dice that may be thrown in a duel, large enough for a finger.
fn reserve(scene: &Scene, session: Session) -> Option<AnyView> {
    let dice = scene.view.public.zones.hand.and(scene.dice_of(scene.me));
    if dice.is_empty() || !scene.hand_is_reserve() {
        return None;
    }
    let items = dice
        .iter()
        .map(|die| view! { <li>{look::on_board(scene, session, die, "die-m")}</li> });
    let reserve = view! {
        <div class="ir-reserve">
            <h2 class="small soft">{scene.text("irondie-zone-reserve")}</h2>
            <ul class="dice dice-tight">{items.collect_view()}</ul>
        </div>
    };
    Some(reserve.into_any())
}

fn zones(scene: &Scene, session: Session, side: Side) -> impl IntoView + use<> {
    let zone = |(class, icon, key): (Class, &'static str, &'static str)| {
        let public = &scene.view.public;
        let dice = public.zone(side, class);
        let items = sorted(scene, dice)
            .into_iter()
            .map(|die| named(scene, session, die));
        view! {
            <section class=format!("zone ir-{}", class.id())>
                <h2 class="zone-name">
                    <Icon name=icon/>
                    {scene.text(key)}
                    <b>{public.sum(dice)}</b>
                </h2>
                <ul class="dice">{items.collect_view()}</ul>
            </section>
        }
    };
    view! { <div class="ir-zones">{ZONES.map(zone).into_iter().collect_view()}</div> }
}

/// Each member's dice together, the strongest first.
fn sorted(scene: &Scene, dice: DiceSet) -> Vec<DieId> {
    let mut sorted: Vec<DieId> = dice.iter().collect();
    sorted.sort_by_key(|&die| {
        let value = std::cmp::Reverse(scene.view.public.value(die));
        (owner(die), value)
    });
    sorted
}

/// A die with its kind below it, and the damage it is to take.
fn named(scene: &Scene, session: Session, die: DieId) -> impl IntoView + use<> {
    let pain = pain(scene, die).map(|points| view! { <b class="ir-pain">"−"{points}</b> });
    view! {
        <li class="named">
            {look::on_board(scene, session, die, "die-l")}
            {pain}
            <span>{scene.kind_name(die)}</span>
        </li>
    }
}

/// Damage put on a Life die of my side, or about to be.
pub(super) fn pain(scene: &Scene, die: DieId) -> Option<u8> {
    let public = &scene.view.public;
    let side = Side::of(scene.me);
    if public.stage != Stage::Damage || Side::of(owner(die)) != side {
        return None;
    }
    let life = public.zone(side, Class::Life);
    let place = life.iter().position(|one| one == die)?;
    let given = scene.view.pain.get(place).copied();
    let drafted = || match scene.draft.pick {
        Some(Offer::Take { die: one, points }) if one == die => Some(points),
        _ => None,
    };
    given.or_else(drafted).filter(|&points| points > 0)
}

/// Attacks or defends, has priority.
fn side_role(scene: &Scene, side: Side) -> Option<String> {
    let public = &scene.view.public;
    let role = |key| {
        let said = Said::new(key).with("seat", Arg::Seat(scene.speaker(side)));
        scene.voice.say(&said)
    };
    let mut parts = Vec::new();
    if !public.duel.throws.is_empty() {
        let key = if public.duel.offensive == side {
            "web-irondie-attacks"
        } else {
            "web-irondie-defends"
        };
        parts.push(role(key));
    }
    let settled = !matches!(
        public.stage,
        Stage::Split | Stage::Throw | Stage::RollOff | Stage::Swap | Stage::Over(_)
    );
    if settled && public.priority == side {
        parts.push(role("web-irondie-priority"));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// Has answered, thinks.
fn seat_role(scene: &Scene, who: Seat) -> Option<String> {
    if scene.view.sealed.contains(who) {
        return Some(scene.text("web-has-answered"));
    }
    let thinks = who != scene.me && scene.asked().contains(who);
    thinks.then(|| scene.text("web-thinks"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_irondie::{Irondie, Mode, Pack, Setup};
    use kernel::{Game as _, Viewer};
    use words::Lang;

    #[test]
    fn who_has_priority_is_told_in_the_right_person() {
        let game = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let position = "stage = \"skirmish\"\npriority = \"A\"\n\
                        [A]\ndice = [\"fortress.blue battle 2\"]\n[B]\ndice = [\"fortress.red battle 2\"]\n";
        let state = game.place(position).unwrap();
        for (lang, mine, theirs) in [
            (Lang::En, "have priority", "has priority"),
            (Lang::De, "hast Priorität", "hat Priorität"),
        ] {
            let told = |seat: u8| {
                let me = Seat::new(seat).unwrap();
                let view = game.view(&state, Viewer::Seat(me));
                side_role(&Scene::tried(&game, &view, me, lang), Side::First)
            };
            assert_eq!(told(0).as_deref(), Some(mine));
            assert_eq!(told(1).as_deref(), Some(theirs));
        }
    }
}
