//! The screens fall: who attacks whom with what, who defends, and what it comes to.

mod ask;
mod cards;
mod story;

use super::Session;
use super::formula::{self, Sum};
use super::rivals;
use super::scene::Scene;
use crate::log::Past;
use crate::screen::Screen;
use dice::DiceSet;
use game_kapow::{Event, Fighter, Kapow, Parts, Stage, View};
use kernel::Arg;
use leptos::prelude::*;
use story::Story;

pub(super) use ask::{asked, natural};
pub(super) use cards::panel;

/// How many steps the end of a fight stays, once the match has gone on behind it.
const LINGER: usize = 3;

/// In how many steps the newest update is shown.
pub(super) fn steps(screen: &Screen<Kapow>) -> usize {
    let news: Vec<Event> = screen
        .news()
        .iter()
        .map(|line| line.event.clone())
        .collect();
    let begins = |event: &Event| matches!(event, Event::Revealed { .. });
    let revealed = Story::of(&events(screen)).revealed || news.iter().any(begins);
    let beats = story::beats(&news).len();
    match &screen.view {
        Some(view) if revealed && beats > 0 && !is_fight(view.public.stage) => beats + LINGER,
        _ if revealed => beats,
        _ => 0,
    }
}

fn events(screen: &Screen<Kapow>) -> Vec<Event> {
    screen.log().iter().map(|line| line.event.clone()).collect()
}

const fn is_fight(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Fight | Stage::Attack(_) | Stage::Defend(_) | Stage::Hit | Stage::Hold
    )
}

/// Whether the fight is on the table: while it lasts, while its end is shown, while others power
/// up, at the end of a match, and whenever somebody looks back to it.
pub(super) fn shows(scene: &Scene, session: Session, step: Option<usize>) -> bool {
    if step.is_some() {
        return true;
    }
    if let Some(line) = Past::line() {
        let fights = |screen: &Screen<Kapow>| {
            let line = screen.log().get(line);
            line.is_some_and(|line| is_of_fight(&line.event))
        };
        return session.with_screen(fights);
    }
    match scene.view.public.stage {
        Stage::PowerUp | Stage::Gain(_) | Stage::After | Stage::Late(_) => scene.question.is_none(),
        Stage::Over(_) => session.with_screen(|screen| Story::of(&events(screen)).revealed),
        stage => is_fight(stage),
    }
}

/// Whether a line of the log leads to the fight.
const fn is_of_fight(event: &Event) -> bool {
    matches!(
        event,
        Event::Revealed { .. }
            | Event::Attacks { .. }
            | Event::Holds(_)
            | Event::Defends { .. }
            | Event::Lost { .. }
            | Event::Marker(_)
            | Event::Ended(_)
    )
}

/// Attack and defence with their formulas.
pub(super) fn reveal(scene: &Scene, session: Session, step: Option<usize>) -> Vec<AnyView> {
    let fight = session.with_screen(|screen| {
        let tale = Tale::of(screen, step);
        cards::table(scene, session, &tale)
    });
    vec![rivals::strip(scene, session), fight]
}

/// What has been told of the fight, and the tables that explain it.
struct Tale<'a> {
    /// All that the view on the table knows of.
    known: Vec<Event>,
    story: Story,
    /// Whether all of the newest update is shown.
    whole: bool,
    screen: &'a Screen<Kapow>,
}

impl<'a> Tale<'a> {
    fn of(screen: &'a Screen<Kapow>, step: Option<usize>) -> Tale<'a> {
        let mut known = events(screen);
        let past = Past::line().and_then(|line| screen.told_by(line));
        if let Some(told) = past {
            known.truncate(told);
        }
        let mut log = known.clone();
        if let (Some(step), None) = (step, past) {
            let old = log.len() - screen.news().len();
            let beats = story::beats(&known[old..]);
            if let Some(end) = beats.get(step.saturating_sub(1)) {
                log.truncate(old + end);
            }
        }
        Tale {
            story: Story::of(&log),
            whole: log.len() == known.len(),
            known,
            screen,
        }
    }

    /// The tables that knew of an event: after it, before it.
    fn views(&self, place: usize) -> impl Iterator<Item = &View> {
        let around = [self.screen.view_at(place), self.screen.view_ahead_of(place)];
        around.into_iter().flatten().chain(&self.screen.view)
    }

    /// A total that was told, with its dice as they lay then.
    fn told(&self, scene: &Scene, fighter: Fighter, parts: &Parts, place: usize) -> Side {
        let dice = |view: &&View| !lying(scene, view, fighter, parts).is_empty();
        let view = self.views(place).find(dice);
        Side {
            dice: view.map_or(DiceSet::EMPTY, |view| lying(scene, view, fighter, parts)),
            view: view.cloned(),
            ..Side::planned(scene, fighter, parts)
        }
    }
}

/// The dice in the boxes that a total comes from.
fn lying(scene: &Scene, view: &View, fighter: Fighter, parts: &Parts) -> DiceSet {
    let entries = parts.entries().iter();
    let spots = entries.filter_map(|entry| entry.source.own()).collect();
    scene.game.dice_in(&scene.game.known(view), fighter, spots)
}

/// One side of an attack: who, with what, how much.
struct Side {
    fighter: Fighter,
    total: u8,
    sum: Sum,
    dice: DiceSet,
    /// Where the dice lie as they lay then; the present table otherwise.
    view: Option<View>,
}

impl Side {
    /// What somebody has in mind, or could do at best.
    fn planned(scene: &Scene, fighter: Fighter, parts: &Parts) -> Side {
        Side {
            fighter,
            total: parts.total(),
            sum: formula::in_words(scene, fighter, parts),
            dice: lying(scene, &scene.view, fighter, parts),
            view: None,
        }
    }
}

/// A fighter as sentences name it: a seat, or the character that plays by itself.
pub(super) fn called(scene: &Scene, fighter: Fighter) -> Arg {
    match scene.character(fighter) {
        Some(name) if !scene.game.is_person(fighter) => Arg::Named {
            de: name.de,
            en: name.en,
        },
        _ => Arg::Seat(fighter.seat()),
    }
}
