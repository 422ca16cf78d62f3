//! What the seats are called.

use crate::seat::bot_name;
use crate::settings::Settings;
use crate::voice::Voice;
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use wire::{Notice, Player};

/// A voice that calls the seats by the names on the notice. At a table in this page nobody has a
/// name.
pub(super) fn voice(notice: RwSignal<Notice>, viewer: RwSignal<Viewer>) -> Memo<Voice> {
    let settings = Settings::get();
    Memo::new(move |_| {
        let (lang, me) = (settings.lang(), viewer.get().seat());
        let words = Voice::at_table(lang, Vec::new(), None);
        let names = notice.with(|notice| names(&words, notice));
        Voice::at_table(lang, names, me)
    })
}

fn names(words: &Voice, notice: &Notice) -> Vec<String> {
    let is_person = |player: &&Player| matches!(player, Player::Person { .. });
    let alone = notice.players.iter().filter(is_person).count() == 1;
    let name = |(seat, player): (Seat, &Player)| match player {
        Player::Person { name, .. } if !name.is_empty() => name.clone(),
        Player::Person { .. } if alone => words.text("web-you"),
        Player::Bot { bot } => words.text(bot_name(bot)),
        _ => {
            let letter = Arg::Spelled(seat.to_string());
            words.say(&Said::new("web-person").with("letter", letter))
        }
    };
    let seats = Seat::first(notice.players.len() as u8).zip(&notice.players);
    told_apart(&seats.map(name).collect::<Vec<_>>())
}

/// Several of the same name are numbered from the second on.
fn told_apart(names: &[String]) -> Vec<String> {
    let number = |(place, name): (usize, &String)| match names[..place]
        .iter()
        .filter(|earlier| *earlier == name)
        .count()
    {
        0 => name.clone(),
        before => format!("{name} {}", before + 1),
    };
    names.iter().enumerate().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_told_apart() {
        let names = ["Flint", "You", "Flint", "Flint"]
            .map(str::to_owned)
            .to_vec();
        assert_eq!(told_apart(&names), ["Flint", "You", "Flint 2", "Flint 3"]);
    }
}
