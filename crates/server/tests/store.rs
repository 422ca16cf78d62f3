//! One contract, two stores: in memory and in a file.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use kernel::Seat;
use server::ids::{Key, TableId, WatchId};
use server::store::{
    Append, EventStore, Invite, KeptRecord, KeyChange, MemoryStore, NewTable, SqliteOptions,
    SqliteStore, StoreError,
};
use std::path::PathBuf;
use std::sync::Arc;

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("astragal-{name}-{}", std::process::id()));
        drop(std::fs::remove_dir_all(&path));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("tables.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn new_table() -> NewTable {
    NewTable {
        id: TableId::random().unwrap(),
        watch: WatchId::random().unwrap(),
        opening: r#"{"game":"irondie"}"#.to_owned(),
        invites: Vec::new(),
        holders: Vec::new(),
        log: vec!["first".to_owned()],
    }
}

fn append(table: &TableId, epoch: u64, seq: u64) -> Append {
    Append {
        table: table.clone(),
        epoch,
        seq,
        body: format!("entry {seq}"),
        keys: None,
    }
}

/// Runs one clause of the contract against both stores.
async fn both<F: Future<Output = ()>>(name: &str, clause: impl Fn(Arc<dyn EventStore>) -> F) {
    clause(Arc::new(MemoryStore::new())).await;
    let folder = Folder::new(name);
    clause(Arc::new(SqliteStore::open(&folder.file()).unwrap())).await;
}

#[tokio::test]
async fn records_and_the_key_of_the_server_are_kept_once() {
    both("records", |store| async move {
        assert_eq!(store.secret().await, Ok(None));
        assert_eq!(store.keep_secret("one".to_owned()).await.unwrap(), "one");
        assert_eq!(store.keep_secret("two".to_owned()).await.unwrap(), "one");
        assert_eq!(store.secret().await.unwrap().as_deref(), Some("one"));
        let (table, other) = (new_table(), new_table());
        let (id, unknown) = (table.id.clone(), TableId::random().unwrap());
        store.open(table).await.unwrap();
        store.open(other.clone()).await.unwrap();
        assert_eq!(store.record(id.clone()).await, Ok(None));
        assert_eq!(store.recorded(id.clone()).await, Ok(0));
        let first = store.claim(id.clone()).await.unwrap().unwrap();
        let epoch = store.claim(id.clone()).await.unwrap().unwrap();
        let record = |round, over, text: &str| KeptRecord {
            round,
            over,
            text: text.to_owned(),
        };
        let (open, over) = (record(2, false, "open"), record(2, true, "over"));
        for (record, newest) in [
            (record(1, true, "first"), record(1, true, "first")),
            (record(2, false, "begun"), record(2, false, "begun")),
            (open.clone(), open.clone()),
            (over.clone(), over.clone()),
            (open, over.clone()),
            (record(1, true, "late"), over),
        ] {
            let over = u32::from(newest.over) + newest.round - 1;
            let kept = store.keep_record(id.clone(), epoch, record);
            kept.await.unwrap();
            assert_eq!(store.record(id.clone()).await, Ok(Some(newest)));
            assert_eq!(store.recorded(id.clone()).await, Ok(over));
        }
        // Whoever has lost the table overwrites nothing.
        let before = store.record(id.clone()).await;
        let late = store.keep_record(id.clone(), first, record(3, true, "late"));
        assert_eq!(late.await, Err(StoreError::Fenced));
        assert_eq!(store.record(id).await, before);
        assert_eq!(store.record(other.id).await, Ok(None));
        let kept = store.keep_record(unknown.clone(), 0, record(1, true, "x"));
        assert_eq!(kept.await, Err(StoreError::Fenced));
        assert_eq!(store.record(unknown).await, Ok(None));
    })
    .await;
}

#[tokio::test]
async fn a_closed_table_is_closed_for_whoever_had_it() {
    both("closed", |store| async move {
        let table = new_table();
        let id = table.id.clone();
        store.open(table).await.unwrap();
        let epoch = store.claim(id.clone()).await.unwrap().unwrap();
        assert!(!store.known(id.clone()).await.unwrap().unwrap().closed);
        for _ in 0..2 {
            store.close(id.clone()).await.unwrap();
            assert!(store.known(id.clone()).await.unwrap().unwrap().closed);
            assert_eq!(store.log(id.clone()).await.unwrap().len(), 2, "once");
        }
        let late = store.append(append(&id, epoch, 2)).await;
        assert_eq!(late, Err(StoreError::Fenced));
        let nowhere = store.close(TableId::random().unwrap()).await;
        assert_eq!(nowhere, Err(StoreError::Fenced));
    })
    .await;
}

