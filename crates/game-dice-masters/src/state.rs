//! A whole match as a small value. Nothing of it is secret but what is drafted or brought hidden: a
//! bag has no order until dice are drawn.

use crate::context::{Context, Lasting, Pending};
use crate::draft::{Draft, Hands};
use crate::frame::Frame;
use crate::ids::{Groups, Kind};
use crate::pay::Bill;
use crate::side::MOST_SEATS;
use crate::tally::Tally;
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who plays without a box of their own for more seats.
pub(crate) const SEATS: usize = 2;
/// The most dice that show a face at once.
pub(crate) const SHOWN: usize = 52;
/// The most frames: a turn and its combat have ten, an ability has at most five with what is inside
/// it, an answer has four, and five globals may wait that were paid for together.
pub(crate) const FRAMES: usize = 24;
/// The most abilities at work: one and an answer to it. Answers turn or stop things and do nothing
/// that could be answered.
pub(crate) const AT_WORK: usize = 2;
/// The most abilities that wait at once (MA-13.9).
pub(crate) const WAITING: usize = 32;
/// The most effects that last until the end of the turn; like ones count as one (MA-13.9).
pub(crate) const LASTING: usize = 12;
/// The bits that tell apart the moments of one effect or step.
pub(crate) const MOMENTS: u32 = 3;
/// The most blocks in a combat (MA-13.9).
pub(crate) const BLOCKS: usize = 32;

/// A die that shows a face, or showed one this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Die {
    /// To whom it belongs.
    pub owner: Seat,
    /// For whom it acts.
    pub controller: Seat,
    /// Its card.
    pub kind: Kind,
    /// The side that is up, from 0.
    pub side: u8,
    /// Damage of this turn.
    pub damage: u8,
    /// Attack until the end of the turn.
    pub attack: i8,
    /// Defence until the end of the turn.
    pub defence: i8,
    /// What holds for it until the end of the turn, a bit for each [`Mark`].
    pub marks: u16,
    /// Groups until the end of the turn.
    pub groups: Groups,
    /// Where it went, where it shows nothing any more.
    pub went: Spot,
}

impl Die {
    /// Damage and whatever has changed it are forgotten.
    pub(crate) const fn rest(&mut self) {
        (self.damage, self.attack, self.defence, self.marks) = (0, 0, 0, 0);
        self.groups = Groups::EMPTY;
    }
}

/// One die blocks another, or has blocked it in this combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Block {
    /// Who blocks.
    pub blocker: DieId,
    /// Whom.
    pub attacker: DieId,
    /// How much of the attacker's damage the blocker is to get, where the attacker has several.
    pub share: u8,
    /// How much of the blocker's damage the attacker is to get, where the blocker has several.
    pub back: u8,
}

/// A die that lies on a card (MA-19.17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attached {
    /// The die.
    pub die: DieId,
    /// Whose dice of the card are meant.
    pub seat: Seat,
    /// The card.
    pub kind: Kind,
}

/// Damage that is to hit another die (MA-15.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turned {
    /// Whom it would hit.
    pub from: DieId,
    /// Whom it will hit.
    pub to: DieId,
}

/// What can hold for a die until the end of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Damage that is left goes through.
    Overcrush,
    /// Nobody can block it.
    Unblockable,
    /// Its text does not count.
    Blank,
    /// It cannot block.
    CannotBlock,
    /// Its defence is as high as its attack.
    DefenceIsAttack,
    /// It goes to the used dice when it is knocked out.
    ToUsed,
    /// It takes no damage.
    NoDamage,
    /// It was blocked this turn.
    WasBlocked,
    /// It was in combat with somebody this turn.
    Fought,
    /// The rival has hurt it this turn.
    HurtByRival,
    /// It must block if it can.
    MustBlock,
    /// The ability that can be switched off is off.
    Off,
    /// It has dealt its combat damage before the others.
    Struck,
    /// Out of play, it lies there as a reminder of what lasts for the turn (MA-9.3).
    Reminder,
    /// It counts as a sidekick.
    Ally,
    /// It is rolled when it is knocked out.
    Regenerate,
}

