//! Secret choices that open together. Who answered first does not exist here.

use crate::{Seat, SeatSet};

/// One secret per seat, for up to `N` seats. Opens only when every seat that was asked has sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sealed<T, const N: usize>([Option<T>; N]);

impl<T: Copy, const N: usize> Sealed<T, N> {
    /// Nothing sealed yet.
    pub const EMPTY: Self = Sealed([None; N]);

    /// Takes a seat's secret.
    pub fn seal(&mut self, seat: Seat, choice: T) {
        assert!(self.0[seat.index()].is_none(), "{seat} has already sealed");
        self.0[seat.index()] = Some(choice);
    }

    /// What a seat has sealed; for that seat's eyes only.
    pub fn of(&self, seat: Seat) -> Option<T> {
        self.0[seat.index()]
    }

    /// Who has sealed; that much is public.
    pub fn who(&self) -> SeatSet {
        Seat::first(N as u8)
            .filter(|seat| self.0[seat.index()].is_some())
            .collect()
    }

    /// Hands out all choices and is empty again.
    pub fn open(&mut self) -> [Option<T>; N] {
        std::mem::replace(self, Self::EMPTY).0
    }
}