#[tokio::test]
async fn what_is_opened_is_known_and_what_is_not_is_not() {
    both("known", |store| async move {
        let table = new_table();
        let (id, watch) = (table.id.clone(), table.watch.clone());
        store.open(table.clone()).await.unwrap();
        let known = store.known(id.clone()).await.unwrap().unwrap();
        assert_eq!(
            (known.watch, known.opening),
            (watch.clone(), table.opening.clone())
        );
        assert_eq!(store.watched(watch).await, Ok(Some(id.clone())));
        assert_eq!(store.log(id.clone()).await, Ok(vec!["first".to_owned()]));
        assert_eq!(store.open(table).await, Err(StoreError::Taken));
        let stranger = TableId::random().unwrap();
        assert_eq!(store.known(stranger.clone()).await, Ok(None));
        assert_eq!(store.claim(stranger.clone()).await, Ok(None));
        assert_eq!(store.log(stranger.clone()).await, Ok(Vec::new()));
        assert_eq!(
            store.append(append(&stranger, 0, 1)).await,
            Err(StoreError::Fenced)
        );
        assert_eq!(store.watched(WatchId::random().unwrap()).await, Ok(None));
        let listed = store.list(None, 10).await.unwrap();
        assert_eq!((listed.len(), listed[0].entries), (1, 1));
        assert_eq!(store.list(Some(id), 10).await, Ok(Vec::new()));
    })
    .await;
}

#[tokio::test]
async fn entries_come_one_after_the_other_from_the_one_who_claimed() {
    both("fence", |store| async move {
        let table = new_table();
        let id = table.id.clone();
        store.open(table).await.unwrap();
        let first = store.claim(id.clone()).await.unwrap().unwrap();
        store.append(append(&id, first, 2)).await.unwrap();
        for (epoch, seq) in [(first, 2), (first, 4), (first, 1), (first + 1, 3)] {
            let refused = store.append(append(&id, epoch, seq)).await;
            assert_eq!(refused, Err(StoreError::Fenced), "{epoch} {seq}");
        }
        let second = store.claim(id.clone()).await.unwrap().unwrap();
        assert!(second > first);
        assert_eq!(
            store.append(append(&id, first, 3)).await,
            Err(StoreError::Fenced)
        );
        store.append(append(&id, second, 3)).await.unwrap();
        assert_eq!(
            store.log(id).await.unwrap(),
            ["first", "entry 2", "entry 3"]
        );
    })
    .await;
}

#[tokio::test]
async fn an_invitation_becomes_a_seat_together_with_its_entry() {
    both("seats", |store| async move {
        let [invite, own, guest] = [0; 3].map(|_| Key::random().unwrap().hash());
        let mut table = new_table();
        table.holders = vec![(seat(0), own)];
        table.invites = vec![(seat(1), invite)];
        let id = table.id.clone();
        store.open(table).await.unwrap();
        assert_eq!(store.holds_a_seat(guest).await, Ok(false));
        let epoch = store.claim(id.clone()).await.unwrap().unwrap();
        let mut sits = append(&id, epoch, 2);
        sits.keys = Some(KeyChange::Sits(seat(1), guest));
        let mut late = sits.clone();
        late.seq = 7;
        assert_eq!(store.append(late).await, Err(StoreError::Fenced));
        assert_eq!(
            store.seat_keys(id.clone()).await.unwrap()[1].invite,
            Some(invite)
        );
        store.append(sits).await.unwrap();
        let keys = store.seat_keys(id).await.unwrap();
        assert_eq!((keys[0].holder, keys[0].invite), (Some(own), None));
        assert_eq!((keys[1].holder, keys[1].invite), (Some(guest), None));
        assert_eq!(store.holds_a_seat(guest).await, Ok(true));
    })
    .await;
}

#[tokio::test]
async fn a_seat_that_was_left_is_opened_by_a_new_invitation_only() {
    both("left", |store| async move {
        let [first, second, guest] = [0; 3].map(|_| Key::random().unwrap().hash());
        let mut table = new_table();
        table.holders = vec![(seat(0), guest)];
        let id = table.id.clone();
        store.open(table).await.unwrap();
        let epoch = store.claim(id.clone()).await.unwrap().unwrap();
        let asked = |table: &TableId, epoch, key| Invite {
            table: table.clone(),
            epoch,
            seat: seat(0),
            key,
        };
        let invite = |key| store.invite(asked(&id, epoch, key));
        assert_eq!(invite(first).await, Ok(false), "somebody holds it");
        let mut leaves = append(&id, epoch, 2);
        leaves.keys = Some(KeyChange::Leaves(seat(0)));
        store.append(leaves).await.unwrap();
        assert_eq!(store.holds_a_seat(guest).await, Ok(false));
        assert_eq!(store.seat_keys(id.clone()).await, Ok(Vec::new()));
        for key in [first, second] {
            assert_eq!(invite(key).await, Ok(true));
            let keys = store.seat_keys(id.clone()).await.unwrap();
            assert_eq!((keys[0].invite, keys[0].holder), (Some(key), None));
        }
        let nowhere = TableId::random().unwrap();
        let nowhere = asked(&nowhere, epoch, first);
        assert_eq!(store.invite(nowhere).await, Ok(false));
        // Whoever has lost the table invites nobody to it.
        store.claim(id.clone()).await.unwrap();
        assert_eq!(invite(first).await, Err(StoreError::Fenced));
    })
    .await;
}

