//! Tables outlive releases: other packs, other rules, another version of the messages, and a file
//! that an older program has made.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{Guest, House, begin, command};
use drill::client::{Client, Told};
use drill::player::Place;
use drill::request::{get, post};
use fair::{End, OLD_FORMAT, Record};
use games::Packs;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::Files;
use server::ids::{Key, TableId, WatchId};
use server::store::{Append, EventStore, MemoryStore, SqliteStore, StoreError};
use std::sync::Arc;
use std::time::Duration;
use wire::Act;

/// The packs with something done to the first file of IRONDIE.
fn changed(change: impl FnOnce(&str) -> String) -> Packs {
    let packs = Packs::built_in();
    let files = packs.of("irondie");
    let (path, text) = files
        .iter()
        .find(|(_, text)| text.contains("Smasher"))
        .unwrap();
    let file = ((*path).to_owned(), change(text));
    packs.clone().with([file])
}

async fn house(store: &Arc<MemoryStore>, packs: Packs) -> House {
    let store: Arc<dyn EventStore> = store.clone();
    House::with_all(drill::child::config(), store, Files::default(), packs).await
}

/// A table at which a match was played to its end, by giving up.
async fn played(house: &House) -> Place {
    let place = Place::open(house.to).await.unwrap();
    let (mut ada, mut bob) = (
        Guest::join(house.to, &place, 0).await,
        Guest::join(house.to, &place, 1).await,
    );
    begin(&mut ada, &mut bob).await;
    ada.client
        .say(&command("enough", 0, Act::Resign))
        .await
        .unwrap();
    ada.client.hear_kind("accepted").await.unwrap();
    // It is kept a moment after the match is over.
    while look(house, &place, "/record").await.0 != 200 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    place
}

async fn look(house: &House, place: &Place, more: &str) -> (u16, String) {
    let path = format!("/api/tables/{}{more}", place.table);
    let answer = get(house.to, &path, "").await.unwrap();
    (answer.status, answer.body.clone())
}

/// H5: one comment in a pack file made all tables of the game unreadable.
#[tokio::test]
async fn h5_a_comment_in_a_pack_changes_nothing() {
    let store = Arc::new(MemoryStore::new());
    let first = house(&store, Packs::built_in()).await;
    let place = played(&first).await;
    first.close().await;
    let second = house(&store, changed(|text| format!("# a comment\n{text}"))).await;
    let (status, body) = look(&second, &place, "").await;
    let shown: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &shown["notice"]["phase"]), (200, &json!("over")));
    second.close().await;
}

/// H5: a table of other rules is over, says so for good, and still has its record.
#[tokio::test]
async fn h5_a_table_of_other_packs_is_over_and_keeps_its_record() {
    let store = Arc::new(MemoryStore::new());
    let first = house(&store, Packs::built_in()).await;
    let place = played(&first).await;
    let unplayed = Place::open(first.to).await.unwrap();
    let half = Place::open(first.to).await.unwrap();
    let (mut ada, mut bob) = (
        Guest::join(first.to, &half, 0).await,
        Guest::join(first.to, &half, 1).await,
    );
    begin(&mut ada, &mut bob).await;
    let running = look(&first, &half, "/record").await;
    assert_eq!(running.0, 404, "the seed of a running match is nobody's");
    let (status, before) = look(&first, &place, "/record").await;
    assert_eq!(status, 200);
    first.close().await;
    let packs = changed(|text| text.replacen("Smasher", "Masher", 1));
    let second = house(&store, packs).await;
    for place in [&place, &unplayed, &half] {
        let (status, body) = look(&second, place, "").await;
        assert_eq!(status, 410);
        assert!(body.contains("refused-other-rules"), "{body}");
        let socket = Client::open(second.to, &place.socket(), &place.cookies[0]).await;
        let mut socket = socket.unwrap();
        socket.hello(0).await.unwrap();
        let closing = socket.hear_kind("closing").await.unwrap();
        assert_eq!(closing["why"], "other-rules", "nobody is told to come back");
    }
    let (status, record) = look(&second, &place, "/record").await;
    assert_eq!((status, &record), (200, &before));
    let record = Record::parse(&record).unwrap();
    assert!(record.signer().is_some());
    assert_eq!(look(&second, &unplayed, "/record").await.0, 404);
    let (status, record) = look(&second, &half, "/record").await;
    assert_eq!(status, 200, "what was played so far can be had");
    let record = Record::parse(&record).unwrap();
    assert_eq!(
        (record.end(), record.signer().is_some()),
        (&End::Open, true)
    );
    second.close().await;
}

