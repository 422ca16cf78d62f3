//! A host for tests: a table whose commands are carried out at once.

use bots::{Player, Random};
use fair::{Hash, SeatSeed, Seed, Setup as Terms, Signer};
use game_irondie::{Irondie, Mode, Pack, Setup, View};
use kernel::{Game, Seat, Viewer};
use table::{Entry, Opened, Sitter, Table, Verdict};
use wire::{Act, CmdId, Command, Update};

pub(crate) type Updates = Vec<(Viewer, Update<View, game_irondie::Event>)>;

#[derive(Clone)]
pub(crate) struct Host {
    pub(crate) table: Table<Irondie>,
    pub(crate) told: Updates,
    count: u32,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The share that a seat of these tests gives.
pub(crate) fn share(seat: Seat) -> SeatSeed {
    SeatSeed::new([seat.index() as u8; 32])
}

/// A seed for the next match.
pub(crate) fn prepared(byte: u8) -> Entry {
    Entry::prepared(&Seed::new([byte; 32]))
}

impl Host {
    pub(crate) fn open(mode: Mode) -> Host {
        let setup = Setup::of_mode(mode);
        let game = Irondie::open(Pack::builtin().clone(), &setup).unwrap();
        let terms = Terms::new(serde_json::to_value(&setup).unwrap()).unwrap();
        let opened = Opened {
            game: Irondie::ID.to_owned(),
            mode: mode.id().to_owned(),
            rules: Irondie::RULES,
            packs: Hash::new([7; 32]),
            setup: terms.clone(),
            public_setup: terms,
            old_packs: Hash::new([8; 32]),
            signer: Some(Signer::new([6; 32])),
        };
        let table = Table::from_log(game, opened, []).unwrap();
        Host {
            told: Vec::new(),
            table,
            count: 0,
        }
    }

    /// A table with persons in all seats, their shares given, the match begun.
    pub(crate) fn begun(mode: Mode) -> Host {
        let mut host = Host::open(mode);
        for number in 0..mode.seats() {
            let sitter = Sitter::Person {
                name: format!("P{number}"),
                stand_in: false,
            };
            host.write(Entry::Sat {
                seat: seat(number),
                sitter,
            });
        }
        host.share();
        host
    }

    pub(crate) fn share(&mut self) {
        assert!(self.table.needs_seed());
        let byte = 0x5a + self.table.notice().round;
        self.write(prepared(byte as u8));
        let seats = 0..self.table.sitters().len() as u8;
        seats.clone().for_each(|number| self.bind(seat(number)));
        seats.for_each(|number| self.open_share(seat(number)));
    }

    /// A seat is bound to its share.
    pub(crate) fn bind(&mut self, seat: Seat) {
        let commitment = share(seat).commit();
        self.accept(seat, Act::Commit { commitment });
    }

    /// A seat opens its share.
    pub(crate) fn open_share(&mut self, seat: Seat) {
        let seed = share(seat);
        self.accept(seat, Act::Seed { seed });
    }

    pub(crate) fn write(&mut self, entry: Entry) {
        self.told.extend(self.table.commit(entry));
    }

    pub(crate) fn command(&mut self, seat: Seat, act: Act) -> Command {
        self.count += 1;
        let cmd = CmdId::new(&format!("c{}", self.count)).unwrap();
        Command {
            cmd,
            seat,
            seen: self.table.newest(Viewer::Seat(seat)),
            act,
        }
    }

    pub(crate) fn accept(&mut self, seat: Seat, act: Act) -> Command {
        let command = self.command(seat, act);
        match self.table.judge(&command) {
            Verdict::Write(entry) => self.write(entry),
            other => panic!("{command:?}: {other:?}"),
        }
        command
    }

    pub(crate) fn refuse(&mut self, seat: Seat, act: Act) -> String {
        let command = self.command(seat, act);
        match self.table.judge(&command) {
            Verdict::Refuse(reason) => reason.key,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    pub(crate) fn waits_for(&self) -> Option<Seat> {
        let mut offers = Vec::new();
        let seats = Seat::first(self.table.sitters().len() as u8);
        let mut asked = seats.filter(|&seat| {
            let view = self.table.view(Viewer::Seat(seat)).unwrap();
            self.table.game().asked(&view, &mut offers).is_some()
        });
        asked.next()
    }

    pub(crate) fn random_move(&self, seat: Seat, seed: u64) -> String {
        let game = self.table.game();
        let view = self.table.view(Viewer::Seat(seat)).unwrap();
        let mut offers = Vec::new();
        let ask = game.asked(&view, &mut offers).unwrap();
        let choice = Random::new(seed).choose(game, &view, &ask, &offers);
        game.spell(&view, &choice)
    }

    pub(crate) fn play_on(&mut self, steps: usize) {
        for step in 0..steps {
            let Some(seat) = self.waits_for() else { return };
            let text = self.random_move(seat, step as u64);
            self.accept(seat, Act::Move { text });
        }
    }
}
