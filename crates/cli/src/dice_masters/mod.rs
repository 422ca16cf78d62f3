//! Dice Masters in a terminal: zones, dice with their faces, the fight, cards and globals.

mod about;
mod board;
mod bring;
mod draft;
mod names;
mod odds;

use crate::fail::Fail;
use crate::play::{Alias, Face, Lines, Screen, Sitting, Wanted};
use crate::verbs::Reference;
use content::Name;
use game_dice_masters::{DiceMasters, Offer, Pack, View};
use kernel::{Arg, Ask, Game, Said};
use serde_json::Value;
use words::Words;

impl Face for DiceMasters {
    fn board(&self, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
        let game = self.seated(&view.public);
        match view.public.drafting() {
            Some(draft) => draft::draw(&game, view, draft, words),
            None => board::draw(&game, view, seats, words),
        }
    }

    fn question(&self, view: &View, ask: &Ask, words: &Words) -> String {
        let brings = view.public.drafting().is_some() && self.hides_teams();
        match self.seated(&view.public).told_question(view) {
            Some(asked) if brings => {
                let more = words.text("cli-dice-masters-what");
                format!("{} ({}) {more}", words.say(&asked), ask.rule)
            }
            Some(asked) => format!("{} ({})", words.say(&asked), ask.rule),
            None => words.ask(DiceMasters::ID, ask),
        }
    }

    /// The many cards of a hidden team stand side by side, by how rare they are.
    fn parts(&self, view: &View, offer: Offer, words: &Words) -> Option<(String, String)> {
        view.public.drafting().filter(|_| self.hides_teams())?;
        bring::parts(self, offer, words)
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

    fn help(words: &Words) -> Option<String> {
        Some(words.text("cli-dice-masters-help"))
    }

    /// What the table shows anyway is not told: payments, passes, dice that go their way.
    fn is_news(said: &Said) -> bool {
        let told = |(name, arg): &(_, Arg)| *name == "news" && *arg == Arg::word("yes");
        match said.key.as_ref() {
            "dice-masters-spent" | "dice-masters-loose" | "dice-masters-passed" => false,
            "dice-masters-moved" => said.args.iter().any(told),
            _ => true,
        }
    }

    fn verbs() -> Option<Reference> {
        Some(Reference {
            name: game_dice_masters::NAME,
            id: DiceMasters::ID,
            most: game_dice_masters::MOST_VERBS,
            places: game_dice_masters::verb_places(),
            verbs: game_dice_masters::verb_list(),
        })
    }

    fn brings(&self, _setup: &Value, place: usize, words: &Words) -> String {
        bring::told(self, place, words)
    }

    fn bring(
        pack: &Pack,
        wanted: &Wanted<'_>,
        setup: &mut Value,
        _room: (&Screen, &mut Lines),
    ) -> Result<bool, Fail> {
        bring::bring(pack, wanted, setup)
    }
}

/// A name in the language spoken.
fn of<'a>(words: &Words, name: &'a Name) -> &'a str {
    words.named(&name.de, &name.en)
}

#[cfg(test)]
mod tests {
    //! Positions to try the face on.

    use super::*;
    use game_dice_masters::Setup;
    use kernel::Viewer;
    use words::Lang;

    /// The introductory game in this position, after some inputs, and what a seat sees of it.
    pub(crate) fn view(position: &str, inputs: &[&str], seat: &str) -> (DiceMasters, View) {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap();
        let mut state = game.place(position).unwrap();
        for text in inputs {
            let input = kernel::read_input(&game, &state, text).unwrap();
            kernel::apply(&game, &mut state, &input, &mut kernel::Silent).unwrap();
        }
        let view = game.view(&state, Viewer::Seat(seat.parse().unwrap()));
        (game, view)
    }

    /// Someone who speaks this language to seat A.
    pub(crate) fn speaking(lang: Lang) -> Words {
        let mut words = Words::new(lang);
        words.speak_to("A".parse().ok());
        words
    }
}
