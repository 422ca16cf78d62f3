//! IRONDIE through the kernel's seam: the [`Game`] trait, each method a line or two into its room.

use crate::ahead;
use crate::offer::Known;
use crate::state::{DICE, Duel, Pain, Public, SEATS, Secret, Side, SideSet, Stage, State};
use crate::{Event, KindRules, Make, Offer, Options, Pack, Tables, View, Zones};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{
    Ask, Call, Chance, Choice, Game, Input, Landing, Outcome, Refusal, Rng, Rule, Said, Sealed,
    Seat, SeatSet, Sink, Viewer, Waiting,
};
use std::sync::Arc;

/// The rules of one match: numbers, options and the sets brought to the table.
#[derive(Debug, Clone)]
pub struct Irondie {
    pub(crate) pack: Arc<Pack>,
    pub(crate) tables: Tables,
    pub(crate) options: Options,
    /// Seats at the table: two, four or six.
    pub(crate) seats: u8,
    /// Games to win.
    pub(crate) first_to: u8,
    pub(crate) sets: Vec<Brought>,
}

/// What a seat brings to the table, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Brought {
    pub(crate) set: Vec<Make>,
    pub(crate) side: Option<[Make; crate::SIDE_SET]>,
}

impl Irondie {
    /// The numbers this match runs on.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The pack with names and texts.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The options of this match.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The rules of a die's kind.
    pub(crate) fn kind_of(&self, public: &Public, die: DieId) -> &KindRules {
        self.tables.kind(public.make(die).kind())
    }

    /// An empty table with these seats' dice not yet on it.
    pub(crate) fn empty_table(&self) -> State {
        let filler = self.sets[0].set[0];
        let public = Public {
            zones: Zones::default(),
            classes: [DiceSet::EMPTY; 3],
            makes: [filler; DICE],
            values: [0; DICE],
            stage: Stage::Split,
            round: 1,
            late: false,
            time_up: false,
            last_game: false,
            mortal: false,
            priority: Side::First,
            holder: Side::First,
            rights: [false; 2],
            duel: Duel::none(),
            throwing: DiceSet::EMPTY,
            noted: DiceSet::EMPTY,
            halfway: None,
            due: [0; 2],
            wins: [0; 2],
            games: 0,
            swappers: SeatSet::EMPTY,
        };
        let pain = [Pain::new(), Pain::new()];
        State {
            public,
            sealed: Sealed::EMPTY,
            pain,
            side_sets: [None; SEATS],
        }
    }

    fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        if state.public.stage == Stage::Split {
            let thrown = choice.picks().iter().map(|pick| match pick {
                Offer::Battle(die) => *die,
                other => unreachable!("{other:?} is no part of a split"),
            });
            return seal(state, seat, Secret::Split(thrown.collect()), sink);
        }
        match choice
            .only()
            .expect("all questions but the split take one pick")
        {
            Offer::Throw { die, at } => self.hurl(&mut state.public, die, DiceSet::of(at), sink),
            Offer::Sweep(die) => {
                let at = self.targets(&state.public, die);
                self.hurl(&mut state.public, die, at, sink);
            }
            Offer::Decline | Offer::Skip => self.pass(&mut state.public, seat, sink),
            Offer::Bonus { from, to } => self.give_bonus(state, from, to, sink),
            Offer::Take { points, .. } => state.pain[Side::of(seat) as usize].push(points),
            Offer::Return(die) => seal(state, seat, Secret::Return(Some(die)), sink),
            Offer::Stay => seal(state, seat, Secret::Return(None), sink),
            Offer::Swap(swap) => seal(state, seat, Secret::Swap(swap), sink),
            Offer::Battle(_) => unreachable!("a split has its own stage"),
        }
    }

    fn landed(&self, public: &mut Public, landing: &Landing, sink: &mut impl Sink<Event>) {
        match public.stage {
            Stage::Throw => self.battle_landed(public, landing, sink),
            Stage::RollOff => self.rolled_off(public, landing, sink),
            Stage::Hurl => self.hurl_landed(public, landing, sink),
            stage => unreachable!("no dice are due at {stage:?}"),
        }
    }

    fn called(&self, state: &mut State, call: Call, sink: &mut impl Sink<Event>) {
        match call {
            Call::TimeUp => {
                state.public.time_up = true;
                sink.tell_all(|| Event::TimeUp);
            }
            Call::MatchTimeUp => self.match_time_up(state, sink),
            Call::Resign(seat) => self.resign(state, seat, sink),
            Call::Draw => {
                sink.tell_all(|| Event::Agreed);
                self.end_game(state, None, sink);
            }
        }
    }
}

