//! *Spelling*: a move has one spelling. *Garbage*: and everything else has none.

use super::lawful::answers;
use super::mutate::{babble, beginnings, bend};
use super::walk::{Law, Moment, viewers};
use crate::SplitMix;
use kernel::{Choice, Game, Input, Seat, Viewer, read_input, spell_input};

/// How many bent texts are tried at each moment.
const TRIES: usize = 12;

/// See [`super::spelling`].
pub(crate) struct Spelling {
    rng: SplitMix,
}

impl Spelling {
    pub(crate) fn new() -> Spelling {
        Spelling {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Spelling {
    fn name(&self) -> &'static str {
        "spelling"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        for seat in Seat::first(at.game.seats()) {
            let view = at.game.view(at.state, Viewer::Seat(seat));
            for choice in answers_of(at, seat, &mut self.rng) {
                there_and_back(at, &view, &choice);
                if self.rng.one_in(4) {
                    as_an_input(at, &Input::Choose { seat, choice });
                }
            }
        }
    }
}

fn there_and_back<G: Game>(at: &Moment<'_, G>, view: &G::View, choice: &Choice<G::Offer>) {
    let (game, trail) = (at.game, at.trail);
    let text = game.spell(view, choice);
    trail.ensure(is_one_line(&text), || {
        format!("{text:?} is not one plain line")
    });
    let read = game.read(view, &text);
    trail.ensure(read.as_ref() == Ok(choice), || {
        format!("{choice:?} is spelled {text:?}, which reads {read:?}")
    });
    let again = game.spell(view, choice);
    trail.ensure(again == text, || {
        format!("{text:?} is spelled {again:?} the second time")
    });
}

fn as_an_input<G: Game>(at: &Moment<'_, G>, input: &Input<G::Offer>) {
    let line = spell_input(at.game, at.state, input);
    let read = read_input(at.game, at.state, &line);
    at.trail.ensure(read.as_ref() == Ok(input), || {
        format!("{input:?} is the line {line:?}, which reads {read:?}")
    });
}

/// A spelling is a line of a script: no edges, no breaks, nothing that looks like a comment.
fn is_one_line(text: &str) -> bool {
    let is_plain = !text.contains(['\n', '\r', '\t']) && !text.contains(" #");
    is_plain && !text.is_empty() && text.trim() == text && !text.starts_with('#')
}

/// See [`super::garbage`].
pub(crate) struct Garbage {
    rng: SplitMix,
}

impl Garbage {
    pub(crate) fn new() -> Garbage {
        Garbage {
            rng: SplitMix::new(0),
        }
    }
}

impl<G: Game> Law<G> for Garbage {
    fn name(&self) -> &'static str {
        "garbage"
    }

    fn begin(&mut self, rng: SplitMix) {
        self.rng = rng;
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let right = self.right_lines(at);
        let views: Vec<G::View> = viewers(at.game)
            .map(|viewer| at.game.view(at.state, viewer))
            .collect();
        for _ in 0..TRIES {
            let line = match self.rng.pick(&right) {
                Some(line) if !self.rng.one_in(8) => bend(line, &mut self.rng),
                _ => babble(&mut self.rng),
            };
            read_line(at, &line);
            let text = line.split_once(' ').map_or(line.as_str(), |(_, rest)| rest);
            for view in &views {
                read_text(at, view, text);
            }
        }
        if let Some(line) = self.rng.pick(&right) {
            beginnings(line).for_each(|beginning| read_line(at, beginning));
        }
    }
}

impl Garbage {
    /// Lines that could be entered now or a moment ago.
    fn right_lines<G: Game>(&mut self, at: &Moment<'_, G>) -> Vec<String> {
        let mut lines = at.trail.newest(4);
        for seat in Seat::first(at.game.seats()) {
            for choice in answers_of(at, seat, &mut self.rng).into_iter().take(4) {
                lines.push(spell_input(
                    at.game,
                    at.state,
                    &Input::Choose { seat, choice },
                ));
            }
        }
        lines.extend(["dice 1 2".to_owned(), "call resign A".to_owned()]);
        lines
    }
}

/// What can be read is spelled exactly so.
fn read_line<G: Game>(at: &Moment<'_, G>, line: &str) {
    at.trail.trying(format!("the line {line:?}"));
    if let Ok(input) = read_input(at.game, at.state, line) {
        let spelled = spell_input(at.game, at.state, &input);
        at.trail.ensure(spelled == line, || {
            format!("{line:?} is read as {input:?}, which is spelled {spelled:?}")
        });
    }
    at.trail.tried();
}

/// The same for the game's own part of a line, in anyone's eyes.
fn read_text<G: Game>(at: &Moment<'_, G>, view: &G::View, text: &str) {
    at.trail.trying(format!("the text {text:?}"));
    let read = at.game.read(view, text);
    let right = match &read {
        Ok(choice) => at.game.spell(view, choice) == text,
        Err(refusal) => !refusal.said.key.is_empty(),
    };
    at.trail
        .ensure(right, || format!("{text:?} is read as {read:?}"));
    at.trail.tried();
}

fn answers_of<G: Game>(
    at: &Moment<'_, G>,
    seat: Seat,
    rng: &mut SplitMix,
) -> Vec<Choice<G::Offer>> {
    let mut offers = Vec::new();
    let ask = at.game.decision(at.state, seat, &mut offers);
    ask.map(|ask| answers(&ask, &offers, rng))
        .unwrap_or_default()
}
