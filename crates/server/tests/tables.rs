//! Whole evenings at a server: sitting down, playing, leaving, coming back, restarting.

mod common;

use common::{Guest, House, begin, command, refusal, seat};
use drill::client::{Client, Told};
use drill::player::{Meant, Place, Player, rules};
use drill::request::{get, post};
use drill::{Folder, chance};
use serde_json::{Value, json};
use server::store::{MemoryStore, SqliteStore, StoreError};
use server::{Config, Times};
use std::sync::Arc;
use std::time::Duration;
use wire::{Act, Closing, Command, Phase, ToTable};

fn quick() -> Config {
    let times = Times {
        grace: Duration::from_millis(300),
        sleep_after: Duration::from_millis(200),
        bot_pace: Duration::ZERO,
        ..Times::default()
    };
    Config {
        times,
        ..drill::child::config()
    }
}

fn phase(told: &Told, phase: Phase) -> bool {
    let notice = match told {
        Told::Update(update) => update.notice.as_ref(),
        _ => None,
    };
    notice.is_some_and(|notice| notice.phase == phase)
}

#[tokio::test]
async fn two_guests_play_a_match_and_another() {
    let house = House::open(quick()).await;
    let place = Place::open(house.to).await.unwrap();
    let (mut ada, mut bob) = (
        Guest::join(house.to, &place, 0).await,
        Guest::join(house.to, &place, 1).await,
    );
    let again = |told: &Told| {
        matches!(told, Told::Update(update) if update.notice.as_ref()
        .is_some_and(|notice| notice.phase == Phase::Playing && notice.round == 2))
    };
    let (a, b) = tokio::join!(ada.play_until(again), bob.play_until(again));
    assert!(again(&a) && again(&b));
    let shown = get(
        house.to,
        &format!("/api/tables/{}", place.table),
        &place.cookies[1],
    )
    .await;
    let shown = shown.unwrap().json();
    assert_eq!(shown["notice"]["round"], 2);
    assert_eq!(shown["notice"]["players"][1]["name"], "Bob");
    assert_eq!(
        (&shown["mine"], &shown["watch"]),
        (&json!(["B"]), &json!(place.watch))
    );
    house.close().await;
}

#[tokio::test]
async fn a_guest_plays_a_bot_and_the_record_comes_when_it_is_asked_for() {
    let house = House::open(quick()).await;
    let wanted = json!({
        "game": "irondie", "seats": ["me", "bot:search:20"], "name": "Ada",
    });
    let opened = post(house.to, "/api/tables", "", &wanted).await.unwrap();
    assert_eq!(opened.status, 201, "{opened:?}");
    let cookie = opened.cookie().unwrap();
    let path = format!("/ws/tables/{}", opened.json()["table"].as_str().unwrap());
    let client = Client::open(house.to, &path, &cookie).await.unwrap();
    let player = Player::new(rules(), seat(0));
    let mut ada = Guest { client, player };
    ada.client.hello(0).await.unwrap();
    ada.client.say(&ToTable::Record).await.unwrap();
    let refused = ada.client.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&refused), "refused-no-record-yet");
    ada.client.hello(0).await.unwrap();
    ada.play_until(|told| phase(told, Phase::Over)).await;
    let text = ada.client.record().await.unwrap();
    assert_eq!(ada.client.record().await.unwrap(), text, "it is made once");
    let record = fair::Record::parse(&text).unwrap();
    let packs = games::Packs::built_in();
    let game = games::record::open(&record, &packs).unwrap();
    let games::AnyGame::Irondie(game) = game.game else {
        unreachable!("IRONDIE was opened")
    };
    games::record::replay(game, &record).unwrap();
    house.close().await;
}

#[tokio::test]
async fn watchers_see_the_table_and_cannot_touch_it() {
    let house = House::open(quick()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut watcher = Client::open(house.to, &place.watching(), "").await.unwrap();
    watcher.hello(0).await.unwrap();
    let welcome = watcher.hear_kind("welcome").await.unwrap();
    assert_eq!(welcome["viewer"], "table");
    watcher.say(&command("x", 0, Act::Resign)).await.unwrap();
    let refused = watcher.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&refused), "refused-not-your-seat");
    let mut ada = Guest::join(house.to, &place, 0).await;
    let here = watcher.hear_kind("here").await.unwrap();
    assert_eq!(here["seats"], 1);
    ada.client.say(&ToTable::Ping).await.unwrap();
    ada.client.hear_kind("pong").await.unwrap();
    ada.client.close().await;
    while watcher.hear_kind("here").await.unwrap()["seats"] != 0 {}
    house.close().await;
}

