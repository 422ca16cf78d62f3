//! What people with bad intentions send. The server says no, forgets nothing and stays up.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{Guest, House, command, refusal, said, status};
use drill::client::Client;
use drill::player::Place;
use drill::request::{get, post, post_from, raw};
use serde_json::{Value, json};
use server::{Config, Limits, Rate, Times};
use std::time::Duration;
use testkit::{SplitMix, bend};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use wire::{Act, MAX_MESSAGE};

fn open() -> Config {
    drill::child::config()
}

fn wanted(change: impl Fn(&mut Value)) -> Value {
    let mut wanted =
        json!({"game": "irondie", "mode": "duel", "seats": ["me", "open"], "name": "Eve"});
    change(&mut wanted);
    wanted
}

/// The server still answers.
async fn is_well(house: &House) {
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().body, "ok\n");
}

/// Bodies that ask for no table: the key of the refusal and what is wrong with them.
fn bad_bodies() -> Vec<(&'static str, Value)> {
    let with = |field: &str, value: Value| wanted(|wanted| wanted[field] = value.clone());
    let seats = |list: &[&str]| with("seats", json!(list));
    vec![
        ("refused-no-such-game", with("game", json!("chess"))),
        ("refused-no-such-mode", with("mode", json!("blitz"))),
        ("refused-seat-count", seats(&["me"])),
        ("refused-seat-count", seats(&["open"; 100])),
        ("refused-only-bots", seats(&["bot:random", "bot:random"])),
        ("refused-only-bots", seats(&[])),
        ("refused-seat-kind", seats(&["me", "you"])),
        ("refused-no-such-bot", seats(&["me", "bot:deep"])),
        ("refused-bot-too-slow", seats(&["me", "bot:search:9s"])),
        ("refused-name", with("name", json!(""))),
        ("refused-name", with("name", json!("\u{202e}\u{200b}"))),
        ("refused-name", with("name", json!("x".repeat(500)))),
        ("refused-name", with("name", Value::Null)),
        ("refused-setup", with("setup", json!({"mode": "match"}))),
        (
            "refused-setup",
            with("setup", json!({"mode": "duel", "seats": []})),
        ),
        (
            "refused-setup",
            with(
                "setup",
                json!({"mode": "duel", "options": {"late-from": -1}}),
            ),
        ),
        ("refused-setup", with("setup", json!("mode = 'duel'"))),
        ("refused-body", with("extra", json!(1))),
        ("refused-body", with("seats", json!("me"))),
        ("refused-body", with("game", json!(7))),
    ]
}

#[tokio::test]
async fn every_bad_table_gets_its_reason() {
    let house = House::open(open()).await;
    for (key, body) in bad_bodies() {
        let refused = post(house.to, "/api/tables", "", &body).await.unwrap();
        assert_eq!(
            (refused.status, refused.key().as_str()),
            (422, key),
            "{body}"
        );
        assert!(refused.cookie().is_none());
        said(&refused.json());
    }
    let metrics = get(house.to, "/metrics", "").await.unwrap().body;
    assert!(metrics.contains("astragal_tables_opened_total 0\n"));
    house.close().await;
}

#[tokio::test]
async fn a_body_that_cannot_be_read_gets_its_reason() {
    let house = House::open(open()).await;
    let origin = format!("http://{}", house.to);
    for (status, body) in [
        (400, String::new()),
        (400, "{".to_owned()),
        (400, "{\"game\":".to_owned()),
        (422, "[".repeat(10_000)),
        (413, " ".repeat(20_000)),
    ] {
        let refused = post_from(house.to, "/api/tables", "", &origin, &body)
            .await
            .unwrap();
        assert_eq!(refused.status, status);
        assert!(!refused.key().is_empty());
    }
    let form = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: text/plain\r\n\
         Content-Length: 2\r\nConnection: close\r\n\r\n{{}}",
        house.to
    );
    assert_eq!(raw(house.to, form.as_bytes()).await.unwrap().status, 415);
    house.close().await;
}

#[tokio::test]
async fn bent_bodies_do_no_harm() {
    let house = House::open(open()).await;
    let origin = format!("http://{}", house.to);
    let right = wanted(|w| w["setup"] = json!({"mode": "duel", "options": {"late-from": 3}}));
    let (right, mut rng) = (right.to_string(), SplitMix::new(11));
    let mut refused = 0;
    for _ in 0..150 {
        let body = bend(&right, &mut rng);
        let answer = post_from(house.to, "/api/tables", "", &origin, &body).await;
        let answer = answer.unwrap();
        if answer.status != 201 {
            assert!(
                (400..500).contains(&answer.status),
                "{}: {body}",
                answer.status
            );
            said(&answer.json());
            refused += 1;
        }
    }
    assert!(refused > 50, "only {refused} bodies were turned away");
    is_well(&house).await;
    house.close().await;
}

