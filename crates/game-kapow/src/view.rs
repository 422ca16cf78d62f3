//! What one viewer may know, and inventing the rest. While abilities are chosen the dice behind a
//! screen, where they lie, which of them have new faces, the arrow and the cards are hidden;
//! everything else lies open (KA-1.4).

use crate::board::can_show;
use crate::state::{DICE, NOWHERE, Stage, State, Table, Throw, action_place};
use crate::{Fighter, Kapow, Symbols, Verb};
use dice::{DiceSet, DieId};
use kernel::{Rng, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know: the table as it looks from there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The table; what is hidden from the viewer is left out of it.
    pub table: Table,
}

impl Kapow {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mut table = state.table.clone();
        for fighter in self.hidden_from(&table, viewer) {
            self.cover(&mut table, fighter);
        }
        View { viewer, table }
    }

    /// Those whose screens the viewer does not sit behind, while screens are up.
    pub fn hidden_from(
        &self,
        table: &Table,
        viewer: Viewer,
    ) -> impl Iterator<Item = Fighter> + use<'_> {
        let up = Kapow::is_hidden(table.stage);
        self.fighters()
            .filter(move |&one| up && self.is_person(one) && !self.screen(one).includes(viewer))
    }

    /// Leaves out what is behind a screen.
    fn cover(&self, table: &mut Table, fighter: Fighter) {
        let opposite = self.opposite(fighter);
        for die in table.corner(fighter).dice {
            table.up[die.index()] = 0;
            table.slot[die.index()] = NOWHERE;
        }
        self.cover_faces(table, fighter);
        let corner = table.corner_mut(fighter);
        corner.filled = 0;
        corner.doing = None;
        corner.target = opposite;
        corner.changes = 0;
        let team = self.team(fighter);
        table.flipped[team as usize] = 0;
        if let Some(throw) = &mut table.throw
            && throw.fighter == fighter
            && table.stage != Stage::Roll
        {
            throw.dice = DiceSet::EMPTY;
        }
    }

    /// Faces clipped on behind the screen look as if they were on no die yet (KA-3.5).
    fn cover_faces(&self, table: &mut Table, fighter: Fighter) {
        for die in table.actions(fighter) {
            let fresh = std::mem::take(&mut table.fresh[action_place(die)]);
            for side in (0..6).filter(|side| fresh >> side & 1 == 1) {
                let face = std::mem::take(&mut table.faces_on_mut(die)[side]);
                table.corner_mut(fighter).pool[face.index()] += 1;
            }
        }
    }

    /// Invents what the view leaves open: every secret that fits, none of it from the truth.
    pub(crate) fn imagine_state(&self, view: &View, rng: &mut dyn Rng) -> State {
        let mut table = view.table.clone();
        for fighter in self.hidden_from(&view.table, view.viewer) {
            let team = self.team(fighter);
            if self.mode.has_teams() && self.members(team).next() == Some(fighter) {
                table.flipped[team as usize] = rng.below(16) as u8;
            }
            let rolled = table.stage == Stage::Select || table.acting & fighter.bit() == 0;
            if rolled {
                self.imagine_dice(&mut table, fighter, rng);
            }
            let count = self.members(team.other()).count() as u32;
            let mut foes = self.members(team.other());
            if let Some(target) = foes.nth(rng.below(count) as usize) {
                table.corner_mut(fighter).target = target;
            }
        }
        State { table }
    }

    fn imagine_dice(&self, table: &mut Table, fighter: Fighter, rng: &mut dyn Rng) {
        self.imagine_faces(table, fighter, rng);
        let dice = table.corner(fighter).dice;
        for die in dice {
            let side = rng.below(6) as u8;
            table.up[die.index()] = self.plain_side(table, die, side);
        }
        self.imagine_fired(table, fighter, rng);
        let mid_air = |throw: &Throw| throw.fighter == fighter && table.stage == Stage::Select;
        if table.throw.as_ref().is_some_and(mid_air) {
            let loose = table.loose(fighter);
            let die = pick(loose, rng).map_or(DiceSet::EMPTY, DiceSet::of);
            table.throw = Some(Throw { fighter, dice: die });
        } else if table.corner(fighter).ready {
            self.place_well(table, fighter, crate::plan::Lean::random(rng));
        }
    }

    /// New faces of abilities that were announced are on some die with room.
    fn imagine_faces(&self, table: &mut Table, fighter: Fighter, rng: &mut dyn Rng) {
        let (board, corner) = (self.board(fighter), table.corner(fighter));
        let (fired, used) = (corner.fired, corner.used);
        for (spot, at) in board.spots.iter().enumerate() {
            let announced = at.slots & fired != 0 || used >> spot & 1 == 1;
            let types = self.attaches(table, fighter, spot as u8);
            let pool = table.corner(fighter).pool;
            let face = types.iter().find(|face| pool[face.index()] > 0);
            let Some(face) = face.filter(|_| announced) else {
                continue;
            };
            let dice = table.actions(fighter).iter();
            let roomy: DiceSet = dice.filter(|&die| table.bare_side(die).is_some()).collect();
            let Some(die) = pick(roomy, rng) else { return };
            if let Some(side) = table.clip(fighter, face, die) {
                table.fresh[action_place(die)] |= 1 << side;
            }
        }
    }

    /// The types of face that an ability clips on at once.
    fn attaches(&self, table: &Table, fighter: Fighter, spot: u8) -> Symbols {
        let verbs = self.pack.verbs(self.ability(table, fighter, spot).effects);
        let types = verbs.iter().find_map(|verb| match verb {
            Verb::AttachFace { of, .. } => Some(*of),
            _ => None,
        });
        types.unwrap_or(Symbols::NONE)
    }

    /// Dice on immediate abilities that were announced: some that fit.
    fn imagine_fired(&self, table: &mut Table, fighter: Fighter, rng: &mut dyn Rng) {
        let mut fired = table.corner(fighter).fired;
        while fired != 0 {
            let slot = fired.trailing_zeros() as u8;
            fired &= fired - 1;
            let need = self.need(table, fighter, slot);
            let side = |die: DieId| can_show(*self.sides_of(table, die), self.make(die), need);
            let fitting: DiceSet = table
                .loose(fighter)
                .iter()
                .filter(|&die| side(die).is_some())
                .collect();
            let found = pick(fitting, rng).and_then(|die| Some((die, side(die)?)));
            if let Some((die, side)) = found {
                table.up[die.index()] = self.plain_side(table, die, side);
                table.put(fighter, die, slot);
            }
        }
    }
}

/// One of the dice, all alike.
fn pick(dice: DiceSet, rng: &mut dyn Rng) -> Option<DieId> {
    if dice.is_empty() {
        return None;
    }
    let place = rng.below(u32::from(dice.len())) as usize;
    dice.iter().nth(place)
}

const _: () = assert!(
    DICE < NOWHERE as usize,
    "a die and no die can be told apart"
);
