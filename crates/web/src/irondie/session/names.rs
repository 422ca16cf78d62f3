//! What the seats are called.

use crate::settings::Settings;
use crate::tongue::Voice;
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use wire::{Card, Player};

/// A voice that calls the seats by the names on the card. At a table in this page nobody has a
/// name.
pub(super) fn voice(card: RwSignal<Card>, viewer: RwSignal<Viewer>) -> Memo<Voice> {
    let settings = Settings::get();
    Memo::new(move |_| {
        let (lang, me) = (settings.lang(), viewer.get().seat());
        let words = Voice::at_table(lang, Vec::new(), None);
        let names = card.with(|card| names(&words, card));
        Voice::at_table(lang, names, me)
    })
}

fn names(words: &Voice, card: &Card) -> Vec<String> {
    let is_person = |player: &&Player| matches!(player, Player::Person { .. });
    let people = card.players.iter().filter(is_person).count();
    let bots = card.players.len() - people;
    let name = |(seat, player): (Seat, &Player)| match player {
        Player::Person { name, .. } if !name.is_empty() => name.clone(),
        Player::Person { .. } if people == 1 => words.text("web-you"),
        Player::Bot { bot } if bots == 1 => words.text(bot_name(bot)),
        // Several of a kind go by their letters.
        Player::Bot { bot } => format!("{} {seat}", words.text(bot_name(bot))),
        _ => words.say(&Said::new("web-person").with("letter", Arg::Spelled(seat.to_string()))),
    };
    let seats = Seat::first(card.players.len() as u8);
    seats.zip(&card.players).map(name).collect()
}

fn bot_name(kind: &str) -> &'static str {
    match kind.split(':').next() {
        Some("random") => "web-bot-random-name",
        Some("greedy") => "web-bot-greedy-name",
        _ => "web-bot-search-name",
    }
}
