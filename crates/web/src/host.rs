//! A table kept in this page. Each entry is kept in the browser before it is carried out, so that
//! a reload goes on where it was.

use crate::dom;
use crate::screen::UpdateOf;
use fair::{SeatSeed, Seed};
use games::{Opened, Packs, Title};
use kernel::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use table::{Entry, Sitter, Table, Verdict};
use wire::{Act, CmdId, Command, Reason};

/// What is told to whom.
pub(crate) type Told<G> = Vec<(Viewer, UpdateOf<G>)>;

/// A table and where it is kept.
pub(crate) struct Host<G: Game> {
    table: Table<G>,
    name: String,
    kept: Kept,
    dice: Dice,
}

/// Where the seeds of a match come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dice {
    /// Nobody can foresee them.
    Chance,
    /// They are the same in every match.
    Fixed,
}

/// The seed of dice that are the same in every match.
const FIXED: [u8; 32] = [5; 32];

impl Dice {
    fn seed(self) -> [u8; 32] {
        match self {
            Dice::Chance => dom::random(),
            Dice::Fixed => FIXED,
        }
    }
}

/// What is kept of a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Kept {
    rules: u32,
    packs: String,
    setup: serde_json::Value,
    sitters: Vec<Sitter>,
    #[serde(default)]
    log: Vec<Entry>,
}

impl<G: Title> Host<G> {
    /// Goes on with the match kept under a name, if it is the one asked for and not over; else
    /// begins a new one.
    pub(crate) fn open(
        opened: &Opened<G>,
        sitters: Vec<Sitter>,
        name: String,
        dice: Dice,
    ) -> Result<Host<G>, fair::BadSetup> {
        let packs = Packs::of_title::<G>().hash(G::ID);
        let terms = table::Opened {
            game: G::ID.to_owned(),
            mode: opened.mode.to_owned(),
            rules: G::RULES,
            packs,
            setup: fair::Setup::new(opened.setup.clone())?,
            public_setup: opened.public_setup.clone(),
        };
        let fresh = Kept {
            rules: G::RULES,
            packs: packs.to_string(),
            setup: opened.setup.clone(),
            sitters,
            log: Vec::new(),
        };
        let log = recall(&name, &fresh).unwrap_or_default();
        let table = Table::from_log(opened.game.clone(), terms, log.clone());
        let mut host = Host {
            table,
            name,
            kept: Kept { log, ..fresh },
            dice,
        };
        if host.kept.log.is_empty() || host.table.record().is_some() {
            host.clear(&opened.game);
        }
        Ok(host)
    }

    /// Takes seats at an empty table.
    fn clear(&mut self, game: &G) {
        let opened = self.table.opened().clone();
        self.table = Table::from_log(game.clone(), opened, []);
        self.kept.log.clear();
        let seats = Seat::first(game.seats()).zip(self.kept.sitters.clone());
        for (seat, sitter) in seats.collect::<Vec<_>>() {
            self.write(Entry::Sat { seat, sitter });
        }
        self.begin();
    }

    /// Whether nobody has done anything here yet.
    pub(crate) fn is_fresh(&self) -> bool {
        self.kept.log.iter().all(|entry| {
            let begins = matches!(entry, Entry::Sat { .. } | Entry::Prepared { .. });
            begins || matches!(entry, Entry::Seeded { .. })
        })
    }

    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// All that a viewer was ever told here.
    pub(crate) fn since(&self, viewer: Viewer) -> Vec<UpdateOf<G>> {
        self.table.since(viewer, 0)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let sitters = self.kept.sitters.iter();
        let seats = Seat::first(self.kept.sitters.len() as u8).zip(sitters);
        let people = seats.filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
        people.map(|(seat, _)| seat).collect()
    }

