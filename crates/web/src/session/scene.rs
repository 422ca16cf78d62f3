//! One moment of a match as it is drawn: the view, the question, the draft, and the words for it.

use crate::board::{Board, DraftOf};
use crate::draft::Question;
use crate::pick::Standing;
use crate::voice::Voice;
use content::Name;
use kernel::{Arg, Outcome, Said, Seat, SeatSet, Waiting};
use std::sync::{Arc, OnceLock};
use words::Lang;

/// A moment.
pub(crate) struct Scene<G: Board> {
    pub(crate) game: Arc<G>,
    pub(crate) view: G::View,
    /// What the game works out from the view, once somebody asks.
    pub(crate) known: Arc<OnceLock<G::Known>>,
    pub(crate) me: Seat,
    pub(crate) question: Option<Question<G::Offer>>,
    pub(crate) draft: DraftOf<G>,
    pub(crate) voice: Voice,
    /// The key of the mode's name.
    pub(crate) mode_key: String,
    /// Who thinks just now, other than the one who looks.
    pub(crate) thinking: Option<Seat>,
    /// Whether dice are in the air.
    pub(crate) rolls: bool,
    /// How the match ended, once it has.
    pub(crate) outcome: Option<Outcome>,
    /// What came with the newest update, where motion is wanted.
    pub(crate) news: Vec<G::Event>,
    /// Whether the one who looks has a seat.
    pub(crate) plays: bool,
}

impl<G: Board> Scene<G> {
    /// A moment for tests, as whoever has this view sees it. People are called by their letters.
    #[cfg(test)]
    pub(crate) fn tried(game: &G, view: &G::View, me: Seat, lang: Lang) -> Scene<G> {
        let names = Seat::first(game.seats()).map(|seat| seat.to_string());
        Scene {
            game: G::at(Arc::new(game.clone()), view),
            view: view.clone(),
            known: Arc::default(),
            me,
            question: None,
            draft: DraftOf::<G>::default(),
            voice: Voice::at_table(lang, names.collect(), Some(me)),
            mode_key: String::new(),
            thinking: None,
            rolls: false,
            outcome: None,
            news: Vec::new(),
            plays: true,
        }
    }

    pub(crate) fn known(&self) -> &G::Known {
        self.known.get_or_init(|| self.game.know(&self.view))
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice.words.seat(seat)
    }

    /// A sentence without gaps.
    pub(crate) fn text(&self, key: &str) -> String {
        self.voice.text(key)
    }

    /// A sentence with its gaps filled.
    pub(crate) fn say(&self, key: &'static str, args: &[(&'static str, Arg)]) -> String {
        let said = args.iter().fold(Said::new(key), |said, (gap, arg)| {
            said.with(gap, arg.clone())
        });
        self.voice.say(&said)
    }

    /// A sentence about a number.
    pub(crate) fn count(&self, key: &'static str, gap: &'static str, number: u8) -> String {
        self.say(key, &[(gap, Arg::number(number))])
    }

    /// Tenths as they are written here: a number with one digit behind the comma.
    pub(crate) fn tenths(&self, tenths: u32) -> String {
        let comma = match self.voice.words.lang() {
            Lang::De => ',',
            Lang::En => '.',
        };
        format!("{}{comma}{}", tenths / 10, tenths % 10)
    }

    /// A name that the rules give, in words.
    pub(crate) fn called(&self, arg: &Arg) -> String {
        self.voice.words.arg(arg)
    }

    /// A name of the pack.
    pub(crate) fn named(&self, name: &Name) -> String {
        self.voice.named(name)
    }

    /// An offer as a button says it.
    pub(crate) fn offer(&self, offer: G::Offer) -> String {
        capital(&self.voice.say(&self.game.say(&self.view, offer)))
    }

    /// The seats that are asked now, as far as the view tells.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.game.awaited(&self.view) {
            Waiting::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether an offer is one of those that the one who looks is asked about.
    pub(crate) fn offers(&self, offer: G::Offer) -> bool {
        let question = self.question.as_ref();
        question.is_some_and(|question| question.has(offer))
    }

    /// Whether an offer is what the main button would give.
    pub(crate) fn picks(&self, offer: G::Offer) -> bool {
        self.question.is_some() && self.draft.pick == Some(offer)
    }

    /// How a thing stands that an offer is about.
    pub(crate) fn stands(&self, offer: G::Offer) -> Standing {
        Standing::of(self.picks(offer), self.offers(offer))
    }

    /// Whether something of this sort has just happened.
    pub(crate) fn has_news(&self, is_it: impl Fn(&G::Event) -> bool) -> bool {
        self.news.iter().any(is_it)
    }
}

/// What begins a line or a sentence begins large.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_with_a_capital() {
        assert_eq!(capital("übrig: 1"), "Übrig: 1");
        assert_eq!(capital("+2 attack"), "+2 attack");
        assert_eq!(capital(""), "");
    }
}
