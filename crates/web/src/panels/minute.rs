//! The rules in a minute: the goal, a turn and the end of a game in a few pictures, before the
//! numbered rules.

use super::{Panel, Panels, Sheet};
use crate::boards::GameBox;
use crate::icon::Icon;
use crate::picture;
use crate::route::{Route, Way};
use crate::voice::{s, t, voice};
use leptos::prelude::*;

/// The sheet.
pub(super) fn sheet(game: &'static str) -> impl IntoView {
    let game = GameBox::read(game).unwrap_or(GameBox::first());
    let panels = Panels::get();
    let rules = move |_| {
        panels.open(Panel::Rules {
            game: game.id(),
            rule: None,
        });
    };
    let parts = (1..).zip(game.lid.minute);
    let parts = parts.map(move |(number, line)| part(game, number, line));
    view! {
        <Sheet
            class=format!("pn-minute {}", game.id())
            icon="ic-clock"
            title=Signal::derive(s(game.named("web-minute-of")))
        >
            <ol>{parts.collect_view()}</ol>
            <div class="offers">
                <button class="button" type="button" on:click=rules>
                    <Icon name="ic-rules"/>{t("web-minute-all")}
                </button>
                <a
                    class="button button-main"
                    href=Route::Match(game, Way::Learn).address()
                    on:click=move |_| panels.close()
                >
                    <Icon name="ic-learn"/>{t("web-learn")}
                </a>
            </div>
        </Sheet>
    }
}

/// A picture and its sentence.
fn part(game: GameBox, number: usize, line: &'static str) -> impl IntoView {
    let text = move || voice().text(&key(game, number));
    view! { <li>{picture::row(line)}<p>{text}</p></li> }
}

fn key(game: GameBox, number: usize) -> String {
    format!("web-minute-{}-{number}", game.id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Lang, Words};

    #[test]
    fn every_game_is_told_in_a_few_pictures_in_both_languages() {
        for &game in GameBox::all() {
            let lines = game.lid.minute;
            assert!((6..=8).contains(&lines.len()), "{game:?}");
            for (number, line) in (1..).zip(lines) {
                assert!(!line.is_empty(), "{game:?} has no picture {number}");
                picture::tests::is_drawn(line);
                for lang in Lang::ALL {
                    let said = Words::new(lang).text(&key(game, number));
                    assert!(said.ends_with('.') && said.chars().count() < 220, "{said}");
                }
            }
        }
    }
}
