//! The log of Dice Masters: what was told, with less noise. Which dice go where is seen at the
//! table; what is paid stands with what it is paid for.

use super::look;
use super::scene::Scene;
use crate::die::Look;
use crate::log::{Entry, Sentence, gap, groups};
use crate::screen::{Line, Screen};
use dice::DieId;
use game_dice_masters::{DiceMasters, Event, Kind, Spot, face_text};
use kernel::{Arg, Said, Seat, SeatSet};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<DiceMasters>, count: usize) -> Vec<Entry> {
    let log = screen.log();
    let length = |place| length(log, place);
    let groups = groups(log.len(), length, |place| is_noise(&log[place].event));
    let newest = groups.into_iter().rev().take(count).rev();
    let entry = |lines: Range<usize>| {
        let heading = matches!(log[lines.start].event, Event::Turn { .. });
        let told = log[lines.clone()]
            .iter()
            .filter(|line| !is_noise(&line.event));
        let told = told.map(|line| sentence(scene, line));
        Entry::new(lines.end - 1, heading, told.collect())
    };
    newest.map(entry).collect()
}

/// What is read aloud of the events from a place on: also which dice go where, together where they
/// go the same way.
pub(super) fn since(scene: &Scene, screen: &Screen<DiceMasters>, from: usize) -> Vec<Entry> {
    let log = screen.log();
    let new = &log[from..];
    let groups = groups(
        new.len(),
        |place| together(new, place),
        |place| is_silent(&new[place].event),
    );
    let said = groups.into_iter().map(|group| {
        let (first, place) = (&new[group.start], from + group.end - 1);
        match way(&first.event) {
            Some(_) => Entry::spoken(place, moved(scene, &new[group])),
            None => Entry::spoken(place, first.said.clone()),
        }
    });
    let places = 0..new.len();
    let paid = places
        .clone()
        .filter_map(|place| unclear_reserve(new, place));
    let paid: SeatSet = paid.collect();
    let reserves = paid.iter().map(|seat| reserve(scene, seat));
    let brought = places.filter_map(|place| unclear_source(new, place));
    let brought = brought.map(|die| scene.public().die(die).owner);
    let brought: SeatSet = brought.collect();
    let zones = brought
        .iter()
        .flat_map(|seat| ZONES.map(|spot| zone(scene, seat, spot)));
    let clear = reserves.chain(zones);
    let clear = clear.map(|said| Entry::spoken(log.len() - 1, said));
    said.chain(clear).collect()
}

/// Where dice can come from that an effect brings.
const ZONES: [Spot; 3] = [Spot::Prep, Spot::Used, Spot::Field];

/// A die that has come into the field from nobody has heard where.
fn unclear_source(log: &[Line<Event>], place: usize) -> Option<DieId> {
    let next = log.get(place + 1).and_then(|line| way(&line.event));
    let comes = next.is_some_and(|(_, _, to)| to == Spot::Field);
    match log[place].event {
        Event::Fielded { die } | Event::Put { die } if !comes => Some(die),
        _ => None,
    }
}

/// All that lies in a zone.
fn zone(scene: &Scene, seat: Seat, spot: Spot) -> Said {
    let zone = match spot {
        Spot::Prep => "prep",
        Spot::Used => "used",
        _ => "field",
    };
    Said::new("web-dice-masters-spoken-zone")
        .with("seat", Arg::Seat(seat))
        .with("zone", Arg::word(zone))
        .with("dice", scene.game.told_zone(&scene.view, seat, spot))
}

/// Whose reserve cannot be told from what was heard: some of its dice were rolled again, or have
/// paid and stay, with less on them.
fn unclear_reserve(log: &[Line<Event>], place: usize) -> Option<Seat> {
    let next = log.get(place + 1).map(|line| &line.event);
    match &log[place].event {
        Event::Rolled {
            seat, again: true, ..
        } => Some(*seat),
        Event::Spent { seat, kind, .. } => {
            let goes = matches!(next, Some(Event::Moved { kind: one, from: Spot::Reserve, .. })
                if one == kind);
            (!goes).then_some(*seat)
        }
        _ => None,
    }
}

/// All that lies in a reserve.
fn reserve(scene: &Scene, seat: Seat) -> Said {
    let public = &scene.view.public;
    let dice = public.reserve(seat).iter().map(|die| {
        let die = public.die(die);
        with_face(scene, die.owner, die.kind, Some(die.side))
    });
    let dice: Vec<Arg> = dice.collect();
    Said::new("web-dice-masters-spoken-reserve")
        .with("seat", Arg::Seat(seat))
        .with("n", Arg::number(dice.len() as u8))
        .with("dice", Arg::And(dice))
}

