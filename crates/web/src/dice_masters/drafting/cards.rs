//! Cards to choose from as faces, dice in the middle, and what was taken.

use crate::dice_masters::scene::Scene;
use crate::dice_masters::{Session, art, card};
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::pick::{Pick, pick};
use dice::Id as _;
use game_dice_masters::{
    Card, CardId, CardKind, Draft, Form, Hand, MouldId, Offer, Round, card_text, main_energy,
};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// All cards that can be taken now; those in the hand while somebody else thinks.
pub(super) fn offered(scene: &Scene, session: Session) -> AnyView {
    let offers = scene.question.iter().flat_map(|question| &question.offers);
    let mut cards: Vec<CardId> = offers.copied().filter_map(super::card_of).collect();
    if let (true, Some(hand)) = (cards.is_empty(), super::hand(scene)) {
        cards.extend(hand.held.iter().copied());
    }
    let cards = cards.into_iter();
    let cards = cards.map(|id| view! { <li>{face(scene, session, id)}</li> }.into_any());
    let cards: Vec<AnyView> = cards.collect();
    view! {
        <section aria-label=scene.text("web-draft-cards")><ul class="md-pack">{cards}</ul></section>
    }
    .into_any()
}

/// A card as it lies in the hand: whom it shows, what it costs and says, its levels.
fn face(scene: &Scene, session: Session, id: CardId) -> AnyView {
    let pack = scene.game.pack();
    let read = pack.card(id);
    let place = basic_place(scene, id);
    let text = scene.voice.say_all(&card_text(pack, read, Form::Short));
    let levels = card::sides(pack, &scene.voice, read, place).into_iter();
    let levels: Vec<AnyView> = levels.skip(3).map(|look| die(look, None)).collect();
    let number = read.number.map(|number| {
        let said = Said::new("web-teams-number").with("n", Arg::number(number));
        scene.voice.say(&said)
    });
    let inside = view! {
        <span class="md-top">
            {unrolled(scene, read, place, "die-m")}
            <span>
                <b class="card-name">{card::name(pack, &scene.voice, read)}</b>
                <small>{card::title(&scene.voice, read)}</small>
            </span>
            <span class="md-price">
                <span class="cost">{read.cost}</span>
                {read.energy.map(|energy| art::sign(art::energy(energy)))}
            </span>
        </span>
        <span class="md-text">{text}{hint(scene, read)}</span>
        <span class="md-levels" aria-hidden="true">{levels}</span>
        <span class="md-stats"><span>{number}</span></span>
    };
    let thing = Pick::new("card md-card", scene.stands(Offer::Choose(id)));
    pick(thing, inside.into_any(), session.taps(Offer::Choose(id)))
}

/// Basic actions are told apart by their colours, which come from their places.
fn basic_place(scene: &Scene, id: CardId) -> usize {
    let basic = scene.game.pack().card(id).kind == CardKind::BasicAction;
    if basic { id.index() } else { 0 }
}

/// Whether a card has the energy that most of the others have.
fn hint(scene: &Scene, card: &Card) -> Option<AnyView> {
    let taken = &super::hand(scene)?.taken;
    let energy = main_energy(scene.game.pack(), taken)?;
    (card.energy == Some(energy)).then(|| {
        let text = scene.text("web-draft-fits");
        view! { <span class="chip md-hint">{art::sign(art::energy(energy))}{text}</span> }
            .into_any()
    })
}

/// A die of a card that was not rolled.
pub(super) fn unrolled(scene: &Scene, card: &Card, place: usize, size: &'static str) -> AnyView {
    let pack = scene.game.pack();
    let look = Look {
        kind: art::kind(pack, card, place),
        size,
        cube: art::unrolled(&art::emblem(pack, Some(card))),
        ..Look::default()
    };
    die(look, None)
}

/// The dice in the middle by their sort; those that fit a card can be taken.
pub(super) fn middle(scene: &Scene, session: Session, draft: &Draft) -> AnyView {
    let mut sorts: Vec<MouldId> = draft.middle.to_vec();
    sorts.dedup();
    let sorts = sorts.into_iter().filter_map(|mould| {
        let count = draft.middle.iter().filter(|die| **die == mould).count();
        let item = sort(scene, session, draft, mould, count)?;
        Some(view! { <li>{item}</li> })
    });
    let sorts: Vec<_> = sorts.collect();
    view! {
        <section class="mat md-middle" aria-label=scene.text("web-draft-middle")>
            <ul>{sorts}</ul>
        </section>
    }
    .into_any()
}

fn sort(
    scene: &Scene,
    session: Session,
    draft: &Draft,
    mould: MouldId,
    count: usize,
) -> Option<AnyView> {
    let pack = scene.game.pack();
    let read = pack.cards.iter().find(|card| card.mould == mould)?;
    let name = card::name(pack, &scene.voice, read);
    let gaps = [
        ("card", Arg::Spelled(name.clone())),
        ("n", Arg::number(count)),
        ("mine", Arg::number(draft.dice_of(scene.me, mould))),
    ];
    let inside = view! {
        <span aria-hidden="true">{unrolled(scene, read, 0, "die-m")}</span>
        <span aria-hidden="true"><b>{name}</b><small>{count}"×"</small></span>
    };
    let offer = Offer::Take(mould);
    let thing = Pick::new("md-sort", scene.stands(offer));
    let thing = thing.called(scene.say("web-draft-sort", &gaps));
    Some(pick(thing, inside.into_any(), session.taps(offer)))
}

/// What the viewer has taken: cards, and once there are some, their dice.
pub(super) fn taken(scene: &Scene, draft: &Draft, hand: &Hand) -> AnyView {
    let building = matches!(draft.round, Round::Build { .. });
    let (cards, key) = if building {
        let team = hand.team.iter().chain(&hand.basics);
        (team.copied().collect::<Vec<_>>(), "web-draft-team")
    } else {
        (hand.taken.to_vec(), "web-draft-taken")
    };
    let count = cards.len();
    let item = |id: CardId| {
        let pack = scene.game.pack();
        let read = pack.card(id);
        let name = card::name(pack, &scene.voice, read);
        let place = hand.team.iter().position(|one| *one == id);
        let brought = place.and_then(|place| hand.dice.get(place)).copied();
        let dice = brought.unwrap_or_else(|| draft.dice_of(scene.me, read.mould));
        let dice = (dice > 0).then(|| view! { <span class="mt-n">{dice}"×"</span> });
        let label = format!("{name}: {}", card::title(&scene.voice, read));
        let unseen = label.clone();
        view! {
            <li title=label>
                <span class="unseen">{unseen}</span>
                <span class="mt-die" aria-hidden="true">
                    {unrolled(scene, read, basic_place(scene, id), "die-m")}{dice}
                </span>
            </li>
        }
    };
    let cards = cards.into_iter().map(item).collect_view();
    let title = scene.text(key);
    view! {
        <section class="mat md-picks" aria-label=title>
            <h2><Icon name="ic-hand"/>{scene.text(key)}<small>{count}</small></h2>
            <ul>{cards}</ul>
        </section>
    }
    .into_any()
}
