//! The state and the view of a bent game: those of the toy, with room for what must not be there.

use super::Fault;
use super::sink::BentSink;
use kernel::{Choice, Game, Input, Seat, Sink, Viewer, Waiting};
use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use testkit::skirmish::{Card, Cards, Event, Frame, Offer, Skirmish, Stance, State, View};

/// The toy's state and something that does not belong there.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct World {
    pub(crate) inner: State,
    pub(crate) extra: Extra,
    pub(crate) is_lost: bool,
}

/// What a faulty state keeps.
#[derive(Debug)]
pub(crate) enum Extra {
    Nothing,
    Heard(bool),
    First(Option<Seat>),
    Shared(Rc<Cell<u32>>),
    Serial(u32),
}

impl Clone for Extra {
    fn clone(&self) -> Extra {
        match self {
            Extra::Nothing => Extra::Nothing,
            Extra::Heard(heard) => Extra::Heard(*heard),
            Extra::First(seat) => Extra::First(*seat),
            Extra::Shared(shared) => Extra::Shared(Rc::clone(shared)),
            Extra::Serial(serial) => Extra::Serial(serial + 1),
        }
    }
}

impl PartialEq for Extra {
    fn eq(&self, other: &Extra) -> bool {
        match (self, other) {
            (Extra::Heard(one), Extra::Heard(other)) => one == other,
            (Extra::First(one), Extra::First(other)) => one == other,
            _ => true,
        }
    }
}

impl Eq for Extra {}

impl Hash for Extra {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Extra::Serial(serial) = self {
            serial.hash(hasher);
        }
    }
}

/// The toy's view and what must not be seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) inner: View,
    pub(crate) leak: String,
}

impl World {
    pub(crate) fn new(inner: State, fault: Fault) -> World {
        let extra = match fault {
            Fault::Listens => Extra::Heard(false),
            Fault::FirstIsKnown => Extra::First(None),
            Fault::SharesState => Extra::Shared(Rc::default()),
            Fault::HashesClones => Extra::Serial(0),
            _ => Extra::Nothing,
        };
        World {
            inner,
            extra,
            is_lost: false,
        }
    }

    /// The game it is a state of.
    pub(crate) fn toy(&self) -> Skirmish {
        let table = Skirmish::default().view(&self.inner, Viewer::Table);
        Skirmish::new(table.hand_sizes.len() as u8).expect("as many seats as hands")
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.toy().seats())
    }

    /// The next seat at the table.
    pub(crate) fn rival(&self, seat: Seat) -> Seat {
        let next = self.seats().find(|other| other.index() > seat.index());
        next.or(self.seats().next()).expect("there is a first seat")
    }

    fn hand(&self, seat: Seat) -> Cards {
        let view = self.toy().view(&self.inner, Viewer::Seat(seat));
        view.hand.expect("a seat has a hand")
    }

    pub(crate) fn rival_holds(&self, seat: Seat, card: Card) -> bool {
        self.hand(self.rival(seat)).has(card)
    }

    /// All hands, as a position says it.
    fn hands(&self) -> String {
        let hand = |seat| self.hand(seat).iter().map(Card::name).collect::<Vec<_>>();
        format!("hands = {:?}", self.seats().map(hand).collect::<Vec<_>>())
    }

    /// Deals as a leak says.
    pub(crate) fn deal(&mut self, leak: &str) {
        if leak.starts_with("hands") {
            let position = self.toy().write(&self.inner).replace(&self.hands(), leak);
            self.inner = self.toy().place(&position).expect("hands that were seen");
        }
    }

    /// Takes a life, past every door.
    pub(crate) fn lose_life(&mut self, seat: Seat) {
        let toy = self.toy();
        let mut position: toml::Table = toy.write(&self.inner).parse().expect("a position");
        let life = position["life"][seat.index()].as_integer().expect("life");
        position["life"][seat.index()] = toml::Value::Integer(life - 1);
        if let Ok(state) = toy.place(&position.to_string()) {
            self.inner = state;
        }
    }

    pub(crate) fn answered(&mut self, seat: Seat, choice: &Choice<Offer>) {
        if let (Extra::First(first), Some(Offer::Stance(_))) = (&mut self.extra, choice.only()) {
            first.get_or_insert(seat);
        }
    }

    pub(crate) fn heard<S>(&mut self, sink: &BentSink<'_, S>) {
        match &mut self.extra {
            Extra::Heard(heard) => *heard |= sink.was_heard.get(),
            Extra::Shared(shared) => shared.set(shared.get() + 1),
            _ => {}
        }
    }

    pub(crate) fn pass(&mut self, sink: &mut impl Sink<Event>) {
        let Waiting::Seats(seats) = self.toy().waiting(&self.inner) else {
            return;
        };
        let seat = seats.first().expect("someone is asked");
        let input = Input::Choose {
            seat,
            choice: Choice::one(Offer::Pass),
        };
        self.toy().apply_unchecked(&mut self.inner, &input, sink);
    }

    pub(crate) fn keeps(&self) -> bool {
        let table = self.toy().view(&self.inner, Viewer::Table);
        table.public.frames.last() == Some(&Frame::Keep)
    }

    pub(crate) fn rival_pressed(&self, seat: Seat) -> bool {
        let view = self.toy().view(&self.inner, Viewer::Seat(self.rival(seat)));
        view.stance == Some(Stance::Press)
    }

    pub(crate) fn holds_shield(&self) -> bool {
        self.seats()
            .next()
            .is_some_and(|seat| self.hand(seat).has(Card::Shield))
    }

    /// What the fault lets a viewer see.
    pub(crate) fn leak(&self, fault: Fault, viewer: Viewer) -> String {
        let round = self.toy().view(&self.inner, Viewer::Table).public.round;
        match fault {
            Fault::ShowsHands => self.hands(),
            Fault::ShowsHandsLate if round > 2 => self.hands(),
            Fault::ShowsStances => {
                let stance = |seat| self.toy().view(&self.inner, Viewer::Seat(seat)).stance;
                format!("{:?}", self.seats().map(stance).collect::<Vec<_>>())
            }
            Fault::QuestionChanges => match viewer {
                Viewer::Seat(seat) if self.rival_pressed(seat) => "pressed".to_owned(),
                _ => String::new(),
            },
            _ => String::new(),
        }
    }
}

pub(crate) fn discard(state: &World) -> Cards {
    state.toy().view(&state.inner, Viewer::Table).public.discard
}
