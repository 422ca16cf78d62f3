//! What a rule number looks like: capital letters, a dash, numbers with dots: `IR-7.3`.

/// Everything in a text that looks like a rule number, and where.
pub(crate) fn numbers(text: &str) -> Vec<(usize, &str)> {
    let dashes = text.match_indices('-').map(|(at, _)| at);
    dashes
        .filter_map(|dash| number_around(text, dash))
        .collect()
}

fn number_around(text: &str, dash: usize) -> Option<(usize, &str)> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    let before = text[..dash].trim_end_matches(|letter: char| letter.is_ascii_uppercase());
    let after = &text[dash + 1..];
    let digits = after.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    let length = after[..after.len() - digits.len()]
        .trim_end_matches('.')
        .len();
    let is_number = dash - before.len() >= 2
        && !before.ends_with(is_part)
        && after.starts_with(|letter: char| letter.is_ascii_digit())
        && !after[length..].starts_with(is_part);
    is_number.then(|| (before.len(), &text[before.len()..dash + 1 + length]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_whole() {
        let found = |text| {
            numbers(text)
                .into_iter()
                .map(|(_, number)| number)
                .collect::<Vec<_>>()
        };
        assert_eq!(found("See IR-7.3. Or (IR-12)?"), ["IR-7.3", "IR-12"]);
        assert_eq!(
            found("IR-7.3.4 A-1 XIR-7 x-IR-7 IR-7a IR- ir-7"),
            ["IR-7.3.4", "XIR-7"]
        );
        assert!(found("-").is_empty());
    }
}
