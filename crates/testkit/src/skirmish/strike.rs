//! The strike (SK-4), the window before it, and the ambush that interrupts it (SK-9).

use super::change::{Batch, Change, Deed, Source, Wound};
use super::door;
use super::event::Event;
use super::frame::Frame;
use super::standing;
use super::state::{Public, Stance, Symbol};
use kernel::{Seat, SeatSet, Sink};

/// Where there is no choice, nobody is asked (SK-4.1). A seat that is out strikes nobody.
pub(super) fn name_the_only(public: &mut Public, sink: &mut impl Sink<Event>) {
    let active = public.active;
    let only = public
        .rivals(active)
        .next()
        .filter(|_| public.is_in(active));
    if let Some(on) = only {
        name(public, on, sink);
    }
}

/// The active seat has named the one it strikes; before the blows fall there is a window (SK-9.1).
pub(super) fn name(public: &mut Public, on: Seat, sink: &mut impl Sink<Event>) {
    sink.tell_all(|| Event::Named { on });
    public.frames.push(Frame::Blows { on });
    public.frames.push(Frame::Window {
        passed: SeatSet::EMPTY,
    });
}

/// A seat lets it be. The window closes when all have, in a row (SK-9.2).
pub(super) fn let_be(public: &mut Public, mut passed: SeatSet, seat: Seat) {
    passed.insert(seat);
    public.frames.push(Frame::Window { passed });
}

/// An ambush strikes at once, and then the window opens anew (SK-9.2, SK-9.3).
pub(super) fn ambush(public: &mut Public, by: Seat, sink: &mut impl Sink<Event>) {
    let Some(&Frame::Blows { on }) = public.frames.last() else {
        unreachable!("a window is before blows");
    };
    let to = if by == public.active {
        on
    } else {
        public.active
    };
    public.frames.push(Frame::Window {
        passed: SeatSet::EMPTY,
    });
    let blow = blow(public, by, to);
    door::propose(public, [blow], sink);
}

/// The blows fall, all together (SK-4.2). Who is out by now neither strikes nor is struck.
pub(super) fn blows(public: &mut Public, on: Seat, sink: &mut impl Sink<Event>) {
    let active = public.active;
    let back = public
        .rivals(active)
        .filter(|&rival| public.pressing.contains(rival));
    let all = [(active, on)]
        .into_iter()
        .chain(back.map(|rival| (rival, active)));
    let both_in = all.filter(|&(by, to)| public.is_in(by) && public.is_in(to));
    let blows: Batch = both_in.map(|(by, to)| blow(public, by, to)).collect();
    door::propose(public, blows, sink);
}

/// A blow, piece by piece (SK-4.3).
fn blow(public: &Public, by: Seat, to: Seat) -> Change {
    let mut wound = Wound::default();
    wound.add(i32::from(public.showing(by, Symbol::Sword)), Source::Swords);
    if public.pressing.contains(by) {
        wound.add(1, Source::Stance(Stance::Press));
    }
    if public.guarding.contains(to) {
        wound.add(-1, Source::Stance(Stance::Guard));
    }
    standing::add_to_blow(public, by, &mut wound);
    let deed = Deed::Wound(wound);
    Change { by, to, deed }
}
