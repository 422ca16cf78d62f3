//! The fight drawn: a card for each attack with both formulas, the burst and the life it cost; what
//! everybody has selected; and where the start marker goes.

use super::super::Session;
use super::super::about;
use super::super::formula;
use super::super::look;
use super::super::scene::Scene;
use super::story::{self, Blow, Stand};
use super::{Side, Tale, ask, called, is_fight};
use crate::die::{DieState, die};
use crate::icon::Icon;
use crate::log::Past;
use crate::seat;
use dice::DiceSet;
use game_kapow::{Fighter, SpotId, SpotSet, Stage, Team};
use kernel::Arg;
use leptos::prelude::*;

/// The outline of a burst, 200 by 150.
const BURST: &str = "M100 4 114 38 148 14 143 50 188 44 158 72 196 88 156 98 172 134 130 116 118 \
                     148 98 118 70 144 66 112 22 128 42 96 4 86 42 70 16 38 58 48 58 12 86 38z";

/// The whole fight.
pub(super) fn table(scene: &Scene, session: Session, tale: &Tale<'_>) -> AnyView {
    let mut cards: Vec<AnyView> = tale
        .story
        .blows
        .iter()
        .map(|blow| self::blow(scene, session, tale, blow))
        .collect();
    // Who neither is attacked nor defends has nothing to show; the marker's line counts it.
    let stands = tale.story.stands.iter().filter(|one| one.parts.total() > 0);
    cards.extend(stands.map(|one| stand(scene, tale, one)));
    if tale.whole {
        cards.extend(next(scene, session, tale));
    }
    // Up to four attacks: two beside each other, so that all of them are seen.
    let many = cards.len() > 2 || scene.has_teams() && cards.len() > 1;
    let many = if many { "rv rv-many" } else { "rv" };
    let holds = tale.story.holds.iter().map(|&fighter| {
        let said = scene.said("kapow-event-holds", &[("seat", called(scene, fighter))]);
        view! { <p class="rv-marker small"><Icon name="ic-pause"/><span>{said}</span></p> }
    });
    view! {
        <h2 class="unseen">{scene.voice.text("web-kapow-screens-fall")}</h2>
        <div class=many>
            <div class="rv-cards">{cards}</div>
            {holds.collect_view()}
            {marker(scene, tale)}
            {picks(scene, tale)}
        </div>
    }
    .into_any()
}

/// An attack that was made.
fn blow(scene: &Scene, session: Session, tale: &Tale<'_>, blow: &Blow) -> AnyView {
    let attack = tale.told(scene, blow.attacker, &blow.attack, blow.begin);
    let attacker = line(scene, "web-kapow-attacks", "sym-might", &attack);
    let Some(defence) = &blow.defence else {
        return unanswered(scene, session, tale, blow, attacker);
    };
    let defender = tale.told(scene, blow.target, defence, blow.place);
    let defender = line(scene, "web-kapow-defends", "sym-toughness", &defender);
    let end = if is_open(scene, tale, blow) {
        preview(scene, blow.attack.total(), defence.total(), blow.target)
    } else {
        hit(scene, tale, blow, defence.total())
    };
    card(scene, attacker, Some(defender), Some(end), None)
}

/// Whether life is still to be lost: the defender gains first (KA-5.4).
fn is_open(scene: &Scene, tale: &Tale<'_>, blow: &Blow) -> bool {
    let last = tale.story.blows.last() == Some(blow);
    tale.whole && last && blow.loss.is_none() && scene.view.public.strike.is_some()
}

/// An attack that still has to be defended.
fn unanswered(
    scene: &Scene,
    session: Session,
    tale: &Tale<'_>,
    blow: &Blow,
    attacker: AnyView,
) -> AnyView {
    let running = tale.whole && scene.view.public.stage == Stage::Defend(blow.target);
    let offer = scene.draft.pick;
    let parts = ask::defence_of(scene, blow.target, offer);
    if !running {
        return card(scene, attacker, None, None, None);
    }
    let side = Side::planned(scene, blow.target, &parts);
    let defender = line(scene, "web-kapow-may-defend", "sym-toughness", &side);
    let end = preview(scene, blow.attack.total(), side.total, blow.target);
    card(
        scene,
        attacker,
        Some(defender),
        Some(end),
        ask::choices(scene, session),
    )
}

