//! KAPOW! obeys every law, in every mode.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Greedy, Player, Random, Search};
use game_kapow::{Cards, Chosen, Kapow, Mode, Pack, Setup, SetupOptions, State, Symbol};
use testkit::{Laws, check_all, laws};

/// The longest match: as many rounds as the options say. In a round each of four fighters changes
/// its mind sixty times in two phases, places up to 26 dice each time but once, clips up to 52
/// faces, and answers a few dozen questions more.
const PER_ROUND: usize = 4 * (4 * 60 + 2 * 26 + 52 + 60) + 60;

fn game(mode: Mode, characters: &[&str], options: SetupOptions) -> Kapow {
    let mut setup = Setup::of_mode(mode);
    setup.options = options;
    if !characters.is_empty() {
        let chosen = characters.iter().map(|id| Chosen {
            character: (*id).to_owned(),
        });
        setup.fighters = chosen.collect();
    }
    Kapow::open(Pack::builtin().clone(), &setup).unwrap()
}

fn few_rounds(rounds: u8) -> SetupOptions {
    SetupOptions {
        rounds,
        ..SetupOptions::default()
    }
}

fn obeys(game: &Kapow, matches: u32) {
    let max_inputs = usize::from(game.options().rounds) * PER_ROUND;
    let laws = Laws {
        matches,
        seed: 1,
        max_inputs,
    };
    for (law, checks) in check_all(game, laws) {
        assert!(checks > 0 || law == "sealed", "{law} had nothing to check");
    }
}

#[test]
fn beginners_obey_the_laws() {
    obeys(&game(Mode::Beginner, &[], few_rounds(12)), 8);
}

#[test]
fn every_character_obeys_the_laws() {
    for pair in [
        ["tough-nut", "victor-kane"],
        ["time-out", "spoiler-alert"],
        ["elusivity", "coquette"],
    ] {
        obeys(&game(Mode::Duel, &pair, few_rounds(8)), 4);
    }
}

#[test]
fn teams_obey_the_laws() {
    obeys(&game(Mode::Teams, &[], few_rounds(4)), 2);
    let options = SetupOptions {
        cards: Cards::Drafted,
        ..few_rounds(4)
    };
    let others = ["spoiler-alert", "time-out", "coquette", "elusivity"];
    obeys(&game(Mode::Teams, &others, options), 1);
}

#[test]
fn every_solo_board_obeys_the_laws() {
    let boards = [
        "victor-kane",
        "tough-nut",
        "time-out",
        "spoiler-alert",
        "elusivity",
        "coquette",
    ];
    for (at, board) in boards.iter().enumerate() {
        let person = boards[(at + 1) % boards.len()];
        obeys(&game(Mode::Solo, &[person, board], few_rounds(12)), 8);
    }
}

#[test]
fn persons_side_by_side_obey_the_laws() {
    obeys(&game(Mode::Coop, &[], few_rounds(12)), 8);
    let others = ["time-out", "coquette", "victor-kane", "elusivity"];
    obeys(&game(Mode::Coop, &others, few_rounds(12)), 4);
}

#[test]
fn nothing_is_made_of_nothing_and_nothing_is_lost() {
    for mode in Mode::ALL {
        let game = game(mode, &[], few_rounds(12));
        let laws = Laws {
            matches: 12,
            seed: 3,
            max_inputs: 12 * PER_ROUND,
        };
        let boxes = if mode.has_teams() { 2 } else { 1 };
        laws::invariant(&game, laws, &|game: &Kapow, state: &State| {
            let table = state.table();
            let mut owned = 0;
            for fighter in game.fighters() {
                let dice = table.corner(fighter).dice;
                assert_eq!(owned & dice.bits(), 0, "a die has two owners");
                owned |= dice.bits();
            }
            for face in Symbol::FACES {
                let supply: u32 = table.faces[..boxes]
                    .iter()
                    .map(|faces| u32::from(faces[face.index()]))
                    .sum();
                let had: usize = game
                    .fighters()
                    .map(|fighter| {
                        let dice = table.actions(fighter).iter();
                        let sides = dice.flat_map(|die| table.faces_on(die).iter());
                        let clipped = sides.filter(|&&side| side == face).count();
                        clipped + usize::from(table.corner(fighter).pool[face.index()])
                    })
                    .sum();
                let count = usize::from(game.pack().stock.faces[face.index()].count);
                assert_eq!(supply as usize + had, boxes * count, "KA-1.3: {face:?}");
            }
            for team in game_kapow::Team::BOTH {
                assert!(table.life[team as usize] <= game.most_life(team), "KA-9.1");
            }
        });
    }
}

#[test]
fn bots_look_at_their_view_only() {
    let game = game(Mode::Duel, &[], few_rounds(2));
    let walks = Laws {
        matches: 1,
        seed: 1,
        max_inputs: 2 * PER_ROUND,
    };
    laws::player(&game, walks, &|game, view, ask, offers, seed| {
        Random::new(seed).choose(game, view, ask, offers)
    });
    laws::player(&game, walks, &|game, view, ask, offers, seed| {
        Greedy::new(seed, 4).choose(game, view, ask, offers)
    });
    laws::player(&game, walks, &|game, view, ask, offers, seed| {
        Search::new(seed, bots::Budget::Iterations(20)).choose(game, view, ask, offers)
    });
}
