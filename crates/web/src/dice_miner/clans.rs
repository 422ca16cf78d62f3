//! Troves: everybody else's small, the own one in groups that say what they score.

use super::Session;
use super::look;
use super::scene::{Scene, plain};
use crate::seat;
use game_dice_miner::score::Line;
use game_dice_miner::{Die, Symbol};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// The cards of all others, in the order of turns.
pub(super) fn rivals(scene: &Scene, session: Session) -> AnyView {
    let rivals = scene.rivals();
    let class = format!("mm-rivals mm-rivals-{}", rivals.len());
    let card = |seat: Seat| {
        let trove = scene.public().clan(seat).trove;
        let looks = grouped(scene, seat).into_iter().flat_map(|(_, dice)| dice);
        let small = |(die, nth): (Die, u8)| look::of_rival(scene, session, seat, die, nth);
        let dice = looks.map(small).collect::<Vec<_>>();
        let none = trove
            .is_empty()
            .then(|| view! { <span class="small soft">{scene.text("dice-miner-no-dice")}</span> });
        view! {
            <li class="mat mm-rival" data-seat=seat.index()>
                {seat_line(scene, seat)}
                <div class="dice dice-tight">{dice}{none}</div>
            </li>
        }
    };
    let cards = rivals.into_iter().map(card).collect_view();
    view! { <ul class=class aria-label=scene.text("web-dice-miner-rivals")>{cards}</ul> }.into_any()
}

/// Who, with which hero, doing what, and how many points.
fn seat_line(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let name = scene.clan_name(seat);
    let points = scene.points(seat);
    let said = scene.say("web-dice-miner-points", &[("points", Arg::number(points))]);
    view! {
        <div class="seat">
            {seat::mark(seat, &name)}
            <div class="seat-name">
                {name.clone()}
                <small>{hero(scene, seat)}{role(scene, seat)}</small>
            </div>
            <div class="facts">
                <span class="life" title=said>
                    {plain(points)}
                    <small>{scene.text("web-dice-miner-pts")}</small>
                </span>
            </div>
        </div>
    }
}

fn hero(scene: &Scene, seat: Seat) -> Option<AnyView> {
    if scene.game.is_rival(seat) {
        let text = scene.text("dice-miner-solo");
        return Some(view! { <span>{text}</span> }.into_any());
    }
    let hero = scene.public().clan(seat).hero?;
    let name = scene.called(&scene.game.called_hero(hero));
    let faces = scene.game.tables().hero(hero).iter();
    let faces: Vec<AnyView> = faces
        .map(|symbol| look::hero_face(scene, *symbol, "die-s"))
        .collect();
    Some(view! { <span class="mm-hero-name">{name}</span> {faces} }.into_any())
}

/// Has given up, thinks, starts the round.
fn role(scene: &Scene, seat: Seat) -> Option<AnyView> {
    let public = scene.public();
    let text = if public.out.contains(seat) {
        scene.text("dice-miner-out")
    } else if scene.thinking == Some(seat) {
        scene.text("web-thinks")
    } else if public.start == seat && public.stage.phase() == "excavation" {
        scene.text("web-dice-miner-starts")
    } else {
        return None;
    };
    Some(view! { <span class="mm-role">{text}</span> }.into_any())
}

/// The own trove.
pub(super) fn mine(scene: &Scene, session: Session) -> AnyView {
    let captions = Captions::of(scene, scene.me);
    let group = |(group, dice): (Group, Vec<(Die, u8)>)| {
        let items = dice.into_iter().map(|(die, nth)| {
            let die = look::in_trove(scene, session, die, nth);
            view! { <li>{die}</li> }
        });
        let items = items.collect_view();
        view! {
            <li class="mm-group">
                <ul class="dice dice-tight">{items}</ul>
                <span class="small soft">{scene.text(group.key())}</span>
                <b class="small">{captions.get(group)}</b>
            </li>
        }
    };
    let groups: Vec<_> = grouped(scene, scene.me).into_iter().map(group).collect();
    let none = groups.is_empty().then(|| {
        let text = scene.text("web-dice-miner-no-dice-yet");
        view! { <li class="small soft">{text}</li> }
    });
    let label = if scene.plays {
        scene.text("web-dice-miner-my-trove")
    } else {
        scene.clan_name(scene.me)
    };
    view! {
        <section class="mat mm-mine" aria-label=label>
            {seat_line(scene, scene.me)}
            <ul class="mm-trove">{groups}{none}</ul>
        </section>
    }
    .into_any()
}

/// What dice are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Group {
    Tunnels,
    Treasure,
    Hazards,
    Tools,
    Magic,
    Beers,
}

const GROUPS: [Group; 6] = [
    Group::Tunnels,
    Group::Treasure,
    Group::Hazards,
    Group::Tools,
    Group::Magic,
    Group::Beers,
];

impl Group {
    const fn of(symbol: Symbol) -> Group {
        match symbol {
            Symbol::Tunnel(_) => Group::Tunnels,
            Symbol::Gem(_) => Group::Treasure,
            Symbol::CaveIn(_) | Symbol::Dragon(_) => Group::Hazards,
            Symbol::Pickaxe(_) | Symbol::Shield(_) | Symbol::Chest(_) => Group::Tools,
            Symbol::Magic(_) => Group::Magic,
            Symbol::Beer => Group::Beers,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Group::Tunnels => "web-dice-miner-tunnels",
            Group::Treasure => "web-dice-miner-treasure",
            Group::Hazards => "web-dice-miner-hazards",
            Group::Tools => "web-dice-miner-tools",
            Group::Magic => "web-dice-miner-magic",
            Group::Beers => "web-dice-miner-beers",
        }
    }
}

/// A trove by groups; equal dice are counted from 0.
fn grouped(scene: &Scene, seat: Seat) -> Vec<(Group, Vec<(Die, u8)>)> {
    let trove = scene.public().clan(seat).trove;
    let of_group = |group: Group| {
        let fits = |(die, _): &(Die, u8)| Group::of(scene.game.tables().symbol(*die)) == group;
        let looks = trove.looks().filter(fits);
        let dice: Vec<(Die, u8)> = looks
            .flat_map(|(die, count)| (0..count).map(move |nth| (die, nth)))
            .collect();
        (group, dice)
    };
    let groups = GROUPS.into_iter().map(of_group);
    groups.filter(|(_, dice)| !dice.is_empty()).collect()
}

/// What each group comes to.
struct Captions([String; 6]);

impl Captions {
    fn of(scene: &Scene, seat: Seat) -> Captions {
        let entry = scene.game.as_it_lies(scene.public(), seat);
        let doubled = entry.lines.iter().find_map(|line| match line {
            Line::Gems {
                count,
                doubled: true,
                ..
            } => Some(format!("{count} × 2 = {}", 2 * count)),
            _ => None,
        });
        let trove = scene.public().clan(seat).trove;
        let tables = scene.game.tables();
        let count = |wanted: Group| {
            let fits = trove
                .dice()
                .filter(|die| Group::of(tables.symbol(*die)) == wanted);
            fits.count().to_string()
        };
        let score = entry.score;
        Captions([
            score.tunnels.to_string(),
            doubled.unwrap_or_else(|| score.treasure.to_string()),
            super::scene::signed(score.hazards),
            count(Group::Tools),
            count(Group::Magic),
            count(Group::Beers),
        ])
    }

    fn get(&self, group: Group) -> String {
        self.0[group as usize].clone()
    }
}
