//! What the others will probably do this round: how hard they hit, how well they defend, what they
//! gain. It is sampled once, then a placement is weighed with a few looks into tables. For bots; no
//! rule hangs on it.

use crate::board::Mark;
use crate::state::{Stage, State};
use crate::think::plan::Lean;
use crate::{Fighter, Kapow, Mode, SpotSet, Verb, View};
use arrayvec::ArrayVec;
use kernel::{Pace, Rng, Silent};

/// How many rounds are imagined.
const SAMPLES: usize = 16;
/// Totals beyond this are weighed like this one.
const REACH: usize = 48;
/// Tenths of a point of life that winning, or not losing, is worth beyond the life itself.
const KNOCK_OUT: i32 = 200;

/// What someone without a sample is thought to attack with and to defend with: values and how many
/// times in twenty, for six dice.
const ATTACKS: [(i32, i32); 6] = [(0, 5), (3, 3), (4, 4), (6, 4), (9, 2), (14, 2)];
const DEFENCES: [(i32, i32); 6] = [(0, 6), (1, 2), (2, 5), (3, 4), (5, 2), (8, 1)];

/// What attack and defence are worth to one fighter this round.
#[derive(Debug, Clone)]
pub(crate) struct Odds {
    dealt: [i32; REACH],
    spared: [i32; REACH],
    /// Dice and faces that the opponent gains, in tenths.
    pub(crate) dice: i32,
    pub(crate) faces: i32,
}

/// What someone may be hit with in a round.
struct Blows {
    hits: ArrayVec<i32, 2>,
    /// A defence that takes them if the fighter's own is no better (KA-13.10).
    guard: i32,
}

/// Means over weighted things, for every total up to the limit.
fn means<T>(things: &[(T, i32)], value: impl Fn(&T, i32) -> i32) -> [i32; REACH] {
    let all: i32 = things.iter().map(|(_, often)| often).sum();
    std::array::from_fn(|total| {
        let sums = things.iter();
        let sum: i32 = sums
            .map(|(one, often)| often * value(one, total as i32))
            .sum();
        sum / all.max(1)
    })
}

impl Odds {
    /// What an attack of this size is worth, in tenths of a point of life.
    pub(crate) fn dealt(&self, attack: i32) -> i32 {
        self.dealt[(attack.max(0) as usize).min(REACH - 1)]
    }

    /// What a defence of this size is worth.
    pub(crate) fn spared(&self, defence: i32) -> i32 {
        self.spared[(defence.max(0) as usize).min(REACH - 1)]
    }

    /// The chance that such a defence takes the marker is worth something too (KA-5.6).
    fn with_marker(mut self, walls: &[(i32, i32)], holds: bool, worth: i32) -> Odds {
        let least = i32::from(!holds);
        let marks = means(walls, |wall, defence| {
            if defence >= wall + least {
                2 * worth
            } else {
                0
            }
        });
        let none = marks[0];
        for (spared, marked) in self.spared.iter_mut().zip(marks) {
            *spared += marked - none;
        }
        self
    }

    fn of(blows: &[(Blows, i32)], walls: &[(i32, i32)], [own, other]: [i32; 2]) -> Odds {
        Odds {
            dealt: means(walls, |wall, attack| {
                let hit = (attack - wall).max(0);
                10 * hit.min(other) + if hit >= other { KNOCK_OUT } else { 0 }
            }),
            spared: means(blows, |blows, defence| blows.spared(defence, own)),
            dice: 0,
            faces: 0,
        }
    }
}

impl Blows {
    fn spared(&self, defence: i32, life: i32) -> i32 {
        let lost =
            |defence: i32| -> i32 { self.hits.iter().map(|hit| (hit - defence).max(0)).sum() };
        let (without, with) = (lost(self.guard), lost(defence.max(self.guard)));
        let saved = without >= life && with < life;
        10 * (without.min(life) - with.min(life)) + if saved { KNOCK_OUT } else { 0 }
    }
}

impl Kapow {
    /// The odds for someone of whom no more is asked than to play about right.
    pub(crate) fn usual_odds(&self, state: &State, fighter: Fighter) -> Odds {
        let dice = i32::from(state.corner(self.target(state, fighter)).dice.len());
        let blows = ATTACKS.map(|(hit, often)| {
            let blows = Blows {
                hits: ArrayVec::from_iter([hit * dice / 6]),
                guard: 0,
            };
            (blows, often)
        });
        let walls = DEFENCES.map(|(wall, often)| (wall * dice / 6, often));
        Odds {
            dice: 4,
            faces: 13,
            ..self.odds_of(state, fighter, &blows, &walls)
        }
    }

