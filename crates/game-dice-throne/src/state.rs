//! A whole match as a small value: what lies open, and the hands.

use crate::event::Used;
use crate::frame::{Frame, Run};
use crate::pool::{Pool, Source};
use crate::tally::Tally;
use crate::verb::Kind;
use crate::{AbilityId, Cards, HeroId, TokenId};
use arrayvec::ArrayVec;
use dice::Set;
use kernel::{Sealed, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most seats (DT-15).
pub(crate) const SEATS: usize = 6;
/// Kinds of tokens in a pack, at most.
pub(crate) const TOKENS: usize = 56;
/// The most rolls that lie open at once: the phase's, a bonus roll, two of a contest, and those of
/// an answer and of an answer to it.
pub(crate) const ROLLS: usize = 6;
/// More frames than a match ever stacks: a defence whose dice lie there stacks twelve, an answer
/// with dice of its own four more, an answer to those three, damage of it that is settled alone
/// another one, and an answer to that, which rolls nothing and is settled with it, five. A law
/// looks that there is room to spare.
pub(crate) const FRAMES: usize = 29;
/// More uses of limited lines than a seat has in a turn.
pub(crate) const USED: usize = 7;
/// The most combat points (DT-1.4).
pub(crate) const CP: u8 = 15;
/// Cards that may be left in hand at the end of a turn (DT-3.8).
pub(crate) const HAND: u8 = 6;

/// Something for every seat at the table, in seat order.
pub type BySeat<T> = ArrayVec<T, SEATS>;

/// The phases of a turn (DT-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    Start,
    /// What tokens and passive abilities do.
    Upkeep,
    /// A combat point and a card.
    Income,
    /// Selling, upgrading, playing.
    FirstMain,
    /// Rolling for an ability.
    Offence,
    /// Who is attacked.
    Targeting,
    /// The answer, and the settlement.
    Defence,
    /// Again selling, upgrading, playing.
    SecondMain,
    /// Down to six cards.
    Discard,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 9] = [
        Phase::Start,
        Phase::Upkeep,
        Phase::Income,
        Phase::FirstMain,
        Phase::Offence,
        Phase::Targeting,
        Phase::Defence,
        Phase::SecondMain,
        Phase::Discard,
    ];

    /// Whether cards for the roll phases can be played (DT-3.5).
    pub const fn is_roll(self) -> bool {
        matches!(self, Phase::Offence | Phase::Targeting | Phase::Defence)
    }

    /// Whether it is one of the two main phases.
    pub const fn is_main(self) -> bool {
        matches!(self, Phase::FirstMain | Phase::SecondMain)
    }
}

/// What one seat has before it, open to all.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Corner {
    /// Which hero it is; nothing before it is chosen (DT-2.5).
    pub hero: Option<HeroId>,
    /// Combat points.
    pub cp: u8,
    /// How many cards are in the hand.
    pub hand: u8,
    /// The level of each ability, counted from 0.
    pub levels: [u8; 12],
    /// Tokens by kind.
    pub tokens: Tally,
    /// How many of them came in this turn.
    pub fresh: Tally,
    /// How much higher a limit is, for tokens where it is.
    pub raised: ArrayVec<(TokenId, u8), 2>,
    /// Cards on the discard pile.
    pub discard: Cards,
    /// Upgrades that lie on the board, and cards that have not yet done their work.
    pub played: Cards,
    /// What was used in this turn and how often, by [`Source`] and number of the trigger.
    pub used: ArrayVec<(Source, u8), USED>,
}

impl Corner {
    /// How many of a token.
    pub fn has(&self, token: TokenId) -> u8 {
        self.tokens.of(token)
    }

    /// The kinds of tokens that are there.
    pub fn kinds(&self) -> impl Iterator<Item = TokenId> {
        self.tokens.kinds()
    }
}

/// Dice that were rolled together (DT-12.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolled them.
    pub owner: Seat,
    /// What for.
    pub purpose: Purpose,
    /// The numbers, 1 to 6.
    pub sides: ArrayVec<u8, 5>,
    /// Whether they may still be changed.
    pub open: bool,
    /// Whether they were changed since whoever rolled them was content.
    pub changed: bool,
}

/// What dice are rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// An offensive ability: a roll attempt.
    Offence,
    /// A defensive ability: a roll attempt.
    Defence,
    /// Part of an ability.
    Bonus,
    /// Part of a card or a token.
    Effect,
    /// Who is attacked.
    Target,
}

