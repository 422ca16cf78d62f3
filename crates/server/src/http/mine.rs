//! How several tables stand at once, for somebody who comes back and holds seats there.

use super::guard::Caller;
use super::refused::Refused;
use super::{App, cookie, tables};
use crate::ids::{KeyHash, TableId};
use crate::task::Ask;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use wire::Notice;

/// As many as a browser remembers.
const MOST: usize = 24;

#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// The tables, with commas between them.
    #[serde(default)]
    tables: String,
}

/// How a table stands, as a seat of the caller may know it.
#[derive(Debug, Serialize)]
pub(super) struct MyTable {
    notice: Notice,
    /// The caller's own seats.
    mine: Vec<Seat>,
    /// The seats whose answer is waited for.
    turn: SeatSet,
}

/// The tables at which the caller holds a seat; of others nothing is said, not even that they are.
pub(super) async fn show(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Result<Json<Vec<(String, MyTable)>>, Refused> {
    let ids: Vec<&str> = asked.tables.split(',').collect();
    if ids.len() > MOST {
        return Err(Refused::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "refused-too-many-tables",
        ));
    }
    let key = cookie::read(&headers, caller.secure).map(|key| key.hash());
    let mut told = Vec::new();
    for id in ids {
        let Some(table) = TableId::read(id) else {
            continue;
        };
        let mine = stands(&app, &table, key).await?;
        told.extend(mine.map(|mine| (id.to_owned(), mine)));
    }
    Ok(Json(told))
}

async fn stands(app: &App, id: &TableId, key: Option<KeyHash>) -> Result<Option<MyTable>, Refused> {
    let mine = tables::own_seats(app, id, key).await?;
    let Some(&seat) = mine.first() else {
        return Ok(None);
    };
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Turn(Viewer::Seat(seat), reply);
    app.hall.ask(id, ask).await?;
    let (notice, turn) = answer.await.map_err(|_| tables::asleep(app, id))?;
    Ok(Some(MyTable { notice, mine, turn }))
}
