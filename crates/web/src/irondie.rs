//! IRONDIE on the screen: two mats facing each other, the duel as a stack between them.

mod about;
mod bar;
mod draft;
mod duel;
mod face;
mod look;
mod mat;
mod middle;
mod scene;
mod side;
mod telling;

use crate::anew::Anew;
use crate::board::Board;
use crate::frame::{Parts, frame};
use crate::help;
use crate::home::Custom;
use crate::log::Past;

use crate::route::Way;
use crate::sound::Tune;
use crate::steps::Steps;
use crate::table::Screen;
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
    Anew::pages(way.kept(), move || open(way).page())
}

/// The match that was going on, or a new one as it was set up.
fn open(way: Way) -> Session {
    let custom = Custom::recall();
    let setup = serde_json::to_string(&custom.setup().filled()).unwrap_or_default();
    let opened = games::open(Irondie::ID, None, Some(&setup), &Packs::built_in())
        .expect("what can be set up here can be played");
    let AnyGame::Irondie(game) = opened.game.clone();
    let sitters = sitters(way, &custom.bot, game.seats());
    Session::open(game, &opened, sitters, way.kept())
}

/// A person and bots, or people alone.
fn sitters(way: Way, bot: &str, seats: u8) -> Vec<Sitter> {
    let person = Sitter::Person {
        name: String::new(),
        stand_in: false,
    };
    let other = match way {
        Way::Bot => Sitter::Bot {
            bot: bot.to_owned(),
        },
        Way::SameScreen => person.clone(),
    };
    let others = std::iter::repeat_n(other, usize::from(seats) - 1);
    std::iter::once(person).chain(others).collect()
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

    fn steps(screen: &Screen<Irondie>) -> usize {
        duel::steps(screen)
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
    Past::provide();
    let steps = Steps::follow(move || session.with_screen(|s| (s.newest, duel::steps(s))));
    let page = frame(Parts {
        game: "irondie",
        title: "IRONDIE",
        subtitle: Signal::derive(move || {
            session.shown().as_ref().map(subtitle).unwrap_or_default()
        }),
        phases: Signal::derive(move || session.shown().as_ref().map(phases).unwrap_or_default()),
        table: (move || table(session, steps)).into_any(),
        side: side::panels(session).into_any(),
        decision,
        live: Signal::derive(move || side::live_line(session)),
    });
    view! { {page} {help::card(move |key| about::help(session, key))} }
}

fn table(session: Session, steps: Steps) -> Vec<AnyView> {
    let Some(scene) = session.shown() else {
        return Vec::new();
    };
    let far = mat::far(&scene, session);
    let near = mat::near(&scene, session);
    let shown = steps.shown().filter(|_| Past::line().is_none());
    let middle = match shown {
        Some(shown) => duel::resolving(scene, session, shown).into_any(),
        None => middle::middle(&scene, session),
    };
    vec![far, middle, near]
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
