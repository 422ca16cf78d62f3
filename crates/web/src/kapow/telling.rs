//! The log of KAPOW!: what was told, with less noise. Dice that are placed and picked up again are
//! not news, what was chosen is; an attack, its defence and what it cost are one line, and so are
//! faces that are gained or clipped on one after the other.

use super::formula;
use super::look;
use super::scene::Scene;
use crate::die::Look;
use crate::log::{self, Entry, Sentence};
use crate::screen::{Line, Screen};
use dice::{DiceSet, DieId};
use game_kapow::{Event, Fighter, Kapow, Make, Parts, SpotSet, State, Symbol};
use kernel::{Arg, Said};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<Kapow>, count: usize) -> Vec<Entry> {
    let events: Vec<Event> = screen.log().iter().map(|line| line.event.clone()).collect();
    let mut groups = groups(&events);
    let first = groups.len().saturating_sub(count);
    let teller = Teller { scene, screen };
    let told = groups.drain(first..);
    let mut told: Vec<Entry> = told.map(|group| teller.entry(&group)).collect();
    // A heading stands before what it was told after; no line is looked up behind it.
    for place in 1..told.len() {
        let before = told[place].place.saturating_sub(1);
        if told[place - 1].heading {
            told[place - 1].place = before;
        }
    }
    told
}

/// What is read aloud of the events from a place on: as in the log, but each face that is clipped
/// on or taken off, each die that a person places or picks up, and where the dice lie once the
/// screens have fallen.
pub(super) fn since(scene: &Scene, screen: &Screen<Kapow>, from: usize) -> Vec<Entry> {
    let log = screen.log().iter();
    let events: Vec<Event> = log.map(|line| line.event.clone()).collect();
    let length = |place: usize| match events[from + place] {
        Event::Clipped { .. } | Event::Unclipped { .. } => 1,
        _ => length(&events, from + place),
    };
    let is_silent = |place: usize| match events[from + place] {
        Event::Clipped { .. } => is_told(&events, from + place),
        Event::Unclipped { .. } | Event::Lifted { .. } | Event::CleanUp => false,
        // Where a board has placed its dice is told when all have.
        Event::Placed { fighter, .. } => !scene.game.is_person(fighter),
        _ => is_noise(&events, from + place),
    };
    let teller = Teller { scene, screen };
    let groups = log::groups(events.len() - from, length, is_silent);
    let groups = headed(&events[from..], groups).into_iter();
    let groups = groups.map(|group| from + group.start..from + group.end);
    groups.map(|group| teller.spoken(&group)).collect()
}

/// The events of each line.
fn groups(events: &[Event]) -> Vec<Range<usize>> {
    let length = |place| length(events, place);
    let groups = log::groups(events.len(), length, |place| is_noise(events, place));
    headed(events, groups)
}

/// Headings come before the dice that were rolled for the round.
fn headed(events: &[Event], mut groups: Vec<Range<usize>>) -> Vec<Range<usize>> {
    for at in 0..groups.len() {
        if matches!(events[groups[at].start], Event::RoundBegan(_)) {
            let is_roll =
                |group: &&Range<usize>| matches!(events[group.start], Event::Rolled { .. });
            let rolls = groups[..at].iter().rev().take_while(is_roll).count();
            groups[at - rolls..=at].rotate_right(1);
        }
    }
    groups
}

/// Whether an event is nobody's news.
fn is_noise(events: &[Event], place: usize) -> bool {
    let later = &events[place + 1..];
    match events[place] {
        Event::Placed { .. } | Event::Lifted { .. } | Event::CleanUp => true,
        // Nobody attacked, nobody defended.
        Event::Defends { ref parts, .. } => parts.total() == 0,
        // Once the screens have fallen it is plain that all were ready.
        Event::Ready(_) => later
            .iter()
            .any(|event| matches!(event, Event::Revealed { .. })),
        // Who sees the dice is told how they land.
        Event::Rerolls { fighter, .. } => {
            matches!(later.first(), Some(Event::Rolled { fighter: other, .. }) if *other == fighter)
        }
        Event::Clipped { .. } | Event::Unclipped { .. } => {
            let run = &events[place..place + length(events, place)];
            is_told(events, place) || clipped(run).is_empty()
        }
        _ => false,
    }
}

