//! What effects are made of: a closed list of verbs, each a few numbers. Runs of verbs lie in one
//! list of the pack; a verb with others inside knows where they lie.

mod language;
mod place;
mod table;

pub(crate) use content::verbs::Span;
pub(crate) use language::Language;
pub(crate) use place::Place;
pub use place::When;
pub(crate) use table::RUNS;

use crate::TokenId;
use crate::amount::Amount;
use serde::{Deserialize, Serialize};

/// A kind of damage (DT-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Can be defended against, avoided and raised.
    Normal,
    /// Can be avoided and raised.
    Undefendable,
    /// Can be avoided.
    Pure,
    /// Can be avoided; names whom it hits.
    Collateral,
    /// Can be raised.
    Ultimate,
    /// Of a defence, a card or a token, without a kind of its own: can be avoided.
    Plain,
    /// Nothing takes anything off it.
    Sure,
}

/// Whom a verb is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Whom {
    /// The owner of the ability, card or token.
    Me,
    /// The one whom the ability attacks.
    Target,
    /// The one who attacks.
    Attacker,
    /// Whose turn it is.
    Active,
    /// The ones picked just before.
    Picked,
    /// Anyone, by choice.
    Player,
    /// An opponent, by choice.
    Opponent,
    /// Anyone but the one before.
    Other,
    /// Every opponent.
    Opponents,
    /// The owner and one of the team.
    Team,
    /// Up to two.
    UpToTwo,
    /// Up to two opponents.
    UpToTwoOpponents,
    /// Up to three opponents.
    UpToThreeOpponents,
    /// Two opponents, or as many as there are.
    TwoOpponents,
    /// Two portions for opponents, who may be the same.
    TwoPortions,
    /// Three portions for opponents, who may be the same.
    ThreePortions,
}

/// How much is taken off damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Cut {
    /// So much.
    Number(Amount),
    /// Half of what is left, rounded up.
    Half,
    /// Everything.
    All,
}

/// How many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Count {
    /// So many.
    Number(Amount),
    /// All that there are, or up to the limit.
    All,
}

/// Which dice a verb is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Dice {
    /// Dice of the owner.
    Own,
    /// Dice of the owner or of one of the team.
    Team,
    /// Dice of an opponent.
    Opponent,
    /// Any dice.
    Any,
    /// All dice of the roll in question.
    This,
    /// The die that was picked.
    Picked,
}

/// Something that is given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cost {
    /// What.
    pub goods: Goods,
    /// How much; all that there is where nothing is said.
    pub count: Option<u8>,
    /// Whether less will do.
    pub up_to: bool,
}

/// What can be given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goods {
    /// Combat points.
    Cp,
    /// Tokens.
    Token(TokenId),
    /// Companions, by choice.
    Companions,
}

/// A phase that can be skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Skipped {
    /// The offensive roll phase.
    Offence,
    /// The income phase.
    Income,
}

/// What a token forbids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Forbidden {
    /// To do anything.
    Actions,
    /// To use a defensive ability.
    Defence,
}

/// A condition on a roll, and what it brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Clause {
    /// What the dice must show.
    pub shows: Shows,
    /// What must hold besides.
    pub tests: Span,
    /// What happens.
    pub effects: Span,
}

/// So many dice of each symbol, by the symbols' numbers on the hero's die.
pub type Symbols = [u8; 6];

/// What dice must show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Shows {
    /// Anything.
    Anything,
    /// These symbols: once.
    Symbols(Symbols),
    /// One of these symbols: once.
    AnyOf(u8),
    /// These symbols: as often as they are there.
    Every(Symbols),
    /// One of these numbers, a bit for each: once.
    Numbers(u8),
    /// One of these numbers: once for each die.
    EachNumber(u8),
    /// What no other clause wants.
    Otherwise,
}

