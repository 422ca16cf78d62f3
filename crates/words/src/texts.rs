//! The files with the sentences, built in.

use crate::Lang;

macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../text/", $lang, "/kernel.ftl")),
            include_str!(concat!("../text/", $lang, "/cli.ftl")),
            include_str!(concat!("../text/", $lang, "/irondie.ftl")),
            include_str!(concat!("../text/", $lang, "/dice-miner.ftl")),
            include_str!(concat!("../text/", $lang, "/kapow.ftl")),
            include_str!(concat!("../text/", $lang, "/table.ftl")),
            include_str!(concat!("../text/", $lang, "/server.ftl")),
            include_str!(concat!("../text/", $lang, "/web.ftl")),
            include_str!(concat!("../text/", $lang, "/web-learn.ftl")),
            include_str!(concat!("../text/", $lang, "/web-dice-miner.ftl")),
            include_str!(concat!("../text/", $lang, "/web-kapow.ftl")),
            include_str!(concat!("../text/", $lang, "/web-kapow-fight.ftl")),
            include_str!(concat!("../text/", $lang, "/web-kapow-shop.ftl")),
            include_str!(concat!("../text/", $lang, "/web-kapow-way.ftl")),
        ]
    };
}

/// The texts of all files of a language, as Fluent source.
pub const fn texts(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::De => files!("de"),
        Lang::En => files!("en"),
    }
}
