//! What holds in all matches of Dice Masters.

use game_dice_masters::{DiceMasters, Kind, State};

/// A match ends sooner or later by itself, but nothing in the rules says when.
pub(crate) const MAX_INPUTS: usize = 20_000;

/// How many dice there are, on cards and with players.
pub(crate) fn all_dice(game: &DiceMasters, state: &State) -> Vec<u16> {
    let public = state.public();
    let with_players = |kind: Kind| -> u16 {
        let seats = public.seats();
        seats.map(|seat| game.count(public, seat, kind)).sum()
    };
    let on_cards = |kind: Kind| match (kind.team(), kind.basic()) {
        (Some(place), _) => {
            let seats = public.seats();
            let left = |seat| u16::from(public.corner(seat).supply[place]);
            seats.map(left).sum()
        }
        (_, Some(place)) => u16::from(public.basics[place]),
        _ => 0,
    };
    Kind::all()
        .map(|kind| with_players(kind) + on_cards(kind))
        .collect()
}
