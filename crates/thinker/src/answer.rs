//! The answer to a question, found by the bot that is asked.

use bots::{Kind, Stopwatch};
use games::{Packs, Playable, Visit};
use std::sync::Arc;
use std::time::Duration;
use wire::{FromBot, ToBot};

/// The answer to a question, both as text.
pub(crate) fn answer(text: &str) -> String {
    let answer = match serde_json::from_str::<ToBot>(text) {
        Ok(ask) => FromBot {
            id: ask.id,
            spelled: think(&ask),
        },
        Err(error) => FromBot {
            id: 0,
            spelled: Err(error.to_string()),
        },
    };
    serde_json::to_string(&answer).expect("an answer is plain text")
}

fn think(ask: &ToBot) -> Result<String, String> {
    let kind: Kind = ask
        .bot
        .parse()
        .map_err(|unknown: bots::UnknownBot| unknown.to_string())?;
    let setup = ask.setup.to_string();
    let thought = Thought { kind, ask };
    games::open_and_visit(&ask.game, None, Some(&setup), &Packs::built_in(), thought)
        .map_err(|unopened| unopened.to_string())?
}

struct Thought<'a> {
    kind: Kind,
    ask: &'a ToBot,
}

impl Visit for Thought<'_> {
    type Out = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Out {
        let view: G::View =
            serde_json::from_value(self.ask.view.clone()).map_err(|error| error.to_string())?;
        let mut offers = Vec::new();
        let asked = game.asked(&view, &mut offers);
        let asked = asked.ok_or_else(|| "this seat is not asked".to_owned())?;
        let watch = stopwatch(self.ask.millis);
        let mut player = self.kind.player::<G>(self.ask.seed, Some(&watch));
        let choice = player.choose(&game, &view, &asked, &offers);
        Ok(game.spell(&view, &choice))
    }
}

/// Time is up after the bot's own limit or that of the question, whichever comes first.
fn stopwatch(millis: u32) -> Stopwatch {
    Arc::new(move |limit: Option<Duration>| {
        let most = Duration::from_millis(u64::from(millis));
        let limit = limit.map_or(most, |limit| limit.min(most)).as_secs_f64() * 1000.0;
        let begun = js_sys::Date::now();
        Box::new(move || js_sys::Date::now() - begun >= limit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_irondie::{Irondie, Mode, Pack, Setup};
    use kernel::{Game, Viewer};

    fn ask() -> ToBot {
        let setup = Setup::of_mode(Mode::Duel);
        let game = Irondie::open(Pack::builtin().clone(), &setup).unwrap();
        let seat = "B".parse().unwrap();
        let view = game.view(&game.start(), Viewer::Seat(seat));
        ToBot {
            id: 3,
            game: "irondie".into(),
            setup: serde_json::to_value(&setup).unwrap(),
            view: serde_json::to_value(&view).unwrap(),
            bot: "random".into(),
            seed: 5,
            millis: 100,
        }
    }

    fn answered(ask: &ToBot) -> FromBot {
        serde_json::from_str(&answer(&serde_json::to_string(ask).unwrap())).unwrap()
    }

    #[test]
    fn a_question_is_answered_by_a_move() {
        for bot in ["random", "chalk"] {
            let bot = bot.into();
            let answer = answered(&ToBot { bot, ..ask() });
            assert_eq!(answer.id, 3);
            assert!(answer.spelled.unwrap().starts_with("battle "));
        }
    }

    #[test]
    fn a_wrong_question_is_answered_by_what_is_wrong() {
        let wrong = ToBot {
            bot: "nobody".into(),
            ..ask()
        };
        assert!(answered(&wrong).spelled.unwrap_err().contains("`nobody`"));
        let wrong = ToBot {
            game: "chess".into(),
            ..ask()
        };
        assert!(answered(&wrong).spelled.unwrap_err().contains("`chess`"));
        assert!(answer("{").contains("EOF"));
    }
}