/// Where a die lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// In the bag.
    Bag,
    /// Rolled next turn.
    Prep,
    /// About to be rolled.
    Rolling,
    /// Rolled and unused.
    Reserve,
    /// In the field.
    Field,
    /// Used.
    Used,
    /// Out of play until the end of the turn.
    Out,
    /// Out of the field until the end of the turn.
    Removed,
    /// On a card.
    Attached,
}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Corner {
    /// Life.
    pub life: u8,
    /// The bag.
    pub bag: Tally,
    /// Dice that are rolled next turn.
    pub prep: Tally,
    /// Dice that are about to be rolled.
    pub rolling: Tally,
    /// Used dice.
    pub used: Tally,
    /// Dice out of play.
    pub out: Tally,
    /// Dice left on the cards of the team.
    pub supply: [u8; 8],
    /// Energy without a die (MA-4).
    pub loose: u8,
}

/// The phases of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Clear and draw.
    Draw,
    /// Roll and reroll.
    Roll,
    /// Buy, field, act.
    Main,
    /// Attack.
    Attack,
    /// Clean up.
    CleanUp,
}

/// What belongs to the third and the fourth seat. It lies apart, so that a match of two costs
/// nothing for it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Far {
    pub(crate) corners: [Corner; SEATS],
    pub(crate) reserve: [DiceSet; SEATS],
    pub(crate) field: [DiceSet; SEATS],
    pub(crate) globals: [u32; SEATS],
}

/// What few turns need. It lies apart, too, and is forgotten with the turn.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct Aside {
    /// The attack of dice when the damage of the combat began, where somebody deals some before
    /// the others (MA-11.10).
    pub(crate) strikes: ArrayVec<(DieId, u8), SHOWN>,
    /// How much of the energy without a die each player keeps only until he passes (MA-23.5).
    pub(crate) kept: [u8; MOST_SEATS],
    /// What bursts have added to attack and defence, where values can be copied (MA-16.5).
    pub(crate) bursts: ArrayVec<(DieId, [i8; 2]), SHOWN>,
}

/// All that lies open on the table: everything.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The turn, from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// What belongs to the first two seats.
    pub(crate) corners: [Corner; SEATS],
    /// What belongs to the other two, where four sit at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) far: Option<Box<Far>>,
    /// What few turns need.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) aside: Option<Box<Aside>>,
    /// Dice left on the basic actions.
    pub basics: [u8; 4],
    /// Dice that show a face.
    pub dice: ArrayVec<Die, SHOWN>,
    /// Those in each reserve of the first two seats.
    pub(crate) reserve: [DiceSet; SEATS],
    /// Those in each field, attackers and blockers included.
    pub(crate) field: [DiceSet; SEATS],
    /// Attackers.
    pub attackers: DiceSet,
    /// Blockers.
    pub blockers: DiceSet,
    /// Attackers that were blocked, whatever became of the blockers (MA-11).
    pub blocked: DiceSet,
    /// Who blocks or has blocked whom in this combat.
    pub blocks: ArrayVec<Block, BLOCKS>,
    /// Dice that lie on cards.
    pub attached: ArrayVec<Attached, 8>,
    /// Dice that were knocked out and are being rolled to come back (MA-18.8).
    pub reviving: DiceSet,
    /// Damage at the door that is to hit others.
    pub turned: ArrayVec<Turned, 4>,
    /// Whether whoever may turn the damage at the door was asked.
    pub is_asked: bool,
    /// Dice that come back at the end of the turn.
    pub removed: DiceSet,
    /// Dice that showed a face this turn and are remembered until it ends.
    pub ghosts: DiceSet,
    /// The levels of dice that were rolled out of the field this turn: whose is odd, and whose is
    /// more than 1.
    pub(crate) former: [DiceSet; 2],
    /// Dice rolled this turn that may still be rolled again, once.
    pub rolled: DiceSet,
    /// What is being paid for.
    pub bill: Bill,
    /// What lasts until the end of the turn.
    pub lasting: ArrayVec<Lasting, LASTING>,
    /// Abilities that wait for their turn.
    pub pending: ArrayVec<Pending, WAITING>,
    /// Abilities that are at work; the last one is the innermost.
    pub contexts: ArrayVec<Context, AT_WORK>,
    /// What sets abilities off: in the upper bits how many effects and steps have begun that do so,
    /// modulo 32; in the lower three how many moments the one at work has had, up to seven.
    pub batch: u8,
    /// Globals, and after them other abilities with a limit, that each player has used this turn: a
    /// bit for each.
    pub(crate) globals: [u32; SEATS],
    /// The rules that have begun; the last one is at work. Where there is none, it is over.
    pub frames: ArrayVec<Frame, FRAMES>,
    /// A draft, where the match begins with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<Box<Draft>>,
    /// In seat order; 0 while the match goes on.
    pub places: Places,
}