/// Each table answers for itself: one of other rules, or one that is damaged, hides no other.
#[tokio::test]
async fn h5_who_comes_back_is_told_of_every_table() {
    let store = Arc::new(MemoryStore::new());
    let first = house(&store, Packs::built_in()).await;
    let kapow = json!({"game": "kapow", "mode": "duel", "seats": ["me", "open"], "name": "Ada"});
    let opened = post(first.to, "/api/tables", "", &kapow).await.unwrap();
    let (cookie, kept) = (opened.cookie().unwrap(), opened.json()["table"].clone());
    let irondie = json!({"game": "irondie", "seats": ["me", "open"], "name": "Ada"});
    let mut ids = vec![kept.as_str().unwrap().to_owned()];
    for _ in 0..2 {
        let opened = post(first.to, "/api/tables", &cookie, &irondie).await;
        let table = opened.unwrap().json()["table"].clone();
        ids.push(table.as_str().unwrap().to_owned());
    }
    let damaged = TableId::read(&ids[0]).unwrap();
    first.close().await;
    let second = house(
        &store,
        changed(|text| text.replacen("Smasher", "Masher", 1)),
    )
    .await;
    let mine = format!("/api/mine?tables={},{},{}", ids[1], ids[0], ids[2]);
    let told = get(second.to, &mine, &cookie).await.unwrap();
    let states = |told: Value| {
        let told = told.as_array().unwrap().clone();
        let state = |one: Value| {
            let (notice, closed) = (&one[1]["notice"], &one[1]["closed"]);
            (
                notice["game"].clone(),
                notice["phase"].clone(),
                closed.clone(),
            )
        };
        told.into_iter().map(state).collect::<Vec<_>>()
    };
    let gone = (
        json!("irondie"),
        json!("over"),
        json!("refused-other-rules"),
    );
    let goes_on = (json!("kapow"), json!("gathering"), Value::Null);
    assert_eq!(states(told.json()), [gone.clone(), goes_on, gone.clone()]);
    second.close().await;
    // The log of one is damaged.
    let epoch = store.claim(damaged.clone()).await.unwrap().unwrap();
    let seq = store.log(damaged.clone()).await.unwrap().len() as u64 + 1;
    let (body, keys) = ("{".to_owned(), None);
    let entry = Append {
        table: damaged,
        epoch,
        seq,
        body,
        keys,
    };
    store.append(entry).await.unwrap();
    let third = house(&store, Packs::built_in()).await;
    let told = get(third.to, &mine, &cookie).await.unwrap();
    let goes_on = (json!("irondie"), json!("gathering"), Value::Null);
    let stopped = (
        json!("kapow"),
        json!("over"),
        json!("refused-table-stopped"),
    );
    assert_eq!(states(told.json()), [goes_on.clone(), stopped, goes_on]);
    third.close().await;
}

/// The seed is in a record: whoever is given that of a match in play, under other rules, is given
/// a match that is over, even when the rules come back.
#[tokio::test]
async fn a_match_whose_seed_was_handed_out_is_not_played_on() {
    let store = Arc::new(MemoryStore::new());
    let first = house(&store, Packs::built_in()).await;
    let [shown, unseen] = [
        Place::open(first.to).await.unwrap(),
        Place::open(first.to).await.unwrap(),
    ];
    for place in [&shown, &unseen] {
        let (mut ada, mut bob) = (
            Guest::join(first.to, place, 0).await,
            Guest::join(first.to, place, 1).await,
        );
        begin(&mut ada, &mut bob).await;
    }
    first.close().await;
    let packs = || changed(|text| text.replacen("Smasher", "Masher", 1));
    let second = house(&store, packs()).await;
    // Who cannot write down that it is over gives nothing out.
    store.fail(Some(StoreError::ReadOnly));
    assert_eq!(look(&second, &shown, "/record").await.0, 503);
    store.fail(None);
    assert_eq!(look(&second, &shown, "/record").await.0, 200);
    second.close().await;
    let back = house(&store, Packs::built_in()).await;
    assert_eq!(look(&back, &shown, "").await.0, 410);
    assert_eq!(look(&back, &shown, "/record").await.0, 200);
    assert_eq!(look(&back, &unseen, "").await.0, 200);
    assert_eq!(look(&back, &unseen, "/record").await.0, 404);
    let socket = Client::open(back.to, &shown.socket(), &shown.cookies[0]).await;
    let mut socket = socket.unwrap();
    socket.hello(0).await.unwrap();
    let closing = socket.hear_kind("closing").await.unwrap();
    assert_eq!(closing["why"], "other-rules");
    back.close().await;
}

