//! Abilities that happen at once: rolling dice again, turning them, new faces. Each is weighed by
//! what the best placement is worth before it and, on average, after it. For bots; no rule hangs on
//! it.

use crate::board::Mark;
use crate::state::{Doing, State};
use crate::think::odds::Odds;
use crate::think::plan::Lean;
use crate::{Fighter, Kapow, Make, Offer, Symbol, Symbols, Verb};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Choice, Rng};

/// How much more, in tenths of a point of life, a placement must be worth after a roll.
const WORTH_ROLLING: i32 = 2;
/// How often several dice are rolled in thought.
const ROLLS: u32 = 8;
/// What a face is worth that goes on a die at once.
const NEW_FACE: i32 = 6;
/// How many dice come into question to be given up for a roll.
const GIVEN_UP: usize = 3;

/// The eyes someone thinks with.
pub(crate) struct Thought<'a, R> {
    pub(crate) game: &'a Kapow,
    pub(crate) fighter: Fighter,
    pub(crate) odds: &'a Odds,
    pub(crate) rng: R,
}

impl<R: Rng + Clone> Thought<'_, R> {
    /// What the best placement is worth.
    fn worth(&self, state: &State) -> i32 {
        self.game
            .plan(state, self.fighter, Lean::PLAIN, self.odds)
            .plain
    }

    /// The ability that pays best right now, if any pays.
    pub(crate) fn step(&self, state: &State, offers: &[Offer]) -> Option<Offer> {
        let now = self.worth(state);
        let given_up = self.given_up(state);
        let mut best: Option<(i32, Offer)> = None;
        for &offer in offers {
            if matches!(offer, Offer::Place { die, .. } if !given_up.contains(die)) {
                continue;
            }
            let Some(worth) = self.after(state, offer) else {
                continue;
            };
            let gain = worth - now;
            if gain >= WORTH_ROLLING && best.is_none_or(|best| gain > best.0) {
                best = Some((gain, offer));
            }
        }
        best.map(|(_, offer)| offer)
    }

    /// What the best placement is worth after an offer, if it is one of these abilities.
    fn after(&self, state: &State, offer: Offer) -> Option<i32> {
        let (game, fighter) = (self.game, self.fighter);
        let mut state = state.clone();
        let spot = match offer {
            Offer::Use(spot) => spot,
            Offer::Place { die, slot } => {
                let spot = game.board(fighter).spot_of(slot);
                let immediate = game.board(fighter).with(Mark::Immediate).contains(spot);
                if !immediate {
                    return None;
                }
                state.put(fighter, die, slot);
                spot
            }
            _ => return None,
        };
        let verbs = game.pack.verbs(game.ability(&state, fighter, spot).effects);
        let worths = verbs.iter().filter_map(|verb| match *verb {
            Verb::RerollEach => self
                .best_roll(&state, Doing::Reroll(spot))
                .map(|best| best.0),
            Verb::RerollOne(not) => self
                .best_roll(&state, Doing::RerollNot(not))
                .map(|best| best.0),
            Verb::RerollAny => self.best_rolls(&state).map(|best| best.0),
            Verb::TurnDie => self.best_turn(&state).map(|best| best.0),
            Verb::AttachFace { of, .. } => self.best_face(&state, of).map(|best| best.0),
            _ => None,
        });
        worths.max()
    }

    /// Dice that come into question to be given up for a roll: one of each kind without use, or
    /// else the cheapest.
    fn given_up(&self, state: &State) -> DiceSet {
        let plan = self
            .game
            .plan(state, self.fighter, Lean::PLAIN, self.odds)
            .plan;
        let planned: DiceSet = plan.iter().map(|(die, _)| *die).collect();
        let loose = state.loose(self.fighter);
        let idle = loose.without(planned);
        let mut found = DiceSet::EMPTY;
        let all = idle
            .iter()
            .chain(planned.iter().filter(|&die| loose.contains(die)));
        let mut kinds: ArrayVec<(Symbol, bool), 14> = ArrayVec::new();
        for die in all {
            let kind = (self.game.shown(state, die), self.game.make(die).is_action());
            if !kinds.contains(&kind) && kinds.len() < GIVEN_UP {
                kinds.push(kind);
                found.insert(die);
            }
        }
        found
    }

    /// The loose die that pays best to roll again, and what it comes to.
    fn best_roll(&self, state: &State, doing: Doing) -> Option<(i32, DieId)> {
        let loose = state.loose(self.fighter);
        let dice = self.game.rerollable(state, self.fighter, doing).and(loose);
        let mut kinds: ArrayVec<(Make, Symbol), 26> = ArrayVec::new();
        let unlike = dice.iter().filter(|&die| {
            let kind = (self.game.make(die), self.game.shown(state, die));
            let new = kind.0.is_action() || !kinds.contains(&kind);
            let _ = kinds.try_push(kind);
            new
        });
        unlike.map(|die| (self.rolled(state, die), die)).max()
    }

    /// What it comes to, on average over its six sides, to roll a die.
    fn rolled(&self, state: &State, die: DieId) -> i32 {
        let sides = self.game.sides_of(state, die);
        let mut state = state.clone();
        let mut known: ArrayVec<(Symbol, i32), 6> = ArrayVec::new();
        let mut sum = 0;
        for (side, &symbol) in sides.iter().enumerate() {
            let seen = known.iter().find(|(other, _)| *other == symbol);
            let seen = seen.map(|(_, worth)| *worth);
            sum += seen.unwrap_or_else(|| {
                state.behind.up[die.index()] = side as u8;
                let worth = self.worth(&state);
                known.push((symbol, worth));
                worth
            });
        }
        sum / 6
    }

    /// The dice that pay best to roll all at once: those without use, and with them, one after the
    /// other, those of least use.
    fn best_rolls(&self, state: &State) -> Option<(i32, DiceSet)> {
        let plan = self
            .game
            .plan(state, self.fighter, Lean::PLAIN, self.odds)
            .plan;
        let planned: DiceSet = plan.iter().map(|(die, _)| *die).collect();
        let mut dice = state.loose(self.fighter).without(planned);
        let mut tries: ArrayVec<DiceSet, 4> = ArrayVec::new();
        tries.push(dice);
        // What was placed last brings least for its dice.
        let steps: ArrayVec<DieId, 26> = plan.iter().rev().map(|step| step.0).collect();
        for some in steps.chunks(2).take(3) {
            dice = some
                .iter()
                .fold(dice, |dice, &die| dice.or(DiceSet::of(die)));
            tries.push(dice);
        }
        let some = tries.into_iter().filter(|dice| !dice.is_empty());
        some.map(|dice| (self.all_rolled(state, dice), dice))
            .max_by_key(|(worth, _)| *worth)
    }

    fn all_rolled(&self, state: &State, dice: DiceSet) -> i32 {
        let (mut state, mut rng) = (state.clone(), self.rng.clone());
        let mut sum = 0;
        for _ in 0..ROLLS {
            for die in dice {
                state.behind.up[die.index()] = rng.below(6) as u8;
            }
            sum += self.worth(&state);
        }
        sum / ROLLS as i32
    }

    /// The turn of a loose die that pays best.
    fn best_turn(&self, state: &State) -> Option<(i32, DieId, Symbol)> {
        let mut best: Option<(i32, DieId, Symbol)> = None;
        for die in state.loose(self.fighter) {
            for to in self.game.turns(state, self.fighter, die).iter() {
                let worth = self.turned(state, die, to);
                if best.is_none_or(|best| worth > best.0) {
                    best = Some((worth, die, to));
                }
            }
        }
        best
    }

    fn turned(&self, state: &State, die: DieId, to: Symbol) -> i32 {
        let mut state = state.clone();
        let sides = self.game.sides_of(&state, die);
        let side = sides.iter().position(|&side| side == to);
        state.behind.up[die.index()] = side.map_or(0, |side| side as u8);
        state.lift(self.fighter, die);
        self.worth(&state)
    }

    /// The face and the die that pay best when the face is clipped on and the die rolled.
    fn best_face(&self, state: &State, of: Symbols) -> Option<(i32, Symbol, DieId)> {
        let left = self.game.faces_left(state, self.fighter);
        let loose = state.loose(self.fighter);
        let dice = self.game.attachable(state, self.fighter).and(loose);
        let mut best: Option<(i32, Symbol, DieId)> = None;
        for face in of.and(left).iter() {
            for die in dice {
                let worth = NEW_FACE + self.faced(state, face, die);
                if best.is_none_or(|best| worth > best.0) {
                    best = Some((worth, face, die));
                }
            }
        }
        best
    }

    fn faced(&self, state: &State, face: Symbol, die: DieId) -> i32 {
        let mut state = state.clone();
        if let Some(side) = state.bare_side(die) {
            state.faces_on_mut(die)[side] = face;
        }
        self.rolled(&state, die)
    }

    /// The answer to a question that such an ability has.
    pub(crate) fn answer(
        &self,
        state: &State,
        doing: Doing,
        offers: &[Offer],
    ) -> Option<Choice<Offer>> {
        let found = match doing {
            Doing::RerollAny(_) => {
                let dice = self.best_rolls(state).map_or(DiceSet::EMPTY, |best| best.1);
                let picks = offers.iter().copied();
                let picks =
                    picks.filter(|pick| matches!(pick, Offer::Roll(die) if dice.contains(*die)));
                return Choice::several(picks.take(kernel::MAX_PICKS));
            }
            Doing::Reroll(_) | Doing::RerollNot(_) => {
                self.best_roll(state, doing).map(|best| Offer::Roll(best.1))
            }
            Doing::Turn => self
                .best_turn(state)
                .map(|(_, die, to)| Offer::Turn { die, to }),
            Doing::FaceType(verb) => {
                let of = self.game.face_types(state, self.fighter, verb);
                self.best_face(state, of).map(|best| Offer::Gain(best.1))
            }
            Doing::FaceDie(face) => {
                let best = self.best_face(state, Symbols::of(face));
                best.map(|best| Offer::Attach(best.2))
            }
        };
        let found = found.filter(|offer| offers.contains(offer));
        Some(Choice::one(found.unwrap_or(*offers.first()?)))
    }
}
