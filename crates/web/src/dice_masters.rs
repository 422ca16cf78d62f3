//! Dice Masters on the screen: what both have, zone by zone, and what may be done.

mod art;
mod bar;
mod custom;
mod draft;
mod scene;
mod telling;
mod zones;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::sound::Tune;
use custom::Custom;
use draft::{Draft, Hand, Question, Tap};
use game_dice_masters::{DiceMasters, Event, Offer, Phase, View};
use kernel::{Arg, Choice, Game as _, Seat};
use leptos::prelude::*;
use scene::Scene;

/// A match on the screen.
type Session = crate::session::Session<DiceMasters>;

const PHASES: [(Phase, &str); 5] = [
    (Phase::Draw, "web-dice-masters-phase-draw"),
    (Phase::Roll, "web-dice-masters-phase-roll"),
    (Phase::Main, "web-dice-masters-phase-main"),
    (Phase::Attack, "web-dice-masters-phase-attack"),
    (Phase::CleanUp, "web-dice-masters-phase-clean-up"),
];

impl Board for DiceMasters {
    type Hand = Hand;
    type Known = ();
    type Arranged = ();
    type Custom = Custom;

    const LETS_BE: bool = true;

    const LID: Lid = Lid {
        prefix: "ma",
        minutes: 30,
        customise: "web-dice-masters-customise",
        same_screen: "web-same-screen-open",
        art: |_| art::lid(),
        own_page: None,
    };

    fn know(&self, _view: &View) {}

    fn drafted(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        question.drafted(draft)
    }

    fn tap(question: &Question, draft: &Draft, offer: Offer) -> Tap {
        question.tap(draft, offer)
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::Ended { .. } => Some(Tune::Win),
            Event::Life { damage: true, .. } | Event::KnockedOut { .. } => Some(Tune::Hit),
            Event::Rolled { .. } => Some(Tune::Roll),
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        matches!(event, Event::Life { left: 0, .. })
    }

    fn steps(_screen: &Screen<DiceMasters>) -> usize {
        0
    }

    fn subtitle(scene: &Scene) -> String {
        format!("{} · {}", scene.text(&scene.mode_key), Self::round(scene))
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let now = PHASES
            .iter()
            .position(|(phase, _)| *phase == scene.public().phase);
        (PHASES.map(|(_, key)| scene.text(key)).to_vec(), now)
    }

    fn round(scene: &Scene) -> String {
        let turn = Arg::number(scene.public().turn);
        scene.say("web-dice-masters-turn", &[("turn", turn)])
    }

    fn table(scene: Scene, session: Session, _step: Option<usize>) -> Vec<AnyView> {
        let seats = Seat::first(scene.game.seats());
        let mut others: Vec<Seat> = seats.filter(|seat| *seat != scene.me).collect();
        others.push(scene.me);
        let corners = others.into_iter().map(|seat| zones::corner(&scene, seat));
        corners.chain(zones::offers(&scene, session)).collect()
    }

    fn hints(_scene: &Scene, _session: Session) -> Vec<AnyView> {
        Vec::new()
    }

    fn log(scene: &Scene, screen: &Screen<DiceMasters>, count: usize) -> Vec<Entry> {
        telling::newest(scene, screen, count)
    }

    fn help(_session: Session, _key: &str) -> Option<Help> {
        None
    }

    fn asked_in_words(scene: &Scene, _session: Session, question: &Question) -> Asked {
        bar::asked(scene, question)
    }

    fn ending(scene: &Scene) -> String {
        bar::ending(scene)
    }

    fn score(scene: &Scene, seat: Seat) -> Option<String> {
        Some(scene.public().corner(seat).life.to_string())
    }

    fn length(scene: &Scene) -> String {
        Self::round(scene)
    }
}
