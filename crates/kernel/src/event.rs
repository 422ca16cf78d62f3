//! Facts that have happened, and who may hear of them. Rules tell events and never read them.

use crate::{Seat, SeatSet, Viewer};

/// Who hears of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everyone, bystanders included.
    Table,
    /// These seats and nobody else.
    Seats(SeatSet),
}

impl Audience {
    /// One seat and nobody else.
    pub const fn only(seat: Seat) -> Audience {
        Audience::Seats(SeatSet::of(seat))
    }

    /// Whether a viewer is among the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Table, _) => true,
            (Audience::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Seats(_), Viewer::Table) => false,
        }
    }
}

/// An event with its audience.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Where events go. A search passes [`Silent`] and pays for none of them.
pub trait Sink<E> {
    /// Takes an event; a sink that drops events never makes it.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Something secret has just become known, so that nothing before it can be taken back.
    fn reveal(&mut self);

    /// Tells the whole table.
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::Table, event);
    }
}

/// A sink that drops everything.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
    fn reveal(&mut self) {}
}

/// A sink that keeps everything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard<E> {
    /// The events, in order.
    pub told: Vec<Told<E>>,
    /// Whether a secret came out.
    pub revealed: bool,
}

impl<E> Default for Heard<E> {
    fn default() -> Heard<E> {
        Heard {
            told: Vec::new(),
            revealed: false,
        }
    }
}

impl<E> Sink<E> for Heard<E> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.told.push(Told { to, event: event() });
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }
}
