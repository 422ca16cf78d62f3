//! Dice Masters obeys every law, and no die is ever lost.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{DiceMasters, Kind, Pack, Setup, State};
use kernel::Seat;
use testkit::{Laws, check_all, laws};

/// A match ends sooner or later by itself, but nothing in the rules says when.
const MAX_INPUTS: usize = 20_000;

fn walks(matches: u32) -> Laws {
    Laws {
        matches,
        seed: 1,
        max_inputs: MAX_INPUTS,
        word: &["/now"],
    }
}

fn intro() -> DiceMasters {
    DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap()
}

#[test]
fn the_introductory_game_obeys_the_laws() {
    for (law, checks) in check_all(&intro(), walks(3)) {
        // Nothing is ever asked of two players at once.
        assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
    }
}

/// How many dice there are, on cards and with players.
fn all_dice(game: &DiceMasters, state: &State) -> Vec<u8> {
    let public = state.public();
    let with_players = |kind: Kind| -> u8 {
        let seats = Seat::first(2);
        seats.map(|seat| game.count(public, seat, kind)).sum()
    };
    let on_cards = |kind: Kind| match (kind.team(), kind.basic()) {
        (Some(place), _) => public.corners.iter().map(|one| one.supply[place]).sum(),
        (_, Some(place)) => public.basics[place],
        _ => 0,
    };
    Kind::all()
        .map(|kind| with_players(kind) + on_cards(kind))
        .collect()
}

#[test]
fn no_die_is_lost() {
    assert!(laws::conserved(&intro(), walks(4), &all_dice) > 0);
}
