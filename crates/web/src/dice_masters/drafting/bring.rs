//! Teams to bring, face down, until everybody has brought one (MA-2.8): own ones and ready-made
//! ones. One tap answers for all cards, dice and basic actions of a team.

use super::cards::unrolled;
use crate::bar::Asked;
use crate::bench::own::name_of;
use crate::board::Board as _;
use crate::dice_masters::custom::find;
use crate::dice_masters::scene::Scene;
use crate::dice_masters::teams::Shelf;
use crate::dice_masters::{Plan, Session};
use crate::dom;
use crate::icon::Icon;
use crate::route::Route;
use bots::Noise;
use game_dice_masters::{DiceMasters, Offer, Team};
use kernel::Rng as _;
use kernel::position::read_count;
use leptos::prelude::*;

/// A team that can be brought.
struct Ready {
    name: String,
    about: String,
    team: Team,
    /// What is left to be answered for it.
    answers: Vec<Offer>,
}

/// Whether the viewer is asked for a whole team.
pub(super) fn is_asked(scene: &Scene) -> bool {
    scene.game.hides_teams() && scene.question.is_some()
}

/// The question in words.
pub(super) fn asked(scene: &Scene, session: Session) -> Asked {
    Asked {
        title: scene.text("web-bring-ask"),
        hint: scene.text("web-bring-hint"),
        buttons: vec![any(scene, session)],
        way_out: None,
        label: scene.text("web-draft-choose"),
        icon: "ic-confirm",
    }
}

/// All teams that may be brought, and that what was brought already belongs to.
fn ready(scene: &Scene) -> Vec<Ready> {
    let (shelf, mode, pack) = (Shelf::recall(), scene.game.mode(), scene.game.pack());
    let own = shelf.sheets().into_iter().map(|(id, sheet)| {
        let name = name_of(&scene.voice, &sheet);
        (id, name, scene.text("web-teams-own"))
    });
    let starters = pack.teams.iter().map(|starter| {
        let about = scene.named(&starter.about);
        (starter.id.clone(), scene.named(&starter.name), about)
    });
    let teams = own.chain(starters).filter_map(|(id, name, about)| {
        let team = find(&shelf, mode, 0, &id)?;
        let answers = scene.game.bringing(super::hand(scene)?, &team)?;
        Some(Ready {
            name,
            about,
            team,
            answers,
        })
    });
    teams.collect()
}

/// The teams to choose from, and the way to build another.
pub(super) fn teams(scene: &Scene, session: Session) -> AnyView {
    let item = |ready: Ready| view! { <li>{team(scene, session, ready)}</li> };
    let items = ready(scene).into_iter().map(item).collect_view();
    let build = Route::Sets(DiceMasters::BOX, None).address();
    view! {
        <section aria-label=scene.text("web-bring-teams")>
            <ul class="md-pack">{items}</ul>
            <p>
                <a class="button" href=build>
                    <Icon name="ic-people"/>{scene.text("web-bring-build")}
                </a>
            </p>
        </section>
    }
    .into_any()
}

/// A team as a card: its name, how it plays, its dice.
fn team(scene: &Scene, session: Session, ready: Ready) -> AnyView {
    let pack = scene.game.pack();
    let die = |text: &String| {
        let (id, count) = read_count(text);
        let card = pack.card(pack.card_named(id)?);
        let count = count.unwrap_or(1);
        Some(view! {
            <span class="mt-die">
                {unrolled(scene, card, 0, "die-m")}<span class="mt-n">{count}"×"</span>
            </span>
        })
    };
    let dice = ready.team.cards.iter().filter_map(die).collect_view();
    let answers = ready.answers;
    let bring = move |_| session.bring(&answers);
    view! {
        <button class="card md-card md-team" type="button" data-state="offered" on:click=bring>
            <b class="card-name">{ready.name}</b>
            <span class="md-text">{ready.about}</span>
            <span class="md-dice" aria-hidden="true">{dice}</span>
        </button>
    }
    .into_any()
}

/// Brings any of them.
fn any(scene: &Scene, session: Session) -> AnyView {
    let teams = ready(scene).into_iter();
    let teams = teams.map(|ready| ready.answers);
    let teams: Vec<Vec<Offer>> = teams.collect();
    let bring = move |_| {
        let place = Noise::new(dom::chance()).below(teams.len().max(1) as u32);
        if let Some(answers) = teams.get(place as usize) {
            session.bring(answers);
        }
    };
    view! {
        <button class="button" type="button" on:click=bring>
            <Icon name="ic-bot"/>{scene.text("web-draft-for-me")}
        </button>
    }
    .into_any()
}

impl Session {
    /// Answers with a whole team.
    fn bring(self, answers: &[Offer]) {
        let plan = Plan::of(answers);
        let Some(first) = plan.first else {
            return;
        };
        self.arranged.update(|arranged| arranged.plan = plan);
        self.draft.update(|draft| draft.pick = Some(first));
        self.answer(first);
    }
}
