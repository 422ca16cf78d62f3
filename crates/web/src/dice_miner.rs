//! Dice Miner on the screen: the mountain as a slope of turned squares, troves around it, and a
//! score sheet that explains each line.

mod about;
mod art;
mod bar;
mod beer;
mod clans;
mod custom;
mod draft;
mod face;
mod heroes;
mod lacks;
mod look;
mod magic;
mod mountain;
mod scene;
mod sheet;
mod speech;
mod telling;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::session::Slip;
use crate::sound::Tune;
use draft::{Hand, Question};
use game_dice_miner::{DiceMiner, Die, Event, Offer, Source, Stage, Symbol, View};
use kernel::{Refusal, Seat};
use leptos::prelude::*;
use scene::Scene;

use custom::Custom;

/// A match on the screen.
type Session = crate::session::Session<DiceMiner>;

const PHASES: [&str; 3] = ["excavation", "magic", "replenish"];

/// For how many steps the points of a round are shown before it goes on.
const SCORING: usize = 4;

impl Board for DiceMiner {
    type Hand = Hand;
    type Known = ();
    type Arranged = ();
    type Custom = Custom;

    const LESSON: &'static str = include_str!("../lessons/dice-miner.lesson");

    const LID: Lid = Lid {
        prefix: "mm",
        minutes: 25,
        customise: "web-dice-miner-customise",
        same_screen: "web-same-screen-open",
        art: |_| art::lid(),
        minute: &[
            "ic-score ic-crown 3 ×",
            "tunnel/2 tool/sym-pickaxe ic-person",
            "treasure/sym-gem ic-arrow-down-right ic-hand",
            "tunnel/sym-beer ic-arrow-right ic-hand ic-hand",
            "magic/sym-magic ic-roll",
            "tunnel/1 tunnel/2 tunnel/3 = 6",
            "tool/sym-buckler × hazard/sym-dragon = +4",
            "tool/sym-chest ic-lock ic-roll ic-crown",
        ],
        own_page: None,
    };

    fn know(&self, _view: &View) {}

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
            parts.push(scene.count("dice-miner-tie-break", "count", extra));
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
        scene.count("dice-miner-round", "round", scene.public().round)
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

    fn speech(scene: &Scene, screen: &Screen<DiceMiner>, from: usize) -> Vec<Entry> {
        speech::since(scene, screen, from)
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

    fn seatless(scene: &Scene) -> Vec<(Seat, String)> {
        let rival = |seat: &Seat| scene.game.is_rival(*seat);
        let named = |seat| (seat, scene.clan_name(seat));
        scene.clans().filter(rival).map(named).collect()
    }

    fn length(scene: &Scene) -> String {
        scene.count("web-result-round", "round", scene.public().scored)
    }

    /// Three rounds are played, and who has most points has won.
    fn may_draw(_scene: &Scene) -> bool {
        false
    }

    fn account(scene: &Scene) -> Option<AnyView> {
        Some(sheet::account(scene))
    }
}

impl Session {
    /// A tap on something that is one answer, where equal dice are told apart by their place.
    fn tap_nth(self, offer: Offer, nth: u8) {
        self.tap(|question, draft| question.tap_nth(draft, offer, nth));
    }

    /// A tap on a die of the own trove.
    fn tap_trove(self, die: Die, nth: u8) {
        let Some((game, view)) = self.now() else {
            return;
        };
        let beer = game.tables().symbol(die) == Symbol::Beer;
        let me = view.viewer.seat().filter(|_| beer);
        match (view.public.stage, me) {
            (Stage::Magic, _) => self.tap_nth(Offer::Spend(Source::Die(die)), nth),
            (Stage::Aim(_), _) => self.tap_nth(Offer::Reroll(die), nth),
            (Stage::Cache, _) => self.tap_nth(Offer::Cache(die), nth),
            (_, Some(me)) => {
                self.tap(|question, draft| question.tap_beer(draft, die.kind(), nth, me));
            }
            (_, None) => self.say_why_not("web-dice-miner-no-beer"),
        }
    }

    fn say_why_not(self, key: &'static str) {
        self.slip.set(Some(Slip::Rules(Refusal::new(key))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_dice_miner::{Mode, Pack, Setup};
    use kernel::{Game as _, Viewer};
    use words::Lang;

    #[test]
    fn who_has_fewer_points_than_none_has_them_with_a_minus_and_no_draw_is_offered() {
        let game = DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Two)).unwrap();
        let me = Seat::new(0).unwrap();
        let mut view = game.view(&game.start(), Viewer::Seat(me));
        view.public.clans[0].total = -3;
        let scene = Scene::tried(&game, &view, me, Lang::En);
        assert_eq!(DiceMiner::score(&scene, me).as_deref(), Some("−3"));
        assert!(!DiceMiner::may_draw(&scene));
    }
}
