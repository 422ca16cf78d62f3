//! The server itself: takes connections in, hands them to the routes, and goes down politely.

use crate::config::Config;
use crate::hall::Hall;
use crate::http::{App, Files};
use crate::limits::Doors;
use crate::patient::Patient;
use crate::store::EventStore;
use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use fair::Signer;
use games::Packs;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::Layer;

/// How long tables and connections get to say goodbye.
const PATIENCE: Duration = Duration::from_secs(5);

/// Room for the head of a request, and the least that `hyper` works with.
const HEAD: usize = 16 * 1024;

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    hall: Arc<Hall>,
    router: Router,
}

impl Server {
    /// Listens at an address. Port 0 means any that is free.
    pub async fn bind(
        address: SocketAddr,
        config: Config,
        store: Arc<dyn EventStore>,
        packs: Packs,
        files: Files,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind(address).await?;
        let signer = signer(&*store).await?;
        let hall = Hall::new(store, signer, config, packs);
        let router = App::new(Arc::clone(&hall), files).router();
        Ok(Server {
            listener,
            hall,
            router,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `shutdown` is done, then sends everyone home and waits for what is on its way.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) {
        let limits = self.hall.config.limits;
        let most = limits.connections;
        let (room, doors) = (Arc::new(Semaphore::new(most)), Doors::default());
        // Behind a proxy all connections are the proxy's.
        let most_of_one = if self.hall.config.trust_proxy {
            usize::MAX
        } else {
            limits.connections_per_address
        };
        let hall = Arc::clone(&self.hall);
        tokio::spawn(async move { hall.expire().await });
        tokio::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Most likely out of file descriptors; some will be free in a moment.
                    tracing::warn!(%error, "no connection");
                    self.hall.metrics.turned_away.add();
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let place = Arc::clone(&room).try_acquire_owned();
            match (place, doors.open(peer.ip(), most_of_one)) {
                (Ok(place), Some(door)) => {
                    let (hall, router) = (Arc::clone(&self.hall), self.router.clone());
                    tokio::spawn(async move {
                        hall.metrics.connections.up();
                        connection(&hall, router, stream, peer).await;
                        hall.metrics.connections.down();
                        drop((place, door));
                    });
                }
                _ => self.hall.metrics.turned_away.add(),
            }
        }
        tracing::info!("going down");
        drop(self.listener);
        self.hall.close(PATIENCE).await;
        let all = u32::try_from(most).unwrap_or(u32::MAX);
        // Who still talks after this is cut off.
        tokio::time::timeout(PATIENCE, room.acquire_many(all))
            .await
            .ok();
    }
}

/// The key with which this server signs how matches end: made once, kept with the tables. A store
/// that cannot be written has no table to open either, so nothing will be signed.
async fn signer(store: &dyn EventStore) -> io::Result<Option<Signer>> {
    if let Some(kept) = store.secret().await.map_err(io::Error::other)? {
        return Signer::read(&kept).map(Some).map_err(io::Error::other);
    }
    let fresh = Signer::new(crate::ids::bytes().map_err(io::Error::other)?);
    match store.keep_secret(fresh.reveal()).await {
        Ok(kept) => Signer::read(&kept).map(Some).map_err(io::Error::other),
        Err(error) => {
            tracing::warn!(%error, "no key could be kept: records will not be signed");
            Ok(None)
        }
    }
}

async fn connection(hall: &Hall, router: Router, stream: TcpStream, peer: SocketAddr) {
    // Small messages go out at once. A socket that cannot do this can still do the rest.
    stream.set_nodelay(true).ok();
    let stream = Patient::new(stream, hall.config.times.write_within);
    let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(router));
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hall.config.times.head_within)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(served);
    let mut closing = hall.closing();
    let result = tokio::select! {
        result = &mut served => result,
        () = crate::task::closed(&mut closing) => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection broke");
    }
}