#[tokio::test]
async fn a_command_sent_twice_is_accepted_twice_and_done_once() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(quick(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let sent = ada.act().await.unwrap();
    for _ in 0..3 {
        ada.client
            .say(&ToTable::Command(sent.clone()))
            .await
            .unwrap();
        let accepted = ada.client.hear_kind("accepted").await.unwrap();
        assert_eq!(accepted["cmd"], json!(sent.cmd));
    }
    house.close().await;
    let id = server::ids::TableId::read(&place.table).unwrap();
    let log = server::store::EventStore::log(&*store, id).await.unwrap();
    let bound = log.iter().filter(|body| body.contains("\"committed\""));
    assert_eq!(bound.count(), 1, "{log:?}");
}

#[tokio::test]
async fn whoever_comes_back_gets_exactly_what_was_missed() {
    let house = House::open(quick()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    let known = bob.player.newest;
    bob.client.close().await;
    // Ada splits her dice; then Bob comes back.
    ada.act().await.unwrap();
    let mut client = Client::open(house.to, &place.socket(), &place.cookies[1])
        .await
        .unwrap();
    client.hello(known).await.unwrap();
    let welcome = client.hear_kind("welcome").await.unwrap();
    assert!(welcome["newest"].as_u64().unwrap() >= known);
    bob.client = client;
    bob.act().await.unwrap();
    let told = bob.hear_until(|told| matches!(told, Told::Update(_))).await;
    assert!(matches!(told, Told::Update(update) if update.n > known));
    // A number from nowhere means all that is at hand.
    bob.client.hello(1_000_000).await.unwrap();
    let welcome = bob.client.hear_kind("welcome").await.unwrap();
    let first = bob.client.hear_kind("update").await.unwrap();
    assert!(first["n"].as_u64() <= welcome["newest"].as_u64());
    house.close().await;
}

#[tokio::test]
async fn a_bot_stands_in_with_a_label_until_the_owner_comes_back() {
    let house = House::open(quick()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    bob.client.close().await;
    let stood_in = |told: &Told, wanted: bool| {
        matches!(told, Told::Update(update)
        if update.notice.as_ref().is_some_and(|notice| matches!(notice.players[1],
            wire::Player::Person { stand_in, .. } if stand_in == wanted)))
    };
    // She is told how long it takes, and then that it is so.
    ada.hear_until(|told| {
        matches!(
            told,
            Told::Here {
                soon: Some(1..),
                ..
            }
        )
    })
    .await;
    ada.hear_until(|told| stood_in(told, true)).await;
    // The stand-in plays on with her.
    let before = ada.player.newest;
    ada.play_until(|told| matches!(told, Told::Update(update) if update.n > before + 3))
        .await;
    // Bob comes back, in a page that has forgotten everything, and hears of it.
    let mut client = Client::open(house.to, &place.socket(), &place.cookies[1])
        .await
        .unwrap();
    client.hello(0).await.unwrap();
    let newest = client.hear_kind("welcome").await.unwrap()["newest"].clone();
    let update = loop {
        let update = client.hear_kind("update").await.unwrap();
        if update["n"] == newest {
            break update;
        }
    };
    assert!(update["stood_in"].as_u64() >= Some(1), "{update}");
    let back = ada.play_until(|told| stood_in(told, false)).await;
    assert!(matches!(back, Told::Update(update) if update.stood_in.is_none()));
    house.close().await;
}

/// L7: who is there and does not answer holds nobody up for ever, and is back with a word.
#[tokio::test]
async fn l7_a_bot_stands_in_for_who_is_there_and_silent() {
    let mut config = quick();
    config.times.grace = Duration::from_secs(60);
    config.times.answer_within = Some(Duration::from_millis(400));
    let house = House::open(config).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    let stood_in = |told: &Told, wanted: bool| {
        matches!(told, Told::Update(update)
        if update.notice.as_ref().is_some_and(|notice| matches!(notice.players[1],
            wire::Player::Person { stand_in, .. } if stand_in == wanted)))
    };
    // Ada plays until only Bob is asked; he is connected and says nothing.
    ada.play_until(|told| stood_in(told, true)).await;
    // The stand-in plays on with her.
    let before = ada.player.newest;
    ada.play_until(|told| matches!(told, Told::Update(update) if update.n > before + 3))
        .await;
    let hello = ToTable::Phrase {
        phrase: wire::Phrase::Hello,
    };
    bob.client.say(&hello).await.unwrap();
    ada.play_until(|told| stood_in(told, false)).await;
    house.close().await;
}

/// Where both are asked at once and neither answers, nobody waits.
#[tokio::test]
async fn l7_nobody_is_stood_in_for_while_nobody_waits() {
    let mut config = quick();
    config.times.grace = Duration::from_secs(60);
    config.times.answer_within = Some(Duration::from_millis(100));
    let house = House::open(config).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let metrics = get(house.to, "/metrics", "").await.unwrap().body;
    assert!(metrics.contains("astragal_stand_ins_total 0\n"));
    house.close().await;
}

#[tokio::test]
async fn a_match_that_nobody_waits_for_is_not_played_behind_their_backs() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(quick(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    begin(&mut ada, &mut bob).await;
    ada.client.close().await;
    bob.client.close().await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    let metrics = get(house.to, "/metrics", "").await.unwrap().body;
    assert!(
        metrics.contains("astragal_tables_awake 0\n"),
        "the table sleeps: {metrics}"
    );
    assert!(metrics.contains("astragal_stand_ins_total 0\n"));
    let mut ada = Guest::join(house.to, &place, 0).await;
    ada.act().await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn a_restart_resumes_everything() {
    let folder = Folder::new().unwrap();
    let store = || Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let house = House::with(quick(), store()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    let mut bob = Guest::join(house.to, &place, 1).await;
    let bound = ada.act().await.unwrap();
    begin(&mut ada, &mut bob).await;
    let known = ada.player.newest;
    house.close().await;
    loop {
        let told = ada.client.hear().await.unwrap();
        if let Meant::Closing(why) = ada.player.hear(told).unwrap() {
            assert_eq!(why, Closing::ComeBack);
            break;
        }
    }
    let house = House::with(quick(), store()).await;
    ada.client = Client::open(house.to, &place.socket(), &place.cookies[0])
        .await
        .unwrap();
    ada.client.hello(known).await.unwrap();
    // A name that was used before the restart is used: for the same again it is done already, for
    // something else it is refused.
    let stale = Command {
        act: Act::Resign,
        ..bound.clone()
    };
    ada.client.say(&ToTable::Command(bound)).await.unwrap();
    ada.client.hear_kind("accepted").await.unwrap();
    ada.client.say(&ToTable::Command(stale)).await.unwrap();
    let refused = ada.client.hear_kind("refused").await.unwrap();
    assert_eq!(refusal(&refused), "refused-same-name");
    let table = format!("/api/tables/{}", place.table);
    let shown = get(house.to, &table, "").await.unwrap().json();
    assert_eq!(shown["notice"]["phase"], "playing");
    ada.act().await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn a_store_that_fails_is_said_and_nothing_changes() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(quick(), store.clone()).await;
    let place = Place::open(house.to).await.unwrap();
    let mut ada = Guest::join(house.to, &place, 0).await;
    for (error, key, status) in [
        (StoreError::Full, "refused-store-full", 507),
        (StoreError::ReadOnly, "refused-store-read-only", 503),
    ] {
        store.fail(Some(error));
        let wish = json!({"game": "irondie", "seats": ["me", "open"], "name": "Eve"});
        let refused = post(house.to, "/api/tables", "", &wish).await.unwrap();
        assert_eq!((refused.status, refused.key().as_str()), (status, key));
        let commitment = fair::Hash::new([3; 32]);
        let cmd = format!("c{}", chance());
        ada.client
            .say(&command(&cmd, 0, Act::Commit { commitment }))
            .await
            .unwrap();
        let refused = ada.client.hear_kind("refused").await.unwrap();
        assert_eq!(refusal(&refused), key);
    }
    store.fail(None);
    ada.act().await.unwrap();
    // When nobody knows what is on disk, the table is read again.
    store.fail(Some(StoreError::Broken("the cable".to_owned())));
    let mut bob = Guest::join(house.to, &place, 1).await;
    let wish = bob.player.wish().unwrap();
    bob.client
        .say(&ToTable::Command(wish.clone()))
        .await
        .unwrap();
    let closing = bob.client.hear_kind("closing").await.unwrap();
    assert_eq!(closing["why"], "come-back");
    store.fail(None);
    bob.client = Client::open(house.to, &place.socket(), &place.cookies[1])
        .await
        .unwrap();
    bob.client.hello(bob.player.newest).await.unwrap();
    bob.client.say(&ToTable::Command(wish)).await.unwrap();
    bob.hear_until(|told| matches!(told, Told::Accepted { .. }))
        .await;
    house.close().await;
}

#[tokio::test]
async fn two_servers_on_one_file_never_mix_their_logs() {
    let folder = Folder::new().unwrap();
    let store = || Arc::new(SqliteStore::open(&folder.database()).unwrap());
    let (one, two) = (
        House::with(quick(), store()).await,
        House::with(quick(), store()).await,
    );
    let place = Place::open(one.to).await.unwrap();
    let mut ada = Guest::join(one.to, &place, 0).await;
    // Bob asks the other server, which takes the table over.
    let mut bob = Guest::join(two.to, &place, 1).await;
    bob.act().await.unwrap();
    let wish = ada.player.wish().unwrap();
    ada.client.say(&ToTable::Command(wish)).await.unwrap();
    let closing = ada.client.hear_kind("closing").await.unwrap();
    assert_eq!(closing["why"], "come-back");
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn what_the_server_says_of_itself() {
    let house = House::open(quick()).await;
    assert_eq!(get(house.to, "/healthz", "").await.unwrap().body, "ok\n");
    let games = get(house.to, "/api/games", "").await.unwrap().json();
    assert_eq!(games[0]["id"], "irondie");
    let api = get(house.to, "/api/openapi.json", "").await.unwrap().json();
    let paths: Vec<&String> = api["paths"].as_object().unwrap().keys().collect();
    for path in &paths {
        let path = path.replace("{id}", "t0").replace("{seat}", "A");
        let found = get(house.to, &path, "").await.unwrap();
        assert_ne!(
            (found.status, found.key().as_str()),
            (404, "refused-no-such-page"),
            "{path}"
        );
    }
    assert_eq!(paths.len(), 11);
    let page = get(house.to, "/", "").await.unwrap();
    assert!(page.body.contains("without the app"));
    for (name, part) in [
        (
            "content-security-policy",
            "script-src 'self' 'wasm-unsafe-eval'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
    ] {
        assert!(page.header(name).unwrap().contains(part), "{name}");
    }
    let metrics = get(house.to, "/metrics", "").await.unwrap().body;
    assert!(metrics.contains("astragal_http_requests_total{status=\"2xx\"}"));
    house.close().await;
}

#[tokio::test]
async fn the_app_is_served_from_a_folder() {
    let folder = Folder::new().unwrap();
    std::fs::write(folder.path().join("index.html"), "<!doctype html>").unwrap();
    std::fs::write(folder.path().join("index.html.br"), "packed").unwrap();
    let files = server::Files::read(folder.path()).unwrap();
    let house = House::with_files(quick(), Arc::new(MemoryStore::new()), files).await;
    let page = get(house.to, "/", "").await.unwrap();
    assert_eq!((page.status, page.body.as_str()), (200, "<!doctype html>"));
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(get(house.to, "/no/such.css", "").await.unwrap().status, 404);
    assert_eq!(
        get(house.to, "/api/none", "").await.unwrap().key(),
        "refused-no-such-page"
    );
    house.close().await;
}

#[tokio::test]
async fn a_guest_keeps_one_key_for_all_tables() {
    let house = House::open(quick()).await;
    let wanted = json!({"game": "irondie", "seats": ["me", "me"], "name": "Ada"});
    let first = post(house.to, "/api/tables", "", &wanted).await.unwrap();
    let cookie = first.cookie().unwrap();
    let second = post(house.to, "/api/tables", &cookie, &wanted)
        .await
        .unwrap();
    assert_eq!(second.cookie().unwrap(), cookie);
    let table = second.json()["table"].as_str().unwrap().to_owned();
    let shown = get(house.to, &format!("/api/tables/{table}"), &cookie)
        .await
        .unwrap();
    assert_eq!(shown.json()["mine"], json!(["A", "B"]));
    let path = format!("/ws/tables/{table}?seat=B");
    let mut client = Client::open(house.to, &path, &cookie).await.unwrap();
    client.hello(0).await.unwrap();
    let welcome: Value = client.hear_kind("welcome").await.unwrap();
    assert_eq!(welcome["viewer"], json!({"seat": "B"}));
    house.close().await;
}
