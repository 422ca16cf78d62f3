//! A link as a QR code: dark on white in both themes, because that is what phones read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// White around the code, in modules: fewer, and some phones do not find it.
const MARGIN: i32 = 4;

/// The code; nothing for a text that is too long for one.
pub(super) fn code(text: &str, label: impl Fn() -> String + Send + 'static) -> Option<AnyView> {
    // A screen is clean and flat: the lowest correction makes the largest squares.
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size() + 2 * MARGIN;
    let inner = format!(
        "<rect x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{size}\" height=\"{size}\" rx=\"1.5\" \
         fill=\"#fff\"/><path fill=\"#000\" d=\"{}\"/>",
        path(&code)
    );
    let drawn = view! {
        <svg
            class="fr-qr"
            viewBox=format!("-{MARGIN} -{MARGIN} {size} {size}")
            shape-rendering="crispEdges"
            role="img"
            aria-label=label
            inner_html=inner
        ></svg>
    };
    Some(drawn.into_any())
}

/// One stroke for each run of dark modules in a row.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y));
            let run = run.count() as i32;
            if run > 0 {
                write!(path, "M{x} {y}h{run}v1h-{run}z").expect("a string takes all");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_the_dark_modules_and_no_others() {
        let code = QrCode::encode_text("https://dice.example/#/table/t0", QrCodeEcc::Low).unwrap();
        let mut dark = vec![false; (code.size() * code.size()) as usize];
        for stroke in path(&code).split('M').skip(1) {
            let (x, rest) = stroke.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (run, _) = rest.split_once('v').unwrap();
            let [x, y, run] = [x, y, run].map(|number| number.parse::<i32>().unwrap());
            (x..x + run).for_each(|x| dark[(y * code.size() + x) as usize] = true);
        }
        for (y, x) in (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (y, x))) {
            let drawn = dark[(y * code.size() + x) as usize];
            assert_eq!(drawn, code.get_module(x, y), "{x}, {y}");
        }
    }
}
