//! Laws of which a part is handed in: *invariant*, what one game says must always hold;
//! *conserved*, what is neither made nor lost; *player*, that a player is a function of its view
//! and its seed.

use super::lawful::is_answer;
use super::walk::{Law, Moment};
use crate::SplitMix;
use kernel::{Ask, Choice, Game, Rng, Seat, Viewer};
use std::fmt::Debug;

/// What must hold in every state of a game; it panics where it does not.
pub type Holds<'a, G> = dyn Fn(&G, &<G as Game>::State) + 'a;

/// Someone who plays: from a view, a question, its offers and a seed to an answer.
pub type Player<'a, G> = dyn Fn(&G, &View<G>, &Ask, &[Offer<G>], u64) -> Choice<Offer<G>> + 'a;

type View<G> = <G as Game>::View;
type Offer<G> = <G as Game>::Offer;

/// See [`super::invariant`].
pub(crate) struct Invariant<'a, G: Game> {
    pub(crate) holds: &'a Holds<'a, G>,
}

impl<G: Game> Law<G> for Invariant<'_, G> {
    fn name(&self) -> &'static str {
        "invariant"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        (self.holds)(at.game, at.state);
        at.trail.ensure(true, String::new);
    }
}

/// Something that is counted in every state.
pub type Counts<'a, G, T> = dyn Fn(&G, &<G as Game>::State) -> T + 'a;

/// See [`super::conserved`].
pub(crate) struct Conserved<'a, G: Game, T> {
    pub(crate) counts: &'a Counts<'a, G, T>,
}

impl<G: Game, T: Eq + Debug> Law<G> for Conserved<'_, G, T> {
    fn name(&self) -> &'static str {
        "conserved"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let first = (self.counts)(at.game, &at.game.start());
        let now = (self.counts)(at.game, at.state);
        at.trail.ensure(now == first, || {
            format!("at the start there was {first:?}, now there is {now:?}")
        });
    }
}

/// See [`super::player`].
pub(crate) struct Plays<'a, G: Game> {
    pub(crate) player: &'a Player<'a, G>,
    pub(crate) rng: SplitMix,
}

impl<G: Game> Law<G> for Plays<'_, G> {
    fn name(&self) -> &'static str {
        "player"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        for seat in Seat::first(at.game.seats()) {
            self.plays(at, seat);
        }
    }
}

impl<G: Game> Plays<'_, G> {
    fn plays(&mut self, at: &Moment<'_, G>, seat: Seat) {
        let seed = u64::from(self.rng.word());
        let Some((ask, offers, choice)) = self.answer(at, at.state, seat, seed) else {
            return;
        };
        at.trail.ensure(is_answer(&ask, &offers, &choice), || {
            format!("{seat} answers {choice:?}, which is not among {offers:?}")
        });
        let view = at.game.view(at.state, Viewer::Seat(seat));
        let twin = at.game.imagine(&view, &mut self.rng);
        for (state, world) in [(at.state, "this"), (&twin, "an imagined")] {
            let again = self
                .answer(at, state, seat, seed)
                .map(|(_, _, choice)| choice);
            at.trail.ensure(again.as_ref() == Some(&choice), || {
                format!("with seed {seed} {seat} answers {choice:?}, in {world} world {again:?}")
            });
        }
    }

    #[expect(
        clippy::type_complexity,
        reason = "a question and its answer, taken apart at once"
    )]
    fn answer(
        &self,
        at: &Moment<'_, G>,
        state: &G::State,
        seat: Seat,
        seed: u64,
    ) -> Option<(Ask, Vec<G::Offer>, Choice<G::Offer>)> {
        let mut offers = Vec::new();
        let view = at.game.view(state, Viewer::Seat(seat));
        let ask = at.game.asked(&view, &mut offers)?;
        let choice = (self.player)(at.game, &view, &ask, &offers, seed);
        Some((ask, offers, choice))
    }
}
