//! Chances with cards are those that playing out gives: every card that can be paid, on every die,
//! to every number, after every outcome, by the rules themselves.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::Noise;
use game_dice_throne::{
    AbilityKind, Aided, Branch, DiceThrone, Frame, Mode, Needs, Offer, Pack, Setup, State, View,
};
use kernel::{Chance, Choice, Game, Input, Landing, Rng, Seat, Silent, Viewer, Waiting, apply};
use std::collections::BTreeMap;

/// Cards that change dice of one's own, as people know them.
const CARDS: [&str; 8] = [
    "tip-it",
    "so-wild",
    "samesies",
    "six-it",
    "try-try-again",
    "twice-as-wild",
    "wild-shadow",
    MORE,
];
const MORE: &str = "one-more-time";
/// What is certain: a number that can be shared out among six as often as dice are rolled here.
const SURE: u128 = 6_u128.pow(30);
/// So many moments are played out.
const ROUNDS: usize = 24;

fn me() -> Seat {
    Seat::new(0).unwrap()
}

/// A roll with so many attempts left, and what whoever rolls has.
#[derive(Debug)]
struct Rolled {
    hero: &'static str,
    sides: [u8; 5],
    attempts: u8,
    hand: Vec<&'static str>,
    cp: u8,
    token: Option<&'static str>,
}

impl Rolled {
    /// Three cards; or one or two that change one die, and an attempt is left or comes by a card.
    fn random(round: usize, rng: &mut Noise) -> Rolled {
        let heroes = ["barbarian", "shadow-thief", "paladin", "moon-elf", "monk"];
        let hero = heroes[round % heroes.len()];
        let shadowy = hero == "shadow-thief";
        let [left, more] = [1, 2].map(|turn| round % 3 == turn);
        let known = if left || more {
            5
        } else {
            6 + usize::from(shadowy)
        };
        let mut hand = CARDS[..known].to_vec();
        while hand.len() > 3 - usize::from(left) - 2 * usize::from(more) {
            hand.remove(rng.below(hand.len() as u32) as usize);
        }
        hand.extend(more.then_some(MORE));
        let tokens = [None, Some("constrict"), shadowy.then_some("shadows")];
        Rolled {
            hero,
            sides: std::array::from_fn(|_| rng.below(6) as u8 + 1),
            attempts: u8::from(left),
            hand,
            cp: rng.below(6) as u8 + 2,
            token: tokens[rng.below(3) as usize],
        }
    }

    fn game(&self) -> DiceThrone {
        let setup = Setup {
            heroes: vec![self.hero.to_owned(), "treant".to_owned()],
            ..Setup::of_mode(Mode::Duel)
        };
        DiceThrone::open(Pack::builtin().clone(), &setup).unwrap()
    }

    fn state(&self, game: &DiceThrone) -> State {
        let quoted = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
            names.join(", ")
        };
        let text = format!(
            "turn = 5\nactive = \"A\"\nphase = \"offence\"\n\
             [A]\nhealth = 40\ncp = {}\nhand = [{}]\ntokens = [{}]\n[B]\nhealth = 40\n",
            self.cp,
            quoted(&self.hand),
            quoted(self.token.as_slice())
        );
        let mut state = game.place(&text).unwrap();
        land(game, &mut state, &self.sides.map(|side| side - 1));
        for _ in self.attempts..2 {
            choose(game, &mut state, me(), Offer::Roll(1));
            land(game, &mut state, &[self.sides[0] - 1]);
        }
        state
    }
}

fn land(game: &DiceThrone, state: &mut State, dice: &[u8]) {
    let landing: Landing = dice.iter().copied().collect();
    apply(game, state, &Input::Landed(landing), &mut Silent).unwrap();
}

fn choose(game: &DiceThrone, state: &mut State, seat: Seat, offer: Offer) {
    let choice = Choice::one(offer);
    apply(game, state, &Input::Choose { seat, choice }, &mut Silent).unwrap();
}

/// What each ability comes to: the best that can be made for it alone.
type Worths = Vec<u128>;
/// What a roll, a hand, combat points and attempts are known to be worth.
type Known = BTreeMap<(Vec<u8>, u64, u8, u8), Worths>;

/// Plays everything out.
struct Trial<'a> {
    game: &'a DiceThrone,
    goals: Vec<Offer>,
    /// Cards in hand while attempts that are left may be made; all of them come before the cards.
    /// An attempt that a card brings comes whenever it may.
    before: usize,
    known: Known,
}

