//! What guests must not be able to do to others: stall them, shut them out, grow a log without end.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{Guest, House, command, refusal};
use drill::client::{Client, Told};
use drill::player::Place;
use drill::request::get;
use kernel::Viewer;
use server::store::{EventStore, MemoryStore, SqliteStore};
use server::{Config, Limits, Rate};
use std::fmt::Debug;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::MOST_CHANGES;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::{Act, ToTable};

fn config() -> Config {
    drill::child::config()
}

async fn metric<T: FromStr<Err: Debug>>(house: &House, name: &str) -> T {
    let text = get(house.to, "/metrics", "").await.unwrap().body;
    let mut lines = text.lines().filter_map(|line| line.split_once(' '));
    let (_, value) = lines.find(|(known, _)| *known == name).unwrap();
    value.parse().unwrap()
}

/// H4: spectators from everywhere do not lock a player out.
#[tokio::test]
async fn a_seat_always_fits_however_many_watch() {
    let limits = Limits {
        spectators: 5,
        ..config().limits
    };
    let house = House::open(Config { limits, ..config() }).await;
    let place = Place::open(house.to).await.unwrap();
    let mut watching = Vec::new();
    for _ in 0..5 {
        let mut client = Client::open(house.to, &place.watching(), "").await.unwrap();
        client.hello(0).await.unwrap();
        client.hear_kind("welcome").await.unwrap();
        watching.push(client);
    }
    let mut late = Client::open(house.to, &place.watching(), "").await.unwrap();
    late.hello(0).await.unwrap();
    assert_eq!(late.hear_kind("closing").await.unwrap()["why"], "too-much");
    for _ in 0..3 {
        let mut ada = Guest::join(house.to, &place, 0).await;
        let mut bob = Guest::join(house.to, &place, 1).await;
        ada.client.say(&ToTable::Ping).await.unwrap();
        bob.client.say(&ToTable::Ping).await.unwrap();
        ada.client.hear_kind("pong").await.unwrap();
        bob.client.hear_kind("pong").await.unwrap();
    }
    house.close().await;
}

/// A seat with many sockets loses the oldest, so nobody else pays for them.
#[tokio::test]
async fn the_oldest_socket_of_a_seat_makes_room() {
    let limits = Limits {
        sockets_per_seat: 2,
        ..config().limits
    };
    let house = House::open(Config { limits, ..config() }).await;
    let place = Place::open(house.to).await.unwrap();
    let mut first = Guest::join(house.to, &place, 0).await;
    let mut second = Guest::join(house.to, &place, 0).await;
    let mut third = Guest::join(house.to, &place, 0).await;
    assert_eq!(
        first.client.hear_kind("closing").await.unwrap()["why"],
        "too-much"
    );
    for guest in [&mut second, &mut third] {
        guest.client.say(&ToTable::Ping).await.unwrap();
        guest.client.hear_kind("pong").await.unwrap();
    }
    house.close().await;
}

/// H3: names, orders, seats and take-backs have a budget, and playing goes on without them.
#[tokio::test]
async fn nobody_grows_a_log_without_end() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let rename = |count: u32| {
        command(
            &format!("n{count}"),
            0,
            Act::Name {
                name: format!("A{count}"),
            },
        )
    };
    for count in 0..MOST_CHANGES {
        ada.client.say(&rename(count)).await.unwrap();
        ada.client.hear_kind("accepted").await.unwrap();
    }
    ada.client.say(&rename(MOST_CHANGES)).await.unwrap();
    let refused = ada.client.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&refused), "refused-changes");
    common::said(&refused["reason"]);
    let id = server::ids::TableId::read(&place.table).unwrap();
    let before = store.log(id.clone()).await.unwrap().len();
    // A newcomer is not told any of that, and the match begins all the same.
    let mut bob = Guest::join(house.to, &place, 1).await;
    assert!(bob.player.newest > u64::from(MOST_CHANGES));
    let mut ada = Guest::join(house.to, &place, 0).await;
    common::begin(&mut ada, &mut bob).await;
    // Each was bound to a share and opened it.
    assert_eq!(store.log(id).await.unwrap().len(), before + 4);
    house.close().await;
}

