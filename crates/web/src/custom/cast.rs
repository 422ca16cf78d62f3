//! Who is played at which place: characters, heroes, by their ids. What does not fit gives way.

use crate::dom;
use crate::seat::mark;
use crate::voice::Voice;
use bots::Noise;
use kernel::{Arg, Rng, Said, Seat};
use leptos::prelude::*;

/// Those that were wanted and are known, once each unless they may be there twice. Other places are
/// filled by those who are likely there, the likeliest first.
pub(crate) fn fit(
    wanted: &[String],
    places: usize,
    twice: bool,
    likely: impl Fn(usize) -> Vec<String>,
) -> Vec<String> {
    let mut kept: Vec<Option<String>> = Vec::new();
    for place in 0..places {
        let known = |id: &&String| likely(place).contains(id);
        let one = wanted.get(place).filter(known).cloned();
        let is_there = !twice && kept.contains(&one);
        kept.push(one.filter(|_| !is_there));
    }
    for place in 0..places {
        if kept[place].is_none() {
            let mut free = likely(place).into_iter();
            kept[place] = free.find(|id| !kept.contains(&Some(id.clone())));
        }
    }
    kept.into_iter().flatten().collect()
}

/// Names who is played at a place. Whoever is it elsewhere becomes the other one for it.
pub(crate) fn exchange(cast: &mut [String], place: usize, id: String) {
    let before = cast[place].clone();
    for other in cast.iter_mut().filter(|other| **other == id) {
        other.clone_from(&before);
    }
    cast[place] = id;
}

/// All of them in any order.
pub(crate) fn shuffled(mut all: Vec<String>) -> Vec<String> {
    let mut noise = Noise::new(dom::chance());
    for last in (1..all.len()).rev() {
        all.swap(last, noise.below(last as u32 + 1) as usize);
    }
    all
}

/// A row of the sheet: who plays a seat, as whom, and what that is like.
pub(crate) fn seat_row(
    seat: Seat,
    who: AnyView,
    cast: Option<AnyView>,
    about: Option<AnyView>,
) -> AnyView {
    view! {
        <div class="custom-seat">{mark(seat, &seat.to_string())}{who}{cast}{about}</div>
    }
    .into_any()
}

/// Rows in the order of their sides, with a heading above each side where there are several.
pub(crate) fn by_side<P: Copy>(
    voice: &Voice,
    places: impl Iterator<Item = P>,
    side: impl Fn(P) -> Option<usize>,
    row: impl Fn(P) -> AnyView,
) -> Vec<AnyView> {
    let mut places: Vec<P> = places.collect();
    places.sort_by_key(|place| side(*place));
    let (mut before, mut rows) = (None, Vec::new());
    for place in places {
        let now = side(place);
        if let Some(number) = now.filter(|_| now != before) {
            let number = Arg::Spelled((number + 1).to_string());
            let said = Said::new("web-custom-team").with("team", number);
            rows.push(view! { <h3>{voice.say(&said)}</h3> }.into_any());
        }
        before = now;
        rows.push(row(place));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn who_does_not_fit_gives_way_to_the_likeliest() {
        let likely = |place: usize| {
            let usual = ids("ada bob cy");
            usual[place..].iter().chain(&usual).cloned().collect()
        };
        let fitted = |wanted, twice| fit(&ids(wanted), 3, twice, likely).join(" ");
        assert_eq!(fitted("cy ada", false), "cy ada bob");
        assert_eq!(fitted("cy nobody cy", false), "cy bob ada");
        assert_eq!(fitted("cy cy cy", true), "cy cy cy");
        assert_eq!(fitted("", false), "ada bob cy");
    }

    #[test]
    fn who_is_taken_is_exchanged() {
        let mut cast = ids("ada bob");
        exchange(&mut cast, 0, "bob".to_owned());
        assert_eq!(cast, ["bob", "ada"]);
        exchange(&mut cast, 0, "cy".to_owned());
        assert_eq!(cast, ["cy", "ada"]);
    }
}
