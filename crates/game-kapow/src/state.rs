//! A whole match of KAPOW! as a small value: who owns which die, what it shows, where it lies.

use crate::{CardColour, Make, SlotId, SlotSet, SpotId, SpotSet, Symbol, VerbId};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId, Id, Member, Set};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// The most who fight: two a side.
pub const FIGHTERS: usize = 4;
/// Dice of one colour in a box (KA-1.1).
pub(crate) const COLOUR_DICE: usize = 4;
/// Action dice in a box.
pub(crate) const ACTION_DICE: usize = 6;
/// Dice in a box.
pub const BOX: usize = 5 * COLOUR_DICE + ACTION_DICE;
/// Dice of both boxes.
pub const DICE: usize = 2 * BOX;
/// Entangle tokens that one fighter can have.
pub(crate) const TOKENS: usize = 3;
/// How often a fighter may take back or change something in one phase (KA-14.2).
pub(crate) const CHANGES: u8 = 60;
/// How many verbs can be under way at once: those of a defence, and four in a run, three runs deep.
pub(crate) const FRAMES: usize = 24;

/// One who fights: a person in the seat of the same number, or a board that plays by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Fighter(u8);

impl TryFrom<u8> for Fighter {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Fighter, &'static str> {
        Fighter::new(number).ok_or("four fight at most")
    }
}

impl From<Fighter> for u8 {
    fn from(fighter: Fighter) -> u8 {
        fighter.0
    }
}

impl Fighter {
    /// The fighter with this number; `None` beyond the limit.
    pub const fn new(number: u8) -> Option<Fighter> {
        if (number as usize) < FIGHTERS {
            Some(Fighter(number))
        } else {
            None
        }
    }

    /// The first `count` fighters.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Fighter> {
        (0..count.min(FIGHTERS as u8)).map(Fighter)
    }

    /// The number, ready to index an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat of the same number. A board that plays by itself has the letter, but nobody in it.
    pub const fn seat(self) -> Seat {
        match Seat::new(self.0) {
            Some(seat) => seat,
            None => panic!("a table has more seats than fighters"),
        }
    }

    /// The fighter in a seat.
    pub const fn of(seat: Seat) -> Option<Fighter> {
        Fighter::new(seat.index() as u8)
    }
}

impl Id for Fighter {
    fn at(number: usize) -> Option<Fighter> {
        Fighter::new(u8::try_from(number).ok()?)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Member for Fighter {
    type Bits = u8;
}

/// One of the two sides of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Team {
    /// Seat A's.
    First,
    /// The other.
    Second,
}

impl Team {
    /// Both.
    pub const BOTH: [Team; 2] = [Team::First, Team::Second];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Team {
        match self {
            Team::First => Team::Second,
            Team::Second => Team::First,
        }
    }
}

/// A die of a box: which box, and the place in it.
pub(crate) const fn make_of(die: DieId) -> Make {
    match die.index() % BOX / COLOUR_DICE {
        0 => Make::Red,
        1 => Make::Yellow,
        2 => Make::Purple,
        3 => Make::Green,
        4 => Make::Blue,
        _ => Make::Action,
    }
}

/// All dice of a make in a box.
pub(crate) const fn dice_of(number: usize, make: Make) -> DiceSet {
    let first = (number * BOX + make as usize * COLOUR_DICE) as u8;
    let count = if make.is_action() {
        ACTION_DICE
    } else {
        COLOUR_DICE
    };
    DiceSet::range(first, count as u8)
}

/// All action dice of both boxes.
pub(crate) const ACTIONS: DiceSet = dice_of(0, Make::Action).or(dice_of(1, Make::Action));

/// Where the sides of an action die are kept.
pub(crate) const fn action_place(die: DieId) -> usize {
    die.index() / BOX * ACTION_DICE + die.index() % BOX - 5 * COLOUR_DICE
}

/// Where a match stands: what it waits for, or what it does next by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chance decides who begins (KA-2.4).
    Start,
    /// Chance deals the Team-Up cards (KA-12.3).
    Deal,
    /// Team-Up cards are drafted.
    Draft,
    /// A round begins: those in `acting` still have to roll (KA-3.1).
    Roll,
    /// Everyone places dice behind the screens (KA-3.2).
    Select,
    /// A solo board places its dice (KA-13.2).
    Solo(Fighter),
    /// Those in `acting` still have to attack (KA-5.2).
    Fight,
    /// Someone may attack.
    Attack(Fighter),
    /// Someone defends.
    Defend(Fighter),
    /// The attack that runs is settled once the defender has gained.
    Hit,
    /// Those who have not defended do so now (KA-5.5).
    Hold,
    /// Powering up (KA-7.1).
    PowerUp,
    /// Someone powers up.
    Gain(Fighter),
    /// After powering up (KA-7.2).
    After,
    /// Someone's abilities after powering up.
    Late(Fighter),
    /// Faces are clipped on (KA-8.2).
    CleanUp,
    /// The match has ended; `None` is a draw.
    Over(Option<Team>),
}

