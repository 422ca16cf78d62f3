//! Rules that have begun. Plain data: a match can be saved, cloned and resumed in the middle of any
//! card. No frame stores offers; they would go stale.

use crate::choose::Choosing;
use crate::pool::{Account, Source};
use crate::state::Phase;
use crate::verb::{Span, When};
use crate::{CardId, TokenId};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A rule that has begun and not ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Waits for seats or the dice to name heroes (DT-2.5).
    Heroes(Choosing),
    /// Waits for a die of each of these seats: who plays first (DT-2.4).
    First(SeatSet),
    /// Waits for cards to be drawn (DT-1.6).
    Draw(Seat, u8),
    /// Runs: ends a turn and begins the next.
    Turn,
    /// Runs: a step of a turn.
    Step(Step),
    /// Waits for the active seat to say in which order its tokens act, or runs the next (DT-3.1).
    Triggers(Moment),
    /// Runs verbs, and waits for whatever they ask.
    Run(Run),
    /// Waits for dice: those of a roll that are in the set.
    Throw(u8, u8),
    /// Runs: the roll is over, its dice go.
    Gather,
    /// Waits for the seats one after another, clockwise (DT-12.6).
    Window(Why, SeatSet),
    /// Waits for the active seat in a main phase (DT-3.3).
    Main,
    /// Waits for the roller: again, or which ability (DT-4).
    Declare,
    /// Waits for the attacker: which of the strongest teams is attacked (DT-15.3).
    Team,
    /// Waits for the attacker, or the defenders: who is attacked (DT-5).
    Aim(Seat),
    /// Waits for the defender: which ability (DT-6.2).
    Defend(Seat),
    /// Runs: what is in an account is settled (DT-9).
    Settle(Account),
    /// Waits for whoever rolled to roll some of these dice once more (DT-12.12).
    Again(u8),
    /// Waits for chance to pick a card of a hand.
    Lose(Seat),
    /// Waits for the active seat, as long as it holds too many cards (DT-3.8).
    Discard,
    /// Runs: a card that has done its work goes on the discard pile (DT-12.1).
    Away(Seat, CardId),
}

const _: () = assert!(size_of::<Frame>() <= 20, "a frame is a few numbers");

/// A step of a turn that waits for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Upkeep begins.
    Upkeep,
    /// Income.
    Income,
    /// A main phase begins.
    Main,
    /// Its point and its card, unless it is skipped.
    Earn,
    /// The offensive roll phase is about to begin.
    Offence,
    /// It begins, unless it is skipped.
    Rolls,
    /// The first attempt.
    Attempt,
    /// A declaration stands, or has to be made anew.
    Stand,
    /// The ability is activated.
    Activate,
    /// What it has become: an attack or not.
    Weigh,
    /// The target is looked for.
    Target,
    /// The die for the target is looked at.
    Point,
    /// Effects on the target.
    Strike,
    /// Whether there is a defence.
    Guard,
    /// What follows where there was no attack.
    NoAttack,
    /// What follows the settlement.
    After,
    /// Damage that came additionally.
    Also,
    /// The ability is wholly resolved.
    Over,
    /// Another attack, if there is one.
    Again,
    /// Damage of a card or an explosion, if there is any.
    Alone,
    /// Who has fallen.
    Fall,
    /// The roll phase ends.
    RollEnd,
    /// Cards are counted.
    Discard,
    /// The turn ends.
    TurnEnd,
}

impl Step {
    /// Whether only the one whose turn it is has it: for who has fallen there is none (DT-13.6).
    pub(crate) const fn is_own(self) -> bool {
        matches!(
            self,
            Step::Upkeep
                | Step::Income
                | Step::Earn
                | Step::Main
                | Step::Offence
                | Step::Rolls
                | Step::Attempt
                | Step::Discard
                | Step::TurnEnd
        )
    }
}

/// Tokens and passive abilities of a seat that act by themselves at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// Whose.
    pub seat: Seat,
    /// When.
    pub when: When,
    /// Which of them have acted: a bit for each line, by its place.
    pub done: [u8; 8],
}

impl Moment {
    /// Nobody has acted yet.
    pub(crate) const fn new(seat: Seat, when: When) -> Moment {
        let done = [0; 8];
        Moment { seat, when, done }
    }

    /// Whether the line at a place has acted.
    pub(crate) const fn has_acted(&self, place: u8) -> bool {
        self.done[place as usize / 8] >> (place % 8) & 1 == 1
    }

    /// The same once it has.
    pub(crate) const fn after(mut self, place: u8) -> Moment {
        self.done[place as usize / 8] |= 1 << (place % 8);
        self
    }
}

