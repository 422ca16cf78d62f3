//! Who speaks for a seat: spectators, invitations that are for something else, and somebody who was
//! sent away and talks on.

use crate::common::{House, command, refusal, seat, status};
use drill::client::Client;
use drill::player::Place;
use drill::request::{Answer, post};
use serde_json::{Value, json};
use server::ids::TableId;
use server::store::{EventStore, MemoryStore};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::task::JoinSet;
use wire::Act;

/// Seat and cookie do not help where people only watch.
#[tokio::test]
async fn a4_who_watches_says_nothing_whoever_it_is() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(drill::child::config(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let id = TableId::read(&place.table).unwrap();
    let before = store.log(id.clone()).await.unwrap();
    for cookie in ["", &place.cookies[0]] {
        let watching = format!("{}?seat=A", place.watching());
        for path in [place.watching(), watching] {
            let mut client = Client::open(house.to, &path, cookie).await.unwrap();
            client.hello(0).await.unwrap();
            let welcome = client.hear_kind("welcome").await.unwrap();
            assert_eq!(welcome["viewer"], "table");
            let name = "Eve".to_owned();
            let rename = command("x", 0, Act::Name { name });
            client.say(&rename).await.unwrap();
            let refused = client.hear_kind("refused").await.unwrap();
            assert_eq!(refusal(&refused), "refused-not-your-seat");
        }
    }
    assert_eq!(store.log(id).await.unwrap(), before);
    house.close().await;
}

/// A table with an empty seat: its id, the cookie of its head and the invitation.
async fn opened(to: SocketAddr) -> (String, String, Value) {
    let wanted = json!({"game": "irondie", "seats": ["me", "open"], "name": "Ada"});
    let opened = post(to, "/api/tables", "", &wanted).await.unwrap();
    let table = opened.json();
    let id = table["table"].as_str().unwrap().to_owned();
    let key = table["seats"][1]["key"].clone();
    (id, opened.cookie().unwrap(), key)
}

async fn sit(to: SocketAddr, table: &str, key: &Value) -> Answer {
    let path = format!("/api/tables/{table}/seats/B");
    let sitting = json!({"name": "Bob", "key": key});
    post(to, &path, "", &sitting).await.unwrap()
}

#[tokio::test]
async fn a7_an_invitation_is_for_one_table() {
    let house = House::open(drill::child::config()).await;
    let (one, _, key) = opened(house.to).await;
    let (other, _, foreign) = opened(house.to).await;
    assert_eq!(sit(house.to, &one, &foreign).await.status, 403);
    assert_eq!(sit(house.to, &other, &key).await.status, 403);
    for odd in [json!({"key": key}), json!([key]), Value::Null] {
        assert_eq!(sit(house.to, &one, &odd).await.status, 422, "{odd}");
    }
    assert_eq!(sit(house.to, &one, &key).await.status, 200);
    assert_eq!(sit(house.to, &other, &foreign).await.status, 200);
    house.close().await;
}

/// Says new names until the socket ends; why it ended.
async fn flood(mut client: Client, socket: u32) -> Value {
    for count in 0..2_000 {
        let name = format!("B{socket}-{count}");
        let rename = command(&name, 1, Act::Name { name: name.clone() });
        client.say(&rename).await.ok();
        loop {
            let told: Value = serde_json::from_str(&client.hear_text().await.unwrap()).unwrap();
            match told["tell"].as_str().unwrap() {
                "closing" => return told["why"].clone(),
                "accepted" | "refused" => break,
                _ => {}
            }
        }
    }
    Value::Null
}

/// The head sends somebody away who talks without a pause: not a word of it is written afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn a11_who_is_sent_away_has_no_say() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(drill::child::config(), store.clone()).await;
    let (id, head, invitation) = opened(house.to).await;
    let cookie = sit(house.to, &id, &invitation).await.cookie().unwrap();
    let path = format!("/ws/tables/{id}");
    let mut floods = JoinSet::new();
    for socket in 0..3 {
        let mut client = Client::open(house.to, &path, &cookie).await.unwrap();
        client.hello(0).await.unwrap();
        client.hear_kind("here").await.unwrap();
        floods.spawn(flood(client, socket));
    }
    let mut older = Client::open(house.to, &path, &cookie).await.unwrap();
    let mut ada = Client::open(house.to, &path, &head).await.unwrap();
    ada.hello(0).await.unwrap();
    let table = TableId::read(&id).unwrap();
    let log = async || store.log(table.clone()).await.unwrap();
    let by_bob = |log: &[String]| {
        log.iter()
            .filter(|body| body.contains(r#""by":"B""#))
            .count()
    };
    while by_bob(&log().await) < 20 {
        tokio::task::yield_now().await;
    }
    let away = command("away", 0, Act::Free { seat: seat(1) });
    ada.say(&away).await.unwrap();
    ada.hear_kind("accepted").await.unwrap();
    for why in floods.join_all().await {
        assert_eq!(why, "got-up");
    }
    older.hello(0).await.unwrap();
    assert_eq!(older.hear_kind("closing").await.unwrap()["why"], "got-up");
    let log = log().await;
    let sent = log.iter().position(|body| body.contains(r#""by":"A""#));
    assert_eq!(by_bob(&log[sent.unwrap()..]), 0, "{log:?}");
    assert_eq!(status(Client::open(house.to, &path, &cookie).await), 403);
    assert_eq!(sit(house.to, &id, &invitation).await.status, 403);
    house.close().await;
}
