//! A script may have several scenes.

use kernel::{Script, run_script};
use testkit::skirmish::Skirmish;

const SCENE: &str = r#"position {
round = 1
frames = ["round", "discard", "name", "tricks", "keep", "roll", "act", "seals"]
rolling = 0b111_111
}
waits A B
"#;

fn plays(then: &str) -> bool {
    let script = Script::read(&format!("# SK-2.2\ngame skirmish\n{SCENE}{then}"));
    let toy = Skirmish::new(2).expect("two seats");
    run_script(toy, &script.expect("it can be read")).is_ok()
}

#[test]
fn another_position_begins_everything_anew() {
    assert!(plays(&format!(
        "B guard\nwaits A\n{SCENE}A press\nwaits B\n"
    )));
    assert!(!plays(&format!("B guard\n{SCENE}waits A\n")));
}

#[test]
fn a_scene_without_a_position_is_no_scene() {
    assert!(!plays("position {\nnonsense = 1\n}\n"));
}
