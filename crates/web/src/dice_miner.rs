//! Dice Miner on the screen: the mountain as a slope of turned squares, troves around it, and a
//! score sheet that explains each line.

mod about;
mod bar;
mod beer;
mod clans;
mod custom;
mod draft;
mod face;
mod heroes;
mod look;
mod magic;
mod mountain;
mod scene;
mod sheet;
mod telling;

use crate::bar::Asked;
use crate::board::{Board, Tap};
use crate::boards::GameBox;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::session::Slip;
use crate::sound::Tune;
use draft::{Draft, Question};
use game_dice_miner::{Cell, DiceMiner, Die, Event, KindId, Offer, Source, Stage, Symbol, View};
use kernel::{Arg, Choice, Refusal, Said, Seat, SeatSet};
use leptos::prelude::*;
use scene::Scene;

pub(crate) use custom::Custom;
pub(crate) use face::draw_turned;

/// A match on the screen.
type Session = crate::session::Session<DiceMiner>;

const PHASES: [&str; 3] = ["excavation", "magic", "replenish"];

/// For how many steps the points of a round are shown before it goes on.
const SCORING: usize = 4;

impl Board for DiceMiner {
    type Draft = Draft;
    type Arranged = ();

    const BOX: GameBox = GameBox::DiceMiner;

    fn begin(question: &Question) -> Draft {
        question.begin()
    }

    fn choice(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        let offered = draft.pick.filter(|pick| question.has(*pick));
        offered.map(Choice::one)
    }

    fn drafted(_question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        draft.pick.map(Choice::one)
    }

    fn is_secret(&self, _view: &View, asked: SeatSet) -> bool {
        asked.len() > 1
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::Won(_) | Event::SharedWin(_) | Event::SoloEnded { .. } => Some(Tune::Win),
            Event::Taken { .. } => Some(Tune::Hit),
            Event::Filled { .. }
            | Event::Received { .. }
            | Event::Cast { .. }
            | Event::Rerolled { .. } => Some(Tune::Roll),
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        matches!(event, Event::Resigned(_))
    }

    fn steps(screen: &Screen<DiceMiner>) -> usize {
        let is_score =
            |event: &Event| matches!(event, Event::Scored { .. } | Event::ExtraScored { .. });
        let scored = screen.news().iter().any(|line| is_score(&line.event));
        if scored { SCORING } else { 0 }
    }

    fn subtitle(scene: &Scene) -> String {
        let mut parts = vec![scene.voice.text(&scene.mode_key), Self::round(scene)];
        let extra = scene.public().extra;
        if extra > 0 {
            let said = Said::new("dice-miner-tie-break").with("count", Arg::number(extra));
            parts.push(scene.voice.say(&said));
        }
        parts.join(" · ")
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let name = |phase: &str| scene.voice.text(&format!("dice-miner-phase-{phase}"));
        let phase = scene.public().stage.phase();
        let now = PHASES.iter().position(|known| *known == phase);
        (PHASES.map(name).to_vec(), now)
    }

    fn round(scene: &Scene) -> String {
        let round = Arg::number(scene.public().round);
        let said = Said::new("dice-miner-round").with("round", round);
        scene.voice.say(&said)
    }

    fn table(scene: Scene, session: Session, step: Option<usize>) -> Vec<AnyView> {
        let middle = match scene.public().stage {
            _ if step.is_some() => sheet::scoring(&scene),
            Stage::Over(_) => sheet::scoring(&scene),
            Stage::Hero => heroes::choice(&scene, session),
            Stage::Magic | Stage::Aim(_) | Stage::Cast(_) => magic::spells(&scene, session),
            Stage::Cache | Stage::Reroll | Stage::Lot(_) => magic::chests(&scene),
            _ => mountain::board(&scene, session),
        };
        vec![
            clans::rivals(&scene, session),
            middle,
            clans::mine(&scene, session),
        ]
    }

    fn hints(scene: &Scene, _session: Session) -> Vec<AnyView> {
        vec![sheet::mine(scene), sheet::everyone(scene)]
    }

    fn log(scene: &Scene, screen: &Screen<DiceMiner>, count: usize) -> Vec<Entry> {
        telling::newest(scene, screen, count)
    }

    fn help(session: Session, key: &str) -> Option<Help> {
        about::help(&session.shown()?, key)
    }

    fn asked_in_words(scene: &Scene, _session: Session, question: &Question) -> Asked {
        bar::asked(scene, question)
    }

    fn ending(scene: &Scene) -> String {
        bar::ending(scene)
    }

    fn score(scene: &Scene, seat: Seat) -> Option<String> {
        Some(scene::plain(scene.points(seat)))
    }

    fn length(scene: &Scene) -> String {
        let round = Arg::number(scene.public().scored);
        scene
            .voice
            .say(&Said::new("web-result-round").with("round", round))
    }

    fn account(scene: &Scene) -> Option<AnyView> {
        Some(sheet::account(scene))
    }
}

impl Session {
    /// A tap on a die of the mountain.
    fn tap_cell(self, cell: Cell) {
        self.tap_offer(Offer::Take(cell), 0);
    }

    /// A tap on something that is one answer, where equal dice are told apart by their place.
    fn tap_offer(self, offer: Offer, nth: u8) {
        if let Some(question) = self.asked() {
            self.take(question.tap(self.draft.get_untracked(), offer, nth));
        }
    }

    /// A tap on a die of the own trove.
    fn tap_trove(self, die: Die, nth: u8) {
        let Some((game, view)) = self.now() else {
            return;
        };
        let beer = game.tables().symbol(die) == Symbol::Beer;
        match view.public.stage {
            Stage::Magic => self.tap_offer(Offer::Spend(Source::Die(die)), nth),
            Stage::Aim(_) => self.tap_offer(Offer::Reroll(die), nth),
            Stage::Cache => self.tap_offer(Offer::Cache(die), nth),
            _ if beer => self.tap_beer(die.kind(), nth),
            _ => self.say_why_not("web-dice-miner-no-beer"),
        }
    }

    fn tap_beer(self, kind: KindId, nth: u8) {
        let me = untrack(|| self.viewer().seat());
        if let Some((question, me)) = self.asked().zip(me) {
            self.take(question.tap_beer(self.draft.get_untracked(), kind, nth, me));
        }
    }

    /// A tap on a die of somebody else.
    fn tap_foreign(self) {
        self.say_why_not("web-dice-miner-not-yours");
    }

    fn say_why_not(self, key: &'static str) {
        self.slip.set(Some(Slip::Rules(Refusal::new(key))));
    }

    /// A tap on whoever may get a beer.
    fn tap_recipient(self, to: Seat) {
        let draft = self.draft.get_untracked();
        let Some(kind) = draft.beer else {
            return;
        };
        if let Some(question) = self.asked() {
            let offer = Offer::Share { kind, to };
            self.take(if question.has(offer) {
                Tap::Drafted(Draft {
                    pick: Some(offer),
                    ..draft
                })
            } else {
                Tap::WhyNot(Choice::one(offer))
            });
        }
    }
}
