//! Before the match: bots come and go, people change their names, get up and are invited again.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{Guest, House, command, refusal, said, seat, status};
use drill::Folder;
use drill::client::Client;
use drill::player::{Player, rules};
use drill::request::{Answer, post, post_from};
use serde_json::{Value, json};
use server::store::SqliteStore;
use server::{Config, Times};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use wire::{Act, Phase};

fn config() -> Config {
    let times = Times {
        grace: Duration::from_millis(300),
        bot_pace: Duration::ZERO,
        ..Times::default()
    };
    Config {
        times,
        ..drill::child::config()
    }
}

/// A table as its opener knows it.
struct Opened {
    to: SocketAddr,
    table: String,
    cookie: String,
    keys: Vec<Value>,
}

impl Opened {
    async fn new(to: SocketAddr, seats: &[&str]) -> Opened {
        let wanted = json!({"game": "irondie", "mode": "duel", "seats": seats, "name": "Ada"});
        let opened = post(to, "/api/tables", "", &wanted).await.unwrap();
        let body = opened.json();
        let seats = body["seats"].as_array().unwrap();
        Opened {
            to,
            table: body["table"].as_str().unwrap().to_owned(),
            cookie: opened.cookie().unwrap(),
            keys: seats.iter().map(|seat| seat["key"].clone()).collect(),
        }
    }

    async fn sit(&self, letter: &str, key: &Value) -> Answer {
        let path = format!("/api/tables/{}/seats/{letter}", self.table);
        post(self.to, &path, "", &json!({"name": "Bob", "key": key}))
            .await
            .unwrap()
    }

    async fn invite(&self, letter: &str, cookie: &str) -> Answer {
        let path = format!("/api/tables/{}/seats/{letter}/invitation", self.table);
        post(self.to, &path, cookie, &json!({})).await.unwrap()
    }

    async fn guest(&self, number: u8, cookie: &str) -> Guest {
        let client = self.client(cookie).await;
        let player = Player::new(rules(), seat(number));
        let mut guest = Guest { client, player };
        guest.client.hello(0).await.unwrap();
        guest.client.hear_kind("here").await.unwrap();
        guest
    }

    async fn client(&self, cookie: &str) -> Client {
        let path = format!("/ws/tables/{}", self.table);
        Client::open(self.to, &path, cookie).await.unwrap()
    }
}

/// Sends a command and waits for the answer: empty, or the key of the refusal.
async fn ask(guest: &mut Guest, cmd: &str, number: u8, act: Act) -> String {
    guest.client.say(&command(cmd, number, act)).await.unwrap();
    loop {
        let text = guest.client.hear_text().await.unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        match message["tell"].as_str().unwrap() {
            "accepted" => return String::new(),
            "refused" => {
                said(&message["reason"]);
                return refusal(&message).to_owned();
            }
            _ => {}
        }
    }
}

fn bot(name: &str) -> Act {
    Act::Bot {
        seat: seat(1),
        bot: name.to_owned(),
    }
}

fn bot_at(number: u8) -> Act {
    Act::Bot {
        seat: seat(number),
        bot: "random".to_owned(),
    }
}

fn free(number: u8) -> Act {
    Act::Free { seat: seat(number) }
}

fn name(text: &str) -> Act {
    Act::Name {
        name: text.to_owned(),
    }
}

