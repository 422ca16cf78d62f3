//! *Secrecy*: what may be asked and answered before everybody's eyes has nothing to hide.

use super::walk::{Law, Moment, random_answer};
use crate::SplitMix;
use kernel::{Ask, Choice, Game, Input, Seat, Silent, Viewer};

/// See [`super::secrecy`].
pub(crate) struct Secrecy {
    rng: SplitMix,
}

impl Secrecy {
    pub(crate) fn new() -> Secrecy {
        Secrecy {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Secrecy {
    fn name(&self) -> &'static str {
        "secrecy"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let bystander = at.game.view(at.state, Viewer::Table);
        at.trail.ensure(!at.game.is_secret(&bystander), || {
            "a bystander is said to see a secret".to_owned()
        });
        for seat in Seat::first(at.game.seats()) {
            let view = at.game.view(at.state, Viewer::Seat(seat));
            if !at.game.is_secret(&view) {
                self.is_open_to_all(at, seat, &bystander);
            }
        }
    }
}

impl Secrecy {
    fn is_open_to_all<G: Game>(&mut self, at: &Moment<'_, G>, seat: Seat, bystander: &G::View) {
        let Some((ask, offers)) = question(at.game, at.state, seat) else {
            return;
        };
        let imagined = at.game.imagine(bystander, &mut self.rng);
        let other = question(at.game, &imagined, seat);
        at.trail.ensure(other == Some((ask, offers)), || {
            format!("{seat} is asked openly about what a bystander cannot see")
        });
        let [one, two] = [(); 2].map(|()| random_answer(at.game, at.state, seat, &mut self.rng));
        if let Some((one, two)) = one.zip(two) {
            let [one, two] = [one, two].map(|choice| after(at, seat, choice));
            let [seen, also] = [&one, &two].map(|state| at.game.view(state, Viewer::Table));
            at.trail.ensure(one == two || seen != also, || {
                format!("{seat} answers openly what a bystander cannot see")
            });
        }
    }
}

fn question<G: Game>(game: &G, state: &G::State, seat: Seat) -> Option<(Ask, Vec<G::Offer>)> {
    let mut offers = Vec::new();
    let ask = game.decision(state, seat, &mut offers)?;
    Some((ask, offers))
}

fn after<G: Game>(at: &Moment<'_, G>, seat: Seat, choice: Choice<G::Offer>) -> G::State {
    let mut state = at.state.clone();
    let input = Input::Choose { seat, choice };
    at.game.apply_unchecked(&mut state, &input, &mut Silent);
    state
}