/// What cannot be read at all is damage and no matter of rules: nothing of it is handed out.
#[tokio::test]
async fn an_opening_that_cannot_be_read_opens_no_record() {
    let folder = drill::Folder::new().unwrap();
    let store = || Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let house = House::with(drill::child::config(), store()).await;
    let place = Place::open(house.to).await.unwrap();
    let (mut ada, mut bob) = (
        Guest::join(house.to, &place, 0).await,
        Guest::join(house.to, &place, 1).await,
    );
    begin(&mut ada, &mut bob).await;
    house.close().await;
    let file = Connection::open(folder.database()).unwrap();
    file.execute_batch("UPDATE tables SET opening = '{'")
        .unwrap();
    let house = House::with(drill::child::config(), store()).await;
    let (status, body) = look(&house, &place, "").await;
    assert!(
        status == 500 && body.contains("refused-table-stopped"),
        "{status} {body}"
    );
    assert_eq!(look(&house, &place, "/record").await.0, 404);
    house.close().await;
}

/// A record is made and written once, not whenever its table wakes.
#[tokio::test]
async fn who_wakes_a_table_that_is_over_writes_no_record_again() {
    let folder = drill::Folder::new().unwrap();
    let open = || Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let house = House::with(drill::child::config(), open()).await;
    let place = played(&house).await;
    house.close().await;
    for _ in 0..2 {
        let (store, mut config) = (open(), drill::child::config());
        config.times.expire_after = None;
        let house = House::with(config, store.clone()).await;
        let before = store.measures().await.unwrap().jobs;
        let mut watching = Vec::new();
        for _ in 0..3 {
            let client = Client::open(house.to, &place.watching(), "").await;
            let mut client = client.unwrap();
            client.hello(0).await.unwrap();
            client.hear_kind("here").await.unwrap();
            watching.push(client);
        }
        let (status, kept) = look(&house, &place, "/record").await;
        assert_eq!(status, 200);
        for client in &mut watching {
            assert_eq!(client.record().await.unwrap(), kept);
        }
        // Nothing but the claim.
        assert_eq!(store.measures().await.unwrap().jobs, before + 1);
        house.close().await;
    }
}

/// A record is signed by the same server after a restart.
#[tokio::test]
async fn the_key_of_a_server_is_kept_with_its_tables() {
    let store = Arc::new(MemoryStore::new());
    let mut signers = Vec::new();
    for _ in 0..2 {
        let house = house(&store, Packs::built_in()).await;
        let place = played(&house).await;
        let (_, record) = look(&house, &place, "/record").await;
        signers.push(Record::parse(&record).unwrap().signer().unwrap());
        house.close().await;
    }
    assert_eq!(signers[0], signers[1]);
}

