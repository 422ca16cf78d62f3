//! The pack: heroes with their dice, boards, decks and tokens, from the TOML files in
//! `packs`. It holds data only; what the data does in a match is for the rules.

mod read;
#[cfg(test)]
mod tests;

use crate::amount::{Term, Test};
use crate::verb::{Clause, Cost, Span, Symbols, Verb, When};
use crate::{AbilityId, CardId, HeroId, TokenId};
use content::{Name, Sources};
use dice::Id;

/// Everything that packs say of Dice Throne, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// The heroes.
    pub heroes: Vec<Hero>,
    /// The kinds of tokens.
    pub tokens: Vec<Token>,
    /// Those that keep who has them from doing anything.
    pub(crate) stuns: Vec<TokenId>,
    /// How many cards of each deck are the common ones; they come first.
    pub commons: u8,
    /// All verbs; a [`Span`] of effects is a run of this list.
    pub(crate) verbs: Vec<Verb>,
    /// All clauses of rolls.
    pub(crate) clauses: Vec<Clause>,
    /// All options of choices.
    pub(crate) options: Vec<Span>,
    /// All numbers that are reckoned.
    pub(crate) terms: Vec<Term>,
    /// All comparisons.
    pub(crate) tests: Vec<Test>,
    /// All values, with where they come from.
    pub sources: Sources,
}

/// A kind of token (DT-10).
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What several of them are called, where that is another word.
    pub many: Option<Name>,
    /// What they are called where they are counted, if their name does not bear a number.
    pub counted: Option<Name>,
    /// Of a state: the condition that it holds, and that it does not.
    pub said: Option<[Name; 2]>,
    /// What it is to who has it.
    pub kind: TokenKind,
    /// What one of them stands for.
    pub stands_for: StandsFor,
    /// How many one hero may have.
    pub limit: u8,
    /// Whether it stays until something removes it.
    pub persistent: bool,
    /// Whether something may remove it.
    pub removable: bool,
    /// Whether it may be moved.
    pub movable: bool,
    /// Whether it changes attacks by itself (DT-7.3).
    pub modifier: bool,
    /// What it does.
    pub triggers: Vec<Trigger>,
}

/// What a token is to who has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// Good.
    Positive,
    /// Bad.
    Negative,
    /// By its own rules.
    Unique,
    /// No status effect at all: a companion or the side of a board, counted like tokens (DT-11).
    Companion,
}

/// What a token stands for. No rule hangs on it, but nobody gains three Nyras.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StandsFor {
    /// Itself.
    Itself,
    /// A point of health of whoever has its name.
    Health,
    /// A step in which a companion is built: it is there, then it is improved.
    Level,
    /// A state that its owner is in.
    State,
}

/// What a token or a passive ability does at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trigger {
    /// When.
    pub when: When,
    /// What it costs; what costs something is up to its owner, anything else happens by itself.
    pub price: Option<Cost>,
    /// Whether tokens gained in this turn cannot be spent for it.
    pub seasoned: bool,
    /// How often in a turn, where that is limited.
    pub per_turn: Option<u8>,
    /// Its place among all that act by themselves at the same moment.
    pub(crate) place: u8,
    /// What must hold.
    pub(crate) tests: Span,
    /// What happens.
    pub(crate) effects: Span,
}

/// A hero (DT-1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hero {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Where it comes from.
    pub season: u8,
    /// How hard it is to play, 1 to 6, where anybody says.
    pub complexity: Option<u8>,
    /// What its dice show.
    pub symbols: Vec<Symbol>,
    /// The symbol of each number, by its place in the list.
    pub faces: [u8; 6],
    /// The tokens on its leaflet.
    pub tokens: Vec<TokenId>,
    /// What lies there when its board shows the other side, where it has two.
    pub side: Option<TokenId>,
    /// What it does before the first turn.
    pub(crate) setup: Span,
    /// Its board.
    pub abilities: Vec<Ability>,
    /// Its deck: common cards, upgrades, its own, and the promo card last.
    pub cards: Vec<Card>,
}

/// What a side of a die shows besides its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What several of them are called, where that is another word.
    pub many: Option<Name>,
}

/// An ability on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it is for.
    pub kind: AbilityKind,
    /// As printed, and with each upgrade.
    pub levels: Vec<Level>,
}

/// What an ability is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AbilityKind {
    /// Used in the owner's offensive roll phase.
    Offensive,
    /// The strongest of these.
    Ultimate,
    /// Answers an attack.
    Defensive,
    /// Always there.
    Passive,
}

/// An ability at a level.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Level {
    /// The price of the upgrade, in full; nothing for what is printed on the board.
    pub cost: u8,
    /// Whether it comes as a card, and not with the other side of the board.
    pub upgrade: bool,
    /// What can be rolled for, and what it brings.
    pub branches: Vec<Branch>,
    /// What else the dice bring, for the branches without a name.
    pub(crate) riders: Vec<Rider>,
    /// What a passive ability does.
    pub triggers: Vec<Trigger>,
}

/// A requirement and what it brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// Its own name, where it has one.
    pub name: Option<Name>,
    /// What must be rolled.
    pub needs: Needs,
    /// What happens.
    pub(crate) effects: Span,
}

