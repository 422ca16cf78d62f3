//! Where the free faces would go if a bot clipped them on.

use bots::Noise;
use dice::DieId;
use game_kapow::{Kapow, Offer, Symbol, View};
use kernel::{Game, Input, Silent};

/// The clips a bot would make, one after the other.
pub(super) fn all(game: &Kapow, view: &View) -> Vec<Offer> {
    let Some(seat) = view.viewer.seat() else {
        return Vec::new();
    };
    let mut noise = Noise::new(0);
    let mut state = game.imagine(view, &mut noise);
    let mut clips = Vec::new();
    // Every clip takes a face out of the pool, so this ends.
    loop {
        let view = game.view(&state, view.viewer);
        let advice = game.advise(&view, 0, &mut || false);
        let clip = advice.filter(|choice| matches!(choice.only(), Some(Offer::Clip { .. })));
        let Some(choice) = clip else {
            return clips;
        };
        clips.extend(choice.only());
        game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut Silent);
    }
}

/// The die that a bot would clip this face onto.
pub(super) fn best_die(game: &Kapow, view: &View, face: Symbol) -> Option<DieId> {
    all(game, view).into_iter().find_map(|clip| match clip {
        Offer::Clip { face: one, die } if one == face => Some(die),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_kapow::{Mode, Pack, Setup};
    use kernel::{Seat, Viewer};

    const POSITION: &str = r#"
        stage = "clean-up"
        [A]
        dice = ["action wild,-,-,-,-,- 1", "action -,-,-,-,-,- 1"]
        pool = ["might x2", "energy"]
        [B]
        dice = ["red might"]
    "#;

    #[test]
    fn all_faces_find_a_die_while_there_is_room() {
        let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Beginner)).unwrap();
        let state = game.place(POSITION).unwrap_or_else(|why| panic!("{why:?}"));
        let view = game.view(&state, Viewer::Seat(Seat::new(0).unwrap()));
        let clips = all(&game, &view);
        assert_eq!(clips.len(), 3);
        let die = best_die(&game, &view, Symbol::Energy).unwrap();
        assert!(clips.contains(&Offer::Clip {
            face: Symbol::Energy,
            die
        }));
        assert_eq!(best_die(&game, &view, Symbol::Agility), None);
        let other = game.view(&state, Viewer::Table);
        assert_eq!(all(&game, &other), []);
    }
}
