//! How several tables stand at once, for somebody who comes back and holds seats there.

use super::guard::Caller;
use super::refused::Refused;
use super::{App, cookie, tables};
use crate::ids::TableId;
use crate::opening::Opening;
use crate::task::Ask;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
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
    /// Why nobody can sit down here any more: the key of the reason. The notice is then what is
    /// left of it, and says that all is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<String>,
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
        let mine = tables::own_seats(&app, &table, key).await?;
        let Some(&seat) = mine.first() else {
            continue;
        };
        let stands = match stands(&app, caller, &table, seat).await {
            // What is the matter with one table is told of that table.
            Err(refused) if !refused.status.is_server_error() || refused.is_stopped() => {
                closed(&app, &table, refused).await?
            }
            stands => Some(stands?),
        };
        told.extend(stands.map(|(notice, turn, closed)| {
            let table = MyTable {
                notice,
                mine,
                turn,
                closed,
            };
            (id.to_owned(), table)
        }));
    }
    Ok(Json(told))
}

/// How a table stands, whose answer is waited for, and why it is closed.
type Stands = (Notice, SeatSet, Option<String>);

async fn stands(app: &App, caller: Caller, id: &TableId, seat: Seat) -> Result<Stands, Refused> {
    let ask = |reply| Ask::Turn(Viewer::Seat(seat), reply);
    let answer = app.hall.learn(&caller.household(), id, ask).await?;
    let (notice, turn) = answer.ok_or_else(|| tables::asleep(app, id))?;
    Ok((notice, turn, None))
}

/// What is left to say of a table that answers nobody; nothing where not even that can be read.
async fn closed(app: &App, id: &TableId, why: Refused) -> Result<Option<Stands>, Refused> {
    let known = app.hall.store.known(id.clone()).await?;
    let notice = known.and_then(|known| Opening::last_notice(&known.opening));
    Ok(notice.map(|notice| (notice, SeatSet::EMPTY, Some(why.reason.key))))
}
