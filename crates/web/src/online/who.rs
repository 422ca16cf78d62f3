//! Who sits where, in words.

use crate::boards::mode_key;
use crate::seat::bot_name;
use crate::settings::Settings;
use crate::tongue::Voice;
use kernel::{Seat, SeatSet};
use leptos::prelude::*;
use wire::{Card, Player};

/// A voice that calls the seats of a card by name, and an empty one by its letter.
pub(super) fn voice_for(card: &Card, me: Option<Seat>) -> Voice {
    let lang = Settings::get().lang();
    let words = Voice::at_table(lang, Vec::new(), None);
    let name = |(seat, player): (Seat, &Player)| match player {
        Player::Empty => seat.to_string(),
        Player::Person { name, .. } => name.clone(),
        Player::Bot { bot } => words.text(bot_name(bot)),
    };
    Voice::at_table(lang, seats(card).map(name).collect(), me)
}

/// Every seat and who sits there.
pub(super) fn seats(card: &Card) -> impl Iterator<Item = (Seat, &Player)> {
    Seat::first(card.players.len() as u8).zip(&card.players)
}

/// The seats that nobody has taken.
pub(super) fn empty(card: &Card) -> Vec<Seat> {
    let empty = seats(card).filter(|(_, player)| **player == Player::Empty);
    empty.map(|(seat, _)| seat).collect()
}

/// People who have sat down and are not at the table just now, nor stood in for.
pub(super) fn away(card: &Card, here: SeatSet) -> Vec<Seat> {
    let absent = seats(card).filter(|(seat, player)| {
        let lonely = matches!(player, Player::Person { stand_in, .. } if !stand_in);
        lonely && !here.contains(*seat)
    });
    absent.map(|(seat, _)| seat).collect()
}

/// People for whom a bot plays until they come back.
pub(super) fn stood_in(card: &Card) -> Vec<Seat> {
    let stood_in =
        seats(card).filter(|(_, player)| matches!(player, Player::Person { stand_in: true, .. }));
    stood_in.map(|(seat, _)| seat).collect()
}

/// The names of seats, one after the other.
pub(super) fn names(voice: &Voice, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|&seat| voice.words.seat(seat)).collect();
    names.join(", ")
}

/// The name of a card's mode.
pub(super) fn mode(voice: &Voice, card: &Card) -> String {
    voice.text(&mode_key(&card.game, &card.mode))
}

/// Follows what is known of who is here; nothing before the table has said it.
pub(super) type Here = RwSignal<Option<SeatSet>>;

#[cfg(test)]
mod tests {
    use super::*;
    use wire::Phase;

    fn person(name: &str, stand_in: bool) -> Player {
        let name = name.to_owned();
        Player::Person { name, stand_in }
    }

    #[test]
    fn people_are_empty_away_or_stood_in_for() {
        let bot = "greedy".to_owned();
        let card = Card {
            game: "irondie".to_owned(),
            mode: "teams-2".to_owned(),
            players: vec![
                person("Ada", false),
                person("Ben", true),
                Player::Bot { bot },
                Player::Empty,
            ],
            head: None,
            phase: Phase::Gathering,
            round: 0,
            wants_undo: None,
            wants_draw: SeatSet::EMPTY,
            wants_rematch: SeatSet::EMPTY,
        };
        let [a, b, _, d] = ["A", "B", "C", "D"].map(|letter| letter.parse::<Seat>().unwrap());
        assert_eq!(empty(&card), [d]);
        assert_eq!(away(&card, SeatSet::EMPTY), [a]);
        assert_eq!(away(&card, SeatSet::from_iter([a])), []);
        assert_eq!(stood_in(&card), [b]);
    }
}
