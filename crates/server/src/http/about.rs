//! What the server says of itself.

use super::App;
use super::guard::Caller;
use super::refused::Refused;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

/// The API, for programs that read such things. A test compares it with the routes.
const OPENAPI: &str = include_str!("openapi.json");

pub(super) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}

/// Whether the store can write; a proxy asks this every few seconds.
pub(super) async fn health(State(app): State<App>) -> Result<&'static str, Refused> {
    app.hall.health().await?;
    Ok("ok\n")
}

/// Counts, for whoever runs the server: they are told to its own machine, where nothing stands in
/// between, and to who has the key.
pub(super) async fn metrics(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let shown = headers.get(header::AUTHORIZATION);
    let shown = shown.and_then(|shown| shown.to_str().ok()?.strip_prefix("Bearer "));
    let key = app.hall.config.metrics_key;
    let has_key = matches!((key, shown), (Some(key), Some(shown)) if key.is(shown));
    if !caller.at_home && !has_key {
        return Err(Refused::new(StatusCode::NOT_FOUND, "refused-no-such-page"));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let store = app.hall.store.measures().await.ok();
    let text = app.hall.metrics.text(store, app.hall.chairs.waiting());
    Ok((kind, text).into_response())
}

/// What can be played.
pub(super) async fn games(State(app): State<App>) -> Result<Response, Refused> {
    let list = games::list(&app.hall.packs);
    let broken = |_| Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-packs");
    Ok(Json(list.map_err(broken)?).into_response())
}