/// Something that comes along if the dice show something more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rider {
    /// What must hold.
    pub(crate) tests: Span,
    /// What happens.
    pub(crate) effects: Span,
}

/// What must be rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Needs {
    /// At least so many of each symbol.
    Symbols(Symbols),
    /// Four numbers in a row.
    Small,
    /// Five numbers in a row.
    Large,
    /// So many dice are rolled for a defence; none where it has a contest instead.
    Dice(u8),
}

/// A card of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Its price.
    pub cost: u8,
    /// When it is played.
    pub kind: CardKind,
    /// Whether it changes an attack.
    pub modifier: bool,
    /// What must have happened.
    pub only: Only,
    /// What happens.
    pub(crate) effects: Span,
    /// Whether it comes with a deck of one card more.
    pub promo: bool,
}

/// When a card is played (DT-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardKind {
    /// In a main phase of one's own.
    Main,
    /// In a roll phase of anybody.
    Roll,
    /// At any time.
    Instant,
    /// In a main phase: raises an ability to a level, counted from 0.
    Upgrade(AbilityId, u8),
}

/// What must have happened before a card can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Only {
    /// Nothing.
    Always,
    /// Its owner is attacked.
    Attacked,
    /// The owner's attack has dealt so much.
    Dealt(u8),
}

content::pack!(
    Pack,
    "dice-throne",
    [
        "core/tokens.toml",
        "core/common.toml",
        "core/barbarian.toml",
        "core/paladin.toml",
        "core/moon-elf.toml",
        "core/gunslinger.toml",
        "core/pyromancer.toml",
        "core/shadow-thief.toml",
        "core/monk.toml",
        "core/ninja.toml",
        "core/samurai.toml",
        "core/seraph.toml",
        "core/tactician.toml",
        "core/vampire-lord.toml",
        "core/treant.toml",
        "core/cursed-pirate.toml",
        "core/huntress.toml",
        "core/artificer.toml"
    ]
);

impl Pack {
    /// How many of what it holds.
    pub fn counts(&self) -> Vec<(&'static str, usize)> {
        let commons = usize::from(self.commons);
        let cards = self
            .heroes
            .iter()
            .flat_map(|hero| hero.cards.iter().skip(commons));
        let is_upgrade = |card: &&Card| matches!(card.kind, CardKind::Upgrade(..));
        let upgrades = cards.clone().filter(is_upgrade).count();
        let is_companion = |token: &&Token| token.kind == TokenKind::Companion;
        let companions = self.tokens.iter().filter(is_companion).count();
        vec![
            ("heroes", self.heroes.len()),
            ("common-cards", commons),
            ("hero-cards", cards.count() - upgrades),
            ("upgrades", upgrades),
            ("tokens", self.tokens.len() - companions),
            ("companions", companions),
        ]
    }

    /// A hero.
    pub fn hero(&self, hero: HeroId) -> &Hero {
        &self.heroes[hero.index()]
    }

    /// The hero of this id.
    pub fn hero_named(&self, id: &str) -> Option<HeroId> {
        let place = self.heroes.iter().position(|hero| hero.id == id);
        place.and_then(HeroId::at)
    }

    /// A kind of token.
    pub fn token(&self, token: TokenId) -> &Token {
        &self.tokens[token.index()]
    }

    /// The token of this id.
    pub fn token_named(&self, id: &str) -> Option<TokenId> {
        let place = self.tokens.iter().position(|token| token.id == id);
        place.and_then(TokenId::at)
    }

    /// A verb by its place in the list.
    pub(crate) fn verb(&self, at: u16) -> Verb {
        self.verbs[usize::from(at)]
    }

    pub(crate) fn clauses(&self, span: Span) -> &[Clause] {
        part(&self.clauses, span)
    }

    pub(crate) fn options(&self, span: Span) -> &[Span] {
        part(&self.options, span)
    }

    pub(crate) fn tests(&self, span: Span) -> &[Test] {
        part(&self.tests, span)
    }

    /// The verbs of a run, without those inside them.
    pub(crate) fn verbs(&self, span: Span) -> &[Verb] {
        part(&self.verbs, span)
    }
}

fn part<T>(list: &[T], span: Span) -> &[T] {
    let places = span.places();
    &list[usize::from(places.start)..usize::from(places.end)]
}

impl Hero {
    /// A card of the deck.
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// An ability of the board.
    pub fn ability(&self, ability: AbilityId) -> &Ability {
        &self.abilities[ability.index()]
    }

    /// All abilities with their numbers.
    pub fn board(&self) -> impl Iterator<Item = (AbilityId, &Ability)> {
        (0..).filter_map(AbilityId::at).zip(&self.abilities)
    }

    /// What an ability is called at a level: a board with two sides has a name for each.
    pub fn called(&self, ability: &Ability, level: usize) -> Name {
        let part = |name: &str| {
            let parts = name.split_once(" / ").filter(|_| self.side.is_some());
            let part = parts.map(|(front, back)| if level == 0 { front } else { back });
            part.unwrap_or(name).to_owned()
        };
        Name {
            de: part(&ability.name.de),
            en: part(&ability.name.en),
        }
    }

    /// All cards with their numbers.
    pub fn deck(&self) -> impl Iterator<Item = (CardId, &Card)> {
        (0..).filter_map(CardId::at).zip(&self.cards)
    }
}