/// What the first version of the file was made with.
const FIRST_SCHEMA: &str = "
    CREATE TABLE tables (
        num     INTEGER PRIMARY KEY,
        id      TEXT NOT NULL UNIQUE,
        watch   TEXT NOT NULL UNIQUE,
        opening TEXT NOT NULL,
        epoch   INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE entries (
        num  INTEGER NOT NULL REFERENCES tables (num),
        seq  INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (num, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        num    INTEGER NOT NULL REFERENCES tables (num),
        seat   INTEGER NOT NULL,
        invite BLOB,
        holder BLOB,
        PRIMARY KEY (num, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;
    PRAGMA user_version = 1;
";

/// A table as the first program wrote it down: a match in play, shares sent in the open.
fn old_file(path: &std::path::Path) -> (TableId, Key) {
    let packs = Packs::built_in();
    let opened = games::open("irondie", Some("duel"), None, &packs).unwrap();
    let opening = json!({
        "game": "irondie", "mode": "duel", "rules": games::rules("irondie"),
        "packs": packs.old_hash("irondie"), "setup": opened.setup,
    });
    let person = |name| json!({"who": "person", "name": name, "stand_in": false});
    let share = |byte: &str| byte.repeat(32);
    let log = [
        json!({"entry": "sat", "seat": "A", "sitter": person("Ada")}),
        json!({"entry": "sat", "seat": "B", "sitter": person("Bob")}),
        json!({"entry": "prepared", "seed": share("5a")}),
        json!({"entry": "seeded", "seat": "A", "cmd": "s", "seed": share("01")}),
        json!({"entry": "seeded", "seat": "B", "cmd": "s", "seed": share("02")}),
    ];
    let (id, watch) = (TableId::random().unwrap(), WatchId::random().unwrap());
    let key = Key::random().unwrap();
    let file = Connection::open(path).unwrap();
    file.execute_batch(FIRST_SCHEMA).unwrap();
    let sql = "INSERT INTO tables (num, id, watch, opening) VALUES (1, ?, ?, ?)";
    let row = (id.as_str(), watch.as_str(), opening.to_string());
    file.execute(sql, row).unwrap();
    for (body, seq) in log.iter().zip(1..) {
        let sql = "INSERT INTO entries (num, seq, body) VALUES (1, ?, ?)";
        file.execute(sql, (seq, body.to_string())).unwrap();
    }
    let sql = "INSERT INTO seats (num, seat, holder) VALUES (1, 0, ?)";
    file.execute(sql, [key.hash().bytes().as_slice()]).unwrap();
    (id, key)
}

#[tokio::test]
async fn a_file_of_the_first_program_is_played_on() {
    let path = std::env::temp_dir().join(format!("astragal-old-{}.db", std::process::id()));
    drop(std::fs::remove_file(&path));
    let (id, key) = old_file(&path);
    let store: Arc<dyn EventStore> = Arc::new(SqliteStore::open(&path).unwrap());
    let house = House::with(drill::child::config(), store).await;
    let (table, cookie) = (id.as_str(), format!("astragal-seat={}", key.reveal()));
    let socket = format!("/ws/tables/{table}");
    let mut ada = Client::open(house.to, &socket, &cookie).await.unwrap();
    ada.hello(0).await.unwrap();
    let welcome = ada.hear_kind("welcome").await.unwrap();
    assert_eq!(welcome["notice"]["phase"], "playing");
    assert_eq!(welcome["promise"]["published"]["astragal"], OLD_FORMAT);
    ada.say(&command("enough", 0, Act::Resign)).await.unwrap();
    ada.hear_kind("accepted").await.unwrap();
    let path = format!("/api/tables/{table}/record");
    // It is kept a moment after the match is over.
    let record = loop {
        let record = get(house.to, &path, "").await.unwrap();
        if record.status == 200 {
            break record;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let record = Record::parse(&record.body).unwrap();
    assert_eq!(record.opening().published().format, OLD_FORMAT);
    assert_eq!(record.signer(), None, "it is still what it was");
    let opened = games::record::open(&record, &Packs::built_in());
    assert!(
        opened.is_ok(),
        "and its packs are known as they were written"
    );
    house.close().await;
    drop(std::fs::remove_file(&path));
}

/// A file of the third version as it was written down once, with the chains of its logs: a table
/// whose match is over and one in the middle of a match. It is never written anew, so that what it
/// holds is not what this program would write.
const THIRD: &str = include_str!("third.sql");
const OVER: &str = "tawz9x8z5c97x2xk4";
const IN_PLAY: (&str, &str) = ("tyj60mtycc5ve07zd", "kf7yrpdf2dw0wgkvqs7j5db4mww");

#[tokio::test]
async fn a_file_of_the_third_version_is_opened_as_it_is() {
    let folder = drill::Folder::new().unwrap();
    let file = Connection::open(folder.database()).unwrap();
    file.execute_batch(THIRD).unwrap();
    drop(file);
    let store = Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let lengths = [(OVER, 63), (IN_PLAY.0, 12)];
    for (id, entries) in lengths {
        let log = store.log(TableId::read(id).unwrap()).await.unwrap();
        assert_eq!(log.len(), entries, "{id}");
    }
    let house = House::with(drill::child::config(), store).await;
    let record = format!("/api/tables/{OVER}/record");
    let record = get(house.to, &record, "").await.unwrap();
    let record = Record::parse(&record.body).unwrap();
    assert!(record.signer().is_some() && record.entries().len() > 40);
    // Whoever held a seat holds it, and plays on while the rules are those of then.
    let (table, key) = IN_PLAY;
    let (socket, cookie) = (
        format!("/ws/tables/{table}"),
        format!("astragal-seat={key}"),
    );
    let mut ada = Client::open(house.to, &socket, &cookie).await.unwrap();
    ada.hello(0).await.unwrap();
    match ada.hear().await.unwrap() {
        Told::Welcome(welcome) => {
            assert_eq!(welcome.notice.phase, wire::Phase::Playing);
            ada.say(&command("enough", 0, Act::Resign)).await.unwrap();
            ada.hear_kind("accepted").await.unwrap();
        }
        Told::Closing(why) => {
            assert_eq!(why, wire::Closing::OtherRules);
            let packs = Packs::built_in().hash("irondie").to_string();
            let same = games::rules("irondie") == Some(1) && THIRD.contains(&packs);
            assert!(!same, "its rules are still played");
        }
        told => panic!("{told:?}"),
    }
    house.close().await;
}