#[tokio::test]
async fn a_bot_takes_an_empty_seat_and_the_match_begins() {
    let house = House::open(config()).await;
    let table = Opened::new(house.to, &["me", "open"]).await;
    let mut ada = table.guest(0, &table.cookie).await;
    for (wish, key) in [
        (bot("genius"), "refused-no-such-bot"),
        (bot(""), "refused-no-such-bot"),
        (bot(&"x".repeat(4_000)), "refused-no-such-bot"),
        (bot("search:9s"), "refused-bot-too-slow"),
        (free(1), "refused-seat-empty"),
        (free(7), "refused-no-such-seat"),
        (name(""), "refused-name"),
        (name("\u{202e}\u{200b}"), "refused-name"),
        (name(&"🎲".repeat(1_000)), "refused-name"),
    ] {
        assert_eq!(ask(&mut ada, "bad", 0, wish).await, key);
    }
    for cmd in ["one", "one"] {
        assert_eq!(ask(&mut ada, cmd, 0, bot("random")).await, "");
    }
    // L1: the same name for something else was once answered and not done.
    assert_eq!(
        ask(&mut ada, "one", 0, name("Eve")).await,
        "refused-same-name"
    );
    assert_eq!(
        ask(&mut ada, "two", 0, bot("random")).await,
        "refused-seat-taken"
    );
    assert_eq!(
        ask(&mut ada, "three", 0, name(" <b>Ada\u{202e} ")).await,
        ""
    );
    // While a bot sits there the invitation rests; then it is good again.
    assert_eq!(
        table.sit("B", &table.keys[1]).await.key(),
        "refused-seat-taken"
    );
    assert_eq!(ask(&mut ada, "four", 0, free(1)).await, "");
    assert_eq!(table.sit("B", &table.keys[1]).await.status, 200);
    assert_eq!(ask(&mut ada, "five", 0, free(1)).await, "");
    assert_eq!(ask(&mut ada, "six", 0, bot("random")).await, "");
    let seed = fair::SeatSeed::new([3; 32]);
    let commitment = seed.commit();
    let commit = Act::Commit { commitment };
    assert_eq!(ask(&mut ada, "bind", 0, commit).await, "");
    ada.client
        .say(&command("seed", 0, Act::Seed { seed }))
        .await
        .unwrap();
    let notice = loop {
        let update = ada.client.hear_kind("update").await.unwrap();
        if update["notice"]["phase"] == json!(Phase::Playing) {
            break update["notice"].clone();
        }
    };
    assert_eq!(notice["players"][0]["name"], "<b>Ada");
    assert_eq!(
        (&notice["players"][1]["bot"], &notice["head"]),
        (&json!("random"), &json!("A"))
    );
    assert_eq!(
        ask(&mut ada, "seven", 0, free(1)).await,
        "refused-while-playing"
    );
    house.close().await;
}

