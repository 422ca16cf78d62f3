//! Mean totals of bots among themselves, for each number of players and each preset:
//! `cargo run --release -p game-dice-miner --example totals -- greedy 200`.

use bots::{Cup, Kind, Noise, Player};
use game_dice_miner::{DiceMiner, Event, Mode, Options, Pack, Setup};
use kernel::{Game, Heard, Input, Seat, Viewer, Waiting};

/// What was counted over many matches.
#[derive(Default)]
struct Counted {
    totals: Vec<i16>,
    rounds: [i64; 3],
    beers: i64,
    wins: i64,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let matches = args.next().and_then(|n| n.parse().ok()).unwrap_or(200);
    let kind: Kind = name.parse().expect("a bot, such as greedy or search:200");
    for preset in &Pack::builtin().presets {
        for mode in Mode::ALL {
            let options = Options {
                preset: preset.id.clone(),
                ..Options::default()
            };
            let game = DiceMiner::open(Pack::builtin().clone(), &Setup { mode, options })
                .expect("every preset can be played");
            report(&preset.id, &game, &play(&game, kind, matches), matches);
        }
    }
}

fn report(preset: &str, game: &DiceMiner, counted: &Counted, matches: u64) {
    let mut totals = counted.totals.clone();
    totals.sort_unstable();
    let (players, matches) = (totals.len() as i64, matches as i64);
    let sum = totals.iter().map(|total| i64::from(*total)).sum();
    let share = |percent: usize| totals[totals.len() * percent / 100];
    let [first, second, third] = counted.rounds.map(|sum| tenths(sum, players));
    println!(
        "{preset:15} {:12} mean {:>6}  10 % below {:4}  median {:4}  10 % above {:4}  \
         rounds {first} / {second} / {third}  {} beers a match  {} % won by A",
        game.mode().id(),
        tenths(sum, players),
        share(10),
        share(50),
        share(90),
        tenths(counted.beers, matches),
        tenths(100 * counted.wins, matches),
    );
}

/// A quotient with one digit behind the point.
fn tenths(sum: i64, count: i64) -> String {
    let tenths = 10 * sum / count.max(1);
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

fn play(game: &DiceMiner, kind: Kind, matches: u64) -> Counted {
    let mut counted = Counted::default();
    for number in 0..matches {
        let noise = Noise::new(number);
        let seats = 0..u64::from(game.seats());
        let mut players: Vec<Box<dyn Player<DiceMiner>>> = seats
            .map(|seat| kind.player(noise.seed_of(seat + 1), None))
            .collect();
        play_one(
            game,
            &mut players,
            &mut Cup::new(noise.seed_of(0)),
            &mut counted,
        );
    }
    counted
}

fn play_one(
    game: &DiceMiner,
    players: &mut [Box<dyn Player<DiceMiner>>],
    cup: &mut Cup,
    counted: &mut Counted,
) {
    let (mut state, mut heard, mut offers) = (game.start(), Heard::default(), Vec::new());
    loop {
        let input = match game.waiting(&state) {
            Waiting::Over(outcome) => {
                counted.wins += i64::from(outcome.places[0] == 1);
                break;
            }
            Waiting::Chance(chance) => Input::Landed(cup.throw(&chance)),
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("a question has someone to answer it");
                let view = game.view(&state, Viewer::Seat(seat));
                let ask = game.asked(&view, &mut offers).expect("the seat is asked");
                let choice = players[seat.index()].choose(game, &view, &ask, &offers);
                Input::Choose { seat, choice }
            }
        };
        game.apply_unchecked(&mut state, &input, &mut heard);
    }
    for seat in Seat::first(game.seats()) {
        counted.totals.push(state.public().clan(seat).total);
    }
    count(&heard, game, counted);
}

fn count(heard: &Heard<Event>, game: &DiceMiner, counted: &mut Counted) {
    let mut round = 0;
    for told in &heard.told {
        match &told.event {
            Event::Filled { round: number, .. } => round = usize::from(*number) - 1,
            Event::Shared { .. } => counted.beers += 1,
            Event::Scored { seat, score, .. } if !game.is_rival(*seat) => {
                counted.rounds[round] += i64::from(score.sum());
            }
            _ => {}
        }
    }
}