impl Irondie {
    /// What is waited for, where these seats have answered the present secret question.
    #[inline]
    fn waits(&self, public: &Public, sealed: SeatSet) -> Waiting {
        match public.stage {
            Stage::Throw => {
                let dice = public.landing_next().expect("dice are in the air");
                let owner = dice.first().map(crate::owner);
                Waiting::Chance(Chance::dice("battle", owner, dice.len()))
            }
            Stage::RollOff => Waiting::Chance(Chance::dice("roll-off", None, 2)),
            Stage::Hurl => {
                let thrower = public
                    .duel
                    .throws
                    .last()
                    .map(|throw| crate::owner(throw.die));
                Waiting::Chance(Chance::dice("throw", thrower, 1))
            }
            Stage::Over(winner) => Waiting::Over(self.outcome(winner)),
            _ => {
                let mut seats = self.asks(public);
                sealed.iter().for_each(|seat| seats.remove(seat));
                Waiting::Seats(seats)
            }
        }
    }
}

fn seal(state: &mut State, seat: Seat, secret: Secret, sink: &mut impl Sink<Event>) {
    state.sealed.seal(seat, secret);
    sink.tell_all(|| Event::Sealed(seat));
}

impl Game for Irondie {
    const ID: &'static str = "irondie";
    const RULES: u32 = 1;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn team(&self, seat: Seat) -> Option<u8> {
        (self.seats > 2).then(|| Side::of(seat) as u8 + 1)
    }

    fn start(&self) -> State {
        let mut state = self.empty_table();
        for (seat, brought) in Seat::first(self.seats).zip(&self.sets) {
            state.public.lay_out(self, seat, &brought.set);
            state.side_sets[seat.index()] = brought.side.map(|makes| SideSet { makes, known: 0 });
            if self.first_to > 1 && brought.side.is_some() {
                state.public.swappers.insert(seat);
            }
        }
        self.begin_game(&mut state, &mut kernel::Silent);
        self.settle(&mut state, &mut kernel::Silent);
        state
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.waits(&state.public, state.sealed_by())
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waits(&view.public, view.sealed)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let asked = self.asks(&state.public).contains(seat);
        if !asked || state.sealed_by().contains(seat) {
            return None;
        }
        let pain = &state.pain[Side::of(seat) as usize];
        let side_set = state.side_sets[seat.index()];
        Some(self.list(
            &Known {
                public: &state.public,
                pain,
                side_set,
            },
            seat,
            offers,
        ))
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let seat = view.viewer.seat()?;
        let asked = self.asks(&view.public).contains(seat);
        if !asked || view.sealed.contains(seat) {
            return None;
        }
        let known = Known {
            public: &view.public,
            pain: &view.pain,
            side_set: view.side_set,
        };
        Some(self.list(&known, seat, offers))
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        debug_assert!(
            kernel::check(self, state, input).is_ok(),
            "what is not legal does not come through the gate: {input:?}"
        );
        match input {
            Input::Choose { seat, choice } => self.choose(state, *seat, choice, sink),
            Input::Landed(landing) => self.landed(&mut state.public, landing, sink),
            Input::Called(call) => self.called(state, *call, sink),
        }
        self.settle(state, sink);
        if cfg!(debug_assertions) {
            self.assert_sound(state);
        }
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        let public = &state.public;
        let between = public.stage == Stage::Swap;
        match call {
            Call::TimeUp if public.time_up => {
                Err(Refusal::by(Rule("IR-16.1"), "irondie-refused-time-is-up"))
            }
            Call::MatchTimeUp if self.first_to == 1 => Err(Refusal::by(
                Rule("IR-15.7"),
                "irondie-refused-no-match-time",
            )),
            Call::MatchTimeUp if public.last_game => {
                Err(Refusal::by(Rule("IR-15.7"), "irondie-refused-time-is-up"))
            }
            Call::TimeUp if between => Err(Refusal::by(
                Rule("IR-16.1"),
                "irondie-refused-between-games",
            )),
            Call::Draw if between => Err(Refusal::by(
                Rule("IR-12.6"),
                "irondie-refused-between-games",
            )),
            Call::Resign(seat) if seat.index() >= usize::from(self.seats) => {
                Err(Refusal::new("refused-no-such-seat"))
            }
            _ => Ok(()),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    /// Where several seats answer at once they seal their answers.
    fn is_secret(&self, view: &View) -> bool {
        self.asks(&view.public).len() > 1 && view.viewer.seat().is_some()
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.imagine_state(view, rng)
    }

    fn show(&self, view: &View) -> serde_json::Value {
        self.show_view(view)
    }

    fn spell(&self, view: &View, choice: &Choice<Offer>) -> String {
        self.spell_choice(view, choice)
    }

    fn read(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        self.read_choice(view, text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        self.refuse(view, choice)
    }

    fn warning(&self, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
        ahead::warning(self, view, choice)
    }

    fn tell(&self, view: &View, event: &Event) -> Said {
        self.tell_event(&view.public, *event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        self.say_offer(view, offer)
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        self.place_text(text)
    }

    fn write(&self, state: &State) -> String {
        self.write_state(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        self.worth(state, Side::of(seat))
    }
}

impl Irondie {
    fn outcome(&self, winner: Option<Side>) -> Outcome {
        let place = |seat: Seat| match winner {
            Some(side) if side != Side::of(seat) => 2,
            _ => 1,
        };
        Outcome {
            places: Seat::first(self.seats)
                .map(place)
                .collect::<ArrayVec<u8, 8>>(),
            together: false,
        }
    }
}
