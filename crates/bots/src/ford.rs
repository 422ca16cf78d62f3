//! A small game to try bots on, with everything that makes games hard for them: a secret choice
//! made at once, with several picks; open choices that need foresight; chance small and larger.
//!
//! Two porters reach a river. Each secretly packs any of five bundles that weigh 1 to 5. In turn
//! they take 1 or 2 stones from a heap, or throw a die and take as many as half of it, rounded up;
//! who takes the last stone crosses by the bridge, worth 12. Then each throws a die: a load of at
//! most twice the die and two is brought home, a heavier one is lost. The higher sum wins.

use kernel::{
    Ask, AskKind, Call, Chance, Choice, Game, Input, Outcome, Refusal, Rng, Rule, Said, Seat, Sink,
    Viewer, Waiting,
};

const BUNDLES: u8 = 5;
const BRIDGE: i32 = 12;

pub(crate) struct Ford;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Offer {
    Bundle(u8),
    Take(u8),
    Throw,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    Heap,
    Pack,
    Stones,
    Thrown,
    River,
    Home,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub(crate) phase: Phase,
    pub(crate) heap: u8,
    pub(crate) turn: u8,
    pub(crate) packed: [Option<u8>; 2],
    pub(crate) river: [u8; 2],
}

/// The state without the rival's load, and who looks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct View {
    me: Option<Seat>,
    seen: State,
    sealed: [bool; 2],
}

pub(crate) fn load(bundles: u8) -> u8 {
    (0..BUNDLES).map(|at| (bundles >> at & 1) * (at + 1)).sum()
}

fn brought_home(load: u8, die: u8) -> i32 {
    if load <= 2 * die + 4 {
        i32::from(load)
    } else {
        0
    }
}

impl State {
    fn take(&mut self, stones: u8) {
        self.heap = self.heap.saturating_sub(stones);
        if self.heap == 0 {
            self.phase = Phase::River;
        } else {
            self.phase = Phase::Stones;
            self.turn = 1 - self.turn;
        }
    }

    fn land(&mut self, landing: &[u8]) {
        match self.phase {
            Phase::Heap => {
                self.heap = 6 + landing[0];
                self.phase = Phase::Pack;
            }
            Phase::Thrown => self.take(landing[0] / 2 + 1),
            _ => {
                self.river = [landing[0], landing[1]];
                self.phase = Phase::Home;
            }
        }
    }

    /// Six times the sum a seat may expect.
    fn hope(&self, seat: usize) -> i32 {
        let load = self.packed[seat].map_or(8, load);
        let home = match self.phase {
            Phase::Home => 6 * brought_home(load, self.river[seat]),
            _ => (0..6).map(|die| brought_home(load, die)).sum(),
        };
        let settled = matches!(self.phase, Phase::River | Phase::Home);
        home + 6 * BRIDGE * i32::from(settled && usize::from(self.turn) == seat)
    }
}

impl View {
    /// Something in the place of each bundle that is sealed.
    fn filled(&self) -> State {
        let mut state = self.seen.clone();
        for (packed, sealed) in state.packed.iter_mut().zip(self.sealed) {
            *packed = packed.or(sealed.then_some(0));
        }
        state
    }
}

