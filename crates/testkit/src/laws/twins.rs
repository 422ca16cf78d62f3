//! *Twins*: what a viewer cannot see changes nothing it is shown, asked, told or refused.

use super::walk::{Law, Moment, Step, calls, random_answer, viewers};
use crate::SplitMix;
use kernel::{Choice, Game, Heard, Input, Seat, Viewer, Waiting, apply, check};

/// How closely it is looked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Care {
    /// Whether each match has one viewer, chosen by chance, instead of all.
    one: bool,
    /// How many twins go along with each viewer.
    twins: usize,
    /// How many choices of other moments are remembered, to be refused.
    pool: usize,
}

impl Care {
    /// Every viewer, with many twins.
    pub(crate) const FULL: Care = Care {
        one: false,
        twins: 3,
        pool: 16,
    };
    /// One viewer a match, with a twin: a tenth of the work, for very many matches.
    pub(crate) const LIGHT: Care = Care {
        one: true,
        twins: 1,
        pool: 2,
    };
}

/// Another world that looks the same to one viewer.
struct Twin<G: Game> {
    viewer: Viewer,
    state: G::State,
    origin: &'static str,
}

/// See [`super::twins`].
pub(crate) struct Twins<G: Game> {
    care: Care,
    eyes: Vec<Viewer>,
    rng: SplitMix,
    others: Vec<Twin<G>>,
    pool: Vec<Choice<G::Offer>>,
}

impl<G: Game> Twins<G> {
    pub(crate) fn new(care: Care) -> Twins<G> {
        Twins {
            care,
            eyes: Vec::new(),
            rng: SplitMix::new(0),
            others: Vec::new(),
            pool: Vec::new(),
        }
    }
}

impl<G: Game> Law<G> for Twins<G> {
    fn name(&self) -> &'static str {
        "twins"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
        self.eyes.clear();
        self.others.clear();
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        self.open_eyes(at.game);
        for viewer in self.eyes.clone() {
            let count = self
                .others
                .iter()
                .filter(|twin| twin.viewer == viewer)
                .count();
            if count < self.care.twins.min(2) {
                let view = at.game.view(at.state, viewer);
                let state = at.game.imagine(&view, &mut self.rng);
                self.add(Twin {
                    viewer,
                    state,
                    origin: "imagined",
                });
            }
        }
        self.others
            .iter()
            .for_each(|twin| self.answers_alike(at, twin));
    }

    fn step(&mut self, step: &Step<'_, G>) {
        let others = std::mem::take(&mut self.others);
        self.others = others
            .into_iter()
            .filter_map(|twin| go_on(step, twin))
            .collect();
        self.landed_otherwise(step);
        self.sealed_otherwise(step);
        if let Input::Choose { choice, .. } = step.input {
            self.pool.truncate(self.care.pool - 1);
            self.pool.insert(0, choice.clone());
        }
    }
}

impl<G: Game> Twins<G> {
    /// Who looks on in this match.
    fn open_eyes(&mut self, game: &G) {
        if self.eyes.is_empty() {
            self.eyes = viewers(game).collect();
            if self.care.one {
                self.eyes = self.rng.pick(&self.eyes).copied().into_iter().collect();
            }
        }
    }

    /// The newest twins of each viewer go along.
    fn add(&mut self, twin: Twin<G>) {
        let viewer = twin.viewer;
        self.others.push(twin);
        let of_viewer = |(_, twin): &(usize, &Twin<G>)| twin.viewer == viewer;
        let places: Vec<usize> = self
            .others
            .iter()
            .enumerate()
            .filter(of_viewer)
            .map(|(place, _)| place)
            .collect();
        if let [oldest, ..] = places[..]
            && places.len() > self.care.twins
        {
            self.others.remove(oldest);
        }
    }

    /// The viewer is asked the same, and refused the same for the same reasons.
    fn answers_alike(&self, at: &Moment<'_, G>, twin: &Twin<G>) {
        let (game, viewer) = (at.game, twin.viewer);
        let calls = calls(game).map(Input::Called);
        let own = viewer.seat().into_iter().flat_map(|seat| {
            self.pool.iter().map(move |choice| Input::Choose {
                seat,
                choice: choice.clone(),
            })
        });
        for input in calls.chain(own) {
            let [real, other] = [at.state, &twin.state].map(|state| check(game, state, &input));
            at.trail.ensure(real == other, || {
                let what = format!("{viewer} is told {real:?} and {other:?} about {input:?}");
                difference(&what, at.state, twin)
            });
        }
        if let Viewer::Seat(seat) = viewer {
            let [real, other] = [at.state, &twin.state].map(|state| asked(game, state, seat));
            at.trail.ensure(real == other, || {
                difference(
                    &format!("{viewer} is offered {real:?} and {other:?}"),
                    at.state,
                    twin,
                )
            });
        }
    }

