//! A loop over a stack: runs what runs by itself until a seat or the dice must speak.

use super::card::Cards;
use super::door;
use super::event::Event;
use super::frame::Frame;
use super::state::{DICE, End, LIFE, Public, ROUNDS, State, Symbol, rival, seats};
use arrayvec::ArrayVec;
use dice::DiceSet;
use kernel::{Sealed, Seat, Sink};

/// The state before the first input: two cards each are due (SK-1.4).
pub(super) fn start() -> State {
    let [a, b] = seats();
    let draw = |seat| Frame::Draw { seat, count: 2 };
    State {
        public: Public {
            round: 0,
            active: a,
            life: [LIFE; 2],
            faces: [0; DICE as usize],
            locked: DiceSet::EMPTY,
            stances: None,
            discard: Cards::default(),
            frames: [Frame::Round, draw(b), draw(a)].into_iter().collect(),
            ended: None,
        },
        hands: Default::default(),
        sealed: Sealed::EMPTY,
    }
}

/// Runs until the frame on top has something to wait for, or the match is over.
pub(super) fn settle(state: &mut State, sink: &mut impl Sink<Event>) {
    while let Some(&frame) = state.public.frames.last() {
        if waits(state, frame) {
            return;
        }
        state.public.frames.pop();
        run(state, frame, sink);
    }
}

/// Whether a frame has something to wait for. It looks at nothing that is secret: a seat that holds
/// cards is asked whichever they are, or being asked would tell on its hand (SK-5.1).
fn waits(state: &State, frame: Frame) -> bool {
    let public = &state.public;
    match frame {
        Frame::Round | Frame::Tricks | Frame::Strike { .. } | Frame::Blow { .. } => false,
        Frame::Seals => true,
        Frame::Roll { dice } => !dice.is_empty(),
        Frame::Keep => !public.free(public.active).is_empty(),
        Frame::Aim => !public.free(rival(public.active)).is_empty(),
        Frame::Answer { seat } => !state.hands[seat.index()].is_empty(),
        Frame::Door { change, .. } => !state.hands[change.to().index()].is_empty(),
        Frame::Draw { .. } => !state.deck().is_empty(),
    }
}

/// A frame that waits for nothing does its work, or has none.
fn run(state: &mut State, frame: Frame, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    match frame {
        Frame::Round => next_round(state, sink),
        Frame::Tricks => {
            let tricks = public.showing(public.active, Symbol::Trick);
            (0..tricks).for_each(|_| public.frames.push(Frame::Aim));
        }
        Frame::Strike { by } => {
            public.frames.push(Frame::Blow { by });
            public.frames.push(Frame::Answer { seat: rival(by) });
        }
        Frame::Blow { by } => door::blow(state, by, sink),
        Frame::Door { change, step } => door::pass(state, change, step, sink),
        Frame::Seals
        | Frame::Roll { .. }
        | Frame::Keep
        | Frame::Aim
        | Frame::Answer { .. }
        | Frame::Draw { .. } => {}
    }
}

fn next_round(state: &mut State, sink: &mut impl Sink<Event>) {
    let [a, b] = state.public.life;
    if state.public.round == ROUNDS {
        let winner = (a != b).then(|| seats()[usize::from(b > a)]);
        return finish(state, winner, sink);
    }
    if state.public.round > 0 {
        state.public.active = rival(state.public.active);
    }
    state.public.round += 1;
    begin_round(&mut state.public);
    let (round, active) = (state.public.round, state.public.active);
    sink.tell_all(|| Event::RoundBegan { round, active });
}

/// Locked dice sit out one roll and then come back (SK-2.3).
fn begin_round(public: &mut Public) {
    let dice = DiceSet::range(0, DICE).without(public.locked);
    public
        .locked
        .iter()
        .for_each(|die| public.faces[die.index()] = 0);
    public.locked = DiceSet::EMPTY;
    public.stances = None;
    public.frames = round(public.active, dice);
}

/// The last frame runs first: read a round from right to left.
pub(super) fn round(active: Seat, dice: DiceSet) -> ArrayVec<Frame, { super::state::FRAMES }> {
    let strike = Frame::Strike { by: active };
    let roll = Frame::Roll { dice };
    let frames = [
        Frame::Round,
        strike,
        Frame::Tricks,
        Frame::Keep,
        roll,
        Frame::Seals,
    ];
    frames.into_iter().collect()
}

/// Ends the match. What was sealed is never opened.
pub(super) fn finish(state: &mut State, winner: Option<Seat>, sink: &mut impl Sink<Event>) {
    state.public.frames.clear();
    state.public.ended = Some(End { winner });
    state.sealed = Sealed::EMPTY;
    sink.tell_all(|| Event::Ended { winner });
}
