//! What can be typed besides moves: a few words, in either language, answered over the bar.

use super::{Session, Slip};
use crate::board::Board;
use crate::draft::Question;
use crate::{dom, side};
use kernel::{Choice, answers};
use leptos::prelude::*;

/// How many moves `help` lists.
const MOVES: usize = 12;
/// How many lines `log` tells.
const LINES: usize = 5;

/// How the question begins why something is no move.
const WHY_NOT: [&str; 2] = ["why not ", "warum nicht "];

/// A word that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word<'a> {
    /// What can be typed, and the moves of the question.
    Help,
    /// All that lies on the table, as it is read aloud.
    Board,
    /// The dice alone.
    Dice,
    /// What happened last.
    Log,
    /// Why something is no move now.
    WhyNot(&'a str),
}

impl Word<'_> {
    /// A word, where it is one.
    fn read(text: &str) -> Option<Word<'_>> {
        let starts = |start: &str| {
            text.get(..start.len())
                .is_some_and(|said| said.eq_ignore_ascii_case(start))
        };
        if let Some(start) = WHY_NOT.into_iter().find(|start| starts(start)) {
            return Some(Word::WhyNot(text[start.len()..].trim()));
        }
        Some(match text.to_lowercase().as_str() {
            "?" | "help" | "hilfe" => Word::Help,
            "board" | "tisch" => Word::Board,
            "dice" | "würfel" => Word::Dice,
            "log" | "protokoll" => Word::Log,
            _ => return None,
        })
    }
}

impl<G: Board> Session<G> {
    /// A move that was typed, or a word about the match.
    pub(crate) fn type_line(self, line: &str) {
        let line = line.trim();
        match Word::read(line) {
            _ if line.is_empty() => {}
            None => self.type_move(line),
            Some(Word::WhyNot(text)) => self.type_why_not(text),
            Some(word) => {
                let answer = self.answer_word(word);
                self.slip.set(answer.map(Slip::Said));
            }
        }
    }

    fn answer_word(self, word: Word<'_>) -> Option<String> {
        Some(match word {
            Word::Board => labels("#table [aria-label]:not(:has([aria-label]))"),
            Word::Dice => labels("#table .die[aria-label], #table :has(> .die)[aria-label]"),
            Word::Log => side::last_lines(self, LINES).join("\n"),
            _ => self.moves()?,
        })
    }

    /// The words, and the moves of the question with what they mean.
    fn moves(self) -> Option<String> {
        let scene = untrack(|| self.scene())?;
        let question = self.asked();
        let offers = question.iter().flat_map(|question| &question.offers);
        let lines = offers.take(MOVES).map(|&offer| {
            let spelled = scene.game.spell(&scene.view, &Choice::one(offer));
            format!("{spelled} – {}", scene.offer(offer))
        });
        let words = scene.voice.text("web-command-help");
        Some(
            std::iter::once(words)
                .chain(lines)
                .collect::<Vec<_>>()
                .join("\n"),
        )
    }

    /// Says why something that is spelled well is no move now, or that it is one.
    fn type_why_not(self, text: &str) {
        let Some((game, view)) = self.now() else {
            return;
        };
        let slip = match game.read(&view, text) {
            Err(refusal) => Slip::Rules(refusal),
            Ok(choice) => {
                let fits =
                    |question: Question<_>| answers(&question.ask, &question.offers, &choice);
                if self.asked().is_some_and(fits) {
                    Slip::Said(untrack(|| self.voice()).text("web-command-legal"))
                } else {
                    Slip::Rules(game.why_not(&view, &choice))
                }
            }
        };
        self.slip.set(Some(slip));
    }
}

/// What is read aloud of the elements that fit a selector, a line each.
fn labels(selector: &str) -> String {
    let labels = dom::elements(selector).into_iter();
    let labels = labels.filter_map(|element| element.get_attribute("aria-label"));
    labels.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_both_languages_and_moves_are_left_alone() {
        assert_eq!(Word::read("Hilfe"), Some(Word::Help));
        assert_eq!(Word::read("BOARD"), Some(Word::Board));
        assert_eq!(Word::read("Würfel"), Some(Word::Dice));
        let why = Some(Word::WhyNot("throw smasher.1"));
        assert_eq!(Word::read("Why not throw smasher.1"), why);
        assert_eq!(Word::read("warum nicht throw smasher.1"), why);
        assert_eq!(Word::read("throw smasher.1 > B.barrier.1"), None);
        assert_eq!(Word::read("wärum"), None);
    }
}
