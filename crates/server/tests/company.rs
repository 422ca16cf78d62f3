//! Coming back, and company: how one's tables stand, and what people say to each other.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{House, command, refusal};
use drill::client::Client;
use drill::request::{get, post};
use serde_json::{Value, json};
use server::ids::TableId;
use server::store::{EventStore, MemoryStore};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wire::{Act, Phrase, ToTable};

/// A table with one person and a free seat: its answer and the person's cookie.
async fn table(to: SocketAddr) -> (Value, String) {
    let seats = json!(["me", "open"]);
    let wanted = json!({"game": "irondie", "mode": "duel", "seats": seats, "name": "Ada"});
    let opened = post(to, "/api/tables", "", &wanted).await.unwrap();
    (opened.json(), opened.cookie().unwrap())
}

#[tokio::test]
async fn who_comes_back_is_told_how_their_tables_stand() {
    let house = House::open(drill::child::config()).await;
    let (table, cookie) = table(house.to).await;
    let id = table["table"].as_str().unwrap();
    let ask = async |tables: &str, cookie: &str| {
        let path = format!("/api/mine?tables={tables}");
        get(house.to, &path, cookie).await.unwrap()
    };
    let told = ask(&format!("{id},t0,nonsense"), &cookie).await.json();
    assert_eq!(told.as_array().unwrap().len(), 1, "{told}");
    assert_eq!(told[0][0], id);
    assert_eq!(told[0][1]["mine"], json!(["A"]));
    assert_eq!(told[0][1]["notice"]["phase"], "gathering");
    assert_eq!(told[0][1]["turn"], json!(0), "nobody is asked yet");
    assert_eq!(ask(id, "").await.json(), json!([]), "not for strangers");
    assert_eq!(ask("", &cookie).await.json(), json!([]));
    let many = ask(&vec![id; 25].join(","), &cookie).await;
    assert_eq!(many.key(), "refused-too-many-tables");
    house.close().await;
}

#[tokio::test]
async fn phrases_are_told_to_all_and_have_a_budget() {
    let house = House::open(drill::child::config()).await;
    let (table, cookie) = table(house.to).await;
    let path = |id: &str| format!("/ws/tables/{}", table[id].as_str().unwrap());
    let mut ada = Client::open(house.to, &path("table"), &cookie)
        .await
        .unwrap();
    let mut eve = Client::open(house.to, &path("watch"), "").await.unwrap();
    for client in [&mut ada, &mut eve] {
        client.hello(0).await.unwrap();
        client.hear_kind("here").await.unwrap();
    }
    let thanks = ToTable::Phrase {
        phrase: Phrase::Thanks,
    };
    eve.say(&thanks).await.unwrap();
    let silent = eve.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&silent), "refused-not-your-seat");
    for _ in 0..5 {
        ada.say(&thanks).await.unwrap();
        for client in [&mut ada, &mut eve] {
            let heard = client.hear_kind("phrase").await.unwrap();
            assert_eq!(
                (&heard["seat"], &heard["phrase"]),
                (&json!("A"), &json!("thanks"))
            );
        }
    }
    ada.say(&thanks).await.unwrap();
    let enough = ada.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&enough), "refused-too-talkative");
    for client in [ada, eve] {
        client.close().await;
    }
    house.close().await;
}

/// Bots answer faster and faster while nobody else does anything; a match of its own begins slowly.
#[tokio::test]
async fn a_bot_takes_its_time_again_in_the_next_match() {
    let (store, mut config) = (Arc::new(MemoryStore::new()), drill::child::config());
    config.times.bot_pace = Duration::from_millis(600);
    let pace = config.times.bot_pace;
    let house = House::with(config, store.clone()).await;
    let wanted = json!({"game": "irondie", "seats": ["me", "bot:random"], "name": "Ada"});
    let opened = post(house.to, "/api/tables", "", &wanted).await.unwrap();
    let (table, cookie) = (opened.json(), opened.cookie().unwrap());
    let id = table["table"].as_str().unwrap();
    let path = format!("/ws/tables/{id}");
    let mut ada = Client::open(house.to, &path, &cookie).await.unwrap();
    ada.hello(0).await.unwrap();
    let answers = async || {
        let log = store.log(TableId::read(id).unwrap()).await.unwrap();
        log.iter().filter(|body| body.contains(r#""did""#)).count()
    };
    for round in 0..2 {
        let share = fair::SeatSeed::new([round; 32]);
        let commitment = share.commit();
        let (before, begun) = (answers().await, Instant::now());
        for (name, act) in [
            ("bind", Act::Commit { commitment }),
            ("open", Act::Seed { seed: share }),
        ] {
            let name = format!("{name}-{round}");
            ada.say(&command(&name, 0, act)).await.unwrap();
            ada.hear_kind("accepted").await.unwrap();
        }
        while answers().await == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(begun.elapsed() >= pace, "{:?}", begun.elapsed());
        for (name, act) in [("end", Act::Resign), ("again", Act::Rematch)] {
            let name = format!("{name}-{round}");
            ada.say(&command(&name, 0, act)).await.unwrap();
            ada.hear_kind("accepted").await.unwrap();
        }
    }
    house.close().await;
}
