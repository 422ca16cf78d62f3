//! Every script in `records/kapow/scripts` holds, and every one of them can fail.

use game_kapow::{Kapow, Mode, Pack, Setup};
use testkit::Stage;

#[test]
fn every_script_holds_and_can_fail() {
    let stage = Stage {
        usual: Setup::of_mode(Mode::Beginner),
        read: Setup::read,
        open: |setup| Kapow::open(Pack::builtin().clone(), setup),
    };
    stage.run_all();
}
