//! Load by cheap means: connections that wait, requests that trickle, spectators, bots, names.

use crate::common::{Guest, House, begin, command};
use drill::client::{Client, Told};
use drill::player::Place;
use drill::request::{get, raw};
use serde_json::{Value, json};
use server::ids::TableId;
use server::store::{EventStore, MemoryStore};
use server::{Config, Limits, Rate};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::MOST_CHANGES;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::{Act, ToTable};

/// A server with little patience.
fn hasty() -> Config {
    let mut config = drill::child::config();
    config.times.head_within = Duration::from_millis(400);
    config.times.request_within = Duration::from_millis(600);
    config
}

/// Writes pieces with pauses until the other side hangs up: what it said, and how long it took.
async fn trickle(to: SocketAddr, first: &str, piece: &str) -> (String, Duration) {
    let mut stream = TcpStream::connect(to).await.unwrap();
    stream.write_all(first.as_bytes()).await.unwrap();
    let (mut heard, mut part, begun) = (Vec::new(), [0; 1_024], Instant::now());
    while begun.elapsed() < Duration::from_secs(10) {
        let read = tokio::time::timeout(Duration::from_millis(50), stream.read(&mut part));
        match read.await {
            Ok(Ok(0) | Err(_)) => break,
            Ok(Ok(count)) => heard.extend_from_slice(&part[..count]),
            Err(_) if stream.write_all(piece.as_bytes()).await.is_err() => break,
            Err(_) => {}
        }
    }
    (
        String::from_utf8_lossy(&heard).into_owned(),
        begun.elapsed(),
    )
}

#[tokio::test]
async fn d3_connections_that_say_nothing_end() {
    let house = House::open(hasty()).await;
    let mut idle = Vec::new();
    for _ in 0..300 {
        idle.push(TcpStream::connect(house.to).await.unwrap());
    }
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().status, 200);
    let begun = Instant::now();
    let mut heard = [0; 256];
    for stream in &mut idle {
        let ended = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut heard));
        drop(ended.await.expect("it is held for ever"));
    }
    assert!(begun.elapsed() < Duration::from_secs(5));
    house.close().await;
}

#[tokio::test]
async fn d5_who_trickles_a_request_is_not_waited_for() {
    let house = House::open(hasty()).await;
    let head = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n", house.to);
    let body = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n",
        house.to
    );
    let slow_body = format!("{body}Content-Length: 10000\r\n\r\n{{");
    let chunks = format!("{body}Transfer-Encoding: chunked\r\n\r\n");
    let kept = format!("{head}\r\n");
    let (slow_head, slow_body, chunks, kept) = tokio::join!(
        trickle(house.to, &head, "X: y\r\n"),
        trickle(house.to, &slow_body, " "),
        trickle(house.to, &chunks, "1\r\n \r\n"),
        trickle(house.to, &kept, ""),
    );
    assert!(!slow_head.0.contains(" 200 "), "{}", slow_head.0);
    assert!(slow_body.0.contains(" 408 "), "{}", slow_body.0);
    assert!(chunks.0.contains(" 408 "), "{}", chunks.0);
    assert!(kept.0.contains(" 200 "), "{}", kept.0);
    for (_, took) in [slow_head, slow_body, chunks, kept] {
        assert!(took < Duration::from_secs(5), "{took:?}");
    }
    house.close().await;
}

/// Spectators from everywhere, and the network of a player is gone for a while: the player comes
/// back before a bot stands in, and after it too.
#[tokio::test]
async fn d6_spectators_keep_nobody_from_coming_back() {
    let mut config = drill::child::config();
    config.limits = Limits {
        spectators: 5,
        ..config.limits
    };
    config.times.grace = Duration::from_millis(600);
    let house = House::open(config).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    let mut crowd = Vec::new();
    let mut more_come = async || {
        for _ in 0..8 {
            let mut client = Client::open(house.to, &place.watching(), "").await.unwrap();
            client.hello(0).await.unwrap();
            client.hear_text().await.unwrap();
            crowd.push(client);
        }
    };
    more_come().await;
    drop(bob);
    // Whoever was turned away takes a place that is free.
    more_come().await;
    let bob = Guest::join(house.to, &place, 1).await;
    let stood_in = |told: &Told, wanted: bool| {
        matches!(told, Told::Update(update)
        if update.notice.as_ref().is_some_and(|notice| matches!(notice.players[1],
            wire::Player::Person { stand_in, .. } if stand_in == wanted)))
    };
    drop(bob);
    ada.hear_until(|told| stood_in(told, true)).await;
    more_come().await;
    let _bob = Guest::join(house.to, &place, 1).await;
    ada.hear_until(|told| stood_in(told, false)).await;
    house.close().await;
}

