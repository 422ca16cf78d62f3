//! Where an invitation leads: who waits at the table, and a seat to take.

use super::api::{self, Shown};
use super::make::{form, name_field, seat_name};
use super::{nowhere, who, witness};
use crate::boards::GameBox;
use crate::frame::quiet_frame;
use crate::route::{Route, go};
use crate::seat;
use crate::voice::{t, voice};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Notice, Player, Reason};

/// An invitation.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Invitation {
    table: String,
    seat: Seat,
    key: String,
}

/// Where an invitation leads. The table is looked at before anybody types a name.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a page owns what its address says"
)]
#[component]
pub(crate) fn InvitedPage(
    /// The table.
    id: String,
    /// The seat, by its letter.
    seat: String,
    /// The key to it.
    key: String,
) -> impl IntoView {
    let found = RwSignal::new(None);
    let table = id.clone();
    spawn_local(async move {
        let looked = api::look(&table).await;
        found.try_set(Some(looked));
    });
    let invitation = seat.parse().ok().map(|seat| Invitation {
        table: id,
        seat,
        key,
    });
    move || match (&invitation, found.get()) {
        (None, _) => nowhere::refused(Reason::plain("refused-no-such-seat")),
        (_, None) => nowhere::looking(),
        (_, Some(Err(reason))) => nowhere::refused(reason),
        (Some(invitation), Some(Ok(shown))) => page(invitation.clone(), &shown),
    }
}

fn page(invitation: Invitation, shown: &Shown) -> AnyView {
    if !shown.mine.is_empty() {
        return nowhere::already_seated(&invitation.table, &shown.notice, &shown.mine);
    }
    match shown.notice.players.get(invitation.seat.index()) {
        Some(Player::Empty) => {
            let game = GameBox::read(&shown.notice.game);
            quiet_frame(game, sit_form(invitation, shown.notice.clone())).into_any()
        }
        _ => nowhere::taken(&shown.notice),
    }
}

fn sit_form(invitation: Invitation, notice: Notice) -> AnyView {
    let (wrong, seat) = (RwSignal::new(None), invitation.seat);
    let sit = move |name: String| {
        let invitation = invitation.clone();
        spawn_local(async move {
            let Invitation { table, seat, key } = invitation;
            match api::sit(&table, seat, &name, &key).await {
                Ok(()) => {
                    witness::sat(&table);
                    go(&Route::table(&table));
                }
                Err(reason) => drop(wrong.try_set(Some(reason))),
            }
        });
    };
    let field = NodeRef::new();
    let inner = view! {
        <h2>{t("web-invited")}</h2>
        <p class="soft">{move || about(&notice)}</p>
        <p class="fr-chips">
            <span class="chip">{seat::mark(seat, &seat.to_string())} {seat_name(seat)}</span>
        </p>
        {name_field(field)}
    };
    form(
        (field, inner.into_any()),
        wrong,
        ("ic-play", "web-invited-do-sit"),
        sit,
    )
}

/// What is played, and who waits.
fn about(notice: &Notice) -> String {
    let named = who::voice_for(notice, None);
    let taken = who::seats(notice).filter(|(_, player)| **player != Player::Empty);
    let taken: Vec<Seat> = taken.map(|(seat, _)| seat).collect();
    let game = GameBox::read(&notice.game).map_or("", GameBox::title);
    let said = Said::new("web-invited-about")
        .with("game", Arg::Spelled(game.to_owned()))
        .with("mode", Arg::Spelled(who::mode(&named, notice)))
        .with("names", Arg::Spelled(who::names(&named, &taken)));
    voice().say(&said)
}
