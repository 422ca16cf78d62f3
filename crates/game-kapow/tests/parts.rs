//! The parts of attacks and defences come to what the rules compute.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Noise, Player, Random};
use game_kapow::ahead::outlook;
use game_kapow::{
    Event, Fighter, Kapow, Mode, Offer, Pack, Parts, Piece, Setup, SetupOptions, Stage, State,
};
use kernel::{Game, Heard, Input, Landing, Rng, Seat, Viewer, Waiting};

fn game(mode: Mode, characters: &[&str]) -> Kapow {
    let mut setup = Setup::of_mode(mode);
    setup.options = SetupOptions {
        rounds: 8,
        ..SetupOptions::default()
    };
    if !characters.is_empty() {
        let chosen = characters.iter().map(|id| game_kapow::Chosen {
            character: (*id).to_owned(),
        });
        setup.fighters = chosen.collect();
    }
    Kapow::open(Pack::builtin().clone(), &setup).unwrap()
}

/// What is wanted of a walk: how many totals were explained, and how many answers foretold.
#[derive(Default)]
struct Seen {
    explained: u32,
    foretold: u32,
}

/// Plays a match, half by advice and half at random, and looks at every step.
fn walk(game: &Kapow, seed: u64, seen: &mut Seen) {
    let mut rng = Noise::new(seed);
    let mut player = Random::new(seed);
    let mut state = game.start();

    loop {
        let input = match game.waiting(&state) {
            Waiting::Over(_) => return,
            Waiting::Chance(chance) => {
                let draws = chance.below.iter();
                let landing: Landing = draws.map(|&n| rng.below(u32::from(n)) as u8).collect();
                Input::Landed(landing)
            }
            Waiting::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                answer(game, &state, seat, &mut rng, &mut player)
            }
        };
        foretell(game, &state, &input, seen);
        let before = state.clone();
        let mut heard = Heard::default();
        game.apply_unchecked(&mut state, &input, &mut heard);
        for one in &heard.told {
            explain(game, [&before, &state], &one.event, seen);
        }
    }
}

fn answer(
    game: &Kapow,
    state: &State,
    seat: Seat,
    rng: &mut Noise,
    player: &mut Random,
) -> Input<Offer> {
    let view = game.view(state, Viewer::Seat(seat));
    let mut offers = Vec::new();
    let ask = game.asked(&view, &mut offers).unwrap();
    let advised = match rng.below(8) {
        0 => None,
        _ => game.advise(&view, 0, &mut || true),
    };
    let choice = advised.unwrap_or_else(|| player.choose(game, &view, &ask, &offers));
    Input::Choose { seat, choice }
}

/// What an answer will come to is what the parts say, and before that what the outlook says.
fn foretell(game: &Kapow, state: &State, input: &Input<Offer>, seen: &mut Seen) {
    let Input::Choose { seat, choice } = input else {
        return;
    };
    let (table, fighter) = (state, Fighter::of(*seat).unwrap());
    if table.stage == Stage::Select && !game.mode().has_teams() {
        let outlook = outlook(game, table, fighter);
        assert_eq!(game.attack_parts(table, fighter).total, outlook.attack);
        assert_eq!(game.defence_parts(table, fighter).total, outlook.defence);
    }
    let Some(offer) = choice.only() else { return };
    let (best, parts, this) = match offer {
        Offer::Strike(base) => (
            game.attack_parts(table, fighter),
            game.attack_if(table, fighter, offer),
            game.attack_with(table, fighter, base),
        ),
        Offer::Defend(base) => (
            game.defence_parts(table, fighter),
            game.defence_if(table, fighter, offer),
            game.defence_with(table, fighter, base),
        ),
        _ => return,
    };
    seen.foretold += 1;
    adds_up(&best);
    adds_up(&parts);
    assert_eq!(parts.total, this);
    assert!(best.total >= this, "the best base is shown");
}

fn explain(game: &Kapow, states: [&State; 2], event: &Event, seen: &mut Seen) {
    let found = match *event {
        Event::Attacks { fighter, total, .. } => {
            states.map(|state| game.explain_attack(state, fighter, total))
        }
        Event::Defends { fighter, total } => {
            states.map(|state| game.explain_defence(state, fighter, total))
        }
        _ => return,
    };
    let [before, after] = found;
    let parts = after.or(before).expect("a total can be explained");
    seen.explained += 1;
    adds_up(&parts);
}

fn adds_up(parts: &Parts) {
    let sum = |pieces: &[Piece]| -> i32 { pieces.iter().map(|one| i32::from(one.value)).sum() };
    let inner = (sum(&parts.base) + sum(&parts.kickers)) * i32::from(parts.times);
    let total = (inner + sum(&parts.changes)).clamp(0, 250);
    if parts.base.is_empty() {
        assert_eq!(parts.total, 0, "{parts:?}");
    } else {
        assert_eq!(total, i32::from(parts.total), "{parts:?}");
    }
}

#[test]
fn parts_come_to_what_the_rules_compute() {
    let pairs = [
        ["tough-nut", "victor-kane"],
        ["time-out", "spoiler-alert"],
        ["elusivity", "coquette"],
    ];
    let mut seen = Seen::default();
    for seed in 0..3 {
        walk(&game(Mode::Beginner, &[]), seed, &mut seen);
        for pair in pairs {
            walk(&game(Mode::Duel, &pair), seed, &mut seen);
            let [one, other] = pair;
            walk(&game(Mode::Solo, &[one, other]), seed, &mut seen);
            walk(&game(Mode::Solo, &[other, one]), seed, &mut seen);
        }
    }
    assert!(seen.explained > 200 && seen.foretold > 30);
}

#[test]
fn parts_of_teams_come_to_what_the_rules_compute() {
    let mut seen = Seen::default();
    let others = ["time-out", "coquette", "victor-kane", "elusivity"];
    for mode in [Mode::Teams, Mode::Coop] {
        for seed in 0..2 {
            walk(&game(mode, &[]), seed, &mut seen);
            walk(&game(mode, &others), seed, &mut seen);
        }
    }
    assert!(seen.explained > 60 && seen.foretold > 10);
}
