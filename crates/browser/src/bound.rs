//! Nothing is waited for without an end, and the end says what was waited for.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// How long a whole match may take, or a good part of one.
pub const WHOLE_MATCH: Duration = Duration::from_secs(300);

/// A wait that has begun.
pub struct Bound {
    what: String,
    begun: Instant,
    limit: Duration,
}

impl Bound {
    /// Begins to wait for this, no longer than that.
    pub fn new(what: &str, limit: Duration) -> Bound {
        Bound {
            what: what.to_owned(),
            begun: Instant::now(),
            limit,
        }
    }

    /// Fails once the time is up, and says what is to be seen instead.
    pub fn check(&self, seen: &str) -> Result<()> {
        let (what, limit) = (&self.what, self.limit.as_secs());
        ensure!(
            self.begun.elapsed() < self.limit,
            "waited {limit} s in vain for {what}: {seen}"
        );
        Ok(())
    }
}

/// Does something with other programs, which may never answer.
pub async fn within<T>(
    what: &str,
    limit: Duration,
    step: impl Future<Output = Result<T>>,
) -> Result<T> {
    let done = tokio::time::timeout(limit, step).await;
    done.with_context(|| format!("waited {} s in vain for {what}", limit.as_secs()))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_never_comes_is_named() {
        let never = within(
            "a miracle",
            Duration::ZERO,
            std::future::pending::<Result<()>>(),
        );
        let why = never.await.expect_err("it never comes");
        assert_eq!(why.to_string(), "waited 0 s in vain for a miracle");
        let rain = Bound::new("rain", Duration::ZERO);
        let why = rain.check("the sun").expect_err("time is up");
        assert_eq!(why.to_string(), "waited 0 s in vain for rain: the sun");
        assert!(Bound::new("rain", WHOLE_MATCH).check("the sun").is_ok());
    }
}
