//! The panel of the log, the newest lines first. A line that is drawn stays as it is while it says
//! the same: an answer at a long match draws its own lines and no others.

use super::{Entry, Jump, Past};
use crate::dom;
use crate::frame::SideSheet;
use crate::icon::Icon;
use crate::voice::Voice;
use kernel::Seat;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use std::sync::Arc;

/// The lines of a log, oldest first, each with a number that is its own while it says the same.
#[derive(Clone, PartialEq)]
pub(crate) struct Lines {
    voice: Voice,
    all: Vec<(u64, Arc<Entry>)>,
    next: u64,
}

impl Lines {
    /// Numbers lines: those that were there before, and are said by the same voice, keep theirs.
    fn number(before: Option<&Lines>, voice: Voice, entries: Vec<Entry>) -> Lines {
        let next = before.map_or(0, |before| before.next);
        let kept = before.filter(|before| before.voice == voice);
        let mut lines = Lines {
            voice,
            all: Vec::with_capacity(entries.len()),
            next,
        };
        for entry in entries {
            let known = kept.and_then(|kept| kept.find(&entry));
            lines.all.push(known.unwrap_or_else(|| {
                lines.next += 1;
                (lines.next, Arc::new(entry))
            }));
        }
        lines
    }

    /// The same line.
    fn find(&self, entry: &Entry) -> Option<(u64, Arc<Entry>)> {
        let mut all = self.all.iter();
        let found = all.find(|(_, one)| one.place == entry.place && **one == *entry);
        found.cloned()
    }

    fn newest_first(&self) -> Vec<(u64, Arc<Entry>)> {
        self.all.iter().rev().cloned().collect()
    }

    /// The places of what can be looked back to.
    fn places(&self) -> impl DoubleEndedIterator<Item = usize> {
        let lines = self.all.iter().filter(|(_, entry)| !entry.heading);
        lines.map(|(_, entry)| entry.place)
    }
}

/// What a line needs to know of the others and of the page.
#[derive(Clone)]
struct Around {
    past: Option<Past>,
    jump: Option<Jump>,
    sheet: Option<SideSheet>,
    /// The line whose moment is on the board.
    now: Selector<Option<usize>>,
    /// The one line that Tab stops at; the arrows do the rest.
    stop: Selector<usize>,
}

/// The panel: what it is about, a way to see what is new once more, and the lines.
pub(crate) fn panel(
    voice: Signal<Voice>,
    about: Signal<String>,
    again: impl Fn() -> Option<AnyView> + Send + 'static,
    entries: Signal<Vec<Entry>>,
) -> AnyView {
    let lines =
        Memo::new(move |before: Option<&Lines>| Lines::number(before, voice.get(), entries.get()));
    let around = Around::of(lines);
    let item = move |(_, entry): (u64, Arc<Entry>)| {
        let parts = voice.with_untracked(|voice| entry.draw(voice));
        around.clone().item(&entry, parts)
    };
    view! {
        <section class="panel" id="log">
            <h2>
                <Icon name="ic-log"/>
                " "
                {move || voice.with(|voice| voice.text("web-log"))}
                <small>{move || about.get()}</small>
            </h2>
            {again}
            <ol class="log" on:keydown=|event| walk(&event)>
                <For
                    each=move || lines.with(Lines::newest_first)
                    key=|(number, _)| *number
                    children=item
                />
            </ol>
        </section>
    }
    .into_any()
}

impl Around {
    fn of(lines: Memo<Lines>) -> Around {
        let past = use_context::<Past>();
        let now = move || past.and_then(|past| past.line.get());
        let newest = Memo::new(move |_| {
            lines.with(|lines| {
                if let Some(past) = past {
                    past.lines.set_value(lines.places().collect());
                }
                lines.places().next_back().unwrap_or_default()
            })
        });
        Around {
            past,
            jump: use_context::<Option<Jump>>().flatten(),
            sheet: use_context::<SideSheet>(),
            now: Selector::new(now),
            // The lines for the keys are kept also while an older moment is looked at.
            stop: Selector::new(move || {
                let newest = newest.get();
                now().unwrap_or(newest)
            }),
        }
    }

    fn item(self, entry: &Entry, parts: Vec<AnyView>) -> AnyView {
        let place = entry.place;
        if entry.heading {
            return view! { <li class="log-round">{parts}</li> }.into_any();
        }
        let (now, stop) = (self.now.clone(), self.stop.clone());
        let current = move || now.selected(&Some(place)).then_some("true");
        let stop = move || if stop.selected(&place) { "0" } else { "-1" };
        view! {
            <li data-seat=entry.seat.map(Seat::index)>
                <button
                    type="button"
                    tabindex=stop
                    aria-current=current
                    on:click=move |_| self.look(place)
                >
                    {parts}
                </button>
            </li>
        }
        .into_any()
    }

    /// Shows the moment of a line.
    fn look(&self, place: usize) {
        match (self.jump, self.past) {
            (Some(jump), _) => jump.0.run(place),
            (None, Some(past)) => past.look(place),
            (None, None) => {}
        }
        if let Some(sheet) = self.sheet {
            sheet.close();
        }
    }
}

/// Arrows go from line to line.
fn walk(event: &leptos::ev::KeyboardEvent) {
    let by = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    if dom::step(".log button", by) {
        event.prevent_default();
        event.stop_propagation();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Said;
    use words::Lang;

    fn entries(said: &[&'static str]) -> Vec<Entry> {
        let said = said.iter().enumerate();
        said.map(|(place, &said)| Entry::spoken(place, Said::new(said)))
            .collect()
    }

    fn numbers(lines: &Lines) -> Vec<u64> {
        lines.all.iter().map(|(number, _)| *number).collect()
    }

    #[test]
    fn a_line_keeps_its_number_while_it_says_the_same() {
        let voice = |lang| Voice::at_table(lang, Vec::new(), None);
        let first = Lines::number(None, voice(Lang::De), entries(&["one", "two"]));
        let more = entries(&["one", "two", "three"]);
        let second = Lines::number(Some(&first), voice(Lang::De), more.clone());
        assert_eq!(
            (numbers(&first), numbers(&second)),
            (vec![1, 2], vec![1, 2, 3])
        );
        let taken_back = entries(&["one", "other", "three"]);
        let third = Lines::number(Some(&second), voice(Lang::De), taken_back);
        assert_eq!(numbers(&third), [1, 4, 3]);
        let fourth = Lines::number(Some(&second), voice(Lang::En), more);
        assert_eq!(numbers(&fourth), [4, 5, 6], "in another language");
    }
}
