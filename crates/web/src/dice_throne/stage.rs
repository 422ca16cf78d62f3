//! The middle of the table while something is under way: what was declared, the dice that lie
//! there, and who has the word.

use super::Session;
use super::needs;
use super::scene::{Scene, roman};
use super::tray;
use crate::icon::Icon;
use crate::pieces::pace::{Bead, Word, pace};
use game_dice_throne::{
    AbilityId, Form, Frame, Line, Pointed, Progress, Purpose, Roll, level_lines,
};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// Whether something is under way that everybody looks at: dice, an attack, or an account.
pub(super) fn shows(scene: &Scene) -> bool {
    let public = scene.public();
    let lies = !public.rolls.is_empty() || !public.pool.is_empty();
    lies || public.attack.declared.is_some()
}

/// A window in which nothing of that lies there: what has happened, and who has the word.
pub(super) fn strip(scene: &Scene) -> Option<AnyView> {
    let text = super::bar::happens(scene)?;
    let view = view! {
        <section class="mat dt-stage" aria-label=scene.text("web-dice-throne-stage")>
            <p>{text}</p>
            {words(scene)}
        </section>
    };
    Some(view.into_any())
}

/// The middle of the table.
pub(super) fn stage(scene: &Scene, session: Session) -> AnyView {
    let rolls = scene.public().rolls.iter().enumerate();
    let rolls = rolls.map(|(at, roll)| rolled(scene, session, at, roll));
    view! {
        <section class="mat dt-stage" aria-label=scene.text("web-dice-throne-stage")>
            {what(scene)}
            <div class="dt-rolls">{rolls.collect_view()}</div>
            {words(scene)}
        </section>
    }
    .into_any()
}

/// What is under way, in words.
fn what(scene: &Scene) -> AnyView {
    let (public, seat) = (scene.public(), scene.public().active);
    if let Some((ability, branch)) = public.attack.declared {
        return declared(scene, seat, ability, branch);
    }
    let said = super::bar::happens(scene);
    let text = said.unwrap_or_else(|| super::bar::rolls(scene, seat));
    view! { <div class="dt-declared"><h2>{text}</h2>{ready(scene, seat)}</div> }.into_any()
}