/// One step of an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Verb {
    /// Deals damage.
    Damage {
        /// How much.
        n: Amount,
        /// Of which kind.
        kind: Kind,
        /// To whom.
        to: Whom,
        /// Whether it is dealt at once and by itself.
        alone: bool,
    },
    /// Adds damage to the attack.
    Boost(Amount),
    /// Takes damage off what its owner deals.
    Weaken(Cut),
    /// Makes the attack undefendable.
    Undefendable,
    /// Takes damage off what somebody receives.
    Prevent {
        /// How much.
        cut: Cut,
        /// Whose.
        to: Whom,
    },
    /// Does something in the settlement, if the attack deals so much.
    IfDealt {
        /// At least so much.
        n: u8,
        /// What.
        then: Span,
    },
    /// Heals.
    Heal {
        /// How much.
        n: Amount,
        /// Whom.
        to: Whom,
    },
    /// Sets its owner's health.
    SetHealth(u8),
    /// Somebody gains tokens.
    Gain {
        /// Which.
        token: TokenId,
        /// How many.
        n: Count,
        /// Who.
        to: Whom,
        /// Whether they may be refused, each of them.
        may: bool,
    },
    /// Somebody is inflicted with tokens.
    Inflict {
        /// Which.
        token: TokenId,
        /// How many.
        n: Amount,
        /// Who.
        to: Whom,
    },
    /// The owner loses tokens.
    Lose {
        /// Which.
        token: TokenId,
        /// How many.
        n: Count,
    },
    /// The owner may have more of a token from now on.
    RaiseLimit {
        /// Which.
        token: TokenId,
        /// How many more.
        n: u8,
    },
    /// Takes away tokens, by choice of the owner.
    Remove {
        /// How many; all where nothing is said.
        n: Option<u8>,
        /// From whom.
        from: Whom,
        /// Whether the owner may leave it.
        may: bool,
    },
    /// Moves a token.
    Transfer {
        /// Which; by choice where nothing is said.
        token: Option<TokenId>,
        /// From whom.
        from: Whom,
        /// To whom.
        to: Whom,
    },
    /// Wards off one token that the attack would inflict.
    Ward,
    /// Somebody gains combat points.
    Cp {
        /// How many.
        n: Amount,
        /// Who.
        to: Whom,
    },
    /// Somebody loses combat points.
    LoseCp {
        /// How many.
        n: Amount,
        /// Who.
        from: Whom,
    },
    /// Takes combat points (DT-12.11).
    StealCp {
        /// How many.
        n: Amount,
        /// From whom.
        from: Whom,
    },
    /// Takes health.
    StealHealth {
        /// How much.
        n: Amount,
        /// From whom.
        from: Whom,
    },
    /// Draws cards.
    Draw(Amount),
    /// Takes a card of choice out of the deck.
    Search,
    /// Looks at a hand.
    Look(Whom),
    /// Somebody discards cards.
    Discard {
        /// How many; all where nothing is said.
        n: Option<u8>,
        /// Who.
        from: Whom,
        /// Whether chance picks them.
        random: bool,
    },
    /// Turns dice.
    SetDie {
        /// Which.
        dice: Dice,
        /// How many.
        n: u8,
        /// To which number; by choice where nothing is said.
        side: Option<u8>,
    },
    /// Turns a die one step up or down.
    ShiftDie(Dice),
    /// Turns a die to the number of another one of the same roll.
    CopyDie(Dice),
    /// Rolls dice again, one by one.
    Reroll {
        /// Which.
        dice: Dice,
        /// How many times at most.
        n: u8,
        /// Whether it can be left.
        may: bool,
    },
    /// Changes the number of roll attempts of a phase.
    Attempts {
        /// By how many.
        n: i8,
        /// Whether it is the defensive roll phase.
        defence: bool,
    },
    /// Each attempt after the first costs combat points.
    AttemptPrice(u8),
    /// The one who attacked attacks the same one again.
    AttackAgain,
    /// A phase does not take place.
    Skip(Skipped),
    /// Nothing of the ability happens.
    Cancel,
    /// Forbids its owner something.
    Forbid(Forbidden),
    /// Rolls dice and looks at them.
    Roll {
        /// How many.
        dice: Amount,
        /// Who.
        by: Whom,
        /// How many of them may be rolled again, once.
        again: u8,
        /// For what price.
        price: Option<Cost>,
        /// What they bring.
        clauses: Span,
    },
    /// Both sides roll a die.
    Contest {
        /// Whether the same number is enough.
        tie: bool,
        /// If the owner wins.
        then: Span,
        /// If not.
        other: Span,
    },
    /// Somebody chooses.
    Choose {
        /// Who.
        by: Whom,
        /// Between what: a run of the pack's list of options.
        options: Span,
    },
    /// The owner may do something, for a price.
    May {
        /// What is given up.
        price: Option<Cost>,
        /// What happens then.
        then: Span,
    },
    /// Something happens if something holds.
    If {
        /// What must hold.
        tests: Span,
        /// What happens then.
        then: Span,
        /// What happens otherwise.
        other: Span,
    },
    /// Picks somebody for what follows.
    Pick(Whom),
    /// Picks a die for what follows, and whoever rolled it.
    PickDie(Dice),
    /// Gives something up.
    Pay(Cost),
    /// Whenever dice of a token are rolled during the attack, something happens.
    Watch {
        /// Which token.
        token: TokenId,
        /// What.
        then: Span,
    },
    /// Companions grow along the row in which the leaflet has them: the first one comes, or one
    /// becomes the next.
    Grow {
        /// How often.
        n: Amount,
        /// What must come of it, where it matters.
        only: Option<TokenId>,
        /// Whether it can be left.
        may: bool,
    },
    /// A companion of choice is built up to a level.
    Build {
        /// From at least this one.
        from: u8,
        /// To this one.
        to: u8,
    },
    /// Companions do what they do when they are called, up to so many different ones.
    Call(u8),
    /// Sets off all tokens of a kind, whoever has them.
    Detonate(TokenId),
    /// Damage goes to a companion whose health is counted by tokens.
    Divert {
        /// Which.
        token: TokenId,
        /// Whether the owner says how much; all of it otherwise.
        split: bool,
    },
    /// Whatever comes before is done; all may say a word before what comes after.
    Then,
    /// Happens when all before has happened.
    Also(Span),
}

const _: () = assert!(size_of::<Verb>() <= 20, "rules look at them all the time");
