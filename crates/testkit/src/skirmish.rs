//! *Skirmish*: a toy game of dice and cards for two to four seats. It shows how the house carries
//! what card games need, it is the one to copy, and it gives the laws something to hold on to.
//! Nobody should play it.
//!
//! Read `state` and `frame` first, then `flow`, `strike` and `door`; the rest hangs on them.
//!
//! # Rules
//!
//! **SK-1 The table**
//! - **SK-1.1** Two to four seats, A to D, each with 6 life. A seat without life is out.
//! - **SK-1.2** Three dice a seat: 1 to 3 are A's, 4 to 6 are B's, and so on. Sides 1 and 2 are
//!   blank, 3 to 5 show a sword, 6 shows a trick.
//! - **SK-1.3** Fourteen cards: two each of ambush, shield, mirror, trade, banner, wall and cloak.
//!   The deck has no order. When a card is to be drawn and the deck is empty, all that was
//!   discarded becomes the deck; where there is nothing, nobody draws.
//! - **SK-1.4** First every seat draws two cards, A first. Only the one who draws sees them.
//!
//! **SK-2 A round**
//! - **SK-2.1** A is active in the first round, then the next seat clockwise that is in.
//! - **SK-2.2** All seats choose a stance in secret, press or guard. All open together.
//! - **SK-2.3** All dice of those who are in are rolled. Dice that are locked sit out: they are
//!   laid with side 1 up and are free again.
//! - **SK-2.4** The active seat keeps any of its free dice and rolls its others once more.
//! - **SK-2.5** After round 8 it is over. More life is a better place; equal life shares one.
//!
//! **SK-3 Tricks**
//! - **SK-3.1** For each trick on its free dice the active seat locks one free die of another seat,
//!   as long as there is one.
//! - **SK-3.2** A locked die counts for nothing and cannot be kept or rolled.
//!
//! **SK-4 The strike**
//! - **SK-4.1** Then the active seat names the seat it strikes. Where only one other is in, it is
//!   that one.
//! - **SK-4.2** The blows fall together: the active seat strikes the one it named, and every other
//!   seat that presses strikes the active seat.
//! - **SK-4.3** A blow wounds for one per sword on the striker's free dice, one more if the striker
//!   presses, one less if the other seat guards, and more by what stands (SK-8).
//!
//! **SK-5 The door**
//! - **SK-5.1** Wounds and locks are first proposed; what happens together is proposed together.
//! - **SK-5.2** First what stands before the seat that would be hit looks at each change (SK-8). Of
//!   several cards the seat says which looks first.
//! - **SK-5.3** Then come shields, then mirrors, then trades: each time, change by change, the seat
//!   that would be hit may play that card or let it be. A seat without cards is not asked.
//! - **SK-5.4** A shield takes two off a wound, or stops a lock.
//! - **SK-5.5** A mirror sends a wound to the seat whose doing it is, or a lock to the die in the
//!   same place there; a die that is already locked stops it. The change is now the doing of the
//!   seat with the mirror.
//! - **SK-5.6** A trade turns a wound into a lock on the seat's first free die, if it has one, and
//!   a lock into a wound of one.
//! - **SK-5.7** Then all changes are made together. Seats that have no life left are out together
//!   and share a place.
//!
//! **SK-6 What follows**
//! - **SK-6.1** Who takes a wound of two or more draws a card.
//! - **SK-6.2** Who presses and wounds takes down one card that stands before the wounded.
//! - **SK-6.3** All that follows is collected first. Then the active seat does its part, then the
//!   others, clockwise.
//!
//! **SK-7 Words from outside**
//! - **SK-7.1** A seat may resign at any time; then it is out.
//! - **SK-7.2** The seats that are in may agree on a draw at any time.
//! - **SK-7.3** There is no clock.
//!
//! **SK-8 What stands**
//! - **SK-8.1** When the stances are open, the active seat may put up banners, walls and cloaks, as
//!   often as it likes. They count while they stand; two of a kind before a seat count once.
//! - **SK-8.2** A banner adds one to each blow of its seat.
//! - **SK-8.3** A wall takes one off each wound of its seat.
//! - **SK-8.4** A cloak takes half off each wound of its seat, rounded down.
//!
//! **SK-9 The window**
//! - **SK-9.1** When a seat was named, and before the blows fall, each seat that is in may play an
//!   ambush or let it be, clockwise from the active seat. A seat without cards is not asked.
//! - **SK-9.2** After an ambush the window opens anew, at the active seat. It closes when all have
//!   let it be in a row.
//! - **SK-9.3** An ambush is a blow of its own that falls at once: the active seat strikes the one
//!   it named, any other seat the active seat. There is no window before it.
//!
//! **SK-10 The hand**
//! - **SK-10.1** At the end of its round the active seat discards, one by one, down to three cards.

