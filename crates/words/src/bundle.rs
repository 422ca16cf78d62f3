//! The sentences of a language, read once and kept for everybody who speaks it.

use crate::{Lang, texts};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use std::sync::OnceLock;

/// All sentences of a language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The sentences of this language, if they are known. Whoever asks first waits until those built
/// in are read.
pub(crate) fn of(lang: Lang) -> Option<&'static Bundle> {
    let (kept, texts) = (kept(lang), texts(lang));
    match kept.get() {
        None if !texts.is_empty() => Some(kept.get_or_init(|| read(lang, texts))),
        known => known,
    }
}

/// Takes in the sentences of a language, as Fluent source; those it knows already stay.
pub fn learn(lang: Lang, text: &str) {
    kept(lang).get_or_init(|| read(lang, &[text]));
}

/// Whether the sentences of a language are there.
pub fn knows(lang: Lang) -> bool {
    of(lang).is_some()
}

fn kept(lang: Lang) -> &'static OnceLock<Bundle> {
    static DE: OnceLock<Bundle> = OnceLock::new();
    static EN: OnceLock<Bundle> = OnceLock::new();
    match lang {
        Lang::De => &DE,
        Lang::En => &EN,
    }
}

fn read(lang: Lang, texts: &[&str]) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    // The marks would show up as boxes on many terminals, and our names are all left to right.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_minus));
    for (name, make) in [("CAPITAL", capital as Change), ("STOP", stopped)] {
        let added = bundle.add_function(name, move |given, _| changed(given, make));
        added.expect("no other function has this name");
    }
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
    }
    bundle
}

/// What a function of our sentences does to a text.
type Change = fn(&str) -> String;

fn changed<'a>(given: &[FluentValue<'a>], make: Change) -> FluentValue<'a> {
    match given {
        [FluentValue::String(text)] => FluentValue::from(make(text)),
        [other, ..] => other.clone(),
        [] => FluentValue::None,
    }
}

/// `CAPITAL($text)`: the text with a capital letter, where a sentence is put together from others.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// `STOP($text)`: the text as a sentence. Where it ends with "k. o." that is its full stop, and so
/// is the mark of a name such as "Exposed!".
fn stopped(text: &str) -> String {
    let stop = if text.ends_with(['.', '!']) { "" } else { "." };
    capital(text) + stop
}

/// A number below zero has a minus, not a hyphen.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}
