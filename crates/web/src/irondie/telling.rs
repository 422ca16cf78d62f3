//! The log of IRONDIE: what was told, with less noise. Dice that land together are one line, a
//! throw and its landing too, and so are a result and what it does.

use super::look;
use super::scene::Scene;
use crate::log::{Drawn, Entry, Sentence};
use crate::screen::{Line, Screen};
use dice::{DiceSet, DieId};
use game_irondie::{DICE, Event, Irondie, SEATS, owner};
use kernel::{Arg, Said, Seat};

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<Irondie>, count: usize) -> Vec<Entry> {
    let mut teller = Teller::new(scene, screen.log());
    let mut place = 0;
    while place < screen.log().len() {
        place = teller.tell(place);
    }
    let told = teller.told.len().saturating_sub(count);
    let newest = teller.told[told..].iter();
    newest.map(|told| entry(scene, told)).collect()
}

/// A line before anything is drawn.
struct Told {
    place: usize,
    heading: bool,
    parts: Vec<Part>,
}

/// A sentence, and the dice of its gaps with what they showed.
struct Part {
    said: Said,
    dice: Vec<(&'static str, Vec<(DieId, u8)>)>,
}

struct Teller<'a> {
    scene: &'a Scene,
    log: &'a [Line<Event>],
    told: Vec<Told>,
    /// What every die shows at this moment.
    values: [u8; DICE],
    /// What a seat keeps of the hand whose dice are in the air.
    reserve: [Option<u8>; SEATS],
}

impl<'a> Teller<'a> {
    fn new(scene: &'a Scene, log: &'a [Line<Event>]) -> Teller<'a> {
        // The first round begins without a word.
        let said = Said::new("irondie-event-round").with("round", Arg::number(1));
        let first = Told {
            place: 0,
            heading: true,
            parts: vec![Part {
                said,
                dice: Vec::new(),
            }],
        };
        Teller {
            scene,
            log,
            told: if log.is_empty() {
                Vec::new()
            } else {
                vec![first]
            },
            values: [0; DICE],
            reserve: [None; SEATS],
        }
    }

    fn event(&self, place: usize) -> Option<Event> {
        self.log.get(place).map(|line| line.event)
    }

    /// Tells what happened at a place of the log. Returns the next place to tell.
    fn tell(&mut self, place: usize) -> usize {
        match self.log[place].event {
            // Everybody sees it, or hears it again in the next line.
            Event::Sealed(_) | Event::RightLost(_) | Event::ToLimbo(_) => self.drop(place),
            Event::Split {
                seat,
                thrown,
                reserve,
            } if !thrown.is_empty() => {
                self.reserve[seat.index()] = Some(reserve);
                place + 1
            }
            // A bonus tells the new value itself.
            Event::Changed { die, .. } if self.is_bonus(place + 1, die) => self.drop(place),
            Event::Landed { die, .. } => self.landed(place, owner(die)),
            Event::Hurled { die, .. } => self.hurled(place, die),
            Event::Resolved { die, hit, .. } => {
                let kind = self.scene.view.public.make(die).kind();
                let kind = self.scene.game.tables().kind(kind);
                let effects = if hit { &kind.hit } else { &kind.miss };
                self.with_next(place, effects.len())
            }
            Event::Hurt { value: 0, .. } => self.with_next(place, 1),
            Event::RoundBegan { .. } => {
                let next = self.with_next(place, 0);
                if let Some(told) = self.told.last_mut() {
                    told.heading = true;
                }
                next
            }
            _ => self.with_next(place, 0),
        }
    }

    fn is_bonus(&self, place: usize, die: DieId) -> bool {
        matches!(self.event(place), Some(Event::Bonus { to, .. }) if to == die)
    }

    fn drop(&mut self, place: usize) -> usize {
        self.learn(place);
        place + 1
    }

    /// All dice of a seat that land one after the other.
    fn landed(&mut self, place: usize, seat: Seat) -> usize {
        let mut dice = Vec::new();
        let mut next = place;
        while let Some(Event::Landed { die, value }) = self.event(next) {
            if owner(die) != seat {
                break;
            }
            self.learn(next);
            dice.push((die, value));
            next += 1;
        }
        let reserve = self.reserve[seat.index()].take().unwrap_or_default();
        let said = Said::new("web-irondie-log-landed")
            .with("seat", Arg::Seat(seat))
            .with("dice", Arg::Spelled(String::new()))
            .with("reserve", Arg::number(reserve));
        let dice = vec![("dice", dice)];
        self.told.push(Told {
            place: next - 1,
            heading: false,
            parts: vec![Part { said, dice }],
        });
        next
    }

    /// A throw, with what it shows once it has landed.
    fn hurled(&mut self, place: usize, die: DieId) -> usize {
        let landed = match self.event(place + 1) {
            Some(Event::Landed { die: other, value }) if other == die => Some(value),
            _ => None,
        };
        let next = match landed {
            Some(_) => self.drop(place + 1),
            None => place + 1,
        };
        let mut part = self.part(place);
        if let Some(value) = landed {
            part.said.key = "web-irondie-log-hurled".into();
            part.said = part.said.with("value", Arg::number(value));
        }
        self.told.push(Told {
            place: next - 1,
            heading: false,
            parts: vec![part],
        });
        next
    }

    /// A line with up to so many of the effects that follow.
    fn with_next(&mut self, place: usize, most: usize) -> usize {
        self.learn(place);
        let mut told = Told {
            place,
            heading: false,
            parts: vec![self.part(place)],
        };
        for next in place + 1..=place + most {
            let is_effect = |event| {
                matches!(
                    event,
                    Event::Changed { .. } | Event::ToLimbo(_) | Event::ToAbyss(_)
                )
            };
            if !self.event(next).is_some_and(is_effect) {
                break;
            }
            // A new value is drawn as it is, a die that goes as it was.
            if matches!(self.event(next), Some(Event::Changed { .. })) {
                self.learn(next);
            }
            told.parts.push(self.part(next));
            self.learn(next);
            told.place = next;
        }
        let next = told.place + 1;
        self.told.push(told);
        next
    }

    fn part(&self, place: usize) -> Part {
        let line = &self.log[place];
        let shown = |dice: DiceSet| {
            dice.iter()
                .map(|die| (die, self.values[die.index()]))
                .collect()
        };
        let dice = spoken_of(line.event);
        Part {
            said: line.said.clone(),
            dice: dice
                .into_iter()
                .map(|(gap, dice)| (gap, shown(dice)))
                .collect(),
        }
    }

    /// Follows what the dice show.
    fn learn(&mut self, place: usize) {
        let (die, value) = match self.log[place].event {
            Event::Landed { die, value }
            | Event::Changed { die, value }
            | Event::Hurt { die, value, .. }
            | Event::Bonus { to: die, value, .. } => (die, value),
            Event::ToLimbo(die) | Event::ToAbyss(die) | Event::Returned(die) => (die, 0),
            _ => return,
        };
        if let Some(shown) = self.values.get_mut(die.index()) {
            *shown = value;
        }
    }
}

