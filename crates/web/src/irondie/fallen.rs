//! The throwing tray in the middle of the table: the dice that were thrown last lie here as they
//! fell, with who threw them and what for. Before the first throw it is empty and quiet.

use super::scene::Scene;
use super::{Session, look};
use crate::icon::Icon;
use crate::log::Past;
use crate::screen::Line;
use crate::seat;
use dice::{DiceSet, DieId};
use game_irondie::{Event, Side, owner};
use kernel::Seat;
use leptos::prelude::*;

/// What somebody threw at once.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Throw {
    seat: Seat,
    /// The dice, and what they showed when they came to rest.
    dice: Vec<(DieId, u8)>,
    /// What a Reserve die was thrown at; nothing in Battle.
    at: DiceSet,
}

/// The dice in the tray; before the first throw a word that says so.
pub(super) fn dice(scene: &Scene, session: Session) -> AnyView {
    let mut throws = session.with_screen(|screen| {
        let told = Past::line().and_then(|line| screen.told_by(line));
        let log = screen.log();
        newest(&log[..told.unwrap_or(log.len())])
    });
    if throws.is_empty() {
        let quiet = scene.text("web-irondie-tray-quiet");
        return view! { <p class="ir-quiet soft">{quiet}</p> }.into_any();
    }
    // As the mats lie: the own dice on the near side.
    throws.sort_by_key(|throw| Side::of(throw.seat) == Side::of(scene.me));
    let thrown = throws.iter().map(|throw| thrown(scene, throw));
    view! { <ul class="ir-throws">{thrown.collect_view()}</ul> }.into_any()
}

fn thrown(scene: &Scene, throw: &Throw) -> impl IntoView + use<> {
    let name = scene.name(throw.seat);
    let what = if throw.at.is_empty() {
        scene.text("irondie-phase-battle")
    } else {
        scene.text("web-mode-irondie-duel")
    };
    let dice = throw.dice.iter().map(|&(die, value)| {
        view! { <li>{look::fallen(scene, die, value)}</li> }
    });
    let at = (!throw.at.is_empty()).then(|| {
        let at = throw.at.iter().map(|die| look::shown(scene, die, "die-s"));
        view! {
            <p class="ir-at"><Icon name="ic-arrow-right" size="ir-arrow"/>{at.collect_view()}</p>
        }
    });
    view! {
        <li class="ir-throw" data-seat=throw.seat.index()>
            <p class="small soft">
                {seat::mark(throw.seat, &name)}
                <b>{name}</b>
                <span>{what}</span>
            </p>
            <ul class="dice">{dice.collect_view()}</ul>
            {at}
        </li>
    }
}

/// What was thrown last: a Reserve die, or the dice of everybody in Battle.
fn newest(log: &[Line<Event>]) -> Vec<Throw> {
    let events: Vec<Event> = log.iter().map(|line| line.event).collect();
    let Some(last) = events.iter().rposition(|event| landed(event).is_some()) else {
        return Vec::new();
    };
    let before = last.checked_sub(1).map(|place| events[place]);
    match (before, landed(&events[last])) {
        (Some(Event::Hurled { die, at }), Some(fell)) if die == fell.0 => vec![Throw {
            seat: owner(die),
            dice: vec![fell],
            at,
        }],
        _ => battle(&events[..=last]),
    }
}

/// The dice that fell together at the end, by those who threw them.
fn battle(events: &[Event]) -> Vec<Throw> {
    let fell = events
        .iter()
        .rev()
        .take_while(|event| matches!(event, Event::Landed { .. } | Event::Split { .. }));
    let mut throws: Vec<Throw> = Vec::new();
    for (die, value) in fell.filter_map(landed) {
        let seat = owner(die);
        match throws.iter_mut().find(|throw| throw.seat == seat) {
            Some(throw) => throw.dice.insert(0, (die, value)),
            None => throws.push(Throw {
                seat,
                dice: vec![(die, value)],
                at: DiceSet::EMPTY,
            }),
        }
    }
    throws.sort_by_key(|throw| throw.seat);
    throws
}

const fn landed(event: &Event) -> Option<(DieId, u8)> {
    match *event {
        Event::Landed { die, value } => Some((die, value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Said;

    fn lines(events: &[Event]) -> Vec<Line<Event>> {
        let line = |event: &Event| Line {
            event: *event,
            said: Said::new("x"),
        };
        events.iter().map(line).collect()
    }

    fn die(number: u8) -> DieId {
        DieId::new(number).expect("a die of the table")
    }

    fn fell(number: u8, value: u8) -> Event {
        let die = die(number);
        Event::Landed { die, value }
    }

    #[test]
    fn dice_of_a_battle_lie_by_who_threw_them() {
        assert_eq!(newest(&lines(&[])), Vec::new(), "nobody has thrown");
        let round = Event::RoundBegan {
            round: 2,
            late: false,
        };
        let told = lines(&[
            fell(3, 1),
            round,
            fell(9, 4),
            fell(0, 5),
            fell(10, 6),
            round,
        ]);
        let throws = newest(&told);
        let dice: Vec<usize> = throws.iter().map(|throw| throw.dice.len()).collect();
        assert_eq!(dice, [1, 2], "what fell in an earlier round is put away");
        assert_eq!(throws[1].dice[0], (die(9), 4));
        assert!(throws.iter().all(|throw| throw.at.is_empty()));
    }

    #[test]
    fn a_reserve_die_lies_alone_with_what_it_was_thrown_at() {
        let (die, at) = (die(2), DiceSet::of(die(12)));
        let told = lines(&[fell(1, 3), Event::Hurled { die, at }, fell(2, 6)]);
        let expected = Throw {
            seat: owner(die),
            dice: vec![(die, 6)],
            at,
        };
        assert_eq!(newest(&told), [expected]);
    }
}
