//! What one viewer may know, and inventing the rest. While abilities are chosen the dice behind a
//! screen, where they lie, which of them have new faces, the arrow and the cards are hidden;
//! everything else lies open (KA-1.4).

use crate::board::can_show;
use crate::state::{Behind, Doing, FIGHTERS, Public, Stage, State, action_place};
use crate::{CardColour, Fighter, Kapow, SlotId, SpotId, Symbol, Symbols, Verb};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId, Set};
use kernel::{Rng, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know. It has no field that could leak: what is behind a screen is there for
/// those only who sit behind it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that lies open.
    pub public: Public,
    /// What the viewer sees of each fighter's dice and plans: nothing where a screen hides them.
    pub seen: [Option<Seen>; FIGHTERS],
}

/// What a fighter has behind its screen, for those who see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// How its dice lie, in the order of their numbers.
    pub dice: Vec<Lying>,
    /// Faces that nobody else knows the place of yet: die, side, face (KA-3.5).
    pub fresh: Vec<(DieId, usize, Symbol)>,
    /// Its dice that are in the air.
    pub air: DiceSet,
    /// A question that an immediate ability still has.
    pub doing: Option<Doing>,
    /// The one it aims at, where that is not the one opposite.
    pub aim: Option<Fighter>,
    /// How often it has changed its mind in this phase.
    pub changes: u8,
    /// The cards that its team has turned round.
    pub flipped: Set<CardColour>,
}

/// How a die lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lying {
    /// The side that is up; 0 where it has not been rolled.
    pub up: u8,
    /// The slot it lies in.
    pub slot: Option<SlotId>,
}

