//! Dice Throne by ear: health, combat points, cards in each hand, tokens, and the dice of a roll.

use super::{Listener, NAMES, fits, in_words, listed, listen};
use dice::Id;
use game_dice_throne::{DiceThrone, Mode, Pack, Setup, TokenId};
use kernel::Seat;
use std::collections::BTreeMap;

type Scene = crate::session::Scene<DiceThrone>;

/// The newest dice on the table, and whose they are.
fn newest(scene: &Scene) -> Option<(&'static str, Vec<u8>)> {
    let roll = scene.view.public.rolls.last()?;
    let mut dice = roll.sides.to_vec();
    dice.sort_unstable();
    Some((NAMES[roll.owner.index()], dice))
}

fn numbers(list: &str) -> Vec<u8> {
    let mut dice: Vec<u8> = listed(list).map(|die| die.parse().unwrap()).collect();
    dice.sort_unstable();
    dice
}

struct ByEar {
    /// How much there is of everything, by its words.
    all: BTreeMap<String, i32>,
    /// The rolls of this turn: one for an ability may lie beside another.
    rolls: Vec<(String, Vec<u8>)>,
    /// What tokens are called, long names first.
    tokens: Vec<String>,
}

fn at(scene: &Scene) -> BTreeMap<String, i32> {
    let public = &scene.view.public;
    let mut all = BTreeMap::new();
    for (place, name) in NAMES.into_iter().enumerate() {
        let seat = Seat::new(place as u8).unwrap();
        let corner = public.corner(seat);
        all.insert(format!("health of {name}"), i32::from(public.health[place]));
        all.insert(format!("CP of {name}"), i32::from(corner.cp));
        all.insert(format!("cards of {name}"), i32::from(corner.hand));
        let tokens = scene.game.pack().tokens.iter().enumerate();
        for (id, token) in tokens {
            let id = TokenId::at(id).unwrap();
            let count = i32::from(corner.has(id));
            all.insert(format!("{name}: {}", scene.named(&token.name)), count);
        }
    }
    all.retain(|_, count| *count != 0);
    all
}

impl ByEar {
    fn set(&mut self, what: String, count: &str) {
        self.all.insert(what, count.parse().unwrap());
    }

    fn add(&mut self, what: String, count: i32) {
        *self.all.entry(what).or_default() += count;
    }
}

impl ByEar {
    fn hear_of_dice(&mut self, said: &str) -> bool {
        let is = |pattern| fits(pattern, said);
        let rolled = is("{} rolls: {} ({}).").or_else(|| is("{} rolls for the target: {}."));
        let again = is("{} dice of {} are rerolled: {} ({}).");
        let again = again.map(|gaps| gaps[1..].to_vec());
        let again = again.or_else(|| is("A die of {} is rerolled: {} ({})."));
        if let Some(gaps) = rolled {
            self.rolls.push((gaps[0].to_owned(), numbers(gaps[1])));
        } else if let Some(gaps) = again {
            let dice = numbers(gaps[1]);
            let mut rolls = self.rolls.iter_mut().rev();
            let roll = rolls.find(|(owner, old)| owner == gaps[0] && old.len() == dice.len());
            roll.unwrap().1 = dice;
        } else if is("Turn {}: {} plays.").is_some() {
            self.rolls.clear();
        } else if let Some(gaps) = is("A die of {} now shows {} instead of {} ({}).") {
            let (to, from): (u8, u8) = (gaps[1].parse().unwrap(), gaps[2].parse().unwrap());
            let mut rolls = self.rolls.iter_mut().rev();
            let roll = rolls.find(|(owner, dice)| owner == gaps[0] && dice.contains(&from));
            let (_, dice) = roll.unwrap();
            *dice.iter_mut().find(|die| **die == from).unwrap() = to;
            dice.sort_unstable();
        } else {
            return false;
        }
        true
    }

    /// The token that words are about.
    fn token(&self, name: &str, words: &str) -> String {
        let words = words.to_lowercase();
        let is_it = |token: &&String| words.contains(&token.to_lowercase());
        let token = self.tokens.iter().find(is_it);
        format!(
            "{name}: {}",
            token.unwrap_or_else(|| panic!("a token in {words}"))
        )
    }

