//! The seam: Dice Masters as the rest of the house sees it.

use crate::event::Event;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::State;
use crate::view::View;
use kernel::{
    Ask, Call, Choice, Game, Input, Refusal, Rng, Rule, Said, Seat, Sink, Viewer, Waiting,
};

impl Game for DiceMasters {
    const ID: &'static str = "dice-masters";
    const RULES: u32 = 1;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        let mut state = self.begin();
        self.go_on(&mut state, &mut kernel::Silent);
        state
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.waiting_for(&state.public)
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waiting_for(&view.public).known_to(view.viewer)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        self.question(&state.public, seat, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        self.question(&view.public, view.viewer.seat()?, offers)
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        match input {
            Input::Choose { seat, choice } => self.choose(state, *seat, choice, sink),
            Input::Landed(landing) => self.land(state, landing, sink),
            Input::Called(call) => self.call(state, *call, sink),
        }
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Draw => Ok(()),
            Call::Resign(seat) if state.public.playing().contains(seat) => Ok(()),
            Call::Resign(_) => Err(Refusal::by(Rule("MA-22.3"), "dice-masters-no-such-seat")),
            Call::TimeUp | Call::MatchTimeUp => {
                Err(Refusal::by(Rule("MA-22.3"), "dice-masters-no-clock"))
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    /// Everything lies open.
    fn is_secret(&self, _: &View) -> bool {
        false
    }

    fn imagine(&self, view: &View, _: &mut dyn Rng) -> State {
        view.state()
    }

    fn show(&self, view: &View) -> serde_json::Value {
        self.shown(view)
    }

    fn spell(&self, view: &View, choice: &Choice<Offer>) -> String {
        self.spell_choice(view, choice)
    }

    fn read(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        self.read_choice(view, text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        self.why_not_choice(view, choice)
    }

    fn tell(&self, view: &View, event: &Event) -> Said {
        self.told(view, event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        self.said(view, offer)
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        self.place_text(text)
    }

    fn write(&self, state: &State) -> String {
        self.write_text(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        self.worth_of(&state.public, seat)
    }

    fn advise(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        self.advice(view, effort, stop)
    }
}
