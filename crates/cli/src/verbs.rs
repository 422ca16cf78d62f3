//! `packs verbs`: the reference of all verbs of a game, for whoever writes packs. A game hands in
//! what its table says; here it becomes a page.

use crate::fail::Fail;
use crate::play::Face;
use content::verbs::VerbInfo;
use kernel::{Arg, Said};
use std::io::{self, Write};
use words::{Lang, Words};

/// What a page is made of.
pub(crate) struct Reference {
    /// What the game is called.
    pub(crate) name: &'static str,
    /// Its id.
    pub(crate) id: &'static str,
    /// How many verbs may follow each other.
    pub(crate) most: usize,
    /// Where verbs stand: the word, and what it means.
    pub(crate) places: Vec<(String, Said)>,
    /// The verbs.
    pub(crate) verbs: Vec<VerbInfo<Vec<Said>>>,
}

/// The page in Markdown.
fn page(words: &Words, of: &Reference) -> String {
    let text = |key: &str| words.text(key);
    let title = Said::new("cli-verbs-title").with("game", Arg::Spelled(of.name.to_owned()));
    let intro = Said::new("cli-verbs-intro")
        .with("game", Arg::Spelled(of.id.to_owned()))
        .with("most", Arg::number(of.most));
    let places = of.places.iter();
    let places = places.map(|(word, means)| format!("- `{word}`: {}\n", words.say(means)));
    let verbs = of.verbs.iter().map(|verb| section(words, verb));
    format!(
        "# {}\n\n{}\n\n## {}\n\n{}\n## {}\n\n{}",
        words.say(&title),
        words.say(&intro),
        text("cli-verbs-places"),
        places.collect::<String>(),
        text("cli-verbs-verbs"),
        verbs.collect::<Vec<_>>().join("\n"),
    )
}

fn section(words: &Words, verb: &VerbInfo<Vec<Said>>) -> String {
    let VerbInfo {
        word,
        object,
        example,
        says,
        stands,
    } = verb;
    let says = words.say_all(says);
    let stands: Vec<String> = stands.iter().map(|place| format!("`{place}`")).collect();
    format!(
        "### `{word}`\n\n- {}: `{word} = {object}`\n- {}: `{{ {word} = {example} }}`: *{says}*\n\
         - {}: {}\n",
        words.text("cli-verbs-written"),
        words.text("cli-verbs-example"),
        words.text("cli-verbs-stands"),
        stands.join(", "),
    )
}

/// The pages of all games that have one, by their ids.
fn pages(words: &Words) -> Vec<(&'static str, String)> {
    macro_rules! all {
        ($($title:ty),+) => {
            [$(<$title>::verbs()),+]
        };
    }
    let all = games::each_title!(all).into_iter().flatten();
    all.map(|of| (of.id, page(words, &of))).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The pages in `docs/packs` are what `astragal packs verbs` prints.
    #[test]
    fn the_pages_are_those_of_the_tables() {
        for lang in Lang::ALL {
            for (game, page) in pages(&Words::new(lang)) {
                let file = format!("docs/packs/{game}-verbs.{}.md", lang.code());
                let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
                let kept = std::fs::read_to_string(root.join(&file)).unwrap_or_default();
                let how = format!(
                    "astragal packs verbs {game} --lang {} > {file}",
                    lang.code()
                );
                assert!(page == kept, "the page is stale; write it anew: {how}");
            }
        }
    }
}
