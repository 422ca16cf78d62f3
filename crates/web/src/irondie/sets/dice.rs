//! Dice of a set, which lie in no match: the kind large, the colour in letters.

use super::super::face::{Face, Shows, draw};
use crate::die::{Look, die};
use crate::pick::Standing;
use crate::voice::Voice;
use game_irondie::{Class, Make, Pack};
use kernel::{Arg, Said};
use leptos::prelude::*;

/// A die to tap, with the whole of what the tap does.
pub(super) fn tapped(
    voice: &Voice,
    make: Make,
    size: &'static str,
    does: &'static str,
    tap: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let said = Said::new(does).with("die", called(voice, make));
    let look = look(voice, make, size, voice.say(&said));
    die(look, Some(Callback::new(move |()| tap())))
}

fn look(voice: &Voice, make: Make, size: &'static str, label: String) -> Look {
    let kind = &Pack::builtin().kinds[make.kind().index()];
    let colour = make.colour().id();
    let letters = voice.text(&format!("irondie-short-{colour}"));
    let face = Face {
        kind: &kind.id,
        class: kind.rules.class,
        letters: &letters,
        rare: make.rare(),
        shows: Shows::Kind,
    };
    Look {
        kind: kind.id.clone(),
        colour,
        size,
        state: Standing::Ready,
        label,
        cube: draw(&face),
        ..Look::default()
    }
}

/// "Fortress, yellow, rare".
pub(super) fn called(voice: &Voice, make: Make) -> Arg {
    let pack = Pack::builtin();
    let named = |name: &content::Name| Arg::Named {
        de: name.de.clone(),
        en: name.en.clone(),
    };
    let key = if make.rare() {
        "web-sets-die-rare"
    } else {
        "web-sets-die"
    };
    let said = Said::new(key)
        .with("kind", named(pack.kind_name(make.kind())))
        .with("colour", named(pack.colour_name(make.colour())));
    Arg::Spelled(voice.say(&said))
}

/// How many dice of each class.
pub(super) fn shape(dice: &[Make]) -> [usize; 3] {
    let kinds = &Pack::builtin().kinds;
    Class::ALL.map(|class| {
        let of_class = |make: &&Make| kinds[make.kind().index()].rules.class == class;
        dice.iter().filter(of_class).count()
    })
}

/// "3 · 4 · 2".
pub(super) fn shape_text(dice: &[Make]) -> String {
    shape(dice).map(|count| count.to_string()).join(" · ")
}
