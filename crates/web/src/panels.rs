//! Sheets that open over the page: settings, rules, keys. One at a time; Escape closes it.

mod dice;
mod keys;
mod minute;
mod people;
mod record;
mod rules;
mod settings;

use crate::icon::Icon;
use crate::voice::t;
use crate::wish::Wishes;
use fair::Shown;
use leptos::html::Dialog;
use leptos::prelude::*;

/// A sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Panel {
    Settings,
    Keys,
    /// What those are called who share this screen.
    People,
    /// The rules of a game in a minute.
    Minute {
        game: &'static str,
    },
    /// The rules of a game, opened at a rule where one is meant.
    Rules {
        game: &'static str,
        rule: Option<&'static str>,
    },
    /// A record and whether it holds, and what this browser was shown of the match; without a
    /// record somebody is to bring it, or the match is not over.
    Record {
        text: Option<String>,
        shown: Option<Box<Shown>>,
    },
}

/// Which sheet is open.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Panels(RwSignal<Option<Panel>>);

impl Panels {
    /// Lets every page open sheets.
    pub(crate) fn provide() -> Panels {
        let panels = Panels(RwSignal::new(None));
        provide_context(panels);
        panels
    }

    /// The sheets of this app.
    pub(crate) fn get() -> Panels {
        expect_context()
    }

    pub(crate) fn open(self, panel: Panel) {
        self.0.set(Some(panel));
    }

    pub(crate) fn close(self) {
        self.0.set(None);
    }

    pub(crate) fn is_open(self) -> bool {
        self.0.with_untracked(Option::is_some)
    }

    /// The open sheet.
    pub(crate) fn show(self) -> Option<AnyView> {
        self.0.get().map(|panel| match panel {
            Panel::Settings => settings::sheet().into_any(),
            Panel::Keys => keys::sheet().into_any(),
            Panel::People => people::sheet().into_any(),
            Panel::Minute { game } => minute::sheet(game).into_any(),
            Panel::Rules { game, rule } => rules::sheet(game, rule).into_any(),
            Panel::Record { text, shown } => record::sheet(text, shown).into_any(),
        })
    }
}

/// A sheet with its heading and the button that closes it.
#[component]
pub(crate) fn Sheet(
    /// How it is dressed.
    class: impl AsRef<str>,
    icon: &'static str,
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// What closes it, for one that is not among the panels.
    #[prop(optional, into)]
    close: Option<Callback<()>>,
    children: Children,
) -> impl IntoView {
    let panels = Panels::get();
    let close = close.unwrap_or(Callback::new(move |()| panels.close()));
    let node = NodeRef::<Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            drop(dialog.show_modal());
        }
    });
    view! {
        <dialog
            class=format!("pn-sheet {}", class.as_ref())
            node_ref=node
            aria-labelledby="sheet-title"
            on:close=move |_| close.run(())
        >
            <header>
                <Icon name=icon size="icon-24"/>
                <h2 id="sheet-title">{move || title.get()}</h2>
                <button
                    class="tool"
                    type="button"
                    aria-label=t("web-close")
                    on:click=move |_| close.run(())
                >
                    <Icon name="ic-close" size="icon-20"/>
                </button>
            </header>
            {Wishes::view()}
            {children()}
        </dialog>
    }
}
