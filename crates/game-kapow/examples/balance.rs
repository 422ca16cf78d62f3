//! How often each character wins, and each board that plays by itself, with one bot in all seats:
//! `cargo run --release -p game-kapow --example balance -- characters search:100 80` plays so many
//! matches for each pair, half of them with the seats exchanged; with the name of a character
//! behind it only those with that one. `balance -- boards greedy 20` plays so many for each
//! character against each board, with 0, 5, 10 … more life, and `balance -- coop greedy 20` so many
//! side by side against the usual two boards.

use bots::paired::{Series, play_series};
use bots::{Interval, Kind};
use game_kapow::{Character, Chosen, Kapow, Mode, Pack, Setup};
use kernel::Seat;
use std::collections::BTreeMap;

/// Life that persons get more, against boards.
const HANDICAPS: [u8; 5] = [0, 5, 10, 20, 30];

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "characters".to_owned());
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let kind: Kind = name.parse().expect("a bot, such as greedy or search:100");
    let matches = args.next().and_then(|n| n.parse().ok()).unwrap_or(80);
    match what.as_str() {
        "boards" => boards(kind, matches),
        "coop" => coop(kind, matches),
        _ => characters(kind, matches, args.next().as_deref()),
    }
}

/// Wins of the first seat in a series of matches with these fighters.
fn wins(mode: Mode, fighters: &[&Character], extra_life: u8, kind: Kind, matches: u64) -> u64 {
    let mut setup = Setup::of_mode(mode);
    setup.options.extra_life = extra_life;
    let chosen = fighters.iter().map(|one| Chosen {
        character: one.id.clone(),
    });
    setup.fighters = chosen.collect();
    let game = Kapow::open(Pack::builtin().clone(), &setup).expect("any of them can fight");
    let line_up = vec![kind; usize::from(mode.seats())];
    let tally = play_series(&game, &line_up, None, &Series::new(matches, 1));
    let first = Seat::first(1).next().expect("there is a first seat");
    tally.wins[first.index()]
}

fn characters(kind: Kind, matches: u64, only: Option<&str>) {
    let all = &Pack::builtin().characters;
    let half = matches / 2;
    let mut won: BTreeMap<(usize, usize), u64> = BTreeMap::new();
    for (at, one) in all.iter().enumerate() {
        for (with, other) in all.iter().enumerate().skip(at + 1) {
            if only.is_some_and(|only| only != one.id && only != other.id) {
                continue;
            }
            let there = wins(Mode::Duel, &[one, other], 0, kind, half);
            let back = wins(Mode::Duel, &[other, one], 0, kind, half);
            won.insert((at, with), there + half - back);
            won.insert((with, at), half - there + back);
            let share = share(there + half - back, 2 * half);
            println!("{} {} {share}", one.id, other.id);
        }
    }
    for (at, one) in all.iter().enumerate() {
        let row = (0..all.len()).map(|with| match won.get(&(at, with)) {
            Some(&wins) => format!("{}", 100 * wins / (2 * half)),
            None => "–".to_owned(),
        });
        let own = won.iter().filter(|((who, _), _)| *who == at);
        let (pairs, sum) = own.fold((0, 0), |(pairs, sum), (_, wins)| (pairs + 1, sum + wins));
        let (row, field) = (
            row.collect::<Vec<_>>().join(" | "),
            share(sum, pairs * 2 * half),
        );
        println!("| {} | {row} | {field} |", one.id);
    }
}

fn boards(kind: Kind, matches: u64) {
    let all = &Pack::builtin().characters;
    for board in all {
        let others = || all.iter().filter(|one| one.id != board.id);
        let row = HANDICAPS.map(|extra_life| {
            let won =
                others().map(|one| wins(Mode::Solo, &[one, board], extra_life, kind, matches));
            share(won.sum(), matches * others().count() as u64)
        });
        println!("| {} | {} |", board.id, row.join(" | "));
    }
}

fn coop(kind: Kind, matches: u64) {
    let usual = Setup::of_mode(Mode::Coop).fighters;
    let all = &Pack::builtin().characters;
    let find = |chosen: &Chosen| all.iter().find(|one| one.id == chosen.character);
    let fighters: Vec<&Character> = usual.iter().filter_map(find).collect();
    for extra_life in HANDICAPS {
        let won = wins(Mode::Coop, &fighters, extra_life, kind, matches);
        println!("coop, {extra_life} more life each: {}", share(won, matches));
    }
}

/// A share in hundredths, with its interval.
fn share(wins: u64, matches: u64) -> String {
    let Interval { mean, low, high } = Interval::of_share(wins, matches);
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    format!("{mean:.0} % ({low:.0} to {high:.0})")
}
