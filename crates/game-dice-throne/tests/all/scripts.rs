//! Every script in `records` holds, every one of them can fail, and nothing is without a script.

use crate::facts::{everything, happened};
use game_dice_throne::{DiceThrone, Mode, Pack, Setup};
use testkit::Stage;

fn stage() -> Stage<Setup, DiceThrone> {
    Stage {
        usual: Setup::of_mode(Mode::Duel),
        read: Setup::read,
        open: |setup| DiceThrone::open(Pack::builtin().clone(), setup),
    }
}

#[test]
fn every_script_holds_and_can_fail() {
    stage().run_all();
}

/// Each ability at each level, each card and each token is shown by a script.
#[test]
fn everything_has_a_script() {
    let mut never = everything();
    stage().listen(|game, input, after, told| {
        for key in happened(game, input, after, told) {
            never.remove(&key);
        }
    });
    assert!(never.is_empty(), "{} have none: {never:#?}", never.len());
}
