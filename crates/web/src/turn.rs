//! Whose turn it is and what the others would like, for those who look at something else just now:
//! in the title of the tab, in its icon, and by a notice of the browser for those who have said yes
//! to that.

use crate::board::Board;
use crate::going::Wish;
use crate::session::Session;
use crate::settings::Settings;
use crate::voice::Voice;
use crate::{dom, wish};
use js_sys::Reflect;
use kernel::SeatSet;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlLinkElement, Notification, NotificationOptions, NotificationPermission};
use wire::Notice;

/// The name of the app alone.
const TITLE: &str = "Astragal";

/// What who looks is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Calls {
    /// An answer.
    turn: bool,
    /// A yes or a no to what somebody else would like.
    wish: Option<(Wish, SeatSet)>,
}

impl Calls {
    fn of<G: Board>(session: Session<G>) -> Calls {
        Calls {
            turn: session.is_asked(),
            wish: session.is_wished(),
        }
    }

    /// What is new in it.
    fn since(self, before: Calls) -> Calls {
        Calls {
            turn: self.turn && !before.turn,
            wish: self.wish.filter(|_| self.wish != before.wish),
        }
    }

    /// In words; a wish first, since the others wait for that alone.
    fn said(self, voice: &Voice, notice: &Notice) -> Option<String> {
        match self.wish {
            Some((wish, others)) => Some(wish::said(voice, notice, wish, others)),
            None => self.turn.then(|| voice.text("web-your-turn")),
        }
    }
}

/// Says it in the tab as long as the page of a match is there.
pub(crate) fn tell<G: Board>(session: Session<G>) {
    let calls = Memo::new(move |_| {
        let (calls, voice) = (Calls::of(session), session.voice());
        session.notice.with(|notice| calls.said(&voice, notice))
    });
    // Only where it changes: browsers fetch an icon that is set again.
    Effect::new(move || calls.with(|calls| mark(calls.as_deref(), Some(G::NAME))));
    on_cleanup(|| mark(None, None));
}

/// The title and the icon of the tab.
fn mark(calls: Option<&str>, game: Option<&str>) {
    let parts = calls.into_iter().chain(game).chain([TITLE]);
    document().set_title(&parts.collect::<Vec<_>>().join(" · "));
    let icon = if calls.is_some() {
        "icon-turn.svg"
    } else {
        "icon.svg"
    };
    if let Ok(Some(link)) = document().query_selector("link[rel=icon]")
        && let Ok(link) = link.dyn_into::<HtmlLinkElement>()
    {
        link.set_href(icon);
    }
}

/// What a browser says of notices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum May {
    Yes,
    No,
    Ask,
}

fn may() -> May {
    // Some browsers know of no notices at all.
    if !dom::knows("Notification") {
        return May::No;
    }
    match Notification::permission() {
        NotificationPermission::Granted => May::Yes,
        NotificationPermission::Default => May::Ask,
        _ => May::No,
    }
}

/// At a table on the server: a notice of the browser when it is one's turn, or when somebody would
/// like something, and the tab is hidden. Who has missed that is asked, once, whether it would be
/// welcome.
#[derive(Clone, Copy)]
pub(crate) struct Notices {
    settings: Settings,
    /// Whether somebody waited while nobody looked.
    missed: RwSignal<bool>,
}

impl Notices {
    pub(crate) fn new() -> Notices {
        Notices {
            settings: Settings::get(),
            missed: RwSignal::new(false),
        }
    }

    /// Follows a match.
    pub(crate) fn follow<G: Board>(self, session: Session<G>) {
        let calls = Memo::new(move |_| Calls::of(session));
        Effect::new(move |before: Option<Calls>| {
            let calls = calls.get();
            // What is there from the beginning is seen.
            let news = calls.since(before.unwrap_or(calls));
            let voice = session.voice.get_untracked();
            let said = session
                .notice
                .with_untracked(|notice| news.said(&voice, notice));
            if let Some(said) = said.filter(|_| document().hidden()) {
                self.call(said, G::NAME);
            }
            calls
        });
    }

    fn call(self, said: String, game: &'static str) {
        let wanted = self.settings.0.with_untracked(|chosen| chosen.notify);
        match (wanted, may()) {
            (Some(true), May::Yes) => show(said, game),
            (None, May::Ask | May::Yes) => self.missed.set(true),
            _ => {}
        }
    }

