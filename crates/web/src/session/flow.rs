//! What goes on by itself: updates are shown one after the other, bots are asked, the screen is
//! handed over.

use super::{Screen, Session, Slip, Source, of};
use crate::board::Board;
use crate::dom;
use crate::host::{Dice, Host, name_for_command};
use crate::screen::UpdateOf;
use crate::think::Ask;
use bots::Noise;
use games::Opened;
use kernel::{Choice, Seat, SeatSet, Viewer};
use leptos::prelude::*;
use std::time::Duration;
use table::Sitter;
use wire::{Act, Command};

/// How long dice are in the air, and how long a bot's answer takes at least, so that eyes can
/// follow.
const DICE: Duration = Duration::from_millis(420);
const BOT: Duration = Duration::from_millis(650);
/// The most time a bot may think.
const THINK_MILLIS: u32 = 1_000;

impl<G: Board> Session<G> {
    /// A match in this page: the one that was going on under this name, or a new one.
    pub(crate) fn open(
        game: G,
        opened: &Opened,
        sitters: Vec<Sitter>,
        name: &'static str,
        dice: Dice,
    ) -> Session<G> {
        let host = Host::open(&game, opened, sitters, name, dice)
            .expect("a set-up made here has a record");
        let notice = host.table().notice();
        let people: Vec<Viewer> = host.people().into_iter().map(Viewer::Seat).collect();
        let session = Session::new(game, Source::Here(Box::new(host)), notice, &people);
        session.catch_up(&people);
        session.go_on();
        session
    }

    /// A screen on which all this was shown.
    pub(crate) fn replayed(self, viewer: Viewer, told: Vec<UpdateOf<G>>) -> Screen<G> {
        let (game, mut screen) = (self.game.get_value(), Screen::<G>::new(viewer));
        for update in told {
            screen.show(&game, update);
        }
        screen
    }

    pub(crate) fn set_screens(self, screens: Vec<Screen<G>>) {
        self.screens.set(screens);
    }

    /// Looks through somebody else's eyes.
    pub(crate) fn look(self, viewer: Viewer) {
        self.viewer.set(viewer);
    }

    /// Shows at once what was told before.
    fn catch_up(self, viewers: &[Viewer]) {
        for &viewer in viewers {
            let told = self.source.with_value(|source| match source {
                Source::Here(host) => host.since(viewer),
                Source::Far(..) | Source::Still => Vec::new(),
            });
            for update in told {
                self.show(viewer, update);
            }
        }
    }

    /// Sends what a seat does to its table.
    pub(super) fn send(self, seat: Seat, act: Act) {
        let told = self.source.try_update_value(|source| match source {
            Source::Here(host) => host.act(seat, self.shown_to(seat), act),
            Source::Still => Ok(Vec::new()),
            Source::Far(socket, _) => {
                let (cmd, seen) = (name_for_command(), self.newest());
                let command = Command {
                    cmd,
                    seat,
                    seen,
                    act,
                };
                socket.command(command);
                Ok(Vec::new())
            }
        });
        match told {
            Some(Ok(told)) => self.hear(told),
            Some(Err(reason)) => self.slip.set(Some(Slip::from(reason))),
            None => {}
        }
    }

    /// People at one screen need not be asked whether one of them may take something back.
    pub(super) fn agree(self) {
        let people = self.source.with_value(Source::people);
        let wanting = self
            .source
            .with_value(|source| source.table()?.notice().wants_undo);
        if let Some(wanting) = wanting {
            let others = people.into_iter().filter(|&seat| seat != wanting);
            others.for_each(|seat| self.send(seat, Act::AllowUndo { yes: true }));
        }
    }

    /// Takes in what was told; it is shown at once, but for dice, which take their time.
    pub(crate) fn hear(self, told: Vec<(Viewer, UpdateOf<G>)>) {
        let idle = self.quiet.with_value(|quiet| quiet.queue.is_empty());
        self.quiet.update_value(|quiet| quiet.queue.extend(told));
        if idle {
            self.show_next();
        }
    }

    /// Takes in what happened while nobody looked.
    pub(crate) fn hear_old(self, viewer: Viewer, update: UpdateOf<G>) {
        if self.quiet.with_value(|quiet| quiet.queue.is_empty()) {
            self.show(viewer, update);
        } else {
            self.hear(vec![(viewer, update)]);
        }
    }

    /// The number of the last update that a person's seat was shown; a bot needs no screen.
    fn shown_to(self, seat: Seat) -> Option<u64> {
        self.screens.with_untracked(|screens| {
            let viewer = Viewer::Seat(seat);
            let screen = screens.iter().find(|screen| screen.viewer == viewer);
            screen.map(|screen| screen.newest)
        })
    }

    fn newest(self) -> u64 {
        let viewer = self.viewer.get_untracked();
        self.screens
            .with_untracked(|screens| of(screens, viewer).newest)
    }

    fn show_next(self) {
        while let Some(rolls) = self.next_rolls() {
            if rolls {
                set_timeout(
                    move || {
                        if self.show_one() {
                            self.show_next();
                        }
                    },
                    DICE,
                );
                return;
            }
            self.show_one();
        }
        self.go_on();
    }

