//! The toy obeys every law with two, three and four seats, and every law has something to say.

use kernel::{Choice, Game, Seat, Viewer};
use testkit::skirmish::{Card, Cards, Event, Skirmish, State, View};
use testkit::{Laws, SplitMix, check_all, laws, never_fired};

/// Every wound takes life, of which there is 24, and every wound draws one card and takes down one
/// at most; so there are at most 32 draws, and no more cards are played or discarded. An ambush
/// brings a window of four and a door of four questions.
///
/// A round has twelve more: four stances, a pass, two rolls, a keep, a name and the window. Three
/// tricks have four each, four blows too.
const MAX_INPUTS: usize = 24 + 2 * 32 + 32 * 8 + 8 * (12 + 3 * 4 + 4 * 4);

fn walks(matches: u32) -> Laws {
    Laws {
        matches,
        seed: 1,
        max_inputs: MAX_INPUTS,
        word: &["/now"],
    }
}

fn tables() -> impl Iterator<Item = Skirmish> {
    (2..=4).filter_map(Skirmish::new)
}

fn obeys(seats: u8, matches: u32) {
    let game = Skirmish::new(seats).expect("two to four seats");
    for (law, checks) in check_all(&game, walks(matches)) {
        assert!(checks > 100, "{law} has checked only {checks} things");
    }
}

#[test]
fn two_obey_the_laws() {
    obeys(2, 24);
}

#[test]
fn three_obey_the_laws() {
    obeys(3, 16);
}

#[test]
fn four_obey_the_laws() {
    obeys(4, 8);
}

/// Cards change places and nothing else: what is nowhere to be seen is the deck (SK-1.3).
#[test]
fn cards_are_conserved() {
    for game in tables() {
        let counted = laws::conserved(&game, walks(10), &|game, state| {
            let table = game.view(state, Viewer::Table);
            let deck = game.show(&table)["deck"]
                .as_u64()
                .expect("a number of cards");
            let open = table.public.standing.iter().chain([&table.public.discard]);
            let all = hands(*game, state).chain(open.copied()).map(Cards::len);
            deck + all.map(u64::from).sum::<u64>()
        });
        assert!(counted > 100);
        laws::invariant(&game, walks(10), &|game, state| {
            for card in Card::ALL {
                let held: u8 = hands(*game, state).map(|hand| hand.count(card)).sum();
                assert!(held <= 2, "{card} is there three times");
            }
        });
    }
}

/// Nothing in the game is there for nothing: every card is drawn, played, put up, taken down and
/// discarded, and has a part in wounds.
#[test]
fn every_card_fires() {
    let cards = Card::ALL.into_iter();
    let played = cards.clone().filter(|card| !card.stands());
    let standing = cards.clone().filter(|card| card.stands());
    let mut listed: Vec<String> = vec!["shuffled".to_owned(), "stopped".to_owned()];
    listed.extend(cards.clone().map(|card| format!("saw {card}")));
    listed.extend(cards.map(|card| format!("discarded {card}")));
    listed.extend(played.map(|card| format!("played {card}")));
    listed.extend(standing.clone().map(|card| format!("put up {card}")));
    listed.extend(standing.clone().map(|card| format!("took down {card}")));
    listed.extend(standing.map(|card| format!("{card} in a wound")));
    let open = |number| Skirmish::new(2 + (number % 3) as u8).expect("two to four seats");
    let short = never_fired(open, 2_000, 5, listed, |_, event| keys(event));
    assert!(short.is_empty(), "too seldom: {short:?}");
    let never = never_fired(open, 5, 1, ["a miracle"], |_, _| Vec::new());
    assert_eq!(never.get("a miracle"), Some(&0));
}

fn keys(event: &Event) -> Vec<String> {
    match event {
        Event::Saw { card } => vec![format!("saw {card}")],
        Event::Played { card, .. } => vec![format!("played {card}")],
        Event::PutUp { card, .. } => vec![format!("put up {card}")],
        Event::TookDown { card, .. } => vec![format!("took down {card}")],
        Event::Discarded { card, .. } => vec![format!("discarded {card}")],
        Event::Shuffled => vec!["shuffled".to_owned()],
        Event::Stopped { .. } => vec!["stopped".to_owned()],
        Event::Wounded { pieces, .. } => {
            let sources = pieces.entries().iter().map(|piece| piece.source.name());
            sources.map(|name| format!("{name} in a wound")).collect()
        }
        _ => Vec::new(),
    }
}

/// Views are made to travel; what arrives is what was sent.
#[test]
fn views_travel() {
    for game in tables() {
        laws::invariant(&game, walks(10), &|game, state| {
            for viewer in Seat::first(game.seats())
                .map(Viewer::Seat)
                .chain([Viewer::Table])
            {
                let view = game.view(state, viewer);
                let sent = serde_json::to_string(&view).expect("a view can be sent");
                assert_eq!(serde_json::from_str::<View>(&sent).ok(), Some(view));
            }
        });
    }
}

#[test]
fn a_player_who_only_looks_obeys_the_law() {
    for game in tables() {
        let checks = laws::player(&game, walks(10), &|_, view, ask, offers, seed| {
            let look = u64::from(view.hand.map_or(0, Cards::len));
            Choice::random(ask, offers, &mut SplitMix::new(seed ^ look))
        });
        assert!(checks > 100);
    }
}

fn hands(game: Skirmish, state: &State) -> impl Iterator<Item = Cards> {
    let seats = Seat::first(game.seats());
    seats.filter_map(move |seat| game.view(state, Viewer::Seat(seat)).hand)
}
