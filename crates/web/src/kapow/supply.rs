//! What is left in the supply, and what has been gained.

use super::Session;
use super::goods::{self, times};
use super::scene::Scene;
use crate::icon::Icon;
use crate::log::Past;
use crate::pick::Standing;
use game_kapow::{Event, Fighter, Make, Offer, Stage, Symbol};
use leptos::prelude::*;

/// The supply, beside the board.
pub(super) fn panel(scene: &Scene, session: Session) -> AnyView {
    let mine = scene.mine();
    let sharing = if scene.has_teams() {
        "web-kapow-supply-team"
    } else {
        "web-kapow-supply-shared"
    };
    let note = if is_open(scene) {
        "web-kapow-supply-open"
    } else {
        "web-kapow-supply-closed"
    };
    // The workshop shows them itself.
    let own = (scene.view.public.stage != Stage::CleanUp)
        .then(|| (pool(scene, mine), gained(scene, session, mine)));
    view! {
        <section class="panel" id="supply">
            <h2>
                <Icon name="ic-bag"/>
                {scene.text("web-kapow-supply")}
                <small>{scene.text(sharing)}</small>
            </h2>
            {left(scene, mine)}
            {theirs(scene, session)}
            <p class="small soft">{scene.text(note)}</p>
            {own}
        </section>
    }
    .into_any()
}

/// Whether something is taken from it just now.
fn is_open(scene: &Scene) -> bool {
    let takes =
        |offer: &Offer| matches!(offer, Offer::Gain(_) | Offer::Take(_) | Offer::Trade { .. });
    let asked = scene.question.as_ref();
    scene.phase() == Some(2) || asked.is_some_and(|question| question.offers.iter().any(takes))
}

/// Faces and dice of the box that a fighter takes from.
fn left(scene: &Scene, fighter: Fighter) -> AnyView {
    let left = *scene.game.faces_in_supply(scene.table(), fighter);
    let face = |symbol: Symbol| {
        let count = left[symbol.index()];
        let name = scene.called(&scene.game.called_symbol(symbol));
        let drawn = goods::face(symbol, gone(count), name, None);
        view! { <li>{drawn}<b>{count}</b></li> }
    };
    let dice = |make: Make| {
        let count = scene.game.left_in_supply(scene.table(), fighter, make);
        let drawn = goods::supply_die(scene, make, "die-m", gone(count), None);
        view! { <li>{drawn}<b>{count}</b></li> }
    };
    let faces = Symbol::FACES.into_iter().map(face).collect_view();
    let dice = Make::ALL.into_iter().map(dice).collect_view();
    let faces_left = scene.text("web-kapow-supply-faces");
    let dice_left = scene.text("web-kapow-supply-dice");
    view! {
        <ul class="kp-supply" aria-label=faces_left>{faces}</ul>
        <ul class="kp-supply" aria-label=dice_left>{dice}</ul>
    }
    .into_any()
}

const fn gone(count: u8) -> Standing {
    if count == 0 {
        Standing::Spent
    } else {
        Standing::Idle
    }
}

/// The other team's box, folded.
fn theirs(scene: &Scene, session: Session) -> Option<AnyView> {
    let enemy = *scene.enemies().first().filter(|_| scene.has_teams())?;
    let arranged = session.arranged;
    let toggled = move |event: leptos::ev::Event| {
        let details: web_sys::HtmlDetailsElement = event_target(&event);
        arranged.update_untracked(|arranged| arranged.theirs = details.open());
    };
    let view = view! {
        <details
            class="kp-theirs"
            open=arranged.with_untracked(|arranged| arranged.theirs)
            on:toggle=toggled
        >
            <summary>{scene.text("web-kapow-supply-theirs")}</summary>
            {left(scene, enemy)}
        </details>
    };
    Some(view.into_any())
}

