//! A table kept in this page. Each entry is kept in the browser before it is carried out, so that
//! a reload goes on where it was.

use crate::going::{self, Slot};
use crate::screen::UpdateOf;
use crate::{dom, room};
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
    slot: Slot,
    kept: Kept,
    /// Whether the browser could not keep the newest entry.
    lost: bool,
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
    /// Goes on with the match in a slot, if it is the one asked for and not over; else begins a new
    /// one, and one with another set-up is moved aside.
    pub(crate) fn open(
        opened: &Opened<G>,
        sitters: Vec<Sitter>,
        slot: Slot,
    ) -> Result<Host<G>, fair::BadSetup> {
        let packs = Packs::of_title::<G>();
        let (packs, old_packs) = (packs.hash(G::ID), packs.old_hash(G::ID));
        let setup = fair::Setup::new(opened.setup.clone())?;
        let terms = table::Opened {
            game: G::ID.to_owned(),
            mode: opened.mode.to_owned(),
            rules: G::RULES,
            packs,
            old_packs,
            // No server hosts it, so nobody else stands for its end.
            signer: None,
            public_setup: setup.shown_as(opened.public_setup.clone())?,
            setup,
        };
        let fresh = Kept {
            rules: G::RULES,
            packs: packs.to_string(),
            setup: opened.setup.clone(),
            sitters,
            log: Vec::new(),
        };
        let sitters = fresh.sitters.clone();
        let kept = recall(slot).filter(|kept| kept.is_like(&fresh));
        // What was kept may be damaged, or older than these rules: then a new match begins.
        let kept = kept.and_then(|kept| {
            let log = kept.log.clone();
            let table = Table::from_log(opened.game.clone(), terms.clone(), log).ok()?;
            Some((table, kept))
        });
        if kept.is_none() {
            going::make_room(slot);
        }
        let (table, kept) = kept.unwrap_or_else(|| (Table::new(opened.game.clone(), terms), fresh));
        let mut host = Host {
            table,
            slot,
            kept,
            lost: false,
        };
        if host.kept.log.is_empty() || host.table.record().is_some() {
            host.kept.sitters = sitters;
            host.clear(&opened.game);
        } else {
            host.rename(sitters);
        }
        Ok(host)
    }

    /// People may be called something else than when the match began.
    fn rename(&mut self, sitters: Vec<Sitter>) {
        let seats = Seat::first(sitters.len() as u8);
        let known = self.kept.sitters.clone();
        for ((seat, sitter), known) in seats.zip(sitters).zip(known) {
            if sitter != known {
                self.kept.sitters[seat.index()] = sitter.clone();
                self.write(Entry::Sat { seat, sitter });
            }
        }
    }

    /// Takes seats at an empty table.
    fn clear(&mut self, game: &G) {
        let opened = self.table.opened().clone();
        let empty = Table::from_log(game.clone(), opened, []);
        self.table = empty.expect("nothing always fits");
        self.kept.log.clear();
        let seats = Seat::first(game.seats()).zip(self.kept.sitters.clone());
        for (seat, sitter) in seats.collect::<Vec<_>>() {
            self.write(Entry::Sat { seat, sitter });
        }
        self.begin();
    }

    /// Where the match is kept.
    pub(crate) fn slot(&self) -> Slot {
        self.slot
    }

    /// Whether a person has answered anything yet.
    pub(crate) fn is_begun(&self) -> bool {
        let people = self.people();
        let mut log = self.kept.log.iter();
        log.any(|entry| matches!(entry, Entry::Did { seat, .. } if people.contains(seat)))
    }

    /// Whether nobody has done anything here yet.
    pub(crate) fn is_fresh(&self) -> bool {
        self.kept.log.iter().all(|entry| {
            let begins = matches!(entry, Entry::Sat { .. } | Entry::Prepared { .. });
            begins || matches!(entry, Entry::Committed { .. } | Entry::Seeded { .. })
        })
    }

    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// All that a viewer was ever told here.
    pub(crate) fn since(&self, viewer: Viewer) -> Vec<UpdateOf<G>> {
        self.table.past(viewer, usize::MAX)
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
        if self.table.record().is_some() {
            self.begin_log();
        }
        let seed = Seed::new(dom::random());
        let mut told = self.write(Entry::Prepared {
            seed: seed.reveal(),
            format: fair::FORMAT,
        });
        let shares = self.people().into_iter();
        let shares: Vec<(Seat, SeatSeed)> = shares
            .map(|seat| (seat, SeatSeed::new(dom::random())))
            .collect();
        for (seat, share) in &shares {
            let (seat, cmd, commitment) = (*seat, name_for_command(), share.commit());
            told.extend(self.write(Entry::Committed {
                seat,
                cmd,
                commitment,
            }));
        }
        for (seat, seed) in shares {
            let cmd = name_for_command();
            told.extend(self.write(Entry::Seeded { seat, cmd, seed }));
        }
        told
    }

    /// What was before a rematch is no longer needed to go on: who sits where and what they let be
    /// is all that stays. The table itself goes on counting.
    fn begin_log(&mut self) {
        let seats = || Seat::first(self.kept.sitters.len() as u8);
        let sat = seats().zip(&self.kept.sitters).map(|(seat, sitter)| {
            let sitter = sitter.clone();
            Entry::Sat { seat, sitter }
        });
        let ordered = seats().flat_map(|seat| {
            let orders = self.table.orders(seat).iter().cloned();
            orders.map(move |order| Entry::Ordered {
                seat,
                cmd: name_for_command(),
                order,
                on: true,
            })
        });
        self.kept.log = sat.chain(ordered).collect();
    }

    fn write(&mut self, entry: Entry) -> Told<G> {
        self.kept.log.push(entry.clone());
        if let Ok(text) = serde_json::to_string(&self.kept) {
            self.lost = !room::keep(&self.slot.name(), &text);
        }
        self.table.commit(entry)
    }

    /// A match that is over is kept no longer: only what it was begun with, for the next one.
    pub(crate) fn let_go(&self) {
        let kept = Kept {
            log: Vec::new(),
            ..self.kept.clone()
        };
        if let Ok(text) = serde_json::to_string(&kept) {
            dom::keep(&self.slot.name(), &text);
        }
    }

    /// Whether the browser could not keep what has happened last.
    pub(crate) fn is_lost(&self) -> bool {
        self.lost
    }
}

