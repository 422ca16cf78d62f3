//! Dice Throne in a terminal: heroes with what they have, dice, what is coming, hand and board.

mod about;
mod ask;
mod board;
mod names;
mod odds;
mod own;

use crate::fail::Fail;
use crate::play::{Alias, Face, Lines, Screen, Sitting, Wanted};
use crate::verbs::Reference;
use game_dice_throne::{DiceThrone, Event, HeroChoice, Mode, Offer, Pack, View};
use kernel::{Ask, Game, Said, Seat};
use serde_json::{Value, json};
use words::{Lang, Words};

impl Face for DiceThrone {
    fn board(&self, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
        if view.public.choosing().is_some() {
            return choice(self, view, words);
        }
        board::draw(&self.seated(&view.public), view, seats, words)
    }

    fn question(&self, view: &View, ask: &Ask, words: &Words) -> String {
        ask::question(self, view, ask, words)
    }

    /// Of all ways to roll dice again only that with all of them is listed; the others are typed.
    fn is_listed(&self, view: &View, offers: &[Offer], place: usize) -> bool {
        match offers[place] {
            Offer::Roll(dice) => {
                let count = names::thrown(view).map_or(0, |roll| roll.sides.len());
                dice.count_ones() as usize == count
            }
            _ => true,
        }
    }

    fn names(&self, view: &View) -> Vec<Alias> {
        names::aliases(&self.seated(&view.public), view)
    }

    fn odds(&self, view: &View, words: &Words) -> Vec<String> {
        odds::lines(&self.seated(&view.public), view, words)
    }

    fn about(&self, view: &View, what: &str, words: &Words) -> Option<Vec<String>> {
        about::lines(&self.seated(&view.public), view, what, words)
    }

    fn has_matter(&self, view: &View) -> bool {
        let game = self.seated(&view.public);
        !game.attack_windows(&view.public).is_empty()
    }

    fn help(words: &Words) -> Option<String> {
        Some(words.text("cli-dice-throne-help"))
    }

    /// That somebody has nothing to throw in is so most of the time. The phase stands on the board,
    /// what is put on the account is told when it is settled, and what was chosen by what it does.
    fn is_news(said: &Said) -> bool {
        ![
            "dice-throne-passed",
            "dice-throne-phase",
            "dice-throne-noted",
            "dice-throne-noted-for",
            "dice-throne-chose",
            "dice-throne-upgraded",
        ]
        .contains(&said.key.as_ref())
    }

    /// Tokens that are spent are gone.
    fn repeats(before: &Said, said: &Said) -> bool {
        let some = |said: &Said| said.args.iter().find(|(name, _)| *name == "some").cloned();
        let spent = before.key == "dice-throne-spent" && said.key == "dice-throne-tokens";
        spent && some(before) == some(said)
    }

    fn verbs() -> Option<Reference> {
        Some(Reference {
            name: game_dice_throne::NAME,
            id: DiceThrone::ID,
            most: game_dice_throne::MOST_VERBS,
            places: game_dice_throne::verb_places(),
            verbs: game_dice_throne::verb_list(),
        })
    }

    fn brings(&self, _setup: &Value, place: usize, words: &Words) -> String {
        let named = self.choice() == HeroChoice::Set;
        let seat = Seat::new(place as u8).filter(|_| named);
        seat.map_or_else(String::new, |seat| {
            let name = &self.hero(seat).name;
            words.named(&name.de, &name.en).to_owned()
        })
    }

    /// Puts a hero into the set-up, by id or by name: `A=paladin`.
    fn bring(
        pack: &Pack,
        wanted: &Wanted<'_>,
        setup: &mut Value,
        _room: (&Screen, &mut Lines),
    ) -> Result<bool, Fail> {
        let count = seats_of(setup);
        let (letter, what) = (wanted.letter, wanted.what);
        let seat = wanted.seat(count).ok_or_else(|| {
            wanted.bad(&format!(
                "nobody sits at `{letter}`; this mode has {count} seats"
            ))
        })?;
        let hero = names::hero(pack, what).ok_or_else(|| {
            let known: Vec<&str> = pack.heroes.iter().map(|hero| hero.id.as_str()).collect();
            let known = known.join(", ");
            wanted.bad(&format!("`{what}` is no hero; the heroes are {known}"))
        })?;
        let heroes = setup
            .get("heroes")
            .cloned()
            .unwrap_or_else(|| usual(pack, count));
        setup["heroes"] = swapped(heroes, seat.index(), hero);
        Ok(true)
    }
}

