//! What abilities do: verbs from a closed list. A pack combines them, the rules carry them out.

mod place;
mod table;

pub use content::verbs::Span;
pub use place::Place;
pub use table::Language;

use crate::{OptionId, Symbol, Symbols};
use dice::Id;

/// When an ability happens (KA-3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Timing {
    /// At once, behind the screen.
    Immediate,
    /// While its owner attacks.
    Attack,
    /// While its owner defends.
    Defend,
    /// While powering up.
    PowerUp,
    /// After powering up.
    AfterPowerUp,
    /// All round long, where it makes sense.
    ThisRound,
}

impl Timing {
    /// All of them, with their words in packs.
    pub const WORDS: &'static [(&'static str, Timing)] = &[
        ("immediate", Timing::Immediate),
        ("attack", Timing::Attack),
        ("defend", Timing::Defend),
        ("power-up", Timing::PowerUp),
        ("after-power-up", Timing::AfterPowerUp),
        ("this-round", Timing::ThisRound),
    ];
}

/// A question that the state of the round answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Test {
    /// The opponent owns more dice.
    OpponentHasMoreDice,
    /// The owner has lost at least so much life in phase 2.
    LostAtLeast(u8),
    /// The owner has lost at most so much life in phase 2.
    LostAtMost(u8),
    /// The owner's attack has cost the opponent at least so much life.
    DealtAtLeast(u8),
}

/// One step of an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verb {
    /// A base attack: one at most counts (KA-6.2).
    BaseAttack(u8),
    /// A base defence.
    BaseDefence(u8),
    /// A base defence for want of any other.
    FallbackDefence(u8),
    /// Added to the base attack.
    AttackKicker(u8),
    /// Added to the base defence.
    DefenceKicker(u8),
    /// Multiplies the attack.
    AttackTimes(u8),
    /// Multiplies the defence.
    DefenceTimes(u8),
    /// Plain attack of a solo board.
    Attack(i8),
    /// Plain defence of a solo board.
    Defence(i8),
    /// Changes the opponent's total defence.
    OpponentDefence(i8),
    /// Changes the bearer's total attack.
    OwnAttack(i8),
    /// Own defence kickers are attack kickers too.
    MirrorKickers,
    /// Gain faces of these types.
    Faces {
        /// How many.
        count: u8,
        /// Of which types.
        of: Symbols,
    },
    /// Gain trait dice.
    TraitDice(u8),
    /// Gain action dice.
    ActionDice(u8),
    /// Gain a die that the opponent chooses. The options are a trait die and an action die, for
    /// where another enemy says the colour.
    DieOfOpponentsChoice(Options),
    /// Gain faces like the one a die in the box shows.
    CopyFace {
        /// The slot, counted from 0.
        slot: u8,
        /// How many.
        count: u8,
    },
    /// Exchange own faces for faces of the supply.
    ExchangeFaces(u8),
    /// The opponent hands over a face of his choice.
    TakeFace,
    /// Gain a face, attach it and roll that die again.
    AttachFace {
        /// Of which types.
        of: Symbols,
    },
    /// Solo: gain this face, attach it to another unplaced die that shows blank, roll that again.
    AttachToBlank(Symbol),
    /// Gain life.
    Life(u8),
    /// Gain the life that the own attack took, up to so much.
    LifeFromDamage(u8),
    /// Lose life: the price of an attack, or at once.
    LoseLife(u8),
    /// The opponent loses life.
    OpponentLosesLife(u8),
    /// The opponent loses life for each die gained while powering up.
    OpponentLosesPerDie(u8),
    /// The opponent loses life for each face gained while powering up.
    OpponentLosesPerFace(u8),
    /// Nobody loses life.
    NoLoss,
    /// For each section filled, roll another die again.
    RerollEach,
    /// Roll any number of other dice again.
    RerollAny,
    /// Roll one die again that does not show this.
    RerollOne(Symbol),
    /// Solo: roll one unplaced blank die again.
    RerollBlank,
    /// Solo: roll all other unplaced blank dice again.
    RerollBlanks,
    /// Turn a die to match another.
    TurnDie,
    /// Solo: turn a blank die to what most dice show.
    TurnBlank,
    /// All dice that show one symbol may count as another.
    TreatAll {
        /// What they show.
        from: Symbol,
        /// What they count as.
        to: Symbol,
    },
    /// One die that shows one symbol may count as another.
    TreatOne {
        /// What it shows.
        from: Symbol,
        /// What it counts as.
        to: Symbol,
    },
    /// Neither owner nor opponent gains trait dice.
    NoTraitDice,
    /// The owner chooses the colour of the opponent's new trait dice and gets this for each.
    OpponentTraitDie(Span),
    /// Put a Lock In token on an ability.
    LockIn {
        /// How many dice it takes.
        dice: u8,
        /// Whether it may neither take action dice nor give life.
        plain: bool,
        /// How many tokens this ability may have out.
        max: u8,
    },
    /// Solo: put a Lock In token here; each token does this every later round.
    SelfLock {
        /// How many.
        max: u8,
        /// What each does.
        each: Span,
    },
    /// Give the opponent an Entangle token, up to so many.
    Entangle(u8),
    /// Take this token away.
    RemoveToken,
    /// The owner chooses.
    Choose(Options),
    /// The owner chooses for each section filled.
    ChooseEach(Options),
    /// The opponent chooses.
    OpponentChooses(Options),
    /// For each section filled.
    Each(Span),
    /// Under a condition.
    If {
        /// The condition.
        test: Test,
        /// What then.
        then: Span,
    },
    /// Solo: by what the placed dice show; a run of rows in the pack's list.
    List(Span),
    /// Later, while powering up.
    AtPowerUp(Span),
    /// Later, while defending.
    AtDefend(Span),
}

