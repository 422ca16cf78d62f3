//! Where a verb can stand: what it is part of, and when that happens.

use serde::{Deserialize, Serialize};
use std::fmt;

/// When a token or a passive ability comes into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// In the upkeep phase of its owner.
    Upkeep,
    /// Before the owner's income.
    BeforeIncome,
    /// In a main phase of its owner.
    Main,
    /// Before the owner's offensive roll phase.
    BeforeOffence,
    /// When it starts.
    OffenceStart,
    /// After each of its attempts.
    Attempt,
    /// When its ability stands, before it is activated; spent until the phase is left.
    OffenceEnd,
    /// When the owner activates an offensive ability.
    Activated,
    /// While the owner attacks.
    OwnAttack,
    /// When damage of the owner's offensive roll phase is settled.
    Dealing,
    /// While the owner is attacked.
    Attacked,
    /// While damage is coming in.
    Incoming,
    /// While damage of somebody's offensive roll phase is coming in.
    IncomingOffence,
    /// When an attack has been settled.
    Concluded,
    /// At the end of the roll phase.
    RollEnd,
    /// At the end of the owner's turn.
    TurnEnd,
    /// At any time.
    AnyTime,
    /// As long as it is there.
    Held,
    /// When another one comes and there is no room.
    AtLimit,
    /// When the owner would fall.
    AtZero,
    /// When the last one goes.
    Gone,
    /// When something sets all of them off.
    Detonated,
    /// When an ability calls a companion.
    Called,
    /// When an opponent's offensive roll phase has brought no attack.
    NoAttack,
    /// While an opponent's ability that was activated has not met its target.
    TheirOffenceEnd,
}

impl When {
    /// All of them with their words.
    pub const ALL: &'static [(&'static str, When)] = &[
        ("upkeep", When::Upkeep),
        ("before-income", When::BeforeIncome),
        ("main", When::Main),
        ("before-offence", When::BeforeOffence),
        ("offence-start", When::OffenceStart),
        ("attempt", When::Attempt),
        ("offence-end", When::OffenceEnd),
        ("activated", When::Activated),
        ("own-attack", When::OwnAttack),
        ("dealing", When::Dealing),
        ("attacked", When::Attacked),
        ("incoming", When::Incoming),
        ("incoming-offence", When::IncomingOffence),
        ("concluded", When::Concluded),
        ("roll-end", When::RollEnd),
        ("turn-end", When::TurnEnd),
        ("any-time", When::AnyTime),
        ("held", When::Held),
        ("at-limit", When::AtLimit),
        ("at-zero", When::AtZero),
        ("gone", When::Gone),
        ("detonated", When::Detonated),
        ("called", When::Called),
        ("no-attack", When::NoAttack),
        ("their-offence-end", When::TheirOffenceEnd),
    ];
}

/// What a verb is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// An offensive ability.
    Offence,
    /// A defensive ability.
    Defence,
    /// A card for the main phases.
    Main,
    /// A card for the roll phases.
    Roll,
    /// A card that changes an attack.
    Modifier,
    /// A card for any time.
    Instant,
    /// A token or passive ability that acts by itself.
    Trigger(When),
    /// A token that is spent, or a passive ability that is used.
    Spent(When),
}

impl When {
    /// Its word.
    pub(crate) fn word(self) -> &'static str {
        let found = When::ALL.iter().find(|(_, known)| *known == self);
        found.map_or("", |(word, _)| word)
    }
}

impl Place {
    /// Its word in the reference of all verbs.
    pub(crate) fn word(self) -> String {
        match self {
            Place::Offence => "offence".to_owned(),
            Place::Defence => "defence".to_owned(),
            Place::Main => "main-card".to_owned(),
            Place::Roll => "roll-card".to_owned(),
            Place::Modifier => "modifier".to_owned(),
            Place::Instant => "instant-card".to_owned(),
            Place::Trigger(when) => when.word().to_owned(),
            Place::Spent(when) => format!("spent {}", when.word()),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Offence => f.write_str("an offensive ability"),
            Place::Defence => f.write_str("a defensive ability"),
            Place::Main => f.write_str("a main card"),
            Place::Roll => f.write_str("a roll card"),
            Place::Modifier => f.write_str("an attack modifier"),
            Place::Instant => f.write_str("an instant card"),
            Place::Trigger(when) => write!(f, "when = \"{}\"", when.word()),
            Place::Spent(when) => write!(f, "when = \"{}\" with a spend", when.word()),
        }
    }
}
