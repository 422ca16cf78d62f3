//! A loop over a stack: runs what runs by itself until a seat or the dice must speak.

use super::card::Cards;
use super::change::Batch;
use super::door;
use super::event::Event;
use super::frame::{Frame, Step};
use super::standing;
use super::state::{
    BySeat, DICE, FRAMES, HAND, LIFE, Public, ROUNDS, Stance, State, Symbol, dice_of,
};
use super::strike;
use arrayvec::ArrayVec;
use dice::DiceSet;
use kernel::{Pace, Sealed, Seat, SeatSet, Sink};

/// The state before the first input: two cards each are due (SK-1.4).
pub(super) fn start(seats: u8) -> State {
    let [count, dice] = [seats, seats * DICE].map(usize::from);
    let active = Seat::new(0).expect("there is a first seat");
    let mut frames: ArrayVec<Frame, FRAMES> = ArrayVec::new();
    frames.push(Frame::Round);
    let seats: BySeat<Seat> = Seat::first(seats).collect();
    let draws = seats
        .iter()
        .rev()
        .map(|&seat| Frame::Draw { seat, count: 2 });
    frames.extend(draws);
    State {
        public: Public {
            round: 0,
            active,
            life: std::iter::repeat_n(LIFE, count).collect(),
            places: std::iter::repeat_n(0, count).collect(),
            faces: std::iter::repeat_n(1, dice).collect(),
            locked: DiceSet::EMPTY,
            rolling: DiceSet::EMPTY,
            pressing: SeatSet::EMPTY,
            guarding: SeatSet::EMPTY,
            standing: std::iter::repeat_n(Cards::default(), count).collect(),
            discard: Cards::default(),
            batch: Batch::new(),
            frames,
        },
        hands: std::iter::repeat_n(Cards::default(), count).collect(),
        sealed: Sealed::EMPTY,
    }
}

/// Runs until the frame on top has something to wait for, or the match is over.
pub(super) fn settle(state: &mut State, sink: &mut impl Sink<Event>) {
    kernel::settle(|| match state.public.frames.last() {
        Some(&frame) if !waits(state, frame) => {
            state.public.frames.pop();
            run(state, frame, sink);
            Pace::Go
        }
        _ => Pace::Wait,
    });
}

/// Whether a frame has something to wait for. It looks at nothing that is secret: a seat that holds
/// cards is asked whichever they are, or being asked would tell on its hand.
fn waits(state: &State, frame: Frame) -> bool {
    let public = &state.public;
    let asked = public.asked(frame).filter(|&seat| public.is_in(seat));
    let holds = |seat: Seat| !state.hand(seat).is_empty();
    match frame {
        Frame::Round | Frame::Blows { .. } | Frame::Tricks => false,
        Frame::Roll => !public.rolling.is_empty(),
        Frame::Seals => !state.yet_to_seal().is_empty(),
        Frame::Draw { seat, .. } => public.is_in(seat) && !state.deck().is_empty(),
        Frame::Discard => asked.is_some_and(|seat| state.hand(seat).len() > HAND),
        Frame::Name => asked.is_some_and(|seat| public.rivals(seat).count() > 1),
        Frame::Aim => asked.is_some_and(|seat| !public.targets(seat).is_empty()),
        Frame::Keep => asked.is_some_and(|seat| !public.free(seat).is_empty()),
        Frame::TakeDown { from, .. } => {
            asked.is_some() && !public.standing[from.index()].is_empty()
        }
        Frame::Door {
            step: Step::Standing,
            at,
        } => {
            let change = public.batch.get(usize::from(at));
            let looking = change.map(|change| standing::yet_to_look(public, change).count());
            asked.is_some() && looking > Some(1)
        }
        Frame::Act | Frame::Window { .. } | Frame::Door { .. } => asked.is_some_and(holds),
    }
}

