//! The store's twin in memory: for tests, and for a server that should forget.

use super::{
    Answer, Append, CLOSED, EventStore, Invite, KeptRecord, KeyChange, Known, ListedTable,
    Measures, NewTable, SeatKeys, StoreError, ago,
};
use crate::ids::{KeyHash, TableId, WatchId};
use kernel::Seat;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Tables in memory.
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    shelf: Arc<Mutex<Shelf>>,
}

#[derive(Debug, Default)]
struct Shelf {
    tables: BTreeMap<TableId, Kept>,
    secret: Option<String>,
    failing: Option<StoreError>,
}

#[derive(Debug)]
struct Kept {
    known: Known,
    epoch: u64,
    created: u64,
    touched: u64,
    log: Vec<String>,
    seats: BTreeMap<Seat, SeatKeys>,
    records: BTreeMap<u32, KeptRecord>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// From now on every write fails like this; `None` heals the store. For tests.
    pub fn fail(&self, error: Option<StoreError>) {
        self.shelf().failing = error;
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T>(&self, run: impl FnOnce(&mut Shelf) -> Result<T, StoreError>) -> Answer<T>
    where
        T: Send + 'static,
    {
        let mut shelf = self.shelf();
        let result = match shelf.failing.clone() {
            Some(error) => Err(error),
            None => run(&mut shelf),
        };
        Box::pin(std::future::ready(result))
    }

    fn read<T: Send + 'static>(&self, run: impl FnOnce(&Shelf) -> T) -> Answer<T> {
        Box::pin(std::future::ready(Ok(run(&self.shelf()))))
    }
}

impl Kept {
    fn new(table: NewTable) -> Kept {
        let mut kept = Kept {
            known: Known {
                watch: table.watch,
                opening: table.opening,
                closed: false,
            },
            epoch: 0,
            created: ago(Duration::ZERO),
            touched: ago(Duration::ZERO),
            log: table.log,
            seats: BTreeMap::new(),
            records: BTreeMap::new(),
        };
        for (seat, key) in table.invites {
            kept.keys_of(seat).invite = Some(key);
        }
        for (seat, key) in table.holders {
            kept.keys_of(seat).holder = Some(key);
        }
        kept
    }

    fn keys_of(&mut self, seat: Seat) -> &mut SeatKeys {
        self.seats.entry(seat).or_insert(SeatKeys {
            seat,
            invite: None,
            holder: None,
        })
    }

    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        if append.epoch != self.epoch || append.seq != self.log.len() as u64 + 1 {
            return Err(StoreError::Fenced);
        }
        self.log.push(append.body);
        self.touched = ago(Duration::ZERO);
        match append.keys {
            None => {}
            Some(KeyChange::Sits(seat, key)) => {
                let keys = self.keys_of(seat);
                (keys.invite, keys.holder) = (None, Some(key));
            }
            Some(KeyChange::Leaves(seat)) => drop(self.seats.remove(&seat)),
        }
        Ok(())
    }

    fn invite(&mut self, seat: Seat, key: KeyHash) -> bool {
        let keys = self.keys_of(seat);
        let free = keys.holder.is_none();
        if free {
            keys.invite = Some(key);
        }
        free
    }
}

impl EventStore for MemoryStore {
    fn open(&self, table: NewTable) -> Answer<()> {
        self.write(|shelf| {
            let mut known = shelf.tables.values().map(|kept| &kept.known.watch);
            if shelf.tables.contains_key(&table.id) || known.any(|watch| *watch == table.watch) {
                return Err(StoreError::Taken);
            }
            shelf.tables.insert(table.id.clone(), Kept::new(table));
            Ok(())
        })
    }

    fn claim(&self, table: TableId) -> Answer<Option<u64>> {
        self.write(|shelf| {
            let kept = shelf.tables.get_mut(&table);
            Ok(kept.map(|kept| {
                kept.epoch += 1;
                kept.touched = ago(Duration::ZERO);
                kept.epoch
            }))
        })
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.write(|shelf| match shelf.tables.get_mut(&append.table) {
            Some(kept) => kept.append(append),
            None => Err(StoreError::Fenced),
        })
    }

    fn close(&self, table: TableId) -> Answer<()> {
        self.write(|shelf| match shelf.tables.get_mut(&table) {
            Some(kept) if kept.known.closed => Ok(()),
            Some(kept) => {
                kept.epoch += 1;
                kept.known.closed = true;
                kept.log.push(CLOSED.to_owned());
                Ok(())
            }
            None => Err(StoreError::Fenced),
        })
    }

