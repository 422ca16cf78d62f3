//! KAPOW! in a terminal: who fights with which dice, and offers in words.

mod board;
mod text;
#[cfg(test)]
mod texts;

use crate::fail::Fail;
use crate::play::{Alias, Face, Lines, Screen, Sitting, Wanted};
use crate::verbs::Reference;
use game_kapow::{Fighter, Kapow, Offer, Pack, View};
use kernel::Game as _;
use serde_json::{Value, json};
use text::Names;
use words::{Lang, Words};

impl Face for Kapow {
    fn board(&self, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
        board::draw(self, view, seats, words)
    }

    fn parts(&self, view: &View, offer: Offer, words: &Words) -> Option<(String, String)> {
        Names::new(self, view, words).parts(offer)
    }

    fn winner_without_seat(&self, view: &View, words: &Words) -> Option<String> {
        board::winner(self, view, words)
    }

    /// The chances of the next throw, and what the abilities say.
    fn odds(&self, view: &View, words: &Words) -> Vec<String> {
        let mut lines = board::odds(self, view, words);
        lines.extend(board::abilities(self, view, words));
        lines
    }

    /// Of dice that look alike the first stands for all.
    fn is_listed(&self, view: &View, offers: &[Offer], place: usize) -> bool {
        let Offer::Place { die, slot } = offers[place] else {
            return true;
        };
        let table = self.known(view);
        let alike = |earlier: &Offer| {
            matches!(*earlier, Offer::Place { die: other, slot: there }
                if there == slot && text::are_alike(self, &table, die, other))
        };
        !offers[..place].iter().any(alike)
    }

    fn names(&self, view: &View) -> Vec<Alias> {
        Lang::ALL
            .map(Words::new)
            .iter()
            .flat_map(|words| Names::new(self, view, words).aliases())
            .collect()
    }

    fn verbs() -> Option<Reference> {
        Some(Reference {
            name: game_kapow::NAME,
            id: Kapow::ID,
            most: game_kapow::MOST_VERBS,
            places: game_kapow::verb_places(),
            verbs: game_kapow::verb_list(),
        })
    }

    fn brings(&self, _setup: &Value, place: usize, words: &Words) -> String {
        let fighter = Fighter::new(place as u8);
        let character = fighter.and_then(|fighter| self.character(fighter));
        character.map_or_else(String::new, |character| {
            let name = &self.pack().characters[usize::from(character)].name;
            words.named(&name.de, &name.en).to_owned()
        })
    }

    /// Puts a character into the set-up: `A=coquette`.
    fn bring(
        pack: &Pack,
        wanted: &Wanted<'_>,
        setup: &mut Value,
        _room: (&Screen, &mut Lines),
    ) -> Result<bool, Fail> {
        let Some(fighters) = setup.get_mut("fighters").and_then(Value::as_array_mut) else {
            return Err(Fail::bad("--set: nobody brings anything to this mode"));
        };
        let (letter, what, count) = (wanted.letter, wanted.what, fighters.len());
        let seat = wanted.seat(count).ok_or_else(|| {
            wanted.bad(&format!(
                "nobody fights as `{letter}`; this mode has {count} fighters"
            ))
        })?;
        if pack.character(what).is_none() {
            let known: Vec<&str> = pack.characters.iter().map(|one| one.id.as_str()).collect();
            let known = known.join(", ");
            return Err(wanted.bad(&format!(
                "`{what}` is no character; the characters are {known}"
            )));
        }
        fighters[seat.index()] = json!({ "character": what });
        Ok(true)
    }
}
