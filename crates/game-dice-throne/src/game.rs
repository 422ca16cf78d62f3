//! The seam: Dice Throne as the rest of the house sees it.

use crate::event::Event;
use crate::offer::Offer;
use crate::state::State;
use crate::window::Hindrance;
use crate::{Cards, DiceThrone, View};
use kernel::{
    Ask, Call, Choice, Game, Input, Refusal, Rng, Rule, Said, Seat, Sink, Viewer, Waiting,
};

impl Game for DiceThrone {
    const ID: &'static str = "dice-throne";
    const RULES: u32 = 1;

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
        self.waiting_for(&state.public)
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waiting_for(&view.public).known_to(view.viewer)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let hand = *state.hands.get(seat.index())?;
        self.question(&state.public, seat, hand, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        self.question(&view.public, view.viewer.seat()?, view.hand?, offers)
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

    /// Every seat has a hand.
    fn is_secret(&self, view: &View) -> bool {
        view.viewer.seat().is_some()
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.invent(view, rng)
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
        let Some((seat, hand)) = view.viewer.seat().zip(view.hand) else {
            return Refusal::new("refused-not-asked");
        };
        let mut offers = Vec::new();
        let Some(ask) = self.question(&view.public, seat, hand, &mut offers) else {
            return Refusal::new("refused-not-asked");
        };
        match choice.only() {
            Some(offer) => self.why_not_this(view, seat, hand, ask.rule, offer),
            None => Refusal::by(ask.rule, "dice-throne-refused-one"),
        }
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
        self.worth(&state.public, seat)
    }

    /// Rolls are advised by their exact chances; everything else is left to the bot.
    fn advise(
        &self,
        view: &View,
        _effort: u32,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        self.advice(view)
    }
}

impl DiceThrone {
    fn why_not_this(
        &self,
        view: &View,
        seat: Seat,
        hand: Cards,
        rule: Rule,
        offer: Offer,
    ) -> Refusal {
        let public = &view.public;
        let hindered = match offer {
            Offer::Play(card) | Offer::Sell(card) | Offer::Discard(card)
                if !hand.contains(card) =>
            {
                return Refusal::by(Rule("DT-12.1"), "dice-throne-refused-not-in-hand");
            }
            Offer::Play(card) => self.hinders(public, seat, card),
            Offer::Spend(token, at, _) => {
                if public.corner(seat).has(token) == 0 {
                    return Refusal::by(Rule("DT-10.4"), "dice-throne-refused-token");
                }
                let hook = self.pack.token(token).hooks.get(usize::from(at));
                let can = hook.map(|hook| self.can_spend(public, seat, token, at, hook));
                can.map_or(Some(Hindrance::Condition), Result::err)
            }
            Offer::Pay(ability, at) => {
                let hook = self.level(public, seat, ability).hooks.get(usize::from(at));
                let can = hook.map(|hook| self.can_use(public, seat, ability, at, hook));
                can.map_or(Some(Hindrance::Condition), Result::err)
            }
            Offer::Use(..) => {
                return Refusal::by(Rule("DT-4.6"), "dice-throne-refused-dice-do-not-allow");
            }
            Offer::Roll(_) => {
                return Refusal::by(Rule("DT-4.1"), "dice-throne-refused-no-attempt");
            }
            _ => None,
        };
        match hindered {
            Some(hindrance) => Refusal::by(rule_of(hindrance), key_of(hindrance)),
            None => Refusal::by(rule, "dice-throne-refused-other-question"),
        }
    }
}

const fn rule_of(hindrance: Hindrance) -> Rule {
    match hindrance {
        Hindrance::Price | Hindrance::Level => Rule("DT-12.3"),
        Hindrance::Phase | Hindrance::Turn => Rule("DT-12.2"),
        Hindrance::Attack => Rule("DT-7.3"),
        Hindrance::Damage => Rule("DT-9.1"),
        Hindrance::Dice => Rule("DT-12.7"),
        Hindrance::Token | Hindrance::Used => Rule("DT-10.4"),
        Hindrance::Ultimate => Rule("DT-8.1"),
        Hindrance::Stunned => Rule("DT-10.7"),
        Hindrance::Condition => Rule("DT-12.5"),
    }
}

const fn key_of(hindrance: Hindrance) -> &'static str {
    match hindrance {
        Hindrance::Price => "dice-throne-refused-price",
        Hindrance::Phase => "dice-throne-refused-phase",
        Hindrance::Turn => "dice-throne-refused-turn",
        Hindrance::Attack => "dice-throne-refused-attack",
        Hindrance::Damage => "dice-throne-refused-damage",
        Hindrance::Dice => "dice-throne-refused-dice",
        Hindrance::Token => "dice-throne-refused-token",
        Hindrance::Level => "dice-throne-refused-level",
        Hindrance::Ultimate => "dice-throne-refused-ultimate",
        Hindrance::Stunned => "dice-throne-refused-stunned",
        Hindrance::Used => "dice-throne-refused-used",
        Hindrance::Condition => "dice-throne-refused-condition",
    }
}