/// Whether a face that all see now is no news to the viewer, who sits behind the screen it was
/// clipped on behind.
fn is_told(events: &[Event], place: usize) -> bool {
    let Event::Clipped {
        fighter,
        uncovered: true,
        ..
    } = events[place]
    else {
        return false;
    };
    let round = events[..place].iter().rev();
    let mut round = round.take_while(|event| !matches!(event, Event::RoundBegan(_)));
    round.any(|event| {
        matches!(*event, Event::Clipped { fighter: one, uncovered: false, .. } if one == fighter)
    })
}

/// How many events make one line.
fn length(events: &[Event], place: usize) -> usize {
    let later = &events[place + 1..];
    let more = match events[place] {
        Event::Attacks { target, .. } => run(later, |event| {
            matches!(*event, Event::Defends { fighter, .. } | Event::Lost { fighter, .. }
                if fighter == target)
        }),
        Event::GainedFace { fighter, .. } => run(
            later,
            |event| matches!(*event, Event::GainedFace { fighter: other, .. } if other == fighter),
        ),
        Event::Clipped { fighter, .. } | Event::Unclipped { fighter, .. } => run(later, |event| {
            matches!(*event, Event::Clipped { fighter: other, .. }
                | Event::Unclipped { fighter: other, .. } if other == fighter)
        }),
        _ => 0,
    };
    1 + more
}

fn run(events: &[Event], belongs: impl Fn(&Event) -> bool) -> usize {
    events.iter().take_while(|event| belongs(event)).count()
}

/// The faces that are on dice after a while of clipping.
fn clipped(run: &[Event]) -> Vec<Symbol> {
    let mut faces = Vec::new();
    for event in run {
        match *event {
            Event::Clipped { face, .. } => faces.push(face),
            Event::Unclipped { face, .. } => {
                if let Some(place) = faces.iter().position(|known| *known == face) {
                    faces.remove(place);
                }
            }
            _ => {}
        }
    }
    faces
}

/// Whether an attack came to no more than the defence against it.
fn is_blocked(events: &[Event]) -> bool {
    let attack = events.iter().find_map(|event| match event {
        Event::Attacks { parts, .. } => Some(parts.total()),
        _ => None,
    });
    let defence = events.iter().find_map(|event| match event {
        Event::Defends { parts, .. } => Some(parts.total()),
        _ => None,
    });
    attack
        .zip(defence)
        .is_some_and(|(attack, defence)| attack <= defence)
}

struct Teller<'a> {
    scene: &'a Scene,
    screen: &'a Screen<Kapow>,
}