mod card;
mod change;
mod check;
mod decide;
mod door;
mod enter;
mod event;
mod flow;
mod frame;
mod offer;
mod position;
mod standing;
mod state;
mod strike;
mod view;

pub use card::{Card, Cards};
pub use change::{Batch, Change, Deed, Source, Wound};
pub use event::Event;
pub use frame::{Frame, Step};
pub use offer::Offer;
pub use state::{BySeat, Public, Stance, State, Symbol};
pub use view::View;

use kernel::{
    Ask, Audience, Call, Chance, Choice, Game, Input, Outcome, Refusal, Rng, Rule, Said, Seat,
    SeatSet, Sink, Viewer, Waiting,
};

/// The game. All that can be configured is how many sit down.
#[derive(Debug, Clone, Copy)]
pub struct Skirmish {
    seats: u8,
}

impl Skirmish {
    /// A match for two, three or four (SK-1.1).
    pub fn new(seats: u8) -> Option<Skirmish> {
        (2..=state::SEATS as u8)
            .contains(&seats)
            .then_some(Skirmish { seats })
    }
}

impl Default for Skirmish {
    fn default() -> Skirmish {
        Skirmish { seats: 2 }
    }
}

impl Game for Skirmish {
    const ID: &'static str = "skirmish";
    const RULES: u32 = 2;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        flow::start(self.seats)
    }

    fn waiting(&self, state: &State) -> Waiting {
        waiting_for(&state.public, state.sealed.who(), || state.deck().len())
    }

    fn awaited(&self, view: &View) -> Waiting {
        waiting_for(&view.public, view.sealed, || view.deck()).known_to(view.viewer)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        decide::question(state.sight(seat)?, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        decide::question(view.sight()?, offers)
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        match input {
            Input::Choose { seat, choice } => enter::choose(state, *seat, choice, sink),
            Input::Landed(landing) => enter::land(state, landing, sink),
            Input::Called(call) => enter::call(state, *call, sink),
        }
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Draw => Ok(()),
            Call::Resign(seat) if seat.index() >= usize::from(self.seats) => {
                Err(Refusal::by(Rule("SK-1.1"), "skirmish-no-such-seat"))
            }
            Call::Resign(seat) if state.public.is_in(seat) => Ok(()),
            Call::Resign(_) => Err(Refusal::by(Rule("SK-7.1"), "skirmish-is-out")),
            Call::TimeUp | Call::MatchTimeUp => {
                Err(Refusal::by(Rule("SK-7.3"), "skirmish-no-clock"))
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    /// Every seat has a hand.
    fn is_secret(&self, view: &View) -> bool {
        view.viewer.seat().is_some()
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        view::imagine(view, rng)
    }

    fn show(&self, view: &View) -> serde_json::Value {
        view::show(view)
    }

    fn spell(&self, _: &View, choice: &Choice<Offer>) -> String {
        offer::spell(choice)
    }

    fn read(&self, _: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        offer::read(text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        match view.sight() {
            Some(sight) => decide::why_not(sight, choice),
            None => Refusal::new("refused-not-asked"),
        }
    }

    fn tell(&self, _: &View, event: &Event) -> Said {
        event::tell(event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        let spelled = self.spell(view, &Choice::one(offer));
        Said::new("skirmish-offer").with("offer", kernel::Arg::Spelled(spelled))
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        position::place(text, self.seats)
    }

    fn write(&self, state: &State) -> String {
        position::write(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        let public = &state.public;
        if public.frames.is_empty() {
            let outcome = outcome(public);
            let won = if outcome.winners().contains(seat) {
                1000
            } else {
                -1000
            };
            return if outcome.is_draw() { 0 } else { won };
        }
        let worth = |seat: Seat| {
            let cards = state.hand(seat).len() + 2 * public.standing[seat.index()].len();
            140 * i32::from(public.life[seat.index()]) + 5 * i32::from(cards)
        };
        let best = public.rivals(seat).map(worth).max();
        worth(seat) - best.unwrap_or(0)
    }
}

fn outcome(public: &Public) -> Outcome {
    Outcome {
        places: public.places.iter().copied().collect(),
        together: false,
    }
}

/// What is waited for, where these seats have sealed and so many cards are left to draw.
fn waiting_for(public: &Public, sealed: SeatSet, deck: impl FnOnce() -> u8) -> Waiting {
    let Some(&frame) = public.frames.last() else {
        return Waiting::Over(outcome(public));
    };
    match frame {
        Frame::Roll => Waiting::Chance(Chance::dice("roll", None, public.rolling.len())),
        Frame::Draw { seat, .. } => {
            let draw = Chance::bag("draw", Some(seat), deck(), 1);
            Waiting::Chance(draw.only_for(Audience::only(seat)))
        }
        Frame::Seals => Waiting::Seats(public.yet_to_seal(sealed)),
        frame => {
            let asked = public.asked(frame);
            Waiting::Seats(SeatSet::of(asked.expect("a match that waits asks someone")))
        }
    }
}