/// An ability that happens at once and still has a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// Roll another die again, by this ability.
    Reroll(SpotId),
    /// Roll any number of other dice again.
    RerollAny(SpotId),
    /// Roll a die again that does not show this.
    RerollNot(Symbol),
    /// Turn a die.
    Turn,
    /// Choose the type of a face, for this verb.
    FaceType(VerbId),
    /// Choose the action die for a face.
    FaceDie(Symbol),
}

/// A verb that is being carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// Whose ability.
    pub fighter: Fighter,
    /// Which.
    pub spot: SpotId,
    /// The verb.
    pub verb: VerbId,
    /// How often it is still to be done.
    pub left: u8,
}

/// What belongs to one fighter and lies open.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Corner {
    /// The dice it owns.
    pub dice: DiceSet,
    /// Faces that are on no die, as far as all can see: those clipped on behind a screen that is
    /// still up are among them (KA-3.5).
    pub pool: [u8; 6],
    /// Abilities with a Lock In token (KA-9.3).
    pub locked: SpotSet,
    /// Lock In tokens laid this round; they count from the next on.
    pub locking: SpotSet,
    /// Abilities that can be selected once and have been.
    pub spent: SpotSet,
    /// Entangle tokens (KA-9.5).
    pub tokens: u8,
    /// Lock In tokens on a solo board.
    pub charges: u8,
    /// What lies on its boards.
    pub play: Play,
    /// What the round has brought.
    pub tally: Tally,
}

/// How the boards of a fighter stand in a round. Nothing of it is left once the dice come off
/// (KA-8.1).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Play {
    /// Slots of immediate abilities that have been used: their dice stay (KA-3.6).
    pub fired: SlotSet,
    /// Abilities without dice that have been used.
    pub used: SpotSet,
    /// Whether it has nothing more to place, or nothing more to clip on.
    pub ready: bool,
    /// On a solo board: the die that counts as something else.
    pub posing: Option<DieId>,
    /// On a solo board: how many dice were left over when it had placed.
    pub left_over: u8,
    /// Abilities that are selected this round.
    pub selected: SpotSet,
    /// Abilities it leaves out of the attack or defence being made.
    pub left_out: SpotSet,
    /// Abilities whose turn is still to come: to be placed by a solo board, or to be triggered.
    pub due: SpotSet,
    /// Choices made for each section of such an ability: attack, defence, face.
    pub choices: [u8; 3],
}

/// What a round has brought a fighter so far. It is counted anew in each (KA-3.1).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Tally {
    /// Whether it has had its attack.
    pub attacked: bool,
    /// Whether it has defended.
    pub defended: bool,
    /// Its total defence.
    pub defence: u8,
    /// The kickers in it.
    pub kicks: u8,
    /// Life lost in phase 2.
    pub lost: u8,
    /// Life that its attack took.
    pub dealt: u8,
    /// Dice gained while powering up.
    pub new_dice: u8,
    /// Faces gained while powering up.
    pub new_faces: u8,
}

/// All that lies open on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// Where the match stands.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u8,
    /// Which team has the start marker.
    pub marker: Team,
    /// Life of the teams.
    pub life: [u8; 2],
    /// Faces in the supplies.
    pub faces: [[u8; 6]; 2],
    /// What belongs to whom.
    pub corners: [Corner; FIGHTERS],
    /// What is on the sides of the action dice.
    pub sides: [[Symbol; 6]; 2 * ACTION_DICE],
    /// Verbs being carried out, the newest last.
    pub frames: ArrayVec<Frame, FRAMES>,
    /// Whose dice are in the air.
    pub throw: Option<Fighter>,
    /// Those who have yet to act in this step.
    pub acting: Set<Fighter>,
    /// The attack that runs: who, and how much.
    pub strike: Option<(Fighter, u8)>,
    /// The colours of Team-Up cards that are dealt.
    pub dealt: Set<CardColour>,
    /// Those of which the first team has the second card, and the other team the first.
    pub swapped: Set<CardColour>,
}

