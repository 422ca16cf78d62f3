//! What the seats are called.

use crate::seat::bot_name;
use crate::settings::Settings;
use crate::voice::Voice;
use kernel::{Arg, Said, Seat, Viewer};
use leptos::prelude::*;
use wire::{Notice, Player};
use words::Lang;

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

/// The same for everybody at the screen: nobody is "you".
pub(super) fn common(notice: &Notice, lang: Lang) -> Voice {
    let words = Voice::at_table(lang, Vec::new(), None);
    Voice::at_table(lang, names(&words, notice), None)
}

/// What the seats of a notice are called, in the words of a language; an empty one by its letter.
pub(crate) fn names(words: &Voice, notice: &Notice) -> Vec<String> {
    let is_person = |player: &&Player| matches!(player, Player::Person { .. });
    let alone = notice.players.iter().filter(is_person).count() == 1;
    let name = |(seat, player): (Seat, &Player)| match player {
        Player::Empty => seat.to_string(),
        Player::Person { name, .. } if !name.is_empty() => name.clone(),
        Player::Person { .. } if alone => words.text("web-you"),
        Player::Bot { bot } => words.text(&bot_name(bot)),
        Player::Person { .. } => {
            let letter = Arg::Spelled(seat.to_string());
            words.say(&Said::new("web-person").with("letter", letter))
        }
    };
    let seats = Seat::first(notice.players.len() as u8).zip(&notice.players);
    let names: Vec<String> = seats.map(name).collect();
    let bots = notice
        .players
        .iter()
        .map(|player| matches!(player, Player::Bot { .. }));
    told_apart(&names, &bots.collect::<Vec<_>>(), |number| {
        words.text(&format!("web-bot-more-{number}"))
    })
}

/// Nobody is called like somebody before them: people are numbered from the second on, and of a
/// table's bots no two have the same name.
fn told_apart(names: &[String], bots: &[bool], more: impl Fn(usize) -> String) -> Vec<String> {
    let mut others = 0;
    let mut apart = |place: usize| {
        let name = &names[place];
        let before = names[..place].iter().filter(|earlier| *earlier == name);
        match before.count() {
            0 => name.clone(),
            _ if bots[place] => {
                others += 1;
                more(others)
            }
            before => format!("{name} {}", before + 1),
        }
    };
    (0..names.len()).map(&mut apart).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namesakes_are_told_apart() {
        let names = ["Flint", "Ada", "Flint", "Ada", "Flint"].map(str::to_owned);
        let bots = [true, false, true, false, true];
        let more = |number| format!("Other {number}");
        assert_eq!(
            told_apart(&names, &bots, more),
            ["Flint", "Ada", "Other 1", "Ada 2", "Other 2"]
        );
    }
}
