//! The toy obeys every law, and every law has something to say about it.

use kernel::{Choice, Game, Seat, Viewer};
use testkit::skirmish::{Card, Cards, Skirmish, State, View};
use testkit::{Laws, SplitMix, check_all, laws};

/// A round has at most 29 inputs: five up to the second roll, six for each of three tricks, six for
/// the strike. Two ambushes add twelve to a match, the first draws two.
const LAWS: Laws = Laws {
    matches: 100,
    seed: 1,
    max_inputs: 8 * 29 + 12 + 2,
};

#[test]
fn skirmish_obeys_the_laws() {
    for (law, checks) in check_all(&Skirmish, LAWS) {
        assert!(checks > 1_000, "{law} has checked only {checks} things");
    }
}

#[test]
fn cards_and_life_are_conserved() {
    let checks = laws::invariant(&Skirmish, LAWS, &|game, state| {
        let table = game.view(state, Viewer::Table);
        let hands = hands(state);
        for card in Card::ALL {
            let seen: u8 = hands.iter().map(|hand| hand.count(card)).sum();
            assert!(
                seen + table.public.discard.count(card) <= 2,
                "{card} is there three times"
            );
        }
        assert_eq!(hands.map(Cards::len), table.hand_sizes);
        assert!(
            table.public.life.iter().all(|&life| life <= 6),
            "life never grows"
        );
    });
    assert!(checks > 1_000);
}

/// Views are made to travel; what arrives is what was sent.
#[test]
fn views_travel() {
    laws::invariant(&Skirmish, LAWS, &|game, state| {
        for viewer in seats().map(Viewer::Seat).into_iter().chain([Viewer::Table]) {
            let view = game.view(state, viewer);
            let sent = serde_json::to_string(&view).expect("a view can be sent");
            assert_eq!(serde_json::from_str::<View>(&sent).ok(), Some(view));
        }
    });
}

#[test]
fn a_player_who_only_looks_obeys_the_law() {
    let checks = laws::player(&Skirmish, LAWS, &|_, view, ask, offers, seed| {
        let look = u64::from(view.hand.map_or(0, Cards::len));
        Choice::random(ask, offers, &mut SplitMix::new(seed ^ look))
    });
    assert!(checks > 1_000);
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number).expect("two seats are few"))
}

fn hands(state: &State) -> [Cards; 2] {
    seats().map(|seat| {
        Skirmish
            .view(state, Viewer::Seat(seat))
            .hand
            .expect("a seat has a hand")
    })
}
