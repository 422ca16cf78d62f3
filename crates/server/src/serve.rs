//! The server itself: takes connections in, hands them to the routes, and goes down politely.

use crate::config::Config;
use crate::hall::Hall;
use crate::http::{App, Files};
use crate::store::EventStore;
use axum::extract::ConnectInfo;
use axum::{Extension, Router};
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

/// Who does not finish asking within this time is not listened to any longer.
const ASK_WITHIN: Duration = Duration::from_secs(15);

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
        let hall = Hall::new(store, config, packs);
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
        let most = self.hall.config.limits.connections;
        let room = Arc::new(Semaphore::new(most));
        tokio::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            match (accepted, Arc::clone(&room).try_acquire_owned()) {
                (Ok((stream, peer)), Ok(place)) => {
                    let (hall, router) = (Arc::clone(&self.hall), self.router.clone());
                    tokio::spawn(async move {
                        hall.metrics.connections.up();
                        connection(&hall, router, stream, peer).await;
                        hall.metrics.connections.down();
                        drop(place);
                    });
                }
                (Ok(_), Err(_)) => tracing::warn!(most, "too many connections"),
                (Err(error), _) => {
                    // Most likely out of file descriptors; some will be free in a moment.
                    tracing::warn!(%error, "no connection");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
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

async fn connection(hall: &Hall, router: Router, stream: TcpStream, peer: SocketAddr) {
    // Small messages go out at once. A socket that cannot do this can still do the rest.
    stream.set_nodelay(true).ok();
    let service = TowerToHyperService::new(Extension(ConnectInfo(peer)).layer(router));
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASK_WITHIN)
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