impl Teller<'_> {
    fn line(&self, place: usize) -> &Line<Event> {
        &self.screen.log()[place]
    }

    /// A line in words alone.
    fn spoken(&self, group: &Range<usize>) -> Entry {
        let first = self.line(group.start);
        match &first.event {
            Event::Clipped { .. } | Event::Unclipped { .. } => {
                Entry::spoken(group.start, self.said(first))
            }
            Event::Revealed { fighter, .. } => {
                let mut entry = Entry::spoken(group.start, self.said(first));
                entry.told.extend(self.lies(group.start, *fighter));
                entry
            }
            _ => self.entry(group),
        }
    }

    /// How all dice of a fighter lie once the screens have fallen: on each ability, and elsewhere.
    fn lies(&self, place: usize, fighter: Fighter) -> Vec<Sentence> {
        let Some(table) = self.table(place) else {
            return Vec::new();
        };
        let game = &self.scene.game;
        let on = |spot| {
            let dice = game.dice_in(&table, fighter, SpotSet::of(spot));
            let said = Said::new("web-kapow-spoken-on");
            let said = said.with("ability", game.called_spot(&table, fighter, spot));
            self.shown(&table, fighter, dice, said)
        };
        let loose = Said::new("web-kapow-spoken-loose");
        let loose = self.shown(&table, fighter, table.loose(fighter), loose);
        game.spots(fighter).filter_map(on).chain(loose).collect()
    }

    /// A sentence about dice and what they show; none where none have landed.
    fn shown(
        &self,
        table: &State,
        fighter: Fighter,
        dice: DiceSet,
        said: Said,
    ) -> Option<Sentence> {
        let game = &self.scene.game;
        let landed = dice.iter();
        let landed = landed.filter(|&die| game.has_landed(table, fighter, die));
        let names = landed.map(|die| {
            let shown = Said::new("kapow-die").with("die", game.called_die(table, fighter, die));
            let symbol = game.called_symbol(game.shown(table, die));
            shown.with("symbol", symbol).into()
        });
        let names: Vec<Arg> = names.collect();
        (!names.is_empty()).then(|| bare(said.with("dice", Arg::And(names))))
    }

    /// What was told, with its die called as on the board.
    fn said(&self, line: &Line<Event>) -> Said {
        let mut said = line.said.clone();
        if let Some((fighter, die)) = die_of(&line.event) {
            let name = self.called_die(fighter, die);
            let gaps = said.args.iter_mut();
            gaps.filter(|(gap, _)| gap == "die")
                .for_each(|(_, arg)| *arg = name.clone());
        }
        said
    }

    fn called_die(&self, fighter: Fighter, die: DieId) -> Arg {
        let scene = self.scene;
        scene.game.called_die(scene.table(), fighter, die)
    }

    fn entry(&self, group: &Range<usize>) -> Entry {
        let first = self.line(group.start);
        let events: Vec<Event> = group
            .clone()
            .map(|place| self.line(place).event.clone())
            .collect();
        let told = match &first.event {
            &Event::RoundBegan(round) => {
                let said = Said::new("kapow-round").with("round", Arg::number(round));
                vec![bare(said)]
            }
            Event::Rolled {
                fighter,
                dice,
                faces,
            } => vec![self.rolled(group.start, *fighter, *dice, faces)],
            &Event::Revealed { fighter, .. } => vec![self.revealed(group.start, fighter)],
            Event::Attacks { .. } => self.attack(group, &events),
            Event::Defends { fighter, parts } => vec![self.total(*fighter, parts, None)],
            &Event::GainedFace { fighter, .. } => {
                let gained = events.iter().filter_map(|event| match event {
                    Event::GainedFace { face, .. } => Some(*face),
                    _ => None,
                });
                vec![self.faces(
                    "web-kapow-log-faces",
                    fighter,
                    &gained.collect::<Vec<Symbol>>(),
                )]
            }
            &(Event::Clipped { fighter, .. } | Event::Unclipped { fighter, .. }) => {
                vec![self.faces("web-kapow-log-clipped", fighter, &clipped(&events))]
            }
            _ => vec![self.plain(first)],
        };
        let heading = matches!(first.event, Event::RoundBegan(_));
        Entry::new(group.end - 1, heading, told)
    }

    /// Any other event, with the dice and faces that it names.
    fn plain(&self, line: &Line<Event>) -> Sentence {
        let die = |make, symbol| look_in_line(self.scene, make, symbol);
        let dice = match line.event {
            Event::GainedDie { die: one, .. } => {
                vec![("die", die(self.scene.game.make(one), None))]
            }
            Event::Traded { old, face, .. } => vec![
                ("old", die(Make::Action, Some(old))),
                ("face", die(Make::Action, Some(face))),
            ],
            Event::Gave { face, .. } => vec![("face", die(Make::Action, Some(face)))],
            _ => Vec::new(),
        };
        let dice = dice.into_iter().map(|(gap, look)| (gap, vec![look]));
        Sentence::new(self.said(line), dice.collect())
    }

    fn rolled(&self, place: usize, fighter: Fighter, dice: DiceSet, faces: &[Symbol]) -> Sentence {
        let again = place > 0
            && matches!(self.line(place - 1).event, Event::Rerolls { fighter: other, .. }
                if other == fighter);
        let key = if again {
            "web-kapow-log-rolled-again"
        } else {
            "web-kapow-log-rolled"
        };
        let said = Said::new(key)
            .with("seat", self.scene.game.called(fighter))
            .with("count", Arg::number(dice.len()))
            .with("dice", Arg::Spelled(String::new()));
        let game = &self.scene.game;
        let looks = dice.iter().zip(faces).map(|(die, &face)| {
            let make = game.make(die);
            let mut look = look_in_line(self.scene, make, Some(face));
            let (die, face) = (self.called_die(fighter, die), game.called_symbol(face));
            look.label = [die, face].map(|name| self.scene.called(&name)).join(", ");
            look
        });
        Sentence::new(said, vec![("dice", looks.collect())])
    }

    /// The table once a line had been told.
    fn table(&self, place: usize) -> Option<State> {
        self.screen
            .view_at(place)
            .map(|view| self.scene.game.known(view))
    }

    fn looks(&self, table: &State, dice: DiceSet) -> Vec<Look> {
        let game = &self.scene.game;
        let look = |die| look_in_line(self.scene, game.make(die), Some(game.shown(table, die)));
        dice.iter().map(look).collect()
    }

    /// What somebody has chosen, with the dice on it.
    fn revealed(&self, place: usize, fighter: Fighter) -> Sentence {
        let line = self.line(place);
        let Event::Revealed { selected, .. } = line.event else {
            return self.plain(line);
        };
        let looks = self.table(place).map(|table| {
            let dice = self.scene.game.dice_in(&table, fighter, selected);
            self.looks(&table, dice)
        });
        let drawn = looks.filter(|looks| !looks.is_empty());
        let drawn = drawn.map(|looks| ("abilities", looks)).into_iter();
        Sentence::new(line.said.clone(), drawn.collect())
    }

    /// An attack with its formula, the defence against it, and what it cost.
    fn attack(&self, group: &Range<usize>, events: &[Event]) -> Vec<Sentence> {
        let mut told = Vec::new();
        for (place, event) in group.clone().zip(events) {
            told.push(match event {
                Event::Attacks {
                    fighter,
                    target,
                    parts,
                } => self.total(*fighter, parts, Some(*target)),
                Event::Defends { fighter, parts } => self.total(*fighter, parts, None),
                _ => self.plain(self.line(place)),
            });
        }
        if is_blocked(events) {
            told.push(bare(Said::new("web-kapow-log-blocked")));
        }
        told
    }

    /// A total with its formula.
    fn total(&self, fighter: Fighter, parts: &Parts, target: Option<Fighter>) -> Sentence {
        let sum = formula::in_text(&formula::in_words(self.scene, fighter, parts));
        let called = |fighter| self.scene.game.called(fighter);
        let key = match target {
            Some(_) => "web-kapow-log-attacks",
            None => "web-kapow-log-defends",
        };
        let said = Said::new(key)
            .with("seat", called(fighter))
            .with("sum", Arg::Spelled(sum));
        bare(match target {
            Some(target) => said.with("target", called(target)),
            None => said,
        })
    }

    /// Faces, one after the other.
    fn faces(&self, key: &'static str, fighter: Fighter, faces: &[Symbol]) -> Sentence {
        let look = |face: &Symbol| look_in_line(self.scene, Make::Action, Some(*face));
        let name = |face: &Symbol| self.scene.called(&self.scene.game.called_symbol(*face));
        let names: Vec<String> = faces.iter().map(name).collect();
        let said = Said::new(key)
            .with("seat", self.scene.game.called(fighter))
            .with("count", Arg::number(faces.len() as u8))
            .with("faces", Arg::Spelled(format!("{} ", names.join(", "))));
        Sentence::new(said, vec![("faces", faces.iter().map(look).collect())])
    }
}

