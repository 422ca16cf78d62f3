//! What this browser keeps of the dice of a table: what it was promised, its own share, its own
//! inputs. It is kept between visits too, so that nobody can promise something else meanwhile.

use crate::dom;
use fair::{Own, Published, SeatSeed, Shown};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use wire::{Act, CmdId, Player, Promise};

/// What was kept of the newest match of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Witness {
    pub(crate) shown: Shown,
    /// The shares that were made here for this promise; the table is bound to one of them.
    shares: Vec<SeatSeed>,
    /// Who sat there when all were bound; nobody before that.
    players: Vec<Player>,
    /// The number of the newest update that was looked at.
    heard: u64,
    /// What the table promised later for the same match.
    pub(crate) alarm: Option<Alarm>,
}

/// Why this page plays no further.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Alarm {
    /// Another promise for a match for which a share was given.
    Promise(Box<Published>),
    /// Shares are asked for although not everybody is bound.
    Unbound,
    /// The table says that our seat is bound to something that is not ours.
    Share,
}

/// What to do about a promise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    Nothing,
    /// Send this.
    Say(Act),
    /// Stop: see [`Witness::alarm`].
    Stop,
}

/// A promise as it came, and who hears it.
pub(crate) struct Heard<'a> {
    pub(crate) promise: &'a Promise,
    pub(crate) players: &'a [Player],
    pub(crate) seat: Option<Seat>,
    /// Whether the match has begun, so that nothing is to be given any more.
    pub(crate) begun: bool,
}

impl Witness {
    fn new(promise: &Promise) -> Witness {
        Witness {
            shown: Shown::new(promise.round, promise.published.clone()),
            shares: Vec::new(),
            players: Vec::new(),
            heard: 0,
            alarm: None,
        }
    }

    /// What was kept of a table.
    pub(crate) fn recall(table: &str) -> Option<Witness> {
        serde_json::from_str(&dom::recall(&kept_as(table))?).ok()
    }

