//! What one viewer has been shown of a table: the newest view and what has been told. Updates
//! alone fill it, whether the table is kept in this page or far away.

mod host;

use kernel::{Game, Said, Viewer};
use wire::Update;

pub(crate) use host::{Host, name_for_command};

/// An update of a game.
pub(crate) type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::Event>;

/// How many moments are remembered, for when one is taken back.
const MOMENTS: usize = 64;

/// What a viewer has been shown.
#[derive(Debug, Clone)]
pub(crate) struct Screen<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) view: Option<G::View>,
    pub(crate) may_undo: bool,
    /// The whole record, once the match is over.
    pub(crate) record: Option<String>,
    /// The number of the newest update.
    pub(crate) newest: u64,
    log: Vec<Line<G::Event>>,
    /// How many lines came with the newest update.
    news: usize,
    round: u32,
    moments: Vec<(G::View, usize)>,
}

/// Something that has happened.
#[derive(Debug, Clone)]
pub(crate) struct Line<E> {
    pub(crate) event: E,
    pub(crate) said: Said,
}

impl<G: Game> Screen<G> {
    /// An empty screen.
    pub(crate) fn new(viewer: Viewer) -> Screen<G> {
        Screen {
            viewer,
            view: None,
            may_undo: false,
            record: None,
            newest: 0,
            log: Vec::new(),
            news: 0,
            round: 0,
            moments: Vec::new(),
        }
    }

    /// All that has happened in this match, oldest first.
    pub(crate) fn log(&self) -> &[Line<G::Event>] {
        &self.log
    }

    /// What came with the newest update.
    pub(crate) fn news(&self) -> &[Line<G::Event>] {
        &self.log[self.log.len() - self.news..]
    }

    /// Shows an update. One that was shown before changes nothing.
    pub(crate) fn show(&mut self, game: &G, update: UpdateOf<G>) {
        if update.n <= self.newest {
            return;
        }
        self.newest = update.n;
        if let Some(card) = &update.card
            && card.round != self.round
        {
            self.round = card.round;
            self.log.clear();
            self.moments.clear();
        }
        self.may_undo = update.may_undo;
        self.record = update.record;
        self.news = update.told.len();
        if let Some(view) = update.view {
            self.tell(game, view, update.told);
        }
    }

    fn tell(&mut self, game: &G, view: G::View, told: Vec<G::Event>) {
        if told.is_empty() {
            self.take_back(&view);
        }
        let line = |event: G::Event| Line {
            said: game.tell(&view, &event),
            event,
        };
        self.log.extend(told.into_iter().map(line));
        if self.moments.len() == MOMENTS {
            self.moments.remove(0);
        }
        self.moments.push((view.clone(), self.log.len()));
        self.view = Some(view);
    }

    /// A view without a word that was there before is an answer taken back: what was told since
    /// is untold.
    fn take_back(&mut self, view: &G::View) {
        let place = self.moments.iter().rposition(|(seen, _)| seen == view);
        if let Some(place) = place {
            self.log.truncate(self.moments[place].1);
            self.moments.truncate(place);
        }
    }
}
