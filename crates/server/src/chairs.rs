//! Chairs for those who work for somebody: bots that think, scribes who tell, hands that wake
//! tables. There are few, so they are shared out household by household, and where there are
//! several, none of them ever has all: whoever sets much going waits for their own.

use crate::ids::TableId;
use crate::limits::network;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// Who a chair is for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Household {
    /// Those who play from one address.
    Address(IpAddr),
    /// A table that nobody has looked at since it was woken.
    Table(TableId),
}

impl Household {
    /// The household of an address; a whole network counts as one.
    pub(crate) fn at(address: IpAddr) -> Household {
        Household::Address(network(address))
    }
}

/// All chairs for one kind of work.
#[derive(Debug)]
pub(crate) struct Chairs {
    all: usize,
    most_of_one: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// How many chairs are taken.
    taken: usize,
    /// How many each household has, or has had a moment ago and rests from.
    held: HashMap<Household, usize>,
    /// Who waits, by household.
    waiting: HashMap<Household, VecDeque<oneshot::Sender<Chair>>>,
    /// Whose turn is next, of those who wait.
    turns: VecDeque<Household>,
}

/// A chair that is taken; dropping it hands it on.
#[derive(Debug)]
pub(crate) struct Chair {
    chairs: Arc<Chairs>,
    household: Household,
    /// Whether somebody else may sit here already.
    left: bool,
}

impl Chairs {
    /// So many; one is always left for another household, where there is more than one.
    pub(crate) fn new(all: usize) -> Arc<Chairs> {
        let all = all.max(1);
        Chairs::shared(all, (all - 1).max(1))
    }

    /// So many, and one at a time for each household.
    pub(crate) fn one_each(all: usize) -> Arc<Chairs> {
        Chairs::shared(all.max(1), 1)
    }

    fn shared(all: usize, most_of_one: usize) -> Arc<Chairs> {
        let state = Mutex::default();
        Arc::new(Chairs {
            all,
            most_of_one,
            state,
        })
    }

    /// Waits for a chair.
    pub(crate) async fn sit(self: &Arc<Chairs>, household: Household) -> Option<Chair> {
        let (sender, chair) = oneshot::channel();
        self.state().queue(household, sender);
        self.share_out();
        chair.await.ok()
    }

    /// The same where fewer than so many of the household wait, and fewer than so many in all. The
    /// place is taken before this returns.
    pub(crate) fn sit_if_few(
        self: &Arc<Chairs>,
        household: Household,
        most_of_one: usize,
        most: usize,
    ) -> Option<oneshot::Receiver<Chair>> {
        let (sender, chair) = oneshot::channel();
        {
            let mut state = self.state();
            let of_one = state.waiting.get(&household).map_or(0, VecDeque::len);
            if of_one >= most_of_one || state.all_waiting() >= most {
                return None;
            }
            state.queue(household, sender);
        }
        self.share_out();
        Some(chair)
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.state().all_waiting()
    }

