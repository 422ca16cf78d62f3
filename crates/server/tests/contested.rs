//! Two servers on one file: who has lost a table to the other shows nothing old.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::House;
use drill::Folder;
use drill::client::{Client, Told};
use drill::player::Place;
use drill::request::get;
use server::store::SqliteStore;
use std::sync::Arc;
use wire::{Act, ToTable};

/// Two servers on one file, and one table: the second has taken it over, and somebody there has
/// another name since.
struct Contested {
    _folder: Folder,
    place: Place,
    first: House,
    second: House,
    /// Who is still at the first, and has heard nothing of it.
    old: common::Guest,
}

impl Contested {
    async fn open() -> Contested {
        Contested::with(drill::child::config()).await
    }

    async fn with(config: server::Config) -> Contested {
        let folder = Folder::new().unwrap();
        let store = || Arc::new(SqliteStore::open(&folder.database()).unwrap());
        let [first, second] = [store(), store()];
        let first = House::with(config.clone(), first).await;
        let second = House::with(config, second).await;
        let place = Place::open(first.to).await.unwrap();
        let old = common::Guest::join(first.to, &place, 0).await;
        let mut new = common::Guest::join(second.to, &place, 0).await;
        let name = "Newer".to_owned();
        let rename = common::command("newer", 0, Act::Name { name });
        new.client.say(&rename).await.unwrap();
        new.client.hear_kind("accepted").await.unwrap();
        Contested {
            _folder: folder,
            place,
            first,
            second,
            old,
        }
    }

    async fn close(self) {
        drop(self.old);
        self.first.close().await;
        self.second.close().await;
    }
}

/// L6: whoever comes to the first, asks it for something or is to be turned away makes it read the
/// log again.
#[tokio::test]
async fn a_server_that_lost_a_table_shows_no_old_state() {
    let table = Contested::open().await;
    let client = Client::open(table.first.to, &table.place.watching(), "").await;
    let mut client = client.unwrap();
    client.hello(0).await.unwrap();
    let closing = client.hear_kind("closing").await.unwrap();
    assert_eq!(closing["why"], "come-back");
    table.close().await;
    let refused = common::command("undo", 0, Act::AllowUndo { yes: true });
    for asked in [refused, ToTable::Past { most: 5 }, ToTable::Record] {
        let mut table = Contested::open().await;
        table.old.client.say(&asked).await.unwrap();
        let told = table
            .old
            .hear_until(|told| !matches!(told, Told::Update(_) | Told::Here { .. }));
        let told = told.await;
        assert!(
            matches!(told, Told::Closing(wire::Closing::ComeBack)),
            "{told:?}"
        );
        table.close().await;
    }
}

/// Who asks nothing and only listens is told to come back all the same.
#[tokio::test]
async fn a_server_that_lost_a_table_lets_nobody_listen_in_vain() {
    let mut config = drill::child::config();
    config.times.ping_every = std::time::Duration::from_millis(200);
    let mut table = Contested::with(config).await;
    let come_back = |told: &Told| matches!(told, Told::Closing(wire::Closing::ComeBack));
    table.old.hear_until(come_back).await;
    table.close().await;
}

/// L6: so does whoever asks without a socket, and is told what is so.
#[tokio::test]
async fn a_server_that_lost_a_table_tells_what_is_so_now() {
    for path in ["/api/tables/$", "/api/mine?tables=$"] {
        let table = Contested::open().await;
        let path = path.replace('$', &table.place.table);
        let told = get(table.first.to, &path, &table.place.cookies[0])
            .await
            .unwrap();
        assert_eq!(told.status, 200, "{told:?}");
        assert!(told.body.contains("Newer"), "{told:?}");
        table.close().await;
    }
}
