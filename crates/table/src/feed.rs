//! What each viewer is told: numbered without gaps, made from its view and its events alone.

use crate::Table;
use crate::play::Beat;
use kernel::{Game, Seat, Viewer};
use std::collections::VecDeque;
use wire::{Notice, Order, Promise, Update};

/// How many updates of a viewer are kept at hand, for who was away for a moment.
const AT_HAND: usize = 8;

/// How far one viewer's updates have come, and what it was last shown.
#[derive(Debug, Clone)]
pub(crate) struct Feed<V, E> {
    pub(crate) viewer: Viewer,
    pub(crate) count: u64,
    notice: Option<Notice>,
    view: Option<V>,
    /// What it was last told about the dice.
    promise: Option<Promise>,
    /// The standing orders of its seat.
    orders: Vec<Order>,
    /// The newest updates, oldest first.
    at_hand: VecDeque<Update<V, E>>,
}

/// A feed of a game.
pub(crate) type FeedOf<G> = Feed<<G as Game>::View, <G as Game>::Event>;

/// Something taken back.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Undone {
    pub(crate) seat: Seat,
    /// Everyone knows of it because it was asked for; otherwise only who sees a difference.
    pub(crate) asked: bool,
}

/// What is told of an entry besides what happened in the match.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Besides {
    pub(crate) undone: Option<Undone>,
    /// Whose stand-in got up, and how many answers it had given.
    pub(crate) back: Option<(Seat, u32)>,
}

impl<V: Clone, E: Clone> Feed<V, E> {
    pub(crate) fn new(viewer: Viewer) -> Feed<V, E> {
        Feed {
            viewer,
            count: 0,
            notice: None,
            view: None,
            promise: None,
            orders: Vec::new(),
            at_hand: VecDeque::new(),
        }
    }

    fn keep(&mut self, update: &Update<V, E>) {
        if self.at_hand.len() == AT_HAND {
            self.at_hand.pop_front();
        }
        self.at_hand.push_back(update.clone());
    }

    /// Makes the next update tell the view again.
    pub(crate) fn forget_view(&mut self) {
        self.view = None;
    }
}

/// An update and whom it is for.
pub(crate) type Addressed<G> = (Viewer, Update<<G as Game>::View, <G as Game>::Event>);

impl<G: Game + Clone> Table<G> {
    /// Updates for every viewer to whom something has changed or who heard something.
    pub(crate) fn updates(&mut self, beat: &Beat<G::Event>, besides: Besides) -> Vec<Addressed<G>> {
        let mut feeds = std::mem::take(&mut self.feeds);
        let notice = self.notice();
        let told = feeds
            .iter_mut()
            .filter_map(|feed| self.update(feed, &notice, beat, besides));
        let told: Vec<Addressed<G>> = told.collect();
        self.feeds = feeds;
        told
    }

    fn update(
        &self,
        feed: &mut FeedOf<G>,
        notice: &Notice,
        beat: &Beat<G::Event>,
        besides: Besides,
    ) -> Option<Addressed<G>> {
        let viewer = feed.viewer;
        let heard = beat.iter().filter(|told| told.to.includes(viewer));
        let told: Vec<G::Event> = heard.map(|told| told.event.clone()).collect();
        let view = self.view(viewer);
        let may_undo = viewer.seat().is_some_and(|seat| self.may_undo(seat));
        let new_card = (feed.notice.as_ref() != Some(notice)).then(|| notice.clone());
        let promise = self.promise();
        let news = promise.clone().filter(|_| feed.promise != promise);
        let orders = viewer.seat().map_or(&[][..], |seat| self.orders(seat));
        let same_view = feed.view == view;
        let same = told.is_empty() && same_view && news.is_none() && feed.orders == orders;
        if same && new_card.is_none() {
            return None;
        }
        let undone = besides.undone.filter(|undone| undone.asked || !same_view);
        feed.count += 1;
        feed.notice = Some(notice.clone());
        feed.view.clone_from(&view);
        feed.promise = promise;
        feed.orders = orders.to_vec();
        let update = Update {
            n: feed.count,
            round: notice.round,
            notice: new_card,
            told,
            view,
            undone: undone.map(|undone| undone.seat),
            stood_in: besides
                .back
                .filter(|(seat, _)| viewer == Viewer::Seat(*seat))
                .map(|(_, answers)| answers),
            promise: news,
            orders: orders.to_vec(),
            may_undo,
        };
        feed.keep(&update);
        Some((viewer, update))
    }

    /// What a viewer may know of the match.
    pub fn view(&self, viewer: Viewer) -> Option<G::View> {
        Some(self.play.as_ref()?.view(viewer))
    }

    /// Whether a seat could take something back, with or without consent.
    pub(crate) fn may_undo(&self, seat: Seat) -> bool {
        self.play
            .as_ref()
            .is_some_and(|play| play.game_match.undoable(seat) > 0)
    }

    /// What a viewer has missed after number `since`, as far as it is at hand: the newest updates,
    /// the last of which holds the present. It costs nothing but telling them.
    pub fn since(&self, viewer: Viewer, since: u64) -> Vec<Update<G::View, G::Event>> {
        let feed = self.feeds.iter().find(|feed| feed.viewer == viewer);
        let at_hand = feed.into_iter().flat_map(|feed| &feed.at_hand);
        at_hand.filter(|update| update.n > since).cloned().collect()
    }

    /// The newest updates of a viewer, so many at most, told again from the log. That costs a
    /// replay of everything that was ever done here: a host does it beside its other work.
    pub fn past(&self, viewer: Viewer, most: usize) -> Vec<Update<G::View, G::Event>> {
        let mut again = Table::new(self.game.clone(), self.opened.clone());
        // Nobody else listens, so nothing is made for anybody else.
        again.feeds.retain(|feed| feed.viewer == viewer);
        let mut told: VecDeque<_> = again.updates(&Beat::new(), Besides::default()).into();
        for entry in &self.log {
            told.extend(again.commit(entry.clone()));
            told.drain(..told.len().saturating_sub(most));
        }
        told.into_iter().map(|(_, update)| update).collect()
    }

    /// The number of a viewer's newest update.
    pub fn newest(&self, viewer: Viewer) -> u64 {
        let feed = self.feeds.iter().find(|feed| feed.viewer == viewer);
        feed.map_or(0, |feed| feed.count)
    }
}
