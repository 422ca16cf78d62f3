//! An honest table with restless people, whose pages sleep and wake as they like: nobody is ever
//! alarmed. And the same table in the hands of somebody who is not honest.

use super::super::*;
use fair::{Hash, Seed, Setup as Terms};
use game_irondie::{Irondie, Mode, Pack, Setup};
use kernel::{Game, Viewer};
use table::{Entry, Opened, Sitter, Table, Verdict};
use wire::Command;

/// More browsers than seats.
const BROWSERS: usize = 5;

struct World {
    table: Table<Irondie>,
    books: Vec<Book>,
    /// Somebody who only looks.
    bystander: Book,
    /// Whose seat each is.
    holders: Vec<Option<usize>>,
    count: u64,
    chance: u64,
    vain: usize,
}

impl World {
    fn new(chance: u64) -> World {
        let setup = Setup::of_mode(Mode::Duel);
        let terms = Terms::new(serde_json::to_value(&setup).unwrap()).unwrap();
        let opened = Opened {
            game: Irondie::ID.to_owned(),
            mode: Mode::Duel.id().to_owned(),
            rules: Irondie::RULES,
            packs: Hash::new([7; 32]),
            old_packs: Hash::new([8; 32]),
            setup: terms.clone(),
            public_setup: terms,
            signer: None,
        };
        let game = Irondie::open(Pack::builtin().clone(), &setup).unwrap();
        let book = |number| Book::new(Secret::new([number as u8; 32]));
        World {
            table: Table::from_log(game, opened, []).unwrap(),
            books: (0..BROWSERS).map(book).collect(),
            bystander: book(99),
            holders: vec![None; 2],
            count: 0,
            chance,
            vain: 0,
        }
    }

    /// A number below a bound.
    fn any(&mut self, below: u64) -> usize {
        self.chance = self
            .chance
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(1);
        ((self.chance >> 33) % below) as usize
    }

    fn command(&mut self, seat: Seat, act: Act) {
        self.count += 1;
        let command = Command {
            cmd: CmdId::new(&format!("c{}", self.count)).unwrap(),
            seat,
            seen: self.table.newest(Viewer::Seat(seat)),
            act,
        };
        if let Verdict::Write(entry) = self.table.judge(&command) {
            self.table.commit(entry);
        }
    }

    /// The host makes a seed where one is needed.
    fn prepare(&mut self) {
        if self.table.needs_seed() {
            let seed = Seed::new(std::array::from_fn(|_| self.any(256) as u8));
            self.table.commit(Entry::prepared(&seed));
        }
    }

    /// The page of a seat wakes up, hears how things stand and does what is due.
    fn wake(&mut self, seat: Seat) {
        let Some(browser) = self.holders[seat.index()] else {
            return;
        };
        let welcome = self.table.welcome(Viewer::Seat(seat));
        let book = &mut self.books[browser];
        let step = heed(book, &welcome.notice, welcome.promise.as_ref(), Some(seat));
        if step == Step::Ask {
            book.agree();
        }
        assert_eq!(book.alarm, None, "{:#?}", self.table.log());
        self.vain += book.newest().map_or(0, |kept| kept.vain.len());
        if let Step::Say(act) = step {
            self.command(seat, act);
        }
    }

    /// Whoever answers is awake.
    fn act(&mut self, seat: Seat, act: Act) {
        self.wake(seat);
        self.command(seat, act);
    }

    fn bystander_looks(&mut self) {
        let welcome = self.table.welcome(Viewer::Table);
        let promise = welcome.promise.as_ref();
        heed(&mut self.bystander, &welcome.notice, promise, None);
        assert_eq!(self.bystander.alarm, None, "{:#?}", self.table.log());
    }

    fn sit(&mut self, seat: Seat) {
        let browser = self.any(BROWSERS as u64);
        let free = self.holders[seat.index()].is_none();
        if free && !self.holders.contains(&Some(browser)) {
            let sitter = Sitter::Person {
                name: format!("P{browser}"),
                stand_in: false,
            };
            self.table.commit(Entry::Sat { seat, sitter });
            self.holders[seat.index()] = Some(browser);
            self.books[browser].sit();
        }
    }

    fn get_up(&mut self, seat: Seat) {
        let playing = self.table.notice().phase == Phase::Playing;
        if self.holders[seat.index()].is_some() && !playing {
            self.command(seat, Act::Free { seat });
            if self.table.sitters()[seat.index()] == Sitter::Nobody {
                self.holders[seat.index()] = None;
            }
        }
    }

