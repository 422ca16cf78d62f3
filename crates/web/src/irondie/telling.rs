//! The log of IRONDIE: what was told, with less noise. Dice that land together are one line, a
//! throw and its landing too, and so are a result and what it does.

use super::look;
use super::scene::Scene;
use crate::log::{Entry, Sentence, groups};
use crate::screen::{Line, Screen};
use dice::{DiceSet, DieId};
use game_irondie::{DICE, Event, Irondie, owner};
use kernel::{Arg, Said, Seat};
use std::ops::Range;

/// The newest lines, oldest first.
pub(super) fn newest(scene: &Scene, screen: &Screen<Irondie>, count: usize) -> Vec<Entry> {
    let mut teller = Teller {
        scene,
        log: screen.log(),
        values: [0; DICE],
    };
    let log = teller.log;
    let groups = groups(
        log.len(),
        |place| teller.length(place),
        |place| teller.is_noise(place),
    );
    // The first round begins without a word.
    let said = Said::new("irondie-event-round").with("round", Arg::number(1));
    let first = (!log.is_empty() && groups.len() < count)
        .then(|| Entry::new(0, true, vec![Sentence::new(said, Vec::new())]));
    let new = groups.len().saturating_sub(count);
    let mut told: Vec<Entry> = first.into_iter().collect();
    let mut learned = 0;
    for group in &groups[new..] {
        (learned..group.start).for_each(|place| teller.learn(place));
        told.push(teller.entry(group));
        learned = group.end;
    }
    told
}

struct Teller<'a> {
    scene: &'a Scene,
    log: &'a [Line<Event>],
    /// What every die shows at this moment.
    values: [u8; DICE],
}