/// The offensive roll phase and what came of it (DT-4).
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Attack {
    /// Roll attempts so far.
    pub attempts: u8,
    /// Roll attempts there are.
    pub most: u8,
    /// The price of each attempt after the first.
    pub price: u8,
    /// The ability that was declared, and which of its branches.
    pub declared: Option<(AbilityId, u8)>,
    /// A seat of the team that it is against, where there are several teams to attack.
    pub team: Option<Seat>,
    /// Whom it is against.
    pub target: Option<Seat>,
    /// What has become of it.
    pub state: Progress,
    /// Whether dice were changed since it was declared.
    pub changed: bool,
    /// The kind of its damage to the target, where it is an attack.
    pub kind: Option<Kind>,
    /// Whether it is an ultimate.
    pub ultimate: bool,
    /// Whether no defence is possible, though its kind would allow one.
    pub undefendable: bool,
    /// Whether a defensive ability was used against it.
    pub defended: bool,
    /// Its damage by itself.
    pub base: u8,
    /// What it dealt in the end.
    pub dealt: u8,
    /// Tokens that it has inflicted on the target, by kind.
    pub felt: Set<TokenId>,
    /// Those on whom the next token is not inflicted (DT-10.9).
    pub wards: SeatSet,
    /// Whether another one follows, against the same.
    pub again: bool,
    /// What waits: for the target, for the settlement, for what comes behind it.
    pub later: ArrayVec<Run, 8>,
}

/// What has become of an offensive ability.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// Nothing yet.
    #[default]
    Rolling,
    /// It was named.
    Declared,
    /// Nothing changes it any more.
    Activated,
    /// It was settled, but for what comes after the damage.
    Settled,
    /// It is wholly resolved.
    Over,
    /// There was none, or nothing came of it.
    None,
}

/// All that lies open on the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// Turns so far, the present one included.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who played first.
    pub first: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// Whether the phase that is about to begin is skipped.
    pub skips: bool,
    /// Health of each side: a hero, or a team with one dial.
    pub health: BySeat<u8>,
    /// In seat order; 0 for a seat that is in.
    pub places: BySeat<u8>,
    /// What each seat has.
    pub corners: BySeat<Corner>,
    /// Dice on the table.
    pub rolls: ArrayVec<Roll, ROLLS>,
    /// The offensive ability of this turn.
    pub attack: Attack,
    /// Damage and healing that is yet to be settled.
    pub pool: Pool,
    /// The rules that have begun; the last one is at work. Where there is none, it is over.
    pub frames: ArrayVec<Frame, FRAMES>,
}

/// A whole match at one moment. What is nowhere else is in the deck.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: BySeat<Cards>,
    /// Heroes that were chosen and are not shown yet (DT-2.7).
    pub(crate) sealed: Sealed<HeroId, SEATS>,
}

const _: () = assert!(
    size_of::<State>() <= 2_048,
    "a search clones them by the thousand"
);

impl Attack {
    /// Whether it is under way: from its activation to its settlement (DT-7).
    pub(crate) fn is_on(&self) -> bool {
        self.kind.is_some() && self.state == Progress::Activated
    }

    /// Whether nothing of it is still to come.
    pub(crate) fn is_over(&self) -> bool {
        self.state >= Progress::Over
    }

    /// Whether attack modifiers do anything to it: there is one, and not of pure damage (DT-7.2).
    pub(crate) fn can_be_raised(&self) -> bool {
        self.kind.is_some_and(|kind| kind != Kind::Pure)
    }

    /// Whether it can be made undefendable: a defence is possible and was not used (DT-7.4).
    pub(crate) fn can_be_defended(&self) -> bool {
        self.kind == Some(Kind::Normal) && !self.undefendable && !self.defended
    }
}

impl Public {
    /// What a seat has.
    pub fn corner(&self, seat: Seat) -> &Corner {
        &self.corners[seat.index()]
    }

    /// The ability that whoever is at turn has named or used.
    pub(crate) fn used(&self) -> Option<Used> {
        let (ability, branch) = self.attack.declared?;
        Some((self.active, ability, branch))
    }

    pub(crate) fn corner_mut(&mut self, seat: Seat) -> &mut Corner {
        &mut self.corners[seat.index()]
    }

    /// Whether there is anything to settle.
    pub(crate) fn is_due(&self) -> bool {
        self.pool.iter().any(|entry| !entry.what.lasts())
    }

    /// Whether a seat is still in.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.places.get(seat.index()) == Some(&0)
    }

    /// The seats that are in.
    pub(crate) fn playing(&self) -> SeatSet {
        let seats = Seat::first(self.places.len() as u8);
        seats.filter(|&seat| self.is_in(seat)).collect()
    }

    /// The seats that are in, clockwise from one.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> {
        let count = self.places.len() as u8;
        let places = (0..count).map(move |step| (from.index() as u8 + step) % count);
        places
            .filter_map(Seat::new)
            .filter(|&seat| self.is_in(seat))
    }
}
