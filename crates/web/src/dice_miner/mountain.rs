//! The mountain: a slope of turned squares in rows of two to six. A die that is pointed at, focused
//! or chosen shows what would slide and what it would bring.

use super::Session;
use super::scene::{Scene, plain, signed, tone};
use super::{beer, lacks, look};
use crate::icon::Icon;
use crate::session::capital;
use game_dice_miner::{Cell, Event, Lie, Offer, Slide, ahead};
use kernel::Arg;
use leptos::prelude::*;
use std::fmt::Write;

const SLOPE: &str = "<path class=\"mm-hill\" d=\"M-12 214 L-12 150 L150 -4 Q160 -12 170 -12 \
    H214 Q224 -12 234 -4 L396 150 V214z\"/><path class=\"mm-saw\" d=\"M0 160 L32 192 L64 160 \
    L96 192 L128 160 L160 192 L192 160 L224 192 L256 160 L288 192 L320 160 L352 192 L384 160 \
    L384 204 L0 204z\"/>";

const EMPTY: &str = "<rect x=\"13\" y=\"13\" width=\"38\" height=\"38\" rx=\"9\" \
    transform=\"rotate(45 32 32)\"/>";

/// The mountain with all that belongs to it.
pub(super) fn board(scene: &Scene, session: Session) -> AnyView {
    let peek = RwSignal::new(None);
    let cells: Vec<AnyView> = Cell::all()
        .map(|cell| place(scene, session, cell, peek))
        .collect();
    let taking = |cell| Preview::of(scene, cell);
    let previews: Vec<Preview> = Cell::all().filter_map(taking).collect();
    let chosen = match scene.draft.pick {
        Some(Offer::Take(cell)) => Some(cell),
        _ => None,
    };
    let now = Memo::new(move |_| {
        let cell = peek.get().or(chosen)?;
        previews
            .iter()
            .find(|preview| preview.cell == cell)
            .cloned()
    });
    let slope = view! {
        <svg
            class="mm-slope"
            viewBox="-14 -14 412 232"
            preserveAspectRatio="none"
            aria-hidden="true"
            inner_html=SLOPE
        ></svg>
    };
    let arrows = move || now.get().map(|preview| arrows(preview.arrows));
    let legend = legend(scene);
    let tip = move || match now.get() {
        Some(preview) => preview.draw(),
        None => legend.draw(),
    };
    view! {
        <section class="mm-board" aria-label=scene.text("web-dice-miner-mountain")>
            {beer::cheers(scene, session)}
            {beer::share(scene, session)}
            <div class="mm-mountain">{slope}<ul>{cells}</ul>{arrows}</div>
            <div class="mm-tip">{tip}</div>
        </section>
    }
    .into_any()
}

/// A cell: a die or the gap that one has left.
fn place(scene: &Scene, session: Session, cell: Cell, peek: RwSignal<Option<Cell>>) -> AnyView {
    let (row, column) = spot(cell);
    let mut class = format!("mm-r{row} mm-c{column}");
    let Some(die) = scene.public().mountain.die(cell) else {
        class.push_str(" mm-empty");
        return view! {
            <li class=class aria-hidden="true">
                <svg viewBox="0 0 64 64" inner_html=EMPTY></svg>
            </li>
        }
        .into_any();
    };
    if scene.public().mountain.lie(cell) == Some(Lie::Flank) {
        class.push_str(" mm-flank");
    }
    class.push_str(slid(scene, cell));
    let look = move |_| peek.set(Some(cell));
    let away = move |_| peek.set(None);
    view! {
        <li
            class=class
            on:pointerover=look
            on:pointerout=away
            on:focusin=move |_| peek.set(Some(cell))
            on:focusout=move |_| peek.set(None)
        >
            {look::on_mountain(scene, session, cell, die)}
        </li>
    }
    .into_any()
}

/// Row and column; a column is half a cell wide.
fn spot(cell: Cell) -> (usize, usize) {
    (cell.row(), 4 - cell.row() + 2 * cell.place())
}

/// The way by which the die in a cell has just come.
fn slid(scene: &Scene, cell: Cell) -> &'static str {
    let mut slides = scene.news.iter().filter_map(|event| match event {
        Event::Slid(slide) => Some(*slide),
        _ => None,
    });
    let came = |slide: &Slide| slide.ways().any(|(_, into)| into == cell);
    match slides.rfind(came) {
        Some(slide) if slide.from_left => " mm-from-left",
        Some(_) => " mm-from-right",
        None => "",
    }
}

/// What taking a die would do.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Preview {
    cell: Cell,
    title: String,
    slides: Option<String>,
    points: Option<(String, i16)>,
    /// Why a die that brings no points now brings none.
    lacks: Option<String>,
    arrows: String,
}

