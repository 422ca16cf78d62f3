//! What comes of a planned attack: the rules play it out on a copy of the table. Whoever may act
//! lets it be, and damage is divided so that as many blockers as possible fall.

use crate::event::Event;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::{Phase, Public, State};
use crate::view::View;
use dice::{DiceSet, DieId};
use kernel::{Choice, Game, Heard, Input, Seat, Waiting};

/// A plan: who attacks, and who blocks whom.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// Attackers, where they are still to be named.
    pub attackers: DiceSet,
    /// Blockers with the attackers they block, where that is still to be said.
    pub blocks: Vec<(DieId, DieId)>,
}

/// What comes of a plan.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Fight {
    /// Damage that players take, in seat order.
    pub damage: Vec<u8>,
    /// Dice that are knocked out.
    pub knocked_out: DiceSet,
    /// Whether chance or somebody's choice has a part in it, so that it may come otherwise.
    pub is_open: bool,
}

/// More answers than a fight ever asks for.
const ANSWERS: usize = 200;

impl DiceMasters {
    /// What comes of a plan, from the moment in which attackers or blockers are named on.
    pub fn foresee_fight(&self, view: &View, plan: &Plan) -> Fight {
        let mut state = view.state();
        let mut heard = Heard::default();
        let mut fight = Fight {
            damage: vec![0; usize::from(self.seats())],
            ..Fight::default()
        };
        for _ in 0..ANSWERS {
            let Some((seat, offer)) = self.next_of_fight(&state, plan, &mut fight) else {
                break;
            };
            let input = Input::Choose {
                seat,
                choice: offer,
            };
            self.apply_unchecked(&mut state, &input, &mut heard);
        }
        for one in &heard.told {
            match one.event {
                Event::KnockedOut { die } => fight.knocked_out.insert(die),
                Event::Life {
                    seat,
                    by,
                    damage: true,
                    ..
                } => fight.damage[seat.index()] += by.unsigned_abs(),
                _ => {}
            }
        }
        fight
    }

    /// The next answer; nothing where the fight is over or hangs on chance.
    fn next_of_fight(
        &self,
        state: &State,
        plan: &Plan,
        fight: &mut Fight,
    ) -> Option<(Seat, Choice<Offer>)> {
        let public = &state.public;
        let seats = match self.waiting(state) {
            Waiting::Seats(seats) if public.phase == Phase::Attack => seats,
            Waiting::Chance(_) if public.phase == Phase::Attack => {
                fight.is_open = true;
                return None;
            }
            _ => return None,
        };
        let seat = seats.first()?;
        let mut offers = Vec::new();
        self.question(public, seat, &mut offers)?;
        let choice = match *public.frames.last()? {
            Frame::Attackers => {
                let planned = |offer: &Offer| match offer {
                    Offer::Attack(die) => plan.attackers.contains(*die),
                    _ => false,
                };
                Choice::several(offers.into_iter().filter(planned))?
            }
            Frame::Block(die) => Choice::one(blocked(plan, die, &offers)?),
            Frame::Divide { left, to, .. } => {
                Choice::one(Offer::Amount(self.deadly(public, to).min(left)))
            }
            Frame::Window { .. } => Choice::one(Offer::Pass),
            _ => {
                fight.is_open = true;
                let let_be = offers.iter().find(|offer| **offer == Offer::No);
                Choice::one(*let_be.or(offers.first())?)
            }
        };
        Some((seat, choice))
    }

    /// As much damage as a blocker falls by.
    fn deadly(&self, public: &Public, blocker: DieId) -> u8 {
        let defence = self.stats(public, blocker).defence;
        defence.saturating_sub(public.die(blocker).damage)
    }
}

/// Whom a die blocks by a plan; somebody all the same where it must.
fn blocked(plan: &Plan, die: DieId, offers: &[Offer]) -> Option<Offer> {
    let planned = plan.blocks.iter().find(|(blocker, _)| *blocker == die);
    let planned = planned.map(|(_, attacker)| Offer::Block(*attacker));
    let wanted = planned.unwrap_or(Offer::NoBlock);
    let offered = offers.iter().find(|offer| **offer == wanted);
    let no_block = offers.iter().find(|offer| **offer == Offer::NoBlock);
    offered.or(no_block).or(offers.first()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pack, Setup};
    use kernel::Viewer;

    const FIELD: &str = "active = \"A\"\nphase = \"attack\"\n\
        [A]\nlife = 10\nbag = [\"sidekick x6\"]\nfield = [\"drax 1\", \"sidekick 1 x2\"]\n\
        [B]\nlife = 10\nbag = [\"sidekick x7\"]\nfield = [\"sidekick 1\"]\n";

    fn table() -> (DiceMasters, View) {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap();
        let state = game.place(FIELD).unwrap();
        let view = game.view(&state, Viewer::Table);
        (game, view)
    }

    #[test]
    fn whoever_is_not_blocked_hits_the_player() {
        let (game, view) = table();
        let field = view.public.field[0];
        let drax = field.iter().next().unwrap();
        let attack = game.stats(&view.public, drax).attack;
        let plan = Plan {
            attackers: field,
            blocks: Vec::new(),
        };
        let fight = game.foresee_fight(&view, &plan);
        assert_eq!(fight.damage, [0, attack + 2]);
        assert!(fight.knocked_out.is_empty() && !fight.is_open);
        let nobody = game.foresee_fight(&view, &Plan::default());
        assert_eq!((nobody.damage, nobody.is_open), (vec![0, 0], false));
    }

    #[test]
    fn a_blocker_takes_the_blow_and_falls() {
        let (game, view) = table();
        let field = view.public.field[0];
        let (drax, blocker) = (
            field.first().unwrap(),
            view.public.field[1].first().unwrap(),
        );
        let plan = Plan {
            attackers: DiceSet::of(drax),
            blocks: vec![(blocker, drax)],
        };
        let fight = game.foresee_fight(&view, &plan);
        assert_eq!(fight.damage, [0, 0]);
        assert_eq!(fight.knocked_out, DiceSet::of(blocker));
    }
}