    /// The question, for who has come back too late.
    pub(crate) fn question(self) -> Option<AnyView> {
        let open = self.missed.get() && self.settings.0.with(|chosen| chosen.notify.is_none());
        let answer = move |yes: bool| {
            self.missed.set(false);
            self.settings.change(|chosen| chosen.notify = Some(yes));
            if yes {
                request();
            }
        };
        let t = crate::voice::t;
        open.then(|| {
            view! {
                <p>
                    <span>{t("web-notify")}</span>
                    <button class="link" type="button" on:click=move |_| answer(true)>
                        {t("web-notify-yes")}
                    </button>
                    <button class="link" type="button" on:click=move |_| answer(false)>
                        {t("web-notify-no")}
                    </button>
                </p>
            }
            .into_any()
        })
    }
}

/// Asks the browser, which asks the person once more in words of its own.
pub(crate) fn request() {
    if may() == May::Ask
        && let Ok(asked) = Notification::request_permission()
    {
        spawn_local(async move {
            // Whatever the answer is, the browser remembers it.
            let _: Result<JsValue, JsValue> = JsFuture::from(asked).await;
        });
    }
}

/// Which page a tap on a notice leads to, for the worker.
fn page() -> JsValue {
    let data = js_sys::Object::new();
    let page = JsValue::from_str(&location().hash().unwrap_or_default());
    // A plain object takes everything.
    drop(Reflect::set(&data, &"page".into(), &page));
    data.into()
}

/// Shows a notice. Phones show them only for an app that works offline, by its worker.
fn show(title: String, body: &'static str) {
    let options = NotificationOptions::new();
    options.set_body(body);
    options.set_tag("astragal-turn");
    options.set_icon("icon-192.png");
    options.set_data(&page());
    let table = location().hash().unwrap_or_default();
    if let Ok(notice) = Notification::new_with_options(&title, &options) {
        let look = Closure::once_into_js(move |event: web_sys::Event| {
            if let Some(notice) = event
                .target()
                .and_then(|it| it.dyn_into::<Notification>().ok())
            {
                notice.close();
            }
            // A browser that forbids it has shown the notice all the same.
            drop(window().focus());
            // Whoever has gone elsewhere meanwhile is led back.
            drop(location().set_hash(&table));
        });
        notice.set_onclick(Some(look.unchecked_ref()));
        return;
    }
    spawn_local(async move {
        let ready = window().navigator().service_worker().ready();
        if let Ok(ready) = ready
            && let Ok(worker) = JsFuture::from(ready).await
            && let Ok(worker) = worker.dyn_into::<web_sys::ServiceWorkerRegistration>()
        {
            // One that cannot be shown is missed, as without it.
            drop(worker.show_notification_with_options(&title, &options));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::going::Place;
    use crate::going::tests::going;
    use kernel::Seat;
    use wire::Player;
    use words::Lang;

    fn notice() -> Notice {
        let person = |name: &str| Player::Person {
            name: name.to_owned(),
            stand_in: false,
        };
        let players = vec![person("Ada"), person("Ben")];
        let usual = going(Place::Table("t0".to_owned()), 0).notice;
        Notice { players, ..usual }
    }

    #[test]
    fn whoever_looks_elsewhere_hears_of_each_wish_once_and_of_their_turn() {
        let voice = Voice::at_table(Lang::En, Vec::new(), None);
        let ben = SeatSet::from_iter(Seat::new(1));
        let nothing = Calls::default();
        let wished = |wish, turn| Calls {
            turn,
            wish: Some((wish, ben)),
        };
        let says = |calls: Calls| calls.said(&voice, &notice());
        assert_eq!(says(nothing), None);
        let turn = Calls {
            turn: true,
            ..nothing
        };
        assert_eq!(says(turn.since(nothing)).as_deref(), Some("Your turn"));
        for (wish, said) in [
            (Wish::Draw, "Ben offers a draw"),
            (Wish::Undo, "Ben would like to take an answer back"),
            (Wish::Again, "Ben would like a rematch"),
        ] {
            let now = wished(wish, true);
            assert_eq!(says(now.since(turn)).as_deref(), Some(said));
            assert_eq!(says(now.since(now)), None, "it was told");
            assert_eq!(says(turn.since(now)), None, "they have changed their mind");
        }
    }
}
