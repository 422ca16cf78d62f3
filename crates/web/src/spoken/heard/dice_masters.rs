//! Dice Masters by ear: life, and how many dice of each card lie in each zone.

use super::{Listener, NAMES, fits, in_words, listed, listen};
use dice::DiceSet;
use game_dice_masters::{DiceMasters, Kind, Mode, Pack, Setup, Tally, face_text};
use kernel::Seat;
use std::collections::BTreeMap;

type Scene = crate::session::Scene<DiceMasters>;

/// How much there is of everything, by its words.
struct ByEar(BTreeMap<String, i32>);

const FROM: [(&str, &str); 7] = [
    ("from the bag", "bag"),
    ("from the prep area", "prep"),
    ("from the roll", "roll"),
    ("from the reserve", "reserve"),
    ("from the field", "field"),
    ("from the used pile", "used"),
    ("from out of play", "out"),
];
const TO: [(&str, &str); 7] = [
    ("into the bag", "bag"),
    ("into the prep area", "prep"),
    ("into the roll", "roll"),
    ("into the reserve", "reserve"),
    ("into the field", "field"),
    ("to the used pile", "used"),
    ("out of play", "out"),
];

/// The name of a die without its face.
fn kind_of(die: &str) -> &str {
    die.split_once(" (").map_or(die, |(kind, _)| kind)
}

/// Whether a letter stands outside of all brackets.
fn bare(letter: char, depth: &mut i32) -> bool {
    *depth += i32::from(letter == '(');
    let bare = *depth == 0;
    *depth -= i32::from(letter == ')');
    bare
}

