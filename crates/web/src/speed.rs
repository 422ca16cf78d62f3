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
            Speed::Normal => 1_300,
            Speed::Fast => 600,
            Speed::AtOnce => 0,
        })
    }

    /// How long a moment is seen that is looked at once more.
    pub(crate) const fn again(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Calm => 1_800,
            Speed::Normal => 1_000,
            Speed::Fast | Speed::AtOnce => 500,
        })
    }

    /// How so many steps of an update are shown: many of them faster, and too many several at once,
    /// since no moment may be shorter than eyes need.
    pub(crate) fn moments(self, steps: usize) -> Moments {
        let (longest, shortest, all) = match self {
            Speed::Calm => (900, 600, 6_000),
            Speed::Normal => (450, 300, 1_200),
            Speed::Fast => (250, 150, 450),
            Speed::AtOnce => (0, 0, 0),
        };
        let room = all / shortest.max(1);
        let together = steps.div_ceil(room.max(1)).max(1);
        let count = steps.div_ceil(together);
        Moments {
            each: Duration::from_millis(longest.min(all / count.max(1)) as u64),
            count,
            together,
        }
    }
}

/// How the steps of an update are shown, one moment after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moments {
    /// How long each of them lasts.
    pub(crate) each: Duration,
    /// How many there are.
    pub(crate) count: usize,
    /// How many steps are shown at once.
    pub(crate) together: usize,
}

impl Moments {
    /// How long all of it lasts.
    pub(crate) fn time(self) -> Duration {
        self.each * self.count as u32
    }
}

/// The most time a bot may think about one answer, and the least that is left to it.
const MOST_THOUGHT: Duration = Duration::from_secs(1);
const LEAST_THOUGHT: Duration = Duration::from_millis(15);
/// What takes no longer than this needs no thought: any bot answers it as fast.
const NO_THOUGHT: Duration = Duration::from_millis(5);
/// What all bots together may think before a person is asked again, and the share of what is left
/// of it that one answer may take: a few answers are thought through, many of them faster.
const ALL_THOUGHT: Duration = Duration::from_millis(2_600);
const SHARES: u32 = 6;
/// How often the board is drawn while a person has waited long enough: eyes cannot follow anyway,
/// and each time costs more than a bot's quick answer.
const GLIMPSE: Duration = Duration::from_millis(250);

/// How much of a wait has been spent on pauses and on thinking.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Wait {
    pauses: i32,
    spent: Duration,
    hurried: bool,
    /// What was granted to answers for thinking, whether they took it or not.
    thought: Duration,
    /// When the newest answer was heard, by the clock of the page.
    heard: f64,
    /// When the board was drawn, by the same clock.
    shown: f64,
}

impl Wait {
    /// Whether what happened now is better shown with what comes next: patience is at its end, and
    /// the board has just been drawn.
    pub(crate) fn gathers(&self, speed: Speed, now: f64) -> bool {
        let late = self.hurried || self.spent >= speed.patience();
        late && since(self.shown, now) < GLIMPSE
    }

    /// The board is drawn now.
    pub(crate) fn shows(&mut self, now: f64) {
        self.shown = now;
    }

    /// How long the next bot may think. That hangs on how many answers were thought about before
    /// it, not on how little was made of that: otherwise a bot that thinks longer would be left
    /// with less, late in a wait, than a weaker one in the same place.
    pub(crate) fn thinking(&self) -> Duration {
        let share = ALL_THOUGHT.saturating_sub(self.thought) / SHARES;
        share.clamp(LEAST_THOUGHT, MOST_THOUGHT)
    }

    /// A bot that was asked then answers now; returns for how long it has been waited for. Bots
    /// think one after the other, so nothing is counted twice.
    pub(crate) fn hear(&mut self, asked: f64, now: f64) -> Duration {
        let took = since(asked.max(self.heard), now);
        self.thought += if took <= NO_THOUGHT {
            took
        } else {
            took.max(self.thinking())
        };
        self.heard = now;
        since(asked, now)
    }

    /// The time before the next answer of a bot, while something else is shown for so long. Each
    /// pause in a row is shorter than the one before, and patience ends. Eyes follow while a bot
    /// thinks, too.
    pub(crate) fn pause(&mut self, speed: Speed, showing: Duration, thought: Duration) -> Duration {
        if self.hurried {
            return Duration::ZERO;
        }
        let pause = speed.pause().mul_f64(0.7_f64.powi(self.pauses)) + showing;
        let pause = pause.min(speed.patience().saturating_sub(self.spent));
        self.pauses += 1;
        self.spent += pause;
        pause.saturating_sub(thought)
    }

    /// No more pauses in this wait.
    pub(crate) fn hurry(&mut self) {
        self.hurried = true;
    }
}

