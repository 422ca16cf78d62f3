//! Someone who speaks one language.

use crate::{Lang, bundle};
use fluent_bundle::{FluentArgs, FluentValue};
use kernel::{Arg, Ask, Refusal, Said, Seat};
use wire::Reason;

/// Turns keys with arguments into sentences of one language.
///
/// A seat in a sentence is shown by the name of who sits there, or by its letter. For each seat
/// `$by` a sentence may also ask `$by_is`, which is `you` or `other`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    lang: Lang,
    names: Vec<String>,
    you: Option<Seat>,
}

impl Words {
    /// Speaks this language to nobody in particular. The sentences are read once for all who do.
    pub const fn new(lang: Lang) -> Words {
        Words {
            lang,
            names: Vec::new(),
            you: None,
        }
    }

    /// Calls the seats by these names, in the order of the seats.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Words {
        self.names = names;
        self
    }

    /// From now on speaks to who sits there; to nobody in particular with `None`.
    pub fn speak_to(&mut self, you: Option<Seat>) {
        self.you = you;
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The name of who sits there, or the seat's letter.
    pub fn seat(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| seat.to_string())
    }

    /// A name that comes in both languages.
    pub fn named<'a>(&self, de: &'a str, en: &'a str) -> &'a str {
        match self.lang {
            Lang::De => de,
            Lang::En => en,
        }
    }

    /// What would fill a gap in a sentence, by itself.
    pub fn arg(&self, arg: &Arg) -> String {
        match self.value(arg) {
            FluentValue::String(text) => text.into_owned(),
            _ => arg.to_string(),
        }
    }

    /// A sentence. A key that does not exist is shown as it is; a test sees to it that all exist.
    pub fn say(&self, said: &Said) -> String {
        let args = self.args(said.args.iter().map(|(name, arg)| (name.as_ref(), arg)));
        self.find(&said.key, &args)
            .unwrap_or_else(|| said.to_string())
    }

    /// Pieces of a text, one after the other: with blanks between, but for marks and brackets.
    pub fn say_all(&self, said: &[Said]) -> String {
        let mut text = String::new();
        for piece in said.iter().map(|piece| self.say(piece)) {
            let close =
                text.is_empty() || text.ends_with('(') || piece.starts_with([',', '.', ')']);
            if !close {
                text.push(' ');
            }
            text.push_str(&piece);
        }
        text
    }

    /// Why a table or a server said no, without the number of the rule: that is in the reason.
    pub fn say_reason(&self, reason: &Reason) -> String {
        let args = self.args(reason.args.iter().map(|(name, arg)| (name.as_str(), arg)));
        self.find(&reason.key, &args)
            .unwrap_or_else(|| reason.key.clone())
    }

    /// A sentence without arguments.
    pub fn text(&self, key: &str) -> String {
        self.find(key, &FluentArgs::new())
            .unwrap_or_else(|| key.to_owned())
    }

    /// Why an input was turned away, with the number of the rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let said = self.say(&refusal.said);
        match refusal.rule {
            Some(rule) => format!("{said} ({rule})"),
            None => said,
        }
    }

    /// What a question asks, with the number of the rule: in the words of the game where it has
    /// its own, else in words that fit every game.
    pub fn ask(&self, game: &str, ask: &Ask) -> String {
        let kind = ask.kind.key();
        let mut args = FluentArgs::new();
        args.set("min", ask.min);
        args.set("max", ask.max);
        let own = self.find(&format!("{game}-ask-{kind}"), &args);
        let asked = own.or_else(|| self.find(&format!("ask-{kind}"), &args));
        format!("{} ({})", asked.as_deref().unwrap_or(kind), ask.rule)
    }

    fn find(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = bundle::of(self.lang)?;
        let pattern = bundle.get_message(key)?.value()?;
        let sentence = bundle.format_pattern(pattern, Some(args), &mut vec![]);
        Some(sentence.into_owned())
    }

    fn args<'a>(&self, given: impl Iterator<Item = (&'a str, &'a Arg)>) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for (name, arg) in given {
            args.set(name, self.value(arg));
            if let Arg::Seat(seat) = arg {
                let is = if self.you == Some(*seat) {
                    "you"
                } else {
                    "other"
                };
                args.set(format!("{name}_is"), is);
            }
        }
        args
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.seat(*seat)),
            Arg::Spelled(text) => FluentValue::from(text.as_str()),
            Arg::Named { de, en } => FluentValue::from(self.named(de, en)),
            Arg::And(all) => FluentValue::from(self.listed(all, "list-and")),
            Arg::Or(all) => FluentValue::from(self.listed(all, "list-or")),
            Arg::Text(said) => FluentValue::from(self.say_all(said)),
        }
    }

    /// Things in a row, as people list them: with commas, and a word of its own before the last.
    fn listed(&self, all: &[Arg], last: &'static str) -> String {
        let mut names = all.iter().map(|arg| self.arg(arg));
        let first = names.next().unwrap_or_default();
        names.enumerate().fold(first, |before, (place, name)| {
            let is_last = place + 2 == all.len();
            let said = Said::new(if is_last { last } else { "list-comma" })
                .with("before", Arg::Spelled(before))
                .with("next", Arg::Spelled(name));
            self.say(&said)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{AskKind, Rule};

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    #[test]
    fn a_sentence_is_said_in_the_language_of_the_listener() {
        let said = Said::new("refused-wrong-dice-count")
            .with("asked", Arg::Number(2))
            .with("given", Arg::Number(1));
        let (de, en) = (Words::new(Lang::De), Words::new(Lang::En));
        assert_eq!(en.say(&said), "2 dice are due, not 1.");
        assert_eq!(de.say(&said), "2 Würfel sind fällig, nicht 1.");
    }

    #[test]
    fn pieces_of_a_text_stand_apart_but_for_marks_and_brackets() {
        let said = ["one", "(", "two", ",", "three", ")", "four", "."].map(Said::new);
        let text = Words::new(Lang::En).say_all(&said);
        assert_eq!(text, "one (two, three) four.");
    }

    #[test]
    fn things_are_listed_as_people_list_them() {
        let names = |count| {
            let names = ["a", "b", "c", "d"].into_iter().take(count);
            names.map(Arg::word).collect::<Vec<Arg>>()
        };
        let (de, en) = (Words::new(Lang::De), Words::new(Lang::En));
        assert_eq!(de.arg(&Arg::Or(names(2))), "a oder b");
        assert_eq!(de.arg(&Arg::And(names(4))), "a, b, c und d");
        assert_eq!(en.arg(&Arg::Or(names(3))), "a, b or c");
        assert_eq!(en.arg(&Arg::And(names(1))), "a");
        assert_eq!(en.arg(&Arg::And(Vec::new())), "");
    }

    #[test]
    fn a_sentence_may_stand_within_another() {
        let inner = Said::new("refused-wrong-dice-count")
            .with("asked", Arg::Number(2))
            .with("given", Arg::Number(1));
        let twice = Arg::Text(vec![inner.clone(), inner]);
        let said = Words::new(Lang::En).arg(&twice);
        assert_eq!(said, "2 dice are due, not 1. 2 dice are due, not 1.");
    }

    #[test]
    fn a_phrase_becomes_a_sentence() {
        let phrase = |text: &str| {
            Said::new("dice-throne-sentence").with("text", Arg::Spelled(text.to_owned()))
        };
        assert_eq!(
            Words::new(Lang::De).say(&phrase("überspringe es")),
            "Überspringe es."
        );
        assert_eq!(Words::new(Lang::En).say(&phrase("2 dice")), "2 dice.");
    }

    #[test]
    fn a_sentence_has_one_full_stop() {
        let say = |text: &str| {
            let said = Said::new("dice-masters-sentence");
            let said = said.with("text", Arg::Spelled(text.to_owned()));
            Words::new(Lang::De).say(&said)
        };
        assert_eq!(say("schlage Drax k. o."), "Schlage Drax k. o.");
        assert_eq!(say("wirf Drax neu"), "Wirf Drax neu.");
    }

    #[test]
    fn a_number_below_zero_has_a_minus() {
        let said = Said::new("refused-wrong-dice-count")
            .with("asked", Arg::Number(2))
            .with("given", Arg::Number(-1));
        let en = Words::new(Lang::En);
        assert_eq!(en.say(&said), "2 dice are due, not −1.");
    }

    #[test]
    fn a_reason_that_travelled_is_said_like_the_refusal_it_was() {
        let refusal = Refusal::new("refused-wrong-dice-count")
            .with("asked", Arg::Number(2))
            .with("given", Arg::Number(1));
        let travelled = serde_json::to_string(&Reason::from(&refusal)).unwrap();
        let reason: Reason = serde_json::from_str(&travelled).unwrap();
        for words in Lang::ALL.map(Words::new) {
            assert_eq!(words.say_reason(&reason), words.say(&refusal.said));
        }
        assert_eq!(
            Words::new(Lang::De).say_reason(&Reason::plain("nowhere")),
            "nowhere"
        );
    }

    #[test]
    fn a_refusal_cites_its_rule() {
        let refusal = Refusal::by(Rule("IR-8.3"), "refused-not-asked");
        let said = Words::new(Lang::En).refusal(&refusal);
        assert_eq!(said, "This seat is not asked anything now. (IR-8.3)");
    }

    #[test]
    fn a_seat_is_called_by_its_name_where_it_has_one() {
        let words = Words::new(Lang::De).with_names(vec!["Kassandra".into()]);
        assert_eq!(words.seat(seat("A")), "Kassandra");
        assert_eq!(words.seat(seat("B")), "B");
    }

    #[test]
    fn every_shape_of_question_has_words() {
        for (kind, lang) in AskKind::ALL.iter().flat_map(|k| Lang::ALL.map(|l| (*k, l))) {
            let asked = Words::new(lang).ask("no-game", &Ask::one(kind, Rule("X-1")));
            assert_ne!(asked, format!("{} (X-1)", kind.key()), "{lang:?}");
            assert!(asked.ends_with("(X-1)"), "{asked}");
        }
    }

    #[test]
    fn a_key_that_does_not_exist_shows_as_it_is() {
        let said = Said::new("nowhere").with("n", Arg::Number(3));
        assert_eq!(Words::new(Lang::De).say(&said), "nowhere n=3");
    }
}