    /// Does something for a seat that was shown updates up to this one, or all of them.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        seen: Option<u64>,
        act: Act,
    ) -> Result<Told<G>, Reason> {
        let newest = self.table.newest(Viewer::Seat(seat));
        let command = Command {
            cmd: name_for_command(),
            seat,
            seen: seen.unwrap_or(newest),
            act,
        };
        match self.table.judge(&command) {
            Verdict::Refuse(reason) => Err(reason),
            Verdict::Done => Ok(Told::<G>::new()),
            Verdict::Write(entry) => {
                let mut told = self.write(entry);
                told.extend(self.begin());
                Ok(told)
            }
        }
    }

    /// Lets windows be for seats that have ordered it.
    pub(crate) fn let_windows_be(&mut self) -> Told<G> {
        let mut told = Told::<G>::new();
        for seat in self.table.orders_due() {
            // An order may have run out by what was done for the one before.
            if self.table.orders_due().contains(&seat) {
                told.extend(self.write(Entry::LetBe { seat }));
            }
        }
        told
    }

    /// Makes the seeds of the next match, if it is time.
    fn begin(&mut self) -> Told<G> {
        if !self.table.needs_seed() {
            return Told::<G>::new();
        }
        let seed = Seed::new(self.dice.seed()).reveal();
        let mut told = self.write(Entry::Prepared { seed });
        for seat in self.people() {
            let (cmd, seed) = (name_for_command(), SeatSeed::new(self.dice.seed()));
            told.extend(self.write(Entry::Seeded { seat, cmd, seed }));
        }
        told
    }

    fn write(&mut self, entry: Entry) -> Told<G> {
        self.kept.log.push(entry.clone());
        if let Ok(text) = serde_json::to_string(&self.kept) {
            dom::keep(&self.name, &text);
        }
        self.table.commit(entry)
    }
}

/// A new name for a command.
pub(crate) fn name_for_command() -> CmdId {
    CmdId::new(&format!("{:016x}", dom::chance())).expect("digits name a command")
}

fn recall(name: &str, fresh: &Kept) -> Option<Vec<Entry>> {
    let kept: Kept = serde_json::from_str(&dom::recall(name)?).ok()?;
    let same = Kept {
        log: Vec::new(),
        ..kept.clone()
    };
    (same == *fresh).then_some(kept.log)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::tests::{begun, cmd, game};
    use bots::Noise;
    use game_irondie::Irondie;
    use kernel::Choice;
    use wire::{Order, RuleName};

    fn host() -> Host<Irondie> {
        let kept = Kept {
            rules: Irondie::RULES,
            packs: String::new(),
            setup: serde_json::Value::Null,
            sitters: Vec::new(),
            log: Vec::new(),
        };
        Host {
            table: begun(),
            name: "test".to_owned(),
            kept,
            dice: Dice::Fixed,
        }
    }

    /// Answers whatever somebody is asked, by chance.
    fn answer(host: &mut Host<Irondie>, step: u64) {
        for seat in Seat::first(2) {
            let (view, mut offers) = (host.table.view(Viewer::Seat(seat)).unwrap(), Vec::new());
            if let Some(ask) = game().asked(&view, &mut offers) {
                let choice = Choice::random(&ask, &offers, &mut Noise::new(step));
                let text = game().spell(&view, &choice);
                let cmd = cmd(&format!("{seat}{step}"));
                host.write(Entry::Did { seat, cmd, text });
            }
        }
    }

    #[test]
    fn windows_are_let_be_for_who_has_ordered_it() {
        let (mut host, seat) = (host(), Seat::new(1).unwrap());
        let rule = RuleName::new("IR-8.3").unwrap();
        let (order, on) = (Order::Always { rule }, true);
        let cmd = cmd("order");
        host.write(Entry::Ordered {
            seat,
            cmd,
            order,
            on,
        });
        let due = (0..400).find(|&step| {
            answer(&mut host, step);
            host.table.orders_due() == [seat]
        });
        assert!(due.is_some(), "a duel is fought sooner or later");
        let told = host.let_windows_be();
        assert!(!told.is_empty() && host.kept.log.last() == Some(&Entry::LetBe { seat }));
    }
}
