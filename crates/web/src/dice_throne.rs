//! Dice Throne on the screen: boards of heroes whose abilities light up with their chances, dice,
//! hands, windows in which everybody may react, and what damage comes to before it lands.

mod about;
mod art;
mod bar;
mod board;
mod choices;
mod corner;
mod custom;
mod draft;
mod heroes;
mod ledger;
mod look;
mod mine;
mod needs;
mod odds;
mod rivals;
mod scene;
mod sheet;
mod stage;
mod telling;
mod tray;
mod upgrade;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::sound::Tune;
use custom::Custom;
use draft::{Draft, Hand, Question, Tap};
use game_dice_throne::{DiceThrone, Event, Foreseen, Frame, Offer, Phase, Suggested, View};
use kernel::{Arg, Choice, Seat};
use leptos::prelude::*;
use scene::Scene;
use std::sync::Arc;

/// A match on the screen.
type Session = crate::session::Session<DiceThrone>;

/// How somebody has arranged the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Arranged {
    /// What is looked for while heroes are chosen.
    heroes: heroes::Sought,
    /// The board that somebody reads, by its seat.
    read: Option<u8>,
    /// The dice that stay, a bit for each, and in which turn.
    kept: (u16, u8),
}

/// What is worked out from a view.
pub(crate) struct Known {
    /// What comes of the moment if nobody does anything more.
    foreseen: Foreseen,
    /// What is suggested to whoever rolls.
    suggested: Option<Suggested>,
}

impl Board for DiceThrone {
    type Hand = Hand;
    type Known = Known;
    type Arranged = Arranged;
    type Custom = Custom;

    const LETS_BE: bool = true;

    const LESSON: &'static str = include_str!("../lessons/dice-throne.lesson");

    const LID: Lid = Lid {
        prefix: "dt",
        minutes: 30,
        customise: "web-dice-throne-customise",
        same_screen: "web-same-screen-how",
        art: |_| art::lid(),
        minute: &[
            "paladin/dt-paladin-sword 50 sym-life ic-crown",
            "+1 ic-coin +1 ic-card",
            "ic-card ic-arrow-right ic-coin",
            "ic-roll 3 ×",
            "barbarian/dt-barbarian-sword barbarian/dt-barbarian-sword barbarian/dt-barbarian-sword ic-target",
            "sym-shield - ic-burst = sym-life",
            "ic-card ic-card ic-arrow-right ic-coin",
            "sym-life 0 ic-arrow-right ic-crown",
        ],
        own_page: None,
    };

    fn know(&self, view: &View) -> Known {
        Known {
            foreseen: self.foresee(view, None),
            suggested: self.suggest(view),
        }
    }

    fn begin(question: &Question) -> Draft {
        question.begin_keeping(0)
    }

    /// Whoever rolls finds a suggestion; whatever somebody let lie in one attempt lies there in the
    /// next.
    fn resume(&self, view: &View, arranged: &Arranged, question: &Question) -> Draft {
        if !matches!(view.public.frames.last(), Some(Frame::Declare)) {
            return question.begin_keeping(0);
        }
        let (turn, keep) = arranged.kept;
        let goes_on = turn == view.public.turn && view.public.attack.attempts > 1;
        let suggested = self.suggest(view).map(|suggested| suggested.answer);
        question.begin_rolled(suggested, goes_on.then_some(keep))
    }

    fn tap(question: &Question, draft: &Draft, offer: Offer) -> Tap {
        question.tap(*draft, offer)
    }

    /// Where heroes are chosen, the rules learn them from the moment.
    fn at(game: Arc<DiceThrone>, view: &View) -> Arc<DiceThrone> {
        let seated = game.seated(&view.public);
        if std::ptr::eq(&raw const *seated, Arc::as_ptr(&game)) {
            drop(seated);
            return game;
        }
        Arc::new(seated.into_owned())
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
        matches!(event, Event::Fell(_) | Event::Resigned(_) | Event::Agreed)
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

    /// The phases of a turn; that in which a target is looked for only where there are several.
    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let duel = scene.game.mode().seats() == 2;
        let phases = Phase::ALL[1..].iter();
        let phases = phases.filter(|phase| !(duel && **phase == Phase::Targeting));
        let phases: Vec<Phase> = phases.copied().collect();
        let now = phases.iter().position(|one| *one == scene.public().phase);
        let names = phases.into_iter().map(|phase| scene.text(phase_key(phase)));
        (names.collect(), now)
    }

    fn round(scene: &Scene) -> String {
        let turn = Arg::number(scene.public().turn.max(1));
        scene.say("web-dice-throne-turn", &[("turn", turn)])
    }

    fn table(scene: Scene, session: Session, _step: Option<usize>) -> Vec<AnyView> {
        if let Some(choice) = heroes::table(&scene, session) {
            return choice;
        }
        let middle = match scene.my_roll() {
            None if stage::shows(&scene) => under_way(&scene, session),
            at => own_board(&scene, session, at),
        };
        let mut parts = vec![rivals::strip(&scene, session)];
        parts.extend(rivals::order(&scene));
        parts.extend(middle);
        parts.extend(choices::list(&scene, session));
        parts.push(mine::mine(&scene, session));
        parts
    }

