//! How fast what others do is shown: time enough for eyes to follow, and never more than somebody
//! who waits can bear.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How fast things happen, by choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    Calm,
    #[default]
    Normal,
    Fast,
    AtOnce,
}

impl Speed {
    /// All of them, the slowest first.
    pub(crate) const ALL: [Speed; 4] = [Speed::Calm, Speed::Normal, Speed::Fast, Speed::AtOnce];

    /// The pause before a bot's answer, and before a window is let be by an order.
    pub(crate) const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Calm => 900,
            Speed::Normal => 420,
            Speed::Fast => 160,
            Speed::AtOnce => 0,
        })
    }

    /// All the time that may be spent on pauses before a person is asked again.
    const fn patience(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Calm => 9_000,
            Speed::Normal => 2_000,
            Speed::Fast => 700,
            Speed::AtOnce => 0,
        })
    }

    /// How long each of so many steps of an update is shown: many of them are shown faster.
    pub(crate) fn step(self, count: usize) -> Duration {
        let (one, all) = match self {
            Speed::Calm => (900, 6_000),
            Speed::Normal => (550, 1_800),
            Speed::Fast => (250, 600),
            Speed::AtOnce => (0, 0),
        };
        Duration::from_millis(one.min(all / count.max(1) as u64))
    }
}

/// How much of a wait has been spent on pauses.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wait {
    pauses: i32,
    spent: Duration,
    hurried: bool,
}

impl Wait {
    /// The time before the next answer of a bot, while something else is shown for so long. Each
    /// pause in a row is shorter than the one before, and patience ends.
    pub(crate) fn pause(&mut self, speed: Speed, showing: Duration) -> Duration {
        if self.hurried {
            return Duration::ZERO;
        }
        let pause = speed.pause().mul_f64(0.7_f64.powi(self.pauses)) + showing;
        let pause = pause.min(speed.patience().saturating_sub(self.spent));
        self.pauses += 1;
        self.spent += pause;
        pause
    }

    /// No more pauses in this wait.
    pub(crate) fn hurry(&mut self) {
        self.hurried = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_get_shorter_and_come_to_an_end() {
        let mut wait = Wait::default();
        let pauses = [(); 40].map(|()| wait.pause(Speed::Normal, Duration::ZERO));
        assert_eq!(pauses[0], Speed::Normal.pause());
        assert!(pauses.is_sorted_by(|one, next| one >= next));
        assert!(pauses.iter().sum::<Duration>() <= Speed::Normal.patience());
    }

    #[test]
    fn what_is_shown_meanwhile_counts() {
        let mut wait = Wait::default();
        let long = Duration::from_secs(60);
        assert_eq!(wait.pause(Speed::Calm, long), Speed::Calm.patience());
        assert_eq!(wait.pause(Speed::Calm, long), Duration::ZERO);
    }

    #[test]
    fn who_hurries_waits_no_more() {
        let mut wait = Wait::default();
        wait.hurry();
        assert_eq!(
            wait.pause(Speed::Calm, Duration::from_secs(1)),
            Duration::ZERO
        );
        let at_once = Wait::default().pause(Speed::AtOnce, Duration::from_secs(1));
        assert_eq!(at_once, Duration::ZERO);
    }

    #[test]
    fn many_steps_are_shown_faster() {
        for speed in Speed::ALL {
            assert!(speed.step(12) * 12 <= speed.step(1) * 7);
        }
    }
}