    fn share_out(self: &Arc<Chairs>) {
        loop {
            let next = self.state().next(self.all, self.most_of_one);
            let Some((household, sender)) = next else {
                return;
            };
            let (chairs, left) = (Arc::clone(self), false);
            // Who does not wait any more hands the chair on at once.
            drop(sender.send(Chair {
                chairs,
                household,
                left,
            }));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn all_waiting(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    fn queue(&mut self, household: Household, sender: oneshot::Sender<Chair>) {
        let queue = self.waiting.entry(household.clone()).or_default();
        if queue.is_empty() {
            self.turns.push_back(household);
        }
        queue.push_back(sender);
    }

    /// Takes a chair for the next household that may have one more.
    fn next(
        &mut self,
        all: usize,
        most_of_one: usize,
    ) -> Option<(Household, oneshot::Sender<Chair>)> {
        if self.taken >= all {
            return None;
        }
        let has = |household: &Household| self.held.get(household).copied().unwrap_or(0);
        let place = self.turns.iter().position(|one| has(one) < most_of_one)?;
        let household = self.turns.remove(place)?;
        let queue = self.waiting.get_mut(&household)?;
        let sender = queue.pop_front()?;
        if queue.is_empty() {
            self.waiting.remove(&household);
        } else {
            self.turns.push_back(household.clone());
        }
        self.taken += 1;
        *self.held.entry(household.clone()).or_default() += 1;
        Some((household, sender))
    }
}

impl Chair {
    /// Hands the chair on, and keeps its household from the next one for a while.
    pub(crate) fn rest(mut self, time: Duration) {
        self.left = true;
        self.chairs.state().taken -= 1;
        self.chairs.share_out();
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            drop(self);
        });
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        {
            let mut state = self.chairs.state();
            if !self.left {
                state.taken -= 1;
            }
            if let Some(count) = state.held.get_mut(&self.household) {
                *count -= 1;
                if *count == 0 {
                    state.held.remove(&self.household);
                }
            }
        }
        self.chairs.share_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(last: u8) -> Household {
        Household::at(IpAddr::from([192, 0, 2, last]))
    }

    #[tokio::test]
    async fn bots_of_one_address_never_take_all_chairs() {
        let chairs = Chairs::new(3);
        let greedy: Vec<Chair> = [
            chairs.sit(household(1)).await.unwrap(),
            chairs.sit(household(1)).await.unwrap(),
        ]
        .into();
        let third = tokio::spawn({
            let chairs = Arc::clone(&chairs);
            async move { chairs.sit(household(1)).await }
        });
        tokio::task::yield_now().await;
        assert_eq!(
            chairs.waiting(),
            1,
            "two of three chairs are enough for one"
        );
        let other = chairs.sit(household(2)).await.unwrap();
        drop(greedy);
        assert!(third.await.unwrap().is_some());
        drop(other);
        assert!(chairs.state().held.is_empty() && chairs.waiting() == 0);
    }

    #[tokio::test]
    async fn households_take_turns_however_many_bots_they_have() {
        let chairs = Chairs::new(1);
        let first = chairs.sit(household(1)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for last in [1, 1, 1, 2] {
            let (chairs, order) = (Arc::clone(&chairs), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let chair = chairs.sit(household(last)).await;
                order.lock().unwrap().push(last);
                drop(chair);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for one in waiting {
            one.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [1, 2, 1, 1]);
    }

    #[tokio::test]
    async fn who_stops_waiting_hands_the_chair_on() {
        let chairs = Chairs::new(1);
        let first = chairs.sit(household(1)).await;
        let (one, two) = (Arc::clone(&chairs), Arc::clone(&chairs));
        let gone = tokio::spawn(async move { one.sit(household(2)).await });
        let stays = tokio::spawn(async move { two.sit(household(3)).await });
        tokio::task::yield_now().await;
        gone.abort();
        drop(gone.await);
        drop(first);
        assert!(stays.await.unwrap().is_some());
    }

    /// Whoever was told much rests before the next, and meanwhile others have their turn.
    #[tokio::test(start_paused = true)]
    async fn who_rests_keeps_nobody_else_waiting() {
        let chairs = Chairs::one_each(1);
        let (many, most) = (3, 4);
        let sit = |last| chairs.sit_if_few(household(last), many, most);
        let first = sit(1).unwrap().await.unwrap();
        let mut greedy: VecDeque<_> = [sit(1).unwrap(), sit(1).unwrap(), sit(1).unwrap()].into();
        assert!(sit(1).is_none(), "so many of one household wait");
        let other = sit(2).unwrap();
        assert!(sit(3).is_none(), "and so many in all");
        first.rest(Duration::from_secs(5));
        let begun = tokio::time::Instant::now();
        drop(other.await.unwrap());
        assert_eq!(begun.elapsed(), Duration::ZERO);
        let next = greedy.pop_front().unwrap().await.unwrap();
        assert!(begun.elapsed() >= Duration::from_secs(5));
        drop((next, greedy));
        tokio::task::yield_now().await;
        let state = chairs.state();
        assert!(state.taken == 0 && state.held.is_empty() && state.turns.is_empty());
    }
}
