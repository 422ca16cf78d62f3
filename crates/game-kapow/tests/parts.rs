//! What is told of attacks and defences adds up, and was foretold.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Noise, Player, Random};
use game_kapow::ahead::outlook;
use game_kapow::{
    By, Event, Fighter, Kapow, Mode, Offer, Pack, Parts, Setup, SetupOptions, Stage, State,
};
use kernel::{Change, Game, Heard, Input, Landing, Rng, Seat, Viewer, Waiting};

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

/// What is wanted of a walk: how many totals were told, and how many of them foretold.
#[derive(Default)]
struct Seen {
    told: u32,
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
        let expected = foretold(game, &state, &input);
        let mut heard = Heard::default();
        game.apply_unchecked(&mut state, &input, &mut heard);
        let mut told = heard.told.iter().filter_map(|one| match &one.event {
            Event::Attacks { parts, .. } | Event::Defends { parts, .. } => Some(parts),
            _ => None,
        });
        if let Some(expected) = expected
            && let Some(first) = told.next()
        {
            assert_eq!(expected, *first, "what was foretold is told");
            adds_up(first);
            seen.foretold += 1;
        }
        for parts in told {
            adds_up(parts);
            seen.told += 1;
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

/// What an answer will come to, by the parts; and before that by the outlook.
fn foretold(game: &Kapow, state: &State, input: &Input<Offer>) -> Option<Parts> {
    let Input::Choose { seat, choice } = input else {
        return None;
    };
    let (table, fighter) = (state, Fighter::of(*seat).unwrap());
    if table.stage == Stage::Select && !game.mode().has_teams() {
        let outlook = outlook(game, table, fighter);
        assert_eq!(game.attack_parts(table, fighter).total(), outlook.attack);
        assert_eq!(game.defence_parts(table, fighter).total(), outlook.defence);
    }
    let offer = choice.only()?;
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
        _ => return None,
    };
    assert_eq!(parts.total(), this);
    assert!(best.total() >= this, "the best base is shown");
    Some(parts)
}

/// Counts again, part by part: base and kickers, the multiplier, then what others change.
fn adds_up(parts: &Parts) {
    let (mut sum, mut steps) = (0, Vec::new());
    for entry in parts.entries() {
        match entry.change {
            Change::Add(amount) => sum += i32::from(amount),
            Change::Times(by, of) => sum = sum * i32::from(by) / i32::from(of),
            Change::Less(..) => unreachable!("nothing takes a part off a total"),
        }
        steps.push(match entry.source {
            By::Base(_) => 0,
            By::Kicker(_) => 1,
            By::Times(_) => 2,
            By::Foe { .. } | By::Tokens => 3,
        });
    }
    assert_eq!(sum.max(0), i32::from(parts.total()), "{parts:?}");
    assert!(steps.is_sorted(), "{parts:?}");
}

#[test]
fn what_is_told_adds_up_and_was_foretold() {
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
    assert!(seen.told > 150 && seen.foretold > 30);
}

#[test]
fn what_is_told_of_teams_adds_up_and_was_foretold() {
    let mut seen = Seen::default();
    let others = ["time-out", "coquette", "victor-kane", "elusivity"];
    for mode in [Mode::Teams, Mode::Coop] {
        for seed in 0..2 {
            walk(&game(mode, &[]), seed, &mut seen);
            walk(&game(mode, &others), seed, &mut seen);
        }
    }
    assert!(seen.told > 50 && seen.foretold > 10);
}