impl Verb {
    /// The runs of verbs in it.
    pub(crate) fn inner(&self) -> &[Span] {
        match self {
            Verb::Each(span)
            | Verb::AtPowerUp(span)
            | Verb::AtDefend(span)
            | Verb::OpponentTraitDie(span)
            | Verb::SelfLock { each: span, .. }
            | Verb::If { then: span, .. } => std::slice::from_ref(span),
            Verb::Choose(options)
            | Verb::ChooseEach(options)
            | Verb::DieOfOpponentsChoice(options)
            | Verb::OpponentChooses(options) => options.spans(),
            _ => &[],
        }
    }

    /// Whether it can be gone on with in several ways, so that somebody may be asked.
    pub(crate) const fn has_ways(self) -> bool {
        matches!(
            self,
            Verb::Faces { .. }
                | Verb::TraitDice(_)
                | Verb::DieOfOpponentsChoice(_)
                | Verb::ExchangeFaces(_)
                | Verb::TakeFace
                | Verb::LockIn { .. }
                | Verb::Choose(_)
                | Verb::OpponentChooses(_)
        )
    }

    /// Whether the fight or the dice count it where it lies, so that nothing is left to carry out
    /// when its ability's turn comes.
    pub(crate) const fn is_counted(self) -> bool {
        match self {
            Verb::BaseAttack(_)
            | Verb::BaseDefence(_)
            | Verb::FallbackDefence(_)
            | Verb::AttackKicker(_)
            | Verb::DefenceKicker(_)
            | Verb::AttackTimes(_)
            | Verb::DefenceTimes(_)
            | Verb::Attack(_)
            | Verb::Defence(_)
            | Verb::OpponentDefence(_)
            | Verb::OwnAttack(_)
            | Verb::MirrorKickers
            | Verb::NoLoss
            | Verb::TreatAll { .. }
            | Verb::TreatOne { .. }
            | Verb::NoTraitDice
            | Verb::OpponentTraitDie(_)
            | Verb::ChooseEach(_)
            | Verb::AtDefend(_)
            | Verb::RerollEach
            | Verb::RerollAny
            | Verb::RerollOne(_)
            | Verb::RerollBlank
            | Verb::RerollBlanks
            | Verb::TurnDie
            | Verb::TurnBlank
            | Verb::AttachFace { .. }
            | Verb::AttachToBlank(_) => true,
            Verb::Faces { .. }
            | Verb::TraitDice(_)
            | Verb::ActionDice(_)
            | Verb::DieOfOpponentsChoice(_)
            | Verb::CopyFace { .. }
            | Verb::ExchangeFaces(_)
            | Verb::TakeFace
            | Verb::Life(_)
            | Verb::LifeFromDamage(_)
            | Verb::LoseLife(_)
            | Verb::OpponentLosesLife(_)
            | Verb::OpponentLosesPerDie(_)
            | Verb::OpponentLosesPerFace(_)
            | Verb::LockIn { .. }
            | Verb::SelfLock { .. }
            | Verb::Entangle(_)
            | Verb::RemoveToken
            | Verb::Choose(_)
            | Verb::OpponentChooses(_)
            | Verb::Each(_)
            | Verb::If { .. }
            | Verb::List(_)
            | Verb::AtPowerUp(_) => false,
        }
    }
}

/// Two or three things to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Options {
    spans: [Span; 3],
    count: u8,
}

impl Options {
    /// The most options.
    pub const LIMIT: usize = 3;

    /// Options; `None` where there are fewer than two or too many.
    pub fn new(options: &[Span]) -> Option<Options> {
        let mut spans = [Span::default(); 3];
        if options.len() < 2 || options.len() > Options::LIMIT {
            return None;
        }
        spans[..options.len()].copy_from_slice(options);
        Some(Options {
            spans,
            count: options.len() as u8,
        })
    }

    /// The options with their numbers, in order.
    pub fn each(&self) -> impl Iterator<Item = (OptionId, Span)> {
        let options = (0..Options::LIMIT).filter_map(OptionId::at);
        options.zip(self.spans().iter().copied())
    }

    /// One of them.
    pub fn span(&self, option: OptionId) -> Span {
        self.spans()[option.index()]
    }

    /// The options, in order.
    pub fn spans(&self) -> &[Span] {
        &self.spans[..usize::from(self.count)]
    }
}

/// A row of a solo list: what it does when the dice show this (KA-13.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    /// The symbol; `None` for any die.
    pub symbol: Option<Symbol>,
    /// What it does.
    pub effects: Span,
    /// Whether it is repeated for each die left over.
    pub repeat: bool,
}
