//! IRONDIE on the screen: two mats facing each other, the duel as a stack between them.

mod about;
mod art;
mod bar;
mod custom;
mod draft;
mod duel;
mod face;
mod fallen;
mod look;
mod mat;
mod middle;
mod scene;
mod sets;
mod side;
mod speech;
mod telling;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::sound::Tune;
use dice::DieId;
use draft::{Draft, Hand, Question, Tap};
use game_irondie::{Event, Irondie, Offer, Side, Stage, View, owner};
use kernel::{AskKind, Choice, Seat};
use leptos::prelude::*;
use scene::Scene;

use custom::Custom;
pub(crate) use sets::Shelf;

/// A match on the screen.
type Session = crate::session::Session<Irondie>;

const PHASES: [&str; 4] = ["battle", "skirmish", "damage", "end"];

impl Board for Irondie {
    type Hand = Hand;
    type Known = ();
    type Arranged = ();
    type Custom = Custom;

    const LESSON: &'static str = include_str!("../lessons/irondie.lesson");

    const LID: Lid = Lid {
        prefix: "ir",
        minutes: 15,
        customise: "web-customise",
        same_screen: "web-same-screen-how",
        art: art::lid,
        minute: &[
            "red/sym-attack blue/sym-defence yellow/sym-life ic-crown",
            "ic-hand ic-arrow-right red/? blue/? yellow/?",
            "red/1 ic-arrow-right orange/3 +2",
            "purple/sym-ballistic ic-target blue/4 ic-stack",
            "sym-attack 9 - sym-defence 5 = sym-life -4",
            "yellow/sym-fortress ic-undo ic-hand",
            "sym-life 0 ic-arrow-right ic-crown",
        ],
        own_page: Some("web-sets"),
    };

    fn know(&self, _view: &View) {}

    fn begin(question: &Question) -> Draft {
        question.begin()
    }

    fn drafted(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        if question.ask.kind == AskKind::Split {
            return Choice::several(draft.hand.dice.iter().map(Offer::Battle));
        }
        draft.pick.map(Choice::one)
    }

    /// A split is made die by die; every other answer is one tap.
    fn tap(question: &Question, draft: &Draft, offer: Offer) -> Tap {
        match (question.ask.kind, offer) {
            (AskKind::Split, Offer::Battle(die)) => question.tap(*draft, die),
            _ => crate::draft::tap::<Irondie>(question, draft, offer),
        }
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::MatchEnded(_) => Some(Tune::Win),
            Event::Resolved { hit: true, .. } | Event::Hurt { .. } => Some(Tune::Hit),
            Event::Landed { .. } => Some(Tune::Roll),
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        matches!(
            event,
            Event::NoLife(_) | Event::RoundsOver | Event::Agreed | Event::Resigned(_)
        )
    }

    fn steps(screen: &Screen<Irondie>) -> usize {
        duel::steps(screen)
    }

    fn subtitle(scene: &Scene) -> String {
        subtitle(scene)
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        phases(scene)
    }

    fn round(scene: &Scene) -> String {
        scene.count("irondie-round", "round", scene.view.public.round)
    }

    fn table(scene: Scene, session: Session, step: Option<usize>) -> Vec<AnyView> {
        let far = mat::far(&scene, session);
        let near = mat::near(&scene, session);
        let middle = match step {
            Some(shown) => duel::resolving(scene, session, shown).into_any(),
            None => middle::middle(&scene, session),
        };
        vec![far, middle, near]
    }

    fn hints(scene: &Scene, _session: Session) -> Vec<AnyView> {
        side::hints(scene)
    }

    fn log(scene: &Scene, screen: &Screen<Irondie>, count: usize) -> Vec<Entry> {
        telling::newest(scene, screen, count)
    }

    fn speech(_scene: &Scene, screen: &Screen<Irondie>, from: usize) -> Vec<Entry> {
        speech::since(screen, from)
    }

    fn help(session: Session, key: &str) -> Option<Help> {
        about::help(session, key)
    }

    fn asked_in_words(scene: &Scene, session: Session, question: &Question) -> Asked {
        bar::asked(scene, session, question)
    }

    fn answers(scene: &Scene) -> Option<String> {
        bar::answers(scene)
    }

    fn ending(scene: &Scene) -> String {
        match scene.view.public.stage {
            Stage::Over(winner) => bar::over_text(scene, winner),
            _ => String::new(),
        }
    }

    fn score(scene: &Scene, seat: Seat) -> Option<String> {
        let public = &scene.view.public;
        (public.games > 0).then(|| public.wins[Side::of(seat) as usize].to_string())
    }

    fn length(scene: &Scene) -> String {
        scene.count("web-result-round", "round", scene.view.public.round)
    }

    fn own_page(sent: Option<String>) -> Option<AnyView> {
        Some(sets::sets_page(sent))
    }
}

impl Session {
    /// A tap on a die.
    fn tap_die(self, die: DieId) {
        let mine = untrack(|| self.viewer().seat()) == Some(owner(die));
        self.tap(|question, draft| match question.ask.kind {
            AskKind::Swap if !mine => Tap::WhyNot(Offer::Battle(die)),
            _ => question.tap(draft, die),
        });
    }

    /// A tap on a die of the side set.
    fn tap_side(self, place: usize) {
        self.draft.update(|draft| {
            draft.hand.come ^= 1 << place;
            draft.pick = Some(draft.hand.swap());
        });
    }
}

fn subtitle(scene: &Scene) -> String {
    let public = &scene.view.public;
    let key = if public.late {
        "irondie-late-round"
    } else {
        "irondie-round"
    };
    let round = scene.count(key, "round", public.round);
    let mut parts = vec![scene.text(&scene.mode_key), round];
    if public.games > 0 {
        parts.push(format!("{} : {}", public.wins[0], public.wins[1]));
    }
    parts.join(" · ")
}

fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
    let name = |phase: &str| scene.voice.text(&format!("irondie-phase-{phase}"));
    let now = match scene.view.public.stage {
        Stage::Split | Stage::Throw | Stage::RollOff | Stage::BattleBonus => Some(0),
        Stage::Damage => Some(2),
        Stage::Return => Some(3),
        Stage::Swap | Stage::Over(_) => None,
        _ => Some(1),
    };
    (PHASES.map(name).to_vec(), now)
}
