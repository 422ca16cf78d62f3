//! The zones of the mat: who sits there with life and piles, the fields, and the reserve.

use super::Session;
use super::held;
use super::look;
use super::pay;
use super::scene::Scene;
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use crate::seat;
use dice::{DiceSet, DieId};
use game_dice_masters::{Kind, Offer, Spot, Tally};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// A zone where dice show nothing: its sign, the key of its name, and that of what it is for.
#[derive(Clone, Copy)]
pub(super) struct Zone {
    pub(super) spot: Spot,
    icon: &'static str,
    pub(super) name: &'static str,
    pub(super) about: &'static str,
}

/// The piles of a seat.
pub(super) const ZONES: [Zone; 4] = [
    Zone {
        spot: Spot::Prep,
        icon: "zn-prep",
        name: "web-dice-masters-prep",
        about: "web-dice-masters-prep-about",
    },
    Zone {
        spot: Spot::Used,
        icon: "zn-used",
        name: "web-dice-masters-used-pile",
        about: "web-dice-masters-used-pile-about",
    },
    Zone {
        spot: Spot::Bag,
        icon: "zn-bag",
        name: "web-dice-masters-bag",
        about: "web-dice-masters-bag-about",
    },
    Zone {
        spot: Spot::Out,
        icon: "zn-out",
        name: "web-dice-masters-out",
        about: "web-dice-masters-out-about",
    },
];

/// Dice of a seat that show nothing.
pub(super) fn tally(scene: &Scene, seat: Seat, spot: Spot) -> &Tally {
    let corner = scene.corner(seat);
    match spot {
        Spot::Prep => &corner.prep,
        Spot::Used => &corner.used,
        Spot::Out => &corner.out,
        Spot::Rolling => &corner.rolling,
        _ => &corner.bag,
    }
}

/// What help about a zone is asked by.
fn zone_key(seat: Seat, spot: Spot) -> String {
    let place = ZONES.iter().position(|zone| zone.spot == spot);
    format!("zone:{}:{}", seat.index(), place.unwrap_or_default())
}

/// Everybody else, a line each.
pub(super) fn rivals(scene: &Scene, session: Session) -> AnyView {
    let others = scene.others().into_iter();
    let lines = others.map(|seat| strip(scene, session, seat));
    lines.collect_view().into_any()
}

/// Both fields; where there is an attack, those who stay out of it.
pub(super) fn fields(scene: &Scene, session: Session) -> AnyView {
    let seats = scene.others().into_iter().chain([scene.me]);
    let fields = seats.map(|seat| field(scene, session, seat));
    view! { <div class="ms-fields">{fields.collect_view()}</div> }.into_any()
}

/// A seat in a line: who sits there, and of others what lies in their zones. Teams have their life
/// together, elsewhere.
pub(super) fn strip(scene: &Scene, session: Session, seat: Seat) -> AnyView {
    let others = seat != scene.me;
    let piles = others.then(|| {
        let piles = ZONES.map(|zone| fact(scene, seat, zone));
        view! { <div class="facts">{piles}</div> }
    });
    let life = (!scene.in_teams()).then(|| life(scene, seat));
    let class = if others { "mat ms-rival" } else { "mat ms-me" };
    view! {
        <section class=class aria-label=scene.name(seat) data-active=is_active(scene, seat)>
            <div class="seat">{who(scene, seat)}</div>
            {piles}
            {others.then(|| their_reserve(scene, session, seat))}
            {life}
            {named(scene, session, seat)}
        </section>
    }
    .into_any()
}

/// The reserve of somebody else, where there is anything in it.
fn their_reserve(scene: &Scene, session: Session, seat: Seat) -> Option<AnyView> {
    let reserve = scene.public().reserve(seat);
    let dice = reserve
        .iter()
        .map(|one| in_zone(scene, session, one, "die-m die-low"));
    let label = scene.say("web-dice-masters-reserve-of", &[("seat", Arg::Seat(seat))]);
    (!reserve.is_empty()).then(|| {
        view! {
            <div class="dice ms-their-reserve" role="group" aria-label=label>
                {dice.collect_view()}
            </div>
        }
        .into_any()
    })
}

