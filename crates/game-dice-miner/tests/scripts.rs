//! Every script in `records/dice-miner/scripts` holds, and every one of them can fail.

use game_dice_miner::{DiceMiner, Mode, Pack, Setup};
use testkit::Stage;

#[test]
fn every_script_holds_and_can_fail() {
    let stage = Stage {
        usual: Setup::of_mode(Mode::Two),
        read: Setup::read,
        open: |setup| DiceMiner::open(Pack::builtin().clone(), setup),
    };
    stage.run_all();
}
