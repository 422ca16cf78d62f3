//! `packs verbs`: the reference of all verbs of a game, for whoever writes packs.

use crate::fail::Fail;
use crate::play::Face;
use kernel::Game;
use std::io::{self, Write};
use words::{Lang, Words};

/// The pages of all games that have one, by their ids.
fn pages(words: &Words) -> Vec<(&'static str, String)> {
    macro_rules! all {
        ($($title:ty),+) => {
            [$((<$title>::ID, <$title>::verbs(words))),+]
        };
    }
    let all = games::each_title!(all).into_iter();
    all.filter_map(|(id, page)| Some((id, page?))).collect()
}

/// Prints the reference of a game.
pub(crate) fn show(game: &str, lang: Lang) -> Result<(), Fail> {
    let pages = pages(&Words::new(lang));
    let Some((_, page)) = pages.iter().find(|(id, _)| *id == game) else {
        let known: Vec<&str> = pages.iter().map(|(id, _)| *id).collect();
        let known = known.join(", ");
        return Err(Fail::bad(format!(
            "no verbs of `{game}`; there are those of {known}"
        )));
    };
    Ok(io::stdout().lock().write_all(page.as_bytes())?)
}
