//! Which sets are legal (IR-3).

use crate::{Class, KindId, Make, Pack, class_name};
use kernel::{Arg, Refusal, Rule};
use std::fmt;

const DICE: usize = 9;
const SIDE_DICE: usize = 3;
const RARE_LIMIT: usize = 3;

/// Why a set or a side set is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetProblem {
    /// It has this many dice, not nine.
    Count(usize),
    /// It has no die of this class.
    NoClass(Class),
    /// It has this many rare dice, more than three.
    TooManyRare(usize),
    /// The side set has this many dice, neither three nor none.
    SideCount(usize),
}

impl SetProblem {
    /// The rule it breaks.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            SetProblem::Count(_) => "IR-3.1",
            SetProblem::NoClass(_) => "IR-3.2",
            SetProblem::TooManyRare(_) => "IR-3.3",
            SetProblem::SideCount(_) => "IR-15.2",
        })
    }

    /// The same as a refusal, to be said in the listener's language.
    pub fn refusal(self) -> Refusal {
        let refusal = |key| Refusal::by(self.rule(), key);
        match self {
            SetProblem::Count(count) => {
                refusal("irondie-refused-set-count").with("count", Arg::number(count))
            }
            SetProblem::NoClass(class) => {
                let name = class_name(class);
                let (de, en) = (name.de, name.en);
                refusal("irondie-refused-set-class").with("class", Arg::Named { de, en })
            }
            SetProblem::TooManyRare(count) => {
                refusal("irondie-refused-set-rare").with("count", Arg::number(count))
            }
            SetProblem::SideCount(count) => {
                refusal("irondie-refused-side-count").with("count", Arg::number(count))
            }
        }
    }
}

impl fmt::Display for SetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetProblem::Count(count) => write!(f, "a set has nine dice, not {count}"),
            SetProblem::NoClass(class) => write!(f, "a set needs a die of class {}", class.id()),
            SetProblem::TooManyRare(count) => {
                write!(f, "a set has at most three rare dice, not {count}")
            }
            SetProblem::SideCount(count) => write!(f, "a side set has three dice, not {count}"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

/// Whether dice make a legal set: nine of them, every class, at most three rare (IR-3.1 to IR-3.3).
pub fn check_set(pack: &Pack, dice: &[Make]) -> Result<(), Vec<SetProblem>> {
    let has_class = |kind: KindId, class| {
        let info = pack.kinds.get(kind.index());
        info.is_some_and(|info| info.rules.class == class)
    };
    verdict(set_problems(dice, has_class))
}

/// Whether dice make a legal side set: three of them or none (IR-15.2).
pub fn check_side(dice: &[Make]) -> Result<(), Vec<SetProblem>> {
    match dice.len() {
        0 | SIDE_DICE => Ok(()),
        count => Err(vec![SetProblem::SideCount(count)]),
    }
}

/// What is wrong with a set, where `has_class` says whether a kind can be of a class.
pub(super) fn set_problems(
    dice: &[Make],
    has_class: impl Fn(KindId, Class) -> bool,
) -> Vec<SetProblem> {
    let mut problems = Vec::new();
    if dice.len() != DICE {
        problems.push(SetProblem::Count(dice.len()));
    }
    for class in Class::ALL {
        if !dice.iter().any(|make| has_class(make.kind(), class)) {
            problems.push(SetProblem::NoClass(class));
        }
    }
    let rare = dice.iter().filter(|make| make.rare()).count();
    if rare > RARE_LIMIT {
        problems.push(SetProblem::TooManyRare(rare));
    }
    problems
}

fn verdict(problems: Vec<SetProblem>) -> Result<(), Vec<SetProblem>> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems)
    }
}