/// A frame that waits for nothing does its work, or has none.
fn run(state: &mut State, frame: Frame, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    match frame {
        Frame::Round => next_round(state, sink),
        Frame::Seals => open_stances(state, sink),
        Frame::Tricks => {
            let tricks = public.showing(public.active, Symbol::Trick);
            (0..tricks).for_each(|_| public.frames.push(Frame::Aim));
        }
        Frame::Name => strike::name_the_only(public, sink),
        Frame::Window { passed } => {
            if let Some(seat) = public.asked(frame) {
                strike::let_be(public, passed, seat);
            }
        }
        Frame::Blows { on } => strike::blows(public, on, sink),
        Frame::Door { step, at } => door::go_on(state, step, at, sink),
        Frame::Draw { seat, .. } => shuffle(public, seat, frame, sink),
        Frame::Discard
        | Frame::Aim
        | Frame::Keep
        | Frame::Roll
        | Frame::Act
        | Frame::TakeDown { .. } => {}
    }
}

fn next_round(state: &mut State, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    if public.round == ROUNDS {
        return finish(state, sink);
    }
    if public.round > 0 {
        let next = public.rivals(public.active).next();
        public.active = next.expect("a match that is not over has two seats in it");
    }
    public.round += 1;
    begin_round(public);
    let (round, active) = (public.round, public.active);
    sink.tell_all(|| Event::RoundBegan { round, active });
}

/// Locked dice sit out one roll and then come back (SK-2.3).
fn begin_round(public: &mut Public) {
    let dice = public.playing().iter().map(dice_of);
    let dice = dice.fold(DiceSet::EMPTY, DiceSet::or);
    public.rolling = dice.without(public.locked);
    let locked = std::mem::replace(&mut public.locked, DiceSet::EMPTY);
    locked.iter().for_each(|die| public.faces[die.index()] = 1);
    [public.pressing, public.guarding] = [SeatSet::EMPTY; 2];
    public.frames.extend(ROUND);
}

/// A round. The last frame runs first: read it from the bottom line up.
pub(super) const ROUND: [Frame; 8] = [
    Frame::Round,
    Frame::Discard,
    Frame::Name,
    Frame::Tricks,
    Frame::Keep,
    Frame::Roll,
    Frame::Act,
    Frame::Seals,
];

/// Everybody has sealed: all stances open together (SK-2.2).
fn open_stances(state: &mut State, sink: &mut impl Sink<Event>) {
    let sealed = std::mem::replace(&mut state.sealed, Sealed::EMPTY);
    let public = &mut state.public;
    let with = |stance| {
        let seats = public.playing().iter();
        seats
            .filter(|&seat| sealed.of(seat) == Some(stance))
            .collect()
    };
    let [pressing, guarding] = Stance::BOTH.map(with);
    (public.pressing, public.guarding) = (pressing, guarding);
    sink.reveal();
    sink.tell_all(|| Event::Opened { pressing, guarding });
}

/// What was discarded becomes the deck (SK-1.3). Where there is nothing, nobody draws.
fn shuffle(public: &mut Public, seat: Seat, draw: Frame, sink: &mut impl Sink<Event>) {
    if public.is_in(seat) && !public.discard.is_empty() {
        public.discard = Cards::default();
        public.frames.push(draw);
        sink.tell_all(|| Event::Shuffled);
    }
}

/// Seats go out together and share a place. Where at most one is left, it is over.
pub(super) fn leave(state: &mut State, gone: SeatSet, sink: &mut impl Sink<Event>) {
    let left = state.public.playing().len() - gone.len();
    for seat in gone.iter() {
        state.public.places[seat.index()] = left + 1;
        sink.tell_all(|| Event::Left { seat });
    }
    if left <= 1 {
        finish(state, sink);
    }
}

/// Ends the match: more life is a better place (SK-2.5). What was sealed is never opened.
pub(super) fn finish(state: &mut State, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    let life = |seat: Seat| public.life[seat.index()];
    let playing = public.playing();
    let place = |seat| {
        1 + playing
            .iter()
            .filter(|&other| life(other) > life(seat))
            .count()
    };
    let places: BySeat<(Seat, usize)> = playing.iter().map(|seat| (seat, place(seat))).collect();
    for (seat, place) in places {
        public.places[seat.index()] = place as u8;
    }
    public.frames.clear();
    public.batch.clear();
    state.sealed = Sealed::EMPTY;
    let places = public.places.clone();
    sink.tell_all(|| Event::Ended { places });
}
