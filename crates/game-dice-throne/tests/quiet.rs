//! An attack that is let be as a whole: how often players are asked about it, and that windows
//! about anything else are none of it.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::{Cup, Greedy, Player, play_match};
use game_dice_throne::{DiceThrone, Mode, Offer, Pack, Setup, State, View};
use kernel::{Ask, AskKind, Choice, Game, Input, SeatSet, Silent, Viewer, apply};
use std::cell::RefCell;
use std::rc::Rc;

/// What is asked in a match, and who lets an attack be as a whole.
#[derive(Default)]
struct Asked {
    /// Questions in all, and those of windows about an attack.
    all: u32,
    attack: u32,
    /// Those of them that nobody is asked who lets the attack be.
    spared: u32,
    quiet: SeatSet,
}

/// A bot that lets an attack be as a whole whenever it lets one of its windows be.
struct Counting {
    bot: Greedy,
    asked: Rc<RefCell<Asked>>,
}

impl Player<DiceThrone> for Counting {
    fn choose(
        &mut self,
        game: &DiceThrone,
        view: &View,
        ask: &Ask,
        offers: &[Offer],
    ) -> Choice<Offer> {
        let choice = self.bot.choose(game, view, ask, offers);
        let seat = view.viewer.seat().unwrap();
        let mut asked = self.asked.borrow_mut();
        let own = asked.quiet.contains(seat);
        asked.all += 1;
        if ask.kind == AskKind::Act {
            asked.quiet.remove(seat);
        }
        let is_quiet = ask.is_window() && choice.only() == ask.let_be(offers);
        if !game.attack_windows(&view.public).is_empty() {
            asked.attack += 1;
            asked.spared += u32::from(own);
            if is_quiet {
                asked.quiet.insert(seat);
            }
        }
        if !is_quiet {
            asked.quiet = asked.quiet.iter().filter(|&one| one == seat).collect();
        }
        choice
    }
}

#[test]
fn an_attack_is_asked_about_less_often() {
    let asked = Rc::new(RefCell::new(Asked::default()));
    for (seed, pair) in (0..).zip(Pack::builtin().heroes.chunks(2)) {
        let setup = Setup {
            heroes: pair.iter().map(|hero| hero.id.clone()).collect(),
            ..Setup::of_mode(Mode::Duel)
        };
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
        asked.borrow_mut().quiet = SeatSet::EMPTY;
        let player = |seat: u64| -> Box<dyn Player<DiceThrone>> {
            Box::new(Counting {
                bot: Greedy::new(2 * seed + seat, 1),
                asked: Rc::clone(&asked),
            })
        };
        play_match(&game, &mut [player(0), player(1)], &mut Cup::new(seed));
    }
    let Asked {
        all,
        attack,
        spared,
        ..
    } = *asked.borrow();
    println!("{all} questions, {attack} about attacks, {spared} of them spared");
    assert!(attack > 100 && 4 * spared > attack, "{attack}, {spared}");
}

/// What is asked before an attack is asked in any case.
#[test]
fn other_windows_are_none_of_it() {
    let setup = Setup {
        heroes: ["barbarian", "paladin"].map(str::to_owned).to_vec(),
        ..Setup::of_mode(Mode::Duel)
    };
    let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
    let position = "active = \"A\"\nphase = \"offence\"\n\
        [A]\nhealth = 40\ncp = 2\nhand = [\"tip-it\", \"getting-paid\"]\n\
        [B]\nhealth = 40\ncp = 3\nhand = [\"so-wild\"]\n";
    let mut state = game.place(position).unwrap();
    let mut windows = Vec::new();
    for line in ["dice 1 1 1 4 4", "A play getting-paid", "A use smack 1"] {
        enter(&game, &mut state, line);
        let view = game.view(&state, Viewer::Table);
        windows.push(game.attack_windows(&view.public).len());
    }
    assert_eq!(windows, [0, 0, 6], "dice, a card, an attack");
}

fn enter(game: &DiceThrone, state: &mut State, line: &str) {
    let input = match line.strip_prefix("dice ") {
        Some(dice) => {
            let sides = dice.split(' ').map(|side| side.parse::<u8>().unwrap() - 1);
            Input::Landed(sides.collect())
        }
        None => kernel::read_input(game, state, line).unwrap(),
    };
    apply(game, state, &input, &mut Silent).unwrap();
}