/// A table and a socket of somebody behind a proxy.
async fn from(to: SocketAddr, address: &str, bot: &str) -> (Client, TableId) {
    let body = json!({"game": "irondie", "seats": ["me", bot], "name": "Ada"}).to_string();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {to}\r\nX-Forwarded-For: {address}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let opened = raw(to, head.as_bytes()).await.unwrap();
    let (cookie, table) = (opened.cookie().unwrap(), opened.json());
    let id = TableId::read(table["table"].as_str().unwrap()).unwrap();
    let path = format!("/ws/tables/{}", id.as_str());
    let more = [("cookie", cookie.as_str()), ("x-forwarded-for", address)];
    let mut client = Client::open_with(to, &path, &more).await.unwrap();
    client.hello(0).await.unwrap();
    client.hear_kind("here").await.unwrap();
    (client, id)
}

/// Is bound to a share and opens it: the match begins, and the bot opposite is asked.
async fn set_thinking(client: &mut Client) {
    let share = fair::SeatSeed::new([3; 32]);
    let commitment = share.commit();
    client
        .say(&command("a", 0, Act::Commit { commitment }))
        .await
        .unwrap();
    client.hear_kind("accepted").await.unwrap();
    client
        .say(&command("b", 0, Act::Seed { seed: share }))
        .await
        .unwrap();
    client.hear_kind("accepted").await.unwrap();
}

