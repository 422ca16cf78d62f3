//! A server in this process, on loopback, and short ways to talk to it.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]
#![expect(dead_code, reason = "each test takes what it needs")]

use drill::client::{Client, Told, Unconnected};
use drill::player::{Meant, Place, Player, rules};
use games::Packs;
use kernel::Seat;
use serde_json::Value;
use server::store::{EventStore, MemoryStore};
use server::{Config, Files, Server};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::{Act, CmdId, Command, Phase, ToTable};

pub(crate) struct House {
    pub(crate) to: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open(config: Config) -> House {
        House::with(config, Arc::new(MemoryStore::new())).await
    }

    pub(crate) async fn with(config: Config, store: Arc<dyn EventStore>) -> House {
        House::with_files(config, store, Files::default()).await
    }

    pub(crate) async fn with_files(
        config: Config,
        store: Arc<dyn EventStore>,
        files: Files,
    ) -> House {
        House::with_all(config, store, files, Packs::built_in()).await
    }

    pub(crate) async fn with_all(
        config: Config,
        store: Arc<dyn EventStore>,
        files: Files,
        packs: Packs,
    ) -> House {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::bind(any, config, store, packs, files);
        let server = server.await.unwrap();
        let to = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server.run(async {
            stopped.await.ok();
        }));
        House { to, stop, served }
    }

    pub(crate) async fn close(self) {
        self.stop.send(()).unwrap();
        self.served.await.unwrap();
    }
}

/// A person with a socket.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) player: Player,
}

impl Guest {
    pub(crate) async fn join(to: SocketAddr, place: &Place, number: u8) -> Guest {
        let cookie = &place.cookies[usize::from(number)];
        let client = Client::open(to, &place.socket(), cookie).await.unwrap();
        let player = Player::new(rules(), seat(number));
        let mut guest = Guest { client, player };
        guest.client.hello(0).await.unwrap();
        guest
            .hear_until(|told| matches!(told, Told::Here { .. }))
            .await;
        guest
    }

    /// Listens until something is said; returns it.
    pub(crate) async fn hear_until(&mut self, wanted: impl Fn(&Told) -> bool) -> Told {
        loop {
            let told = self.client.hear().await.unwrap();
            let meant = self.player.hear(told.clone()).unwrap();
            assert!(
                !matches!(meant, Meant::Closing(_)) || wanted(&told),
                "{meant:?}"
            );
            if wanted(&told) {
                return told;
            }
        }
    }

    /// Sends what the player wishes, if it wishes anything.
    pub(crate) async fn act(&mut self) -> Option<Command> {
        let command = self.player.wish()?;
        self.client
            .say(&ToTable::Command(command.clone()))
            .await
            .unwrap();
        self.hear_until(|told| matches!(told, Told::Accepted { .. }))
            .await;
        Some(command)
    }

    /// Acts and listens until told to stop. What comes too late is turned away, and that is fine.
    pub(crate) async fn play_until(&mut self, wanted: impl Fn(&Told) -> bool) -> Told {
        loop {
            if let Some(command) = self.player.wish() {
                self.client.say(&ToTable::Command(command)).await.unwrap();
            }
            let told = self.client.hear().await.unwrap();
            self.player.hear(told.clone()).unwrap();
            if wanted(&told) {
                return told;
            }
        }
    }
}

/// Both are bound to their shares and open them; both have heard that the match has begun.
pub(crate) async fn begin(ada: &mut Guest, bob: &mut Guest) {
    let begun = |told: &Told| match told {
        Told::Update(update) => {
            let phase = update.notice.as_ref().map(|notice| notice.phase);
            phase == Some(Phase::Playing)
        }
        _ => false,
    };
    tokio::join!(ada.play_until(begun), bob.play_until(begun));
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn command(cmd: &str, number: u8, act: Act) -> ToTable {
    let cmd = CmdId::new(cmd).unwrap();
    // As somebody who has seen everything; what is stale is tried apart.
    let (seat, seen) = (seat(number), u64::MAX);
    ToTable::Command(Command {
        cmd,
        seat,
        seen,
        act,
    })
}

/// A reason said in both languages, if it leaves no gap.
pub(crate) fn said(reason: &Value) -> [String; 2] {
    let reason: wire::Reason = serde_json::from_value(reason.clone()).unwrap();
    words::Lang::ALL.map(|lang| {
        let said = words::Words::new(lang).say_reason(&reason);
        assert!(said != reason.key && !said.contains("{$"), "{said}");
        said
    })
}

pub(crate) fn refusal(message: &Value) -> &str {
    message["reason"]["key"].as_str().unwrap_or_default()
}

pub(crate) fn status<T>(result: Result<T, Unconnected>) -> u16 {
    match result {
        Ok(_) => 101,
        Err(Unconnected::Status(status)) => status,
        Err(Unconnected::Silent(error)) => panic!("{error:#}"),
    }
}