/// The die that an event is about by name, and whose it is.
fn die_of(event: &Event) -> Option<(Fighter, DieId)> {
    match *event {
        Event::Placed { fighter, die, .. }
        | Event::Lifted { fighter, die }
        | Event::Turned { fighter, die, .. }
        | Event::GainedDie { fighter, die }
        | Event::Clipped { fighter, die, .. }
        | Event::Unclipped { fighter, die, .. } => Some((fighter, die)),
        Event::Traded { fighter, die, .. } => Some((fighter, die?)),
        Event::Gave { giver, die, .. } => Some((giver, die?)),
        _ => None,
    }
}

fn bare(said: Said) -> Sentence {
    Sentence::new(said, Vec::new())
}

/// A small die beside its name.
fn look_in_line(scene: &Scene, make: Make, symbol: Option<Symbol>) -> Look {
    let mut look = look::of(scene, make, symbol, "die-s");
    look.label = String::new();
    look
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;
    use game_kapow::{By, SlotId, SpotId};

    fn fighter(number: u8) -> Fighter {
        Fighter::new(number).unwrap()
    }

    fn parts(total: i32) -> Parts {
        let mut parts = Parts::default();
        parts.add(total, By::Base(SpotId::at(0).unwrap()));
        parts
    }

    fn face(clips: bool, face: Symbol) -> Event {
        let (fighter, die) = (fighter(0), DieId::new(20).unwrap());
        if clips {
            Event::Clipped {
                fighter,
                face,
                die,
                uncovered: false,
            }
        } else {
            Event::Unclipped { fighter, face, die }
        }
    }

    #[test]
    fn what_is_placed_and_lifted_is_no_news() {
        let (a, b) = (fighter(0), fighter(1));
        let die = DieId::new(0).unwrap();
        let selected = SpotSet::of(SpotId::at(0).unwrap());
        let events = [
            Event::Rolled {
                fighter: a,
                dice: DiceSet::of(die),
                faces: [Symbol::Might].into_iter().collect(),
            },
            Event::RoundBegan(1),
            Event::Placed {
                fighter: a,
                die,
                slot: SlotId::at(0).unwrap(),
            },
            Event::Lifted { fighter: a, die },
            Event::Ready(b),
            Event::Revealed {
                fighter: a,
                selected,
            },
            Event::Attacks {
                fighter: a,
                target: b,
                parts: parts(3),
            },
            Event::Defends {
                fighter: b,
                parts: parts(1),
            },
            Event::Lost {
                fighter: b,
                count: 2,
                life: 18,
            },
            Event::CleanUp,
        ];
        assert_eq!(groups(&events), [1..2, 0..1, 5..6, 6..9]);
        assert_eq!(
            groups(&events[..5]),
            [1..2, 0..1, 4..5],
            "ready is news at first"
        );
    }

    #[test]
    fn faces_that_came_off_again_are_not_told() {
        let run = [
            face(true, Symbol::Might),
            face(true, Symbol::Wild),
            face(false, Symbol::Might),
        ];
        assert_eq!(clipped(&run), [Symbol::Wild]);
        let none = [face(true, Symbol::Might), face(false, Symbol::Might)];
        assert!(groups(&none).is_empty());
    }

    #[test]
    fn what_was_clipped_on_behind_the_own_screen_is_told_once() {
        let uncovered = |number: u8| Event::Clipped {
            fighter: fighter(number),
            face: Symbol::Wild,
            die: DieId::new(20).unwrap(),
            uncovered: true,
        };
        let events = [
            face(true, Symbol::Wild),
            Event::Ready(fighter(0)),
            uncovered(0),
            uncovered(1),
        ];
        assert_eq!(groups(&events), [0..1, 1..2, 3..4]);
        let next = [face(true, Symbol::Wild), Event::RoundBegan(2), uncovered(0)];
        assert!(!is_told(&next, 2), "that was another round");
    }
}