/// What lies behind the screens while they are up (KA-1.4). It has no way onto the wire: whoever
/// may look behind a screen gets what is there as a [`Seen`](crate::Seen).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Behind {
    /// The side of each die that is up; 0 where it has not been rolled.
    pub(crate) up: [u8; DICE],
    /// The slot each die lies in.
    pub(crate) lies: Lies,
    /// Faces clipped on behind a screen that is still up, on the sides they are on (KA-3.5).
    pub(crate) fresh: [[Symbol; 6]; 2 * ACTION_DICE],
    /// Which cards each team has turned round.
    pub(crate) flipped: [Set<CardColour>; 2],
    /// What else only its owner knows.
    pub(crate) hands: [Hand; FIGHTERS],
}

/// The slot that each die lies in, a byte for each die.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Lies([u8; DICE]);

impl Lies {
    /// No die lies in a slot.
    pub(crate) const NOWHERE: Lies = Lies([u8::MAX; DICE]);

    fn of(&self, die: DieId) -> Option<SlotId> {
        SlotId::at(usize::from(self.0[die.index()]))
    }

    fn put(&mut self, die: DieId, slot: SlotId) {
        self.0[die.index()] = slot.index() as u8;
    }

    fn take(&mut self, die: DieId) -> Option<SlotId> {
        let slot = self.of(die);
        self.0[die.index()] = u8::MAX;
        slot
    }
}

/// What a fighter keeps to itself, besides its dice.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Hand {
    /// Slots with dice in them.
    pub(crate) filled: SlotSet,
    /// Dice in the air.
    pub(crate) air: DiceSet,
    /// A question that an immediate ability still has.
    pub(crate) doing: Option<Doing>,
    /// The one it aims at this round, where that is not the one opposite.
    pub(crate) aim: Option<Fighter>,
    /// How often it has changed its mind in this phase.
    pub(crate) changes: u8,
}

/// A whole match at one moment: what lies open, which can be read as if it were the match itself,
/// and what is behind the screens. It never leaves the engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) behind: Behind,
}

const _: () = assert!(
    size_of::<State>() <= 1024,
    "search clones this a million times a second"
);

impl Deref for State {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

impl Hand {
    /// Nothing placed, nothing asked.
    pub(crate) const EMPTY: Hand = Hand {
        filled: SlotSet::EMPTY,
        air: DiceSet::EMPTY,
        doing: None,
        aim: None,
        changes: 0,
    };
}

impl Behind {
    /// Nothing rolled, nothing placed.
    pub(crate) const EMPTY: Behind = Behind {
        up: [0; DICE],
        lies: Lies::NOWHERE,
        fresh: [[Symbol::Blank; 6]; 2 * ACTION_DICE],
        flipped: [Set::EMPTY; 2],
        hands: [Hand::EMPTY; FIGHTERS],
    };
}

impl Public {
    /// What belongs to a fighter.
    pub fn corner(&self, fighter: Fighter) -> &Corner {
        &self.corners[fighter.index()]
    }

    pub(crate) fn corner_mut(&mut self, fighter: Fighter) -> &mut Corner {
        &mut self.corners[fighter.index()]
    }

    /// A fighter's action dice.
    pub fn actions(&self, fighter: Fighter) -> DiceSet {
        self.corner(fighter).dice.and(ACTIONS)
    }
}

impl State {
    pub(crate) fn hand(&self, fighter: Fighter) -> &Hand {
        &self.behind.hands[fighter.index()]
    }

    pub(crate) fn hand_mut(&mut self, fighter: Fighter) -> &mut Hand {
        &mut self.behind.hands[fighter.index()]
    }

    /// The slot that a die lies in.
    pub fn slot_of(&self, die: DieId) -> Option<SlotId> {
        self.behind.lies.of(die)
    }

    /// Whether a die lies in one of these slots.
    pub(crate) fn lies_in(&self, die: DieId, slots: SlotSet) -> bool {
        self.slot_of(die).is_some_and(|slot| slots.contains(slot))
    }

    /// The slots of a fighter's boards with dice in them.
    pub fn filled(&self, fighter: Fighter) -> SlotSet {
        self.hand(fighter).filled
    }

    /// The question that an immediate ability of a fighter still has.
    pub fn doing(&self, fighter: Fighter) -> Option<Doing> {
        self.hand(fighter).doing
    }

    /// Dice in the air.
    pub fn thrown(&self) -> DiceSet {
        self.throw
            .map_or(DiceSet::EMPTY, |fighter| self.hand(fighter).air)
    }

