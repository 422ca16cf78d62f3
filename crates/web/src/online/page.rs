//! A table on the server, from the first hello to the last rematch.

use super::lobby::lobby;
use super::socket::{Ears, Socket};
use crate::far::{FarSession, Told};
use crate::frame::quiet_frame;

use crate::tongue::t;
use kernel::{Seat, SeatSet};
use leptos::prelude::*;
use wire::{Closing, Phase, ToTable, ToViewer, VERSION, Welcome};

/// What the page knows of its table.
#[derive(Clone, Copy)]
struct Page {
    socket: StoredValue<Option<Socket>, LocalStorage>,
    owner: StoredValue<Owner>,
    session: RwSignal<Option<FarSession>>,
    up: RwSignal<bool>,
    here: RwSignal<SeatSet>,
}

/// A table on the server.
#[component]
pub(crate) fn TablePage(
    /// The id of the table, or the one for watching it.
    id: String,
) -> impl IntoView {
    let page = Page {
        socket: StoredValue::new_local(None),
        owner: StoredValue::new(Owner::current().unwrap_or_default()),
        session: RwSignal::new(None),
        up: RwSignal::new(false),
        here: RwSignal::default(),
    };
    let ears = Ears {
        hello: Box::new(move || page.hello()),
        hear: Box::new(move |text| page.hear(text)),
        up: Box::new(move |up| {
            page.up.try_set(up);
        }),
    };
    let socket = Socket::open(&format!("/ws/tables/{id}"), ears);
    page.socket.set_value(Some(socket));
    let lost = move || {
        (!page.up.get() && page.session.with(Option::is_some))
            .then(|| view! { <p class="fr-lost" role="status">{t("web-lost")}</p> })
    };
    let gathers = Memo::new(move |_| {
        let session = page.session.get();
        session.is_some_and(|session| session.card().with(|card| card.phase == Phase::Gathering))
    });
    let inner = move || match (page.session.get(), gathers.get()) {
        (Some(session), true) => lobby(session.card(), page.here, &id),
        (Some(session), false) => session.board(),
        (None, _) => {
            quiet_frame(view! { <p class="mat fr-form">{t("web-connecting")}</p> }.into_any())
                .into_any()
        }
    };
    view! { {inner} {lost} }
}

impl Page {
    fn hello(self) -> ToTable {
        let session = self.session.try_get_untracked().flatten();
        ToTable::Hello {
            version: VERSION,
            since: session.map_or(0, FarSession::newest),
        }
    }

    fn hear(self, text: &str) {
        let Ok(told) = serde_json::from_str::<Told>(text) else {
            return;
        };
        let session = self.session.try_get_untracked().flatten();
        match (told, session) {
            (ToViewer::Welcome(welcome), _) => self.welcome(&welcome),
            (ToViewer::Update(update), Some(session)) => session.hear_update(update),
            (ToViewer::Accepted { cmd }, _) => self.with_socket(|socket| socket.answered(&cmd)),
            (ToViewer::Refused { cmd, reason }, session) => {
                if let Some(cmd) = &cmd {
                    self.with_socket(|socket| socket.answered(cmd));
                }
                if let Some(session) = session {
                    session.refused(cmd.as_ref(), reason);
                }
            }
            (ToViewer::Here { seats }, _) => {
                self.here.try_set(seats);
            }
            (ToViewer::Closing(Closing::Reload), _) => {
                drop(location().reload());
            }
            _ => {}
        }
    }

    fn welcome(self, welcome: &Welcome) {
        let known = self.session.try_get_untracked().flatten();
        let session = known.or_else(|| {
            let socket = self.socket.with_value(Clone::clone)?;
            let owner = self.owner.get_value();
            owner.with(|| FarSession::open(welcome, socket))
        });
        if let Some(session) = session {
            session.welcome(welcome);
            if known.is_none() {
                self.session.set(Some(session));
            }
        }
        self.with_socket(Socket::welcomed);
    }

    fn with_socket(self, act: impl FnOnce(&Socket)) {
        self.socket
            .try_with_value(|socket| socket.as_ref().map(act));
    }
}

/// Who is at the table just now.
pub(super) fn is_here(here: RwSignal<SeatSet>, seat: Seat) -> bool {
    here.with(|here| here.contains(seat))
}
