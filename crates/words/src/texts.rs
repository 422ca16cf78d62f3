//! The files with the sentences, built in.

use crate::Lang;

/// The files of a language, by what they are about: first what all games share, then a line for
/// each game.
macro_rules! files {
    ($lang:literal) => {
        files!(
            $lang:
            "kernel.ftl", "cli.ftl", "table.ftl", "server.ftl", "web.ftl", "web-learn.ftl",
            "irondie.ftl",
            "dice-miner.ftl", "web-dice-miner.ftl",
            "kapow.ftl", "web-kapow.ftl", "web-kapow-fight.ftl", "web-kapow-shop.ftl",
            "web-kapow-way.ftl",
            "dice-throne.ftl"
        )
    };
    ($lang:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../text/", $lang, "/", $file))),+]
    };
}

/// The texts of all files of a language, as Fluent source.
pub const fn texts(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::De => files!("de"),
        Lang::En => files!("en"),
    }
}
