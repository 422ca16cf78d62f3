//! KAPOW! by ear: life, the start marker, tokens, loose faces, and every die by its name: the faces
//! on its sides, what it shows where the listener may see it, and the ability it lies on.

use super::{Listener, fits, in_words, listed, listen};
use dice::DieId;
use game_kapow::{Chosen, Fighter, Kapow, Make, Mode, Pack, Setup, State, Symbol};
use std::collections::BTreeMap;

type Scene = crate::session::Scene<Kapow>;

/// A die as somebody knows it who hears of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Die {
    /// The faces that are clipped onto it, in no order: each side is as good as any other.
    faces: Vec<String>,
    shows: Option<String>,
    lies_on: Option<String>,
}

/// Dice by whose they are and what they are called.
type Dice = BTreeMap<(String, String), Die>;

struct ByEar {
    /// What there is how often, by its words.
    all: BTreeMap<String, i32>,
    dice: Dice,
    /// Whose dice are being told of.
    whose: String,
}

fn name_of(scene: &Scene, fighter: Fighter) -> String {
    scene.called(&scene.game.called(fighter))
}

fn at(scene: &Scene) -> BTreeMap<String, i32> {
    let table = scene.game.known(&scene.view);
    let mut all = BTreeMap::new();
    for fighter in scene.game.fighters() {
        let name = name_of(scene, fighter);
        let team = scene.game.team(fighter);
        let life = i32::from(table.life[team as usize]);
        all.insert(format!("life of {name}"), life);
        let tokens = table.corner(fighter).tokens;
        all.insert(format!("tokens of {name}"), i32::from(tokens));
        let marker = i32::from(table.marker == team);
        all.insert(format!("marker of {name}"), marker);
        let pool = table.pool(fighter);
        for face in Symbol::FACES {
            let called = scene.called(&scene.game.called_symbol(face));
            let count = i32::from(pool[face.index()]);
            all.insert(format!("{name}, face: {called}"), count);
        }
    }
    all
}

/// All dice as the view shows them.
fn dice_of(scene: &Scene) -> Dice {
    let table = scene.game.known(&scene.view);
    let covered: Vec<Fighter> = scene.game.hidden_from(&table, scene.view.viewer).collect();
    let each = |fighter: Fighter| {
        let is_seen = !covered.contains(&fighter);
        let name = name_of(scene, fighter);
        let dice = table.corner(fighter).dice.iter();
        let dice = dice.map(|die| {
            let called = scene.game.called_die(&table, fighter, die);
            let key = (name.clone(), scene.called(&called));
            (key, die_of(scene, &table, (fighter, die), is_seen))
        });
        dice.collect::<Vec<_>>()
    };
    scene.game.fighters().flat_map(each).collect()
}

fn die_of(scene: &Scene, table: &State, (fighter, die): (Fighter, DieId), is_seen: bool) -> Die {
    let game = &scene.game;
    let called = |symbol: Symbol| scene.called(&game.called_symbol(symbol));
    let sides = (game.make(die) == Make::Action).then(|| table.faces_on(die));
    let faces = sides.into_iter().flatten();
    let faces = faces.filter(|&face| face != Symbol::Blank).map(called);
    let mut faces: Vec<String> = faces.collect();
    faces.sort();
    let shows = is_seen && game.has_landed(table, fighter, die);
    let slot = table.slot_of(die).filter(|_| is_seen);
    let spot = slot.map(|slot| game.called_spot(table, fighter, game.spot_of(fighter, slot)));
    Die {
        faces,
        shows: shows.then(|| called(game.shown(table, die))),
        lies_on: spot.map(|spot| scene.called(&spot)),
    }
}

/// The dice in words.
fn all_in_words(dice: &Dice) -> impl Iterator<Item = String> {
    dice.iter().map(|((name, die), state)| {
        let shows = state.shows.as_deref().unwrap_or("who knows what");
        let lies_on = state.lies_on.as_deref().unwrap_or("nothing");
        format!(
            "{die} of {name} shows {shows}, lies on {lies_on}, has {:?}",
            state.faces
        )
    })
}

