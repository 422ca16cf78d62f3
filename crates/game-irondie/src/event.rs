//! What happens in a game of IRONDIE, as facts complete enough to animate.

use crate::Side;
use dice::{DiceSet, DieId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A seat has answered a secret question; what, nobody hears.
    Sealed(Seat),
    /// A round has begun.
    RoundBegan {
        /// Its number.
        round: u8,
        /// Whether the late rules hold in it.
        late: bool,
    },
    /// The splits are open: this seat throws these dice and keeps the rest.
    Split {
        /// Who.
        seat: Seat,
        /// What it throws.
        thrown: DiceSet,
        /// How many dice it keeps.
        reserve: u8,
    },
    /// A die has landed, in Battle or in a duel.
    Landed {
        /// The die.
        die: DieId,
        /// What it shows.
        value: u8,
    },
    /// Neutral dice were thrown for priority.
    RolledOff {
        /// What each side threw.
        values: [u8; 2],
    },
    /// A side has priority.
    Priority(Side),
    /// A bonus was applied.
    Bonus {
        /// The die that triggered.
        from: DieId,
        /// The die that received.
        to: DieId,
        /// What it was meant to add.
        add: i8,
        /// What the receiver shows now.
        value: u8,
    },
    /// A seat aims a Reserve die and throws it.
    Hurled {
        /// The die.
        die: DieId,
        /// At what.
        at: DiceSet,
    },
    /// A seat lets the right, or its throw, pass.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether it was the right to be offensive.
        right: bool,
    },
    /// A side has given up the right for this phase.
    RightLost(Side),
    /// A throw of the duel was resolved against a target.
    Resolved {
        /// The die thrown.
        die: DieId,
        /// The target.
        target: DieId,
        /// Whether it succeeded.
        hit: bool,
    },
    /// A throw of the duel came to nothing: it or its target is gone.
    Fizzled(DieId),
    /// A die's value was changed by an effect.
    Changed {
        /// The die.
        die: DieId,
        /// What it shows now.
        value: u8,
    },
    /// A die went to Limbo.
    ToLimbo(DieId),
    /// A die went to the Abyss.
    ToAbyss(DieId),
    /// A side has to take damage.
    DamageDue {
        /// Who.
        side: Side,
        /// What the attackers show.
        attack: u8,
        /// What its defenders show.
        defence: u8,
    },
    /// A Life die has taken damage.
    Hurt {
        /// The die.
        die: DieId,
        /// How much.
        points: u8,
        /// What it shows now; 0 when it went to the Abyss.
        value: u8,
    },
    /// A seat took a Life die back.
    Returned(DieId),
    /// A side has no Life die in its Life zone, which ends the game.
    NoLife(Side),
    /// The last round is over, and nobody has won the game.
    RoundsOver,
    /// All have agreed on a draw.
    Agreed,
    /// A game has ended; `None` is a draw.
    GameEnded(Option<Side>),
    /// A seat's new set is shown; how many dice were swapped.
    Swapped {
        /// Who.
        seat: Seat,
        /// How many dice are new.
        count: u8,
    },
    /// The time for normal play is up.
    TimeUp,
    /// This game is the last one.
    LastGame,
    /// A seat has given up the match.
    Resigned(Seat),
    /// The match has ended.
    MatchEnded(Option<Side>),
}
