//! A list of offers as a person sees it: one below the other, or, when there are many, grouped by
//! what they have in common.

use super::screen::wrap;

/// One offer, ready to be listed.
pub(super) struct Listed {
    /// The number to type.
    pub(super) number: usize,
    /// In words.
    pub(super) said: String,
    /// In its spelling.
    pub(super) spelled: String,
    /// What it shares with its neighbours, and what is its own, where it can be grouped.
    pub(super) parts: Option<(String, String)>,
}

/// As many as this are listed one below the other.
const FEW: usize = 12;

/// The columns for the number, and between the words and the spelling.
const MARGINS: usize = 8;

/// The columns between two offers side by side.
const GAP: usize = 2;

/// Words have at least so many columns.
const NARROW: usize = 30;

/// The lines of the list.
pub(super) fn lines(offers: &[Listed], width: usize) -> Vec<String> {
    if offers.len() <= FEW || offers.iter().all(|offer| offer.parts.is_none()) {
        return offers.iter().flat_map(plain(offers, width)).collect();
    }
    let head = |offer: &Listed| offer.parts.as_ref().map(|(head, _)| head.clone());
    let grouped = offers.iter().filter(|offer| offer.parts.is_some());
    let column = grouped
        .map(|offer| item(offer).chars().count())
        .max()
        .unwrap_or(0)
        + GAP;
    // A few long ones do not keep all others from standing side by side.
    let column = column.min(width / 2);
    let mut lines = Vec::new();
    for group in offers.chunk_by(|one, other| head(one).is_some() && head(one) == head(other)) {
        lines.extend(group.first().and_then(head).map(|head| format!("  {head}")));
        if group.first().and_then(head).is_none() {
            lines.extend(
                group
                    .iter()
                    .map(|offer| format!("{}   {}", item(offer), offer.spelled)),
            );
            continue;
        }
        lines.extend(rows(group, (column, width / column)));
    }
    lines
}

/// Offers side by side in so many columns of a width; one that is too long takes several.
fn rows(group: &[Listed], (column, columns): (usize, usize)) -> Vec<String> {
    let (mut rows, mut row, mut used) = (Vec::new(), String::new(), 0);
    for offer in group {
        let text = item(offer);
        let needs = (text.chars().count() + GAP).div_ceil(column);
        if used > 0 && used + needs > columns {
            rows.push(std::mem::take(&mut row).trim_end().to_owned());
            used = 0;
        }
        row.push_str(&pad(&text, needs * column));
        used += needs;
    }
    rows.push(row.trim_end().to_owned());
    rows
}

/// Words on the left, spellings on the right, each in its column; words too long go on below.
fn plain(offers: &[Listed], width: usize) -> impl Fn(&Listed) -> Vec<String> {
    let widest = |text: fn(&Listed) -> &str| {
        let lengths = offers.iter().map(|offer| text(offer).chars().count());
        lengths.max().unwrap_or(0)
    };
    let spelled = widest(|offer| &offer.spelled);
    let room = width.saturating_sub(spelled + MARGINS).max(NARROW);
    let column = widest(|offer| &offer.said).min(room);
    move |offer| {
        let pieces = wrap(&offer.said, column).into_iter().enumerate();
        let line = |(at, piece): (usize, String)| match at {
            0 => format!(
                "{:>3}  {}   {}",
                offer.number,
                pad(&piece, column),
                offer.spelled
            ),
            _ => format!("     {piece}"),
        };
        pieces.map(line).collect()
    }
}

fn item(offer: &Listed) -> String {
    let own = offer.parts.as_ref().map_or(&offer.said, |(_, own)| own);
    format!("{:>5}  {own}", offer.number)
}

fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throw(number: usize, die: &str, target: &str) -> Listed {
        Listed {
            number,
            said: format!("{die} > {target}"),
            spelled: format!("throw {die} > {target}"),
            parts: Some((die.to_owned(), target.to_owned())),
        }
    }

    #[test]
    fn few_offers_stand_below_each_other_with_their_spelling() {
        let lines = lines(&[throw(1, "a", "x"), throw(2, "a", "long")], 100);
        assert_eq!(
            lines,
            [
                "  1  a > x      throw a > x",
                "  2  a > long   throw a > long"
            ]
        );
    }

    #[test]
    fn words_too_long_go_on_below_in_their_column() {
        let long = Listed {
            said: "one two three four five six seven eight".to_owned(),
            spelled: "long".to_owned(),
            ..throw(2, "a", "x")
        };
        let lines = lines(&[throw(1, "a", "x"), long], 50);
        assert_eq!(lines[0], format!("  1  {:<31}   throw a > x", "a > x"));
        let six = "one two three four five six";
        assert_eq!(lines[1], format!("  2  {six:<31}   long"));
        assert_eq!(lines[2..], ["     seven eight"]);
    }

    #[test]
    fn many_offers_are_grouped_by_what_they_share() {
        let mut offers: Vec<Listed> = (1..=12).map(|n| throw(n, "a", "x")).collect();
        offers.push(Listed {
            parts: None,
            ..throw(13, "b", "y")
        });
        let lines = lines(&offers, 100);
        assert_eq!(lines.first().map(String::as_str), Some("  a"));
        assert_eq!(lines[1].matches('x').count(), 10);
        assert_eq!(
            lines.last().map(String::as_str),
            Some("   13  b > y   throw b > y")
        );
    }

    #[test]
    fn a_long_one_does_not_keep_others_from_standing_side_by_side() {
        let mut offers: Vec<Listed> = (1..=12).map(|n| throw(n, "a", "x")).collect();
        offers.push(throw(13, "a", &"long ".repeat(12)));
        offers.push(throw(14, "a", "y"));
        let lines = lines(&offers, 80);
        assert_eq!(lines.len(), 1 + 6 + 1 + 1, "{lines:#?}");
        assert!(
            lines[7].contains("long") && !lines[7].contains('y'),
            "{lines:#?}"
        );
    }
}