/// H3: a hello costs what the present weighs, whatever has happened before.
#[tokio::test]
async fn a_hello_costs_the_same_after_a_long_evening() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    let far = |told: &Told| matches!(told, Told::Update(update) if update.n > 600);
    tokio::select! {
        _ = ada.play_until(far) => {}
        _ = bob.play_until(far) => {}
        () = tokio::time::sleep(Duration::from_secs(60)) => panic!("nobody plays"),
    }
    let (bytes, seconds) = ("astragal_hello_bytes_total", "astragal_hello_seconds_sum");
    let before: (u64, f64) = (metric(&house, bytes).await, metric(&house, seconds).await);
    let mut watchers = Vec::new();
    for _ in 0..20 {
        let mut client = Client::open(house.to, &place.watching(), "").await.unwrap();
        client.hello(0).await.unwrap();
        client.hear_kind("here").await.unwrap();
        watchers.push(client);
    }
    let told = (metric::<u64>(&house, bytes).await - before.0) / 20;
    let took = (metric::<f64>(&house, seconds).await - before.1) / 20.0;
    assert!(told < 60_000, "{told} bytes a hello");
    // Measured by the clock on a busy machine; the drill measures on a quiet one.
    assert!(took < 0.050, "{took} seconds a hello");
    house.close().await;
}

/// H3: what happened before is told when it is asked for, up to the newest, without a gap.
#[tokio::test]
async fn the_past_is_told_to_who_asks_for_it() {
    let house = House::open(config()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    let far = |told: &Told| matches!(told, Told::Update(update) if update.n > 40);
    tokio::select! {
        _ = ada.play_until(far) => {}
        _ = bob.play_until(far) => {}
    }
    let mut client = Client::open(house.to, &place.watching(), "").await.unwrap();
    client.say(&ToTable::Past { most: 5 }).await.unwrap();
    let refused = client.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&refused), "refused-hello-first");
    client.hello(0).await.unwrap();
    let welcome = client.hear_kind("welcome").await.unwrap();
    assert_eq!(welcome["viewer"], serde_json::json!(Viewer::Table));
    for (most, least) in [(5, 5), (u32::MAX, 30)] {
        client.say(&ToTable::Past { most }).await.unwrap();
        let past = client.hear_kind("past").await.unwrap();
        let numbers = past["updates"].as_array().unwrap().iter();
        let numbers: Vec<u64> = numbers.map(|one| one["n"].as_u64().unwrap()).collect();
        assert!(numbers.len() >= least && numbers.windows(2).all(|two| two[1] == two[0] + 1));
        assert!(*numbers.last().unwrap() >= welcome["newest"].as_u64().unwrap());
    }
    house.close().await;
}

/// A full hall has room for newcomers as long as nobody is at some table; which has been left
/// longest goes first.
#[tokio::test]
async fn tables_that_nobody_is_at_make_room_for_newcomers() {
    let limits = Limits {
        tables: 2,
        ..config().limits
    };
    let store = Arc::new(MemoryStore::new());
    let house = House::with(Config { limits, ..config() }, store.clone()).await;
    let mut places = Vec::new();
    for _ in 0..3 {
        places.push(Place::open(house.to).await.unwrap());
    }
    let woken = async |place: &Place| {
        let id = server::ids::TableId::read(&place.table).unwrap();
        store.epoch(id).await.unwrap().unwrap()
    };
    let look = async |place: &Place| {
        let path = format!("/api/tables/{}", place.table);
        get(house.to, &path, "").await.unwrap()
    };
    let ada = Guest::join(house.to, &places[0], 0).await;
    // The second was left longest, so the third is still awake.
    let before = woken(&places[2]).await;
    assert_eq!(look(&places[2]).await.status, 200);
    assert_eq!(woken(&places[2]).await, before);
    let bob = Guest::join(house.to, &places[2], 1).await;
    let full = look(&places[1]).await;
    assert_eq!(
        (full.status, full.key().as_str()),
        (503, "refused-too-many")
    );
    assert_eq!(metric::<u64>(&house, "astragal_tables_awake").await, 2);
    drop(ada);
    assert_eq!(look(&places[1]).await.status, 200);
    drop(bob);
    house.close().await;
}

