//! The files with the sentences, built in.

use crate::Lang;

/// The files of a language, by what they are about: first what all games share, then a line for
/// each game.
macro_rules! files {
    ($lang:literal) => {
        files!(
            $lang: "kernel", "cli", "table", "server", "web", "web-learn",
            "irondie",
            "dice-miner", "web-dice-miner",
            "kapow", "web-kapow", "web-kapow-fight", "web-kapow-shop", "web-kapow-way"
        )
    };
    ($lang:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../text/", $lang, "/", $file, ".ftl"))),+]
    };
}

/// The texts of all files of a language, as Fluent source.
pub const fn texts(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::De => files!("de"),
        Lang::En => files!("en"),
    }
}
