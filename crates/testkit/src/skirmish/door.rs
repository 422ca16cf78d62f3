//! The one door for change (SK-5): a batch is proposed, what stands looks at it, cards prevent,
//! redirect and replace, all of it is made together, and then comes what follows from it. Nothing
//! else in this game takes life or locks a die.

use super::card::Card;
use super::change::{Change, Deed, Source, Wound};
use super::event::Event;
use super::flow;
use super::frame::{Frame, Step};
use super::standing;
use super::state::{BySeat, DICE, Public, State, dice_of};
use dice::DieId;
use kernel::{Seat, SeatSet, Sink};

/// Brings changes to the door that are to happen together.
pub(super) fn propose(
    public: &mut Public,
    changes: impl IntoIterator<Item = Change>,
    sink: &mut impl Sink<Event>,
) {
    assert!(
        public.batch.is_empty(),
        "one batch is at the door at a time"
    );
    let changes = changes.into_iter().filter(Change::is_something);
    public.batch.extend(changes);
    for change in &public.batch {
        sink.tell_all(|| Event::Proposed {
            change: change.clone(),
        });
    }
    look_at(public, Step::Standing, 0);
}

/// The door goes on by itself: something that stands looks, or on to the next change, to the next
/// step, and after the last all is made.
pub(super) fn go_on(state: &mut State, step: Step, at: u8, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    let Some(change) = public.batch.get(usize::from(at)) else {
        return match step.next() {
            Some(next) => look_at(public, next, 0),
            None => commit(state, sink),
        };
    };
    let looking = standing::yet_to_look(public, change).next();
    match looking.filter(|_| step == Step::Standing) {
        Some(card) => stand(public, at, card, sink),
        None => look_at(public, step, at + 1),
    }
}

/// Nobody turns the change in this step.
pub(super) fn let_be(public: &mut Public, step: Step, at: u8) {
    look_at(public, step, at + 1);
}

fn look_at(public: &mut Public, step: Step, at: u8) {
    public.frames.push(Frame::Door { step, at });
}

/// A card that stands looks at a change; then it is looked at again, for there may be another one
/// (SK-5.2).
pub(super) fn stand(public: &mut Public, at: u8, card: Card, sink: &mut impl Sink<Event>) {
    let mut change = public.batch[usize::from(at)].clone();
    if let Deed::Wound(wound) = &mut change.deed {
        standing::look(wound, card);
    }
    put_back(public, at, Some(change), sink);
    look_at(public, Step::Standing, at);
}

/// The card of this step turns a change (SK-5.4 to SK-5.6).
pub(super) fn turn(public: &mut Public, step: Step, at: u8, sink: &mut impl Sink<Event>) {
    let change = public.batch[usize::from(at)].clone();
    let turned = match step {
        Step::Standing => unreachable!("what stands is not played"),
        Step::Prevention => prevented(change),
        Step::Redirection => redirected(public, change),
        Step::Replacement => replaced(public, &change),
    };
    let stays = put_back(public, at, turned, sink);
    look_at(public, step, at + u8::from(stays));
}

/// Puts a change back into its place in the batch, if anything is left of it. Says whether.
fn put_back(
    public: &mut Public,
    at: u8,
    turned: Option<Change>,
    sink: &mut impl Sink<Event>,
) -> bool {
    let old = public.batch.remove(usize::from(at));
    let Some(change) = turned.filter(Change::is_something) else {
        sink.tell_all(|| Event::Stopped { change: old });
        return false;
    };
    public.batch.insert(usize::from(at), change.clone());
    sink.tell_all(|| Event::Proposed { change });
    true
}

/// A shield takes two off a wound and stops a lock (SK-5.4).
fn prevented(mut change: Change) -> Option<Change> {
    match &mut change.deed {
        Deed::Wound(wound) => wound.add(-2, Source::Card(Card::Shield)),
        Deed::Lock(_) => return None,
    }
    Some(change)
}

/// A mirror sends the change back, and it is now the doing of the seat with the mirror (SK-5.5).
fn redirected(public: &Public, change: Change) -> Option<Change> {
    let (by, to) = (change.to, change.by);
    let deed = match change.deed {
        Deed::Lock(die) => {
            let place = die.index() % usize::from(DICE);
            let die = dice_of(to).iter().nth(place)?;
            (!public.locked.contains(die)).then_some(Deed::Lock(die))?
        }
        wound @ Deed::Wound(_) => wound,
    };
    Some(Change { by, to, deed })
}

/// A trade makes a lock of a wound and a wound of a lock (SK-5.6).
fn replaced(public: &Public, change: &Change) -> Option<Change> {
    let Change { by, to, .. } = *change;
    let deed = match change.deed {
        Deed::Wound(_) => Deed::Lock(die_to_trade(public, to)?),
        Deed::Lock(_) => {
            let mut wound = Wound::default();
            wound.add(1, Source::Card(Card::Trade));
            Deed::Wound(wound)
        }
    };
    Some(Change { by, to, deed })
}

/// A seat's first free die that nothing else at the door would lock.
pub(super) fn die_to_trade(public: &Public, seat: Seat) -> Option<DieId> {
    let locks = |die| move |change: &Change| change.deed == Deed::Lock(die);
    let mut free = public.free(seat).iter();
    free.find(|&die| !public.batch.iter().any(locks(die)))
}

/// All changes happen; only then is looked at who is out and what follows (SK-5.7).
fn commit(state: &mut State, sink: &mut impl Sink<Event>) {
    let public = &mut state.public;
    let mut batch = std::mem::take(&mut public.batch);
    batch.retain(|change| public.is_in(change.to));
    for change in &batch {
        make(public, change, sink);
    }
    collect_triggers(public, &batch);
    let is_fallen = |seat: &Seat| public.life[seat.index()] == 0;
    let fallen: SeatSet = public.playing().iter().filter(is_fallen).collect();
    flow::leave(state, fallen, sink);
}

fn make(public: &mut Public, change: &Change, sink: &mut impl Sink<Event>) {
    let Change { by, to, deed } = change.clone();
    match deed {
        Deed::Lock(die) => {
            public.locked.insert(die);
            sink.tell_all(|| Event::Locked { die });
        }
        Deed::Wound(pieces) => {
            let life = &mut public.life[to.index()];
            *life = life.saturating_sub(pieces.total());
            let left = *life;
            sink.tell_all(|| Event::Wounded {
                by,
                to,
                pieces,
                left,
            });
        }
    }
}

/// Collects first what is resolved afterwards. What lies on top runs first, so the active seat's
/// come last here and first there (SK-6.3).
fn collect_triggers(public: &mut Public, batch: &[Change]) {
    let seats: BySeat<Seat> = public.clockwise().collect();
    for &seat in seats.iter().rev() {
        for change in batch.iter().rev().filter(|change| change.wound() > 0) {
            public.frames.extend(trigger(public, change, seat));
        }
    }
}

/// A bad wound teaches the wounded (SK-6.1); who pressed for it takes something down (SK-6.2).
fn trigger(public: &Public, change: &Change, seat: Seat) -> Option<Frame> {
    if seat == change.to && change.wound() >= 2 {
        return Some(Frame::Draw { seat, count: 1 });
    }
    let (by, from) = (change.by, change.to);
    (seat == by && public.pressing.contains(by)).then_some(Frame::TakeDown { by, from })
}