impl Kapow {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mut seen = [const { None }; FIGHTERS];
        for fighter in self.fighters() {
            if !self.hides(state, fighter, viewer) {
                seen[fighter.index()] = Some(self.look_behind(state, fighter));
            }
        }
        View {
            viewer,
            public: state.public.clone(),
            seen,
        }
    }

    /// Whether a screen is between a viewer and a fighter's dice.
    fn hides(&self, public: &Public, fighter: Fighter, viewer: Viewer) -> bool {
        let up = Kapow::is_hidden(public.stage);
        up && self.is_person(fighter) && !self.screen(fighter).includes(viewer)
    }

    /// Those whose screens the viewer does not sit behind, while screens are up.
    pub fn hidden_from(
        &self,
        public: &Public,
        viewer: Viewer,
    ) -> impl Iterator<Item = Fighter> + use<'_> {
        let hidden = self
            .fighters()
            .filter(|&one| self.hides(public, one, viewer));
        hidden.collect::<ArrayVec<Fighter, FIGHTERS>>().into_iter()
    }

    fn look_behind(&self, state: &State, fighter: Fighter) -> Seen {
        let dice = state.corner(fighter).dice.iter().map(|die| Lying {
            up: state.behind.up[die.index()],
            slot: state.slot_of(die),
        });
        let hand = state.hand(fighter);
        Seen {
            dice: dice.collect(),
            fresh: state.fresh_faces(fighter).collect(),
            air: hand.air,
            doing: hand.doing,
            aim: hand.aim,
            changes: hand.changes,
            flipped: state.behind.flipped[self.team(fighter) as usize],
        }
    }

    /// What a view tells, laid out as a match with nothing behind the screens that it does not
    /// look behind: for drawing and for thinking, not for playing on.
    pub fn known(&self, view: &View) -> State {
        let mut state = State {
            public: view.public.clone(),
            behind: Behind::EMPTY,
        };
        for (fighter, seen) in self.fighters().zip(&view.seen) {
            if let Some(seen) = seen {
                self.lay_out(&mut state, fighter, seen);
            }
        }
        state
    }

    fn lay_out(&self, state: &mut State, fighter: Fighter, seen: &Seen) {
        for (die, lying) in state.corner(fighter).dice.iter().zip(&seen.dice) {
            state.behind.up[die.index()] = lying.up;
            if let Some(slot) = lying.slot {
                state.put(fighter, die, slot);
            }
        }
        for &(die, side, face) in &seen.fresh {
            state.behind.fresh[action_place(die)][side] = face;
        }
        state.behind.flipped[self.team(fighter) as usize] = seen.flipped;
        let hand = state.hand_mut(fighter);
        hand.air = seen.air;
        hand.doing = seen.doing;
        hand.aim = seen.aim;
        hand.changes = seen.changes;
    }

    /// Invents what the view leaves open: every secret that fits, none of it from the truth.
    pub(crate) fn imagine_state(&self, view: &View, rng: &mut dyn Rng) -> State {
        let mut state = self.known(view);
        for fighter in self.hidden_from(&view.public, view.viewer) {
            let team = self.team(fighter);
            if self.mode.has_teams() && self.members(team).next() == Some(fighter) {
                let cards = CardColour::ALL.into_iter();
                state.behind.flipped[team as usize] = cards.filter(|_| rng.below(2) == 1).collect();
            }
            let rolled = state.stage == Stage::Select || !state.acting.contains(fighter);
            if rolled {
                self.imagine_dice(&mut state, fighter, rng);
            } else if state.throw == Some(fighter) {
                let dice = state.corner(fighter).dice;
                state.toss(fighter, dice);
            }
            let count = self.members(team.other()).count() as u32;
            let mut foes = self.members(team.other());
            if let Some(target) = foes.nth(rng.below(count) as usize) {
                self.aim(&mut state, fighter, target);
            }
        }
        state
    }

    fn imagine_dice(&self, state: &mut State, fighter: Fighter, rng: &mut dyn Rng) {
        self.imagine_faces(state, fighter, rng);
        let dice = state.corner(fighter).dice;
        for die in dice {
            let side = rng.below(6) as u8;
            state.behind.up[die.index()] = self.plain_side(die, side);
        }
        self.imagine_fired(state, fighter, rng);
        if state.throw == Some(fighter) {
            let loose = state.loose(fighter);
            let dice = pick(loose, rng).map_or(DiceSet::EMPTY, DiceSet::of);
            state.toss(fighter, dice);
        } else if state.corner(fighter).play.ready {
            self.place_well(state, fighter, crate::think::plan::Lean::random(rng));
        }
    }

    /// New faces of abilities that were announced are on some die with room.
    fn imagine_faces(&self, state: &mut State, fighter: Fighter, rng: &mut dyn Rng) {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let (fired, used) = (corner.play.fired, corner.play.used);
        for spot in board.spots() {
            let announced = board.spot(spot).slots.meets(fired) || used.contains(spot);
            let types = self.attaches(state, fighter, spot);
            let pool = state.pool(fighter);
            let face = types.iter().find(|face| pool[face.index()] > 0);
            let Some(face) = face.filter(|_| announced) else {
                continue;
            };
            let dice = state.actions(fighter).iter();
            let roomy: DiceSet = dice.filter(|&die| state.bare_side(die).is_some()).collect();
            let Some(die) = pick(roomy, rng) else { return };
            state.clip_behind(face, die);
        }
    }

    /// The types of face that an ability clips on at once.
    fn attaches(&self, state: &State, fighter: Fighter, spot: SpotId) -> Symbols {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let types = verbs.iter().find_map(|verb| match verb {
            Verb::AttachFace { of, .. } => Some(*of),
            _ => None,
        });
        types.unwrap_or(Symbols::NONE)
    }

    /// Dice on immediate abilities that were announced: some that fit.
    fn imagine_fired(&self, state: &mut State, fighter: Fighter, rng: &mut dyn Rng) {
        for slot in state.corner(fighter).play.fired {
            let need = self.need(state, fighter, slot);
            let side = |die: DieId| can_show(self.sides_of(state, die), self.make(die), need);
            let fitting: DiceSet = state
                .loose(fighter)
                .iter()
                .filter(|&die| side(die).is_some())
                .collect();
            let found = pick(fitting, rng).and_then(|die| Some((die, side(die)?)));
            if let Some((die, side)) = found {
                state.behind.up[die.index()] = self.plain_side(die, side);
                state.put(fighter, die, slot);
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