impl Preview {
    fn of(scene: &Scene, cell: Cell) -> Option<Preview> {
        let (public, game) = (scene.public(), &scene.game);
        let lie = public.mountain.lie(cell)?;
        let die = public.mountain.die(cell)?;
        let title = format!(
            "{} · {}",
            capital(&scene.called(&game.called_die(die))),
            scene.text(look::lie_key(lie))
        );
        let taking = ahead::taking(game, public, scene.me, cell);
        let slide = taking.as_ref().and_then(|taking| taking.slide);
        let points = taking.filter(|_| scene.plays).map(|taking| {
            let before = game.as_it_lies(public, scene.me).score.sum();
            let spelled = |points: i16| Arg::Spelled(plain(points));
            let after = scene.say(
                "web-dice-miner-tip-points",
                &[
                    ("before", spelled(before)),
                    ("after", spelled(before + taking.change)),
                ],
            );
            (after, taking.change)
        });
        let nothing = points.as_ref().is_some_and(|(_, change)| *change == 0);
        Some(Preview {
            cell,
            title,
            slides: slide.map(|slide| slides(scene, slide)),
            points,
            lacks: nothing.then(|| lacks::said(scene, die)),
            arrows: slide.map(way_of).unwrap_or_default(),
        })
    }

    fn draw(self) -> AnyView {
        let points = self.points.map(|(text, change)| {
            view! { <p>{text}" "<b class=tone(change)>{signed(change)}</b></p> }
        });
        view! {
            <div class="help">
                <p><b>{self.title}</b></p>
                {self.slides.map(|slides| view! { <p>{slides}</p> })}
                {points}
                {self.lacks.map(|lacks| view! { <p class="mm-lacks">{lacks}</p> })}
            </div>
        }
        .into_any()
    }
}

/// Which dice would slide, in words.
fn slides(scene: &Scene, slide: Slide) -> String {
    let name = |(from, _): (Cell, Cell)| {
        let die = scene.public().mountain.die(from)?;
        Some(scene.called(&scene.game.called_die(die)))
    };
    let names: Vec<String> = slide.ways().filter_map(name).collect();
    let args = [
        ("count", Arg::number(slide.count)),
        ("dice", Arg::Spelled(names.join(", "))),
    ];
    capital(&scene.say("web-dice-miner-tip-slides", &args))
}

/// Arrows beside the dice that would slide, on 384 by 192.
fn way_of(slide: Slide) -> String {
    let side = if slide.from_left { 1 } else { -1 };
    let middle = |cell: Cell| {
        let (row, column) = spot(cell);
        (32 * (column as i32 + 1), 32 * (row as i32 + 1))
    };
    let mut path = String::new();
    for (from, into) in slide.ways() {
        let ((x, y), (to_x, to_y)) = (middle(from), middle(into));
        let (x, y) = (
            i32::midpoint(x, to_x) + 17 * side,
            i32::midpoint(y, to_y) - 22,
        );
        let (end, low) = (x + 12 * side, y + 12);
        write!(
            path,
            "<path d=\"M{} {}L{end} {low}M{} {low}h{}v-11\"/>",
            x - 12 * side,
            y - 12,
            end - 11 * side,
            11 * side
        )
        .expect("a string takes all");
    }
    path
}

fn arrows(path: String) -> AnyView {
    view! {
        <svg class="mm-slide" viewBox="0 0 384 192" aria-hidden="true" inner_html=path></svg>
    }
    .into_any()
}

/// What the rings mean, while no die is looked at.
#[derive(Debug, Clone)]
struct Legend([String; 3]);

fn legend(scene: &Scene) -> Legend {
    let keys = [
        "web-dice-miner-key-top",
        "web-dice-miner-key-flank",
        "web-dice-miner-key-slide",
    ];
    Legend(keys.map(|key| scene.text(key)))
}

impl Legend {
    fn draw(&self) -> AnyView {
        let [top, flank, slide] = self.0.clone();
        view! {
            <ul class="mm-key small soft">
                <li><span class="mm-k1"></span>{top}</li>
                <li><span class="mm-k2"></span>{flank}</li>
                <li><Icon name="ic-arrow-down-right" size="icon-16"/>{slide}</li>
            </ul>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_middle_above_each_other() {
        let spots: Vec<(usize, usize)> = Cell::all().map(spot).collect();
        assert_eq!(spots[..5], [(0, 4), (0, 6), (1, 3), (1, 5), (1, 7)]);
        assert_eq!((spots[14], spots[19]), ((4, 0), (4, 10)));
    }

    #[test]
    fn an_arrow_for_each_die_that_slides() {
        let slide = Slide {
            into: Cell::new(4, 0).unwrap(),
            from_left: false,
            count: 3,
        };
        assert_eq!(way_of(slide).matches("<path").count(), 3);
    }
}
