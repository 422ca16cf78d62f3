//! When an ability comes into play, on whose account, and where a verb can stand because of that.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Makes the list of moments, with their words and the place that verbs have there.
macro_rules! moments {
    ($($(#[$doc:meta])* $when:ident = $word:literal in $place:ident;)*) => {
        /// When an ability comes into play.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum When {
            $($(#[$doc])* $when,)*
        }

        impl When {
            /// All of them with their words.
            pub const ALL: &'static [(&'static str, When)] = &[$(($word, When::$when)),*];

            /// Where its verbs stand.
            pub(crate) const fn place(self) -> Place {
                match self {
                    $(When::$when => Place::$place,)*
                }
            }
        }
    };
}

moments! {
    /// This action die is used.
    Use = "use" in Run;
    /// Anybody pays, in the main phase or after blocks.
    Global = "global" in Run;
    /// Anybody pays, right after a `fielded` or `attacks` ability has dealt damage to them.
    Reaction = "reaction" in Run;
    /// The owner pays, in the main phase of the own turn.
    InMain = "in-main" in Run;
    /// The owner pays, whenever a global could be used.
    InWindow = "in-window" in Run;
    /// The owner pays, after blocks.
    InCombat = "in-combat" in Run;
    /// Another way to field this die.
    Fielding = "fielding" in Fielding;
    /// As long as it counts.
    Always = "always" in Always;
    /// This die was fielded.
    Fielded = "fielded" in Run;
    /// A die that fits was fielded by the owner.
    DieFielded = "die-fielded" in Run;
    /// This die attacks.
    Attacks = "attacks" in Run;
    /// This die blocks.
    Blocks = "blocks" in Run;
    /// This die is blocked; once, by however many.
    Blocked = "blocked" in Run;
    /// This die blocks or is blocked; once.
    Engaged = "engaged" in Run;
    /// A die that fits is blocked.
    DieBlocked = "die-blocked" in Run;
    /// Combat damage and its knock-outs are done.
    AfterDamage = "after-damage" in Run;
    /// The combat ends.
    CombatEnd = "combat-end" in Run;
    /// This die has taken damage; once for all that comes together.
    Damaged = "damaged" in Run;
    /// The same, and it was not knocked out by it.
    Survives = "survives" in Run;
    /// This die was knocked out.
    KnockedOut = "knocked-out" in Run;
    /// A die that fits was knocked out.
    DieKnockedOut = "die-knocked-out" in Run;
    /// This die has left the field because of the opponent.
    Aftershock = "aftershock" in Run;
    /// A die that fits has left the field because of its opponent.
    DieAftershock = "die-aftershock" in Run;
    /// This die has dealt combat damage to the player.
    Strikes = "strikes" in Run;
    /// A die that fits has left the field: once for each.
    DieLeaves = "die-leaves" in Run;
    /// Dice that fit have left the field: once for all that left together.
    DiceLeave = "dice-leave" in Run;
    /// The owner has used an action die.
    Action = "action" in Run;
    /// The opponent has used an action die.
    TheirAction = "their-action" in Run;
    /// The opponent has used a global.
    TheirGlobal = "their-global" in Run;
    /// The opponent has drawn dice: once for all that were drawn together.
    TheirDraw = "their-draw" in Run;
    /// The owner has rolled for the turn.
    Rolled = "rolled" in Run;
    /// This die was rolled to come back and does not.
    RegenerateFailed = "regenerate-failed" in Run;
    /// A die that fits is about to take damage.
    WouldBeDamaged = "would-be-damaged" in Damage;
    /// A die that fits is about to be knocked out.
    WouldBeKnockedOut = "would-be-knocked-out" in KnockOut;
    /// This die is the target of an action die or of a character.
    Targeted = "targeted" in Aim;
    /// A die that fits is the target of an action die or of a character.
    DieTargeted = "die-targeted" in Aim;
    /// The opponent has paid for a global that has not happened yet.
    TheirGlobalPaid = "their-global-paid" in Aim;
}

impl When {
    /// Its word.
    pub fn word(self) -> &'static str {
        When::ALL[self as usize].0
    }

    /// Whether it is up to somebody to begin it by paying.
    pub const fn is_begun(self) -> bool {
        matches!(
            self,
            When::Use
                | When::Global
                | When::Reaction
                | When::InMain
                | When::InWindow
                | When::InCombat
        )
    }

    /// Whether it looks at other dice than its own, and needs to know which.
    pub(crate) const fn looks_around(self) -> bool {
        matches!(
            self,
            When::DieFielded
                | When::DieBlocked
                | When::DieKnockedOut
                | When::DieAftershock
                | When::DieLeaves
                | When::DiceLeave
                | When::WouldBeDamaged
                | When::WouldBeKnockedOut
                | When::DieTargeted
        )
    }
}

/// On whose account an ability counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Scope {
    /// Of each fielded die for itself.
    Die,
    /// Once, while at least one die of the card is in the field: the card says `while active`.
    Active,
    /// The same, where the card does not say so but acts on a whole group.
    Card,
    /// While the die lies in the reserve.
    Reserve,
    /// While the die lies on another card.
    Attached,
}

impl Scope {
    /// All of them with their words.
    pub(crate) const ALL: &'static [(&'static str, Scope)] = &[
        ("die", Scope::Die),
        ("active", Scope::Active),
        ("card", Scope::Card),
        ("reserve", Scope::Reserve),
        ("attached", Scope::Attached),
    ];
}

/// What a verb is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// Something that is carried out, one verb after the other.
    Run,
    /// Something that counts as long as it is there.
    Always,
    /// A way to field a die.
    Fielding,
    /// An interruption: damage is about to be dealt.
    Damage,
    /// An interruption: a die is about to be knocked out.
    KnockOut,
    /// An interruption: a target was chosen, or a global was paid for.
    Aim,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Run => "what is carried out at its moment",
            Place::Always => "when = \"always\"",
            Place::Fielding => "when = \"fielding\"",
            Place::Damage => "when = \"would-be-damaged\"",
            Place::KnockOut => "when = \"would-be-knocked-out\"",
            Place::Aim => "an answer to a target or a global",
        })
    }
}
