//! A request turned away: a status for programs, a reason with a key for people.

use crate::hall::Unasked;
use crate::ids::NoChance;
use crate::opening::spelled;
use crate::store::StoreError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use wire::Reason;

/// A request turned away. Nothing has changed.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) reason: Reason,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, key: &str) -> Refused {
        let reason = Reason::plain(key);
        Refused { status, reason }
    }

    /// What was sent cannot be played, and why.
    pub(crate) fn unplayable(reason: Reason) -> Refused {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Refused { status, reason }
    }

    /// The table's log does not make a table.
    pub(crate) fn stopped() -> Refused {
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-table-stopped")
    }

    /// Whether it is this table alone that cannot be had.
    pub(crate) fn is_stopped(&self) -> bool {
        self.reason.key == "refused-table-stopped"
    }

    pub(crate) fn no_such_table() -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "refused-no-such-table")
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(self.reason)).into_response()
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        let status = match error {
            StoreError::Full => StatusCode::INSUFFICIENT_STORAGE,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        tracing::error!(%error, "a request failed in the store");
        Refused::new(status, error.key())
    }
}

impl From<NoChance> for Refused {
    fn from(_: NoChance) -> Refused {
        Refused::new(StatusCode::SERVICE_UNAVAILABLE, "refused-no-chance")
    }
}

impl From<Unasked> for Refused {
    fn from(why: Unasked) -> Refused {
        match why {
            Unasked::NoSuchTable => Refused::no_such_table(),
            Unasked::Store(error) => error.into(),
            Unasked::OtherRules => Refused::new(StatusCode::GONE, "refused-other-rules"),
            Unasked::TooMany => Refused::new(StatusCode::SERVICE_UNAVAILABLE, "refused-too-many"),
            Unasked::Stopped => Refused::stopped(),
            Unasked::Closing => Refused::new(StatusCode::SERVICE_UNAVAILABLE, "refused-closing"),
        }
    }
}

/// A JSON body; whatever is wrong with it is said in the same form as every other refusal.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(unreadable(&rejection)),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Refused {
    let status = rejection.status();
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Refused::new(status, "refused-too-long");
    }
    let what = rejection.body_text().chars().take(300).collect();
    let reason = spelled("refused-body", "problem", what);
    Refused { status, reason }
}
