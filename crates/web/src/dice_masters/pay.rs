//! The sheet of a payment: what is proposed, what stays, what is lost, and all other ways. It is
//! there before anything is bought, fielded or begun, and a way that is chosen is followed.

use super::scene::Scene;
use super::{Plan, Session, look};
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::pick::Standing;
use dice::DieId;
use game_dice_masters::{Energy, Face, Frame, Offer, Payment};
use leptos::prelude::*;

/// The sheet; nothing where nothing is paid.
pub(super) fn sheet(scene: &Scene, session: Session) -> Option<AnyView> {
    let ways = scene.payments();
    let chosen = ways.get(scene.draft.hand.way).or(ways.first())?;
    let others = (ways.len() > 1).then(|| others(scene, session, ways));
    let title = scene.text("web-dice-masters-payment");
    let mark = if chosen.lost > 0 {
        "ic-close"
    } else {
        "ic-confirm"
    };
    let view = view! {
        <section class="ms-sheet" aria-label=title.clone()>
            <div class="ms-bill">
                <h2>{title.clone()}</h2>
                <ul class="dice">{spent(scene, chosen)}</ul>
            </div>
            <div class="ms-rest">
                <h3>{scene.text("web-dice-masters-stays")}</h3>
                {stays(scene, chosen)}
            </div>
            <p class="ms-lost" data-lost=(chosen.lost > 0).then_some("true")>
                <Icon name=mark/>
                {scene.count("web-dice-masters-lost", "n", chosen.lost)}
            </p>
            {others}
            {more(scene, session)}
        </section>
    };
    Some(view.into_any())
}

/// What is put down, each with what it stands for.
fn spent(scene: &Scene, payment: &Payment) -> AnyView {
    let coin = |(die, energy, count): &(Option<DieId>, Energy, u8)| {
        let shows = energy_text(scene, *energy, *count);
        let drawn = match die {
            Some(id) => self::coin(scene, *id, Face::Energy(*energy, *count)),
            None => loose(),
        };
        view! { <li class="named">{drawn}<span>{shows}</span></li> }
    };
    payment.spent.iter().map(coin).collect_view().into_any()
}

fn coin(scene: &Scene, id: DieId, face: Face) -> AnyView {
    let found = scene.public().die(id);
    let look = Look {
        state: Standing::Idle,
        label: String::new(),
        help: None,
        ..look::of_face(scene, (found.owner, found.kind), face, "die-m")
    };
    die(look, None)
}

fn loose() -> AnyView {
    view! { <span class="ms-loose"><Icon name="sym-generic"/></span> }.into_any()
}

fn energy_text(scene: &Scene, energy: Energy, count: u8) -> String {
    let face = game_dice_masters::face_text(Face::Energy(energy, count));
    scene.voice.say(&face)
}

/// What stays in the reserve.
fn stays(scene: &Scene, payment: &Payment) -> AnyView {
    let dice = payment.left.iter().map(|(id, face)| {
        let found = scene.public().die(*id);
        let look = Look {
            help: None,
            ..look::of_face(scene, (found.owner, found.kind), *face, "die-s")
        };
        view! { <li>{die(look, None)}</li> }
    });
    let units = |(_, face): &(DieId, Face)| match face {
        Face::Energy(_, count) => *count,
        _ => 0,
    };
    let count: u8 = payment.loose + payment.left.iter().map(units).sum::<u8>();
    view! {
        <ul class="dice dice-tight">{dice.collect_view()}</ul>
        <b>{scene.count("web-dice-masters-energy", "n", count)}</b>
    }
    .into_any()
}

/// All ways, as a list of which one is chosen.
fn others(scene: &Scene, session: Session, ways: &[Payment]) -> AnyView {
    let now = scene.draft.hand.way;
    let way = |(at, way): (usize, &Payment)| {
        let dice = way.spent.iter().map(|(id, energy, count)| match id {
            Some(id) => coin(scene, *id, Face::Energy(*energy, *count)),
            None => loose(),
        });
        let act = move |_| session.pays_by(at);
        let lost = scene.count("web-dice-masters-lost", "n", way.lost);
        let class = if way.lost > 0 {
            "chip chip-bad"
        } else {
            "chip chip-good"
        };
        let words: Vec<String> = way
            .spent
            .iter()
            .map(|(_, energy, count)| energy_text(scene, *energy, *count))
            .collect();
        view! {
            <li>
                <button
                    class="ms-way"
                    type="button"
                    aria-pressed=(at == now).to_string()
                    on:click=act
                >
                    <span class="dice dice-tight" aria-hidden="true">{dice.collect_view()}</span>
                    <span class="unseen">{words.join(", ")}</span>
                    <span class=class>{lost}</span>
                </button>
            </li>
        }
    };
    let ways = ways.iter().enumerate().map(way).collect_view();
    view! {
        <div class="ms-ways">
            <h3>{scene.text("web-dice-masters-other-ways")}</h3>
            <ul>{ways}</ul>
        </div>
    }
    .into_any()
}

/// That more may be put on the same bill.
fn more(scene: &Scene, session: Session) -> Option<AnyView> {
    let pick = scene.draft.pick?;
    let paid = matches!(scene.frame(), Some(Frame::Pay));
    if paid {
        let more = scene.question.as_ref()?.offers.iter();
        let any = more.filter(|offer| matches!(offer, Offer::Buy(_) | Offer::Field(_)));
        let text = scene.text("web-dice-masters-more-now");
        return (any.count() > 0).then(|| view! { <p class="small soft">{text}</p> }.into_any());
    }
    let waits = scene.game.shares_bill(&scene.view, pick);
    let act = move |_| session.opens_bill();
    waits.then(|| {
        view! {
            <button class="link ms-more" type="button" on:click=act>
                <Icon name="ic-plus"/>{scene.text("web-dice-masters-more")}
            </button>
        }
        .into_any()
    })
}

/// Whether a die is part of the payment that is chosen.
pub(super) fn is_spent(scene: &Scene, die: DieId) -> bool {
    if !scene.public().reserve(scene.me).contains(die) || !scene.face(die).is_energy() {
        return false;
    }
    let ways = scene.payments();
    let way = ways.get(scene.draft.hand.way).or(ways.first());
    way.is_some_and(|way| way.spent.iter().any(|(spent, ..)| *spent == Some(die)))
}

impl Session {
    /// Chooses a way to pay. Where the bill is on the table already, it is paid at once.
    fn pays_by(self, way: usize) {
        let Some((game, view)) = self.now() else {
            return;
        };
        let mut draft = self.draft.get_untracked();
        draft.hand.way = way;
        if matches!(view.public.frames.last(), Some(Frame::Pay)) {
            let ways = game.payments(&view.public);
            let plan = ways.get(way).map(|way| Plan::of(&way.answers));
            let plan = plan.unwrap_or_default();
            draft.pick = plan.first;
            self.arranged.update(|arranged| arranged.plan = plan);
        }
        self.draft.set(draft);
    }

    /// Leaves the bill open, so that more can be put on it, and begins what is drafted.
    fn opens_bill(self) {
        self.arranged.update(|arranged| arranged.open = true);
        self.confirm();
    }
}
