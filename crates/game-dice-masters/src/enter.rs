//! What enters a match: a seat's choice, a landing, a word from outside. Each answers the frame on
//! top and lets the rest run.

use crate::context::Things;
use crate::event::Event;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::pay::Item;
use crate::rules::DiceMasters;
use crate::state::{Public, Spot, State};
use dice::{DiceSet, DieId};
use kernel::{Call, Choice, Landing, Seat, Sink};

impl DiceMasters {
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let public = &mut state.public;
        let frame = *public.frames.last().expect("a match that asks has a frame");
        match (frame, choice.only()) {
            (Frame::Reroll(_), _) => {
                public.frames.pop();
                let others = public.rolled.without(public.reserve(seat));
                public.rolled = others.or(dice(choice));
                // Team-mates choose one after the other and roll together (MA-20.2).
                let is_mate_next = matches!(public.frames.last(), Some(Frame::Reroll(_)));
                let again = (!is_mate_next).then_some(Frame::Again);
                public.frames.extend(again);
            }
            (Frame::Begin(seat), Some(offer)) => self.begin_or_let(public, seat, offer, sink),
            (Frame::Attackers(_), _) => self.attack(public, dice(choice), sink),
            (Frame::Window { .. }, Some(Offer::Pass)) => {
                sink.tell_all(|| Event::Passed { seat });
                self.pass(public, frame, true);
            }
            (Frame::Window { .. }, Some(offer)) => self.act(public, seat, offer, sink),
            (Frame::Pay, Some(offer)) => self.pay(public, offer, sink),
            (Frame::Order, Some(Offer::First(place))) => {
                public.frames.pop();
                self.begin_pending(public, usize::from(place));
            }
            (Frame::Block(die), Some(Offer::Block(attacker))) => {
                self.block(public, die, Some(attacker), sink);
            }
            (Frame::Block(die), _) => self.block(public, die, None, sink),
            (Frame::Divide { .. }, Some(Offer::Amount(n))) => self.share(public, frame, n),
            (Frame::Toll { .. }, Some(Offer::Way(way))) => {
                self.pay_toll(public, frame, way, sink);
            }
            (Frame::Toll { .. }, _) => drop(public.frames.pop()),
            (Frame::Give { .. }, _) => self.give(public, dice(choice), sink),
            (Frame::Ability, Some(Offer::Amount(n))) => self.pay_so_many(public, n),
            (Frame::Ability, Some(Offer::Yes)) => self.begin_or_not(public, true, sink),
            (Frame::Ability, Some(Offer::No)) => self.begin_or_not(public, false, sink),
            (Frame::Maybe { at, end }, Some(answer)) => {
                public.frames.pop();
                let runs = answer == Offer::Yes;
                public.frames.extend(runs.then_some(Frame::Run { at, end }));
            }
            (Frame::Run { .. }, Some(Offer::From(spot, kind))) => {
                self.pick_hidden(public, spot, kind);
            }
            (Frame::Run { .. }, Some(Offer::Buy(kind))) => {
                self.pick_hidden(public, Spot::Used, kind);
            }
            (Frame::Run { .. }, Some(Offer::Onto(seat, kind))) => {
                self.pick_card(public, seat, kind);
            }
            (Frame::Run { .. }, Some(Offer::Way(way))) => self.pick_way(public, way),
            (Frame::Ability | Frame::Run { .. } | Frame::Repeat { .. }, _) => {
                let context = self.context_mut(public);
                (context.picked, context.kind) = (Some(things(choice)), None);
            }
            _ => unreachable!("{choice:?} is no answer to {frame:?}"),
        }
        self.go_on(state, sink);
    }

    fn pay(&self, public: &mut Public, offer: Offer, sink: &mut impl Sink<Event>) {
        match offer {
            Offer::Auto => self.pay_all(public, sink),
            Offer::Spend(die, count) => self.pay_with(public, Some(die), count, sink),
            Offer::Loose => self.pay_with(public, None, 1, sink),
            Offer::Buy(kind) => self.pay_also(public, Item::Buy(kind)),
            Offer::Field(die) => self.pay_also(public, Item::Field(die)),
            Offer::Global(place) => self.pay_also(public, Item::Global(place)),
            _ => unreachable!("{offer:?} pays nothing"),
        }
    }

    /// Chance answers the frame on top.
    pub(crate) fn land(&self, state: &mut State, landing: &Landing, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let frame = public.frames.pop().expect("a match that rolls has a frame");
        sink.reveal();
        match frame {
            Frame::Lot => self.draw_lot(public, landing, sink),
            Frame::Draw { .. } => self.draw(public, frame, landing, sink),
            Frame::Throw(seat) => self.throw(public, seat, landing, sink),
            Frame::Again => self.reroll(public, landing, sink),
            Frame::Regenerate { to, cause } => {
                public.frames.push(frame);
                self.revive(public, (to, cause), landing, sink);
            }
            _ => unreachable!("{frame:?} waits for no landing"),
        }
        self.go_on(state, sink);
    }

    /// The world says something (MA-22).
    pub(crate) fn call(&self, state: &mut State, call: Call, sink: &mut impl Sink<Event>) {
        tell_call(call, sink);
        let lost = match call {
            Call::Resign(seat) => self.team_of(seat),
            Call::Draw => self.players(),
            Call::TimeUp | Call::MatchTimeUp => unreachable!("there is no clock"),
        };
        self.finish(&mut state.public, lost, sink);
    }
}

/// Why it is over before its end, also in a draft.
pub(crate) fn tell_call(call: Call, sink: &mut impl Sink<Event>) {
    sink.tell_all(|| match call {
        Call::Resign(seat) => Event::Resigned { seat },
        Call::Draw | Call::TimeUp | Call::MatchTimeUp => Event::Agreed,
    });
}

fn die(offer: Offer) -> Option<DieId> {
    match offer {
        Offer::Reroll(die) | Offer::Attack(die) | Offer::Die(die) => Some(die),
        _ => None,
    }
}

fn dice(choice: &Choice<Offer>) -> DiceSet {
    choice
        .picks()
        .iter()
        .filter_map(|pick| die(*pick))
        .collect()
}

fn things(choice: &Choice<Offer>) -> Things {
    let seat = |offer: &Offer| match offer {
        Offer::Player(seat) => Some(*seat),
        _ => None,
    };
    Things {
        dice: dice(choice),
        seats: choice.picks().iter().filter_map(seat).collect(),
    }
}
