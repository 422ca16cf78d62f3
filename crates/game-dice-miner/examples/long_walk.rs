//! Many matches at random in every mode, each looked at from move to move by some of the laws:
//! `cargo run --release -p game-dice-miner --example long_walk -- 100000`.

use game_dice_miner::{DiceMiner, Mode, Pack, Setup, State};
use testkit::{Laws, laws};

fn main() {
    let asked = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let walk = Laws {
        matches: asked.unwrap_or(1_000),
        seed: 11,
        max_inputs: 7_000,
        word: &[],
    };
    for mode in Mode::ALL {
        let game = DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(mode))
            .expect("every mode has a default");
        let ending = laws::ending(&game, walk);
        let order = laws::order(&game, walk);
        let invariant = laws::invariant(&game, walk, &conserved);
        println!(
            "{:12} {} matches: ending {ending}, order {order}, dice conserved {invariant} checks",
            mode.id(),
            walk.matches
        );
    }
}

fn conserved(_: &DiceMiner, state: &State) {
    let public = state.public();
    let clans = public.clans.iter();
    let held: u8 = clans
        .map(|clan| clan.trove.len() + clan.cup.iter().sum::<u8>())
        .sum();
    let air = u8::from(matches!(public.stage, game_dice_miner::Stage::Beer { .. }));
    assert_eq!(public.bag_size() + public.mountain.len() + held + air, 60);
    assert!(public.mountain.is_stable());
}