/// A place for each seat.
pub type Places = ArrayVec<u8, MOST_SEATS>;

/// A whole match at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    /// What each seat knows alone, while cards are drafted.
    pub(crate) hands: Option<Box<Hands>>,
}

impl State {
    /// What lies open: everything, once teams play.
    pub const fn public(&self) -> &Public {
        &self.public
    }
}

const _: () = assert!(
    size_of::<State>() <= 2048,
    "search clones this all the time"
);

impl Public {
    /// From now on what is set off comes after all that waits already (MA-13.5).
    pub(crate) const fn next_wave(&mut self) {
        self.batch = (self.batch | ((1 << MOMENTS) - 1)).wrapping_add(1);
    }

    /// What comes now comes after what one effect or one step has done before.
    pub(crate) const fn next_moment(&mut self) {
        let mask = (1 << MOMENTS) - 1;
        if self.batch & mask < mask {
            self.batch += 1;
        }
    }

    /// Damage on a die and whatever has changed it are forgotten.
    pub(crate) fn rest(&mut self, die: DieId) {
        self.die_mut(die).rest();
        if let Some(aside) = &mut self.aside {
            aside.bursts.retain(|(one, _)| *one != die);
        }
    }

    /// What bursts have added to attack and defence of a die this turn.
    pub(crate) fn bursts_of(&self, die: DieId) -> [i8; 2] {
        let aside = self.aside.iter().flat_map(|aside| &aside.bursts);
        let added = aside.filter(|(one, _)| *one == die);
        added.fold([0; 2], |sum, (_, more)| {
            [
                sum[0].saturating_add(more[0]),
                sum[1].saturating_add(more[1]),
            ]
        })
    }

