//! One tap too many answers nothing: the same answer again, sooner than anybody can have read the
//! next question, is not meant.

/// How soon, in milliseconds.
const SOON: f64 = 500.0;

/// The answer that was tapped last, and when.
#[derive(Debug, Clone, Default)]
pub(super) struct Taps(Option<(String, f64)>);

impl Taps {
    /// Whether an answer is only the last one again. It is noted if not.
    pub(super) fn repeats(&mut self, answer: &str, now: f64) -> bool {
        let soon = |at: f64| (0.0..SOON).contains(&(now - at));
        let again = matches!(&self.0, Some((last, at)) if last == answer && soon(*at));
        if !again {
            self.0 = Some((answer.to_owned(), now));
        }
        again
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_again_at_once_is_dropped() {
        let mut taps = Taps::default();
        assert!(!taps.repeats("skip", 1_000.0));
        assert!(taps.repeats("skip", 1_040.0) && taps.repeats("skip", 1_400.0));
        assert!(!taps.repeats("skip", 1_600.0), "time enough to mean it");
        assert!(!taps.repeats("throw", 1_640.0), "another answer");
        assert!(!taps.repeats("skip", 1_680.0));
        assert!(!taps.repeats("skip", 900.0), "a clock that was set back");
    }
}
