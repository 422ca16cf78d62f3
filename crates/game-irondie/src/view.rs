//! What one viewer may know, and inventing the rest. Sets lie open (IR-3.5), so the secrets are
//! few: sealed choices, damage being distributed, and side sets that have never been shown.

use crate::offer::next_pain;
use crate::state::{
    Pain, Public, SEATS, SIDE_SET, Secret, Side, SideSet, Stage, State, Swap, dice_of,
};
use crate::{Irondie, KindId, Make, Offer};
use arrayvec::ArrayVec;
use dice::DiceSet;
use kernel::{Rng, Sealed, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know. It has no field that could leak.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that lies open.
    pub public: Public,
    /// Who has answered the present secret question.
    pub sealed: SeatSet,
    /// What I have sealed.
    pub mine: Option<Secret>,
    /// Damage I have put on my side's Life dice so far.
    pub pain: Pain,
    /// My side set.
    pub side_set: Option<SideSet>,
    /// What is known of everybody's side sets.
    pub shown: [Shown; SEATS],
}

/// What is known of a side set.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Shown {
    /// Dice that have been in a shown set, in order.
    pub known: ArrayVec<Make, SIDE_SET>,
    /// How many others there are.
    pub hidden: u8,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let me = viewer.seat();
        let speaks = |seat: Seat| Side::of(seat).speaker() == seat;
        let pain = match me {
            Some(seat) if speaks(seat) => state.pain[Side::of(seat) as usize].clone(),
            _ => Pain::new(),
        };
        View {
            viewer,
            public: state.public.clone(),
            sealed: state.sealed_by(),
            mine: me.and_then(|seat| state.sealed.of(seat)),
            pain,
            side_set: me.and_then(|seat| state.side_sets[seat.index()]),
            shown: std::array::from_fn(|seat| shown(state.side_sets[seat])),
        }
    }
}

fn shown(side_set: Option<SideSet>) -> Shown {
    let Some(SideSet { makes, known }) = side_set else {
        return Shown::default();
    };
    let is_known = |place: &usize| known >> place & 1 == 1;
    let known: ArrayVec<Make, SIDE_SET> = (0..SIDE_SET)
        .filter(is_known)
        .map(|place| makes[place])
        .collect();
    let hidden = (SIDE_SET - known.len()) as u8;
    Shown { known, hidden }
}

impl Irondie {
    /// Invents what the view leaves open: every secret that fits, none of it from the truth.
    pub(crate) fn imagine_state(&self, view: &View, rng: &mut dyn Rng) -> State {
        let me = view.viewer.seat();
        let mut state = State {
            public: view.public.clone(),
            sealed: Sealed::EMPTY,
            pain: [Pain::new(), Pain::new()],
            side_sets: std::array::from_fn(|seat| self.imagine_side(&view.shown[seat], rng)),
        };
        if let Some(seat) = me {
            state.side_sets[seat.index()] = view.side_set;
            view.mine
                .into_iter()
                .for_each(|secret| state.sealed.seal(seat, secret));
        }
        if view.public.stage == Stage::Damage {
            self.imagine_pain(view, &mut state, rng);
        } else {
            let others: Vec<Seat> = view
                .sealed
                .iter()
                .filter(|&seat| Some(seat) != me)
                .collect();
            for seat in others {
                let secret = self.imagine_secret(&state, seat, rng);
                state.sealed.seal(seat, secret);
            }
        }
        state
    }

    fn imagine_side(&self, shown: &Shown, rng: &mut dyn Rng) -> Option<SideSet> {
        if shown.known.is_empty() && shown.hidden == 0 {
            return None;
        }
        let mut dice: ArrayVec<(Make, bool), SIDE_SET> =
            shown.known.iter().map(|&make| (make, true)).collect();
        (0..shown.hidden).for_each(|_| dice.push((self.imagine_make(rng), false)));
        dice.sort_unstable();
        let known = dice
            .iter()
            .enumerate()
            .map(|(place, die)| u8::from(die.1) << place)
            .sum();
        let makes = std::array::from_fn(|place| dice[place].0);
        Some(SideSet { makes, known })
    }

    fn imagine_make(&self, rng: &mut dyn Rng) -> Make {
        let kind = KindId::new(rng.below(self.tables.kinds.len() as u32) as u8)
            .expect("a pack holds no more kinds than a die can have");
        let colour = crate::Colour::ALL[rng.below(8) as usize];
        Make::new(kind, colour, rng.below(2) == 1)
    }

    fn imagine_secret(&self, state: &State, seat: Seat, rng: &mut dyn Rng) -> Secret {
        match state.public.stage {
            Stage::Split => {
                let hand = state.public.zones.hand.and(dice_of(seat));
                Secret::Split(
                    hand.iter()
                        .filter(|_| rng.below(2) == 1)
                        .collect::<DiceSet>(),
                )
            }
            Stage::Return => {
                let dice = self.returnable(&state.public, seat);
                Secret::Return(
                    dice.iter()
                        .nth(rng.below(u32::from(dice.len()) + 1) as usize),
                )
            }
            Stage::Swap => Secret::Swap(self.imagine_swap(state, seat, rng)),
            stage => unreachable!("nothing is sealed at {stage:?}"),
        }
    }

    fn imagine_swap(&self, state: &State, seat: Seat, rng: &mut dyn Rng) -> Swap {
        let side_set = state.side_sets[seat.index()].expect("only seats with a side set swap");
        let mut offers = Vec::new();
        self.list_swaps(&state.public, seat, side_set, &mut offers);
        match offers[rng.below(offers.len() as u32) as usize] {
            Offer::Swap(swap) => swap,
            other => unreachable!("{other:?} is no swap"),
        }
    }

    /// Sides that have finished get some full distribution, the others only what is forced.
    fn imagine_pain(&self, view: &View, state: &mut State, rng: &mut dyn Rng) {
        for side in Side::BOTH {
            let speaker = side.speaker();
            let pain = &mut state.pain[side as usize];
            if view.viewer.seat() == Some(speaker) {
                pain.clone_from(&view.pain);
                continue;
            }
            let finished = view.sealed.contains(speaker);
            while let Some((_, least, most)) = next_pain(&view.public, side, pain) {
                if least < most && !finished {
                    break;
                }
                pain.push(least + rng.below(u32::from(most - least) + 1) as u8);
            }
        }
    }
}