    /// All seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.places.len() as u8)
    }

    /// What belongs to a seat.
    pub fn corner(&self, seat: Seat) -> &Corner {
        match (seat.index().checked_sub(SEATS), &self.far) {
            (Some(place), Some(far)) => &far.corners[place],
            _ => &self.corners[seat.index()],
        }
    }

    pub(crate) fn corner_mut(&mut self, seat: Seat) -> &mut Corner {
        match (seat.index().checked_sub(SEATS), &mut self.far) {
            (Some(place), Some(far)) => &mut far.corners[place],
            _ => &mut self.corners[seat.index()],
        }
    }

    /// A die that shows a face.
    pub fn die(&self, die: DieId) -> &Die {
        &self.dice[die.index()]
    }

    pub(crate) fn die_mut(&mut self, die: DieId) -> &mut Die {
        &mut self.dice[die.index()]
    }

    /// The reserve of a seat.
    pub fn reserve(&self, seat: Seat) -> DiceSet {
        match (seat.index().checked_sub(SEATS), &self.far) {
            (Some(place), Some(far)) => far.reserve[place],
            _ => self.reserve[seat.index()],
        }
    }

    pub(crate) fn reserve_mut(&mut self, seat: Seat) -> &mut DiceSet {
        match (seat.index().checked_sub(SEATS), &mut self.far) {
            (Some(place), Some(far)) => &mut far.reserve[place],
            _ => &mut self.reserve[seat.index()],
        }
    }

    /// The field of a seat.
    pub fn field(&self, seat: Seat) -> DiceSet {
        match (seat.index().checked_sub(SEATS), &self.far) {
            (Some(place), Some(far)) => far.field[place],
            _ => self.field[seat.index()],
        }
    }

    pub(crate) fn field_mut(&mut self, seat: Seat) -> &mut DiceSet {
        match (seat.index().checked_sub(SEATS), &mut self.far) {
            (Some(place), Some(far)) => &mut far.field[place],
            _ => &mut self.field[seat.index()],
        }
    }

    /// All dice in the field.
    pub fn fielded(&self) -> DiceSet {
        let near = self.field[0].or(self.field[1]);
        let far = self.far.as_ref();
        far.map_or(near, |far| near.or(far.field[0]).or(far.field[1]))
    }

    /// All dice in the reserves.
    pub(crate) fn reserved(&self) -> DiceSet {
        let near = self.reserve[0].or(self.reserve[1]);
        let far = self.far.as_ref();
        far.map_or(near, |far| near.or(far.reserve[0]).or(far.reserve[1]))
    }

    /// The dice of all fields together.
    pub(crate) fn field_of(&self, seats: SeatSet) -> DiceSet {
        let fields = seats.iter().map(|seat| self.field(seat));
        fields.fold(DiceSet::EMPTY, DiceSet::or)
    }

    /// Globals that a player has used this turn, a bit for each.
    pub fn globals(&self, seat: Seat) -> u32 {
        match (seat.index().checked_sub(SEATS), &self.far) {
            (Some(place), Some(far)) => far.globals[place],
            _ => self.globals[seat.index()],
        }
    }

    pub(crate) fn globals_mut(&mut self, seat: Seat) -> &mut u32 {
        match (seat.index().checked_sub(SEATS), &mut self.far) {
            (Some(place), Some(far)) => &mut far.globals[place],
            _ => &mut self.globals[seat.index()],
        }
    }

    /// Those who still play.
    pub fn playing(&self) -> SeatSet {
        self.seats()
            .filter(|seat| self.places[seat.index()] == 0)
            .collect()
    }

    /// Blockers of an attacker that are still there.
    pub fn blockers_of(&self, attacker: DieId) -> DiceSet {
        let blocks = self.blocks.iter().filter(|one| one.attacker == attacker);
        let blockers: DiceSet = blocks.map(|one| one.blocker).collect();
        blockers.and(self.blockers)
    }

    /// Attackers that a die blocks and that are still there.
    pub fn blocked_by(&self, blocker: DieId) -> DiceSet {
        let blocks = self.blocks.iter().filter(|one| one.blocker == blocker);
        let attackers: DiceSet = blocks.map(|one| one.attacker).collect();
        attackers.and(self.attackers)
    }

    /// Whom a die fights: its blockers, or those it blocks.
    pub(crate) fn foes(&self, die: DieId) -> DiceSet {
        if self.attackers.contains(die) {
            self.blockers_of(die)
        } else {
            self.blocked_by(die)
        }
    }

    /// Dice that lie on cards.
    pub fn lying(&self) -> DiceSet {
        self.attached.iter().map(|one| one.die).collect()
    }

    pub(crate) fn has(&self, die: DieId, mark: Mark) -> bool {
        self.die(die).marks >> mark as u8 & 1 == 1
    }

    pub(crate) fn mark(&mut self, die: DieId, mark: Mark) {
        self.die_mut(die).marks |= 1 << mark as u8;
    }

    pub(crate) fn tally(&self, seat: Seat, spot: Spot) -> Option<&Tally> {
        let corner = self.corner(seat);
        Some(match spot {
            Spot::Bag => &corner.bag,
            Spot::Prep => &corner.prep,
            Spot::Rolling => &corner.rolling,
            Spot::Used => &corner.used,
            Spot::Out => &corner.out,
            Spot::Reserve | Spot::Field | Spot::Removed | Spot::Attached => return None,
        })
    }

    pub(crate) fn tally_mut(&mut self, seat: Seat, spot: Spot) -> &mut Tally {
        let corner = self.corner_mut(seat);
        match spot {
            Spot::Bag => &mut corner.bag,
            Spot::Prep => &mut corner.prep,
            Spot::Rolling => &mut corner.rolling,
            Spot::Used => &mut corner.used,
            Spot::Out => &mut corner.out,
            Spot::Reserve | Spot::Field | Spot::Removed | Spot::Attached => {
                unreachable!("dice that show a face are not counted")
            }
        }
    }
}
