//! Every script in `records` holds, and every one of them can fail.

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
