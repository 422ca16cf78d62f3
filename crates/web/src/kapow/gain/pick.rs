//! What may be taken, as real faces, dice and cards.

use super::Kind;
use crate::kapow::draft::Question;
use crate::kapow::goods::{self, named, times};
use crate::kapow::scene::Scene;
use crate::kapow::{Session, supply};
use crate::pick::Standing;
use game_kapow::{Make, Offer, Source, Symbol, option_text};
use leptos::prelude::*;

/// The answers to a question.
pub(super) fn body(scene: &Scene, session: Session, question: &Question, kind: Kind) -> AnyView {
    match kind {
        Kind::Gain => faces(scene, session),
        Kind::Take => dice_left(scene, session, question),
        Kind::Option => cards(scene, session, question, option),
        Kind::Trade => trade(scene, session, question),
        Kind::Give => give(scene, session, question),
        Kind::LockIn => cards(scene, session, question, lock_in),
        Kind::Trigger => cards(scene, session, question, trigger),
    }
}

/// The supply's faces, and what lies in the own pool already.
fn faces(scene: &Scene, session: Session) -> AnyView {
    let face = |symbol: Symbol| {
        let offer = Offer::Gain(symbol);
        let state = goods::state(scene, offer);
        supply_face(scene, symbol, state, session.taps(offer))
    };
    let faces = Symbol::FACES.into_iter().map(face).collect_view();
    let who = scene.view.public.frames.last().map(|frame| frame.fighter);
    view! {
        <ul class="dice kp-take">{faces}</ul>
        {supply::pool(scene, who.unwrap_or(scene.mine()))}
    }
    .into_any()
}

fn supply_face(
    scene: &Scene,
    symbol: Symbol,
    state: Standing,
    tap: Option<Callback<()>>,
) -> AnyView {
    let left = scene.game.faces_in_supply(scene.table(), scene.mine())[symbol.index()];
    let name = scene.called(&scene.game.called_symbol(symbol));
    let left = scene.count("web-kapow-gain-left", "count", left);
    let drawn = goods::face(symbol, state, format!("{name}, {left}"), tap);
    named(drawn, view! { {name}<small>{left}</small> })
}

/// The supply's dice.
fn dice_left(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let owner = scene.view.public.frames.last().map(|frame| frame.fighter);
    let owner = owner.unwrap_or(scene.mine());
    let shown = |make: &Make| !make.is_action() || question.has(Offer::Take(*make));
    let one = |make: Make| {
        let offer = Offer::Take(make);
        let state = goods::state(scene, offer);
        let left = scene.game.left_in_supply(scene.table(), owner, make);
        let left = scene.count("web-kapow-gain-left", "count", left);
        let name = scene.called(&scene.game.called_make(make));
        let drawn = goods::supply_die(scene, make, "die-l", state, session.taps(offer));
        named(drawn, view! { {name}<small>{left}</small> })
    };
    let dice = Make::ALL.into_iter().filter(shown).map(one).collect_view();
    view! { <ul class="dice kp-take">{dice}</ul> }.into_any()
}

/// Answers that are cards.
fn cards(
    scene: &Scene,
    session: Session,
    question: &Question,
    inside: fn(&Scene, Offer) -> AnyView,
) -> AnyView {
    let offers = question.offers.iter();
    let offers = offers.filter(|offer| **offer != Offer::Done);
    let card = |&offer: &Offer| goods::card(scene, session, offer, inside(scene, offer));
    let cards: Vec<AnyView> = offers.map(card).collect();
    view! { <ul class="kp-answers">{cards}</ul> }.into_any()
}

/// One of several effects, in a sentence.
fn option(scene: &Scene, offer: Offer) -> AnyView {
    let (Offer::Option(option), Some(frame)) = (offer, scene.view.public.frames.last()) else {
        return ().into_any();
    };
    let verb = scene.game.pack().verb(frame.verb);
    let said = option_text(scene.game.pack(), verb, option);
    view! { <span class="card-name">{scene.voice.say_all(&said)}</span> }.into_any()
}

/// An ability that could get a Lock In token, with its box.
fn lock_in(scene: &Scene, offer: Offer) -> AnyView {
    let Offer::LockIn(spot) = offer else {
        return ().into_any();
    };
    let ability = scene.game.ability(scene.table(), scene.mine(), spot);
    view! {
        <span class="card-name kp-answer-head">
            {scene.named(&ability.name)}
            {goods::small_box(ability)}
        </span>
        <span>{goods::does(scene, ability)}</span>
    }
    .into_any()
}