/// Whatever a guest writes before it, the last line is the proxy's: it says whose allowance is used
/// and whether the cookie is for secure connections.
#[tokio::test]
async fn d8_who_talks_to_the_proxy_gains_nothing() {
    let mut config = drill::child::config();
    config.trust_proxy = true;
    config.limits.requests = Rate {
        burst: 125,
        per_second: 1,
    };
    let house = House::open(config).await;
    let body = json!({"game": "irondie", "seats": ["me", "open"], "name": "Eve"}).to_string();
    let to = house.to;
    let ask = async |lines: String| {
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {to}\r\nX-Forwarded-For: {lines}\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        raw(to, head.as_bytes()).await.unwrap()
    };
    let mut tables = 0;
    for number in 0..20 {
        let invented = format!("198.51.100.{number}");
        let lines = [
            format!("{invented}\r\nX-Forwarded-For: 203.0.113.9\r\n"),
            format!("{invented}, 203.0.113.9\r\n"),
        ];
        let opened = ask(lines[number % 2].clone()).await.status;
        assert!([201, 429].contains(&opened), "{opened}");
        tables += u32::from(opened == 201);
    }
    assert_eq!(tables, 2, "one address has one allowance");
    let secure = "192.0.2.1\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Proto: https\r\n";
    let opened = ask(secure.to_owned()).await;
    let cookie = opened.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with("__Host-") && cookie.contains("Secure"),
        "{cookie}"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn d7_bots_of_one_address_leave_room_for_others() {
    let config = Config {
        trust_proxy: true,
        bots_at_once: 2,
        ..drill::child::config()
    };
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config, store.clone()).await;
    let mut greedy = Vec::new();
    for _ in 0..6 {
        let (mut client, _) = from(house.to, "203.0.113.9", "bot:search:2s").await;
        set_thinking(&mut client).await;
        greedy.push(client);
    }
    let (mut other, id) = from(house.to, "198.51.100.7", "bot:random").await;
    let begun = Instant::now();
    set_thinking(&mut other).await;
    let answered = async || {
        let log = store.log(id.clone()).await.unwrap();
        log.iter().any(|body| body.contains(r#""did""#))
    };
    while !answered().await {
        assert!(begun.elapsed() < Duration::from_millis(1_500), "it waits");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.close().await;
}

/// Names at all sockets of a seat have one budget.
#[tokio::test]
async fn d10_many_sockets_write_no_more_names_than_one() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(drill::child::config(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let id = TableId::read(&place.table).unwrap();
    let before = store.log(id.clone()).await.unwrap().len();
    let mut names = tokio::task::JoinSet::new();
    for socket in 0..8 {
        let (to, place) = (house.to, place.clone());
        names.spawn(async move {
            let client = Client::open(to, &place.socket(), &place.cookies[0]).await;
            let mut client = client.unwrap();
            client.hello(0).await.unwrap();
            for count in 0..100 {
                let name = format!("A{socket}-{count}");
                let rename = command(&format!("n{socket}-{count}"), 0, Act::Name { name });
                client.say(&rename).await.unwrap();
                let answered = |text: &str| {
                    let told: Value = serde_json::from_str(text).unwrap();
                    ["accepted", "refused"].contains(&told["tell"].as_str().unwrap())
                };
                while !answered(&client.hear_text().await.unwrap()) {}
            }
            client
        });
    }
    let clients = names.join_all().await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    bob.act().await.unwrap();
    let after = store.log(id).await.unwrap();
    let renamed = after.iter().filter(|body| body.contains("arranged"));
    assert_eq!(renamed.count(), MOST_CHANGES as usize);
    assert!(after.len() <= before + MOST_CHANGES as usize + 2);
    drop(clients);
    house.close().await;
}

/// Somebody who asks for the past at forty sockets is one household: others are told theirs,
/// and get a record, while it waits.
#[tokio::test(flavor = "multi_thread")]
async fn d14_one_address_does_not_take_the_past_from_others() {
    let config = Config {
        trust_proxy: true,
        ..drill::child::config()
    };
    let house = House::open(config).await;
    let (long, over) = (long(house.to).await, over(house.to).await);
    let watch = async |place: &Place, address: &str| {
        let more = [("x-forwarded-for", address)];
        let client = Client::open_with(house.to, &place.watching(), &more).await;
        let mut client = client.unwrap();
        client.hello(0).await.unwrap();
        client.hear_kind("here").await.unwrap();
        client
    };
    let mut greedy = Vec::new();
    for _ in 0..40 {
        greedy.push(watch(&long, "203.0.113.9").await);
    }
    let mut other = watch(&long, "198.51.100.7").await;
    let mut third = watch(&over, "192.0.2.1").await;
    for client in &mut greedy {
        client.say(&ToTable::Past { most: u32::MAX }).await.unwrap();
    }
    other.say(&ToTable::Past { most: 100 }).await.unwrap();
    third.say(&ToTable::Record).await.unwrap();
    third.hear_kind("record").await.unwrap();
    let told: Value = serde_json::from_str(&other.hear_text().await.unwrap()).unwrap();
    assert_eq!(told["tell"], "past", "{told}");
    let waits = tokio::time::timeout(Duration::ZERO, greedy[30].hear_text());
    assert!(waits.await.is_err(), "they were behind nobody");
    house.close().await;
}

/// A table at which much has happened.
async fn long(to: SocketAddr) -> Place {
    let place = Place::open(to).await.unwrap();
    let mut ada = Guest::join(to, &place, 0).await;
    let mut bob = Guest::join(to, &place, 1).await;
    let far = |told: &Told| matches!(told, Told::Update(update) if update.n > 300);
    tokio::select! {
        _ = ada.play_until(far) => {}
        _ = bob.play_until(far) => {}
    }
    place
}

/// A table whose match is over.
async fn over(to: SocketAddr) -> Place {
    let place = Place::open(to).await.unwrap();
    let mut ada = Guest::join(to, &place, 0).await;
    let mut bob = Guest::join(to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    ada.client
        .say(&command("end", 0, Act::Resign))
        .await
        .unwrap();
    ada.client.hear_kind("accepted").await.unwrap();
    ada.client.record().await.unwrap();
    place
}
