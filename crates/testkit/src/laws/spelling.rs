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
        for (seat, choice) in all_answers(at, &mut self.rng) {
            there_and_back(at, seat, &choice);
        }
    }
}

fn there_and_back<G: Game>(at: &Moment<'_, G>, seat: Seat, choice: &Choice<G::Offer>) {
    let (game, trail) = (at.game, at.trail);
    let view = game.view(at.state, Viewer::Seat(seat));
    let text = game.spell(&view, choice);
    trail.ensure(is_one_line(&text), || {
        format!("{text:?} is not one plain line")
    });
    let read = game.read(&view, &text);
    trail.ensure(read.as_ref() == Ok(choice), || {
        format!("{choice:?} is spelled {text:?}, which reads {read:?}")
    });
    let again = game.spell(&view, choice);
    trail.ensure(again == text, || {
        format!("{text:?} is spelled {again:?} the second time")
    });
    let input = Input::Choose {
        seat,
        choice: choice.clone(),
    };
    let line = spell_input(game, at.state, &input);
    let read = read_input(game, at.state, &line);
    trail.ensure(read.as_ref() == Ok(&input), || {
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
        for _ in 0..TRIES {
            let line = match self.rng.pick(&right) {
                Some(line) if !self.rng.one_in(8) => bend(line, &mut self.rng),
                _ => babble(&mut self.rng),
            };
            read_line(at, &line);
            read_word(at, &line);
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
        for (seat, choice) in all_answers(at, &mut self.rng).into_iter().take(8) {
            lines.push(spell_input(
                at.game,
                at.state,
                &Input::Choose { seat, choice },
            ));
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

/// The same for the game's own part of a line, in everyone's eyes.
fn read_word<G: Game>(at: &Moment<'_, G>, line: &str) {
    let text = line.split_once(' ').map_or(line, |(_, rest)| rest);
    for viewer in viewers(at.game) {
        at.trail.trying(format!("{viewer} reading {text:?}"));
        let view = at.game.view(at.state, viewer);
        let read = at.game.read(&view, text);
        let right = match &read {
            Ok(choice) => at.game.spell(&view, choice) == text,
            Err(refusal) => !refusal.said.key.is_empty(),
        };
        at.trail
            .ensure(right, || format!("{text:?} is read as {read:?}"));
        at.trail.tried();
    }
}

fn all_answers<G: Game>(at: &Moment<'_, G>, rng: &mut SplitMix) -> Vec<(Seat, Choice<G::Offer>)> {
    let mut all = Vec::new();
    for seat in Seat::first(at.game.seats()) {
        let mut offers = Vec::new();
        if let Some(ask) = at.game.decision(at.state, seat, &mut offers) {
            let answers = answers(&ask, &offers, rng);
            all.extend(answers.into_iter().map(|choice| (seat, choice)));
        }
    }
    all
}
