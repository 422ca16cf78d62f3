//! Who sits where, in words.

use super::make::seat_name;
use crate::boards::mode_key;
use crate::session::names as names_of;
use crate::settings::Settings;
use crate::voice::Voice;
use kernel::{Seat, SeatSet};
use leptos::prelude::*;
use wire::{Left, Notice, Player};

/// A voice that calls the seats of a notice by name, and an empty one by its letter.
pub(super) fn voice_for(notice: &Notice, me: Option<Seat>) -> Voice {
    let lang = Settings::get().lang();
    let words = Voice::at_table(lang, Vec::new(), None);
    Voice::at_table(lang, names_of(&words, notice), me)
}

/// Every seat and who sits there.
pub(super) fn seats(notice: &Notice) -> impl Iterator<Item = (Seat, &Player)> {
    Seat::first(notice.players.len() as u8).zip(&notice.players)
}

/// The seats that nobody has taken.
pub(super) fn empty(notice: &Notice) -> Vec<Seat> {
    let empty = seats(notice).filter(|(_, player)| **player == Player::Empty);
    empty.map(|(seat, _)| seat).collect()
}

/// People who have sat down and are not at the table just now, nor stood in for.
pub(super) fn away(notice: &Notice, here: SeatSet) -> Vec<Seat> {
    let absent = seats(notice).filter(|(seat, player)| {
        let lonely = matches!(player, Player::Person { stand_in, .. } if !stand_in);
        lonely && !here.contains(*seat)
    });
    absent.map(|(seat, _)| seat).collect()
}

/// People who have sat down and are not at the table just now, whoever plays for them meanwhile.
pub(super) fn not_here(notice: &Notice, here: SeatSet) -> Vec<Seat> {
    let absent = seats(notice)
        .filter(|(seat, player)| matches!(player, Player::Person { .. }) && !here.contains(*seat));
    absent.map(|(seat, _)| seat).collect()
}

/// People for whom a bot plays until they come back.
pub(super) fn stood_in(notice: &Notice) -> Vec<Seat> {
    let stood_in =
        seats(notice).filter(|(_, player)| matches!(player, Player::Person { stand_in: true, .. }));
    stood_in.map(|(seat, _)| seat).collect()
}

/// The names of seats, one after the other.
pub(super) fn names(voice: &Voice, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|&seat| voice.words.seat(seat)).collect();
    names.join(", ")
}

/// What somebody was called who has left; a bot by its seat.
pub(super) fn name_of(left: &Left) -> String {
    match &left.player {
        Player::Person { name, .. } if !name.is_empty() => name.clone(),
        _ => seat_name(left.seat)(),
    }
}

/// The name of a notice's mode.
pub(super) fn mode(voice: &Voice, notice: &Notice) -> String {
    voice.text(&mode_key(&notice.game, &notice.mode))
}

/// Follows what is known of who is here; nothing before the table has said it.
pub(super) type Here = RwSignal<Option<SeatSet>>;

/// A table for tests, at which nobody sits.
#[cfg(test)]
pub(super) fn example() -> Notice {
    Notice {
        game: "irondie".to_owned(),
        mode: "teams-2".to_owned(),
        players: Vec::new(),
        head: None,
        phase: wire::Phase::Gathering,
        round: 0,
        wants_undo: None,
        wants_draw: SeatSet::EMPTY,
        wants_rematch: SeatSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, stand_in: bool) -> Player {
        let name = name.to_owned();
        Player::Person { name, stand_in }
    }

    #[test]
    fn people_are_empty_away_or_stood_in_for() {
        let bot = "greedy".to_owned();
        let notice = Notice {
            players: vec![
                person("Ada", false),
                person("Ben", true),
                Player::Bot { bot },
                Player::Empty,
            ],
            ..example()
        };
        let [a, b, _, d] = ["A", "B", "C", "D"].map(|letter| letter.parse::<Seat>().unwrap());
        assert_eq!(empty(&notice), [d]);
        assert_eq!(away(&notice, SeatSet::EMPTY), [a]);
        assert_eq!(away(&notice, SeatSet::from_iter([a])), []);
        assert_eq!(stood_in(&notice), [b]);
        assert_eq!(not_here(&notice, SeatSet::EMPTY), [a, b]);
    }
}
