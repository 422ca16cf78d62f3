//! What abilities are made of: a closed list of verbs, and what they speak of. Runs of verbs lie in
//! one list of the pack; a verb with others inside knows where they lie.

mod language;
mod place;
mod table;

pub(crate) use content::verbs::Span;
pub(crate) use language::Language;
pub use place::When;
pub(crate) use place::{Place, Scope};

use crate::face::{Burst, Energy};
use crate::filter::{FilterId, Keyword, Zone};
use crate::ids::GroupId;

/// Which dice or players a verb is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Which {
    /// The die whose text it is.
    Me,
    /// What was chosen as the target.
    Target,
    /// What was chosen as the second target.
    Second,
    /// What the verb before has found: drawn, fielded, sacrificed.
    It,
    /// What has happened to or would happen to: the dice of the event.
    That,
    /// The owner of the text; of a global, whoever paid.
    You,
    /// The opponent.
    Opponent,
    /// Whoever is attacked.
    Defender,
    /// Whoever did what is answered.
    Doer,
    /// Every player.
    Everyone,
    /// One that fits, by choice; it does not target.
    One(FilterId),
    /// All that fit now.
    All(FilterId),
    /// All that fit as long as the effect lasts.
    Live(FilterId),
}

/// A number that may hang on what is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Amount {
    /// So much.
    Number(i8),
    /// As many as fit.
    Count(FilterId),
    /// As many group signs as there are on those that fit, times a number.
    Groups(FilterId, u8),
    /// What the face of a die says it costs to field.
    Fielding(Which),
    /// As much energy as was paid.
    Paid,
}

/// What a die shows, as tests ask for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Shown {
    /// A character.
    Character,
    /// Energy.
    Energy,
    /// Anything but a character.
    NoCharacter,
}

/// Something that must hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Test {
    /// The opponent has more characters in the field.
    Underdog,
    /// It is one's own turn.
    YourTurn,
    /// It is the opponent's turn.
    TheirTurn,
    /// It is the attack phase.
    AttackPhase,
    /// The die blocks or is blocked now.
    InCombat,
    /// The die has blocked or was blocked in this combat, wherever it is now.
    WasInCombat,
    /// The die was blocked this turn.
    WasBlocked,
    /// The die is the only attacker.
    AttacksAlone,
    /// Nobody has switched this ability off.
    On,
    /// The face shows one of these, a bit for each.
    Burst(u8),
    /// There is one that fits.
    Exists(FilterId),
    /// There is none that fits.
    NotExists(FilterId),
    /// It fits.
    Is(Which, FilterId),
    /// It does not fit.
    IsNot(Which, FilterId),
    /// It shows this.
    Shows(Which, Shown),
    /// The run has dealt at least so much damage.
    Dealt(u8),
}

impl Test {
    /// Whether a face with these stars passes a test for some.
    pub(crate) const fn has(bursts: u8, burst: Burst) -> bool {
        bursts >> burst as u8 & 1 == 1
    }
}

/// What must be given, all of it, before anything happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Price {
    /// So much energy of each type.
    pub types: [u8; 4],
    /// So much more, of any sort.
    pub any: u8,
    /// As much as one likes of one type, at least one.
    pub number: Option<Energy>,
    /// So much life.
    pub life: u8,
    /// This is sacrificed.
    pub(crate) sacrifice: Option<Which>,
    /// Every player is dealt so much damage.
    pub damage: u8,
}

impl Price {
    /// Whether it is nothing at all.
    pub fn is_nothing(&self) -> bool {
        *self == Price::default()
    }

    /// How much energy in all, where that is fixed.
    pub fn energy(&self) -> u8 {
        self.types.iter().sum::<u8>() + self.any
    }
}

/// At which level a die comes into the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum AtLevel {
    /// At this one.
    Level(u8),
    /// As it was rolled.
    Rolled,
    /// As it lay before it left.
    Former,
}

/// When something happens that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Later {
    /// At the end of this turn.
    TurnEnd,
    /// In one's next turn, when dice have been drawn.
    NextDraw,
}

/// One way of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Way {
    /// What must hold.
    pub tests: Span,
    /// What happens.
    pub then: Span,
}

