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
        let Waiting::Seats(seats) = Skirmish.waiting(&self.inner) else {
            return;
        };
        let seat = seats.first().expect("someone is asked");
        let input = Input::Choose {
            seat,
            choice: Choice::one(Offer::Pass),
        };
        Skirmish.apply_unchecked(&mut self.inner, &input, sink);
    }

    pub(crate) fn keeps(&self) -> bool {
        let table = Skirmish.view(&self.inner, Viewer::Table);
        table.public.frames.last() == Some(&Frame::Keep)
    }

    pub(crate) fn rival_ambushes(&self, seat: Seat) -> bool {
        hands(&self.inner)[1 - seat.index()].count(Card::Ambush) > 0
    }

    pub(crate) fn rival_pressed(&self, seat: Seat) -> bool {
        let view = Skirmish.view(&self.inner, Viewer::Seat(rival(seat)));
        view.stance == Some(Stance::Press)
    }

    pub(crate) fn holds_shield(&self) -> bool {
        hands(&self.inner)[0].count(Card::Shield) > 0
    }

    /// What the fault lets a viewer see.
    pub(crate) fn leak(&self, fault: Fault, viewer: Viewer) -> String {
        let round = Skirmish.view(&self.inner, Viewer::Table).public.round;
        match fault {
            Fault::ShowsHands => format!("{:?}", hands(&self.inner)),
            Fault::ShowsHandsLate if round > 2 => format!("{:?}", hands(&self.inner)),
            Fault::ShowsStances => {
                let stance = |seat| Skirmish.view(&self.inner, Viewer::Seat(seat)).stance;
                format!("{:?}", seats().map(stance))
            }
            Fault::QuestionChanges => match viewer {
                Viewer::Seat(seat) if self.rival_pressed(seat) => "pressed".to_owned(),
                _ => String::new(),
            },
            _ => String::new(),
        }
    }
}

pub(crate) fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number).expect("two seats are few"))
}

pub(crate) fn rival(seat: Seat) -> Seat {
    seats()[1 - seat.index()]
}

pub(crate) fn hands(state: &State) -> [Cards; 2] {
    seats().map(|seat| {
        Skirmish
            .view(state, Viewer::Seat(seat))
            .hand
            .expect("a seat has a hand")
    })
}

pub(crate) fn discard(state: &World) -> Cards {
    Skirmish.view(&state.inner, Viewer::Table).public.discard
}
