//! Dice Masters obeys every law, and no die is ever lost.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod common;

use common::{MAX_INPUTS, all_dice};
use game_dice_masters::{Card, CardKind, DiceMasters, Mode, Pack, Setup, Team};
use kernel::Game;
use testkit::{Laws, check_all, laws};

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

/// Three teams that have every card of the starter between them.
const TEAMS: [[&str; 8]; 3] = [
    [
        "carnage-cletus-kassidy x2",
        "drax-arthur-douglas x2",
        "ghost-rider-alejandra x2",
        "kingpin-empire-builder x2",
        "silver-sable-wild-pack x2",
        "spider-man-spectacular x2",
        "spider-woman-secret-avenger x2",
        "white-tiger-hero-for-hire",
    ],
    [
        "carnage-sinister x2",
        "drax-the-destroyer x2",
        "ghost-rider-new-rider x2",
        "kingpin-payback x2",
        "silver-sable-mercenary x2",
        "spider-man-tangled-web x2",
        "spider-woman-lady-liberator x2",
        "white-tiger-mystical-amulet",
    ],
    [
        "carnage-sinister",
        "drax-pained x2",
        "ghost-rider-penance-stare x2",
        "kingpin-wilson-fisk x2",
        "silver-sable-outlaw x2",
        "spider-man-public-menace x2",
        "spider-woman-agent x2",
        "white-tiger-razor-sharp x2",
    ],
];

/// Two of the teams, with these basic actions.
fn starter(teams: [usize; 2], basics: [[&str; 2]; 2]) -> DiceMasters {
    let team = |at: usize| Team {
        cards: TEAMS[teams[at]].map(str::to_owned).to_vec(),
        basics: basics[at].map(str::to_owned).to_vec(),
    };
    let setup = Setup {
        mode: Mode::Casual,
        teams: vec![team(0), team(1)],
        ..Setup::intro()
    };
    DiceMasters::open(Pack::builtin().clone(), &setup).unwrap()
}

/// Looks at the laws that tell cards apart; the others are about the house.
fn obey(game: &DiceMasters) {
    let walks = walks(2);
    laws::ending(game, walks);
    laws::replay(game, walks);
    laws::offers(game, walks);
    laws::spelling(game, walks);
    laws::telling(game, walks);
    laws::quiet(game, walks);
    laws::positions(game, walks);
    laws::conserved(game, walks, &all_dice);
}

#[test]
fn the_first_two_teams_of_the_starter_obey_the_laws() {
    let basics = [
        ["archnemesis", "back-for-seconds"],
        ["betrayal", "great-responsibility"],
    ];
    obey(&starter([0, 1], basics));
}

#[test]
fn the_last_two_teams_of_the_starter_obey_the_laws() {
    let basics = [
        ["exposed", "slander"],
        ["spideys-last-stand", "true-believer"],
    ];
    obey(&starter([2, 1], basics));
}

/// Both may bring the same basic action.
#[test]
fn like_basic_actions_obey_the_laws() {
    let basics = ["web-blast", "with-great-power"];
    obey(&starter([2, 0], [basics, basics]));
}

/// Teams of eight that have every card between them that can be played.
fn all_teams() -> Vec<Vec<String>> {
    let pack = Pack::builtin();
    let playable = |card: &&Card| card.kind != CardKind::BasicAction;
    let mut teams: Vec<Vec<&Card>> = Vec::new();
    for card in pack.cards.iter().filter(playable) {
        let has_room = |team: &&mut Vec<&Card>| {
            team.len() < 8 && team.iter().all(|other| other.figure != card.figure)
        };
        match teams.iter_mut().find(has_room) {
            Some(team) => team.push(card),
            None => teams.push(vec![card]),
        }
    }
    // Eight cards have fifteen dice: two on each but the last.
    let dice = |(place, card): (usize, &&Card)| match (place, card.most) {
        (7, _) | (_, 1) => card.id.clone(),
        _ => format!("{} x2", card.id),
    };
    let named = |team: &Vec<&Card>| team.iter().enumerate().map(dice).collect();
    teams.iter().map(named).collect()
}

#[test]
fn every_card_that_can_be_played_obeys_the_laws() {
    let basics = |names: [&str; 2]| names.map(str::to_owned).to_vec();
    let teams = all_teams();
    for pair in teams.chunks(2) {
        let team = |at: usize, names| Team {
            cards: pair[at % pair.len()].clone(),
            basics: basics(names),
        };
        let setup = Setup {
            mode: Mode::Casual,
            teams: vec![
                team(0, ["betrayal", "web-blast"]),
                team(1, ["slander", "spideys-last-stand"]),
            ],
            ..Setup::intro()
        };
        let game = DiceMasters::open(Pack::builtin().clone(), &setup).unwrap();
        let walks = walks(1);
        laws::ending(&game, walks);
        laws::offers(&game, walks);
        laws::replay(&game, walks);
        laws::positions(&game, walks);
        laws::conserved(&game, walks, &all_dice);
    }
}

#[test]
fn the_introductory_game_obeys_the_laws() {
    for (law, checks) in check_all(&intro(), walks(3)) {
        // Nothing is ever asked of two players at once.
        assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
    }
}

#[test]
fn no_die_is_lost() {
    assert!(laws::conserved(&intro(), walks(4), &all_dice) > 0);
}

fn of_mode(mode: Mode) -> DiceMasters {
    DiceMasters::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap()
}

/// MA-2.3: every way to play can be played with nothing special agreed on, to its end.
#[test]
fn every_mode_comes_to_an_end() {
    for mode in Mode::ALL {
        let game = of_mode(mode);
        assert_eq!(game.seats(), mode.seats(), "{mode:?}");
        assert!(laws::ending(&game, long(8)) > 0, "{mode:?}");
    }
}

/// Several matches one after the other take as many times as long.
fn long(matches: u32) -> Laws {
    Laws {
        max_inputs: 6 * MAX_INPUTS,
        ..walks(matches)
    }
}

#[test]
fn doubles_obey_the_laws() {
    let game = of_mode(Mode::Doubles);
    for (law, checks) in check_all(&game, walks(2)) {
        // Team-mates have the word one after the other, so nothing is asked of two at once.
        assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
    }
    assert!(laws::conserved(&game, walks(2), &all_dice) > 0);
}

/// What is drafted stays secret until teams are shown: see `twins`, `imagine` and `secrecy`.
#[test]
fn a_draft_obeys_the_laws() {
    for (law, checks) in check_all(&of_mode(Mode::RainbowDraft), walks(2)) {
        assert!(checks > 0, "{law} had nothing to check");
    }
}

/// What is brought hidden stays secret until teams are shown (MA-2.8).
#[test]
fn hidden_teams_obey_the_laws() {
    for mode in [Mode::Casual, Mode::Tournament] {
        let setup = Setup {
            hidden: true,
            ..Setup::of_mode(mode)
        };
        let game = DiceMasters::open(Pack::builtin().clone(), &setup).unwrap();
        for (law, checks) in check_all(&game, walks(1)) {
            assert!(checks > 0, "{law} had nothing to check");
        }
    }
}

#[test]
fn a_draft_of_four_obeys_the_laws() {
    let game = of_mode(Mode::RainbowFour);
    let walks = long(1);
    laws::replay(&game, walks);
    laws::offers(&game, walks);
    laws::spelling(&game, walks);
    laws::telling(&game, walks);
    laws::imagine(&game, walks);
    laws::twins(&game, walks);
    laws::sealed(&game, walks);
    laws::calls(&game, walks);
    laws::positions(&game, walks);
}
