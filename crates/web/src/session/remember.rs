//! What the browser keeps of a match so that somebody finds it again: how it stands while it goes
//! on, and its record once it is over.

use super::{Session, Source};
use crate::board::Board;
use crate::going::{self, Going, Place};
use crate::played::{self, Played};
use crate::route::Route;
use crate::{dom, name};
use fair::Record;
use kernel::{Outcome, SeatSet, Waiting};
use leptos::prelude::*;
use wire::{Notice, Phase, Player};

impl<G: Board> Session<G> {
    /// Keeps how this match stands, here or at a table on the server.
    pub(crate) fn remember(self, table: Option<String>) {
        Effect::new(move || {
            let notice = self.notice.get();
            let (waits, record) = self.stands();
            let Some(place) = self.place(table.as_deref()) else {
                return;
            };
            let mine: SeatSet = self.source.with_value(Source::people).into_iter().collect();
            if let (Some(record), Some(Waiting::Over(outcome))) = (&record, &waits) {
                let again = self.again_at(table.as_deref());
                keep_record(&self.named(&notice), (mine, outcome), again, record);
            }
            if table.is_none() && notice.phase == Phase::Over {
                self.let_go();
                return going::forget(&place);
            }
            let turn = match waits {
                Some(Waiting::Seats(seats)) => seats,
                _ => SeatSet::EMPTY,
            };
            let at = dom::now() as u64;
            going::keep(Going {
                place,
                notice,
                mine,
                turn,
                at,
            });
        });
    }

    /// Its record is kept, and a page that is loaded anew begins a new match.
    fn let_go(self) {
        self.source.with_value(|source| {
            if let Source::Here(host) = source {
                host.let_go();
            }
        });
    }

    /// What the match waits for, and its record once it is over.
    fn stands(self) -> (Option<Waiting>, Option<String>) {
        let game = self.game.get_value();
        self.with_screen(|screen| {
            let waits = screen.view.as_ref().map(|view| game.awaited(view));
            (waits, screen.record.clone())
        })
    }

    /// Where it is; nothing while nobody has done anything in a match in this page.
    fn place(self, table: Option<&str>) -> Option<Place> {
        self.source.with_value(|source| match source {
            Source::Here(host) => host.is_begun().then(|| Place::Here(host.slot().name())),
            Source::Far(..) => Some(Place::Table(table?.to_owned())),
            // A lesson keeps itself.
            Source::Lesson(_) | Source::Still => None,
        })
    }

    /// Where the same is played again.
    fn again_at(self, table: Option<&str>) -> String {
        let here = self.source.with_value(|source| match source {
            Source::Here(host) => Some(Route::Match(host.slot().game, host.slot().way)),
            Source::Far(..) | Source::Lesson(_) | Source::Still => None,
        });
        let there = table.map(Route::table);
        here.or(there).unwrap_or(Route::Home).address()
    }

    /// The same notice with a name for everybody, for those who read it elsewhere.
    pub(crate) fn named(self, notice: &Notice) -> Notice {
        let voice = self.voice.get_untracked();
        let mut notice = notice.clone();
        let people = notice.players.iter();
        let alone = people.filter(|player| is_person(player)).count() == 1;
        for player in &mut notice.players {
            if let Player::Person { name, .. } = player
                && name.is_empty()
                && alone
            {
                *name = name::own(&voice);
            }
        }
        notice
    }
}

fn is_person(player: &Player) -> bool {
    matches!(player, Player::Person { .. })
}

fn keep_record(notice: &Notice, (mine, outcome): (SeatSet, &Outcome), again: String, record: &str) {
    if let Ok(record) = Record::parse(record) {
        let seats = (mine, outcome.winners());
        played::keep(Played::new(notice, seats, again, &record));
    }
}