impl Trial<'_> {
    /// The best that can be made of a moment.
    fn best(&mut self, state: &State) -> Worths {
        match self.game.waiting(state) {
            Waiting::Chance(chance) => self.mean(state, &chance),
            Waiting::Seats(seats) => self.asked(state, seats.first().unwrap()),
            Waiting::Over(_) => vec![0; self.goals.len()],
        }
    }

    fn mean(&mut self, state: &State, chance: &Chance) -> Worths {
        let (mut sums, mut of) = (vec![0; self.goals.len()], 0);
        chance.each(|landing, ways| {
            let mut next = state.clone();
            land(self.game, &mut next, landing);
            let worths = self.best(&next).into_iter();
            let ways = u128::from(ways);
            sums = sums
                .iter()
                .zip(worths)
                .map(|(sum, one)| sum + one * ways)
                .collect();
            of += ways;
        });
        sums.into_iter()
            .map(|sum| {
                assert_eq!(sum % of, 0, "it can be shared out");
                sum / of
            })
            .collect()
    }

    fn asked(&mut self, state: &State, seat: Seat) -> Worths {
        let view = self.game.view(state, Viewer::Seat(seat));
        let mut offers = Vec::new();
        self.game.asked(&view, &mut offers).unwrap();
        if seat != me() {
            return self.after(state, seat, &[Offer::Pass]);
        }
        if !matches!(view.public.frames.last(), Some(Frame::Declare)) {
            let mut seen = Vec::new();
            offers.retain(|&offer| is_new(&view, offer, &mut seen));
            return self.after(state, seat, &offers);
        }
        let key = key(&view);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let ready = |goal| if offers.contains(goal) { SURE } else { 0 };
        let ready: Worths = self.goals.iter().map(ready).collect();
        offers.retain(|&offer| self.tries(&view, offer));
        let best = better(ready, self.after(state, seat, &offers));
        self.known.insert(key, best.clone());
        best
    }

    /// Cards that change dice, and attempts.
    fn tries(&self, view: &View, offer: Offer) -> bool {
        match offer {
            Offer::Play(card) => {
                let id = &self.game.hero(me()).card(card).id;
                CARDS.iter().any(|known| id.ends_with(known))
            }
            Offer::Roll(_) => view
                .hand
                .is_some_and(|hand| hand.iter().count() >= self.before),
            _ => false,
        }
    }

    fn after(&mut self, state: &State, seat: Seat, offers: &[Offer]) -> Worths {
        let none = vec![0; self.goals.len()];
        offers.iter().fold(none, |best, &offer| {
            let mut next = state.clone();
            choose(self.game, &mut next, seat, offer);
            better(best, self.best(&next))
        })
    }
}

fn better(one: Worths, other: Worths) -> Worths {
    one.into_iter()
        .zip(other)
        .map(|(one, other)| one.max(other))
        .collect()
}

/// Of dice that show the same, one is enough.
fn is_new(view: &View, offer: Offer, seen: &mut Vec<u8>) -> bool {
    let Offer::Die(roll, die) = offer else {
        return true;
    };
    let side = view.public.rolls[usize::from(roll)].sides[usize::from(die)];
    let is_new = !seen.contains(&side);
    seen.push(side);
    is_new
}

fn key(view: &View) -> (Vec<u8>, u64, u8, u8) {
    let public = &view.public;
    let mut sides = public.rolls[0].sides.to_vec();
    sides.sort_unstable();
    let hand = view.hand.unwrap().iter();
    let hand = hand.fold(0, |set, card| set | 1 << dice::Id::index(card));
    let left = public.attack.most - public.attack.attempts;
    (sides, hand, public.corner(me()).cp, left)
}

/// Every branch of an offensive ability.
fn branches(game: &DiceThrone, view: &View) -> Vec<(Offer, Needs)> {
    let board = game.hero(me()).board().filter(|(_, ability)| {
        matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
    });
    let of = |(id, _)| {
        let branches = (0..).zip(&game.level(&view.public, me(), id).branches);
        let found = |(at, branch): (u8, &Branch)| (Offer::Use(id, at), branch.needs);
        branches.map(found).collect::<Vec<_>>()
    };
    board.flat_map(of).collect()
}

/// The chance that is said, with or without cards.
fn said(game: &DiceThrone, view: &View, needs: Needs) -> (u128, u128) {
    let with = game.aids(view).and_then(|aids| aids.chance(needs, None));
    let roll = &view.public.rolls[0];
    let attempts = game.attempts_paid(&view.public, me());
    let without = game.odds_of(roll, needs, attempts);
    let odds = with.map_or(without, |Aided { odds, .. }| odds);
    assert!(with.is_none_or(|with| !with.cards.is_empty()));
    (odds.ways, odds.of)
}

#[test]
fn at_random_moments_chances_are_what_playing_out_gives() {
    let mut rng = Noise::new(18);
    let mut open = 0;
    for round in 0..ROUNDS {
        let rolled = Rolled::random(round, &mut rng);
        let game = rolled.game();
        let state = rolled.state(&game);
        let view = game.view(&state, Viewer::Seat(me()));
        let branches = branches(&game, &view);
        let mut trial = Trial {
            game: &game,
            goals: branches.iter().map(|(goal, _)| *goal).collect(),
            before: if rolled.hand.contains(&MORE) {
                0
            } else {
                rolled.hand.len()
            },
            known: Known::new(),
        };
        let played = trial.best(&state);
        for ((_, needs), played) in branches.into_iter().zip(played) {
            let (ways, of) = said(&game, &view, needs);
            assert_eq!(ways * (SURE / of), played, "{rolled:?}, {needs:?}");
            open += usize::from(played > 0 && ways < of);
        }
    }
    assert!(open > 20, "{open} chances that are neither none nor sure");
}