/// Faces that a fighter has on no die.
pub(super) fn pool(scene: &Scene, fighter: Fighter) -> AnyView {
    let pool = scene.table().pool(fighter);
    let loose = Symbol::FACES
        .into_iter()
        .filter(|symbol| pool[symbol.index()] > 0);
    let chips: Vec<AnyView> = loose
        .map(|symbol| small_face(scene, symbol, pool[symbol.index()]))
        .collect();
    let inside = if chips.is_empty() {
        view! { <span class="soft">{scene.text("web-kapow-shop-none")}</span> }.into_any()
    } else {
        view! { <ul class="kp-smalls">{chips}</ul> }.into_any()
    };
    view! {
        <div class="kp-own"><b>{scene.text("web-kapow-supply-pool")}</b>{inside}</div>
    }
    .into_any()
}

fn small_face(scene: &Scene, symbol: Symbol, count: u8) -> AnyView {
    let name = scene.called(&scene.game.called_symbol(symbol));
    let drawn = goods::face(symbol, Standing::Idle, times(&name, count), None);
    let count = (count > 1).then(|| view! { <b aria-hidden="true">"×"{count}</b> });
    view! { <li>{drawn}{count}</li> }.into_any()
}

/// What a fighter has gained in this round; nothing where it is nothing.
pub(super) fn gained(scene: &Scene, session: Session, fighter: Fighter) -> Option<AnyView> {
    let past = Past::line();
    let gains = session.with_screen(|screen| {
        let log = screen.log();
        let end = past.map_or(log.len(), |line| log.len().min(line + 1));
        let told = log[..end].iter().map(|line| line.event.clone());
        Gains::of(told, fighter, |die| scene.game.make(die))
    });
    if gains == Gains::default() {
        return None;
    }
    let faces = Symbol::FACES.into_iter();
    let faces = faces.filter(|symbol| gains.faces[symbol.index()] > 0);
    let faces = faces.map(|symbol| small_face(scene, symbol, gains.faces[symbol.index()]));
    let dice = gains.dice.iter().map(|&make| {
        let drawn = goods::supply_die(scene, make, "die-s", Standing::Idle, None);
        view! { <li>{drawn}</li> }.into_any()
    });
    let smalls: Vec<AnyView> = dice.chain(faces).collect();
    let view = view! {
        <div class="kp-own">
            <b>{scene.text("web-kapow-supply-gained")}</b>
            <ul class="kp-smalls">{smalls}</ul>
        </div>
    };
    Some(view.into_any())
}

/// What somebody gained in a round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Gains {
    faces: [u8; 6],
    dice: Vec<Make>,
}

impl Gains {
    /// What the events since the newest round's beginning brought.
    fn of(
        told: impl Iterator<Item = Event>,
        fighter: Fighter,
        make: impl Fn(dice::DieId) -> Make,
    ) -> Gains {
        let mut gains = Gains::default();
        for event in told {
            match event {
                Event::RoundBegan(_) => gains = Gains::default(),
                Event::GainedFace { fighter: one, face } if one == fighter => {
                    gains.faces[face.index()] += 1;
                }
                Event::Gave { taker, face, .. } if taker == fighter => {
                    gains.faces[face.index()] += 1;
                }
                Event::GainedDie { fighter: one, die } if one == fighter => {
                    gains.dice.push(make(die));
                }
                _ => {}
            }
        }
        gains
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::DieId;

    #[test]
    fn only_the_newest_round_and_only_the_own_gains_count() {
        let [me, other] = [0, 1].map(|number| Fighter::new(number).unwrap());
        let face = |fighter, face| Event::GainedFace { fighter, face };
        let die = DieId::new(3).unwrap();
        let told = [
            face(me, Symbol::Wild),
            Event::RoundBegan(2),
            face(me, Symbol::Might),
            face(other, Symbol::Energy),
            Event::Gave {
                giver: other,
                taker: me,
                face: Symbol::Might,
                die: None,
                up: false,
            },
            Event::GainedDie { fighter: me, die },
        ];
        let gains = Gains::of(told.into_iter(), me, |_| Make::Green);
        assert_eq!(gains.faces, [2, 0, 0, 0, 0, 0]);
        assert_eq!(gains.dice, [Make::Green]);
    }
}
