//! *Quiet*: who lets things be changes nothing that anybody can see, but whose word is next.

use super::Laws;
use super::walk::{Law, Moment, viewers};
use kernel::{Ask, Audience, Choice, Game, Heard, Input, Seat, Waiting, apply};
use serde_json::Value;

/// See [`super::quiet`].
pub(crate) struct Quiet {
    /// Where a shown view may differ: JSON pointers.
    pub(crate) word: &'static [&'static str],
}

impl Quiet {
    pub(crate) fn new(laws: Laws) -> Quiet {
        Quiet { word: laws.word }
    }
}

impl<G: Game> Law<G> for Quiet {
    fn name(&self) -> &'static str {
        "quiet"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let Waiting::Seats(seats) = at.game.waiting(at.state) else {
            return;
        };
        for seat in seats.iter() {
            self.lets_be(at, seat);
        }
    }
}

impl Quiet {
    fn lets_be<G: Game>(&self, at: &Moment<'_, G>, seat: Seat) {
        let Some((ask, Some(offer))) = quiet_question(at.game, at.state, seat) else {
            return;
        };
        at.trail.ensure((ask.min, ask.max) == (1, 1), || {
            format!("{seat} lets things be by one pick, not by {ask:?}")
        });
        let (mut state, mut heard) = (at.state.clone(), Heard::default());
        let choice = Choice::one(offer);
        at.trail.trying(format!("{seat} lets it be: {offer:?}"));
        let input = Input::Choose { seat, choice };
        let applied = apply(at.game, &mut state, &input, &mut heard);
        at.trail
            .ensure(applied.is_ok(), || format!("it is refused: {applied:?}"));
        if is_still_open(at.game, &state, ask) {
            is_quiet(at, &heard);
            self.looks_alike(at, &state);
        }
        at.trail.tried();
    }

    /// Every viewer sees the same before and after, but for whose word is next.
    fn looks_alike<G: Game>(&self, at: &Moment<'_, G>, after: &G::State) {
        let is_word = |pointer: &String| {
            let below = |word: &&str| pointer.starts_with(&format!("{word}/"));
            self.word.iter().any(|word| pointer == word) || self.word.iter().any(below)
        };
        for viewer in viewers(at.game) {
            let show = |state| at.game.show(&at.game.view(state, viewer));
            let mut differing = Vec::new();
            differences(&show(at.state), &show(after), "", &mut differing);
            differing.retain(|pointer| !is_word(pointer));
            at.trail.ensure(differing.is_empty(), || {
                format!(
                    "{viewer} sees that more has changed than whose word is next: {differing:?}"
                )
            });
        }
    }
}

fn quiet_question<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
) -> Option<(Ask, Option<G::Offer>)> {
    let mut offers = Vec::new();
    let ask = game.decision(state, seat, &mut offers)?;
    Some((ask, ask.let_be(&offers)))
}

/// Whether a window has stayed open: the next thing waited for is another answer in it.
fn is_still_open<G: Game>(game: &G, state: &G::State, ask: Ask) -> bool {
    let Waiting::Seats(seats) = game.waiting(state) else {
        return false;
    };
    let next = seats
        .first()
        .and_then(|seat| quiet_question(game, state, seat));
    let is_window = |next: Ask| next.is_window() && next.rule == ask.rule;
    ask.is_window() && next.is_some_and(|(next, _)| is_window(next))
}

fn is_quiet<G: Game>(at: &Moment<'_, G>, heard: &Heard<G::Event>) {
    at.trail
        .ensure(!heard.revealed, || "a secret comes out".to_owned());
    let told = &heard.told;
    let to_all = told.iter().all(|told| told.to == Audience::Table);
    at.trail.ensure(to_all && told.len() <= 1, || {
        format!("more is told than that it was let be: {told:?}")
    });
}

/// The places where two documents differ, as JSON pointers.
fn differences(before: &Value, after: &Value, pointer: &str, found: &mut Vec<String>) {
    match (before, after) {
        (Value::Object(one), Value::Object(other)) => {
            for key in one
                .keys()
                .chain(other.keys().filter(|key| !one.contains_key(*key)))
            {
                let [one, other] = [one, other].map(|map| map.get(key).unwrap_or(&Value::Null));
                differences(one, other, &format!("{pointer}/{key}"), found);
            }
        }
        _ if before == after => {}
        _ => found.push(pointer.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn two_documents_differ_where_their_leaves_do() {
        let [one, other] = [
            json!({ "life": { "A": 6, "B": 6 }, "hand": ["wall"], "now": null }),
            json!({ "life": { "A": 6, "B": 5 }, "hand": [], "word": "A" }),
        ];
        let mut found = Vec::new();
        differences(&one, &other, "", &mut found);
        found.sort();
        assert_eq!(found, ["/hand", "/life/B", "/word"]);
    }
}
