//! What becomes of a file over the years: damage, other programs, old versions, backups, loss.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::House;
use drill::Folder;
use drill::client::{Client, Told};
use drill::player::Place;
use drill::request::{get, post};
use rusqlite::Connection;
use serde_json::json;
use server::ids::TableId;
use server::store::{Append, EventStore, SqliteOptions, SqliteStore, StoreError, check, copy};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

/// A file as the first version of this program made it.
const FIRST: &str = "
    CREATE TABLE tables (num INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        watch TEXT NOT NULL UNIQUE, opening TEXT NOT NULL, epoch INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE entries (num INTEGER NOT NULL REFERENCES tables (num), seq INTEGER NOT NULL,
        body TEXT NOT NULL, PRIMARY KEY (num, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (num INTEGER NOT NULL REFERENCES tables (num), seat INTEGER NOT NULL,
        invite BLOB, holder BLOB, PRIMARY KEY (num, seat)) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;
    INSERT INTO tables VALUES (1, 't0123456789abcdef', 'w0123456789abcdefghjkmnpqrs', '{}', 4);
    INSERT INTO entries VALUES (1, 1, 'one'), (1, 2, 'two');
    PRAGMA user_version = 1;
";

/// A table that has been played at for a while, in a file.
async fn played(file: &Path) -> Place {
    let house = House::with(drill::child::config(), open(file)).await;
    let wanted = json!({"game": "irondie", "seats": ["me", "open"], "name": "Ada"});
    assert_eq!(
        post(house.to, "/api/tables", "", &wanted)
            .await
            .unwrap()
            .status,
        201
    );
    let place = Place::open(house.to).await.unwrap();
    let mut ada = common::Guest::join(house.to, &place, 0).await;
    let mut bob = common::Guest::join(house.to, &place, 1).await;
    common::begin(&mut ada, &mut bob).await;
    ada.act().await.unwrap();
    house.close().await;
    place
}

fn open(file: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(file).unwrap())
}

fn change(file: &Path, sql: &str) {
    Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

/// What a table whose file was changed like this says.
async fn after(sql: &str) -> (u16, String) {
    let folder = Folder::new().unwrap();
    let place = played(&folder.database()).await;
    let played_at = format!("(SELECT num FROM tables WHERE id = '{}')", place.table);
    change(&folder.database(), &sql.replace("$NUM", &played_at));
    let house = House::with(drill::child::config(), open(&folder.database())).await;
    let table = format!("/api/tables/{}", place.table);
    let shown = get(house.to, &table, "").await.unwrap();
    // Not only the first who asks is told, and others go on.
    assert_eq!(get(house.to, &table, "").await.unwrap().key(), shown.key());
    let closing = closing(house.to, &place).await;
    assert_eq!(closing.is_some(), shown.status != 200, "{closing:?}");
    Place::open(house.to).await.unwrap();
    let metrics = get(house.to, "/metrics", "").await.unwrap().body;
    let stopped = u8::from(shown.status != 200);
    assert!(
        metrics.contains(&format!("astragal_tables_unwoken_total {stopped}\n")),
        "{metrics}"
    );
    house.close().await;
    (shown.status, shown.key())
}

/// Why a spectator's socket is closed at once; nothing where it is welcome. Whoever is told that
/// the table has stopped does not come back.
async fn closing(to: SocketAddr, place: &Place) -> Option<()> {
    let client = Client::open(to, &place.watching(), "").await;
    let mut client = client.unwrap();
    client.hello(0).await.unwrap();
    match client.hear().await.unwrap() {
        Told::Welcome(_) => None,
        Told::Closing(why) => {
            assert_eq!(why, wire::Closing::Stopped);
            Some(())
        }
        told => panic!("{told:?}"),
    }
}

/// The first to come is told, too: it is the socket that wakes the table.
#[tokio::test]
async fn a_socket_to_a_stopped_table_is_not_told_to_come_back() {
    let folder = Folder::new().unwrap();
    let place = played(&folder.database()).await;
    change(
        &folder.database(),
        "UPDATE entries SET body = '{}' WHERE seq = 3",
    );
    let house = House::with(drill::child::config(), open(&folder.database())).await;
    for _ in 0..2 {
        assert_eq!(closing(house.to, &place).await, Some(()));
    }
    house.close().await;
}

#[tokio::test]
async fn a_log_that_was_damaged_stops_its_table_loudly() {
    assert_eq!(after("SELECT 1").await, (200, String::new()));
    let stopped = (500, "refused-table-stopped".to_owned());
    for damage in [
        "UPDATE entries SET body = replace(body, '\"did\"', '\"dud\"') WHERE num = $NUM",
        "UPDATE entries SET body = '{}' WHERE num = $NUM AND seq = 3",
        "DELETE FROM entries WHERE num = $NUM AND seq = 2",
        "DELETE FROM entries WHERE num = $NUM AND seq = (SELECT entries FROM heads WHERE num = $NUM)",
        "UPDATE tables SET opening = replace(opening, 'duel', 'solo') WHERE num = $NUM",
        "UPDATE tables SET opening = '{' WHERE num = $NUM",
        "DELETE FROM heads WHERE num = $NUM",
    ] {
        assert_eq!(after(damage).await, stopped, "{damage}");
    }
}

/// Whoever writes the file writes the chain too; then the rules find it.
#[tokio::test]
async fn a_log_with_a_right_chain_that_does_not_fold_stops_too() {
    for body in [
        r#"{"entry":"did","seat":"A","cmd":"x","text":"no such move"}"#,
        r#"{"entry":"sat","seat":"H","sitter":{"who":"nobody"}}"#,
        r#"{"entry":"prepared","seed":"short"}"#,
    ] {
        let folder = Folder::new().unwrap();
        let place = played(&folder.database()).await;
        let (store, id) = (
            open(&folder.database()),
            TableId::read(&place.table).unwrap(),
        );
        let epoch = store.claim(id.clone()).await.unwrap().unwrap();
        let entries = store.log(id.clone()).await.unwrap().len() as u64;
        let append = Append {
            table: id,
            epoch,
            seq: entries + 1,
            body: body.to_owned(),
            keys: None,
        };
        store.append(append).await.unwrap();
        let house = House::with(drill::child::config(), store).await;
        let shown = get(house.to, &format!("/api/tables/{}", place.table), "").await;
        assert_eq!(shown.unwrap().key(), "refused-table-stopped", "{body}");
        house.close().await;
    }
}

#[tokio::test]
async fn a_file_of_the_first_version_is_opened_and_gets_its_chain() {
    let folder = Folder::new().unwrap();
    change(&folder.database(), FIRST);
    let id = TableId::read("t0123456789abcdef").unwrap();
    for _ in 0..2 {
        let store = open(&folder.database());
        assert_eq!(store.log(id.clone()).await.unwrap(), ["one", "two"]);
        let listed = store.list(None, 10).await.unwrap();
        assert!(listed[0].entries == 2 && listed[0].touched > 1_700_000_000);
    }
    let store = open(&folder.database());
    assert_eq!(store.claim(id.clone()).await, Ok(Some(5)));
    change(
        &folder.database(),
        "UPDATE entries SET body = 'ones' WHERE seq = 1",
    );
    let damaged = store.log(id).await.unwrap_err();
    assert_eq!(
        damaged,
        StoreError::Damaged("entry 1 was changed".to_owned())
    );
}

/// A file that no server has opened since is copied as it is, and its logs are looked through.
#[tokio::test]
async fn a_file_of_the_first_version_is_backed_up() {
    let folder = Folder::new().unwrap();
    change(&folder.database(), FIRST);
    let to = folder.path().join("copy.db");
    let copied = copy(&folder.database(), &to).unwrap();
    assert_eq!(
        (copied.tables, copied.entries, check(&to)),
        (1, 2, Ok(copied))
    );
    for file in [&folder.database(), &to] {
        let version = Connection::open(file).unwrap();
        let version = version.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
        assert_eq!(version, Ok(1), "neither was changed");
    }
    let id = TableId::read("t0123456789abcdef").unwrap();
    assert_eq!(open(&to).log(id).await.unwrap(), ["one", "two"]);
    change(&folder.database(), "DELETE FROM entries WHERE seq = 1");
    let refused = copy(&folder.database(), &folder.path().join("again.db")).unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused}");
}

#[test]
fn a_file_of_another_program_or_a_later_version_is_left_alone() {
    let refusal = |sql: &str| {
        let folder = Folder::new().unwrap();
        change(&folder.database(), sql);
        let before = std::fs::read(folder.database()).unwrap();
        let rights = || folder.database().metadata().unwrap().permissions();
        let rights_before = rights();
        let refused = SqliteStore::open(&folder.database())
            .unwrap_err()
            .to_string();
        assert_eq!(std::fs::read(folder.database()).unwrap(), before, "{sql}");
        assert_eq!(rights(), rights_before, "{sql}");
        refused
    };
    let foreign = "CREATE TABLE songs (id INTEGER);";
    for sql in [
        foreign.to_owned(),
        format!("{foreign} PRAGMA user_version = 1"),
        format!("{FIRST} PRAGMA application_id = 7"),
    ] {
        assert!(refusal(&sql).contains("another program"), "{sql}");
    }
    let later = format!("{FIRST} PRAGMA user_version = 99; PRAGMA application_id = 1095980114");
    assert!(refusal(&later).contains("version 99"));
}

/// What another program has left beside its file is its newest part, and stays where it is.
#[test]
fn what_lies_beside_a_file_of_another_program_is_left_alone_too() {
    let folder = Folder::new().unwrap();
    let own = folder.path().join("own.db");
    let songs = Connection::open(&own).unwrap();
    let sql = "PRAGMA journal_mode = WAL; CREATE TABLE songs (id INTEGER); \
               INSERT INTO songs VALUES (1)";
    songs.execute_batch(sql).unwrap();
    // As if that program had been killed.
    let files = ["", "-wal"].map(|end| {
        let to = folder.path().join(format!("tables.db{end}"));
        std::fs::copy(folder.path().join(format!("own.db{end}")), &to).unwrap();
        (std::fs::read(&to).unwrap(), to)
    });
    let refused = SqliteStore::open(&folder.database()).unwrap_err();
    assert!(refused.to_string().contains("another program"), "{refused}");
    for (before, file) in files {
        assert!(
            std::fs::read(&file).unwrap() == before,
            "{}",
            file.display()
        );
    }
}

#[tokio::test]
async fn a_damaged_file_is_not_opened() {
    let folder = Folder::new().unwrap();
    played(&folder.database()).await;
    open(&folder.database()).tidy().await.unwrap();
    let mut bytes = std::fs::read(folder.database()).unwrap();
    let middle = bytes.len() / 2;
    bytes[4_096..middle.max(8_192)].fill(0x5a);
    std::fs::write(folder.database(), bytes).unwrap();
    let refused = SqliteStore::open(&folder.database()).unwrap_err();
    assert!(matches!(refused, StoreError::Broken(_)), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_file_nor_what_lies_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new().unwrap();
    let mode = |file: &Path| file.metadata().unwrap().permissions().mode() & 0o777;
    let store = open(&folder.database());
    for end in ["", "-wal", "-shm"] {
        let file = folder.path().join(format!("tables.db{end}"));
        assert_eq!(mode(&file), 0o600, "{end}");
    }
    drop(store);
    let wide = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(folder.database(), wide).unwrap();
    let _store = open(&folder.database());
    assert_eq!(
        mode(&folder.database()),
        0o600,
        "an old file becomes private"
    );
}

#[tokio::test]
async fn health_is_tried_and_not_guessed() {
    let folder = Folder::new().unwrap();
    let store = open(&folder.database());
    let house = House::with(drill::child::config(), store.clone()).await;
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().status, 200);
    // Somebody else holds the file for writing.
    let other = Connection::open(folder.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().status, 503);
    other.execute_batch("ROLLBACK").unwrap();
    house.close().await;
    // The file is taken away: what would be written would be lost.
    let house = House::with(drill::child::config(), store.clone()).await;
    std::fs::remove_file(folder.database()).unwrap();
    let sick = get(house.to, "/healthz", "").await.unwrap();
    assert_eq!(
        (sick.status, sick.key().as_str()),
        (503, "refused-store-read-only")
    );
    let wanted = json!({"game": "irondie", "seats": ["me", "open"], "name": "Ada"});
    assert_eq!(
        post(house.to, "/api/tables", "", &wanted)
            .await
            .unwrap()
            .status,
        503
    );
    house.close().await;
}

/// On a slow disk a hundred who ask make no more work than one.
#[tokio::test]
async fn all_who_ask_for_the_health_wait_for_one_answer() {
    let folder = Folder::new().unwrap();
    let store = open(&folder.database());
    // Nothing else is written meanwhile.
    let mut config = drill::child::config();
    config.times.expire_after = None;
    let house = House::with(config, store.clone()).await;
    let other = Connection::open(folder.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let to = house.to;
    let asking = (0..20).map(|_| tokio::spawn(async move { get(to, "/healthz", "").await }));
    let asking: Vec<_> = asking.collect();
    let before = store.measures().await.unwrap().jobs;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    other.execute_batch("ROLLBACK").unwrap();
    for one in asking {
        assert_eq!(one.await.unwrap().unwrap().status, 200);
    }
    assert_eq!(store.measures().await.unwrap().jobs, before + 1);
    house.close().await;
}

/// A table that nobody has used for the time of its life is deleted by the server itself.
#[tokio::test]
async fn tables_expire_and_others_stay() {
    let folder = Folder::new().unwrap();
    let old = played(&folder.database()).await;
    let new = played(&folder.database()).await;
    let aged = "UPDATE heads SET touched = touched - 1000 WHERE num IN \
                (SELECT num FROM tables WHERE id = '$ID')";
    change(&folder.database(), &aged.replace("$ID", &old.table));
    let mut config = drill::child::config();
    config.times.expire_after = Some(std::time::Duration::from_secs(500));
    let store = open(&folder.database());
    let house = House::with(config, store.clone()).await;
    let shown = async |place: &Place| {
        let path = format!("/api/tables/{}", place.table);
        get(house.to, &path, "").await.unwrap().status
    };
    let begun = std::time::Instant::now();
    while store.list(None, 10).await.unwrap().len() == 4 {
        assert!(begun.elapsed().as_secs() < 10, "it is kept for ever");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!((shown(&old).await, shown(&new).await), (404, 200));
    let keys = store.seat_keys(TableId::read(&old.table).unwrap()).await;
    assert_eq!(keys, Ok(Vec::new()), "its keys are gone with it");
    let metrics = get(house.to, "/metrics", "").await.unwrap().body;
    assert!(metrics.contains("astragal_tables_expired_total 1\n"));
    house.close().await;
    assert!(check(&folder.database()).is_ok());
}

#[tokio::test]
async fn a_backup_is_made_while_tables_are_played_at_and_is_whole() {
    let folder = Folder::new().unwrap();
    let place = played(&folder.database()).await;
    let (store, copied_to) = (open(&folder.database()), folder.path().join("copy.db"));
    let house = House::with(drill::child::config(), store.clone()).await;
    Place::open(house.to).await.unwrap();
    let copied = copy(&folder.database(), &copied_to).unwrap();
    assert_eq!((copied.tables, check(&copied_to)), (3, Ok(copied)));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = copied_to.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "it has the same secrets");
    }
    house.close().await;
    let id = TableId::read(&place.table).unwrap();
    let (kept, log) = (open(&copied_to), store.log(id.clone()).await.unwrap());
    assert_eq!(kept.log(id).await.unwrap(), log);
    let again = copy(&folder.database(), &copied_to)
        .unwrap_err()
        .to_string();
    assert!(again.contains("is there already"), "{again}");
}

#[tokio::test]
async fn a_backup_of_damaged_tables_is_none() {
    let folder = Folder::new().unwrap();
    played(&folder.database()).await;
    change(
        &folder.database(),
        "UPDATE entries SET body = '{}' WHERE seq = 2",
    );
    let to = folder.path().join("copy.db");
    let refused = copy(&folder.database(), &to).unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused}");
    assert!(!to.exists() && !folder.path().join("copy.db.part").exists());
    for damage in [
        "DELETE FROM heads",
        "PRAGMA foreign_keys = off; DELETE FROM tables",
        "UPDATE tables SET id = 'ä' WHERE num = 2; DELETE FROM entries WHERE num = 2",
    ] {
        let folder = Folder::new().unwrap();
        played(&folder.database()).await;
        change(&folder.database(), damage);
        let refused = copy(&folder.database(), &to).unwrap_err();
        assert!(
            matches!(refused, StoreError::Damaged(_)),
            "{damage}: {refused}"
        );
    }
    let nowhere = folder.path().join("nothing.db");
    assert!(copy(&nowhere, &to).is_err() && !nowhere.exists());
    let foreign = folder.path().join("foreign.db");
    change(&foreign, "CREATE TABLE songs (id INTEGER)");
    assert!(copy(&foreign, &to).is_err() && check(&foreign).is_err());
}

/// A server that was stopped politely leaves one file, so that it can be carried away.
#[tokio::test]
async fn a_store_that_is_finished_leaves_one_file() {
    let folder = Folder::new().unwrap();
    let store = open(&folder.database());
    let house = House::with(drill::child::config(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let path = format!("/api/tables/{}", place.table);
    assert_eq!(get(house.to, &path, "").await.unwrap().status, 200);
    house.close().await;
    store.finish().await.unwrap();
    for end in ["-wal", "-shm"] {
        let beside = folder.path().join(format!("tables.db{end}"));
        assert!(!beside.exists(), "{end}");
    }
    let id = TableId::read(&place.table).unwrap();
    assert_eq!(store.claim(id.clone()).await, Err(StoreError::Closed));
    let again = open(&folder.database());
    assert!(!again.log(id).await.unwrap().is_empty());
}

/// What a killed server left beside its file would be taken for the newest part of the copy.
#[tokio::test]
async fn nothing_is_restored_beside_what_a_killed_server_left() {
    let folder = Folder::new().unwrap();
    let backup = folder.path().join("backup.db");
    played(&folder.database()).await;
    copy(&folder.database(), &backup).unwrap();
    let target = folder.path().join("target.db");
    for end in ["-wal", "-shm", "-journal"] {
        let left = folder.path().join(format!("target.db{end}"));
        std::fs::write(&left, "left").unwrap();
        let refused = copy(&backup, &target).unwrap_err().to_string();
        assert!(refused.contains("move it away"), "{refused}");
        assert!(refused.contains(&*left.to_string_lossy()), "{refused}");
        assert!(!target.exists(), "{end}");
        std::fs::remove_file(left).unwrap();
    }
    let copied = copy(&backup, &target).unwrap();
    assert_eq!((copied.tables, check(&target)), (2, Ok(copied)));
}

#[tokio::test]
async fn a_small_disk_is_told_by_the_health_before_it_matters() {
    let folder = Folder::new().unwrap();
    let small = SqliteOptions {
        most_pages: Some(16),
        ..SqliteOptions::default()
    };
    let store = SqliteStore::open_with(&folder.database(), small).unwrap();
    let house = House::with(drill::child::config(), Arc::new(store)).await;
    let wanted = json!({"game": "irondie", "seats": ["me", "open"], "name": "Ada"});
    let mut last = 201;
    for _ in 0..200 {
        last = post(house.to, "/api/tables", "", &wanted)
            .await
            .unwrap()
            .status;
        if last != 201 {
            break;
        }
    }
    assert_eq!(last, 507);
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().status, 507);
    house.close().await;
}
