//! `packs verbs`: the reference of all verbs for whoever writes packs, made from the table that
//! packs are read by.

use crate::fail::Fail;
use content::verbs::{Language as _, Row};
use game_kapow::{Language, Place, example_text};
use std::io::{self, Write};
use words::{Lang, Words};

/// Prints the reference of a game.
pub(crate) fn show(game: &str, lang: Lang) -> Result<(), Fail> {
    if game != "kapow" {
        return Err(Fail::bad(format!(
            "no verbs of `{game}`: only kapow has any"
        )));
    }
    Ok(io::stdout().lock().write_all(kapow(lang).as_bytes())?)
}

/// The page of KAPOW!.
fn kapow(lang: Lang) -> String {
    let words = Words::new(lang);
    let text = |key: &str| words.text(key);
    let places = Place::WORDS.iter().map(|(word, _)| {
        let key = format!("kapow-place-{}", word.replace(' ', "-"));
        format!("- `{word}`: {}\n", text(&key))
    });
    let rows = Language::ROWS.iter().map(|row| verb(&words, row));
    format!(
        "# {}\n\n{}\n\n## {}\n\n{}\n## {}\n\n{}",
        text("cli-verbs-title"),
        text("cli-verbs-intro"),
        text("cli-verbs-places"),
        places.collect::<String>(),
        text("cli-verbs-verbs"),
        rows.collect::<Vec<_>>().join("\n"),
    )
}

fn verb(words: &Words, row: &Row<Language>) -> String {
    let Row {
        word,
        object,
        example,
        ..
    } = row;
    let stands: Vec<String> = row
        .stands
        .iter()
        .map(|place| format!("`{place}`"))
        .collect();
    let says = words.say_all(&example_text(row));
    format!(
        "### `{word}`\n\n- {}: `{word} = {object}`\n- {}: `{{ {word} = {example} }}`: *{says}*\n\
         - {}: {}\n",
        words.text("cli-verbs-written"),
        words.text("cli-verbs-example"),
        words.text("cli-verbs-stands"),
        stands.join(", "),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pages in `docs/packs` are what `astragal packs verbs kapow` prints.
    #[test]
    fn the_pages_are_those_of_the_table() {
        let pages = [
            (
                Lang::De,
                "de",
                include_str!("../../../docs/packs/kapow-verbs.de.md"),
            ),
            (
                Lang::En,
                "en",
                include_str!("../../../docs/packs/kapow-verbs.en.md"),
            ),
        ];
        for (lang, id, kept) in pages {
            let how =
                format!("astragal packs verbs kapow --lang {id} > docs/packs/kapow-verbs.{id}.md");
            assert!(
                kapow(lang) == kept,
                "the page is stale; write it anew: {how}"
            );
        }
    }
}