    pub(crate) fn keep(&self, table: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            dom::keep(&kept_as(table), &text);
        }
    }

    /// Takes a promise in. `fresh` makes a share.
    pub(crate) fn heed(
        kept: Option<Witness>,
        heard: &Heard<'_>,
        fresh: impl FnOnce() -> SeatSeed,
    ) -> (Witness, Step) {
        let promise = heard.promise;
        let mut kept = kept.unwrap_or_else(|| Witness::new(promise));
        if kept.alarm.is_some() {
            return (kept, Step::Stop);
        }
        if kept.shown.published != promise.published {
            if kept.forbids(heard) {
                let instead = Box::new(promise.published.clone());
                return kept.stop(Alarm::Promise(instead));
            }
            kept = Witness::new(promise);
        }
        if let Some(seat) = heard.seat {
            return kept.take_part(heard, seat, fresh);
        }
        kept.look_on(promise);
        (kept, Step::Nothing)
    }

    /// Whether another promise breaks the one that was given. The next match has one of its own;
    /// and when somebody got up while shares were being opened, all of it begins anew.
    fn forbids(&self, heard: &Heard<'_>) -> bool {
        let left = !self.players.is_empty() && self.players != heard.players && !heard.begun;
        let same = heard.promise.round == self.shown.round;
        let later = heard.promise.round > self.shown.round;
        let anew = later || same && left;
        !self.shares.is_empty() && !anew
    }

    fn look_on(&mut self, promise: &Promise) {
        if promise.open && self.shown.commitments.is_empty() {
            self.shown.commitments.clone_from(&promise.commitments);
        }
    }

    fn take_part(
        mut self,
        heard: &Heard<'_>,
        seat: Seat,
        fresh: impl FnOnce() -> SeatSeed,
    ) -> (Witness, Step) {
        let (promise, index) = (heard.promise, seat.index());
        let bound = promise.commitments.get(index).copied().flatten();
        let ours = self
            .shares
            .iter()
            .copied()
            .find(|share| bound == Some(share.commit()));
        match (bound, ours) {
            // This browser has no part in it: another one has sat down, or was used before.
            (Some(_), None) if self.shares.is_empty() => {
                self.look_on(promise);
                (self, Step::Nothing)
            }
            (Some(_), None) => self.stop(Alarm::Share),
            (None, _) if heard.begun || promise.open => (self, Step::Nothing),
            (None, _) => {
                let share = self.shares.first().copied().unwrap_or_else(fresh);
                let commitment = share.commit();
                self.shares = vec![share];
                (self, Step::Say(Act::Commit { commitment }))
            }
            (Some(_), Some(share)) => self.open(heard, seat, share),
        }
    }

    /// Everybody is bound, it is said: then it must be so, and the own share may be opened.
    fn open(mut self, heard: &Heard<'_>, seat: Seat, share: SeatSeed) -> (Witness, Step) {
        let promise = heard.promise;
        if !promise.open {
            return (self, Step::Nothing);
        }
        if self.shown.own.is_none() {
            let people = heard.players.iter().zip(&promise.commitments);
            let mut people = people.filter(|(player, _)| matches!(player, Player::Person { .. }));
            if people.any(|(_, commitment)| commitment.is_none()) {
                return self.stop(Alarm::Unbound);
            }
            self.shown.commitments.clone_from(&promise.commitments);
            self.players = heard.players.to_vec();
            self.shown.own = Some(Own {
                seat: seat.to_string(),
                share,
                inputs: Vec::new(),
            });
        }
        let step = if heard.begun {
            Step::Nothing
        } else {
            Step::Say(Act::Seed { seed: share })
        };
        (self, step)
    }

    fn stop(mut self, why: Alarm) -> (Witness, Step) {
        self.alarm = Some(why);
        (self, Step::Stop)
    }

    /// Notes an answer that is being sent.
    pub(crate) fn sent(&mut self, cmd: &CmdId, text: &str, window: bool) {
        if let Some(own) = &mut self.shown.own {
            own.give(&String::from(cmd.clone()), text, window);
        }
    }

    /// The table has answered a command; whether that was about an input.
    pub(crate) fn answered(&mut self, cmd: &CmdId, done: bool) -> bool {
        let own = self.shown.own.as_mut();
        own.is_some_and(|own| own.answered(&String::from(cmd.clone()), done))
    }

    /// An update has come, with which somebody may have taken something back. What is told again
    /// was looked at before.
    pub(crate) fn heard(&mut self, n: u64, undone: Option<Seat>, me: Option<Seat>) {
        if n <= self.heard {
            return;
        }
        self.heard = n;
        if let (Some(seat), Some(own)) = (undone, &mut self.shown.own) {
            own.undone(Some(seat) == me);
        }
    }
}