    /// Whether dice land before the eyes of who looks; nothing when all is shown.
    fn next_rolls(self) -> Option<bool> {
        let viewer = self.viewer.try_get_untracked()?;
        self.quiet.try_with_value(|quiet| {
            let (to, update) = quiet.queue.front()?;
            let lands = update.told.iter().any(G::lands);
            Some(*to == viewer && lands)
        })?
    }

    /// Shows the oldest update that waits. Whether there still is a page.
    fn show_one(self) -> bool {
        let next = self.quiet.try_update_value(|quiet| quiet.queue.pop_front());
        if let Some(Some((viewer, update))) = next {
            self.show(viewer, update);
        }
        self.is_here()
    }

    fn show(self, viewer: Viewer, update: UpdateOf<G>) {
        if let Some(notice) = &update.notice {
            self.notice.set(notice.clone());
        }
        let game = self.game.get_value();
        self.screens.update(|screens| {
            let mine = |screen: &&mut Screen<G>| screen.viewer == viewer;
            if let Some(screen) = screens.iter_mut().find(mine) {
                screen.show(&game, update);
            }
        });
    }

    /// Asks the bots that are due and hands the screen over.
    fn go_on(self) {
        let due = self
            .source
            .try_with_value(|source| Some(source.table()?.bots_due()));
        for (seat, bot) in due.flatten().unwrap_or_default() {
            self.ask_bot(seat, bot);
        }
        self.hand_over();
    }

    /// Shows the board to the person who is asked. A secret question comes behind a curtain.
    fn hand_over(self) {
        let Some(viewer) = self.viewer.try_get_untracked() else {
            return; // The page is gone.
        };
        let game = self.game.get_value();
        let asked: SeatSet = self.screens.with_untracked(|screens| {
            let asked = screens.iter().filter(|screen| {
                let view = screen.view.as_ref();
                view.is_some_and(|view| game.asked(view, &mut Vec::new()).is_some())
            });
            asked.filter_map(|screen| screen.viewer.seat()).collect()
        });
        let mine = viewer.seat().is_some_and(|seat| asked.contains(seat));
        let (Some(next), false) = (asked.first(), mine) else {
            return;
        };
        if self.is_secret(asked) {
            self.curtain.set(Some(next));
        } else {
            self.viewer.set(Viewer::Seat(next));
        }
    }

    /// Whether a screen shows what the person next to it must not see.
    fn is_secret(self, asked: SeatSet) -> bool {
        let game = self.game.get_value();
        self.screens.with_untracked(|screens| {
            let mut views = screens.iter().filter_map(|screen| screen.view.as_ref());
            views.any(|view| game.is_secret(view, asked))
        })
    }

    fn ask_bot(self, seat: Seat, bot: String) {
        if self.quiet.with_value(|quiet| quiet.asked.contains(seat)) {
            return;
        }
        let Some(ask) = self.question_for(seat, bot) else {
            return;
        };
        self.quiet.update_value(|quiet| {
            quiet.asked.insert(seat);
            quiet.desk.ask(ask, move |answer| {
                let wait = BOT + self.showing();
                set_timeout(move || self.bot_answers(seat, answer.ok()), wait);
            });
        });
    }

    /// How long the newest update is shown step by step: a bot waits for eyes, people need not.
    fn showing(self) -> Duration {
        let moves = self.settings.0.try_with_untracked(crate::steps::moves);
        let viewer = self.viewer.try_get_untracked();
        let (Some(true), Some(viewer)) = (moves, viewer) else {
            return Duration::ZERO;
        };
        let steps = |screens: &Vec<_>| G::steps(of(screens, viewer));
        let steps = self.screens.try_with_untracked(steps).unwrap_or_default();
        crate::steps::STEP * steps as u32
    }

    fn question_for(self, seat: Seat, bot: String) -> Option<Ask> {
        self.source.with_value(|source| {
            let table = source.table()?;
            Some(Ask {
                id: 0,
                game: G::ID.to_owned(),
                setup: table.opened().public_setup.clone(),
                view: serde_json::to_value(table.view(Viewer::Seat(seat))?).ok()?,
                bot,
                seed: dom::chance(),
                millis: THINK_MILLIS,
            })
        })
    }

    fn bot_answers(self, seat: Seat, answer: Option<String>) {
        let view = self
            .source
            .try_with_value(|source| source.table()?.view(Viewer::Seat(seat)));
        let Some(Some(view)) = view else {
            return; // The page is gone.
        };
        self.quiet.update_value(|quiet| quiet.asked.remove(seat));
        let (game, mut offers) = (self.game.get_value(), Vec::new());
        let Some(ask) = game.asked(&view, &mut offers) else {
            return self.go_on();
        };
        let fits = answer.filter(|text| game.read(&view, text).is_ok());
        // A bot that has lost its tongue must not stop the match.
        let text = fits.unwrap_or_else(|| {
            let any = Choice::random(&ask, &offers, &mut Noise::new(dom::chance()));
            game.spell(&view, &any)
        });
        self.send(seat, Act::Move { text });
    }
    /// Whether there still is a page.
    pub(crate) fn is_here(self) -> bool {
        self.viewer.try_get_untracked().is_some()
    }
}