    /// A browser loses all it has kept.
    fn empty(&mut self) {
        let browser = self.any(BROWSERS as u64);
        let secret = Secret::new([(100 + self.count % 100) as u8; 32]);
        self.books[browser] = Book::new(secret);
    }

    fn happen(&mut self) {
        let seat = Seat::new(self.any(2) as u8).unwrap();
        if self.any(64) == 0 {
            self.empty();
        }
        match self.any(16) {
            0..4 => self.sit(seat),
            4 => self.get_up(seat),
            5 => {
                let name = format!("N{}", self.count);
                self.command(seat, Act::Name { name });
            }
            6 => self.act(seat, Act::Resign),
            7 | 8 => self.act(seat, Act::Rematch),
            9 => self.bystander_looks(),
            _ => self.wake(seat),
        }
        self.prepare();
    }
}

fn heed(book: &mut Book, notice: &Notice, promise: Option<&Promise>, seat: Option<Seat>) -> Step {
    match promise {
        None => book.unpromised(notice, seat),
        Some(promise) => book.heed(&Heard {
            promise,
            notice,
            seat,
        }),
    }
}

#[test]
fn nobody_is_alarmed_at_an_honest_table() {
    let (mut rounds, mut vain) = (0, 0);
    for chance in 0..40 {
        let mut world = World::new(chance);
        for _ in 0..400 {
            world.happen();
        }
        rounds += world.table.notice().round;
        vain += world.vain;
    }
    assert!(
        rounds > 100 && vain > 20,
        "{rounds} matches, {vain} in vain"
    );
}

/// A table with two people whose pages are awake, up to its first match.
fn begun() -> World {
    let mut world = World::new(1);
    world.prepare();
    let seats: Vec<Seat> = Seat::first(2).collect();
    for &seat in &seats {
        while world.holders[seat.index()].is_none() {
            world.sit(seat);
        }
        world.wake(seat);
    }
    for seat in seats {
        world.wake(seat);
    }
    assert_eq!(world.table.notice().phase, Phase::Playing);
    world
}

/// H1 and H2 against the player's own program: what `Table::judge` refuses a player, nobody
/// refuses the host, who writes the log. It is the page that must notice.
#[test]
fn a_host_who_writes_the_log_itself_is_noticed_by_the_page() {
    let honest = Seat::new(0).unwrap();
    // Another seed under a match that goes on.
    let mut world = begun();
    let swapped: Vec<Entry> = world
        .table
        .log()
        .iter()
        .map(|entry| match entry {
            Entry::Prepared { .. } => Entry::prepared(&Seed::new([9; 32])),
            other => other.clone(),
        })
        .collect();
    assert!(matches!(
        stopped(&mut world, swapped, honest),
        Alarm::Promise(_)
    ));
    // Another share in the name of the honest seat.
    let mut world = begun();
    let browser = world.holders[0].unwrap();
    world.books[browser] = Book::new(Secret::new([50; 32]));
    world.books[browser].sit();
    let log = world.table.log().to_vec();
    assert_eq!(stopped(&mut world, log, honest), Alarm::Share);
    // Another share of the host's own, once the honest one is open.
    let mut world = begun();
    let mine = fair::SeatSeed::new([77; 32]);
    let other: Vec<Entry> = world
        .table
        .log()
        .iter()
        .map(|entry| match entry.clone() {
            Entry::Committed { seat, cmd, .. } if seat != honest => Entry::Committed {
                seat,
                cmd,
                commitment: mine.commit(),
            },
            Entry::Seeded { seat, cmd, .. } if seat != honest => Entry::Seeded {
                seat,
                cmd,
                seed: mine,
            },
            other => other,
        })
        .collect();
    assert_eq!(stopped(&mut world, other, honest), Alarm::Bound);
}

/// The alarm of the honest seat's page when the table comes back with another log.
fn stopped(world: &mut World, log: Vec<Entry>, seat: Seat) -> Alarm {
    let (game, opened) = (world.table.game().clone(), world.table.opened().clone());
    let table = Table::from_log(game, opened, log).unwrap();
    let welcome = table.welcome(Viewer::Seat(seat));
    let browser = world.holders[seat.index()].unwrap();
    let book = &mut world.books[browser];
    let promise = welcome.promise.as_ref();
    let step = heed(book, &welcome.notice, promise, Some(seat));
    assert_eq!(step, Step::Stop);
    book.alarm.clone().unwrap()
}