/// What the dice of somebody else allow so far.
fn ready(scene: &Scene, seat: Seat) -> Option<AnyView> {
    let roll = scene.public().rolls.first()?;
    let offence = roll.purpose == Purpose::Offence && roll.owner == seat;
    if !offence || !matches!(scene.frame(), Some(Frame::Declare)) {
        return None;
    }
    let mut names: Vec<String> = Vec::new();
    for (ability, branch) in scene.game.allowed(scene.public(), roll) {
        let name = scene.branch_name(seat, ability, branch);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let chips = names.into_iter().map(|name| {
        view! { <span class="chip chip-accent"><Icon name="ic-confirm"/>{name}</span> }
    });
    Some(view! { <p class="dt-ready">{chips.collect_view()}</p> }.into_any())
}

fn declared(scene: &Scene, seat: Seat, ability: AbilityId, branch: u8) -> AnyView {
    let attack = &scene.public().attack;
    let key = match attack.state {
        Progress::Rolling | Progress::Declared => "web-dice-throne-declares",
        Progress::Activated => "web-dice-throne-attacks",
        Progress::Settled | Progress::Over | Progress::None => "web-dice-throne-was-settled",
    };
    let eyebrow = scene.say(key, &[("seat", Arg::Seat(seat))]);
    let level = scene.level(seat, ability);
    let lines = level_lines(scene.game.pack(), scene.hero(seat), level, Form::Short);
    let is_it = |line: &&Line| line.branches.contains(&usize::from(branch));
    let effect = lines
        .iter()
        .find(is_it)
        .map(|line| scene.voice.say_all(&line.text));
    let found = level.branches.get(usize::from(branch));
    let sides = scene.public().rolls.first();
    let sides = sides.map_or(&[][..], |roll| &roll.sides);
    let squares = found.map(|found| needs::squares(scene, scene.hero(seat), &[found.needs], sides));
    let help = format!("ability:{}:{}", seat.index(), dice::Id::index(ability));
    view! {
        <div class="dt-declared" data-help=help>
            <p class="dt-eyebrow">{eyebrow}</p>
            <h2>{scene.branch_name(seat, ability, branch)}{level_mark(scene, seat, ability)}</h2>
            {squares}
            <p class="dt-effect">{effect}{kind(scene)}</p>
        </div>
    }
    .into_any()
}

/// The level of an ability that was raised.
fn level_mark(scene: &Scene, seat: Seat, ability: AbilityId) -> Option<AnyView> {
    let level = scene.corner(seat).levels[dice::Id::index(ability)];
    let mark = || view! { <span class="dt-level">{roman(usize::from(level))}</span> }.into_any();
    (level > 0).then(mark)
}

/// Whether there is a defence against it.
fn kind(scene: &Scene) -> Option<AnyView> {
    use game_dice_throne::Kind;
    let attack = &scene.public().attack;
    let (icon, key) = match attack.kind? {
        _ if attack.ultimate => ("ic-crown", "web-dice-throne-kind-ultimate"),
        Kind::Normal if !attack.undefendable => ("sym-shield", "web-dice-throne-defendable"),
        Kind::Pure => ("ic-burst", "web-dice-throne-pure"),
        _ => ("ic-burst", "web-dice-throne-undefendable"),
    };
    Some(view! { " "<span class="chip"><Icon name=icon/>{scene.text(key)}</span> }.into_any())
}

/// The dice of a roll, with what they are for.
fn rolled(scene: &Scene, session: Session, at: usize, roll: &Roll) -> AnyView {
    let key = match roll.purpose {
        Purpose::Offence => "web-dice-throne-roll-offence",
        Purpose::Defence => "web-dice-throne-roll-defence",
        Purpose::Bonus | Purpose::Effect => "web-dice-throne-roll-bonus",
        Purpose::Target => "web-dice-throne-roll-target",
    };
    let about = scene.say(key, &[("seat", Arg::Seat(roll.owner))]);
    let attempts = (roll.purpose == Purpose::Offence).then(|| tray::attempts(scene));
    let cells = (roll.purpose == Purpose::Target).then(|| cells(scene, roll));
    view! {
        <div class="tray dt-roll" data-purpose=purpose(roll)>
            {tray::dice(scene, session, at, roll)}
            <div class="dt-roll-foot"><span>{about}</span>{attempts.flatten()}</div>
            {cells}
        </div>
    }
    .into_any()
}

/// What the sides of the die for the target mean, and which of them is up.
fn cells(scene: &Scene, roll: &Roll) -> AnyView {
    let public = scene.public();
    let mut cells: Vec<(Vec<u8>, Pointed)> = Vec::new();
    for side in 1..=6 {
        let pointed = scene.game.pointed(public, side);
        match cells.last_mut() {
            Some((sides, last)) if *last == pointed => sides.push(side),
            _ => cells.push((vec![side], pointed)),
        }
    }
    let cell = |(sides, pointed): (Vec<u8>, Pointed)| {
        let up = roll.sides.first().is_some_and(|side| sides.contains(side));
        let (key, seat) = match pointed {
            Pointed::On(seat) => ("web-dice-throne-points-on", seat),
            Pointed::By(seat) => ("web-dice-throne-points-by", seat),
        };
        let sides: Vec<String> = sides.iter().map(u8::to_string).collect();
        view! {
            <li aria-current=up.then_some("true")>
                <b>{sides.join(" · ")}</b>
                <span>{scene.say(key, &[("seat", Arg::Seat(seat))])}</span>
            </li>
        }
    };
    let cells = cells.into_iter().map(cell).collect_view();
    view! { <ol class="dt-cells">{cells}</ol> }.into_any()
}

const fn purpose(roll: &Roll) -> &'static str {
    match roll.purpose {
        Purpose::Offence => "offence",
        Purpose::Defence => "defence",
        Purpose::Bonus | Purpose::Effect => "bonus",
        Purpose::Target => "target",
    }
}

/// Who had the word, who has it, and who will.
fn words(scene: &Scene) -> Option<AnyView> {
    let (passed, order) = scene.words_in_order()?;
    let bead = |seat: Seat, key: &str, word: Word| Bead {
        seat: Some(seat),
        name: scene.name(seat),
        does: scene.text(key),
        word,
    };
    let done = passed.iter();
    let mut beads: Vec<Bead> = done
        .map(|seat| bead(seat, "web-dice-throne-word-passed", Word::Done))
        .collect();
    for (place, seat) in order.into_iter().enumerate() {
        beads.push(match place {
            0 => bead(seat, "web-dice-throne-word-now", Word::Now),
            _ => bead(seat, "web-dice-throne-word-open", Word::Open),
        });
    }
    beads.push(Bead {
        seat: None,
        name: scene.text("web-dice-throne-word-end"),
        does: scene.text("web-dice-throne-word-then"),
        word: Word::Open,
    });
    Some(pace(scene.text("web-dice-throne-word"), &beads))
}