/// The attack or defence that somebody thinks about.
fn next(scene: &Scene, session: Session, tale: &Tale<'_>) -> Option<AnyView> {
    let (table, offer) = (&scene.table(), scene.draft.pick);
    match table.stage {
        Stage::Attack(fighter) => {
            let parts = ask::attack_of(scene, fighter, offer);
            let attack = Side::planned(scene, fighter, &parts);
            let target = scene.target(fighter);
            let (_, defence) = ask::foreseen(scene, offer);
            let end = preview(scene, attack.total, defence.unwrap_or(0), target);
            let attacker = line(scene, "web-kapow-may-attack", "sym-might", &attack);
            let (key, parts) = match tale.story.defence_of(target) {
                Some(parts) => ("web-kapow-has-defended", parts.clone()),
                None => (
                    "web-kapow-may-defend",
                    scene.game.defence_parts(table, target),
                ),
            };
            let side = Side::planned(scene, target, &parts);
            let defender = line(scene, key, "sym-toughness", &side);
            let choices = ask::choices(scene, session);
            Some(card(scene, attacker, Some(defender), Some(end), choices))
        }
        Stage::Defend(fighter) if table.strike.is_none() => {
            let parts = ask::defence_of(scene, fighter, offer);
            let side = Side::planned(scene, fighter, &parts);
            let defender = line(scene, "web-kapow-may-defend", "sym-toughness", &side);
            Some(card(
                scene,
                defender,
                None,
                None,
                ask::choices(scene, session),
            ))
        }
        _ => None,
    }
}

/// A defence against nobody: for the start marker, and for what it gains.
fn stand(scene: &Scene, tale: &Tale<'_>, stand: &Stand) -> AnyView {
    let side = tale.told(scene, stand.fighter, &stand.parts, stand.place);
    card(
        scene,
        line(scene, "web-kapow-stands", "sym-toughness", &side),
        None,
        None,
        None,
    )
}

fn card(
    scene: &Scene,
    first: AnyView,
    second: Option<AnyView>,
    end: Option<AnyView>,
    choices: Option<AnyView>,
) -> AnyView {
    let against = scene.voice.text("web-kapow-against");
    let second = second.map(|second| {
        view! { <p class="rv-vs" aria-hidden="true">{against}</p> {second} }
    });
    let kind = if end.is_some() {
        "mat rv-duel"
    } else {
        "mat rv-duel rv-single"
    };
    let end = end.map(|end| view! { <div class="rv-end">{end}</div> });
    view! { <section class=kind>{first}{second}{end}{choices}</section> }.into_any()
}

/// Who, with what, how much.
fn line(scene: &Scene, key: &'static str, icon: &'static str, side: &Side) -> AnyView {
    let fighter = side.fighter;
    let name = scene.fighter_name(fighter);
    let says = scene.said(key, &[("seat", called(scene, fighter))]);
    let character = scene.character(fighter);
    let character = character.filter(|_| scene.game.is_person(fighter));
    let character = character.map(|name| view! { <small>{scene.named(&name)}</small> });
    let terms = formula::terms(scene, &side.sum);
    view! {
        <div class="rv-line" data-seat=fighter.seat().index()>
            <div class="seat">
                {seat::mark(fighter.seat(), &name)}
                <div class="seat-name">{says}{character}</div>
            </div>
            <div class="dice dice-tight">{dice(scene, side)}</div>
            <p class="kp-sum">{terms}" ="</p>
            <strong class="rv-total"><Icon name=icon/>{side.total}</strong>
        </div>
    }
    .into_any()
}

fn dice(scene: &Scene, side: &Side) -> Vec<AnyView> {
    let view = side.view.as_ref().unwrap_or(&scene.view);
    let table = &scene.game.known(view);
    drawn(scene, table, side.dice, "die-m")
}

/// Dice as they lay on a table.
fn drawn(
    scene: &Scene,
    table: &game_kapow::State,
    dice: DiceSet,
    size: &'static str,
) -> Vec<AnyView> {
    let one = |each: dice::DieId| {
        let symbol = scene.game.shown(table, each);
        let mut look = look::of(scene, scene.game.make(each), Some(symbol), size);
        look.state = DieState::Idle;
        look.help = Some(format!("die:{}", each.index()));
        die(look, None)
    };
    dice.iter().map(one).collect()
}

/// What an attack did: the burst, the sum, the life.
fn hit(scene: &Scene, tale: &Tale<'_>, blow: &Blow, defence: u8) -> AnyView {
    let team = scene.game.team(blow.target);
    let now = tale_life(scene, tale, team);
    let is_mine = |one: Fighter| scene.game.team(one) == team;
    let after = story::life_after(&tale.known, blow.place, now, is_mine);
    let (attack, loss) = (blow.attack.total(), blow.loss.unwrap_or(0));
    let spared = attack > defence && loss == 0;
    let words = if spared {
        scene.voice.text("web-kapow-spared")
    } else if loss == 0 {
        scene.voice.text("web-kapow-blocked")
    } else {
        scene.said_number("web-kapow-damage", "count", loss)
    };
    let sum = format!("{attack} − {defence} = ");
    let sum = (attack >= defence && !spared).then_some(sum);
    view! {
        <div class="rv-hit">
            {burst(loss, false)}
            <p>{sum}<b>{words}</b></p>
        </div>
        {life(scene, blow.target, after + loss, after)}
    }
    .into_any()
}