    /// A fighter throws dice.
    pub(crate) fn toss(&mut self, fighter: Fighter, dice: DiceSet) {
        self.throw = Some(fighter);
        self.hand_mut(fighter).air = dice;
    }

    /// The dice a fighter owns that lie in no slot.
    pub fn loose(&self, fighter: Fighter) -> DiceSet {
        let dice = self.corner(fighter).dice.iter();
        dice.filter(|&die| self.slot_of(die).is_none()).collect()
    }

    /// The die in a slot of a fighter's board.
    pub fn die_in(&self, fighter: Fighter, slot: SlotId) -> Option<DieId> {
        let mut dice = self.corner(fighter).dice.iter();
        dice.find(|&die| self.slot_of(die) == Some(slot))
    }

    /// Puts a die into a slot.
    pub(crate) fn put(&mut self, fighter: Fighter, die: DieId, slot: SlotId) {
        self.behind.lies.put(die, slot);
        self.hand_mut(fighter).filled.insert(slot);
    }

    /// Takes a die out of whatever slot it lies in.
    pub(crate) fn lift(&mut self, fighter: Fighter, die: DieId) {
        if let Some(slot) = self.behind.lies.take(die) {
            self.hand_mut(fighter).filled.remove(slot);
        }
    }

    /// What is on a side of an action die.
    pub(crate) fn face_on(&self, die: DieId, side: usize) -> Symbol {
        let place = action_place(die);
        match self.sides[place][side] {
            Symbol::Blank => self.behind.fresh[place][side],
            face => face,
        }
    }

    /// The sides of an action die.
    pub fn faces_on(&self, die: DieId) -> [Symbol; 6] {
        let place = action_place(die);
        let (sides, fresh) = (&self.sides[place], &self.behind.fresh[place]);
        std::array::from_fn(|side| match sides[side] {
            Symbol::Blank => fresh[side],
            face => face,
        })
    }

    pub(crate) fn faces_on_mut(&mut self, die: DieId) -> &mut [Symbol; 6] {
        &mut self.sides[action_place(die)]
    }

    /// A fighter's faces that are on no die.
    pub fn pool(&self, fighter: Fighter) -> [u8; 6] {
        let mut pool = self.corner(fighter).pool;
        for (_, _, face) in self.fresh_faces(fighter) {
            pool[face.index()] -= 1;
        }
        pool
    }

    /// Clips a face from the pool onto the lowest bare side of an action die.
    pub(crate) fn clip(&mut self, fighter: Fighter, face: Symbol, die: DieId) {
        let side = self.bare_side(die).expect("the die has room for a face");
        self.faces_on_mut(die)[side] = face;
        self.corner_mut(fighter).pool[face.index()] -= 1;
    }

    /// The same behind a screen: for all others the face stays in the pool (KA-3.5).
    pub(crate) fn clip_behind(&mut self, face: Symbol, die: DieId) {
        let side = self.bare_side(die).expect("the die has room for a face");
        self.behind.fresh[action_place(die)][side] = face;
    }

    /// The faces that a fighter clipped on behind the screen: die, side, face.
    pub(crate) fn fresh_faces(
        &self,
        fighter: Fighter,
    ) -> impl Iterator<Item = (DieId, usize, Symbol)> {
        self.actions(fighter).iter().flat_map(move |die| {
            let sides = self.behind.fresh[action_place(die)].into_iter().enumerate();
            let sides = sides.filter(|(_, face)| *face != Symbol::Blank);
            sides.map(move |(side, face)| (die, side, face))
        })
    }

    /// Faces clipped on behind the screens are there for all to see.
    pub(crate) fn open_fresh(&mut self) {
        let fresh = std::mem::replace(&mut self.behind.fresh, Behind::EMPTY.fresh);
        for corner in &mut self.public.corners {
            for die in corner.dice.and(ACTIONS) {
                let place = action_place(die);
                for (side, face) in fresh[place].into_iter().enumerate() {
                    if face != Symbol::Blank {
                        self.public.sides[place][side] = face;
                        corner.pool[face.index()] -= 1;
                    }
                }
            }
        }
    }

    /// The lowest side of an action die without a face.
    pub(crate) fn bare_side(&self, die: DieId) -> Option<usize> {
        let place = action_place(die);
        let mut sides = self.sides[place].iter().zip(&self.behind.fresh[place]);
        sides.position(|sides| sides == (&Symbol::Blank, &Symbol::Blank))
    }
}

/// The seats of some fighters.
pub(crate) fn seats(fighters: impl Iterator<Item = Fighter>) -> SeatSet {
    fighters.map(Fighter::seat).collect()
}
