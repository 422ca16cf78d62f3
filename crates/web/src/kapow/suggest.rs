//! "Suggest": the same advice that the plain bot plays by, die by die, so that eyes can follow. It
//! stops before anything that cannot be taken back, and when somebody does something else.

use super::Session;
use super::scene::Scene;
use crate::icon::Icon;
use crate::session::Slip;
use game_kapow::{Fighter, Kapow, Offer, Timing, View, ahead};
use kernel::{Arg, Choice, Game, Refusal};
use leptos::prelude::*;
use std::time::Duration;

/// How long a die lies before the next one follows.
const PACE: Duration = Duration::from_millis(160);
/// How often a step that has not come back from the server is waited for.
const PATIENCE: u8 = 12;

/// The button.
pub(super) fn button(scene: &Scene, session: Session) -> AnyView {
    view! {
        <button class="button" type="button" on:click=move |_| begin(session)>
            <Icon name="ic-random"/>{scene.text("web-kapow-suggest")}
        </button>
    }
    .into_any()
}

/// One step, whatever it is; what is plainly a placement is followed by the next.
pub(super) fn begin(session: Session) {
    let Some((game, view)) = session.now() else {
        return;
    };
    match advice(&game, &view) {
        Some(choice) if choice.only() != Some(Offer::Ready) => go(session, &game, &view, &choice),
        Some(_) => {
            let enough = Refusal::new("web-kapow-suggest-ready");
            session.slip.set(Some(Slip::Rules(enough)));
        }
        None => {}
    }
}

fn go(session: Session, game: &Kapow, view: &View, choice: &Choice<Offer>) {
    let plain = is_plain(game, view, choice);
    let loose = loose(game, view);
    session.choose(choice);
    if plain {
        follow(session, loose.saturating_sub(1), PATIENCE);
    }
}

/// Goes on once the die lies there, and nothing else has happened.
fn follow(session: Session, expected: u8, patience: u8) {
    set_timeout(
        move || {
            if !session.is_here() {
                return;
            }
            let Some((game, view)) = session.now() else {
                return;
            };
            let draft = session.draft.get_untracked();
            if draft.hand.die.is_some() || draft.hand.slot.is_some() {
                return;
            }
            match advice(&game, &view) {
                _ if loose(&game, &view) != expected && patience > 0 => {
                    follow(session, expected, patience - 1);
                }
                Some(choice)
                    if loose(&game, &view) == expected && is_plain(&game, &view, &choice) =>
                {
                    go(session, &game, &view, &choice);
                }
                _ => sum_up(session),
            }
        },
        PACE,
    );
}

/// Says which boxes are filled now, and what they come to.
fn sum_up(session: Session) {
    let told = untrack(|| {
        let scene = session.scene()?;
        filled(&scene)
    });
    if told.is_some() {
        session.slip.set(told.map(Slip::Said));
    }
}

fn filled(scene: &Scene) -> Option<String> {
    let mine = scene.mine();
    let slots = scene.table().filled(mine).iter();
    let mut spots: Vec<_> = slots.map(|slot| scene.game.spot_of(mine, slot)).collect();
    spots.dedup();
    let names = spots.iter().map(|spot| scene.spot_name(mine, *spot));
    let names: Vec<Arg> = names.map(Arg::Spelled).collect();
    let outlook = ahead::outlook(&scene.game, scene.table(), mine);
    let [attack, defence] = [outlook.attack, outlook.defence].map(Arg::number);
    let gaps = [
        ("boxes", Arg::And(names)),
        ("attack", attack),
        ("defence", defence),
    ];
    (!spots.is_empty()).then(|| scene.say("web-kapow-suggested", &gaps))
}

/// What the plain bot would do.
fn advice(game: &Kapow, view: &View) -> Option<Choice<Offer>> {
    game.advise(view, 0, &mut || false)
}

/// Whether an answer puts a die where it can be picked up again.
fn is_plain(game: &Kapow, view: &View, choice: &Choice<Offer>) -> bool {
    let (Some(Offer::Place { slot, .. }), Some(fighter)) = (choice.only(), me(view)) else {
        return false;
    };
    let spot = game.spot_of(fighter, slot);
    game.ability(&game.known(view), fighter, spot).timing != Timing::Immediate
}

fn me(view: &View) -> Option<Fighter> {
    view.viewer.seat().and_then(Fighter::of)
}

fn loose(game: &Kapow, view: &View) -> u8 {
    me(view).map_or(0, |fighter| game.known(view).loose(fighter).len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_kapow::{Mode, Pack, Setup};
    use kernel::Viewer;

    fn seen(dice: &str) -> (Kapow, View) {
        let setup = Setup::of_mode(Mode::Beginner);
        let game = Kapow::open(Pack::builtin().clone(), &setup).unwrap();
        let position = format!("[A]\ndice = [{dice}]\n[B]\ndice = [\"red\"]\n");
        let state = game.place(&position).unwrap();
        let view = game.view(&state, Viewer::Seat("A".parse().unwrap()));
        (game, view)
    }

    #[test]
    fn what_happens_at_once_is_no_plain_placement() {
        let (game, view) = seen("\"red might\", \"blue x-factor\"");
        let plain = |text: &str| {
            let choice = game.read(&view, text).unwrap();
            is_plain(&game, &view, &choice)
        };
        assert!(plain("place red.1 > biff"));
        assert!(!plain("place red.1 > time-jump.1"));
        assert!(!plain("ready"));
    }

    #[test]
    fn advice_is_there_and_says_when_it_is_enough() {
        let (game, view) = seen("\"red might\", \"yellow energy\"");
        let first = advice(&game, &view).unwrap();
        assert!(is_plain(&game, &view, &first), "{first:?}");
        let (game, view) = seen("\"red might > pow.1\", \"yellow energy > pow.2\"");
        let last = advice(&game, &view).unwrap();
        assert_eq!(last.only(), Some(Offer::Ready));
    }
}
