//! Standing orders: windows that the table answers for a seat, by letting things be.
//!
//! The rules know nothing of them, and all but one look at no hand. The host answers at one pace,
//! so that a seat that can do nothing and one that will do nothing look the same.

use crate::play::Play;
use crate::{Entry, Sitter, Table};
use kernel::{AskKind, Game, Seat, Waiting};
use wire::{CmdId, Order, Reason};

/// Who has done something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Acted {
    /// Nobody: something was let be, or nothing was asked.
    Nobody,
    /// A seat.
    By(Seat),
    /// A new match has begun, for everybody.
    Anew,
}

/// The most orders a seat may have standing.
const LIMIT: usize = 32;

impl<G: Game + Clone> Table<G> {
    /// Seats whose windows are to be answered by their standing orders now.
    pub fn orders_due(&self) -> Vec<Seat> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let Waiting::Seats(seats) = play.waiting() else {
            return Vec::new();
        };
        seats
            .iter()
            .filter(|&seat| self.is_due(play, seat))
            .collect()
    }

    fn is_due(&self, play: &Play<G>, seat: Seat) -> bool {
        let here =
            matches!(&self.sitters[seat.index()], Sitter::Person { stand_in, .. } if !stand_in);
        let question = play.question(seat).filter(|_| here);
        question.is_some_and(|(ask, offers)| {
            let mut orders = self.orders[seat.index()].iter();
            orders.any(|order| order.covers(&ask, offers.len()))
        })
    }

    /// The orders a seat has standing.
    pub fn orders(&self, seat: Seat) -> &[Order] {
        &self.orders[seat.index()]
    }

    pub(crate) fn order_entry(
        &self,
        seat: Seat,
        cmd: CmdId,
        order: &Order,
        on: bool,
    ) -> Result<Entry, Reason> {
        let standing = self.orders(seat);
        if standing.contains(order) == on {
            return Err(Reason::plain("refused-order-stands"));
        }
        if on && standing.len() == LIMIT {
            return Err(Reason::plain("refused-orders-full"));
        }
        let order = order.clone();
        Ok(Entry::Ordered {
            seat,
            cmd,
            order,
            on,
        })
    }

    pub(crate) fn note_order(&mut self, seat: Seat, order: Order, on: bool) {
        let orders = &mut self.orders[seat.index()];
        orders.retain(|standing| *standing != order);
        if on {
            orders.push(order);
        }
    }

    /// Orders that have run out: somebody has acted, or it is the seat's own turn. Whether there
    /// were any.
    pub(crate) fn expire_orders(&mut self, acted: Acted) -> bool {
        let standing = self.orders.iter().map(Vec::len).sum::<usize>();
        for seat in Seat::first(self.sitters.len() as u8) {
            let play = self.play.as_ref();
            let question = play.and_then(|play| play.question(seat));
            let kind = question.map(|(ask, _)| (ask.is_window(), ask.kind));
            let turn = kind.is_some_and(|(is_window, _)| !is_window);
            let acts = kind.is_some_and(|(_, kind)| kind == AskKind::Act);
            let others = acted != Acted::Nobody && acted != Acted::By(seat);
            self.orders[seat.index()].retain(|order| match order {
                Order::UntilActed => acted == Acted::Nobody,
                Order::ThisMatter { .. } => !others && !acts,
                Order::UntilMyTurn => !turn,
                Order::Always { .. } | Order::Idle => true,
            });
        }
        self.orders.iter().map(Vec::len).sum::<usize>() < standing
    }
}
