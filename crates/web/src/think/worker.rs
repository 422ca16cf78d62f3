//! The end where bots think.

use super::{Answer, Ask};
use bots::{Kind, Stopwatch};
use games::{Packs, Visit};
use kernel::{Game, Seat, Viewer};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers every message that comes in.
pub(crate) fn listen() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        if let Some(text) = event.data().as_string() {
            let answer = answer(&text);
            drop(scope.post_message(&JsValue::from_str(&answer)));
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    answer.forget();
}

/// The answer to a question, both as text.
pub(super) fn answer(text: &str) -> String {
    let answer = match serde_json::from_str::<Ask>(text) {
        Ok(ask) => Answer {
            id: ask.id,
            spelled: think(&ask),
        },
        Err(error) => Answer {
            id: 0,
            spelled: Err(error.to_string()),
        },
    };
    serde_json::to_string(&answer).expect("an answer is plain text")
}

fn think(ask: &Ask) -> Result<String, String> {
    let kind: Kind = ask
        .bot
        .parse()
        .map_err(|unknown: bots::UnknownBot| unknown.to_string())?;
    let seat = ask.seat.parse().map_err(|()| "no such seat".to_owned())?;
    let setup = ask.setup.to_string();
    let thought = Thought { kind, seat, ask };
    games::open_and_visit(&ask.game, None, Some(&setup), &Packs::built_in(), thought)
        .map_err(|unopened| unopened.to_string())?
}

struct Thought<'a> {
    kind: Kind,
    seat: Seat,
    ask: &'a Ask,
}

impl Visit for Thought<'_> {
    type Out = Result<String, String>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        let state = game
            .place(&self.ask.view)
            .map_err(|problems| problems.join("; "))?;
        let view = game.view(&state, Viewer::Seat(self.seat));
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
    use bots::Noise;
    use game_irondie::{Irondie, Mode, Pack, Setup};

    fn ask() -> Ask {
        let setup = Setup::of_mode(Mode::Duel);
        let game = Irondie::open(Pack::builtin().clone(), &setup).unwrap();
        let seat = "B".parse().unwrap();
        let view = game.view(&game.start(), Viewer::Seat(seat));
        Ask {
            id: 3,
            game: "irondie".into(),
            setup: serde_json::to_value(&setup).unwrap(),
            seat: "B".into(),
            view: game.write(&game.imagine(&view, &mut Noise::new(1))),
            bot: "random".into(),
            seed: 5,
            millis: 100,
        }
    }

    fn answered(ask: &Ask) -> Answer {
        serde_json::from_str(&answer(&serde_json::to_string(ask).unwrap())).unwrap()
    }

    #[test]
    fn a_question_is_answered_by_a_move() {
        let answer = answered(&ask());
        assert_eq!(answer.id, 3);
        assert!(answer.spelled.unwrap().starts_with("battle "));
    }

    #[test]
    fn a_wrong_question_is_answered_by_what_is_wrong() {
        let wrong = Ask {
            bot: "nobody".into(),
            ..ask()
        };
        assert!(answered(&wrong).spelled.unwrap_err().contains("`nobody`"));
        let wrong = Ask {
            game: "chess".into(),
            ..ask()
        };
        assert!(answered(&wrong).spelled.unwrap_err().contains("`chess`"));
        assert!(answer("{").contains("EOF"));
    }
}