/// A new name for a command.
pub(crate) fn name_for_command() -> CmdId {
    CmdId::new(&format!("{:016x}", dom::chance())).expect("digits name a command")
}

/// What a match in a slot was begun with: its set-up and who sits where. One of other rules than
/// ours cannot go on.
pub(crate) fn begun_with<G: Title>(slot: Slot) -> Option<(serde_json::Value, Vec<Sitter>)> {
    let packs = Packs::of_title::<G>().hash(G::ID).to_string();
    let ours = |kept: &Kept| kept.rules == G::RULES && kept.packs == packs;
    let kept = recall(slot).filter(ours)?;
    Some((kept.setup, kept.sitters))
}

/// Lays out a match in a slot: it begins once its page is opened. What goes on there is moved
/// aside. Whether the browser keeps it.
pub(crate) fn lay_out<G: Title>(slot: Slot, opened: &Opened<G>, sitters: Vec<Sitter>) -> bool {
    going::make_room(slot);
    let kept = Kept {
        rules: G::RULES,
        packs: Packs::of_title::<G>().hash(G::ID).to_string(),
        setup: opened.setup.clone(),
        sitters,
        log: Vec::new(),
    };
    let text = serde_json::to_string(&kept);
    text.is_ok_and(|text| room::keep(&slot.name(), &text))
}

fn recall(slot: Slot) -> Option<Kept> {
    serde_json::from_str(&dom::recall(&slot.name())?).ok()
}

impl Kept {
    /// Whether this is the same match, however far it is. People may be called something else by
    /// now.
    fn is_like(&self, other: &Kept) -> bool {
        let sits = |one: &Kept| one.sitters.iter().map(nameless).collect::<Vec<_>>();
        let terms = (self.rules, &self.packs, &self.setup);
        terms == (other.rules, &other.packs, &other.setup) && sits(self) == sits(other)
    }
}

fn nameless(sitter: &Sitter) -> Sitter {
    match sitter.clone() {
        Sitter::Person { stand_in, .. } => Sitter::Person {
            name: String::new(),
            stand_in,
        },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board as _;
    use crate::route::Way;
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
            slot: Slot::newest(Irondie::BOX, Way::Bot),
            kept,
            lost: false,
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
    fn a_rematch_begins_a_log_of_its_own() {
        let mut host = host();
        let person = Sitter::Person {
            name: "Ann".to_owned(),
            stand_in: false,
        };
        host.kept.sitters = vec![person.clone(), person];
        let mut steps = 0..6_000;
        let over = steps.find(|&step| {
            answer(&mut host, step);
            host.table.record().is_some()
        });
        assert!(over.is_some() && host.kept.log.len() > 20, "it was played");
        host.begin_log();
        let sat = |entry: &Entry| matches!(entry, Entry::Sat { .. });
        assert!(host.kept.log.len() == 2 && host.kept.log.iter().all(sat));
        let prepared = Entry::Prepared {
            seed: "07".repeat(32),
            format: fair::FORMAT,
        };
        let shares = Seat::first(2).map(|seat| Entry::Seeded {
            seat,
            cmd: cmd("share"),
            seed: SeatSeed::new([2; 32]),
        });
        let log = host.kept.log.into_iter().chain([prepared]).chain(shares);
        let opened = host.table.opened().clone();
        let again = Table::from_log(game(), opened, log).expect("a page that is loaded anew");
        assert_eq!(again.notice().phase, wire::Phase::Playing);
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
