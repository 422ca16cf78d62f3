//! Opening a table, looking at it, sitting down.

use super::guard::Caller;
use super::refused::{Body, Refused};
use super::{App, cookie};
use crate::ids::{Key, KeyHash, TableId, WatchId};
use crate::names;
use crate::opening::{Opening, Place, Rules};
use crate::store::{NewTable, SeatKeys};
use crate::task::Ask;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::oneshot;
use wire::{Notice, Reason};

/// A table as it is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: String,
    mode: Option<String>,
    setup: Option<Value>,
    seats: Vec<String>,
    name: Option<String>,
}

/// A table that was opened. The keys are shown this once.
#[derive(Debug, Serialize)]
struct Opened {
    table: String,
    watch: String,
    seats: Vec<OpenedSeat>,
}

#[derive(Debug, Serialize)]
struct OpenedSeat {
    seat: Seat,
    /// Whether it is the caller's own.
    mine: bool,
    /// Whoever has this may sit down, once.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// A table as it is shown.
#[derive(Debug, Serialize)]
struct Shown {
    notice: Notice,
    /// The caller's own seats.
    mine: Vec<Seat>,
    /// Where people watch; told to those who sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    watch: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sitting {
    name: String,
    key: String,
}

pub(super) async fn open(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Body(wanted): Body<Wanted>,
) -> Result<Response, Refused> {
    let places = places(&app, &wanted)?;
    let name = name(wanted.name.as_ref(), &places)?;
    let mode = wanted.mode.as_deref();
    let opening = Opening::new(&wanted.game, mode, wanted.setup.as_ref(), &app.hall.packs);
    let (opening, seats) = opening.map_err(Refused::unplayable)?;
    if usize::from(seats) != places.len() {
        return Err(unprocessable("refused-seat-count"));
    }
    let guest = guest(&app, &headers, caller).await?;
    let (table, opened) = lay(&opening, &places, &name, &guest)?;
    app.hall.store.open(table).await?;
    app.hall.metrics.tables_opened.add();
    tracing::info!(game = opening.game(), "a table was opened");
    let mine = places.contains(&Place::Me);
    let answer = (StatusCode::CREATED, Json(opened)).into_response();
    Ok(if mine {
        with_cookie(answer, &guest, caller)
    } else {
        answer
    })
}

fn places(app: &App, wanted: &Wanted) -> Result<Vec<Place>, Refused> {
    if wanted.seats.len() > MAX_SEATS {
        return Err(unprocessable("refused-seat-count"));
    }
    let thinks = app.hall.config.times.bot_thinks;
    let places = wanted.seats.iter().map(|text| Place::read(text, thinks));
    let places: Result<Vec<Place>, _> = places.collect();
    let places = places.map_err(Refused::unplayable)?;
    // Bots among themselves are for `astragal sim`; here somebody has to be able to come.
    if places.iter().all(|place| matches!(place, Place::Bot(_))) {
        return Err(unprocessable("refused-only-bots"));
    }
    Ok(places)
}

fn name(given: Option<&String>, places: &[Place]) -> Result<String, Refused> {
    match given {
        None if !places.contains(&Place::Me) => Ok(String::new()),
        None => Err(unprocessable("refused-name")),
        Some(name) => names::clean(name).ok_or_else(|| unprocessable("refused-name")),
    }
}

/// Lays a table: what is kept, and what is answered.
fn lay(
    opening: &Opening,
    places: &[Place],
    name: &str,
    guest: &Key,
) -> Result<(NewTable, Opened), Refused> {
    let mut table = NewTable {
        id: TableId::random()?,
        watch: WatchId::random()?,
        opening: opening.text(),
        invites: Vec::new(),
        holders: Vec::new(),
        log: Vec::new(),
    };
    let mut seats = Vec::new();
    for (place, seat) in places.iter().zip(Seat::first(places.len() as u8)) {
        let entry = place.entry(seat, name);
        let entry = entry.and_then(|entry| serde_json::to_string(&entry).ok());
        table.log.extend(entry);
        let (mine, mut key) = (*place == Place::Me, None);
        match place {
            Place::Me => table.holders.push((seat, guest.hash())),
            Place::Open => {
                let invite = Key::random()?;
                table.invites.push((seat, invite.hash()));
                key = Some(invite.reveal().to_owned());
            }
            Place::Bot(_) => {}
        }
        seats.push(OpenedSeat { seat, mine, key });
    }
    let opened = Opened {
        table: table.id.as_str().to_owned(),
        watch: table.watch.as_str().to_owned(),
        seats,
    };
    Ok((table, opened))
}

pub(super) async fn show(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let (table, watching) = find(&app, &id).await?;
    let mine = if watching {
        Vec::new()
    } else {
        let key = cookie::read(&headers, caller.secure).map(|key| key.hash());
        own_seats(&app, &table, key).await?
    };
    let watch = if mine.is_empty() {
        None
    } else {
        app.hall.store.known(table.clone()).await?
    };
    let notice = app
        .hall
        .learn(&caller.household(), &table, Ask::Notice)
        .await?;
    let shown = Shown {
        notice: notice.ok_or_else(|| asleep(&app, &table))?,
        mine,
        watch: watch.map(|known| known.watch.as_str().to_owned()),
    };
    Ok(Json(shown).into_response())
}

/// The record of the newest match that is over, for whoever may look at the table. Where the rules
/// have changed since, that is also the one that was being played: it is over from then on, even if
/// its rules should come back.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let (table, _) = find(&app, &id).await?;
    let known = app.hall.store.known(table.clone()).await?;
    let known = known.ok_or_else(Refused::no_such_table)?;
    let record = app.hall.store.record(table.clone()).await?;
    let others = Opening::rules_of(&known.opening, &app.hall.packs) == Rules::Others;
    let record = record.filter(|record| record.over || known.closed || others);
    let record = record.ok_or_else(|| Refused::new(StatusCode::NOT_FOUND, "refused-no-record"))?;
    if !record.over {
        // The rules of this match may come back, and its seed is in the record.
        app.hall.store.close(table).await?;
    }
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, record.text).into_response())
}