/// Why there is a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Upkeep is about to be settled, or a main phase is over.
    Phase,
    /// The turn is about to end.
    End,
    /// Damage of a card or an explosion is about to be settled by itself.
    Alone,
    /// A card was played and has not done its work.
    Card,
    /// An ability was declared, or none.
    Declared,
    /// Dice of an ability lie there.
    Dice,
    /// An ability is in the middle of its work.
    Then,
    /// An ability was activated.
    Activated,
    /// The die for the target lies there.
    Targeting,
    /// The last word before the settlement.
    Last,
    /// The settlement is over.
    Settled,
}

/// The rules whose windows are about an attack, from its declaration to the last word before it is
/// settled: whoever lets one of them be may let all of them be.
pub(crate) const ATTACK: &[&str] = &["DT-4.3", "DT-4.5", "DT-5.3", "DT-6.5", "DT-12.7", "DT-12.8"];

impl Why {
    /// The rule that gives everybody the word.
    pub(crate) const fn rule(self, phase: Phase) -> &'static str {
        match self {
            Why::Phase if matches!(phase, Phase::Upkeep) => "DT-3.1",
            Why::Phase => "DT-3.9",
            Why::End => "DT-3.8",
            Why::Alone => "DT-9.7",
            Why::Card => "DT-12.4",
            Why::Declared => "DT-4.3",
            Why::Dice => "DT-12.7",
            Why::Then => "DT-12.8",
            Why::Activated => "DT-4.5",
            Why::Targeting => "DT-5.3",
            Why::Last => "DT-6.5",
            Why::Settled => "DT-6.8",
        }
    }
}

/// Verbs at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// The first verb.
    pub from: u16,
    /// The next verb.
    pub at: u16,
    /// Behind the last.
    pub end: u16,
    /// Whose they are, and of what.
    pub source: Source,
    /// How they are carried out.
    pub way: Way,
    /// Who was picked.
    pub picked: SeatSet,
    /// What was paid.
    pub paid: u8,
    /// The roll they look at, by its place on the table.
    pub roll: Option<u8>,
    /// A number that was reckoned when it was reached, for what is carried out later.
    pub fixed: Option<u8>,
    /// How far the present verb has come.
    pub step: u8,
    /// What was answered so far: a die, a token.
    pub answer: u8,
}

/// How verbs are carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// As an offensive ability: what concerns the target waits for it.
    Offence,
    /// Its part that concerns the target.
    OnTarget,
    /// Its part in the settlement, if enough was dealt: the run's answer says how much.
    IfDealt,
    /// Its part behind the settlement.
    After,
    /// Its part whenever dice of a token are rolled: the run's answer says which.
    Watch,
    /// As a defence: damage, prevention and healing wait for the settlement.
    Defence,
    /// As a card or a token that changes an attack or a settlement that is under way.
    Answer,
    /// As anything else: at once, and damage is settled alone.
    AtOnce,
    /// In upkeep or at the end of a turn: damage waits for the end of the phase.
    Phase,
}

impl Run {
    /// Verbs that begin.
    pub(crate) fn new(span: Span, source: Source, way: Way) -> Run {
        Run {
            from: span.from,
            at: span.from,
            end: span.from + span.len,
            source,
            way,
            picked: SeatSet::EMPTY,
            paid: 0,
            roll: None,
            fixed: None,
            step: 0,
            answer: 0,
        }
    }

    /// Others inside these, with all that is known so far.
    pub(crate) fn inside(self, span: Span) -> Run {
        Run {
            from: span.from,
            at: span.from,
            end: span.from + span.len,
            step: 0,
            answer: 0,
            ..self
        }
    }

    /// The same at its next verb.
    pub(crate) fn next(self) -> Run {
        Run {
            at: self.at + 1,
            step: 0,
            answer: 0,
            ..self
        }
    }

    /// Whose they are.
    pub(crate) const fn owner(&self) -> Seat {
        self.source.owner()
    }

    /// The verbs that have been carried out.
    pub(crate) const fn before(&self) -> Span {
        Span {
            from: self.from,
            len: self.at - self.from,
        }
    }

    /// The account that they write to.
    pub(crate) const fn account(&self) -> Account {
        match self.way {
            Way::AtOnce | Way::After => Account::Alone,
            _ => Account::Phase,
        }
    }
}

/// A token that is asked about, in a run's answer.
pub(crate) fn token_of(answer: u8) -> Option<TokenId> {
    dice::Id::at(usize::from(answer))
}
