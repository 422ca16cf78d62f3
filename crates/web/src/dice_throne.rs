//! Dice Throne on the screen: boards of heroes whose abilities light up with their chances, dice,
//! hands, windows in which everybody may react, and what damage comes to before it lands.

mod art;
mod custom;
mod heroes;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::draft::Question;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::sound::Tune;
use custom::Custom;
use game_dice_throne::{DiceThrone, Event, Offer, Phase, View};
use kernel::{Arg, Game, Seat};
use leptos::prelude::*;
use std::borrow::Cow;
use std::sync::Arc;

/// A match on the screen.
type Session = crate::session::Session<DiceThrone>;

/// A moment.
type Scene = crate::session::Scene<DiceThrone>;

/// How somebody has arranged the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Arranged {
    /// What is looked for while heroes are chosen.
    heroes: heroes::Sought,
}

impl Board for DiceThrone {
    type Hand = ();
    type Known = ();
    type Arranged = Arranged;
    type Custom = Custom;

    const LID: Lid = Lid {
        prefix: "dt",
        minutes: 30,
        customise: "web-dice-throne-customise",
        same_screen: "web-same-screen-how",
        art: |_| art::lid(),
        own_page: None,
    };

    fn know(&self, _view: &View) {}

    /// Where heroes are chosen, the rules learn them from the moment.
    fn at(game: Arc<DiceThrone>, view: &View) -> Arc<DiceThrone> {
        let seated = match game.seated(&view.public) {
            Cow::Owned(seated) => Some(seated),
            Cow::Borrowed(_) => None,
        };
        seated.map_or(game, Arc::new)
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::Ended(_) => Some(Tune::Win),
            Event::Damaged { damage: 1.., .. } => Some(Tune::Hit),
            Event::Rolled { .. } | Event::RolledForStart(_) | Event::Contested(..) => {
                Some(Tune::Roll)
            }
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        matches!(event, Event::Fell(_) | Event::Resigned(_))
    }

    fn steps(_screen: &Screen<DiceThrone>) -> usize {
        0
    }

    fn subtitle(scene: &Scene) -> String {
        let mode = scene.text(&scene.mode_key);
        let now = match scene.view.public.choosing() {
            Some(_) => scene.text("web-dice-throne-choosing"),
            None => Self::round(scene),
        };
        format!("{mode} · {now}")
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let phases = &Phase::ALL[1..];
        let name = |place: usize| scene.text(&format!("web-dice-throne-phase-{place}"));
        let now = phases
            .iter()
            .position(|phase| *phase == scene.view.public.phase);
        ((1..=phases.len()).map(name).collect(), now)
    }

    fn round(scene: &Scene) -> String {
        let turn = Arg::number(scene.view.public.turn.max(1));
        scene.say("web-dice-throne-turn", &[("turn", turn)])
    }

    fn table(scene: Scene, session: Session, _step: Option<usize>) -> Vec<AnyView> {
        if let Some(choice) = heroes::table(&scene, session) {
            return choice;
        }
        Vec::new()
    }

    fn hints(scene: &Scene, session: Session) -> Vec<AnyView> {
        if let Some(panels) = heroes::panels(scene, session) {
            return panels;
        }
        Vec::new()
    }

    fn log(_scene: &Scene, _screen: &Screen<DiceThrone>, _count: usize) -> Vec<Entry> {
        Vec::new()
    }

    fn help(_session: Session, _key: &str) -> Option<Help> {
        None
    }

    fn asked_in_words(scene: &Scene, session: Session, question: &Question<Offer>) -> Asked {
        if let Some(asked) = heroes::asked(scene, session, question) {
            return asked;
        }
        Asked {
            title: scene.text(&format!("dice-throne-ask-{}", question.ask.kind.key())),
            hint: String::new(),
            buttons: Vec::new(),
            way_out: None,
            label: scene.text("web-confirm"),
            icon: "ic-confirm",
        }
    }

    fn overlay(session: Session) -> Option<AnyView> {
        Some(heroes::sheet(session))
    }

    fn ending(scene: &Scene) -> String {
        let places = scene.view.public.places.clone();
        scene
            .voice
            .say(&scene.game.tell(&scene.view, &Event::Ended(places)))
    }

    fn score(_scene: &Scene, _seat: Seat) -> Option<String> {
        None
    }

    fn length(scene: &Scene) -> String {
        Self::round(scene)
    }
}
