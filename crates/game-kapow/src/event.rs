//! What happens in a match of KAPOW!, as facts complete enough to animate.

use crate::{AbilityId, CardColour, CardId, DICE, Fighter, Parts, SlotId, SpotSet, Symbol, Team};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A round has begun; all have rolled.
    RoundBegan(u8),
    /// Dice were rolled.
    Rolled {
        /// Whose.
        fighter: Fighter,
        /// Which.
        dice: DiceSet,
        /// What they show, in the order of the dice.
        faces: ArrayVec<Symbol, DICE>,
    },
    /// A die was placed.
    Placed {
        /// Whose.
        fighter: Fighter,
        /// Which.
        die: DieId,
        /// Where.
        slot: SlotId,
    },
    /// A die was picked up again.
    Lifted {
        /// Whose.
        fighter: Fighter,
        /// Which.
        die: DieId,
    },
    /// An immediate ability was announced.
    Announced {
        /// Whose.
        fighter: Fighter,
        /// Which.
        ability: AbilityId,
    },
    /// Dice are rolled again.
    Rerolls {
        /// Whose.
        fighter: Fighter,
        /// How many.
        count: u8,
    },
    /// A die was turned.
    Turned {
        /// Whose.
        fighter: Fighter,
        /// Which.
        die: DieId,
        /// What it shows now.
        #[serde(default)]
        to: Symbol,
    },
    /// A Team-Up card was turned round.
    Rotated {
        /// Whose.
        team: Team,
        /// Which.
        colour: CardColour,
    },
    /// Someone aims at another.
    Aimed {
        /// Who.
        fighter: Fighter,
        /// At whom.
        target: Fighter,
    },
    /// Someone is ready.
    Ready(Fighter),
    /// What someone has selected is shown.
    Revealed {
        /// Who.
        fighter: Fighter,
        /// The abilities.
        selected: SpotSet,
    },
    /// Someone attacks.
    Attacks {
        /// Who.
        fighter: Fighter,
        /// Whom.
        target: Fighter,
        /// The total, with what it is made of.
        parts: Parts,
    },
    /// Someone does not attack.
    Holds(Fighter),
    /// Someone defends.
    Defends {
        /// Who.
        fighter: Fighter,
        /// The total, with what it is made of.
        parts: Parts,
    },
    /// Someone has lost life.
    Lost {
        /// Who.
        fighter: Fighter,
        /// How much.
        count: u8,
        /// What its side has left.
        life: u8,
    },
    /// Someone has gained life.
    Healed {
        /// Who.
        fighter: Fighter,
        /// How much.
        count: u8,
        /// What its side has now.
        life: u8,
    },
    /// A side has the start marker now.
    Marker(Team),
    /// Someone gained a face.
    GainedFace {
        /// Who.
        fighter: Fighter,
        /// Which.
        face: Symbol,
    },
    /// Someone gained a die.
    GainedDie {
        /// Who.
        fighter: Fighter,
        /// Which.
        die: DieId,
    },
    /// Someone exchanged a face.
    Traded {
        /// Who.
        fighter: Fighter,
        /// What went.
        old: Symbol,
        /// What came.
        face: Symbol,
        /// The die it came off, where it was on one: the new face is there now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        die: Option<DieId>,
        /// Whether that is the side which is up, so that the die shows the new face.
        #[serde(default)]
        up: bool,
    },
    /// Someone handed over a face.
    Gave {
        /// Who.
        giver: Fighter,
        /// To whom.
        taker: Fighter,
        /// Which.
        face: Symbol,
        /// The die it came off, where it was on one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        die: Option<DieId>,
        /// Whether that is the side which is up, so that the die is blank now.
        #[serde(default)]
        up: bool,
    },
    /// A Lock In token lies on an ability.
    LockedIn {
        /// Whose.
        fighter: Fighter,
        /// Which.
        ability: AbilityId,
    },
    /// Someone got an Entangle token.
    Entangled {
        /// Who.
        fighter: Fighter,
        /// How many it has now.
        tokens: u8,
    },
    /// Someone got rid of Entangle tokens.
    Untangled {
        /// Who.
        fighter: Fighter,
        /// How many.
        count: u8,
    },
    /// Dice come off the boards.
    CleanUp,
    /// A face was clipped onto a die.
    Clipped {
        /// Whose.
        fighter: Fighter,
        /// Which face.
        face: Symbol,
        /// Which die.
        die: DieId,
        /// Whether it was clipped on behind a screen, and all see it only now (KA-3.5).
        #[serde(default)]
        uncovered: bool,
    },
    /// A face was taken off a die.
    Unclipped {
        /// Whose.
        fighter: Fighter,
        /// Which face.
        face: Symbol,
        /// Which die.
        die: DieId,
    },
    /// Team-Up cards were dealt.
    CardsDealt,
    /// A team has taken a Team-Up card.
    CardTaken {
        /// Who.
        team: Team,
        /// Which.
        card: CardId,
    },
    /// A side has no life left, which ends the match.
    KnockedOut(Team),
    /// All have agreed on a draw.
    Agreed,
    /// A seat has given up.
    Resigned(Seat),
    /// The match has ended; `None` is a draw.
    Ended(Option<Team>),
}

impl Event {
    /// A face was clipped onto a die, as those who are told see at once.
    pub(crate) const fn clipped(fighter: Fighter, face: Symbol, die: DieId) -> Event {
        Event::Clipped {
            fighter,
            face,
            die,
            uncovered: false,
        }
    }
}