    fn overlay(session: Session) -> Option<AnyView> {
        let both = view! { {sheet::sheet(session)} {heroes::sheet(session)} };
        Some(both.into_any())
    }

    fn hints(scene: &Scene, session: Session) -> Vec<AnyView> {
        if let Some(panels) = heroes::panels(scene, session) {
            return panels;
        }
        let preview = (!stage::shows(scene) || scene.my_roll().is_some())
            .then(|| ledger::preview(scene))
            .flatten();
        let panels = [preview, upgrade::panel(scene), odds::panel(scene)];
        panels.into_iter().flatten().collect()
    }

    fn log(scene: &Scene, screen: &Screen<DiceThrone>, count: usize) -> Vec<Entry> {
        telling::newest(scene, screen, count)
    }

    fn plan(scene: &Scene, choice: &Choice<Offer>) -> Option<String> {
        match choice.only() {
            Some(Offer::Roll(again)) => odds::plan(scene, again),
            _ => None,
        }
    }

    fn speech(scene: &Scene, screen: &Screen<DiceThrone>, from: usize) -> Vec<Entry> {
        telling::since(scene, screen, from)
    }

    fn help(session: Session, key: &str) -> Option<Help> {
        about::help(&session.shown()?, key)
    }

    fn asked_in_words(scene: &Scene, session: Session, question: &Question) -> Asked {
        if let Some(asked) = heroes::asked(scene, session, question) {
            return asked;
        }
        bar::asked(scene, session, question)
    }

    fn answers(scene: &Scene) -> Option<String> {
        bar::happens(scene)
    }

    fn matter(scene: &Scene) -> Option<(&'static [&'static str], String)> {
        let rules = scene.game.attack_windows(scene.public());
        let called = || scene.text("web-dice-throne-for-attack");
        (!rules.is_empty()).then(|| (rules, called()))
    }

    fn ending(scene: &Scene) -> String {
        bar::ending(scene)
    }

    fn score(scene: &Scene, seat: Seat) -> Option<String> {
        Some(scene.health(seat).to_string())
    }

    fn length(scene: &Scene) -> String {
        Self::round(scene)
    }
}

/// What is under way, and what it will come to.
fn under_way(scene: &Scene, session: Session) -> Vec<AnyView> {
    let stage = stage::stage(scene, session);
    std::iter::once(stage).chain(ledger::sum(scene)).collect()
}

/// The own board, with the dice where some can be rolled again.
fn own_board(scene: &Scene, session: Session, at: Option<usize>) -> Vec<AnyView> {
    let board = board::Sheet {
        scene,
        session: Some(session),
        seat: scene.me,
    };
    let label = scene.text("web-dice-throne-board");
    let board = view! { <section class="mat dt-board" aria-label=label>{board.draw()}</section> };
    let tray = at.and_then(|at| tray::tray(scene, session, at));
    let parts = [stage::strip(scene), Some(board.into_any()), tray];
    parts.into_iter().flatten().collect()
}

const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "web-dice-throne-phase-start",
        Phase::Upkeep => "web-dice-throne-phase-upkeep",
        Phase::Income => "web-dice-throne-phase-income",
        Phase::FirstMain | Phase::SecondMain => "web-dice-throne-phase-main",
        Phase::Offence => "web-dice-throne-phase-offence",
        Phase::Targeting => "web-dice-throne-phase-targeting",
        Phase::Defence => "web-dice-throne-phase-defence",
        Phase::Discard => "web-dice-throne-phase-discard",
    }
}

impl Session {
    /// Opens somebody's board to read, or closes it.
    fn read(self, seat: Option<u8>) {
        self.arranged.update(|arranged| arranged.read = seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Noise;
    use game_dice_throne::{HeroChoice, Mode, Pack, Setup};
    use kernel::{Game, Input, Seat, Silent, Viewer, Waiting, apply};

    #[test]
    fn the_board_is_that_of_the_heroes_by_lot() {
        let setup = Setup {
            choice: HeroChoice::Random,
            ..Setup::of_mode(Mode::Duel)
        };
        let game = Arc::new(DiceThrone::open(Pack::builtin().clone(), &setup).unwrap());
        let (mut state, mut noise) = (game.start(), Noise::new(5));
        while let Waiting::Chance(chance) = game.waiting(&state) {
            let landed = Input::Landed(chance.sample(&mut noise));
            apply(&*game, &mut state, &landed, &mut Silent).unwrap();
        }
        let view = game.view(&state, Viewer::Table);
        // Also the second time, when the rules know them already.
        for _ in 0..2 {
            let board = DiceThrone::at(game.clone(), &view);
            for seat in Seat::first(2) {
                let hero = view.public.corner(seat).hero.unwrap();
                assert_eq!(board.hero(seat).id, board.pack().hero(hero).id);
                assert_ne!(board.hero(seat).id, game.hero(seat).id, "by default");
            }
        }
    }
}
