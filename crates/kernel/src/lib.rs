//! Seats, decisions, chance, inputs, events and the `Game` trait.
