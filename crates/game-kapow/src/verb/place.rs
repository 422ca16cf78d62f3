//! Where a verb can stand. Each place is one way of being carried out, and has its own verbs.

use crate::{Home, Timing};
use std::fmt;

/// Where a verb stands: in an ability, by the board that has it and its timing, or in another verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// An ability that happens at once.
    Immediate,
    /// An ability for the attack.
    Attack,
    /// An ability for the defence.
    Defend,
    /// An ability for powering up.
    PowerUp,
    /// An ability for after powering up.
    AfterPowerUp,
    /// An ability that holds all round.
    ThisRound,
    /// Half a Team-Up card that holds all round.
    CardThisRound,
    /// The same of a board that plays by itself.
    SoloImmediate,
    /// The same of a board that plays by itself.
    SoloAttack,
    /// The same of a board that plays by itself.
    SoloDefend,
    /// The same of a board that plays by itself.
    SoloPowerUp,
    /// The same of a board that plays by itself.
    SoloAfterPowerUp,
    /// The same of a board that plays by itself.
    SoloThisRound,
    /// What a token does as long as it lies there.
    TokenAlways,
    /// What a die on a token does.
    TokenBox,
    /// In `each` of an ability for the attack.
    EachAttack,
    /// In `each` of an ability for the defence.
    EachDefend,
    /// In `each` of an ability that holds all round.
    EachThisRound,
    /// An option of `choose-each`.
    EachOption,
    /// In `at-defend`.
    AtDefend,
    /// In another verb, while its owner gains.
    Gain,
    /// The same of a board that plays by itself.
    SoloGain,
    /// What a row of a `list` does.
    ListRow,
    /// What a token of `self-lock` does every round.
    SelfLock,
}

impl Place {
    /// All of them, with their words.
    pub const WORDS: &'static [(&'static str, Place)] = &[
        ("immediate", Place::Immediate),
        ("attack", Place::Attack),
        ("defend", Place::Defend),
        ("power-up", Place::PowerUp),
        ("after-power-up", Place::AfterPowerUp),
        ("this-round", Place::ThisRound),
        ("card this-round", Place::CardThisRound),
        ("solo immediate", Place::SoloImmediate),
        ("solo attack", Place::SoloAttack),
        ("solo defend", Place::SoloDefend),
        ("solo power-up", Place::SoloPowerUp),
        ("solo after-power-up", Place::SoloAfterPowerUp),
        ("solo this-round", Place::SoloThisRound),
        ("token always", Place::TokenAlways),
        ("token box", Place::TokenBox),
        ("each of attack", Place::EachAttack),
        ("each of defend", Place::EachDefend),
        ("each of this-round", Place::EachThisRound),
        ("option of choose-each", Place::EachOption),
        ("at-defend", Place::AtDefend),
        ("verb of power-up", Place::Gain),
        ("verb of solo power-up", Place::SoloGain),
        ("row of list", Place::ListRow),
        ("token of self-lock", Place::SelfLock),
    ];

    /// Where the effects of an ability stand.
    pub const fn of(home: Home, timing: Timing) -> Place {
        match (home, timing) {
            (Home::Token, _) => Place::TokenBox,
            (Home::Solo(_), Timing::Immediate) => Place::SoloImmediate,
            (Home::Solo(_), Timing::Attack) => Place::SoloAttack,
            (Home::Solo(_), Timing::Defend) => Place::SoloDefend,
            (Home::Solo(_), Timing::PowerUp) => Place::SoloPowerUp,
            (Home::Solo(_), Timing::AfterPowerUp) => Place::SoloAfterPowerUp,
            (Home::Solo(_), Timing::ThisRound) => Place::SoloThisRound,
            (Home::Card(_), Timing::ThisRound) => Place::CardThisRound,
            (_, Timing::Immediate) => Place::Immediate,
            (_, Timing::Attack) => Place::Attack,
            (_, Timing::Defend) => Place::Defend,
            (_, Timing::PowerUp) => Place::PowerUp,
            (_, Timing::AfterPowerUp) => Place::AfterPowerUp,
            (_, Timing::ThisRound) => Place::ThisRound,
        }
    }

    /// Where verbs in `each` stand: numbers of the fight for each section, or gains.
    pub(super) const fn in_each(self) -> Place {
        match self {
            Place::Attack => Place::EachAttack,
            Place::Defend => Place::EachDefend,
            Place::ThisRound | Place::CardThisRound => Place::EachThisRound,
            other => other.gaining(),
        }
    }

    /// Where verbs in another verb stand that are carried out while gaining.
    pub(crate) const fn gaining(self) -> Place {
        match self {
            Place::SoloImmediate
            | Place::SoloAttack
            | Place::SoloDefend
            | Place::SoloPowerUp
            | Place::SoloAfterPowerUp
            | Place::SoloThisRound
            | Place::SoloGain
            | Place::ListRow
            | Place::SelfLock => Place::SoloGain,
            Place::Immediate
            | Place::Attack
            | Place::Defend
            | Place::PowerUp
            | Place::AfterPowerUp
            | Place::ThisRound
            | Place::CardThisRound
            | Place::TokenAlways
            | Place::TokenBox
            | Place::EachAttack
            | Place::EachDefend
            | Place::EachThisRound
            | Place::EachOption
            | Place::AtDefend
            | Place::Gain => Place::Gain,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = Place::WORDS.iter().find(|(_, place)| place == self);
        f.write_str(word.map_or("", |(word, _)| word))
    }
}