    /// Behind a screen the dice could have landed in another way.
    fn landed_otherwise(&mut self, step: &Step<'_, G>) {
        let (Waiting::Chance(chance), Input::Landed(_)) =
            (step.game.waiting(step.before), step.input)
        else {
            return;
        };
        for viewer in self.eyes.clone() {
            if chance.seen_by.includes(viewer) {
                continue;
            }
            let input = Input::Landed(chance.sample(&mut self.rng));
            self.bear(step, viewer, &input, "landed otherwise behind the screen");
        }
    }

    /// What is sealed while others have yet to seal could have been something else.
    fn sealed_otherwise(&mut self, step: &Step<'_, G>) {
        let Waiting::Seats(asked) = step.game.waiting(step.before) else {
            return;
        };
        let Some(seat) = step.by().filter(|_| asked.len() > 1) else {
            return;
        };
        let Some(choice) = random_answer(step.game, step.before, seat, &mut self.rng) else {
            return;
        };
        let input = Input::Choose { seat, choice };
        for viewer in self.eyes.clone() {
            if viewer != Viewer::Seat(seat) {
                self.bear(step, viewer, &input, "sealed otherwise");
            }
        }
    }

    /// A twin is born of another input in place of the one that entered.
    fn bear(
        &mut self,
        step: &Step<'_, G>,
        viewer: Viewer,
        input: &Input<G::Offer>,
        origin: &'static str,
    ) {
        let (mut state, mut heard) = (step.before.clone(), Heard::default());
        if apply(step.game, &mut state, input, &mut heard).is_err() {
            return;
        }
        let twin = Twin {
            viewer,
            state,
            origin,
        };
        // How many questions it takes to seal an answer is no secret.
        let [real, other] = [step.after, &twin.state].map(|state| step.game.waiting(state));
        if real.known_to(viewer) == other.known_to(viewer) && is_alike(step, &twin, &heard) {
            self.add(twin);
        }
    }
}

/// Lets the input into the twin's world too. The twin stays while the viewer cannot tell.
fn go_on<G: Game>(step: &Step<'_, G>, mut twin: Twin<G>) -> Option<Twin<G>> {
    let is_own = step.by().map(Viewer::Seat) == Some(twin.viewer);
    let mut heard = Heard::default();
    let applied = apply(step.game, &mut twin.state, step.input, &mut heard);
    if let Err(refusal) = applied {
        step.trail
            .ensure(!is_own && !matches!(step.input, Input::Called(_)), || {
                let what = format!("{} is refused in the other world ({refusal})", twin.viewer);
                difference(&what, step.before, &twin)
            });
        return None;
    }
    is_alike(step, &twin, &heard).then_some(twin)
}

/// Whether the viewer still cannot tell the worlds apart. It may only if it was openly told.
fn is_alike<G: Game>(step: &Step<'_, G>, twin: &Twin<G>, heard: &Heard<G::Event>) -> bool {
    let viewer = twin.viewer;
    let is_own = step.by().map(Viewer::Seat) == Some(viewer);
    let reveals = [step.heard, heard].map(|heard| heard.reveals_to(viewer));
    let [real, other] =
        [step.after, &twin.state].map(|state| step.game.waiting(state).known_to(viewer));
    if !is_own && paces(step) && real != other {
        return false;
    }
    let told: [Vec<_>; 2] = [step.heard, heard].map(|heard| heard.by(viewer).collect());
    let views = [step.after, &twin.state].map(|state| step.game.view(state, viewer));
    let same = views[0] == views[1] && told[0] == told[1] && real == other;
    // Having taken one's own step, hearing nothing where the other world reveals something is
    // learning too, and could be taken back.
    let may_differ = if is_own {
        reveals == [true; 2]
    } else {
        reveals.contains(&true)
    };
    step.trail.ensure(same || may_differ, || {
        let what = format!(
            "{viewer} can tell the worlds apart and nothing was revealed {reveals:?}:\nsees \
             {:?}\nand {:?}\nhears {:?}\nand {:?}\nit waits for {real:?}\nand {other:?}",
            views[0], views[1], told[0], told[1]
        );
        difference(&what, step.after, twin)
    });
    same
}

/// Whether several seats are answering at once; then it is no secret who is done.
fn paces<G: Game>(step: &Step<'_, G>) -> bool {
    let waiting = step.game.waiting(step.before);
    matches!(waiting, Waiting::Seats(seats) if seats.len() > 1)
}

fn asked<G: Game>(game: &G, state: &G::State, seat: Seat) -> (Option<kernel::Ask>, Vec<G::Offer>) {
    let mut offers = Vec::new();
    (game.decision(state, seat, &mut offers), offers)
}

fn difference<G: Game>(what: &str, real: &G::State, twin: &Twin<G>) -> String {
    format!(
        "{what}\nthe world: {real:?}\nits twin ({}): {:?}",
        twin.origin, twin.state
    )
}
