//! What one viewer has been shown of a table: the newest view and what has been told. Updates
//! alone fill it, whether the table is kept in this page or far away.

use kernel::{Game, Said, Seat, Viewer};
use wire::{Order, Update};

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
    /// What the seat of the viewer lets be without being asked.
    pub(crate) orders: Vec<Order>,
    /// The whole record, once the match is over and it has been handed out.
    pub(crate) record: Option<String>,
    /// Who has just taken an answer back.
    pub(crate) undone: Option<Seat>,
    /// The number of the newest update.
    pub(crate) newest: u64,
    log: Vec<Line<G::Event>>,
    /// How many lines came with what was shown last.
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
            orders: Vec::new(),
            record: None,
            undone: None,
            newest: 0,
            log: Vec::new(),
            news: 0,
            round: 0,
            moments: Vec::new(),
        }
    }

    /// The table is told from its beginning: nothing that was shown is known of it any more. The
    /// board stays in sight until the next update.
    pub(crate) fn begin_again(&mut self) {
        let view = self.view.take();
        *self = Screen {
            view,
            ..Screen::new(self.viewer)
        };
    }

    /// All that has happened in this match, oldest first.
    pub(crate) fn log(&self) -> &[Line<G::Event>] {
        &self.log
    }

    /// What came with what was shown last: one update, or several that were shown together.
    pub(crate) fn news(&self) -> &[Line<G::Event>] {
        &self.log[self.log.len() - self.news..]
    }

    /// What came with the newest update that told anything.
    pub(crate) fn last_told(&self) -> &[Line<G::Event>] {
        let before = self.moments.iter().rev().map(|moment| moment.told);
        let before = before.into_iter().find(|told| *told < self.log.len());
        &self.log[before.unwrap_or(0)..]
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

    /// How many lines had been told with the update of this number.
    pub(crate) fn told_with(&self, update: u64) -> usize {
        let moment = self.moments.iter().rev().find(|moment| moment.n <= update);
        moment.map_or(0, |moment| moment.told)
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

    /// Shows updates together, as one piece of news. One that was shown before changes nothing.
    pub(crate) fn show(&mut self, game: &G, updates: impl IntoIterator<Item = UpdateOf<G>>) {
        let shown = self.newest;
        let mut new = updates
            .into_iter()
            .filter(|update| update.n > shown)
            .peekable();
        if new.peek().is_some() {
            self.news = 0;
            self.undone = None;
        }
        new.for_each(|update| self.show_one(game, update));
    }

    fn show_one(&mut self, game: &G, update: UpdateOf<G>) {
        self.newest = update.n;
        if update.round != self.round {
            self.round = update.round;
            self.log.clear();
            self.moments.clear();
            self.news = 0;
            self.record = None;
        }
        self.may_undo = update.may_undo;
        self.orders = update.orders;
        self.undone = update.undone.or(self.undone);
        if let Some(view) = update.view {
            self.tell(game, view, update.told, update.undone.is_some());
        }
    }

    /// Shows more of what happened before: all that was told again is shown as if for the first
    /// time. Nothing changes where it does not reach up to what is shown already.
    pub(crate) fn look_further_back(&mut self, game: &G, past: Vec<UpdateOf<G>>) -> bool {
        let reaches = past.last().is_some_and(|newest| newest.n >= self.newest);
        if reaches {
            let mut again = Screen::new(self.viewer);
            // One after the other: only the last of them is news.
            for update in past {
                again.show(game, [update]);
            }
            again.record = self.record.take();
            *self = again;
        }
        reaches
    }

    fn tell(&mut self, game: &G, view: G::View, told: Vec<G::Event>, undone: bool) {
        if undone {
            self.take_back(&view);
        }
        self.news += told.len();
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
            self.news = 0;
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use fair::{Hash, SeatSeed};
    use game_irondie::{Event, Irondie, Mode, Pack, Setup};
    use table::{Entry, Opened, Sitter, Table};
    use wire::CmdId;

    pub(crate) fn game() -> Irondie {
        Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap()
    }

    fn seats() -> [Seat; 2] {
        ["A", "B"].map(|letter| letter.parse().unwrap())
    }

    pub(crate) fn cmd(name: &str) -> CmdId {
        CmdId::new(name).unwrap()
    }

    /// A duel of two people, before its first answer.
    pub(crate) fn begun() -> Table<Irondie> {
        let setup = serde_json::to_value(Setup::of_mode(Mode::Duel)).unwrap();
        let setup = fair::Setup::new(setup).unwrap();
        let opened = Opened {
            game: Irondie::ID.to_owned(),
            mode: "duel".to_owned(),
            rules: Irondie::RULES,
            packs: Hash::new([0; 32]),
            setup: setup.clone(),
            public_setup: setup,
            old_packs: Hash::new([0; 32]),
            signer: None,
        };
        let person = Sitter::Person {
            name: String::new(),
            stand_in: false,
        };
        let sat = seats().map(|seat| Entry::Sat {
            seat,
            sitter: person.clone(),
        });
        let (seed, format) = ("07".repeat(32), fair::OLD_FORMAT);
        let shares = seats().map(|seat| Entry::Seeded {
            seat,
            cmd: cmd("seed"),
            seed: SeatSeed::new([1; 32]),
        });
        let log = sat.into_iter().chain([Entry::Prepared { seed, format }]);
        Table::from_log(game(), opened, log.chain(shares)).unwrap()
    }

    #[test]
    fn what_is_taken_back_is_untold() {
        let (mut table, [seat, _]) = (begun(), seats());
        let mut screen = Screen::<Irondie>::new(Viewer::Seat(seat));
        let mut text = String::from("battle");
        for entry in [0, 1] {
            screen.show(&game(), table.since(screen.viewer, screen.newest));
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
        screen.show(&game(), table.since(screen.viewer, screen.newest));
        assert!(screen.log().is_empty() && !screen.may_undo);
    }

    /// A duel by chance, and the screen of its first seat, to which everything was shown.
    fn played(seed: u64) -> (Table<Irondie>, Screen<Irondie>) {
        let mut table = begun();
        let mut screen = Screen::<Irondie>::new(Viewer::Seat(seats()[0]));
        for step in 0..100 {
            let (seat, mut offers) = (seats()[step % 2], Vec::new());
            let view = table.view(Viewer::Seat(seat)).unwrap();
            if let Some(ask) = game().asked(&view, &mut offers) {
                let mut noise = bots::Noise::new(seed + step as u64);
                let choice = kernel::Choice::random(&ask, &offers, &mut noise);
                let (cmd, text) = (cmd(&format!("c{step}")), game().spell(&view, &choice));
                table.commit(Entry::Did { seat, cmd, text });
            }
            screen.show(&game(), table.since(screen.viewer, screen.newest));
        }
        (table, screen)
    }

    #[test]
    fn a_page_that_was_loaded_anew_looks_further_back() {
        let said = |screen: &Screen<Irondie>| {
            let said = screen.log().iter().map(|line| format!("{:?}", line.said));
            said.collect::<Vec<_>>()
        };
        let mut duels = (0..100).map(|seed| played(seed * 1_000));
        let long = duels.find(|(_, screen)| screen.newest >= 16);
        let (table, before) = long.expect("some duels are long");
        let mut after = Screen::<Irondie>::new(before.viewer);
        after.show(&game(), table.since(after.viewer, 0));
        assert_eq!(after.view, before.view);
        assert!(after.log().len() < before.log().len());
        let mut past = table.past(after.viewer, 1_000);
        assert!(after.look_further_back(&game(), past.clone()));
        assert_eq!(said(&after), said(&before));
        assert_eq!((after.newest, &after.view), (before.newest, &before.view));
        past.pop();
        assert!(!after.look_further_back(&game(), past), "it came too late");
        assert_eq!(said(&after), said(&before));
    }

    /// A server that was put back to a copy of yesterday knows less than the page.
    #[test]
    fn a_table_that_was_put_back_is_shown_as_it_is_now() {
        let mut duels = (0..100).map(|seed| played(seed * 1_000));
        let long = duels.find(|(_, screen)| screen.newest >= 16);
        let (_, mut screen) = long.expect("some duels are long");
        let restored = begun();
        let told = restored.since(screen.viewer, 0);
        let (newest, now) = (restored.newest(screen.viewer), restored.view(screen.viewer));
        assert!(newest < screen.newest && now != screen.view);
        screen.show(&game(), told.clone());
        assert_ne!(screen.view, now, "numbers that were had are no news");
        screen.begin_again();
        assert!(screen.view.is_some(), "the board does not go dark");
        screen.show(&game(), told);
        assert_eq!((screen.newest, &screen.view), (newest, &now));
        assert!(screen.log().is_empty());
    }

    #[test]
    fn orders_are_shown_while_they_stand() {
        let (mut table, [seat, _]) = (begun(), seats());
        let mut screen = Screen::<Irondie>::new(Viewer::Seat(seat));
        for (name, on) in [("one", true), ("two", false)] {
            let (cmd, order) = (cmd(name), Order::Idle);
            table.commit(Entry::Ordered {
                seat,
                cmd,
                order,
                on,
            });
            screen.show(&game(), table.since(screen.viewer, screen.newest));
            assert_eq!(screen.orders.contains(&Order::Idle), on);
        }
    }

    #[test]
    fn what_is_shown_together_is_one_piece_of_news() {
        let mut table = begun();
        let mut screen = Screen::<Irondie>::new(Viewer::Seat(seats()[0]));
        screen.show(&game(), table.since(screen.viewer, 0));
        for (seat, name) in seats().into_iter().zip(["one", "two"]) {
            let view = table.view(Viewer::Seat(seat)).unwrap();
            let nothing = kernel::Choice::several([]).unwrap();
            let (cmd, text) = (cmd(name), game().spell(&view, &nothing));
            table.commit(Entry::Did { seat, cmd, text });
        }
        let updates = table.since(screen.viewer, screen.newest);
        let told: usize = updates.iter().map(|update| update.told.len()).sum();
        assert!(updates.len() > 1 && updates.last().unwrap().told.len() < told);
        screen.show(&game(), updates);
        assert_eq!(screen.news().len(), told);
        let ended = screen.last_told().iter().map(|line| line.event);
        assert!(
            ended
                .into_iter()
                .any(|event| matches!(event, Event::MatchEnded(_)))
        );
    }
}
