//! The app's words in the chosen language, changing without a reload.

use crate::dom::Listener;
use crate::fetched;
use crate::panels::{Panel, Panels};
use crate::settings::Settings;
use content::Name;
use kernel::{Said, Seat};
use leptos::prelude::*;
use std::sync::Arc;
use words::{Lang, Words};

/// Someone who speaks the chosen language to one listener, calling the seats by their names.
#[derive(Clone, PartialEq)]
pub(crate) struct Voice {
    pub(crate) words: Arc<Words>,
}

impl Voice {
    /// A voice for a table: names by seat, and who listens.
    pub(crate) fn at_table(lang: Lang, names: Vec<String>, listener: Option<Seat>) -> Voice {
        let mut words = Words::new(lang).with_names(names);
        words.speak_to(listener);
        Voice {
            words: Arc::new(words),
        }
    }

    /// A sentence without arguments.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A sentence.
    pub(crate) fn say(&self, said: &Said) -> String {
        self.words.say(said)
    }

    /// Pieces of a text in a row.
    pub(crate) fn say_all(&self, said: &[Said]) -> String {
        self.words.say_all(said)
    }

    /// A name that comes in both languages.
    pub(crate) fn named(&self, name: &Name) -> String {
        self.words.named(&name.de, &name.en).to_owned()
    }
}

#[derive(Clone, Copy)]
struct Spoken(Memo<Voice>);

/// Makes the chosen language known to all pages.
pub(crate) fn provide(settings: Settings, panels: Panels) {
    let lang = Memo::new(move |_| settings.lang());
    let speak = move |_: Option<&Voice>| Voice::at_table(lang.get(), Vec::new(), None);
    provide_context(Spoken(Memo::new(speak)));
    let tongue = Tongue {
        settings,
        panels,
        tied: RwSignal::new(false),
    };
    provide_context(tongue);
    let follow = Listener::first("storage", move |_| tongue.follow());
    // It listens as long as the app is there.
    StoredValue::new_local(follow);
}

/// Changes the language, once the words of the other one are here.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    settings: Settings,
    panels: Panels,
    /// Whether the words that were asked for last could not be had.
    tied: RwSignal<bool>,
}

impl Tongue {
    /// That of this app.
    pub(crate) fn get() -> Tongue {
        expect_context()
    }

    /// Speaks this language from now on. Where its words cannot be had, the settings say so.
    pub(crate) fn speak(self, lang: Lang) {
        leptos::task::spawn_local(async move {
            let known = fetched::words(lang).await;
            self.tied.set(!known);
            if known {
                let code = lang.code();
                self.settings
                    .change(|chosen| code.clone_into(&mut chosen.lang));
            } else {
                self.panels.open(Panel::Settings);
            }
        });
    }

    /// Follows what somebody has chosen in another page of the app, once its words are here.
    fn follow(self) {
        let Some(chosen) = self.settings.chosen_elsewhere() else {
            return;
        };
        leptos::task::spawn_local(async move {
            let lang = Lang::from_code(&chosen.lang).unwrap_or(Lang::En);
            if fetched::words(lang).await {
                self.settings.change(|now| *now = chosen);
            }
        });
    }

    pub(crate) fn is_tied(self) -> bool {
        self.tied.get()
    }
}

/// The voice of the app, for text that belongs to no table.
pub(crate) fn voice() -> Voice {
    expect_context::<Spoken>().0.get()
}

/// A sentence that follows the language.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let spoken = expect_context::<Spoken>();
    move || spoken.0.with(|voice| voice.text(key))
}

/// A sentence with arguments that follows the language.
pub(crate) fn s(said: Said) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    let spoken = expect_context::<Spoken>();
    move || spoken.0.with(|voice| voice.say(&said))
}
