//! The loop every game runs in: rules go on by themselves until a seat or the dice must speak.

/// Whether a match goes on by itself or waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// Something was done; there may be more.
    Go,
    /// A seat or the dice must speak, or it is over.
    Wait,
}

/// More steps than any rule takes between two inputs.
const MAX_STEPS: u32 = 10_000;

/// Takes steps until something is waited for. On a state that waits already the first step must
/// change nothing.
///
/// # Panics
///
/// Where no end is in sight: then two rules call each other, which is a mistake in the rules.
#[inline]
pub fn settle(mut step: impl FnMut() -> Pace) {
    for _ in 0..MAX_STEPS {
        if step() == Pace::Wait {
            return;
        }
    }
    panic!("the rules go round in circles");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_taken_until_something_is_waited_for() {
        let mut left = 3;
        settle(|| {
            left -= 1;
            if left > 0 { Pace::Go } else { Pace::Wait }
        });
        assert_eq!(left, 0);
    }

    #[test]
    #[should_panic(expected = "the rules go round in circles")]
    fn rules_that_call_each_other_are_stopped() {
        settle(|| Pace::Go);
    }
}
