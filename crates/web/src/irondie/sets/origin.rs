//! Values that are reconstructed carry a mark, with the reason for whoever wants to know.

use crate::icon::Icon;
use crate::voice::Voice;
use content::Source;
use game_irondie::Pack;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// What of a kind is a value that packs give.
const VALUES: [&str; 5] = ["special", "aim", "compare", "hit", "miss"];

/// Where the values of a kind come from, each source once.
pub(super) fn of_kind(kind: &str) -> Vec<&'static Source> {
    let source = |value| Pack::builtin().source(&format!("irondie/kind/{kind}/{value}"));
    let mut found: Vec<&Source> = Vec::new();
    for source in VALUES.into_iter().filter_map(source) {
        if !found.contains(&source) {
            found.push(source);
        }
    }
    found
}

/// Why values had to be reconstructed, in a sentence; nothing when they are known.
pub(super) fn why(voice: &Voice, sources: &[&Source]) -> Option<String> {
    let why = |source: &&Source| match source {
        Source::Reconstructed(why) => Some(voice.named(why)),
        _ => None,
    };
    let why: Vec<String> = sources.iter().filter_map(why).collect();
    let said = Said::new("web-sets-reconstructed").with("why", Arg::Spelled(why.join("; ")));
    (!why.is_empty()).then(|| voice.say(&said))
}

/// The mark of a reconstructed value.
pub(super) fn mark(voice: &Voice, sources: &[&Source]) -> Option<AnyView> {
    let why = why(voice, sources)?;
    let mark = view! {
        <span class="mark" role="img" aria-label=why.clone() title=why>
            <Icon name="ic-reconstructed"/>
        </span>
    };
    Some(mark.into_any())
}
