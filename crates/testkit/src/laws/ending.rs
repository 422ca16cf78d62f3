//! *Ending*: every state has a way on, and every match comes to an end.

use super::lawful::way_on;
use super::walk::{Law, Moment};
use kernel::{Game, Outcome, Seat, Waiting};
use std::collections::BTreeMap;

/// See [`super::ending`].
pub(crate) struct Ending;

impl<G: Game> Law<G> for Ending {
    fn name(&self) -> &'static str {
        "ending"
    }

    fn look(&mut self, at: &Moment<'_, G>) {
        let way_on = way_on(at.game, at.state);
        at.trail
            .ensure(way_on.is_ok(), || format!("the match is stuck: {way_on:?}"));
        let waiting = at.game.waiting(at.state);
        let is_over = matches!(waiting, Waiting::Over(_));
        at.trail.ensure(is_over || !at.is_last, || {
            format!(
                "{} inputs were not enough to end the match",
                at.inputs.len()
            )
        });
        if let Waiting::Over(outcome) = waiting {
            let teams = stand_together(at.game, &outcome);
            at.trail
                .ensure(teams.is_ok(), || format!("the teams are odd: {teams:?}"));
        }
    }
}

/// Whether the teams of a match that is over are teams.
fn stand_together<G: Game>(game: &G, outcome: &Outcome) -> Result<(), String> {
    let teams = Seat::first(game.seats()).map(|seat| (game.team(seat), seat));
    let mut places: BTreeMap<Option<u8>, Vec<u8>> = BTreeMap::new();
    for (team, seat) in teams {
        let place = outcome.places[seat.index()];
        places.entry(team).or_default().push(place);
    }
    if places.keys().all(Option::is_none) {
        return Ok(());
    }
    if places.contains_key(&None) || places.len() < 2 {
        return Err(format!("{places:?} are no teams against each other"));
    }
    let share = |places: &Vec<u8>| places.iter().all(|place| *place == places[0]);
    if !places.values().all(share) {
        return Err(format!("{places:?} are not shared within a team"));
    }
    Ok(())
}