/// Whether it is the turn of a seat, as style sheets want to know.
pub(super) fn is_active(scene: &Scene, seat: Seat) -> Option<&'static str> {
    let active = scene.game.is_active(scene.public(), seat);
    active.then_some("true")
}

/// Mark and name, and what the seat does just now.
fn who(scene: &Scene, seat: Seat) -> AnyView {
    let name = scene.name(seat);
    let doing = if scene.thinking == Some(seat) {
        "web-thinks"
    } else if scene.game.is_active(scene.public(), seat) {
        "web-dice-masters-on-turn"
    } else {
        "web-dice-masters-waits"
    };
    view! {
        {seat::mark(seat, &name)}
        <span class="seat-name">{name.clone()}<small>{scene.text(doing)}</small></span>
    }
    .into_any()
}

/// A zone as a number, with what is in it on touch.
fn fact(scene: &Scene, seat: Seat, zone: Zone) -> AnyView {
    let count = tally(scene, seat, zone.spot).len();
    let name = scene.text(zone.name);
    let inside = view! { <Icon name=zone.icon/><b>{count}</b><span>{name.clone()}</span> };
    let mut thing = Pick::new("fact ms-fact", Standing::Idle)
        .told(contents(scene, seat, zone.spot, &name))
        .helped(zone_key(seat, zone.spot));
    if count == 0 && zone.spot == Spot::Out {
        thing.data.push(("data-none", "true".to_owned()));
    }
    pick(thing, inside.into_any(), None)
}

/// Life in figures, and what it will be after the attack.
pub(super) fn life(scene: &Scene, seat: Seat) -> AnyView {
    let now = scene.corner(seat).life;
    let after = scene.life_after(seat);
    let gaps = [
        ("seat", Arg::Seat(seat)),
        ("life", Arg::number(now)),
        ("after", Arg::number(after.unwrap_or(now))),
    ];
    let key = match after {
        Some(_) => "web-dice-masters-life-after",
        None => "web-dice-masters-life",
    };
    let figures = match after {
        Some(after) => {
            view! { <s>{now}</s><Icon name="ic-arrow-right" size="to"/>{after} }.into_any()
        }
        None => now.to_string().into_any(),
    };
    view! {
        <span class="life ms-life">
            <Icon name="sym-life"/>
            <span class="ms-figures" aria-hidden="true">{figures}</span>
            <span class="unseen">{scene.say(key, &gaps)}</span>
        </span>
    }
    .into_any()
}

/// Names a player, where somebody is asked for one.
fn named(scene: &Scene, session: Session, seat: Seat) -> Option<AnyView> {
    let offer = Offer::Player(seat);
    scene.offers(offer).then(|| {
        let inside = view! { <Icon name="ic-target"/><span>{scene.offer(offer)}</span> };
        let button = Pick::new("button ms-name", scene.stands(offer));
        pick(button, inside.into_any(), session.taps(offer))
    })
}

/// A field; those who fight stand elsewhere.
pub(super) fn field(scene: &Scene, session: Session, seat: Seat) -> AnyView {
    let public = scene.public();
    let fights = public.attackers.or(public.blockers);
    let dice = public.field(seat).without(fights);
    let key = if scene.fights() {
        "web-dice-masters-home-of"
    } else {
        "web-dice-masters-field-of"
    };
    let name = scene.say(key, &[("seat", Arg::Seat(seat))]);
    let empty = dice.is_empty().then(|| {
        view! { <p class="ms-empty">{scene.text("web-dice-masters-nobody")}</p> }
    });
    let class = if scene.fights() {
        "zone ms-field ms-home"
    } else {
        "zone ms-field"
    };
    view! {
        <section class=class aria-label=name.clone()>
            <h2 class="zone-name">
                <Icon name="zn-field"/><span>{name.clone()}</span><b>{dice.len()}</b>
            </h2>
            {row(scene, session, dice)}
            {empty}
            {away(scene, seat)}
        </section>
    }
    .into_any()
}

