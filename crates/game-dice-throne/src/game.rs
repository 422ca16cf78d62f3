//! The seam: Dice Throne as the rest of the house sees it.

use crate::appraise::FINE;
use crate::choose::Round;
use crate::event::Event;
use crate::offer::Offer;
use crate::state::State;
use crate::{DiceThrone, View};
use kernel::{
    Ask, Call, Choice, Game, Input, Refusal, Rng, Rule, Said, Seat, Sink, Viewer, Waiting,
};

impl Game for DiceThrone {
    const ID: &'static str = "dice-throne";
    const RULES: u32 = 3;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.heroes.len() as u8
    }

    fn team(&self, seat: Seat) -> Option<u8> {
        let has_teams = self.mode.has_teams();
        has_teams.then(|| self.side(seat) as u8 + 1)
    }

    fn start(&self) -> State {
        self.begin()
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.seated(&state.public).waiting_for(&state.public)
    }

    fn awaited(&self, view: &View) -> Waiting {
        let game = self.seated(&view.public);
        game.waiting_for(&view.public).known_to(view.viewer)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let hand = *state.hands.get(seat.index())?;
        let game = self.seated(&state.public);
        game.question(&state.public, seat, hand, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let game = self.seated(&view.public);
        game.question(&view.public, view.viewer.seat()?, view.hand?, offers)
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let game = self.seated(&state.public);
        match input {
            Input::Choose { seat, choice } => game.choose(state, *seat, choice, sink),
            Input::Landed(landing) => game.land(state, landing, sink),
            Input::Called(call) => game.call(state, *call, sink),
        }
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Draw => Ok(()),
            Call::Resign(seat) if state.public.is_in(seat) => Ok(()),
            Call::Resign(_) => Err(Refusal::by(Rule("DT-16.3"), "dice-throne-is-out")),
            Call::TimeUp | Call::MatchTimeUp => {
                Err(Refusal::by(Rule("DT-16.4"), "dice-throne-no-clock"))
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    /// Every seat has a hand, but for those who are still choosing heroes before everybody's eyes.
    fn is_secret(&self, view: &View) -> bool {
        let choosing = view.public.choosing();
        let openly = choosing.is_some_and(|choosing| !matches!(choosing.round, Round::Seal(_)));
        view.viewer.seat().is_some() && !openly
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.seated(&view.public).invent(view, rng)
    }

    fn show(&self, view: &View) -> serde_json::Value {
        self.seated(&view.public).shown(view)
    }

    fn spell(&self, view: &View, choice: &Choice<Offer>) -> String {
        self.seated(&view.public).spell_choice(view, choice)
    }

    fn read(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        self.seated(&view.public).read_choice(view, text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        self.seated(&view.public).refuse(view, choice)
    }

    fn why_silent(&self, view: &View) -> Option<Refusal> {
        self.seated(&view.public).hushed(view)
    }

    fn tell(&self, view: &View, event: &Event) -> Said {
        self.seated(&view.public).told(view, event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        self.seated(&view.public).said(view, offer)
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        self.place_text(text)
    }

    fn write(&self, state: &State) -> String {
        self.seated(&state.public).write_text(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        self.seated(&state.public).looks(state, seat) / FINE
    }

    /// Which hero to ban or to play.
    fn whim(&self, view: &View, rng: &mut dyn Rng) -> Option<Choice<Offer>> {
        let choosing = view.public.choosing()?;
        self.fancied_hero(view, &choosing, rng)
    }

    /// At a glance rolls are advised by their exact chances, and answers by what comes of them
    /// right away. With some effort every answer is tried to the end of the turn.
    fn advise(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        match view.public.choosing() {
            Some(_) => None,
            None => self.seated(&view.public).advice(view, effort, stop),
        }
    }
}
