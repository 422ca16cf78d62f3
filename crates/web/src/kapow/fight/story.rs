//! The fight of a round as the log tells it: who attacked whom, who defended, what it cost, and
//! where the start marker went. Also how one update of it is shown beat by beat.

use game_kapow::{Event, Fighter, Parts, Team};

/// A round's fight, as far as it has gone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Story {
    /// Whether the screens have fallen.
    pub(super) revealed: bool,
    pub(super) blows: Vec<Blow>,
    /// Those who did not attack.
    pub(super) holds: Vec<Fighter>,
    /// Those who defended though nobody attacked them.
    pub(super) stands: Vec<Stand>,
    /// Who has got the start marker.
    pub(super) marker: Option<Team>,
    /// The last event of the fight, by its place in the log.
    pub(super) last: Option<usize>,
}

/// An attack and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Blow {
    pub(super) attacker: Fighter,
    pub(super) target: Fighter,
    pub(super) attack: Parts,
    pub(super) defence: Option<Parts>,
    /// The life it cost, where it cost any.
    pub(super) loss: Option<u8>,
    /// Where it begins in the log, and its newest event.
    pub(super) begin: usize,
    pub(super) place: usize,
}

/// A defence against nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stand {
    pub(super) fighter: Fighter,
    pub(super) parts: Parts,
    pub(super) place: usize,
}

impl Story {
    /// The fight of the newest round in a log.
    pub(super) fn of(log: &[Event]) -> Story {
        let begun = |event: &Event| matches!(event, Event::RoundBegan(_));
        let first = log.iter().rposition(begun).map_or(0, |place| place + 1);
        let mut story = Story::default();
        for (place, event) in log.iter().enumerate().skip(first) {
            if story.hear(place, event) {
                story.last = Some(place);
            }
        }
        story
    }

    /// Takes in an event; whether it belongs to the fight.
    fn hear(&mut self, place: usize, event: &Event) -> bool {
        match *event {
            Event::Revealed { .. } => self.revealed = true,
            Event::Attacks {
                fighter,
                target,
                ref parts,
            } => {
                let defence = self.defence_of(target).cloned();
                self.blows.push(Blow {
                    attacker: fighter,
                    target,
                    attack: parts.clone(),
                    defence,
                    loss: None,
                    begin: place,
                    place,
                });
            }
            Event::Holds(fighter) => self.holds.push(fighter),
            Event::Defends { fighter, ref parts } => self.defends(place, fighter, parts),
            Event::Lost { fighter, count, .. } => return self.loses(place, fighter, count),
            Event::Marker(team) if self.revealed => self.marker = Some(team),
            _ => return false,
        }
        true
    }

    /// What somebody has defended with already (KA-5.3).
    pub(super) fn defence_of(&self, fighter: Fighter) -> Option<&Parts> {
        let attacked = self.blows.iter().find(|blow| blow.target == fighter);
        let stood = self.stands.iter().find(|stand| stand.fighter == fighter);
        let stood = stood.map(|stand| &stand.parts);
        attacked.and_then(|blow| blow.defence.as_ref()).or(stood)
    }

    fn defends(&mut self, place: usize, fighter: Fighter, parts: &Parts) {
        match self.blows.last_mut() {
            Some(blow) if blow.target == fighter && blow.defence.is_none() => {
                blow.defence = Some(parts.clone());
                blow.place = place;
            }
            _ => self.stands.push(Stand {
                fighter,
                parts: parts.clone(),
                place,
            }),
        }
    }

    /// A loss belongs to the attack before it, unless that was blocked: then something else took
    /// the life.
    fn loses(&mut self, place: usize, fighter: Fighter, count: u8) -> bool {
        let Some(blow) = self.blows.last_mut() else {
            return false;
        };
        let stops = |defence: &Parts| blow.attack.total() <= defence.total();
        let hurts = blow.defence.as_ref().is_some_and(|defence| !stops(defence));
        let fits = blow.target == fighter && hurts && blow.loss.is_none();
        if fits {
            blow.loss = Some(count);
            blow.place = place;
        }
        fits
    }
}

