//! Which sets are legal (IR-3).

use crate::{Class, KindId, Make, Pack, class_name};
use kernel::{Arg, Refusal, Rule};
use std::fmt;

const DICE: usize = 9;
const SIDE_DICE: usize = 3;
/// The most rare dice of a set (IR-3.3).
pub const RARE_LIMIT: usize = 3;

/// The rules that a set and its side set must keep, in the order of the rules.
pub const SET_RULES: [Rule; 4] = [
    Rule("IR-3.1"),
    Rule("IR-3.2"),
    Rule("IR-3.3"),
    Rule("IR-15.2"),
];

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
        let [count, class, rare, side] = SET_RULES;
        match self {
            SetProblem::Count(_) => count,
            SetProblem::NoClass(_) => class,
            SetProblem::TooManyRare(_) => rare,
            SetProblem::SideCount(_) => side,
        }
    }

    /// The same as a refusal, to be said in the listener's language.
    pub fn refusal(self) -> Refusal {
        let refusal = |key| Refusal::by(self.rule(), key);
        match self {
            SetProblem::Count(count) => {
                refusal("irondie-refused-set-count").with("count", Arg::number(count))
            }
            SetProblem::NoClass(class) => {
                refusal("irondie-refused-set-class").with("class", class_name(class).into())
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

/// Whether one more die can go into a set that is being built: there are nine places, and at most
/// three of them are for rare dice (IR-3.1, IR-3.3).
pub fn room_in_set(dice: &[Make], more: Make) -> Result<(), SetProblem> {
    let rare = 1 + dice.iter().filter(|make| make.rare()).count();
    if dice.len() >= DICE {
        Err(SetProblem::Count(dice.len() + 1))
    } else if more.rare() && rare > RARE_LIMIT {
        Err(SetProblem::TooManyRare(rare))
    } else {
        Ok(())
    }
}

/// Whether one more die can go into a side set that is being built (IR-15.2).
pub fn room_in_side(side: &[Make]) -> Result<(), SetProblem> {
    if side.len() >= SIDE_DICE {
        Err(SetProblem::SideCount(side.len() + 1))
    } else {
        Ok(())
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
