//! The proof. It reads the logs from the disk and folds them by itself: the server is not asked.

use super::victim::Victim;
use crate::client::Told;
use crate::player::{Place, rules};
use anyhow::{Context, Result};
use fair::{Setup as Terms, Signer};
use game_irondie::{Irondie, Mode, Setup};
use kernel::{Game, Seat};
use server::ids::TableId;
use server::store::{EventStore, SqliteStore};
use std::collections::BTreeMap;
use std::path::Path;
use table::{Entry, Opened, Table};
use wire::CmdId;

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Checked {
    pub(super) entries: usize,
    pub(super) updates: usize,
    pub(super) problems: Vec<String>,
}

impl Checked {
    pub(super) async fn all(
        database: &Path,
        places: &[Place],
        victims: &[Victim],
    ) -> Result<Checked> {
        let store = SqliteStore::open(database)?;
        let signer = store.secret().await?;
        let signer = signer.and_then(|secret| Signer::read(&secret).ok());
        let mut checked = Checked::default();
        for (number, place) in places.iter().enumerate() {
            let id = TableId::read(&place.table).context("an odd id")?;
            let bodies = store.log(id).await?;
            let log: Result<Vec<Entry>, _> = bodies
                .iter()
                .map(|body| serde_json::from_str(body))
                .collect();
            let mine = victims.iter().filter(|victim| victim.table == number);
            checked.table(&log?, &mine.collect::<Vec<_>>(), signer.clone());
        }
        Ok(checked)
    }

    fn table(&mut self, log: &[Entry], victims: &[&Victim], signer: Option<Signer>) {
        self.entries += log.len();
        let counts = commands(log);
        for ((seat, cmd), count) in counts.iter().filter(|(_, count)| **count > 1) {
            self.problems
                .push(format!("{seat} {cmd:?} is in the log {count} times"));
        }
        let table = fold(log, signer);
        if let Err(misfit) = &table {
            self.problems.push(misfit.to_string());
        }
        for victim in victims {
            self.problems.extend(victim.problems.iter().cloned());
            self.answers(victim, &counts);
            if let Ok(table) = &table {
                self.news(victim, table);
            }
        }
    }

    /// What was acknowledged is in the log, what was refused is not.
    fn answers(&mut self, victim: &Victim, counts: &BTreeMap<(Seat, CmdId), usize>) {
        let Some(seat) = victim.viewer.seat() else {
            return;
        };
        let count = |cmd: &CmdId| counts.get(&(seat, cmd.clone())).copied().unwrap_or(0);
        for cmd in victim.acknowledged.iter().filter(|cmd| count(cmd) != 1) {
            let found = count(cmd);
            self.problems.push(format!(
                "{seat} {cmd:?} was acknowledged and is there {found} times"
            ));
        }
        for cmd in victim.refused.iter().filter(|cmd| count(cmd) != 0) {
            self.problems
                .push(format!("{seat} {cmd:?} was refused and is in the log"));
        }
    }

    /// What was heard is what the log tells under that number, word for word.
    fn news(&mut self, victim: &Victim, table: &Table<Irondie>) {
        let (viewer, whole) = (victim.viewer, table.past(victim.viewer, usize::MAX));
        self.updates += victim.updates.len();
        for (n, heard) in &victim.updates {
            // They are numbered from 1 without a gap.
            let place = usize::try_from(*n).ok().and_then(|n| n.checked_sub(1));
            let told = place.and_then(|place| whole.get(place));
            let told = told.map(|told| Told::Update(told.clone()));
            let told = told.and_then(|told| serde_json::to_string(&told).ok());
            if told.as_deref() != Some(heard.as_str()) {
                self.problems.push(format!(
                    "{viewer} heard another update {n} than the log tells"
                ));
            }
        }
    }
}

fn commands(log: &[Entry]) -> BTreeMap<(Seat, CmdId), usize> {
    let mut counts = BTreeMap::new();
    for (seat, cmd) in log.iter().filter_map(Entry::command) {
        *counts.entry((seat, cmd.clone())).or_default() += 1;
    }
    counts
}

fn fold(log: &[Entry], signer: Option<Signer>) -> Result<Table<Irondie>> {
    let setup = serde_json::to_value(Setup::of_mode(Mode::Duel)).unwrap_or_default();
    let setup = Terms::new(setup).expect("a set-up of small numbers");
    let packs = games::Packs::built_in();
    let opened = Opened {
        game: Irondie::ID.to_owned(),
        mode: Mode::Duel.id().to_owned(),
        rules: Irondie::RULES,
        packs: packs.hash(Irondie::ID),
        old_packs: packs.old_hash(Irondie::ID),
        setup: setup.clone(),
        public_setup: setup,
        signer,
    };
    Ok(Table::from_log((*rules()).clone(), opened, log.to_vec())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Viewer;
    use std::sync::Arc;
    use table::Sitter;

    fn cmd(name: &str) -> CmdId {
        CmdId::new(name).unwrap()
    }

    fn log() -> Vec<Entry> {
        let seat = Seat::new(0).unwrap();
        let sitter = Sitter::Bot {
            bot: "random".into(),
        };
        let wish = |name| Entry::WantsDraw {
            seat,
            cmd: cmd(name),
        };
        vec![Entry::Sat { seat, sitter }, wish("one"), wish("two")]
    }

    fn victim() -> Victim {
        let viewer = Viewer::Seat(Seat::new(0).unwrap());
        let mut victim = Victim::new(0, viewer, Arc::default());
        let told = fold(&log(), None)
            .unwrap()
            .past(viewer, usize::MAX)
            .into_iter();
        let text = |update: &_| serde_json::to_string(&Told::Update(Clone::clone(update))).unwrap();
        victim.updates = told.map(|update| (update.n, text(&update))).collect();
        victim.acknowledged = vec![cmd("one"), cmd("two")];
        victim.refused = vec![cmd("three")];
        victim
    }

    fn problems(log: &[Entry], victim: &Victim) -> usize {
        let mut checked = Checked::default();
        checked.table(log, &[victim], None);
        checked.problems.len()
    }

    #[test]
    fn what_is_in_order_passes() {
        assert_eq!(problems(&log(), &victim()), 0);
    }

    #[test]
    fn what_was_lost_doubled_or_retold_is_found() {
        let mut lost = log();
        lost.pop();
        assert!(
            problems(&lost, &victim()) > 0,
            "an acknowledged input is gone"
        );
        let mut doubled = log();
        doubled.push(doubled[2].clone());
        assert!(problems(&doubled, &victim()) > 0, "an input is there twice");
        let mut refused = victim();
        refused.refused.push(cmd("two"));
        assert!(
            problems(&log(), &refused) > 0,
            "a refused input is in the log"
        );
        let mut other = victim();
        other.updates[0].1 = other.updates[1].1.clone();
        assert!(problems(&log(), &other) > 0, "another story was told");
        let mut more = victim();
        more.updates.push((99, more.updates[0].1.clone()));
        assert!(problems(&log(), &more) > 0, "more was told than happened");
    }
}