/// How much life a side had once an event had happened, counted back from what it has now.
pub(super) fn life_after(
    log: &[Event],
    place: usize,
    now: u8,
    is_mine: impl Fn(Fighter) -> bool,
) -> u8 {
    let later = log.iter().skip(place + 1);
    let life = later.fold(i32::from(now), |life, event| match *event {
        Event::Lost { fighter, count, .. } if is_mine(fighter) => life + i32::from(count),
        Event::Healed { fighter, count, .. } if is_mine(fighter) => life - i32::from(count),
        _ => life,
    });
    life.clamp(0, 250) as u8
}

/// Where the beats of an update end: the screens fall, each attack, each defence with what it
/// costs, each who only waits, the marker.
pub(super) fn beats(news: &[Event]) -> Vec<usize> {
    let begins = |place: &usize| match news[*place] {
        Event::Revealed { .. } => {
            *place == 0 || !matches!(news[*place - 1], Event::Revealed { .. })
        }
        Event::Attacks { .. } | Event::Holds(_) | Event::Defends { .. } | Event::Marker(_) => true,
        _ => false,
    };
    let begins: Vec<usize> = (0..news.len()).filter(begins).collect();
    let ends = begins.iter().skip(1).copied();
    ends.chain((!begins.is_empty()).then_some(news.len()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Id;
    use game_kapow::{By, SpotId, SpotSet};

    fn two() -> [Fighter; 2] {
        [0, 1].map(|number| Fighter::new(number).unwrap())
    }

    fn parts(total: i32) -> Parts {
        let mut parts = Parts::default();
        parts.add(total, By::Base(SpotId::at(0).unwrap()));
        parts
    }

    fn attacks(fighter: Fighter, target: Fighter, total: i32) -> Event {
        Event::Attacks {
            fighter,
            target,
            parts: parts(total),
        }
    }

    fn defends(fighter: Fighter, total: i32) -> Event {
        Event::Defends {
            fighter,
            parts: parts(total),
        }
    }

    fn lost(fighter: Fighter, count: u8, life: u8) -> Event {
        Event::Lost {
            fighter,
            count,
            life,
        }
    }

    fn round() -> Vec<Event> {
        let [a, b] = two();
        let selected = SpotSet::EMPTY;
        vec![
            lost(b, 1, 24),
            Event::RoundBegan(2),
            Event::Revealed {
                fighter: a,
                selected,
            },
            Event::Revealed {
                fighter: b,
                selected,
            },
            lost(a, 1, 19),
            attacks(a, b, 7),
            defends(b, 2),
            lost(b, 5, 17),
            attacks(b, a, 2),
            defends(a, 3),
            Event::Marker(Team::First),
            lost(a, 1, 18),
        ]
    }

    #[test]
    fn a_round_is_told_by_its_attacks() {
        let [a, b] = two();
        let story = Story::of(&round());
        let [first, second] = &story.blows[..] else {
            panic!("two attacks")
        };
        assert_eq!((first.attacker, first.target), (a, b));
        assert_eq!(first.attack.total(), 7);
        assert_eq!((&first.defence, first.loss), (&Some(parts(2)), Some(5)));
        assert_eq!(second.loss, None, "what is blocked costs nothing");
        assert_eq!((story.marker, story.last), (Some(Team::First), Some(10)));
        assert!(story.revealed && story.defence_of(a).is_some() && story.stands.is_empty());
    }

    #[test]
    fn life_is_counted_back() {
        let [_, b] = two();
        let of_b = |place| life_after(&round(), place, 17, |one| one == b);
        assert_eq!([of_b(0), of_b(6), of_b(7)], [22, 22, 17]);
    }

    #[test]
    fn an_update_has_its_beats() {
        let log = round();
        let ends = beats(&log[2..]);
        assert_eq!(ends, [3, 4, 6, 7, 8, 10]);
        assert!(beats(&log[..1]).is_empty());
    }
}
