//! Buckets that fill up again: how much one address or one socket may ask.

use crate::config::Rate;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// So many addresses are remembered; beyond that, those that have been quiet are forgotten first.
const MOST_ADDRESSES: usize = 20_000;

/// What is left of an allowance. Counted in thousandths, so that slow rates fill up smoothly.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    left: u64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket {
            left: u64::from(rate.burst) * 1_000,
            at: Instant::now(),
        }
    }

    /// Takes so much if it is there.
    pub(crate) fn take(&mut self, rate: Rate, cost: u32) -> bool {
        self.fill(rate);
        let cost = u64::from(cost) * 1_000;
        let enough = self.left >= cost;
        if enough {
            self.left -= cost;
        }
        enough
    }

    fn fill(&mut self, rate: Rate) {
        let now = Instant::now();
        let millis = u64::try_from((now - self.at).as_millis()).unwrap_or(u64::MAX);
        let more = millis.saturating_mul(u64::from(rate.per_second));
        if more > 0 {
            self.at = now;
        }
        let most = u64::from(rate.burst) * 1_000;
        self.left = self.left.saturating_add(more).min(most);
    }

    fn is_full(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        self.left >= u64::from(rate.burst) * 1_000
    }
}

/// Allowances by address.
#[derive(Debug)]
pub(crate) struct Limiter {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Limiter {
    pub(crate) fn new(rate: Rate) -> Limiter {
        Limiter {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Whether an address may ask for something of this cost.
    pub(crate) fn take(&self, address: IpAddr, cost: u32) -> bool {
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate));
        }
        // So many busy addresses at once are one attacker with many; nobody new gets in.
        if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&network(address)) {
            return false;
        }
        let bucket = buckets.entry(network(address));
        bucket
            .or_insert_with(|| Bucket::full(self.rate))
            .take(self.rate, cost)
    }
}

/// Counts what each address has open.
#[derive(Debug, Clone, Default)]
pub(crate) struct Doors(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One thing an address has open; dropping it closes it.
#[derive(Debug)]
pub(crate) struct Door {
    doors: Doors,
    address: IpAddr,
}

impl Doors {
    /// Opens one more unless there are too many.
    pub(crate) fn open(&self, address: IpAddr, most: usize) -> Option<Door> {
        let address = network(address);
        let mut counts = lock(&self.0);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        let doors = self.clone();
        Some(Door { doors, address })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let mut counts = lock(&self.doors.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// One household has one IPv4 address, or a whole /64 of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const RATE: Rate = Rate {
        burst: 3,
        per_second: 2,
    };

    #[tokio::test(start_paused = true)]
    async fn a_bucket_empties_and_fills_up_again() {
        let mut bucket = Bucket::full(RATE);
        assert_eq!(
            [0; 4].map(|_| bucket.take(RATE, 1)),
            [true, true, true, false]
        );
        tokio::time::advance(Duration::from_millis(500)).await;
        assert_eq!([0; 2].map(|_| bucket.take(RATE, 1)), [true, false]);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(bucket.take(RATE, 3) && !bucket.take(RATE, 1));
    }

    #[tokio::test(start_paused = true)]
    async fn a_household_shares_one_bucket() {
        let limiter = Limiter::new(RATE);
        let [a, b, c] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|ip| ip.parse().unwrap());
        assert!(limiter.take(a, 3) && !limiter.take(b, 1) && limiter.take(c, 1));
        let [four, mapped] = ["192.0.2.1", "::ffff:192.0.2.1"].map(|ip| ip.parse().unwrap());
        assert!(limiter.take(four, 3) && !limiter.take(mapped, 1));
    }

    #[test]
    fn doors_close_when_they_are_dropped() {
        let (doors, address) = (Doors::default(), "192.0.2.1".parse().unwrap());
        let first = doors.open(address, 2);
        let second = doors.open(address, 2);
        assert!(first.is_some() && second.is_some() && doors.open(address, 2).is_none());
        drop(first);
        assert!(doors.open(address, 2).is_some());
        drop(second);
        assert!(lock(&doors.0).is_empty());
    }
}