    /// The odds for a fighter, from rounds imagined to the moment when all is revealed.
    pub(crate) fn odds(&self, view: &View, fighter: Fighter, rng: &mut dyn Rng) -> Odds {
        let mut blows: ArrayVec<(Blows, i32), SAMPLES> = ArrayVec::new();
        let mut walls: ArrayVec<(i32, i32), SAMPLES> = ArrayVec::new();
        let (mut dice, mut faces) = (0, 0);
        for _ in 0..SAMPLES {
            let mut state = self.imagine_ready(view, fighter, rng);
            state.corner_mut(fighter).play.ready = true;
            self.lift_screens(&mut state, rng);
            blows.push((self.blows(&state, fighter), 1));
            walls.push((self.wall(&state, fighter), 1));
            dice += self.dice_gained(&state, fighter);
            faces += self.faces_gained(&state, fighter);
        }
        Odds {
            dice: 10 * dice / SAMPLES as i32,
            faces: 10 * faces / SAMPLES as i32,
            ..self.odds_of(&self.known(view), fighter, &blows, &walls)
        }
    }

    fn odds_of(
        &self,
        state: &State,
        fighter: Fighter,
        blows: &[(Blows, i32)],
        walls: &[(i32, i32)],
    ) -> Odds {
        let holds = state.marker == self.team(fighter);
        let odds = Odds::of(blows, walls, self.lives(state, fighter));
        odds.with_marker(walls, holds, Kapow::worth_of_marker(state))
    }

    fn lives(&self, state: &State, fighter: Fighter) -> [i32; 2] {
        let team = self.team(fighter);
        [team, team.other()].map(|team| i32::from(state.life[team as usize]))
    }

    /// A world in which everybody else has placed dice.
    pub(crate) fn imagine_ready(&self, view: &View, fighter: Fighter, rng: &mut dyn Rng) -> State {
        let mut state = self.imagine_state(view, rng);
        for other in self.fighters().filter(|&other| other != fighter) {
            if self.is_person(other) && !state.corner(other).play.ready {
                state.hand_mut(other).doing = None;
                let lean = self.lean_of_ally(&state, fighter, other);
                let lean = lean.unwrap_or_else(|| Lean::random(rng));
                self.place_well(&mut state, other, lean);
                state.corner_mut(other).play.ready = true;
            }
        }
        state
    }

    /// Goes on to the moment when all is revealed.
    fn lift_screens(&self, state: &mut State, rng: &mut dyn Rng) {
        loop {
            if let Some(chance) = self.chance(state) {
                self.landed(state, &chance.sample(rng), &mut Silent);
            } else if let Some(&frame) = state.frames.last() {
                self.work(state, frame, &mut Silent);
            } else {
                let pace = match state.stage {
                    Stage::Select => self.open_screens(state, &mut Silent),
                    Stage::Solo(fighter) => self.solo_step(state, fighter, &mut Silent),
                    _ => Pace::Wait,
                };
                if pace == Pace::Wait {
                    return;
                }
            }
        }
    }

    /// What a fighter is hit with when all is revealed.
    fn blows(&self, state: &State, fighter: Fighter) -> Blows {
        let coop = self.mode == Mode::Coop;
        let aims = |foe: &Fighter| coop || self.target(state, *foe) == fighter;
        let foes = self.members(self.team(fighter).other()).filter(aims);
        let ally = self.ally(fighter).filter(|_| coop);
        Blows {
            hits: foes.map(|foe| self.strength(state, foe)).collect(),
            guard: ally.map_or(0, |ally| i32::from(self.planned_defence(state, ally))),
        }
    }

    /// The defence that a fighter's attack meets.
    fn wall(&self, state: &State, fighter: Fighter) -> i32 {
        let wall = |foe: Fighter| i32::from(self.planned_defence(state, foe));
        if self.mode != Mode::Coop {
            return wall(self.target(state, fighter));
        }
        let foes = self.members(self.team(fighter).other());
        foes.map(wall).max().unwrap_or(0)
    }

    fn dice_gained(&self, state: &State, fighter: Fighter) -> i32 {
        self.gains(state, self.opponent(state, fighter), |verb| match verb {
            Verb::TraitDice(count) | Verb::ActionDice(count) => i32::from(count),
            _ => 0,
        })
    }

    fn faces_gained(&self, state: &State, fighter: Fighter) -> i32 {
        self.gains(state, self.opponent(state, fighter), |verb| match verb {
            Verb::Faces { count, .. } | Verb::CopyFace { count, .. } => i32::from(count),
            _ => 0,
        })
    }

    /// The attack of someone whose dice are revealed.
    fn strength(&self, state: &State, fighter: Fighter) -> i32 {
        if !self.is_person(fighter) {
            return i32::from(self.attack(state, fighter, SpotSet::EMPTY).total());
        }
        i32::from(crate::ahead::outlook(self, state, fighter).attack)
    }

    /// What the abilities bring that someone powers up with.
    fn gains(&self, state: &State, fighter: Fighter, count: impl Fn(Verb) -> i32) -> i32 {
        let mut sum = 0;
        for spot in self.selected_with(state, fighter, Mark::PowerUp) {
            self.each_verb(state, fighter, spot, &mut |verb| sum += count(verb));
        }
        sum
    }
}
