//! Random walks through matches, with a law looking on.

use super::Laws;
use super::trail::Trail;
use crate::SplitMix;
use kernel::{
    Call, Choice, Game, Heard, Input, Seat, Silent, Viewer, Waiting, apply, check, spell_input,
};

/// Something that must hold wherever a match goes.
pub(crate) trait Law<G: Game> {
    /// Its name, as it is told when it is broken.
    fn name(&self) -> &'static str;

    /// A match begins; chance of the law's own, so that laws do not disturb each other's walks.
    fn begin(&mut self, _rng: SplitMix) {}

    /// A state was reached: the first, the last and all between.
    fn look(&mut self, _at: &Moment<'_, G>) {}

    /// An input has entered.
    fn step(&mut self, _step: &Step<'_, G>) {}
}

/// A match at one moment.
pub(crate) struct Moment<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) inputs: &'a [Input<G::Offer>],
    pub(crate) trail: &'a Trail,
    pub(crate) is_last: bool,
}

/// An input and what it did.
pub(crate) struct Step<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) before: &'a G::State,
    pub(crate) input: &'a Input<G::Offer>,
    pub(crate) heard: &'a Heard<G::Event>,
    pub(crate) after: &'a G::State,
    pub(crate) trail: &'a Trail,
}

impl<G: Game> Step<'_, G> {
    /// Whose choice it was.
    pub(crate) fn by(&self) -> Option<Seat> {
        match self.input {
            Input::Choose { seat, .. } => Some(*seat),
            Input::Landed(_) | Input::Called(_) => None,
        }
    }
}

/// Walks as many matches as asked for; returns how much was checked.
pub(crate) fn walk<G: Game>(game: &G, laws: Laws, law: &mut impl Law<G>) -> u64 {
    let matches = 0..laws.matches;
    let checks = matches.map(|number| {
        let trail = Trail::new(law.name(), G::ID, laws.seed, number);
        trail.guard(|| walk_match(game, laws, law, &trail));
        trail.checks()
    });
    checks.sum()
}

/// One match. All laws see the same one for the same seed and number.
fn walk_match<G: Game>(game: &G, laws: Laws, law: &mut impl Law<G>, trail: &Trail) {
    let stream = |key| SplitMix::keyed(laws.seed ^ u64::from(trail.number) << 32, key);
    let mut rng = stream("walk");
    law.begin(stream(law.name()));
    let mut state = game.start();
    let mut inputs = Vec::new();
    loop {
        let room = inputs.len() < laws.max_inputs;
        let next = room
            .then(|| next_input(game, &state, trail.number, &mut rng))
            .flatten();
        law.look(&Moment {
            game,
            state: &state,
            inputs: &inputs,
            trail,
            is_last: next.is_none(),
        });
        let Some(input) = next else { return };
        let before = state.clone();
        let heard = enter(game, &mut state, &input, trail);
        law.step(&Step {
            game,
            before: &before,
            input: &input,
            heard: &heard,
            after: &state,
            trail,
        });
        inputs.push(input);
    }
}

fn enter<G: Game>(
    game: &G,
    state: &mut G::State,
    input: &Input<G::Offer>,
    trail: &Trail,
) -> Heard<G::Event> {
    trail.push(spell_input(game, state, input));
    let mut heard = Heard::default();
    if let Err(refusal) = apply(game, state, input, &mut heard) {
        trail.broken(&format!(
            "{input:?} was offered and then refused ({refusal})"
        ));
    }
    heard
}

/// Every eighth match is one in which the world has something to say now and then.
fn next_input<G: Game>(
    game: &G,
    state: &G::State,
    number: u32,
    rng: &mut SplitMix,
) -> Option<Input<G::Offer>> {
    if number % 8 == 7 && rng.one_in(16) {
        let legal = |call: &Call| check(game, state, &Input::Called(*call)).is_ok();
        let calls: Vec<Call> = calls(game).filter(legal).collect();
        if let Some(&call) = rng.pick(&calls) {
            return Some(Input::Called(call));
        }
    }
    random_input(game, state, rng)
}

/// Every word the world can say, also about a seat that is not there.
pub(crate) fn calls<G: Game>(game: &G) -> impl Iterator<Item = Call> + use<G> {
    let resigns = Seat::first(game.seats() + 1).map(Call::Resign);
    [Call::TimeUp, Call::MatchTimeUp, Call::Draw]
        .into_iter()
        .chain(resigns)
}

/// A fair way on; `None` where the match is over or stuck.
pub(crate) fn random_input<G: Game>(
    game: &G,
    state: &G::State,
    rng: &mut SplitMix,
) -> Option<Input<G::Offer>> {
    match game.waiting(state) {
        Waiting::Over(_) => None,
        Waiting::Chance(chance) => Some(Input::Landed(chance.sample(rng))),
        Waiting::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *rng.pick(&seats)?;
            let choice = random_answer(game, state, seat, rng)?;
            Some(Input::Choose { seat, choice })
        }
    }
}

/// A fair answer of a seat; `None` where it has none.
pub(crate) fn random_answer<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut SplitMix,
) -> Option<Choice<G::Offer>> {
    let mut offers = Vec::new();
    let ask = game.decision(state, seat, &mut offers)?;
    let can_answer = usize::from(ask.min) <= offers.len() && ask.min <= ask.max;
    can_answer.then(|| Choice::random(&ask, &offers, rng))
}

/// Goes on from a state for some steps, with no eye on the way but for panics and dead ends.
pub(crate) fn stroll<G: Game>(
    game: &G,
    state: &G::State,
    steps: usize,
    rng: &mut SplitMix,
) -> Result<(), String> {
    let mut state = state.clone();
    for _ in 0..steps {
        super::lawful::way_on(game, &state)?;
        let Some(input) = random_input(game, &state, rng) else {
            return Ok(());
        };
        apply(game, &mut state, &input, &mut Silent).map_err(|refusal| refusal.to_string())?;
    }
    Ok(())
}

/// All who can look: every seat, and a bystander.
pub(crate) fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = Seat::first(game.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Table])
}
