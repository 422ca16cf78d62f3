//! The sentences of cards, made from their verbs. Keys and arguments only; the words are in
//! `words`, in both languages.
//!
//! Whoever owns the card is spoken to. Behind a moment and behind a condition stands a colon, so
//! that a sentence reads the same wherever it stands, in German too.

mod ability;
mod dice;
mod list;
mod moment;
mod phrase;
mod price;
mod reference;
mod test;

pub use reference::{MOST_VERBS, verb_list, verb_places};

pub(crate) use self::dice::energy;

use crate::face::{Burst, Face};
use crate::filter::{Filter, FilterId, Keyword};
use crate::pack::{Ability, Aim, Card, CardKind, Pack};
use crate::verb::{Price, Span, Test, Verb, When};
use kernel::{Arg, Said};

/// For what a text is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// For a card: what everybody knows is left out.
    Short,
    /// For help: how long it lasts, and what keywords mean.
    Whole,
}

/// What a card says: its keywords, then its abilities in their order.
pub fn card_text(pack: &Pack, card: &Card, form: Form) -> Vec<Said> {
    let keywords = Keyword::ALL.iter().filter(|(_, one)| card.has(*one));
    let mut said: Vec<Said> = keywords
        .map(|(word, _)| Said::new("dice-masters-keyword").with("keyword", Arg::word(word)))
        .collect();
    for at in 0..card.abilities.len() {
        said.extend(ability_text(pack, card, at, form));
    }
    if said.is_empty() {
        said.push(Said::new("dice-masters-no-text"));
    }
    if form == Form::Whole {
        said.extend(meanings(pack, card));
    }
    said
}

/// What one ability of a card says, by its place on the card.
pub fn ability_text(pack: &Pack, card: &Card, at: usize, form: Form) -> Vec<Said> {
    let ability = &card.abilities[at];
    Teller::new(pack, card, ability, form).ability()
}

/// What one ability does, without its moment and its price: for where those are shown anyway.
pub fn effect_text(pack: &Pack, card: &Card, at: usize, form: Form) -> Vec<Said> {
    let ability = &card.abilities[at];
    let mut teller = Teller::new(pack, card, ability, form);
    let sentences = teller.sentences(ability.effects).into_iter();
    let sentence = |text| Said::new("dice-masters-sentence").with("text", text);
    sentences.map(sentence).collect()
}

/// What one way of a choice does, by its place in the pack.
pub(crate) fn way_text(pack: &Pack, card: &Card, at: usize, way: u16) -> Arg {
    let mut teller = Teller::new(pack, card, &card.abilities[at], Form::Short);
    teller.inside(pack.ways[usize::from(way)].then)
}

/// What one of several prices of an ability is, as what somebody does.
pub(crate) fn price_text(pack: &Pack, card: &Card, at: usize, price: &Price) -> Arg {
    Teller::new(pack, card, &card.abilities[at], Form::Short).price(price)
}

/// How many abilities a card has.
pub fn ability_count(card: &Card) -> usize {
    card.abilities.len()
}

/// When an ability of a card comes into play, by its number.
pub fn ability_moment(card: &Card, ability: usize) -> Option<When> {
    card.abilities.get(ability).map(|ability| ability.when)
}

/// What a face shows, in words.
pub fn face_text(face: Face) -> Said {
    let (kind, n) = match face {
        Face::Energy(energy, n) => (energy.word(), n),
        Face::Character(level) => ("character", level.level),
        Face::Action(_) => ("action", 1),
    };
    let burst = match face.burst() {
        Burst::None => "none",
        Burst::Single => "single",
        Burst::Double => "double",
    };
    Said::new("dice-masters-face")
        .with("kind", Arg::word(kind))
        .with("n", Arg::number(n))
        .with("burst", Arg::word(burst))
}

/// What the keywords of a card mean.
fn meanings(pack: &Pack, card: &Card) -> Vec<Said> {
    let tests = |ability: &Ability| pack.tests(ability.tests).contains(&Test::Underdog);
    let shock = |ability: &Ability| matches!(ability.when, When::Aftershock | When::DieAftershock);
    let mut words: Vec<&str> = Vec::new();
    for (word, keyword) in Keyword::ALL {
        let grants = |verb: &Verb| match verb {
            Verb::GrantKeyword {
                keyword: granted, ..
            } => granted == keyword,
            _ => false,
        };
        let granted = |ability: &Ability| pack.verbs(ability.effects).iter().any(grants);
        if card.has(*keyword) || card.abilities.iter().any(granted) {
            words.push(word);
        }
    }
    words.extend(card.abilities.iter().any(tests).then_some("underdog"));
    words.extend(card.abilities.iter().any(shock).then_some("aftershock"));
    let meaning = |word| Said::new("dice-masters-meaning").with("keyword", Arg::word(word));
    words.into_iter().map(meaning).collect()
}

/// Who is spoken of as the one who does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Person {
    /// The one who is spoken to.
    You,
    /// Every player.
    Each,
    /// Every player who wants to.
    EachMay,
    /// Somebody else who was named before.
    They,
}

impl Person {
    const fn word(self) -> &'static str {
        match self {
            Person::You => "you",
            Person::Each => "each",
            Person::EachMay => "each-may",
            Person::They => "they",
        }
    }
}

/// Someone who tells what an ability does.
#[derive(Clone, Copy)]
struct Teller<'a> {
    pack: &'a Pack,
    card: &'a Card,
    ability: &'a Ability,
    form: Form,
    person: Person,
    /// What targets must be.
    aims: [Option<Aim>; 2],
    /// Which targets have been spoken of already.
    named: [bool; 2],
}

impl<'a> Teller<'a> {
    fn new(pack: &'a Pack, card: &'a Card, ability: &'a Ability, form: Form) -> Teller<'a> {
        Teller {
            pack,
            card,
            ability,
            form,
            person: Person::You,
            aims: [
                ability.targets.first().copied(),
                ability.targets.get(1).copied(),
            ],
            named: [false; 2],
        }
    }

    /// Whether it is said how long something lasts.
    fn lasts(&self) -> Arg {
        yes(self.form == Form::Whole && !self.stands())
    }

    fn filter(&self, id: FilterId) -> &'a Filter {
        &self.pack.filters[usize::from(id.0)]
    }

    /// Whether what it does counts as long as it is there.
    fn stands(&self) -> bool {
        self.ability.when == When::Always
    }

    /// The name of who or what the card shows.
    fn name(&self) -> Arg {
        let name = &self.pack.figure(self.card.figure).name;
        Arg::named(&name.de, &name.en)
    }

    fn is_character(&self) -> bool {
        self.card.kind == CardKind::Character
    }
}

impl Pack {
    /// A run of verbs.
    pub(crate) fn verbs(&self, span: Span) -> &[Verb] {
        &self.verbs[range(span)]
    }

    /// A run of tests.
    pub(crate) fn tests(&self, span: Span) -> &[Test] {
        &self.tests[range(span)]
    }
}

fn range(span: Span) -> std::ops::Range<usize> {
    let places = span.places();
    usize::from(places.start)..usize::from(places.end)
}

/// A word that sentences tell apart.
pub(crate) fn yes(is: bool) -> Arg {
    Arg::word(if is { "yes" } else { "no" })
}
