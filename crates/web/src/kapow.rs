//! KAPOW! on the screen: the player's board in columns with boxes for dice, the fight with its two
//! formulas, the supply, and the workshop where faces are clipped on.

mod ability;
mod about;
mod account;
mod art;
mod bar;
mod brief;
mod columns;
mod custom;
mod draft;
mod face;
mod fight;
mod formula;
mod gain;
mod goods;
mod look;
mod placing;
mod reading;
mod rivals;
mod scene;
mod slot;
mod suggest;
mod supply;
mod team;
mod telling;
mod tray;
mod workshop;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::sound::Tune;
use columns::Column;
use dice::DieId;
use draft::{Draft, Question, Step};
use game_kapow::{Event, Fighter, Kapow, Offer, SlotId, Stage, Symbol};
use kernel::{Choice, Seat};
use leptos::prelude::*;
use scene::Scene;

use custom::Custom;

/// A match on the screen.
type Session = crate::session::Session<Kapow>;

/// How somebody has arranged the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Arranged {
    /// The column that is open where there is room for one only.
    column: Column,
    /// Whether the other side's supply is unfolded.
    theirs: bool,
    /// The board that somebody reads, by its place.
    read: Option<u8>,
}

const PHASES: [&str; 4] = ["select", "fight", "power-up", "clean-up"];

impl Board for Kapow {
    type Draft = Draft;
    type Arranged = Arranged;
    type Custom = Custom;

    const LID: Lid = Lid {
        prefix: "kp",
        minutes: 30,
        customise: "web-kapow-customise",
        same_screen: "web-same-screen-how",
        art: |_| art::lid(),
        own_page: None,
    };

    fn begin(question: &Question) -> Draft {
        question.begin()
    }

    fn choice(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        question.choice(draft)
    }

    fn drafted(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        question.drafted(draft)
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::Ended(_) => Some(Tune::Win),
            Event::Lost { .. } => Some(Tune::Hit),
            Event::Rolled { .. } | Event::RoundBegan(_) => Some(Tune::Roll),
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        matches!(
            event,
            Event::KnockedOut(_) | Event::Agreed | Event::Resigned(_)
        )
    }

    fn steps(screen: &Screen<Kapow>) -> usize {
        fight::steps(screen)
    }

    fn subtitle(scene: &Scene) -> String {
        let mode = scene.voice.text(&scene.mode_key);
        format!("{mode} · {}", Self::round(scene))
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let name = |phase: &str| scene.voice.text(&format!("web-kapow-phase-{phase}"));
        (PHASES.map(name).to_vec(), scene.phase())
    }

    fn round(scene: &Scene) -> String {
        scene.said_number("kapow-round", "round", scene.view.public.round.max(1))
    }

    fn table(scene: Scene, session: Session, step: Option<usize>) -> Vec<AnyView> {
        if fight::shows(&scene, session, step) {
            let fight = fight::reveal(&scene, session, step).into_iter();
            return fight.chain(gain::in_between(&scene, session)).collect();
        }
        let rivals = rivals::strip(&scene, session);
        let middle = match scene.view.public.stage {
            Stage::CleanUp => workshop::nets(&scene, session),
            Stage::PowerUp | Stage::Gain(_) | Stage::After | Stage::Late(_) => {
                vec![gain::choices(&scene, session)]
            }
            Stage::Draft => team::draft(&scene, session),
            _ => vec![columns::board(&scene, session)],
        };
        // The workshop shows of the own side what matters there.
        let mine = (!matches!(scene.view.public.stage, Stage::CleanUp | Stage::Draft))
            .then(|| tray::mine(&scene, session));
        std::iter::once(rivals)
            .chain(team::arrow(&scene, session))
            .chain(middle)
            .chain(team::cards(&scene, session))
            .chain(mine)
            .collect()
    }

    fn overlay(session: Session) -> Option<AnyView> {
        Some(rivals::sheet(session))
    }

    fn hints(scene: &Scene, session: Session) -> Vec<AnyView> {
        let mut panels = vec![supply::panel(scene, session)];
        panels.extend(fight::panel(scene, session));
        panels.extend(formula::odds(scene));
        panels
    }

    fn log(scene: &Scene, screen: &Screen<Kapow>, count: usize) -> Vec<Entry> {
        telling::newest(scene, screen, count)
    }

    fn help(session: Session, key: &str) -> Option<Help> {
        about::help(&session.shown()?, key)
    }

    fn asked_in_words(scene: &Scene, session: Session, question: &Question) -> Asked {
        bar::asked(scene, session, question)
    }

    fn ending(scene: &Scene) -> String {
        bar::ending(scene)
    }

    fn score(scene: &Scene, seat: Seat) -> Option<String> {
        Some(scene.life_of(seat).to_string())
    }

    fn account(scene: &Scene) -> Option<AnyView> {
        Some(account::account(scene))
    }

    fn length(scene: &Scene) -> String {
        scene.said_number("web-result-round", "round", scene.view.public.round)
    }
}

impl Session {
    /// A tap on something that is an answer by itself.
    fn tap_offer(self, offer: Offer) {
        if let Some(question) = self.asked() {
            self.take(question.tap(self.draft.get_untracked(), offer));
        }
    }

    /// Gives an answer at once, or says why it is none.
    fn answer(self, offer: Offer) {
        let Some(question) = self.asked() else {
            return;
        };
        if question.has(offer) {
            self.choose(&Choice::one(offer));
        } else {
            self.take(draft::Tap::WhyNot(Choice::one(offer)));
        }
    }
    /// A tap on a die that lies in no slot.
    fn tap_die(self, die: DieId) {
        self.step(|question, draft| Some(question.tap_die(draft, die)));
    }

    /// A tap on a die in a slot.
    fn tap_placed(self, die: DieId) {
        self.step(|question, draft| Some(question.tap_placed(draft, die)));
    }

    /// Opens somebody's board to read, or closes it.
    fn read(self, board: Option<u8>) {
        self.arranged.update(|arranged| arranged.read = board);
    }

    /// A tap on an empty slot.
    fn tap_slot(self, slot: SlotId) {
        let placing = self.asked().is_some_and(|question| question.is_placing());
        let Some((game, view)) = self.now().filter(|_| placing) else {
            return;
        };
        let Some(fighter) = view.viewer.seat().and_then(Fighter::of) else {
            return;
        };
        let table = &game.known(&view);
        let kind = |die: DieId| (game.make(die), game.shown(table, die));
        let alike = |one: DieId, other: DieId| kind(one) == kind(other);
        let loose = table.loose(fighter);
        self.step(|question, draft| question.tap_slot(draft, slot, loose, alike));
    }

    /// A tap on what the die in the hand may be turned to.
    fn tap_turn(self, die: DieId, to: Symbol) {
        if let Some(question) = self.asked() {
            self.take(question.tap_turn(self.draft.get_untracked(), die, to));
        }
    }

    fn step(self, tap: impl FnOnce(&Question, Draft) -> Option<Step>) {
        let Some(question) = self.asked() else {
            return;
        };
        match tap(&question, self.draft.get_untracked()) {
            Some(Step::Tapped(tap)) => self.take(tap),
            Some(Step::Answer(offer)) => self.choose(&Choice::one(offer)),
            None => {}
        }
    }
}
