//! Which question each seat has been put, and with which update, so that no answer is taken for a
//! question that its sender has not been shown.

use crate::feed::{Addressed, Besides};
use crate::play::Beat;
use crate::{Entry, Table};
use kernel::{Ask, Game, Seat, Viewer};
use wire::Reason;

/// A question as it was put to a seat.
#[derive(Debug, Clone)]
pub(crate) struct Put<O> {
    ask: Ask,
    offers: Vec<O>,
    /// The update that it came with.
    n: u64,
}

/// What the questions were before an entry, to tell which of them are new after it.
pub(crate) struct Before<O> {
    put: Vec<Option<Put<O>>>,
    inputs: usize,
    newest: Vec<u64>,
}

impl<G: Game + Clone> Table<G> {
    pub(crate) fn before(&self) -> Before<G::Offer> {
        Before {
            put: self.put.clone(),
            inputs: self.inputs(),
            newest: self
                .seats()
                .map(|seat| self.newest(Viewer::Seat(seat)))
                .collect(),
        }
    }

    fn inputs(&self) -> usize {
        let play = self.play.as_ref();
        play.map_or(0, |play| play.game_match.inputs().len())
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.game.seats())
    }

    /// Notes which questions are new after an entry. A seat that nothing else was told of is told
    /// of its new question, so that it can say that it has seen it.
    pub(crate) fn put_questions(
        &mut self,
        before: &Before<G::Offer>,
        entry: &Entry,
    ) -> Vec<Addressed<G>> {
        let mut told = Vec::new();
        for seat in self.seats() {
            let question = self.play.as_ref().and_then(|play| play.question(seat));
            let old = before.put[seat.index()].as_ref();
            let next = question.map(|(ask, offers)| match old {
                Some(old) if self.goes_on(before, entry, seat, old, (&ask, &offers)) => old.clone(),
                _ => {
                    let viewer = Viewer::Seat(seat);
                    if self.newest(viewer) == before.newest[seat.index()] {
                        told.extend(self.remind(viewer));
                    }
                    let n = self.newest(viewer);
                    Put { ask, offers, n }
                }
            });
            self.put[seat.index()] = next;
        }
        told
    }

    /// Whether a seat's question is still the one it was: nothing has entered the match, or another
    /// seat has answered where several are asked at once and the question has not changed by it.
    fn goes_on(
        &self,
        before: &Before<G::Offer>,
        entry: &Entry,
        seat: Seat,
        old: &Put<G::Offer>,
        now: (&Ask, &[G::Offer]),
    ) -> bool {
        let by_other = match entry {
            Entry::Did { seat: by, .. } | Entry::LetBe { seat: by } => *by != seat,
            _ => false,
        };
        let together = before.put.iter().flatten().count() > 1;
        let untouched = self.inputs() == before.inputs && !matches!(entry, Entry::Undid { .. });
        untouched || by_other && together && (&old.ask, &old.offers[..]) == now
    }

    /// Turns an answer away that was made before its question was shown.
    pub(crate) fn check_seen(&self, seat: Seat, seen: u64) -> Result<(), Reason> {
        let put = self.put[seat.index()].as_ref();
        match put {
            Some(put) if seen < put.n => Err(Reason::plain("refused-stale")),
            _ => Ok(()),
        }
    }

    /// An update without news.
    fn remind(&mut self, viewer: Viewer) -> Option<Addressed<G>> {
        let feed = self.feeds.iter_mut().find(|feed| feed.viewer == viewer)?;
        feed.forget_view();
        let told = self.updates(Beat::new(), Besides::default());
        told.into_iter().find(|(to, _)| *to == viewer)
    }
}
