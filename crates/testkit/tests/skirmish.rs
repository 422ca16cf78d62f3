//! Skirmish by its rules: short plays, and counts of how it can go on.

use kernel::{Game, Script, perft, run_script};
use testkit::skirmish::Skirmish;

fn play(text: &str) {
    let script = Script::read(text).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(script.game, Skirmish::ID);
    run_script(Skirmish, &script).unwrap_or_else(|failure| panic!("{failure}"));
}

fn count(position: &str, depth: u32) -> u64 {
    let state = Skirmish
        .place(position)
        .unwrap_or_else(|all| panic!("{all:?}"));
    perft(&Skirmish, &state, depth)
}

#[test]
fn a_draw_is_seen_by_the_one_who_draws() {
    play(
        "# SK-1.4
game skirmish
waits dice
refuse A press
dice 1 1                        # the first ambush, then the other one
expect A /hand [\"ambush\", \"ambush\"]
expect B /hand []
expect B /hands/A 2
expect table /hand null
dice 1 5
expect B /hand [\"shield\", \"trade\"]
expect table /deck 4
expect A /hands {\"A\": 2, \"B\": 2}
waits A B
",
    );
}

#[test]
fn stances_open_together() {
    play(
        "# SK-2.2
game skirmish
position {
hands = [[], []]
}
waits A B
refuse SK-2.2 A pass
B guard
waits A
expect B /stance \"guard\"
expect A /stance null
expect A /sealed [\"B\"]
expect table /stances null
undo B
waits A B
B press
A press
expect table /stances {\"A\": \"press\", \"B\": \"press\"}
refuse B press                  # the dice come first
dice 1 1 1 1 1 1
",
    );
}

#[test]
fn kept_dice_stay_and_the_others_are_rolled_again() {
    play(
        "# SK-2.4, SK-3.2, SK-4.2
game skirmish
position {
hands = [[], []]
faces = [3, 1, 6, 1, 1, 1]
locked = [2]
stances = [\"press\", \"press\"]
}
refuse SK-3.2 A keep 1 2
refuse SK-2.4 A keep 4
refuse SK-2.4 A keep 3 1        # in the order listed
refuse SK-2.4 A keep 1 1
refuse SK-2.4 A lock 4
refuse B keep 4
A keep 1
undo A
A keep 1
dice 5
expect table /dice/3/face \"sword\"
expect table /life {\"A\": 6, \"B\": 3}
expect table /round 1           # a wound of three: both draw, the active seat first (SK-6)
dice 1
dice 1
expect table /hands {\"A\": 1, \"B\": 1}
expect table /round 2
expect table /active \"B\"
expect table /dice/2 {\"side\": 1, \"face\": \"blank\", \"locked\": false}
",
    );
}

#[test]
fn a_trick_locks_a_rival_die() {
    play(
        "# SK-3.1, SK-3.2, SK-2.3
game skirmish
position {
hands = [[], []]
faces = [6, 6, 1, 3, 3, 3]
stances = [\"guard\", \"guard\"]
}
A keep 1 2 3
waits A
refuse SK-3.1 A lock 1
A lock 4
expect table /dice/4/locked true
refuse SK-3.1 A lock 4
A lock 6
expect table /round 2
A guard
B press
dice 1 1 1 4                    # B's 4 and 6 sit out and lie blank
expect table /dice/4 {\"side\": 1, \"face\": \"blank\", \"locked\": false}
expect table /dice/5/side 4
",
    );
}

#[test]
fn an_ambush_pauses_a_strike_and_asks_in_the_middle_of_it() {
    play(
        "# SK-4.1: B strikes first, A strikes first of all, then B, then A
game skirmish
position {
hands = [[\"ambush\", \"shield\"], [\"ambush\"]]
faces = [3, 1, 1, 3, 1, 1]
stances = [\"press\", \"press\"]
discard = [\"mirror\", \"mirror\", \"trade\", \"trade\", \"shield\"]
}
A keep 1 2 3
expect table /frames [\"round\", \"blow A\", \"answer B\"]
refuse SK-4.1 B play shield
refuse A play ambush
B play ambush
expect table /frames [\"round\", \"blow A\", \"blow B\", \"answer A\"]
waits A
A play ambush                   # B has no card left and is not asked
expect table /life {\"A\": 6, \"B\": 4}
expect table /frames [\"round\", \"blow A\", \"wound A 2 at prevention\"]
A play shield
expect table /life {\"A\": 6, \"B\": 2}
expect table /round 2
",
    );
}

#[test]
fn a_shield_prevents() {
    play(
        "# SK-5.1, SK-5.2
game skirmish
position {
hands = [[], [\"shield\", \"mirror\"]]
faces = [3, 3, 3, 1, 1, 1]
stances = [\"press\", \"press\"]
}
A keep 1 2 3
B pass                          # no ambush
expect table /frames [\"round\", \"wound B 4 at prevention\"]
refuse SK-5.1 B play mirror
B play shield
expect table /frames [\"round\", \"wound B 2 at redirection\"]
refuse SK-5.1 B play trade
B pass
refuse SK-1.4 B play trade
B pass
expect table /life/B 4
",
    );
}

#[test]
fn a_shield_stops_a_lock() {
    play(
        "# SK-5.2
game skirmish
position {
hands = [[], [\"shield\", \"ambush\"]]
faces = [6, 1, 1, 1, 1, 1]
stances = [\"guard\", \"guard\"]
}
A keep 1 2 3
A lock 5
expect table /frames [\"round\", \"strike A\", \"lock 5 at prevention\"]
B play shield
expect table /dice/5/locked false
expect table /frames [\"round\", \"blow A\", \"answer B\"]
",
    );
}

#[test]
fn a_mirror_redirects_and_then_the_other_seat_is_asked() {
    play(
        "# SK-5.3, SK-5.4: B sends the wound back, A trades it for a lock
game skirmish
position {
hands = [[\"trade\"], [\"mirror\"]]
faces = [3, 3, 3, 1, 1, 1]
stances = [\"guard\", \"guard\"]
}
A keep 1 2 3
B pass
B pass
waits B
B play mirror
expect table /frames [\"round\", \"wound A 2 at replacement\"]
waits A
refuse B pass
A play trade
expect table /frames/4 \"roll 2 3 4 5 6\"   # locked, die 1 sits out the next round
expect table /life {\"A\": 6, \"B\": 6}
expect table /discard [\"mirror\", \"trade\"]
expect table /round 2
",
    );
}

#[test]
fn a_lock_can_be_sent_back_and_traded() {
    play(
        "# SK-5.3, SK-5.4
game skirmish
position {
hands = [[\"trade\"], [\"mirror\"]]
faces = [6, 1, 1, 1, 1, 1]
stances = [\"guard\", \"guard\"]
}
A keep 1 2 3
A lock 5
B pass
B play mirror
expect table /frames [\"round\", \"strike A\", \"lock 2 at replacement\"]
A play trade
expect table /life {\"A\": 5, \"B\": 6}
expect table /dice/2/locked false
",
    );
}

#[test]
fn a_trade_needs_a_free_die() {
    play(
        "# SK-5.4
game skirmish
position {
hands = [[], [\"trade\"]]
faces = [3, 3, 1, 1, 1, 1]
locked = [4, 5, 6]
stances = [\"press\", \"guard\"]
}
A keep 1 2 3
B pass
B pass
B pass
refuse SK-5.4 B play trade
B pass
expect table /life/B 4
",
    );
}

#[test]
fn triggers_are_collected_and_the_active_seat_comes_first() {
    play(
        "# SK-6.1, SK-6.2, SK-6.3: one card is left, and the active seat gets it
game skirmish
position {
hands = [[], []]
active = \"B\"
faces = [1, 1, 1, 3, 3, 1]
stances = [\"guard\", \"press\"]
discard = [\"ambush\", \"ambush\", \"shield\", \"shield\", \"mirror\", \"mirror\", \"trade\"]
}
B keep 4 5 6
expect table /life/A 4
expect table /frames [\"round\", \"draw A 1\", \"draw B 1\"]
dice 1
expect B /hand [\"trade\"]
expect table /hands/A 0
expect table /round 2
",
    );
}

#[test]
fn who_has_no_life_left_has_lost_at_once() {
    play(
        "# SK-5.5
game skirmish
position {
hands = [[], []]
life = [6, 2]
faces = [3, 3, 1, 1, 1, 1]
stances = [\"press\", \"press\"]
}
A keep 1 2 3
waits over
expect table /winner \"A\"
refuse B press
refuse call draw
refuse dice 1
",
    );
}

#[test]
fn the_last_round_is_the_eighth() {
    play(
        "# SK-2.5
game skirmish
position {
hands = [[], []]
round = 8
active = \"B\"
life = [5, 4]
stances = [\"guard\", \"guard\"]
}
B keep 4 5 6
waits over
expect table /winner \"A\"
",
    );
}

#[test]
fn words_from_outside() {
    play(
        "# SK-7.1, SK-7.3
game skirmish
refuse SK-7.3 call time-up
refuse SK-1.1 call resign C
call resign B
expect table /winner \"A\"
",
    );
    play("game skirmish\ncall draw\nexpect table /winner \"nobody\"\n# SK-7.2\n");
}

#[test]
fn a_position_that_cannot_be_is_turned_away_with_every_reason() {
    let problems = Skirmish
        .place(
            "hands = [['shield', 'shield', 'shield'], ['sword']]
life = [0, 9]
faces = [0, 1, 1, 1, 1, 7]
frames = ['keep', 'fly']",
        )
        .unwrap_err();
    assert_eq!(problems.len(), 8, "{problems:#?}");
}

#[test]
fn ways_to_go_on() {
    let start = Skirmish.start();
    let counts = [1, 56, 1_680, 3_360, 6_720, 313_528_320];
    for (depth, count) in (0..).zip(counts) {
        assert_eq!(perft(&Skirmish, &start, depth), count, "depth {depth}");
    }
}

/// Cards, tricks and a strike without the first roll of all dice.
const MIDDLE: &str = "
hands = [['ambush', 'shield'], ['ambush', 'mirror']]
faces = [6, 3, 6, 3, 3, 6]
stances = ['press', 'guard']
locked = [4]
";

#[test]
fn ways_to_go_on_in_the_middle() {
    let counts = [1, 8, 344, 686, 846, 1_538, 250_356, 1_993_934];
    for (depth, expected) in (0..).zip(counts) {
        assert_eq!(count(MIDDLE, depth), expected, "depth {depth}");
    }
}
