//! Where in the app somebody is. The address has it after `#`, so that the app works in any folder
//! and offline, and a server never hears of it.

use leptos::prelude::*;

/// How a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Against a bot.
    Bot,
    /// Two people at one screen.
    SameScreen,
}

/// A page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Route {
    /// The boxes.
    Home,
    /// A match of IRONDIE.
    Irondie(Way),
}

impl Route {
    /// The page an address leads to; what leads nowhere leads home.
    pub(crate) fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path {
            "play/irondie" => Route::Irondie(Way::Bot),
            "screen/irondie" => Route::Irondie(Way::SameScreen),
            _ => Route::Home,
        }
    }

    /// Its address.
    pub(crate) const fn address(self) -> &'static str {
        match self {
            Route::Home => "#/",
            Route::Irondie(Way::Bot) => "#/play/irondie",
            Route::Irondie(Way::SameScreen) => "#/screen/irondie",
        }
    }
}

/// The present page, followed through the browser's own history.
pub(crate) fn current() -> ReadSignal<Route> {
    let (route, set_route) = signal(Route::read(&hash()));
    let follow = window_event_listener(leptos::ev::hashchange, move |_| {
        set_route.set(Route::read(&hash()));
    });
    on_cleanup(move || follow.remove());
    route
}

fn hash() -> String {
    location().hash().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_back() {
        let pages = [
            Route::Home,
            Route::Irondie(Way::Bot),
            Route::Irondie(Way::SameScreen),
        ];
        for page in pages {
            assert_eq!(Route::read(page.address()), page);
        }
        assert_eq!(Route::read("#/nowhere"), Route::Home);
    }
}
