//! A question to a person: how it is shown, and what the answer means.

use super::alias::{QUOTES, spelled};
use super::face::{Face, WIDTH};
use super::offers::{self, Listed};
use kernel::{Ask, Choice, Game, Refusal};
use words::{Lang, Words};

/// So many offers are listed at most; the others can still be spelled.
const LISTED: usize = 300;

/// A question as a person sees it.
pub(crate) struct Question<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) view: G::View,
    pub(crate) ask: Ask,
    pub(crate) offers: Vec<G::Offer>,
}

impl<'a, G: Face> Question<'a, G> {
    /// What is asked of the viewer, if anything.
    pub(crate) fn new(game: &'a G, view: G::View) -> Option<Question<'a, G>> {
        let mut offers = Vec::new();
        let ask = game.asked(&view, &mut offers)?;
        Some(Question {
            game,
            view,
            ask,
            offers,
        })
    }

    /// The only answer, where there is no choice.
    pub(crate) fn only_answer(&self) -> Option<Choice<G::Offer>> {
        match self.offers.as_slice() {
            [offer] if self.is_single() => Some(Choice::one(*offer)),
            _ => None,
        }
    }

    /// Whether exactly one offer is to be picked.
    pub(crate) fn is_single(&self) -> bool {
        (self.ask.min, self.ask.max) == (1, 1)
    }

    /// The question and its offers, each with its number, its words and its spelling.
    pub(crate) fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![self.game.question(&self.view, &self.ask, words)];
        let listed = self.numbered().map(|(number, offer)| Listed {
            number,
            said: words.say(&self.game.say(&self.view, *offer)),
            spelled: self.game.spell(&self.view, &Choice::one(*offer)),
            parts: self.game.parts(&self.view, *offer, words),
        });
        let listed: Vec<Listed> = listed.collect();
        lines.extend(offers::lines(&listed, WIDTH));
        if listed.len() < self.offers.len() {
            lines.push(words.text("cli-more-offers"));
        }
        if self.ask.min == 0 && self.ask.max > 0 {
            lines.push(format!("     {}", words.text("cli-or-none")));
        }
        lines
    }

    /// What was meant by numbers.
    pub(crate) fn by_numbers(&self, numbers: &[usize]) -> Result<Choice<G::Offer>, Refusal> {
        let unknown = |number: &&usize| !self.numbered().any(|(shown, _)| shown == **number);
        if let Some(number) = numbers.iter().find(unknown) {
            let number = kernel::Arg::number(*number);
            return Err(Refusal::new("cli-refused-number").with("number", number));
        }
        let meant = self
            .numbered()
            .filter(|(number, _)| numbers.contains(number));
        self.pick(meant.map(|(_, offer)| *offer))
    }

    /// Every offer, or none, where several may be picked.
    pub(crate) fn all_or_none(&self, all: bool) -> Result<Choice<G::Offer>, Refusal> {
        let offers = if all { self.offers.as_slice() } else { &[] };
        self.pick(offers.iter().copied())
    }

    /// What was meant by a spelling. Spaces, the order of picks, capitals and names as the board
    /// shows them are forgiven here, at the edge.
    pub(crate) fn by_spelling(&self, text: &str) -> Result<Choice<G::Offer>, Refusal> {
        let choice = self.read(text)?;
        let listed = self
            .offers
            .iter()
            .filter(|offer| choice.picks().contains(offer));
        let listed: Vec<G::Offer> = listed.copied().collect();
        match Choice::several(listed.iter().copied()) {
            Some(ordered) if listed.len() == choice.picks().len() => Ok(ordered),
            _ => Ok(choice),
        }
    }

    fn read(&self, text: &str) -> Result<Choice<G::Offer>, Refusal> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        self.game.read(&self.view, &text).or_else(|refusal| {
            let names = self.game.names(&self.view);
            let read = self.game.read(&self.view, &spelled(&text, &names));
            read.or_else(|other| {
                // What names a rule says more than that nobody understood.
                let told = if other.rule.is_some() { other } else { refusal };
                let meant = self.by_words(&text);
                meant.or_else(|| self.by_name(&text)).ok_or(told)
            })
        })
    }

    /// What was meant by a name alone, where a single offer is about it.
    fn by_name(&self, text: &str) -> Option<Choice<G::Offer>> {
        let name = spelled(text, &self.game.names(&self.view));
        let about = |offer: &&G::Offer| {
            let spelled = self.game.spell(&self.view, &Choice::one(**offer));
            spelled
                .split_once(' ')
                .is_some_and(|(_, rest)| rest == name)
        };
        let mut found = self.offers.iter().filter(about);
        let only = found.next().filter(|_| found.next().is_none())?;
        Some(Choice::one(*only))
    }

    /// What was meant by the words of an offer, as they are listed, in either language.
    fn by_words(&self, text: &str) -> Option<Choice<G::Offer>> {
        let plain = |text: &str| -> String {
            let letters = text.chars().filter(|letter| !QUOTES.contains(letter));
            letters.flat_map(char::to_lowercase).collect()
        };
        let typed = plain(text);
        let mut speakers = Lang::ALL.map(Words::new);
        for words in &mut speakers {
            words.speak_to(self.game.viewer(&self.view).seat());
        }
        let is_meant = |offer: &&G::Offer| {
            let said = self.game.say(&self.view, **offer);
            let mut speakers = speakers.iter();
            speakers.any(|words| plain(&words.say(&said)) == typed)
        };
        let meant = self.offers.iter().find(is_meant);
        meant.copied().map(Choice::one)
    }

    fn pick(&self, offers: impl Iterator<Item = G::Offer>) -> Result<Choice<G::Offer>, Refusal> {
        let choice = Choice::several(offers);
        let count = |choice: &Choice<G::Offer>| choice.picks().len();
        let range = usize::from(self.ask.min)..=usize::from(self.ask.max);
        let choice = choice.filter(|choice| range.contains(&count(choice)));
        choice.ok_or_else(|| {
            Refusal::new("cli-refused-count")
                .with("min", kernel::Arg::number(self.ask.min))
                .with("max", kernel::Arg::number(self.ask.max))
        })
    }

    /// The offers that are listed, each with its number.
    fn numbered(&self) -> impl Iterator<Item = (usize, &G::Offer)> {
        let (game, view, offers) = (self.game, &self.view, &self.offers);
        let listed = offers.iter().enumerate();
        let listed = listed
            .filter(move |(place, _)| game.is_listed(view, offers, *place))
            .map(|(_, offer)| offer);
        let places = listed.take(LISTED).enumerate();
        places.map(|(place, offer)| (G::number(*offer, place), offer))
    }
}
