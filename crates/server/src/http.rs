//! What browsers and programs see: pages, a small API, and one socket per viewer.

mod about;
mod cookie;
mod files;
mod guard;
mod mine;
mod refused;
mod socket;
mod tables;

pub use files::Files;

use crate::hall::Hall;
use crate::limits::{Doors, Limiter};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use std::sync::Arc;

/// A set-up with every die named is far smaller than this.
const LONGEST_BODY: usize = 16 * 1024;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    files: Arc<Files>,
    limiter: Arc<Limiter>,
    doors: Doors,
}

impl App {
    pub(crate) fn new(hall: Arc<Hall>, files: Files) -> App {
        App {
            limiter: Arc::new(Limiter::new(hall.config.limits.requests)),
            hall,
            files: Arc::new(files),
            doors: Doors::default(),
        }
    }

    /// All routes behind their guards.
    pub(crate) fn router(self) -> Router {
        Router::new()
            .route("/api/tables", post(tables::open))
            .route("/api/tables/{id}", get(tables::show))
            .route("/api/tables/{id}/record", get(tables::record))
            .route("/api/tables/{id}/seats/{seat}", post(tables::sit))
            .route(
                "/api/tables/{id}/seats/{seat}/invitation",
                post(tables::invite),
            )
            .route("/api/mine", get(mine::show))
            .route("/api/games", get(about::games))
            .route("/api/openapi.json", get(about::openapi))
            .route("/ws/tables/{id}", get(socket::connect))
            .route("/healthz", get(about::health))
            .route("/metrics", get(about::metrics))
            .fallback(files::serve)
            .layer(DefaultBodyLimit::max(LONGEST_BODY))
            .layer(middleware::from_fn_with_state(self.clone(), guard::admit))
            .layer(middleware::from_fn_with_state(self.clone(), guard::finish))
            .with_state(self)
    }
}
