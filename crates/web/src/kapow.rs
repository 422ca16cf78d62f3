//! KAPOW! on the screen: the player's board in columns with boxes for dice, the fight with its two
//! formulas, the supply, and the workshop where faces are clipped on.

mod ability;
mod about;
mod account;
mod art;
mod bar;
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
use draft::{Draft, Hand, Question, Tap};
use game_kapow::{Event, Fighter, Kapow, Offer, SlotId, Stage, State, View};
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
    type Hand = Hand;
    type Known = State;
    type Arranged = Arranged;
    type Custom = Custom;

    const LESSON: &'static str = include_str!("../lessons/kapow.lesson");

    const LID: Lid = Lid {
        prefix: "kp",
        minutes: 30,
        customise: "web-kapow-customise",
        same_screen: "web-same-screen-how",
        art: |_| art::lid(),
        minute: &[
            "trait-red/sym-might trait-purple/sym-toughness ic-crown",
            "ic-roll ic-eye-off",
            "trait-red/sym-might trait-yellow/sym-energy ic-arrow-right ic-burst",
            "( 3 + 2 ) × 2",
            "ic-burst 10 - sym-defence 4 = sym-life -6",
            "action/sym-wild ic-plus",
            "sym-life 0 ic-arrow-right ic-crown",
        ],
        own_page: None,
    };

    fn know(&self, view: &View) -> State {
        self.known(view)
    }

    fn begin(question: &Question) -> Draft {
        question.begin()
    }

    fn drafted(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        if question.takes_several() {
            return Choice::several(draft.hand.rolls.iter().map(Offer::Roll));
        }
        draft.pick.map(Choice::one)
    }

    /// Where several dice are rolled again, each is added or taken away.
    fn tap(question: &Question, draft: &Draft, offer: Offer) -> Tap {
        if !question.has(offer) {
            return Tap::WhyNot(offer);
        }
        let mut next = *draft;
        let rolls = &mut next.hand.rolls;
        match offer {
            Offer::Roll(die) if question.takes_several() && rolls.contains(die) => {
                rolls.remove(die);
            }
            Offer::Roll(die) if question.takes_several() => rolls.insert(die),
            _ if draft.pick == Some(offer) => next = question.begin(),
            _ => next = Draft::of(Some(offer)),
        }
        Tap::Drafted(next)
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
        let mode = scene.text(&scene.mode_key);
        format!("{mode} · {}", Self::round(scene))
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let name = |phase: &str| scene.text(&format!("web-kapow-phase-{phase}"));
        (PHASES.map(name).to_vec(), scene.phase())
    }

    fn round(scene: &Scene) -> String {
        scene.count("kapow-round", "round", scene.view.public.round.max(1))
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

    /// Dice are placed and faces clipped on by suggestions of their own.
    fn hints_itself_at(scene: &Scene) -> bool {
        let places = scene.question.as_ref().is_some_and(Question::is_placing);
        places || scene.view.public.stage == Stage::CleanUp
    }

    fn hints_itself(session: Session) -> bool {
        let places = session
            .asked()
            .is_some_and(|question| question.is_placing());
        if places {
            suggest::begin(session);
        }
        places
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

    fn speech(scene: &Scene, screen: &Screen<Kapow>, from: usize) -> Vec<Entry> {
        telling::since(scene, screen, from)
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

    fn seatless(scene: &Scene) -> Vec<(Seat, String)> {
        let boards = scene.enemies().into_iter();
        let boards = boards.filter(|&board| !scene.game.is_person(board));
        let named = |board: Fighter| (board.seat(), scene.fighter_name(board));
        boards.map(named).collect()
    }

    /// Boards that play by themselves agree on nothing.
    fn may_draw(scene: &Scene) -> bool {
        !scene.game.mode().has_boards()
    }

    fn account(scene: &Scene) -> Option<AnyView> {
        Some(account::account(scene))
    }

    fn length(scene: &Scene) -> String {
        scene.count("web-result-round", "round", scene.view.public.round)
    }
}

impl Session {
    /// Opens somebody's board to read, or closes it.
    fn read(self, board: Option<u8>) {
        self.arranged.update(|arranged| arranged.read = board);
    }

    /// A tap on an empty slot.
    fn tap_slot(self, slot: SlotId) {
        let placing = self.asked().filter(Question::is_placing);
        let (Some(question), Some((game, view))) = (placing, self.now()) else {
            return;
        };
        let Some(fighter) = view.viewer.seat().and_then(Fighter::of) else {
            return;
        };
        let table = &game.known(&view);
        let kind = |die: DieId| (game.make(die), game.shown(table, die));
        let alike = |one: DieId, other: DieId| kind(one) == kind(other);
        let draft = self.draft.get_untracked();
        if let Some(tap) = question.tap_slot(draft, slot, table.loose(fighter), alike) {
            self.take(tap);
        }
    }
}
