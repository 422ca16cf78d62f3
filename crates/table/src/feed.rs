//! What each viewer is told: numbered without gaps, made from its view and its events alone.

use crate::Table;
use crate::play::Beat;
use kernel::{Game, Seat, Viewer};
use std::collections::VecDeque;
use std::sync::Arc;
use wire::{Notice, Order, Promise, Update};

/// How many updates of a viewer are kept at hand, for who was away for a moment.
const AT_HAND: usize = 8;

/// How far one viewer's updates have come, and what it was last shown.
#[derive(Debug, Clone)]
pub(crate) struct Feed<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) count: u64,
    /// Boxed, as there is none before the first match.
    view: Option<Box<G::View>>,
    /// The standing orders of its seat.
    orders: Vec<Order>,
    /// The newest updates, oldest first.
    at_hand: VecDeque<Kept<G>>,
}

/// What everybody was last told of the table and of its dice.
#[derive(Debug, Clone, Default)]
pub(crate) struct Shown {
    notice: Option<Arc<Notice>>,
    promise: Option<Arc<Promise>>,
}

/// A moment at the table. The updates of all viewers are made from it when they are told, for
/// their views together are many times as large.
#[derive(Debug)]
struct Moment<G: Game> {
    round: u32,
    /// The table, if it has changed.
    notice: Option<Arc<Notice>>,
    /// What is promised about the dice, if it has changed.
    promise: Option<Arc<Promise>>,
    beat: Beat<G::Event>,
    /// Boxed, as there is none before the first match.
    state: Option<Box<G::State>>,
    besides: Besides,
}

/// An update at hand: a moment, and what of it is one viewer's own.
#[derive(Debug, Clone)]
struct Kept<G: Game> {
    n: u64,
    moment: Arc<Moment<G>>,
    undone: Option<Seat>,
    orders: Vec<Order>,
    may_undo: bool,
}

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

impl<G: Game> Feed<G> {
    pub(crate) fn new(viewer: Viewer) -> Feed<G> {
        Feed {
            viewer,
            count: 0,
            view: None,
            orders: Vec::new(),
            at_hand: VecDeque::new(),
        }
    }

    fn keep(&mut self, kept: Kept<G>) {
        if self.at_hand.len() == AT_HAND {
            self.at_hand.pop_front();
        }
        self.at_hand.push_back(kept);
    }

    /// Makes the next update tell the view again.
    pub(crate) fn forget_view(&mut self) {
        self.view = None;
    }
}

impl<G: Game> Moment<G> {
    /// Whether it is news to everybody who looks.
    fn is_news(&self) -> bool {
        self.notice.is_some() || self.promise.is_some()
    }

    fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let heard = move |told: &&kernel::Told<G::Event>| told.to.includes(viewer);
        self.beat.iter().filter(heard).map(|told| &told.event)
    }

    fn view(&self, game: &G, viewer: Viewer) -> Option<G::View> {
        Some(game.view(self.state.as_ref()?, viewer))
    }
}

impl<G: Game> Kept<G> {
    /// The update as it is told, with the view that its viewer has of the moment.
    fn told(&self, viewer: Viewer, view: Option<G::View>) -> Update<G::View, G::Event> {
        let moment = &self.moment;
        let back = moment.besides.back;
        Update {
            n: self.n,
            round: moment.round,
            notice: moment.notice.as_deref().cloned(),
            told: moment.heard(viewer).cloned().collect(),
            view,
            undone: self.undone,
            stood_in: back
                .filter(|(seat, _)| viewer == Viewer::Seat(*seat))
                .map(|(_, answers)| answers),
            promise: moment.promise.as_deref().cloned(),
            orders: self.orders.clone(),
            may_undo: self.may_undo,
        }
    }
}

/// What is there now, if it is not what was shown.
fn news<T: PartialEq>(shown: &mut Option<Arc<T>>, now: Option<T>) -> Option<Arc<T>> {
    if shown.as_deref() == now.as_ref() {
        return None;
    }
    *shown = now.map(Arc::new);
    shown.clone()
}