#[tokio::test]
async fn a_megabyte_of_emoji_is_no_name() {
    let house = House::open(open()).await;
    let body = wanted(|w| w["name"] = json!("🎲".repeat(250_000)));
    let long = post(house.to, "/api/tables", "", &body).await;
    // The server may hang up before all of it has come.
    if let Ok(long) = long {
        assert_eq!(
            (long.status, long.key().as_str()),
            (413, "refused-too-long")
        );
    }
    let body = wanted(|w| w["name"] = json!("🎲".repeat(2_000)));
    let named = post(house.to, "/api/tables", "", &body).await.unwrap();
    assert_eq!((named.status, named.key().as_str()), (422, "refused-name"));
    is_well(&house).await;
    house.close().await;
}

#[tokio::test]
async fn names_are_shown_disarmed() {
    let house = House::open(open()).await;
    let body = wanted(|w| w["name"] = json!("  <b>Eve\u{202e}\u{0}\n</b>  "));
    let opened = post(house.to, "/api/tables", "", &body).await.unwrap();
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let shown = get(house.to, &format!("/api/tables/{table}"), "")
        .await
        .unwrap();
    assert_eq!(shown.json()["notice"]["players"][0]["name"], "<b>Eve </b>");
    assert_eq!(shown.header("content-type"), Some("application/json"));
    house.close().await;
}

#[tokio::test]
async fn other_pages_cannot_act_for_a_guest() {
    let house = House::open(open()).await;
    let place = Place::open(house.to).await.unwrap();
    let cookie = &place.cookies[0];
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        let body = wanted(|_| ()).to_string();
        let refused = post_from(house.to, "/api/tables", cookie, origin, &body)
            .await
            .unwrap();
        assert_eq!(
            (refused.status, refused.key().as_str()),
            (403, "refused-origin")
        );
        let socket = Client::open_from(house.to, &place.socket(), cookie, origin).await;
        assert_eq!(status(socket), 403);
    }
    house.close().await;
}

#[tokio::test]
async fn a_seat_is_for_its_holder_only() {
    let house = House::open(open()).await;
    let (place, other) = (
        Place::open(house.to).await.unwrap(),
        Place::open(house.to).await.unwrap(),
    );
    let forged = format!("astragal-seat=k{}", "0".repeat(26));
    for cookie in ["", &forged, &other.cookies[0], "astragal-seat=' OR 1=1 --"] {
        assert_eq!(
            status(Client::open(house.to, &place.socket(), cookie).await),
            403
        );
    }
    let wrong_seat = format!("{}?seat=B", place.socket());
    assert_eq!(
        status(Client::open(house.to, &wrong_seat, &place.cookies[0]).await),
        403
    );
    for path in [
        "/ws/tables/t0",
        "/ws/tables/%00",
        "/ws/tables/..%2f..",
        &format!("/ws/tables/w{}", "0".repeat(26)),
    ] {
        assert_eq!(
            status(Client::open(house.to, path, &place.cookies[0]).await),
            404,
            "{path}"
        );
    }
    // A table that does not exist has no seats to hold.
    let nowhere = format!("/ws/tables/t{}", "0".repeat(16));
    assert_eq!(
        status(Client::open(house.to, &nowhere, &place.cookies[0]).await),
        403
    );
    // A key that we did not give out is not taken over.
    let opened = post(house.to, "/api/tables", &forged, &wanted(|_| ()))
        .await
        .unwrap();
    assert_ne!(opened.cookie().unwrap(), forged);
    house.close().await;
}

#[tokio::test]
async fn an_invitation_works_once_and_for_its_seat() {
    let house = House::open(open()).await;
    let body = wanted(|w| {
        w["mode"] = json!("teams-2");
        w["seats"] = json!(["me", "open", "open", "bot:greedy"]);
    });
    let opened = post(house.to, "/api/tables", "", &body)
        .await
        .unwrap()
        .json();
    let table = opened["table"].as_str().unwrap().to_owned();
    let (to, key) = (house.to, opened["seats"][1]["key"].clone());
    let sit = |seat: &'static str, key: Value| {
        let path = format!("/api/tables/{table}/seats/{seat}");
        async move {
            post(to, &path, "", &json!({"name": "Eve", "key": key}))
                .await
                .unwrap()
        }
    };
    for (seat, key, status) in [
        ("C", key.clone(), 403),
        ("A", key.clone(), 403),
        ("D", key.clone(), 403),
        ("H", key.clone(), 403),
        ("Z", key.clone(), 404),
        ("B", json!(""), 403),
        ("B", json!(format!("k{}", "0".repeat(26))), 403),
        ("B", json!(17), 422),
    ] {
        assert_eq!(sit(seat, key).await.status, status, "{seat}");
    }
    let (first, second) = tokio::join!(sit("B", key.clone()), sit("B", key.clone()));
    let mut both = [first.status, second.status];
    both.sort_unstable();
    assert!(both == [200, 409] || both == [200, 403], "{both:?}");
    assert_eq!(sit("B", key).await.status, 403);
    house.close().await;
}

