//! What each viewer is told: numbered without gaps, made from its view and its events alone.

use crate::Table;
use crate::play::Beat;
use fair::Hash;
use kernel::{Game, Seat, Viewer};
use wire::{Notice, Order, Update};

/// How far one viewer's updates have come, and what it was last shown.
#[derive(Debug, Clone)]
pub(crate) struct Feed<V> {
    pub(crate) viewer: Viewer,
    pub(crate) count: u64,
    notice: Option<Notice>,
    view: Option<V>,
    /// The commitment it was last told of.
    promise: Option<Hash>,
    /// The standing orders of its seat.
    orders: Vec<Order>,
}

/// Something taken back.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Undone {
    pub(crate) seat: Seat,
    /// Everyone knows of it because it was asked for; otherwise only who sees a difference.
    pub(crate) asked: bool,
}

impl<V> Feed<V> {
    pub(crate) fn new(viewer: Viewer) -> Feed<V> {
        Feed {
            viewer,
            count: 0,
            notice: None,
            view: None,
            promise: None,
            orders: Vec::new(),
        }
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
    pub(crate) fn updates(
        &mut self,
        beat: &Beat<G::Event>,
        undone: Option<Undone>,
    ) -> Vec<Addressed<G>> {
        let mut feeds = std::mem::take(&mut self.feeds);
        let notice = self.notice();
        let told = feeds
            .iter_mut()
            .filter_map(|feed| self.update(feed, &notice, beat, undone));
        let told: Vec<Addressed<G>> = told.collect();
        self.feeds = feeds;
        told
    }

    fn update(
        &self,
        feed: &mut Feed<G::View>,
        notice: &Notice,
        beat: &Beat<G::Event>,
        undone: Option<Undone>,
    ) -> Option<Addressed<G>> {
        let viewer = feed.viewer;
        let heard = beat.iter().filter(|told| told.to.includes(viewer));
        let told: Vec<G::Event> = heard.map(|told| told.event.clone()).collect();
        let view = self.view(viewer);
        let may_undo = viewer.seat().is_some_and(|seat| self.may_undo(seat));
        let new_card = (feed.notice.as_ref() != Some(notice)).then(|| notice.clone());
        let promise = self.promised.as_ref().map(|promised| promised.commitment);
        let published = self.promised.clone().filter(|_| feed.promise != promise);
        let orders = viewer.seat().map_or(&[][..], |seat| self.orders(seat));
        let same_view = feed.view == view;
        let same = told.is_empty() && same_view && published.is_none() && feed.orders == orders;
        if same && new_card.is_none() {
            return None;
        }
        let undone = undone.filter(|undone| undone.asked || !same_view);
        feed.count += 1;
        feed.notice = Some(notice.clone());
        feed.view.clone_from(&view);
        feed.promise = promise;
        feed.orders = orders.to_vec();
        let update = Update {
            n: feed.count,
            notice: new_card,
            told,
            view,
            undone: undone.map(|undone| undone.seat),
            published,
            orders: orders.to_vec(),
            may_undo,
            record: self.record(),
        };
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

    /// All updates of a viewer after number `since`, told again from the log.
    pub fn since(&self, viewer: Viewer, since: u64) -> Vec<Update<G::View, G::Event>> {
        let mut again = Table::new(self.game.clone(), self.opened.clone());
        let mut updates = again.updates(&Beat::new(), None);
        for entry in &self.log {
            updates.extend(again.commit(entry.clone()));
        }
        let mine = updates
            .into_iter()
            .filter(|(to, update)| *to == viewer && update.n > since);
        mine.map(|(_, update)| update).collect()
    }

    /// The number of a viewer's newest update.
    pub fn newest(&self, viewer: Viewer) -> u64 {
        let feed = self.feeds.iter().find(|feed| feed.viewer == viewer);
        feed.map_or(0, |feed| feed.count)
    }
}