/// The dice a sentence speaks of, by its gaps.
fn spoken_of(event: Event) -> Vec<(&'static str, DiceSet)> {
    match event {
        Event::Bonus { from, to, .. } => {
            vec![("die", DiceSet::of(from)), ("target", DiceSet::of(to))]
        }
        Event::Hurled { die, at } => vec![("die", DiceSet::of(die)), ("targets", at)],
        Event::Resolved { die, target, .. } => {
            vec![("die", DiceSet::of(die)), ("target", DiceSet::of(target))]
        }
        Event::Fizzled(die)
        | Event::Changed { die, .. }
        | Event::ToLimbo(die)
        | Event::ToAbyss(die)
        | Event::Hurt { die, .. }
        | Event::Returned(die) => vec![("die", DiceSet::of(die))],
        _ => Vec::new(),
    }
}

fn entry(scene: &Scene, told: &Told) -> Entry {
    let sentence = |part: &Part| Sentence {
        said: part.said.clone(),
        dice: part
            .dice
            .iter()
            .map(|(gap, dice)| drawn(scene, gap, dice))
            .collect(),
    };
    Entry {
        place: told.place,
        heading: told.heading,
        seat: told.parts.first().and_then(|part| seat_of(&part.said)),
        told: told.parts.iter().map(sentence).collect(),
    }
}

fn drawn(scene: &Scene, gap: &'static str, dice: &[(DieId, u8)]) -> Drawn {
    // Dice without their name beside them are named themselves.
    let named = gap == "dice";
    let look = |&(die, value): &(DieId, u8)| look::in_line(scene, die, value, named);
    Drawn {
        gap,
        looks: dice.iter().map(look).collect(),
    }
}

/// The first seat a sentence is about.
fn seat_of(said: &Said) -> Option<Seat> {
    said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
