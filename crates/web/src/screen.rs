//! What one viewer has been shown of a table: the newest view and what has been told. Updates
//! alone fill it, whether the table is kept in this page or far away.

use kernel::{Game, Said, Seat, Viewer};
use wire::Update;

/// An update of a game.
pub(crate) type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::Event>;

/// How many moments are remembered: for when one is taken back, and for looks back.
const MOMENTS: usize = 600;

/// What a viewer has been shown.
#[derive(Debug, Clone)]
pub(crate) struct Screen<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) view: Option<G::View>,
    pub(crate) may_undo: bool,
    /// The whole record, once the match is over.
    pub(crate) record: Option<String>,
    /// Who has just taken an answer back.
    pub(crate) undone: Option<Seat>,
    /// The number of the newest update.
    pub(crate) newest: u64,
    log: Vec<Line<G::Event>>,
    /// How many lines came with the newest update.
    news: usize,
    round: u32,
    moments: Vec<Moment<G::View>>,
}

/// What the board looked like after an update.
#[derive(Debug, Clone)]
struct Moment<V> {
    view: V,
    /// How many lines had been told.
    told: usize,
    /// The number of the update.
    n: u64,
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
            undone: None,
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

    /// The first moment in which a line of the log had been told.
    fn moment_at(&self, line: usize) -> Option<&Moment<G::View>> {
        let place = self.moments.iter().position(|moment| moment.told > line)?;
        // Of the oldest moment that is remembered nobody knows what it was the first to tell.
        let forgotten = place == 0 && self.moments.len() == MOMENTS;
        (!forgotten).then(|| &self.moments[place])
    }

    /// What the board looked like once a line of the log had been told.
    pub(crate) fn view_at(&self, line: usize) -> Option<&G::View> {
        self.moment_at(line).map(|moment| &moment.view)
    }

    /// How many lines had been told once a line of the log had been.
    pub(crate) fn told_by(&self, line: usize) -> Option<usize> {
        self.moment_at(line).map(|moment| moment.told)
    }

    /// What the board looked like before the update that told a line of the log.
    pub(crate) fn view_ahead_of(&self, line: usize) -> Option<&G::View> {
        let place = self.moments.iter().position(|moment| moment.told > line)?;
        Some(&self.moments[place.checked_sub(1)?].view)
    }

    /// The number of the update that told a line of the log.
    pub(crate) fn update_at(&self, line: usize) -> Option<u64> {
        self.moment_at(line).map(|moment| moment.n)
    }

    /// What the board looked like before the newest update.
    pub(crate) fn view_before(&self) -> Option<&G::View> {
        let before = self.moments.len().checked_sub(2)?;
        Some(&self.moments[before].view)
    }

    /// Shows an update. One that was shown before changes nothing.
    pub(crate) fn show(&mut self, game: &G, update: UpdateOf<G>) {
        if update.n <= self.newest {
            return;
        }
        self.newest = update.n;
        if let Some(notice) = &update.notice
            && notice.round != self.round
        {
            self.round = notice.round;
            self.log.clear();
            self.moments.clear();
        }
        self.may_undo = update.may_undo;
        self.record = update.record;
        self.undone = update.undone;
        self.news = update.told.len();
        if let Some(view) = update.view {
            self.tell(game, view, update.told);
        }
    }

    fn tell(&mut self, game: &G, view: G::View, told: Vec<G::Event>) {
        if self.undone.is_some() {
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
        self.moments.push(Moment {
            view: view.clone(),
            told: self.log.len(),
            n: self.newest,
        });
        self.view = Some(view);
    }

    /// What was told since the board looked like this is untold.
    fn take_back(&mut self, view: &G::View) {
        let place = self.moments.iter().rposition(|moment| moment.view == *view);
        if let Some(place) = place {
            self.log.truncate(self.moments[place].told);
            self.moments.truncate(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fair::{Hash, SeatSeed};
    use game_irondie::{Irondie, Mode, Pack, Setup};
    use table::{Entry, Opened, Sitter, Table};
    use wire::CmdId;

    fn game() -> Irondie {
        Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap()
    }

    fn seats() -> [Seat; 2] {
        ["A", "B"].map(|letter| letter.parse().unwrap())
    }

    fn cmd(name: &str) -> CmdId {
        CmdId::new(name).unwrap()
    }

    fn begun() -> Table<Irondie> {
        let setup = serde_json::to_value(Setup::of_mode(Mode::Duel)).unwrap();
        let opened = Opened {
            game: Irondie::ID.to_owned(),
            mode: "duel".to_owned(),
            rules: Irondie::RULES,
            packs: Hash::new([0; 32]),
            setup: fair::Setup::new(setup.clone()).unwrap(),
            public_setup: setup,
        };
        let person = Sitter::Person {
            name: String::new(),
            stand_in: false,
        };
        let sat = seats().map(|seat| Entry::Sat {
            seat,
            sitter: person.clone(),
        });
        let seed = "07".repeat(32);
        let shares = seats().map(|seat| Entry::Seeded {
            seat,
            cmd: cmd("seed"),
            seed: SeatSeed::new([1; 32]),
        });
        let log = sat.into_iter().chain([Entry::Prepared { seed }]);
        Table::from_log(game(), opened, log.chain(shares))
    }

    #[test]
    fn what_is_taken_back_is_untold() {
        let (mut table, [seat, _]) = (begun(), seats());
        let mut screen = Screen::<Irondie>::new(Viewer::Seat(seat));
        let mut text = String::from("battle");
        for entry in [0, 1] {
            for update in table.since(screen.viewer, screen.newest) {
                screen.show(&game(), update);
            }
            assert_eq!(screen.log().len(), entry);
            if entry == 0 {
                let view = screen.view.as_ref().unwrap();
                let choice = kernel::Choice::several([]).unwrap();
                text = game().spell(view, &choice);
                let text = text.clone();
                let cmd = cmd("one");
                table.commit(Entry::Did { seat, cmd, text });
            }
        }
        assert!(screen.may_undo && screen.news().len() == 1, "{text}");
        let now = screen.view.as_ref();
        assert!(screen.view_at(0) == now && screen.view_before() != now);
        assert_eq!(screen.view_at(1), None);
        assert_eq!(screen.update_at(0), Some(screen.newest));
        let (cmd, by) = (cmd("two"), seat);
        table.commit(Entry::Undid { seat, cmd, by });
        for update in table.since(screen.viewer, screen.newest) {
            screen.show(&game(), update);
        }
        assert!(screen.log().is_empty() && !screen.may_undo);
    }
}