/// The life of a side in the view that is on the table.
fn tale_life(scene: &Scene, tale: &Tale<'_>, team: Team) -> u8 {
    let past = Past::line().and_then(|line| tale.screen.view_at(line));
    let view = past.or(tale.screen.view.as_ref()).unwrap_or(&scene.view);
    view.public.life[team as usize]
}

/// What an attack would do.
fn preview(scene: &Scene, attack: u8, defence: u8, target: Fighter) -> AnyView {
    let damage = scene.game.damage(&scene.table(), attack, defence);
    let life = scene.life_of(target.seat());
    let spared = attack > defence && damage == 0;
    let words = if spared {
        scene.voice.text("web-kapow-spared")
    } else if attack < defence {
        scene.voice.text("web-kapow-blocked")
    } else {
        scene.said_number("web-kapow-damage", "count", damage)
    };
    let sum = format!("{attack} − {defence} = ");
    let sum = (attack >= defence && !spared).then_some(sum);
    view! {
        <div class="rv-hit" data-state="open">
            {burst(damage, true)}
            <p>{sum}<b>{words}</b></p>
        </div>
        {self::life(scene, target, life, life.saturating_sub(damage))}
        <p class="small soft">{scene.voice.text("web-kapow-preview")}</p>
    }
    .into_any()
}

fn burst(loss: u8, open: bool) -> AnyView {
    let text = match (loss, open) {
        (0, _) => "0".to_owned(),
        (loss, false) => format!("−{loss}"),
        (loss, true) => format!("−{loss}?"),
    };
    let state = match (loss, open) {
        (_, true) => "open",
        (0, false) => "none",
        _ => "hit",
    };
    view! {
        <svg class="rv-burst" data-state=state viewBox="0 0 200 150" aria-hidden="true">
            <path d=BURST/>
            <text x="100" y="92">{text}</text>
        </svg>
    }
    .into_any()
}

/// Life before and after, with a bar.
fn life(scene: &Scene, fighter: Fighter, before: u8, after: u8) -> AnyView {
    let team = scene.game.team(fighter);
    let most = scene.game.most_life(team);
    let loss = before - after;
    let name = team_name(scene, team);
    let label = scene.said(
        "web-kapow-life-label",
        &[
            ("name", Arg::Spelled(name.clone())),
            ("life", Arg::number(after)),
            ("most", Arg::number(most)),
            ("loss", Arg::number(loss)),
        ],
    );
    let was = (loss > 0).then(|| {
        view! { <s>{before}</s><Icon name="ic-arrow-right" size="rv-arrow"/> }
    });
    view! {
        <div class="rv-life">
            <p class="life">
                <Icon name="sym-life"/>{was}{after}<small>"/ "{most}</small>
            </p>
            <svg
                class="rv-bar"
                viewBox=format!("0 0 {most} 2")
                preserveAspectRatio="none"
                role="img"
                aria-label=label
            >
                <rect class="rv-base" width=most height="2"/>
                <rect class="rv-left" width=after height="2"/>
                <rect class="rv-loss" x=after width=loss height="2"/>
            </svg>
            <p class="small">{name.clone()}</p>
        </div>
    }
    .into_any()
}

/// A side by the names of who fights there.
fn team_name(scene: &Scene, team: Team) -> String {
    let members = scene.game.members(team);
    let names: Vec<String> = members.map(|one| scene.fighter_name(one)).collect();
    names.join(" + ")
}

/// Who has the start marker, and why.
fn marker(scene: &Scene, tale: &Tale<'_>) -> Option<AnyView> {
    let table = &scene.table();
    let over = tale.whole && !is_fight(table.stage);
    let all = tale.story.blows.iter().all(|blow| blow.defence.is_some());
    if tale.story.marker.is_none() && !(over && all && tale.story.revealed) {
        return None;
    }
    let holder = tale.story.marker.unwrap_or(table.marker);
    let defence = |team: Team| -> u8 {
        let members = scene.game.members(team);
        members.map(|one| table.corner(one).tally.defence).sum()
    };
    let key = match tale.story.marker {
        Some(_) => "web-kapow-marker-moves",
        None => "web-kapow-marker-stays",
    };
    let first = scene.game.members(holder).next()?;
    let said = scene.said(
        key,
        &[
            ("seat", called(scene, first)),
            ("own", Arg::number(defence(holder))),
            ("other", Arg::number(defence(holder.other()))),
        ],
    );
    Some(
        view! {
            <p class="rv-marker small">
                <Icon name="ic-flag"/>
                <span><b>{scene.voice.text("web-kapow-marker")}</b>" "{said}</span>
            </p>
        }
        .into_any(),
    )
}