    fn hear_of_tokens(&mut self, said: &str) {
        let is = |pattern| fits(pattern, said);
        let counted = is("{} gains {} (now {}).").or_else(|| is("{} loses {} (now {})."));
        let lasting = is("{} ({}) heals {} and now has {} health.")
            .or_else(|| is("{} ({}) loses {} health and has {} left."));
        if let Some(gaps) = counted {
            self.set(self.token(gaps[0], gaps[1]), gaps[2]);
        } else if let Some(gaps) = is("{} ({}) begins with {} health.") {
            self.set(self.token(gaps[1], gaps[0]), gaps[2]);
        } else if let Some(gaps) = lasting {
            self.set(self.token(gaps[1], gaps[0]), gaps[3]);
        } else if let Some(gaps) = is("“{}” now applies to {}.") {
            self.set(self.token(gaps[1], gaps[0]), "1");
        } else if let Some(gaps) = is("“{}” no longer applies to {}.") {
            self.set(self.token(gaps[1], gaps[0]), "0");
        } else if let Some(gaps) = is("{} gains {}.") {
            self.set(self.token(gaps[0], gaps[1]), "1");
        } else if let Some(gaps) = is("{} loses {}.") {
            self.set(self.token(gaps[0], gaps[1]), "0");
        } else if let Some(gaps) = is("{} builds {}.").or_else(|| is("{} improves {}.")) {
            self.add(self.token(gaps[0], gaps[1]), 1);
        }
    }
}

impl Listener<DiceThrone> for ByEar {
    fn begin(scene: &Scene) -> ByEar {
        let tokens = scene.game.pack().tokens.iter();
        let mut tokens: Vec<String> = tokens.map(|token| scene.named(&token.name)).collect();
        tokens.sort_by_key(|name| std::cmp::Reverse(name.len()));
        ByEar {
            all: at(scene),
            rolls: Vec::new(),
            tokens,
        }
    }

    fn hear(&mut self, said: &str) {
        if self.hear_of_dice(said) {
            return;
        }
        let is = |pattern| fits(pattern, said);
        if let Some(gaps) = is("{} gains {} CP and now has {}.") {
            self.set(format!("CP of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} is {} CP down and has {} left.") {
            self.set(format!("CP of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} takes {} damage ({} and has {} health left.") {
            self.set(format!("health of {}", gaps[0]), gaps[3]);
        } else if let Some(gaps) = is("{} takes no damage ({} and has {} health.") {
            self.set(format!("health of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} heals {} and now has {} health.") {
            self.set(format!("health of {}", gaps[0]), gaps[2]);
        } else if let Some(gaps) = is("{} draws a card.") {
            self.add(format!("cards of {}", gaps[0]), 1);
        } else if let Some(gaps) = is("{} draws {} cards.") {
            self.add(format!("cards of {}", gaps[0]), gaps[1].parse().unwrap());
        } else if let Some(gaps) = is("{} plays “{}”.") {
            self.add(format!("cards of {}", gaps[0]), -1);
        } else if let Some(gaps) = is("{} sells “{}”.") {
            self.add(format!("cards of {}", gaps[0]), -1);
        } else if let Some(gaps) = is("{} discards “{}”.") {
            self.add(format!("cards of {}", gaps[0]), -1);
        } else {
            self.hear_of_tokens(said);
        }
    }

    fn seen(scene: &Scene) -> Vec<String> {
        let roll = newest(scene).map(|(owner, dice)| format!("dice of {owner}: {dice:?}"));
        in_words(&at(scene)).into_iter().chain(roll).collect()
    }

    fn known(&self, scene: &Scene) -> Vec<String> {
        let roll = newest(scene).map(|(owner, dice)| {
            let mine = |roll: &&(String, Vec<u8>)| roll.0 == owner;
            let is_it = |roll: &&(String, Vec<u8>)| roll.1 == dice;
            let known = self.rolls.iter().rfind(|roll| mine(roll) && is_it(roll));
            let known = known.or_else(|| self.rolls.iter().rfind(mine));
            let dice = known.map(|(_, dice)| dice.clone()).unwrap_or_default();
            format!("dice of {owner}: {dice:?}")
        });
        in_words(&self.all).into_iter().chain(roll).collect()
    }
}

#[test]
fn a_duel_is_followed_by_ear() {
    let duel = DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
    let asked = listen::<DiceThrone, ByEar>(duel, 0..8);
    assert!(asked > 500, "{asked} questions");
}
