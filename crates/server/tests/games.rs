//! Every game is played over the wire against bots, to its end or until somebody gives up, and its
//! record holds. The person here knows a game by its views alone, as a browser does.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use bots::{Kind, Player};
use common::{House, seat};
use drill::client::Client;
use drill::request::post;
use fair::{Record, SeatSeed};
use games::{Packs, Playable, whichever};
use serde_json::json;
use server::{Config, Times};
use std::net::SocketAddr;
use std::time::Duration;
use wire::{Act, CmdId, Command, Phase, ToTable, ToViewer, Update};

/// So many answers are given at most; then the match is given up.
const ANSWERS: u32 = 400;

fn quick() -> Config {
    let times = Times {
        bot_pace: Duration::ZERO,
        ..Times::default()
    };
    Config {
        times,
        ..drill::child::config()
    }
}

#[tokio::test]
async fn every_game_is_played_over_the_wire() {
    let house = House::open(quick()).await;
    let packs = Packs::built_in();
    for listed in games::list(&packs).unwrap() {
        for mode in listed.modes.iter().take(3) {
            let opened = games::open(listed.id, Some(mode.id), None, &packs).unwrap();
            let record = whichever!(opened.game, game => evening(house.to, mode.id, game).await);
            let record = Record::parse(&record).unwrap();
            let opened = games::record::open(&record, &packs).unwrap();
            whichever!(opened.game, game => drop(games::record::replay(game, &record).unwrap()));
        }
    }
    house.close().await;
}

/// A whole match against bots at random; what comes of it is the record.
async fn evening<G: Playable>(to: SocketAddr, mode: &str, game: G) -> String {
    let mut seats = vec!["me"];
    seats.resize(usize::from(game.seats()), "bot:random");
    let wanted = json!({ "game": G::ID, "mode": mode, "seats": seats, "name": "Ada" });
    let opened = post(to, "/api/tables", "", &wanted).await.unwrap();
    assert_eq!(opened.status, 201, "{opened:?}");
    let path = format!("/ws/tables/{}", opened.json()["table"].as_str().unwrap());
    let cookie = opened.cookie().unwrap();
    let mut client = Client::open(to, &path, &cookie).await.unwrap();
    client.hello(0).await.unwrap();
    let mut random = "random".parse::<Kind>().unwrap().player::<G>(7, None);
    let mut count = 0;
    loop {
        let text = client.hear_text().await.unwrap();
        let told: ToViewer<G::View, G::Event> = serde_json::from_str(&text).unwrap();
        let ToViewer::Update(update) = told else {
            continue;
        };
        if update
            .notice
            .as_ref()
            .is_some_and(|notice| notice.phase == Phase::Over)
        {
            let record = client.record().await.unwrap();
            client.close().await;
            return record;
        }
        let Some(act) = answer(&game, random.as_mut(), &update, count) else {
            continue;
        };
        let cmd = CmdId::new(&format!("c{count}")).unwrap();
        let (seat, seen) = (seat(0), update.n);
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

/// What there is to say to an update: a share of the seed, a move, or that it is enough.
fn answer<G: Playable>(
    game: &G,
    random: &mut dyn Player<G>,
    update: &Update<G::View, G::Event>,
    count: u32,
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
    let view = update.view.as_ref()?;
    let mut offers = Vec::new();
    let ask = game.asked(view, &mut offers)?;
    if count >= ANSWERS {
        return Some(Act::Resign);
    }
    let choice = random.choose(game, view, &ask, &offers);
    let text = game.spell(view, &choice);
    Some(Act::Move { text })
}
