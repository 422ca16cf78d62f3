//! The icon in points, for home screens that take no drawing: made from `icon.svg`.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Files, how many points they have on a side, and whether they are filled to their corners, as
/// home screens want it that cut out a shape of their own.
const ICONS: [(&str, u16, bool); 4] = [
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-maskable.png", 512, true),
    ("apple-touch-icon.png", 180, true),
];

/// How the paper under the drawing is rounded.
const ROUND: &str = " rx=\"7\"";

/// Draws all of them into a folder.
pub(crate) fn write(svg: &str, out: &Path) -> Result<()> {
    for (name, side, full) in ICONS {
        let icon = points(svg, side, full).context("icon.svg")?;
        icon.save_png(out.join(name))
            .with_context(|| format!("could not write {name}"))?;
    }
    Ok(())
}

fn points(svg: &str, side: u16, full: bool) -> Result<Pixmap> {
    ensure!(svg.contains(ROUND), "its paper is no longer rounded{ROUND}");
    let drawn = if full {
        svg.replacen(ROUND, "", 1)
    } else {
        svg.to_owned()
    };
    let tree = Tree::from_str(&drawn, &Options::default())?;
    let mut points = Pixmap::new(side.into(), side.into()).context("it has no size")?;
    let scale = f32::from(side) / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut points.as_mut(),
    );
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ICON: &str = include_str!("../../../crates/web/assets/icon.svg");

    #[test]
    fn only_what_is_cut_out_elsewhere_is_filled_to_its_corners() {
        let corner = |full| {
            points(ICON, 192, full)
                .unwrap()
                .pixel(1, 1)
                .unwrap()
                .alpha()
        };
        assert_eq!((corner(false), corner(true)), (0, 255));
    }

    #[test]
    fn the_die_is_in_the_middle() {
        let icon = points(ICON, 192, false).unwrap();
        let colour = |x, y| {
            let point = icon.pixel(x, y).unwrap();
            [point.red(), point.green(), point.blue()]
        };
        assert_eq!(colour(96, 12), [0xfb, 0xf7, 0xee], "paper");
        assert_eq!(colour(96, 40), [0xad, 0x44, 0x14], "the die");
    }
}