fn zone(zones: &[(&str, &'static str)], words: &str) -> &'static str {
    let found = zones.iter().find(|(known, _)| *known == words);
    found.map_or("elsewhere", |(_, zone)| zone)
}

fn at(scene: &Scene) -> BTreeMap<String, i32> {
    let public = &scene.view.public;
    let mut all = BTreeMap::new();
    for (place, name) in NAMES.into_iter().enumerate() {
        let seat = Seat::new(place as u8).unwrap();
        let corner = public.corner(seat);
        all.insert(format!("life of {name}"), i32::from(corner.life));
        let called = |kind: Kind| scene.called(&scene.game.called_kind(seat, kind));
        let tallies: [(&str, &Tally); 5] = [
            ("bag", &corner.bag),
            ("prep", &corner.prep),
            ("roll", &corner.rolling),
            ("used", &corner.used),
            ("out", &corner.out),
        ];
        for (zone, tally) in tallies {
            for kind in tally.kinds() {
                let count = i32::from(tally.of(kind));
                *all.entry(format!("{name}, {zone}: {}", called(kind)))
                    .or_default() += count;
            }
        }
        let shown: [(&str, DiceSet); 2] = [
            ("reserve", public.reserve(seat)),
            ("field", public.field(seat)),
        ];
        for (zone, dice) in shown {
            for die in dice {
                let die = public.die(die);
                let mut kind = scene.called(&scene.game.called_kind(die.owner, die.kind));
                let face = scene.game.faces(die.owner, die.kind)[usize::from(die.side)];
                if zone == "reserve" {
                    kind = format!("{kind} ({})", scene.voice.say(&face_text(face)));
                }
                *all.entry(format!("{name}, {zone}: {kind}")).or_default() += 1;
            }
        }
    }
    all.retain(|_, count| *count != 0);
    all
}

impl ByEar {
    fn add(&mut self, name: &str, zone: &str, die: &str, count: i32) {
        *self.0.entry(format!("{name}, {zone}: {die}")).or_default() += count;
    }

    fn moves(&mut self, gaps: &[&str]) {
        let (way, dice) = (gaps[1], gaps[2]);
        let split = FROM.iter().find(|(words, _)| way.starts_with(words));
        let (words, from) = split.copied().unwrap_or(("back", "elsewhere"));
        let to = zone(&TO, way[words.len()..].trim());
        let shows = |zone: &str, die| if zone == "reserve" { die } else { kind_of(die) };
        for die in listed(dice) {
            self.add(gaps[0], from, shows(from, die), -1);
            self.add(gaps[0], to, shows(to, die), 1);
        }
    }

    /// Dice that were drawn, or prepared, come to lie in the reserve.
    fn rolls(&mut self, name: &str, dice: &str) {
        for lot in listed(dice) {
            let (count, die) = lot.split_once(" × ").unwrap_or(("1", lot));
            for _ in 0..count.parse::<u8>().unwrap() {
                let kind = kind_of(die);
                let drawn = self.0.get(&format!("{name}, roll: {kind}"));
                let from = if drawn.is_some_and(|count| *count > 0) {
                    "roll"
                } else {
                    "prep"
                };
                self.add(name, from, kind, -1);
                self.add(name, "reserve", die, 1);
            }
        }
    }

    /// All that lies in a zone, like dice counted.
    fn lies(&mut self, name: &str, zone: &str, dice: &str) {
        let head = format!("{name}, {zone}: ");
        self.0.retain(|what, _| !what.starts_with(&head));
        // What a die shows has commas in it.
        let mut depth = 0;
        let plain: String = dice
            .chars()
            .filter(|letter| bare(*letter, &mut depth))
            .collect();
        for lot in listed(&plain).filter(|lot| *lot != "–") {
            let (count, die) = lot.split_once(" × ").unwrap_or(("1", lot));
            self.add(name, zone, die.trim(), count.parse().unwrap());
        }
    }

    /// All dice of a zone go to another.
    fn pour(&mut self, name: &str, from: &str, to: &str) {
        let head = format!("{name}, {from}: ");
        let all: Vec<(String, i32)> = self
            .0
            .iter()
            .filter_map(|(what, count)| Some((what.strip_prefix(&head)?.to_owned(), *count)))
            .collect();
        for (die, count) in all {
            self.add(name, from, &die, -count);
            self.add(name, to, &die, count);
        }
    }
}

impl Listener<DiceMasters> for ByEar {
    fn begin(scene: &Scene) -> ByEar {
        ByEar(at(scene))
    }

    fn hear(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("{}’s dice {}: {}.") {
            self.moves(&gaps);
        } else if let Some(gaps) = is("{} buys {}") {
            // A name that ends with a mark of its own has no full stop behind it.
            self.add(gaps[0], "used", gaps[1].trim_end_matches('.'), 1);
        } else if is("Turn {}: it is {}'s turn.").is_some() {
            // What was out of play is used once the turn is over (MA-12.5).
            for name in NAMES {
                self.pour(name, "out", "used");
            }
        } else if let Some(gaps) = is("{} refills the bag.") {
            self.pour(gaps[0], "used", "bag");
        } else if let Some(gaps) = is("{}’s reserve is now {}.") {
            self.0
                .retain(|what, _| !what.starts_with(&format!("{}, reserve: ", gaps[0])));
            let dice = listed(gaps[1]).filter(|die| *die != "empty");
            dice.for_each(|die| self.add(gaps[0], "reserve", die, 1));
        } else if let Some(gaps) = is("{}’s prep area is now {}.") {
            self.lies(gaps[0], "prep", gaps[1]);
        } else if let Some(gaps) = is("{}’s used pile is now {}.") {
            self.lies(gaps[0], "used", gaps[1]);
        } else if let Some(gaps) = is("{}’s field is now {}.") {
            self.lies(gaps[0], "field", gaps[1]);
        } else if let Some(gaps) = is("{} rolls: {}.") {
            self.rolls(gaps[0], gaps[1]);
        } else if let Some(gaps) = is("{} life (now {}).").or_else(|| is("{} damage (now {}).")) {
            let name = gaps[0].split(' ').next().unwrap();
            self.0
                .insert(format!("life of {name}"), gaps[1].parse().unwrap());
        }
    }

    fn seen(scene: &Scene) -> Vec<String> {
        in_words(&at(scene))
    }

    fn known(&self, _scene: &Scene) -> Vec<String> {
        let all = self.0.iter();
        let all = all.filter(|(what, _)| !what.contains(", elsewhere: "));
        in_words(&all.map(|(what, count)| (what.clone(), *count)).collect())
    }
}

#[test]
fn a_match_is_followed_by_ear() {
    let mode = Mode::ALL[0];
    let game = DiceMasters::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
    let asked = listen::<DiceMasters, ByEar>(game, 0..6);
    assert!(asked > 500, "{asked} questions");
}