#[tokio::test]
async fn tables_have_times_and_are_deleted_by_them() {
    both("times", |store| async move {
        let (old, young) = (new_table(), new_table());
        store.open(old.clone()).await.unwrap();
        store.open(young.clone()).await.unwrap();
        let listed = store.list(None, 10).await.unwrap();
        let now = server::store::ago(std::time::Duration::ZERO);
        for table in &listed {
            assert!(table.created <= table.touched && table.touched.abs_diff(now) < 60);
        }
        assert_eq!(store.measures().await.unwrap().tables, 2);
        assert_eq!(store.prune(now - 60, 10).await, Ok(0), "both are young");
        assert_eq!(store.prune(now + 60, 1).await, Ok(1), "one at a time");
        assert_eq!(store.prune(now + 60, 10).await, Ok(1));
        assert_eq!(store.list(None, 10).await, Ok(Vec::new()));
        assert_eq!(store.known(old.id.clone()).await, Ok(None));
        assert_eq!(store.log(old.id.clone()).await, Ok(Vec::new()));
        assert_eq!(store.epoch(young.id).await, Ok(None));
        let late = append(&old.id, 0, 2);
        assert_eq!(store.append(late).await, Err(StoreError::Fenced));
    })
    .await;
}

#[tokio::test]
async fn many_tables_write_at_once_and_nothing_is_lost() {
    both("many", |store| async move {
        let mut tasks = Vec::new();
        for _ in 0..40 {
            let store = Arc::clone(&store);
            tasks.push(tokio::spawn(async move {
                let table = new_table();
                let id = table.id.clone();
                store.open(table).await.unwrap();
                let epoch = store.claim(id.clone()).await.unwrap().unwrap();
                for seq in 2..=20 {
                    store.append(append(&id, epoch, seq)).await.unwrap();
                }
                assert_eq!(store.log(id).await.unwrap().len(), 20);
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        let listed = store.list(None, 100).await.unwrap();
        assert_eq!(listed.len(), 40);
        assert!(listed.iter().all(|table| table.entries == 20));
    })
    .await;
}

#[tokio::test]
async fn a_file_remembers_when_it_is_opened_again() {
    let folder = Folder::new("again");
    let table = new_table();
    let id = table.id.clone();
    {
        let store = SqliteStore::open(&folder.file()).unwrap();
        store.open(table).await.unwrap();
        let epoch = store.claim(id.clone()).await.unwrap().unwrap();
        store.append(append(&id, epoch, 2)).await.unwrap();
    }
    let store = SqliteStore::open(&folder.file()).unwrap();
    assert_eq!(store.log(id.clone()).await.unwrap(), ["first", "entry 2"]);
    // After tidying, the one file is enough.
    store.tidy().await.unwrap();
    let copy = folder.0.join("copy.db");
    std::fs::copy(folder.file(), &copy).unwrap();
    let copy = SqliteStore::open(&copy).unwrap();
    assert_eq!(copy.log(id).await.unwrap(), ["first", "entry 2"]);
}

#[tokio::test]
async fn a_full_disk_is_said_clearly_and_loses_nothing() {
    let folder = Folder::new("full");
    let small = SqliteOptions {
        most_pages: Some(24),
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&folder.file(), small).unwrap();
    let table = new_table();
    let id = table.id.clone();
    store.open(table).await.unwrap();
    let epoch = store.claim(id.clone()).await.unwrap().unwrap();
    let mut seq = 2;
    let error = loop {
        let mut entry = append(&id, epoch, seq);
        entry.body = "x".repeat(2_000);
        match store.append(entry).await {
            Ok(()) => seq += 1,
            Err(error) => break error,
        }
        assert!(seq < 1_000, "the disk never fills up");
    };
    assert_eq!(error, StoreError::Full);
    assert_eq!(store.health().await, Err(StoreError::Full));
    assert!(error.is_certain() && error.to_string().contains("full"));
    assert_eq!(store.log(id.clone()).await.unwrap().len() as u64, seq - 1);
    drop(store);
    let store = SqliteStore::open(&folder.file()).unwrap();
    let epoch = store.claim(id.clone()).await.unwrap().unwrap();
    store.append(append(&id, epoch, seq)).await.unwrap();
    assert_eq!(store.health().await, Ok(()));
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_said_clearly() {
    let folder = Folder::new("read-only");
    let table = new_table();
    let id = table.id.clone();
    SqliteStore::open(&folder.file())
        .unwrap()
        .open(table)
        .await
        .unwrap();
    let protected = SqliteOptions {
        read_only: true,
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&folder.file(), protected).unwrap();
    assert_eq!(store.claim(id.clone()).await, Err(StoreError::ReadOnly));
    assert_eq!(store.open(new_table()).await, Err(StoreError::ReadOnly));
    assert_eq!(store.health().await, Err(StoreError::ReadOnly));
    assert_eq!(store.log(id).await.unwrap(), ["first"]);
    let nowhere = folder.0.join("no").join("such").join("folder.db");
    assert!(SqliteStore::open(&nowhere).is_err());
    std::fs::write(
        folder.0.join("odd.db"),
        "this is no database at all, not even nearly",
    )
    .unwrap();
    assert!(SqliteStore::open(&folder.0.join("odd.db")).is_err());
}
