//! Every script in `records` holds, and every one of them can fail.

use game_dice_masters::{DiceMasters, Pack, Setup};
use testkit::Stage;

#[test]
fn every_script_holds_and_can_fail() {
    let stage = Stage {
        usual: Setup::intro(),
        read: Setup::read,
        open: |setup| DiceMasters::open(Pack::builtin().clone(), setup),
    };
    stage.run_all();
}