impl Teller<'_> {
    /// What everybody sees, or hears again in the next line.
    fn is_noise(&self, place: usize) -> bool {
        match self.log[place].event {
            Event::Sealed(_) | Event::RightLost(_) | Event::ToLimbo(_) => true,
            Event::Split { thrown, .. } => !thrown.is_empty(),
            _ => false,
        }
    }

    /// How many events make one line.
    fn length(&self, place: usize) -> usize {
        let run = |most: usize, belongs: &dyn Fn(Event) -> bool| {
            let later = self.log[place + 1..].iter().take(most);
            later.take_while(|line| belongs(line.event)).count()
        };
        1 + match self.log[place].event {
            Event::Landed { die, .. } => run(DICE, &|event| {
                landed(event).is_some_and(|(one, _)| owner(one) == owner(die))
            }),
            Event::Hurled { die, .. } => {
                run(1, &|event| landed(event).is_some_and(|(one, _)| one == die))
            }
            Event::Resolved { die, hit, .. } => {
                let kind = self.scene.view.public.make(die).kind();
                let kind = self.scene.game.tables().kind(kind);
                let effects = if hit { &kind.hit } else { &kind.miss };
                run(effects.len(), &is_effect)
            }
            Event::Hurt { value: 0, .. } => run(1, &is_effect),
            _ => 0,
        }
    }

    fn entry(&mut self, group: &Range<usize>) -> Entry {
        let first = self.log[group.start].event;
        let told = match first {
            Event::Landed { die, .. } => vec![self.landed(group, owner(die))],
            Event::Hurled { .. } => vec![self.hurled(group)],
            _ => group
                .clone()
                .map(|place| self.plain(place, group.start))
                .collect(),
        };
        let heading = matches!(first, Event::RoundBegan { .. });
        Entry::new(group.end - 1, heading, told)
    }

    /// An event with the dice it speaks of. A new value is drawn as it is, a die that goes as it
    /// was.
    fn plain(&mut self, place: usize, first: usize) -> Sentence {
        let goes = matches!(self.log[place].event, Event::ToLimbo(_) | Event::ToAbyss(_));
        if place == first || !goes {
            self.learn(place);
        }
        let sentence = self.sentence(place, self.log[place].said.clone());
        self.learn(place);
        sentence
    }

    /// All dice of a seat that land one after the other.
    fn landed(&mut self, group: &Range<usize>, seat: Seat) -> Sentence {
        let before = self.log[..group.start].iter().rev();
        let reserve = before.map(|line| line.event).find_map(|event| match event {
            Event::Split {
                seat: one, reserve, ..
            } if one == seat => Some(reserve),
            Event::Landed { die, .. } if owner(die) == seat => Some(0),
            _ => None,
        });
        let said = Said::new("web-irondie-log-landed")
            .with("seat", Arg::Seat(seat))
            .with("dice", Arg::Spelled(String::new()))
            .with("reserve", Arg::number(reserve.unwrap_or_default()));
        group.clone().for_each(|place| self.learn(place));
        let dice = self.log[group.clone()]
            .iter()
            .filter_map(|line| landed(line.event));
        // Dice without their name beside them are named themselves.
        let looks = dice.map(|(die, value)| look::in_line(self.scene, die, value, true));
        Sentence::new(said, vec![("dice", looks.collect())])
    }

    /// A throw, with what it shows once it has landed.
    fn hurled(&mut self, group: &Range<usize>) -> Sentence {
        let mut said = self.log[group.start].said.clone();
        if group.len() > 1
            && let Some((_, value)) = landed(self.log[group.start + 1].event)
        {
            self.learn(group.start + 1);
            said.key = "web-irondie-log-hurled".into();
            said = said.with("value", Arg::number(value));
        }
        self.sentence(group.start, said)
    }

    fn sentence(&self, place: usize, said: Said) -> Sentence {
        let look = |die: DieId| look::in_line(self.scene, die, self.values[die.index()], false);
        let dice = spoken_of(self.log[place].event).into_iter();
        let drawn = dice.map(|(gap, dice)| (gap, dice.iter().map(look).collect()));
        Sentence::new(said, drawn.collect())
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

const fn landed(event: Event) -> Option<(DieId, u8)> {
    match event {
        Event::Landed { die, value } => Some((die, value)),
        _ => None,
    }
}

/// Whether an event can be what a result or a wound does.
const fn is_effect(event: Event) -> bool {
    matches!(
        event,
        Event::Changed { .. } | Event::ToLimbo(_) | Event::ToAbyss(_)
    )
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;
    use game_irondie::{Mode, Pack, Setup};
    use kernel::{Game as _, Viewer};
    use words::Lang;

    /// An event as Ann hears it, who plays with Ben.
    fn told(event: Event, lang: Lang) -> String {
        let game = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let position = "stage = \"skirmish\"\n\
                        [A]\ndice = [\"smasher.red battle 2\", \"fortress.red battle 2\"]\n\
                        [B]\ndice = [\"fortress.red battle 2\"]\n";
        let view = game.view(&game.place(position).unwrap(), Viewer::Table);
        let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let voice = Voice::at_table(lang, names, Seat::new(0));
        voice.say(&game.tell(&view, &event))
    }

    #[test]
    fn a_roll_off_calls_people_by_their_names() {
        let values = [6, 2];
        for (lang, said) in [
            (Lang::En, "Roll-off for priority: Ann 6, Ben 2."),
            (Lang::De, "Stechen um die Priorität: Ann 6, Ben 2."),
        ] {
            assert_eq!(told(Event::RolledOff { values }, lang), said);
        }
    }

    #[test]
    fn a_die_gives_a_bonus_to_a_die() {
        let [from, to] = [0, 1].map(|number| DieId::new(number).unwrap());
        let (add, value) = (2, 4);
        let event = Event::Bonus {
            from,
            to,
            add,
            value,
        };
        let [de, en] = [Lang::De, Lang::En].map(|lang| told(event, lang));
        assert!(de.starts_with("Dein Würfel "), "{de}");
        assert!(de.contains(" gibt deinem Würfel "), "{de}");
        assert!(
            en.starts_with("Your ") && en.contains(" gives your "),
            "{en}"
        );
    }
}