#[tokio::test]
async fn what_is_no_message_is_refused_and_changes_nothing() {
    let house = House::open(open()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let before = get(house.to, &format!("/api/tables/{}", place.table), "")
        .await
        .unwrap()
        .body;
    for text in [
        "",
        "{}",
        "nonsense",
        "\u{0}",
        r#"{"say":"hello"}"#,
        r#"{"say":"hello","version":1,"since":-1}"#,
        r#"{"say":"hello","version":1,"since":0,"more":1}"#,
        r#"{"say":"command","cmd":"x y","seat":"A","seen":0,"act":{"do":"resign"}}"#,
        r#"{"say":"command","cmd":"x","seat":"AA","seen":0,"act":{"do":"resign"}}"#,
        r#"{"say":"command","cmd":"x","seat":"A","seen":0,"act":{"do":"cheat"}}"#,
        r#"{"say":"command","cmd":"x","seat":"A","seen":0,"act":{"do":"seed","seed":"00"}}"#,
    ] {
        ada.client.say_text(text).await.unwrap();
        let refused = ada.client.hear_kind("refused").await.unwrap();
        assert_eq!(refusal(&refused), "refused-unreadable", "{text}");
    }
    ada.client
        .send(Message::Binary(vec![0xff; 100].into()))
        .await
        .unwrap();
    ada.client.hear_kind("refused").await.unwrap();
    for (number, key) in [(1, "refused-not-your-seat"), (7, "refused-not-your-seat")] {
        ada.client
            .say(&command("x", number, Act::Resign))
            .await
            .unwrap();
        let refused = ada.client.hear_kind("refused").await.unwrap();
        assert_eq!((refusal(&refused), &refused["cmd"]), (key, &json!("x")));
    }
    let long = "x".repeat(MAX_MESSAGE - 200);
    for text in ["skip", "", &long, "A skip", "throw \u{202e}"] {
        let text = text.to_owned();
        ada.client
            .say(&command("y", 0, Act::Move { text }))
            .await
            .unwrap();
        let refused = ada.client.hear_kind("refused").await.unwrap();
        assert_eq!(refusal(&refused), "refused-not-begun");
    }
    let after = get(house.to, &format!("/api/tables/{}", place.table), "")
        .await
        .unwrap()
        .body;
    assert_eq!(before, after);
    house.close().await;
}

#[tokio::test]
async fn wrong_versions_and_silence_are_sent_away() {
    let mut config = open();
    config.times = Times {
        hello_within: Duration::from_millis(200),
        ..config.times
    };
    let house = House::open(config).await;
    let place = Place::open(house.to).await.unwrap();
    let path = place.watching();
    let socket = || Client::open(house.to, &path, "");
    let mut old = socket().await.unwrap();
    old.say_text(r#"{"say":"hello","version":999,"since":0}"#)
        .await
        .unwrap();
    let closing = old.hear_kind("closing").await.unwrap();
    // M4: who is told which version is spoken here need not go round in circles.
    assert_eq!(
        (&closing["why"], &closing["version"]),
        (&json!("reload"), &json!(wire::VERSION))
    );
    let mut eager = socket().await.unwrap();
    eager.say(&command("x", 0, Act::Undo)).await.unwrap();
    assert_eq!(
        refusal(&eager.hear_kind("refused").await.unwrap()),
        "refused-hello-first"
    );
    let mut silent = socket().await.unwrap();
    assert_eq!(
        silent.hear_kind("closing").await.unwrap()["why"],
        "too-slow"
    );
    assert!(
        silent.hear_text().await.is_err(),
        "and then the socket is closed"
    );
    house.close().await;
}

#[tokio::test]
async fn oversize_and_half_frames_end_the_socket_and_nothing_else() {
    let house = House::open(open()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    ada.client.say_text(&"x".repeat(MAX_MESSAGE + 1)).await.ok();
    while ada.client.hear_text().await.is_ok() {}
    // Bytes that are no frames, and a frame that never ends.
    for bytes in [
        vec![0xff; 64],
        vec![0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 5],
        vec![0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        vec![0x01, 0x80, 0, 0, 0, 0],
    ] {
        let mut stream = TcpStream::connect(house.to).await.unwrap();
        let head = format!(
            "GET {} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            place.watching(),
            house.to
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        stream.write_all(&bytes).await.unwrap();
        drop(stream);
    }
    bob.act().await.unwrap();
    is_well(&house).await;
    house.close().await;
}

#[tokio::test]
async fn random_bytes_do_no_harm() {
    let house = House::open(open()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut watcher = Client::open(house.to, &place.watching(), "").await.unwrap();
    watcher.hello(0).await.unwrap();
    let mut state = 7_u64;
    let mut byte = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 56) as u8
    };
    for round in 0..300 {
        let bytes: Vec<u8> = (0..=round % 90).map(|_| byte()).collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        watcher.say_text(&text).await.unwrap();
        watcher.send(Message::Binary(bytes.into())).await.unwrap();
    }
    for _ in 0..600 {
        watcher.hear_kind("refused").await.unwrap();
    }
    for _ in 0..40 {
        let bytes: Vec<u8> = (0..200).map(|_| byte()).collect();
        let mut stream = TcpStream::connect(house.to).await.unwrap();
        stream.write_all(&bytes).await.unwrap();
    }
    is_well(&house).await;
    house.close().await;
}

#[tokio::test]
async fn floods_are_cut_off() {
    let rate = |burst| Rate {
        burst,
        per_second: 1,
    };
    let limits = Limits {
        messages: rate(30),
        sockets_per_address: 3,
        ..open().limits
    };
    let house = House::open(Config { limits, ..open() }).await;
    let place = Place::open(house.to).await.unwrap();
    let mut flood = Client::open(house.to, &place.watching(), "").await.unwrap();
    flood.hello(0).await.unwrap();
    for _ in 0..100 {
        if flood.say_text("x").await.is_err() {
            break;
        }
    }
    assert_eq!(flood.hear_kind("closing").await.unwrap()["why"], "too-much");
    // Asking for everything again and again costs more than a message.
    let mut greedy = Client::open(house.to, &place.watching(), "").await.unwrap();
    for _ in 0..5 {
        greedy.hello(0).await.ok();
    }
    assert_eq!(
        greedy.hear_kind("closing").await.unwrap()["why"],
        "too-much"
    );
    house.close().await;
    let house = House::open(Config { limits, ..open() }).await;
    let place = Place::open(house.to).await.unwrap();
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(Client::open(house.to, &place.watching(), "").await.unwrap());
    }
    assert_eq!(
        status(Client::open(house.to, &place.watching(), "").await),
        429
    );
    house.close().await;
    let limits = Limits {
        requests: rate(125),
        ..open().limits
    };
    let house = House::open(Config { limits, ..open() }).await;
    let mut last = 0;
    for _ in 0..4 {
        let answer = post(house.to, "/api/tables", "", &wanted(|_| ()))
            .await
            .unwrap();
        last = answer.status;
    }
    assert_eq!(last, 429);
    house.close().await;
}

#[tokio::test]
async fn who_does_not_read_loses_the_socket_and_holds_nobody_up() {
    let mut config = open();
    config.times.write_within = Duration::from_millis(300);
    let house = House::open(config).await;
    let place = Place::open(house.to).await.unwrap();
    let mut lazy = Client::open(house.to, &place.watching(), "").await.unwrap();
    lazy.hello(0).await.unwrap();
    // Refusals fill the way back until nothing fits any more; the lazy one never reads.
    let flood = async { while lazy.say_text("{}").await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(30), flood)
        .await
        .unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    ada.act().await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn odd_requests_are_answered_or_dropped() {
    let house = House::open(open()).await;
    for bytes in [
        "GET / HTTP/1.1\r\n\r\n".to_owned(),
        "BREW /pot HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
        "DELETE /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
        "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(),
        format!(
            "GET /{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            "a".repeat(30_000)
        ),
    ] {
        let mut stream = TcpStream::connect(house.to).await.unwrap();
        stream.write_all(bytes.as_bytes()).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).await.ok();
        let heard = String::from_utf8_lossy(&heard);
        assert!(!heard.starts_with("HTTP/1.1 5"), "{bytes:.40}: {heard}");
    }
    is_well(&house).await;
    house.close().await;
}
