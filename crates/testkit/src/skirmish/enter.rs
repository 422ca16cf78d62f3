//! What enters a match: a seat's choice, a landing, a word from outside. Each answers the frame on
//! top and lets the rest run.

use super::card::Card;
use super::change::{Change, Deed};
use super::door;
use super::event::Event;
use super::flow::{finish, leave, settle};
use super::frame::Frame;
use super::offer::Offer;
use super::state::{Public, Stance, State, owner};
use super::strike;
use dice::{DiceSet, DieId};
use kernel::{Audience, Call, Choice, Landing, Seat, SeatSet, Sink};

/// A seat answers the frame on top.
pub(super) fn choose(
    state: &mut State,
    seat: Seat,
    choice: &Choice<Offer>,
    sink: &mut impl Sink<Event>,
) {
    let frame = state
        .public
        .frames
        .pop()
        .expect("a match that asks has a frame");
    match (frame, choice.picks()) {
        (Frame::Keep, picks) => keep(&mut state.public, picks, sink),
        (frame, &[offer]) => answer(state, seat, frame, offer, sink),
        (frame, picks) => unreachable!("{picks:?} is no answer to {frame:?}"),
    }
    settle(state, sink);
}

fn answer(state: &mut State, seat: Seat, frame: Frame, offer: Offer, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    match (frame, offer) {
        (Frame::Seals, Offer::Stance(stance)) => seal(state, seat, stance, sink),
        (Frame::Act, Offer::Play(card)) => put_up(state, seat, card, sink),
        (Frame::Aim, Offer::Lock(die)) => lock(public, seat, die, sink),
        (Frame::Name, Offer::Name(on)) => strike::name(public, on, sink),
        (Frame::Window { .. }, Offer::Play(card)) => {
            play(state, seat, card, sink);
            strike::ambush(&mut state.public, seat, sink);
        }
        (Frame::Door { step, at }, Offer::Play(card)) => {
            play(state, seat, card, sink);
            door::turn(&mut state.public, step, at, sink);
        }
        (Frame::Door { at, .. }, Offer::First(card)) => door::stand(public, at, card, sink),
        (Frame::TakeDown { from, .. }, Offer::Take(card)) => take_down(public, from, card, sink),
        (Frame::Discard, Offer::Discard(card)) => discard(state, seat, card, sink),
        (frame, Offer::Pass) => pass(public, seat, frame, sink),
        _ => unreachable!("{offer:?} is no answer to {frame:?}"),
    }
}

/// The stance stays hidden, and so does who has yet to seal (SK-2.2).
fn seal(state: &mut State, seat: Seat, stance: Stance, sink: &mut impl Sink<Event>) {
    state.sealed.seal(seat, stance);
    state.public.frames.push(Frame::Seals);
    sink.tell_all(|| Event::Sealed { seat });
}

fn keep(public: &mut Public, picks: &[Offer], sink: &mut impl Sink<Event>) {
    let dice: DiceSet = picks.iter().filter_map(|offer| offer.die()).collect();
    public.rolling = public.free(public.active).without(dice);
    public.frames.push(Frame::Roll);
    sink.tell_all(|| Event::Kept { dice });
}

/// A trick locks a die (SK-3.1).
fn lock(public: &mut Public, by: Seat, die: DieId, sink: &mut impl Sink<Event>) {
    let (to, deed) = (owner(die), Deed::Lock(die));
    door::propose(public, [Change { by, to, deed }], sink);
}

/// Lets things be: nothing has changed but whose word is next.
fn pass(public: &mut Public, seat: Seat, frame: Frame, sink: &mut impl Sink<Event>) {
    sink.tell_all(|| Event::Passed { seat });
    match frame {
        Frame::Window { passed } => strike::let_be(public, passed, seat),
        Frame::Door { step, at } => door::let_be(public, step, at),
        _ => {}
    }
}

/// A played card is a secret no more.
fn play(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    state.hands[seat.index()].remove(card);
    state.public.discard.add(card);
    sink.reveal();
    sink.tell_all(|| Event::Played { seat, card });
}

/// Puts a card up, and may put up another one (SK-8.1).
fn put_up(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    state.hands[seat.index()].remove(card);
    state.public.standing[seat.index()].add(card);
    state.public.frames.push(Frame::Act);
    sink.reveal();
    sink.tell_all(|| Event::PutUp { seat, card });
}

/// A card that stood counts no more (SK-6.2).
fn take_down(public: &mut Public, from: Seat, card: Card, sink: &mut impl Sink<Event>) {
    public.standing[from.index()].remove(card);
    public.discard.add(card);
    sink.tell_all(|| Event::TookDown { from, card });
}

/// Discards a card; there may be one too many still (SK-10.1).
fn discard(state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    state.hands[seat.index()].remove(card);
    state.public.discard.add(card);
    state.public.frames.push(Frame::Discard);
    sink.reveal();
    sink.tell_all(|| Event::Discarded { seat, card });
}

/// Chance answers the frame on top.
pub(super) fn land(state: &mut State, landing: &Landing, sink: &mut impl Sink<Event>) {
    match state.public.frames.pop() {
        Some(Frame::Roll) => roll(&mut state.public, landing, sink),
        Some(Frame::Draw { seat, count }) => draw(state, seat, count, landing[0], sink),
        other => unreachable!("{other:?} waits for no landing"),
    }
    settle(state, sink);
}

fn roll(public: &mut Public, landing: &Landing, sink: &mut impl Sink<Event>) {
    let dice = std::mem::replace(&mut public.rolling, DiceSet::EMPTY);
    let sides = dice.iter().zip(landing.iter().map(|side| side + 1));
    for (die, side) in sides.clone() {
        public.faces[die.index()] = side;
    }
    sink.tell_all(|| Event::Rolled {
        sides: sides.collect(),
    });
}

/// Nobody knows what the deck holds, so the one who draws learns something; all others learn only
/// that a card was drawn (SK-1.4).
fn draw(state: &mut State, seat: Seat, count: u8, place: u8, sink: &mut impl Sink<Event>) {
    let card = state.deck().draw(place);
    state.hands[seat.index()].add(card);
    if count > 1 {
        let count = count - 1;
        state.public.frames.push(Frame::Draw { seat, count });
    }
    sink.reveal_to(Audience::only(seat));
    sink.tell_all(|| Event::Drew { seat });
    sink.tell(Audience::only(seat), || Event::Saw { card });
}

/// The world says something (SK-7).
pub(super) fn call(state: &mut State, call: Call, sink: &mut impl Sink<Event>) {
    match call {
        Call::Resign(seat) => leave(state, SeatSet::of(seat), sink),
        Call::Draw => {
            let playing = state.public.playing();
            playing
                .iter()
                .for_each(|seat| state.public.places[seat.index()] = 1);
            finish(state, sink);
        }
        Call::TimeUp | Call::MatchTimeUp => unreachable!("there is no clock"),
    }
    settle(state, sink);
}
