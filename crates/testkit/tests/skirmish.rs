//! Skirmish by its rules: short plays, and counts of how it can go on.

use kernel::{Game, Script, perft, run_script};
use testkit::skirmish::Skirmish;

fn toy(seats: u8) -> Skirmish {
    Skirmish::new(seats).expect("two to four seats")
}

fn play(seats: u8, text: &str) {
    let script = Script::read(text).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(script.game, Skirmish::ID);
    run_script(toy(seats), &script).unwrap_or_else(|failure| panic!("{failure}"));
}

/// Plays on from a round in which the stances are open and the first roll lies on the table; A is
/// active and keeps its dice. The position says the rest.
fn strike(seats: u8, position: &str, then: &str) {
    let frames = r#"frames = ["round", "discard", "name", "tricks", "keep"]"#;
    let head = format!("game skirmish\nposition {{\nround = 1\n{frames}\n{position}\n}}");
    play(seats, &format!("{head}\nA keep 1 2 3\n{then}"));
}

#[test]
fn a_draw_is_seen_by_the_one_who_draws() {
    play(
        2,
        r#"# SK-1.4
game skirmish
waits dice
refuse A press
dice 1                          # the first ambush
dice 1                          # and the other one
expect A /hand ["ambush", "ambush"]
expect B /hand []
expect B /hands/A 2
expect table /hand null
dice 1
dice 4
expect B /hand ["shield", "trade"]
expect table /deck 10
waits A B
"#,
    );
}

#[test]
fn stances_open_together() {
    play(
        3,
        r#"# SK-2.2
game skirmish
position {
round = 1
frames = ["round", "discard", "name", "tricks", "keep", "roll", "act", "seals"]
rolling = 0b111_111_111
}
waits A B C
refuse SK-2.2 A pass
B guard
waits A C
expect B /stance "guard"
expect A /stance null
expect A /sealed ["B"]
expect table /pressing []
undo B
B press
A press
C guard
expect table /pressing ["A", "B"]
expect table /guarding ["C"]
refuse B press                  # the dice come first
dice 1 1 1 1 1 1 1 1 1
"#,
    );
}

