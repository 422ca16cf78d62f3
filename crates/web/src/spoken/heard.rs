//! Blindfold matches: whoever hears what is read aloud, and nothing else, can tell what lies on the
//! table. Each game has a board that is kept by ear; at every question it is held against the view.

mod dice_masters;
mod dice_miner;
mod dice_throne;
mod irondie;
mod kapow;

use super::Ear;
use crate::board::Board;
use crate::screen::Screen;
use crate::session::Scene;
use crate::voice::Voice;
use bots::{Kind, Noise};
use kernel::{Choice, Heard, Input, Seat, Viewer, Waiting, apply};
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::Update;
use words::Lang;

/// The people at the table, who are called by their names, whoever listens.
pub(super) const NAMES: [&str; 2] = ["Ann", "Ben"];

/// More answers than a match may need.
const LONGEST: usize = 6_000;

/// A board that is kept by ear.
pub(super) trait Listener<G: Board>: Sized {
    /// What anybody is told before the first answer.
    fn begin(scene: &Scene<G>) -> Self;

    /// A sentence.
    fn hear(&mut self, said: &str);

    /// All that there is to know of a view, in words.
    fn seen(scene: &Scene<G>) -> Vec<String>;

    /// The same by ear; the view says no more than which dice there are to be told of.
    fn known(&self, scene: &Scene<G>) -> Vec<String>;
}

/// Plays matches by chance and listens to them. How many questions were held against the board.
pub(super) fn listen<G: Board, L: Listener<G>>(game: G, seeds: std::ops::Range<u64>) -> usize {
    let game = Arc::new(game);
    seeds.map(|seed| one_match::<G, L>(&game, seed)).sum()
}

fn one_match<G: Board, L: Listener<G>>(game: &Arc<G>, seed: u64) -> usize {
    let seat = Seat::new(0).unwrap();
    let mut table = Blind::<G> {
        screen: Screen::new(Viewer::Seat(seat)),
        ear: Ear::default(),
        game: Arc::clone(game),
        n: 0,
    };
    let (mut state, mut noise) = (game.start(), Noise::new(seed));
    let mut players = NAMES.map(|_| "random".parse::<Kind>().unwrap().player::<G>(seed, None));
    table.tell(&state, &Heard::default());
    let mut by_ear = L::begin(&table.scene(Lang::En));
    let (mut heard, mut asked) = (Vec::new(), 0);
    for _ in 0..LONGEST {
        let input = match game.waiting(&state) {
            Waiting::Over(_) => return asked,
            Waiting::Chance(chance) => Input::Landed(chance.sample(&mut noise)),
            Waiting::Seats(seats) => {
                let scene = table.scene(Lang::En);
                let (seen, known) = (L::seen(&scene), by_ear.known(&scene));
                assert!(seen == known, "{}", differ(seed, &seen, &known, &heard));
                asked += 1;
                let seat = seats.first().unwrap();
                let view = game.view(&state, Viewer::Seat(seat));
                let mut offers = Vec::new();
                let ask = game.asked(&view, &mut offers).unwrap();
                let choice: Choice<G::Offer> =
                    players[seat.index()].choose(game, &view, &ask, &offers);
                Input::Choose { seat, choice }
            }
        };
        let mut told = Heard::default();
        apply(&**game, &mut state, &input, &mut told).unwrap();
        for said in table.tell(&state, &told) {
            by_ear.hear(&said);
            heard.push(said);
        }
    }
    panic!("match {seed} has no end after {LONGEST} inputs")
}

fn differ(seed: u64, seen: &[String], known: &[String], heard: &[String]) -> String {
    let only = |ours: &[String], others: &[String]| {
        let only = ours.iter().filter(|one| !others.contains(one));
        only.cloned().collect::<Vec<_>>().join("\n  ")
    };
    let last = heard.iter().rev().take(30).rev();
    format!(
        "match {seed}, seen\n  {}\nby ear\n  {}\nafter\n  {}",
        only(seen, known),
        only(known, seen),
        last.cloned().collect::<Vec<_>>().join("\n  ")
    )
}

/// A screen that nobody looks at.
struct Blind<G: Board> {
    screen: Screen<G>,
    ear: Ear,
    game: Arc<G>,
    n: u64,
}

impl<G: Board> Blind<G> {
    /// What is read aloud of what has happened, sentence by sentence.
    fn tell(&mut self, state: &G::State, told: &Heard<G::Event>) -> Vec<String> {
        self.n += 1;
        let viewer = self.screen.viewer;
        let update = Update {
            n: self.n,
            round: 1,
            notice: None,
            told: told.by(viewer).cloned().collect(),
            view: Some(self.game.view(state, viewer)),
            undone: None,
            stood_in: None,
            promise: None,
            orders: Vec::new(),
            may_undo: false,
        };
        let game = Arc::clone(&self.game);
        self.screen.show(&game, [update]);
        let from = self.ear.take(&self.screen, false);
        let said = |lang| {
            let scene = self.scene(lang);
            let entries = G::speech(&scene, &self.screen, from);
            let said = entries.iter().flat_map(|one| one.sentences(&scene.voice));
            said.collect::<Vec<String>>()
        };
        let (en, de) = (said(Lang::En), said(Lang::De));
        assert_eq!(en.len(), de.len(), "{en:?}: {de:?}");
        en
    }

    fn scene(&self, lang: Lang) -> Scene<G> {
        let view = self.screen.view.clone().unwrap();
        let me = Seat::new(0).unwrap();
        Scene {
            voice: Voice::at_table(lang, NAMES.map(str::to_owned).to_vec(), None),
            ..Scene::tried(&*self.game, &view, me, lang)
        }
    }
}

/// What stands in the gaps of a sentence, where it is one of this pattern: `{}` is a gap, which
/// ends where what follows begins for the first time.
pub(super) fn fits<'a>(pattern: &str, said: &'a str) -> Option<Vec<&'a str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = said.strip_prefix(pieces.next()?)?;
    let mut gaps = Vec::new();
    for piece in pieces {
        let end = if piece.is_empty() {
            rest.len()
        } else {
            rest.find(piece)?
        };
        gaps.push(&rest[..end]);
        rest = &rest[end + piece.len()..];
    }
    rest.is_empty().then_some(gaps)
}

/// What there is any of, in words.
pub(super) fn in_words(all: &BTreeMap<String, i32>) -> Vec<String> {
    let there = all.iter().filter(|(_, count)| **count != 0);
    there
        .map(|(what, count)| format!("{what}: {count}"))
        .collect()
}

/// The things of a list: "a, b and c".
pub(super) fn listed(list: &str) -> impl Iterator<Item = &str> {
    list.split(", ").flat_map(|part| part.split(" and "))
}

#[test]
fn a_pattern_has_gaps() {
    let said = "Ann’s Barrier 2 now shows 4.";
    assert_eq!(
        fits("{}’s {} now shows {}.", said),
        Some(vec!["Ann", "Barrier 2", "4"])
    );
    assert_eq!(fits("{} now shows {}!", said), None);
    assert_eq!(listed("a, b and c").collect::<Vec<_>>(), ["a", "b", "c"]);
}
