//! What the log of a server never holds: keys, addresses, seeds, names, moves. The whole of it is
//! caught, every step included.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{Guest, House, begin, command};
use drill::player::Place;
use drill::request::{get, post};
use serde_json::json;
use server::ids::TableId;
use server::store::{EventStore, MemoryStore};
use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};
use wire::Act;

/// All that is logged, as a text.
#[derive(Clone, Default)]
struct Caught(Arc<Mutex<String>>);

impl Subscriber for Caught {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        span.record(&mut self.clone());
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut self.clone());
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

impl Visit for Caught {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let mut text = self.0.lock().unwrap();
        writeln!(text, "{}={value:?}", field.name()).unwrap();
    }
}

/// ASVS 16.2.5: at the finest level, over a whole match, nothing that anybody could use.
#[tokio::test]
async fn nothing_secret_is_logged() {
    let caught = Caught::default();
    tracing::subscriber::set_global_default(caught.clone()).unwrap();
    let store = Arc::new(MemoryStore::new());
    let house = House::with(drill::child::config(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let wanted = json!({"game": "irondie", "seats": ["me", "open"], "name": "Zacharias"});
    let opened = post(house.to, "/api/tables", "", &wanted).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    let moved = ada.act().await.unwrap();
    let refused = command(
        "odd",
        0,
        Act::Move {
            text: "xyzzy".into(),
        },
    );
    ada.client.say(&refused).await.unwrap();
    ada.client.say_text("quux").await.unwrap();
    ada.client
        .say(&command("end", 0, Act::Resign))
        .await
        .unwrap();
    ada.client.hear_kind("accepted").await.unwrap();
    get(
        house.to,
        &format!("/api/tables/{}", place.watch),
        &place.cookies[0],
    )
    .await
    .unwrap();
    get(house.to, "/no/such/plugh?key=frotz", "").await.unwrap();
    house.close().await;
    let log = store
        .log(TableId::read(&place.table).unwrap())
        .await
        .unwrap();
    let seed = log.iter().find_map(|body| {
        let entry: serde_json::Value = serde_json::from_str(body).unwrap();
        entry["seed"]
            .as_str()
            .filter(|seed| seed.len() == 64)
            .map(str::to_owned)
    });
    let Act::Move { text } = moved.act else {
        unreachable!("a match has begun")
    };
    let key = |cookie: &str| cookie.split_once('=').unwrap().1.to_owned();
    let secrets = [
        place.table.clone(),
        place.watch.clone(),
        key(&place.cookies[0]),
        key(&place.cookies[1]),
        key(&opened.cookie().unwrap()),
        opened.json()["seats"][1]["key"]
            .as_str()
            .unwrap()
            .to_owned(),
        seed.unwrap(),
        "Zacharias".to_owned(),
        text,
        "xyzzy".to_owned(),
        "quux".to_owned(),
        "plugh".to_owned(),
        "frotz".to_owned(),
    ];
    let said = caught.0.lock().unwrap();
    assert!(said.contains("/api/tables/{id}") && said.contains("a table was opened"));
    for secret in secrets {
        assert!(!said.contains(&secret), "{secret} is in the log");
    }
}