    fn invite(&self, invite: Invite) -> Answer<bool> {
        self.write(|shelf| match shelf.tables.get_mut(&invite.table) {
            Some(kept) if kept.epoch != invite.epoch => Err(StoreError::Fenced),
            kept => Ok(kept.is_some_and(|kept| kept.invite(invite.seat, invite.key))),
        })
    }

    fn prune(&self, before: u64, most: u32) -> Answer<u64> {
        self.write(|shelf| {
            let old = shelf
                .tables
                .iter()
                .filter(|(_, kept)| kept.touched < before);
            let old: Vec<TableId> = old.take(most as usize).map(|(id, _)| id.clone()).collect();
            for id in &old {
                shelf.tables.remove(id);
            }
            Ok(old.len() as u64)
        })
    }

    fn health(&self) -> Answer<()> {
        self.write(|_| Ok(()))
    }

    fn measures(&self) -> Answer<Measures> {
        self.read(|shelf| Measures {
            tables: shelf.tables.len() as u64,
            ..Measures::default()
        })
    }

    fn epoch(&self, table: TableId) -> Answer<Option<u64>> {
        self.read(|shelf| shelf.tables.get(&table).map(|kept| kept.epoch))
    }

    fn log(&self, table: TableId) -> Answer<Vec<String>> {
        self.read(|shelf| {
            let kept = shelf.tables.get(&table);
            kept.map(|kept| kept.log.clone()).unwrap_or_default()
        })
    }

    fn known(&self, table: TableId) -> Answer<Option<Known>> {
        self.read(|shelf| shelf.tables.get(&table).map(|kept| kept.known.clone()))
    }

    fn watched(&self, watch: WatchId) -> Answer<Option<TableId>> {
        self.read(|shelf| {
            let mut tables = shelf.tables.iter();
            let found = tables.find(|(_, kept)| kept.known.watch == watch);
            found.map(|(id, _)| id.clone())
        })
    }

    fn seat_keys(&self, table: TableId) -> Answer<Vec<SeatKeys>> {
        self.read(|shelf| {
            let kept = shelf.tables.get(&table);
            kept.map(|kept| kept.seats.values().copied().collect())
                .unwrap_or_default()
        })
    }

    fn holds_a_seat(&self, key: KeyHash) -> Answer<bool> {
        self.read(|shelf| {
            let mut seats = shelf.tables.values().flat_map(|kept| kept.seats.values());
            seats.any(|keys| keys.holder == Some(key))
        })
    }

    fn secret(&self) -> Answer<Option<String>> {
        self.read(|shelf| shelf.secret.clone())
    }

    fn keep_secret(&self, fresh: String) -> Answer<String> {
        self.write(|shelf| Ok(shelf.secret.get_or_insert(fresh).clone()))
    }

    fn keep_record(&self, table: TableId, epoch: u64, record: KeptRecord) -> Answer<()> {
        self.write(|shelf| {
            let kept = shelf.tables.get_mut(&table);
            let kept = kept.filter(|kept| kept.epoch == epoch);
            let kept = kept.ok_or(StoreError::Fenced)?;
            let known = kept.records.get(&record.round);
            if known.is_none_or(|known| !known.over) {
                kept.records.insert(record.round, record);
            }
            Ok(())
        })
    }

    fn recorded(&self, table: TableId) -> Answer<u32> {
        self.read(|shelf| {
            let records = shelf.tables.get(&table).map(|kept| &kept.records);
            let over = records.and_then(|all| all.values().rfind(|record| record.over));
            over.map_or(0, |record| record.round)
        })
    }

    fn record(&self, table: TableId) -> Answer<Option<KeptRecord>> {
        self.read(|shelf| {
            let records = shelf.tables.get(&table).map(|kept| &kept.records);
            records.and_then(|records| records.values().next_back().cloned())
        })
    }

    fn list(&self, after: Option<TableId>, limit: u32) -> Answer<Vec<ListedTable>> {
        self.read(|shelf| {
            let later = shelf.tables.iter();
            let later = later.filter(|(id, _)| after.as_ref().is_none_or(|after| *id > after));
            let listed = later.take(limit as usize).map(|(id, kept)| ListedTable {
                id: id.clone(),
                entries: kept.log.len() as u64,
                created: kept.created,
                touched: kept.touched,
            });
            listed.collect()
        })
    }
}
