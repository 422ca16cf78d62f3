//! Quick answers to small questions, good enough to play a round on with.

use crate::board::Mark;
use crate::state::{Stage, State};
use crate::{Fighter, Kapow, Make, Offer, Spend, SpotId, Symbol, Verb};
use dice::Id;

impl Kapow {
    /// A sensible pick among the offers of a fighter, outside phase 1.
    pub(crate) fn sensible(&self, state: &State, fighter: Fighter, offers: &[Offer]) -> Offer {
        let first = offers[0];
        if let Some(frame) = state.frames.last() {
            let verb = self.pack.verb(frame.verb);
            let for_me = self.team(frame.fighter) == self.team(fighter);
            return best(offers, |offer| {
                self.liking(state, fighter, verb, for_me, offer)
            });
        }
        match state.stage {
            Stage::Attack(_) => self.sensible_attack(state, fighter, offers),
            Stage::Defend(_) => self.sensible_defence(state, fighter, offers),
            Stage::CleanUp => best(offers, |offer| match offer {
                Offer::Clip { face, die } => {
                    let faces = state.faces_on(die).into_iter();
                    let filled = faces.filter(|&side| side != Symbol::Blank).count();
                    100 + 10 * face_worth(face) + filled as i32
                }
                Offer::Done => 50,
                Offer::Next(face) => 20 - face_worth(face),
                _ => 0,
            }),
            _ => first,
        }
    }

    fn sensible_attack(&self, state: &State, fighter: Fighter, offers: &[Offer]) -> Offer {
        let times = self.in_use(state, fighter, Mark::AttackTimes);
        if times.len() > 1 {
            let kick = |spot: &SpotId| self.kick(state, fighter, *spot);
            let weakest = times.iter().min_by_key(kick);
            if let Some(spot) = weakest {
                return Offer::Leave(spot);
            }
        }
        let life = state.life[self.team(fighter) as usize];
        best(offers, |offer| match offer {
            Offer::Spend(_) => 300,
            Offer::Leave(spot) if self.price(state, fighter, spot) >= life => 400,
            Offer::Strike(base) => 1 + i32::from(self.attack_with(state, fighter, base)),
            _ => 0,
        })
    }

    fn sensible_defence(&self, state: &State, fighter: Fighter, offers: &[Offer]) -> Offer {
        let times = self.in_use(state, fighter, Mark::DefenceTimes);
        if times.len() > 1 {
            let kick = |spot: &SpotId| self.kick(state, fighter, *spot);
            if let Some(spot) = times.iter().min_by_key(kick) {
                return Offer::Leave(spot);
            }
        }
        best(offers, |offer| match offer {
            Offer::Defend(base) => 100 + i32::from(self.defence_with(state, fighter, base)),
            Offer::Spend(Spend::Face) => 50,
            Offer::Stand => 40,
            _ => 0,
        })
    }

    fn kick(&self, state: &State, fighter: Fighter, spot: SpotId) -> u8 {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let kicks = verbs.iter().map(|verb| match verb {
            Verb::AttackKicker(count) | Verb::DefenceKicker(count) => *count,
            _ => 0,
        });
        kicks.sum()
    }

    fn price(&self, state: &State, fighter: Fighter, spot: SpotId) -> u8 {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let price = verbs.iter().map(|verb| match verb {
            Verb::LoseLife(count) => *count,
            _ => 0,
        });
        price.sum()
    }

    /// How much a fighter likes an answer to a verb.
    fn liking(
        &self,
        state: &State,
        fighter: Fighter,
        verb: Verb,
        for_me: bool,
        offer: Offer,
    ) -> i32 {
        let sign = if for_me { 1 } else { -1 };
        match offer {
            Offer::Gain(face) => {
                let pool = i32::from(state.corner(fighter).pool[face.index()]);
                10 * face_worth(face) - 4 * pool
            }
            Offer::Take(make) => {
                let dice = state.corner(fighter).dice.iter();
                let same = dice.filter(|&die| self.make(die) == make).count() as i32;
                sign * (make_worth(make) - if for_me { 3 * same } else { 0 })
            }
            Offer::Give(source) => -face_worth(self.face_at(state, fighter, source)),
            Offer::Trade { source, face } => {
                face_worth(face) - face_worth(self.face_at(state, fighter, source))
            }
            Offer::LockIn(spot) => self.lock_worth(state, fighter, spot),
            Offer::Option(option) => match verb {
                // Lose life, or hand a face over: what is left decides.
                Verb::OpponentChooses(_) => {
                    let low = state.life[self.team(fighter) as usize] <= 6;
                    i32::from((option.index() == 1) == low)
                }
                // A trait die or an action die for an enemy: the second is worth less.
                Verb::DieOfOpponentsChoice(_) => option.index() as i32,
                _ => -(option.index() as i32),
            },
            _ => 0,
        }
    }

    fn lock_worth(&self, state: &State, fighter: Fighter, spot: SpotId) -> i32 {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let worth = verbs.iter().map(|verb| match verb {
            Verb::BaseAttack(count) => 4 * i32::from(*count),
            Verb::BaseDefence(count) => 5 * i32::from(*count),
            Verb::AttackKicker(count) | Verb::DefenceKicker(count) => 6 * i32::from(*count),
            Verb::Faces { count, .. } => 8 * i32::from(*count),
            Verb::TraitDice(_) => 40,
            Verb::ActionDice(_) => 20,
            Verb::OpponentLosesPerDie(_) | Verb::OpponentLosesPerFace(_) => 10,
            _ => 0,
        });
        worth.sum()
    }
}

const fn face_worth(face: Symbol) -> i32 {
    match face {
        Symbol::Wild => 10,
        Symbol::Might | Symbol::XFactor => 6,
        Symbol::Energy | Symbol::Agility => 5,
        Symbol::Toughness => 4,
        Symbol::Blank => 0,
    }
}

const fn make_worth(make: Make) -> i32 {
    match make {
        Make::Blue => 12,
        Make::Red => 11,
        Make::Yellow => 9,
        Make::Green | Make::Purple => 8,
        Make::Action => 5,
    }
}

/// The first of the best.
fn best(offers: &[Offer], mut liking: impl FnMut(Offer) -> i32) -> Offer {
    let mut best = (i32::MIN, offers[0]);
    for &offer in offers {
        let liked = liking(offer);
        if liked > best.0 {
            best = (liked, offer);
        }
    }
    best.1
}
