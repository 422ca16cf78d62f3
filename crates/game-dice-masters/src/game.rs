//! The seam: Dice Masters as the rest of the house sees it.

use crate::draft::Hand;
use crate::enter::tell_call;
use crate::event::Event;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::setup::Mode;
use crate::state::{Public, State};
use crate::view::View;
use kernel::{
    Ask, Call, Choice, Game, Input, Refusal, Rng, Rule, Said, Seat, Sink, Tide, Viewer, Waiting,
};

impl Game for DiceMasters {
    const ID: &'static str = "dice-masters";
    const RULES: u32 = 3;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.mode.seats()
    }

    fn team(&self, seat: Seat) -> Option<u8> {
        let has_teams = self.mode == Mode::Doubles;
        has_teams.then(|| 1 + seat.index() as u8 / 2)
    }

    fn start(&self) -> State {
        if self.has_beginning() {
            return self.begin_draft();
        }
        let mut state = self.begin();
        self.go_on(&mut state, &mut kernel::Silent);
        state
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.waits(&state.public)
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waits(&view.public).known_to(view.viewer)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        let hands = state.hands.as_ref();
        let hand = hands.and_then(|hands| hands.get(seat.index()));
        self.ask(&state.public, hand, seat, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        let seat = view.viewer.seat();
        offers.clear();
        self.ask(&view.public, view.hand.as_deref(), seat?, offers)
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        if state.public.drafting().is_some() {
            return match input {
                Input::Choose { seat, choice } => self.draft_chooses(state, *seat, choice, sink),
                Input::Landed(landing) => self.draft_lands(state, landing, sink),
                Input::Called(call) => {
                    tell_call(*call, sink);
                    let left = match call {
                        Call::Resign(seat) => Some(*seat),
                        Call::Draw | Call::TimeUp | Call::MatchTimeUp => None,
                    };
                    self.break_off(state, left, sink);
                }
            };
        }
        let rules = self.seated(&state.public);
        match input {
            Input::Choose { seat, choice } => rules.choose(state, *seat, choice, sink),
            Input::Landed(landing) => rules.land(state, landing, sink),
            Input::Called(call) => rules.call(state, *call, sink),
        }
        self.pod_on(state, sink);
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Draw => Ok(()),
            Call::Resign(seat) if self.can_resign(&state.public, seat) => Ok(()),
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

    /// Only what is drafted or brought hidden is secret.
    fn is_secret(&self, view: &View) -> bool {
        view.hand.is_some()
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.invent(view, rng)
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
        self.seated(&view.public).why_not_choice(view, choice)
    }

    fn why_silent(&self, view: &View) -> Option<Refusal> {
        self.seated(&view.public).why_not_asked(view)
    }

    fn warning(&self, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
        self.seated(&view.public).warned(view, choice)
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
        self.seated(&state.public).worth_of(&state.public, seat)
    }

    /// Which of the teams of the pack is brought is a matter of taste.
    fn whim(&self, view: &View, rng: &mut dyn Rng) -> Option<Choice<Offer>> {
        let hand = view.hand.as_deref().filter(|_| self.hidden)?;
        view.public.drafting()?;
        self.bring_advice(hand, rng).map(Choice::one)
    }

    fn advise(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        let seat = view.viewer.seat()?;
        match (view.public.drafting(), view.hand.as_deref()) {
            (Some(draft), Some(hand)) => self.draft_advice(draft, hand, seat).map(Choice::one),
            (Some(_), None) => None,
            _ => {
                let rules = self.seated(&view.public);
                let state = self.invent(view, &mut Tide::of(&view.public));
                rules.advice(&state, seat, effort, stop)
            }
        }
    }
}

impl DiceMasters {
    /// Whether teams come about at the table, before they play.
    pub(crate) const fn has_beginning(&self) -> bool {
        self.mode.is_draft() || self.hidden
    }

    fn waits(&self, public: &Public) -> Waiting {
        match public.drafting() {
            Some(draft) => self.draft_waits(draft),
            None => self.seated(public).waiting_for(public),
        }
    }

    /// What a seat is asked, with what it knows alone.
    pub(crate) fn ask(
        &self,
        public: &Public,
        hand: Option<&Hand>,
        seat: Seat,
        offers: &mut Vec<Offer>,
    ) -> Option<Ask> {
        offers.clear();
        match public.drafting() {
            Some(draft) => self.draft_question(draft, hand?, seat, offers),
            None => self.seated(public).question(public, seat, offers),
        }
    }

    /// Who drafts, or plays now.
    fn can_resign(&self, public: &Public, seat: Seat) -> bool {
        match public.drafting() {
            Some(_) => seat.index() < usize::from(self.mode.seats()),
            None => self.seated(public).players().contains(seat) && !public.frames.is_empty(),
        }
    }
}
