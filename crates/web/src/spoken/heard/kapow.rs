//! KAPOW! by ear: life, the start marker, dice and faces that everybody has, and tokens; not which
//! face is on which die, nor what dice show.

use super::{Listener, NAMES, fits, in_words, listen};
use game_kapow::{Fighter, Kapow, Mode, Pack, Setup, Symbol};
use std::collections::BTreeMap;

type Scene = crate::session::Scene<Kapow>;

/// What there is how often, by its words.
#[derive(Default)]
struct ByEar(BTreeMap<String, i32>);

fn at(scene: &Scene) -> BTreeMap<String, i32> {
    let table = scene.game.known(&scene.view);
    let mut all = BTreeMap::new();
    for (place, name) in NAMES.into_iter().enumerate() {
        let fighter = Fighter::new(place as u8).unwrap();
        let team = scene.game.team(fighter);
        all.insert(
            format!("life of {name}"),
            i32::from(table.life[team as usize]),
        );
        let corner = table.corner(fighter);
        all.insert(format!("tokens of {name}"), i32::from(corner.tokens));
        let marker = i32::from(table.marker == team);
        all.insert(format!("marker of {name}"), marker);
        for die in corner.dice {
            let make = scene.called(&scene.game.called_make(scene.game.make(die)));
            *all.entry(format!("{name}, die: {make}")).or_default() += 1;
        }
        for face in Symbol::ALL {
            let count = corner.pool.get(face.index()).copied();
            let called = scene.called(&scene.game.called_symbol(face));
            let count = i32::from(count.unwrap_or_default());
            *all.entry(format!("{name}, face: {called}")).or_default() += count;
        }
    }
    all.retain(|_, count| *count != 0);
    all
}

impl ByEar {
    fn set(&mut self, what: String, count: &str) {
        self.0.insert(what, count.parse().unwrap());
    }

    fn add(&mut self, what: String, count: i32) {
        *self.0.entry(what).or_default() += count;
    }

    fn faces(&mut self, name: &str, faces: &str, each: i32) {
        for face in faces.split(", ") {
            self.add(format!("{name}, face: {face}"), each);
        }
    }

    fn marks(&mut self, name: &str) {
        for other in NAMES {
            let has = if other == name { "1" } else { "0" };
            self.set(format!("marker of {other}"), has);
        }
    }

    /// Faces that come and go.
    fn hear_of_faces(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("{} gains a face: {}.") {
            self.faces(gaps[0], gaps[1], 1);
        } else if let Some(gaps) = is("{} gains {} faces: {}.") {
            self.faces(gaps[0], gaps[2], 1);
        } else if let Some(gaps) = is("{} clips on {}.") {
            self.faces(gaps[0], gaps[1], -1);
        } else if let Some(gaps) = is("{} takes {} off.") {
            self.faces(gaps[0], gaps[1], 1);
        } else if is("{} exchanges {} for {} on a die.").is_some() {
            // The pool stays as it is.
        } else if let Some(gaps) = is("{} exchanges {} for {}.") {
            self.faces(gaps[0], gaps[1], -1);
            self.faces(gaps[0], gaps[2], 1);
        }
    }
}

impl Listener<Kapow> for ByEar {
    fn begin(scene: &Scene) -> ByEar {
        ByEar(at(scene))
    }

    fn hear(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("{} loses {} life and has {} left.") {
            self.set(format!("life of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} gains {} life and now has {}.") {
            self.set(format!("life of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} has the start marker.") {
            self.marks(gaps[0]);
        } else if let Some(gaps) = is("{} gains a die: {}.") {
            self.add(format!("{}, die: {}", gaps[0], gaps[1]), 1);
        } else if let Some(gaps) = is("{} gets an Entangle token and now has {}.") {
            self.set(format!("tokens of {}", gaps[0]), gaps[1]);
        } else if let Some(gaps) = is("{} gets rid of an Entangle token.") {
            self.add(format!("tokens of {}", gaps[0]), -1);
        } else if let Some(gaps) = is("{} gets rid of {} Entangle tokens.") {
            let count: i32 = gaps[1].parse().unwrap();
            self.add(format!("tokens of {}", gaps[0]), -count);
        } else {
            self.hear_of_faces(said);
        }
    }

    fn seen(scene: &Scene) -> Vec<String> {
        in_words(&at(scene))
    }

    fn known(&self, _scene: &Scene) -> Vec<String> {
        in_words(&self.0)
    }
}

#[test]
fn a_duel_is_followed_by_ear() {
    let duel = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
    let asked = listen::<Kapow, ByEar>(duel, 0..8);
    assert!(asked > 500, "{asked} questions");
}
