//! *Chance*: every landing is visited once, with its weight, and accepted.

use super::lawful::way_on;
use super::walk::{Law, Moment};
use crate::SplitMix;
use kernel::{Chance, Game, Input, Landing, Rng, Silent, Waiting, apply, check};

/// Requests with at most so many landings are gone through whenever they come up.
const FEW: u64 = 300;
/// Requests with at most so many landings are gone through now and then.
const MANY: u64 = 60_000;
/// How many landings are tried out.
const TRIES: u32 = 8;

/// See [`super::chance`].
pub(crate) struct Chances {
    rng: SplitMix,
}

impl Chances {
    pub(crate) fn new() -> Chances {
        Chances {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Chances {
    fn name(&self) -> &'static str {
        "chance"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let Waiting::Chance(chance) = at.game.waiting(at.state) else {
            return;
        };
        let landings = chance.landings();
        if landings <= FEW || landings <= MANY && self.rng.one_in(32) {
            self.go_through(at, &chance);
        }
        for _ in 0..TRIES {
            try_out(at, &chance.sample(&mut self.rng));
        }
        try_out(at, &chance.below.iter().map(|_| 0).collect());
        try_out(at, &chance.below.iter().map(|below| below - 1).collect());
    }
}

impl Chances {
    fn go_through<G: Game>(&mut self, at: &Moment<'_, G>, chance: &Chance) {
        let (mut visits, mut weight, mut last) = (0_u64, 0_u64, None);
        chance.each(|landing, ways| {
            let checked = check(at.game, at.state, &Input::Landed(landing.clone()));
            at.trail.ensure(checked.is_ok(), || {
                format!("{landing:?} is refused: {checked:?}")
            });
            at.trail.ensure(last.as_ref() < Some(landing), || {
                format!("{landing:?} is visited after {last:?}")
            });
            last = Some(landing.clone());
            visits += 1;
            weight += ways;
            if self.rng.below(64) == 0 {
                try_out(at, landing);
            }
        });
        let product: u64 = chance.below.iter().map(|&below| u64::from(below)).product();
        at.trail
            .ensure(weight == product && visits == chance.landings(), || {
                format!("{visits} landings weigh {weight}, not {product}: {chance:?}")
            });
    }
}

fn try_out<G: Game>(at: &Moment<'_, G>, landing: &Landing) {
    at.trail.trying(format!("the landing {landing:?}"));
    let mut state = at.state.clone();
    let applied = apply(
        at.game,
        &mut state,
        &Input::Landed(landing.clone()),
        &mut Silent,
    );
    let way_on = applied
        .map_err(|r| r.to_string())
        .and_then(|()| way_on(at.game, &state));
    at.trail.ensure(way_on.is_ok(), || {
        format!("the match cannot go on: {way_on:?}")
    });
    at.trail.tried();
}