/// An ability that could be carried out first, with its dice.
fn trigger(scene: &Scene, offer: Offer) -> AnyView {
    let Offer::Trigger(spot) = offer else {
        return ().into_any();
    };
    let mine = scene.mine();
    let ability = scene.game.ability(scene.table(), mine, spot);
    view! {
        <span class="card-name kp-answer-head">
            {scene.named(&ability.name)}
            <span class="dice dice-tight">{goods::dice_on(scene, mine, spot)}</span>
        </span>
        <span>{goods::does(scene, ability)}</span>
    }
    .into_any()
}

/// An own face for one of the supply.
fn trade(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let sources = sources(question, |offer| match offer {
        Offer::Trade { source, .. } => Some(source),
        _ => None,
    });
    let own = own_faces(scene, &sources, |source| {
        let held = scene.draft.hand.face == Some(source);
        let state = Standing::of(held, true);
        let hold = session.on_tap(move |question, draft| question.hold(draft, source));
        (state, hold)
    });
    let face = |symbol: Symbol| {
        let state = match scene.draft.hand.face {
            Some(source) => {
                let offer = Offer::Trade {
                    source,
                    face: symbol,
                };
                goods::state(scene, offer)
            }
            None => Standing::Idle,
        };
        let tap = session.on_tap(move |question, draft| question.trade(draft, symbol));
        supply_face(scene, symbol, state, tap)
    };
    let others = Symbol::FACES.into_iter().map(face).collect_view();
    view! {
        {own}
        <h3 class="kp-part">{scene.text("web-kapow-gain-trade-for")}</h3>
        <ul class="dice kp-take">{others}</ul>
    }
    .into_any()
}

/// A face that is handed over.
fn give(scene: &Scene, session: Session, question: &Question) -> AnyView {
    let sources = sources(question, |offer| match offer {
        Offer::Give(source) => Some(source),
        _ => None,
    });
    own_faces(scene, &sources, |source| {
        let offer = Offer::Give(source);
        (goods::state(scene, offer), session.taps(offer))
    })
}

/// The own faces that a question is about, each once.
fn sources(question: &Question, of: impl Fn(Offer) -> Option<Source>) -> Vec<Source> {
    let mut all: Vec<Source> = Vec::new();
    for source in question.offers.iter().filter_map(|&offer| of(offer)) {
        if !all.contains(&source) {
            all.push(source);
        }
    }
    all
}

/// Own faces, where they are: in the pool, and on each die.
fn own_faces(
    scene: &Scene,
    sources: &[Source],
    stands: impl Fn(Source) -> (Standing, Option<Callback<()>>),
) -> AnyView {
    let pool = scene.table().pool(scene.mine());
    let face = |&source: &Source| {
        let symbol = scene.game.face_at(scene.table(), scene.mine(), source);
        let (state, tap) = stands(source);
        let count = match source {
            Source::Pool(_) => pool[symbol.index()],
            Source::Side { .. } => 1,
        };
        let name = times(&scene.source_name(source), count);
        named(goods::face(symbol, state, name.clone(), tap), name)
    };
    let group = |name: String, of: &dyn Fn(&Source) -> bool| {
        let faces: Vec<AnyView> = sources.iter().filter(|one| of(one)).map(face).collect();
        (!faces.is_empty()).then(|| {
            view! {
                <div class="kp-group">
                    <h3 class="kp-part">{name}</h3>
                    <ul class="dice">{faces}</ul>
                </div>
            }
            .into_any()
        })
    };
    let free = scene.text("web-kapow-shop-free");
    let mut groups: Vec<AnyView> = group(free, &|one| matches!(one, Source::Pool(_)))
        .into_iter()
        .collect();
    let (table, mine) = (scene.table(), scene.mine());
    for die in table.actions(mine) {
        let on = move |one: &Source| matches!(one, Source::Side { die: one, .. } if *one == die);
        let name = scene.called(&scene.game.called_die(table, mine, die));
        groups.extend(group(name, &on));
    }
    view! { <div class="kp-groups">{groups}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, AskKind, Rule};

    #[test]
    fn a_face_to_exchange_is_shown_once() {
        let might = Source::Pool(Symbol::Might);
        let offers = [Symbol::Energy, Symbol::Wild].map(|face| Offer::Trade {
            source: might,
            face,
        });
        let question = Question {
            ask: Ask::one(AskKind::Swap, Rule("KA-9.7")),
            offers: offers.into_iter().chain([Offer::Done]).collect(),
        };
        let found = sources(&question, |offer| match offer {
            Offer::Trade { source, .. } => Some(source),
            _ => None,
        });
        assert_eq!(found, [might]);
    }
}