/// One step of an ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Verb {
    /// Deals damage.
    Damage {
        /// How much.
        n: Amount,
        /// To which dice or players.
        to: Which,
    },
    /// Both targets deal damage to each other, as much as their attack says.
    Duel,
    /// Damage is not dealt.
    PreventDamage {
        /// To which dice.
        die: Which,
        /// Whether only combat damage.
        combat: bool,
        /// Only that of these.
        from: Option<FilterId>,
    },
    /// No more than so much damage at a time.
    CapDamage {
        /// To which dice.
        die: Which,
        /// So much.
        n: u8,
        /// From these.
        from: FilterId,
    },
    /// Damage goes to another die.
    Redirect(Which),
    /// Somebody gains life.
    GainLife {
        /// How much.
        n: u8,
        /// Who.
        who: Which,
    },
    /// Somebody loses life.
    LoseLife {
        /// How much.
        n: u8,
        /// Who.
        who: Which,
    },
    /// Knocks dice out.
    KnockOut {
        /// Which.
        die: Which,
        /// Where they go.
        to: Zone,
    },
    /// Dice that are knocked out go to the used dice.
    KnockOutTo(Which),
    /// Dice are sacrificed.
    Sacrifice {
        /// Which.
        die: Which,
        /// Who says which, where that is open.
        by: Which,
    },
    /// Moves dice to a zone of their owner.
    Move {
        /// Which.
        die: Which,
        /// Where.
        to: Zone,
        /// Whether it is laid with the face that shows its energy once.
        energy: bool,
    },
    /// Fields a die without its price.
    Field {
        /// Which.
        die: Which,
        /// At which level.
        level: AtLevel,
    },
    /// Puts a die into the field, which is not fielding.
    Put {
        /// Which.
        die: Which,
        /// At which level.
        level: AtLevel,
    },
    /// This die is fielded without its price.
    FieldFree,
    /// The next die that fits is fielded without its price.
    NextFree(FilterId),
    /// A die leaves the field until the end of the turn.
    Remove(Which),
    /// A die leaves the combat.
    LeaveCombat(Which),
    /// Turns characters up or down.
    Spin {
        /// Which.
        die: Which,
        /// By how many levels.
        by: i8,
    },
    /// Turns characters to a level.
    SpinTo {
        /// Which.
        die: Which,
        /// To which level.
        level: u8,
    },
    /// Rolls dice again.
    Reroll(Which),
    /// Rolls this die; a character comes back into the field.
    Regenerate(Span),
    /// Draws dice and rolls them into the reserve.
    DrawAndRoll(u8),
    /// Draws dice into the prep area.
    Prep {
        /// Who.
        who: Which,
        /// How many.
        n: u8,
    },
    /// Takes a die of choice out of one's bag.
    Search {
        /// Which.
        of: FilterId,
        /// Where it goes: prep or field.
        to: Zone,
    },
    /// Lays this die onto a card of action dice.
    Attach,
    /// Changes attack and defence.
    Modify {
        /// Of which dice.
        die: Which,
        /// Attack.
        attack: Amount,
        /// Defence.
        defence: Amount,
    },
    /// A die's defence is as high as its attack.
    DefenceIsAttack(Which),
    /// Dice have a keyword.
    GrantKeyword {
        /// Which dice.
        die: Which,
        /// Which keyword.
        keyword: Keyword,
    },
    /// Dice are in a group.
    GrantGroup {
        /// Which dice.
        die: Which,
        /// Which group.
        group: GroupId,
    },
    /// Dice lose their text.
    Blank(Which),
    /// An ability of this card is off until the end of the turn, by its place on the card.
    SwitchOff(u8),
    /// Nobody can block.
    Unblockable(Which),
    /// Some cannot block.
    NotBlockedBy {
        /// Which dice are not blocked.
        die: Which,
        /// By whom.
        by: FilterId,
    },
    /// Dice cannot block.
    CannotBlock {
        /// Which.
        die: Which,
        /// Only not these attackers.
        attacker: Option<FilterId>,
    },
    /// Dice must block if they can.
    MustBlock {
        /// Which.
        die: Which,
        /// Whether the die whose text it is.
        me: bool,
    },
    /// This die may block several attackers at once.
    MayBlock(u8),
    /// Blocking costs life.
    BlockTax {
        /// Who pays.
        who: Which,
        /// For each blocker of this sort; once for all where nothing is said.
        of: Option<FilterId>,
    },
    /// This die deals its combat damage before the others.
    FirstStrike,
    /// The opponent cannot target this die.
    Untargetable {
        /// Whether only with action dice.
        actions: bool,
    },
    /// Changes what it costs to field.
    FieldPrice {
        /// Which dice.
        of: FilterId,
        /// By how much.
        add: i8,
        /// It costs at least so much.
        least: u8,
    },
    /// Changes what it costs to buy.
    BuyPrice {
        /// Which dice; those of the card this die lies on where nothing is said.
        of: Option<FilterId>,
        /// By how much.
        add: i8,
        /// How many times as much.
        times: u8,
        /// For whom.
        payer: Which,
    },
    /// Takes a die off its card without its price.
    Buy {
        /// Which.
        die: Which,
        /// Where it goes.
        to: Zone,
    },
    /// Somebody must pay one of several prices.
    MustPay {
        /// Who.
        who: Which,
        /// One of these: a run of the pack's list of prices.
        any: Span,
    },
    /// What is answered does not happen.
    Cancel,
    /// What is answered has one more target.
    AddTarget(Which),
    /// Something happens later.
    Later {
        /// When.
        at: Later,
        /// What.
        then: Span,
    },
    /// Something happens if dice leave the field this turn.
    IfLeaves {
        /// Which dice.
        die: Which,
        /// What.
        then: Span,
    },
    /// Something happens if something holds.
    If {
        /// What must hold.
        tests: Span,
        /// What happens then.
        then: Span,
        /// What happens otherwise.
        other: Span,
    },
    /// The owner chooses between ways: a run of the pack's list of them.
    Choose(Span),
    /// Every player in turn, the active one first, is `you`.
    EachPlayer {
        /// Whether each may let it be.
        may: bool,
        /// What happens.
        then: Span,
    },
    /// Something happens several times, each time with a target of its own.
    Repeat {
        /// How often.
        n: Amount,
        /// What the target must be.
        of: FilterId,
        /// What happens.
        then: Span,
    },
}

const _: () = assert!(size_of::<Verb>() <= 20, "rules look at them all the time");
