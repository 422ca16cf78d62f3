//! What somebody has chosen for every game: language, look, sound, motion. Kept in the browser.

use crate::dom;
use crate::speed::Speed;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use words::Lang;

const NAME: &str = "astragal.settings";

/// Paper, felt, or what the device asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    #[default]
    Device,
    Light,
    Dark,
}

/// How large the type is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Type {
    #[default]
    Normal,
    Large,
    Huge,
    Most,
}

/// All settings, as they are kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the sheet"
)]
pub(crate) struct Chosen {
    pub(crate) lang: String,
    pub(crate) theme: Theme,
    #[serde(rename = "type")]
    pub(crate) size: Type,
    pub(crate) speed: Speed,
    pub(crate) rolls: bool,
    pub(crate) odds: bool,
    pub(crate) sound: bool,
    pub(crate) less_motion: bool,
    pub(crate) confirm: bool,
    pub(crate) command: bool,
    /// Whether what others say is not shown.
    pub(crate) mute: bool,
    /// Whether the browser may tell when it is one's turn; nothing before somebody was asked.
    pub(crate) notify: Option<bool>,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen {
            lang: Lang::from_env(&dom::browser_language()).code().to_owned(),
            theme: Theme::Device,
            size: Type::Normal,
            speed: Speed::Normal,
            rolls: true,
            odds: true,
            sound: false,
            less_motion: false,
            confirm: true,
            command: false,
            mute: false,
            notify: None,
        }
    }
}

/// The settings everywhere in the app.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settings(pub(crate) RwSignal<Chosen>);

impl Settings {
    /// Recalls the settings and hands them to all pages.
    pub(crate) fn provide() -> Settings {
        let settings = Settings(RwSignal::new(kept().unwrap_or_default()));
        provide_context(settings);
        Effect::new(move || settings.0.with(apply));
        settings
    }

    /// The settings of this app.
    pub(crate) fn get() -> Settings {
        expect_context()
    }

    /// The language to speak.
    pub(crate) fn lang(self) -> Lang {
        self.0
            .with(|chosen| Lang::from_code(&chosen.lang).unwrap_or(Lang::En))
    }

    /// What another page of the app has chosen since.
    pub(crate) fn chosen_elsewhere(self) -> Option<Chosen> {
        kept().filter(|kept| self.0.with_untracked(|now| now != kept))
    }

    /// Changes a setting.
    pub(crate) fn change(self, change: impl FnOnce(&mut Chosen)) {
        self.0.update(change);
    }
}

/// What is kept in the browser, if it can be read.
fn kept() -> Option<Chosen> {
    let text = dom::recall(NAME)?;
    serde_json::from_str(&text).ok()
}

/// Keeps the settings and writes them to the root element, where the style sheets look for them.
fn apply(chosen: &Chosen) {
    if let Ok(text) = serde_json::to_string(chosen) {
        dom::keep(NAME, &text);
    }
    dom::set_root("lang", Some(&chosen.lang));
    dom::set_root(
        "data-theme",
        match chosen.theme {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        },
    );
    dom::set_root(
        "data-type",
        match chosen.size {
            Type::Normal => None,
            Type::Large => Some("large"),
            Type::Huge => Some("huge"),
            Type::Most => Some("most"),
        },
    );
    dom::set_root("data-motion", chosen.less_motion.then_some("less"));
}
