//! The requests to the server that the page came from. It is never another one.

use crate::voice::Voice;
use crate::{dom, room};
use kernel::{Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::{Notice, Reason};

/// What is said where no server answers, or something that is not ours.
const UNREACHABLE: &str = "web-no-server";

/// A table that was opened. Its maker's browser keeps this: the keys are shown once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Opened {
    pub(super) table: String,
    pub(super) watch: String,
    pub(super) seats: Vec<OpenedSeat>,
    /// When this was kept, in milliseconds.
    #[serde(default)]
    at: u64,
}

/// A seat of a table that was opened; whoever has its key may sit down, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OpenedSeat {
    pub(super) seat: Seat,
    #[serde(default)]
    pub(super) key: Option<String>,
}

/// A table as it is asked for.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Wanted {
    pub(super) game: &'static str,
    pub(super) setup: serde_json::Value,
    pub(super) seats: Vec<String>,
    pub(super) name: String,
}

/// A table as it is shown to whoever asks.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct Shown {
    pub(super) notice: Notice,
    /// The seats that this browser holds.
    pub(super) mine: Vec<Seat>,
    /// Where people watch; told to those who sit here.
    #[serde(default)]
    pub(super) watch: Option<String>,
}

/// How a table stands at which this browser holds a seat.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct MyTable {
    pub(crate) notice: Notice,
    /// The seats that this browser holds.
    pub(crate) mine: Vec<Seat>,
    /// The seats whose answer is waited for.
    pub(crate) turn: SeatSet,
}

impl Opened {
    /// What this browser kept of a table that was made in it.
    pub(super) fn recall(table: &str) -> Option<Opened> {
        let kept = dom::recall(&kept_as(table))?;
        serde_json::from_str(&kept).ok()
    }

    pub(super) fn keep(&self) {
        let at = dom::now() as u64;
        let kept = Opened { at, ..self.clone() };
        if let Ok(text) = serde_json::to_string(&kept) {
            room::keep(&kept_as(&self.table), &text);
        }
    }

    /// Nothing to hand on yet.
    pub(super) fn empty(table: String, watch: String) -> Opened {
        let seats = Vec::new();
        Opened {
            table,
            watch,
            seats,
            at: 0,
        }
    }

    /// Another key to a seat.
    pub(super) fn put(&mut self, seat: OpenedSeat) {
        self.seats.retain(|one| one.seat != seat.seat);
        self.seats.push(seat);
    }

    pub(super) fn key(&self, seat: Seat) -> Option<&str> {
        let place = self.seats.iter().find(|place| place.seat == seat)?;
        place.key.as_deref()
    }
}

/// What the names begin with under which tables are kept.
const KEPT: &str = "astragal.table.";

fn kept_as(table: &str) -> String {
    format!("{KEPT}{table}")
}

/// The table of which something is kept under a name.
pub(crate) fn kept_table(name: &str) -> Option<&str> {
    name.strip_prefix(KEPT)
}

/// When the keys to a table were kept, by its id.
pub(crate) fn kept_at(table: &str) -> u64 {
    Opened::recall(table).map_or(0, |opened| opened.at)
}

/// Forgets the keys to a table.
pub(crate) fn forget_keys(table: &str) {
    dom::forget(&kept_as(table));
}

/// What the page came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Served {
    /// One of our servers, which has tables.
    WithTables,
    /// A server of files.
    Files,
    /// Nobody answers just now.
    Unreachable,
}

/// Asks what the page came from.
pub(super) async fn served() -> Served {
    let Ok((_, text)) = fetch("GET", "/api/games", None).await else {
        return Served::Unreachable;
    };
    let games = serde_json::from_str::<Vec<serde_json::Value>>(&text);
    if games.is_ok_and(|games| !games.is_empty()) {
        Served::WithTables
    } else {
        Served::Files
    }
}

/// How tables stand at which this browser holds seats; those where it holds none are left out.
pub(crate) async fn my_tables(tables: &[String]) -> Result<Vec<(String, MyTable)>, Reason> {
    let path = format!("/api/mine?tables={}", tables.join(","));
    send("GET", &path, None).await
}

/// Opens a table.
pub(super) async fn open(wanted: &Wanted) -> Result<Opened, Reason> {
    let body = serde_json::to_string(wanted).unwrap_or_default();
    send("POST", "/api/tables", Some(&body)).await
}

/// Looks at a table, by its own id or by the one for watching it.
pub(super) async fn look(id: &str) -> Result<Shown, Reason> {
    send("GET", &format!("/api/tables/{id}"), None).await
}

/// The record of a table's newest match that is over, if the server has it.
pub(super) async fn record(id: &str) -> Option<String> {
    let answer = fetch("GET", &format!("/api/tables/{id}/record"), None).await;
    answer.ok().and_then(|(ok, text)| ok.then_some(text))
}

/// Sits down at a table.
pub(super) async fn sit(table: &str, seat: Seat, name: &str, key: &str) -> Result<(), Reason> {
    let body = serde_json::json!({ "name": name, "key": key }).to_string();
    let path = format!("/api/tables/{table}/seats/{seat}");
    let answer: Result<serde_json::Value, Reason> = send("POST", &path, Some(&body)).await;
    answer.map(drop)
}

/// Asks for a new key to an empty seat; earlier ones end.
pub(super) async fn invite(table: &str, seat: Seat) -> Result<OpenedSeat, Reason> {
    let path = format!("/api/tables/{table}/seats/{seat}/invitation");
    send("POST", &path, None).await
}

/// Why nothing came of a question that nobody has answered.
pub(super) fn unreachable() -> Reason {
    Reason::plain(UNREACHABLE)
}

/// Whether nobody has answered at all; then it is worth asking again.
pub(super) fn is_unreachable(reason: &Reason) -> bool {
    reason.key == UNREACHABLE
}

/// What is wrong with an answer, where it is more than that nobody has answered.
pub(crate) fn trouble(reason: &Reason) -> Option<&Reason> {
    (!is_unreachable(reason)).then_some(reason)
}

/// A refusal in words.
pub(super) fn say(voice: &Voice, reason: &Reason) -> String {
    voice.words.say_reason(reason)
}

/// What was answered, or why it was turned away.
async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<&str>,
) -> Result<T, Reason> {
    let answer = fetch(method, path, body).await;
    let (ok, text) = answer.map_err(|_| unreachable())?;
    if ok {
        return serde_json::from_str(&text).map_err(|_| unreachable());
    }
    Err(serde_json::from_str(&text).unwrap_or_else(|_| unreachable()))
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
