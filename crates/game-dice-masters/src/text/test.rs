//! Conditions: "you have another Spider-Friends character in the field".

use super::dice::{Case, Quant};
use super::{Teller, yes};
use crate::filter::{Filter, FilterId, Side};
use crate::verb::{Shown, Test};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// All of these must hold; nothing where there is nothing to say.
    pub(super) fn tests(&self, tests: &[Test]) -> Option<Arg> {
        let told: Vec<Arg> = tests.iter().filter_map(|test| self.test(*test)).collect();
        (!told.is_empty()).then(|| Arg::one_or(told, Arg::And))
    }

    fn test(&self, test: Test) -> Option<Arg> {
        let named = |word: &str| {
            let said = Said::new("dice-masters-test").with("test", Arg::word(word));
            said.with("name", self.name())
        };
        let said = match test {
            // These stand at the head of the text, or belong to the moment.
            Test::Underdog | Test::Burst(_) | Test::On | Test::InCombat | Test::AttacksAlone => {
                return None;
            }
            Test::YourTurn => named("your-turn"),
            Test::TheirTurn => named("their-turn"),
            Test::AttackPhase => named("attack-phase"),
            Test::WasInCombat => named("was-in-combat"),
            Test::WasBlocked => named("was-blocked"),
            Test::Exists(filter) => self.exists(filter, true),
            Test::NotExists(filter) => self.exists(filter, false),
            Test::Is(_, filter) => self.is(filter, true),
            Test::IsNot(_, filter) => self.is(filter, false),
            Test::Shows(_, shown) => Said::new("dice-masters-test-shows").with(
                "shown",
                Arg::word(match shown {
                    Shown::Character => "character",
                    Shown::Energy => "energy",
                    Shown::NoCharacter => "no-character",
                }),
            ),
            Test::Dealt(n) => Said::new("dice-masters-test-dealt").with("n", Arg::number(n)),
        };
        Some(said.into())
    }

    fn exists(&self, filter: FilterId, is: bool) -> Said {
        let filter = self.filter(filter);
        let whose = match filter.side {
            Side::Opposing => "opponent",
            _ => "you",
        };
        let off = Filter {
            side: Side::Any,
            ..*filter
        };
        Said::new("dice-masters-test-exists")
            .with("whose", Arg::word(whose))
            .with("is", yes(is))
            .with("die", self.found(&off, Quant::One, Case::Done).arg)
    }

    fn is(&self, filter: FilterId, is: bool) -> Said {
        let off = Filter {
            side: Side::Any,
            zones: 1,
            ..*self.filter(filter)
        };
        Said::new("dice-masters-test-is")
            .with("is", yes(is))
            .with("die", self.found(&off, Quant::One, Case::Does).arg)
    }
}