/// The time between two looks at a clock, which may be set back.
fn since(then: f64, now: f64) -> Duration {
    Duration::from_secs_f64((now - then).max(0.0) / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: Duration = Duration::ZERO;

    #[test]
    fn pauses_get_shorter_and_come_to_an_end() {
        let mut wait = Wait::default();
        let pauses = [(); 40].map(|()| wait.pause(Speed::Normal, Duration::ZERO, AT_ONCE));
        assert_eq!(pauses[0], Speed::Normal.pause());
        assert!(pauses.is_sorted_by(|one, next| one >= next));
        assert!(pauses.iter().sum::<Duration>() <= Speed::Normal.patience());
    }

    #[test]
    fn what_is_shown_meanwhile_counts() {
        let mut wait = Wait::default();
        let long = Duration::from_secs(60);
        let patience = Speed::Calm.patience();
        assert_eq!(wait.pause(Speed::Calm, long, AT_ONCE), patience);
        assert_eq!(wait.pause(Speed::Calm, long, AT_ONCE), Duration::ZERO);
    }

    #[test]
    fn eyes_follow_while_a_bot_thinks() {
        let half = Speed::Normal.pause() / 2;
        let after = |thought| Wait::default().pause(Speed::Normal, Duration::ZERO, thought);
        assert_eq!((after(half), after(half * 3)), (half, Duration::ZERO));
    }

    #[test]
    fn many_bots_think_faster_and_faster() {
        let (mut wait, mut now) = (Wait::default(), 0.0);
        let first = wait.thinking();
        for _ in 0..20 {
            let asked = now;
            now += wait.thinking().as_secs_f64() * 1000.0;
            wait.hear(asked, now);
        }
        assert!(first > Duration::from_millis(400) && wait.thinking() == LEAST_THOUGHT);
        assert!(since(0.0, now) < Duration::from_secs(3));
    }

    /// How long a bot that wants so much time thinks about each of many answers in one wait.
    fn thoughts(wants: u64) -> [Duration; 40] {
        let (mut wait, mut now) = (Wait::default(), 0.0);
        std::array::from_fn(|answer| {
            let wants = match answer % 3 {
                0 => Duration::from_millis(2),
                _ => Duration::from_millis(wants),
            };
            let took = wait.thinking().min(wants);
            let asked = now;
            now += took.as_secs_f64() * 1000.0;
            wait.hear(asked, now);
            took
        })
    }

    #[test]
    fn who_thinks_longer_never_thinks_less_in_the_same_place() {
        for (weaker, stronger) in [(6, 40), (20, 100), (100, 400), (400, 4_000)] {
            let both = thoughts(weaker).into_iter().zip(thoughts(stronger));
            for (place, (weaker, stronger)) in both.enumerate() {
                assert!(stronger >= weaker, "{stronger:?} for {weaker:?} at {place}");
            }
        }
        let longest: Duration = thoughts(4_000).into_iter().sum();
        assert!(longest < Duration::from_secs(3), "{longest:?}");
    }

    #[test]
    fn who_has_waited_long_enough_sees_several_answers_at_once() {
        let mut wait = Wait::default();
        wait.shows(1000.0);
        assert!(!wait.gathers(Speed::Normal, 1010.0), "there is patience");
        wait.pause(Speed::Normal, Duration::from_secs(60), AT_ONCE);
        assert!(wait.gathers(Speed::Normal, 1010.0));
        assert!(!wait.gathers(Speed::Normal, 1300.0), "a glimpse is due");
        assert!(Wait::default().gathers(Speed::AtOnce, 10.0));
    }

    #[test]
    fn bots_that_are_asked_together_are_waited_for_once() {
        let mut wait = Wait::default();
        assert_eq!(wait.hear(0.0, 400.0), Duration::from_millis(400));
        assert_eq!(wait.hear(0.0, 800.0), Duration::from_millis(800));
        assert!(wait.thought < Duration::from_millis(900), "{wait:?}");
    }

    #[test]
    fn who_hurries_waits_no_more() {
        let mut wait = Wait::default();
        wait.hurry();
        let second = Duration::from_secs(1);
        assert_eq!(wait.pause(Speed::Calm, second, AT_ONCE), Duration::ZERO);
        let at_once = Wait::default().pause(Speed::AtOnce, second, AT_ONCE);
        assert_eq!(at_once, Duration::ZERO);
    }

    #[test]
    fn many_steps_are_told_together_so_that_each_moment_can_be_seen() {
        for speed in Speed::ALL {
            for steps in 1..40 {
                let moments = speed.moments(steps);
                assert!(moments.time() <= speed.patience(), "{speed:?} {moments:?}");
                assert!(moments.count * moments.together >= steps);
                assert!((moments.count - 1) * moments.together < steps);
                let seen = speed == Speed::AtOnce || moments.each >= Duration::from_millis(150);
                assert!(seen, "{speed:?} {moments:?}");
            }
        }
        assert_eq!(Speed::Normal.moments(2).together, 1);
        assert_eq!(Speed::Normal.moments(7).together, 2);
    }
}
