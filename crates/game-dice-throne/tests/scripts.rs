//! Every script in `records/dice-throne/scripts` holds, and every one of them can fail.

use game_dice_throne::{DiceThrone, Mode, Pack, Setup};
use testkit::Stage;

#[test]
fn every_script_holds_and_can_fail() {
    let stage = Stage {
        usual: Setup::of_mode(Mode::Duel),
        read: Setup::read,
        open: |setup| DiceThrone::open(Pack::builtin().clone(), setup),
    };
    stage.run_all();
}
