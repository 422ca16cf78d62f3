//! Rules that have begun and not ended, as plain data.

use crate::state::Spot;
use content::verbs::Span;
use dice::DieId;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A rule that has begun and waits or will run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Cards are drafted: see `draft`.
    Draft,
    /// Waits for chance: who may say who begins (MA-2.1).
    Lot,
    /// Waits for one seat: it begins, or the other side does.
    Begin(Seat),
    /// A step of a turn.
    Step(Step),
    /// Dice of a bag are drawn: so many are still to come.
    Draw {
        /// Whose bag.
        seat: Seat,
        /// How many.
        left: u8,
        /// What for.
        why: Drawing,
    },
    /// Dice that are about to be rolled are thrown.
    Throw(Seat),
    /// An active player may roll some dice again, once.
    Reroll(Seat),
    /// Dice are rolled again where they lie.
    Again,
    /// A time in which both may act: see `window`.
    Window {
        /// Whether blocks have been declared, and not the main phase.
        combat: bool,
        /// Whether the inactive player has the word.
        theirs: bool,
        /// Whether the inactive player had the word last and did nothing.
        passed: bool,
        /// Whether the inactive player has done something.
        acted: bool,
        /// Whether the second of a team has the word, and not the first (MA-20.7).
        mate: bool,
        /// Whether the team-mate has just done nothing.
        idle: bool,
        /// Whether the team-mate could have done something then.
        could: bool,
    },
    /// Something is paid.
    Pay,
    /// What was paid for is delivered.
    Deliver,
    /// Somebody says which of several abilities comes first.
    Order,
    /// An active player says who attacks.
    Attackers(Seat),
    /// The defender says whom a die blocks.
    Block(DieId),
    /// Whoever has a die that fights several says how much damage the next of them gets.
    Divide {
        /// Whose damage.
        from: DieId,
        /// How much is left.
        left: u8,
        /// Who is next.
        to: DieId,
    },
    /// Dice that were knocked out are rolled to come back (MA-18.8).
    Regenerate {
        /// Where the others go.
        to: Spot,
        /// Who is to blame for it, where somebody is named.
        cause: Option<Seat>,
    },
    /// A die was rolled to come back by its own text.
    Revive {
        /// What happens if it does.
        at: u16,
        /// Where that ends.
        end: u16,
    },
    /// What interrupts comes first: answers to a target, a global or damage (MA-13.4).
    Answers,
    /// A global that was paid for together with the one before (MA-10.3).
    Paid {
        /// By whom.
        seat: Seat,
        /// Which, by its number on the table.
        place: u8,
    },
    /// Somebody pays one of several prices.
    Toll {
        /// Who.
        seat: Seat,
        /// The first of them in the pack's list.
        from: u16,
        /// How many there are.
        len: u8,
        /// Whether one must be paid that can be.
        must: bool,
    },
    /// Somebody sacrifices a die for such a price.
    Give {
        /// Who.
        seat: Seat,
        /// The price in the pack's list.
        price: u16,
    },
    /// Something happens several times, each time with a target of its own.
    Repeat {
        /// The verb.
        at: u16,
        /// How often still.
        left: u8,
    },
    /// An ability is at work: the innermost of the contexts.
    Ability,
    /// Verbs of the innermost ability.
    Run {
        /// The next one.
        at: u16,
        /// Where they end.
        end: u16,
    },
    /// Verbs that whoever decides may let be.
    Maybe {
        /// The first one.
        at: u16,
        /// Where they end.
        end: u16,
    },
    /// The same for each player in turn.
    Each {
        /// The verb.
        at: u16,
        /// Whose ability it is.
        owner: Seat,
        /// How many players have had their turn.
        done: u8,
    },
}

impl Frame {
    /// Verbs to be carried out.
    pub(crate) fn run(span: Span) -> Frame {
        let places = span.places();
        Frame::Run {
            at: places.start,
            end: places.end,
        }
    }
}

/// What dice are drawn for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawing {
    /// For the turn.
    Turn,
    /// To be rolled at once.
    Roll,
    /// For the next turn.
    Prep,
    /// To go out of play (MA-23.14).
    Aside,
}

/// A step of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The reserve is cleared and dice are drawn (MA-4).
    Clear,
    /// Dice are rolled (MA-4).
    Roll,
    /// They stay as they are.
    Rolled,
    /// The main phase begins (MA-8).
    Main,
    /// It ends.
    MainEnd,
    /// The attack begins (MA-11).
    Attack,
    /// Attackers have been named.
    Attacked,
    /// Blockers have been named.
    Blocked,
    /// Damage of those who deal it first is divided among whom they fight.
    Damage,
    /// Damage is dealt by those who deal it first (MA-11.16).
    First,
    /// Damage of the others is divided among those who are left.
    Share,
    /// Damage is dealt by the others.
    Deal,
    /// The damage is done.
    AfterDamage,
    /// The combat ends.
    CombatEnd,
    /// The turn ends (MA-12).
    CleanUp,
    /// What happens at the end of the turn (MA-12.3).
    TurnEnd,
    /// What was used is cleared away (MA-12.4).
    Tidy,
    /// A turn begins.
    Next,
}
