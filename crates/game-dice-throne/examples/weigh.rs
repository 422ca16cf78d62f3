//! Rows for a regression: how a duel stood at the beginning of each turn, as seat A sees it, and
//! whether A won in the end. `cargo run --release -p game-dice-throne --example weigh -- greedy:4
//! 2000` prints them as CSV; what health, points, cards, levels and tokens are worth was read off.

use bots::{Cup, Kind, Noise, Player};
use game_dice_throne::{DiceThrone, Mode, Options, Pack, Public, Setup, TokenId};
use kernel::{Choice, Game, Input, Rng, Seat, Silent, Viewer, Waiting};

fn main() {
    let mut args = std::env::args().skip(1);
    let kind = args.next().unwrap_or_else(|| "greedy:4".to_owned());
    let kind: Kind = kind.parse().expect("a bot, such as greedy:4");
    let matches = args.next().and_then(|n| n.parse().ok()).unwrap_or(500);
    let begin = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let tokens = Pack::builtin().tokens.iter().map(|token| token.id.as_str());
    let tokens: Vec<&str> = tokens.collect();
    println!(
        "won,active,turn,a,b,health,cp,hand,levels,{}",
        tokens.join(",")
    );
    for number in begin..begin + matches {
        play(kind, number);
    }
}

fn play(kind: Kind, number: u64) {
    let game = open(number);
    let noise = Noise::new(99).stream(number);
    let seats = [1, 2].map(|at| kind.player(noise.seed_of(at), None));
    let mut players: [Box<dyn Player<DiceThrone>>; 2] = seats;
    let mut cup = Cup::new(noise.seed_of(0));
    let (mut state, mut rows, mut turn) = (game.start(), Vec::new(), 0);
    let mut offers = Vec::new();
    let places = loop {
        let input = match game.waiting(&state) {
            Waiting::Over(outcome) => break outcome.places,
            Waiting::Chance(chance) => Input::Landed(cup.throw(&chance)),
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                if view.public.turn > turn {
                    turn = view.public.turn;
                    rows.push(row(&view.public));
                }
                let ask = game.asked(&view, &mut offers).expect("a question");
                let choice: Choice<_> = players[seat.index()].choose(&game, &view, &ask, &offers);
                Input::Choose { seat, choice }
            }
        };
        game.apply_unchecked(&mut state, &input, &mut Silent);
    };
    let won = (f64::from(places[1]) - f64::from(places[0]) + 1.0) / 2.0;
    for row in rows {
        println!("{won},{row}");
    }
}

fn row(public: &Public) -> String {
    let [a, b] = [0, 1].map(|at| &public.corners[at]);
    let active = if public.active == Seat::first(1).next().expect("a seat") {
        1
    } else {
        -1
    };
    let levels = |at: usize| {
        public.corners[at]
            .levels
            .iter()
            .map(|&l| i32::from(l))
            .sum::<i32>()
    };
    let less = |one: u8, two: u8| i32::from(one) - i32::from(two);
    let mut cells = vec![active, i32::from(public.turn)];
    cells.extend([i32::from(public.health[0]), i32::from(public.health[1])]);
    cells.push(less(public.health[0], public.health[1]));
    cells.extend([
        less(a.cp, b.cp),
        less(a.hand, b.hand),
        levels(0) - levels(1),
    ]);
    let kinds = (0..Pack::builtin().tokens.len()).filter_map(<TokenId as dice::Id>::at);
    cells.extend(kinds.map(|token| less(a.has(token), b.has(token))));
    let cells: Vec<String> = cells.iter().map(i32::to_string).collect();
    cells.join(",")
}

/// A duel of heroes drawn by lot.
fn open(number: u64) -> DiceThrone {
    let mut lot = Noise::new(5).stream(number);
    let heroes = &Pack::builtin().heroes;
    let named = [0, 1].map(|_| heroes[lot.below(heroes.len() as u32) as usize].id.clone());
    let setup = Setup {
        heroes: named.to_vec(),
        options: Options {
            mirror: true,
            ..Options::default()
        },
        ..Setup::of_mode(Mode::Duel)
    };
    DiceThrone::open(Pack::builtin().clone(), &setup).expect("any of them can fight")
}