/// What is said with what is paid for, and who lets things be.
const fn is_silent(event: &Event) -> bool {
    matches!(
        event,
        Event::Spent { .. } | Event::Loose { .. } | Event::Passed { .. }
    )
}

/// Whose die goes from where to where.
const fn way(event: &Event) -> Option<(Seat, Spot, Spot)> {
    match event {
        Event::Moved { seat, from, to, .. } => Some((*seat, *from, *to)),
        _ => None,
    }
}

/// How many events are said together: dice that go the same way, whatever is paid in between.
fn together(log: &[Line<Event>], place: usize) -> usize {
    let Some(first) = way(&log[place].event) else {
        return 1;
    };
    let same = |line: &&Line<Event>| {
        let is_payment = matches!(line.event, Event::Spent { .. } | Event::Loose { .. });
        is_payment || way(&line.event) == Some(first)
    };
    1 + log[place + 1..].iter().take_while(same).count()
}

fn moved(scene: &Scene, lines: &[Line<Event>]) -> Said {
    let dice = lines.iter().filter_map(|line| match line.event {
        Event::Moved {
            seat, kind, side, ..
        } => Some(with_face(scene, seat, kind, side)),
        _ => None,
    });
    let mut said = Said::new("web-dice-masters-spoken-moved");
    let known = ["seat", "from", "to"].into_iter();
    said.args
        .extend(known.filter_map(|name| gap(&lines[0].said, name)));
    said.with("dice", Arg::And(dice.collect()))
}

/// A die by its name, with what it shows where it shows anything.
fn with_face(scene: &Scene, seat: Seat, kind: Kind, side: Option<u8>) -> Arg {
    let name = scene.game.called_kind(seat, kind);
    let Some(side) = side else {
        return name;
    };
    let face = scene.game.faces(seat, kind)[usize::from(side)];
    let said = Said::new("dice-masters-shown").with("die", name);
    said.with("face", face_text(face).into()).into()
}

/// What is nobody's news.
fn is_noise(event: &Event) -> bool {
    !event.is_news()
}

/// What somebody wants to know of an answer before it is given.
pub(super) fn is_result(event: &Event) -> bool {
    let begins = matches!(
        event,
        Event::Turn { .. } | Event::Used { .. } | Event::Began { .. }
    );
    event.is_news() && !begins
}

/// Damage that comes together is one line, and so is an ability with what it does at once.
fn length(log: &[Line<Event>], place: usize) -> usize {
    let begins = |event: &Event| {
        matches!(
            event,
            Event::Began { .. } | Event::Used { .. } | Event::Hurt { .. } | Event::Attacked { .. }
        )
    };
    let follows = |event: &Event| {
        matches!(
            event,
            Event::Hurt { .. }
                | Event::KnockedOut { .. }
                | Event::Changed { .. }
                | Event::Spun { .. }
                | Event::Life { .. }
                | Event::Sacrificed { .. }
                | Event::Spent { .. }
                | Event::Loose { .. }
                | Event::Moved { .. }
        )
    };
    if !begins(&log[place].event) {
        return 1;
    }
    let rest = log[place + 1..].iter();
    1 + rest.take_while(|line| follows(&line.event)).count()
}

/// A sentence with the dice it speaks of.
fn sentence(scene: &Scene, line: &Line<Event>) -> Sentence {
    match &line.event {
        Event::Rolled { seat, dice, again } => {
            let said = Said::new("dice-masters-rolled")
                .with("seat", Arg::Seat(*seat))
                .with("again", Arg::word(if *again { "yes" } else { "no" }))
                .with("dice", Arg::Spelled(String::new()));
            let faces = |die: &game_dice_masters::Die| {
                let sides = scene.game.faces(die.owner, die.kind);
                let side = sides[usize::from(die.side)];
                in_line(look::of_face(scene, (die.owner, die.kind), side, "die-s"))
            };
            Sentence::new(said, vec![("dice", dice.iter().map(faces).collect())])
        }
        Event::Bought { seat, kind } => {
            let look = look::hidden(scene, (*seat, *kind), "die-s");
            Sentence::new(line.said.clone(), vec![("die", vec![in_line(look)])])
        }
        _ => Sentence::new(line.said.clone(), Vec::new()),
    }
}

/// A die in a line asks for no help of its own.
fn in_line(look: Look) -> Look {
    Look { help: None, ..look }
}
