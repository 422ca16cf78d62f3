//! The files with the sentences, built in where the program is to have them from the start.

use crate::Lang;

/// The files of a language, by what they are about: first what all games share, then a line for
/// each game.
#[cfg(feature = "built-in")]
macro_rules! files {
    ($lang:literal) => {
        files!(
            $lang:
            "cli-dice-throne.ftl",
            "kernel.ftl", "cli.ftl", "table.ftl", "server.ftl", "web.ftl", "web-learn.ftl",
            "web-lessons.ftl", "web-pieces.ftl", "web-back.ftl",
            "irondie.ftl",
            "dice-miner.ftl", "web-dice-miner.ftl",
            "kapow.ftl", "web-kapow.ftl", "web-kapow-fight.ftl", "web-kapow-shop.ftl",
            "web-kapow-way.ftl",
            "dice-throne.ftl", "web-dice-throne.ftl", "web-dice-throne-heroes.ftl",
            "dice-masters.ftl", "dice-masters-cards.ftl", "cli-dice-masters.ftl",
            "web-dice-masters.ftl",
            "web-dice-masters-board.ftl", "web-dice-masters-teams.ftl",
            "web-dice-masters-draft.ftl"
        )
    };
    ($lang:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../text/", $lang, "/", $file))),+]
    };
}

/// The texts of all files of a language, as Fluent source.
#[cfg(feature = "built-in")]
pub const fn texts(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::De => files!("de"),
        Lang::En => files!("en"),
    }
}

/// No text is built in: what is said must be [learnt](crate::learn) first.
#[cfg(not(feature = "built-in"))]
pub const fn texts(_: Lang) -> &'static [&'static str] {
    &[]
}
