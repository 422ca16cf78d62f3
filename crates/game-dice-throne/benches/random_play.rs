//! How fast Dice Throne is played at random on one core, and that a warmed step allocates nothing;
//! how long the oracle takes for a chance without cards and with them.
//!
//! The answer is checked: the number of decisions of a seed is known, so a fast wrong result fails.

use bots::{Noise, random_match};
use game_dice_throne::{DiceThrone, Mode, Needs, Pack, Setup, View, odds};
use kernel::{Game, Input, Landing, Seat, Silent, Viewer, apply};
use testkit::{answer_time, pace};

const MATCHES: u64 = 500;

/// Decisions in [`MATCHES`] matches from seed 7, per mode. A change here is a change of the rules.
const DECISIONS: [(Mode, u64); 3] = [
    (Mode::Duel, 278_970),
    (Mode::TwoTeams, 278_154),
    (Mode::HillSix, 585_575),
];

fn main() {
    chances(3, "\"tip-it\", \"so-wild\"", [1457, 9832]);
    chances(
        5,
        "\"tip-it\", \"so-wild\", \"try-try-again\", \"samesies\"",
        [1457, 9986],
    );
    let all = "\"tip-it\", \"so-wild\", \"try-try-again\", \"samesies\", \"one-more-time\", \
               \"six-it\", \"twice-as-wild\"";
    chances(15, all, [1457, 10_000]);
    for (mode, expected) in DECISIONS {
        let setup = Setup::of_mode(mode);
        let game =
            DiceThrone::open(Pack::builtin().clone(), &setup).expect("every mode has a default");
        let (mut offers, mut rng) = (Vec::with_capacity(256), Noise::new(7));
        pace(mode.id(), MATCHES, expected, || {
            let mut decisions = 0;
            let info = allocation_counter::measure(|| {
                decisions = random_match(&game, &mut rng, &mut offers).decisions;
            });
            (decisions, info.count_total)
        });
    }
}

/// Two attempts are left; the hand has so many points and these cards that change dice.
fn chances(cp: u8, hand: &str, expected: [u64; 2]) {
    let setup = Setup::of_mode(Mode::Duel);
    let game = DiceThrone::open(Pack::builtin().clone(), &setup).expect("a duel");
    let view = rolled(&game, cp, hand);
    let needs = Needs::Large;
    let hero = game.hero(Seat::new(0).expect("a seat"));
    answer_time(
        "a chance with two attempts left",
        2_000,
        expected[0],
        || {
            odds(hero, needs, &view.public.rolls[0].sides, 2)
                .basis_points()
                .into()
        },
    );
    let aids = game.aids(&view).expect("cards that change dice");
    answer_time(&format!("the same with {hand}"), 50, expected[1], || {
        let aided = aids.chance(needs, None);
        aided.map_or(0, |aided| aided.odds.basis_points().into())
    });
}

fn rolled(game: &DiceThrone, cp: u8, hand: &str) -> View {
    let text = format!(
        "turn = 5\nactive = \"A\"\nphase = \"offence\"\n\
         [A]\nhealth = 40\ncp = {cp}\nhand = [{hand}]\n[B]\nhealth = 40\n"
    );
    let mut state = game.place(&text).expect("a position");
    let landing: Landing = [0, 0, 1, 5, 5].into_iter().collect();
    apply(game, &mut state, &Input::Landed(landing), &mut Silent).expect("dice are due");
    game.view(&state, Viewer::Seat(Seat::new(0).expect("a seat")))
}
