//! IRONDIE by ear: where every die lies, and what it shows.

use super::{Listener, NAMES, fits, listed, listen};
use game_irondie::{Event, Irondie, Mode, Pack, Setup, owner};
use kernel::Game;
use std::collections::BTreeMap;

type Scene = crate::session::Scene<Irondie>;

/// Zone and value of each die, by owner and name.
struct ByEar(BTreeMap<(String, String), (&'static str, u8)>);

fn dice(scene: &Scene) -> BTreeMap<(String, String), (&'static str, u8)> {
    let public = &scene.view.public;
    let zones = [
        ("hand", public.zones.hand),
        ("battle", public.zones.battle),
        ("skirmish", public.zones.skirmish),
        ("Limbo", public.zones.limbo),
        ("Abyss", public.zones.abyss),
    ];
    let all = zones
        .into_iter()
        .flat_map(|(zone, dice)| dice.iter().map(move |die| (zone, die)));
    let named = all.map(|(zone, die)| {
        let told = scene.game.tell(&scene.view, &Event::Returned(die));
        let name = told.args.iter().find(|(gap, _)| gap == "die");
        let name = scene.called(&name.unwrap().1);
        let owner = NAMES[owner(die).index()].to_owned();
        ((owner, name), (zone, public.value(die)))
    });
    named.collect()
}

fn in_words(dice: &BTreeMap<(String, String), (&'static str, u8)>) -> Vec<String> {
    let words = dice
        .iter()
        .map(|((owner, name), (zone, value))| format!("{owner}’s {name}: {zone}, {value}"));
    words.collect()
}

impl ByEar {
    fn put(&mut self, owner: &str, die: &str, zone: &'static str, value: u8) {
        let known = self.0.get_mut(&(owner.to_owned(), die.to_owned()));
        *known.unwrap_or_else(|| panic!("{owner} has no {die}")) = (zone, value);
    }

    fn shows(&mut self, owner: &str, die: &str, value: &str) {
        let known = self.0.get_mut(&(owner.to_owned(), die.to_owned()));
        known.unwrap_or_else(|| panic!("{owner} has no {die}")).1 = value.parse().unwrap();
    }

    fn throws(&mut self, gaps: &[&str]) {
        for die in listed(gaps[1]) {
            let (die, value) = die.split_once(": ").unwrap();
            self.put(gaps[0], die, "battle", value.parse().unwrap());
        }
    }

    fn round(&mut self) {
        let limbo = self.0.values_mut().filter(|(zone, _)| *zone == "Limbo");
        limbo.for_each(|die| die.0 = "hand");
    }
}

impl Listener<Irondie> for ByEar {
    fn begin(scene: &Scene) -> ByEar {
        ByEar(dice(scene))
    }

    fn hear(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("{} throws {}. In Reserve: {}.") {
            self.throws(&gaps);
        } else if let Some(gaps) = is("{} throws {} ({}) at {}’s {}: {}.") {
            self.put(gaps[0], gaps[1], "skirmish", gaps[5].parse().unwrap());
        } else if let Some(gaps) = is("{} throws {} ({}) at {}.") {
            self.put(gaps[0], gaps[1], "skirmish", 0);
        } else if let Some(gaps) = is("{}’s {} ({}) shows {}.") {
            self.shows(gaps[0], gaps[1], gaps[3]);
        } else if let Some(gaps) = is("{}’s {} gives {}’s {} its bonus ({}): now {}.") {
            self.shows(gaps[2], gaps[3], gaps[5]);
        } else if let Some(gaps) = is("{}’s {} now shows {}.") {
            self.shows(gaps[0], gaps[1], gaps[2]);
        } else if let Some(gaps) = is("{}’s {} loses {}: now {}.") {
            self.shows(gaps[0], gaps[1], gaps[3]);
        } else if let Some(gaps) = is("{}’s dice go to Limbo: {}.") {
            listed(gaps[1]).for_each(|die| self.put(gaps[0], die, "Limbo", 0));
        } else if let Some(gaps) = is("{}’s {} goes to Limbo.") {
            self.put(gaps[0], gaps[1], "Limbo", 0);
        } else if let Some(gaps) = is("{}’s {} goes to the Abyss.") {
            self.put(gaps[0], gaps[1], "Abyss", 0);
        } else if let Some(gaps) = is("{} takes {} back into the hand.") {
            self.put(gaps[0], gaps[1], "hand", 0);
        } else if is("Round {} begins.").is_some() || is("Round {} begins under {}").is_some() {
            self.round();
        }
    }

    fn seen(scene: &Scene) -> Vec<String> {
        in_words(&dice(scene))
    }

    fn known(&self, _scene: &Scene) -> Vec<String> {
        in_words(&self.0)
    }
}

#[test]
fn a_duel_is_followed_by_ear() {
    let duel = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
    let asked = listen::<Irondie, ByEar>(duel, 0..60);
    assert!(asked > 1_000, "{asked} questions");
}