/// Who is away until the end of the turn.
fn away(scene: &Scene, seat: Seat) -> Option<AnyView> {
    let dice = held::small(scene, held::away(scene, seat))?;
    let text = scene.text("web-dice-masters-away");
    Some(view! { <p class="ms-away"><span>{text}</span>{dice}</p> }.into_any())
}

/// Dice in a row, each with what it has captured, and with its name below where there is room.
fn row(scene: &Scene, session: Session, dice: DiceSet) -> AnyView {
    let dice = dice.iter().map(|one| {
        let drawn = in_zone(scene, session, one, "die-l die-low");
        view! { <li class="named">{drawn}{captured(scene, one)}{name(scene, one)}</li> }
    });
    view! { <ul class="dice">{dice.collect_view()}</ul> }.into_any()
}

/// What a die has captured, drawn with it.
pub(super) fn captured(scene: &Scene, by: DieId) -> Option<AnyView> {
    held::small(scene, held::captured(scene, by))
}

/// What a die is called, below it.
pub(super) fn name(scene: &Scene, die: DieId) -> AnyView {
    view! { <span aria-hidden="true">{scene.die_name(die)}</span> }.into_any()
}

/// A die of the table: how it stands, and what a tap on it does.
pub(super) fn in_zone(scene: &Scene, session: Session, id: DieId, size: &'static str) -> AnyView {
    let mut look = look::shown(scene, id, size);
    look.state = stands(scene, id);
    let owner = scene.public().die(id).owner;
    look.owner = scene
        .is_among_others(id)
        .then(|| (owner, scene.name(owner)));
    let said = held::said(scene, id).into_iter().chain(said(scene, id));
    for said in said {
        look.label = format!("{}, {said}", look.label);
    }
    die(look, session.taps_die(id))
}

/// How a die stands to the question.
fn stands(scene: &Scene, die: DieId) -> Standing {
    let Some(question) = &scene.question else {
        return Standing::Idle;
    };
    if scene.draft.hand.dice.contains(die) {
        return Standing::Chosen;
    }
    if pay::is_spent(scene, die) {
        return Standing::Kept;
    }
    let about = question.about(scene.public(), die);
    let picked = scene.draft.pick.is_some_and(|pick| about.contains(&pick));
    Standing::of(picked, !about.is_empty())
}

/// Whether a die is an answer to the question.
pub(super) fn is_answer(scene: &Scene, die: DieId) -> bool {
    matches!(stands(scene, die), Standing::Offered | Standing::Chosen)
}

/// What is said of a die that stands to a question.
fn said(scene: &Scene, die: DieId) -> Option<String> {
    let key = match stands(scene, die) {
        Standing::Chosen => "web-dice-masters-chosen",
        Standing::Kept => "web-dice-masters-pays",
        _ => return None,
    };
    Some(scene.text(key))
}

/// The own side: reserve and piles. In a team, who sits there stands with the team.
pub(super) fn mine(scene: &Scene, session: Session) -> AnyView {
    let me = scene.me;
    let piles = ZONES.map(|zone| zone_of(scene, me, zone));
    let label = scene.say("web-dice-masters-mine", &[("seat", Arg::Seat(me))]);
    let alone = (!scene.in_teams()).then(|| strip(scene, session, me));
    view! {
        <section class="ms-mine" aria-label=label>
            {alone}
            {reserve(scene, session)}
            <div class="ms-piles">{piles}</div>
        </section>
    }
    .into_any()
}

/// The own reserve: energy first, then what can be fielded or used.
fn reserve(scene: &Scene, session: Session) -> AnyView {
    let dice = scene.public().reserve(scene.me);
    let (energy, others): (Vec<DieId>, Vec<DieId>) =
        dice.iter().partition(|die| scene.face(*die).is_energy());
    let loose = scene.corner(scene.me).loose;
    let count: u8 = loose + energy.iter().map(|die| units(scene, *die)).sum::<u8>();
    let gap = (!energy.is_empty() && !others.is_empty())
        .then(|| view! { <li class="ms-gap" aria-hidden="true"></li> });
    let item = |die: &DieId| {
        view! { <li>{in_zone(scene, session, *die, "die-l die-low")}</li> }
    };
    let energy = energy.iter().map(item).collect_view();
    let others = others.iter().map(item).collect_view();
    let empty = dice.is_empty().then(|| {
        view! { <p class="ms-empty">{scene.text("web-dice-masters-no-dice")}</p> }
    });
    let gaps = [("seat", Arg::Seat(scene.me))];
    let name = scene.say("web-dice-masters-reserve-of", &gaps);
    view! {
        <section class="zone ms-reserve" aria-label=name.clone()>
            <h2 class="zone-name">
                <Icon name="zn-reserve"/>
                <span>{name.clone()}</span>
                <b>{scene.count("web-dice-masters-energy", "n", count)}</b>
            </h2>
            <ul class="dice">{energy}{self::loose(scene, session, loose)}{gap}{others}</ul>
            {empty}
        </section>
    }
    .into_any()
}