fn kept_as(table: &str) -> String {
    format!("astragal.shown.{table}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use fair::{Hash, Seed, Setup, Terms};
    use serde_json::json;

    fn promise(seed: u8, round: u32) -> Promise {
        let setup = Setup::new(json!({})).unwrap();
        let terms = Terms::new("irondie", 1, Hash::new([0; 32]), setup);
        Promise {
            round,
            published: terms.publish(&Seed::new([seed; 32])),
            commitments: vec![None, None],
            open: false,
        }
    }

    fn people(names: [&str; 2]) -> Vec<Player> {
        let person = |name: &str| Player::Person {
            name: name.to_owned(),
            stand_in: false,
        };
        names.map(person).into()
    }

    fn share() -> SeatSeed {
        SeatSeed::new([1; 32])
    }

    fn heed(kept: Option<Witness>, promise: &Promise, begun: bool) -> (Witness, Step) {
        let heard = Heard {
            promise,
            players: &people(["Ada", "Bob"]),
            seat: Seat::new(0),
            begun,
        };
        Witness::heed(kept, &heard, share)
    }

    /// A promise for which our share is opened.
    fn opened(seed: u8) -> (Witness, Promise) {
        let mut promise = promise(seed, 1);
        let (kept, step) = heed(None, &promise, false);
        let commitment = share().commit();
        assert_eq!(step, Step::Say(Act::Commit { commitment }));
        promise.commitments = vec![Some(commitment), Some(Hash::new([2; 32]))];
        promise.open = true;
        let (kept, step) = heed(Some(kept), &promise, false);
        assert_eq!(step, Step::Say(Act::Seed { seed: share() }));
        (kept, promise)
    }

    #[test]
    fn a_share_is_given_step_by_step_and_kept() {
        let (kept, promise) = opened(5);
        assert_eq!(kept.shown.commitments, promise.commitments);
        assert_eq!(kept.shown.own.as_ref().unwrap().share, share());
        let again = serde_json::from_str(&serde_json::to_string(&kept).unwrap()).unwrap();
        let (_, step) = heed(Some(again), &promise, true);
        assert_eq!(step, Step::Nothing, "the match has begun");
    }

    /// H1: the official client took a changed commitment for news.
    #[test]
    fn h1_another_promise_for_the_same_match_is_an_alarm() {
        let (kept, _) = opened(5);
        for begun in [false, true] {
            let other = promise(6, 1);
            let (kept, step) = heed(Some(kept.clone()), &other, begun);
            assert_eq!(step, Step::Stop);
            assert_eq!(
                kept.alarm,
                Some(Alarm::Promise(Box::new(other.published.clone())))
            );
            let (_, step) = heed(Some(kept), &opened(5).1, begun);
            assert_eq!(step, Step::Stop, "the alarm does not go away");
        }
    }

    #[test]
    fn a_promise_that_was_only_bound_to_is_an_alarm_too() {
        let (kept, _) = heed(None, &promise(5, 1), false);
        assert_eq!(heed(Some(kept), &promise(6, 1), false).1, Step::Stop);
    }

    #[test]
    fn the_next_match_has_a_promise_of_its_own() {
        let (kept, _) = opened(5);
        let (kept, step) = heed(Some(kept), &promise(6, 2), false);
        assert!(matches!(step, Step::Say(Act::Commit { .. })) && kept.shown.round == 2);
        // An earlier match cannot come back.
        assert_eq!(heed(Some(kept), &promise(5, 1), true).1, Step::Stop);
    }

    #[test]
    fn when_somebody_got_up_all_of_it_begins_anew() {
        let (kept, _) = opened(5);
        let heard = Heard {
            promise: &promise(6, 1),
            players: &people(["Ada", "Eve"]),
            seat: Seat::new(0),
            begun: false,
        };
        let (_, step) = Witness::heed(Some(kept), &heard, share);
        assert!(matches!(step, Step::Say(Act::Commit { .. })), "{step:?}");
    }

    #[test]
    fn nobody_opens_a_share_before_all_are_bound() {
        let (mut promise, commitment) = (promise(5, 1), share().commit());
        let (kept, _) = heed(None, &promise, false);
        promise.commitments[0] = Some(commitment);
        promise.open = true;
        let (unbound, step) = heed(Some(kept.clone()), &promise, false);
        assert_eq!((unbound.alarm, step), (Some(Alarm::Unbound), Step::Stop));
        promise.commitments = vec![Some(Hash::new([9; 32])); 2];
        let (stolen, step) = heed(Some(kept), &promise, false);
        assert_eq!((stolen.alarm, step), (Some(Alarm::Share), Step::Stop));
    }

    #[test]
    fn who_looks_on_keeps_the_promise_and_gives_nothing() {
        let (_, promise) = opened(5);
        let heard = Heard {
            promise: &promise,
            players: &people(["Ada", "Bob"]),
            seat: None,
            begun: true,
        };
        let (kept, step) = Witness::heed(None, &heard, share);
        assert_eq!(step, Step::Nothing);
        assert_eq!(
            (kept.shown.commitments, kept.shown.own),
            (promise.commitments, None)
        );
    }

    #[test]
    fn own_inputs_are_kept_as_they_stand() {
        let (mut kept, _) = opened(5);
        let (seat, cmd) = (Seat::new(0), |name| CmdId::new(name).unwrap());
        kept.sent(&cmd("one"), "skip", false);
        kept.sent(&cmd("two"), "fly", false);
        assert!(kept.answered(&cmd("one"), true) && kept.answered(&cmd("two"), false));
        kept.heard(3, None, seat);
        let inputs = |kept: &Witness| kept.shown.own.clone().unwrap().inputs.len();
        assert_eq!(inputs(&kept), 1);
        kept.heard(3, seat, seat);
        assert_eq!(inputs(&kept), 1, "old news");
        kept.heard(4, seat, seat);
        assert_eq!(inputs(&kept), 0);
    }
}