impl ByEar {
    fn set(&mut self, what: String, count: &str) {
        self.all.insert(what, count.parse().unwrap());
    }

    fn add(&mut self, what: String, count: i32) {
        *self.all.entry(what).or_default() += count;
    }

    fn faces(&mut self, name: &str, faces: &str, each: i32) {
        for face in faces.split(", ") {
            self.add(format!("{name}, face: {face}"), each);
        }
    }

    fn marks(&mut self, name: &str) {
        for (what, count) in &mut self.all {
            if let Some(one) = what.strip_prefix("marker of ") {
                *count = i32::from(one == name);
            }
        }
    }

    /// A die that was told of before.
    fn die(&mut self, name: &str, die: &str) -> &mut Die {
        let key = (name.to_owned(), die.to_owned());
        let die = self.dice.get_mut(&key);
        die.unwrap_or_else(|| panic!("nobody told of a die: {key:?}"))
    }

    fn put_on(&mut self, name: &str, face: &str, die: &str) {
        let faces = &mut self.die(name, die).faces;
        faces.push(face.to_owned());
        faces.sort();
    }

    fn take_off(&mut self, name: &str, face: &str, die: &str) {
        let faces = &mut self.die(name, die).faces;
        let place = faces.iter().position(|one| one == face);
        faces.remove(place.unwrap_or_else(|| panic!("no {face} on {die} of {name}")));
    }

    /// Dice and what they show: rolled, so that they lie on nothing.
    fn rolled(&mut self, name: &str, dice: &str) {
        for die in dice.split("; ") {
            let (die, shows) = die.split_once(", ").unwrap();
            let die = self.die(name, die);
            die.shows = Some(shows.to_owned());
            die.lies_on = None;
        }
    }

    /// Dice on an ability, or on none, once the screens have fallen.
    fn lie(&mut self, ability: Option<&str>, dice: &str) {
        let name = self.whose.clone();
        for die in listed(dice) {
            let gaps = fits("{} ({})", die).unwrap();
            let die = self.die(&name, gaps[0]);
            die.shows = Some(gaps[1].to_owned());
            die.lies_on = ability.map(str::to_owned);
        }
    }

    /// The dice come off the boards, and what they show is over.
    fn clean_up(&mut self) {
        for die in self.dice.values_mut() {
            (die.shows, die.lies_on) = (None, None);
        }
    }

    fn hear_of_dice(&mut self, said: &str) -> bool {
        let is = |pattern| fits(pattern, said);
        let rolled = is("{} rolls {} dice. {}.").or_else(|| is("{} rolls {} dice again. {}."));
        let one = is("{} rolls a die. {}.").or_else(|| is("{} rolls a die again. {}."));
        if let Some(gaps) = rolled {
            self.rolled(gaps[0], gaps[2]);
        } else if let Some(gaps) = one {
            self.rolled(gaps[0], gaps[1]);
        } else if let Some(gaps) = is("{} gains a die: {}.") {
            let key = (gaps[0].to_owned(), gaps[1].to_owned());
            assert!(self.dice.insert(key, Die::default()).is_none(), "{said}");
        } else if let Some(gaps) = is("{} places a die on {}: {}.") {
            self.die(gaps[0], gaps[2]).lies_on = Some(gaps[1].to_owned());
        } else if let Some(gaps) = is("{} picks up a die: {}.") {
            self.die(gaps[0], gaps[1]).lies_on = None;
        } else if let Some(gaps) = is("{} turns a die: {} now shows {}.") {
            let die = self.die(gaps[0], gaps[1]);
            (die.shows, die.lies_on) = (Some(gaps[2].to_owned()), None);
        } else if let Some(gaps) = is("{} has chosen {}.") {
            gaps[0].clone_into(&mut self.whose);
        } else if let Some(gaps) = is("On {}: {}.") {
            self.lie(Some(gaps[0]), gaps[1]);
        } else if let Some(gaps) = is("Not placed: {}.") {
            self.lie(None, gaps[0]);
        } else if said == "All dice come off the boards." {
            self.clean_up();
        } else {
            return false;
        }
        true
    }

