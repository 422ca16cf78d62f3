//! A screen measured in every size of window and of text: the board is what one sees first, and
//! nothing is cut, covered or out of reach. The measuring itself is one script for a size.

use anyhow::{Result, ensure};

use crate::page::Page;

/// A window, and the size of the text in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// 100 is what everybody has, 200 is twice as large.
    pub text: u32,
}

const fn size(width: u32, height: u32, text: u32) -> Size {
    Size {
        width,
        height,
        text,
    }
}

/// Phones on their side, small phones, text twice as large, a desk, large screens.
pub const SIZES: [Size; 10] = [
    size(844, 390, 100),
    size(740, 360, 100),
    size(360, 640, 100),
    size(375, 667, 100),
    size(390, 844, 200),
    size(844, 390, 200),
    size(1280, 800, 200),
    size(1280, 800, 100),
    size(1920, 1080, 100),
    size(2560, 1440, 100),
];

/// As long as a name can be.
const NAME: &str = "Kassandra Wolkenstein-Lindqvist-Oberhaus";

const MEASURE: &str = include_str!("measure.js");
const SHEET: &str = include_str!("sheet.js");

impl Size {
    /// How it is called in the names of pictures.
    pub fn name(self) -> String {
        format!("{}x{}-{}", self.width, self.height, self.text)
    }

    /// The part of the height that the board must have: more where nothing but the board should be
    /// left of a screen that is not high.
    const fn share(self) -> f32 {
        if self.height < 500 { 0.4 } else { 0.3 }
    }
}

/// Measures a screen in every size; `board` is a selector of all that belongs to the board. It is
/// as wide as a desk afterwards.
pub async fn in_every_size(page: &Page, name: &str, board: &str, pictures: bool) -> Result<()> {
    all_sizes(page, name, pictures, async |size| {
        let share = size.share();
        let script = format!("({MEASURE})({board:?}, {share}, {NAME:?})");
        page.ask(&script).await
    })
    .await
}

/// Measures the sheet that is open in every size, with everybody on it called as long as can be.
pub async fn sheet_in_every_size(page: &Page, name: &str, pictures: bool) -> Result<()> {
    let script = format!("({SHEET})({NAME:?})");
    all_sizes(page, name, pictures, async |_| page.ask(&script).await).await
}

async fn all_sizes(
    page: &Page,
    name: &str,
    pictures: bool,
    measure: impl AsyncFn(Size) -> Result<Vec<String>>,
) -> Result<()> {
    let mut wrong = Vec::new();
    for size in SIZES {
        page.resize(size.width, size.height).await?;
        let text = size.text;
        page.run(&format!(
            "document.documentElement.style.fontSize = '{text}%'"
        ))
        .await?;
        let found = measure(size).await?;
        if pictures || !found.is_empty() {
            page.picture(&format!("{name}-{}", size.name())).await?;
        }
        let (firm, by_chance): (Vec<_>, Vec<_>) = found.into_iter().partition(|one| is_firm(one));
        for one in by_chance {
            println!("{name}, {}, as it happened to be: {one}", size.name());
        }
        wrong.extend(firm.iter().map(|one| format!("{}: {one}", size.name())));
    }
    page.run("document.documentElement.style.fontSize = ''")
        .await?;
    page.resize(1280, 800).await?;
    ensure!(wrong.is_empty(), "{name} does not fit: {wrong:#?}");
    Ok(())
}

/// What fails wherever it is seen: the layout of a page and of a sheet, whether answers are in
/// sight, words beyond the edge.
const FIRM: [&str; 7] = [
    "the page is",
    "the board has",
    "the sheet",
    "is not all in sight",
    "runs out of the page",
    "runs out of the sheet",
    "is cut",
];

/// Whether a fault fails on every machine. What hangs on fonts and on the cards and dice that a
/// match happened to come to is said, and judged only by whoever asks for it with
/// `ASTRAGAL_MEASURE=strict`.
fn is_firm(fault: &str) -> bool {
    let strict = std::env::var("ASTRAGAL_MEASURE").is_ok_and(|asked| asked == "strict");
    strict || FIRM.iter().any(|firm| fault.contains(firm))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_out_of_sight_fail_and_a_long_word_in_its_box_is_said() {
        assert!(is_firm("button.button \"Roll\" is not all in sight"));
        assert!(is_firm("\"Kassandra\" runs out of the page"));
        assert!(is_firm("the sheet is 12 px too wide"));
        assert!(!is_firm(
            "\"Kassandra\" runs out of span.seat-name \"Kassandra\""
        ));
        assert!(!is_firm("button.die \"4\" lies on button.die \"5\""));
    }
}
