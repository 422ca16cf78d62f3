//! Facts that have happened, and who may hear of them. Rules tell events and never read them.

use crate::{Seat, SeatSet, Viewer};

/// Who hears of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

    /// Something secret has just become known to the table, so that nothing before it can be taken
    /// back.
    fn reveal(&mut self);

    /// The same, where only some have learned it: a card drawn from a deck whose content nobody
    /// knows, a look at a rival's hand, a plan shared with an ally. Nobody else may notice.
    fn reveal_to(&mut self, _to: Audience) {
        self.reveal();
    }

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
    /// Whether a secret came out, to anyone.
    pub revealed: bool,
    /// Whom a secret came out to.
    pub learned: Vec<Audience>,
}

impl<E> Heard<E> {
    /// Whether a viewer has learned a secret.
    pub fn reveals_to(&self, viewer: Viewer) -> bool {
        self.learned.iter().any(|learned| learned.includes(viewer))
    }

    /// The events a viewer hears, in order.
    pub fn by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        let heard = self
            .told
            .iter()
            .filter(move |told| told.to.includes(viewer));
        heard.map(|told| &told.event)
    }
}

impl<E> Default for Heard<E> {
    fn default() -> Heard<E> {
        Heard {
            told: Vec::new(),
            revealed: false,
            learned: Vec::new(),
        }
    }
}

impl<E> Sink<E> for Heard<E> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.told.push(Told { to, event: event() });
    }

    fn reveal(&mut self) {
        self.reveal_to(Audience::Table);
    }

    fn reveal_to(&mut self, to: Audience) {
        self.revealed = true;
        self.learned.push(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_told_to_one_seat_is_news_to_that_seat_only() {
        let [a, b] = [0, 1].map(|number| Seat::new(number).unwrap());
        let mut heard = Heard::default();
        heard.reveal_to(Audience::only(a));
        heard.tell(Audience::only(a), || "an ace");
        heard.tell_all(|| "a card was drawn");
        assert!(heard.revealed && heard.reveals_to(Viewer::Seat(a)));
        assert!(!heard.reveals_to(Viewer::Seat(b)) && !heard.reveals_to(Viewer::Table));
        assert_eq!(
            heard.by(Viewer::Seat(b)).collect::<Vec<_>>(),
            [&"a card was drawn"]
        );
        heard.reveal();
        assert!(heard.reveals_to(Viewer::Table));
    }
}