fn units(scene: &Scene, die: DieId) -> u8 {
    match scene.face(die) {
        game_dice_masters::Face::Energy(_, count) => count,
        _ => 0,
    }
}

/// Energy without a die.
fn loose(scene: &Scene, session: Session, count: u8) -> Option<AnyView> {
    (count > 0).then(|| {
        let text = scene.count("web-dice-masters-loose", "n", count);
        let inside = view! { <Icon name="sym-generic"/><b>{count}</b> };
        let thing = Pick::new("ms-loose", scene.stands(Offer::Loose)).called(text);
        let thing = pick(thing, inside.into_any(), session.taps(Offer::Loose));
        view! { <li>{thing}</li> }.into_any()
    })
}

/// An own zone with its dice, as far as there is room.
fn zone_of(scene: &Scene, seat: Seat, zone: Zone) -> AnyView {
    let tally = tally(scene, seat, zone.spot);
    let name = scene.text(zone.name);
    let dice = tally
        .kinds()
        .map(|kind| stack(scene, (seat, kind), tally.of(kind)));
    let inside = view! {
        <span class="zone-name">
            <Icon name=zone.icon/><span>{name.clone()}</span><b>{tally.len()}</b>
        </span>
        <span class="ms-stacks">{dice.collect_view()}</span>
    };
    let thing = Pick::new("zone ms-pile", Standing::Idle)
        .called(contents(scene, seat, zone.spot, &name))
        .helped(zone_key(seat, zone.spot));
    pick(thing, inside.into_any(), None)
}

/// Like dice of a zone, as one with their number.
fn stack(scene: &Scene, what: (Seat, Kind), count: u8) -> AnyView {
    let look = Look {
        label: String::new(),
        help: None,
        ..look::hidden(scene, what, "die-s")
    };
    let count = (count > 1).then(|| view! { <i>"×"{count}</i> });
    view! { <span class="ms-stack">{die(look, None)}{count}</span> }.into_any()
}

/// A zone in words.
fn contents(scene: &Scene, seat: Seat, spot: Spot, name: &str) -> String {
    let tally = tally(scene, seat, spot);
    let kinds = tally.kinds();
    let parts: Vec<String> = kinds
        .map(|kind| format!("{} {}", tally.of(kind), scene.kind_name(seat, kind)))
        .collect();
    if parts.is_empty() {
        return format!("{name}: 0");
    }
    format!("{name}: {}", parts.join(", "))
}

/// Dice of a zone where they show nothing, for an answer.
pub(super) fn from_zone(scene: &Scene, session: Session, spot: Spot, kind: Kind) -> AnyView {
    let offer = Offer::From(spot, kind);
    let mut look = look::hidden(scene, (scene.me, kind), "die-l");
    look.state = scene.stands(offer);
    look.label = scene.offer(offer);
    let name = scene.kind_name(scene.me, kind);
    view! { <span class="named">{die(look, session.taps(offer))}<span>{name}</span></span> }
        .into_any()
}

impl Session {
    /// A tap on a die of the table; nothing while somebody looks back.
    pub(super) fn taps_die(self, die: DieId) -> Option<Callback<()>> {
        self.on_tap(move |question, draft| match self.now() {
            Some((_, view)) => question.tap_die(&view.public, &draft, die),
            None => question.tap(&draft, Offer::Die(die)),
        })
    }
}
