//! The requests to the server that the page came from. It is never another one.

use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::Reason;

/// A table that was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Opened {
    pub(super) table: String,
    pub(super) watch: String,
    pub(super) seats: Vec<OpenedSeat>,
}

/// A seat of a table that was opened; whoever has its key may sit down, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OpenedSeat {
    pub(super) seat: String,
    #[serde(default)]
    pub(super) key: Option<String>,
}

/// A table as it is asked for.
#[derive(Debug, Serialize)]
pub(super) struct Wanted {
    pub(super) game: &'static str,
    pub(super) setup: serde_json::Value,
    pub(super) seats: Vec<String>,
    pub(super) name: String,
}

/// Whether the page came from a server that has tables.
pub(crate) async fn is_served() -> bool {
    let games = send("GET", "/api/games", None).await;
    let games = games.map(|text| serde_json::from_str::<Vec<serde_json::Value>>(&text));
    matches!(games, Ok(Ok(games)) if !games.is_empty())
}

/// Opens a table.
pub(super) async fn open(wanted: &Wanted) -> Result<Opened, String> {
    let body = serde_json::to_string(wanted).unwrap_or_default();
    let text = send("POST", "/api/tables", Some(&body)).await?;
    serde_json::from_str(&text).map_err(|_| unreachable_key())
}

/// Sits down at a table.
pub(super) async fn sit(table: &str, seat: &str, name: &str, key: &str) -> Result<(), String> {
    let body = serde_json::json!({ "name": name, "key": key }).to_string();
    let path = format!("/api/tables/{table}/seats/{seat}");
    send("POST", &path, Some(&body)).await.map(drop)
}

/// The text of the answer, or the key of the sentence that says why there is none.
async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, String> {
    let answer = fetch(method, path, body).await;
    let (ok, text) = answer.map_err(|_| unreachable_key())?;
    if ok {
        return Ok(text);
    }
    let reason = serde_json::from_str::<Reason>(&text);
    Err(reason.map_or_else(|_| unreachable_key(), |reason| reason.key))
}

fn unreachable_key() -> String {
    "web-no-server".to_owned()
}

async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<(bool, String), JsValue> {
    let (init, headers) = (RequestInit::new(), Headers::new()?);
    init.set_method(method);
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        init.set_body(&JsValue::from_str(body));
    }
    init.set_headers(&headers);
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &init)).await?;
    let answer: Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.ok(), text.as_string().unwrap_or_default()))
}
