//! The log, the same for all games: sentences with small dice in the line, headings, and each line
//! a door to its moment.

mod panel;

use crate::die::{Look, die};
use crate::dom::{self, Listener};
use crate::icon::Icon;
use crate::voice::Voice;
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::ops::Range;
use std::time::Duration;
use wasm_bindgen::JsCast;

pub(crate) use panel::panel;

/// A line of the log, made by a game from one or several events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The last of the events it tells, counted from the beginning of the match.
    pub(crate) place: usize,
    /// Whether it begins a part of the match.
    pub(crate) heading: bool,
    /// Whom it is about.
    pub(crate) seat: Option<Seat>,
    pub(crate) told: Vec<Sentence>,
}

/// Which events make which lines, oldest first: so many from a place on, unless they are nobody's
/// news.
pub(crate) fn groups(
    count: usize,
    length: impl Fn(usize) -> usize,
    is_noise: impl Fn(usize) -> bool,
) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut place = 0;
    while place < count {
        let next = place + length(place);
        if !is_noise(place) {
            groups.push(place..next);
        }
        place = next;
    }
    groups
}

/// The first seat a sentence is about.
fn seat_of(said: &Said) -> Option<Seat> {
    said.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

/// What fills a gap of a sentence.
pub(crate) fn gap(said: &Said, name: &str) -> Option<(Cow<'static, str>, Arg)> {
    said.args.iter().find(|(gap, _)| gap == name).cloned()
}

/// A sentence and the dice in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sentence {
    said: Said,
    dice: Vec<Drawn>,
}

/// Dice beside a gap of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Drawn {
    /// The gap's name.
    gap: &'static str,
    looks: Vec<Look>,
}

/// Marks in a sentence where dice are drawn; no language has letters there.
const MARK: u32 = 0xE000;

impl Entry {
    /// A line that ends with the event at a place, about whom its first sentence speaks of.
    pub(crate) fn new(place: usize, heading: bool, told: Vec<Sentence>) -> Entry {
        let first = told.first();
        Entry {
            place,
            heading,
            seat: first.and_then(|sentence| seat_of(&sentence.said)),
            told,
        }
    }

    /// A line of words alone.
    pub(crate) fn spoken(place: usize, said: Said) -> Entry {
        Entry::new(place, false, vec![Sentence::new(said, Vec::new())])
    }

    /// The whole line without its drawings.
    pub(crate) fn text(&self, voice: &Voice) -> String {
        self.sentences(voice).join(" ")
    }

    /// Its sentences without their drawings.
    pub(crate) fn sentences(&self, voice: &Voice) -> Vec<String> {
        let said = self
            .told
            .iter()
            .map(|sentence| ended(voice.say(&sentence.in_words())));
        said.collect()
    }

    /// The line with its dice.
    pub(crate) fn draw(&self, voice: &Voice) -> Vec<AnyView> {
        let drawn = self.told.iter().map(|sentence| sentence.draw(voice));
        drawn.flatten().collect()
    }
}

/// Sentences that a drawing ends in the log end with a full stop where they are read without it.
fn ended(mut said: String) -> String {
    if !said.ends_with(['.', '!', '?', ':', '…']) {
        said.push('.');
    }
    said
}

