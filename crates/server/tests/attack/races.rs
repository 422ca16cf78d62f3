//! Messages that are none, and many at once where one is meant.

use crate::common::{Guest, House, begin, command, refusal};
use drill::client::Client;
use drill::player::Place;
use drill::request::{get, post};
use serde_json::{Value, json};
use server::Config;
use server::ids::TableId;
use server::store::{EventStore, MemoryStore};
use std::sync::Arc;
use testkit::{SplitMix, bend};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::{Act, CmdId, Command, MAX_MESSAGE, ToTable, VERSION};

fn config() -> Config {
    let mut config = drill::child::config();
    config.limits.sockets_per_seat = 20;
    config
}

async fn log(store: &MemoryStore, place: &Place) -> Vec<String> {
    let id = TableId::read(&place.table).unwrap();
    store.log(id).await.unwrap()
}

/// Two who play, the match begun.
async fn playing(house: &House) -> (Place, Guest, Guest) {
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    (place, ada, bob)
}

#[tokio::test]
async fn p1_numbers_of_a_hello_that_nobody_gave() {
    let house = House::open(config()).await;
    let place = Place::open(house.to).await.unwrap();
    for (version, since, heard) in [
        (VERSION.to_string(), u64::MAX.to_string(), "welcome"),
        (VERSION.to_string(), "-1".to_owned(), "refused"),
        (VERSION.to_string(), "1.5".to_owned(), "refused"),
        ("1".to_owned(), "0".to_owned(), "closing"),
        (u64::from(u32::MAX).to_string(), "0".to_owned(), "closing"),
        ((1_u64 << 32).to_string(), "0".to_owned(), "refused"),
    ] {
        let mut client = Client::open(house.to, &place.watching(), "").await.unwrap();
        let hello = format!(r#"{{"say":"hello","version":{version},"since":{since}}}"#);
        client.say_text(&hello).await.unwrap();
        let first: Value = serde_json::from_str(&client.hear_text().await.unwrap()).unwrap();
        assert_eq!(first["tell"], heard, "{hello}: {first}");
    }
    house.close().await;
}

#[tokio::test]
async fn p2_texts_that_are_nearly_messages() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let (place, mut ada, mut bob) = playing(&house).await;
    let before = log(&store, &place).await;
    let resign = |inside: &str| format!(r#"{{"say":"command",{inside},"act":{{"do":"resign"}}}}"#);
    for text in [
        "[".repeat(8_000),
        format!("{}1{}", "[".repeat(3_000), "]".repeat(3_000)),
        resign(r#""cmd":"\ud800","seat":"A","seen":0"#),
        resign(r#""cmd":"x","seat":"\udfff","seen":0"#),
        resign(r#""cmd":"x","seat":"A","seen":1e400"#),
        resign(r#""cmd":"x","seat":"A","seen":18446744073709551616"#),
        resign(r#""cmd":"x","seat":"A","seen":-1"#),
        resign(r#""cmd":"x","cmd":"y","seat":"A","seen":0"#),
        resign(r#""cmd":"x","seat":"A","seat":"A","seen":0"#),
        resign(r#""say":"ping","cmd":"x","seat":"A","seen":0"#),
        resign(r#""cmd":"","seat":"A","seen":0"#),
        resign(r#""cmd":"x\u0000","seat":"A","seen":0"#),
        resign(r#""cmd":["x"],"seat":"A","seen":0"#),
        r#"{"say":"command","cmd":"x","seat":"A","seen":0,"act":{"do":"move","text":"\ud800"}}"#
            .to_owned(),
        r#"{"say":"command","cmd":"x","seat":"A","seen":0,"act":{"do":"resign","do":"undo"}}"#
            .to_owned(),
        r#"{"say":"past","most":1e400}"#.to_owned(),
        r#"{"say":"ping"}{"say":"ping"}"#.to_owned(),
    ] {
        ada.client.say_text(&text).await.unwrap();
        let refused = ada.client.hear_kind("refused").await.unwrap();
        assert_eq!(refusal(&refused), "refused-unreadable", "{text:.80}");
    }
    ada.client.say_text(&" ".repeat(MAX_MESSAGE + 1)).await.ok();
    while ada.client.hear_text().await.is_ok() {}
    assert_eq!(log(&store, &place).await, before);
    bob.act().await.unwrap();
    house.close().await;
}

/// A socket of seat A that has been told everything.
async fn joined(house: &House, place: &Place) -> Client {
    let client = Client::open(house.to, &place.socket(), &place.cookies[0]).await;
    let mut client = client.unwrap();
    client.hello(0).await.unwrap();
    client.hear_kind("here").await.unwrap();
    client
}

/// Sends all at once and hears what is answered to each: `accepted` or `refused`.
async fn at_once(clients: &mut [Client], commands: &[Command]) -> Vec<String> {
    for (client, command) in clients.iter_mut().zip(commands) {
        let command = ToTable::Command(command.clone());
        client.say(&command).await.unwrap();
    }
    let mut heard = Vec::new();
    for client in clients {
        heard.push(loop {
            let told: Value = serde_json::from_str(&client.hear_text().await.unwrap()).unwrap();
            let kind = told["tell"].as_str().unwrap();
            if ["accepted", "refused"].contains(&kind) {
                break kind.to_owned();
            }
        });
    }
    heard
}

#[tokio::test]
async fn r1_five_answers_to_one_question_are_one() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    for _ in 0..10 {
        let (place, mut ada, _bob) = playing(&house).await;
        let mut clients = Vec::new();
        for _ in 0..5 {
            clients.push(joined(&house, &place).await);
        }
        let wish = ada.player.wish().unwrap();
        let named = |count: usize| Command {
            cmd: CmdId::new(&format!("r{count}")).unwrap(),
            ..wish.clone()
        };
        let commands: Vec<Command> = (0..5).map(named).collect();
        let heard = at_once(&mut clients, &commands).await;
        let accepted = heard.iter().filter(|kind| *kind == "accepted").count();
        let log = log(&store, &place).await;
        let did = log.iter().filter(|body| body.contains(r#""did""#)).count();
        assert_eq!((accepted, did), (1, 1), "{log:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn r2_one_command_on_ten_sockets_is_done_once() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    for _ in 0..5 {
        let (place, mut ada, _bob) = playing(&house).await;
        let mut clients = Vec::new();
        for _ in 0..10 {
            clients.push(joined(&house, &place).await);
        }
        let wish = ada.player.wish().unwrap();
        let heard = at_once(&mut clients, &vec![wish; 10]).await;
        assert!(heard.iter().all(|kind| kind == "accepted"), "{heard:?}");
        let log = log(&store, &place).await;
        let did = log.iter().filter(|body| body.contains(r#""did""#)).count();
        assert_eq!(did, 1, "{log:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn r4_a_bot_and_a_person_do_not_share_a_seat() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let mut persons = 0;
    for round in 0..10 {
        let wanted = json!({"game": "irondie", "seats": ["me", "open"], "name": "Ada"});
        let opened = post(house.to, "/api/tables", "", &wanted).await.unwrap();
        let (table, cookie) = (opened.json(), opened.cookie().unwrap());
        let id = table["table"].as_str().unwrap();
        let client = Client::open(house.to, &format!("/ws/tables/{id}"), &cookie).await;
        let mut client = client.unwrap();
        client.hello(0).await.unwrap();
        client.hear_kind("here").await.unwrap();
        let (seat, bot) = (crate::common::seat(1), "random".to_owned());
        let bot = command(&format!("b{round}"), 0, Act::Bot { seat, bot });
        let sitting = json!({"name": "Bob", "key": table["seats"][1]["key"]});
        let path = format!("/api/tables/{id}/seats/B");
        let arranging = async {
            client.say(&bot).await.unwrap();
            loop {
                let told: Value = serde_json::from_str(&client.hear_text().await.unwrap()).unwrap();
                match told["tell"].as_str().unwrap() {
                    "accepted" => break true,
                    "refused" => break false,
                    _ => {}
                }
            }
        };
        let (sat, arranged) = tokio::join!(post(house.to, &path, "", &sitting), arranging);
        let sat = sat.unwrap().status;
        assert!((sat == 200) != arranged, "{sat} {arranged}");
        assert!([200, 403, 409].contains(&sat), "{sat}");
        persons += usize::from(sat == 200);
        let log = store.log(TableId::read(id).unwrap()).await.unwrap();
        let taken = log.iter().filter(|body| body.contains(r#""seat":"B""#));
        assert_eq!(taken.count(), 1, "{log:?}");
    }
    assert!(persons <= 10);
    house.close().await;
}

/// Frames that no browser sends.
fn bad_frame(rng: &mut SplitMix) -> Vec<u8> {
    use kernel::Rng;
    let payload: Vec<u8> = (0..rng.below(60)).map(|_| rng.below(256) as u8).collect();
    let length = payload.len() as u8;
    let head: Vec<u8> = match rng.below(8) {
        // Reserved opcodes and bits.
        0 => vec![0x83 + rng.below(5) as u8, 0x80 | length, 0, 0, 0, 0],
        1 => vec![0xf1, 0x80 | length, 0, 0, 0, 0],
        // Not masked.
        2 => vec![0x81, length],
        // Lengths that lie.
        3 => vec![0x81, 0xfe, 0xff, 0xff, 1, 2, 3, 4],
        4 => vec![0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        5 => vec![0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        // No text, as a text; and a piece of nothing.
        6 => vec![0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0x80],
        _ => vec![0x80, 0x80 | length, 0, 0, 0, 0],
    };
    [head, payload].concat()
}

#[tokio::test]
async fn r5_a_thousand_frames_that_are_none() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let (place, mut ada, _bob) = playing(&house).await;
    let (before, mut rng) = (log(&store, &place).await, SplitMix::new(5));
    let head = format!(
        "GET {} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        place.watching(),
        house.to
    );
    for _ in 0..100 {
        let mut stream = TcpStream::connect(house.to).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        for _ in 0..10 {
            if stream.write_all(&bad_frame(&mut rng)).await.is_err() {
                break;
            }
        }
    }
    assert_eq!(log(&store, &place).await, before);
    ada.act().await.unwrap();
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().body, "ok\n");
    house.close().await;
}

/// Messages that are well framed and bent. Each gets one answer; nothing of it is done.
#[tokio::test]
async fn r5b_two_thousand_bent_messages() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let (place, mut ada, _bob) = playing(&house).await;
    let (before, mut rng) = (log(&store, &place).await, SplitMix::new(6));
    let right = [
        r#"{"say":"command","cmd":"c","seat":"B","seen":3,"act":{"do":"resign"}}"#,
        r#"{"say":"command","cmd":"c","seat":"B","seen":3,"act":{"do":"move","text":"skip"}}"#,
        r#"{"say":"phrase","phrase":"thanks"}"#,
    ];
    let mut client = Client::open(house.to, &place.watching(), "").await.unwrap();
    client.hello(0).await.unwrap();
    client.hear_kind("here").await.unwrap();
    let mut unreadable = 0;
    for round in 0..2_000 {
        let text = bend(right[round % 3], &mut rng);
        client.say_text(&text).await.unwrap();
        let told: Value = serde_json::from_str(&client.hear_text().await.unwrap()).unwrap();
        assert_eq!(told["tell"], "refused", "{text}: {told}");
        unreadable += u32::from(refusal(&told) == "refused-unreadable");
    }
    assert!(unreadable > 1_000, "{unreadable}");
    assert_eq!(log(&store, &place).await, before);
    ada.act().await.unwrap();
    house.close().await;
}