/// An update and whom it is for.
pub(crate) type Addressed<G> = (Viewer, Update<<G as Game>::View, <G as Game>::Event>);

impl<G: Game + Clone> Table<G> {
    /// Updates for every viewer to whom something has changed or who heard something.
    pub(crate) fn updates(&mut self, beat: Beat<G::Event>, besides: Besides) -> Vec<Addressed<G>> {
        let moment = Arc::new(self.moment(beat, besides));
        let mut feeds = std::mem::take(&mut self.feeds);
        let told = feeds
            .iter_mut()
            .filter_map(|feed| self.update(feed, &moment));
        let told: Vec<Addressed<G>> = told.collect();
        self.feeds = feeds;
        told
    }

    /// Now, as it differs from what was shown before.
    fn moment(&mut self, beat: Beat<G::Event>, besides: Besides) -> Moment<G> {
        let (notice, promise) = (self.notice(), self.promise());
        let round = notice.round;
        let play = self.play.as_ref();
        Moment {
            round,
            notice: news(&mut self.shown.notice, Some(notice)),
            promise: news(&mut self.shown.promise, promise),
            beat,
            state: play.map(|play| Box::new(play.game_match.state().clone())),
            besides,
        }
    }

    fn update(&self, feed: &mut Feed<G>, moment: &Arc<Moment<G>>) -> Option<Addressed<G>> {
        let viewer = feed.viewer;
        let view = self.view(viewer);
        let same_view = feed.view.as_deref() == view.as_ref();
        let orders = viewer.seat().map_or(&[][..], |seat| self.orders(seat));
        let heard = moment.heard(viewer).next().is_some();
        if same_view && !heard && !moment.is_news() && feed.orders == orders {
            return None;
        }
        feed.count += 1;
        feed.view = view.clone().map(Box::new);
        feed.orders = orders.to_vec();
        let undone = moment.besides.undone;
        let undone = undone.filter(|undone| undone.asked || !same_view);
        let kept = Kept {
            n: feed.count,
            moment: Arc::clone(moment),
            undone: undone.map(|undone| undone.seat),
            orders: orders.to_vec(),
            may_undo: viewer.seat().is_some_and(|seat| self.may_undo(seat)),
        };
        let update = kept.told(viewer, view);
        feed.keep(kept);
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
        let missed = at_hand.filter(|kept| kept.n > since);
        let told = |kept: &Kept<G>| kept.told(viewer, kept.moment.view(&self.game, viewer));
        missed.map(told).collect()
    }

    /// The newest updates of a viewer, so many at most, told again from the log. That costs a
    /// replay of everything that was ever done here: a host does it beside its other work.
    pub fn past(&self, viewer: Viewer, most: usize) -> Vec<Update<G::View, G::Event>> {
        self.past_in_pieces(viewer, most, &mut || ())
    }

    /// The same, made piece by piece; what is to be done between two of them is the host's matter.
    pub fn past_in_pieces(
        &self,
        viewer: Viewer,
        most: usize,
        between: &mut dyn FnMut(),
    ) -> Vec<Update<G::View, G::Event>> {
        let mut again = Table::new(self.game.clone(), self.opened.clone());
        // Nobody else listens, so nothing is made for anybody else.
        again.feeds.retain(|feed| feed.viewer == viewer);
        let mut told: VecDeque<_> = again.updates(Beat::new(), Besides::default()).into();
        for entry in &self.log {
            told.extend(again.commit(entry.clone()));
            told.drain(..told.len().saturating_sub(most));
            between();
        }
        told.into_iter().map(|(_, update)| update).collect()
    }

    /// The number of a viewer's newest update.
    pub fn newest(&self, viewer: Viewer) -> u64 {
        let feed = self.feeds.iter().find(|feed| feed.viewer == viewer);
        feed.map_or(0, |feed| feed.count)
    }
}