impl Sentence {
    /// A sentence with dice beside its gaps.
    pub(crate) fn new(said: Said, dice: Vec<(&'static str, Vec<Look>)>) -> Sentence {
        let dice = dice.into_iter();
        Sentence {
            said,
            dice: dice.map(|(gap, looks)| Drawn { gap, looks }).collect(),
        }
    }

    fn draw(&self, voice: &Voice) -> Vec<AnyView> {
        let mut parts = Vec::new();
        let mut text = String::new();
        for letter in voice.say(&self.marked()).chars().chain([' ']) {
            let Some(place) = number(letter) else {
                text.push(letter);
                continue;
            };
            parts.push(std::mem::take(&mut text).into_any());
            let looks = self.dice.get(place).map(|drawn| drawn.looks.clone());
            let looks = looks.unwrap_or_default().into_iter();
            parts.extend(looks.map(|look| die(look, None)));
        }
        parts.push(text.into_any());
        parts
    }

    /// The sentence with words where only drawings stand.
    fn in_words(&self) -> Said {
        let mut said = self.said.clone();
        for (name, arg) in &mut said.args {
            let drawn = self.dice.iter().find(|drawn| drawn.gap == *name);
            if let (Some(drawn), Arg::Spelled(text)) = (drawn, arg) {
                let labels = drawn.looks.iter().map(|look| look.label.as_str());
                *text = match text.trim() {
                    "" => labels.collect::<Vec<&str>>().join("; "),
                    words => words.to_owned(),
                };
            }
        }
        said
    }

    /// The sentence with a mark behind everything that is drawn.
    fn marked(&self) -> Said {
        let mut said = self.said.clone();
        for (name, arg) in &mut said.args {
            let place = self.dice.iter().position(|drawn| drawn.gap == *name);
            let mark = place.and_then(|place| char::from_u32(MARK + place as u32));
            match (mark, arg) {
                (Some(mark), Arg::Named { de, en }) => {
                    // The die stays on the line of its name.
                    de.extend(['\u{a0}', mark]);
                    en.extend(['\u{a0}', mark]);
                }
                (Some(mark), Arg::Spelled(text)) => text.push(mark),
                _ => {}
            }
        }
        said
    }
}

fn number(mark: char) -> Option<usize> {
    let number = u32::from(mark).checked_sub(MARK)?;
    (number < 0x100).then_some(number as usize)
}

/// A look back: the line whose moment is on the board instead of the present one.
#[derive(Clone, Copy)]
pub(crate) struct Past {
    line: RwSignal<Option<usize>>,
    /// The lines there are, for the keys.
    lines: StoredValue<Vec<usize>>,
    /// The lines still to come while several are shown once more, and how often that was begun.
    again: StoredValue<(VecDeque<usize>, u32)>,
    /// Whether several lines are shown once more.
    runs: StoredValue<bool>,
}

impl Past {
    /// Lets a page look back. While it does, no key may answer a question of the present.
    pub(crate) fn provide() -> Past {
        let past = Past {
            line: RwSignal::new(None),
            lines: StoredValue::default(),
            again: StoredValue::default(),
            runs: StoredValue::new(false),
        };
        provide_context(past);
        StoredValue::new_local(Listener::first("pointerdown", move |_| {
            past.end_again();
        }));
        StoredValue::new_local(Listener::first("keydown", move |event| {
            past.key_pressed(&event);
        }));
        past
    }

    /// The line that is looked at, where the page can look back.
    pub(crate) fn line() -> Option<usize> {
        use_context::<Past>().and_then(|past| past.line.get())
    }

    /// Shows the moment of a line.
    pub(crate) fn look(self, line: usize) {
        self.line.set(Some(line));
        // Where the log was a sheet, it is gone, and the focus with it.
        request_animation_frame(|| {
            let back = dom::elements(".past-bar .button-main");
            if let (None, Some(back)) = (dom::focused(), back.first()) {
                drop(back.focus());
            }
        });
    }

    /// Back to the present.
    pub(crate) fn now(self) {
        self.line.set(None);
        // The focus is never lost.
        request_animation_frame(|| {
            if let Some(ask) = dom::element("ask") {
                drop(ask.focus());
            }
        });
    }

    /// Shows the moments of several lines once more, one after the other, and then the present.
    pub(crate) fn again(self, lines: Vec<usize>, each: Duration) {
        let run = self.again.try_update_value(|(left, run)| {
            *left = lines.into();
            *run += 1;
            *run
        });
        self.runs.set_value(true);
        self.show_again(run.unwrap_or_default(), each);
    }

    fn show_again(self, run: u32, each: Duration) {
        let next = self.again.try_update_value(|(left, newest)| {
            let shown = if *newest == run {
                left.pop_front()
            } else {
                None
            };
            (*newest == run, shown)
        });
        match next {
            Some((true, Some(line))) => {
                self.line.set(Some(line));
                set_timeout(move || self.show_again(run, each), each);
            }
            Some((true, None)) => drop(self.end_again()),
            // Ended, begun anew, or the page is gone.
            _ => {}
        }
    }

    /// Ends what is shown once more. Whether there was anything.
    fn end_again(self) -> bool {
        let runs = self.runs.try_get_value() == Some(true);
        if runs {
            self.runs.set_value(false);
            self.again.update_value(|(left, run)| {
                left.clear();
                *run += 1;
            });
            self.now();
        }
        runs
    }

