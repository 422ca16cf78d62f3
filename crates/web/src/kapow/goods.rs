//! Faces, dice and abilities as things to choose from: how many there are, and as buttons while a
//! tap on them is an answer.

use super::scene::Scene;
use super::{Session, face, look, slot};
use crate::die::{DieState, die};
use game_kapow::{Ability, Fighter, Make, Offer, Slot, SpotId, Symbol, effect_text};
use leptos::prelude::*;

/// How a thing that an offer is about stands: offered, tapped, or neither.
pub(super) fn state(scene: &Scene, offer: Offer) -> DieState {
    match &scene.question {
        None => DieState::Idle,
        Some(_) if scene.draft.pick == Some(offer) => DieState::Chosen,
        Some(question) if question.has(offer) => DieState::Offered,
        Some(_) => DieState::Spent,
    }
}

/// A tap that drafts an offer, or says why it is none.
pub(super) fn drafts(session: Session, offer: Offer) -> Callback<()> {
    Callback::new(move |()| session.tap_offer(offer))
}

/// A face on no die: a button while it may be chosen, a picture otherwise.
pub(super) fn face(
    symbol: Symbol,
    state: DieState,
    label: String,
    tap: Option<Callback<()>>,
) -> AnyView {
    let (word, help) = (word(state), format!("face:{}", symbol.id()));
    let act = move |_| {
        if let Some(tap) = tap {
            tap.run(());
        }
    };
    let drawn = view! {
        <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=face::draw_face(symbol)></svg>
    };
    if word == "idle" || word == "spent" || tap.is_none() {
        return view! {
            <span
                class="kp-face"
                data-kind="action"
                data-tile=symbol.id()
                data-state=word
                role="img"
                aria-label=label
                data-help=help
                on:click=act
            >
                {drawn}
            </span>
        }
        .into_any();
    }
    view! {
        <button
            class="kp-face pick"
            type="button"
            data-kind="action"
            data-tile=symbol.id()
            data-state=word
            data-help=help
            aria-pressed=(word == "chosen").to_string()
            on:click=act
        >
            <span class="unseen">{label}</span>
            {drawn}
        </button>
    }
    .into_any()
}

const fn word(state: DieState) -> &'static str {
    match state {
        DieState::Offered | DieState::Ready => "offered",
        DieState::Chosen => "chosen",
        DieState::Spent => "spent",
        DieState::Idle | DieState::Kept | DieState::Locked => "idle",
    }
}

/// A thing over its name. The thing itself is labelled, so the name is for the eye only.
pub(super) fn named(thing: AnyView, name: impl IntoView + 'static) -> AnyView {
    view! { <li class="named">{thing}<span aria-hidden="true">{name}</span></li> }.into_any()
}

/// A name and how many, where there is more than one.
pub(super) fn times(name: &str, count: u8) -> String {
    if count > 1 {
        format!("{name} ×{count}")
    } else {
        name.to_owned()
    }
}

/// A die of a make as it lies in the supply: it shows what it shows most often.
pub(super) fn supply_die(
    scene: &Scene,
    make: Make,
    size: &'static str,
    state: DieState,
    tap: Option<Callback<()>>,
) -> AnyView {
    let mut drawn = look::of(scene, make, Some(commonest(scene, make)), size);
    drawn.label = scene.called(&scene.game.called_make(make));
    drawn.state = state;
    drawn.help = Some(format!("make:{}", make.id()));
    die(drawn, tap)
}

fn commonest(scene: &Scene, make: Make) -> Symbol {
    let sides = scene.game.pack().supply.dice[make as usize].sides;
    let count = |symbol: &Symbol| sides.iter().filter(|side| *side == symbol).count();
    let printed = Symbol::ALL
        .into_iter()
        .filter(|&one| one != Symbol::Blank && one != Symbol::Wild);
    let best = printed.max_by_key(count);
    best.filter(|best| count(best) > 0).unwrap_or(Symbol::Blank)
}

/// A card that is an answer: an effect, an ability, a fighter.
pub(super) fn card(scene: &Scene, session: Session, offer: Offer, inside: AnyView) -> AnyView {
    let state = state(scene, offer);
    if state == DieState::Idle {
        return view! { <li><div class="card kp-answer" data-state="idle">{inside}</div></li> }
            .into_any();
    }
    view! {
        <li>
            <button
                class="card kp-answer pick"
                type="button"
                data-state=word(state)
                aria-pressed=(state == DieState::Chosen).to_string()
                on:click=move |_| session.tap_offer(offer)
            >
                {inside}
            </button>
        </li>
    }
    .into_any()
}

/// The dice that lie on an ability.
pub(super) fn dice_on(scene: &Scene, fighter: Fighter, spot: SpotId) -> Vec<AnyView> {
    let slots = scene.game.slots(fighter, spot);
    let dice = slots
        .iter()
        .filter_map(|slot| scene.table().die_in(fighter, slot));
    dice.map(|one| die(look::look(scene, one, "die-s", DieState::Idle), None))
        .collect()
}

/// What an ability does, in words.
pub(super) fn does(scene: &Scene, ability: &Ability) -> String {
    scene
        .voice
        .say_all(&effect_text(scene.game.pack(), ability))
}

/// What begins a line begins large.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The box of an ability, drawn small.
pub(super) fn small_box(ability: &Ability) -> AnyView {
    let one = |(place, slot): (usize, &Slot)| {
        let before = place.checked_sub(1).map(|before| ability.slots[before]);
        let join = match before {
            Some(before) if before.section != slot.section => "|",
            Some(before) if slot.group != 0 && before.group == slot.group => "=",
            _ => "",
        };
        view! { {join}<span class="kp-needed" inner_html=slot::drawing(slot.need)></span> }
    };
    let slots = ability.slots.iter().enumerate().map(one).collect_view();
    view! { <span class="kp-need" aria-hidden="true">{slots}</span> }.into_any()
}

/// A symbol's drawing in the sprite.
pub(super) const fn symbol_icon(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Might => "sym-might",
        Symbol::Energy => "sym-energy",
        Symbol::Toughness => "sym-toughness",
        Symbol::Agility => "sym-agility",
        Symbol::XFactor => "sym-x-factor",
        Symbol::Wild => "sym-wild",
        Symbol::Blank => "sym-blank",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_several_are_counted() {
        assert_eq!(times("Might", 1), "Might");
        assert_eq!(times("Might", 3), "Might ×3");
    }

    #[test]
    fn a_line_begins_with_a_capital() {
        assert_eq!(capital("übrig: 1"), "Übrig: 1");
        assert_eq!(capital("+2 attack"), "+2 attack");
        assert_eq!(capital(""), "");
    }

    #[test]
    fn every_symbol_has_its_drawing() {
        for symbol in Symbol::ALL {
            assert_eq!(symbol_icon(symbol), format!("sym-{}", symbol.id()));
        }
    }
}
