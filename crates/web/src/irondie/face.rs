//! What is printed on IRONDIE's dice: the symbol of the kind, two letters for the colour, and the
//! number as triangles (attack), dots (defence) or a numeral (life). Shape speaks before colour.

use game_irondie::Class;
use std::fmt::Write;

/// What a face shows below its symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shows {
    /// A number.
    Value(u8),
    /// It is about to be thrown.
    Unknown,
    /// It lies in a hand: the kind alone, large.
    Kind,
}

/// A face to draw.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Face<'a> {
    /// The kind's id, which names the symbol.
    pub(crate) kind: &'a str,
    pub(crate) class: Class,
    /// Two letters of the colour.
    pub(crate) letters: &'a str,
    pub(crate) rare: bool,
    pub(crate) shows: Shows,
}

/// The inside of the die's drawing, 64 by 64.
pub(crate) fn draw(face: &Face<'_>) -> String {
    let mut svg = String::from("<use href=\"#die-body\"/><use href=\"#die-metal\"/>");
    match face.shows {
        Shows::Kind => {
            symbol(&mut svg, face.kind, 16.0, 21.0, 32.0);
            text(&mut svg, 44.0, 15.5, 15, face.letters);
        }
        Shows::Unknown | Shows::Value(_) => {
            symbol(&mut svg, face.kind, 8.5, 5.5, 21.0);
            text(&mut svg, 47.0, 16.5, 13, face.letters);
        }
    }
    match (face.shows, face.class) {
        (Shows::Kind, _) => {}
        (Shows::Unknown, _) => engraved(&mut svg, 26, "?"),
        (Shows::Value(value), Class::Life) => engraved(&mut svg, 29, &value.to_string()),
        (Shows::Value(value), Class::Attack) => places(value, |x, y| triangle(&mut svg, x, y)),
        (Shows::Value(value), Class::Defence) => places(value, |x, y| dot(&mut svg, x, y)),
    }
    if face.rare {
        rare(&mut svg, face.shows);
    }
    svg
}

fn symbol(svg: &mut String, kind: &str, x: f32, y: f32, size: f32) {
    let mut print = |class: &str, y: f32| {
        write!(
            svg,
            "<g class=\"{class}\"><use href=\"#sym-{kind}\" x=\"{x}\" y=\"{y}\" \
             width=\"{size}\" height=\"{size}\"/></g>"
        )
        .expect("a string takes all");
    };
    print("die-lowlight", y + 1.2);
    print("die-print", y);
}

fn text(svg: &mut String, x: f32, y: f32, size: u8, text: &str) {
    write!(
        svg,
        "<text class=\"die-text\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{text}</text>"
    )
    .expect("a string takes all");
}

fn engraved(svg: &mut String, size: u8, number: &str) {
    write!(
        svg,
        "<text class=\"die-text die-lowlight\" x=\"32\" y=\"42.2\" font-size=\"{size}\">{number}</text>"
    )
    .expect("a string takes all");
    text(svg, 32.0, 41.0, size, number);
}

/// Where the pips of a number stand: one row up to three, two rows above.
fn places(value: u8, mut pip: impl FnMut(f32, f32)) {
    let (upper, lower) = match value {
        0..=3 => (0, value),
        4 => (2, 2),
        _ => (3, value.min(6) - 3),
    };
    let rows = if upper == 0 {
        [0.0, 41.0]
    } else {
        [34.5, 48.0]
    };
    for (count, y) in [upper, lower].into_iter().zip(rows) {
        let columns: &[f32] = match count {
            0 => &[],
            1 => &[32.0],
            2 => &[24.0, 40.0],
            _ => &[17.0, 32.0, 47.0],
        };
        for &x in columns {
            pip(x, y);
        }
    }
}

fn triangle(svg: &mut String, x: f32, y: f32) {
    let top = y - 6.4;
    write!(
        svg,
        "<path d=\"M{x} {top:.1}l6.3 11h-12.6z\" fill=\"var(--die-ink)\" \
         stroke=\"var(--die-ink)\" stroke-width=\"1\" stroke-linejoin=\"round\"/>"
    )
    .expect("a string takes all");
}

fn dot(svg: &mut String, x: f32, y: f32) {
    let low = y + 1.0;
    write!(
        svg,
        "<circle cx=\"{x}\" cy=\"{low}\" r=\"5\" fill=\"var(--die-bevel)\"/>\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"5\" fill=\"var(--die-ink)\"/>"
    )
    .expect("a string takes all");
}

fn rare(svg: &mut String, shows: Shows) {
    let (x, y, size) = match shows {
        Shows::Kind => (7.0, 6.5, 17.0),
        _ => (29.5, 4.0, 10.0),
    };
    write!(
        svg,
        "<g class=\"die-print\"><use href=\"#sym-rare\" x=\"{x}\" y=\"{y}\" \
         width=\"{size}\" height=\"{size}\"/></g>"
    )
    .expect("a string takes all");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(class: Class, value: u8) -> String {
        draw(&Face {
            kind: "barrier",
            class,
            letters: "Gr",
            rare: false,
            shows: Shows::Value(value),
        })
    }

    #[test]
    fn a_number_has_as_many_pips() {
        for value in 1..=6 {
            let dots = drawn(Class::Defence, value)
                .matches("var(--die-ink)")
                .count();
            assert_eq!(dots, usize::from(value));
            let triangles = drawn(Class::Attack, value).matches("<path").count();
            assert_eq!(triangles, usize::from(value));
            assert!(drawn(Class::Life, value).contains(&format!(">{value}</text>")));
        }
    }
}
