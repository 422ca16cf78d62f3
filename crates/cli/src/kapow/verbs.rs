//! The reference of all verbs, made from the table that packs are read by.

use content::verbs::{Language as _, Row};
use game_kapow::{Language, Place, example_text};
use words::Words;

pub(super) fn page(words: &Words) -> String {
    let text = |key: &str| words.text(key);
    let places = Place::WORDS.iter().map(|(word, _)| {
        let key = format!("kapow-place-{}", word.replace(' ', "-"));
        format!("- `{word}`: {}\n", text(&key))
    });
    let rows = Language::ROWS.iter().map(|row| verb(words, row));
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
    use words::Lang;

    /// The pages in `docs/packs` are what `astragal packs verbs kapow` prints.
    #[test]
    fn the_pages_are_those_of_the_table() {
        let pages = [
            (
                Lang::De,
                "de",
                include_str!("../../../../docs/packs/kapow-verbs.de.md"),
            ),
            (
                Lang::En,
                "en",
                include_str!("../../../../docs/packs/kapow-verbs.en.md"),
            ),
        ];
        for (lang, id, kept) in pages {
            let how =
                format!("astragal packs verbs kapow --lang {id} > docs/packs/kapow-verbs.{id}.md");
            assert!(
                page(&Words::new(lang)) == kept,
                "the page is stale; write it anew: {how}"
            );
        }
    }
}
