//! What the board shows may be typed: names in either language and in any case stand for the one
//! spelling. Records know nothing of it.

/// A name that is shown, and how it is spelled in moves.
pub(crate) type Alias = (String, String);

/// Marks around a name; nothing hangs on them.
pub(super) const QUOTES: [char; 4] = ['„', '“', '”', '"'];

/// The text with every name replaced by its spelling, the longest name first, and all else in the
/// case in which moves are spelled: small, but for the letters of seats.
pub(crate) fn spelled(text: &str, names: &[Alias]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if !first.is_alphanumeric() {
            out.extend(Some(first).filter(|mark| !QUOTES.contains(mark)));
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let found = names.iter().filter_map(|(name, id)| {
            let after = strip(rest, name)?;
            Some((after, id))
        });
        if let Some((after, id)) = found.min_by_key(|(after, _)| after.len()) {
            out.push_str(id);
            rest = after;
            continue;
        }
        let end = rest.find(|c: char| !c.is_alphanumeric());
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        out.push_str(&cased(word));
        rest = after;
    }
    out
}

/// What follows a name that the text begins with, whatever the case, if a word ends there.
fn strip<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if rest.next()?.to_lowercase().next() != Some(letter) {
            return None;
        }
    }
    let rest = rest.as_str();
    let ends = !rest.starts_with(char::is_alphanumeric);
    ends.then_some(rest)
}

fn cased(word: &str) -> String {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(seat @ ('a'..='f' | 'A'..='F')), None) => seat.to_uppercase().collect(),
        _ => word.to_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_in_any_case_and_the_longest_is_meant() {
        let names = [
            ("Zerstörer", "smasher"),
            ("Smasher", "smasher"),
            ("Barriere", "barrier"),
            ("Pow", "pow"),
            ("Pow 1/2", "pow.1"),
            ("Power Pow", "power"),
        ];
        let names = names.map(|(name, id)| (name.to_owned(), id.to_owned()));
        for (typed, expected) in [
            (
                "throw Zerstörer.1 > b.BARRIERE.2",
                "throw smasher.1 > B.barrier.2",
            ),
            (
                "Throw SMASHER.1 > b.barrier.2",
                "throw smasher.1 > B.barrier.2",
            ),
            ("place red.1 > pow 1/2", "place red.1 > pow.1"),
            ("use power pow", "use power"),
            ("powder", "powder"),
            ("use „Power Pow“", "use power"),
        ] {
            assert_eq!(spelled(typed, &names), expected);
        }
    }
}