#[tokio::test]
async fn who_gets_up_loses_the_socket_and_the_key() {
    let house = House::open(config()).await;
    let table = Opened::new(house.to, &["me", "open"]).await;
    let mut ada = table.guest(0, &table.cookie).await;
    let cookie = table.sit("B", &table.keys[1]).await.cookie().unwrap();
    let mut bob = table.guest(1, &cookie).await;
    let mut silent = table.client(&cookie).await;
    assert_eq!(ask(&mut bob, "x", 1, free(0)).await, "refused-not-head");
    assert_eq!(
        ask(&mut bob, "y", 1, bot("random")).await,
        "refused-not-head"
    );
    assert_eq!(table.invite("B", &cookie).await.key(), "refused-not-head");
    assert_eq!(ask(&mut bob, "z", 1, free(1)).await, "");
    let closing = bob.client.hear_kind("closing").await.unwrap();
    assert_eq!(closing["why"], "got-up");
    // A socket that was opened before and is still silent gets nothing either.
    silent.hello(0).await.unwrap();
    let closing = silent.hear_kind("closing").await.unwrap();
    assert_eq!(closing["why"], "got-up");
    let path = format!("/ws/tables/{}", table.table);
    assert_eq!(status(Client::open(house.to, &path, &cookie).await), 403);
    while ada.client.hear_kind("here").await.unwrap()["seats"] != 1 {}
    assert_eq!(table.sit("B", &table.keys[1]).await.status, 403);
    let invited = table.invite("B", &table.cookie).await;
    assert_eq!(
        (invited.status, &invited.json()["seat"]),
        (200, &json!("B"))
    );
    let newer = table.invite("B", &table.cookie).await.json();
    assert_eq!(table.sit("B", &invited.json()["key"]).await.status, 403);
    assert_eq!(table.sit("B", &newer["key"]).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn invitations_are_the_heads_to_give() {
    let house = House::open(config()).await;
    let table = Opened::new(house.to, &["me", "bot:random"]).await;
    let forged = format!("astragal-seat=k{}", "0".repeat(26));
    for cookie in ["", "astragal-seat=' OR 1=1 --", &forged] {
        let refused = table.invite("B", cookie).await;
        assert_eq!(
            (refused.status, refused.key().as_str()),
            (403, "refused-not-head")
        );
    }
    for (letter, status, key) in [
        ("A", 409, "refused-seat-taken"),
        ("B", 409, "refused-seat-taken"),
        ("H", 409, "refused-no-such-seat"),
        ("Z", 404, "refused-no-such-seat"),
    ] {
        let refused = table.invite(letter, &table.cookie).await;
        assert_eq!((refused.status, refused.key().as_str()), (status, key));
    }
    let path = format!("/api/tables/{}/seats/B/invitation", table.table);
    let foreign = post_from(house.to, &path, &table.cookie, "http://evil.example", "{}").await;
    assert_eq!(foreign.unwrap().key(), "refused-origin");
    // A seat that was opened with a bot can be opened to a person.
    let mut ada = table.guest(0, &table.cookie).await;
    assert_eq!(ask(&mut ada, "x", 0, free(1)).await, "");
    let key = table.invite("B", &table.cookie).await.json()["key"].clone();
    assert_eq!(table.sit("B", &key).await.status, 200);
    house.close().await;
}

/// L6: a server that has lost a table to another one invites to it all the same.
#[tokio::test]
async fn an_invitation_is_made_by_whichever_server_is_asked() {
    let folder = Folder::new().unwrap();
    let store = || Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let first = House::with(config(), store()).await;
    let second = House::with(config(), store()).await;
    let table = Opened::new(first.to, &["me", "open"]).await;
    let _here = table.guest(0, &table.cookie).await;
    let there = Opened {
        to: second.to,
        table: table.table.clone(),
        cookie: table.cookie.clone(),
        keys: Vec::new(),
    };
    let mut ada = there.guest(0, &table.cookie).await;
    assert_eq!(ask(&mut ada, "new", 0, name("Newer")).await, "");
    let invited = table.invite("B", &table.cookie).await;
    assert_eq!(invited.status, 200, "{}", invited.key());
    let key = invited.json()["key"].clone();
    assert_eq!(there.sit("B", &table.keys[1]).await.status, 403);
    assert_eq!(there.sit("B", &key).await.status, 200);
    first.close().await;
    second.close().await;
}

/// U13: whoever was invited may come, even if nobody is left.
#[tokio::test]
async fn an_invitation_outlives_whoever_gave_it() {
    let house = House::open(config()).await;
    let table = Opened::new(house.to, &["me", "open"]).await;
    let mut ada = table.guest(0, &table.cookie).await;
    ada.client.say(&command("up", 0, free(0))).await.unwrap();
    ada.client.hear_kind("closing").await.unwrap();
    assert_eq!(table.invite("A", &table.cookie).await.status, 403);
    let sat = table.sit("B", &table.keys[1]).await;
    assert_eq!(sat.status, 200);
    let cookie = sat.cookie().unwrap();
    let mut bob = table.guest(1, &cookie).await;
    assert_eq!(
        ask(&mut bob, "head", 1, bot_at(0)).await,
        "",
        "he is the head"
    );
    house.close().await;
}

#[tokio::test]
async fn somebody_who_is_gone_does_not_hold_up_the_others() {
    let house = House::open(config()).await;
    let table = Opened::new(house.to, &["me", "open"]).await;
    let cookie = table.sit("B", &table.keys[1]).await.cookie().unwrap();
    let ada = table.guest(0, &table.cookie).await;
    let mut bob = table.guest(1, &cookie).await;
    assert_eq!(ask(&mut bob, "early", 1, free(0)).await, "refused-not-head");
    ada.client.close().await;
    assert_eq!(ask(&mut bob, "soon", 1, free(0)).await, "refused-not-head");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(ask(&mut bob, "late", 1, free(0)).await, "");
    let path = format!("/ws/tables/{}", table.table);
    let ada = Client::open(house.to, &path, &table.cookie).await;
    assert_eq!(status(ada), 403, "the seat is Ada's no longer");
    assert_eq!(table.invite("A", &cookie).await.status, 200);
    house.close().await;
}