pub(super) async fn sit(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, String)>,
    Body(sitting): Body<Sitting>,
) -> Result<Response, Refused> {
    let (table, seat) = place(&id, &seat)?;
    let name = names::clean(&sitting.name).ok_or_else(|| unprocessable("refused-name"))?;
    let keys = app.hall.store.seat_keys(table.clone()).await?;
    if !invited(&keys, seat, &sitting.key) {
        return Err(Refused::new(StatusCode::FORBIDDEN, "refused-invitation"));
    }
    let guest = guest(&app, &headers, caller).await?;
    // Where another server has had the table since, it is woken again first: that may be asked
    // twice, and sitting down may not.
    let awake = app
        .hall
        .learn(&caller.household(), &table, Ask::Notice)
        .await?;
    awake.ok_or_else(|| asleep(&app, &table))?;
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Sit {
        seat,
        name,
        holder: guest.hash(),
        reply,
    };
    app.hall.ask(&caller.household(), &table, ask).await?;
    answer
        .await
        .map_err(|_| asleep(&app, &table))?
        .map_err(conflict)?;
    let answer = Json(serde_json::json!({ "table": table.as_str(), "seat": seat }));
    Ok(with_cookie(answer.into_response(), &guest, caller))
}

/// A new invitation to an empty seat, for the head of the table. Earlier ones end.
pub(super) async fn invite(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let (table, seat) = place(&id, &seat)?;
    let holder = cookie::read(&headers, caller.secure).map(|key| key.hash());
    let own = own_seats(&app, &table, holder).await?;
    if own.is_empty() {
        return Err(Refused::new(StatusCode::FORBIDDEN, "refused-not-head"));
    }
    let (key, own) = (Key::random()?, own.into_iter().collect());
    // The same key twice is one invitation.
    let ask = |reply| Ask::Invite {
        seat,
        own,
        invite: key.hash(),
        reply,
    };
    let answer = app.hall.learn(&caller.household(), &table, ask).await?;
    answer
        .ok_or_else(|| asleep(&app, &table))?
        .map_err(conflict)?;
    let seat = OpenedSeat {
        seat,
        mine: false,
        key: Some(key.reveal().to_owned()),
    };
    Ok(Json(seat).into_response())
}

/// The table and the seat in a path.
fn place(id: &str, seat: &str) -> Result<(TableId, Seat), Refused> {
    let table = TableId::read(id).ok_or_else(Refused::no_such_table)?;
    let seat: Result<Seat, ()> = seat.parse();
    let seat = seat.map_err(|()| Refused::new(StatusCode::NOT_FOUND, "refused-no-such-seat"))?;
    Ok((table, seat))
}

/// The table says no to how things are now.
fn conflict(reason: Reason) -> Refused {
    Refused {
        status: StatusCode::CONFLICT,
        reason,
    }
}

fn invited(keys: &[SeatKeys], seat: Seat, key: &str) -> bool {
    let Some(key) = Key::read(key) else {
        return false;
    };
    let invite = keys.iter().find(|keys| keys.seat == seat);
    invite.is_some_and(|keys| keys.invite == Some(key.hash()))
}

/// The table at an address, and whether the address is only for watching.
pub(super) async fn find(app: &App, id: &str) -> Result<(TableId, bool), Refused> {
    if let Some(table) = TableId::read(id) {
        return Ok((table, false));
    }
    let watch = WatchId::read(id).ok_or_else(Refused::no_such_table)?;
    let table = app.hall.store.watched(watch).await?;
    Ok((table.ok_or_else(Refused::no_such_table)?, true))
}

/// The seats that the key in the caller's cookie holds at a table.
pub(super) async fn own_seats(
    app: &App,
    table: &TableId,
    key: Option<KeyHash>,
) -> Result<Vec<Seat>, Refused> {
    if key.is_none() {
        return Ok(Vec::new());
    }
    let keys = app.hall.store.seat_keys(table.clone()).await?;
    let own = keys.iter().filter(|keys| keys.holder == key);
    Ok(own.map(|keys| keys.seat).collect())
}

/// The key of a guest: the one in the cookie if it holds a seat here, else a new one. So a key that
/// was made up is never taken over. One that holds a seat is, whoever put it into the browser: over
/// https the name of the cookie keeps others from that, over plain http whoever can write cookies
/// on the way can read the answers too.
async fn guest(app: &App, headers: &HeaderMap, caller: Caller) -> Result<Key, Refused> {
    if let Some(key) = cookie::read(headers, caller.secure)
        && app.hall.store.holds_a_seat(key.hash()).await?
    {
        return Ok(key);
    }
    Ok(Key::random()?)
}

fn with_cookie(mut response: Response, guest: &Key, caller: Caller) -> Response {
    if let Some(value) = cookie::write(guest, caller.secure) {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}

fn unprocessable(key: &str) -> Refused {
    Refused::new(StatusCode::UNPROCESSABLE_ENTITY, key)
}

/// The table fell asleep or failed just now; asking again wakes it.
pub(super) fn asleep(app: &App, table: &TableId) -> Refused {
    if app.hall.is_stopped(table) {
        return Refused::stopped();
    }
    Refused::new(StatusCode::SERVICE_UNAVAILABLE, "refused-store-unavailable")
}