impl Game for Ford {
    const ID: &'static str = "ford";
    const RULES: u32 = 1;
    type State = State;
    type Offer = Offer;
    type Event = ();
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Heap,
            heap: 0,
            turn: 0,
            packed: [None; 2],
            river: [0; 2],
        }
    }

    fn waiting(&self, state: &State) -> Waiting {
        match state.phase {
            Phase::Heap => Waiting::Chance(Chance::dice("heap", None, 1)),
            Phase::Pack => {
                let owes = |seat: &Seat| state.packed[seat.index()].is_none();
                Waiting::Seats(Seat::first(2).filter(owes).collect())
            }
            Phase::Stones => Waiting::Seats(Seat::new(state.turn).into_iter().collect()),
            Phase::Thrown => Waiting::Chance(Chance::dice("stones", Seat::new(state.turn), 1)),
            Phase::River => Waiting::Chance(Chance::dice("river", None, 2)),
            Phase::Home => {
                let [one, two] = [state.hope(0), state.hope(1)];
                let places = [1 + u8::from(one < two), 1 + u8::from(two < one)];
                let places = places.into_iter().collect();
                Waiting::Over(Outcome {
                    places,
                    together: false,
                })
            }
        }
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        match state.phase {
            Phase::Pack if state.packed[seat.index()].is_none() => {
                offers.extend((0..BUNDLES).map(Offer::Bundle));
                Some(Ask {
                    min: 0,
                    max: BUNDLES,
                    ..Ask::one(AskKind::Split, Rule("FD-1"))
                })
            }
            Phase::Stones if usize::from(state.turn) == seat.index() => {
                offers.extend((1..=state.heap.min(2)).map(Offer::Take));
                offers.push(Offer::Throw);
                Some(Ask::one(AskKind::Act, Rule("FD-2")))
            }
            _ => None,
        }
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        self.decision(&view.filled(), view.me?, offers)
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waiting(&view.filled())
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.me.map_or(Viewer::Table, Viewer::Seat)
    }

    fn is_secret(&self, view: &View) -> bool {
        view.seen.phase == Phase::Pack && view.me.is_some()
    }

    fn apply_unchecked(&self, state: &mut State, input: &Input<Offer>, _: &mut impl Sink<()>) {
        match input {
            Input::Landed(landing) => state.land(landing),
            Input::Choose { seat, choice } if state.phase == Phase::Pack => {
                let bundle = |offer: &Offer| match offer {
                    Offer::Bundle(at) => 1 << at,
                    _ => 0,
                };
                state.packed[seat.index()] = Some(choice.picks().iter().map(bundle).sum());
                if state.packed.iter().all(Option::is_some) {
                    state.phase = Phase::Stones;
                }
            }
            Input::Choose { choice, .. } => match choice.only() {
                Some(Offer::Take(stones)) => state.take(stones),
                _ => state.phase = Phase::Thrown,
            },
            Input::Called(_) => {}
        }
    }

    fn check_call(&self, _: &State, _: Call) -> Result<(), Refusal> {
        Err(Refusal::new("refused-call"))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut seen = state.clone();
        for seat in Seat::first(2).filter(|&seat| viewer != Viewer::Seat(seat)) {
            seen.packed[seat.index()] = None;
        }
        View {
            me: viewer.seat(),
            seen,
            sealed: state.packed.map(|packed| packed.is_some()),
        }
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        let mut state = view.seen.clone();
        for (packed, sealed) in state.packed.iter_mut().zip(view.sealed) {
            if packed.is_none() && sealed {
                *packed = Some(rng.below(1 << BUNDLES) as u8);
            }
        }
        state
    }

    fn show(&self, _: &View) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn spell(&self, _: &View, choice: &Choice<Offer>) -> String {
        format!("{choice:?}")
    }

    fn read(&self, _: &View, _: &str) -> Result<Choice<Offer>, Refusal> {
        Err(Refusal::new("refused-unknown-input"))
    }

    fn why_not(&self, _: &View, _: &Choice<Offer>) -> Refusal {
        Refusal::new("refused-not-offered")
    }

    fn tell(&self, _: &View, (): &()) -> Said {
        Said::new("nothing")
    }

    fn say(&self, _: &View, _: Offer) -> Said {
        Said::new("nothing")
    }

    fn place(&self, _: &str) -> Result<State, Vec<String>> {
        Err(vec!["positions of this game are not written down".into()])
    }

    fn write(&self, _: &State) -> String {
        String::new()
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        let ahead = state.hope(seat.index()) - state.hope(1 - seat.index());
        (ahead * 12).clamp(-950, 950)
    }
}
