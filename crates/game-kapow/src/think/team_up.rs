//! Playing side by side: cards that want two dice, arrows, and who takes the blows. For bots; no
//! rule hangs on it.

use crate::state::State;
use crate::think::plan::Lean;
use crate::{Fighter, Kapow, Mode, Offer, SpotId, Verb, View};
use kernel::Rng;

/// What the ally's half of a card counts for while it is empty, in hundredths.
const HOPED: i32 = 40;
/// How much better, in tenths of a point of life, another target must be.
const WORTH_TURNING: i32 = 4;

/// The one who takes the blows, and the one who need not, against boards that play by themselves.
const SHIELD: Lean = Lean {
    attack: 60,
    defence: 200,
    growth: 100,
};
const SWORD: Lean = Lean {
    attack: 130,
    defence: 5,
    growth: 110,
};

impl Kapow {
    /// Whether a place on the board is for the half of a card.
    pub(crate) fn is_card(&self, fighter: Fighter, spot: SpotId) -> bool {
        self.board(fighter).card_at(spot).is_some()
    }

    /// Whether the ally has filled its half of a card, or can (KA-12.4).
    pub(crate) fn ally_joins(&self, state: &State, fighter: Fighter, spot: SpotId) -> bool {
        let half = self.half_of_ally(fighter, spot);
        half.is_some_and(|(ally, spot)| {
            self.complete(state, ally, spot) > 0
                || !state.corner(ally).play.ready && self.has_die_for(state, ally, spot)
        })
    }

    fn has_die_for(&self, state: &State, fighter: Fighter, spot: SpotId) -> bool {
        let need = self.ability(state, fighter, spot).slots[0].need;
        let mut loose = state.loose(fighter).iter();
        loose.any(|die| need.takes(self.look(state, fighter, die)))
    }

    /// What the ally gets if a card works, in tenths of a point of life.
    pub(crate) fn worth_to_ally(&self, state: &State, fighter: Fighter, spot: SpotId) -> i32 {
        let Some((ally, spot)) = self.half_of_ally(fighter, spot) else {
            return 0;
        };
        let verbs = self.pack.verbs(self.ability(state, ally, spot).effects);
        let worth = verbs.iter().map(|verb| match *verb {
            Verb::AttackKicker(count) | Verb::DefenceKicker(count) | Verb::Faces { count, .. } => {
                6 * i32::from(count)
            }
            Verb::TraitDice(count) | Verb::ActionDice(count) => 36 * i32::from(count),
            Verb::Life(count) | Verb::LoseLife(count) | Verb::OpponentLosesLife(count) => {
                9 * i32::from(count)
            }
            _ => 0,
        });
        let worth: i32 = worth.sum();
        if self.complete(state, ally, spot) > 0 {
            worth
        } else {
            worth * HOPED / 100
        }
    }

    /// Against boards that play by themselves all blows go to the better defence (KA-13.10): one
    /// defends, the other need not. How the ally will place its dice, then.
    pub(crate) fn lean_of_ally(
        &self,
        state: &State,
        fighter: Fighter,
        ally: Fighter,
    ) -> Option<Lean> {
        if self.mode != Mode::Coop {
            return None;
        }
        let [own, other] = [fighter, ally].map(|one| self.placed_defence(state, one));
        let shield = other > own || other == own && ally < fighter;
        Some(if shield { SHIELD } else { SWORD })
    }

    /// The best defence someone could place dice for.
    fn placed_defence(&self, state: &State, fighter: Fighter) -> u8 {
        let mut state = state.clone();
        let lean = Lean {
            attack: 0,
            defence: 100,
            growth: 0,
        };
        self.place_well(&mut state, fighter, lean);
        let selected = self.selected(&state, fighter);
        state.corner_mut(fighter).play.selected = selected;
        self.planned_defence(&state, fighter)
    }

    /// Arrows and cards come before dice: another target, or a card the other way round.
    pub(crate) fn team_step(
        &self,
        view: &View,
        fighter: Fighter,
        offers: &[Offer],
        rng: &(impl Rng + Clone),
    ) -> Option<Offer> {
        let state = self.known(view);
        let (corner, hand) = (state.corner(fighter), state.hand(fighter));
        if !hand.filled.within(corner.play.fired) || hand.changes >= 6 {
            return None;
        }
        self.turn_card(&state, fighter, offers)
            .or_else(|| self.turn_arrow(view, fighter, offers, rng))
    }

    /// A card that neither can use as it lies, and both could the other way round. Only one of the
    /// two turns cards, or they would turn them back and forth.
    fn turn_card(&self, state: &State, fighter: Fighter, offers: &[Offer]) -> Option<Offer> {
        let ally = self.ally(fighter)?;
        if ally < fighter && !state.corner(ally).play.ready {
            return None;
        }
        let team = self.team(fighter) as usize;
        offers.iter().copied().find(|offer| {
            let Offer::Rotate(colour) = *offer else {
                return false;
            };
            let Some(spot) = self.card_spot(fighter, colour) else {
                return false;
            };
            let works = |state: &State| {
                self.has_die_for(state, fighter, spot) && self.ally_joins(state, fighter, spot)
            };
            let mut turned = state.clone();
            turned.behind.flipped[team].toggle(colour);
            !works(state) && works(&turned)
        })
    }

    /// The enemy against whom the dice come to more.
    fn turn_arrow(
        &self,
        view: &View,
        fighter: Fighter,
        offers: &[Offer],
        rng: &(impl Rng + Clone),
    ) -> Option<Offer> {
        let other = offers.iter().find_map(|offer| match offer {
            Offer::Aim(other) => Some(*other),
            _ => None,
        })?;
        let worth = |target: Fighter| {
            let mut view = view.clone();
            if let Some(seen) = &mut view.seen[fighter.index()] {
                seen.aim = Some(target);
            }
            let odds = self.odds(&view, fighter, &mut rng.clone());
            self.plan(&self.known(&view), fighter, Lean::PLAIN, &odds)
                .plain
        };
        let gain = worth(other) - worth(self.target(&self.known(view), fighter));
        (gain > WORTH_TURNING).then_some(Offer::Aim(other))
    }
}