    /// Faces that are clipped on and taken off.
    fn hear_of_clips(&mut self, said: &str) -> bool {
        let is = |pattern| fits(pattern, said);
        let clips = is("{} clips {} onto {}.").or_else(|| is("{} has clipped {} onto {}."));
        if let Some(gaps) = clips {
            self.faces(gaps[0], gaps[1], -1);
            self.put_on(gaps[0], gaps[1], gaps[2]);
        } else if let Some(gaps) = is("{} takes {} off {}.") {
            self.faces(gaps[0], gaps[1], 1);
            self.take_off(gaps[0], gaps[1], gaps[2]);
        } else {
            return false;
        }
        true
    }

    /// Faces that come and go.
    fn hear_of_faces(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        let up = is("{} exchanges {} for {} on {}, which now shows it.");
        let on = up.clone().or_else(|| is("{} exchanges {} for {} on {}."));
        if let Some(gaps) = is("{} gains a face: {}.") {
            self.faces(gaps[0], gaps[1], 1);
        } else if let Some(gaps) = is("{} gains {} faces: {}.") {
            self.faces(gaps[0], gaps[2], 1);
        } else if let Some(gaps) = on {
            self.take_off(gaps[0], gaps[1], gaps[3]);
            self.put_on(gaps[0], gaps[2], gaps[3]);
            if up.is_some() {
                self.die(gaps[0], gaps[3]).shows = Some(gaps[2].to_owned());
            }
        } else if let Some(gaps) = is("{} exchanges {} for {}.") {
            self.faces(gaps[0], gaps[1], -1);
            self.faces(gaps[0], gaps[2], 1);
        } else {
            self.hear_of_gifts(said);
        }
    }

    /// Faces that are handed over.
    fn hear_of_gifts(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        let up = is("{} gives {} a face: {} off {}, which is blank now.");
        let off = up.clone().or_else(|| is("{} gives {} a face: {} off {}."));
        if let Some(gaps) = off {
            self.take_off(gaps[0], gaps[2], gaps[3]);
            self.faces(gaps[1], gaps[2], 1);
            if up.is_some() {
                self.die(gaps[0], gaps[3]).shows = Some("Blank".to_owned());
            }
        } else if let Some(gaps) = is("{} gives {} a face: {}.") {
            self.faces(gaps[0], gaps[2], -1);
            self.faces(gaps[1], gaps[2], 1);
        }
    }
}

impl Listener<Kapow> for ByEar {
    fn begin(scene: &Scene) -> ByEar {
        ByEar {
            all: at(scene),
            dice: dice_of(scene),
            whose: String::new(),
        }
    }

    fn hear(&mut self, said: &str) {
        if self.hear_of_dice(said) || self.hear_of_clips(said) {
            return;
        }
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("{} loses {} life and has {} left.") {
            self.set(format!("life of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} gains {} life and now has {}.") {
            self.set(format!("life of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} has the start marker.") {
            self.marks(gaps[0]);
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
        let dice = dice_of(scene);
        in_words(&at(scene))
            .into_iter()
            .chain(all_in_words(&dice))
            .collect()
    }

    fn known(&self, _scene: &Scene) -> Vec<String> {
        let all = in_words(&self.all).into_iter();
        all.chain(all_in_words(&self.dice)).collect()
    }
}

/// Everybody against the next one.
fn follow(mode: Mode) -> usize {
    let pack = Pack::builtin();
    let all = pack.characters.iter().map(|character| Chosen {
        character: character.id.clone(),
    });
    let mut all: Vec<Chosen> = all.collect();
    all.push(all[0].clone());
    let pairs = all.windows(2).map(|pair| {
        let setup = Setup {
            fighters: pair.to_vec(),
            ..Setup::of_mode(mode)
        };
        let game = Kapow::open(pack.clone(), &setup).unwrap();
        listen::<Kapow, ByEar>(game, 0..4)
    });
    pairs.sum()
}

#[test]
fn a_duel_is_followed_by_ear() {
    let asked = follow(Mode::Duel);
    assert!(asked > 500, "{asked} questions");
}

#[test]
fn a_match_against_a_board_is_followed_by_ear() {
    let asked = follow(Mode::Solo);
    assert!(asked > 250, "{asked} questions");
}
