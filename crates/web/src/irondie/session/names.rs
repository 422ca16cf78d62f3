//! What the seats are called.

use crate::seat::bot_name;
use crate::settings::Settings;
use crate::tongue::Voice;
use kernel::Viewer;
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
    let alone = card.players.iter().filter(is_person).count() == 1;
    let name = |(place, player): (usize, &Player)| match player {
        Player::Person { name, .. } if !name.is_empty() => name.clone(),
        Player::Person { .. } if alone => words.text("web-you"),
        Player::Bot { bot } => words.text(bot_name(bot)),
        _ if place == 0 => words.text("web-person-a"),
        _ => words.text("web-person-b"),
    };
    card.players.iter().enumerate().map(name).collect()
}