/// What everybody has selected, with the dice on it.
fn picks(scene: &Scene, tale: &Tale<'_>) -> Option<AnyView> {
    let place = tale.story.last?;
    let has = |view: &&game_kapow::View| {
        let corners = view.public.corners.iter();
        let mut corners = corners.filter(|corner| !corner.play.selected.is_empty());
        corners.next().is_some()
    };
    let view = tale.views(place).find(has).unwrap_or(&scene.view);
    // What boards that play by themselves have placed lies beside their names.
    let persons = scene.game.fighters();
    let persons = persons.filter(|&one| scene.game.is_person(one));
    let fighters = persons.map(|fighter| {
        let spots = scene.game.selected_spots(&scene.game.known(view), fighter);
        let spots: Vec<AnyView> = spots
            .into_iter()
            .map(|spot| picked(scene, &scene.game.known(view), fighter, spot))
            .collect();
        let none = spots.is_empty();
        let none = none.then(|| scene.voice.text("web-kapow-selected-none"));
        let name = scene.fighter_name(fighter);
        let life = scene.life_of(fighter.seat());
        view! {
            <section class="mat rv-picks" data-seat=fighter.seat().index()>
                <div class="seat">
                    {seat::mark(fighter.seat(), &name)}
                    <h3 class="seat-name">{name.clone()}</h3>
                    <span class="life"><Icon name="sym-life"/>{life}</span>
                </div>
                {none.map(|none| view! { <p class="small soft">{none}</p> })}
                <ul>{spots}</ul>
            </section>
        }
    });
    Some(view! { <div class="rv-all">{fighters.collect_view()}</div> }.into_any())
}

fn picked(scene: &Scene, table: &game_kapow::State, fighter: Fighter, spot: SpotId) -> AnyView {
    let dice = scene.game.dice_in(table, fighter, SpotSet::of(spot));
    let name = scene.called(&scene.game.called_spot(table, fighter, spot));
    let help = about::spot_key(fighter, spot);
    view! {
        <li class="chip" data-help=help tabindex="-1">
            {name}
            {drawn(scene, table, dice, "die-s")}
        </li>
    }
    .into_any()
}

/// The fight of this round in short, once it is over, with the way back to it.
pub(in super::super) fn panel(scene: &Scene, session: Session) -> Option<AnyView> {
    let stage = scene.view.public.stage;
    let later = matches!(
        stage,
        Stage::PowerUp | Stage::Gain(_) | Stage::After | Stage::Late(_) | Stage::CleanUp
    );
    let past = use_context::<Past>().filter(|_| later && Past::line().is_none())?;
    let story = session.with_screen(|screen| Tale::of(screen, None).story);
    let last = story.last?;
    let row = |blow: &Blow| {
        let (attack, defence) = (blow.attack.total(), blow.defence.as_ref());
        let defence = defence.map_or(0, kernel::Ledger::total);
        let name = scene.fighter_name(blow.attacker);
        let damage = blow.loss.unwrap_or(0);
        view! {
            <li>
                {seat::mark(blow.attacker.seat(), &name)}
                <span class="unseen">{name.clone()}</span>
                <span>{attack}" : "{defence}</span>
                <b>{scene.said_number("web-kapow-damage", "count", damage)}</b>
            </li>
        }
    };
    let rows = story.blows.iter().map(row).collect_view();
    let none = story.blows.is_empty();
    let none =
        none.then(|| view! { <p class="small soft">{scene.voice.text("web-kapow-no-attack")}</p> });
    Some(
        view! {
            <section class="panel rv-short">
                <h2><Icon name="ic-burst"/>" "{scene.voice.text("web-kapow-phase-fight")}</h2>
                <ul class="rv-gain">{rows}</ul>
                {none}
                <button
                    class="button button-quiet"
                    type="button"
                    on:click=move |_| past.look(last)
                >
                    <Icon name="ic-step-back"/>{scene.voice.text("web-kapow-show-again")}
                </button>
            </section>
        }
        .into_any(),
    )
}
