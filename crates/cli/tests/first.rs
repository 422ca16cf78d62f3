//! The first bot of every game stays as it was. Whoever changes what bots think keeps the old way
//! for `first` ([`kernel::Game::at_first`]), until these pins hold again.

use bots::{Cup, First, Player, play_match};
use games::{Packs, Visit};
use kernel::{Ask, Choice, Game};
use std::cell::Cell;
use std::rc::Rc;

/// Of each game: its mode, the version of its rules, and all answers that the first bot gives in
/// some matches with itself, as one number. New rules ask new questions, and a view with a new
/// field brings other noise: only with one of these may a number change.
const PINS: [(&str, &str, u32, u64); 5] = [
    ("irondie", "duel", 1, 6_162_880_761_162_581_998),
    ("dice-miner", "two", 1, 1_918_216_286_570_393_393),
    ("kapow", "duel", 2, 17_175_269_711_659_998_220),
    ("dice-throne", "duel", 3, 9_666_116_403_536_447_218),
    ("dice-masters", "casual", 3, 17_164_531_865_038_520_941),
];

/// Matches of each game.
const MATCHES: u64 = 4;

#[test]
fn the_first_bot_answers_as_it_always_did() {
    let packs = Packs::built_in();
    let pinned = PINS.map(|(game, mode, ..)| {
        let opened = games::open(game, Some(mode), None, &packs).unwrap();
        let (rules, answers) = opened.game.visit(Answers);
        (game, mode, rules, answers)
    });
    assert_eq!(pinned, PINS);
}

/// Every game has a first bot to be measured by.
#[test]
fn every_game_is_pinned() {
    let games = games::list(&Packs::built_in()).unwrap();
    let games: Vec<&str> = games.iter().map(|game| game.id).collect();
    for game in games {
        assert!(PINS.iter().any(|(pinned, ..)| *pinned == game), "{game}");
    }
}

/// Plays the matches; the version of the rules, and what was answered.
struct Answers;

impl Visit for Answers {
    type Out = (u32, u64);

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> (u32, u64) {
        let answers = Rc::new(Cell::new(FNV_START));
        for seed in 0..MATCHES {
            let player = |seat| -> Box<dyn Player<G>> {
                let first = First::new(seed << 8 | u64::from(seat));
                let answers = Rc::clone(&answers);
                Box::new(Heard { first, answers })
            };
            let mut players: Vec<_> = (0..game.seats()).map(player).collect();
            let played = play_match(&game, &mut players, &mut Cup::new(seed));
            assert!(played.outcome.is_some(), "{} {seed} ends", G::ID);
        }
        (G::RULES, answers.get())
    }
}

/// The first bot, whose answers are added up.
struct Heard {
    first: First,
    answers: Rc<Cell<u64>>,
}

impl<G: Game> Player<G> for Heard {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        ask: &Ask,
        offers: &[G::Offer],
    ) -> Choice<G::Offer> {
        let choice = self.first.choose(game, view, ask, offers);
        let spelled = game.spell(view, &choice);
        self.answers.set(mixed(self.answers.get(), &spelled));
        choice
    }
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV, which is the same on every machine.
fn mixed(hash: u64, text: &str) -> u64 {
    let bytes = text.bytes().chain([b'\n']);
    bytes.fold(hash, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
