//! What the rules carry out so far. A card that needs more cannot be brought to a match: it must
//! not look as if it worked.

use super::{Amount, Later, Place, Verb, When, Which};
use crate::filter::{Keyword, Zone};

impl When {
    /// Whether the rules notice this moment.
    pub(crate) const fn is_carried(self) -> bool {
        !matches!(
            self,
            When::DiceLeave
                | When::Rolled
                | When::RegenerateFailed
                | When::WouldBeDamaged
                | When::WouldBeKnockedOut
                | When::Targeted
                | When::DieTargeted
                | When::TheirGlobalPaid
        )
    }
}

impl Verb {
    /// Whether the rules carry it out, where it stands.
    pub(crate) fn is_carried(self, place: Place) -> bool {
        match place {
            Place::Always => self.is_counted(),
            Place::Run | Place::Fielding => self.is_run(),
            Place::Damage | Place::KnockOut | Place::Aim => false,
        }
    }

    /// Verbs that count all the time.
    fn is_counted(self) -> bool {
        match self {
            // What lowers defence all the time would have to be looked for all the time.
            Verb::Modify {
                defence: Amount::Number(..=-1),
                ..
            } => false,
            Verb::Modify { die, .. }
            | Verb::PreventDamage { die, .. }
            | Verb::CapDamage { die, .. }
            | Verb::NotBlockedBy { die, .. }
            | Verb::CannotBlock { die, .. }
            | Verb::GrantKeyword { die, .. }
            | Verb::MustBlock { die, .. }
            | Verb::Unblockable(die) => matches!(die, Which::Me | Which::All(_)),
            Verb::FieldPrice { .. } | Verb::Untargetable { .. } | Verb::FirstStrike => true,
            Verb::BuyPrice { of, .. } => of.is_some(),
            _ => false,
        }
    }

    /// Verbs that are carried out one after the other.
    fn is_run(self) -> bool {
        match self {
            Verb::Damage { .. }
            | Verb::Duel
            | Verb::SwitchOff(_)
            | Verb::Sacrifice { .. }
            | Verb::Field { .. }
            | Verb::Put { .. }
            | Verb::EachPlayer { .. }
            | Verb::GainLife { .. }
            | Verb::LoseLife { .. }
            | Verb::KnockOut { .. }
            | Verb::FieldFree
            | Verb::Remove(_)
            | Verb::LeaveCombat(_)
            | Verb::Spin { .. }
            | Verb::SpinTo { .. }
            | Verb::Reroll(_)
            | Verb::DrawAndRoll(_)
            | Verb::Prep { .. }
            | Verb::Modify { .. }
            | Verb::DefenceIsAttack(_)
            | Verb::GrantGroup { .. }
            | Verb::Blank(_)
            | Verb::Unblockable(_)
            | Verb::BlockTax { .. }
            | Verb::NextFree(_)
            | Verb::NotBlockedBy { .. }
            | Verb::CannotBlock { .. }
            | Verb::Search { .. }
            | Verb::Buy { .. }
            | Verb::If { .. }
            | Verb::Choose(_) => true,
            Verb::MustBlock { me, .. } => !me,
            Verb::Later { at, .. } => at == Later::TurnEnd,
            Verb::KnockOutTo { to, .. } => to == Zone::Used,
            Verb::Move { energy, to, .. } => !energy && to != Zone::Field,
            Verb::GrantKeyword { keyword, .. } => keyword == Keyword::Overcrush,
            Verb::PreventDamage { combat, from, .. } => !combat && from.is_none(),
            _ => false,
        }
    }
}