#[test]
fn kept_dice_stay_and_the_others_are_rolled_again() {
    play(
        2,
        r#"# SK-2.4, SK-3.2, SK-4.3
game skirmish
position {
round = 1
frames = ["round", "discard", "name", "tricks", "keep"]
faces = [3, 1, 6, 1, 1, 1]
locked = 0b010
pressing = 0b01
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
expect table /dice/3/face "sword"
expect table /life {"A": 6, "B": 3}
dice 1                          # a wound of three: B draws (SK-6.1)
expect table /round 2
expect table /active "B"
expect table /dice/2 {"side": 1, "face": "blank", "locked": false}
"#,
    );
}

#[test]
fn a_trick_locks_a_die_of_another_seat() {
    strike(
        3,
        "faces = [6, 6, 1, 3, 3, 3, 3, 3, 3]",
        r#"# SK-3.1, SK-3.2, SK-2.3
refuse SK-3.1 A lock 1
A lock 4
expect table /dice/4/locked true
refuse SK-3.1 A lock 4
A lock 9
waits A
A strike C
expect table /round 2
A guard
B guard
C guard
dice 1 1 1 4 1 1 1              # 4 and 9 sit out and lie blank
expect table /dice/4 {"side": 1, "face": "blank", "locked": false}
expect table /dice/5/side 4
"#,
    );
}

#[test]
fn blows_fall_together() {
    strike(
        3,
        "faces = [3, 3, 1, 4, 1, 1, 5, 5, 5]\npressing = 0b110\nlife = [3, 2, 6]",
        r#"# SK-4.1, SK-4.2, SK-5.7: A strikes B, both strike A, and two are out at once
refuse SK-4.1 A strike A
A strike B
waits over
expect table /life {"A": 0, "B": 0, "C": 6}
expect table /places {"A": 2, "B": 2, "C": 1}
"#,
    );
}

#[test]
fn a_seat_that_is_out_is_passed_over() {
    strike(
        3,
        "faces = [3, 3, 3, 1, 1, 1, 1, 1, 1]\nlife = [6, 2, 6]",
        r#"# SK-1.1, SK-2.1
A strike B
expect table /places {"A": 0, "B": 3, "C": 0}
expect table /active "C"
waits A C
refuse SK-7.1 call resign B
"#,
    );
}

#[test]
fn what_stands_adds_to_a_blow_and_takes_off_a_wound() {
    strike(
        2,
        r#"faces = [3, 3, 3, 1, 1, 1]
pressing = 0b01
guarding = 0b10
standing = [["banner", "banner"], ["wall"]]"#,
        r"# SK-8.2, SK-8.3, SK-8.1: 3 swords + press - guard + one banner - wall
expect table /life/B 3
",
    );
}

#[test]
fn of_two_cards_that_look_the_seat_says_which_comes_first() {
    let position = r#"faces = [3, 3, 3, 1, 1, 1]
pressing = 0b01
standing = [[], ["wall", "cloak"]]"#;
    let wall = r#"# SK-5.2, SK-8.4: 4 - 1, half of it off
waits B
refuse SK-5.2 B pass
B first wall
expect table /life/B 4
A take cloak                    # who presses and wounds takes something down (SK-6.2)
expect table /standing/B ["wall"]
expect table /discard ["cloak"]
dice 1
"#;
    strike(2, position, wall);
    let cloak = r#"# half of 4 off, and 1
B first cloak
expect table /life/B 5
refuse SK-6.2 A take banner
A take wall
expect table /standing/B ["cloak"]
"#;
    strike(2, position, cloak);
}

#[test]
fn a_shield_prevents() {
    strike(
        2,
        "faces = [3, 3, 3, 1, 1, 1]\npressing = 0b01\nhands = [[], ['shield', 'mirror']]",
        r#"# SK-5.3, SK-5.4
B pass                          # no ambush
expect table /now {"door": {"step": "prevention", "at": 0}}
refuse SK-5.3 B play mirror
B play shield
expect table /now {"door": {"step": "redirection", "at": 0}}
refuse SK-1.4 B play trade
B pass
B pass
expect table /life/B 4
"#,
    );
}

#[test]
fn a_shield_stops_a_lock() {
    strike(
        2,
        "faces = [6, 1, 1, 1, 1, 1]\nhands = [[], ['shield', 'ambush']]",
        r#"# SK-5.4
A lock 5
B play shield
expect table /dice/5/locked false
expect table /now {"window": {"passed": 1}}
"#,
    );
}

#[test]
fn a_mirror_redirects_and_then_the_other_seat_is_asked() {
    strike(
        2,
        "faces = [3, 3, 3, 1, 1, 1]\nguarding = 0b10\nhands = [['trade'], ['mirror']]",
        r#"# SK-5.5, SK-5.6: B sends the wound back, A trades it for a lock
A pass
B pass
B pass
B play mirror
waits A
expect table /batch/0/to "A"
expect table /batch/0/by "B"
refuse B pass
A play trade
expect table /life {"A": 6, "B": 6}
expect table /discard ["mirror", "trade"]
expect table /round 2
expect table /dice/1/locked false
A guard
B guard
dice 1 1 1 1 1                  # die 1 sits out
"#,
    );
}

#[test]
fn a_lock_can_be_sent_back_and_traded() {
    strike(
        2,
        "faces = [6, 1, 1, 1, 1, 1]\nhands = [['trade'], ['mirror']]",
        r#"# SK-5.5, SK-5.6
A lock 5
B pass
B play mirror
expect table /batch/0/deed {"lock": 1}
A play trade
expect table /life {"A": 5, "B": 6}
expect table /dice/2/locked false
"#,
    );
}

#[test]
fn a_trade_needs_a_free_die() {
    strike(
        2,
        "faces = [3, 3, 1, 1, 1, 1]\nlocked = 0b111_000\nhands = [[], ['trade']]",
        r"# SK-5.6
B pass
B pass
B pass
refuse SK-5.6 B play trade
B pass
expect table /life/B 4
",
    );
}

#[test]
fn each_step_looks_at_every_change_of_the_batch() {
    strike(
        3,
        r#"faces = [1, 1, 1, 3, 1, 1, 3, 3, 1]
pressing = 0b110
hands = [["shield", "shield"], [], []]"#,
        r#"# SK-5.3: two blows at A, and a shield for each of them
A strike B
A pass
expect table /now {"door": {"step": "prevention", "at": 0}}
expect table /batch/0/by "B"
A play shield                   # nothing is left of the first: the second takes its place
expect table /batch/0/by "C"
expect table /now {"door": {"step": "prevention", "at": 0}}
A play shield
expect table /life/A 5
"#,
    );
}

#[test]
fn the_window_opens_anew_after_each_ambush() {
    strike(
        3,
        r#"faces = [3, 1, 1, 3, 1, 1, 1, 1, 1]
hands = [["wall"], ["ambush"], ["ambush", "shield"]]"#,
        r#"# SK-9.1, SK-9.2
A strike B
waits A
refuse SK-9.1 A play wall
refuse SK-1.4 A play ambush
A pass
B pass
waits C
refuse SK-9.1 C play shield
C play ambush                   # no sword: nothing is proposed
waits A
A pass
B play ambush
waits A                         # at the door
A pass
A pass
A pass
expect table /life/A 5
expect table /now {"window": {"passed": 0}}
A pass                          # B has no card left and is not asked
C pass
expect table /life/B 5
expect table /round 2
"#,
    );
}

#[test]
fn nobody_interrupts_an_ambush() {
    strike(
        2,
        r#"faces = [3, 3, 3, 4, 4, 4]
hands = [["ambush"], ["ambush"]]
pressing = 0b10
standing = [["wall"], []]
life = [6, 3]"#,
        r#"# SK-9.3: A's ambush falls at once, although B holds one too, and B is out
refuse B play ambush
A play ambush
refuse SK-5.3 B play ambush
B pass
B pass
B pass
waits over
expect table /places {"A": 1, "B": 2}
"#,
    );
}

#[test]
fn a_trigger_asks_in_the_middle_of_a_strike() {
    strike(
        2,
        r#"faces = [3, 1, 1, 3, 3, 1]
hands = [[], ["ambush", "shield"]]
pressing = 0b10
standing = [["banner"], []]"#,
        r#"# SK-6.2, SK-6.3, SK-9.3: B's ambush wounds; A draws first, B takes the banner down, then A strikes
B play ambush
waits dice
dice 1
waits B
B take banner
refuse B play trade
expect table /now {"window": {"passed": 0}}
A pass
B pass
B pass                          # no shield against A's blow
A pass                          # nor against B's
B pass                          # no mirrors
A pass
B pass                          # no trades
A pass
waits over
expect table /life {"A": 0, "B": 5}
"#,
    );
}

#[test]
fn what_was_discarded_becomes_the_deck() {
    strike(
        2,
        r#"faces = [3, 3, 1, 1, 1, 1]
standing = [["banner", "banner", "wall", "wall", "cloak", "cloak"], []]
discard = ["ambush", "ambush", "shield", "shield", "mirror", "mirror", "trade", "trade"]"#,
        r#"# SK-1.3
expect table /life/B 3
expect table /discard []
expect table /deck 8
dice 8
expect B /hand ["trade"]
"#,
    );
}

#[test]
fn the_active_seat_discards_one_by_one() {
    strike(
        2,
        "hands = [['wall', 'wall', 'cloak', 'trade', 'trade'], []]",
        r#"# SK-10.1
A pass                          # the window
refuse SK-10.1 A pass
refuse SK-1.4 A discard ambush
A discard wall
waits A
A discard trade
expect A /hand ["trade", "wall", "cloak"]
expect table /round 2
"#,
    );
}

#[test]
fn the_active_seat_puts_up_as_many_as_it_likes() {
    play(
        2,
        r#"# SK-8.1
game skirmish
position {
round = 1
frames = ["round", "discard", "name", "tricks", "keep", "roll", "act"]
rolling = 0b111_111
hands = [["wall", "banner", "ambush"], ["wall"]]
}
waits A
refuse SK-8.1 A play ambush
A play banner
A play wall
expect table /standing/A ["banner", "wall"]
expect table /hands/A 1
A pass
waits dice
"#,
    );
}

#[test]
fn the_last_round_is_the_eighth() {
    play(
        4,
        r#"# SK-2.5
game skirmish
position {
round = 8
life = [4, 5, 4, 6]
frames = ["round", "discard", "name"]
}
A strike B
waits over
expect table /places {"A": 3, "B": 2, "C": 3, "D": 1}
"#,
    );
}

#[test]
fn words_from_outside() {
    play(
        3,
        r#"# SK-7.1, SK-7.3
game skirmish
refuse SK-7.3 call time-up
refuse SK-1.1 call resign D
call resign B
dice 1                          # A goes on drawing; B never does
dice 1
dice 1
dice 1
waits A C
call resign C
waits over
expect table /places {"A": 1, "B": 3, "C": 2}
"#,
    );
    play(
        2,
        "game skirmish\ncall draw\nexpect table /places {\"A\": 1, \"B\": 1}\n# SK-7.2\n",
    );
}

#[test]
fn a_position_that_cannot_be_is_turned_away_with_every_reason() {
    let problems = |text: &str| Skirmish::default().place(text).unwrap_err();
    assert_eq!(problems("hands = [[]]\nfaces = []\nactive = 'C'").len(), 3);
    assert_eq!(problems("wands = [[], []]").len(), 1);
    let wrong = problems(
        "hands = [['shield', 'shield', 'shield'], []]
life = [0, 9]
faces = [0, 1, 1, 1, 1, 7]
frames = ['keep', 'seals']",
    );
    assert_eq!(wrong.len(), 5, "{wrong:#?}");
}

#[test]
fn ways_to_go_on() {
    let counts: [(u8, &[u64]); 3] = [
        (2, &[1, 14, 182, 2_184, 24_024, 48_048, 96_096]),
        (3, &[1, 14, 182, 2_184, 24_024, 240_240]),
        (4, &[1, 14, 182, 2_184, 24_024, 240_240]),
    ];
    for (seats, counts) in counts {
        let game = toy(seats);
        for (depth, &count) in (0..).zip(counts) {
            let ways = perft(&game, &game.start(), depth);
            assert_eq!(ways, count, "{seats} seats, depth {depth}");
        }
    }
}

/// Cards, tricks, what stands and a strike, without the first roll of all dice.
const MIDDLE: &str = r#"
round = 1
frames = ["round", "discard", "name", "tricks", "keep"]
"#;

#[test]
fn ways_to_go_on_in_the_middle() {
    let two = r#"
hands = [["ambush", "shield"], ["ambush", "mirror"]]
standing = [["cloak", "banner"], ["wall", "cloak"]]
faces = [6, 3, 6, 3, 3, 6]
pressing = 0b11
locked = 0b1000
"#;
    let three = r#"
hands = [["ambush", "shield"], ["ambush", "mirror"], ["trade"]]
standing = [["cloak", "wall"], [], ["banner"]]
faces = [6, 3, 6, 3, 3, 6, 5, 5, 1]
pressing = 0b110
guarding = 0b001
"#;
    let four = r#"
hands = [["ambush"], ["shield"], ["mirror", "ambush"], ["trade"]]
standing = [["cloak", "wall"], [], ["banner"], ["cloak"]]
faces = [3, 3, 4, 3, 3, 6, 5, 5, 1, 1, 1, 3]
pressing = 0b1111
locked = 0b001
"#;
    let counts: [(u8, &str, &[u64]); 3] = [
        (
            2,
            two,
            &[
                1, 8, 344, 686, 988, 1_672, 2_132, 3_272, 6_478, 10_572, 263_728,
            ],
        ),
        (
            3,
            three,
            &[
                1, 8, 348, 1_458, 1_761, 2_640, 3_728, 9_073, 15_628, 23_051, 35_475,
            ],
        ),
        (
            4,
            four,
            &[1, 4, 51, 228, 373, 548, 929, 1_884, 3_247, 4_913, 7_702],
        ),
    ];
    for (seats, position, counts) in counts {
        let game = toy(seats);
        let state = game.place(&format!("{MIDDLE}{position}")).unwrap();
        for (depth, &count) in (0..).zip(counts) {
            let ways = perft(&game, &state, depth);
            assert_eq!(ways, count, "{seats} seats, depth {depth}");
        }
    }
}
