//! Every way to choose heroes obeys the laws, and bots choose with sense.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::Noise;
use game_dice_throne::{DiceThrone, HeroChoice, Mode, Offer, Options, Pack, Setup};
use kernel::{Game, Input, Seat, Silent, Viewer, Waiting, apply};
use testkit::{Laws, laws};

fn game(mode: Mode, choice: HeroChoice, mirror: bool) -> DiceThrone {
    let options = Options {
        mirror,
        ..Options::default()
    };
    let setup = Setup {
        choice,
        options,
        ..Setup::of_mode(mode)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).unwrap()
}

/// Many matches that soon end: what is new is at their beginning.
fn walks(matches: u32) -> Laws {
    Laws {
        matches,
        seed: 3,
        max_inputs: 24,
        word: &["/now"],
    }
}

fn obeys(game: &DiceThrone, matches: u32) {
    let walks = walks(matches);
    laws::replay(game, walks);
    laws::clone(game, walks);
    laws::order(game, walks);
    laws::offers(game, walks);
    laws::refusals(game, walks);
    laws::calls(game, walks);
    laws::chance(game, walks);
    laws::spelling(game, walks);
    laws::garbage(game, walks);
    laws::telling(game, walks);
    laws::imagine(game, walks);
    laws::awaited(game, walks);
    laws::twins(game, walks);
    laws::secrecy(game, walks);
    laws::undo(game, walks);
    laws::positions(game, walks);
    laws::tampered(game, walks);
    let sealed = laws::sealed(game, walks);
    assert!(sealed > 0 || !hides(game), "nothing was sealed");
}

/// Whether the first question is put to several at once.
fn hides(game: &DiceThrone) -> bool {
    matches!(game.waiting(&game.start()), Waiting::Seats(seats) if seats.len() > 1)
}

#[test]
fn every_way_to_choose_obeys_the_laws() {
    for choice in HeroChoice::ALL {
        obeys(&game(Mode::Duel, choice, false), 6);
    }
}

#[test]
fn the_same_hero_twice_obeys_the_laws() {
    for choice in [HeroChoice::Open, HeroChoice::Hidden, HeroChoice::Random] {
        obeys(&game(Mode::Duel, choice, true), 4);
    }
}

#[test]
fn several_choose_by_the_laws() {
    obeys(&game(Mode::HillSix, HeroChoice::Hidden, false), 4);
    obeys(&game(Mode::TwoTeams, HeroChoice::Draft, false), 4);
}

#[test]
fn a_whole_match_follows_a_choice() {
    let game = game(Mode::Duel, HeroChoice::Hidden, false);
    let whole = Laws {
        max_inputs: 20_000,
        ..walks(1)
    };
    assert!(laws::ending(&game, whole) > 0);
    assert!(laws::twins(&game, whole) > 0);
}

/// The heroes that bots ban and play, each by its own seed.
fn fancied(choice: HeroChoice, seed: u64) -> Vec<String> {
    let game = game(Mode::Duel, choice, false);
    let mut state = game.start();
    let mut named = Vec::new();
    while let Waiting::Seats(seats) = game.waiting(&state) {
        let seat = seats.first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let mut noise = Noise::new(seed).stream(seat.index() as u64);
        let Some(choice) = game.whim(&view, &mut noise) else {
            break;
        };
        if let Some(Offer::Ban(hero) | Offer::Hero(hero)) = choice.only() {
            named.push(game.pack().hero(hero).id.clone());
        }
        let input = Input::Choose { seat, choice };
        apply(&game, &mut state, &input, &mut Silent).unwrap();
    }
    named
}

#[test]
fn bots_name_nobody_who_is_gone() {
    let mut named = fancied(HeroChoice::Draft, 1);
    assert_eq!(named.len(), 4, "two bans and two picks: {named:?}");
    named.sort();
    named.dedup();
    assert_eq!(named.len(), 4, "nobody names what is gone: {named:?}");
    assert_eq!(fancied(HeroChoice::Open, 1).len(), 2);
}

#[test]
fn bots_name_other_heroes_in_other_matches() {
    let matches = (0..24).map(|seed| fancied(HeroChoice::Hidden, seed));
    let matches: Vec<Vec<String>> = matches.collect();
    let mut first: Vec<&String> = matches.iter().filter_map(|named| named.first()).collect();
    first.sort();
    first.dedup();
    assert!(first.len() >= 5, "always the same: {first:?}");
    let alike = matches.iter().filter(|named| named[0] == named[1]).count();
    assert!(alike <= 8, "{alike} of 24 wanted the same hero");
}

#[test]
fn named_heroes_are_known_from_the_beginning() {
    let game = game(Mode::Duel, HeroChoice::Set, false);
    let view = game.view(&game.start(), Viewer::Table);
    let seats = Seat::first(2).map(|seat| view.public.corners[seat.index()].hero);
    assert!(seats.flatten().count() == 2);
    assert!(view.public.choosing().is_none());
}