    /// One line earlier or later; after the newest comes the present.
    pub(crate) fn step(self, by: isize) {
        let lines = self.lines.get_value();
        let now = self.line.get_untracked();
        let at = now.and_then(|now| lines.iter().position(|line| *line >= now));
        let next = at.map(|at| at.saturating_add_signed(by));
        match next.and_then(|next| lines.get(next)) {
            Some(line) => self.look(*line),
            None => self.now(),
        }
    }

    fn key_pressed(self, event: &web_sys::Event) {
        let Some(pressed) = event.dyn_ref::<web_sys::KeyboardEvent>() else {
            return;
        };
        let looks = self.line.try_get_untracked().flatten().is_some();
        if !looks || pressed.shift_key() || dom::is_dialog_open() {
            return;
        }
        if self.end_again() {
            event.prevent_default();
            return event.stop_propagation();
        }
        match pressed.key().as_str() {
            "Escape" => self.now(),
            "ArrowLeft" | "ArrowUp" => self.step(-1),
            "ArrowRight" | "ArrowDown" => self.step(1),
            "Backspace" | "s" | "S" => {}
            digit if digit.parse::<u8>().is_ok() => {}
            // Enter is for the button it is on, and for nothing else.
            "Enter" if dom::focused().is_none_or(|focus| focus.tag_name() != "BUTTON") => {}
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Where a line leads instead, on a page that has moments of its own.
#[derive(Clone, Copy)]
pub(crate) struct Jump(pub(crate) Callback<usize>);

/// Instead of the question while somebody looks back.
pub(crate) fn bar(voice: &Voice, moment: String) -> AnyView {
    let Some(past) = use_context::<Past>() else {
        return ().into_any();
    };
    let step = |icon: &'static str, key: &str, by: isize| {
        let name = voice.text(key);
        view! {
            <button
                class="button button-icon"
                type="button"
                aria-label=name.clone()
                title=name
                on:click=move |_| past.step(by)
            >
                <Icon name=icon/>
            </button>
        }
    };
    view! {
        <section class="decision past-bar" id="decision" aria-labelledby="past-title">
            <div class="ask">
                <Icon name="ic-log" size="icon-24"/>
                <div class="ask-words">
                    <h2 id="past-title" tabindex="-1">{voice.text("web-past")}</h2>
                    <p>{moment}</p>
                </div>
            </div>
            <div class="offers">
                {step("ic-step-back", "web-replay-back", -1)}
                {step("ic-step", "web-replay-on", 1)}
                <button class="button button-main" type="button" on:click=move |_| past.now()>
                    <Icon name="ic-last"/>{voice.text("web-past-now")}" "<kbd>"Esc"</kbd>
                </button>
            </div>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_no_letters_of_any_language() {
        assert_eq!(number('A'), None);
        assert_eq!(number('\u{e000}'), Some(0));
        assert_eq!(number('\u{e003}'), Some(3));
    }

    #[test]
    fn what_is_only_drawn_is_read_in_words() {
        let said = Said::new("x")
            .with("dice", Arg::Spelled(String::new()))
            .with("faces", Arg::Spelled("Might ".into()));
        let look = |label: &str| Look {
            label: label.to_owned(),
            ..Look::default()
        };
        let dice = vec![
            ("dice", vec![look("Barrier, 4"), look("Smasher, 6")]),
            ("faces", vec![look("")]),
        ];
        let sentence = Sentence::new(said, dice);
        let words = sentence.in_words();
        assert_eq!(
            words.args[0].1,
            Arg::Spelled("Barrier, 4; Smasher, 6".into())
        );
        assert_eq!(words.args[1].1, Arg::Spelled("Might".into()));
    }

    #[test]
    fn a_gap_is_marked_where_a_die_is_drawn() {
        let said = Said::new("x")
            .with("die", Arg::Spelled("Barrier".into()))
            .with("value", Arg::number(3));
        let sentence = Sentence::new(said.clone(), vec![("die", vec![Look::default()])]);
        let marked = sentence.marked();
        assert_eq!(marked.args[0].1, Arg::Spelled("Barrier\u{e000}".into()));
        assert_eq!(marked.args[1], said.args[1]);
    }
}