/// Who has banned and who plays whom, while heroes are chosen.
fn choice(game: &DiceThrone, view: &View, words: &Words) -> Vec<String> {
    let steps = game.choice_steps(view).into_iter();
    let events = steps.filter_map(|step| {
        let hero = step.hero?;
        Some(if step.ban {
            Event::Banned(step.seat, hero)
        } else {
            Event::Hero(step.seat, hero)
        })
    });
    events
        .map(|event| words.say(&game.tell(view, &event)))
        .collect()
}

/// How many seats the mode of a set-up has.
fn seats_of(setup: &Value) -> usize {
    let mode = setup["mode"].as_str().unwrap_or_default();
    let mut modes = Mode::ALL.into_iter();
    let found = modes.find(|known| known.id() == mode);
    found.map_or(0, |mode| usize::from(mode.seats()))
}

/// The heroes who fight where nothing else is said.
fn usual(pack: &Pack, count: usize) -> Value {
    let heroes = pack.heroes.iter().map(|hero| hero.id.as_str());
    json!(heroes.cycle().take(count).collect::<Vec<_>>())
}

/// A hero at a seat; whoever played that hero takes the one who has to make room.
fn swapped(mut heroes: Value, place: usize, hero: &str) -> Value {
    let Some(list) = heroes.as_array_mut() else {
        return heroes;
    };
    let other = list.iter().position(|named| named == hero);
    if let Some(other) = other.filter(|other| *other != place) {
        list.swap(other, place);
    } else if let Some(named) = list.get_mut(place) {
        *named = json!(hero);
    }
    heroes
}

/// The words of both languages.
fn both() -> [Words; 2] {
    Lang::ALL.map(Words::new)
}

#[cfg(test)]
mod tests {
    //! Positions to try the face on.

    use super::*;
    use game_dice_throne::Setup;
    use kernel::Viewer;

    /// A match of this mode in this position, and what a seat sees of it.
    pub(crate) fn view(mode: Mode, position: &str, seat: &str) -> (DiceThrone, View) {
        let game = DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        let state = game.place(position).unwrap();
        let view = game.view(&state, Viewer::Seat(seat.parse().unwrap()));
        (game, view)
    }

    /// The same for seat A after a roll and some inputs.
    pub(crate) fn rolled(
        mode: Mode,
        position: &str,
        sides: &[u8],
        inputs: &[&str],
    ) -> (DiceThrone, View) {
        let game = DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        let mut state = game.place(position).unwrap();
        let sides = sides.iter().map(|side| side - 1).collect();
        let landed = kernel::Input::Landed(sides);
        kernel::apply(&game, &mut state, &landed, &mut kernel::Silent).unwrap();
        for text in inputs {
            let input = kernel::read_input(&game, &state, text).unwrap();
            kernel::apply(&game, &mut state, &input, &mut kernel::Silent).unwrap();
        }
        let view = game.view(&state, Viewer::Seat("A".parse().unwrap()));
        (game, view)
    }

    /// Someone who speaks this language to seat A.
    pub(crate) fn speaking(lang: Lang) -> Words {
        let mut words = Words::new(lang);
        words.speak_to("A".parse().ok());
        words
    }

    #[test]
    fn whoever_played_a_hero_makes_room() {
        let heroes = json!(["barbarian", "paladin"]);
        let swap = |place, hero| swapped(heroes.clone(), place, hero);
        assert_eq!(swap(0, "paladin"), json!(["paladin", "barbarian"]));
        assert_eq!(swap(1, "monk"), json!(["barbarian", "monk"]));
        assert_eq!(swap(1, "paladin"), heroes);
    }
}