/// Who only looks at a list of tables keeps none of them awake.
#[tokio::test]
async fn a_list_keeps_no_table_awake() {
    let mut config = config();
    config.times.sleep_after = Duration::from_millis(200);
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config, store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let id = server::ids::TableId::read(&place.table).unwrap();
    let woken = async || store.epoch(id.clone()).await.unwrap().unwrap();
    let (path, before) = (format!("/api/mine?tables={}", place.table), woken().await);
    let begun = Instant::now();
    while woken().await < before + 2 {
        assert!(begun.elapsed() < Duration::from_secs(10), "it never sleeps");
        let told = get(house.to, &path, &place.cookies[0]).await.unwrap();
        assert_eq!(told.status, 200, "{told:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    house.close().await;
}

/// M1: whoever takes nothing of an answer loses the connection.
#[tokio::test]
async fn who_does_not_take_a_file_loses_the_connection() {
    let folder = drill::Folder::new().unwrap();
    std::fs::write(folder.path().join("big.bin"), vec![7; 32 << 20]).unwrap();
    let files = server::Files::read(folder.path()).unwrap();
    let mut slow = config();
    slow.times.write_within = Duration::from_millis(300);
    let house = House::with_files(slow, Arc::new(MemoryStore::new()), files).await;
    let mut stream = TcpStream::connect(house.to).await.unwrap();
    let ask = "GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n";
    stream.write_all(ask.as_bytes()).await.unwrap();
    let begun = Instant::now();
    while metric::<u64>(&house, "astragal_connections").await > 1 {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "it is held for ever"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).await.ok();
    assert!(heard.len() < 32 << 20);
    house.close().await;
}

/// M1: one address does not take all connections.
#[tokio::test]
async fn one_address_has_so_many_connections() {
    let limits = Limits {
        connections_per_address: 3,
        ..config().limits
    };
    let house = House::open(Config { limits, ..config() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(TcpStream::connect(house.to).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut fourth = TcpStream::connect(house.to).await.unwrap();
    let mut heard = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(5), fourth.read_to_end(&mut heard));
    ended.await.unwrap().ok();
    assert!(heard.is_empty());
    drop(open);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(
        metric::<u64>(&house, "astragal_connections_turned_away_total").await,
        1
    );
    house.close().await;
}

/// M3: what a proxy says is read to its last word, or not at all.
#[tokio::test]
async fn a_proxy_cannot_be_talked_into_being_this_machine() {
    let house = House::open(Config {
        trust_proxy: true,
        metrics_key: server::MetricsKey::new("a key that nobody guesses"),
        ..config()
    })
    .await;
    assert_eq!(server::MetricsKey::new("too short"), None);
    let ask = async |lines: &str| {
        let head = format!("GET /metrics HTTP/1.1\r\nHost: x\r\n{lines}Connection: close\r\n\r\n");
        drill::request::raw(house.to, head.as_bytes())
            .await
            .unwrap()
            .status
    };
    for (lines, status) in [
        // A proxy that says nothing of itself looks like this machine.
        ("", 404),
        ("Authorization: Bearer the wrong key, but long\r\n", 404),
        ("Authorization: Bearer a key that nobody guesses\r\n", 200),
        ("X-Forwarded-For: 203.0.113.9\r\n", 404),
        (
            "X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.9\r\n",
            404,
        ),
        ("X-Forwarded-For: 127.0.0.1\r\n", 404),
        ("X-Forwarded-For: unknown\r\n", 400),
        (
            "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: unknown\r\n",
            400,
        ),
        ("X-Forwarded-For: 203.0.113.9:4711\r\n", 404),
        ("Forwarded: for=203.0.113.9\r\n", 404),
    ] {
        assert_eq!(ask(lines).await, status, "{lines}");
    }
    house.close().await;
}

/// L2: a connection that breaks is not counted as one that said too much.
#[tokio::test]
async fn what_breaks_is_not_counted_as_an_attack() {
    let house = House::open(config()).await;
    let place = Place::open(house.to).await.unwrap();
    let client = Client::open(house.to, &place.watching(), "").await.unwrap();
    drop(client);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let count = async |name| metric::<u64>(&house, name).await;
    assert_eq!(count("astragal_closed_too_much_total").await, 0);
    assert_eq!(count("astragal_sockets_broken_total").await, 1);
    house.close().await;
}

/// L2: who asks too often is counted apart.
#[tokio::test]
async fn who_asks_too_often_is_counted_apart() {
    let requests = Rate {
        burst: 3,
        per_second: 2,
    };
    let limits = Limits {
        requests,
        ..config().limits
    };
    let house = House::open(Config { limits, ..config() }).await;
    let mut last = 200;
    for _ in 0..50 {
        last = get(house.to, "/healthz", "").await.unwrap().status;
        if last == 429 {
            break;
        }
    }
    assert_eq!(last, 429);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let count = async |name| metric::<u64>(&house, name).await;
    assert!(count("astragal_requests_too_often_total").await >= 1);
    assert_eq!(count("astragal_closed_too_much_total").await, 0);
    house.close().await;
}

/// L2: the time to the acknowledgement counts from when a command is heard, its wait behind others
/// included.
#[tokio::test]
async fn who_waits_behind_others_is_seen_in_the_times() {
    let folder = drill::Folder::new().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let house = House::with(config(), store).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let other = rusqlite::Connection::open(folder.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    for count in 0..4 {
        let name = format!("A{count}");
        let rename = command(&name, 0, Act::Name { name: name.clone() });
        ada.client.say(&rename).await.unwrap();
    }
    let disk = Duration::from_millis(400);
    tokio::time::sleep(disk).await;
    other.execute_batch("ROLLBACK").unwrap();
    for _ in 0..4 {
        ada.client.hear_kind("accepted").await.unwrap();
    }
    let all: f64 = metric(&house, "astragal_acknowledgement_seconds_sum").await;
    assert!(
        all > 3.0 * disk.as_secs_f64(),
        "{all} s for four that waited"
    );
    house.close().await;
}
