//! The one door for change (SK-5): proposed, prevented, redirected, replaced, made, and then what
//! follows from it. Nothing else in this game takes life or locks a die.

use super::card::Card;
use super::event::Event;
use super::flow::finish;
use super::frame::{Change, Frame, Step};
use super::state::{Public, Stance, State, Symbol, opposite, rival};
use dice::DieId;
use kernel::{Seat, Sink};

/// A strike falls (SK-4.2).
pub(super) fn blow(state: &mut State, by: Seat, sink: &mut impl Sink<Event>) {
    let (public, to) = (&state.public, rival(by));
    let swords = public.showing(by, Symbol::Sword);
    let press = u8::from(public.stands(by, Stance::Press));
    let guard = u8::from(public.stands(to, Stance::Guard));
    let amount = (swords + press).saturating_sub(guard);
    if amount > 0 {
        propose(state, Change::Wound { to, amount }, sink);
    }
}

/// A trick locks a die (SK-3.1).
pub(super) fn lock(state: &mut State, die: DieId, sink: &mut impl Sink<Event>) {
    propose(state, Change::Lock { die }, sink);
}

fn propose(state: &mut State, change: Change, sink: &mut impl Sink<Event>) {
    sink.tell_all(|| Event::Proposed { change });
    state.public.frames.push(Frame::Door {
        change,
        step: Step::Prevention,
    });
}

/// Nobody turns the change in this step: on to the next, or it happens.
pub(super) fn pass(state: &mut State, change: Change, step: Step, sink: &mut impl Sink<Event>) {
    match step.next() {
        Some(step) => state.public.frames.push(Frame::Door { change, step }),
        None => make(state, change, sink),
    }
}

/// The card of this step turns the change (SK-5.2 to SK-5.4).
pub(super) fn turn(state: &mut State, change: Change, step: Step, sink: &mut impl Sink<Event>) {
    let turned = match step.card() {
        Card::Shield => prevented(change),
        Card::Mirror => redirected(&state.public, change),
        Card::Trade => replaced(&state.public, change),
        Card::Ambush => Some(change),
    };
    match turned {
        Some(turned) => {
            sink.tell_all(|| Event::Proposed { change: turned });
            pass(state, turned, step, sink);
        }
        None => sink.tell_all(|| Event::Stopped { change }),
    }
}

/// A shield takes two off a wound and stops a lock (SK-5.2).
fn prevented(change: Change) -> Option<Change> {
    match change {
        Change::Wound { to, amount } if amount > 2 => {
            let amount = amount - 2;
            Some(Change::Wound { to, amount })
        }
        Change::Wound { .. } | Change::Lock { .. } => None,
    }
}

/// A mirror sends the change across the table (SK-5.3).
fn redirected(public: &Public, change: Change) -> Option<Change> {
    match change {
        Change::Wound { to, amount } => {
            let to = rival(to);
            Some(Change::Wound { to, amount })
        }
        Change::Lock { die } => {
            let die = opposite(die);
            (!public.locked.contains(die)).then_some(Change::Lock { die })
        }
    }
}

/// A trade makes a lock of a wound and a wound of a lock (SK-5.4).
fn replaced(public: &Public, change: Change) -> Option<Change> {
    let to = change.to();
    match change {
        Change::Wound { .. } => public.free(to).first().map(|die| Change::Lock { die }),
        Change::Lock { .. } => Some(Change::Wound { to, amount: 1 }),
    }
}

/// The change happens; then what it triggers (SK-5.5).
fn make(state: &mut State, change: Change, sink: &mut impl Sink<Event>) {
    match change {
        Change::Lock { die } => {
            state.public.locked.insert(die);
            sink.tell_all(|| Event::Locked { die });
        }
        Change::Wound { to, amount } => wound(state, to, amount, sink),
    }
}

fn wound(state: &mut State, to: Seat, amount: u8, sink: &mut impl Sink<Event>) {
    let life = &mut state.public.life[to.index()];
    *life = life.saturating_sub(amount);
    let left = *life;
    sink.tell_all(|| Event::Wounded {
        seat: to,
        amount,
        left,
    });
    if left == 0 {
        return finish(state, Some(rival(to)), sink);
    }
    // Collected first, resolved afterwards: the active seat's lies on top (SK-6.3).
    let public = &mut state.public;
    for seat in [rival(public.active), public.active] {
        if draws(public, seat, to, amount) {
            public.frames.push(Frame::Draw { seat, count: 1 });
        }
    }
}

/// A bad wound teaches the wounded (SK-6.1), any wound the one who pressed for it (SK-6.2).
fn draws(public: &Public, seat: Seat, wounded: Seat, amount: u8) -> bool {
    if seat == wounded {
        amount >= 2
    } else {
        public.stands(seat, Stance::Press)
    }
}
