//! Chairs for bots to think in. There are few, so they are shared out household by household, and
//! none of them ever has all: whoever sets many bots thinking waits for their own.

use crate::ids::TableId;
use crate::limits::network;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Who a bot thinks for.
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

/// All chairs.
#[derive(Debug)]
pub(crate) struct Chairs {
    all: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    taken: HashMap<Household, usize>,
    /// Whose turn is next, and who of them waits.
    waiting: VecDeque<(Household, VecDeque<oneshot::Sender<Chair>>)>,
}

/// A chair that is taken; dropping it hands it on.
#[derive(Debug)]
pub(crate) struct Chair {
    chairs: Arc<Chairs>,
    household: Household,
}

impl Chairs {
    pub(crate) fn new(all: usize) -> Arc<Chairs> {
        let (all, state) = (all.max(1), Mutex::default());
        Arc::new(Chairs { all, state })
    }

    /// Waits for a chair.
    pub(crate) async fn sit(self: &Arc<Chairs>, household: Household) -> Option<Chair> {
        let (sender, chair) = oneshot::channel();
        {
            let waiting = &mut self.state().waiting;
            match waiting.iter_mut().find(|(known, _)| *known == household) {
                Some((_, queue)) => queue.push_back(sender),
                None => waiting.push_back((household, [sender].into())),
            }
        }
        self.share_out();
        chair.await.ok()
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        let state = self.state();
        state.waiting.iter().map(|(_, queue)| queue.len()).sum()
    }

    fn share_out(self: &Arc<Chairs>) {
        loop {
            let next = self.state().next(self.all);
            let Some((household, sender)) = next else {
                return;
            };
            let chairs = Arc::clone(self);
            // Who does not wait any more hands the chair on at once.
            drop(sender.send(Chair { chairs, household }));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Takes a chair for the next household that may have one more.
    fn next(&mut self, all: usize) -> Option<(Household, oneshot::Sender<Chair>)> {
        if self.taken.values().sum::<usize>() >= all {
            return None;
        }
        // One chair is always left for somebody else, where there is more than one.
        let most = (all - 1).max(1);
        let has = |household: &Household| self.taken.get(household).copied().unwrap_or(0);
        let place = self.waiting.iter().position(|(one, _)| has(one) < most)?;
        let (household, mut queue) = self.waiting.remove(place)?;
        let sender = queue.pop_front()?;
        if !queue.is_empty() {
            self.waiting.push_back((household.clone(), queue));
        }
        *self.taken.entry(household.clone()).or_default() += 1;
        Some((household, sender))
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        {
            let taken = &mut self.chairs.state().taken;
            if let Some(count) = taken.get_mut(&self.household) {
                *count -= 1;
                if *count == 0 {
                    taken.remove(&self.household);
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
        assert!(chairs.state().taken.is_empty() && chairs.waiting() == 0);
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
}
