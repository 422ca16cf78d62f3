//! What enters a match: a seat's choice, a landing, a word from outside. Each answers the frame on
//! top and lets the rest run.

use super::card::{Card, Cards};
use super::door;
use super::event::Event;
use super::flow::{finish, settle};
use super::frame::Frame;
use super::offer::Offer;
use super::state::{Public, Stance, State, rival, seats};
use dice::DiceSet;
use kernel::{Audience, Call, Choice, Landing, Sealed, Seat, Sink};

/// A seat answers the frame on top.
pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    choice: &Choice<Offer>,
    sink: &mut impl Sink<Event>,
) {
    let frame = *state
        .public
        .frames
        .last()
        .expect("a match that asks has a frame");
    if frame != Frame::Seals {
        state.public.frames.pop();
    }
    match (frame, choice.picks()) {
        (Frame::Seals, [Offer::Stance(stance)]) => seal(state, seat, *stance, sink),
        (Frame::Keep, picks) => keep(&mut state.public, picks, sink),
        (Frame::Aim, [Offer::Lock(die)]) => door::lock(state, *die, sink),
        (Frame::Answer { .. }, [Offer::Play(Card::Ambush)]) => {
            play(state, seat, Card::Ambush, sink);
            state.public.frames.push(Frame::Strike { by: seat });
        }
        (Frame::Door { change, step }, [Offer::Play(card)]) => {
            play(state, seat, *card, sink);
            door::turn(state, change, step, sink);
        }
        (Frame::Door { change, step }, _) => door::pass(state, change, step, sink),
        _ => {}
    }
    settle(state, sink);
}

fn seal(state: &mut State, seat: Seat, stance: Stance, sink: &mut impl Sink<Event>) {
    state.sealed.seal(seat, stance);
    sink.tell_all(|| Event::Sealed { seat });
    let [a, b] = seats().map(|seat| state.sealed.of(seat));
    if let (Some(a), Some(b)) = (a, b) {
        state.sealed = Sealed::EMPTY;
        state.public.frames.pop();
        state.public.stances = Some([a, b]);
        sink.reveal();
        sink.tell_all(|| Event::Opened { stances: [a, b] });
    }
}

fn keep(public: &mut Public, picks: &[Offer], sink: &mut impl Sink<Event>) {
    let kept: DiceSet = picks.iter().filter_map(|offer| offer.die()).collect();
    let dice = public.free(public.active).without(kept);
    if !dice.is_empty() {
        public.frames.push(Frame::Roll { dice });
    }
    sink.tell_all(|| Event::Kept { dice: kept });
}

/// A played card is a secret no more.
fn play(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    state.hands[seat.index()].remove(card);
    state.public.discard.add(card);
    sink.reveal();
    sink.tell_all(|| Event::Played { seat, card });
}

/// The dice answer the frame on top.
pub(super) fn land(state: &mut State, landing: &Landing, sink: &mut impl Sink<Event>) {
    match state.public.frames.pop() {
        Some(Frame::Roll { dice }) => roll(&mut state.public, dice, landing, sink),
        Some(Frame::Draw { seat, .. }) => draw(state, seat, landing, sink),
        _ => {}
    }
    settle(state, sink);
}

fn roll(public: &mut Public, dice: DiceSet, landing: &Landing, sink: &mut impl Sink<Event>) {
    let sides = dice.iter().zip(landing.iter().copied());
    sides
        .clone()
        .for_each(|(die, side)| public.faces[die.index()] = side);
    sink.tell_all(|| Event::Rolled {
        sides: sides.collect(),
    });
}

/// Nobody knows what the deck holds, so the one who draws learns something; all others learn only
/// that cards were drawn (SK-1.4).
fn draw(state: &mut State, seat: Seat, landing: &Landing, sink: &mut impl Sink<Event>) {
    let mut deck = state.deck();
    let drawn = landing.iter().map(|&place| deck.draw(place));
    let cards = drawn.collect::<Cards>();
    cards
        .iter()
        .for_each(|card| state.hands[seat.index()].add(card));
    sink.reveal_to(Audience::only(seat));
    sink.tell_all(|| Event::Drew {
        seat,
        count: cards.len(),
    });
    sink.tell(Audience::only(seat), || Event::Saw { cards });
}

/// The world says something (SK-7).
pub(super) fn call(state: &mut State, call: Call, sink: &mut impl Sink<Event>) {
    match call {
        Call::Resign(seat) => finish(state, Some(rival(seat)), sink),
        Call::Draw => finish(state, None, sink),
        Call::TimeUp | Call::MatchTimeUp => {}
    }
}
