//! IRONDIE on the screen: two mats facing each other, the duel as a stack between them.

mod bar;
mod draft;
mod face;
mod look;
mod mat;
mod middle;
mod scene;
mod side;

use crate::board::Board;
use crate::frame::{Parts, frame};
use crate::home::Custom;
use crate::route::Way;
use crate::sound::Tune;
use bots::Noise;
use dice::DieId;
use draft::{Draft, Question};
use game_irondie::{Event, Irondie, Offer, Side, Stage, View, ahead};
use games::{AnyGame, Packs};
use kernel::{Arg, Choice, Game, Refusal, Said, Seat};
use leptos::prelude::*;
use scene::Scene;
use table::Sitter;

pub(crate) use face::{Face, Shows, draw};

/// A match on the screen.
type Session = crate::session::Session<Irondie>;

const PHASES: [&str; 4] = ["battle", "skirmish", "damage", "end"];

/// A match of IRONDIE in this page.
#[component]
pub(crate) fn IrondiePage(
    /// Against whom.
    way: Way,
) -> impl IntoView {
    open(way).page()
}

/// The match that was going on, or a new one as it was set up.
fn open(way: Way) -> Session {
    let custom = Custom::recall();
    let setup = serde_json::to_string(&custom.setup()).unwrap_or_default();
    let opened = games::open(Irondie::ID, None, Some(&setup), &Packs::built_in())
        .expect("what can be set up here can be played");
    let AnyGame::Irondie(game) = opened.game.clone() else {
        unreachable!("a match of IRONDIE was opened")
    };
    let name = match way {
        Way::Bot => "astragal.match.bot",
        Way::SameScreen => "astragal.match.screen",
    };
    Session::open(game, &opened, sitters(way, custom.bot), name)
}

fn sitters(way: Way, bot: String) -> Vec<Sitter> {
    let person = Sitter::Person {
        name: String::new(),
        stand_in: false,
    };
    match way {
        Way::Bot => vec![person, Sitter::Bot { bot }],
        Way::SameScreen => vec![person.clone(), person],
    }
}

impl Board for Irondie {
    type Draft = Draft;

    const TITLE: &'static str = "IRONDIE";

    fn begin(question: &Question) -> Draft {
        question.begin()
    }

    fn choice(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        question.choice(draft)
    }

    fn drafted(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        question.drafted(draft).map(Choice::one)
    }

    fn way_out(question: &Question) -> Option<Offer> {
        question.way_out()
    }

    fn warning(&self, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
        let loses = ahead::loses(self, view, choice, &mut Noise::new(0));
        loses.then(|| Refusal::new("irondie-warn-loses"))
    }

    fn is_secret(view: &View) -> bool {
        !view.sealed.is_empty()
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::MatchEnded(_) => Some(Tune::Win),
            Event::Resolved { hit: true, .. } | Event::Hurt { .. } => Some(Tune::Hit),
            Event::Landed { .. } => Some(Tune::Roll),
            _ => None,
        }
    }

    fn lands(event: &Event) -> bool {
        scene::landed(event).is_some()
    }

    fn page(session: Session, decision: AnyView) -> AnyView {
        framed(session, decision).into_any()
    }

    fn bar(session: Session) -> Option<AnyView> {
        bar::decision(session)
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
        let round = Arg::number(scene.view.public.round);
        scene
            .voice
            .say(&Said::new("web-result-round").with("round", round))
    }
}

impl Session {
    /// A tap on a die.
    fn tap(self, die: DieId) {
        if let Some(question) = self.asked() {
            self.take(question.tap(&self.draft.get_untracked(), die));
        }
    }
}

fn framed(session: Session, decision: AnyView) -> impl IntoView {
    frame(Parts {
        game: "irondie",
        title: "IRONDIE",
        subtitle: Signal::derive(move || {
            session.scene().as_ref().map(subtitle).unwrap_or_default()
        }),
        phases: Signal::derive(move || session.scene().as_ref().map(phases).unwrap_or_default()),
        table: (move || table(session)).into_any(),
        side: (move || side::panels(session)).into_any(),
        decision,
        live: Signal::derive(move || side::live_line(session)),
    })
}

fn table(session: Session) -> Vec<AnyView> {
    let Some(scene) = session.scene() else {
        return Vec::new();
    };
    let rival = scene.rival();
    vec![
        mat::rival(&scene, session, rival).into_any(),
        middle::middle(&scene, session),
        mat::mine(&scene, session).into_any(),
    ]
}

fn subtitle(scene: &Scene) -> String {
    let public = &scene.view.public;
    let key = if public.late {
        "irondie-late-round"
    } else {
        "irondie-round"
    };
    let round = Said::new(key).with("round", Arg::number(public.round));
    let mut parts = vec![scene.voice.text(&scene.mode_key), scene.voice.say(&round)];
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
