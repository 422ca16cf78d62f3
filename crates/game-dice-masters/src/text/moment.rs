//! When something happens: "When Kingpin takes damage".

use super::dice::{Case, Quant};
use super::{Teller, yes};
use crate::filter::Side;
use crate::pack::Limit;
use crate::verb::{Test, When};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// The moment of an ability; nothing where it is understood.
    pub(super) fn moment(&self) -> Option<Said> {
        let when = self.ability.when;
        if matches!(when, When::Use | When::Always | When::Fielding) {
            return None;
        }
        let (quant, case) = match when {
            When::DiceLeave => (Quant::Some, Case::Does),
            When::DieAftershock => (Quant::All, Case::Gets),
            When::DieFielded | When::DieTargeted => (Quant::One, Case::Done),
            _ => (Quant::One, Case::Does),
        };
        let of = self.ability.of.map_or(Arg::word(""), |of| {
            let mut of = *self.filter(of);
            if when == When::DieFielded {
                of.side = Side::Any;
            }
            self.found(&of, quant, case).arg
        });
        let tests = self.pack.tests(self.ability.tests);
        let word = match when {
            When::Attacks if tests.contains(&Test::AttacksAlone) => "attacks-alone",
            when => when.word(),
        };
        let said = Said::new("dice-masters-when")
            .with("when", Arg::word(word))
            .with("name", self.name())
            .with("of", of);
        Some(said.with("theirs", yes(self.ability.theirs)))
    }

    /// How often, where that is limited.
    pub(super) fn limit(&self) -> Arg {
        Arg::word(match self.ability.limit {
            Limit::None | Limit::Corrected => "none",
            Limit::Turn => "turn",
            Limit::YourTurn => "your-turn",
            Limit::First => "first",
        })
    }
}
