//! *Skirmish*: a toy game of two seats, dice and cards. It shows that the kernel can carry what
//! card games need, and it gives the laws something to hold on to. Nobody should play it.
//!
//! # Rules
//!
//! **SK-1 The table**
//! - **SK-1.1** Two seats, A and B, each with 6 life.
//! - **SK-1.2** Six dice: 1 to 3 are A's, 4 to 6 are B's. Sides 1 and 2 are blank, 3 to 5 show a
//!   sword, 6 shows a trick.
//! - **SK-1.3** Eight cards: two each of ambush, shield, mirror and trade. The deck has no order.
//!   Played cards lie open and stay out.
//! - **SK-1.4** First A draws two cards, then B. Only the one who draws sees them.
//!
//! **SK-2 A round**
//! - **SK-2.1** A is active in the first round; then the seats take turns.
//! - **SK-2.2** Both seats choose a stance in secret, press or guard. Both open together.
//! - **SK-2.3** All six dice are rolled. Dice that are locked sit out: they are laid with side 1 up
//!   and are free again.
//! - **SK-2.4** The active seat keeps any of its free dice and rolls its others once more.
//! - **SK-2.5** After round 8 the seat with more life wins; with equal life it is a draw.
//!
//! **SK-3 Tricks**
//! - **SK-3.1** For each trick on its free dice the active seat locks one free die of the other
//!   seat, as long as there is one.
//! - **SK-3.2** A locked die counts for nothing and cannot be kept or rolled.
//!
//! **SK-4 The strike**
//! - **SK-4.1** Then the active seat strikes. Before the blow falls, the other seat may play an
//!   ambush and strike first; that strike can be ambushed in turn.
//! - **SK-4.2** A blow wounds for one per sword on the striker's free dice, one more if the striker
//!   presses, one less if the other seat guards.
//!
//! **SK-5 The door**
//! - **SK-5.1** A wound or a lock is first proposed. The seat it would hit is asked three times: to
//!   prevent, to redirect, to replace; each time it may play the one card for it. After a
//!   redirection the other seat is asked. A seat without cards is not asked.
//! - **SK-5.2** A shield takes two off a wound, or stops a lock.
//! - **SK-5.3** A mirror sends a wound to the other seat, or a lock to the die in the same place
//!   there; a die that is already locked stops it. The change is now the doing of the seat with the
//!   mirror.
//! - **SK-5.4** A trade turns a wound into a lock on the seat's first free die, if it has one, and
//!   a lock into a wound of one.
//! - **SK-5.5** Then the change is made. A seat without life has lost at once.
//!
//! **SK-6 What follows**
//! - **SK-6.1** Who takes a wound of two or more draws a card.
//! - **SK-6.2** Who presses and wounds draws a card.
//! - **SK-6.3** The active seat draws first. From an empty deck nobody draws.
//!
//! **SK-7 Words from outside**
//! - **SK-7.1** A seat may resign at any time; the other wins.
//! - **SK-7.2** The seats may agree on a draw at any time.
//! - **SK-7.3** There is no clock.

mod card;
mod decide;
mod door;
mod enter;
mod event;
mod flow;
mod frame;
mod notation;
mod offer;
mod position;
mod stack;
mod state;
mod view;

pub use card::{Card, Cards};
pub use event::Event;
pub use frame::{Change, Frame, Step};
pub use offer::Offer;
pub use state::{End, Public, Stance, State, Symbol};
pub use view::View;

use kernel::{
    Ask, Audience, Call, Chance, Choice, Game, Input, Outcome, Refusal, Rng, Rule, Said, Seat,
    SeatSet, Sink, Viewer, Waiting,
};

/// The game. It has nothing that could be configured.
#[derive(Debug, Clone, Copy, Default)]
pub struct Skirmish;

impl Game for Skirmish {
    const ID: &'static str = "skirmish";
    const RULES: u32 = 1;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        flow::start()
    }

    fn waiting(&self, state: &State) -> Waiting {
        match state.public.ended {
            Some(end) => Waiting::Over(outcome(end.winner)),
            None => waiting_for(state),
        }
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

    fn check_call(&self, _: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Draw => Ok(()),
            Call::Resign(seat) if seat.index() < 2 => Ok(()),
            Call::Resign(_) => Err(decide::by(Rule("SK-1.1"), "skirmish-no-such-seat")),
            Call::TimeUp | Call::MatchTimeUp => {
                Err(decide::by(Rule("SK-7.3"), "skirmish-no-clock"))
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
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
        position::place(text)
    }

    fn write(&self, state: &State) -> String {
        position::write(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        let rival = state::rival(seat);
        if let Some(End { winner }) = state.public.ended {
            return winner.map_or(0, |winner| if winner == seat { 1000 } else { -1000 });
        }
        let of = |seat: Seat| {
            let life = i32::from(state.public.life[seat.index()]);
            140 * life + 10 * i32::from(state.hands[seat.index()].len())
        };
        of(seat) - of(rival)
    }
}

fn outcome(winner: Option<Seat>) -> Outcome {
    let place = |seat| u8::from(winner.is_some_and(|winner| winner != seat)) + 1;
    Outcome {
        places: state::seats().into_iter().map(place).collect(),
        together: false,
    }
}

fn waiting_for(state: &State) -> Waiting {
    let public = &state.public;
    match *public
        .frames
        .last()
        .expect("a match that is not over has a frame")
    {
        Frame::Roll { dice } => Waiting::Chance(Chance::dice("roll", None, dice.len())),
        Frame::Draw { seat, count } => {
            let size = state.deck().len();
            let draw = Chance::bag("draw", Some(seat), size, count.min(size));
            Waiting::Chance(draw.only_for(Audience::only(seat)))
        }
        Frame::Seals => {
            let sealed = state.sealed.who();
            let open = state::seats()
                .into_iter()
                .filter(|&seat| !sealed.contains(seat));
            Waiting::Seats(open.collect())
        }
        Frame::Answer { seat } => Waiting::Seats(SeatSet::of(seat)),
        Frame::Door { change, .. } => Waiting::Seats(SeatSet::of(change.to())),
        _ => Waiting::Seats(SeatSet::of(public.active)),
    }
}
