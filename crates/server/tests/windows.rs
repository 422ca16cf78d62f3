//! Windows that standing orders let be: a table goes on at once, whatever its bots are waited for.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use bots::Kind;
use common::{House, seat};
use drill::client::Client;
use drill::request::post;
use fair::SeatSeed;
use games::{DiceThrone, Packs, Playable, whichever};
use kernel::{Ask, Game};
use serde_json::{Value, json};
use server::{Config, Times};
use std::time::{Duration, Instant};
use wire::{Act, CmdId, Command, Order, Phase, RuleName, ToTable, ToViewer, Update};

/// So many answers are given; then the match is given up.
const ANSWERS: u32 = 80;

/// What a window that nobody wants may cost on a busy machine, where it is quickest.
const UNSEEN: Duration = Duration::from_millis(200);

#[tokio::test]
async fn a_window_that_nobody_wants_costs_no_visible_wait() {
    let config = Config {
        times: Times::default(),
        ..drill::child::config()
    };
    let house = House::open(config).await;
    let wanted = json!({
        "game": DiceThrone::ID, "mode": "duel", "seats": ["me", "me"], "name": "Ada",
    });
    let opened = post(house.to, "/api/tables", "", &wanted).await.unwrap();
    assert_eq!(opened.status, 201, "{opened:?}");
    let (table, cookie) = (opened.json()["table"].clone(), opened.cookie().unwrap());
    let sits = async |number: u8| {
        let path = format!(
            "/ws/tables/{}?seat={}",
            table.as_str().unwrap(),
            seat(number)
        );
        let client = Client::open(house.to, &path, &cookie).await.unwrap();
        let packs = Packs::built_in();
        let opened = games::open(DiceThrone::ID, Some("duel"), None, &packs).unwrap();
        whichever!(opened.game, game => evening(client, number, game).await)
    };
    let (first, second) = tokio::join!(sits(0), sits(1));
    let waits: Vec<Duration> = first.into_iter().chain(second).collect();
    assert!(waits.len() > 3, "windows were let be: {waits:?}");
    let shortest = waits.iter().min().unwrap();
    assert!(*shortest < UNSEEN, "{waits:?}");
    house.close().await;
}

/// Somebody who answers at random and lets every kind of window be once it has come. Returns how
/// long each of these took.
async fn evening<G: Playable>(mut client: Client, number: u8, game: G) -> Vec<Duration> {
    client.hello(0).await.unwrap();
    let mut random = "random".parse::<Kind>().unwrap().player::<G>(7, None);
    let (mut count, mut waits, mut before) = (0, Vec::new(), Instant::now());
    loop {
        let text = client.hear_text().await.unwrap();
        let told: ToViewer<G::View, G::Event> = serde_json::from_str(&text).unwrap();
        let ToViewer::Update(update) = told else {
            continue;
        };
        if lets_be(&text, number) {
            waits.push(before.elapsed());
        }
        before = Instant::now();
        if update
            .notice
            .as_ref()
            .is_some_and(|notice| notice.phase == Phase::Over)
        {
            client.close().await;
            return waits;
        }
        let choose = |ask: &Ask, view: &G::View, offers: &[G::Offer]| {
            let choice = random.choose(&game, view, ask, offers);
            game.spell(view, &choice)
        };
        let Some(act) = answer(&game, &update, count, choose) else {
            continue;
        };
        let (cmd, seat) = (CmdId::new(&format!("c{count}")).unwrap(), seat(number));
        let seen = update.n;
        let command = Command {
            cmd,
            seat,
            seen,
            act,
        };
        client.say(&ToTable::Command(command)).await.unwrap();
        count += 1;
    }
}

/// Whether this seat has let a window be.
fn lets_be(text: &str, number: u8) -> bool {
    let update: Value = serde_json::from_str(text).unwrap();
    let told = update["told"].as_array().cloned().unwrap_or_default();
    let me = json!(seat(number));
    told.iter().any(|one| one["passed"][0] == me)
}

/// What there is to say to an update: a share of the seed, an order, a move, or that it is enough.
fn answer<G: Playable>(
    game: &G,
    update: &Update<G::View, G::Event>,
    count: u32,
    choose: impl FnOnce(&Ask, &G::View, &[G::Offer]) -> String,
) -> Option<Act> {
    if let Some(promise) = &update.promise {
        let seed = SeatSeed::new([7; 32]);
        let commitment = seed.commit();
        return Some(if promise.open {
            Act::Seed { seed }
        } else {
            Act::Commit { commitment }
        });
    }
    let (view, mut offers) = (update.view.as_ref()?, Vec::new());
    let ask = game.asked(view, &mut offers)?;
    let mut orders = update.orders.iter();
    if orders.any(|order| order.covers(&ask, offers.len())) {
        return None;
    }
    if count >= ANSWERS {
        return Some(Act::Resign);
    }
    if ask.is_window() {
        let rule = RuleName::new(ask.rule.0).unwrap();
        let (order, on) = (Order::Always { rule }, true);
        return Some(Act::Order { order, on });
    }
    let text = choose(&ask, view, &offers);
    Some(Act::Move { text })
}
